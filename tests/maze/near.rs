//! What is known near a place agrees with the whole maze.

use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Generator, Grid, Near, Percent, Size, Spec, StopRule, Tile};

fn spec(width: u16, height: u16, seed: u64) -> Spec {
    Spec::new(Generator::Kruskal, Size::new(width, height).unwrap(), seed)
}

/// Compares what is known near a place with the whole maze; returns the number of known tiles.
fn assert_is_part_of(whole: &Grid, near: &Near, place: Tile) -> usize {
    let known = near.columns.len() * near.rows.len();
    for row in near.rows.clone() {
        for column in near.columns.clone() {
            let tile = Tile::new(column, row);
            let there = near.maze.grid().is_open(tile);
            assert_eq!(there, whole.is_open(tile), "{tile:?} near {place:?}");
        }
    }
    known
}

#[test]
fn what_is_near_is_the_whole_maze_as_far_as_it_goes() {
    let mut dice = Dice::new(11);
    let sizes = [
        (2, 2),
        (3, 70),
        (64, 64),
        (65, 129),
        (200, 63),
        (2, 3_000),
        (3_000, 5),
        (1_300, 90),
        (1_216, 1_217),
        (1_500, 1_900),
    ];
    for (seed, (width, height)) in sizes.into_iter().enumerate() {
        let spec = spec(width, height, seed as u64);
        let whole = Build::new(&spec).finish();
        let size = spec.size();
        let random = (0..4).map(|_| size.room(dice.below(size.rooms())));
        for place in [size.start(), size.goal()].into_iter().chain(random) {
            let near = Near::new(&spec, place).unwrap();
            assert_eq!((near.maze.start(), near.maze.goals()), (whole.start(), whole.goals()));
            assert_is_part_of(whole.grid(), &near, place);
            // The view extends far to all sides, except where the maze ends.
            for (known, at, tiles) in [
                (&near.columns, place.column, size.columns()),
                (&near.rows, place.row, size.rows()),
            ] {
                assert!(known.start == 0 || at - known.start > 800, "{known:?} about {at}");
                assert!(known.end == tiles || known.end - at > 800, "{known:?} about {at}");
            }
        }
    }
}

#[test]
fn in_a_giant_two_looks_agree_where_both_have_looked() {
    let spec = spec(32_767, 32_767, 233);
    let size = spec.size();
    for (column, row) in [(0, 0), (16_000, 9_000), (32_766, 31_990), (500, 32_766)] {
        let place = |by: u16| Tile::new((column + by).min(32_766) * 2 + 1, row * 2 + 1);
        let one = Near::new(&spec, place(0)).unwrap();
        let other = Near::new(&spec, place(300)).unwrap();
        let columns =
            one.columns.start.max(other.columns.start)..one.columns.end.min(other.columns.end);
        let common = Near { columns, ..one };
        assert!(assert_is_part_of(other.maze.grid(), &common, place(0)) > 1_000_000);
        assert_eq!(other.maze.goal(), size.goal());
    }
}

#[test]
fn where_more_is_done_than_open_walls_by_weight_nothing_is_known_beforehand() {
    let spec = spec(300, 200, 7);
    let size = spec.size();
    for other in [
        spec.with_stop(StopRule::Joined).unwrap(),
        spec.with_loops(Percent::new(3).unwrap()),
        Spec::new(Generator::Prim, size, 7),
    ] {
        assert!(Near::new(&other, size.start()).is_none(), "{other}");
    }
}
