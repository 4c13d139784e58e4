//! The figures that the manual quotes: building and solving against textbook versions in one run.
//!
//! `cargo bench` prints times, and for each the most memory that was held at once. Compare the
//! rows of one group with each other; times of different runs or machines say little.

mod plain;

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use icetea_maze::game::theatre::{Show, Timeline};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Generator, Maze, Size, Solve, Solver, Spec, at_once};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// A new seed each time, so that the processor cannot learn one maze by heart.
fn seeds() -> impl FnMut() -> u64 {
    let mut seed = 0;
    move || {
        seed += 1;
        seed
    }
}

fn build(generator: Generator, side: u32, seed: u64) -> Build {
    let side = u16::try_from(side).expect("a side of rooms");
    let size = Size::new(side, side).expect("a legal size");
    Build::new(&Spec::new(generator, size, seed))
}

fn maze(generator: Generator, side: u32, seed: u64) -> Maze {
    build(generator, side, seed).finish()
}

/// Union-find's maze, step by step.
fn steps(side: u32, seed: u64) -> Build {
    let mut build = build(Generator::Kruskal, side, seed);
    while build.advance(1 << 16) {}
    build
}

/// Union-find's maze at once, on this many threads.
fn kruskal_on(bencher: Bencher, threads: usize, side: u32) {
    bencher.counter(ItemsCount::new(side * side)).with_inputs(seeds()).bench_local_values(|seed| {
        at_once(build(Generator::Kruskal, side, seed).finish_on(threads, &mut |_| true))
    });
}

#[divan::bench_group(min_time = 1, sample_count = 9)]
mod kruskal {
    use super::{Bencher, ItemsCount, kruskal_on, plain, seeds, steps};

    #[divan::bench(args = [50, 500, 2000])]
    fn one_thread(bencher: Bencher, side: u32) {
        kruskal_on(bencher, 1, side);
    }

    #[divan::bench(args = [500, 2000])]
    fn two_threads(bencher: Bencher, side: u32) {
        kruskal_on(bencher, 2, side);
    }

    #[divan::bench(args = [50, 500])]
    fn step_by_step(bencher: Bencher, side: u32) {
        bencher
            .counter(ItemsCount::new(side * side))
            .with_inputs(seeds())
            .bench_local_values(|seed| steps(side, seed));
    }

    #[divan::bench(args = [50, 500, 2000])]
    fn textbook(bencher: Bencher, side: u32) {
        bencher
            .counter(ItemsCount::new(side * side))
            .with_inputs(seeds())
            .bench_local_values(|seed| plain::kruskal(side, seed));
    }
}

/// A hundred million rooms: `cargo bench -- giant --ignored`.
#[divan::bench_group(sample_count = 3, sample_size = 1, ignore)]
mod kruskal_giant {
    use super::{Bencher, ItemsCount, kruskal_on, plain, seeds};

    #[divan::bench(args = [10_000])]
    fn one_thread(bencher: Bencher, side: u32) {
        kruskal_on(bencher, 1, side);
    }

    #[divan::bench(args = [10_000])]
    fn two_threads(bencher: Bencher, side: u32) {
        kruskal_on(bencher, 2, side);
    }

    #[divan::bench(args = [10_000])]
    fn textbook(bencher: Bencher, side: u32) {
        bencher
            .counter(ItemsCount::new(side * side))
            .with_inputs(seeds())
            .bench_local_values(|seed| plain::kruskal(side, seed));
    }
}

#[divan::bench_group(min_time = 1, sample_count = 9)]
mod backtracker {
    use super::{Bencher, Generator, ItemsCount, maze, plain, seeds};

    #[divan::bench(args = [2000])]
    fn ours(bencher: Bencher, side: u32) {
        bencher
            .counter(ItemsCount::new(side * side))
            .with_inputs(seeds())
            .bench_local_values(|seed| maze(Generator::Backtracker, side, seed));
    }

    #[divan::bench(args = [2000])]
    fn textbook(bencher: Bencher, side: u32) {
        bencher
            .counter(ItemsCount::new(side * side))
            .with_inputs(seeds())
            .bench_local_values(|seed| plain::backtracker(side, seed));
    }
}

#[divan::bench_group(min_time = 1, sample_count = 9)]
mod depth_first {
    use super::{Bencher, Generator, ItemsCount, Solve, Solver, maze, plain};

    #[divan::bench(args = [Generator::Kruskal, Generator::Backtracker])]
    fn ours(bencher: Bencher, generator: Generator) {
        let maze = maze(generator, 2000, 233);
        bencher
            .counter(ItemsCount::new(2000_u32 * 2000))
            .bench(|| Solve::new(Solver::DepthFirst, &maze).finish(&maze));
    }

    #[divan::bench(args = [Generator::Kruskal, Generator::Backtracker])]
    fn textbook(bencher: Bencher, generator: Generator) {
        let maze = maze(generator, 2000, 233);
        bencher.counter(ItemsCount::new(2000_u32 * 2000)).bench(|| plain::depth_first(&maze));
    }
}

/// A hundred million rooms: `cargo bench -- giant --ignored`.
#[divan::bench_group(sample_count = 3, sample_size = 1, ignore)]
mod depth_first_giant {
    use super::{Bencher, Generator, Solve, Solver, maze, plain};

    #[divan::bench]
    fn ours(bencher: Bencher) {
        let maze = maze(Generator::Kruskal, 10_000, 233);
        bencher.bench(|| Solve::new(Solver::DepthFirst, &maze).finish(&maze));
    }

    #[divan::bench]
    fn textbook(bencher: Bencher) {
        let maze = maze(Generator::Kruskal, 10_000, 233);
        bencher.bench(|| plain::depth_first(&maze));
    }
}

/// All other generators. `max alloc` divided by four million is the most memory in bytes a room.
#[divan::bench(args = Generator::ALL, sample_count = 3, sample_size = 1)]
fn generators_2000(bencher: Bencher, generator: Generator) {
    bencher.counter(ItemsCount::new(2000_u32 * 2000)).bench(|| maze(generator, 2000, 233));
}

/// All other solvers; `max alloc` shows what each holds besides the maze.
#[divan::bench(args = Solver::ALL.map(Solver::name), sample_count = 3, sample_size = 1)]
fn solvers_2000(bencher: Bencher, solver: &str) {
    let solver: Solver = solver.parse().expect("the name of a solver");
    let maze = maze(Generator::Kruskal, 2000, 233);
    bencher
        .counter(ItemsCount::new(2000_u32 * 2000))
        .bench(|| Solve::new(solver, &maze).finish(&maze));
}

/// A jump to any step of a show, as when the player drags the bar.
#[divan::bench(
    args = [
        "kruskal1-300x300-233",
        "wilson1-300x300-233",
        "kruskal1-1000x1000-233",
        "backtracker1-1000x1000-233",
        "wilson1-1000x1000-233",
    ],
    sample_count = 40,
    sample_size = 1,
)]
fn theatre_jump(bencher: Bencher, code: &str) {
    let show = Show::new(&code.parse().expect("a code"), Solver::SharpDepthFirst);
    let mut timeline = Timeline::of(show);
    let mut dice = Dice::new(5);
    let steps = u32::try_from(timeline.steps).expect("fewer steps than that");
    bencher.bench_local(|| timeline.seek(u64::from(dice.below(steps))));
}
