//! Repeats a recorded endless run, leg by leg: checks whether it is possible, and cuts a single
//! piece with everything it has seen.

use std::sync::Arc;

use super::endless::{Leg, LegPlan, Piece, over_after};
use super::measured_maze::MeasuredMaze;
use super::race::Track;
use super::replay::{Course, Drift, Recorded, Recording, ReplayKind, Verdict, check_steps};
use crate::maze::endless::Room;
use crate::maze::{Endless, Maze, ProgressFn, Tile, report};

/// A recorded endless run that is possible, in one piece of its maze.
#[derive(Clone, Debug)]
pub struct Retraced {
    /// The piece; its goals are the cheeses, in order.
    pub measured: Arc<MeasuredMaze>,
    /// The recording, in the tiles of the piece.
    pub recording: Arc<Recording>,
    /// The ticks in which cheeses were eaten.
    pub meals: Vec<u32>,
}

/// The share of the work after which the whole run is repeated.
const RETRACED: f64 = 0.8;

impl Retraced {
    /// Repeats a recorded run. None if it was cancelled.
    pub async fn retrace(
        recording: &Recording,
        on_progress: ProgressFn<'_>,
    ) -> Option<Result<Self, Verdict>> {
        if !recording.is_whole() {
            return Some(Err(recording.tampered()));
        }
        let (ReplayKind::Endless { cheeses }, Course::Plane(endless), [player]) =
            (recording.kind, recording.course, &recording.players[..])
        else {
            return Some(Err(Verdict::Drifts(Drift::Players(recording.players.len()))));
        };
        let mut way = Way::begin(endless, &mut |_| on_progress(0.0)).await?;
        if let Err(drift) = way.follow(player, &mut |share| on_progress(RETRACED * share)).await? {
            return Some(Err(Verdict::Drifts(drift)));
        }
        if let Err(drift) = way.check_end(recording, cheeses, player) {
            return Some(Err(Verdict::Drifts(drift)));
        }
        let mut rest = |share| on_progress(RETRACED + (1.0 - RETRACED) * share);
        let piece = Piece::about(way.rooms(&player.track));
        let grid = piece.cut(endless, &mut rest).await?;
        let tiles = |rooms: &[Room]| -> Option<Vec<Tile>> {
            rooms.iter().map(|&room| piece.tile(room)).collect()
        };
        let start = piece.tile(Room::default());
        let staged = start.and_then(|start| {
            let maze = Maze::new(grid, start, tiles(&way.cheeses)?).ok()?;
            Some((maze, recording.beginning_at(start)?))
        });
        let Some((maze, recording)) = staged else {
            return Some(Err(Verdict::Drifts(Drift::TooFar)));
        };
        let measured = Arc::new(MeasuredMaze::new(maze, None));
        Some(Ok(Self { measured, recording: Arc::new(recording), meals: way.meals }))
    }
}

/// The repeated part of a run.
struct Way {
    leg: Leg,
    cheeses: Vec<Room>,
    meals: Vec<u32>,
}

impl Way {
    async fn begin(endless: Endless, on_progress: ProgressFn<'_>) -> Option<Self> {
        let leg = LegPlan::first(endless).cut(on_progress).await?;
        Some(Self { cheeses: vec![leg.cheese()], leg, meals: Vec::new() })
    }

    /// The tick in which time is up.
    fn over(&self) -> u32 {
        over_after(self.meals.len() as u32)
    }

    /// Repeats all strides, from leg to leg.
    async fn follow(
        &mut self,
        player: &Recorded,
        on_progress: ProgressFn<'_>,
    ) -> Option<Result<(), Drift>> {
        let (track, name) = (&player.track, || player.name.to_string());
        if let Some(ticks) = track.pace_ticks() {
            return Some(Err(Drift::Pace { name: name(), ticks }));
        }
        let of_maze = self.leg.measured.stride_tiles;
        if track.stride_tiles() != of_maze {
            return Some(Err(Drift::StrideTiles { said: track.stride_tiles(), of_maze }));
        }
        let strides = track.strides();
        for (place, stride) in strides.iter().enumerate() {
            let share = place as f64 / strides.len() as f64;
            if !report(on_progress, share).await {
                return None;
            }
            let mut is_wanted = |_| on_progress(share);
            let Some(from) = self.leg.tile(room_of(track, stride.from)) else {
                return Some(Err(Drift::TooFar));
            };
            let grid = self.leg.measured.maze.grid();
            if stride.leap.is_some() || !grid.is_open(from.step(stride.direction)) {
                let (from, direction) = (stride.from, stride.direction);
                return Some(Err(Drift::Wall { name: name(), step: place + 1, from, direction }));
            }
            let tick = track.arrival_tick(stride);
            if tick > self.over() {
                return Some(Err(Drift::AfterEnd { name: name(), tick }));
            }
            let to = from.go(stride.direction, of_maze);
            if self.leg.measured.maze.is_goal(to) {
                self.meals.push(tick);
                self.leg = LegPlan { kept: None, ..self.leg.next() }.cut(&mut is_wanted).await?;
                self.cheeses.push(self.leg.cheese());
            } else if self.leg.ends_near(to) {
                self.leg =
                    LegPlan { kept: None, ..self.leg.around(to) }.cut(&mut is_wanted).await?;
            }
        }
        Some(Ok(()))
    }

    fn check_end(&self, recording: &Recording, said: u32, player: &Recorded) -> Result<(), Drift> {
        let counted = self.meals.len() as u32;
        if said != counted {
            return Err(Drift::Cheeses { name: player.name.to_string(), said, counted });
        }
        if recording.ticks != self.over() {
            return Err(Drift::Ticks { said: recording.ticks, counted: self.over() });
        }
        check_steps(player, player.track.strides().len())
    }

    /// All rooms where the mouse or a cheese was.
    fn rooms<'a>(&'a self, track: &'a Track) -> impl Iterator<Item = Room> + 'a {
        let walked = track.places_by(u32::MAX).map(|tile| room_of(track, tile));
        walked.chain(self.cheeses.iter().copied())
    }
}

/// The room of a tile of a track: all runs begin in the same room.
pub fn room_of(track: &Track, tile: Tile) -> Room {
    let (start, stride) = (track.start(), i64::from(track.stride_tiles()));
    let along = |at: u16, from: u16| (i64::from(at) - i64::from(from)) / stride;
    Room { column: along(tile.column, start.column), row: along(tile.row, start.row) }
}
