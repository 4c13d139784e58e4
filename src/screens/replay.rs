//! Watching a recording: its mice repeat their ways, and any moment can be jumped to.

mod round;
pub(crate) mod view;

use super::sight::camera_on;
use crate::game::camera::{self, Camera};
use crate::game::race::arena::Arena;
use crate::game::replay::{Course, Recording, Verdict};
use crate::game::retraced::Retraced;
use crate::game::theatre::Pace;
use crate::game::tuning::{
    ENDLESS_FOG_ROOMS, REPLAY_SPEED_AT_FIRST, REPLAY_SPEEDS_TICKS_PER_SECOND,
};
use crate::game::versus::snapshot::Snapshot;
use crate::game::walker::Pose;
use crate::screens::prelude::*;
pub use round::RoundSight;

/// The screen that plays a recording.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The recording.
    pub recording: Arc<Recording>,
    /// The maze.
    pub measured: Arc<MeasuredMaze>,
    /// The playback controls.
    pub deck: Deck,
    /// How it is viewed.
    pub sight: Sight,
    /// Tick 0, and each tick in which a runner reached a place.
    stops: Vec<u32>,
}

/// How a recording is viewed.
#[derive(Clone, Debug)]
pub enum Sight {
    /// One mouse.
    Run {
        /// The camera that follows it.
        camera: Camera,
        /// All its places, beginning with the start.
        places: Vec<Tile>,
        /// The ticks in which it ate, where there is more than one cheese.
        meals: Option<Vec<u32>>,
    },
    /// Two mice, as their players saw them.
    Round(Box<RoundSight>),
}

impl Replay {
    /// Plays a run that was found valid in its maze.
    pub fn new(recording: Arc<Recording>, measured: Arc<MeasuredMaze>) -> Self {
        let track = &recording.players[0].track;
        let camera = camera_on(&measured, track.pose(0, 0.0).at).with_nothing_beside();
        let sight = Sight::Run { camera, places: track.places_by(u32::MAX).collect(), meals: None };
        Self::with_sight(recording, measured, sight)
    }

    /// Plays an endless run.
    pub fn of_retraced(retraced: Retraced) -> Self {
        let mut replay = Self::new(retraced.recording, retraced.measured);
        if let Sight::Run { camera, places, meals } = &mut replay.sight {
            let stride = replay.measured.stride_tiles.into();
            let place = |tile: &Tile| place_in_rooms((tile.column.into(), tile.row.into()), stride);
            let mut known = Bounds::at(place(&places[0]));
            let goals = replay.measured.maze.goals();
            places.iter().chain(goals).for_each(|tile| known.take_in(place(tile)));
            camera.know(known.widened(ENDLESS_FOG_ROOMS));
            *meals = Some(retraced.meals);
        }
        replay
    }

    /// How many cheeses have been eaten by now, where there is more than one.
    pub fn eaten(&self) -> Option<usize> {
        let Sight::Run { meals: Some(meals), .. } = &self.sight else { return None };
        Some(meals.partition_point(|&tick| tick <= self.tick_shown()))
    }

    /// Plays a round of two, if it is valid in the arena of its code.
    pub fn of_round(recording: Arc<Recording>, arena: Arc<Arena>) -> Result<Self, Verdict> {
        let measured = Arc::clone(&arena.measured);
        let sight = RoundSight::new(Arc::clone(&recording), arena)?;
        Ok(Self::with_sight(recording, measured, Sight::Round(Box::new(sight))))
    }

    fn with_sight(recording: Arc<Recording>, measured: Arc<MeasuredMaze>, sight: Sight) -> Self {
        let tracks = recording.players.iter().map(|player| &player.track);
        let mut stops = vec![0];
        stops.extend(tracks.flat_map(|track| track.arrivals().map(|(tick, _)| tick)));
        stops.sort_unstable();
        stops.dedup();
        let pace = Pace::among(&REPLAY_SPEEDS_TICKS_PER_SECOND, REPLAY_SPEED_AT_FIRST);
        let mut deck = Deck::at_pace(recording.ticks.into(), pace);
        deck.toggle();
        Self { recording, measured, deck, sight, stops }
    }

    /// Whether it is a run from elsewhere that the player can race against.
    pub fn can_be_raced(&self) -> bool {
        self.recording.is_of_one() && !self.recording.is_own()
    }

    /// Whether the whole maze is in view.
    pub fn shows_all(&self) -> bool {
        match &self.sight {
            Sight::Run { camera, .. } => camera.shows_all(),
            Sight::Round(round) => round.views.show_all(),
        }
    }

    /// Whether the view that follows a mouse shows less than the whole maze.
    pub fn has_two_views(&self) -> bool {
        match &self.sight {
            Sight::Run { camera, .. } => camera.has_two_views(),
            Sight::Round(round) => round.views.has_two_views(),
        }
    }

    /// The tick that is shown.
    pub const fn tick_shown(&self) -> u32 {
        // A recording never has more ticks than a `u32` holds.
        self.deck.step as u32
    }

    /// The places that a player has reached by now, beginning with the start.
    pub fn places(&self, player: usize) -> &[Tile] {
        let tick = self.tick_shown();
        match &self.sight {
            Sight::Run { places, .. } => {
                &places[..=self.recording.players[player].track.steps_by(tick)]
            }
            Sight::Round(round) => round.places(player, tick),
        }
    }

    /// How a player's mouse is to be drawn, `blend` of a tick after the last one.
    pub fn pose(&self, player: usize, blend: f32) -> Pose {
        let (tick, share) = self.moment(blend);
        self.recording.players[player].track.pose(tick, share)
    }

    /// The state of a round at this moment; none for a run.
    pub fn snapshot(&self, blend: f32) -> Option<Snapshot<'_>> {
        let (tick, share) = self.moment(blend);
        match &self.sight {
            Sight::Run { .. } => None,
            Sight::Round(round) => Some(round.snapshot(tick, share)),
        }
    }

    /// The tick to draw, and the share of the next one that has passed.
    pub fn moment(&self, blend: f32) -> (u32, f32) {
        let position = self.deck.position(blend);
        (position as u32, position.fract() as f32)
    }

    fn follow(&mut self, settings: &Settings) {
        let (tick, at) = (self.tick_shown(), self.pose(0, 0.0).at);
        match &mut self.sight {
            Sight::Run { camera, .. } => {
                camera.set_pace(camera::CameraPace::of(settings));
                camera.follow(place_in_rooms(at, self.measured.stride_tiles.into()));
            }
            Sight::Round(round) => round.follow(tick),
        }
    }

    fn toggle_whole(&mut self) {
        match &mut self.sight {
            Sight::Run { camera, .. } => camera.toggle_whole(),
            Sight::Round(round) => round.views_mut().toggle_whole(),
        }
    }

    fn zoom(&mut self, notches: f32) {
        match &mut self.sight {
            Sight::Run { camera, .. } => camera.zoom(notches),
            Sight::Round(round) => round.views_mut().zoom(notches),
        }
    }

    /// Moves by so many stops, backwards if negative.
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

impl ScreenState for Replay {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits {
            moves: self.deck.is_playing,
            ..ScreenTraits::at_rest("replay", KeySet::Replay).at_depth(3)
        }
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let settings = &mut world.settings;
        self.deck.tick();
        for action in &inputs.actions {
            match action {
                Action::Back => return vec![Command::Back],
                Action::Confirm if self.can_be_raced() => {
                    return Destination::Race(Arc::clone(&self.recording)).open();
                }
                Action::Next => self.toggle_whole(),
                Action::Zoom(notches) => self.zoom(*notches),
                Action::Trail => settings.change().trail = !settings.trail,
                Action::Go(Direction::Right) => self.go_by(buttons::steps_at_once(inputs)),
                Action::Go(Direction::Left) => self.go_by(-buttons::steps_at_once(inputs)),
                action => buttons::press(&mut self.deck, action, inputs),
            }
        }
        self.follow(settings);
        Vec::new()
    }

    fn height_above_foot(&self) -> f32 {
        view::TIMELINE
    }

    fn stop(&self) -> Option<Stop> {
        Stop::of(self.measured.spec)
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        match &self.sight {
            Sight::Run { .. } => MazeShown::Alone(&self.measured),
            Sight::Round(_) => MazeShown::Nothing,
        }
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        Some(match self.recording.course {
            Course::Maze(spec) => settings.maze.code_of(&spec),
            Course::Plane(endless) => endless.to_string(),
        })
    }

    fn fit(&mut self, pane: (f32, f32), scale: f32, settings: &Settings) {
        let tick = self.tick_shown();
        match &mut self.sight {
            Sight::Run { camera, .. } => camera.fit(pane, scale),
            Sight::Round(round) => round.fit(tick, pane, scale, settings),
        }
    }
}
