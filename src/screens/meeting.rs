//! The meeting of two machines: those in the same network are listed, one of them is invited to the
//! match of the lobby, and accepts. The address of one that is not found can be typed. Pages find
//! each other by the letters that their players hand on.

pub(crate) mod view;

use std::net::SocketAddr;

use crate::game::versus::code::MatchCode;
use crate::game::versus::rules::{Rival, Rules};
use crate::net::link::FarLink;
use crate::net::meeting::{Doing, Meeting, Neighbour, addresses_in};
use crate::net::packet::MOST_CODE_BYTES;
use crate::net::page_line::{LineStage, LineWish, MOST_LETTER_BYTES, PageLine};
use crate::net::wire::MatchKey;
use crate::screens::lobby::Lobby;
use crate::screens::prelude::*;

/// The most characters of an address.
const MOST_CHARACTERS: usize = 48;

/// What can have the focus below the machines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeetingPart {
    /// The button that writes an invitation or copies the own letter, on a page.
    Letter,
    /// The field for an address, or on a page for the letter of the other.
    Field,
}

/// What has the focus.
#[derive(Clone, Copy, Debug)]
enum MeetingFocus {
    /// The machine with this number.
    Machine(u64),
    /// A part, counted from the first.
    Part(usize),
}

impl Default for MeetingFocus {
    fn default() -> Self {
        Self::Part(0)
    }
}

/// The screen on which two machines meet.
#[derive(Clone, Debug, Default)]
pub struct MeetingScreen {
    /// The search, once it has begun.
    pub meeting: Option<Meeting>,
    /// How far the line to another page has come, if this is one.
    stage: Option<LineStage>,
    /// Whether this is the page of a game that calls it: there is nothing to hand on.
    is_served: bool,
    focus: MeetingFocus,
    /// Whether the player has moved the focus: until then the first machine that is found gets it.
    is_settled: bool,
    /// The address or letter as far as it is typed.
    pub address: String,
    /// Whether that was none.
    pub is_wrong: bool,
    /// The network whose address of the page is shown, where this machine is in several.
    network: usize,
    /// What to say to the invitation that has come.
    pub answer: Option<Menu<bool>>,
}

impl MeetingScreen {
    /// Whether a text is the letter of another page.
    pub fn is_meant_by(text: &str) -> bool {
        PageLine::is_letter(text)
    }

    /// How many machines are there.
    pub fn count(&self) -> usize {
        self.meeting.as_ref().map_or(0, |meeting| meeting.neighbours.len())
    }

    /// What there is below the machines.
    pub const fn parts(&self) -> &'static [MeetingPart] {
        match self.stage {
            None => &[MeetingPart::Field],
            Some(LineStage::Open) => &[],
            Some(_) if self.is_served => &[],
            Some(_) => &[MeetingPart::Letter, MeetingPart::Field],
        }
    }

    /// The place of what has the focus: a machine, or after all those a part.
    pub fn place(&self) -> usize {
        let place = match self.focus {
            MeetingFocus::Machine(id) => self.ids().position(|one| one == id),
            MeetingFocus::Part(part) => Some(self.count() + part),
        };
        place.unwrap_or_else(|| self.count())
    }

    /// The part that has the focus.
    pub fn part(&self) -> Option<MeetingPart> {
        self.parts().get(self.place().checked_sub(self.count())?).copied()
    }

    /// The place of a part, if it is there.
    pub fn place_of(&self, part: MeetingPart) -> Option<usize> {
        let place = self.parts().iter().position(|&one| one == part);
        place.map(|place| self.count() + place)
    }

    /// Whether the field has the focus.
    pub fn is_on_field(&self) -> bool {
        self.part() == Some(MeetingPart::Field)
    }

    /// Whether the machine that has the focus can be invited, and is not yet.
    pub fn can_invite(&self) -> bool {
        let Some(meeting) = &self.meeting else { return false };
        self.focused().is_some_and(|one| one.does == Doing::Looks && !meeting.asks(one.id))
    }

    /// Whether the machine that has the focus plays a match that can be watched.
    pub fn can_watch(&self) -> bool {
        self.focused().is_some_and(|one| matches!(one.does, Doing::Plays { .. }))
    }

    fn focused(&self) -> Option<&Neighbour> {
        self.meeting.as_ref()?.neighbours.get(self.place())
    }

    /// Where a browser finds the game's page, in the network that is chosen.
    pub fn page(&self, world: &World) -> Option<String> {
        let count = world.phones.pages().count();
        world.phones.pages().nth(self.network % count.max(1))
    }

    fn ids(&self) -> impl Iterator<Item = u64> + '_ {
        self.meeting.iter().flat_map(|meeting| meeting.neighbours.iter().map(|one| one.id))
    }

    /// What has this place: a machine, or a part.
    fn at(&self, place: usize) -> MeetingFocus {
        let id = self.ids().nth(place);
        let part = || MeetingFocus::Part(place.saturating_sub(self.count()));
        id.map_or_else(part, MeetingFocus::Machine)
    }

    fn focus_on(&mut self, place: usize) {
        self.focus = self.at(place);
        self.is_settled = true;
    }

    /// Moves the focus to the next place, or to the one before, all round.
    fn move_focus(&mut self, is_back: bool) {
        let count = self.count() + self.parts().len();
        if count > 1 {
            let by = if is_back { count - 1 } else { 1 };
            self.focus_on((self.place() + by) % count);
        }
    }

    /// The match that the own lobby offers, for two people.
    pub fn code(settings: &Settings) -> Option<MatchCode> {
        let code = Lobby::code(settings).ok()?;
        let rules = Rules { rival: Rival::Human, ..code.rules() };
        let code = MatchCode::new(code.course(), rules).ok()?;
        (code.to_string().len() <= MOST_CODE_BYTES).then_some(code)
    }

    fn act(
        &mut self,
        action: &Action,
        world: &mut World,
        commands: &mut Vec<Command>,
    ) -> Option<(MatchCode, FarLink)> {
        let meeting = self.meeting.as_mut()?;
        if let Some(menu) = &mut self.answer {
            let chosen = if *action == Action::Back { Some(false) } else { menu.act(action) };
            return meeting.answer(chosen?, &mut world.wire);
        }
        match action {
            Action::Go(Direction::Down) | Action::Next => self.move_focus(false),
            Action::Go(Direction::Up) => self.move_focus(true),
            Action::Go(Direction::Right) => self.network = self.network.wrapping_add(1),
            Action::Go(Direction::Left) => {
                let count = world.phones.pages().count().max(1);
                self.network = (self.network + count - 1) % count;
            }
            Action::Point(Target::Entry(place)) => self.focus_on(*place),
            Action::Click(Target::Entry(place)) => {
                self.focus_on(*place);
                commands.extend(self.choose(world));
            }
            Action::Confirm => commands.extend(self.choose(world)),
            Action::Type(character) => self.write(&character.to_string()),
            Action::Paste(text) => self.write(text.trim()),
            Action::Erase => {
                self.address.pop();
                self.write("");
            }
            _ => {}
        }
        None
    }

    /// What is typed is an address, or on a page a letter.
    fn write(&mut self, text: &str) {
        let Some(place) = self.place_of(MeetingPart::Field) else { return };
        let most = if self.stage.is_some() { MOST_LETTER_BYTES } else { MOST_CHARACTERS };
        let room = most.saturating_sub(self.address.chars().count());
        self.address.extend(text.chars().filter(|character| !character.is_control()).take(room));
        self.is_wrong = false;
        self.focus_on(place);
    }

    /// Invites the machine that has the focus or watches its match, looks at the address, or reads or
    /// writes a letter.
    fn choose(&mut self, world: &mut World) -> Option<Command> {
        let (place, part) = (self.place(), self.part());
        let (can_invite, can_watch) = (self.can_invite(), self.can_watch());
        let (meeting, line) = (self.meeting.as_mut()?, &mut world.wire.line);
        match part {
            Some(MeetingPart::Letter) if line.waits() => {
                return Some(Command::Copy(line.letter.clone()));
            }
            Some(MeetingPart::Letter) => line.ask(LineWish::Invite),
            Some(MeetingPart::Field) if self.address.is_empty() => {}
            Some(MeetingPart::Field) if self.stage.is_some() => {
                self.is_wrong = !Self::is_meant_by(&self.address) || line.is_own(&self.address);
                if !self.is_wrong {
                    line.ask(LineWish::Read(std::mem::take(&mut self.address)));
                }
            }
            Some(MeetingPart::Field) => {
                let addresses = addresses_in(&self.address);
                self.is_wrong = addresses.is_empty();
                if !self.is_wrong {
                    world.wire.named = addresses.iter().map(SocketAddr::ip).collect();
                    meeting.look_at(addresses);
                    self.address.clear();
                }
            }
            None if can_watch && world.wire.secret != MatchKey::default() => {
                let (code, spectator) =
                    meeting.watch(place, std::mem::take(&mut world.wire.secret))?;
                world.spectator = Some(Box::new(spectator));
                return Some(Command::Open(Destination::FarMatch(code)));
            }
            None => {
                if let Some(code) = Self::code(&world.settings).filter(|_| can_invite) {
                    meeting.invite(place, &code, std::mem::take(&mut world.wire.secret));
                }
            }
        }
        None
    }

    /// Notes how far the line of a page has come; a letter is copied as soon as it is written.
    fn look_at(&mut self, line: &PageLine) -> Option<Command> {
        let stage = line.is_offered.then_some(line.stage);
        if std::mem::replace(&mut self.stage, stage) == stage {
            return None;
        }
        // What comes next is somewhere else.
        (self.is_settled, self.is_wrong) = (false, false);
        self.address.clear();
        line.waits().then(|| Command::Copy(line.letter.clone()))
    }
}

impl ScreenState for MeetingScreen {
    fn traits(&self) -> ScreenTraits {
        let keys = if self.answer.is_some() { KeySet::Menu } else { KeySet::Text };
        let traits = ScreenTraits::at_rest("meeting", keys).at_depth(2);
        ScreenTraits { moves: true, ..traits }
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, self.answer.as_ref().map_or_else(|| self.place(), |menu| menu.focus)]
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let player = world.settings.versus.players[0].clone();
        let id =
            u64::from(world.dice.below(u32::MAX)) << 32 | u64::from(world.dice.below(u32::MAX));
        let meeting = self.meeting.get_or_insert_with(|| Meeting::new(id, player));
        let mut agreed = meeting.tick(&mut world.wire);
        match (&meeting.invited, &self.answer) {
            (Some(_), None) => self.answer = Some(Menu::new([(true, true), (false, true)])),
            (None, Some(_)) => self.answer = None,
            _ => {}
        }
        let line = &mut world.wire.line;
        if line.is_served && (line.stage, &line.wish) == (LineStage::Idle, &None) {
            line.ask(LineWish::Call);
        }
        self.is_served = line.is_served;
        let mut commands = Vec::from_iter(self.look_at(&world.wire.line));
        for action in &inputs.actions {
            if *action == Action::Back && self.answer.is_none() {
                return Destination::Lobby.open();
            }
            agreed = agreed.or(self.act(action, world, &mut commands));
            if world.spectator.is_some() {
                break;
            }
        }
        if !self.is_settled {
            // Where an invitation waits, its answer comes into the field.
            let waits = self.stage == Some(LineStage::Invited);
            self.focus = self.at(usize::from(waits));
        }
        let Some((code, link)) = agreed else { return commands };
        world.link = Some(Box::new(link));
        Destination::FarMatch(code).open()
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        Some(Self::code(settings)?.saying(&settings.maze.seed))
    }

    fn writing<'a>(&'a self, _: &'a Settings) -> Option<Writing<'a>> {
        let is_written = self.answer.is_none() && self.is_on_field();
        is_written.then(|| Writing {
            text: self.address.as_str().into(),
            is_wrong: self.is_wrong,
            done: Some(Action::Confirm),
        })
    }
}
