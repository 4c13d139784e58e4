//! A run that was left before its goal, as plain data, and restoring it in its maze.
//!
//! It does not know where it is saved. Its consistency can be [checked](SavedRun::fits_together)
//! without the maze; whether it fits the maze is found out when it is [resumed](SavedRun::resume)
//! there.

mod given_maze;
mod progress;
mod saved;
mod saved_endless;
mod saved_match;
#[cfg(feature = "store")]
mod trail;

use std::sync::Arc;

use super::measured_maze::MeasuredMaze;
use super::race::Race;
use super::race::Track;
use crate::maze::{Maze, Spec, Tile};
pub use given_maze::GivenMaze;
pub use progress::{ProgressMark, RunProgress};
pub use saved::{SavedGame, SavedKey, SavedKind, forget_oldest};
pub use saved_endless::SavedEndless;
pub use saved_match::{SavedMatch, SavedRound};

/// An unfinished run. Tiles are columns and rows, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub struct SavedRun {
    /// The maze.
    pub maze: MazeSource,
    /// The player's place.
    pub tile: (u16, u16),
    /// The time so far.
    pub milliseconds: u64,
    /// The number of steps so far.
    pub steps: u32,
    /// Whether it had help.
    pub helped: bool,
    /// Whether the game was slowed down at any time.
    #[cfg_attr(feature = "store", serde(default, skip_serializing_if = "std::ops::Not::not"))]
    pub slow: bool,
    /// The tiles of the player's way, each adjacent to the one before. A trail with a gap is not
    /// saved.
    #[cfg_attr(feature = "store", serde(with = "trail"))]
    pub trail: Vec<(u16, u16)>,
    /// The strides with their ticks, if they are known completely.
    #[cfg_attr(feature = "store", serde(default, skip_serializing_if = "Option::is_none"))]
    pub track: Option<SavedTrack>,
    /// The player's flags.
    #[cfg_attr(feature = "store", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub flags: Vec<(u16, u16)>,
    /// When it was left, in seconds since 1970; 0 if unknown.
    #[cfg_attr(feature = "store", serde(default, skip_serializing_if = "saved::is_untold"))]
    pub left_at: u64,
}

/// The movements of a mouse until a tick.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub struct SavedTrack {
    /// The number of ticks.
    pub ticks: u32,
    /// The strides, as in a recording.
    pub strides: String,
}

/// A maze in its shortest form.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum MazeSource {
    /// Its code.
    Code(String),
    /// The maze itself; in a file, its text.
    #[cfg_attr(feature = "store", serde(rename = "Text"))]
    Given(GivenMaze),
}

/// How to get the maze of a saved run.
#[derive(Debug)]
pub(super) enum FoundMaze {
    /// Build it.
    Spec(Spec),
    /// It is there.
    Maze(Arc<Maze>),
}

impl SavedRun {
    /// The present state of a run. A stride that has only begun is not part of it.
    pub fn of(run: &Race) -> Self {
        let mut saved = Self::begun(run.measured());
        saved.add(ProgressMark::default().go_on(run));
        saved
    }

    /// A run of which nothing has been recorded yet.
    pub fn begun(measured: &MeasuredMaze) -> Self {
        let maze = MazeSource::of(measured);
        let start = measured.maze.start();
        let tile = (start.column, start.row);
        Self {
            maze,
            tile,
            milliseconds: 0,
            steps: 0,
            helped: false,
            slow: false,
            trail: vec![tile],
            track: Some(SavedTrack { ticks: 0, strides: String::new() }),
            flags: Vec::new(),
            left_at: 0,
        }
    }

    /// The places of the player's way, in order, in a maze of rooms.
    pub fn rooms_walked(&self) -> impl Iterator<Item = Tile> + '_ {
        self.trail.iter().step_by(2).map(|&(column, row)| Tile::new(column, row))
    }

    /// The width and height of its maze in rooms, if its code tells.
    pub fn rooms(&self) -> Option<(u16, u16)> {
        let MazeSource::Code(code) = &self.maze else { return None };
        let size = Spec::of_kept(code).ok()?.size();
        Some((size.width(), size.height()))
    }

    /// Whether there is such a maze and all tiles are inside it.
    pub fn fits_together(&self) -> bool {
        self.maze.sides().is_some_and(|(columns, rows)| {
            let is_inside = |&(column, row): &(u16, u16)| column < columns && row < rows;
            is_inside(&self.tile) && self.trail.iter().chain(&self.flags).all(is_inside)
        })
    }

    /// The player's place.
    pub const fn place(&self) -> Tile {
        Tile::new(self.tile.0, self.tile.1)
    }

    /// Restores the run, if it fits this maze.
    pub fn resume(&self, measured: Arc<MeasuredMaze>) -> Option<Race> {
        let stride = usize::from(measured.stride_tiles);
        let tiles = self.trail.iter().map(|&(column, row)| Tile::new(column, row));
        let trail: Vec<Tile> = tiles.step_by(stride).collect();
        let fits = trail.iter().all(|&tile| measured.maze.grid().is_open(tile))
            && trail.first() == Some(&measured.maze.start())
            && trail.last() == Some(&self.place());
        if !fits {
            return None;
        }
        let track = self.track.as_ref().and_then(|track| {
            let from = Track::new(measured.maze.start(), measured.stride_tiles);
            Some((from.with_text(&track.strides).ok()?, track.ticks))
        });
        let run = Race::resume(measured, trail, self.milliseconds, self.helped);
        let run = if self.slow { run.slowed() } else { run };
        let flags = self.flags.iter().map(|&(column, row)| Tile::new(column, row));
        let run = run.with_flags(flags);
        Some(match track {
            Some((track, ticks)) => run.recall(track, ticks),
            None => run,
        })
    }
}

impl MazeSource {
    /// The shortest form of a maze.
    pub(super) fn of(measured: &MeasuredMaze) -> Self {
        measured.spec.map_or_else(
            || Self::Given(GivenMaze::of(measured)),
            |spec| Self::Code(spec.to_string()),
        )
    }

    /// How to get the maze, if this describes one.
    pub(super) fn find(&self) -> Option<FoundMaze> {
        match self {
            Self::Code(_) => self.spec().map(FoundMaze::Spec),
            Self::Given(given) => Some(FoundMaze::Maze(Arc::clone(given.maze()))),
        }
    }

    /// The spec of the maze, if it has one.
    pub fn spec(&self) -> Option<Spec> {
        if let Self::Code(code) = self { Spec::of_kept(code).ok() } else { None }
    }

    /// The width and height of the maze in tiles, if this describes one.
    fn sides(&self) -> Option<(u16, u16)> {
        match self.find()? {
            FoundMaze::Spec(spec) => Some((spec.size().columns(), spec.size().rows())),
            FoundMaze::Maze(maze) => Some((maze.grid().columns(), maze.grid().rows())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::walker::Steering;
    use crate::maze::random::Dice;
    use crate::maze::{Build, Direction, text};

    #[test]
    fn a_kept_run_opens_whatever_text_its_seed_is() {
        let kept = MazeSource::Code("prim1-7x4-well-known-text".to_owned());
        let spec: Spec = "prim1-7x4-~well-known-text".parse().unwrap();
        assert_eq!((kept.spec(), kept.sides()), (Some(spec), Some((15, 9))));
    }

    /// A maze of rooms that has a code, and a cave that has none.
    fn measured_mazes() -> [Arc<MeasuredMaze>; 2] {
        let spec: Spec = "prim1-7x4-3".parse().unwrap();
        let cave = text::read(b"#########\n#S    ###\n###  #  #\n#    # G#\n#########\n").unwrap();
        [MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)), MeasuredMaze::new(cave, None)]
            .map(Arc::new)
    }

    /// The run of an aimless mouse after `ticks` ticks.
    fn wandered(measured: &Arc<MeasuredMaze>, ticks: u32) -> Race {
        let mut run = Race::alone(Arc::clone(measured));
        let mut dice = Dice::new(u64::from(ticks));
        for _ in 0..ticks {
            let direction = Direction::nth(dice.below(4) as u8);
            let held = dice.chance(80).then_some(direction);
            run.tick(&[Steering {
                held,
                pressed: Some(direction),
                run: dice.chance(20),
                insists: true,
            }]);
        }
        run
    }

    #[test]
    fn a_run_that_is_left_at_any_tick_goes_on_as_it_was() {
        for measured in measured_mazes() {
            for ticks in (0..600).step_by(7) {
                let mut run = wandered(&measured, ticks);
                if ticks % 3 == 0 {
                    run.ask_hint();
                }
                if ticks % 5 == 0 {
                    run = run.slowed();
                }
                if run.is_over() {
                    continue;
                }
                let saved = SavedRun::of(&run);
                assert!(saved.fits_together());
                assert_eq!(saved.rooms(), measured.spec.map(|_| (7, 4)));
                let resumed = saved.resume(Arc::clone(&measured)).unwrap();
                let state = |run: &Race| {
                    let help = (run.is_helped(), run.is_slow);
                    (
                        run.runner(0).place(),
                        run.runner(0).trail.clone(),
                        run.milliseconds(),
                        run.runner(0).steps(),
                        help,
                    )
                };
                assert_eq!(state(&resumed), state(&run), "after {ticks}");
                assert_eq!(resumed.runner(0).track().is_some(), run.runner(0).track().is_some());
                assert_eq!(SavedRun::of(&resumed), saved);
            }
        }
    }

    /// Otherwise its trail would leap, and it could never be saved again.
    #[test]
    fn only_what_begins_where_the_trail_ends_is_added() {
        let [rooms, _] = measured_mazes();
        let run = wandered(&rooms, 400);
        let saved = SavedRun::of(&run);
        let progress = || ProgressMark::default().go_on(&run);
        assert!(SavedRun::begun(&rooms).add(progress()));
        let mut elsewhere = SavedRun { tile: saved.trail[0], ..saved.clone() };
        assert!(!elsewhere.add(progress()));
        assert_eq!(elsewhere.trail, saved.trail);
    }

    #[test]
    fn a_run_through_walls_or_of_another_maze_is_not_gone_on_with() {
        let [rooms, cave] = measured_mazes();
        let saved = SavedRun::of(&wandered(&rooms, 400));
        assert!(saved.trail.len() > 2, "it went somewhere");
        assert!(saved.resume(Arc::clone(&rooms)).is_some());
        assert!(saved.resume(cave).is_none(), "another maze");
        let misfits = [
            SavedRun { tile: (0, 0), ..saved.clone() },
            SavedRun { trail: Vec::new(), ..saved.clone() },
            SavedRun { trail: saved.trail[1..].to_vec(), ..saved.clone() },
            SavedRun { trail: vec![(1, 1), (0, 1), (0, 2)], tile: (0, 2), ..saved },
        ];
        for misfit in misfits {
            assert!(misfit.resume(Arc::clone(&rooms)).is_none(), "{misfit:?}");
        }
    }

    #[test]
    fn strides_that_lead_elsewhere_are_forgotten_and_the_run_goes_on() {
        let [rooms, _] = measured_mazes();
        let saved = SavedRun::of(&wandered(&rooms, 400));
        let track = SavedTrack { ticks: 9, strides: "1u".to_owned() };
        let resumed = SavedRun { track: Some(track), ..saved.clone() }.resume(rooms).unwrap();
        assert!(resumed.runner(0).track().is_none());
        assert_eq!(resumed.milliseconds(), saved.milliseconds);
    }
}
