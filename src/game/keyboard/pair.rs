//! What two players ask of the own mouse, each by the own set of keys, both at once.

use std::collections::{BTreeSet, VecDeque};

use crate::game::bindings::{Bindings, Command};
use crate::game::input::Key;
use crate::game::walker::Steering;
use crate::maze::Direction;

/// The sets of both players.
#[derive(Debug, Default)]
pub(super) struct PairOfSets {
    sets: [OwnSet; 2],
}

/// What one player's set of keys says.
#[derive(Debug, Default)]
struct OwnSet {
    /// Directions whose keys are down, the one pressed last at the end.
    held: Vec<Direction>,
    /// What was pressed and no tick has taken yet, and whether the key to run was down then.
    pressed: VecDeque<(Direction, bool)>,
}

impl PairOfSets {
    /// A key went down.
    pub fn press(&mut self, key: Key, down: &BTreeSet<Key>, bindings: &Bindings) {
        for (player, set) in self.sets.iter_mut().enumerate() {
            let is_it =
                |&direction: &Direction| bindings.key(Command::walk(player, direction)) == key;
            let Some(direction) = Direction::ALL.into_iter().find(is_it) else { continue };
            set.held.retain(|&held| held != direction);
            set.held.push(direction);
            let runs = down.contains(&bindings.key(Command::run(player)));
            set.pressed.push_back((direction, runs));
        }
    }

    /// What the next tick gets: one press of each player.
    pub fn take(&mut self, down: &BTreeSet<Key>, bindings: &Bindings) -> [Steering; 2] {
        let is_down = |command| down.contains(&bindings.key(command));
        [0, 1].map(|player| {
            let set = &mut self.sets[player];
            set.held.retain(|&direction| is_down(Command::walk(player, direction)));
            let (pressed, ran) = set.pressed.pop_front().unzip();
            Steering {
                held: set.held.last().copied(),
                pressed,
                run: ran.unwrap_or(false) || is_down(Command::run(player)),
            }
        })
    }
}
