//! A log of one JSON object a line for bug reports and for tests that play from outside, written
//! immediately.

use std::fs::File;
use std::io::Write;
use std::time::Instant;

use serde_json::{Value, json};

/// A log, or nothing if none was asked for.
pub struct Log {
    file: Option<File>,
    begun: Instant,
}

impl Log {
    /// A log into this file.
    pub fn new(file: Option<File>) -> Self {
        Self { file, begun: Instant::now() }
    }

    /// Logs an event with its details. After an error in writing, the log is closed.
    pub fn note(&mut self, event: &str, mut details: Value) {
        let Some(file) = &mut self.file else { return };
        details["ms"] = json!(self.begun.elapsed().as_millis() as u64);
        details["event"] = json!(event);
        if writeln!(file, "{details}").and_then(|()| file.flush()).is_err() {
            self.file = None;
        }
    }

    /// Whether there is a log.
    pub const fn is_open(&self) -> bool {
        self.file.is_some()
    }
}
