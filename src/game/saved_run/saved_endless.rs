//! An endless run that was left in the middle, as plain data.

use super::SavedTrack;
use crate::game::clock::milliseconds_of;
use crate::game::endless::{LegPlan, PLANE_STRIDE, Piece};
use crate::game::race::Track;
use crate::game::replay::Course;
use crate::game::retraced::room_of;
use crate::maze::Endless;
use crate::maze::endless::{NamedWorld, Room};

/// An unfinished endless run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub struct SavedEndless {
    /// The code of the maze.
    pub code: String,
    /// The column and row of the mouse.
    pub mouse: (i64, i64),
    /// The column and row of the cheese.
    pub cheese: (i64, i64),
    /// The ticks left on the clock.
    pub clock_ticks: u32,
    /// The ticks that were left at each cheese.
    pub left_at_cheeses: Vec<u32>,
    /// Whether it counts for records.
    pub sets_records: bool,
    /// The movements of the mouse, if they are known completely.
    #[cfg_attr(feature = "store", serde(default, skip_serializing_if = "Option::is_none"))]
    pub track: Option<SavedTrack>,
    /// The columns and rows of the cheeses that were eaten.
    #[cfg_attr(feature = "store", serde(default))]
    pub cheeses: Vec<(i64, i64)>,
    /// In a world, columns and rows now and then along all of the trail.
    #[cfg_attr(feature = "store", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub trail: Vec<(i64, i64)>,
    /// When it was left, in seconds since 1970; 0 if unknown.
    #[cfg_attr(feature = "store", serde(default, skip_serializing_if = "super::saved::is_untold"))]
    pub left_at: u64,
}

impl SavedEndless {
    /// The description of its leg's piece, if there is such a maze.
    pub fn plan(&self) -> Option<LegPlan> {
        let room = |(column, row)| Room { column, row };
        let endless: Endless = self.code.parse().ok()?;
        Some(LegPlan {
            endless,
            eaten: u32::try_from(self.left_at_cheeses.len()).ok()?,
            mouse: Some(room(self.mouse)).filter(|&mouse| endless.has(mouse))?,
            cheese: Some(room(self.cheese)).filter(|cheese| *cheese != room(self.mouse)),
            kept: self.track().map(|track| {
                Piece::about(track.places_by(u32::MAX).map(|tile| room_of(&track, tile)))
            }),
        })
    }

    /// The movements of the mouse, if they are valid.
    pub fn track(&self) -> Option<Track> {
        let endless: Endless = self.code.parse().ok()?;
        let start = Course::Plane(endless).start();
        Track::new(start, PLANE_STRIDE).with_text(&self.track.as_ref()?.strides).ok()
    }

    /// Whether it is in a world, whose file may not be open.
    pub fn is_in_world(&self) -> bool {
        NamedWorld::read(&self.code).is_some()
    }

    /// The time left on its clock.
    pub fn milliseconds(&self) -> u64 {
        milliseconds_of(self.clock_ticks.into())
    }
}
