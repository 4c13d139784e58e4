//! Union-find at once, on any number of threads, builds bit for bit the maze of its steps; and a
//! solver that runs at once ends like one that takes its steps.

use crate::common;

use common::{percent, size};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Generator, Maze, Solve, Solver, Spec, StopRule, Tile, at_once};

fn spec((width, height): (u16, u16), seed: u64) -> Spec {
    Spec::new(Generator::Kruskal, size(width, height), seed)
}

fn step_by_step(spec: &Spec) -> Maze {
    let mut build = Build::new(spec);
    while build.next().is_some() {}
    build.maze.clone()
}

fn whole(spec: &Spec, threads: usize) -> Maze {
    at_once(Build::new(spec).finish_on(threads, &mut |_| true)).unwrap()
}

/// Not `assert_eq`, which would print unreadable mazes.
fn assert_same(spec: &Spec, threads: impl IntoIterator<Item = usize>) {
    let expected = step_by_step(spec);
    for threads in threads {
        assert!(whole(spec, threads) == expected, "{spec} on {threads} threads");
    }
}

#[test]
fn of_every_small_size() {
    for width in 2..=17 {
        for height in 2..=17 {
            for seed in [0, 1, 233, u64::MAX] {
                assert_same(&spec((width, height), seed), [1]);
            }
        }
    }
}

#[test]
fn of_sizes_up_to_300() {
    for (width, seed) in (18..=300).step_by(47).zip(0..) {
        for height in (19..=300).step_by(41) {
            assert_same(&spec((width, height), seed), [1, 2]);
        }
    }
}

#[test]
fn of_strips() {
    for long in [2000, 5000] {
        for narrow in [2, 3] {
            assert_same(&spec((long, narrow), 5), [1, 2]);
            assert_same(&spec((narrow, long), 6), 1..=4);
        }
    }
}

/// Tiles have 64 rooms a side, blocks 512; sizes just around multiples of both are tested.
#[test]
fn around_the_edges_of_tiles_and_blocks() {
    let tiles = [61, 62, 63, 64, 65, 66, 67, 127, 128, 129];
    for width in tiles {
        for height in tiles {
            assert_same(&spec((width, height), 7), [1]);
        }
    }
    let blocks = [509, 510, 511, 512, 513, 514, 515];
    for (long, short) in blocks.into_iter().zip([64, 63, 65, 128, 2, 66, 33]) {
        assert_same(&spec((long, short), 8), [1]);
        assert_same(&spec((short, long), 9), [2]);
    }
    for (width, height) in [(513, 513), (512, 511), (511, 513)] {
        assert_same(&spec((width, height), 10), [2]);
    }
}

#[test]
fn on_one_to_six_threads() {
    for (width, height) in [(70, 2100), (600, 1025), (3, 1023), (300, 1024)] {
        assert_same(&spec((width, height), 11), 1..=6);
    }
}

#[test]
fn with_loops_and_until_start_and_goal_are_joined() {
    let sizes =
        [(2, 2), (2, 9), (9, 2), (31, 7), (64, 64), (65, 130), (200, 63), (530, 70), (66, 600)];
    for sides in sizes {
        for seed in [0, 1, 233, u64::MAX] {
            let full = spec(sides, seed);
            let joined = full.with_stop(StopRule::Joined).unwrap();
            for spec in [joined, joined.with_loops(percent(30)), full.with_loops(percent(30))] {
                assert_same(&spec, [1, 3]);
            }
        }
    }
}

#[test]
fn what_was_begun_step_by_step_is_finished_from_there() {
    let specs = common::generators().into_iter().flat_map(|generator| {
        let full = Spec::new(generator, size(40, 30), 3);
        StopRule::ALL.into_iter().filter_map(move |stop| full.with_stop(stop).ok())
    });
    for spec in specs {
        let expected = step_by_step(&spec);
        for steps in [0, 1, 100, 1_000, 10_000] {
            let mut build = Build::new(&spec);
            build.advance(steps);
            assert!(build.finish() == expected, "{spec} after {steps} steps");
        }
    }
}

#[test]
fn whoever_waits_hears_how_far_it_is_and_may_give_it_up() {
    let spec = spec((600, 1100), 12).with_stop(StopRule::Joined).unwrap();
    for threads in [1, 3] {
        let mut shares = Vec::new();
        let goes_on = &mut |share| {
            shares.push(share);
            true
        };
        let maze = at_once(Build::new(&spec).finish_on(threads, goes_on));
        assert!(maze.is_some());
        assert!(shares.len() > 50 && shares.is_sorted(), "{shares:?}");
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
        for looks in [1, 2, 10, 30] {
            let mut looked = 0;
            let goes_on = &mut |_| {
                looked += 1;
                looked < looks
            };
            let maze = at_once(Build::new(&spec).finish_on(threads, goes_on));
            assert!(maze.is_none());
            assert_eq!(looked, looks, "nobody is asked again");
        }
    }
}

#[test]
fn of_every_other_generator() {
    let sides = [(2, 2), (2, 90), (63, 65), (128, 31), (7, 9), (150, 170)];
    for generator in common::generators() {
        for (sides, seed) in sides.into_iter().cycle().zip(0..24) {
            let full = Spec::new(generator, size(sides.0, sides.1), seed);
            assert_same(&full, [1]);
            if let Ok(joined) = full.with_stop(StopRule::Joined) {
                assert_same(&joined.with_loops(percent(10)), [1]);
            }
        }
    }
}

#[test]
fn whoever_gives_it_up_is_heard_soon() {
    for generator in Generator::ALL {
        let build = Build::new(&Spec::new(generator, size(700, 700), 5));
        let mut asked = 0;
        let maze = at_once(build.finish_on(2, &mut |_| {
            asked += 1;
            asked < 3
        }));
        assert!(maze.is_none() && asked == 3, "{generator}: asked {asked} times");
    }
}

/// Compares everything that can be asked of a finished search.
fn assert_solved_the_same(maze: &Maze, name: &str) {
    for solver in Solver::ALL {
        let (mut stepped, mut at_once) = (Solve::new(solver, maze), Solve::new(solver, maze));
        while stepped.step(maze).is_some() {}
        let path = at_once.finish(maze);
        let name = format!("{} through {name}", solver.name());
        assert!(path == stepped.path(), "the path of {name}");
        assert_eq!(at_once.counts, stepped.counts, "{name}");
        assert_eq!(at_once.held(), stepped.held(), "{name}");
        assert!(at_once.waiting(usize::MAX) == stepped.waiting(usize::MAX), "{name}");
        let stack = |solve: &Solve| solve.stack().map(|stack| stack.rev().collect::<Vec<_>>());
        assert!(stack(&at_once) == stack(&stepped), "the stack of {name}");
    }
}

fn maze(generator: Generator, (width, height): (u16, u16), seed: u64, loops: u8) -> Maze {
    let spec = Spec::new(generator, size(width, height), seed).with_loops(percent(loops));
    Build::new(&spec).finish()
}

/// 64 rooms are processed together.
const SIDES: [(u16, u16); 9] =
    [(2, 2), (63, 40), (64, 65), (65, 9), (2, 130), (127, 3), (128, 128), (129, 70), (300, 2)];

#[test]
fn solved_from_corner_to_corner() {
    for generator in common::generators() {
        for (sides, seed) in SIDES.into_iter().zip(0..) {
            for loops in [0, 20, 100] {
                let name = format!("{generator} of {sides:?} with {loops} % loops");
                assert_solved_the_same(&maze(generator, sides, seed, loops), &name);
            }
        }
    }
}

#[test]
fn solved_from_anywhere_to_anywhere() {
    let mut dice = Dice::new(5);
    for (seed, generator) in (0..).zip([Generator::Kruskal, Generator::Backtracker].repeat(30)) {
        let sides = (2 + dice.below(150) as u16, 2 + dice.below(80) as u16);
        let maze = maze(generator, sides, seed, [0, 0, 5][seed as usize % 3]);
        let mut any = || {
            let (column, row) = (dice.below(sides.0.into()), dice.below(sides.1.into()));
            Tile::new(2 * column as u16 + 1, 2 * row as u16 + 1)
        };
        let start = any();
        let goal = std::iter::repeat_with(any).find(|&goal| goal != start).unwrap();
        let mut grid = maze.grid().clone();
        // In some mazes the goal is walled in.
        for beside in maze.grid().neighbours(goal).filter(|_| seed % 5 == 0) {
            grid.set(beside, false);
        }
        let maze = Maze::new(grid, start, vec![goal]).unwrap();
        assert_solved_the_same(&maze, &format!("{generator} of {sides:?} from {start:?}"));
    }
}

#[test]
fn solved_when_large() {
    for (seed, generator) in (0..).zip([Generator::Kruskal, Generator::Backtracker].repeat(2)) {
        assert_solved_the_same(&maze(generator, (500, 333), seed, 0), generator.name());
    }
}
