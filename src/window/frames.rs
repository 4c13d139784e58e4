//! How many frames there are a second, and what they cost, told to the log.

use std::time::{Duration, Instant};

use serde_json::json;

use super::log::Log;
use super::rest::System;

/// What was counted since the last line.
pub struct Frames {
    since: Instant,
    count: u32,
    sum: Duration,
    worst: Duration,
}

impl Frames {
    pub fn new() -> Self {
        Self { since: Instant::now(), count: 0, sum: Duration::ZERO, worst: Duration::ZERO }
    }

    /// Counts a frame that took so long until all of it was submitted.
    pub fn note(&mut self, submitted: Duration, log: &mut Log) {
        self.count += 1;
        self.sum += submitted;
        self.worst = self.worst.max(submitted);
        let seconds = self.since.elapsed().as_secs_f64();
        if seconds < 1.0 {
            return;
        }
        if log.is_open() {
            let milliseconds = |time: Duration| (time.as_secs_f64() * 100_000.0).round() / 100.0;
            let details = json!({
                "fps": (f64::from(self.count) / seconds * 10.0).round() / 10.0,
                "submit_ms": [milliseconds(self.sum / self.count), milliseconds(self.worst)],
                "rss_mb": resident_megabytes(),
            });
            log.note("frame", details);
        }
        *self = Self::new();
    }
}

/// Rests until the next frame is due, whether the screen waits for its own beat or not.
pub struct Limiter {
    next: Instant,
    system: System,
}

impl Limiter {
    pub fn new() -> Self {
        Self { next: Instant::now(), system: System::new() }
    }

    /// Tells whether the system has something to say before that.
    pub fn wait(&mut self, rate: f64) -> bool {
        let length = Duration::from_secs_f64(1.0 / rate.max(1.0));
        let now = Instant::now();
        self.next = (self.next + length).clamp(now, now + length);
        self.system.wait(self.next - now)
    }
}

/// How much memory the program holds, where the system tells.
fn resident_megabytes() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kibibytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some((kibibytes / 102.4).round() / 10.0)
}
