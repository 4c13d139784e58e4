//! The view of each half of the window in a round: a camera that follows its mouse.

use crate::game::camera::{Camera, CameraPace};
use crate::game::tuning::{
    ENDLESS_FOG_ROOMS, VERSUS_PITCHES_AT_FIRST, VERSUS_ROOMS_IN_SIGHT, ZOOM_FACTOR,
};
use crate::game::versus::panes::{Pane, Panes, Wishes};
use crate::game::versus::snapshot::Snapshot;
use crate::screens::prelude::*;
use crate::screens::sight::size_in_rooms;

/// The cameras of both sides.
#[derive(Clone, Debug)]
pub struct Views {
    /// The size of the room for both, and of an interface pixel, in logical pixels.
    room: (f32, f32),
    scale: f32,
    /// How the window is divided.
    pub panes: Panes,
    /// The only side that is followed, if the other player sits elsewhere.
    pub own: Option<usize>,
    cameras: Option<[Camera; 2]>,
    zoom_notches: f32,
    /// Whether the player asked for the whole maze.
    is_whole: bool,
    /// How fast the cameras move.
    pace: CameraPace,
}

/// Where the players sit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Seats {
    /// The side whose player sits across the table.
    pub across: Option<usize>,
    /// The only side whose player sits here, if the other sits at another machine.
    pub own: Option<usize>,
}

/// The view in one pane.
#[derive(Clone, Copy, Debug)]
pub struct PaneView<'a> {
    /// Its position in the window.
    pub pane: Pane,
    /// The camera on its maze.
    pub camera: &'a Camera,
}

/// The room until the window has been measured.
const ROOM_AT_FIRST: (f32, f32) = (1280.0, 664.0);
/// The height of the numbers above a half, in interface pixels.
const TOP_MARGIN: f32 = 104.0;
/// How many notches the player may zoom in and out.
const MOST_NOTCHES: f32 = 6.0;

impl Default for Views {
    fn default() -> Self {
        let room = ROOM_AT_FIRST;
        Self {
            room,
            scale: 1.0,
            panes: Panes::Shared(Pane::default()),
            own: None,
            cameras: None,
            zoom_notches: 0.0,
            is_whole: false,
            pace: CameraPace::of(&Settings::default()),
        }
    }
}

impl Views {
    /// The view of a side, once there is a round. A shared view is that of the first side, or of the
    /// only one that is followed.
    pub fn of(&self, side: usize) -> Option<PaneView<'_>> {
        let side = if self.panes.is_shared() { self.own.unwrap_or(0) } else { side };
        let camera = &self.cameras.as_ref()?[side];
        Some(PaneView { pane: self.panes.of(side), camera })
    }

    /// The sides that are visible at this position in the window, in logical pixels.
    pub(super) fn sides_at(&self, (x, y): (f32, f32)) -> impl Iterator<Item = usize> + '_ {
        (0..2).filter(move |&side| {
            let pane = self.panes.of(side);
            (pane.x..pane.x + pane.width).contains(&x)
                && (pane.y..pane.y + pane.height).contains(&y)
        })
    }

    /// Shows the beginning of a round.
    pub(super) fn begin(&mut self, snapshot: &Snapshot) {
        let size = size_in_rooms(&snapshot.arena.measured);
        self.cameras = Some(
            [0, 1].map(|side| Camera::new(size, place(snapshot, side)).with_top_margin(TOP_MARGIN)),
        );
        self.settle(snapshot);
    }

    /// Sets the size of the room for both, and where the players sit.
    pub(super) fn fit(
        &mut self,
        (room, scale): ((f32, f32), f32),
        settings: &Settings,
        Seats { across, own }: Seats,
        snapshot: Option<&Snapshot>,
    ) {
        self.own = own;
        self.pace = CameraPace::of(settings);
        let Some(snapshot) = snapshot else {
            (self.room, self.scale) = (room, scale);
            return;
        };
        let arena = snapshot.arena;
        let (width, height) = size_in_rooms(&arena.measured);
        let wishes = Wishes {
            split: settings.split,
            across,
            shared_view: settings.shared_view && !arena.has_mirror(),
            is_one_view: arena.mode == Mode::Snatch && !arena.has_mirror(),
            rooms: (width as u16, height as u16),
            scale,
        };
        let panes = match own {
            Some(_) => Panes::Shared(Pane { x: 0.0, y: 0.0, width: room.0, height: room.1 }),
            None => Panes::new(room, &wishes),
        };
        if panes != self.panes || (self.room, self.scale) != (room, scale) {
            (self.room, self.scale, self.panes) = (room, scale, panes);
            self.settle(snapshot);
        }
    }

    /// Whether one view shows the whole maze for both.
    const fn shows_both(&self) -> bool {
        self.panes.is_shared() && self.own.is_none()
    }

    /// Zooms both views by so many notches.
    pub(super) fn zoom(&mut self, notches: f32) {
        self.zoom_notches = (self.zoom_notches + notches).clamp(-MOST_NOTCHES, MOST_NOTCHES);
    }

    /// Switches between the whole maze and the mice, unless both are the same.
    pub(super) fn toggle_whole(&mut self) {
        self.is_whole = !self.is_whole && self.has_two_views();
    }

    /// Whether the whole maze is in view.
    pub fn show_all(&self) -> bool {
        self.is_whole || !self.has_two_views()
    }

    /// Whether the view that follows a mouse shows less than the whole maze.
    pub fn has_two_views(&self) -> bool {
        let sees_less = |(side, camera): (usize, &Camera)| {
            self.pitch_about_mouse(side, camera) > camera.whole_pitch()
        };
        let cameras = self.cameras.as_ref().filter(|_| !self.shows_both());
        cameras.is_some_and(|cameras| cameras.iter().enumerate().any(sees_less))
    }

    /// The size of rooms while a mouse is followed; if it is too small, the whole maze is shown.
    fn pitch_about_mouse(&self, side: usize, camera: &Camera) -> f32 {
        let pane = self.panes.of(side);
        let (farthest, closest) = VERSUS_PITCHES_AT_FIRST;
        let pitch = pane.width.min(pane.height) / VERSUS_ROOMS_IN_SIGHT;
        let usual = pitch.clamp(farthest * self.scale, closest * self.scale);
        let at_first = if camera.opens_whole() { camera.whole_pitch() } else { usual };
        at_first * ZOOM_FACTOR.powf(self.zoom_notches)
    }

    /// One tick.
    pub(super) fn follow(&mut self, snapshot: &Snapshot) {
        let Some(mut cameras) = self.cameras else { return };
        for (side, camera) in cameras.iter_mut().enumerate() {
            let pane = self.panes.of(side);
            camera.fit((pane.width, pane.height), self.scale);
            if let Some(known) = known(snapshot, side) {
                camera.know(known);
            }
            // A camera stops at the pitch at which it shows the whole maze.
            let is_whole = self.is_whole || self.shows_both();
            camera.aim(if is_whole { 0.0 } else { self.pitch_about_mouse(side, camera) });
            camera.set_pace(self.pace);
            camera.follow(place(snapshot, side));
        }
        self.cameras = Some(cameras);
    }

    /// Follows until the cameras have come to rest.
    fn settle(&mut self, snapshot: &Snapshot) {
        for _ in 0..2 * TICKS_PER_SECOND {
            self.follow(snapshot);
        }
    }
}

/// The known part of a maze without end, in rooms as a side sees them: where either mouse was, and
/// the cheeses.
pub fn known(snapshot: &Snapshot, side: usize) -> Option<Bounds> {
    let arena = snapshot.arena;
    if arena.mode != Mode::Endless {
        return None;
    }
    let mut known = Bounds::at(place(snapshot, side));
    let stride = arena.measured.stride_tiles.into();
    let trails = snapshot.sides.iter().flat_map(|one| one.trail);
    for &tile in trails.chain(snapshot.cheeses.iter()) {
        let tile = arena.tile_for(side, tile);
        known.take_in(place_in_rooms((tile.column.into(), tile.row.into()), stride));
    }
    Some(known.widened(ENDLESS_FOG_ROOMS))
}

/// The place of a side's mouse in its own maze, in rooms.
fn place(snapshot: &Snapshot, side: usize) -> (f32, f32) {
    let stride = snapshot.arena.measured.stride_tiles;
    place_in_rooms(snapshot.pose_for(side, side).at, stride.into())
}
