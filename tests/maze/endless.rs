//! The endless maze: any section of it is what plain union-find would build there if it could build
//! the whole plane.

use std::fmt::Write as _;
use std::fs;

use icetea_maze::maze::endless::{Endless, Room};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::text::{TextStyle, to_string};
use icetea_maze::maze::weight::Weights;
use icetea_maze::maze::{Drawing, Grid, Maze, Size, Tile, UnionFind, at_once};

use crate::common::{cut, next_hops, size};

/// Plain Kruskal on a section of the plane, as if there were nothing around it.
fn model(seed: u64, origin: Room, size: Size) -> Grid {
    let (width, height) = (u32::from(size.width()), u32::from(size.height()));
    let mut walls = Vec::new();
    for row in 0..height {
        for column in 0..width {
            let room = origin.beside(column.into(), row.into());
            let weights = Weights::new(seed).row_of_plane(room.row).room_of_plane(room.column);
            let from = row * width + column;
            let tile = Tile::new(2 * column as u16 + 1, 2 * row as u16 + 1);
            if column + 1 < width {
                let wall = Tile::new(tile.column + 1, tile.row);
                walls.push((weights.right, row, column, 0, from, from + 1, wall));
            }
            if row + 1 < height {
                let wall = Tile::new(tile.column, tile.row + 1);
                walls.push((weights.below, row, column, 1, from, from + width, wall));
            }
        }
    }
    walls.sort_unstable();
    let mut grid = Grid::walls(size.columns(), size.rows());
    let mut sets = UnionFind::new(size.rooms());
    for (.., from, to, wall) in walls {
        if sets.union(from, to).is_some() {
            grid.open(wall);
        }
    }
    for index in 0..grid.tiles() {
        let tile = grid.tile(index);
        if tile.column % 2 == 1 && tile.row % 2 == 1 {
            grid.open(tile);
        }
    }
    grid
}

/// Where two sections share a wall or a way, it is the same in both. The walls around a section are
/// its own.
fn assert_agree(one: (&Grid, Room), other: (&Grid, Room)) -> usize {
    let offset =
        [one.1.column.wrapping_sub(other.1.column) * 2, one.1.row.wrapping_sub(other.1.row) * 2];
    let within = |grid: &Grid, column: i64, row: i64| {
        let sides = 1..i64::from(grid.columns()) - 1;
        sides.contains(&column) && (1..i64::from(grid.rows()) - 1).contains(&row)
    };
    let mut common = 0;
    for index in 0..one.0.tiles() {
        let tile = one.0.tile(index);
        let (column, row) = (i64::from(tile.column), i64::from(tile.row));
        let (there, below) = (column + offset[0], row + offset[1]);
        if within(one.0, column, row) && within(other.0, there, below) {
            let same = Tile::new(there as u16, below as u16);
            assert_eq!(one.0.is_open(tile), other.0.is_open(same), "{tile:?} of {:?}", one.1);
            common += 1;
        }
    }
    common
}

/// Places near and far, and where coordinates wrap round.
fn origins() -> Vec<Room> {
    let far = [i64::MIN, i64::MIN + 7, -5_000_000_000_000, -300, -1, 0, 40, 1 << 33, i64::MAX - 20];
    let pairs = far.iter().enumerate();
    pairs.map(|(place, &column)| Room { column, row: far[(place * 4 + 2) % far.len()] }).collect()
}

#[test]
fn a_cut_does_not_depend_on_what_lies_around_it() {
    let mut dice = Dice::new(15);
    for (seed, origin) in origins().into_iter().enumerate() {
        let endless = Endless::new(seed as u64);
        let large = size(97, 301);
        let whole = cut(endless, origin, large);
        let mut common = 0;
        for _ in 0..6 {
            let small = size(2 + dice.below(60) as u16, 2 + dice.below(90) as u16);
            let [right, down] = [dice.below(97), dice.below(301)].map(i64::from);
            let place = origin.beside(right - 20, down - 20);
            let cut = cut(endless, place, small);
            assert_eq!((cut.columns(), cut.rows()), (small.columns(), small.rows()));
            common += assert_agree((&cut, place), (&whole, origin));
        }
        assert!(common > 5_000, "{common}");
    }
}

#[test]
fn far_from_the_border_of_a_large_box_it_is_what_plain_union_find_builds() {
    for (seed, origin) in origins().into_iter().enumerate() {
        let (box_size, inner) = (size(900, 860), size(90, 60));
        let plain = model(seed as u64, origin, box_size);
        let place = origin.beside(405, 400);
        let cut = cut(Endless::new(seed as u64), place, inner);
        assert_eq!(assert_agree((&cut, place), (&plain, origin)), 179 * 119);
    }
}

#[test]
fn a_cut_can_be_given_up_even_within_a_block() {
    for (origin, (width, height)) in origins().into_iter().zip([(256, 256), (40, 300), (700, 9)]) {
        let (endless, size) = (Endless::new(3), size(width, height));
        let mut shares = Vec::new();
        let whole = at_once(endless.cut_while(origin, size, &mut |share| {
            shares.push(share);
            true
        }));
        assert_eq!(whole, Some(cut(endless, origin, size)));
        assert!(shares.is_sorted() && shares.iter().all(|share| (0.0..1.0).contains(share)));
        let a_block = u32::from(width.min(256)) * u32::from(height.min(256));
        let looks = shares.iter().filter(|&&share| share <= 0.0).count() as u32;
        assert!(looks * 5_000 > a_block, "{looks} looks at a block of {a_block} rooms");
        for look in 1..=shares.len() {
            let mut left = look;
            let given_up = at_once(endless.cut_while(origin, size, &mut |_| {
                left -= 1;
                left > 0
            }));
            assert_eq!(given_up, None, "{look} of {}", shares.len());
        }
    }
}

#[test]
fn no_cut_has_a_way_round_and_none_a_way_out() {
    for (seed, origin) in origins().into_iter().enumerate() {
        for (width, height) in [(2, 2), (2, 70), (65, 3), (130, 41), (256, 257)] {
            let grid = cut(Endless::new(seed as u64 + 233), origin, size(width, height));
            assert_eq!(grid.rooms(), Some((width, height)));
            assert_eq!(grid.border_openings().count(), 0);
            let mut sets = UnionFind::new(grid.tiles() as u32);
            for tile in grid.open_tiles() {
                for next in
                    [Tile::new(tile.column + 1, tile.row), Tile::new(tile.column, tile.row + 1)]
                {
                    if grid.is_open(next) {
                        let (from, to) = (grid.index(tile) as u32, grid.index(next) as u32);
                        assert!(sets.union(from, to).is_some(), "a way round at {tile:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn two_rooms_are_joined_once_enough_is_in_sight() {
    for seed in 0..4 {
        let joined = [16, 64, 512].map(|margin: u16| {
            let side = 2 * margin;
            let corner = -i64::from(margin);
            let origin = Room { column: corner, row: corner };
            let grid = cut(Endless::new(seed), origin, size(side, side));
            let at = |column: u16| Tile::new(2 * (margin + column) + 1, 2 * margin + 1);
            let maze = Maze::new(grid, at(0), vec![at(9)]).unwrap();
            next_hops(&maze).path_from(at(0)).next().is_some()
        });
        assert!(joined.is_sorted() && joined[2], "{joined:?}");
    }
}

#[test]
fn codes_never_change() {
    let mut text = String::new();
    for (code, column, row) in
        [("endless1-233", -12, -6), ("endless1-0", 1 << 40, -9), ("endless1-~冰茶", 0, i64::MIN)]
    {
        let origin = Room { column, row };
        let grid = cut(code.parse().unwrap(), origin, size(24, 10));
        let corner = Tile::new(1, 1);
        let end = Tile::new(47, 19);
        let maze = Maze::new(grid, corner, vec![end]).unwrap();
        writeln!(text, "{code} from {column}, {row}").unwrap();
        text += &to_string(&Drawing::new(&maze), TextStyle::Hash);
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/endless.txt");
    if std::env::var("GOLDEN").as_deref() == Ok("write") && !fs::exists(path).unwrap() {
        fs::write(path, &text).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap(), text);
}

#[test]
fn a_code_is_printed_in_one_way_and_read_with_patience() {
    for seed in [0, 7, 233, u64::MAX] {
        let code = Endless::new(seed).to_string();
        assert_eq!(code, format!("endless1-{seed}"));
        assert_eq!(code.parse(), Ok(Endless::new(seed)));
        assert_eq!(format!(" {} ", code.to_uppercase()).parse(), Ok(Endless::new(seed)));
    }
    for wrong in ["", "endless", "endless1", "endless1-", "endless2-7", "endless-7", "endles1-7"] {
        assert!(wrong.parse::<Endless>().is_err(), "{wrong}");
    }
    for meant in [" Endless1-7", "endless-7", "ｅｎｄｌｅｓｓ1", "endless 2 - x"] {
        assert!(Endless::is_meant_by(meant), "{meant}");
    }
    for other in ["kruskal1-3x3-7", "endless", "endless summer", "endlessly1-7", ""] {
        assert!(!Endless::is_meant_by(other), "{other}");
    }
}
