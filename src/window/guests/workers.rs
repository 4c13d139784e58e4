//! Programs that a page runs: one at a time, in a worker that reaches nothing but the game. It is
//! answered as soon as it speaks, between the pictures too.

use std::cell::RefCell;
use std::sync::Weak;
use std::time::Instant;

use icetea_maze::guest::{Conversation, GuestEnd, GuestFeed, GuestOrder, PageProgram, Performer};

use crate::window::handed_over;

/// The first of them is the example.
pub const ON_PAGE: Option<PageProgram> = Some(PageProgram::Example);

#[derive(Default)]
pub struct Guests {}

impl Guests {
    #[expect(clippy::unused_self, reason = "elsewhere there may be several")]
    pub(super) fn lead<P: Performer + 'static>(
        &mut self,
        order: GuestOrder,
        mut host: P,
        feed: &Weak<GuestFeed<P::Event>>,
    ) {
        let program = order.page.unwrap_or(PageProgram::Example);
        page::start(program.bytes(order.task));
        // What happens is kept from now on.
        host.news();
        let mut told = String::new();
        host.greet(&mut told);
        page::tell(&told);
        let unread = told.len() as u64;
        RUNNING.set(Some(Box::new(Worker {
            host,
            conversation: Conversation::new(order.limits),
            feed: Weak::clone(feed),
            begun: Instant::now(),
            told_bytes: unread,
        })));
    }

    /// Passes on what is new, and ends a program that nobody watches or that has said nothing for
    /// too long.
    #[expect(clippy::unused_self, reason = "they are where the page finds them")]
    pub fn look(&mut self) {
        with_running(|guest| guest.look());
    }
}

thread_local! {
    static RUNNING: RefCell<Option<Box<dyn Running>>> = const { RefCell::new(None) };
}

/// Lets the program that runs do something; it may have come to its end.
fn with_running(act: impl FnOnce(&mut dyn Running) -> Option<GuestEnd>) {
    RUNNING.with_borrow_mut(|running| {
        let Some(guest) = running else { return };
        if let Some(end) = act(&mut **guest) {
            page::end();
            guest.finish(end);
            *running = None;
        }
    });
}

/// A program that runs, whatever it does.
trait Running {
    /// Takes what has come from it, after it has read `read` bytes; says how it ended, if it did.
    fn hear(&mut self, what: Heard, bytes: &[u8], read: u64) -> Option<GuestEnd>;
    /// Passes on what is new; says how the program has to end, if it has to.
    fn look(&mut self) -> Option<GuestEnd>;
    fn finish(&mut self, end: GuestEnd);
}

/// What comes from a worker, by the number that guest.js and guests.js give it.
enum Heard {
    Said,
    Logged,
    Ended(GuestEnd),
}

impl Heard {
    fn new(kind: u32, bytes: &[u8]) -> Self {
        let text = || String::from_utf8_lossy(bytes).into_owned();
        match kind {
            0 => Self::Said,
            1 => Self::Logged,
            2 => Self::Ended(match text().parse() {
                Ok(0) => GuestEnd::Finished,
                code => GuestEnd::Failed(code.unwrap_or(1)),
            }),
            3 => Self::Ended(GuestEnd::WaitsForInput),
            _ => Self::Ended(GuestEnd::Threw(text())),
        }
    }
}

struct Worker<P: Performer> {
    host: P,
    conversation: Conversation,
    feed: Weak<GuestFeed<P::Event>>,
    begun: Instant,
    told_bytes: u64,
}

impl<P: Performer> Running for Worker<P> {
    fn hear(&mut self, what: Heard, bytes: &[u8], read: u64) -> Option<GuestEnd> {
        let (now, mut told) = (self.begun.elapsed(), String::new());
        match what {
            Heard::Said => self.conversation.hear(bytes, &mut self.host, &mut told, now),
            Heard::Logged => self.conversation.take_log(bytes, &mut self.host),
            Heard::Ended(end) => return Some(end),
        }
        if !told.is_empty() {
            page::tell(&told);
            self.told_bytes += told.len() as u64;
        }
        if self.host.is_done() {
            return Some(GuestEnd::Done);
        }
        self.conversation.beyond(now, self.told_bytes.saturating_sub(read) as usize)
    }

    fn look(&mut self) -> Option<GuestEnd> {
        let Some(feed) = self.feed.upgrade() else { return Some(GuestEnd::Stopped) };
        feed.pass_on(&mut self.host);
        self.conversation.beyond(self.begun.elapsed(), 0)
    }

    fn finish(&mut self, end: GuestEnd) {
        if let Some(feed) = self.feed.upgrade() {
            feed.end(&mut self.host, end);
        }
    }
}

/// The program has said what the page has handed over.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the browser finds the function by its name alone")]
extern "C" fn guest_says(kind: u32, read: f64) {
    let bytes = handed_over::take();
    with_running(|guest| guest.hear(Heard::new(kind, &bytes), &bytes, read as u64));
}

/// What the page does for programs.
#[allow(unsafe_code, reason = "the page has what can do it")]
mod page {
    #[link(wasm_import_module = "env")]
    unsafe extern "C" {
        fn start_guest(program: *const u8, length: usize);
        fn tell_guest(text: *const u8, length: usize);
        safe fn end_guest();
    }

    /// Starts a program in the place of the one before.
    pub fn start(program: &[u8]) {
        // Sound, as the bytes live until it returns; so they do below.
        unsafe { start_guest(program.as_ptr(), program.len()) };
    }

    pub fn tell(text: &str) {
        unsafe { tell_guest(text.as_ptr(), text.len()) };
    }

    pub fn end() {
        end_guest();
    }
}
