//! The sheet: its walls, what lies in it, the walls that would open a way, and the cursor.

use std::collections::BTreeMap;

use crate::game::drawing_table::TOOLS;
use crate::maze::{Size, Tile, Ways};
use crate::screens::draw::DrawScreen;
use crate::screens::parts::marks::RulesShown;
use crate::screens::parts::prelude::*;

/// How large a room and a wall are to be pressed, as shares of the distance between rooms: along the
/// wall and across it.
const ROOM: f32 = 0.58;
const WALL: Vec2 = vec2(0.58, 0.4);
/// How thick the cursor is on a wall.
const ON_WALL: f32 = 0.22;
/// The size of the mouse and of a cheese in rooms.
const FIGURE: f32 = 0.95;
/// The dots on a wall that would open a way.
const DOTS: u8 = 3;
const DOT: f32 = 0.055;

pub fn draw<'a>(
    context: &Context<'a>,
    screen: &'a DrawScreen,
    board: Rect,
    painter: &mut Painter<'a>,
) {
    let known = screen.looked_at();
    let sight = draw_whole(
        context,
        &known.walls,
        Traces::None,
        board,
        Ground::Window { lantern: None },
        painter,
    );
    let (table, pitch) = (&screen.table, sight.pitch());
    let trap = table.sheet().rooms('T').next().map(tile_vec);
    let shown = RulesShown::of_marks(known.marks.clone(), trap);
    shown.draw_floor(&sight, painter);
    let side = FIGURE * pitch;
    let feet = |at: Tile| sight.to_standing(tile_vec(at)) + vec2(0.0, side / 3.0);
    for at in shown.cheeses() {
        painter.standing(SheetName::Cheese, context.frames.cheese(), feet(at), side);
    }
    shown.draw(&sight, 0.0, painter);
    shown.draw_others(context.frames, &sight, 0.0, painter);
    for at in table.sheet().rooms('M') {
        painter.standing(SheetName::Mouse, context.frames.resting(), feet(at), side);
    }
    if let Ways::None(walls) = &known.ways {
        for &wall in walls {
            draw_opening(wall, &sight, painter);
        }
    }
    let mut things: BTreeMap<Tile, Vec<char>> = BTreeMap::new();
    for (letter, at) in table.sheet().letters() {
        things.entry(at).or_default().push(letter);
    }
    let size = table.sheet().size();
    let rooms = (0..size.rooms()).map(|number| size.room(number));
    for at in rooms.chain(table.sheet().all_places()) {
        let place = place_of(at, &sight);
        if screen.panel.is_none() && at == table.cursor {
            painter.focus_ring(under_cursor(at, &sight), XS);
        }
        painter.named_control(place, Target::Tile(at), name(context, screen, at, things.get(&at)));
    }
}

/// Where a room or a place between two is pressed.
fn place_of(at: Tile, sight: &MazeSight) -> Rect {
    let (middle, pitch) = (sight.to_screen(tile_vec(at)), sight.pitch());
    let half = match (at.column % 2, at.row % 2) {
        (1, 1) => vec2(ROOM, ROOM),
        (0, _) => vec2(WALL.y, WALL.x),
        _ => WALL,
    };
    let half = half * pitch / 2.0;
    Rect::between(middle - half, middle + half)
}

/// What the cursor is drawn around.
fn under_cursor(at: Tile, sight: &MazeSight) -> Rect {
    let place = place_of(at, sight);
    let thin = ON_WALL * sight.pitch();
    let size = match (at.column % 2, at.row % 2) {
        (1, 1) => place.size(),
        (0, _) => vec2(thin, place.h),
        _ => vec2(place.w, thin),
    };
    middle(place, size).inset(2.0)
}

/// A wall that would open a way: a dotted line through it.
fn draw_opening(wall: Tile, sight: &MazeSight, painter: &mut Painter) {
    let [one, other] = Size::sides(wall).map(|room| sight.to_screen(tile_vec(room)));
    for dot in 0..DOTS {
        let share = (f32::from(dot) + 1.0) / (f32::from(DOTS) + 1.0);
        let radius = (DOT * sight.pitch()).max(2.0);
        let at = one + (other - one) * (0.25 + share / 2.0);
        painter.circle(at, radius + 1.0, painter.palette.panel);
        painter.circle(at, radius, painter.palette.hint);
    }
}

/// Where it is and what is there, in words.
fn name(context: &Context, screen: &DrawScreen, at: Tile, things: Option<&Vec<char>>) -> String {
    let words = &context.words().draw;
    let sheet = screen.table.sheet();
    let puts = |&letter: &char| TOOLS.iter().find(|tool| tool.puts(letter, at.is_room()));
    let tools = things.into_iter().flatten().filter_map(puts);
    let mut here: Vec<&str> = tools.map(|tool| words.tools.of(tool.name)).collect();
    if here.is_empty() && !at.is_room() {
        here.push(if sheet.grid().is_open(at) { words.open } else { words.wall });
    }
    let number = |tiles: u16| u32::from(tiles.div_ceil(2));
    let (column, row) = (number(at.column), number(at.row));
    let what = here.join(", ");
    match (at.column % 2, at.row % 2) {
        (1, 1) if what.is_empty() => words.room(column, row),
        (1, 1) => words.room_with(column, row, what),
        (0, _) => words.right_of(column, row, what),
        _ => words.below(column, row, what),
    }
}
