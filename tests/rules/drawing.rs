//! The table where mazes are drawn: what its tools do, what is taken back, and what it says of what
//! is drawn.

use std::collections::BTreeSet;

use icetea_maze::game::drawing_table::{DrawingTable, MOST_SIDE, TOOLS, ToolName, Unplayable};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::rules::{MazeRules, RuleKind};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{
    Build, Direction, Draft, DraftSheet, QUEST_FIELDS, Quest, Size, Spec, Tile,
};
use proptest::prelude::*;

/// Everything that a draft can have.
const LETTERS_IN_ROOMS: &str = "MCKT123tuw~:brgNEWYoX";
const LETTERS_BETWEEN: &str = "D123abc<>^vBRG";

pub fn place_of(name: ToolName) -> usize {
    TOOLS.iter().position(|tool| tool.name == name).unwrap()
}

/// The table with the sheet of a picture.
pub fn table(picture: &str) -> DrawingTable {
    DrawingTable::new(picture.parse().unwrap())
}

/// All that can be pressed.
pub fn all_tiles(table: &DrawingTable) -> Vec<Tile> {
    let size = table.sheet().size();
    let rooms = (0..size.rooms()).map(|number| size.room(number));
    rooms.chain(DraftSheet::walls(size).all_places()).collect()
}

pub fn act(table: &mut DrawingTable, dice: &mut Dice) {
    let tiles = all_tiles(table);
    let any = |dice: &mut Dice| tiles[dice.below(tiles.len() as u32) as usize];
    match dice.below(24) {
        0 => table.mirror(),
        1 => table.turn(),
        2 => {
            table.widen(dice.below(3) as i16 - 1, dice.below(3) as i16 - 1);
        }
        3 => {
            table.build_rest(7);
            while table.tick() {}
        }
        4 if dice.chance(10) => table.wipe(),
        _ => {
            table.take_tool(dice.below(TOOLS.len() as u32) as usize);
            table.press(any(dice));
            for _ in 0..dice.below(4) {
                table.sweep(any(dice));
            }
            table.lift();
        }
    }
}

proptest! {
    #[test]
    fn whatever_is_done_there_is_a_mouse_and_a_cheese_and_all_can_be_taken_back(seed: u64) {
        let (mut table, mut dice) = (DrawingTable::default(), Dice::new(seed));
        let first = table.sheet().clone();
        for _ in 0..dice.below(60) {
            act(&mut table, &mut dice);
            let count = |letter| table.sheet().rooms(letter).count();
            prop_assert_eq!(count('M'), 1);
            prop_assert!((1..=4).contains(&count('C')));
            prop_assert!(all_tiles(&table).contains(&table.cursor));
            // It is kept as a picture until the next start.
            let kept = table.sheet().to_string();
            let read: Result<DraftSheet, _> = kept.parse();
            prop_assert_eq!(read.map(|read| read.to_string()), Ok(kept));
            for room in all_tiles(&table).into_iter().filter(|at| at.is_room()) {
                let grid = table.sheet().grid();
                let is_reached = Direction::ALL.iter().any(|&way| grid.is_open(room.step(way)));
                prop_assert!(table.sheet().has_room(room) || !is_reached, "nothing leads outside");
            }
            if let Ok(spec) = table.spec() {
                // It is built as it was drawn, and can be looked at with its rules.
                let maze = Build::new(&spec).finish();
                let walls = |tile: &Tile| maze.grid().is_open(*tile);
                let drawn = |tile: &Tile| table.sheet().grid().is_open(*tile);
                prop_assert!(all_tiles(&table).iter().all(|tile| walls(tile) == drawn(tile)));
                prop_assert_eq!(spec.rooms() as usize, table.sheet().all_rooms().count());
                prop_assert_eq!(spec.to_string().parse::<Spec>().unwrap(), spec);
            }
        }
        let last = table.sheet().clone();
        let mut steps = 0;
        while table.undo() {
            steps += 1;
        }
        prop_assert_eq!(table.sheet(), &first);
        for _ in 0..steps {
            prop_assert!(table.redo());
        }
        prop_assert!(!table.redo());
        prop_assert_eq!(table.sheet(), &last);
    }

    #[test]
    fn any_maze_can_be_begun_with(field in 0..QUEST_FIELDS.len(), seed in 0..1_000_u32) {
        let spec: Spec = format!("kruskal1-6x5-{seed}").parse().unwrap();
        let field = &QUEST_FIELDS[field];
        let quest = Quest::NONE.with(field.name, *field.counts.end()).unwrap();
        let draft = MazeRules::draft(&spec.with_quest(quest).unwrap()).unwrap();
        let table = DrawingTable::new(draft.sheet());
        prop_assert_eq!(table.spec(), Ok(Spec::drawn(draft)), "{}", field.name);
    }
}

#[test]
fn there_is_a_tool_for_everything_that_can_be_drawn() {
    for (letters, is_room) in [(LETTERS_IN_ROOMS, true), (LETTERS_BETWEEN, false)] {
        for letter in letters.chars() {
            // Walls of plates stand between rooms, and the plates in rooms.
            let puts = TOOLS.iter().filter(|tool| tool.puts(letter, is_room)).count();
            assert_eq!(puts, 1, "{letter}");
        }
    }
    for &kind in RuleKind::ALL {
        assert!(TOOLS.iter().any(|tool| tool.rule == Some(kind)), "{kind:?}");
    }
}

/// With every tool a press changes the sheet, and some more presses in the same place change it back.
#[test]
fn what_a_tool_puts_it_takes_away() {
    let picture = "+---+---+---+\n| M       C |\n+   +   +   +\n|           |\n+   +   +   +\n|           |\n+---+---+---+";
    for (place, tool) in TOOLS.iter().enumerate() {
        if matches!(
            tool.name,
            ToolName::Mouse
                | ToolName::Rubber
                | ToolName::Bites
                | ToolName::Tea
                | ToolName::Fog
                | ToolName::Rooms
                | ToolName::InsideOut
                | ToolName::Copy
        ) {
            continue;
        }
        for at in [Tile::new(3, 3), Tile::new(4, 3), Tile::new(3, 4)] {
            let mut table = table(picture);
            table.take_tool(place);
            let before = table.sheet().clone();
            table.press(at);
            let puts = !at.is_room() || !matches!(tool.name, ToolName::Wall | ToolName::Flap);
            assert_eq!(*table.sheet() != before, puts, "{:?} at {at:?}", tool.name);
            let things = |table: &DrawingTable| table.sheet().letters().count();
            let first = things(&DrawingTable::new(before));
            let is_gone = (0..2).any(|_| {
                table.press(at);
                things(&table) <= first
            });
            assert!(is_gone, "{:?} at {at:?}", tool.name);
        }
    }
}

#[test]
fn one_of_a_kind_moves_and_the_fifth_cheese_takes_the_place_of_the_first() {
    let mut table = DrawingTable::default();
    table.take_tool(place_of(ToolName::Mouse));
    let there = Tile::new(5, 5);
    table.press(there);
    assert!(table.sheet().rooms('M').eq([there]));
    table.take_tool(place_of(ToolName::Cheese));
    for column in [1, 3, 5, 7] {
        table.press(Tile::new(column, 1));
    }
    assert_eq!(table.sheet().rooms('C').count(), 4);
    assert!(!table.sheet().rooms('C').any(|at| at == table.sheet().size().goal()));
}

#[test]
fn walls_are_drawn_by_sweeping_and_taken_back_as_one() {
    let mut table = DrawingTable::default();
    let before = table.sheet().clone();
    table.press(Tile::new(2, 1));
    for column in [4, 6, 8] {
        for at in [Tile::new(column, 1), Tile::new(column + 1, 1)] {
            // The pointer is seen there first.
            table.point(at);
            table.sweep(at);
        }
    }
    table.lift();
    table.sweep(Tile::new(2, 3));
    let open = |table: &DrawingTable| {
        let grid = table.sheet().grid();
        table.sheet().all_places().filter(|&at| grid.is_open(at)).count()
    };
    assert_eq!(open(&table), 4);
    // Whoever begins at an open place closes what follows, and nothing else.
    table.press(Tile::new(2, 1));
    table.sweep(Tile::new(4, 1));
    table.sweep(Tile::new(2, 3));
    assert_eq!(open(&table), 2);
    assert!(table.undo() && table.undo() && !table.undo());
    assert_eq!(*table.sheet(), before);
}

/// A corridor is dug from room to room, however far apart the pointer is seen.
#[test]
fn a_corridor_is_dug_by_sweeping_through_rooms_and_taken_back_as_one() {
    let mut table = DrawingTable::default();
    let before = table.sheet().clone();
    table.press(Tile::new(1, 1));
    assert_eq!(*table.sheet(), before, "a press in a room alone does nothing");
    table.sweep(Tile::new(9, 1));
    table.sweep(Tile::new(9, 5));
    table.lift();
    let grid = table.sheet().grid();
    let open: Vec<Tile> = table.sheet().all_places().filter(|&at| grid.is_open(at)).collect();
    let dug = [2, 4, 6, 8].map(|column| Tile::new(column, 1));
    assert_eq!(open, [&dug[..], &[Tile::new(9, 2), Tile::new(9, 4)]].concat());
    assert!(table.undo() && !table.undo());
    assert_eq!(*table.sheet(), before);
}

#[test]
fn the_eraser_takes_all_but_the_mouse_and_the_last_cheese() {
    let mut table =
        table("+---+---+---+\n| M  ~C   K |\n+   +-D-+   +\n| C       t:|\n+---+---+---+");
    table.take_tool(place_of(ToolName::Rubber));
    for at in all_tiles(&table) {
        table.cursor = at;
        if at.row == 1 { table.press(at) } else { table.erase() }
    }
    let left: Vec<char> = table.sheet().letters().map(|(letter, _)| letter).collect();
    assert_eq!(left, ['M', 'C']);
    assert!(table.sheet().grid().is_open(Tile::new(3, 2)), "where a door was, there is a passage");
    while table.undo() {}
    assert_eq!(table.sheet().letters().count(), 8);
}

/// For who has one key.
#[test]
fn every_place_comes_in_turn() {
    let mut table = DrawingTable::default();
    let mut seen = BTreeSet::from([table.cursor]);
    loop {
        while table.go_on() {
            assert!(seen.insert(table.cursor));
        }
        if !table.go_down() {
            break;
        }
        assert!(seen.insert(table.cursor));
    }
    assert_eq!(seen, all_tiles(&table).into_iter().collect());
}

#[test]
fn the_cursor_reaches_every_place_and_stands_nowhere_else() {
    let mut table =
        table("+---+---+---+\n| M | C |   |\n+---+---+---+\n|   |   |   |\n+---+---+---+");
    let all: BTreeSet<Tile> = all_tiles(&table).into_iter().collect();
    let mut left = vec![table.cursor];
    let mut reached = BTreeSet::from([table.cursor]);
    while let Some(at) = left.pop() {
        for way in Direction::ALL {
            table.cursor = at;
            table.go(way);
            if reached.insert(table.cursor) {
                left.push(table.cursor);
            }
        }
    }
    assert_eq!(reached, all);
}

#[test]
fn it_says_what_is_missing() {
    let halls = |second: &str| {
        table(&format!(
            "+---+---+---+---+\n| M       {second}     |\n+   +   +   +   +\n|             C |\n+---+---+---+---+"
        ))
    };
    let unplayable = |second| halls(second).spec().unwrap_err();
    assert_eq!(halls(" ").spec().map(|spec| spec.is_drawn()), Ok(true));
    for (letter, name) in [
        ("N", ToolName::TwinCheese),
        ("E", ToolName::Twin),
        ("Y", ToolName::MirrorTwin),
        ("b", ToolName::BlueKey),
    ] {
        let Unplayable::Missing(tool) = unplayable(letter) else { panic!("{letter}") };
        assert_eq!(tool.name, name);
    }
    let Unplayable::Missing(tool) = unplayable("t") else { panic!() };
    assert_eq!(tool.name, ToolName::TeapotsOne);
    // A second plate without a first.
    assert!(matches!(unplayable("2"), Unplayable::Missing(_)));
    let mut both = halls("t");
    both.take_tool(place_of(ToolName::TeapotsOne));
    both.press(Tile::new(1, 3));
    assert!(both.spec().is_ok());
    both.take_tool(place_of(ToolName::Bead));
    both.press(Tile::new(3, 3));
    let apart = |table: &DrawingTable| match table.spec() {
        Err(Unplayable::Apart(one, other)) => [one.name, other.name],
        other => panic!("{other:?}"),
    };
    assert_eq!(apart(&both), [ToolName::Bead, ToolName::TeapotsOne]);
    let mut tea = DrawingTable::default();
    tea.take_tool(place_of(ToolName::Tea));
    assert_eq!(tea.spec(), Err(Unplayable::Sets), "there are thirty");
    while tea.sheet().count_sets() > 4 {
        let wall = tea.sheet().rest(3)[0];
        tea.press(wall);
    }
    assert_eq!(tea.spec().unwrap().quest().count("pour"), 4);
    tea.take_tool(place_of(ToolName::Bites));
    assert_eq!(apart(&tea), [ToolName::Tea, ToolName::Bites]);
}

#[test]
fn a_sheet_is_as_large_as_what_can_be_sent() {
    let mut table = DrawingTable::default();
    while table.widen(1, 0) {}
    while table.widen(0, 1) {}
    let size = table.sheet().size();
    assert_eq!((size.width(), size.height()), (MOST_SIDE, MOST_SIDE));
    let mut long = DrawingTable::new(DraftSheet::walls(Size::new(400, 100).unwrap()));
    assert!(!long.widen(1, 0) && !long.widen(0, 1) && long.widen(-1, 0));
    table.build_rest(1);
    let mut ticks = 0;
    while table.tick() {
        ticks += 1;
    }
    assert!((30..=120).contains(&ticks), "{ticks}");
    let spec = table.spec().unwrap();
    assert!(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)).shortest.is_some());
    while table.widen(-1, 0) {}
    while table.widen(0, -1) {}
    assert_eq!(table.sheet().size().rooms(), 4);
    assert!(table.sheet().clone().draft().is_ok());
}

/// A draft that nobody can win is told apart from one that is not finished.
#[test]
fn what_cannot_be_won_is_still_a_maze() {
    let walled: Draft = "+---+---+\n| M | C |\n+   +---+\n|       |\n+---+---+".parse().unwrap();
    let table = DrawingTable::new(walled.sheet());
    let spec = table.spec().unwrap();
    assert_eq!(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)).shortest, None);
}

#[test]
fn what_is_pressed_onto_mouse_or_last_cheese_takes_neither_away() {
    let mut table = DrawingTable::default();
    let size = table.sheet().size();
    let before = table.sheet().clone();
    for tool in
        [ToolName::Ice, ToolName::Cat, ToolName::Trap, ToolName::TeapotsOne, ToolName::Cheese]
    {
        table.take_tool(place_of(tool));
        table.press(size.start());
        assert_eq!(*table.sheet(), before, "{tool:?}");
    }
    for tool in [ToolName::Mouse, ToolName::Key, ToolName::Bead] {
        table.take_tool(place_of(tool));
        table.press(size.goal());
        assert_eq!(*table.sheet(), before, "{tool:?}");
    }
    // Elsewhere only what cannot stay goes.
    let at = Tile::new(5, 5);
    for tool in [ToolName::Ice, ToolName::Bead, ToolName::Key, ToolName::TeapotsOne] {
        table.take_tool(place_of(tool));
        table.press(at);
    }
    let left: Vec<char> =
        table.sheet().letters().filter(|&(_, there)| there == at).map(|(one, _)| one).collect();
    assert_eq!(left, ['t'], "no teapot is on ice");
    assert!(table.undo());
    let left: Vec<char> =
        table.sheet().letters().filter(|&(_, there)| there == at).map(|(one, _)| one).collect();
    assert_eq!(left, ['K', '~'], "a key may lie on it");
}

#[test]
fn the_rest_leaves_the_walls_of_plates_and_is_one_step_whatever_comes_between() {
    let mut table = DrawingTable::default();
    table.take_tool(place_of(ToolName::PlateOne));
    for at in [Tile::new(5, 5), Tile::new(4, 5), Tile::new(6, 5)] {
        table.press(at);
    }
    let before = table.sheet().clone();
    for seed in 0..20 {
        table.build_rest(seed);
        assert!(table.is_busy() && table.tick());
        // Asked for once more, while it is being built.
        table.build_rest(seed + 1);
        assert_eq!(table.sheet().count_sets(), 1);
        assert!(table.sheet().places('1').eq([Tile::new(4, 5)]), "seed {seed}");
        assert!(!table.is_busy() && table.undo());
        assert_eq!(*table.sheet(), before);
        assert!(table.redo());
        assert_eq!(table.sheet().count_sets(), 1);
        assert!(table.undo());
        table.build_rest(seed);
        assert!(table.tick() && table.undo());
        assert_eq!(*table.sheet(), before, "while it is being built");
    }
}

#[test]
fn a_stroke_ends_before_anything_else_is_done() {
    let mut table = DrawingTable::default();
    let before = table.sheet().clone();
    table.press(Tile::new(2, 1));
    assert!(table.is_busy() && table.undo());
    table.sweep(Tile::new(8, 1));
    assert_eq!(*table.sheet(), before, "it goes on no more");
    assert!(table.redo() && !table.redo());
    table.press(Tile::new(1, 1));
    table.mirror();
    table.sweep(Tile::new(8, 1));
    assert!(table.undo() && table.undo() && !table.undo());
    assert_eq!(*table.sheet(), before);
}

#[test]
fn what_a_picture_says_of_its_letters_can_be_changed() {
    let mut table = table(
        "cat1-cheeses2\n+---+---+---+\n| M   C   C |\n+   +   +   +\n|X          |\n+---+---+---+",
    );
    let count = |table: &DrawingTable, field| table.spec().unwrap().quest().count(field);
    assert_eq!((count(&table, "cat"), count(&table, "cheeses")), (1, 2));
    table.cursor = Tile::new(1, 3);
    table.erase();
    table.cursor = Tile::new(3, 1);
    table.erase();
    assert_eq!((count(&table, "cat"), count(&table, "cheeses")), (0, 0));
    // One who has written two mice is left with the one that is placed.
    let mut two = self::table("+---+---+\n| M   M |\n+   +   +\n|     C |\n+---+---+");
    assert!(matches!(two.spec(), Err(Unplayable::TooMany(_))));
    two.take_tool(place_of(ToolName::Mouse));
    two.press(Tile::new(1, 3));
    assert!(two.sheet().rooms('M').eq([Tile::new(1, 3)]) && two.spec().is_ok());
}

/// Wafers everywhere, and the rooms with mouse and cheese are cut off.
#[test]
fn mouse_and_cheese_are_there_however_full_the_rooms_are() {
    let picture = "+---+---+---+\n| t:  o:  M:|\n+   +   +   +\n| K:  u:  C:|\n+---+---+---+";
    let mut table = table(picture);
    assert!(table.widen(-1, 0));
    let count = |letter| table.sheet().rooms(letter).count();
    assert_eq!((count('M'), count('C')), (1, 1));
}
