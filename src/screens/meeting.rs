//! The meeting of two machines: those in the same network are listed, one of them is invited to the
//! match of the lobby, and accepts. The address of one that is not found can be typed.

pub(crate) mod view;

use std::net::SocketAddr;

use crate::game::command::{Command, Destination};
use crate::game::input::{Action, Inputs, KeySet, Target};
use crate::game::menu::Menu;
use crate::game::settings::Settings;
use crate::game::versus::code::MatchCode;
use crate::game::versus::rules::{Rival, Rules};
use crate::maze::Direction;
use crate::net::link::FarLink;
use crate::net::meeting::{Meeting, addresses_in};
use crate::net::packet::MOST_CODE_BYTES;
use crate::picture::painter::Painter;
use crate::screens::lobby::Lobby;
use crate::screens::state::{Context, ScreenState, ScreenTraits, Writing};
use crate::world::World;

/// The most characters of an address.
const MOST_CHARACTERS: usize = 48;

/// The screen on which two machines meet.
#[derive(Clone, Debug, Default)]
pub struct MeetingScreen {
    /// The search, once it has begun.
    pub meeting: Option<Meeting>,
    /// The machine that has the focus; without one the address has it.
    focus: Option<u64>,
    /// Whether the player has moved the focus: until then the first machine that is found gets it.
    is_settled: bool,
    /// The address as far as it is typed.
    pub address: String,
    /// Whether the address was no address.
    pub is_wrong: bool,
    /// What to say to the invitation that has come.
    pub answer: Option<Menu<bool>>,
}

impl MeetingScreen {
    /// How many machines are there.
    pub fn count(&self) -> usize {
        self.meeting.as_ref().map_or(0, |meeting| meeting.neighbours.len())
    }

    /// The place of what has the focus: a machine, or after all those the address.
    pub fn place(&self) -> usize {
        let place = self.focus.and_then(|id| self.ids().position(|one| one == id));
        place.unwrap_or_else(|| self.count())
    }

    /// Whether the address has the focus.
    pub fn is_on_address(&self) -> bool {
        self.place() == self.count()
    }

    /// Whether the machine that has the focus can be invited, and is not yet.
    pub fn can_invite(&self) -> bool {
        let Some(meeting) = &self.meeting else { return false };
        let focused = meeting.neighbours.get(self.place()).filter(|one| one.is_alike);
        focused.is_some_and(|one| !meeting.asks(one.id))
    }

    fn ids(&self) -> impl Iterator<Item = u64> + '_ {
        self.meeting.iter().flat_map(|meeting| meeting.neighbours.iter().map(|one| one.id))
    }

    fn focus_on(&mut self, place: usize) {
        let id = self.ids().nth(place);
        self.focus = id;
        self.is_settled = true;
    }

    /// Moves the focus by so many places, all round.
    fn move_focus(&mut self, by: usize) {
        let count = self.count();
        if count > 0 {
            self.focus_on((self.place() + by) % (count + 1));
        }
    }

    /// The match that the own lobby offers, for two people.
    pub fn code(settings: &Settings) -> Option<MatchCode> {
        let code = Lobby::code(settings).ok()?;
        let rules = Rules { rival: Rival::Human, ..code.rules() };
        let code = MatchCode::new(code.course(), rules).ok()?;
        (code.to_string().len() <= MOST_CODE_BYTES).then_some(code)
    }

    fn act(&mut self, action: &Action, world: &mut World) -> Option<(MatchCode, FarLink)> {
        let meeting = self.meeting.as_mut()?;
        if let Some(menu) = &mut self.answer {
            let chosen = if *action == Action::Back { Some(false) } else { menu.act(action) };
            return meeting.answer(chosen?, &mut world.wire);
        }
        match action {
            Action::Go(Direction::Down) | Action::Next => self.move_focus(1),
            Action::Go(Direction::Up) => self.move_focus(self.count()),
            Action::Point(Target::Entry(place)) => self.focus_on(*place),
            Action::Click(Target::Entry(place)) => {
                self.focus_on(*place);
                self.choose(world);
            }
            Action::Confirm => self.choose(world),
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

    /// What is typed is an address.
    fn write(&mut self, text: &str) {
        let room = MOST_CHARACTERS.saturating_sub(self.address.chars().count());
        self.address.extend(text.chars().filter(|character| !character.is_control()).take(room));
        self.is_wrong = false;
        self.focus_on(self.count());
    }

    /// Invites the machine that has the focus, or looks at the address.
    fn choose(&mut self, world: &mut World) {
        let (place, is_on_address) = (self.place(), self.is_on_address());
        let can_invite = self.can_invite();
        let Some(meeting) = &mut self.meeting else { return };
        if is_on_address {
            let addresses = addresses_in(&self.address);
            self.is_wrong = addresses.is_empty() && !self.address.is_empty();
            if !addresses.is_empty() {
                world.wire.named = addresses.iter().map(SocketAddr::ip).collect();
                meeting.look_at(addresses);
                self.address.clear();
            }
        } else if let Some(code) = Self::code(&world.settings).filter(|_| can_invite) {
            meeting.invite(place, &code, std::mem::take(&mut world.wire.secret));
        }
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
        for action in &inputs.actions {
            if *action == Action::Back && self.answer.is_none() {
                return Destination::Lobby.open();
            }
            agreed = agreed.or(self.act(action, world));
        }
        if !self.is_settled {
            let first = self.ids().next();
            self.focus = first;
        }
        let Some((code, link)) = agreed else { return Vec::new() };
        world.link = Some(Box::new(link));
        Destination::FarMatch(code).open()
    }

    fn draw<'a>(&'a self, context: &Context<'a>, painter: &mut Painter<'a>) {
        view::draw(context, self, painter);
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        Some(Self::code(settings)?.saying(&settings.maze.seed))
    }

    fn writing<'a>(&'a self, _: &'a Settings) -> Option<Writing<'a>> {
        let is_written = self.answer.is_none() && self.is_on_address();
        is_written.then(|| Writing {
            text: self.address.as_str().into(),
            is_wrong: self.is_wrong,
            done: Some(Action::Confirm),
        })
    }
}
