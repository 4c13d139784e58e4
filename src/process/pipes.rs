//! A guest's three pipes, none of which is ever waited for alone: while it is heard, what it has
//! not read yet is kept for it.

use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::ioctl_fionbio;

/// What came from the guest.
pub enum Heard<'a> {
    Nothing,
    Said(&'a [u8]),
    Logged(&'a [u8]),
    /// It has closed its standard output.
    End,
}

pub struct Pipes {
    input: Option<ChildStdin>,
    output: ChildStdout,
    log: Option<ChildStderr>,
    waiting: Vec<u8>,
    buffer: Box<[u8]>,
    is_logs_turn: bool,
}

impl Pipes {
    pub fn of(child: &mut Child) -> io::Result<Self> {
        let (Some(input), Some(output), Some(log)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(io::Error::other("it has no pipes"));
        };
        // The guest's ends stay as they are: it waits for its answers.
        ioctl_fionbio(&input, true)?;
        ioctl_fionbio(&output, true)?;
        ioctl_fionbio(&log, true)?;
        let (buffer, waiting) = (vec![0; 1 << 16].into(), Vec::new());
        Ok(Self {
            input: Some(input),
            output,
            log: Some(log),
            waiting,
            buffer,
            is_logs_turn: false,
        })
    }

    /// Waits for something, but not longer than this.
    pub fn wait(&mut self, most: Duration) -> Heard<'_> {
        let (output, log) = (self.output.as_fd(), self.log.as_ref().map(AsFd::as_fd));
        let input = self.input.as_ref().filter(|_| !self.waiting.is_empty()).map(AsFd::as_fd);
        let mut polled = vec![PollFd::from_borrowed_fd(output, PollFlags::IN)];
        polled.extend(log.map(|log| PollFd::from_borrowed_fd(log, PollFlags::IN)));
        polled.extend(input.map(|input| PollFd::from_borrowed_fd(input, PollFlags::OUT)));
        let log = log.map(|_| 1);
        let input = input.map(|_| polled.len() - 1);
        let most = Timespec { tv_sec: 0, tv_nsec: most.subsec_nanos().into() };
        if poll(&mut polled, Some(&most)).is_err() {
            return Heard::Nothing;
        }
        let is_ready =
            |place: Option<usize>| place.is_some_and(|place| !polled[place].revents().is_empty());
        let [has_said, has_logged, can_send] = [Some(0), log, input].map(is_ready);
        if can_send {
            self.send(&[]);
        }
        // A guest that says much is heard in both ways in turn.
        self.is_logs_turn = has_logged && !(has_said && self.is_logs_turn);
        if self.is_logs_turn {
            let count = self.log.as_mut().map_or(Ok(0), |log| log.read(&mut self.buffer));
            return match count {
                Ok(0) => {
                    self.log = None;
                    Heard::Nothing
                }
                Ok(count) => Heard::Logged(&self.buffer[..count]),
                Err(_) => Heard::Nothing,
            };
        }
        if !has_said {
            return Heard::Nothing;
        }
        match self.output.read(&mut self.buffer) {
            Ok(0) => Heard::End,
            Ok(count) => Heard::Said(&self.buffer[..count]),
            Err(_) => Heard::Nothing,
        }
    }

    /// Sends what the guest takes at once, and keeps the rest for it.
    pub fn send(&mut self, bytes: &[u8]) {
        let Some(input) = &mut self.input else { return };
        self.waiting.extend_from_slice(bytes);
        while !self.waiting.is_empty() {
            match input.write(&self.waiting) {
                Ok(count) => drop(self.waiting.drain(..count)),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return,
                // It no longer listens, but may still speak.
                Err(_) => {
                    self.waiting.clear();
                    self.input = None;
                    return;
                }
            }
        }
    }

    /// How many bytes the guest has not taken yet.
    pub const fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Sends the rest, and waits until the guest has ended or this long.
    pub fn flush(&mut self, most: Duration) {
        let until = Instant::now() + most;
        while Instant::now() < until {
            if self.waiting.is_empty() {
                self.input = None;
            }
            if matches!(self.wait(Duration::from_millis(10)), Heard::End) {
                return;
            }
        }
    }
}
