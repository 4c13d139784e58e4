//! Hint and auto-solve: laws of what they show, and that no tick takes long whatever the maze.

mod common;

use std::sync::Arc;

use common::{drawn, generators, size};
use icetea_maze::game::input::Action;
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::solving::Solving;
use icetea_maze::game::race::{Race, RaceEvent, SearchEvent};
use icetea_maze::game::tuning::{
    HINT_STRIDES, SKIP_STEPS_PER_TICK, SOLVE_LEAST_STEPS_PER_SECOND, SOLVED_PAUSE_TICKS,
    TICKS_PER_SECOND,
};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Build, Maze, Solve, Solver, Spec, Tile};

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

#[test]
fn auto_solve_from_anywhere_is_the_depth_first_search_from_there() {
    for measured in measured_mazes() {
        let stride = usize::from(measured.stride_tiles);
        let path: Vec<Tile> = measured.path_from(measured.maze.start()).step_by(stride).collect();
        let trail = path[..=path.len() / 2].to_vec();
        let place = *trail.last().unwrap();
        if measured.maze.is_goal(place) {
            continue;
        }
        let mut run = Race::resume(Arc::clone(&measured), trail, 1, false);
        run.toggle_solving();
        run.steer_solving(&Action::Skip);
        let events = tick(&mut run);
        assert_eq!(events, [RaceEvent::Search(SearchEvent::Found)]);
        let path = run.solving().unwrap().path().to_vec();
        assert_eq!(
            Some(path),
            path_of(Solver::DepthFirst, &measured, place),
            "{:?}",
            measured.spec
        );
        for _ in 0..100_000 {
            if run.is_over() {
                break;
            }
            tick(&mut run);
        }
        assert!(run.is_over() && run.is_helped());
    }
}

#[test]
fn no_tick_takes_more_steps_than_fit_into_a_frame() {
    let spec: Spec = "backtracker1-300x200-5".parse().unwrap();
    let measured = Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)));
    let mut run = Race::alone(measured);
    run.toggle_solving();
    run.steer_solving(&Action::Skip);
    let (mut path, mut backtracked) = (Vec::new(), Vec::new());
    let mut ticks = 0;
    while run.solving().is_some_and(Solving::is_searching) {
        tick(&mut run);
        ticks += 1;
        let solving = run.solving().unwrap();
        let fresh = solving.backtracked().len() - backtracked.len();
        let changed = fresh + solving.path().len().abs_diff(path.len());
        assert!(changed <= 2 * SKIP_STEPS_PER_TICK as usize);
        assert!(solving.backtracked().starts_with(&backtracked), "it only ever grows");
        // Where both ways have the same tile, all below it are the same.
        let differing = solving.path().iter().zip(&path).skip_while(|(now, before)| now == before);
        assert!(differing.skip(1).all(|(now, before)| now != before));
        path = solving.path().to_vec();
        backtracked = solving.backtracked().to_vec();
    }
    assert!(ticks > 1, "one tick cannot do it all");
    assert!(ticks < 240_000 / SKIP_STEPS_PER_TICK + 2, "{ticks} ticks");
}

fn solving_run(code: &str) -> Race {
    let spec: Spec = code.parse().unwrap();
    let mut run = Race::alone(Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec))));
    run.toggle_solving();
    run
}

/// For how many ticks a search is shown.
fn search_ticks(run: &mut Race) -> u32 {
    let mut ticks = 0;
    while run.solving().is_some_and(Solving::is_searching) {
        tick(run);
        ticks += 1;
    }
    ticks
}

/// For how many ticks the walk after it is shown.
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
        "binary-tree1-250x250-2",
        "kruskal1-1000x1000-1",
        "backtracker1-1000x1000-4",
    ] {
        let mut run = solving_run(code);
        let (search, walk) = (search_ticks(&mut run), walk_ticks(&mut run));
        let seconds = |ticks: u32| f64::from(ticks) / f64::from(TICKS_PER_SECOND);
        assert!((8.0..=12.0).contains(&seconds(search)), "{code}: {}", seconds(search));
        assert!(seconds(walk) <= 11.0, "{code}: {}", seconds(walk));
    }
}

#[test]
fn a_search_goes_twice_as_fast_or_half_and_its_end_can_be_had_at_once() {
    let speed_after = |actions: &[Action]| {
        let mut run = solving_run("kruskal1-30x20-233");
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
    let mut run = solving_run("backtracker1-70x90-5");
    search_ticks(&mut run);
    let pause = SOLVED_PAUSE_TICKS + 1;
    for _ in 0..pause {
        tick(&mut run);
    }
    run.steer_solving(&Action::Skip);
    assert!(walk_ticks(&mut run) < 5);
}
