//! The visible part of a maze: it follows the mouse smoothly, and shows no needless space outside
//! the maze.

mod bounds;
mod carry;
mod draw_back;
mod whole;
pub use bounds::Bounds;

use super::settings::{CameraSpeed, Settings};
use super::tuning::{
    CAMERA_HALF_LIFE_TICKS, CLOSEST_PITCH, CUT_ZONE_SHARE, DEAD_ZONE_ROOMS,
    GENTLE_CAMERA_HALF_LIFE_TICKS, ROOMS_IN_SIGHT_AT_FIRST, SWIFT_CAMERA_HALF_LIFE_TICKS,
    ZOOM_FACTOR, ZOOM_HALF_LIFE_TICKS,
};

/// A view of a maze; lengths are in rooms, or in tiles where there are no rooms.
#[derive(Clone, Copy, Debug)]
pub struct Camera {
    centre: (f32, f32),
    /// The centre a tick ago.
    last_centre: (f32, f32),
    pitch: f32,
    last_pitch: f32,
    /// The player's choice, if it differs from the initial view.
    chosen_pitch: Option<f32>,
    /// Whether the size of the pane is known, and whether nothing was shown since.
    is_fitted: bool,
    is_new: bool,
    /// For how many ticks the player has been showing the whole maze.
    wants_all: bool,
    wanted_ticks: u32,
    pace: CameraPace,
    /// The size of the maze.
    size: (f32, f32),
    /// The known part of a maze without end.
    pub known: Option<Bounds>,
    /// Whether its borders are known, even if not all of it is.
    has_borders: bool,
    /// The size of the pane, in logical pixels.
    pane: (f32, f32),
    /// The size of an interface pixel, in logical pixels.
    scale: f32,
    /// How far the view may extend beyond the upper border, in interface pixels: the start must not
    /// be covered by what is shown there.
    top_margin: f32,
    /// The additional extent with the whole maze: the mouse is then larger than its room.
    headroom: f32,
    /// How far the numbers have moved from above the maze to a panel beside it, from 0 to 1.
    beside: f32,
    /// Whether they may move at all.
    may_be_beside: bool,
}

/// How fast a camera moves to where it should be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CameraPace {
    /// Smoothly: after so many ticks it has gone half of the distance.
    HalfLifeTicks(f32),
    /// It stands still until the mouse comes near the edge of the view, and then jumps.
    Cuts,
}

impl CameraPace {
    /// The pace that the player has chosen.
    pub const fn of(settings: &Settings) -> Self {
        if settings.reduced_motion {
            return Self::Cuts;
        }
        Self::HalfLifeTicks(match settings.camera {
            CameraSpeed::Gentle => GENTLE_CAMERA_HALF_LIFE_TICKS,
            CameraSpeed::Usual => CAMERA_HALF_LIFE_TICKS,
            CameraSpeed::Swift => SWIFT_CAMERA_HALF_LIFE_TICKS,
        })
    }
}

/// How far the view may extend beyond a border of the maze, in interface pixels.
const MARGIN: f32 = 24.0;
/// The margin beyond the upper border, where time and steps are shown: the start must not be
/// covered by them.
const TOP_MARGIN: f32 = 168.0;
/// The additional upper margin while the whole maze is shown.
const HEADROOM: f32 = 28.0;
/// The margin beyond the right border, while the numbers are in a panel beside the maze.
const SIDE_MARGIN: f32 = 232.0;
/// How far the outer walls extend beyond the rooms, in rooms.
const EDGE: f32 = 0.15;
/// How far the front of the lowest wall extends below the last row, in rooms, with some air.
const FOOT: f32 = 0.34;
/// The lowest pane that has room for such a panel, in interface pixels.
const LEAST_HEIGHT_BESIDE: f32 = 640.0;

/// How far the view may extend beyond each border of the maze, in logical pixels.
#[derive(Clone, Copy, Debug)]
struct Margins {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Camera {
    /// A camera on a maze of this size, looking at this place.
    pub fn new(size: (f32, f32), at: (f32, f32)) -> Self {
        let mut camera = Self {
            centre: at,
            last_centre: at,
            pitch: 1.0,
            last_pitch: 1.0,
            chosen_pitch: None,
            is_fitted: false,
            is_new: true,
            wants_all: false,
            wanted_ticks: 0,
            pace: CameraPace::HalfLifeTicks(CAMERA_HALF_LIFE_TICKS),
            size,
            known: None,
            has_borders: true,
            pane: (1280.0, 664.0),
            scale: 1.0,
            top_margin: TOP_MARGIN,
            headroom: HEADROOM,
            beside: 0.0,
            may_be_beside: true,
        };
        camera.settle();
        camera
    }

    /// Sets the margin above the maze, in interface pixels, and excludes a panel beside it.
    #[must_use]
    pub const fn with_top_margin(self, top_margin: f32) -> Self {
        Self { top_margin, headroom: 0.0, may_be_beside: false, ..self }
    }

    /// Excludes a panel beside the maze.
    #[must_use]
    pub const fn with_nothing_beside(self) -> Self {
        Self { may_be_beside: false, ..self }
    }

    /// Aims at this pitch, limited to the one at which the whole maze is in view.
    pub fn aim(&mut self, pitch: f32) {
        self.wants_all = false;
        self.choose_pitch(pitch);
    }

    /// Sets the size of the pane, and of an interface pixel, in logical pixels.
    pub fn fit(&mut self, pane: (f32, f32), scale: f32) {
        self.pane = (pane.0.max(1.0), pane.1.max(1.0));
        self.scale = scale;
        self.is_fitted = true;
        if self.is_new {
            self.settle();
        }
    }

    /// Jumps to where it is going.
    fn settle(&mut self) {
        self.beside = f32::from(self.has_panel_beside());
        self.go_towards(self.centre, self.wanted_pitch(), (1.0, 1.0), DEAD_ZONE_ROOMS);
        (self.last_centre, self.last_pitch) = (self.centre, self.pitch);
        self.is_new = true;
    }

    /// The pitch that it is going to.
    fn wanted_pitch(&self) -> f32 {
        if self.shows_all() { self.whole_pitch() } else { self.followed_pitch() }
    }

    /// The pitch while the mouse is followed: the player's choice, or one that shows the same part
    /// of a large maze in every window.
    fn followed_pitch(&self) -> f32 {
        self.chosen_pitch.unwrap_or_else(|| self.pitch_at_first())
    }

    fn pitch_at_first(&self) -> f32 {
        (self.pane.0.min(self.pane.1) / ROOMS_IN_SIGHT_AT_FIRST).min(CLOSEST_PITCH)
    }

    /// Changes the pace from the next tick on.
    pub const fn set_pace(&mut self, pace: CameraPace) {
        self.pace = pace;
    }

    /// The pitch at which an area of this size is in view.
    fn pitch_for(&self, size: (f32, f32), margins: Margins) -> f32 {
        let room = |pane: f32, margins: f32, size: f32| (pane - margins).max(pane / 2.0) / size;
        room(self.pane.0, margins.left + margins.right, size.0 + 2.0 * EDGE)
            .min(room(self.pane.1, margins.top + margins.bottom, size.1 + 2.0 * EDGE))
            .min(room(self.pane.1, margins.top, size.1 + EDGE + FOOT))
            .min(CLOSEST_PITCH)
    }

    /// The margins around the maze, between numbers above it (0) and beside it (1).
    fn margins(&self, beside: f32) -> Margins {
        self.margins_below(if self.shows_all() { self.headroom } else { 0.0 }, beside)
    }

    fn margins_below(&self, headroom: f32, beside: f32) -> Margins {
        let mix = |above: f32, beside_it: f32| self.scale * (above + (beside_it - above) * beside);
        Margins {
            left: self.scale * MARGIN,
            right: mix(MARGIN, SIDE_MARGIN),
            top: mix(self.top_margin + headroom, MARGIN),
            bottom: self.scale * MARGIN,
        }
    }

    /// Zooms in for positive notches, out for negative ones; far enough out is the whole maze.
    pub fn zoom(&mut self, notches: f32) {
        let pitch = self.wanted_pitch() * ZOOM_FACTOR.powf(notches);
        self.wants_all = notches < 0.0 && pitch <= self.whole_pitch();
        self.chosen_pitch = None;
        if !self.wants_all {
            self.choose_pitch(pitch);
        }
    }

    /// The place, in rooms, at this position in the pane, in logical pixels.
    pub fn place_at(&self, at: (f32, f32)) -> (f32, f32) {
        let place = |at: f32, centre: f32, pane: f32| centre + (at - pane / 2.0) / self.pitch;
        (place(at.0, self.centre.0, self.pane.0), place(at.1, self.centre.1, self.pane.1))
    }

    fn choose_pitch(&mut self, pitch: f32) {
        let farthest = self.whole_pitch();
        self.chosen_pitch = Some(pitch.clamp(farthest, CLOSEST_PITCH.max(farthest)));
    }

    /// One tick: moves towards the mouse if that has left the dead zone.
    pub fn follow(&mut self, mouse: (f32, f32)) {
        if let Some(known) = self.known.filter(|_| self.wants_all) {
            return self.draw_back_for(known, ZOOM_HALF_LIFE_TICKS);
        }
        let pitch = self.wanted_pitch();
        let shares = match self.pace {
            CameraPace::Cuts => (1.0, 1.0),
            CameraPace::HalfLifeTicks(ticks) => {
                (gone_after(ZOOM_HALF_LIFE_TICKS), gone_after(ticks))
            }
        };
        self.go_towards(mouse, pitch, shares, DEAD_ZONE_ROOMS);
    }

    /// One tick towards a place and a pitch, by these shares of what is left of both.
    fn go_towards(
        &mut self,
        mouse: (f32, f32),
        wanted_pitch: f32,
        (zoom_share, share): (f32, f32),
        dead_zone: (f32, f32),
    ) {
        self.is_new &= !self.is_fitted;
        self.wanted_ticks = if self.wants_all { self.wanted_ticks.saturating_add(1) } else { 0 };
        self.last_centre = self.centre;
        self.last_pitch = self.pitch;
        // Zooming looks even when equal times multiply by equal factors.
        self.pitch *= (wanted_pitch / self.pitch).powf(zoom_share);
        if (self.pitch / wanted_pitch - 1.0).abs() < 0.001 {
            self.pitch = wanted_pitch;
        }
        self.beside += (f32::from(self.has_panel_beside()) - self.beside) * zoom_share;

        let pitch = self.pitch;
        let shows_all = self.shows_all();
        let cuts = self.pace == CameraPace::Cuts && !shows_all;
        let has_end = self.has_borders;
        let follow = |centre: f32, mouse: f32, dead: f32, size: f32, pane: f32, ends: [f32; 2]| {
            let [before, after] = ends;
            let next = if cuts {
                let is_far = (mouse - centre).abs() > CUT_ZONE_SHARE * pane / 2.0 / pitch;
                if is_far { mouse } else { centre }
            } else {
                let dead = if shows_all { 0.0 } else { dead };
                let wanted = mouse.clamp(centre - dead, centre + dead);
                centre + (mouse - wanted) * share
            };
            let lowest = (pane / 2.0 - before) / pitch;
            let highest = size - (pane / 2.0 - after) / pitch;
            // A side that fits is centred; otherwise the view ends a little beyond the border.
            if !has_end {
                next
            } else if lowest >= highest {
                f32::midpoint(lowest, highest)
            } else {
                next.clamp(lowest, highest)
            }
        };
        let (size, pane) = (self.size, self.pane);
        let Margins { left, right, top, bottom } = self.margins(self.beside);
        let edge = EDGE * pitch;
        let [left, right, top, bottom] = [left, right, top, bottom].map(|margin| margin + edge);
        // In a low pane the mouse must not be covered by what is shown above the maze.
        let below_top = ((pane.1 / 2.0 - top) / pitch - 0.5).max(0.0);
        let dead = (dead_zone.0, dead_zone.1.min(below_top));
        self.centre = (
            follow(self.centre.0, mouse.0, dead.0, size.0, pane.0, [left, right]),
            follow(self.centre.1, mouse.1, dead.1, size.1, pane.1, [top, bottom.max(FOOT * pitch)]),
        );
        if self.pace == CameraPace::Cuts {
            self.last_centre = self.centre;
            self.last_pitch = self.pitch;
        }
    }

    /// The centre and the pitch, `blend` of a tick after the last one.
    pub fn view(&self, blend: f32) -> ((f32, f32), f32) {
        let mix = |from: f32, to: f32| from + (to - from) * blend;
        (
            (mix(self.last_centre.0, self.centre.0), mix(self.last_centre.1, self.centre.1)),
            mix(self.last_pitch, self.pitch),
        )
    }
}

/// The share of its way that something has gone after a tick.
fn gone_after(half_life_ticks: f32) -> f32 {
    1.0 - 0.5_f32.powf(1.0 / half_life_ticks)
}

#[cfg(test)]
mod tests;
