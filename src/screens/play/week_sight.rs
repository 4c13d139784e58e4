//! The maze of a week: too large for one evening, foggy, and with landmarks.

use std::ops::Range;

use super::Play;
use super::walked::Walked;
use crate::game::landmarks::{Landmark, Landmarks};
use crate::game::records::Week;
use crate::game::sighted::Sighted;
use crate::game::tuning::ENDLESS_FOG_ROOMS;
use crate::screens::prelude::*;

/// What the mouse has seen of the maze of a week.
#[derive(Clone, Debug)]
pub(super) struct WeekSight {
    week: Week,
    sighted: Sighted,
    landmarks: Landmarks,
    walked: Walked,
}

impl WeekSight {
    /// Nothing seen yet, if this is the spec of such a maze.
    pub fn of(spec: &Spec) -> Option<Self> {
        let week = Week::of_spec(spec)?;
        let (sighted, landmarks) = (Sighted::new(spec.size()), Landmarks::of(spec));
        Some(Self { week, sighted, landmarks, walked: Walked::default() })
    }

    pub fn look_along(&mut self, trail: &[Tile]) {
        self.sighted.look_along(trail);
    }

    /// The area that is known, in rooms.
    pub fn know(&mut self, race: &Race) -> Bounds {
        let walked = self.walked.along(&race.runner(0).trail, race.measured().stride_tiles);
        walked.widened(ENDLESS_FOG_ROOMS)
    }
}

impl Play {
    /// The week of this maze, if it is one.
    pub fn week(&self) -> Option<Week> {
        self.week_sight.as_ref().map(|week_sight| week_sight.week)
    }

    /// How many of its rooms were seen.
    pub fn rooms_seen(&self) -> Option<u32> {
        self.week_sight.as_ref().map(|week_sight| week_sight.sighted.count())
    }

    /// The landmarks seen in these columns and rows of rooms.
    pub fn landmarks(&self, rooms: [Range<u16>; 2]) -> impl Iterator<Item = Landmark> + '_ {
        self.week_sight.iter().flat_map(move |week_sight| {
            let there = week_sight.landmarks.within(rooms.clone());
            there.filter(|landmark| week_sight.sighted.has(landmark.at))
        })
    }
}
