//! The table where mazes are drawn: which rooms there are, copies, sizes and corridors.

use std::collections::BTreeSet;

use icetea_maze::game::drawing_table::{DrawingTable, ToolName, Unplayable};
use icetea_maze::game::input::{Action, KeyReading, KeySet};
use icetea_maze::game::keyboard::Keyboard;
use icetea_maze::game::rules::MazeRules;
use icetea_maze::game::settings::Settings;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{DraftSheet, Size, Tile, Ways};
use proptest::prelude::*;

use super::drawing::{act, all_tiles, place_of, table};

#[test]
fn a_brush_takes_rooms_out_and_brings_them_back() {
    let mut table = DrawingTable::default();
    let (before, size) = (table.sheet().clone(), table.sheet().size());
    table.take_tool(place_of(ToolName::Rooms));
    table.press(Tile::new(3, 3));
    table.sweep(Tile::new(7, 3));
    table.lift();
    let rooms = |table: &DrawingTable| table.sheet().all_rooms().count();
    assert_eq!(rooms(&table), 27);
    assert_eq!(table.spec().unwrap().rooms(), 27);
    assert!(table.undo());
    assert_eq!(*table.sheet(), before, "a stroke is one step");
    assert!(table.redo());
    table.press(Tile::new(5, 3));
    table.lift();
    assert_eq!(rooms(&table), 28, "what is outside comes back");
    // A wider brush, and mouse and cheese make way.
    table.take_tool(place_of(ToolName::Rooms));
    for corner in [size.start(), size.goal()] {
        table.press(corner);
        assert!(!table.sheet().has_room(corner));
    }
    assert_eq!([table.sheet().rooms('M').count(), table.sheet().rooms('C').count()], [1, 1]);
    // However much is painted, a maze has two rooms.
    for number in 0..size.rooms() {
        if table.sheet().has_room(size.room(number)) {
            table.press(size.room(number));
        }
    }
    assert_eq!(rooms(&table), 2);
}

/// A cut picture would be a smaller sheet, and nobody would be told.
#[test]
fn a_picture_of_any_size_can_be_pasted() {
    for (width, height) in [(200, 200), (20_000, 2), (2, 20_000)] {
        let picture = DraftSheet::walls(Size::new(width, height).unwrap()).to_string();
        let (mut keyboard, settings) = (Keyboard::default(), Settings::default());
        keyboard.paste(Some(picture.clone()));
        let inputs = keyboard.take(KeyReading::at_rest(KeySet::Menu), &settings.bindings);
        assert_eq!(inputs.actions, [Action::Paste(picture)], "{width} x {height}");
    }
}

/// Whatever takes rooms out, two are left: a pasted sheet, a copy of what is outside, a smaller size.
#[test]
fn a_sheet_has_two_rooms() {
    let rooms = |table: &DrawingTable| table.sheet().all_rooms().count();
    for picture in [
        "+---+---+\n|###|###|\n+---+---+\n|###|###|\n+---+---+",
        "+---+---+\n| M |###|\n+---+---+\n|###|###|\n+---+---+",
    ] {
        assert!(picture.parse::<DraftSheet>().is_err(), "{picture}");
    }
    let mut table = table(
        "+---+---+---+---+\n|###|###| M | C |\n+---+---+---+---+\n|###|###|   |   |\n+---+---+---+---+",
    );
    table.take_tool(place_of(ToolName::Copy));
    for at in [Tile::new(1, 1), Tile::new(3, 3), Tile::new(5, 1)] {
        table.press(at);
        table.lift();
    }
    assert_eq!(rooms(&table), 2);
    assert!(table.undo() && table.widen(-1, 0) && table.widen(-1, 0));
    assert_eq!(rooms(&table), 2);
    assert_eq!([table.sheet().rooms('M').count(), table.sheet().rooms('C').count()], [1, 1]);
}

#[test]
fn a_cheese_in_the_corner_stays_there() {
    let mut table = DrawingTable::default();
    assert!(table.widen(1, 0) && table.widen(0, 1));
    assert!(table.sheet().rooms('C').eq([table.sheet().size().goal()]));
    assert!(table.widen(-1, -1) && table.widen(0, -1));
    assert!(table.sheet().rooms('C').eq([table.sheet().size().goal()]));
}

/// A pointer that strays onto the walls beside a corridor leaves them standing.
#[test]
fn a_corridor_stays_between_its_walls() {
    let mut table = DrawingTable::default();
    table.press(Tile::new(1, 3));
    for at in [Tile::new(2, 4), Tile::new(3, 4), Tile::new(3, 3), Tile::new(5, 4), Tile::new(7, 3)]
    {
        table.sweep(at);
    }
    // Round a corner it goes by a room.
    table.sweep(Tile::new(9, 5));
    table.lift();
    let grid = table.sheet().grid();
    let open: Vec<Tile> = table.sheet().all_places().filter(|&at| grid.is_open(at)).collect();
    let wanted = [(2, 3), (4, 3), (6, 3), (8, 3), (9, 4)];
    assert_eq!(open, wanted.map(|(column, row)| Tile::new(column, row)));
}

/// A side grows and shrinks by the same sizes.
#[test]
fn sides_grow_as_they_shrink() {
    let mut table = DrawingTable::default();
    let mut widths = vec![table.sheet().size().width()];
    while table.widen(1, 0) {
        widths.push(table.sheet().size().width());
    }
    assert!(widths.len() < 50 && widths.contains(&16) && widths.contains(&32));
    for &width in widths.iter().rev().skip(1) {
        assert!(table.widen(-1, 0));
        assert_eq!(table.sheet().size().width(), width);
    }
}

#[test]
fn a_painted_shape_is_turned_inside_out_built_and_sent() {
    let mut table = DrawingTable::new(DraftSheet::walls(Size::new(12, 9).unwrap()));
    table.take_tool(place_of(ToolName::Rooms));
    table.take_tool(place_of(ToolName::Rooms));
    table.press(Tile::new(5, 5));
    table.sweep(Tile::new(17, 13));
    table.lift();
    let outside = 12 * 9 - table.sheet().all_rooms().count();
    table.take_tool(place_of(ToolName::InsideOut));
    assert_eq!(table.tool, place_of(ToolName::Rooms), "the brush stays in hand");
    assert_eq!(table.sheet().all_rooms().count(), outside);
    table.build_rest(3);
    while table.tick() {}
    assert_eq!(table.sheet().count_sets(), 1);
    let spec = table.spec().unwrap();
    assert_eq!(spec.rooms() as usize, outside);
    let code = spec.to_string();
    assert!(code.starts_with("drawn1-12x9-shape"), "{code}");
    assert_eq!(code.parse(), Ok(spec));
    assert_eq!(DrawingTable::new(MazeRules::draft(&spec).unwrap().sheet()).sheet(), table.sheet());
    // Parts that do not touch are no maze, and closed sets are for rectangles.
    let mut parts = DrawingTable::default();
    parts.take_tool(place_of(ToolName::Rooms));
    parts.press(Tile::new(5, 1));
    parts.sweep(Tile::new(5, 9));
    assert_eq!(parts.spec(), Err(Unplayable::Parts(2)));
    assert!(matches!(parts.sheet().ways(), Some(Ways::None(walls)) if walls.is_empty()));
    table.take_tool(place_of(ToolName::Bites));
    assert!(matches!(table.spec(), Err(Unplayable::Shape(tool)) if tool.name == ToolName::Bites));
    for name in [ToolName::Bites, ToolName::Bites, ToolName::Bites, ToolName::Tea] {
        table.take_tool(place_of(name));
    }
    assert!(matches!(table.spec(), Err(Unplayable::Shape(tool)) if tool.name == ToolName::Tea));
}

#[test]
fn a_part_is_copied_with_its_walls_and_things() {
    let mut table = table(
        "+---+---+---+---+\n| M   K |       |\n+   +---+   +   +\n|   | C         |\n+---+---+---+---+",
    );
    table.take_tool(place_of(ToolName::Copy));
    table.press(Tile::new(1, 1));
    table.sweep(Tile::new(3, 3));
    table.lift();
    assert_eq!(table.part(), Some([Tile::new(3, 3), Tile::new(5, 5)]));
    table.press(Tile::new(5, 1));
    let sheet = table.sheet().to_string();
    // The key is there once already, there are two cheeses now, and the mouse stays.
    assert_eq!(
        sheet,
        "+---+---+---+---+\n| M   K |       |\n+   +---+   +---+\n|   | C     | C |\n+---+---+---+---+\n"
    );
    assert!(table.undo() && !table.undo());
    // By keys, a part begins and ends with a press; it is cut where the sheet ends.
    table.take_tool(place_of(ToolName::Copy));
    for at in [Tile::new(3, 3), Tile::new(3, 3), Tile::new(7, 3)] {
        table.press(at);
        table.lift();
    }
    assert_eq!(table.sheet().rooms('C').count(), 2);
}

proptest! {
    /// What is copied onto itself changes nothing, and all rooms elsewhere stay as they are.
    #[test]
    fn a_copy_changes_only_where_it_comes(seed: u64) {
        let (mut table, mut dice) = (DrawingTable::default(), Dice::new(seed));
        for _ in 0..30 {
            act(&mut table, &mut dice);
        }
        let size = table.sheet().size();
        let mut any = || size.room(dice.below(size.rooms()));
        let ([one, other], to) = ([any(), any()], any());
        let first = Tile::new(one.column.min(other.column), one.row.min(other.row));
        table.take_tool(place_of(ToolName::Wall));
        table.take_tool(place_of(ToolName::Copy));
        let before = table.sheet().clone();
        for at in [one, other, first] {
            table.press(at);
            table.lift();
        }
        prop_assert_eq!(table.sheet().grid(), before.grid());
        let letters = |sheet: &DraftSheet| sheet.letters().collect::<BTreeSet<_>>();
        prop_assert_eq!(letters(table.sheet()), letters(&before));
        table.press(to);
        let (width, height) =
            (one.column.abs_diff(other.column), one.row.abs_diff(other.row));
        // A sheet is never left without two rooms.
        prop_assume!(table.sheet().all_rooms().nth(2).is_some());
        for at in all_tiles(&table) {
            let is_in = (to.column - 1..=to.column + width + 1).contains(&at.column)
                && (to.row - 1..=to.row + height + 1).contains(&at.row);
            prop_assert!(is_in || table.sheet().grid().is_open(at) == before.grid().is_open(at));
        }
    }
}
