//! Gamepads as they come, go and tell: who of them is whose, which way a stick leans, and from where
//! on a trigger is pulled.

use super::buttons::key_of;
use crate::game::bindings::Bindings;
use crate::game::input::{Action, Button, Family, Key, KeyReading, KeySet};
use crate::maze::Direction;

/// What a pad tells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PadTold {
    /// It is there.
    Came(Family),
    /// It is gone.
    Went,
    /// A button went down, or up.
    Button(Button, bool),
    /// A trigger is pulled so far, from 0 to 1.
    Trigger(Button, f32),
    /// The left stick leans so far to the right and down, from -1 to 1.
    Stick(f32, f32),
}

/// A button of a player's pad that went down or up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ButtonEdge {
    pub player: usize,
    pub button: Button,
    pub is_down: bool,
}

/// The pads that are there, and what is down on them.
#[derive(Debug, Default)]
pub(super) struct PadStates {
    /// A seat whose pad has gone is free again. Players sit in turns.
    seats: Vec<Option<Pad>>,
    /// The buttons that are down, each with the key that it stood for when it went down.
    keys: Vec<((usize, Button), Key)>,
    /// The key whose button went down last, while it is down, and for how many ticks.
    newest: Option<(Key, u32)>,
    /// The pad on which a button went down last.
    used_last: Option<u32>,
}

#[derive(Debug)]
struct Pad {
    id: u32,
    family: Family,
    down: Vec<Button>,
    leans: Option<Direction>,
}

/// A button that is held down counts again after so many ticks, and then each time after so many.
const TICKS_UNTIL_REPEAT: u32 = 48;
const TICKS_BETWEEN_REPEATS: u32 = 10;
/// From here on a stick leans or a trigger is pulled, and from here on no longer: between them all
/// stays as it is, so that nothing trembles.
const BEGINS: f32 = 0.5;
const ENDS: f32 = 0.35;
/// A stick that leans between two directions keeps its own until another is so much stronger.
const STRONGER: f32 = 1.6;

impl ButtonEdge {
    /// What it asks for that is no key's, where the next one is given to a command.
    pub fn taken(self, reading: KeyReading) -> Option<Action> {
        let is_taken = reading.keys == KeySet::Taken && self.is_down;
        is_taken.then_some(Action::TakeButton(self.button))
    }
}

impl PadStates {
    /// Takes in what a pad tells: which buttons went down or up through it.
    pub fn tell(&mut self, id: u32, told: PadTold) -> Vec<ButtonEdge> {
        if let PadTold::Came(family) = told {
            self.seat(Pad { id, family, down: Vec::new(), leans: None });
        }
        let Some(place) = self.place(id) else { return Vec::new() };
        let Some(pad) = &mut self.seats[place] else { return Vec::new() };
        let before = pad.all_down();
        match told {
            PadTold::Button(button, is_down) => pad.set(button, is_down),
            PadTold::Trigger(button, pulled) => {
                let limit = if pad.down.contains(&button) { ENDS } else { BEGINS };
                pad.set(button, pulled > limit);
            }
            PadTold::Stick(x, y) => pad.leans = leaning(pad.leans, x, y),
            PadTold::Came(_) | PadTold::Went => (pad.down, pad.leans) = (Vec::new(), None),
        }
        let now = pad.all_down();
        if told == PadTold::Went {
            self.seats[place] = None;
        }
        let edge = |is_down| move |&button| ButtonEdge { player: place % 2, button, is_down };
        let up = before.iter().filter(|button| !now.contains(button)).map(edge(false));
        let down = now.iter().filter(|button| !before.contains(button)).map(edge(true));
        let edges: Vec<_> = up.chain(down).collect();
        if edges.iter().any(|edge| edge.is_down) {
            self.used_last = Some(id);
        }
        edges
    }

    /// The pads of a player, or else the one that was used last.
    pub fn of(&self, player: Option<usize>) -> impl Iterator<Item = u32> {
        let is_felt = move |place: usize, pad: &Pad| match player {
            Some(player) => place % 2 == player,
            None => self.used_last == Some(pad.id),
        };
        let pads = self.seats.iter().enumerate();
        pads.filter_map(move |(place, seat)| {
            seat.as_ref().filter(|pad| is_felt(place, pad)).map(|pad| pad.id)
        })
    }

    /// Whose pad it is, while it is there.
    pub fn family(&self, id: u32) -> Option<Family> {
        self.seats[self.place(id)?].as_ref().map(|pad| pad.family)
    }

    /// The key that goes down or up with a button, if one does: up goes the key that went down,
    /// whoever reads keys by then, and not before all of its buttons are up.
    pub fn key(
        &mut self,
        edge: ButtonEdge,
        reading: KeyReading,
        bindings: &Bindings,
    ) -> Option<Key> {
        let ButtonEdge { player, button, is_down } = edge;
        if is_down {
            let key = key_of(button, player, reading, bindings)?;
            self.keys.push(((player, button), key));
            self.newest = Some((key, 0));
            return Some(key);
        }
        let place = self.keys.iter().position(|&(down, _)| down == (player, button))?;
        let (_, key) = self.keys.swap_remove(place);
        self.newest.take_if(|(newest, _)| *newest == key);
        Some(key).filter(|key| self.keys.iter().all(|(_, other)| other != key))
    }

    /// The key that counts again in this tick, since its button is held down: a keyboard tells that
    /// by itself.
    pub fn repeated(&mut self) -> Option<Key> {
        let (key, ticks) = self.newest.as_mut()?;
        *ticks += 1;
        let over = ticks.checked_sub(TICKS_UNTIL_REPEAT)?;
        over.is_multiple_of(TICKS_BETWEEN_REPEATS).then_some(*key)
    }

    /// No button is down any more, as far as is known.
    pub fn let_go(&mut self) {
        self.keys.clear();
        self.newest = None;
    }

    fn place(&self, id: u32) -> Option<usize> {
        self.seats.iter().position(|seat| seat.as_ref().is_some_and(|pad| pad.id == id))
    }

    fn seat(&mut self, pad: Pad) {
        let own = self.place(pad.id);
        match own.or_else(|| self.seats.iter().position(Option::is_none)) {
            Some(place) => self.seats[place] = Some(pad),
            None => self.seats.push(Some(pad)),
        }
    }
}

impl Pad {
    fn set(&mut self, button: Button, is_down: bool) {
        self.down.retain(|&other| other != button);
        if is_down {
            self.down.push(button);
        }
    }

    fn all_down(&self) -> Vec<Button> {
        let leans = self.leans.map(Button::Go).filter(|lean| !self.down.contains(lean));
        self.down.iter().copied().chain(leans).collect()
    }
}

/// Which way a stick leans that leant so before.
fn leaning(before: Option<Direction>, x: f32, y: f32) -> Option<Direction> {
    let strength = |direction| match direction {
        Direction::Right => x,
        Direction::Down => y,
        Direction::Left => -x,
        Direction::Up => -y,
    };
    let strongest = Direction::ALL
        .into_iter()
        .max_by(|&one, &other| strength(one).total_cmp(&strength(other)))?;
    match before {
        Some(before) if strength(before) * STRONGER >= strength(strongest) => {
            Some(before).filter(|&before| strength(before) > ENDS)
        }
        _ => Some(strongest).filter(|&strongest| strength(strongest) > BEGINS),
    }
}
