//! The sheet: its walls, what lies in it, the walls that would open a way, and the cursor.

use crate::game::drawing_table::TOOLS;
use crate::maze::{Size, Tile, Ways};
use crate::screens::draw::{DrawScreen, PARTS};
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

/// Rooms that would be closer together than this are not all seen at once, but a part of them, so far
/// apart, beside an overview this wide.
const LEAST_PITCH: f32 = 15.0;
const PITCH_OF_PART: f32 = 26.0;
const OVERVIEW: f32 = 112.0;
const OVERVIEW_SHARE: f32 = 0.35;
/// How thick the walls of a copy are that is not put down yet, in parts of a room.
const GHOST: f32 = 0.08;
/// The most rooms that are all seen at once, and how many of a part may be beside each other.
const MOST_SEEN: u32 = 2_500;
const MOST_ABREAST: f32 = 60.0;
const LEAST_ABREAST: f32 = 3.0;
/// How high and wide a part of the overview is at least, where there is only one of that height or width.
const LEAST_PRESSED: f32 = 16.0;
/// Mouse and cheese in the overview, and a room outside of the maze, in parts of a room.
const SPOT: f32 = 3.5;
const OUTSIDE: f32 = 0.09;
/// What is seen beyond the rooms of a part: half of the walls about them.
const BEYOND: f32 = 0.2;

/// The part of the sheet that is seen.
struct SheetView {
    sight: MazeSight,
    /// Its first and last room.
    rooms: [Tile; 2],
}

impl SheetView {
    fn contains(&self, at: Tile) -> bool {
        let [first, last] = self.rooms;
        (first.column - 1..=last.column + 1).contains(&at.column)
            && (first.row - 1..=last.row + 1).contains(&at.row)
    }
}

pub fn draw<'a>(
    context: &Context<'a>,
    screen: &'a DrawScreen,
    board: Rect,
    painter: &mut Painter<'a>,
) {
    let view = draw_walls(context, screen, board, painter);
    let known = screen.looked_at();
    let (table, sight) = (&screen.table, &view.sight);
    let trap = table.sheet().rooms('T').find(|&at| view.contains(at)).map(tile_vec);
    let seen = known.marks.iter().filter(|(at, _)| view.contains(*at));
    let shown = RulesShown::of_marks(seen.map(|&(_, mark)| mark).collect(), trap);
    shown.draw_floor(sight, painter);
    let side = FIGURE * sight.pitch();
    let feet = |at: Tile| sight.to_standing(tile_vec(at)) + vec2(0.0, side / 3.0);
    for at in shown.cheeses() {
        painter.standing(SheetName::Cheese, context.frames.cheese(), feet(at), side);
    }
    shown.draw(sight, 0.0, painter);
    shown.draw_others(context.frames, sight, 0.0, painter);
    for at in table.sheet().rooms('M').filter(|&at| view.contains(at)) {
        painter.standing(SheetName::Mouse, context.frames.resting(), feet(at), side);
    }
    shown.draw_sizes(sight, painter);
    if let Ways::None(walls) = &known.ways {
        for &wall in walls.iter().filter(|&&wall| view.contains(wall)) {
            draw_opening(wall, sight, painter);
        }
    }
    draw_part(screen, &view, painter);
    let is_row = screen.row_in_turn(&context.world.settings).is_some();
    let [first, last] = view.rooms;
    let rooms = (first.row..=last.row)
        .flat_map(|row| (first.column..=last.column).map(move |column| Tile::new(column, row)));
    for at in rooms.filter(|at| !at.is_post()) {
        let place = place_of(at, sight);
        if at.is_room() && !table.sheet().has_room(at) {
            let radius = (OUTSIDE * sight.pitch()).max(1.5);
            painter.circle(sight.to_screen(tile_vec(at)), radius, painter.palette.muted_ink);
        }
        if screen.panel.is_none() && at == table.cursor {
            let wide = Rect::about(place.center(), f32::from(table.width()) * sight.pitch() / 2.0);
            match (is_row, table.width()) {
                (true, _) => {
                    let last = place_of(Tile::new(last.column, at.row), sight);
                    painter.focus_ring(under_cursor(at, sight).combine_with(last), XS);
                }
                (_, 1) => painter.focus_ring(under_cursor(at, sight), XS),
                _ => painter.focus_ring(wide.intersect(board).unwrap_or(place), wide.w / 2.0),
            }
        }
        painter.named_control(place, Target::Tile(at), name(context, screen, at));
    }
}

/// The walls: all of them, or those of the part about what is looked at, with an overview beside it.
fn draw_walls<'a>(
    context: &Context<'a>,
    screen: &'a DrawScreen,
    board: Rect,
    painter: &mut Painter<'a>,
) -> SheetView {
    let known = screen.looked_at();
    let floor = RulesShown::of_marks(known.marks.iter().map(|&(_, mark)| mark).collect(), None)
        .floor(painter.palette);
    let walls = &screen.looked_at().walls;
    let size = screen.table.sheet().size();
    let ground = || Ground::Window { lantern: None };
    let rooms = vec2(f32::from(size.width()), f32::from(size.height()));
    let is_whole = (board.size() / (rooms + 1.0)).min_element() >= LEAST_PITCH;
    if is_whole && size.rooms() <= MOST_SEEN {
        let lens = whole_lens(walls, board, ground());
        let shown = Shown::MeasuredMaze(walls, Traces::None);
        painter.maze(MazeItem::new(shown, lens, ground()).with_floor(floor));
        let sight = context.sight_of(walls, lens);
        return SheetView { sight, rooms: [size.start(), size.goal()] };
    }
    let overview = fixed(OVERVIEW.min(OVERVIEW_SHARE * board.size().max_element()));
    let [board, beside] = if board.w > board.h {
        row(board).gap(S).split([grow(1.0), overview])
    } else {
        column(board).gap(S).split([grow(1.0), overview])
    };
    let (least, most) = (board.size().min_element(), board.size().max_element());
    let pitch = PITCH_OF_PART.max(most / MOST_ABREAST).min(least / LEAST_ABREAST);
    let seen = |length: f32, rooms: u16| ((length / pitch - 2.0 * BEYOND) as u16).clamp(1, rooms);
    let (width, height) = (seen(board.w, size.width()), seen(board.h, size.height()));
    let first = |middle: u16, seen: u16, rooms: u16| {
        (middle / 2).saturating_sub(seen / 2).min(rooms - seen)
    };
    let looked_at = screen.middle();
    let left = first(looked_at.column, width, size.width());
    let top = first(looked_at.row, height, size.height());
    let part = vec2(f32::from(width), f32::from(height));
    let pane = middle(board, (part + 2.0 * BEYOND) * pitch);
    let centre = vec2(f32::from(left), f32::from(top)) + part / 2.0;
    let lens = Lens { centre, pitch, pane };
    let shown = Shown::MeasuredMaze(walls, Traces::None);
    painter.maze(MazeItem::new(shown, lens, ground()).with_floor(floor));
    let tile = |column: u16, row: u16| Tile::new(2 * column + 1, 2 * row + 1);
    let rooms = [tile(left, top), tile(left + width - 1, top + height - 1)];
    let view = SheetView { sight: context.sight_of(walls, lens), rooms };
    draw_overview(context, screen, &view, beside, painter);
    view
}

/// The whole sheet, with a frame about what is seen of it. Where it is pressed, that part is seen.
fn draw_overview<'a>(
    context: &Context<'a>,
    screen: &'a DrawScreen,
    view: &SheetView,
    place: Rect,
    painter: &mut Painter<'a>,
) {
    let pane = Rect { w: place.w.min(OVERVIEW), h: place.h.min(OVERVIEW), ..place };
    let walls = &screen.looked_at().walls;
    let (palette, size) = (painter.palette, screen.table.sheet().size());
    let ground = Ground::Map { walls: palette.wall.top, paper: palette.panel };
    let sight = draw_whole(context, walls, Traces::None, pane, ground, painter);
    for (letter, colour) in [('M', palette.players[0]), ('C', palette.accent)] {
        for at in screen.table.sheet().rooms(letter) {
            painter.circle(sight.to_screen(tile_vec(at)), SPOT, colour);
        }
    }
    let around = |[first, last]: [Tile; 2]| {
        let corner = |at: Tile, by: f32| sight.to_screen(tile_vec(at)) + by * sight.pitch();
        Rect::between(corner(first, -0.5), corner(last, 0.5))
    };
    for number in 0..PARTS * PARTS {
        let Some(part) = screen.part(number) else { continue };
        let [left, top] = [part[0].column, part[0].row].map(|tile| u32::from(tile.div_ceil(2)));
        let name = context.words().draw.show_part(left, top);
        let place = around(part);
        let grown = |part: [u16; 2], all: u16, length: f32| {
            let is_all = part == [1, all - 2];
            if is_all { length.max(LEAST_PRESSED) } else { length }
        };
        let width = grown(part.map(|at| at.column), size.columns(), place.w);
        let height = grown(part.map(|at| at.row), size.rows(), place.h);
        let half = vec2(width, height) / 2.0;
        let place = Rect::between(place.center() - half, place.center() + half);
        painter.named_control(place, Target::Part(number), name);
    }
    painter.round_border(around(view.rooms).inset(-2.0), 2.0, 2.0, palette.accent_text);
}

/// What is being chosen to be copied, or where its copy would come.
fn draw_part(screen: &DrawScreen, view: &SheetView, painter: &mut Painter) {
    let Some(part) = screen.table.part().filter(|part| view.contains(part[0])) else { return };
    let within = |at: Tile| {
        let [first, last] = view.rooms;
        Tile::new(at.column.clamp(first.column, last.column), at.row.clamp(first.row, last.row))
    };
    let half = Vec2::splat(view.sight.pitch() / 2.0);
    let [low, high] = part.map(|at| view.sight.to_screen(tile_vec(within(at))));
    let around = Rect::between(low - half, high + half);
    painter.round_border(around, S, 3.0, painter.palette.accent_text);
    let thick = GHOST * view.sight.pitch();
    for wall in screen.table.walls_of_copy().into_iter().filter(|&at| view.contains(at)) {
        let middle = view.sight.to_screen(tile_vec(wall));
        let half = if wall.column % 2 == 0 { vec2(0.0, half.y) } else { vec2(half.x, 0.0) };
        painter.line(middle - half, middle + half, thick, painter.palette.accent_text);
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
fn name(context: &Context, screen: &DrawScreen, at: Tile) -> String {
    let words = &context.words().draw;
    let sheet = screen.table.sheet();
    let puts = |letter: char| TOOLS.iter().find(|tool| tool.puts(letter, at.is_room()));
    let tools = sheet.letters_at(at).filter_map(puts);
    let mut here: Vec<&str> = tools.map(|tool| words.tools.of(tool.name)).collect();
    if !sheet.contains(at) {
        here = vec![words.outside];
    } else if here.is_empty() && !at.is_room() {
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
