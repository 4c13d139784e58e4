//! A search that goes by rooms: its steps, and the sentences about them.

use std::sync::Arc;

use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::{SearchTelling, Show, SolveAct, StepSize};
use icetea_maze::maze::{Build, Direction, Generator, Maze, Size, SolveStep, Solver, Spec, Tile};
use icetea_maze::words::Words;
use icetea_maze::words::sentences::step;

use super::common::{drawn, percent, size};

pub(super) fn is_room(tile: Tile) -> bool {
    tile.column % 2 == 1 && tile.row % 2 == 1
}

pub(super) fn beside(maze: &Maze, room: Tile) -> Vec<Tile> {
    let open = Direction::ALL.into_iter().filter(|&side| maze.grid().is_open(room.step(side)));
    open.map(|side| room.go(side, 2)).collect()
}

/// Mazes whose goal lies anywhere, in some of them behind walls and in some within a ring.
fn elsewhere(maze: &Maze, seed: usize) -> Maze {
    let (mut grid, start) = (maze.grid().clone(), maze.start());
    let rooms: Vec<Tile> = (0..grid.tiles()).map(|index| grid.tile(index)).collect();
    let rooms: Vec<Tile> =
        rooms.into_iter().filter(|&tile| is_room(tile) && tile != start).collect();
    let goal = rooms[seed * 7 % rooms.len()];
    if seed.is_multiple_of(8) {
        for side in Direction::ALL {
            grid.set(goal.step(side), false);
        }
    }
    Maze::new(grid, start, vec![goal]).unwrap()
}

/// Visits each step of these searches in many mazes of rooms.
pub(super) fn each_step(solvers: &[Solver], mut look: impl FnMut(&Arc<Maze>, &SolveAct, &Show)) {
    for seed in 0..160 {
        let (width, height) = (2 + seed % 11, 2 + seed / 7 % 7);
        let generator = Generator::ALL[seed as usize % 3];
        let spec = Spec::new(generator, size(width, height), seed.into());
        let maze = Build::new(&spec.with_loops(percent((seed * 13 % 101) as u8))).finish();
        let maze = if seed % 2 == 0 { elsewhere(&maze, seed.into()) } else { maze };
        let maze = Arc::new(maze);
        for &solver in solvers {
            let mut show = Show::of_search(Arc::clone(&maze), solver);
            while show.advance() {
                look(&maze, show.search().unwrap(), &show);
            }
        }
    }
}

/// The text of the lines that the last step has run.
pub(super) fn lit(act: &SolveAct) -> Vec<&'static str> {
    let cursor = act.cursor();
    let lines: Vec<_> = Words::of(Language::English).lines(cursor.program).collect();
    cursor.lines.iter().map(|line| lines[line].trim()).collect()
}

#[test]
fn the_share_that_is_said_is_that_of_the_rooms_looked_at() {
    each_step(&Solver::ALL, |maze, act, _| {
        let grid = maze.grid();
        let rooms: Vec<Tile> =
            (0..grid.tiles()).map(|index| grid.tile(index)).filter(|&tile| is_room(tile)).collect();
        let touched = rooms.iter().filter(|&&room| act.marks.mark(room).is_touched()).count();
        let share = touched as f64 / rooms.len() as f64;
        assert!((act.touched_rooms().unwrap() - share).abs() < 1e-9);
    });
}

#[test]
fn a_maze_that_is_open_at_its_border_is_told_by_tiles() {
    let doors = ["#S#####", "# #   #", "#   # #", "#####G#"];
    for maze in [drawn(&doors), drawn(&["#####", "S   G", "#####"]), drawn(&["S G"])] {
        let maze = Arc::new(maze);
        for solver in Solver::ALL {
            let mut show = Show::of_search(Arc::clone(&maze), solver);
            while show.advance() {
                assert_eq!(show.search().unwrap().rooms, None);
                assert_eq!(show.step, show.step_by(StepSize::Tiles));
            }
        }
    }
}

#[test]
fn a_step_by_rooms_shows_what_a_search_by_tiles_has_come_to() {
    each_step(&Solver::ALL, |maze, act, show| {
        assert_eq!(show.step_by(StepSize::Rooms), show.step);
        let looks_about = matches!(act.last(), Some(SolveStep::Seal(_) | SolveStep::Skip(_)));
        assert!(looks_about || act.at.is_none_or(is_room), "{:?}", act.last());
        if maze.grid().tiles() > 50 {
            return;
        }
        let mut by_tiles = Show::of_search(Arc::clone(maze), act.solver).by(StepSize::Tiles);
        while by_tiles.step < show.step_by(StepSize::Tiles) {
            assert_ne!(by_tiles.step_by(StepSize::Rooms), show.step);
            assert!(by_tiles.advance());
        }
        assert_eq!(by_tiles.step_by(StepSize::Rooms), show.step);
        let other = by_tiles.search().unwrap();
        assert_eq!(other.last(), act.last());
        assert!(other.at == act.at || other.at.is_some_and(|at| !is_room(at)));
        assert_eq!(other.search().counts.entered, act.search().counts.entered);
        assert_eq!(other.ending(), act.ending());
    });
}

#[test]
fn what_is_said_of_a_step_names_its_room() {
    let all: Vec<Solver> = Solver::with_estimates().collect();
    each_step(&all, |maze, act, show| {
        let size = Size::new(maze.grid().columns() / 2, maze.grid().rows() / 2).unwrap();
        let room = match act.last().unwrap() {
            SolveStep::Retreat(_) if lit(act) == ["go where it leads"] => act.at.unwrap(),
            SolveStep::Enter(room)
            | SolveStep::Retreat(room)
            | SolveStep::Fill(room)
            | SolveStep::Skip(room)
            | SolveStep::Seal(room) => room,
            SolveStep::Arrive => act.at.unwrap(),
            SolveStep::Lost | SolveStep::NoPath => return,
        };
        let told = step::step(Words::of(Language::English), show, SearchTelling::Loop);
        let mut words = told.split(|sign: char| !sign.is_ascii_digit());
        assert!(words.any(|word| word == size.number(room).to_string()), "{told}");
    });
}
