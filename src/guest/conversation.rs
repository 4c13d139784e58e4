//! The bytes of a conversation between a guest and its host, as lines, and how much of them is
//! borne. Whoever carries them knows the time.

use std::time::Duration;

use super::Host;
use super::end::{GuestEnd, GuestLimits};

/// The longest line that is read.
const LINE_BYTES: usize = (GuestLimits::LINE_KIB as usize) << 10;

/// A conversation, from the guest's first byte on.
#[derive(Debug)]
pub struct Conversation {
    said: Lines,
    logged: Lines,
    written: u64,
    limits: GuestLimits,
    spoke: Duration,
}

impl Conversation {
    /// Before anything was said.
    pub fn new(limits: GuestLimits) -> Self {
        let (said, logged) = (Lines::default(), Lines::default());
        Self { said, logged, written: 0, limits, spoke: Duration::ZERO }
    }

    /// Lets the host hear what the guest has said at this time, and appends what it is told then.
    pub fn hear<H: Host>(&mut self, bytes: &[u8], host: &mut H, told: &mut String, now: Duration) {
        self.written += bytes.len() as u64;
        self.spoke = now;
        self.said.split(bytes, |line| {
            if !host.is_done() {
                host.hear(line, told);
            }
        });
    }

    /// Hands over what the guest has written to its log.
    pub fn take_log<H: Host>(&mut self, bytes: &[u8], host: &mut H) {
        self.written += bytes.len() as u64;
        self.logged.split(bytes, |line| host.take_log(line));
        // The end of a line that is too long is not kept.
        self.logged.half.truncate(LINE_BYTES);
    }

    /// How the guest has to be ended at this time, if it has to, having left `unread` bytes unread.
    pub fn beyond(&self, now: Duration, unread: usize) -> Option<GuestEnd> {
        let limits = &self.limits;
        let over = |passed: Duration, seconds: u32| passed.as_secs() >= u64::from(seconds);
        if over(now.saturating_sub(self.spoke), limits.silence_seconds) {
            Some(GuestEnd::Silent(limits.silence_seconds))
        } else if over(now, limits.seconds) {
            Some(GuestEnd::TooSlow(limits.seconds))
        } else if self.written > u64::from(limits.output_mib) << 20 {
            Some(GuestEnd::TooMuchOutput(limits.output_mib))
        } else if self.said.longest > LINE_BYTES {
            Some(GuestEnd::LongLine(GuestLimits::LINE_KIB))
        } else if unread > (GuestLimits::WAITING_MIB as usize) << 20 {
            Some(GuestEnd::NotReading(GuestLimits::WAITING_MIB))
        } else {
            None
        }
    }
}

/// Bytes as lines, of which the last may be half.
#[derive(Debug, Default)]
struct Lines {
    half: Vec<u8>,
    longest: usize,
}

impl Lines {
    fn split(&mut self, bytes: &[u8], mut each: impl FnMut(&str)) {
        let mut parts = bytes.split(|&byte| byte == b'\n');
        let mut part = parts.next().unwrap_or_default();
        for next in parts {
            self.extend(part);
            let line = String::from_utf8_lossy(&self.half);
            if line.contains('\r') {
                each(&line.replace('\r', ""));
            } else {
                each(&line);
            }
            self.half.clear();
            part = next;
        }
        self.extend(part);
    }

    fn extend(&mut self, part: &[u8]) {
        self.half.extend_from_slice(part);
        self.longest = self.longest.max(self.half.len());
    }
}
