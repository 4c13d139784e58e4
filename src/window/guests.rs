//! Runs programs of the player's own beside the game, until nobody watches them or the window is
//! closed.

#[cfg(not(target_family = "wasm"))]
#[path = "guests/processes.rs"]
mod system;
#[cfg(target_family = "wasm")]
#[path = "guests/workers.rs"]
mod system;

use icetea_maze::guest::{GuestOrder, GuestPart, MouseHost, Patience};

pub use system::*;

impl Guests {
    /// Runs a program.
    pub fn run(&mut self, order: GuestOrder, part: GuestPart) {
        match part {
            GuestPart::Walk(maze, feed) => {
                self.lead(order, MouseHost::new(maze, Patience::default()), &feed);
            }
            GuestPart::Build(judge, feed) => self.lead(order, *judge, &feed),
            GuestPart::Solve(judge, feed) => self.lead(order, *judge, &feed),
        }
    }
}
