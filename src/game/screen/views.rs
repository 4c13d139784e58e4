//! What each half of the window shows of a round: a camera of its own that follows its mouse.

use crate::game::camera::{Bounds, Camera, CameraPace};
use crate::game::screen::sight::{place_in_rooms, size_in_rooms};
use crate::game::settings::Settings;
use crate::game::tuning::{
    ENDLESS_FOG_ROOMS, TICKS_PER_SECOND, VERSUS_PITCHES_AT_FIRST, VERSUS_ROOMS_IN_SIGHT,
    ZOOM_FACTOR,
};
use crate::game::versus::panes::{Pane, Panes, Wishes};
use crate::game::versus::rules::Mode;
use crate::game::versus::snapshot::Snapshot;

/// The cameras of both sides.
#[derive(Clone, Debug)]
pub struct Views {
    /// How large the room for both is, and an interface pixel, in logical pixels.
    room: (f32, f32),
    scale: f32,
    /// How the window is shared out.
    pub panes: Panes,
    cameras: Option<[Camera; 2]>,
    zoom_notches: f32,
    /// Whether all of the maze is wanted, however far it is.
    is_whole: bool,
    /// How the cameras get to where they want to be.
    pace: CameraPace,
}

/// What one pane shows.
#[derive(Clone, Copy, Debug)]
pub struct PaneView<'a> {
    /// Where in the window.
    pub pane: Pane,
    /// What of its maze.
    pub camera: &'a Camera,
}

/// How high the numbers above a half reach, in interface pixels.
const TOP_MARGIN: f32 = 104.0;
/// How far the player may zoom in and out.
const MOST_NOTCHES: f32 = 6.0;

impl Default for Views {
    fn default() -> Self {
        let room = (1280.0, 664.0);
        Self {
            room,
            scale: 1.0,
            panes: Panes::Shared(Pane::default()),
            cameras: None,
            zoom_notches: 0.0,
            is_whole: false,
            pace: CameraPace::of(&Settings::default()),
        }
    }
}

impl Views {
    /// The same for another match, in which both have changed sides.
    #[must_use]
    pub(super) fn for_rematch(&self) -> Self {
        Self { panes: self.panes.with_sides_changed(), ..self.clone() }
    }

    /// What a side sees, once there is a round. A shared view is that of the first side.
    pub fn of(&self, side: usize) -> Option<PaneView<'_>> {
        let side = if self.panes.is_shared() { 0 } else { side };
        let camera = &self.cameras.as_ref()?[side];
        Some(PaneView { pane: self.panes.of(side), camera })
    }

    /// The sides that can be seen at this place of the window, in logical pixels.
    pub(super) fn sides_at(&self, (x, y): (f32, f32)) -> impl Iterator<Item = usize> + '_ {
        (0..2).filter(move |&side| {
            let pane = self.panes.of(side);
            (pane.x..pane.x + pane.width).contains(&x)
                && (pane.y..pane.y + pane.height).contains(&y)
        })
    }

    /// Looks at where a round begins.
    pub(super) fn begin(&mut self, snapshot: &Snapshot) {
        let size = size_in_rooms(&snapshot.arena.measured);
        self.cameras = Some(
            [0, 1].map(|side| Camera::new(size, place(snapshot, side)).with_top_margin(TOP_MARGIN)),
        );
        self.settle(snapshot);
    }

    /// Takes note of how large the room for both is, and which side's player sits across.
    pub(super) fn fit(
        &mut self,
        (room, scale): ((f32, f32), f32),
        settings: &Settings,
        across: Option<usize>,
        snapshot: Option<&Snapshot>,
    ) {
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
            rooms: (width as u16, height as u16),
            scale,
        };
        let panes = Panes::new(room, &wishes);
        if panes != self.panes || (self.room, self.scale) != (room, scale) {
            (self.room, self.scale, self.panes) = (room, scale, panes);
            self.settle(snapshot);
        }
    }

    /// Closer or farther, for both.
    pub(super) fn zoom(&mut self, notches: f32) {
        self.zoom_notches = (self.zoom_notches + notches).clamp(-MOST_NOTCHES, MOST_NOTCHES);
    }

    /// The whole maze, and back to the mice; where that is the same, nothing changes.
    pub(super) fn toggle_whole(&mut self) {
        self.is_whole = !self.is_whole && self.has_two_views();
    }

    /// Whether all of the maze is in sight.
    pub fn show_all(&self) -> bool {
        self.is_whole || !self.has_two_views()
    }

    /// Whether what is seen about a mouse is less than the whole maze.
    pub fn has_two_views(&self) -> bool {
        let sees_less = |(side, camera): (usize, &Camera)| {
            self.pitch_about_mouse(side, camera) > camera.whole_pitch()
        };
        let cameras = self.cameras.as_ref().filter(|_| !self.panes.is_shared());
        cameras.is_some_and(|cameras| cameras.iter().enumerate().any(sees_less))
    }

    /// How large rooms are while a side's mouse is followed; less than is possible is the whole maze.
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
            // Aimed farther than that, a camera shows the whole maze.
            let is_whole = self.is_whole || self.panes.is_shared();
            camera.aim(if is_whole { 0.0 } else { self.pitch_about_mouse(side, camera) });
            camera.set_pace(self.pace);
            camera.follow(place(snapshot, side));
        }
        self.cameras = Some(cameras);
    }

    /// Follows until nothing moves any more.
    fn settle(&mut self, snapshot: &Snapshot) {
        for _ in 0..2 * TICKS_PER_SECOND {
            self.follow(snapshot);
        }
    }
}

/// What is known of a maze without end, as a side sees it and in rooms: where anybody was, and the
/// cheeses.
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

/// Where a side's mouse is in its own maze, in rooms.
fn place(snapshot: &Snapshot, side: usize) -> (f32, f32) {
    let stride = snapshot.arena.measured.stride_tiles;
    place_in_rooms(snapshot.pose_for(side, side).at, stride.into())
}
