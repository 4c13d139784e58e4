//! The progress of a long build or search, on a terminal's standard error and nowhere else.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Shorter work than this shows nothing.
const PATIENCE: Duration = Duration::from_millis(400);

pub struct ProgressLine {
    label: &'static str,
    begun: Instant,
    bar: Option<ProgressBar>,
}

impl ProgressLine {
    pub fn new(label: &'static str) -> Self {
        Self { label, begun: Instant::now(), bar: None }
    }

    /// Shows which share of the work is done, from 0 to 1.
    pub fn show_share(&mut self, share: f64) {
        const PARTS: f64 = 1000.0;
        if let Some(bar) = self.bar("{msg} {wide_bar} {percent} %  {elapsed}") {
            bar.set_length(PARTS as u64);
            bar.set_position((share * PARTS) as u64);
        }
    }

    /// Shows how many things are done, where the total is unknown.
    pub fn show_count(&mut self, count: u64) {
        if let Some(bar) = self.bar("{spinner} {msg}: {human_pos} tiles  {elapsed}") {
            bar.set_position(count);
        }
    }

    fn bar(&mut self, template: &str) -> Option<&ProgressBar> {
        if self.bar.is_none() && self.begun.elapsed() >= PATIENCE {
            // If standard error is no terminal, this target draws nothing.
            let target = ProgressDrawTarget::stderr();
            let bar = ProgressBar::with_draw_target(None, target)
                .with_message(self.label)
                .with_elapsed(self.begun.elapsed());
            if let Ok(style) = ProgressStyle::with_template(template) {
                bar.set_style(style);
            }
            self.bar = Some(bar);
        }
        self.bar.as_ref()
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
