//! A guest's three pipes where they cannot be waited for at once: a thread for each.

use std::io::{self, Read, Write};
use std::process::Child;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// What came from the guest.
pub enum Heard<'a> {
    Nothing,
    Said(&'a [u8]),
    Logged(&'a [u8]),
    /// It has closed its standard output.
    End,
}

enum Part {
    Said(Vec<u8>),
    Logged(Vec<u8>),
    End,
}

pub struct Pipes {
    parts: Receiver<Part>,
    answers: Option<Sender<Vec<u8>>>,
    waiting: Arc<AtomicUsize>,
    buffer: Vec<u8>,
}

/// How many parts may wait to be looked at.
const PARTS: usize = 16;

impl Pipes {
    pub fn of(child: &mut Child) -> io::Result<Self> {
        let (Some(mut input), Some(output), Some(log)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(io::Error::other("it has no pipes"));
        };
        let (tell, parts) = sync_channel(PARTS);
        let said = tell.clone();
        thread::Builder::new().spawn(move || {
            read(output, &said, Part::Said);
            let _ = said.send(Part::End);
        })?;
        thread::Builder::new().spawn(move || read(log, &tell, Part::Logged))?;
        let (answers, to_write) = channel::<Vec<u8>>();
        let waiting = Arc::new(AtomicUsize::new(0));
        let left = Arc::clone(&waiting);
        thread::Builder::new().spawn(move || {
            for bytes in to_write {
                if input.write_all(&bytes).and_then(|()| input.flush()).is_err() {
                    return;
                }
                left.fetch_sub(bytes.len(), Ordering::Relaxed);
            }
        })?;
        Ok(Self { parts, answers: Some(answers), waiting, buffer: Vec::new() })
    }

    /// Waits for something, but not longer than this.
    pub fn wait(&mut self, most: Duration) -> Heard<'_> {
        match self.parts.recv_timeout(most) {
            Ok(Part::Said(bytes)) => {
                self.buffer = bytes;
                Heard::Said(&self.buffer)
            }
            Ok(Part::Logged(bytes)) => {
                self.buffer = bytes;
                Heard::Logged(&self.buffer)
            }
            Ok(Part::End) => Heard::End,
            Err(_) => Heard::Nothing,
        }
    }

    /// Sends bytes, which are kept until the guest takes them.
    pub fn send(&mut self, bytes: &[u8]) {
        if let Some(answers) = self.answers.as_ref().filter(|_| !bytes.is_empty()) {
            self.waiting.fetch_add(bytes.len(), Ordering::Relaxed);
            // A guest that no longer listens may still speak.
            let _ = answers.send(bytes.to_owned());
        }
    }

    /// How many bytes the guest has not taken yet.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Sends the rest, and waits until the guest has ended or this long.
    pub fn flush(&mut self, most: Duration) {
        let until = Instant::now() + most;
        self.answers = None;
        while Instant::now() < until {
            if matches!(self.wait(Duration::from_millis(10)), Heard::End) {
                return;
            }
        }
    }
}

fn read(mut pipe: impl Read, tell: &SyncSender<Part>, part: fn(Vec<u8>) -> Part) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(count @ 1..) = pipe.read(&mut buffer) {
        if tell.send(part(buffer[..count].to_owned())).is_err() {
            return;
        }
    }
}
