//! Hint and auto-solve: laws of what they show, and that no tick takes long whatever the maze.

mod common;

use std::sync::Arc;

use common::{drawn, generators, size};
use icetea_maze::game::course::Course;
use icetea_maze::game::input::Action;
use icetea_maze::game::race::solving::Solving;
use icetea_maze::game::race::{Race, RaceEvent, SearchEvent};
use icetea_maze::game::tuning::{HINT_STRIDES, SKIP_STEPS_PER_TICK};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Build, Maze, Solve, Solver, Spec, Tile};

fn courses() -> Vec<Arc<Course>> {
    let mut courses: Vec<_> = generators()
        .into_iter()
        .flat_map(|generator| {
            [(2, 2), (2, 9), (9, 2), (31, 7)].map(|(width, height)| {
                let spec = Spec::new(generator, size(width, height), 233);
                Course::new(Build::new(&spec).finish(), Some(spec))
            })
        })
        .collect();
    courses.push(Course::new(drawn(&["S....", ".###.", "..#.G"]), None));
    courses.push(Course::new(drawn(&["G..S...G"]), None));
    courses.into_iter().map(Arc::new).collect()
}

fn tick(run: &mut Race) -> Vec<RaceEvent> {
    run.tick(&[Steering::default()])
}

/// The path that a solver finds from here.
fn path(solver: Solver, course: &Course, from: Tile) -> Option<Vec<Tile>> {
    let maze: Maze = course.maze.from_tile(from).unwrap();
    Solve::new(solver, &maze).finish(&maze)
}

#[test]
fn a_course_knows_its_shortest_way() {
    for course in courses() {
        let path = path(Solver::BreadthFirst, &course, course.maze.start()).unwrap();
        let strides = (path.len() - 1) / usize::from(course.stride_tiles);
        assert_eq!(course.shortest, Some(strides as u32), "{:?}", course.spec);
        assert_eq!(course.rooms(), course.maze.grid().rooms());
    }
}

#[test]
fn hints_lead_to_the_goal_stretch_by_stretch() {
    for course in courses() {
        let stride = usize::from(course.stride_tiles);
        let mut place = course.maze.start();
        let mut strides = 0;
        while !course.maze.is_goal(place) {
            let mut run = Race::resume(Arc::clone(&course), vec![place], 1, false);
            run.ask_hint();
            let hint = run.hint().unwrap().tiles.clone();
            assert!(run.is_helped());
            assert_eq!(hint[0], place);
            assert!(hint.len() - 1 <= HINT_STRIDES);
            assert!(hint.windows(2).all(|pair| pair[0].distance(pair[1]) as usize == stride));
            strides += hint.len() as u32 - 1;
            place = *hint.last().unwrap();
        }
        assert_eq!(Some(strides), course.shortest);
    }
}

#[test]
fn where_no_way_leads_there_is_no_hint() {
    let course = Arc::new(Course::new(drawn(&["S.#.G"]), None));
    assert_eq!(course.shortest, None);
    let mut run = Race::alone(course);
    run.ask_hint();
    assert!(run.hint().is_none() && !run.is_helped());
}

#[test]
fn auto_solve_from_anywhere_is_the_depth_first_search_from_there() {
    for course in courses() {
        let stride = usize::from(course.stride_tiles);
        let way: Vec<Tile> = course.way_from(course.maze.start()).step_by(stride).collect();
        let trail = way[..=way.len() / 2].to_vec();
        let place = *trail.last().unwrap();
        if course.maze.is_goal(place) {
            continue;
        }
        let mut run = Race::resume(Arc::clone(&course), trail, 1, false);
        run.toggle_solving();
        run.steer_solving(&Action::Skip);
        let events = tick(&mut run);
        assert_eq!(events, [RaceEvent::Search(SearchEvent::Found)]);
        let way = run.solving().unwrap().way().to_vec();
        assert_eq!(Some(way), path(Solver::DepthFirst, &course, place), "{:?}", course.spec);
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
    let course = Arc::new(Course::new(Build::new(&spec).finish(), Some(spec)));
    let mut run = Race::alone(course);
    run.toggle_solving();
    run.steer_solving(&Action::Skip);
    let (mut way, mut given_back) = (Vec::new(), Vec::new());
    let mut ticks = 0;
    while run.solving().is_some_and(Solving::is_searching) {
        tick(&mut run);
        ticks += 1;
        let solving = run.solving().unwrap();
        let fresh = solving.given_back().len() - given_back.len();
        let changed = fresh + solving.way().len().abs_diff(way.len());
        assert!(changed <= 2 * SKIP_STEPS_PER_TICK as usize);
        assert!(solving.given_back().starts_with(&given_back), "it only ever grows");
        // Where both ways have the same tile, all below it are the same.
        let differing = solving.way().iter().zip(&way).skip_while(|(now, before)| now == before);
        assert!(differing.skip(1).all(|(now, before)| now != before));
        way = solving.way().to_vec();
        given_back = solving.given_back().to_vec();
    }
    assert!(ticks > 1, "one tick cannot do it all");
    assert!(ticks < 240_000 / SKIP_STEPS_PER_TICK + 2, "{ticks} ticks");
}
