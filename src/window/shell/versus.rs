//! What the log hears of a match of two.

use icetea_maze::game::screen::versus::VersusEvent;
use icetea_maze::game::versus::rules::Seat;
use serde_json::json;

use super::{Shell, pair};

impl Shell {
    pub(super) fn tell_of_two(&mut self, event: &VersusEvent) {
        match event {
            VersusEvent::Began(arena) => {
                let plan = arena.plan();
                let details = json!({
                    "code": plan.spec.to_string(),
                    "mode": plan.mode.name(),
                    "mirrored": plan.is_mirrored,
                    "starts": arena.starts().map(pair),
                    "cheeses": arena.cheeses().iter().map(|&tile| pair(tile)).collect::<Vec<_>>(),
                });
                self.log.note("round", details);
            }
            VersusEvent::Stepped(player, tile) => {
                self.log.note("step", json!({"player": player.number(), "tile": pair(*tile)}));
            }
            VersusEvent::Bumped(_) => {}
            VersusEvent::Ate(player, tile) => {
                self.log.note("cheese", json!({"player": player.number(), "tile": pair(*tile)}));
            }
            VersusEvent::Finished { player, steps, shortest, milliseconds } => {
                let details = json!({
                    "player": player.number(),
                    "steps": steps,
                    "shortest": shortest,
                    "milliseconds": milliseconds,
                });
                self.log.note("finish", details);
            }
            VersusEvent::Decided(winner) => {
                self.log.note("decided", json!({"winner": winner.map(Seat::number)}));
            }
            VersusEvent::Over(kind, winner) => self.record_match(*kind, *winner),
        }
    }
}
