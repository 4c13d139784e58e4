//! The state of gamepads: which pad belongs to which player, the direction of a stick, and whether
//! a trigger counts as pulled.

use super::buttons::key_of;
use crate::game::bindings::Bindings;
use crate::game::input::{Action, Button, Family, Key, KeyReading, KeySet};
use crate::maze::Direction;

/// An event of a pad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PadTold {
    /// It was connected.
    Came(Family),
    /// It was disconnected.
    Went,
    /// Nothing is heard of it; it keeps its seat, as it may come back.
    Lost,
    /// A button was pressed or released.
    Button(Button, bool),
    /// How far a trigger is pulled, from 0 to 1.
    Trigger(Button, f32),
    /// How far the left stick leans to the right and down, from -1 to 1.
    Stick(f32, f32),
}

/// A button of a player's pad that was pressed or released.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ButtonEdge {
    pub player: usize,
    pub button: Button,
    pub is_down: bool,
}

/// All connected pads, and what is pressed on them.
#[derive(Debug, Default)]
pub(super) struct PadStates {
    /// The seat of a disconnected pad is free again. Players alternate.
    seats: Vec<Option<Pad>>,
    /// The pressed buttons, each with the key that it stood for when it was pressed.
    keys: Vec<((usize, Button), Key)>,
    /// The key of the last pressed button, and for how many ticks, while it is held.
    newest: Option<(Key, u32)>,
    /// The pad on which a button was pressed last.
    used_last: Option<u32>,
}

#[derive(Debug)]
struct Pad {
    id: u32,
    family: Family,
    down: Vec<Button>,
    leans: Option<Direction>,
}

/// The repetition of a held button: after so many ticks first, and then every so many.
const TICKS_UNTIL_REPEAT: u32 = 48;
const TICKS_BETWEEN_REPEATS: u32 = 10;
/// The thresholds at which a stick or trigger counts as moved, and as released: two different ones,
/// so that nothing flickers.
const BEGINS: f32 = 0.5;
const ENDS: f32 = 0.35;
/// A stick between two directions keeps the old one until another is stronger by this factor.
const STRONGER: f32 = 1.6;

impl ButtonEdge {
    /// The action for a button while the next one is bound to a command.
    pub fn taken(self, reading: KeyReading) -> Option<Action> {
        let is_taken = reading.keys == KeySet::Taken && self.is_down;
        is_taken.then_some(Action::TakeButton(self.button))
    }
}

impl PadStates {
    /// Takes an event of a pad; returns which buttons were pressed or released by it.
    pub fn tell(&mut self, id: u32, told: PadTold) -> Vec<ButtonEdge> {
        if let PadTold::Came(family) = told
            && self.place(id).is_none()
        {
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
            PadTold::Came(_) | PadTold::Went | PadTold::Lost => {
                (pad.down, pad.leans) = (Vec::new(), None);
            }
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

    /// The player of a connected pad.
    pub fn player_of(&self, id: u32) -> Option<usize> {
        self.place(id).map(|place| place % 2)
    }

    /// The family of a connected pad.
    pub fn family(&self, id: u32) -> Option<Family> {
        self.seats[self.place(id)?].as_ref().map(|pad| pad.family)
    }

    /// The key that is pressed or released with a button, if one is. The key released is the one
    /// that was pressed, even under another reading, and only with the last of its buttons.
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

    /// The key that repeats in this tick because its button is held; keyboards repeat by
    /// themselves.
    pub fn repeated(&mut self) -> Option<Key> {
        let (key, ticks) = self.newest.as_mut()?;
        *ticks += 1;
        let over = ticks.checked_sub(TICKS_UNTIL_REPEAT)?;
        over.is_multiple_of(TICKS_BETWEEN_REPEATS).then_some(*key)
    }

    /// Releases all buttons, since their state is unknown.
    pub fn let_go(&mut self) {
        self.keys.clear();
        self.newest = None;
    }

    fn place(&self, id: u32) -> Option<usize> {
        self.seats.iter().position(|seat| seat.as_ref().is_some_and(|pad| pad.id == id))
    }

    fn seat(&mut self, pad: Pad) {
        match self.seats.iter().position(Option::is_none) {
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

/// The direction of a stick, given its previous direction.
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
