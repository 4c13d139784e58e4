//! Mazes as one line: the tour comes through every passage once each way and through no wall, and the
//! other line goes along every wall and nowhere else.

use std::collections::BTreeMap;

use icetea_maze::maze::{
    Build, Generator, Maze, NoLine, OneLine, Percent, Shape, Size, Spec, Tile,
};
use proptest::prelude::*;

fn mazes() -> impl Strategy<Value = Spec> {
    let sides = (2..14_u16, 2..14_u16, any::<u64>(), 0..Generator::ALL.len(), any::<bool>());
    sides.prop_map(|(width, height, seed, place, is_shaped)| {
        let size = Size::new(width, height).unwrap();
        let spec = Spec::new(Generator::ALL[place], size, seed);
        // A staircase has no holes: each of them would be a piece of wall of its own.
        let stairs = Shape::new(size, |room| room.column / 2 <= room.row / 2 + 1).unwrap();
        let shaped = spec.with_shape(stairs).unwrap_or(spec);
        if is_shaped { shaped } else { spec }
    })
}

fn has_rooms(spec: &Spec) -> bool {
    spec.generator().is_of_rooms()
}

/// The tiles that a line comes into, in order, each once as long as it stays there.
fn tiles_on(line: &[[f32; 2]]) -> Vec<Tile> {
    const STEP: f32 = 0.125;
    let mut tiles = Vec::new();
    for ends in line.windows(2) {
        let [across, down] = [0, 1].map(|axis| ends[1][axis] - ends[0][axis]);
        assert!(across == 0.0 || down == 0.0, "{ends:?} is not straight");
        let steps = ((across.abs() + down.abs()) / STEP).round();
        for step in 0..steps as u32 {
            let at = |axis: usize, way: f32| ends[0][axis] + way * (step as f32 + 0.5) / steps;
            let [column, row] = [at(0, across), at(1, down)].map(|at| at as u16);
            tiles.push(Tile::new(column, row));
        }
    }
    tiles.dedup();
    tiles
}

proptest! {
    #[test]
    fn a_tour_comes_through_every_passage_twice(spec in mazes().prop_filter("rooms", has_rooms)) {
        let maze = Build::new(&spec).finish();
        let line = OneLine::Tour.corners(&maze).unwrap();
        prop_assert_eq!(line.first(), line.last(), "{}", spec);
        let mut times: BTreeMap<Tile, u32> = BTreeMap::new();
        for tile in tiles_on(&line) {
            prop_assert!(maze.grid().is_open(tile), "{} {:?}", spec, tile);
            *times.entry(tile).or_default() += 1;
        }
        for tile in maze.grid().open_tiles() {
            let expected = if tile.is_room() { 1..=4 } else { 2..=2 };
            prop_assert!(expected.contains(&times[&tile]), "{} {:?} {}", spec, tile, times[&tile]);
        }
        let mut corners = line;
        corners.pop();
        let all = corners.len();
        corners.sort_by(|one, other| one.partial_cmp(other).unwrap());
        corners.dedup();
        prop_assert_eq!(corners.len(), all, "it never comes to a corner again");
    }

    #[test]
    fn a_line_goes_along_every_wall_and_nowhere_else(spec in mazes().prop_filter("rooms", has_rooms)) {
        let maze = Build::new(&spec).finish();
        let line = OneLine::Walls.corners(&maze).unwrap();
        let mut times: BTreeMap<Tile, u32> = BTreeMap::new();
        for ends in line.windows(2) {
            let [column, row] = [0, 1].map(|axis| ends[0][axis].midpoint(ends[1][axis]) as u16);
            *times.entry(Tile::new(column, row)).or_default() += 1;
        }
        let grid = maze.grid();
        for tile in (0..grid.tiles()).map(|index| grid.tile(index)) {
            let is_between = (tile.column + tile.row) % 2 == 1;
            let stands = is_between && !grid.is_open(tile) && grid.is_beside_room(tile);
            let found = times.get(&tile).copied().unwrap_or_default();
            prop_assert_eq!(found, if stands { 2 } else { 0 }, "{} {:?}", spec, tile);
        }
    }
}

#[test]
fn what_is_no_line_says_why() {
    let build = |spec: Spec| Build::new(&spec).finish();
    let both = |maze: &Maze| OneLine::ALL.map(|line| line.corners(maze).err());
    let size = Size::new(12, 9).unwrap();
    let looped = Spec::new(Generator::Kruskal, size, 3).with_loops(Percent::new(100).unwrap());
    assert_eq!(both(&build(looped)), [Some(NoLine::Loops); 2]);
    let dug = build(Spec::new(Generator::Dig, size, 3));
    assert_eq!(both(&dug), [Some(NoLine::NoRooms); 2]);
}
