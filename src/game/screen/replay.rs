//! A recording is watched: its mice go their ways again, and any moment is there at once.

use std::sync::Arc;

use super::buttons;
use super::play::{camera_on, place_in_rooms};
use crate::game::camera::{self, Camera};
use crate::game::course::Course;
use crate::game::input::{Action, Inputs};
use crate::game::replay::Recording;
use crate::game::screen::Next;
use crate::game::settings::Settings;
use crate::game::theatre::{Deck, Pace};
use crate::game::tuning::{REPLAY_SPEED_AT_FIRST, REPLAY_SPEEDS_TICKS_PER_SECOND};
use crate::game::walker::Pose;
use crate::maze::{Direction, Tile};

/// A recording on the screen.
#[derive(Debug)]
pub struct Replay {
    recording: Arc<Recording>,
    course: Arc<Course>,
    deck: Deck,
    camera: Camera,
    /// 0, and in which ticks somebody came to a place.
    stops: Vec<u32>,
    /// All places of each mouse, the start first.
    places: Vec<Vec<Tile>>,
}

impl Replay {
    /// Plays a recording that is true in its maze.
    pub fn new(recording: Arc<Recording>, course: Arc<Course>) -> Self {
        let tracks = || recording.players.iter().map(|player| &player.track);
        let mut stops = vec![0];
        stops.extend(tracks().flat_map(|track| track.arrivals().map(|(tick, _)| tick)));
        stops.sort_unstable();
        stops.dedup();
        let places = tracks().map(|track| track.places_by(u32::MAX).collect()).collect();
        let pace = Pace::among(&REPLAY_SPEEDS_TICKS_PER_SECOND, REPLAY_SPEED_AT_FIRST);
        let mut deck = Deck::at_pace(recording.ticks.into(), pace);
        deck.toggle();
        let at = recording.players[0].track.pose(0, 0.0).at;
        let camera = camera_on(&course, at);
        Self { recording, course, deck, camera, stops, places }
    }

    /// What is watched.
    pub const fn recording(&self) -> &Arc<Recording> {
        &self.recording
    }

    /// The maze.
    pub const fn course(&self) -> &Arc<Course> {
        &self.course
    }

    /// Where playing stands.
    pub const fn deck(&self) -> &Deck {
        &self.deck
    }

    /// What is in sight.
    pub const fn camera(&self) -> &Camera {
        &self.camera
    }

    /// Takes note of how large the pane is, and an interface pixel, in logical pixels.
    pub fn fit(&mut self, pane: (f32, f32), scale: f32) {
        self.camera.fit(pane, scale);
    }

    /// The tick that is shown.
    pub const fn tick_shown(&self) -> u32 {
        // A recording has no more of them.
        self.deck.step() as u32
    }

    /// The places that a player has come to by now, the start first.
    pub fn places(&self, player: usize) -> &[Tile] {
        let steps = self.recording.players[player].track.steps_by(self.tick_shown());
        &self.places[player][..=steps]
    }

    /// How a player's mouse is to be drawn, `blend` of a tick after the last one.
    pub fn pose(&self, player: usize, blend: f32) -> Pose {
        let position = self.deck.position(blend);
        self.recording.players[player].track.pose(position as u32, position.fract() as f32)
    }

    /// One tick.
    pub fn tick(&mut self, inputs: &Inputs, settings: &mut Settings) -> Next {
        self.deck.tick();
        for action in &inputs.actions {
            match action {
                Action::Back => return Next::Back,
                Action::Next => self.camera.toggle_whole(),
                Action::Zoom(notches) => self.camera.zoom(*notches),
                Action::Trail => settings.trail = !settings.trail,
                Action::Go(Direction::Right) => self.go_by(buttons::steps_at_once(inputs)),
                Action::Go(Direction::Left) => self.go_by(-buttons::steps_at_once(inputs)),
                action => buttons::press(&mut self.deck, action, inputs),
            }
        }
        self.camera.set_pace(camera::Pace::of(settings));
        let stride = f32::from(self.course.stride_tiles);
        self.camera.follow(place_in_rooms(self.pose(0, 0.0).at, stride));
        Next::Stay
    }

    /// To the stop that is so many stops on, or back if there are fewer than none.
    fn go_by(&mut self, stops: i64) {
        let now = self.tick_shown();
        let passed = if stops < 0 {
            self.stops.partition_point(|&tick| tick < now)
        } else {
            self.stops.partition_point(|&tick| tick <= now) - 1
        };
        let wanted = passed.saturating_add_signed(stops as isize).min(self.stops.len() - 1);
        self.deck.seek(self.stops[wanted].into());
    }
}
