//! Mazes in a shape: whatever the shape, generator and seed, all its rooms are joined and no others
//! are there; stepped and at once they are the same; and a code says all of it.

use std::collections::{BTreeMap, BTreeSet};

use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{
    Build, BuildStep, Generator, Percent, Quest, Shape, ShapeError, Size, Spec, SpecError,
    StopRule, Survey, Tile,
};
use proptest::prelude::*;

/// A shape of so many of a hundred rooms, which are joined where they are apart.
fn shape(size: Size, rooms: u32, seed: u64) -> Shape {
    let mut dice = Dice::new(seed);
    let ends = [size.start(), size.goal()];
    Shape::joined(size, |room| ends.contains(&room) || dice.below(100) < rooms).unwrap()
}

fn shaped_generators() -> impl Iterator<Item = Generator> {
    Generator::ALL.into_iter().filter(|one| one.can_be_shaped())
}

/// The shape in a picture of characters.
fn drawn(rows: &[&str]) -> Result<Shape, ShapeError> {
    let size = Size::new(rows[0].len() as u16, rows.len() as u16).unwrap();
    let row = |room: Tile| rows[usize::from(room.row / 2)].as_bytes();
    Shape::new(size, |room| row(room)[usize::from(room.column / 2)] == b'#')
}

fn sizes() -> impl Strategy<Value = Size> {
    (2..24_u16, 2..24_u16).prop_map(|(width, height)| Size::new(width, height).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn all_rooms_of_a_shape_are_joined_and_no_others(
        size in sizes(),
        rooms in 5..95_u32,
        seed in any::<u64>(),
    ) {
        let shape = shape(size, rooms, seed);
        for generator in shaped_generators() {
            let spec = Spec::new(generator, size, seed).with_shape(shape.clone()).unwrap();
            let maze = Build::new(&spec).finish();
            let survey = Survey::of(&maze);
            prop_assert!(survey.is_perfect(), "{spec}");
            prop_assert_eq!(survey.open_tiles as u32, 2 * shape.count() - 1);
            for number in 0..size.rooms() {
                let room = size.room(number);
                prop_assert_eq!(maze.grid().is_open(room), shape.contains(room), "{} {:?}", spec, room);
                if !shape.contains(room) {
                    prop_assert!(maze.grid().open_around(room).is_empty());
                }
            }
            prop_assert_eq!(maze.grid().rooms(), Some((size.width(), size.height())));
            prop_assert_eq!(maze.grid().has_voids(), shape.count() < size.rooms());
            prop_assert_eq!([maze.start(), maze.goal()], [shape.start(), shape.goal()]);
            prop_assert!(maze.start() != maze.goal());
        }
    }

    #[test]
    fn what_is_watched_is_what_is_played(
        size in sizes(),
        rooms in 5..95_u32,
        seed in any::<u64>(),
        loops in 0..=100_u8,
        stop in prop::sample::select(&StopRule::ALL),
    ) {
        for generator in shaped_generators() {
            let spec = Spec::new(generator, size, seed).with_shape(shape(size, rooms, seed)).unwrap();
            let spec = spec.with_loops(Percent::new(loops).unwrap()).with_stop(stop).unwrap();
            let mut stepped = Build::new(&spec);
            while stepped.next().is_some() {}
            prop_assert_eq!(&stepped.maze, &Build::new(&spec).finish(), "{}", spec);
            let mut merged = 0;
            if generator == Generator::Kruskal && stop == StopRule::Full {
                let steps = Build::new(&spec);
                merged = steps.filter(|step| matches!(step, BuildStep::Merged { .. })).count() as u32;
                prop_assert_eq!(merged + 1, spec.rooms());
            }
            prop_assert!(merged < spec.rooms());
        }
    }

    #[test]
    fn a_code_says_the_shape(
        size in sizes(),
        rooms in 1..100_u32,
        seed in any::<u64>(),
        place in any::<prop::sample::Index>(),
        digit in any::<prop::sample::Index>(),
    ) {
        let shape = shape(size, rooms, seed);
        let spec = Spec::new(Generator::Wilson, size, seed).with_shape(shape.clone()).unwrap();
        let code = spec.to_string();
        prop_assert_eq!(code.parse(), Ok(spec));
        prop_assert_eq!(code.to_uppercase().replace('-', " - ").parse(), Ok(spec));
        if spec.shape().is_none() {
            prop_assert_eq!(shape.count(), size.rooms());
            return Ok(());
        }
        let begin = code.find("shape").unwrap() + "shape".len();
        let length = shape.code().len();
        let at = begin + place.index(length);
        let digits = b"0123456789abcdefghjkmnpqrstvwxyz";
        let mut other = code.clone().into_bytes();
        other[at] = digits[digit.index(digits.len())];
        let other = String::from_utf8(other).unwrap();
        if other != code {
            prop_assert_eq!(other.parse::<Spec>(), Err(SpecError::Shape(ShapeError::Sum)));
        }
        let cut = format!("{}{}", &code[..at], &code[begin + length..]);
        prop_assert!(cut.parse::<Spec>().is_err(), "{}", cut);
    }

    /// Two rooms are joined by as many as lie between them.
    #[test]
    fn no_bridge_is_longer_than_it_has_to_be(
        size in sizes(),
        first in any::<(prop::sample::Index, prop::sample::Index)>(),
    ) {
        let [one, other] = [first.0, first.1].map(|at| size.room(at.index(size.rooms() as usize) as u32));
        prop_assume!(one != other);
        let shape = Shape::joined(size, |room| room == one || room == other).unwrap();
        let away = |one: u16, other: u16| u32::from(one.abs_diff(other) / 2);
        let far = away(one.column, other.column) + away(one.row, other.row);
        prop_assert_eq!(shape.count(), far + 1);
    }
}

#[test]
fn what_is_joined_already_is_left_as_it_is() {
    let rows = ["###..", "#.#..", "#####"];
    let ring = drawn(&rows).unwrap();
    assert_eq!(ring.count(), 10);
    assert_eq!(Shape::joined(ring.size(), |room| ring.contains(room)), Ok(ring));
}

#[test]
fn parts_that_do_not_touch_are_no_shape() {
    assert_eq!(drawn(&["#.#", "#.#"]), Err(ShapeError::Parts(2)));
    assert_eq!(drawn(&["#..", ".#."]), Err(ShapeError::Parts(2)), "corners do not touch");
    assert_eq!(drawn(&["...", ".#."]), Err(ShapeError::TooSmall));
    let size = Size::new(400, 101).unwrap();
    assert_eq!(Shape::new(size, |_| true), Err(ShapeError::TooLarge(40_400)));
}

#[test]
fn a_shape_of_all_rooms_is_a_rectangle() {
    let whole = drawn(&["####", "####"]).unwrap();
    let plain = Spec::new(Generator::Kruskal, whole.size(), 4);
    assert_eq!(plain.with_shape(whole), Ok(plain));
}

#[test]
fn what_cannot_have_a_shape_says_so() {
    let corner = drawn(&["###", "#.."]).unwrap();
    for generator in Generator::ALL {
        let spec = Spec::new(generator, corner.size(), 1).with_shape(corner.clone());
        match spec {
            Ok(spec) => {
                assert!(generator.can_be_shaped());
                let quest = Quest::NONE.with("keys", 1).unwrap();
                assert_eq!(spec.with_quest(quest), Err(SpecError::ShapeAndQuest("keys")));
            }
            Err(error) => {
                assert!(!generator.can_be_shaped());
                assert!(error.to_string().contains("wilson"), "{error}");
            }
        }
    }
}

/// Every tree of a small shape comes up about equally often.
#[test]
fn wilsons_trees_are_uniform_in_a_shape() {
    const BUILDS: u64 = 20_000;
    let shape = drawn(&["###.", "#.##", "####"]).unwrap();
    let spec = Spec::new(Generator::Wilson, shape.size(), 0).with_shape(shape.clone()).unwrap();
    let all = spanning_trees(&shape);
    let mut seen: BTreeMap<Vec<Tile>, u64> = BTreeMap::new();
    for seed in 0..BUILDS {
        let maze = Build::new(&spec.with_seed(seed)).finish();
        *seen.entry(maze.grid().open_tiles().collect()).or_default() += 1;
    }
    assert_eq!(seen.len(), all, "every tree comes up, and nothing else");
    let expected = BUILDS as f64 / all as f64;
    let chi_square: f64 =
        seen.values().map(|&times| (times as f64 - expected).powi(2) / expected).sum();
    let freedom = (all - 1) as f64;
    // Seeds are fixed, so this is no matter of luck; five deviations are far from any fair draw.
    assert!(chi_square < freedom + 5.0 * (2.0 * freedom).sqrt(), "{chi_square} for {all} trees");
}

/// How many trees join all rooms of a shape, by trying every set of passages.
fn spanning_trees(shape: &Shape) -> usize {
    let rooms: Vec<Tile> = shape.rooms().collect();
    let passages: Vec<[usize; 2]> = (0..rooms.len())
        .flat_map(|one| (one + 1..rooms.len()).map(move |other| [one, other]))
        .filter(|&[one, other]| {
            let (one, other) = (rooms[one], rooms[other]);
            one.column.abs_diff(other.column) + one.row.abs_diff(other.row) == 2
        })
        .collect();
    let joins_all = |set: u32| {
        let mut reached = BTreeSet::from([0]);
        loop {
            let before = reached.len();
            let open = (0..passages.len()).filter(|place| set >> place & 1 == 1);
            for [one, other] in open.map(|place| passages[place]) {
                if reached.contains(&one) || reached.contains(&other) {
                    reached.extend([one, other]);
                }
            }
            if reached.len() == before {
                return before == rooms.len();
            }
        }
    };
    let sets = 0..1_u32 << passages.len();
    let trees = sets.filter(|set| set.count_ones() as usize == rooms.len() - 1);
    trees.filter(|&set| joins_all(set)).count()
}
