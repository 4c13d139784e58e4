//! Which part of a maze is in sight: it follows the mouse gently and never leaves the maze for
//! nothing.

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

/// A view of a maze; lengths in rooms, or in tiles where there are no rooms.
#[derive(Clone, Copy, Debug)]
pub struct Camera {
    centre: (f32, f32),
    /// Where the centre was a tick ago.
    last_centre: (f32, f32),
    pitch: f32,
    last_pitch: f32,
    /// What the player has chosen, if it is not as it opens.
    chosen_pitch: Option<f32>,
    /// Whether it knows how large its pane is, and whether nothing was seen through it since.
    is_fitted: bool,
    is_new: bool,
    /// The player has asked for the whole maze, so many ticks ago.
    wants_all: bool,
    wanted_ticks: u32,
    pace: CameraPace,
    /// How large the maze is.
    size: (f32, f32),
    /// What is known of it, if it has no end.
    pub known: Option<Bounds>,
    /// Its borders are known, even where not all of it is.
    has_borders: bool,
    /// How large the pane is, in logical pixels.
    pane: (f32, f32),
    /// An interface pixel, in logical pixels.
    scale: f32,
    /// How far the view may go beyond the upper border, in interface pixels: the start must not lie
    /// below what is shown there.
    top_margin: f32,
    /// How much farther where the whole maze is seen: there the mouse is larger than its room.
    headroom: f32,
    /// How far the numbers have made room above the maze for a panel beside it, from 0 to 1.
    beside: f32,
    /// Whether they ever do.
    may_be_beside: bool,
}

/// How a camera gets to where it wants to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CameraPace {
    /// Gently: after so many ticks it has gone half of what it had to go.
    HalfLifeTicks(f32),
    /// It stands still until the mouse comes near the edge of what is seen, and is there at once.
    Cuts,
}

impl CameraPace {
    /// How the player wants it.
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

/// How far, in interface pixels, the view may go beyond a border of the maze.
const MARGIN: f32 = 24.0;
/// The same beyond the upper border, where time and steps are shown: the start must not lie below
/// them.
const TOP_MARGIN: f32 = 168.0;
/// And beside that where the whole maze is seen.
const HEADROOM: f32 = 28.0;
/// The same beyond the right border, where the whole maze has the numbers in a panel beside it.
const SIDE_MARGIN: f32 = 232.0;
/// How far the front of the lowest wall reaches below the last row, in rooms, and a little air.
const FOOT: f32 = 0.34;
/// The lowest pane, in interface pixels, with room for such a panel.
const LEAST_HEIGHT_BESIDE: f32 = 640.0;

/// How far, in logical pixels, the view may go beyond each border of the maze.
#[derive(Clone, Copy, Debug)]
struct Margins {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Camera {
    /// A camera that looks at this place.
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

    /// The same with so much above the maze, in interface pixels, and nothing beside it.
    #[must_use]
    pub const fn with_top_margin(self, top_margin: f32) -> Self {
        Self { top_margin, headroom: 0.0, may_be_beside: false, ..self }
    }

    /// The same with everything above the maze, and nothing beside it.
    #[must_use]
    pub const fn with_nothing_beside(self) -> Self {
        Self { may_be_beside: false, ..self }
    }

    /// Turns to this pitch as far as the maze allows: farthest out, all of it is in sight.
    pub fn aim(&mut self, pitch: f32) {
        self.wants_all = false;
        self.choose_pitch(pitch);
    }

    /// Takes note of how large the pane is now, and an interface pixel, in logical pixels.
    pub fn fit(&mut self, pane: (f32, f32), scale: f32) {
        self.pane = (pane.0.max(1.0), pane.1.max(1.0));
        self.scale = scale;
        self.is_fitted = true;
        if self.is_new {
            self.settle();
        }
    }

    /// Is at once where it is on its way to, and has not been anywhere else.
    fn settle(&mut self) {
        self.beside = f32::from(self.has_panel_beside());
        self.go_towards(self.centre, self.wanted_pitch(), (1.0, 1.0), DEAD_ZONE_ROOMS);
        (self.last_centre, self.last_pitch) = (self.centre, self.pitch);
        self.is_new = true;
    }

    /// The pitch that it is on its way to.
    fn wanted_pitch(&self) -> f32 {
        if self.shows_all() { self.whole_pitch() } else { self.followed_pitch() }
    }

    /// The pitch while the mouse is followed: what was chosen, or the same part of a large maze in
    /// every window.
    fn followed_pitch(&self) -> f32 {
        self.chosen_pitch.unwrap_or_else(|| self.pitch_at_first())
    }

    fn pitch_at_first(&self) -> f32 {
        (self.pane.0.min(self.pane.1) / ROOMS_IN_SIGHT_AT_FIRST).min(CLOSEST_PITCH)
    }

    /// Goes on at another pace from the next tick on.
    pub const fn set_pace(&mut self, pace: CameraPace) {
        self.pace = pace;
    }

    /// The pitch at which so much is in sight.
    fn pitch_for(&self, size: (f32, f32), margins: Margins) -> f32 {
        let room = |pane: f32, margins: f32, size: f32| (pane - margins).max(pane / 2.0) / size;
        room(self.pane.0, margins.left + margins.right, size.0)
            .min(room(self.pane.1, margins.top + margins.bottom, size.1))
            .min(room(self.pane.1, margins.top, size.1 + FOOT))
            .min(CLOSEST_PITCH)
    }

    /// What is kept free about the maze, between numbers above it (0) and beside it (1).
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

    /// Closer for notches above 0, farther below: far enough out is the whole maze.
    pub fn zoom(&mut self, notches: f32) {
        let pitch = self.wanted_pitch() * ZOOM_FACTOR.powf(notches);
        self.wants_all = notches < 0.0 && pitch <= self.whole_pitch();
        self.chosen_pitch = None;
        if !self.wants_all {
            self.choose_pitch(pitch);
        }
    }

    /// Which place, in rooms, lies so many logical pixels from the pane's upper left corner.
    pub fn place_at(&self, at: (f32, f32)) -> (f32, f32) {
        let place = |at: f32, centre: f32, pane: f32| centre + (at - pane / 2.0) / self.pitch;
        (place(at.0, self.centre.0, self.pane.0), place(at.1, self.centre.1, self.pane.1))
    }

    fn choose_pitch(&mut self, pitch: f32) {
        let farthest = self.whole_pitch();
        self.chosen_pitch = Some(pitch.clamp(farthest, CLOSEST_PITCH.max(farthest)));
    }

    /// One tick: towards the mouse, as far as it has left the dead zone.
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

    /// One tick towards a place and a pitch, by shares of what is left of both ways.
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
        // Zooming is even to the eye when equal times multiply by equal factors.
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
        // In a low pane the mouse must not lie below what is shown above the maze.
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

/// Which share of its way something has gone after a tick.
fn gone_after(half_life_ticks: f32) -> f32 {
    1.0 - 0.5_f32.powf(1.0 / half_life_ticks)
}

#[cfg(test)]
mod tests;
