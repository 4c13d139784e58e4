//! Keys and locked doors. Each colour has a shape: that of a key's bow and of the lock it opens.

use crate::game::rules::KeyColour;
use crate::maze::Tile;
use crate::screens::parts::prelude::*;

/// The width of a key's lines, its reach from the middle, and the size of its bow, as shares of its
/// place.
const KEY_LINE: f32 = 0.09;
const KEY_REACH: f32 = 0.3;
const KEY_BOW: f32 = 0.15;
/// The size of a door, as shares of the distance between rooms: across its way, and along it.
const DOOR: [f32; 2] = [0.66, 0.27];
/// The share of a leaf that is seen of an open door, and where its brass band begins.
const OPEN: f32 = 0.36;
const BAND: f32 = 0.68;
/// The number of a door's boards.
const BOARDS: u8 = 3;
/// The size of a lock, and of one whose shape tells it from others.
const LOCK: f32 = 0.075;
const SHAPED_LOCK: f32 = 0.1;
/// Where the keys on the string lie beside the mouse, their distance and their size, as shares of its
/// size.
const HELD: Vec2 = vec2(0.4, -0.1);
const HELD_PITCH: f32 = 0.17;
const HELD_SIZE: f32 = 0.55;
const GLOW: Color = Color { a: 0.9, ..Color::hex(0x00ff_ffff) };

/// How a key and its door look: what is between its edges, the edges, and the shape of bow and lock.
#[derive(Clone, Copy)]
pub(super) struct LockLook {
    pub fill: Color,
    pub edge: Color,
    shape: Shape,
}

#[derive(Clone, Copy)]
enum Shape {
    Round,
    Square,
    Triangle,
}

pub(super) const BRASS: LockLook =
    LockLook { fill: Color::hex(0x00f2_b632), edge: Color::hex(0x0073_4a0e), shape: Shape::Round };
pub(super) const WOOD: LockLook =
    LockLook { fill: Color::hex(0x00b0_7a4a), edge: Color::hex(0x005c_3a21), shape: Shape::Round };

const fn look(colour: KeyColour) -> LockLook {
    let (fill, edge, shape) = match colour {
        KeyColour::Blue => (0x004a_9fe8, 0x0010_3c68, Shape::Round),
        KeyColour::Red => (0x00e4_4f43, 0x0066_1410, Shape::Square),
        KeyColour::Green => (0x008f_d97a, 0x001f_5220, Shape::Triangle),
    };
    LockLook { fill: Color::hex(fill), edge: Color::hex(edge), shape }
}

impl Shape {
    fn draw(self, middle: Vec2, size: f32, colour: Color, painter: &mut Painter) {
        match self {
            Self::Round => painter.circle(middle, size, colour),
            Self::Square => painter.round_rect(Rect::about(middle, size), 0.2 * size, colour),
            Self::Triangle => {
                let corner = |x: f32, y: f32| middle + vec2(x, y) * 1.35 * size;
                let corners = [corner(0.0, -1.0), corner(0.87, 0.5), corner(-0.87, 0.5)];
                painter.polygon(&corners, colour);
            }
        }
    }
}

/// A key on the floor, which is of brass if it has no colour.
pub(super) fn draw_key(
    at: Tile,
    colour: Option<KeyColour>,
    sight: &MazeSight,
    least: f32,
    painter: &mut Painter,
) {
    let (middle, pitch) = (sight.to_standing(tile_vec(at)), sight.pitch().max(least));
    let along = vec2(KEY_REACH, -KEY_REACH) * pitch / std::f32::consts::SQRT_2;
    draw_key_along(middle, along, colour.map_or(BRASS, look), painter);
}

fn draw_key_along(middle: Vec2, along: Vec2, look: LockLook, painter: &mut Painter) {
    let pitch = along.length() / KEY_REACH;
    let across = along.perp() * 0.45;
    let (bow, tip) = (middle - 0.5 * along, middle + along);
    let line = KEY_LINE * pitch;
    let edge = line + (0.05 * pitch).max(2.0);
    for (line, ring, colour) in
        [(edge, KEY_BOW * pitch + edge - line, look.edge), (line, KEY_BOW * pitch, look.fill)]
    {
        painter.line(bow, tip, line, colour);
        painter.line(tip, tip + across, line, colour);
        painter.line(tip - 0.35 * along, tip - 0.35 * along + 0.7 * across, line, colour);
        look.shape.draw(bow, ring, colour, painter);
    }
    painter.circle(bow, 0.4 * KEY_BOW * pitch, look.edge);
}

/// The keys on the string, the one taken last on top, beside a mouse of this size with its feet here.
pub(super) fn draw_held(
    keys: impl DoubleEndedIterator<Item = KeyColour>,
    feet: Vec2,
    side: f32,
    painter: &mut Painter,
) {
    let keys: Vec<KeyColour> = keys.rev().collect();
    for (place, &colour) in keys.iter().enumerate() {
        let middle = feet + (HELD - vec2(0.0, HELD_PITCH * place as f32)) * side;
        let look = look(colour);
        let along = vec2(KEY_REACH * HELD_SIZE * side, 0.0);
        if place + 1 == keys.len() {
            let [from, to] = [middle - 0.7 * along, middle + 1.1 * along];
            painter.line(from, to, 0.24 * side, GLOW);
            painter.circle(from, 0.12 * side, GLOW);
            painter.circle(to, 0.12 * side, GLOW);
        }
        draw_key_along(middle, along, look, painter);
    }
}

/// The place of a door.
struct Doorway {
    /// Whether one goes through it to the right or left.
    is_across: bool,
    middle: Vec2,
    pitch: f32,
    wide: f32,
    thick: f32,
    edge: f32,
}

impl Doorway {
    fn of(at: Tile, sight: &MazeSight, least: f32) -> Self {
        let (middle, pitch) = (sight.to_standing(tile_vec(at)), sight.pitch().max(0.8 * least));
        let [wide, thick] = DOOR.map(|share| share * pitch);
        let is_across = at.column.is_multiple_of(2);
        Self { is_across, middle, pitch, wide, thick, edge: (0.03 * pitch).max(1.0) }
    }
}

/// A locked door, which is of wood and has a lock of brass if it has no colour.
pub(super) fn draw_door(
    at: Tile,
    colour: Option<KeyColour>,
    sight: &MazeSight,
    least: f32,
    painter: &mut Painter,
) {
    let Doorway { is_across, middle, pitch, wide, thick, edge } = Doorway::of(at, sight, least);
    let size = if is_across { vec2(thick, wide) } else { vec2(wide, thick) };
    let door = Rect::new(middle.x - size.x / 2.0, middle.y - size.y / 2.0, size.x, size.y);
    let wood = colour.map_or(WOOD, look);
    painter.round_rect(door.inset(-edge), 2.0 * edge, wood.edge);
    painter.round_rect(door, edge, wood.fill);
    for board in 1..BOARDS {
        let share = f32::from(board) / f32::from(BOARDS);
        let (from, to) = if is_across {
            let y = door.y + share * door.h;
            (vec2(door.x, y), vec2(door.right(), y))
        } else {
            let x = door.x + share * door.w;
            (vec2(x, door.y), vec2(x, door.bottom()))
        };
        painter.line(from, to, edge, wood.edge);
    }
    let lock = colour.map_or(LOCK, |_| SHAPED_LOCK) * pitch;
    wood.shape.draw(middle, lock + edge, BRASS.edge, painter);
    wood.shape.draw(middle, lock, BRASS.fill, painter);
    painter.circle(middle, 0.4 * LOCK * pitch, BRASS.edge);
}

/// A door whose two leaves have slid apart as far as this share.
pub(super) fn draw_open_door(
    at: Tile,
    share: f32,
    sight: &MazeSight,
    least: f32,
    painter: &mut Painter,
) {
    let Doorway { is_across, middle, wide, thick, edge, .. } = Doorway::of(at, sight, least);
    let along = if is_across { Vec2::Y } else { Vec2::X };
    let long = wide / 2.0 * (1.0 - (1.0 - OPEN) * share);
    for side in [-1.0, 1.0] {
        let post = middle + along * side * wide / 2.0;
        let [low, high] = [post, post - along * side * long];
        let across = along.perp().abs() * thick / 2.0;
        let span = |one: Vec2| Rect::between(one.min(high) - across, one.max(high) + across);
        let leaf = span(low);
        painter.round_rect(leaf.inset(-edge), 2.0 * edge, WOOD.edge);
        painter.round_rect(leaf, edge, WOOD.fill);
        painter.round_rect(span(low.lerp(high, BAND)), edge, BRASS.fill);
    }
}
