//! The real window, played from outside by keys. It needs an X server, a window manager and tools
//! that `tests/run.sh` installs.
#![cfg(target_os = "linux")]

mod blind;
mod book;
mod desktop;
mod draw;
mod ends;
mod phones;
mod play;
mod records;
mod settings;
mod theatre;
mod translator;
mod two_machines;
mod versus;

use std::fs;

use desktop::{Desktop, Game};
use icetea_maze::maze::{Build, Maze, Solve, Solver, Spec, Tile};
use serde_json::{Value, json};

const CODE: &str = "kruskal1-10x10-7";
const ARGUMENTS: [&str; 4] = ["--size", "10x10", "--seed", "7"];

fn maze() -> Maze {
    Build::new(&CODE.parse::<Spec>().unwrap()).finish()
}

/// The rooms of the shortest path, the start first.
fn path() -> Vec<Tile> {
    let maze = maze();
    let path = Solve::new(Solver::BreadthFirst, &maze).finish(&maze).unwrap();
    path.into_iter().step_by(2).collect()
}

fn pair(tile: Tile) -> Value {
    json!([tile.column, tile.row])
}

fn shortest() -> usize {
    path().len() - 1
}

/// Opens the maze and waits until the mouse can walk.
fn start_in_maze(desktop: &Desktop) -> Game<'_> {
    let mut game = desktop.start(&ARGUMENTS);
    let line = game.wait_for("maze", |_| true);
    let maze = maze();
    assert_eq!(line["code"], CODE);
    assert_eq!((&line["columns"], &line["rows"]), (&json!(21), &json!(21)));
    assert_eq!((&line["start"], &line["goal"]), (&pair(maze.start()), &pair(maze.goal())));
    game.wait_for_screen("play");
    game
}

/// Walks from room to room, each step only after the one before was made.
fn walk(game: &mut Game, rooms: &[Tile]) {
    for step in rooms.windows(2) {
        game.walk(step[0].direction_towards(step[1]).unwrap());
        let line = game.wait_for("step", |_| true);
        assert_eq!((&line["player"], &line["tile"]), (&json!(1), &pair(step[1])));
    }
}

/// The contents of a saved file; empty if there is none.
fn kept(desktop: &Desktop, name: &str) -> String {
    fs::read_to_string(desktop.folder.path().join(name)).unwrap_or_default()
}

fn tap_times(game: &Game, key: &str, times: u64) {
    (0..times).for_each(|_| game.tap(key));
}
