//! Saving an endless run in the middle, and continuing it later.

use super::EndlessGame;
use crate::game::endless::Leg;
use crate::game::race::{Race, Track};
use crate::game::saved_run::{SavedEndless, SavedTrack};
use crate::game::tuning::WORLD_TRAIL_PLACES;
use crate::maze::endless::Room;
use crate::screens::play::Play;

impl EndlessGame {
    /// The saved form of the run, if there is something to lose: it has begun and is not over.
    pub fn save(&self) -> Option<SavedEndless> {
        let is_begun = self.play.race.has_begun() || self.is_resumed;
        let mouse = pair(self.leg.room(self.play.runner().place()));
        let cheese = pair(self.leg.cheese());
        (is_begun && self.card.is_none()).then(|| SavedEndless {
            code: self.endless().to_string(),
            mouse,
            cheese,
            clock_ticks: self.clock_ticks,
            left_at_cheeses: self.left_at_cheeses.clone(),
            sets_records: self.sets_records(),
            track: self.saved_track(),
            cheeses: self.play.eaten().iter().map(|&tile| pair(self.leg.room(tile))).collect(),
            trail: self.trail.iter().copied().map(pair).collect(),
            left_at: 0,
        })
    }

    fn saved_track(&self) -> Option<SavedTrack> {
        let race = &self.play.race;
        let ticks = u32::try_from(race.ticks).ok()?;
        let track = race.runner(0).track()?.clone().until(ticks);
        let is_whole = track.strides().len() == race.runner(0).steps() as usize;
        is_whole.then(|| SavedTrack { ticks, strides: track.text() })
    }

    /// Restores a saved run in its piece of the plane. It is paused until the player continues.
    pub fn resume(leg: Leg, saved: SavedEndless) -> Self {
        let known = saved.track.as_ref().map(|track| track.ticks).zip(track_in(&leg, &saved));
        let start = leg.measured.maze.start();
        let trail = match &known {
            Some((ticks, track)) => track.places_by(*ticks).collect(),
            None => vec![start],
        };
        let eaten =
            saved.cheeses.iter().filter_map(|&(column, row)| leg.tile(Room { column, row }));
        let eaten = eaten.collect();
        let race = Race::resume(leg.measured.clone(), trail, 0, !saved.sets_records);
        let race = match known {
            Some((ticks, track)) => race.recall(track, ticks),
            None => race,
        };
        let play = Play::on_plane(&leg, race, eaten).paused();
        let SavedEndless { clock_ticks, left_at_cheeses, trail, .. } = saved;
        let trail = trail.into_iter().map(|(column, row)| Room { column, row });
        let trail = trail.take(WORLD_TRAIL_PLACES).collect();
        Self { play, clock_ticks, left_at_cheeses, trail, is_resumed: true, ..Self::new(leg) }
    }
}

/// The mouse's track in a leg's piece, if it ends where the mouse stands.
fn track_in(leg: &Leg, saved: &SavedEndless) -> Option<Track> {
    let track = saved.track()?.beginning_at(leg.tile(Room::default())?)?;
    let is_open = |tile| leg.measured.maze.grid().is_open(tile);
    let fits = track.end_place() == leg.measured.maze.start();
    (fits && track.places_by(u32::MAX).all(is_open)).then_some(track)
}

const fn pair(room: Room) -> (i64, i64) {
    (room.column, room.row)
}
