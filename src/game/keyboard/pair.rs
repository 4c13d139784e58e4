//! The steering of two players at once, each with their own set of keys.

use std::collections::{BTreeSet, VecDeque};

use crate::game::bindings::{Bindings, KeyCommand};
use crate::game::input::Key;
use crate::game::walker::Steering;
use crate::maze::Direction;

/// The sets of keys of both players.
#[derive(Debug, Default)]
pub(super) struct PairOfSets {
    sets: [OwnSet; 2],
}

/// The state of one player's set of keys.
#[derive(Debug, Default)]
struct OwnSet {
    /// The directions of held keys, the one pressed last at the end.
    held: Vec<Direction>,
    /// The presses that no tick has taken yet, each with whether the key to run was held.
    pressed: VecDeque<(Direction, bool)>,
}

impl PairOfSets {
    /// A key was pressed.
    pub fn press(&mut self, key: Key, down: &BTreeSet<Key>, bindings: &Bindings) {
        for (player, set) in self.sets.iter_mut().enumerate() {
            let is_it =
                |&direction: &Direction| bindings.key(KeyCommand::walk(player, direction)) == key;
            let Some(direction) = Direction::ALL.into_iter().find(is_it) else { continue };
            set.held.retain(|&held| held != direction);
            set.held.push(direction);
            let runs = down.contains(&bindings.key(KeyCommand::run(player)));
            set.pressed.push_back((direction, runs));
        }
    }

    /// The steering in the next tick, with one press of each player.
    pub fn take(&mut self, down: &BTreeSet<Key>, bindings: &Bindings) -> [Steering; 2] {
        let is_down = |command| down.contains(&bindings.key(command));
        [0, 1].map(|player| {
            let set = &mut self.sets[player];
            set.held.retain(|&direction| is_down(KeyCommand::walk(player, direction)));
            let (pressed, ran) = set.pressed.pop_front().unzip();
            Steering {
                held: set.held.last().copied(),
                pressed,
                run: ran.unwrap_or(false) || is_down(KeyCommand::run(player)),
                insists: false,
            }
        })
    }
}
