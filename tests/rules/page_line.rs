//! Two pages that meet by letters: what is asked of the page around the game, and what comes of it.

use icetea_maze::app::{App, Opening};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::net::link::LinkEnd;
use icetea_maze::net::page_line::{LineStage, LineWish, MOST_LETTER_BYTES, PageLine};
use icetea_maze::screens::Screen;
use icetea_maze::screens::meeting::{MeetingPart, MeetingScreen};

const INVITATION: &str = "https://example.org/maze/#meet-i.abcd.efgh.ijkl.10.0.0.1:5";
const ANSWER: &str = "https://example.org/maze/#meet-a.abcd.efgh.ijkl.10.0.0.2:5";

struct Page(App);

impl Page {
    fn new(entropy: u64) -> Self {
        let settings = Settings { language: Some(Language::English), ..Settings::default() };
        let mut app = App::new(settings, Language::English, entropy);
        app.world.wire.line.is_offered = true;
        Self(app)
    }

    fn at_meeting() -> Self {
        let mut page = Self::new(1);
        page.0.screen = Screen::Meeting(Box::default());
        page.does([]);
        page
    }

    fn does<const N: usize>(&mut self, actions: [Action; N]) -> Vec<Command> {
        self.0.tick(&Inputs { actions: actions.into(), ..Inputs::default() })
    }

    /// The browser tells how far the line has come; returns what the game copies then.
    fn comes_to(&mut self, stage: LineStage, letter: &str) -> Option<String> {
        let line = &mut self.0.world.wire.line;
        (line.stage, line.letter) = (stage, letter.to_owned());
        self.does([]).into_iter().find_map(copied)
    }

    fn wish(&mut self) -> Option<LineWish> {
        self.0.world.wire.line.wish.take()
    }

    fn screen(&self) -> &MeetingScreen {
        let Screen::Meeting(screen) = &self.0.screen else { panic!("no meeting") };
        screen
    }

    /// Why the match is over before its end, if it is.
    fn end(&self) -> Option<LinkEnd> {
        let Screen::Versus(versus) = &self.0.screen else { panic!("no match") };
        versus.far.as_ref().expect("the other is elsewhere").link.end
    }

    fn place_of(&self, part: MeetingPart) -> Action {
        Action::Click(Target::Entry(self.screen().place_of(part).expect("it is there")))
    }
}

fn copied(command: Command) -> Option<String> {
    if let Command::Copy(text) = command { Some(text) } else { None }
}

/// What one says over an open line comes to the other.
fn carry(pages: &mut [Page; 2], ticks: u32) {
    for _ in 0..ticks {
        for from in 0..2 {
            let said: Vec<_> = pages[from].0.world.wire.to_send.drain(..).collect();
            let there = &mut pages[1 - from].0.world.wire.received;
            there.extend(said.into_iter().map(|(_, bytes)| (PageLine::FAR_END, bytes)));
        }
        for page in pages.iter_mut() {
            page.0.world.wire.secret = [7; 16];
            page.does([]);
        }
    }
}

#[test]
fn two_pages_meet_by_two_letters_and_begin_a_match() {
    let mut host = Page::at_meeting();
    assert_eq!(host.screen().part(), Some(MeetingPart::Letter), "the first thing to do");
    host.does([Action::Confirm]);
    assert_eq!(host.wish(), Some(LineWish::Invite));
    assert_eq!(host.comes_to(LineStage::Invited, INVITATION).as_deref(), Some(INVITATION));
    assert_eq!(host.comes_to(LineStage::Invited, INVITATION), None, "it is copied once by itself");
    let again = [host.place_of(MeetingPart::Letter)];
    assert_eq!(host.does(again).into_iter().find_map(copied).as_deref(), Some(INVITATION));
    assert_eq!(host.wish(), None, "and another is not written");

    let mut guest = Page::new(2);
    let letter = INVITATION.split_once('#').expect("it is a link").1;
    guest.0.begin(Opening::asked_by(letter));
    assert_eq!(guest.wish(), Some(LineWish::Read(letter.to_owned())));
    assert_eq!(guest.comes_to(LineStage::Answered, ANSWER).as_deref(), Some(ANSWER));

    host.does([Action::Paste(ANSWER.to_owned()), Action::Confirm]);
    assert_eq!(host.wish(), Some(LineWish::Read(ANSWER.to_owned())));
    let mut pages = [host, guest];
    for page in &mut pages {
        assert_eq!(page.comes_to(LineStage::Open, ""), None);
    }
    carry(&mut pages, 80);
    for page in &pages {
        assert_eq!(
            (page.screen().count(), page.screen().place()),
            (1, 0),
            "the other, and no more"
        );
        assert_eq!(page.screen().parts(), []);
    }
    pages[0].does([Action::Confirm]);
    carry(&mut pages, 80);
    assert!(pages[1].screen().answer.is_some(), "the guest is asked");
    pages[1].does([Action::Confirm]);
    carry(&mut pages, 80);
    // A line between pages that breaks does not come back.
    for page in &mut pages {
        assert_eq!(page.end(), None);
        page.comes_to(LineStage::Broken, "");
        assert_eq!(page.end(), Some(LinkEnd::Left));
    }
}

#[test]
fn what_is_no_letter_is_said_to_be_none_and_asks_nothing_of_the_page() {
    for text in ["", "kruskal1-9x6-7", "https://example.org/#kruskal1-9x6-7", "192.168.0.1"] {
        assert!(!PageLine::is_letter(text));
        let mut page = Page::at_meeting();
        page.does([Action::Paste(text.to_owned()), Action::Confirm]);
        assert_eq!(page.screen().is_wrong, !text.is_empty());
        assert_eq!(page.wish(), None);
    }
    for text in [INVITATION, ANSWER, "meet-i.a", "  meet-a.b\n"] {
        assert!(PageLine::is_letter(text));
        assert!(matches!(Opening::asked_by(text), Opening::Letter(_)));
    }
    assert!(!PageLine::is_letter(&format!("{INVITATION}{}", "x".repeat(MOST_LETTER_BYTES))));
}

#[test]
fn a_letter_is_read_wherever_one_would_paste_it() {
    let mut page = Page::new(1);
    page.does([Action::Paste(INVITATION.to_owned())]);
    assert_eq!(page.0.screen.name(), "meeting");
    assert_eq!(page.wish(), Some(LineWish::Read(INVITATION.to_owned())));
}

#[test]
fn the_own_letter_is_not_read_however_it_is_pasted() {
    let alone = INVITATION.split_once('#').expect("it is a link").1;
    for text in [INVITATION, alone] {
        let mut page = Page::at_meeting();
        page.comes_to(LineStage::Invited, INVITATION);
        page.does([Action::Paste(text.to_owned()), Action::Confirm]);
        assert!(page.screen().is_wrong);
        assert_eq!((page.wish(), page.0.world.wire.line.stage), (None, LineStage::Invited));
    }
}

#[test]
fn a_line_that_breaks_can_be_begun_anew() {
    // An answer that cannot be read leaves the invitation as it was.
    let mut page = Page::at_meeting();
    page.comes_to(LineStage::Invited, INVITATION);
    page.does([Action::Paste(ANSWER.to_owned()), Action::Confirm]);
    assert!(page.wish().is_some());
    assert_eq!(page.comes_to(LineStage::Unreadable, INVITATION).as_deref(), Some(INVITATION));
    assert!(page.0.world.wire.line.waits());
    for stage in [LineStage::Broken, LineStage::Unreadable, LineStage::Impossible] {
        let mut page = Page::at_meeting();
        page.comes_to(LineStage::Invited, INVITATION);
        page.comes_to(stage, "");
        page.does([Action::Confirm]);
        assert_eq!(page.wish(), Some(LineWish::Invite));
    }
}
