//! What mazes are drawn on: how many ways there are, what is built of the rest, and that what is
//! turned, mirrored or resized is still the same.

use std::collections::BTreeSet;

use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, DraftSheet, Size, Tile, Ways};
use proptest::prelude::*;

/// A sheet with a mouse, a cheese, and so many of a hundred places open.
fn sheet(size: Size, open: u32, seed: u64) -> DraftSheet {
    let (mut sheet, mut dice) = (DraftSheet::walls(size), Dice::new(seed));
    let mut room = || size.room(dice.below(size.rooms()));
    let (start, mut goal) = (room(), room());
    while goal == start {
        goal = room();
    }
    assert!(sheet.put('M', start) && sheet.put('C', goal));
    for place in sheet.all_places() {
        sheet.set(place, dice.below(100) < open);
    }
    sheet
}

fn ends(sheet: &DraftSheet) -> [Tile; 2] {
    ['M', 'C'].map(|letter| sheet.rooms(letter).next().unwrap())
}

/// The rooms beside a room, with what lies between.
fn beside(sheet: &DraftSheet, room: Tile) -> impl Iterator<Item = (Tile, Tile)> {
    let places: BTreeSet<Tile> = sheet.all_places().collect();
    let ways = Direction::ALL.map(|way| (room.go(way, 1), room.go(way, 2)));
    ways.into_iter().filter(move |(place, _)| places.contains(place))
}

/// All ways that come into no room twice, by their lengths.
fn all_ways(sheet: &DraftSheet) -> Vec<usize> {
    let [start, goal] = ends(sheet);
    let (mut left, mut lengths) = (vec![vec![start]], Vec::new());
    while let Some(way) = left.pop() {
        let here = *way.last().unwrap();
        if here == goal {
            lengths.push(way.len() - 1);
            continue;
        }
        for (place, next) in beside(sheet, here) {
            if sheet.grid().is_open(place) && !way.contains(&next) {
                left.push([way.clone(), vec![next]].concat());
            }
        }
    }
    lengths.sort_unstable();
    lengths
}

/// The fewest walls on any way, by opening one after the other.
fn fewest_walls(sheet: &DraftSheet) -> usize {
    let mut sheets = vec![sheet.clone()];
    for walls in 0.. {
        if sheets.iter().any(|sheet| !all_ways(sheet).is_empty()) {
            return walls;
        }
        let opened = sheets.iter().flat_map(|sheet| {
            let closed = sheet.all_places().filter(|&at| !sheet.grid().is_open(at));
            closed.map(|at| {
                let mut opened = sheet.clone();
                opened.set(at, true);
                opened
            })
        });
        sheets = opened.collect();
    }
    unreachable!()
}

fn any_size(most: u16) -> impl Strategy<Value = Size> {
    (2..=most, 2..=most).prop_map(|(width, height)| Size::new(width, height).unwrap())
}

proptest! {
    #[test]
    fn ways_are_counted_as_one_would_by_walking_them_all(
        size in any_size(4),
        open in 20..90_u32,
        seed: u64,
    ) {
        let sheet = sheet(size, open, seed);
        let ways = all_ways(&sheet);
        match sheet.ways().unwrap() {
            Ways::None(walls) => {
                prop_assert!(ways.is_empty());
                let mut opened = sheet.clone();
                for &wall in &walls {
                    prop_assert!(!opened.grid().is_open(wall));
                    opened.set(wall, true);
                }
                prop_assert!(!all_ways(&opened).is_empty(), "{opened}");
                if walls.len() <= 2 {
                    prop_assert_eq!(fewest_walls(&sheet), walls.len(), "{}", sheet);
                }
            }
            Ways::One(steps) => prop_assert_eq!(ways, [steps], "{}", sheet),
            Ways::Several(steps) => {
                prop_assert!(ways.len() > 1 && ways[0] == steps, "{ways:?} {sheet}");
            }
        }
    }

    #[test]
    fn the_rest_joins_all_rooms_with_no_wall_too_many(
        size in any_size(12),
        open in 0..60_u32,
        seed: u64,
    ) {
        let mut sheet = sheet(size, open, seed);
        let sets = sheet.count_sets();
        let rest = sheet.rest(seed);
        prop_assert_eq!(rest.len() as u32, sets - 1);
        prop_assert_eq!(&rest, &sheet.rest(seed));
        for wall in rest {
            prop_assert!(!sheet.grid().is_open(wall));
            sheet.set(wall, true);
        }
        prop_assert_eq!(sheet.count_sets(), 1);
    }

    #[test]
    fn turned_four_times_and_mirrored_twice_it_is_the_same(
        size in any_size(9),
        open in 0..90_u32,
        seed: u64,
    ) {
        let mut sheet = sheet(size, open, seed);
        // Flaps are the only things that point somewhere.
        for (place, letter) in sheet.all_places().zip("<>^v".chars().cycle()) {
            sheet.put(letter, place);
        }
        let turned = sheet.turned();
        prop_assert_eq!(turned.size(), size.turned());
        prop_assert_eq!(turned.turned().turned().turned().to_string(), sheet.to_string());
        prop_assert_eq!(sheet.mirrored().mirrored().to_string(), sheet.to_string());
        // In a mirror it turns the other way.
        let back = sheet.mirrored().turned().mirrored().turned();
        prop_assert_eq!(back.to_string(), sheet.to_string());
        let larger = Size::new(size.width() + 3, size.height() + 1).unwrap();
        prop_assert_eq!(sheet.resized(larger).resized(size).to_string(), sheet.to_string());
    }

    /// Also what is no maze yet: it is kept that way between two games.
    #[test]
    fn a_sheet_is_read_from_its_picture(size in any_size(9), open in 0..90_u32, seed: u64) {
        let mut sheet = sheet(size, open, seed);
        let mut dice = Dice::new(seed);
        for letter in "KTtuwbrgNEWYo~:X".chars() {
            let room = size.room(dice.below(size.rooms()));
            sheet.put(letter, room);
        }
        for (place, letter) in sheet.all_places().zip("Da b<>v^".chars().cycle()) {
            sheet.put(letter, place);
        }
        prop_assert!(sheet.ask("gnaw", 2) && sheet.ask("fog", 1));
        let read: DraftSheet = sheet.to_string().parse().unwrap();
        prop_assert_eq!(read.to_string(), sheet.to_string());
        prop_assert_eq!(read.count("gnaw"), 2);
    }
}

#[test]
fn a_wall_that_opens_or_closes_takes_along_what_cannot_stay() {
    let mut sheet = DraftSheet::walls(Size::new(2, 2).unwrap());
    let wall = Tile::new(2, 1);
    assert!(!sheet.put('D', wall), "a door is in a passage");
    sheet.set(wall, true);
    assert!(sheet.put('D', wall) && sheet.places('D').eq([wall]));
    assert!(!sheet.put('>', wall), "there is a door");
    sheet.set(wall, false);
    assert_eq!(sheet.letters().count(), 0);
}

#[test]
fn a_draft_is_drawn_on_as_it_is() {
    let draft: icetea_maze::maze::Draft =
        "fog1\n+---+---+\n|     C |\n+ D +   +\n| M   K |\n+---+---+".parse().unwrap();
    let sheet = draft.sheet();
    assert_eq!(
        (sheet.count("fog"), sheet.count("keys")),
        (1, 0),
        "letters say that there is a key"
    );
    assert_eq!(sheet.draft().unwrap(), draft);
}
