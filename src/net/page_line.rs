//! A line between two pages in browsers, neither of which can be found by the other: each writes a
//! letter, which its player hands on as a link. The first one invites, the second one answers it.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// What a letter begins with, in an address after its number sign.
const LETTER: &str = "meet-";
/// What stands in place of a letter in a page that a game has served. page.js has the same word.
const FROM_HERE: &str = "meet-here";
/// More is no letter.
pub const MOST_LETTER_BYTES: usize = 2_000;

/// How far a line between two pages has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineStage {
    /// There is none yet.
    #[default]
    Idle,
    /// The own letter is being written.
    Writing,
    /// The own letter invites, and waits to be answered.
    Invited,
    /// The own letter answers an invitation, and has to reach the page that has written that.
    Answered,
    /// The answer is here, and the line opens.
    Opening,
    /// What is sent comes to the other page.
    Open,
    /// It could not be opened, or has broken.
    Broken,
    /// What was to be read is no letter, or an answer that nobody here has asked for.
    Unreadable,
    /// This browser makes no such lines.
    Impossible,
    /// The game that has served this page does not answer; it is called again and again.
    Unanswered,
}

/// What a player wants of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineWish {
    /// A letter that invites.
    Invite,
    /// That it reads this letter.
    Read(String),
    /// That it calls the game that has served it.
    Call,
}

/// The line of a page.
#[derive(Clone, Debug, Default)]
pub struct PageLine {
    /// Whether this is a page, which has nothing else to meet by.
    pub is_offered: bool,
    /// Whether a game at another machine has served this page: that is the one to meet.
    pub is_served: bool,
    /// How far it has come.
    pub stage: LineStage,
    /// The own letter, as a link, while it is to be handed on.
    pub letter: String,
    /// What the page has not begun to do yet.
    pub wish: Option<LineWish>,
}

impl PageLine {
    /// Where the page at the other end seems to be: there is only one.
    pub const FAR_END: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 1);

    /// Whether a text that is opened or pasted is a letter, alone or in a link.
    pub fn is_letter(text: &str) -> bool {
        letter_in(text).starts_with(LETTER) && text.len() <= MOST_LETTER_BYTES
    }

    /// Whether a text is the own letter, which is for the other.
    pub fn is_own(&self, text: &str) -> bool {
        self.waits() && letter_in(&self.letter) == letter_in(text)
    }

    /// Whether the own letter is to be handed on: also where what came in answer was none.
    pub const fn waits(&self) -> bool {
        !self.letter.is_empty()
    }

    /// Asks the page to read a letter; a page that a game has served calls that by itself.
    pub fn read(&mut self, letter: String) {
        if letter_in(&letter) != FROM_HERE {
            self.ask(LineWish::Read(letter));
        }
    }

    /// Asks the page for something; what it has told before counts no more.
    pub fn ask(&mut self, wish: LineWish) {
        self.stage = LineStage::Writing;
        self.letter.clear();
        self.wish = Some(wish);
    }
}

/// What stands after the number sign of a link, or else the whole text.
fn letter_in(text: &str) -> &str {
    text.trim().rsplit('#').next().unwrap_or_default()
}
