//! The numbers of a small maze's rooms, and rings about those that a step is about, alike in the
//! maze and in the forest.

use super::showing::WatchScene;
use super::woods::Role;
use crate::game::input::Target;
use crate::game::theatre::{Show, SolveAct, Visit};
use crate::maze::{Estimate, Size};
use crate::screens::parts::prelude::*;
use crate::words::WatchWords;

/// The thickness of a search's tree and the radius of its buds, in parts of the pitch.
const BRANCH: f32 = 0.03;
const BUD: f32 = 0.045;
/// The size of numbers in the maze, in parts of the pitch, and its bounds.
const LETTERS: f32 = 0.22;
const LETTERS_IN_A_CORNER: f32 = 0.15;
const SMALLEST: f32 = NOTE;
const LARGEST: f32 = 26.0;
/// The thickness of rings.
const RING: f32 = 3.5;
/// The reach of the ring about a root.
pub const ROOT_RING: f32 = RING + 1.0;
/// The place of a number that would be in the way in the middle, in parts of the way to a corner.
const CORNER: f32 = 0.22;
/// Half of the maximum width and height of a visit, in the same unit.
const LARGEST_VISIT: Vec2 = vec2(0.4, 0.2);

/// Draws the numbers of all rooms in the maze.
pub fn draw(painter: &mut Painter, sight: &MazeSight, scene: &WatchScene) {
    if let Some(size) = scene.names.numbered() {
        draw_roles(painter, sight, (scene.show, size), &scene.words.watch, |room| scene.role(room));
    }
}

/// Draws the numbers in a maze of this size, with the role of each room in the present step.
pub fn draw_roles(
    painter: &mut Painter,
    sight: &MazeSight,
    (show, size): (&Show, Size),
    words: &WatchWords,
    role: impl Fn(u32) -> Role,
) {
    let (pitch, pane, goal) = (sight.pitch(), sight.lens.pane, show.maze().goal());
    let is_search = show.build().is_none();
    let share = if is_search { LETTERS_IN_A_CORNER } else { LETTERS };
    let letters = (share * pitch).clamp(SMALLEST, LARGEST);
    let last = (size.rooms() - 1).to_string();
    let has_room_for = |painter: &Painter, text: &str| pill(painter, letters, text).x < 0.5 * pitch;
    if !has_room_for(painter, &last) {
        return;
    }
    if let Some(search) = show.search() {
        draw_tree(painter, sight, size, search);
    }
    let estimates = show.search().and_then(SolveAct::estimates);
    let all = || estimates.iter().flatten().flatten().map(|&estimate| told_estimate(estimate));
    let are_short = all().any(|[whole, _]| !has_room_for_visit(painter, (pitch, letters), &whole));
    for room in (0..size.rooms()).filter(|&room| show.maze().grid().is_open(size.room(room))) {
        let tile = size.room(room);
        let middle = sight.to_standing(tile_vec(tile));
        let reach = Rect::about(middle, 0.4 * pitch);
        if !pane.contains(reach.point()) || !pane.contains(reach.point() + reach.size()) {
            continue;
        }
        let role = role(room);
        let at = if is_search || tile == goal { middle - CORNER * pitch } else { middle };
        let lettered = role.letter.map(|letter| format!("{letter} {room}"));
        let lettered = lettered.filter(|text| has_room_for(painter, text));
        let text = lettered.unwrap_or_else(|| room.to_string());
        draw_number(painter, at, letters, &text, role);
        let visit = show.search().and_then(|search| search.visit(room));
        let told = match &estimates {
            Some(estimates) => estimates[room as usize].map(|estimate| {
                let [whole, sum] = told_estimate(estimate);
                if are_short { sum } else { whole }
            }),
            None => visit.map(told_visit),
        };
        if let Some(text) = told {
            draw_visit(painter, middle, (pitch, letters), &text);
        }
        let name = words.room_name(room);
        painter.named_control(reach, Target::Room(room), name);
    }
}

/// The tree of a search: a line from each room to the one it was found from.
fn draw_tree(painter: &mut Painter, sight: &MazeSight, size: Size, search: &SolveAct) {
    let (pitch, pane, ink) = (sight.pitch(), sight.lens.pane, painter.palette.ink);
    let at = |room| sight.to_standing(tile_vec(size.room(room)));
    for room in 0..size.rooms() {
        let ends = search.parent(room).map(|parent| [at(parent), at(room)]);
        if let Some([parent, child]) =
            ends.filter(|ends| ends.iter().all(|&end| pane.contains(end)))
        {
            painter.line(parent, child, BRANCH * pitch, ink);
            painter.circle(child, BUD * pitch, ink);
        }
    }
}

/// Half of the size of a number.
fn pill(painter: &Painter, letters: f32, text: &str) -> Vec2 {
    let width = painter.measure(Typeface::Strong, letters, text);
    vec2((0.5 * width + 0.35 * letters).max(0.75 * letters), 0.75 * letters)
}

fn draw_number(painter: &mut Painter, at: Vec2, letters: f32, text: &str, role: Role) {
    let palette = painter.palette;
    let half = pill(painter, letters, text);
    let pill = |by: f32| Rect::between(at - half - by, at + half + by);
    draw_rings(painter, role, |painter, by, colour| {
        painter.round_rect(pill(by), half.y + by, colour);
    });
    let (ground, ink) = colours(painter, role).unwrap_or((palette.panel, palette.ink));
    painter.round_rect(pill(0.0), half.y, ground);
    let style = Style::new(Typeface::Strong, letters, ink).centred();
    painter.text(style, at.x, at.y + HALF_LETTER * letters, text);
}

/// When a search entered a room and left it, or how far it is.
fn told_visit(visit: Visit) -> String {
    match visit {
        Visit::Found(found) => format!("{found}/"),
        Visit::Left(found, left) => format!("{found}/{left}"),
        Visit::Distance(steps) => steps.to_string(),
    }
}

/// A*'s estimate for a room, and alone the value it is chosen by, if there is no room for more.
fn told_estimate(estimate: Estimate) -> [String; 2] {
    let Estimate { walked, ahead } = estimate;
    let sum = estimate.sum();
    [format!("{walked}+{ahead}={sum}"), sum.to_string()]
}

/// Whether the text about a room takes no more than its share of it.
fn has_room_for_visit(painter: &Painter, (pitch, letters): (f32, f32), text: &str) -> bool {
    pill(painter, letters, text).cmple(LARGEST_VISIT * pitch).all()
}

/// The text about a room, in the corner opposite to its number, if there is room for it.
fn draw_visit(painter: &mut Painter, middle: Vec2, (pitch, letters): (f32, f32), text: &str) {
    if !has_room_for_visit(painter, (pitch, letters), text) {
        return;
    }
    let half = pill(painter, letters, text);
    let at = middle + vec2((2.0 * CORNER * pitch - half.x).min(CORNER * pitch), CORNER * pitch);
    let palette = painter.palette;
    painter.round_rect(Rect::between(at - half, at + half), half.y, palette.ink);
    let style = Style::new(Typeface::Strong, letters, palette.background).centred();
    painter.text(style, at.x, at.y + HALF_LETTER * letters, text);
}

/// The colours of a room's number, if not the usual ones.
pub fn colours(painter: &Painter, role: Role) -> Option<(Color, Color)> {
    let palette = painter.palette;
    role.letter.map(|_| (palette.ink, palette.background))
}

/// The rings about a room, the outer ones first: `disc` draws one that is larger by its argument.
pub fn draw_rings(
    painter: &mut Painter,
    role: Role,
    mut disc: impl FnMut(&mut Painter, f32, Color),
) {
    let palette = painter.palette;
    let of_root = if role.is_root { ROOT_RING } else { 0.0 };
    if role.is_pointed_at {
        disc(painter, of_root + RING + 1.0, palette.ink);
        disc(painter, of_root + RING, palette.focus);
    }
    if role.is_root {
        disc(painter, of_root, palette.ink);
        disc(painter, RING, palette.second_accent);
    }
}
