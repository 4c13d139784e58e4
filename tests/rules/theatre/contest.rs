//! Side by side, in step by work.

use std::sync::Arc;

use icetea_maze::game::settings::Outline;
use icetea_maze::game::theatre::{Contest, ContestRehearsal, Show};
use icetea_maze::maze::{Build, Generator, Heuristic, Maze, Solve, SolveStep, Solver, Spec, Tile};
use icetea_maze::picture::shape_of;

use super::common::{drawn, size};
use super::foreign_mazes;

fn maze(code: &str) -> Arc<Maze> {
    Arc::new(Build::new(&code.parse().unwrap()).finish())
}

fn contest(maze: &Arc<Maze>, solvers: &[Solver]) -> Contest {
    ContestRehearsal::of_solvers(maze, solvers).expect("a legal number of lanes").finish()
}

/// Whether a step does more than look.
fn is_move(step: SolveStep) -> bool {
    !matches!(step, SolveStep::Skip(_) | SolveStep::Seal(_))
}

fn has_rooms(maze: &Maze) -> bool {
    let show = Show::of_search(Arc::new(maze.clone()), Solver::DepthFirst);
    show.search().unwrap().has_rooms
}

const fn is_room(tile: Tile) -> bool {
    tile.column % 2 == 1 && tile.row % 2 == 1
}

const fn is_about_room(step: SolveStep) -> bool {
    match step {
        SolveStep::Enter(tile)
        | SolveStep::Retreat(tile)
        | SolveStep::Skip(tile)
        | SolveStep::Seal(tile)
        | SolveStep::Fill(tile) => is_room(tile),
        SolveStep::Lost | SolveStep::Arrive | SolveStep::NoPath => true,
    }
}

/// For each step of a solver, by rooms where there are any, whether it does more than look.
fn moves_and_looks(solver: Solver, maze: &Maze) -> impl Iterator<Item = bool> {
    let mut solve = Solve::new(solver, maze);
    let has_rooms = has_rooms(maze);
    let steps = std::iter::from_fn(move || solve.step(maze));
    steps.filter(move |&step| !has_rooms || is_about_room(step)).map(is_move)
}

/// How many of the first steps do.
fn moves(solver: Solver, maze: &Maze, steps: u64) -> u64 {
    moves_and_looks(solver, maze).take(steps as usize).filter(|&is_move| is_move).count() as u64
}

#[test]
fn two_to_four_may_come() {
    let maze = maze("kruskal1-5x4-1");
    for count in 0..=6 {
        let solvers = &Solver::ALL[..count];
        let is_allowed = (2..=4).contains(&count);
        assert_eq!(ContestRehearsal::of_solvers(&maze, solvers).is_some(), is_allowed);
        let spec = Spec::new(Generator::Prim, size(4, 5), 1);
        let generators = &Generator::ALL[..count];
        assert_eq!(ContestRehearsal::of_generators(&spec, generators).is_some(), is_allowed);
    }
}

#[test]
fn each_lane_enters_or_leaves_a_tile_while_the_others_do() {
    let mazes = [maze("kruskal1-13x8-loops40-3"), maze("dig1-9x2-5")];
    for maze in mazes.into_iter().chain(foreign_mazes()) {
        for solvers in Solver::ALL.windows(4) {
            let mut contest = contest(&maze, solvers);
            for step in (0..=contest.steps() + 2).rev().step_by(5) {
                contest.seek(step);
                assert_eq!(contest.step, step.min(contest.steps()));
                for (place, (lane, &solver)) in contest.lanes.iter().zip(solvers).enumerate() {
                    let moves = moves(solver, &maze, lane.step());
                    assert_eq!(moves, step.min(contest.arrival(place).unwrap()));
                    // Steps that only look come before the others go on.
                    let next = moves_and_looks(solver, &maze).nth(lane.step() as usize);
                    assert_ne!(next, Some(false), "{solver:?} at {step}");
                }
            }
        }
    }
}

#[test]
fn the_table_says_what_each_solver_did() {
    let maze = maze("kruskal1-13x8-loops40-3");
    let mut contest = contest(&maze, &Solver::ALL[..4]);
    assert!(contest.table().iter().all(|standing| standing.place.is_none()));
    contest.seek(u64::MAX);
    for (standing, solver) in contest.table().iter().zip(Solver::ALL) {
        let mut solve = Solve::new(solver, &maze);
        let mut steps = 0;
        while let Some(step) = solve.step(&maze) {
            steps += u64::from(is_move(step) && is_about_room(step));
        }
        let mut show = Show::of_search(Arc::clone(&maze), solver);
        let mut longest = 0;
        while show.advance() {
            let act = show.search().unwrap();
            let stack = act.stack().map_or(0, |stack| stack.len());
            longest = longest.max(stack).max(act.queue(usize::MAX).len());
        }
        assert_eq!(standing.steps, steps);
        let rooms =
            solve.path().map(|path| path.iter().filter(|&&tile| is_room(tile)).count() as u64);
        assert_eq!(standing.path, rooms, "{solver:?}");
        assert_eq!(standing.longest_held, longest as u64, "{solver:?}");
        let sooner = (0..4).filter(|&lane| contest.arrival(lane).unwrap() < steps).count();
        assert_eq!(standing.place, Some(1 + sooner));
    }
}

#[test]
fn who_looked_where_agrees_with_each_lane() {
    let heart = shape_of(Outline::Heart, "", size(13, 9)).unwrap();
    let heart = Spec::new(Generator::Kruskal, size(13, 9), 3).with_shape(heart).unwrap();
    let heart = Arc::new(Build::new(&heart).finish());
    for maze in [maze("kruskal1-13x8-loops40-3"), heart, maze("dig1-9x2-5")] {
        let mut contest = contest(&maze, &Solver::ALL[..4]);
        for step in [0, 9, u64::MAX] {
            contest.seek(step);
            let lookers = contest.lookers();
            assert_eq!(lookers.len(), maze.grid().tiles());
            for (lane, standing) in contest.table().iter().enumerate() {
                let grid = maze.grid();
                let counts = |index: &usize| {
                    let tile = grid.tile(*index);
                    grid.is_open(tile) && (grid.rooms().is_none() || is_room(tile))
                };
                let (mut all, mut touched) = (0, 0);
                for index in (0..grid.tiles()).filter(counts) {
                    all += 1;
                    touched += usize::from(lookers[index] >> lane & 1 == 1);
                }
                let share = touched as f64 / f64::from(all);
                assert!((share - standing.touched_share).abs() < 1e-9, "{share} {standing:?}");
            }
            assert!(lookers.iter().all(|bits| bits >> 4 == 0));
        }
    }
}

#[test]
fn those_that_arrive_together_share_a_place() {
    let maze = Arc::new(drawn(&["S    G"]));
    let two = Solver::DepthFirst;
    let mut contest =
        contest(&maze, &[two, Solver::BreadthFirst, two, Solver::AStar(Heuristic::Manhattan)]);
    contest.seek(contest.steps() - 1);
    assert!((0..4).all(|lane| contest.place(lane).is_none()));
    contest.seek(contest.steps());
    assert!((0..4).all(|lane| contest.place(lane) == Some(1)));
    assert_eq!(contest.place(4), None);
}

#[test]
fn generators_grow_what_their_own_codes_say() {
    let spec: Spec = "prim1-13x8-loops20-9".parse().unwrap();
    let generators = [Generator::Kruskal, Generator::Wilson, Generator::Dig];
    let mut rehearsal = ContestRehearsal::of_generators(&spec, &generators).unwrap();
    let mut before = 0.0;
    while rehearsal.advance(50) {
        assert!((0.0..=1.0).contains(&rehearsal.progress()));
        before = rehearsal.progress().max(before);
    }
    assert!(before > 0.5);
    let mut contest = rehearsal.finish();
    contest.seek(contest.steps());
    for (lane, generator) in contest.lanes.iter().zip(generators) {
        let own = Spec::new(generator, spec.size(), spec.seed()).with_loops(spec.loops());
        assert_eq!(lane.show().maze(), &Build::new(&own).finish());
    }
    assert!(contest.table().iter().all(|standing| standing.touched_share > 0.99));
}
