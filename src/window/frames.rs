//! How many frames there are a second, what they cost, and how many it takes until the picture
//! answers a press, told to the log.

use std::time::{Duration, Instant};

use serde_json::json;

use super::log::Log;
use super::rest::System;

/// What was counted since the last line.
pub struct FrameCounter {
    since: Instant,
    count: u32,
    sum: Duration,
    worst: Duration,
}

impl FrameCounter {
    pub fn new() -> Self {
        Self { since: Instant::now(), count: 0, sum: Duration::ZERO, worst: Duration::ZERO }
    }

    /// Counts a frame that took so long until all of it was submitted.
    pub fn note(&mut self, submitted: Duration) {
        self.count += 1;
        self.sum += submitted;
        self.worst = self.worst.max(submitted);
    }

    /// Tells the log once a second. Where nothing changed there was no frame.
    pub fn tell(&mut self, log: &mut Log) {
        let seconds = self.since.elapsed().as_secs_f64();
        if seconds < 1.0 {
            return;
        }
        if log.is_open() {
            let milliseconds = |time: Duration| (time.as_secs_f64() * 100_000.0).round() / 100.0;
            let mean = self.sum / self.count.max(1);
            let details = json!({
                "fps": (f64::from(self.count) / seconds * 10.0).round() / 10.0,
                "submit_ms": [milliseconds(mean), milliseconds(self.worst)],
                "rss_mb": resident_megabytes(),
            });
            log.note("frame", details);
        }
        *self = Self::new();
    }
}

/// How many frames go by from a press to the first picture that shows what it did. A frame in which
/// nothing had to be drawn is one too: somebody waited for it.
#[derive(Default)]
pub struct Answers {
    frames: u64,
    /// After how many frames the system said something that may have been a press.
    heard: Option<u64>,
    pressed: Option<u64>,
}

impl Answers {
    /// The system has something to say.
    pub const fn hear(&mut self) {
        self.heard = Some(self.frames);
    }

    /// It was said, and was a press or was none.
    pub fn listen(&mut self, was_press: bool) {
        let heard = self.heard.take().unwrap_or(self.frames);
        if was_press {
            self.pressed.get_or_insert(heard);
        }
    }

    /// A frame has gone by; if it shows something new it answers the press.
    pub fn show(&mut self, is_new: bool, log: &mut Log) {
        self.frames += 1;
        if let Some(pressed) = self.pressed.take_if(|_| is_new) {
            log.note("answered", json!({ "frames": self.frames - pressed }));
        }
    }
}

/// Rests until the next frame is due, whether the screen waits for its own beat or not.
pub struct FrameLimiter {
    next: Instant,
    system: System,
}

impl FrameLimiter {
    pub fn new() -> Self {
        Self { next: Instant::now(), system: System::new() }
    }

    /// Rests until a frame is due at so many a second.
    pub fn rest(&mut self, rate: f64) {
        // A browser has its own beat and does not let anybody sleep.
        if cfg!(not(target_family = "wasm")) {
            std::thread::sleep(self.time_left(rate));
        }
    }

    /// The same, but no longer than until the system has something to say: tells whether it has.
    pub fn wait(&mut self, rate: f64) -> bool {
        let time = self.time_left(rate);
        self.system.wait(time)
    }

    fn time_left(&mut self, rate: f64) -> Duration {
        let length = Duration::from_secs_f64(1.0 / rate.max(1.0));
        let now = Instant::now();
        self.next = (self.next + length).clamp(now, now + length);
        self.next - now
    }
}

/// How much memory the program holds, where the system tells.
fn resident_megabytes() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kibibytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some((kibibytes / 102.4).round() / 10.0)
}
