//! The progress of a long build or search, on a terminal's standard error and nowhere else.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Shorter work than this shows nothing.
const PATIENCE: Duration = Duration::from_millis(400);

pub struct ProgressLine {
    label: &'static str,
    begun: Instant,
    bar: Option<ProgressBar>,
    /// When the memory was looked up last.
    memory_read: Option<Instant>,
}

impl ProgressLine {
    pub fn new(label: &'static str) -> Self {
        Self { label, begun: Instant::now(), bar: None, memory_read: None }
    }

    /// Shows which share of the work is done, from 0 to 1.
    pub fn show_share(&mut self, share: f64) {
        const PARTS: f64 = 1000.0;
        if let Some(bar) = self.bar("{msg} {wide_bar} {percent} %  {elapsed}") {
            bar.set_length(PARTS as u64);
            bar.set_position((share * PARTS) as u64);
        }
    }

    /// Shows how many rooms are done, of how many, and how much memory that takes.
    pub fn show_rooms(&mut self, rooms: u64, of: u64) {
        let is_due = self.memory_read.is_none_or(|read| read.elapsed() >= PATIENCE);
        let template =
            "{msg} {wide_bar} {percent} %  {human_pos} rooms  {per_sec}  {prefix}  {eta}";
        let Some(bar) = self.bar(template) else { return };
        bar.set_length(of);
        bar.set_position(rooms);
        if is_due && !bar.is_hidden() {
            bar.set_prefix(resident_mib().map_or(String::new(), |mib| format!("{mib} MiB")));
            self.memory_read = Some(Instant::now());
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

/// How much memory the program holds, where the system tells.
fn resident_mib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? / 1024)
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
