//! Mazes that were drawn by hand: the picture and the code say the same, and a code that is not as it
//! was written is refused.

use crate::common;

use std::collections::BTreeSet;
use std::fs;

use common::{generators, percent, size};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{
    Build, BuildStep, Draft, DraftError, Generator, Grid, QUEST_FIELDS, Quest, Size, Spec, Tile,
    UnionFind,
};
use proptest::prelude::*;

/// The characters of a picture, with places for things.
struct Canvas {
    size: Size,
    lines: Vec<Vec<char>>,
    dice: Dice,
}

impl Canvas {
    /// With walls at random, so many of a hundred.
    fn new(size: Size, walls: u32, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let (columns, rows) = (size.columns(), size.rows());
        let mut grid = Grid::without_walls(columns, rows);
        for at in (0..rows).flat_map(|row| (0..columns).map(move |column| Tile::new(column, row))) {
            let is_border =
                at.column == 0 || at.row == 0 || at.column + 1 == columns || at.row + 1 == rows;
            let is_between = (at.column + at.row) % 2 == 1;
            grid.set(at, !(is_border || is_between && dice.below(100) < walls));
        }
        Self::of(size, &grid, dice)
    }

    fn of(size: Size, grid: &Grid, dice: Dice) -> Self {
        let line = |row: u16| -> Vec<char> {
            let part =
                |column: u16| match (column % 2, row % 2, grid.is_open(Tile::new(column, row))) {
                    (0, 0, _) => "+",
                    (0, _, false) => "|",
                    (_, 0, false) => "---",
                    (0, _, true) => " ",
                    _ => "   ",
                };
            (0..size.columns()).flat_map(|column| part(column).chars()).collect()
        };
        Self { size, lines: (0..size.rows()).map(line).collect(), dice }
    }

    /// The character of a tile, or of a part of a room.
    fn at(&mut self, tile: Tile, part: usize) -> &mut char {
        let part = if tile.column.is_multiple_of(2) { 0 } else { part };
        &mut self.lines[usize::from(tile.row)][usize::from(tile.column / 2) * 4 + part]
    }

    /// Writes a letter into a random room with nothing in this part. No mouse begins on ice, and there
    /// is none below a teapot.
    fn put(&mut self, letter: char, part: usize) -> Option<Tile> {
        let size = self.size;
        let rooms = (0..size.rooms()).map(|number| size.room(number));
        let stands_alone = |letter| ['M', 't', 'u', 'w'].contains(&letter);
        let free: Vec<Tile> = rooms
            .filter(|&room| {
                let (beside, middle) = (*self.at(room, 1), *self.at(room, 2));
                let is_free = *self.at(room, part) == ' ';
                is_free && !stands_alone(middle) && (!stands_alone(letter) || beside == ' ')
            })
            .collect();
        self.pick(&free, letter, part)
    }

    /// Writes a letter between two random rooms, where there is a wall or none.
    fn put_between(
        &mut self,
        letter: char,
        is_across: Option<bool>,
        is_wall: bool,
    ) -> Option<Tile> {
        let (columns, rows) = (self.size.columns(), self.size.rows());
        let tiles = (1..rows - 1).flat_map(|row| (1..columns - 1).map(move |c| Tile::new(c, row)));
        let free: Vec<Tile> = tiles
            .filter(|at| (at.column + at.row) % 2 == 1)
            .filter(|at| is_across.is_none_or(|across| across == (at.column % 2 == 0)))
            .filter(|&at| {
                let plain = if is_wall { ['-', '|'] } else { [' ', ' '] };
                plain.contains(self.at(at, 2))
            })
            .collect();
        self.pick(&free, letter, 2)
    }

    fn pick(&mut self, free: &[Tile], letter: char, part: usize) -> Option<Tile> {
        let count = u32::try_from(free.len()).ok().filter(|&count| count > 0)?;
        let tile = free[self.dice.below(count) as usize];
        *self.at(tile, part) = letter;
        Some(tile)
    }

    /// Writes everything that a field may ask for.
    fn field(&mut self, field: &str, count: u32) -> Option<()> {
        match field {
            "cheeses" => (1..count).try_for_each(|_| self.put('C', 2).map(drop)),
            "keys" => self.put('K', 2).and_then(|_| self.put_between('D', None, false)).map(drop),
            "traps" => self.put('T', 1).map(drop),
            "plates" => ["1a", "2b", "3c"].into_iter().take(count as usize).try_for_each(|both| {
                let [plate, to] = [0, 1].map(|place| char::from(both.as_bytes()[place]));
                self.put(plate, 2)?;
                self.put_between(plate, None, true)?;
                self.put_between(to, None, false).map(drop)
            }),
            "flaps" => (0..count).try_for_each(|_| {
                let (letter, across) = [('<', true), ('>', true), ('^', false), ('v', false)]
                    [self.dice.below(4) as usize];
                self.put_between(letter, Some(across), false).map(drop)
            }),
            "teapots" => ['t', 'u', 'w'].into_iter().take(count as usize).try_for_each(|letter| {
                let [one, other] = [self.put(letter, 2)?, self.put(letter, 2)?];
                (one.column != other.column && one.row != other.row).then_some(())
            }),
            "ice" => (0..=self.dice.below(9)).try_for_each(|_| self.put('~', 1).map(drop)),
            "melting" => {
                let rooms: Vec<Tile> = (0..self.size.rooms()).map(|n| self.size.room(n)).collect();
                (0..=self.dice.below(9)).for_each(|_| _ = self.pick(&rooms, ':', 3));
                Some(())
            }
            "string" => (0..count).try_for_each(|_| {
                let (key, door) = [('b', 'B'), ('r', 'R'), ('g', 'G')][self.dice.below(3) as usize];
                self.put(key, 2)?;
                self.put_between(door, None, false).map(drop)
            }),
            "twins" => self.put('N', 2).and_then(|_| self.put('E', 2)).map(drop),
            "mirror" => self.put('W', 2).and_then(|_| self.put('Y', 2)).map(drop),
            "thread" => (0..count).try_for_each(|_| self.put('o', 2).map(drop)),
            "cat" => self.put('X', 1).map(drop),
            _ => Some(()),
        }
    }

    /// The walls part so many sets of rooms.
    fn sets(&self, grid: &Grid) -> u32 {
        let mut sets = UnionFind::new(self.size.rooms());
        let rooms = (0..self.size.rooms()).map(|number| self.size.room(number));
        let passages =
            rooms.flat_map(|room| grid.open_around(room).iter().map(move |way| room.step(way)));
        passages.for_each(|at| {
            let [one, other] = Size::sides(at).map(|room| self.size.number(room));
            sets.union(one, other);
        });
        (0..self.size.rooms()).filter(|&room| sets.root(room) == room).count() as u32
    }

    fn text(&self) -> String {
        self.lines.iter().map(|line| line.iter().collect::<String>() + "\n").collect()
    }
}

/// A draft with walls at random and everything that up to three fields ask for, if there is room.
fn draft(width: u16, height: u16, walls: u32, fields: &[usize], seed: u64) -> Option<Draft> {
    let size = size(width, height);
    let mut canvas = Canvas::new(size, walls, seed);
    canvas.put('M', 2)?;
    canvas.put('C', 2)?;
    let mut first = Vec::new();
    for &field in fields.iter().collect::<BTreeSet<_>>() {
        let field = &QUEST_FIELDS[field];
        let counts = field.counts.clone();
        let count =
            counts.start() + canvas.dice.below(u32::from(counts.end() - counts.start()) + 1) as u8;
        if size.rooms() > field.most_rooms || field.name == "pour" {
            return None;
        }
        canvas.field(field.name, count.into())?;
        if ["gnaw", "fog"].contains(&field.name) {
            first.push(format!("{}{count}", field.name));
        }
    }
    let text = format!("{}\n{}", first.join("-"), canvas.text());
    Some(text.parse().unwrap_or_else(|error| panic!("{error}:\n{text}")))
}

fn any_draft() -> impl Strategy<Value = Draft> {
    let fields = prop::collection::vec(0..QUEST_FIELDS.len(), 0..=3);
    let all = (2_u16..=7, 2_u16..=7, 0_u32..=100, fields, any::<u64>());
    all.prop_filter_map("no room", |(width, height, walls, fields, seed)| {
        draft(width, height, walls, &fields, seed)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn picture_and_code_say_the_same(draft in any_draft()) {
        prop_assert_eq!(draft.to_string().parse(), Ok(draft.clone()));
        let spec = Spec::drawn(draft.clone());
        let code = spec.to_string();
        prop_assert!(code.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'));
        prop_assert_eq!(code.to_uppercase().parse(), Ok(spec));
        prop_assert_eq!(spec.generator().draft(), Some(&draft));
        prop_assert_eq!(spec.quest(), draft.quest());
        prop_assert!(Spec::is_meant_by(&code));
        prop_assert_eq!(spec.without_quest().quest(), Quest::NONE);
        prop_assert_eq!(spec.without_quest().to_string().parse(), Ok(spec.without_quest()));
    }

    #[test]
    fn what_was_drawn_is_built_step_by_step(draft in any_draft()) {
        let spec = Spec::drawn(draft.clone());
        let maze = Build::new(&spec).finish();
        prop_assert_eq!((maze.start(), maze.goal()), (draft.start(), draft.goal()));
        let picture = draft.to_string();
        let lines = picture.lines().skip_while(|line| !line.starts_with('+'));
        for (row, line) in (0..).zip(lines) {
            for (column, sign) in (0..).zip(line.chars().step_by(2)) {
                let tile = Tile::new(column, row);
                let is_room = column % 2 == 1 && row % 2 == 1;
                let is_wall = !is_room && ['+', '-', '|', '1', '2', '3'].contains(&sign);
                prop_assert_eq!(maze.grid().is_open(tile), !is_wall, "{:?}\n{}", tile, picture);
            }
        }
        let opened = Build::new(&spec).filter(|step| matches!(step, BuildStep::Opened { .. }));
        prop_assert_eq!(opened.count(), common::passages(maze.grid()) / 2);
    }

    #[test]
    fn whoever_changes_or_leaves_out_a_character_is_told(
        draft in any_draft(),
        place in any::<prop::sample::Index>(),
        other in "[0-9a-z]",
    ) {
        let code = Spec::drawn(draft).to_string();
        let head = "drawn1-".len();
        let place = head + place.index(code.len() - head);
        let mut changed = code.clone();
        changed.replace_range(place..=place, &other);
        let mut shorter = code.clone();
        shorter.remove(place);
        let mut swapped = code.clone().into_bytes();
        swapped.swap(place, place - 1);
        for wrong in [changed, shorter, String::from_utf8(swapped).unwrap(), code[..place].to_owned()] {
            prop_assert!(wrong == code || wrong.parse::<Spec>().is_err(), "{code} {wrong}");
        }
    }

    #[test]
    fn no_picture_is_too_odd_to_read(text in "[-+| \nMCKDT123abctuw~:brgBRGNEWYoX<>^v]{0,200}") {
        let _ = text.parse::<Draft>();
        let _ = format!("+---+---+\n{text}").parse::<Draft>();
    }
}

/// With start, goal and sixteen things of a rule; more loops take some characters more.
#[test]
fn the_code_of_a_large_maze_is_one_line() {
    let mut longest = [0; 2];
    for generator in generators().into_iter().filter(|generator| generator.is_of_rooms()) {
        for (seed, loops) in [(1, 0), (2, 0), (3, 40), (4, 100)] {
            let spec = Spec::new(generator, size(32, 32), seed).with_loops(percent(loops));
            let maze = Build::new(&spec).finish();
            let mut canvas = Canvas::of(spec.size(), maze.grid(), Dice::new(seed));
            canvas.put('M', 2).unwrap();
            canvas.put('C', 2).unwrap();
            canvas.put('K', 2).unwrap();
            for _ in 0..15 {
                canvas.put_between('D', None, false).unwrap();
            }
            let code = Spec::drawn(canvas.text().parse().unwrap()).to_string();
            let longest = &mut longest[usize::from(loops > 0)];
            *longest = code.len().max(*longest);
        }
    }
    assert!(longest[0] <= 400 && longest[1] <= 440, "{longest:?}");
}

#[test]
fn walls_part_as_many_sets_as_the_field_says() {
    let (mut fitting, mut told) = (0, 0);
    for seed in 0..300 {
        let size = size(4, 3);
        let mut canvas = Canvas::new(size, 60, seed);
        let plain: Draft = {
            canvas.put('M', 2).unwrap();
            canvas.put('C', 2).unwrap();
            canvas.text().parse().unwrap()
        };
        let sets = canvas.sets(Build::new(&Spec::drawn(plain)).finish().grid());
        for count in 2..=9 {
            match format!("pour{count}\n{}", canvas.text()).parse::<Draft>() {
                Ok(draft) => {
                    assert_eq!((sets, draft.quest().count("pour")), (count, count as u8));
                    fitting += 1;
                }
                Err(error) => {
                    assert_eq!(error, DraftError::Sets { found: sets, wanted: count });
                    told += 1;
                }
            }
        }
    }
    assert!(fitting > 100 && told > 100);
}

#[test]
fn a_picture_that_is_no_maze_is_refused_with_what_is_wrong() {
    for (text, wrong) in [
        ("", "there is no maze: a picture begins with a line like +---+---+"),
        (
            "hello",
            "'hello' is not what a first line says: it is like cheeses2-fog1, or it is left out",
        ),
        ("+---+\n| M |\n+---+", "1 x 1 rooms are too few or too many to draw"),
        (
            "+---+---+\n| M   C |\n+   +   +\n|   |   | x\n+---+---+",
            "line 4 does not fit those above it: \"|   |   | x\"",
        ),
        (
            "+---+---+\n| M   C |\n+   +   +\n|       |\n+---+---+\n|       |",
            "line 6 does not fit those above it: \"|       |\"",
        ),
        (
            "+---+---+\n| M   Q |\n+   +   +\n|     C |\n+---+---+",
            "'Q' in line 2 of the picture means nothing there",
        ),
        (
            "+---+---+\n|~M     |\n+   +   +\n|     C |\n+---+---+",
            "'~' in line 2 of the picture means nothing there",
        ),
        (
            "+---+---+\n| M > C |\n+ > +   +\n|       |\n+---+---+",
            "'>' in line 3 of the picture means nothing there",
        ),
        (
            "+---+---+\n| M     |\n+   +   +\n|       |\n+---+---+",
            "there should be 1 of 'C', and there are 0",
        ),
        (
            "+---+---+\n| M   K |\n+   +   +\n|     C |\n+---+---+",
            "there should be 1 of 'D', and there are 0",
        ),
        (
            "keys1\n+---+---+\n| M     |\n+   +   +\n|     C |\n+---+---+",
            "there should be 1 of 'K', and there are 0",
        ),
        (
            "+---+---+\n| M   b |\n+ B +   +\n| b R C |\n+---+---+",
            "there should be 2 of 'B', and there are 1",
        ),
        (
            "+---+---+\n| M   t |\n+   +   +\n| C   t |\n+---+---+",
            "the two 't' have to be in different rows and columns",
        ),
        (
            "flaps2\n+---+---+\n| M > C |\n+   +   +\n|       |\n+---+---+",
            "there should be 2 of < > ^ v together between rooms, and there are 1",
        ),
        (
            "+---+---+\n| M   b |\n+ B +   +\n|     C |\n+---+---+",
            "there are 1 of 'string', and there may be 2 to 5",
        ),
        (
            "pour3\n+---+---+\n| M   C |\n+---+---+\n|       |\n+---+---+",
            "the walls part 2 sets of rooms, and not 3: write pour2",
        ),
    ] {
        assert_eq!(text.parse::<Draft>().unwrap_err().to_string(), wrong, "{text}");
    }
    let wide = format!("gnaw1\n{}\n{}", "+---".repeat(40) + "+", ("| M |\n+---+\n").repeat(2));
    assert!(matches!(wide.parse::<Draft>(), Err(DraftError::TooLargeFor { most: 36, .. })));
    let wide = format!("{}\n{}", "+---".repeat(20_100) + "+", ("| M |\n+---+\n").repeat(2));
    assert_eq!(wide.parse::<Draft>(), Err(DraftError::TooLarge(40_200)));
}

#[test]
fn neither_seed_nor_loops_nor_rules_change_what_was_drawn() {
    let draft: Draft = "+---+---+\n| M | C |\n+   +   +\n|       |\n+---+---+".parse().unwrap();
    let spec = Spec::drawn(draft);
    let quest = Quest::NONE.with("fog", 1).unwrap();
    for other in [
        spec.with_seed(7),
        spec.another(8),
        spec.with_loops(percent(50)),
        spec.with_quest(quest).unwrap(),
    ] {
        assert_eq!(other, spec);
    }
    assert!("drawn".parse::<Generator>().is_err(), "a name alone draws nothing");
}

/// The codes of `tests/golden/drafts.txt` never mean another maze, nor are they written otherwise.
#[test]
fn golden_drafts_stay_as_they_are() {
    let golden = fs::read_to_string("tests/golden/drafts.txt").unwrap();
    let mut count = 0;
    for entry in golden.split("\n\n") {
        let (code, picture) = entry.trim_end().split_once('\n').unwrap();
        let spec: Spec = code.parse().unwrap();
        assert_eq!(spec.generator().draft().unwrap().to_string().trim_end(), picture, "{code}");
        assert_eq!(spec.to_string(), code);
        assert_eq!(picture.parse::<Draft>().as_ref().ok(), spec.generator().draft());
        count += 1;
    }
    assert!(count >= QUEST_FIELDS.len());
}
