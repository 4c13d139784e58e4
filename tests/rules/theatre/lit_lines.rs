//! The contents of a search by rooms, compared with plain searches of rooms that follow the
//! highlighted lines of its program.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::{Mark, Names, SearchTelling, Show, SolveAct};
use icetea_maze::maze::{Estimate, Hand, Heuristic, Holding, Size, SolveStep, Solver, Tile};
use icetea_maze::words::Words;
use icetea_maze::words::sentences::step;

use super::common::finds_shortest;
use super::rooms::{beside, each_step, is_room, lit};

const BY_STACK: [Solver; 2] = [Solver::DepthFirst, Solver::SharpDepthFirst];

fn ringed(act: &SolveAct) -> Vec<Tile> {
    let grid = act.maze.grid();
    let tiles = (0..grid.tiles()).map(|index| grid.tile(index));
    tiles.filter(|&tile| is_room(tile) && act.marks.mark(tile) == Mark::Frontier).collect()
}

fn sorted(rooms: impl IntoIterator<Item = Tile>) -> Vec<Tile> {
    let mut rooms: Vec<Tile> = rooms.into_iter().collect();
    rooms.sort_unstable();
    rooms
}

fn told(show: &Show) -> String {
    step::step(Words::of(Language::English), show, SearchTelling::Loop)
}

/// The number in the sentence about what is held: "The queue holds 3.", "3 wait.".
fn said_to_hold(show: &Show) -> Option<usize> {
    let told = told(show);
    let told = told.trim_end_matches('.');
    let waits = || Some(told.strip_suffix(" waits").or(told.strip_suffix(" wait"))?.rsplit(' '));
    let number = told.rsplit_once("holds ").map(|(_, held)| held).or_else(|| waits()?.next())?;
    number.parse().ok()
}

#[test]
fn part_by_part_a_step_runs_its_lit_lines_once_each() {
    let mut parts_of_most = 0;
    let all: Vec<Solver> = Solver::with_estimates().collect();
    each_step(&all, |_, act, show| {
        let parts = show.parts(SearchTelling::Loop);
        parts_of_most = parts_of_most.max(parts.len());
        let lines = parts.iter().flat_map(|part| part.cursor.lines.iter());
        // The step itself is its last line.
        let lines: Vec<usize> = lines.chain([act.cursor().line()]).collect();
        assert!(lines.is_sorted_by(|one, next| one < next), "{:?} {lines:?}", act.solver);
        assert!(lines.into_iter().eq(act.cursor().lines.iter()), "{:?}", act.solver);
    });
    assert!(parts_of_most > 2);
}

#[test]
fn the_lit_lines_push_and_pop_what_the_stack_shows() {
    let mut stack: Vec<Tile> = Vec::new();
    each_step(&BY_STACK, |maze, act, show| {
        if show.step == 1 {
            stack.clear();
        }
        let before = stack.len();
        if let Some(line) = lit(act).pop() {
            if line.starts_with("push") || line.contains(": push") {
                let room = act.at.unwrap();
                assert!(stack.last().is_none_or(|&top| beside(maze, top).contains(&room)));
                assert!(!stack.contains(&room), "{:?} {:?}", act.solver, lit(act));
                stack.push(room);
            } else if line.contains("pop") {
                stack.pop();
            }
        }
        assert!(before.abs_diff(stack.len()) <= 1, "one push or one pop");
        let shown = act.stack().unwrap().into_iter().map(|entry| entry.tile);
        assert_eq!(shown.collect::<Vec<_>>(), stack);
        let counts = act.rooms.unwrap();
        assert_eq!([counts.held, counts.entered - counts.backtracked], [stack.len() as u64; 2]);
        if before != stack.len() && show.step > 1 {
            assert_eq!(said_to_hold(show), Some(stack.len()));
        }
        if act.ending().is_none() {
            // While it looks about in a passage it has not reached a room.
            let at = act.at.filter(|&at| is_room(at)).or(stack.last().copied());
            assert_eq!(at, stack.last().copied());
            assert_eq!(counts.entered - counts.backtracked, stack.len() as u64);
        }
    });
}

#[test]
fn the_lit_lines_take_and_queue_what_the_queue_and_the_rings_show() {
    let mut longest = 0;
    let mut queue: VecDeque<Tile> = VecDeque::new();
    let mut known: Vec<Tile> = Vec::new();
    each_step(&[Solver::BreadthFirst], |maze, act, show| {
        if show.step == 1 {
            (queue, known) = (VecDeque::from([maze.start()]), vec![maze.start()]);
        }
        for line in lit(act) {
            if line.starts_with("enter the first") {
                assert_eq!(queue.pop_front(), act.at, "the rooms are taken in this order");
            } else if line.starts_with("queue what is fresh") {
                for room in beside(maze, act.at.unwrap()) {
                    if !known.contains(&room) {
                        known.push(room);
                        queue.push_back(room);
                    }
                }
                assert_eq!(said_to_hold(show), Some(queue.len()));
            }
        }
        assert_eq!(VecDeque::from(act.queue(usize::MAX)), queue);
        assert_eq!(act.rooms.unwrap().held, queue.len() as u64);
        if act.ending().is_none() {
            assert_eq!(sorted(ringed(act)), sorted(queue.iter().copied()));
        }
        longest = longest.max(queue.len());
    });
    assert!(longest > 8, "{longest}");
}

#[test]
fn a_star_takes_the_first_of_its_heap_and_what_waits_has_the_rings() {
    let all = Heuristic::ALL.map(Solver::AStar);
    let mut walked: BTreeMap<Tile, u32> = BTreeMap::new();
    let mut heap: Vec<(Tile, Estimate)> = Vec::new();
    each_step(&all, |maze, act, show| {
        let goal = maze.goals()[0];
        let weight = match act.solver {
            Solver::AStar(Heuristic::Manhattan) => 1,
            Solver::AStar(Heuristic::Zero) => 0,
            _ => 2,
        };
        let ahead = |room: Tile| weight * room.distance(goal) / 2;
        if show.step == 1 {
            walked.clear();
            heap = vec![(maze.start(), Estimate { walked: 0, ahead: ahead(maze.start()) })];
        }
        let shown = act.heap(usize::MAX).unwrap();
        if act.ending().is_some() {
            assert_eq!(shown, heap);
            return;
        }
        assert!(lit(act).iter().any(|line| line.starts_with("enter the one with least f")));
        let at = act.at.unwrap();
        assert_eq!(heap[0].0, at, "{:?} {:?}", act.solver, heap);
        walked.insert(at, heap[0].1.walked);
        let seen: BTreeSet<Tile> = walked.keys().flat_map(|&room| beside(maze, room)).collect();
        let waiting: Vec<Tile> = seen.into_iter().filter(|one| !walked.contains_key(one)).collect();
        assert_eq!(sorted(shown.iter().map(|&(room, _)| room)), waiting);
        assert_eq!(sorted(ringed(act)), waiting);
        assert!(shown.is_sorted_by_key(|(_, estimate)| estimate.sum()), "{shown:?}");
        for &(room, estimate) in &shown {
            let near = beside(maze, room);
            let mut steps = near.iter().filter_map(|one| walked.get(one)).map(|steps| steps + 1);
            assert_eq!(estimate.ahead, ahead(room));
            if finds_shortest(act.solver) {
                assert_eq!(Some(estimate.walked), steps.min());
            } else {
                assert!(steps.any(|steps| steps == estimate.walked));
            }
        }
        assert!(act.queue(3).into_iter().eq(shown.iter().take(3).map(|&(room, _)| room)));
        assert_eq!(act.rooms.unwrap().held, waiting.len() as u64);
        assert_eq!(said_to_hold(show), Some(waiting.len()));
        assert_eq!(act.rooms.unwrap().entered, walked.len() as u64);
        if let Some(estimates) = act.estimates() {
            let size = Size::new(maze.grid().columns() / 2, maze.grid().rows() / 2).unwrap();
            for (number, estimate) in estimates.into_iter().enumerate() {
                let room = size.room(number as u32);
                let of_entered = walked.get(&room).map(|&walked| (walked, ahead(room)));
                let of_waiting = shown.iter().find(|(one, _)| *one == room);
                let of_waiting = of_waiting.map(|(_, one)| (one.walked, one.ahead));
                let told = estimate.map(|one| (one.walked, one.ahead));
                assert_eq!(told, of_entered.or(of_waiting), "{room:?}");
            }
        }
        heap = shown;
    });
}

/// Dead ends are queued as they come, and filled with the only way to each. The rest is walked.
#[test]
fn the_lit_lines_fill_what_the_queue_shows_and_walk_what_is_left() {
    let mut queue: VecDeque<Tile> = VecDeque::new();
    let mut stack: Vec<Tile> = Vec::new();
    let mut filled: BTreeSet<Tile> = BTreeSet::new();
    let mut longest = 0;
    each_step(&[Solver::DeadEndFiller], |maze, act, show| {
        let ways = |room: Tile, filled: &BTreeSet<Tile>| {
            let left = beside(maze, room).into_iter().filter(|one| !filled.contains(one));
            left.collect::<Vec<_>>()
        };
        let may_be_filled = |room: Tile| room != maze.start() && !maze.is_goal(room);
        if show.step == 1 {
            (filled, stack) = (BTreeSet::new(), Vec::new());
            let rooms = (0..maze.grid().tiles()).map(|index| maze.grid().tile(index));
            let rooms = rooms.filter(|&room| is_room(room) && may_be_filled(room));
            queue = rooms.filter(|&room| ways(room, &filled).len() <= 1).collect();
        }
        longest = longest.max(queue.len());
        let line = *lit(act).last().unwrap();
        if line.starts_with("fill the first") {
            let room = queue.pop_front().unwrap();
            assert_eq!(act.last(), Some(SolveStep::Fill(room)));
            filled.insert(room);
            let next = ways(room, &filled).first().copied();
            let is_dead = |one: &Tile| ways(*one, &filled).len() == 1 && may_be_filled(*one);
            queue.extend(next.filter(is_dead));
            assert_eq!(act.holding(), Holding::Queue);
            assert_eq!(said_to_hold(show), Some(queue.len()));
            assert_eq!(VecDeque::from(act.queue(usize::MAX)), queue);
            assert_eq!(act.rooms.unwrap().held, queue.len() as u64);
        } else {
            assert!(queue.is_empty(), "{line}");
            if line.starts_with("on to") {
                stack.push(act.at.unwrap());
            } else if line.starts_with("or back") {
                stack.pop();
            }
            let shown = act.stack().unwrap().into_iter().map(|entry| entry.tile);
            assert_eq!(shown.collect::<Vec<_>>(), stack);
            assert_eq!(act.rooms.unwrap().held, stack.len() as u64);
        }
        let has_mark = |room: &Tile| act.marks.mark(*room) == Mark::Filled;
        assert!(filled.iter().all(has_mark));
        // No passage is left that leads nowhere.
        let grid = maze.grid();
        for index in 0..grid.tiles() {
            let tile = grid.tile(index);
            if grid.is_open(tile) && !is_room(tile) {
                let [a, b] = Size::sides(tile);
                assert_eq!(has_mark(&tile), has_mark(&a) || has_mark(&b), "{tile:?}");
            }
        }
    });
    assert!(longest > 8, "{longest}");
}

/// Searches that hold nothing but their way: each highlighted line goes on or back by one room.
#[test]
fn the_lit_lines_go_the_way_of_those_that_hold_no_more() {
    let mut way: Vec<Tile> = Vec::new();
    let (mut entered, mut rings, mut sent_to) = (0, 0, 0);
    let mut run: BTreeSet<&str> = BTreeSet::new();
    let walkers = [Hand::Right, Hand::Left].map(Solver::WallFollower);
    each_step(&[walkers[0], walkers[1], Solver::Tremaux], |maze, act, show| {
        if show.step == 1 {
            (way, entered) = (Vec::new(), 0);
        }
        let lines = lit(act);
        run.extend(lines.iter().copied());
        let line = *lines.last().unwrap();
        match act.last().unwrap() {
            SolveStep::Enter(room) => {
                let goes_on = ["put a hand", "go where", "hand first", "stand", "if a passage"];
                assert!(goes_on.iter().any(|start| line.starts_with(start)), "{line}");
                assert!(way.last().is_none_or(|&last| beside(maze, last).contains(&room)));
                way.push(room);
                entered += 1;
            }
            SolveStep::Retreat(room) => {
                let goes_back = ["go where", "if that closes", "go back", "else", "if you know"];
                assert!(goes_back.iter().any(|start| line.starts_with(start)), "{line}");
                // A ring is mentioned where it is closed, and only there.
                let closes = line.starts_with("if that closes") && lines.len() > 1;
                let near = beside(maze, room);
                let joint = way
                    .iter()
                    .rev()
                    .nth(2)
                    .is_some_and(|_| way[..way.len() - 2].iter().any(|one| near.contains(one)));
                assert!(!closes || joint, "{line}");
                rings += usize::from(closes);
                assert_eq!(way.pop(), Some(room));
            }
            SolveStep::Lost => assert!(line.contains("lost"), "{line}"),
            _ => return,
        }
        assert_eq!(act.at, way.last().copied(), "{:?} {lines:?}", act.solver);
        let told = told(show);
        let to = told.trim_end_matches('.').rsplit_once(" to ").and_then(|(_, to)| to.parse().ok());
        let here = way.last().map(|&room| Names::of(show).numbered().unwrap().number(room));
        assert!(to.is_none_or(|to: u32| Some(to) == here), "{told} {here:?}");
        sent_to += usize::from(to.is_some());
        let rooms = act.search().current_path().into_iter().filter(|&tile| is_room(tile));
        assert_eq!(rooms.collect::<Vec<_>>(), way);
        assert_eq!(act.path_rooms(), Some(way.len() as u64));
        let counts = act.rooms.unwrap();
        assert_eq!([counts.held, counts.entered - counts.backtracked], [way.len() as u64; 2]);
        assert_eq!(counts.entered, entered);
        if let Some(stack) = act.stack() {
            assert!(stack.into_iter().map(|entry| entry.tile).eq(way.iter().copied()));
        }
    });
    assert!(rings > 20 && sent_to > 100, "{rings}, {sent_to}");
    let programs = [walkers[0], Solver::Tremaux].map(|solver| solver.info().program);
    for line in programs.iter().flat_map(|program| Words::of(Language::English).lines(program)) {
        let line = line.trim();
        assert!(run.contains(line) || line.starts_with("there is no"), "{line}");
    }
}
