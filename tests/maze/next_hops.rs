//! Laws of next hops: from everywhere, following them is a shortest path to the nearest goal.

use crate::common;

use common::{all_specs, any_maze, distances, drawn, next_hops};
use icetea_maze::game::measured_maze::{MeasuredMaze, Measuring};
use icetea_maze::maze::{
    Build, Generator, Maze, NextHopSearch, Size, Solve, Solver, Spec, Survey, Tile,
};
use proptest::prelude::*;

/// Checks that this is a path from here to a goal, from open tile to open tile.
fn check_path(maze: &Maze, from: Tile, path: &[Tile]) {
    assert_eq!(path.first(), Some(&from));
    assert!(maze.is_goal(*path.last().unwrap()), "{from:?}: {path:?}");
    assert!(path.iter().all(|&tile| maze.grid().is_open(tile)), "{from:?}: {path:?}");
    assert!(path.windows(2).all(|pair| pair[0].distance(pair[1]) == 1), "{from:?}: {path:?}");
}

/// Checks that from every tile the path is as long as by an independent flood from each goal.
fn check_everywhere(maze: &Maze) {
    let grid = maze.grid();
    let floods: Vec<_> = maze.goals().iter().map(|&goal| distances(grid, goal)).collect();
    let next_hops = next_hops(maze);
    for tile in (0..grid.tiles()).map(|index| grid.tile(index)) {
        let nearest =
            floods.iter().filter_map(|flood| flood[tile.row as usize][tile.column as usize]).min();
        let path: Vec<Tile> = next_hops.path_from(tile).collect();
        assert_eq!((path.len() as u32).checked_sub(1), nearest, "{tile:?} of {maze:?}");
        if !path.is_empty() {
            check_path(maze, tile, &path);
        }
    }
}

/// Checks that computing them a few at a time gives the same, and that the progress only grows.
fn check_steps(maze: &Maze, tiles_at_once: u64) {
    let mut next_hop_search = NextHopSearch::new(maze);
    let mut progress = 0.0;
    while next_hop_search.advance(maze, tiles_at_once) {
        assert!(next_hop_search.progress() >= progress && next_hop_search.progress() <= 1.0);
        progress = next_hop_search.progress();
    }
    assert_eq!(next_hop_search.finish(maze), next_hops(maze));
}

#[test]
fn every_maze_has_its_shortest_way_from_everywhere() {
    for spec in all_specs() {
        let maze = Build::new(&spec).finish();
        let found = Solve::new(Solver::BreadthFirst, &maze).finish(&maze).unwrap();
        let path: Vec<Tile> = next_hops(&maze).path_from(maze.start()).collect();
        check_path(&maze, maze.start(), &path);
        assert_eq!(path.len(), found.len(), "{spec}");
        if spec.size().rooms() <= 64 {
            check_everywhere(&maze);
            check_steps(&maze, 3);
        }
    }
}

proptest! {
    #[test]
    fn any_grid_has_its_shortest_ways(maze in any_maze(), tiles_at_once in 1_u64..50) {
        check_everywhere(&maze);
        check_steps(&maze, tiles_at_once);
    }
}

#[test]
fn the_nearest_goal_counts_and_walls_lead_nowhere() {
    let maze = drawn(&["G   S G", "#######", "       "]);
    let next_hops = next_hops(&maze);
    let path: Vec<Tile> = next_hops.path_from(maze.start()).collect();
    assert_eq!(path, [Tile::new(4, 0), Tile::new(5, 0), Tile::new(6, 0)]);
    for nowhere in [Tile::new(0, 1), Tile::new(3, 2), Tile::new(7, 0), Tile::new(0, u16::MAX)] {
        assert_eq!(next_hops.path_from(nowhere).count(), 0, "{nowhere:?}");
    }
    let goal = Tile::new(0, 0);
    assert_eq!(next_hops.path_from(goal).collect::<Vec<_>>(), [goal]);
}

#[test]
fn dead_ends_are_counted_however_a_maze_is_measured() {
    for generator in Generator::ALL {
        for (width, height) in [(2, 2), (2, 9), (13, 8)] {
            let spec = Spec::new(generator, Size::new(width, height).unwrap(), 3);
            let maze = Build::new(&spec).finish();
            let expected = Survey::of(&maze).dead_ends as u32;
            assert_eq!(MeasuredMaze::new(maze.clone(), Some(spec)).dead_ends, expected, "{spec}");
            let mut measuring = Measuring::new(maze, Some(spec));
            let mut last = 0.0;
            while measuring.advance(7) {
                assert!((last..=1.0).contains(&measuring.progress()), "{spec}");
                last = measuring.progress();
            }
            assert_eq!(measuring.finish().dead_ends, expected, "{spec}");
        }
    }
}
