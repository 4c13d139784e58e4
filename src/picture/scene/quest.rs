//! The things of a quest besides cheeses: its key, its doors, its plates with their walls, and its
//! trap.

mod moving_wall;

use super::prelude::*;
use crate::game::race::{Race, Track};
use crate::game::stages::{Stages, TakenThings, Thing, ThingKind};
use crate::game::tuning::TICKS_PER_SECOND;
use crate::picture::motion::{Motions, WALL};

/// The width of a key's lines, and its reach from the middle, as shares of its place.
const KEY_LINE: f32 = 0.09;
const KEY_REACH: f32 = 0.3;
/// The size of the bow of a key.
const KEY_BOW: f32 = 0.15;
/// The size of a door, as shares of the distance between rooms: across its way, and along it.
const DOOR: [f32; 2] = [0.66, 0.27];
/// The number of a door's boards.
const BOARDS: u8 = 3;
/// The size of a trap's board, as a share of the distance between rooms.
const TRAP: Vec2 = vec2(0.62, 0.4);
/// The wood of doors and traps, its edges, the brass of locks and keys, and the steel of jaws.
const WOOD: Color = Color::hex(0x00b0_7a4a);
const WOOD_EDGE: Color = Color::hex(0x005c_3a21);
const BRASS: Color = Color::hex(0x00f2_b632);
const BRASS_EDGE: Color = Color::hex(0x0073_4a0e);
const STEEL: Color = Color::hex(0x00d9_e0e6);
const STEEL_EDGE: Color = Color::hex(0x004a_5560);

/// A quest at a moment.
pub struct QuestShown<'a> {
    stages: &'a Stages,
    taken: TakenThings,
    /// What was taken before the last thing was.
    before: TakenThings,
    /// How far the motion has come that the last thing has set off.
    share: f32,
}

impl<'a> QuestShown<'a> {
    /// The quest of a race of one player, if there is one.
    pub fn of_race(race: &'a Race, blend: f32, motions: Motions) -> Option<Self> {
        let (stages, taken) = (race.stages()?, race.taken);
        let took = race.took().map(|(before, ticks)| (before, ticks as f32 + blend));
        Some(Self::new(stages, taken, took, motions))
    }

    /// The quest in its final state.
    pub fn at_rest(race: &'a Race, motions: Motions) -> Option<Self> {
        Some(Self::new(race.stages()?, race.taken, None, motions))
    }

    /// The quest along this track, at a tick and this far into the next.
    pub fn of_track(
        stages: &'a Stages,
        track: &Track,
        (tick, blend): (u32, f32),
        motions: Motions,
    ) -> Self {
        let (mut taken, mut took) = (TakenThings::NOTHING, None);
        for (at, place) in track.arrivals().take_while(|&(at, _)| at <= tick) {
            let now = stages.come_to(taken, place);
            if now != taken {
                took = Some((taken, (tick - at) as f32 + blend));
            }
            taken = now;
        }
        Self::new(stages, taken, took, motions)
    }

    fn new(
        stages: &'a Stages,
        taken: TakenThings,
        took: Option<(TakenThings, f32)>,
        motions: Motions,
    ) -> Self {
        let (before, ticks) = took.unwrap_or((taken, 0.0));
        let share = motions.at(WALL, ticks / TICKS_PER_SECOND as f32);
        Self { stages, taken, before, share }
    }

    /// The things that are still there.
    pub fn left(&self) -> impl Iterator<Item = Thing> + '_ {
        self.stages.left(self.taken)
    }
}

/// Draws what lies on the floor and what stands in the way; small things have at least this size.
pub fn draw(quest: &QuestShown, sight: &MazeSight, least: f32, painter: &mut Painter) {
    let (pitch, stages, taken) = (sight.pitch(), quest.stages, quest.taken);
    moving_wall::draw(quest, sight, least, painter);
    for &door in stages.doors_locked(taken) {
        let is_across = door.column.is_multiple_of(2);
        draw_door(sight.to_standing(tile_vec(door)), is_across, pitch.max(0.8 * least), painter);
    }
    for thing in stages.left(taken).filter(|thing| thing.kind == ThingKind::Key) {
        draw_key(sight.to_standing(tile_vec(thing.at)), pitch.max(least), painter);
    }
}

/// The trap, wherever it is on its round.
pub fn draw_trap(at: Vec2, sight: &MazeSight, least: f32, painter: &mut Painter) {
    let pitch = sight.pitch().max(least);
    let middle = sight.to_standing(at) + vec2(0.0, 0.12 * pitch);
    let part = |across: f32, along: f32, size: Vec2| {
        Rect::new(middle.x + across * pitch, middle.y + along * pitch, size.x, size.y)
    };
    let edge = (0.03 * pitch).max(1.0);
    let [board, jaw] = [TRAP, vec2(TRAP.x / 2.0, TRAP.y - 0.1)];
    let board = part(-board.x / 2.0, -board.y / 2.0, board * pitch);
    painter.soft_shadow(board, 2.0 * edge, 4.0 * edge, Color { a: 0.3, ..WOOD_EDGE });
    painter.round_rect(board.inset(-edge), 3.0 * edge, WOOD_EDGE);
    painter.round_rect(board, 2.0 * edge, WOOD);
    painter.circle(middle - vec2(0.14 * pitch, 0.0), 0.07 * pitch, BRASS);
    let jaw = part(0.0, -jaw.y / 2.0, jaw * pitch).inset(edge);
    painter.round_border(jaw.inset(-edge), 3.0 * edge, 3.0 * edge, STEEL_EDGE);
    painter.round_border(jaw, 2.0 * edge, 1.5 * edge, STEEL);
    let axle = vec2(0.0, board.h / 2.0 - 2.0 * edge);
    painter.line(middle - axle, middle + axle, 4.0 * edge, STEEL_EDGE);
    painter.line(middle - axle, middle + axle, 2.0 * edge, STEEL);
}

/// A door across a way from left to right, or else from above.
fn draw_door(middle: Vec2, is_across: bool, pitch: f32, painter: &mut Painter) {
    let [wide, thick] = DOOR.map(|share| share * pitch);
    let size = if is_across { vec2(thick, wide) } else { vec2(wide, thick) };
    let door = Rect::new(middle.x - size.x / 2.0, middle.y - size.y / 2.0, size.x, size.y);
    let edge = (0.03 * pitch).max(1.0);
    painter.round_rect(door.inset(-edge), 2.0 * edge, WOOD_EDGE);
    painter.round_rect(door, edge, WOOD);
    for board in 1..BOARDS {
        let share = f32::from(board) / f32::from(BOARDS);
        let (from, to) = if is_across {
            let y = door.y + share * door.h;
            (vec2(door.x, y), vec2(door.right(), y))
        } else {
            let x = door.x + share * door.w;
            (vec2(x, door.y), vec2(x, door.bottom()))
        };
        painter.line(from, to, edge, WOOD_EDGE);
    }
    let lock = 0.075 * pitch;
    painter.circle(middle, lock + edge, BRASS_EDGE);
    painter.circle(middle, lock, BRASS);
    painter.circle(middle, 0.4 * lock, BRASS_EDGE);
}

fn draw_key(middle: Vec2, pitch: f32, painter: &mut Painter) {
    let along = vec2(KEY_REACH, -KEY_REACH) * pitch / std::f32::consts::SQRT_2;
    let across = along.perp() * 0.45;
    let (bow, tip) = (middle - 0.5 * along, middle + along);
    let line = KEY_LINE * pitch;
    let edge = line + (0.05 * pitch).max(2.0);
    for (line, ring, colour) in
        [(edge, KEY_BOW * pitch + edge - line, BRASS_EDGE), (line, KEY_BOW * pitch, BRASS)]
    {
        painter.line(bow, tip, line, colour);
        painter.line(tip, tip + across, line, colour);
        painter.line(tip - 0.35 * along, tip - 0.35 * along + 0.7 * across, line, colour);
        painter.circle(bow, ring, colour);
    }
    painter.circle(bow, 0.45 * KEY_BOW * pitch, BRASS_EDGE);
}
