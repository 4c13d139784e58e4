//! The line to the page that was met, or to the game that has served this one. A page may open no
//! socket, but browsers connect two pages once each has the other's letter.

use std::cell::RefCell;

use icetea_maze::net::page_line::{LineStage, LineWish, PageLine};
use icetea_maze::net::wire::{MOST_PACKETS, Wire};

use crate::window::handed_over;

/// What comes in place of a stage: a packet.
const PACKET: usize = 0;
/// The stages by the numbers that line.js gives them.
const STAGES: [LineStage; 10] = [
    LineStage::Idle,
    LineStage::Writing,
    LineStage::Invited,
    LineStage::Answered,
    LineStage::Opening,
    LineStage::Open,
    LineStage::Broken,
    LineStage::Unreadable,
    LineStage::Impossible,
    LineStage::Unanswered,
];

/// The line, while it is open.
pub struct Socket {
    is_open: bool,
    is_served: bool,
}

impl Default for Socket {
    fn default() -> Self {
        let is_served = std::env::var_os("ICETEA_MAZE_SERVED").is_some();
        Self { is_open: false, is_served }
    }
}

impl Socket {
    /// Takes what has come before a tick.
    pub fn receive(&mut self, wire: &mut Wire) {
        wire.line.is_offered = true;
        wire.line.is_served = self.is_served;
        for (kind, bytes) in TOLD.take() {
            if kind == PACKET {
                if self.is_open {
                    wire.take(PageLine::FAR_END, &bytes);
                }
            } else if let Some(&stage) = STAGES.get(kind) {
                wire.line.stage = stage;
                wire.line.letter = String::from_utf8(bytes).unwrap_or_default();
            }
        }
    }

    /// Sends what is to be sent after a tick, and begins or ends the line.
    pub fn send(&mut self, wire: &mut Wire) {
        wire.have_secret(|secret| getrandom::fill(secret).is_ok());
        match wire.line.wish.take() {
            Some(LineWish::Invite) => page::wish(page::INVITE, ""),
            Some(LineWish::Read(letter)) => page::wish(page::READ, &letter),
            Some(LineWish::Call) => page::wish(page::CALL, ""),
            None => {}
        }
        for (_, bytes) in wire.take_outgoing() {
            page::send(&bytes);
        }
        if self.is_open && !wire.is_wanted {
            page::wish(page::CLOSE, "");
            wire.close();
        }
        self.is_open = wire.is_wanted;
    }
}

thread_local! {
    /// What the page has told since the last tick.
    static TOLD: RefCell<Vec<(usize, Vec<u8>)>> = const { RefCell::new(Vec::new()) };
}

/// The page has handed over a packet, or tells a stage, with the letter that belongs to it.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the browser finds the function by its name alone")]
extern "C" fn line_says(kind: usize) {
    TOLD.with_borrow_mut(|told| {
        // Of packets that nobody has taken the latest count, as each says what those before it did.
        if told.len() >= MOST_PACKETS
            && let Some(oldest) = told.iter().position(|(kind, _)| *kind == PACKET)
        {
            told.remove(oldest);
        }
        told.push((kind, handed_over::take()));
    });
}

/// What the page does for the line.
#[allow(unsafe_code, reason = "the page has what can do it")]
mod page {
    pub const INVITE: u32 = 0;
    pub const READ: u32 = 1;
    pub const CLOSE: u32 = 2;
    pub const CALL: u32 = 3;

    #[link(wasm_import_module = "env")]
    unsafe extern "C" {
        fn wish_line(kind: u32, letter: *const u8, length: usize);
        fn send_over_line(bytes: *const u8, length: usize);
    }

    pub fn wish(kind: u32, letter: &str) {
        // Sound, as the bytes live until it returns; so they do below.
        unsafe { wish_line(kind, letter.as_ptr(), letter.len()) };
    }

    pub fn send(bytes: &[u8]) {
        unsafe { send_over_line(bytes.as_ptr(), bytes.len()) };
    }
}
