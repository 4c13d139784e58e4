//! A run as it is kept on disk, and back.

use std::sync::Arc;

use icetea_maze::game::course::Course;
use icetea_maze::game::race::{Race, Track};
use icetea_maze::maze::text::{self, TextStyle};
use icetea_maze::maze::{Drawing, Maze, Spec, Tile, read};
use icetea_maze::store::{MazeSource, SavedRun, SavedTrack};

use super::stage::tiles_between;

/// A run as it is kept on disk.
pub fn saved(run: &Race) -> SavedRun {
    let course = run.course();
    let maze = course.spec.map_or_else(
        || MazeSource::Text(text::to_string(&Drawing::new(&course.maze), TextStyle::Hash)),
        |spec| MazeSource::Code(spec.to_string()),
    );
    let place = run.runner(0).place();
    SavedRun {
        maze,
        tile: (place.column, place.row),
        milliseconds: run.milliseconds(),
        steps: run.runner(0).steps(),
        trail: tiles_between(run.runner(0).trail())
            .iter()
            .map(|tile| (tile.column, tile.row))
            .collect(),
        helped: run.is_helped(),
        slow: run.is_slow(),
        track: saved_track(run),
    }
}

/// What the mouse did, as far as it has come to a place.
fn saved_track(run: &Race) -> Option<SavedTrack> {
    let ticks = u32::try_from(run.ticks()).ok()?;
    Some(SavedTrack { ticks, strides: run.runner(0).track()?.clone().until(ticks).text() })
}

/// Where the maze of a run comes from.
pub enum Source {
    Spec(Spec),
    Maze(Maze),
}

/// Where the maze of a kept run comes from, if it makes sense.
pub fn source(saved: &SavedRun) -> Option<Source> {
    match &saved.maze {
        MazeSource::Code(code) => code.parse().ok().map(Source::Spec),
        MazeSource::Text(text) => read(text.as_bytes()).ok().map(Source::Maze),
    }
}

/// How many rooms wide and high the maze of a kept run is, as far as its code tells.
pub fn rooms(saved: &SavedRun) -> Option<(u16, u16)> {
    let MazeSource::Code(code) = &saved.maze else { return None };
    let size = code.parse::<Spec>().ok()?.size();
    Some((size.width(), size.height()))
}

/// A run as it was kept, if it fits its maze.
pub fn resumed(saved: &SavedRun, course: Arc<Course>) -> Option<Race> {
    let stride = usize::from(course.stride_tiles);
    let tiles = saved.trail.iter().map(|&(column, row)| Tile::new(column, row));
    let trail: Vec<Tile> = tiles.step_by(stride).collect();
    let fits = trail.iter().all(|&tile| course.maze.grid().is_open(tile))
        && trail.first() == Some(&course.maze.start())
        && trail.last() == Some(&Tile::new(saved.tile.0, saved.tile.1));
    let track = saved.track.as_ref().and_then(|track| {
        let from = Track::new(course.maze.start(), course.stride_tiles);
        Some((from.with_text(&track.strides).ok()?, track.ticks))
    });
    let resume = || {
        let race = Race::resume(course, trail, saved.milliseconds, saved.helped);
        if saved.slow { race.slowed() } else { race }
    };
    fits.then(resume).map(|run| match track {
        Some((track, ticks)) => run.recall(track, ticks),
        None => run,
    })
}
