//! A search as it is shown has its own way, queue and answer.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use icetea_maze::game::theatre::{Mark, Names, Show, SolveEnding, StepSize, Visit};
use icetea_maze::maze::{Direction, Maze, Solve, SolveStep, Solver, Tile, Trace};

use super::common::finds_shortest;
use super::mazes;

fn with(show: &Show, mark: Mark) -> Vec<Tile> {
    let grid = show.maze().grid();
    let marks = show.marks().all().iter().enumerate();
    marks.filter(|&(_, &one)| one == mark).map(|(index, _)| grid.tile(index)).collect()
}

fn each_show(mut check: impl FnMut(&Arc<Maze>, Solver, Show)) {
    for maze in mazes() {
        for solver in Solver::ALL {
            let show = Show::of_search(Arc::clone(&maze), solver).by(StepSize::Tiles);
            check(&maze, solver, show);
        }
    }
}

#[test]
fn the_way_is_shown_tile_by_tile() {
    each_show(|maze, solver, mut show| {
        if finds_shortest(solver) {
            return;
        }
        while show.advance() {
            let act = show.search().unwrap();
            let path = act.search().current_path();
            if act.ending().is_some() {
                break;
            }
            assert_eq!(act.at, path.last().copied(), "{}: {maze:?}", solver.name());
            assert_eq!(act.path_tiles(), Some(path.len() as u64));
            let mut once = path.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(with(&show, Mark::Way), once, "{}: {maze:?}", solver.name());
            let steps_once = path.len() == once.len();
            for pair in path.windows(2).filter(|_| steps_once) {
                let came = show.marks().came(pair[1]);
                assert_eq!(pair[0].step(came), pair[1], "{}", solver.name());
            }
        }
    });
}

#[test]
fn the_frontier_is_the_queue() {
    each_show(|_, solver, mut show| {
        while finds_shortest(solver) && show.advance() {
            let act = show.search().unwrap();
            let mut waiting = act.search().waiting(usize::MAX);
            assert!(waiting.starts_with(&act.search().waiting(3)));
            if act.ending().is_some() {
                break;
            }
            // A* finds a tile from several sides, but enters it only once.
            waiting.retain(|&tile| show.marks().mark(tile) != Mark::Entered);
            waiting.sort_unstable();
            waiting.dedup();
            assert_eq!(with(&show, Mark::Frontier), waiting, "{}", solver.name());
        }
    });
}

#[test]
fn the_queue_is_taken_from_its_front() {
    each_show(|_, solver, mut show| {
        let mut front = None;
        while solver == Solver::BreadthFirst && show.advance() {
            let act = show.search().unwrap();
            if let (Some(SolveStep::Enter(tile)), Some(front)) = (act.last(), front) {
                assert_eq!(tile, front);
            }
            front = act.search().waiting(1).first().copied();
        }
    });
}

#[test]
fn the_stack_tells_where_it_goes_next() {
    each_show(|maze, solver, mut show| {
        let mut next = None;
        while matches!(solver, Solver::DepthFirst | Solver::SharpDepthFirst) && show.advance() {
            let act = show.search().unwrap();
            let stack: Vec<_> = act.search().stack().unwrap().collect();
            assert!(stack.iter().map(|entry| entry.tile).eq(act.search().current_path()));
            for entry in &stack {
                assert!(entry.untried.iter().eq(
                    entry.untried.iter().filter(|&one| maze.grid().is_open(entry.tile.step(one)))
                ));
                assert_eq!(entry.next, entry.untried.nth(0));
            }
            if let (Some(SolveStep::Enter(tile)), Some(next)) = (act.last(), next) {
                let fresh: Tile = next;
                let is_plain = solver == Solver::DepthFirst;
                assert!(!is_plain || tile == fresh, "the first fresh direction is taken");
            }
            next = stack.last().and_then(|top| {
                let mut untried = top.untried.iter().map(|one| top.tile.step(one));
                untried.find(|&tile| show.marks().mark(tile) == Mark::Fresh)
            });
        }
    });
}

#[test]
fn the_end_shows_the_answer() {
    each_show(|maze, solver, mut show| {
        let mut given_back = Vec::new();
        while show.advance() {
            if show.ending().is_none() {
                given_back = with(&show, Mark::Backtracked);
            }
        }
        let act = show.search().unwrap();
        let mut solve = Solve::new(solver, maze);
        let path = solve.finish(maze);
        assert_eq!(act.search().counts, solve.counts, "the panel's numbers are the solver's");
        if act.rooms.is_none() {
            assert_eq!(show.longest_held(), solve.counts.peak as u64);
        }
        match (act.ending().unwrap(), path) {
            (SolveEnding::Found(shown), Some(mut path)) => {
                assert_eq!(shown[..], path[..]);
                for pair in path.windows(2) {
                    assert_eq!(pair[0].step(show.marks().came(pair[1])), pair[1]);
                }
                path.sort_unstable();
                assert_eq!(with(&show, Mark::Path), path, "{}", solver.name());
                assert!(with(&show, Mark::Way).is_empty());
            }
            (SolveEnding::NoPath(blocked), None) => {
                let sorted = |tiles: &[Tile]| {
                    let mut tiles = tiles.to_vec();
                    tiles.sort_unstable();
                    tiles
                };
                let left = [Mark::Backtracked, Mark::Skipped, Mark::Sealed, Mark::Filled];
                let mut reached = with(&show, Mark::Reachable);
                reached.extend(left.into_iter().flat_map(|mark| with(&show, mark)));
                reached.retain(|tile| blocked.reachable.contains(tile));
                assert_eq!(sorted(&reached), sorted(&blocked.reachable), "{}", solver.name());
                let shown = |tile: &Tile| blocked.reachable.contains(tile);
                assert!(with(&show, Mark::Reachable).iter().all(shown));
                assert_eq!(with(&show, Mark::Backtracked), given_back, "what was given back stays");
                assert_eq!(with(&show, Mark::Missing), sorted(&blocked.walls));
            }
            (ending, path) => panic!("{}: {ending:?} but {path:?}", solver.name()),
        }
    });
}

#[test]
fn each_step_leaves_its_mark() {
    each_show(|_, solver, mut show| {
        while show.advance() {
            let act = show.search().unwrap();
            let mark = |tile| show.marks().mark(tile);
            match act.last().unwrap() {
                SolveStep::Enter(tile) if finds_shortest(solver) => {
                    assert_eq!(mark(tile), Mark::Entered);
                }
                SolveStep::Enter(tile) => assert_eq!(mark(tile), Mark::Way),
                SolveStep::Retreat(tile) => {
                    let is_known = act.search().current_path().contains(&tile);
                    let expected = if is_known { Mark::Way } else { Mark::Backtracked };
                    assert_eq!(mark(tile), expected, "{}", solver.name());
                }
                SolveStep::Skip(tile) => assert_eq!(mark(tile), Mark::Skipped),
                SolveStep::Seal(tile) => assert_eq!(mark(tile), Mark::Sealed),
                SolveStep::Fill(tile) => assert_eq!(mark(tile), Mark::Filled),
                SolveStep::Lost | SolveStep::Arrive | SolveStep::NoPath => {}
            }
        }
    });
}

#[test]
fn the_entry_of_a_solver_names_every_trace_that_it_leaves() {
    for solver in Solver::ALL {
        let mut left = Vec::new();
        for maze in mazes() {
            let mut show = Show::of_search(Arc::clone(&maze), solver);
            while show.advance() {
                for &mark in show.marks().all() {
                    let trace = match mark {
                        Mark::Backtracked => Trace::Backtracked,
                        Mark::Skipped => Trace::Skipped,
                        Mark::Sealed => Trace::Sealed,
                        Mark::Filled => Trace::Filled,
                        Mark::Frontier => Trace::Frontier,
                        _ => continue,
                    };
                    if !left.contains(&trace) {
                        left.push(trace);
                    }
                }
            }
        }
        let named = solver.info().traces;
        assert!(left.iter().all(|trace| named.contains(trace)), "{solver:?} leaves {left:?}");
        assert!(named.iter().all(|trace| left.contains(trace)), "{solver:?} leaves {left:?}");
    }
}

#[test]
fn rooms_are_found_and_left_in_the_order_of_the_stack() {
    let mut seen = 0;
    each_show(|_, solver, mut show| {
        if !matches!(solver, Solver::DepthFirst | Solver::SharpDepthFirst) {
            return;
        }
        let Some(size) = Names::of(&show).numbered() else { return };
        while show.advance() {
            let act = show.search().unwrap();
            let visits: Vec<_> = (0..size.rooms()).map(|room| act.visit(room)).collect();
            let path = act.search().current_path();
            let mut times = Vec::new();
            for (room, visit) in (0..).zip(&visits) {
                let is_held = path.contains(&size.room(room));
                match *visit {
                    None => assert!(!is_held),
                    Some(Visit::Found(found)) => {
                        // A room that was found and not left is on the stack until the end.
                        assert!(act.ending().is_some() || is_held);
                        times.push(found);
                    }
                    Some(Visit::Left(found, left)) => {
                        assert!(!is_held && found < left);
                        times.extend([found, left]);
                        for other in visits.iter().flatten() {
                            let Visit::Left(from, to) = *other else { continue };
                            let is_within = found < from && to < left;
                            let is_about = from < found && left < to;
                            let is_apart = to < found || left < from;
                            assert!(
                                (from, to) == (found, left) || is_within || is_about || is_apart
                            );
                        }
                    }
                    Some(Visit::Distance(_)) => panic!("{} goes deep", solver.name()),
                }
            }
            times.sort_unstable();
            assert!(times.iter().copied().eq(1..=times.len() as u32), "{times:?}");
            let found: Vec<_> = path
                .iter()
                .filter(|tile| tile.column % 2 == 1 && tile.row % 2 == 1)
                .map(|&tile| visits[size.number(tile) as usize])
                .collect();
            assert!(found.is_sorted_by_key(|visit| match visit {
                Some(Visit::Found(found)) => *found,
                other => panic!("{other:?} is on the stack"),
            }));
            seen += 1;
        }
    });
    assert!(seen > 1_000, "{seen}");
}

/// The rooms between two turns of the stack are branches of the tree for good.
#[test]
fn a_tree_grows_from_the_rooms_of_the_stack_or_to_those_that_are_further() {
    let mut seen = [0, 0];
    each_show(|maze, solver, mut show| {
        let Some(size) = Names::of(&show).numbered() else { return };
        let goes_deep = matches!(solver, Solver::DepthFirst | Solver::SharpDepthFirst);
        let mut branches = BTreeMap::new();
        while show.advance() {
            let act = show.search().unwrap();
            let path = act.search().current_path().into_iter();
            let is_room = |tile: &Tile| tile.column % 2 == 1 && tile.row % 2 == 1;
            let held: Vec<u32> = path.filter(is_room).map(|tile| size.number(tile)).collect();
            if goes_deep && act.ending().is_none() {
                branches.extend(held.windows(2).map(|pair| (pair[1], pair[0])));
            }
            for room in 0..size.rooms() {
                let parent = act.parent(room);
                if goes_deep {
                    assert_eq!(parent, branches.get(&room).copied(), "{room} at {}", show.step);
                    seen[0] += usize::from(parent.is_some());
                } else if let Some(parent) = parent {
                    let far = |room| match act.visit(room) {
                        Some(Visit::Distance(steps)) => steps,
                        other => panic!("{other:?} in {}", solver.name()),
                    };
                    let [one, other] = [parent, room].map(|room| size.room(room));
                    let between = Tile::new(
                        u16::midpoint(one.column, other.column),
                        u16::midpoint(one.row, other.row),
                    );
                    assert_eq!(far(parent) + 1, far(room));
                    assert!(maze.grid().is_open(between) && !is_room(&between));
                    seen[1] += 1;
                }
            }
        }
    });
    assert!(seen.iter().all(|&seen| seen > 1_000), "{seen:?}");
}

#[test]
fn rooms_tell_how_far_they_are() {
    let mut seen = 0;
    each_show(|maze, solver, mut show| {
        let Some(size) = Names::of(&show).numbered().filter(|_| finds_shortest(solver)) else {
            return;
        };
        let mut steps = BTreeMap::from([(maze.start(), 0)]);
        let mut waiting = VecDeque::from([maze.start()]);
        while let Some(tile) = waiting.pop_front() {
            for next in Direction::ALL.map(|direction| tile.step(direction)) {
                if maze.grid().is_open(next) && !steps.contains_key(&next) {
                    steps.insert(next, steps[&tile] + 1);
                    waiting.push_back(next);
                }
            }
        }
        while show.advance() {
            let act = show.search().unwrap();
            for room in 0..size.rooms() {
                let was_entered = act.visit(room).is_some();
                let far = steps.get(&size.room(room)).map(|tiles| Visit::Distance(tiles / 2));
                assert_eq!(act.visit(room), far.filter(|_| was_entered), "{}", solver.name());
                assert!(!with(&show, Mark::Entered).contains(&size.room(room)) || was_entered);
                seen += usize::from(was_entered);
            }
        }
    });
    assert!(seen > 1_000, "{seen}");
}
