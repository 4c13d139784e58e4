//! Keys on a string: keys and doors in colours. Whoever walks over a key takes it, and only the key
//! taken last opens a door, in which it stays. So the keys are a stack, and a mouse can lose its way.

use std::iter;

use super::board::Board;
use super::{
    Entry, Feel, Hindrance, KeyColour, Part, Puzzle, Rule, RuleEvent, RuleMark, RuleNotice,
    RuleStride, RuleSupply, Sketch,
};
use crate::game::tuning::STRING_DRAWS;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Draft, Tile};

pub(super) const ENTRY: Entry = Entry::new("string", lay, put);

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0051_2196;

/// The most keys.
pub const MOST_KEYS: usize = 5;
/// From so many keys on they have three colours.
const LEAST_KEYS_IN_THREE_COLOURS: u8 = 5;

/// The letters of keys and doors in a draft, by colour.
const LETTERS: [(char, char); 3] = [('b', 'B'), ('r', 'R'), ('g', 'G')];

/// The state has a bit for each key that is taken, one for each door that is open, and then the
/// string.
#[derive(Clone, Debug)]
struct KeysOnAString {
    locks: Vec<Lock>,
    /// Whether every key on the string opens, and not only the one taken last.
    is_loose: bool,
}

/// A key and a door of its colour.
#[derive(Clone, Debug)]
struct Lock {
    colour: KeyColour,
    key: Tile,
    door: Tile,
}

/// Where the string begins in the state, and the bits for each key on it, the one taken last first.
const STRING: u32 = 2 * MOST_KEYS as u32;
const BITS: u32 = 2;

/// Of several draws those that take a longer way than with loose keys, and in which a mouse fails that
/// always goes to what is nearest; of these the ones with the longest way.
fn lay(count: u8, board: &mut Board) -> Part {
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let drawn = (0..STRING_DRAWS).filter_map(|_| {
        let keys = drawn(count, board, &mut dice)?;
        let strides = board.with(keys.clone(), Puzzle::fewest_strides)?;
        let loose = board.with(keys.loose(), Puzzle::fewest_strides)?;
        let is_missed = !board.with(keys.clone(), Puzzle::is_won_greedily);
        Some(((strides > loose, is_missed, strides), keys))
    });
    let best = drawn.max_by_key(|(measure, _)| *measure);
    best.map_or(Part::Nothing, |(_, keys)| Part::Rule(laid(keys, board)))
}

fn put(draft: &Draft, board: &mut Board) -> Part {
    let colours = KeyColour::ALL.into_iter().zip(LETTERS);
    let locks = colours.flat_map(|(colour, (key, door))| {
        let both = draft.rooms(key).zip(draft.places(door));
        both.map(move |(key, door)| Lock { colour, key, door })
    });
    Part::Rule(laid(KeysOnAString { locks: locks.collect(), is_loose: false }, board))
}

/// With everything taken up where the keys and doors are.
fn laid(keys: KeysOnAString, board: &mut Board) -> Box<dyn Rule> {
    board.things.extend(keys.locks.iter().map(|lock| lock.key));
    board.doors.extend(keys.locks.iter().map(|lock| lock.door));
    Box::new(keys)
}

/// `count` keys where nothing else lies, and doors in passages that nothing else opens or closes.
fn drawn(count: u8, board: &Board, dice: &mut Dice) -> Option<KeysOnAString> {
    let colours = if count < LEAST_KEYS_IN_THREE_COLOURS { 2 } else { KeyColour::ALL.len() };
    let mut colours = KeyColour::ALL.into_iter().take(colours).cycle();
    let mut rooms: Vec<Tile> = board.free_rooms().collect();
    let mut passages: Vec<Tile> = board.free_passages().map(RuleStride::passage).collect();
    let mut pick = |of: &mut Vec<Tile>| {
        let count = u32::try_from(of.len()).ok().filter(|&count| count > 0)?;
        Some(of.swap_remove(dice.below(count) as usize))
    };
    let mut lock = || {
        let (key, door) = (pick(&mut rooms)?, pick(&mut passages)?);
        Some(Lock { colour: colours.next()?, key, door })
    };
    let locks: Option<Vec<Lock>> = (0..count).map(|_| lock()).collect();
    Some(KeysOnAString { locks: locks?, is_loose: false })
}

impl KeysOnAString {
    fn loose(&self) -> Self {
        Self { is_loose: true, ..self.clone() }
    }

    /// The keys that lie in the maze.
    fn lying(&self, state: u64) -> impl Iterator<Item = (usize, &Lock)> {
        self.locks.iter().enumerate().filter(move |(number, _)| state >> number & 1 == 0)
    }

    /// The doors that are locked.
    fn locked(&self, state: u64) -> impl Iterator<Item = (usize, &Lock)> {
        let is_locked = move |number: usize| state >> (MOST_KEYS + number) & 1 == 0;
        self.locks.iter().enumerate().filter(move |(number, _)| is_locked(*number))
    }

    /// Where on the string the key is that opens a door of a colour.
    fn place_of_key(&self, state: u64, colour: KeyColour) -> Option<usize> {
        let place = string(state).iter().position(|&key| key == colour);
        place.filter(|&place| place == 0 || self.is_loose)
    }
}

/// The keys on the string, the one taken last first.
fn string(state: u64) -> Vec<KeyColour> {
    let rest = iter::successors(Some(state >> STRING), |rest| Some(rest >> BITS));
    let keys =
        rest.map_while(|rest| KeyColour::ALL.get((rest % (1 << BITS)).checked_sub(1)? as usize));
    keys.copied().collect()
}

/// The state with other keys on the string.
fn with_string(state: u64, string: &[KeyColour]) -> u64 {
    let keys = string.iter().rev().fold(0, |keys, &key| keys << BITS | (key as u64 + 1));
    (state % (1 << STRING)) | (keys << STRING)
}

impl Rule for KeysOnAString {
    fn draw(&self, sketch: &mut Sketch) {
        for lock in &self.locks {
            let (key, door) = LETTERS[lock.colour as usize];
            sketch.put(key, [lock.key]);
            sketch.put(door, [lock.door]);
        }
    }

    fn bars(&self, state: u64, stride: RuleStride) -> bool {
        self.hinders(state, stride).is_some()
    }

    fn hinders(&self, state: u64, stride: RuleStride) -> Option<Hindrance> {
        let mut locked = self.locked(state).map(|(_, lock)| lock);
        let lock = locked.find(|lock| lock.door == stride.passage())?;
        let fits = self.place_of_key(state, lock.colour).is_some();
        (!fits).then_some(Hindrance::LockedWith(lock.colour))
    }

    fn after(&self, state: u64, stride: RuleStride) -> u64 {
        let (mut after, mut keys) = (state, string(state));
        if let Some((door, lock)) =
            self.locked(state).find(|(_, lock)| lock.door == stride.passage())
        {
            after |= 1 << (MOST_KEYS + door);
            self.place_of_key(state, lock.colour).map(|place| keys.remove(place));
        }
        if let Some((key, lock)) = self.lying(state).find(|(_, lock)| lock.key == stride.to) {
            after |= 1 << key;
            keys.insert(0, lock.colour);
        }
        with_string(after, &keys)
    }

    fn bends_ways(&self) -> bool {
        true
    }

    fn strands(&self) -> bool {
        true
    }

    fn event(&self, before: u64, state: u64) -> Option<RuleEvent> {
        let is_taken = self.lying(state).count() < self.lying(before).count();
        let (name, feel) = if is_taken { ("key", Feel::Found) } else { ("door", Feel::Moved) };
        Some(RuleEvent { name, feel })
    }

    fn things(&self, state: u64) -> Vec<Tile> {
        self.lying(state).map(|(_, lock)| lock.key).collect()
    }

    fn without_idea(&self) -> Option<Box<dyn Rule>> {
        Some(Box::new(self.loose()))
    }

    fn notice(&self, state: u64) -> Option<RuleNotice> {
        (self.locked(state).count() == self.locks.len()).then_some(RuleNotice::LastKeyOpens)
    }

    fn supply(&self, state: u64) -> Option<RuleSupply> {
        let mut keys = string(state).into_iter();
        Some(RuleSupply::Keys(std::array::from_fn(|_| keys.next())))
    }

    fn marks(&self, _before: u64, state: u64) -> Vec<RuleMark> {
        let doors = self.locked(state);
        let doors =
            doors.map(|(_, lock)| RuleMark::ColouredDoor { colour: lock.colour, at: lock.door });
        let keys = self.lying(state);
        let keys =
            keys.map(|(_, lock)| RuleMark::ColouredKey { colour: lock.colour, at: lock.key });
        doors.chain(keys).collect()
    }
}
