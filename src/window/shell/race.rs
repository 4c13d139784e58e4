//! Races in the log.

use icetea_maze::game::race::{RaceEnd, RaceEvent, Seating};
use icetea_maze::game::versus::rules::Seat;
use icetea_maze::screens::Screen;
use serde_json::json;

use super::{Shell, pair};
use crate::window::crash_report;

impl Shell {
    pub(super) fn tell_of_race(&mut self, seating: Seating, event: &RaceEvent) {
        let player = |runner: usize| seating.player(runner).number();
        match *event {
            RaceEvent::Began => self.tell_of_round(),
            RaceEvent::Stepped { runner, tile, .. } => {
                self.log.note("step", json!({"player": player(runner), "tile": pair(tile)}));
                if seating == Seating::Alone {
                    crash_report::fail_if_told("step");
                }
            }
            RaceEvent::Bumped { .. } | RaceEvent::RanOut { .. } | RaceEvent::Carried { .. } => {}
            RaceEvent::Hinted => self.log.note("hint", json!({})),
            RaceEvent::Search(event) => self.log.note("solve", json!({"state": event.name()})),
            RaceEvent::Ate { runner, tile } => {
                self.log.note("cheese", json!({"player": player(runner), "tile": pair(tile)}));
            }
            RaceEvent::Took { runner, tile } => {
                self.log.note("took", json!({"player": player(runner), "tile": pair(tile)}));
            }
            RaceEvent::Rule { runner, tile, event } => {
                self.log.note(event.name, json!({"player": player(runner), "tile": pair(tile)}));
            }
            RaceEvent::Caught { runner } => {
                self.log.note("caught", json!({"player": player(runner)}));
            }
            RaceEvent::Stranded { .. } => self.log.note("stranded", json!({})),
            RaceEvent::TookBack => self.log.note("took back", json!({})),
            RaceEvent::Arrived { runner, summary } => {
                let mut details = json!({
                    "player": player(runner),
                    "steps": summary.steps,
                    "shortest": summary.shortest,
                    "milliseconds": summary.milliseconds,
                });
                match seating {
                    Seating::Alone => {
                        details["helped"] = json!(summary.helped);
                        self.log.note("finish", details);
                    }
                    Seating::Match { .. } => self.log.note("finish", details),
                }
            }
            RaceEvent::Decided(verdict) => {
                if seating != Seating::Alone {
                    let winner: Option<Seat> = match verdict {
                        RaceEnd::Won(runner) => Some(seating.player(runner)),
                        RaceEnd::Draw => None,
                    };
                    self.log.note("decided", json!({"winner": winner.map(Seat::number)}));
                }
            }
        }
    }

    /// Logs that a round of two begins, if it is one.
    fn tell_of_round(&mut self) {
        let Screen::Versus(versus) = &self.app.screen else { return };
        let Some(arena) = versus.round().map(|it| &it.arena) else { return };
        let details = json!({
            "code": versus.game.course().to_string(),
            "mode": arena.mode.name(),
            "mirrored": arena.has_mirror(),
            "starts": arena.starts.map(pair),
            "cheeses": arena.cheeses.iter().map(|&tile| pair(tile)).collect::<Vec<_>>(),
        });
        self.log.note("round", details);
    }
}
