//! A maze that is a piece of one without end: another piece replaces it without a visible change.
//! The view covers only what is known: where the mouse has been, and the cheese.

use super::walked::Walked;
use super::{Overview, Play};
use crate::game::endless::Leg;
use crate::game::records::{Week, daily};
use crate::game::tuning::ENDLESS_FOG_ROOMS;
use crate::screens::prelude::*;
use crate::screens::sight::size_in_rooms;

/// The plane, and what the mouse has left behind in it.
#[derive(Clone, Debug)]
pub(super) struct PlaneRun {
    pub endless: Endless,
    /// Whether the cheese is that of a whole world, at the Princess's palace.
    is_last_leg: bool,
    eaten: Vec<Tile>,
    walked: Walked,
}

impl PlaneRun {
    /// Whether it is a world, which has an end and is never begun anew.
    pub const fn is_world(&self) -> bool {
        self.endless.world().is_some()
    }

    /// What is known of the plane, in rooms of the piece.
    fn know(&mut self, race: &Race) -> Bounds {
        let (stride, cheese) = (race.measured().stride_tiles, race.measured().maze.goal());
        let mut known = self.walked.along(&race.runner(0).trail, stride);
        let cheese = (cheese.column.into(), cheese.row.into());
        known.take_in(place_in_rooms(cheese, stride.into()));
        known.widened(ENDLESS_FOG_ROOMS)
    }
}

impl Play {
    /// Shows a race on a leg of a plane, with the tiles where cheeses were eaten so far.
    pub fn on_plane(leg: &Leg, race: Race, eaten: Vec<Tile>) -> Self {
        let (endless, is_last_leg) = (leg.plan.endless, leg.is_last());
        let mut plane = PlaneRun { endless, is_last_leg, eaten, walked: Walked::default() };
        let mut play = Self::new(race).below_a_card();
        play.camera.know(plane.know(&play.race));
        play.plane = Some(plane);
        play
    }

    /// Whether it is in a world.
    pub(super) fn is_in_world(&self) -> bool {
        self.plane.as_ref().is_some_and(PlaneRun::is_world)
    }

    /// Pauses the game.
    #[must_use]
    pub fn paused(mut self) -> Self {
        self.take_pause();
        self
    }

    /// The tiles where cheeses were eaten before the present one.
    pub fn eaten(&self) -> &[Tile] {
        self.plane.as_ref().map_or(&[], |plane| &plane.eaten)
    }

    /// Tells the camera what is known of a maze that is endless or vast.
    pub(super) fn tell_camera(&mut self) {
        if let Some(plane) = &mut self.plane {
            self.camera.know(plane.know(&self.race));
        } else if let Some(week_sight) = &mut self.week_sight {
            self.camera.know_part(week_sight.know(&self.race));
        }
    }

    /// Marks the present cheese as eaten.
    pub fn eat(&mut self) {
        if let Some(plane) = &mut self.plane {
            plane.eaten.push(self.race.measured().maze.goal());
        }
    }

    /// The tile of the Princess's palace, once it is near.
    pub(super) fn palace(&self) -> Option<Tile> {
        let plane = self.plane.as_ref().filter(|plane| plane.is_last_leg);
        plane.map(|_| self.race.measured().maze.goal())
    }

    /// Continues with a leg in whose piece everything lies so many tiles farther right and down.
    pub fn carry_over(&mut self, leg: &Leg, by: (i32, i32)) {
        self.race = self.race.carried_over(leg.measured.clone(), by);
        self.rivalry.carry_over(by);
        let stride = f32::from(self.race.measured().stride_tiles);
        let rooms = (by.0 as f32 / stride, by.1 as f32 / stride);
        self.camera.carry_over(size_in_rooms(self.race.measured()), rooms);
        if let Some(plane) = &mut self.plane {
            plane.eaten = plane.eaten.iter().filter_map(|tile| tile.moved(by)).collect();
            plane.walked = Walked::default();
            plane.is_last_leg = leg.is_last();
        }
        self.pointer_walk.forget();
        self.overview = Overview::default();
        self.refusal = None;
    }

    /// The solver for auto-solve: in a plane it must be one that stays near the mouse.
    pub(super) fn solver(&self, settings: &Settings) -> Solver {
        if self.plane.is_some() { Solver::BreadthFirst } else { settings.solver() }
    }

    /// Whether a new seed gives another maze like this: not without a spec, at a stop of the
    /// journey, or in the maze of a day or week.
    pub(super) fn has_others(&self) -> bool {
        let one_for_all = |spec: &Spec| {
            daily::of_code(&spec.to_string()).is_some() || Week::of_spec(spec).is_some()
        };
        let measured = self.race.measured();
        let grows_alone = |spec: &Spec| self.stop.is_none() && !self.in_pack && !one_for_all(spec);
        let has_others = measured.has_others() && measured.spec.as_ref().is_some_and(grows_alone);
        self.plane.as_ref().map_or(has_others, |plane| !plane.is_world())
    }

    /// Whether to carry out an action now: it needs no second press, or this is it.
    pub(super) fn is_sure(&mut self, action: &Action) -> bool {
        let costs_nothing = match action {
            Action::NewSeed => !self.has_others(),
            Action::Restart => self.is_in_world(),
            Action::Hint | Action::Solve => !self.shows_way(action),
            _ => false,
        };
        costs_nothing || self.confirmation.is_sure(action, &self.race, self.stop.is_some())
    }
}
