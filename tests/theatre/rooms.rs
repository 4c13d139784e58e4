//! A search that goes by rooms: held to searches that know nothing but rooms, which do what the lit
//! lines of its program say.

use std::collections::VecDeque;
use std::sync::Arc;

use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::{Mark, Show, SolveAct, Stride, Telling};
use icetea_maze::maze::{Build, Direction, Generator, Maze, Size, SolveStep, Solver, Spec, Tile};
use icetea_maze::words::Words;
use icetea_maze::words::sentences::step;

use super::common::{drawn, percent, size};

const BY_STACK: [Solver; 2] = [Solver::DepthFirst, Solver::SharpDepthFirst];

fn is_room(tile: Tile) -> bool {
    tile.column % 2 == 1 && tile.row % 2 == 1
}

fn beside(maze: &Maze, room: Tile) -> Vec<Tile> {
    let open = Direction::ALL.into_iter().filter(|&side| maze.grid().is_open(room.step(side)));
    open.map(|side| room.go(side, 2)).collect()
}

/// Looks at each step of these searches in many mazes of rooms.
fn each_step(solvers: &[Solver], mut look: impl FnMut(&Arc<Maze>, &SolveAct, &Show)) {
    for seed in 0..160 {
        let (width, height) = (2 + seed % 11, 2 + seed / 7 % 7);
        let generator = Generator::ALL[seed as usize % 3];
        let spec = Spec::new(generator, size(width, height), seed.into());
        let maze = Build::new(&spec.with_loops(percent((seed * 13 % 101) as u8))).finish();
        let maze = Arc::new(maze);
        for &solver in solvers {
            let mut show = Show::of_search(Arc::clone(&maze), solver);
            while show.advance() {
                look(&maze, show.search().unwrap(), &show);
            }
        }
    }
}

/// The lines that the last step has run, as they are read.
fn lit(act: &SolveAct) -> Vec<&'static str> {
    let cursor = act.cursor();
    cursor.lines.iter().map(|line| cursor.program.lines[line].english.trim()).collect()
}

/// The rooms with a ring.
fn ringed(act: &SolveAct) -> Vec<Tile> {
    let grid = act.maze().grid();
    let tiles = (0..grid.tiles()).map(|index| grid.tile(index));
    tiles.filter(|&tile| is_room(tile) && act.marks().mark(tile) == Mark::Frontier).collect()
}

fn sorted(rooms: impl IntoIterator<Item = Tile>) -> Vec<Tile> {
    let mut rooms: Vec<Tile> = rooms.into_iter().collect();
    rooms.sort_unstable();
    rooms
}

/// The number in the sentence that says how much is held.
fn said_to_hold(show: &Show) -> Option<usize> {
    let told = step::step(Words::of(Language::English), show, Telling::Loop);
    let number = told.rsplit("holds ").next()?.trim_end_matches('.');
    number.parse().ok()
}

#[test]
fn the_lit_lines_push_and_pop_what_the_stack_shows() {
    let mut stack: Vec<Tile> = Vec::new();
    each_step(&BY_STACK, |maze, act, show| {
        if show.step() == 1 {
            stack.clear();
        }
        let before = stack.len();
        if let Some(line) = lit(act).pop() {
            if line.starts_with("push") || line.contains(": push") {
                let room = act.at().unwrap();
                assert!(stack.last().is_none_or(|&top| beside(maze, top).contains(&room)));
                assert!(!stack.contains(&room), "{:?} {:?}", act.solver(), lit(act));
                stack.push(room);
            } else if line.contains("pop") {
                stack.pop();
            }
        }
        assert!(before.abs_diff(stack.len()) <= 1, "one push or one pop");
        let shown = act.room_stack().unwrap().into_iter().map(|entry| entry.tile);
        assert_eq!(shown.collect::<Vec<_>>(), stack);
        let counts = act.rooms().unwrap();
        assert_eq!([counts.held, counts.entered - counts.backtracked], [stack.len() as u64; 2]);
        if before != stack.len() && show.step() > 1 {
            assert_eq!(said_to_hold(show), Some(stack.len()));
        }
        if act.ending().is_none() {
            assert_eq!(act.at(), stack.last().copied());
            assert_eq!(act.path_rooms(), Some(stack.len() as u64));
        }
    });
}

#[test]
fn the_lit_lines_take_and_queue_what_the_queue_and_the_rings_show() {
    let mut longest = 0;
    let mut queue: VecDeque<Tile> = VecDeque::new();
    let mut known: Vec<Tile> = Vec::new();
    each_step(&[Solver::BreadthFirst], |maze, act, show| {
        if show.step() == 1 {
            (queue, known) = (VecDeque::from([maze.start()]), vec![maze.start()]);
        }
        for line in lit(act) {
            if line.starts_with("enter the first") {
                assert_eq!(queue.pop_front(), act.at(), "the rooms are taken in this order");
            } else if line.starts_with("queue what is fresh") {
                for room in beside(maze, act.at().unwrap()) {
                    if !known.contains(&room) {
                        known.push(room);
                        queue.push_back(room);
                    }
                }
                assert_eq!(said_to_hold(show), Some(queue.len()));
            }
        }
        assert_eq!(VecDeque::from(act.queued_rooms(usize::MAX)), queue);
        assert_eq!(act.rooms().unwrap().held, queue.len() as u64);
        if act.ending().is_none() {
            assert_eq!(sorted(ringed(act)), sorted(queue.iter().copied()));
        }
        longest = longest.max(queue.len());
    });
    assert!(longest > 8, "{longest}");
}

#[test]
fn a_star_enters_the_least_of_what_waits_and_what_waits_has_the_rings() {
    let mut walked: Vec<(Tile, u32)> = Vec::new();
    let mut waiting: Vec<Tile> = Vec::new();
    each_step(&[Solver::AStar], |maze, act, show| {
        if show.step() == 1 {
            (walked, waiting) = (Vec::new(), vec![maze.start()]);
        }
        if act.ending().is_some() {
            return;
        }
        let (at, goal) = (act.at().unwrap(), maze.goals()[0]);
        let behind = |room: Tile, walked: &[(Tile, u32)]| {
            let near = beside(maze, room);
            let nearest = walked.iter().filter(|(other, _)| near.contains(other));
            nearest.map(|&(_, steps)| steps + 2).min().unwrap_or(0)
        };
        let length = |room: Tile| behind(room, &walked) + room.distance(goal);
        assert_eq!(Some(length(at)), waiting.iter().map(|&room| length(room)).min());
        assert!(waiting.contains(&at));
        walked.push((at, behind(at, &walked)));
        let is_walked = |room: &Tile| walked.iter().any(|(other, _)| other == room);
        waiting.extend(beside(maze, at));
        waiting.retain(|room| !is_walked(room));
        waiting.sort_unstable();
        waiting.dedup();
        assert_eq!(sorted(act.queued_rooms(usize::MAX)), waiting);
        assert_eq!(sorted(ringed(act)), waiting);
        assert_eq!(act.rooms().unwrap().held, waiting.len() as u64);
        assert_eq!(act.rooms().unwrap().entered, walked.len() as u64);
        let rooms = f64::from(maze.grid().columns() / 2 * (maze.grid().rows() / 2));
        let seen = (walked.len() + waiting.len()) as f64 / rooms;
        assert!((act.touched_rooms().unwrap() - seen).abs() < 1e-9);
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
                assert_eq!(show.search().unwrap().rooms(), None);
                assert_eq!(show.step(), show.step_by(Stride::Tiles));
            }
        }
    }
}

#[test]
fn a_step_by_rooms_shows_what_a_search_by_tiles_has_come_to() {
    each_step(&Solver::ALL, |maze, act, show| {
        assert_eq!(show.step_by(Stride::Rooms), show.step());
        let looks_about = matches!(act.last(), Some(SolveStep::Seal(_) | SolveStep::Skip(_)));
        assert!(looks_about || act.at().is_none_or(is_room), "{:?}", act.last());
        if maze.grid().tiles() > 50 {
            return;
        }
        let mut by_tiles = Show::of_search(Arc::clone(maze), act.solver()).by(Stride::Tiles);
        while by_tiles.step() < show.step_by(Stride::Tiles) {
            assert_ne!(by_tiles.step_by(Stride::Rooms), show.step());
            assert!(by_tiles.advance());
        }
        assert_eq!(by_tiles.step_by(Stride::Rooms), show.step());
        let other = by_tiles.search().unwrap();
        assert_eq!(other.last(), act.last());
        assert!(other.at() == act.at() || other.at().is_some_and(|at| !is_room(at)));
        assert_eq!(other.search().counts().entered, act.search().counts().entered);
        assert_eq!(other.ending(), act.ending());
    });
}

#[test]
fn what_is_said_of_a_step_names_its_room() {
    each_step(&[Solver::DepthFirst, Solver::BreadthFirst, Solver::AStar], |maze, act, show| {
        let Some(at) = act.at().filter(|_| act.ending().is_none()) else { return };
        let size = Size::new(maze.grid().columns() / 2, maze.grid().rows() / 2).unwrap();
        let room = match act.last().unwrap() {
            SolveStep::Retreat(room) => room,
            _ => at,
        };
        let told = step::step(Words::of(Language::English), show, Telling::Loop);
        let mut words = told.split(|sign: char| !sign.is_ascii_digit());
        assert!(words.any(|word| word == size.number(room).to_string()), "{told}");
    });
}
