//! Counts frames per second, their cost, and the frames from a press to the picture that answers
//! it, for the log.

use std::time::{Duration, Instant};

use serde_json::json;

use super::log::Log;
use super::rest::System;

/// The counts since the last line.
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

    /// Counts a frame that took this long until all of it was submitted.
    pub fn note(&mut self, submitted: Duration) {
        self.count += 1;
        self.sum += submitted;
        self.worst = self.worst.max(submitted);
    }

    /// Writes to the log once a second. Pictures that did not change are not frames.
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

/// Counts the frames from a press to the first picture that shows its effect. Frames in which
/// nothing had to be drawn count too, since the player waited for them.
#[derive(Default)]
pub struct Answers {
    frames: u64,
    /// The frame at which an event arrived that may be a press.
    heard: Option<u64>,
    pressed: Option<u64>,
}

impl Answers {
    /// An event is waiting.
    pub const fn hear(&mut self) {
        self.heard = Some(self.frames);
    }

    /// The event was read, and was a press or not.
    pub fn listen(&mut self, was_press: bool) {
        let heard = self.heard.take().unwrap_or(self.frames);
        if was_press {
            self.pressed.get_or_insert(heard);
        }
    }

    /// A frame is over; if it shows something new, it answers the press.
    pub fn show(&mut self, is_new: bool, log: &mut Log) {
        self.frames += 1;
        if let Some(pressed) = self.pressed.take_if(|_| is_new) {
            log.note("answered", json!({ "frames": self.frames - pressed }));
        }
    }
}

/// Rests until the next frame is due, whether or not the screen waits for its own refresh.
pub struct FrameLimiter {
    next: Instant,
    system: System,
}

impl FrameLimiter {
    pub fn new() -> Self {
        Self { next: Instant::now(), system: System::new() }
    }

    /// Rests until a frame is due at this rate, in frames a second.
    pub fn rest(&mut self, rate: f64) {
        // A browser schedules frames itself, and its thread cannot sleep.
        if cfg!(not(target_family = "wasm")) {
            std::thread::sleep(self.time_left(rate));
        }
    }

    /// Rests until a frame is due or an event arrives; returns whether one has.
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

/// The memory of the program, where the system reports it.
fn resident_megabytes() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kibibytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some((kibibytes / 102.4).round() / 10.0)
}
