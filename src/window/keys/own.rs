//! What two players ask of the own mouse, each by the own set of keys, both at once.

use icetea_maze::game::bindings::{Bindings, Command};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::Direction;
use macroquad::prelude::*;

use crate::window::key_codes::code_of;

/// The sets of both players.
#[derive(Default)]
pub(super) struct OwnKeys {
    sets: [OwnSet; 2],
}

/// What one player's set of keys says.
#[derive(Default)]
struct OwnSet {
    /// Directions whose keys are down, the one pressed last at the end.
    held: Vec<Direction>,
    /// What was pressed since a tick took it, and whether the key to run was down then.
    pressed: Option<Direction>,
    ran: bool,
    is_run_down: bool,
}

impl OwnKeys {
    /// A key went down.
    pub fn press(&mut self, key: KeyCode, bindings: &Bindings) {
        for (player, set) in self.sets.iter_mut().enumerate() {
            let is_it = |&way: &Direction| code_of(bindings.key(Command::walk(player, way))) == key;
            let Some(direction) = Direction::ALL.into_iter().find(is_it) else { continue };
            set.held.retain(|&held| held != direction);
            set.held.push(direction);
            set.pressed = Some(direction);
            set.ran = is_key_down(code_of(bindings.key(Command::run(player))));
        }
    }

    /// Looks which keys are still down.
    pub fn look(&mut self, bindings: &Bindings) {
        let is_down = |command| is_key_down(code_of(bindings.key(command)));
        for (player, set) in self.sets.iter_mut().enumerate() {
            set.held.retain(|&direction| is_down(Command::walk(player, direction)));
            set.is_run_down = is_down(Command::run(player));
        }
    }

    /// What the next tick gets.
    pub fn take(&mut self) -> [Steering; 2] {
        self.sets.each_mut().map(|set| Steering {
            held: set.held.last().copied(),
            pressed: set.pressed.take(),
            run: std::mem::take(&mut set.ran) || set.is_run_down,
        })
    }
}
