//! Probabilities are as they should be: over all spanning trees of 3 × 3 rooms, and wall by wall.
//!
//! The seeds are fixed, so these tests give the same answer every time.

use crate::common;

use std::collections::BTreeMap;

use icetea_maze::maze::weight::{RoomWeights, Weights};
use icetea_maze::maze::{Build, Generator, Maze, Spec, Tile, UnionFind};

const ROOMS: usize = 9;
const SEEDS: u64 = 100_000;

/// The walls of 3 × 3 rooms: the rooms on both sides and the tile between.
fn walls() -> Vec<(usize, usize, Tile)> {
    let mut walls = Vec::new();
    for room in 0..ROOMS {
        let (column, row) = (room % 3, room / 3);
        let tile = Tile::new(2 * column as u16 + 1, 2 * row as u16 + 1);
        if column < 2 {
            walls.push((room, room + 1, Tile::new(tile.column + 1, tile.row)));
        }
        if row < 2 {
            walls.push((room, room + 3, Tile::new(tile.column, tile.row + 1)));
        }
    }
    walls
}

/// The walls that join two parts of the forest made by these opened walls.
fn joining(opened: usize) -> Vec<usize> {
    let mut sets = UnionFind::new(ROOMS as u32);
    let walls = walls();
    for (number, &(a, b, _)) in walls.iter().enumerate() {
        if opened >> number & 1 == 1 {
            sets.union(a as u32, b as u32);
        }
    }
    (0..walls.len())
        .filter(|&number| !sets.joined(walls[number].0 as u32, walls[number].1 as u32))
        .collect()
}

/// The probability of each spanning tree when walls come in random order. Each of the walls that
/// join two parts is equally likely to come next, and the others change nothing.
fn random_order_chances() -> BTreeMap<usize, f64> {
    let mut chance = BTreeMap::from([(0, 1.0)]);
    for _ in 1..ROOMS {
        let mut next = BTreeMap::new();
        for (opened, chance) in chance {
            let joining = joining(opened);
            for &wall in &joining {
                *next.entry(opened | 1 << wall).or_insert(0.0) += chance / joining.len() as f64;
            }
        }
        chance = next;
    }
    chance
}

fn opened_walls(maze: &Maze) -> usize {
    let walls = walls();
    (0..walls.len())
        .filter(|&number| maze.grid().is_open(walls[number].2))
        .map(|number| 1 << number)
        .sum()
}

/// How far counts are from the expected ones, in standard deviations of chi-square.
fn deviation(counts: &BTreeMap<usize, u64>, chances: &BTreeMap<usize, f64>) -> f64 {
    let throws = counts.values().sum::<u64>() as f64;
    let chi_square: f64 = chances
        .iter()
        .map(|(tree, chance)| {
            let expected = chance * throws;
            let count = *counts.get(tree).unwrap_or(&0) as f64;
            (count - expected).powi(2) / expected
        })
        .sum();
    let freedom = chances.len() as f64 - 1.0;
    (chi_square - freedom) / (2.0 * freedom).sqrt()
}

fn counts(generator: Generator) -> BTreeMap<usize, u64> {
    let mut counts = BTreeMap::new();
    for seed in 0..SEEDS {
        let maze = Build::new(&Spec::new(generator, common::size(3, 3), seed)).finish();
        *counts.entry(opened_walls(&maze)).or_insert(0) += 1;
    }
    counts
}

#[test]
fn kruskal_is_as_fair_as_a_random_order() {
    let chances = random_order_chances();
    assert_eq!(chances.len(), 192);
    assert!((chances.values().sum::<f64>() - 1.0).abs() < 1e-9);
    let counts = counts(Generator::Kruskal);
    let deviation = deviation(&counts, &chances);
    assert!(deviation.abs() < 4.0, "{deviation}");

    let uniform = chances.keys().map(|&tree| (tree, 1.0 / 192.0)).collect();
    assert!(self::deviation(&counts, &uniform) > 20.0, "the test can tell them apart");
}

#[test]
fn wilson_finds_every_maze_equally_often() {
    let chances: BTreeMap<usize, f64> =
        random_order_chances().keys().map(|&tree| (tree, 1.0 / 192.0)).collect();
    let deviation = deviation(&counts(Generator::Wilson), &chances);
    assert!(deviation.abs() < 4.0, "{deviation}");
}

#[test]
fn weights_are_what_they_always_were() {
    let room = |seed, row, column| {
        let RoomWeights { right, below } = Weights::new(seed).row(row).room(column);
        (right, below)
    };
    let vectors = [
        ((0, 0, 0), (0x49a9_451b, 0x76e7_b63c)),
        ((0, 0, 1), (0xd804_c47b, 0x07ea_6c4d)),
        ((0, 1, 0), (0x5a67_5685, 0x28cd_3e21)),
        ((1, 0, 0), (0xbdbd_ee42, 0xc925_57c3)),
        ((233, 7, 12), (0x70fb_5142, 0xf95f_f2b8)),
        ((u64::MAX, 9_999, 9_999), (0xecc1_ff02, 0xb8cb_785c)),
    ];
    for ((seed, row, column), weights) in vectors {
        assert_eq!(room(seed, row, column), weights, "seed {seed}, row {row}, column {column}");
    }
}

/// Draws pairs of weights and checks that the upper four bits of the two are independent.
fn check_independence(name: &str, pairs: impl Iterator<Item = (u32, u32)>) {
    let mut counts = BTreeMap::new();
    for (a, b) in pairs {
        *counts.entry((a >> 28 << 4 | b >> 28) as usize).or_insert(0) += 1;
    }
    let chances = (0..256).map(|pair| (pair, 1.0 / 256.0)).collect();
    let deviation = deviation(&counts, &chances);
    assert!(deviation.abs() < 4.0, "{name}: {deviation}");
}

#[test]
fn neighbouring_and_distant_walls_are_independent() {
    let at = |seed, column, row| Weights::new(seed).row(row).room(column);
    let rooms = || (0..300_u32).flat_map(|row| (0..300_u32).map(move |column| (column, row)));
    let pairs = |other: fn(u64, u32, u32) -> u32| {
        rooms().map(move |(column, row)| (at(5, column, row).right, other(5, column, row)))
    };
    check_independence("the same room", pairs(|s, c, r| Weights::new(s).row(r).room(c).below));
    check_independence(
        "next in the row",
        pairs(|s, c, r| Weights::new(s).row(r).room(c + 1).right),
    );
    check_independence(
        "in the row below",
        pairs(|s, c, r| Weights::new(s).row(r + 1).room(c).right),
    );
    check_independence(
        "across a corner",
        pairs(|s, c, r| Weights::new(s).row(r + 1).room(c + 1).below),
    );
    check_independence("mirrored", pairs(|s, c, r| Weights::new(s).row(c).room(r).below));
    check_independence(
        "far away",
        pairs(|s, c, r| Weights::new(s).row(r + 5000).room(c + 300).right),
    );
    check_independence("the next seed", pairs(|s, c, r| Weights::new(s + 1).row(r).room(c).right));
    check_independence(
        "the seed 2³² on",
        pairs(|s, c, r| Weights::new(s + (1 << 32)).row(r).room(c).right),
    );
    check_independence(
        "one wall under consecutive seeds",
        (0..90_000).map(|seed| (at(seed, 3, 4).right, at(seed + 1, 3, 4).right)),
    );
}
