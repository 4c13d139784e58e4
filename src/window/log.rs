//! A log of one JSON object a line for bug reports and for tests that play from outside, written
//! immediately.

use std::fs::File;
use std::io::Write;
use std::time::Instant;

use serde_json::{Value, json};

use crate::console::json_line;

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
        let write = json_line(&details).and_then(|line| writeln!(file, "{line}"));
        if write.and_then(|()| file.flush()).is_err() {
            self.file = None;
        }
    }

    /// Whether there is a log.
    pub const fn is_open(&self) -> bool {
        self.file.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_would_obey_is_escaped() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let mut log = Log::new(Some(file.reopen().unwrap()));
        log.note("error", json!({ "text": "a\u{202e}b\u{9b}31m" }));
        let line = std::fs::read_to_string(file.path()).unwrap();
        assert!(line.contains("a\\u202eb\\u009b31m"), "{line}");
    }
}
