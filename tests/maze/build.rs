//! Laws of building: for every generator, size and seed.

use crate::common;

use std::collections::HashSet;

use common::{all_specs, passages, plain_specs, reached};
use icetea_maze::maze::{
    Build, BuildStep, Generator, Grid, Maze, Percent, Spec, StopRule, Survey, Tile, UnionFind,
};

fn finished(spec: &Spec) -> Maze {
    Build::new(spec).finish()
}

#[test]
fn every_room_is_reached_by_rooms_minus_one_openings() {
    for spec in plain_specs() {
        let maze = finished(&spec);
        let grid = maze.grid();
        assert_eq!(reached(grid, maze.start()), grid.open_count(), "{spec}: all reached");
        assert_eq!(passages(grid), grid.open_count() - 1, "{spec}: no loop");
        if spec.generator() != Generator::Dig {
            let rooms = spec.size().rooms() as usize;
            assert_eq!(grid.rooms(), Some((spec.size().width(), spec.size().height())), "{spec}");
            assert_eq!(grid.open_count(), 2 * rooms - 1, "{spec}: one opening a room, less one");
        }
        assert!(grid.is_open(maze.start()) && grid.is_open(maze.goal()), "{spec}: both ends open");
    }
}

#[test]
fn start_and_goal_are_the_corner_rooms() {
    let maze = finished(&"kruskal1-9x4-1".parse().unwrap());
    assert_eq!((maze.start(), maze.goals()), (Tile::new(1, 1), &[Tile::new(17, 7)][..]));
    assert_eq!((maze.grid().columns(), maze.grid().rows()), (19, 9));
}

#[test]
fn the_border_is_closed() {
    for spec in all_specs() {
        assert_eq!(finished(&spec).grid().border_openings().count(), 0, "{spec}");
    }
}

#[test]
fn joined_mazes_join_start_and_goal_and_stop_there() {
    let mut smaller = 0;
    for spec in plain_specs() {
        let Ok(joined) = spec.with_stop(StopRule::Joined) else { continue };
        let maze = finished(&joined);
        let survey = Survey::of(&maze);
        assert!(survey.shortest.is_some(), "{joined}: start and goal are joined");
        assert_eq!(survey.loops, 0, "{joined}: no loop");
        let full = finished(&spec);
        assert!(
            maze.grid()
                .open_tiles()
                .all(|tile| full.grid().is_open(tile) || spec.generator() == Generator::Dig)
        );
        smaller += usize::from(maze.grid().open_count() < full.grid().open_count());

        // An opening before the end joined two parts that were separate until then.
        let mut build = Build::new(&joined);
        let steps: Vec<_> = build.by_ref().collect();
        let last = steps.iter().rposition(|step| step.change().is_some()).unwrap();
        if spec.generator() != Generator::Dig {
            let mut before = Build::new(&joined);
            before.advance(last as u64);
            let maze = &before.maze;
            assert_eq!(common::moves_to_goal(maze), None, "{joined}: stopped at once");
        }
    }
    assert!(smaller > 100, "most mazes are joined before they are full");
}

#[test]
fn generators_that_cannot_stop_joined_say_so() {
    for generator in common::generators() {
        let spec = Spec::new(generator, common::size(4, 4), 0);
        assert_eq!(spec.with_stop(StopRule::Joined).is_ok(), generator.can_stop_joined());
    }
    assert_eq!(
        "eller1-4x4-joined-0".parse::<Spec>().unwrap_err().to_string(),
        "eller joins start and goal only at its very end: leave out 'joined' or use kruskal, \
         backtracker, prim, dig, wilson, hunt-and-kill or growing-tree"
    );
}

/// A maze rebuilt from its steps alone.
struct Replay {
    grid: Grid,
    sets: UnionFind,
}

impl Replay {
    fn new(build: &Build) -> Self {
        let grid = build.maze.grid().clone();
        let mut sets = UnionFind::new(grid.tiles() as u32);
        for tile in grid.open_tiles() {
            for next in grid.neighbours(tile) {
                sets.union(grid.index(tile) as u32, grid.index(next) as u32);
            }
        }
        Self { grid, sets }
    }

    fn open(&mut self, tile: Tile) {
        assert!(!self.grid.is_open(tile), "a tile is opened once");
        self.grid.open(tile);
        let neighbours: Vec<_> = self.grid.neighbours(tile).collect();
        for next in neighbours {
            self.sets.union(self.grid.index(tile) as u32, self.grid.index(next) as u32);
        }
    }

    fn joined(&self, a: Tile, b: Tile) -> bool {
        self.sets.joined(self.grid.index(a) as u32, self.grid.index(b) as u32)
    }

    /// The rooms on the two sides of a wall.
    fn sides(wall: Tile) -> [Tile; 2] {
        use icetea_maze::maze::Direction::{Down, Left, Right, Up};
        assert_ne!(wall.column % 2, wall.row % 2, "a wall stands between two rooms");
        if wall.column.is_multiple_of(2) {
            [wall.step(Left), wall.step(Right)]
        } else {
            [wall.step(Up), wall.step(Down)]
        }
    }
}

#[test]
fn every_step_is_legal_when_it_comes_and_the_steps_are_the_maze() {
    for spec in all_specs() {
        let mut build = Build::new(&spec);
        let mut replay = Replay::new(&build);
        let adds_walls = spec.generator() == Generator::Division;
        for step in build.by_ref() {
            match step {
                BuildStep::Merged { wall, larger, smaller } => {
                    let [a, b] = Replay::sides(wall);
                    assert!(!replay.joined(a, b), "{spec}: {step:?}");
                    assert!(larger.size >= smaller.size && smaller.size > 0, "{spec}: {step:?}");
                    replay.open(wall);
                }
                BuildStep::Kept { wall } => {
                    assert!(!replay.grid.is_open(wall), "{spec}: {step:?}");
                    if spec.generator() == Generator::Kruskal {
                        let [a, b] = Replay::sides(wall);
                        assert!(replay.joined(a, b), "{spec}: {step:?}");
                    }
                }
                BuildStep::Opened { tile, from } => {
                    assert!(tile == from || tile.direction_to(from).is_some(), "{spec}: {step:?}");
                    if spec.generator() == Generator::Dig {
                        assert!(tile == from || replay.grid.is_open(from), "{spec}: {step:?}");
                    } else if !adds_walls {
                        let [a, b] = Replay::sides(tile);
                        assert!(!replay.joined(a, b), "{spec}: {step:?}");
                    }
                    replay.open(tile);
                }
                BuildStep::Looped { wall, dead_end } => {
                    assert_eq!(replay.grid.ways(dead_end), 1, "{spec}: {step:?}");
                    assert!(dead_end.direction_to(wall).is_some(), "{spec}: {step:?}");
                    replay.open(wall);
                }
                BuildStep::Walled { tile } => {
                    assert!(replay.grid.is_open(tile), "{spec}: {step:?}");
                    replay.grid.set(tile, false);
                }
                BuildStep::Crossed { top_left, bottom_right, post } => {
                    let between = |low: u16, middle: u16, high: u16| low < middle && middle < high;
                    assert!(between(top_left.column, post.column, bottom_right.column), "{spec}");
                    assert!(between(top_left.row, post.row, bottom_right.row), "{spec}");
                }
                BuildStep::Walked { from, to } => assert_eq!(from.distance(to), 2, "{spec}"),
                BuildStep::Hunted { room } | BuildStep::Backtracked { from: room } => {
                    assert!(replay.grid.is_open(room), "{spec}: {step:?}");
                }
            }
        }
        assert_eq!(&replay.grid, build.maze.grid(), "{spec}: the steps are the maze");
    }
}

#[test]
fn stepped_is_instant() {
    for spec in all_specs() {
        let instant = finished(&spec);
        let mut stepped = Build::new(&spec);
        assert!(stepped.by_ref().count() > 0);
        assert_eq!(&stepped.maze, &instant, "{spec}: one by one");
        assert_eq!(stepped.next(), None, "{spec}: stays done");

        let mut in_pieces = Build::new(&spec);
        while in_pieces.advance(5) {
            in_pieces.next();
        }
        assert_eq!(&in_pieces.maze, &instant, "{spec}: five, one, five, one …");
    }
}

#[test]
fn progress_rises_to_one() {
    for spec in plain_specs() {
        let mut build = Build::new(&spec);
        let mut last = 0.0;
        while build.advance(50) {
            let now = build.progress();
            assert!((0.0..=1.0).contains(&now), "{spec}: {now}");
            let adds_walls = spec.generator() == Generator::Division;
            assert!(now >= last || adds_walls, "{spec}: {last} to {now}");
            last = now;
        }
        assert!((build.progress() - 1.0).abs() < 1e-9, "{spec}");
    }
}

#[test]
fn kruskal_looks_at_every_wall_once() {
    for spec in plain_specs().iter().filter(|spec| spec.generator() == Generator::Kruskal) {
        let mut seen = HashSet::new();
        let (mut merged, mut kept) = (0, 0);
        for step in Build::new(spec) {
            let wall = match step {
                BuildStep::Merged { wall, .. } => {
                    merged += 1;
                    wall
                }
                BuildStep::Kept { wall } => {
                    kept += 1;
                    wall
                }
                other => panic!("{spec}: {other:?}"),
            };
            assert!(seen.insert(wall), "{spec}: {wall:?} came up twice");
        }
        let (width, height) = (u32::from(spec.size().width()), u32::from(spec.size().height()));
        let walls = (width - 1) * height + width * (height - 1);
        assert_eq!((merged, merged + kept), (width * height - 1, walls), "{spec}");
    }
}

#[test]
fn kruskal_tells_true_sizes_of_sets() {
    for spec in plain_specs().iter().filter(|spec| spec.generator() == Generator::Kruskal) {
        let mut sizes = std::collections::HashMap::new();
        for step in Build::new(spec) {
            if let BuildStep::Merged { larger, smaller, .. } = step {
                assert_eq!(sizes.remove(&smaller.root).unwrap_or(1), smaller.size, "{spec}");
                assert_eq!(*sizes.get(&larger.root).unwrap_or(&1), larger.size, "{spec}");
                sizes.insert(larger.root, larger.size + smaller.size);
            }
        }
        assert_eq!(sizes.into_values().collect::<Vec<_>>(), [spec.size().rooms()], "{spec}");
    }
}

#[test]
fn kruskal_is_the_minimum_spanning_tree_under_the_weights() {
    use icetea_maze::maze::weight::Weights;
    let spec: Spec = "kruskal1-23x17-99".parse().unwrap();
    let (width, height) = (23_u32, 17_u32);
    let mut walls = Vec::new();
    for room in 0..width * height {
        let (column, row) = (room % width, room / width);
        let weights = Weights::new(99).row(row).room(column);
        if column + 1 < width {
            walls.push((weights.right, 2 * room, room, room + 1));
        }
        if row + 1 < height {
            walls.push((weights.below, 2 * room + 1, room, room + width));
        }
    }
    walls.sort_unstable();
    let mut sets = UnionFind::new(width * height);
    let expected: Vec<bool> =
        walls.iter().map(|&(_, _, a, b)| sets.union(a, b).is_some()).collect();
    let opened: Vec<bool> =
        Build::new(&spec).map(|step| matches!(step, BuildStep::Merged { .. })).collect();
    assert_eq!(opened, expected);
}

#[test]
fn loops_open_up_their_share_of_dead_ends() {
    for spec in plain_specs() {
        let dead_ends = |maze: &Maze| Survey::of(maze).dead_ends;
        let plain = dead_ends(&finished(&spec));
        let half = finished(&spec.with_loops(common::percent(50)));
        let all = finished(&spec.with_loops(common::percent(100)));
        assert!(
            half.grid().open_tiles().all(|tile| all.grid().is_open(tile)),
            "{spec}: a larger share opens more"
        );
        if spec.generator() != Generator::Dig {
            let half_share = Percent::new(50).unwrap().of(plain as u64) as usize;
            assert!(dead_ends(&half) <= plain - half_share, "{spec}");
            assert_eq!(dead_ends(&all), 0, "{spec}: none is left");
        }
        assert!(dead_ends(&all) <= dead_ends(&half), "{spec}");
    }
}

#[test]
fn seeds_make_different_mazes() {
    for generator in common::generators() {
        let size = common::size(12, 9);
        let mazes: HashSet<Grid> = (0..50)
            .map(|seed| finished(&Spec::new(generator, size, seed)).grid().clone())
            .collect();
        assert_eq!(mazes.len(), 50, "{generator}");
    }
}
