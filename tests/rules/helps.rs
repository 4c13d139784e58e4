//! Hint and auto-solve: laws about what they show, and that no tick takes long in any maze.

use crate::common;

use std::collections::HashSet;
use std::sync::Arc;

use common::{drawn, finds_shortest, generators, size};
use icetea_maze::game::input::Action;
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::solving::{Solving, SolvingCosts};
use icetea_maze::game::race::{Race, RaceEvent, SearchEvent};
use icetea_maze::game::tuning::{
    HINT_STRIDES, SKIP_STEPS_PER_TICK, SOLVE_LEAST_STEPS_PER_SECOND, SOLVED_PAUSE_TICKS,
    TICKS_PER_SECOND,
};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Build, Grid, Maze, Solve, SolveStep, Solver, Spec, Tile};

fn measured_mazes() -> Vec<Arc<MeasuredMaze>> {
    let mut measured_mazes: Vec<_> = generators()
        .into_iter()
        .flat_map(|generator| {
            [(2, 2), (2, 9), (9, 2), (31, 7)].map(|(width, height)| {
                let spec = Spec::new(generator, size(width, height), 233);
                MeasuredMaze::new(Build::new(&spec).finish(), Some(spec))
            })
        })
        .collect();
    measured_mazes.push(MeasuredMaze::new(drawn(&["S....", ".###.", "..#.G"]), None));
    measured_mazes.push(MeasuredMaze::new(drawn(&["G..S...G"]), None));
    measured_mazes.into_iter().map(Arc::new).collect()
}

fn measured(code: &str) -> Arc<MeasuredMaze> {
    let spec: Spec = code.parse().unwrap();
    Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)))
}

fn tick(run: &mut Race) -> Vec<RaceEvent> {
    run.tick(&[Steering::default()])
}

/// The path that a solver finds from here.
fn path_of(solver: Solver, measured: &MeasuredMaze, from: Tile) -> Option<Vec<Tile>> {
    let maze: Maze = measured.maze.from_tile(from).unwrap();
    Solve::new(solver, &maze).finish(&maze)
}

#[test]
fn a_measured_maze_knows_its_shortest_path() {
    for measured in measured_mazes() {
        let path = path_of(Solver::BreadthFirst, &measured, measured.maze.start()).unwrap();
        let strides = (path.len() - 1) / usize::from(measured.stride_tiles);
        assert_eq!(measured.shortest, Some(strides as u32), "{:?}", measured.spec);
        assert_eq!(measured.rooms(), measured.maze.grid().rooms());
    }
}

#[test]
fn hints_lead_to_the_goal_stretch_by_stretch() {
    for measured in measured_mazes() {
        let stride = usize::from(measured.stride_tiles);
        let mut place = measured.maze.start();
        let mut strides = 0;
        while !measured.maze.is_goal(place) {
            let mut run = Race::resume(Arc::clone(&measured), vec![place], 1, false);
            run.ask_hint();
            let hint = run.hint().unwrap().tiles.clone();
            assert!(run.is_helped());
            assert_eq!(hint[0], place);
            assert!(hint.len() - 1 <= HINT_STRIDES);
            assert!(hint.windows(2).all(|pair| pair[0].distance(pair[1]) as usize == stride));
            strides += hint.len() as u32 - 1;
            place = *hint.last().unwrap();
        }
        assert_eq!(Some(strides), measured.shortest);
    }
}

#[test]
fn where_no_way_leads_there_is_no_hint() {
    let measured = Arc::new(MeasuredMaze::new(drawn(&["S.#.G"]), None));
    assert_eq!(measured.shortest, None);
    let mut run = Race::alone(measured);
    run.ask_hint();
    assert!(run.hint().is_none() && !run.is_helped());
}

/// All marks of a search so far: its path, and the tiles it is done with.
fn traces(run: &Race) -> (Vec<Tile>, Vec<Tile>) {
    run.solving().map(|one| (one.path().to_vec(), one.done().to_vec())).unwrap_or_default()
}

#[test]
fn auto_solve_from_anywhere_is_the_search_of_its_solver_from_there() {
    for measured in measured_mazes() {
        let stride = usize::from(measured.stride_tiles);
        let path: Vec<Tile> = measured.path_from(measured.maze.start()).step_by(stride).collect();
        let trail = path[..=path.len() / 2].to_vec();
        let place = *trail.last().unwrap();
        if measured.maze.is_goal(place) {
            continue;
        }
        for solver in Solver::ALL {
            let mut run = Race::resume(Arc::clone(&measured), trail.clone(), 1, false);
            run.toggle_solving(solver);
            run.steer_solving(&Action::Skip);
            let events = tick(&mut run);
            assert_eq!(events, [RaceEvent::Search(SearchEvent::Found)]);
            assert_eq!(run.solving().unwrap().solver, solver);
            let path = path_of(solver, &measured, place);
            assert_eq!(Some(traces(&run).0), path, "{solver:?} {:?}", measured.spec);
            for _ in 0..100_000 {
                if run.is_over() {
                    break;
                }
                tick(&mut run);
            }
            assert!(run.is_over() && run.is_helped(), "{solver:?} {:?}", measured.spec);
        }
    }
}

#[test]
fn where_no_way_leads_every_solver_says_so() {
    let measured = Arc::new(MeasuredMaze::new(drawn(&["S..#.", ".#.#G", "...#."]), None));
    for solver in Solver::ALL {
        let mut run = Race::alone(Arc::clone(&measured));
        run.toggle_solving(solver);
        run.steer_solving(&Action::Skip);
        let events = tick(&mut run);
        assert_eq!(events, [RaceEvent::Search(SearchEvent::NoPath)], "{solver:?}");
        assert!(run.solving().unwrap().has_no_path());
    }
}

#[test]
fn whoever_looks_now_and_then_at_what_is_new_has_seen_all_of_a_search() {
    // Where there is no path, all of the loops are walked.
    let hopeless = MeasuredMaze::new(drawn(&["S....#G", ".#.#.##", ".....#."]), None);
    let looped = [measured("backtracker1-31x17-loops30-4"), Arc::new(hopeless)];
    for measured in measured_mazes().into_iter().chain(looped) {
        for (number, solver) in Solver::ALL.into_iter().enumerate() {
            let mut run = Race::alone(Arc::clone(&measured));
            run.toggle_solving(solver);
            (0..number % 3).for_each(|_| run.steer_solving(&Action::Faster));
            let (mut way, mut done, mut steps) = (Vec::new(), Vec::new(), 0);
            while run.solving().is_some_and(Solving::is_searching) {
                (0..7).for_each(|_| drop(tick(&mut run)));
                let solving = run.solving().unwrap();
                let kept = solving.path_kept_since(steps);
                way.truncate(kept);
                way.extend(&solving.path()[kept..]);
                done.extend(&solving.done()[done.len()..]);
                steps = solving.steps();
                assert_eq!((&way, &done), (&traces(&run).0, &traces(&run).1), "{solver:?}");
                // A wall follower may pass a place again, and a breadth-first search has no path.
                let never_comes_back = !matches!(solver, Solver::WallFollower(_));
                if never_comes_back && !finds_shortest(solver) {
                    let done: HashSet<&Tile> = done.iter().collect();
                    let before_head = way.len().saturating_sub(1);
                    assert!(!way[..before_head].iter().any(|tile| done.contains(tile)));
                }
            }
        }
    }
}

#[test]
fn no_tick_takes_more_steps_than_fit_into_a_frame() {
    let measured = measured("backtracker1-600x400-5");
    for solver in Solver::ALL {
        let mut run = Race::alone(Arc::clone(&measured));
        run.toggle_solving(solver);
        run.steer_solving(&Action::Skip);
        let (mut steps, mut ticks) = (0, 0);
        while run.solving().is_some_and(Solving::is_searching) {
            tick(&mut run);
            ticks += 1;
            let now = run.solving().unwrap().steps();
            assert!(now - steps <= u64::from(SKIP_STEPS_PER_TICK), "{solver:?}");
            steps = now;
        }
        assert!(ticks > 1, "one tick cannot do it all");
        assert!(ticks < 960_000 / SKIP_STEPS_PER_TICK + 2, "{solver:?}: {ticks} ticks");
    }
}

#[test]
fn the_larger_a_maze_the_fewer_solvers_are_shown_and_the_default_is_always() {
    for (side, count) in [(1_001, Solver::ALL.len()), (1_003, 6), (2_001, 6), (2_003, 1)] {
        let mut grid = Grid::walls(side, side);
        let ends = [Tile::new(1, 1), Tile::new(2, 1)];
        for tile in ends {
            grid.open(tile);
        }
        let maze = Maze::new(grid, ends[0], vec![ends[1]]).unwrap();
        let offered = Solving::solvers_for(&maze);
        assert_eq!((offered.len(), offered[0]), (count, Solver::DepthFirst));
        let mut run = Race::alone(Arc::new(MeasuredMaze::new(maze, None)));
        run.toggle_solving(Solver::Tremaux);
        let shown = if count == 1 { Solver::DepthFirst } else { Solver::Tremaux };
        assert_eq!(run.solving().unwrap().solver, shown);
    }
}

fn solving_run(measured: &Arc<MeasuredMaze>, solver: Solver) -> Race {
    let mut run = Race::alone(Arc::clone(measured));
    run.toggle_solving(solver);
    run
}

/// The number of ticks for which a search is shown.
fn search_ticks(run: &mut Race) -> u32 {
    let mut ticks = 0;
    while run.solving().is_some_and(Solving::is_searching) {
        tick(run);
        ticks += 1;
    }
    ticks
}

/// The number of ticks for which the walk after it is shown.
fn walk_ticks(run: &mut Race) -> u32 {
    let mut ticks = 0;
    while !run.is_over() {
        for _ in 0..run.solving().map_or(1, Solving::haste) {
            tick(run);
        }
        ticks += 1;
    }
    ticks
}

#[test]
fn a_search_is_shown_for_ten_seconds_up_to_a_million_rooms_and_the_walk_for_no_longer() {
    for code in [
        "kruskal1-8x11-3",
        "backtracker1-12x8-1",
        "kruskal1-30x20-233",
        "backtracker1-70x90-5",
        "backtracker1-300x200-5",
        "backtracker1-500x500-loops20-8",
        "binary-tree1-250x250-2",
        "kruskal1-1000x1000-1",
        "backtracker1-1000x1000-4",
    ] {
        let measured = measured(code);
        for solver in Solving::solvers_for(&measured.maze) {
            let mut run = solving_run(&measured, solver);
            let (search, walk) = (search_ticks(&mut run), walk_ticks(&mut run));
            let [search, walk] = [search, walk].map(|ticks| ticks as f32 / TICKS_PER_SECOND as f32);
            assert!((8.0..=12.0).contains(&search), "{solver:?} {code}: {search}");
            assert!(walk <= 11.0, "{solver:?} {code}: {walk}");
        }
    }
}

#[test]
fn a_search_goes_twice_as_fast_or_half_and_its_end_can_be_had_at_once() {
    let speed_after = |actions: &[Action]| {
        let mut run = solving_run(&measured("kruskal1-30x20-233"), Solver::DepthFirst);
        tick(&mut run);
        for action in actions {
            run.steer_solving(action);
        }
        run.solving().unwrap().speed()
    };
    let usual = speed_after(&[]);
    assert_eq!(speed_after(&[Action::Faster]), 2 * usual);
    assert_eq!(speed_after(&[Action::Slower]), usual / 2);
    assert_eq!(speed_after(&[Action::Slower, Action::Faster]), usual);
    assert_eq!(speed_after(&[const { Action::Slower }; 40]), SOLVE_LEAST_STEPS_PER_SECOND);
    let mut run = solving_run(&measured("backtracker1-70x90-5"), Solver::BreadthFirst);
    search_ticks(&mut run);
    let pause = SOLVED_PAUSE_TICKS + 1;
    for _ in 0..pause {
        tick(&mut run);
    }
    run.steer_solving(&Action::Skip);
    assert!(walk_ticks(&mut run) < 5);
}

/// What a search cost is what its steps say: rooms, and tiles where there are none.
#[test]
fn the_costs_of_a_search_are_counted_in_rooms() {
    for (code, has_rooms) in [("kruskal1-7x5-3", true), ("dig1-15x11-3", false)] {
        let measured = measured(code);
        assert_eq!(measured.rooms().is_some(), has_rooms);
        for solver in Solver::ALL {
            let mut race = Race::alone(Arc::clone(&measured));
            race.toggle_solving(solver);
            while race.solving().is_some() {
                tick(&mut race);
            }
            let mut solve = Solve::new(solver, &measured.maze);
            let mut expected = SolvingCosts::default();
            while let Some(step) = solve.step(&measured.maze) {
                let (count, tile) = match step {
                    SolveStep::Enter(tile) => (&mut expected.entered, tile),
                    SolveStep::Retreat(tile) => (&mut expected.retreated, tile),
                    SolveStep::Skip(tile) | SolveStep::Seal(tile) | SolveStep::Fill(tile) => {
                        (&mut expected.filled, tile)
                    }
                    SolveStep::Lost | SolveStep::Arrive | SolveStep::NoPath => continue,
                };
                *count += u64::from(!has_rooms || tile.is_room());
            }
            assert_eq!(race.searched(), Some(expected), "{code} {solver:?}");
            assert!(expected.entered > 1, "{code} {solver:?}");
        }
    }
}
