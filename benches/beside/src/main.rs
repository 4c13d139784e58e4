//! Mazes of union-find and of a depth-first stack, built by this game's core and by other crates in
//! one run. Prints the table of the manual: nanoseconds a room, the median of several runs.
//!
//! Every row ends with the walls of a whole maze, as that crate represents them. Where a crate has
//! union-find but no mazes, the walls are listed and shuffled as a lecture would do it.

use std::hint::black_box;
use std::time::Instant;

use amaze::generators::{Kruskal4, MazeGenerator2D};
use icetea_maze::maze::{Build, Generator, Size, Spec, at_once};
use mazeir::algorithm::DepthFirst;
use mazeir::map::Orthogonal;
use pathfinding::undirected::kruskal::kruskal_indices;
use petgraph::unionfind::UnionFind;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const SIDES: [usize; 3] = [50, 500, 2_000];
/// Each contender is timed this often, in turns, so that a disturbance hits all of them.
const RUNS: usize = 7;
/// Small mazes are built again and again until one run has done this many rooms.
const ROOMS_A_RUN: usize = 250_000;

type Row = (&'static str, fn(usize, u64));

const ROWS: [Row; 7] = [
    ("Icetea Maze, `kruskal`, one thread", |side, seed| kruskal(side, seed, 1)),
    ("Icetea Maze, `kruskal`, two threads", |side, seed| kruskal(side, seed, 2)),
    ("petgraph's union-find on shuffled walls", with_petgraph),
    ("pathfinding's Kruskal on weighted walls", with_pathfinding),
    ("amaze's Kruskal", with_amaze),
    ("Icetea Maze, `backtracker`", backtracker),
    ("Mazeir, depth-first", with_mazeir),
];

fn main() {
    println!("| ns a room | {} |", SIDES.map(|side| format!("{side}²")).join(" | "));
    println!("| --- |{}", " ---: |".repeat(SIDES.len()));
    let columns = SIDES.map(medians);
    for (row, (name, _)) in ROWS.iter().enumerate() {
        let figures = columns.each_ref().map(|column| format!("{:.0}", column[row]));
        println!("| {name} | {} |", figures.join(" | "));
    }
}

/// Nanoseconds a room of each row, for a maze of `side` × `side` rooms.
fn medians(side: usize) -> [f64; ROWS.len()] {
    let rooms = side * side;
    let mazes = (ROOMS_A_RUN / rooms).max(1);
    let mut times = [(); ROWS.len()].map(|()| Vec::new());
    for run in 0..RUNS {
        for ((_, build), times) in ROWS.iter().zip(&mut times) {
            let begin = Instant::now();
            for maze in 0..mazes {
                build(side, (run * mazes + maze) as u64);
            }
            times.push(begin.elapsed().as_nanos() as f64 / (mazes * rooms) as f64);
        }
    }
    times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[RUNS / 2]
    })
}

fn build(generator: Generator, side: usize, seed: u64) -> Build {
    let side = side as u16;
    Build::new(&Spec::new(generator, Size::new(side, side).expect("a legal size"), seed))
}

fn kruskal(side: usize, seed: u64, threads: usize) {
    black_box(at_once(build(Generator::Kruskal, side, seed).finish_on(threads, &mut |_| true)));
}

fn backtracker(side: usize, seed: u64) {
    black_box(build(Generator::Backtracker, side, seed).finish());
}

/// The pairs of rooms with a wall between them.
fn walls(side: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..side * side).flat_map(move |room| {
        let right = (room % side + 1 < side).then_some((room, room + 1));
        let below = (room / side + 1 < side).then_some((room, room + side));
        right.into_iter().chain(below)
    })
}

fn with_petgraph(side: usize, seed: u64) {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut walls: Vec<_> = walls(side).map(|(a, b)| (a as u32, b as u32)).collect();
    for last in (1..walls.len()).rev() {
        walls.swap(last, (dice.next_u64() % (last as u64 + 1)) as usize);
    }
    let mut sets = UnionFind::<u32>::new(side * side);
    walls.retain(|&(a, b)| sets.union(a, b));
    black_box(walls);
}

fn with_pathfinding(side: usize, seed: u64) {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let walls: Vec<_> = walls(side).map(|(a, b)| (a, b, dice.next_u32())).collect();
    black_box(kruskal_indices(side * side, walls).collect::<Vec<_>>());
}

fn with_amaze(side: usize, seed: u64) {
    black_box(Kruskal4::new_from_seed(seed).generate(side, side));
}

fn with_mazeir(side: usize, seed: u64) {
    let mut maze = Orthogonal::new(side, side);
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&(seed + 1).to_le_bytes());
    maze.depth_first_with_seed(bytes);
    black_box(maze);
}
