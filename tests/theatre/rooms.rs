//! A search of tiles that is told by rooms: held to a search that knows nothing but rooms.

use std::collections::VecDeque;
use std::sync::Arc;

use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::{Mark, Passage, Show, SolveAct};
use icetea_maze::maze::{Build, Direction, Generator, Maze, Size, SolveStep, Solver, Spec, Tile};
use icetea_maze::words::Words;
use icetea_maze::words::sentences::step;

use super::common::{drawn, percent, size};

const BY_STACK: [Solver; 2] = [Solver::DepthFirst, Solver::SharpDepthFirst];
const BY_DISTANCE: [Solver; 2] = [Solver::BreadthFirst, Solver::AStar];

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

#[test]
fn a_stack_of_rooms_is_the_way_from_room_to_room() {
    let mut peak = 0;
    each_step(&BY_STACK, |maze, act, _| {
        let way = act.search().current_path();
        let rooms: Vec<Tile> = way.into_iter().filter(|&tile| is_room(tile)).collect();
        let stack = act.room_stack().unwrap().into_iter().map(|entry| entry.tile);
        assert_eq!(stack.collect::<Vec<_>>(), rooms);
        let counts = act.rooms().unwrap();
        assert_eq!(counts.held, rooms.len() as u64);
        assert_eq!(counts.entered - counts.backtracked, counts.held);
        peak = if counts.entered == 1 { 1 } else { counts.held.max(peak) };
        assert_eq!(counts.peak, peak);
        assert!(counts.entered <= u64::from(maze.grid().columns() / 2 * (maze.grid().rows() / 2)));
        if act.ending().is_none() {
            assert_eq!(act.path_rooms().map(|way| way.min(counts.held)), Some(counts.held));
        }
    });
}

#[test]
fn a_queue_of_rooms_is_that_of_a_search_of_rooms() {
    let mut longest = 0;
    let mut queue: VecDeque<Tile> = VecDeque::new();
    let mut known: Vec<Tile> = Vec::new();
    each_step(&[Solver::BreadthFirst], |maze, act, _| {
        let counts = act.rooms().unwrap();
        if act.search().counts().entered == 1 {
            (queue, known) = (VecDeque::from([maze.start()]), vec![maze.start()]);
        }
        let at = act.at().filter(|&tile| is_room(tile) && act.ending().is_none());
        if let Some(at) = at {
            assert_eq!(queue.pop_front(), Some(at), "the rooms are taken in this order");
            for room in beside(maze, at) {
                if !known.contains(&room) {
                    known.push(room);
                    queue.push_back(room);
                }
            }
        }
        assert_eq!(VecDeque::from(act.queued_rooms(usize::MAX)), queue);
        assert_eq!(counts.held, queue.len() as u64);
        longest = longest.max(queue.len());
    });
    assert!(longest > 8, "{longest}");
}

#[test]
fn a_frontier_of_rooms_is_all_that_was_seen_and_not_entered() {
    each_step(&BY_DISTANCE, |maze, act, _| {
        if act.ending().is_some() {
            return;
        }
        let tiles = (0..maze.grid().tiles()).map(|index| maze.grid().tile(index));
        let was_entered = |&tile: &Tile| is_room(tile) && act.marks().mark(tile) == Mark::Entered;
        let entered: Vec<Tile> = tiles.filter(was_entered).collect();
        let mut seen: Vec<Tile> = entered.iter().flat_map(|&room| beside(maze, room)).collect();
        seen.retain(|room| !entered.contains(room));
        seen.sort_unstable();
        seen.dedup();
        let mut queued = act.queued_rooms(usize::MAX);
        queued.sort_unstable();
        assert_eq!(queued, seen);
        assert_eq!(act.rooms().unwrap().held, seen.len() as u64);
        assert_eq!(act.rooms().unwrap().entered, entered.len() as u64);
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
                assert_eq!(show.search().unwrap().passage(), None);
            }
        }
    }
}

#[test]
fn what_is_said_of_a_passage_names_both_its_rooms() {
    let mut said = [0; 3];
    let mut before = None;
    each_step(&[Solver::DepthFirst], |maze, act, show| {
        let top = act.room_stack().unwrap().last().map(|entry| entry.tile);
        let words = Words::of(Language::English);
        let text = step::by_rooms(words, show, act);
        let number = |room: Tile| {
            let columns = maze.grid().columns() / 2;
            Size::new(columns, maze.grid().rows() / 2).unwrap().number(room).to_string()
        };
        let names = |text: &str, room: Tile| {
            text.split(|sign: char| !sign.is_ascii_digit()).any(|word| word == number(room))
        };
        // Who turns back at once has not been in the room beyond.
        let turns_at_once = matches!(before, Some(SolveStep::Enter(_)));
        before = act.last();
        match act.passage() {
            None => {}
            Some(Passage::On { from, to }) => {
                said[0] += 1;
                assert_eq!(Some(from), top);
                assert!(beside(maze, from).contains(&to));
                assert!(text.is_some_and(|text| names(&text, from) && names(&text, to)));
            }
            Some(Passage::Back(to)) => {
                said[1] += 1;
                assert!(!turns_at_once);
                assert_eq!(Some(to), top);
                assert!(text.is_some_and(|text| names(&text, to)));
            }
            Some(Passage::Known { to, beyond }) => {
                said[2] += 1;
                assert!(turns_at_once);
                assert_eq!(Some(to), top);
                assert!(beside(maze, to).contains(&beyond));
                assert!(text.is_some_and(|text| names(&text, beyond) && text.contains("has been")));
            }
        }
    });
    assert!(said.iter().all(|&times| times > 30), "{said:?}");
}
