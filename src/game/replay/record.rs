//! Records a race that is over.

use super::round::PlayedRound;
use super::{Course, PlayerName, Recorded, Recording, ReplayKind};
use crate::game::race::{Race, RaceEnd};
use crate::game::versus::game::Match;
use crate::game::versus::player::Coat;
use crate::game::versus::rules::Seat;
use crate::maze::{Endless, Tile};

impl Recording {
    /// Records a race of one that is over, if its maze has a code and the track is complete.
    pub fn of_run(race: &Race, name: PlayerName) -> Option<Self> {
        let spec = race.measured().spec.filter(|_| race.is_over() && race.is_alone())?;
        let ticks = u32::try_from(race.ticks).ok()?;
        let player = recorded(race, 0, ticks, name)?;
        Some(Self::new(ReplayKind::Run, spec, !race.sets_records(), ticks, vec![player]))
    }

    /// Records an endless run that ended in this tick, if it had no help and the track is complete.
    pub fn of_endless(
        endless: Endless,
        cheeses: u32,
        race: &Race,
        name: PlayerName,
    ) -> Option<Self> {
        let ticks = u32::try_from(race.ticks).ok().filter(|_| race.sets_records())?;
        let course = Course::Plane(endless);
        let player = recorded(race, 0, ticks, name)?;
        let track = player.track.beginning_at(course.start())?;
        let player = Recorded { track, ..player };
        Some(Self::new(ReplayKind::Endless { cheeses }, course, false, ticks, vec![player]))
    }

    /// Moves the only mouse to begin at another tile, if possible.
    pub fn beginning_at(&self, start: Tile) -> Option<Self> {
        let [player] = &self.players[..] else { return None };
        let track = player.track.beginning_at(start)?;
        let players = vec![Recorded { track, ..player.clone() }];
        let mut recording = Self { players, ..self.clone() };
        recording.checksum = recording.sum();
        Some(recording)
    }

    /// Records a finished round, if both tracks are complete. Names are in the order of sides.
    pub fn of_round(game: &Match, race: &Race, names: [PlayerName; 2]) -> Option<Self> {
        let verdict = race.verdict.filter(|_| race.is_over() && !race.is_alone())?;
        let ticks = u32::try_from(race.ticks).ok()?;
        let [one, two] = names;
        let players = vec![recorded(race, 0, ticks, one)?, recorded(race, 1, ticks, two)?];
        let played = PlayedRound {
            rules: game.code.rules(),
            are_sides_swapped: game.player_at(0) == Seat::Two,
            winner: match verdict {
                RaceEnd::Won(side) => Some(game.player_at(side)),
                RaceEnd::Draw => None,
            },
            cheeses: [0, 1].map(|side| race.runner(side).cheeses),
        };
        let course = race.arena.plan()?.course;
        Some(Self::new(ReplayKind::Round(played), course, false, ticks, players))
    }

    /// Adds the coats, in the order of sides.
    #[must_use]
    pub fn in_coats(self, coats: [Coat; 2]) -> Self {
        let Self { kind, course, helped, ticks, mut players, .. } = self;
        for (player, coat) in players.iter_mut().zip(coats) {
            player.coat = Some(coat);
        }
        Self::new(kind, course, helped, ticks, players)
    }
}

/// A runner's part of the recording, up to the last place it reached.
fn recorded(race: &Race, runner: usize, ticks: u32, name: PlayerName) -> Option<Recorded> {
    let runner = race.runner(runner);
    let track = runner.track()?.clone().until(ticks);
    let is_whole = track.strides().len() == runner.steps() as usize;
    is_whole.then_some(Recorded { name, coat: None, steps: runner.steps(), track })
}
