//! Labels for mouse, cheese and ghost, once the player has asked for the whole maze: beside the
//! maze where that is near enough, or else for a moment over it.

use crate::game::ghost::Ghost;
use crate::game::tuning::TICKS_PER_SECOND;
use crate::maze::Direction;
use crate::picture::geometry::WHITE;
use crate::picture::icon::Way;
use crate::picture::motion::LABEL_FADE;
use crate::screens::parts::prelude::*;
use crate::screens::play::Play;

use super::{hud, name_of};

/// The ground of "Cheese", in every look.
const CHEESE: Color = Color::hex(0xA8_6400);
/// The height of a label, the padding of its letters, and the range of its tail.
const HEIGHT: f32 = 32.0;
const PAD: f32 = 12.0;
const SIZE: f32 = 16.0;
const TAIL_FROM_END: f32 = 16.0;
const HALF_TAIL: f32 = 7.0;
const TAIL: f32 = 8.0;
/// A label's distance from its place, which leaves room for the figure there.
const ABOVE: f32 = 32.0;
const BELOW: f32 = 18.0;
const ASIDE: f32 = 24.0;
/// How far above its room's middle a mouse's ears are, in rooms.
const EARS: f32 = 0.4;
/// The maximum distance of a place from the border of the maze for its label to stand outside, in
/// rooms or at least in interface pixels.
const REACH: f32 = 0.9;
const LEAST_REACH: f32 = 36.0;
/// How far the view extends beyond the border of a maze, in rooms.
const BEYOND: f32 = 0.4;
/// For how long a label stands over the maze.
const SECONDS: f32 = 1.0;
/// The height of a ghost's name tag, and its minimum distance below its place.
const TAG: f32 = 20.0;
const TAG_BELOW: f32 = 22.0;

/// "You" and "Cheese", and the name of a ghost.
pub(super) fn draw(
    context: &Context,
    play: &Play,
    ghost: Option<&Ghost>,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let Some(ticks) = play.camera.asked_for_ticks() else { return };
    let (run, words) = (&play.race, context.words());
    let seconds = ticks as f32 / TICKS_PER_SECOND as f32 - SECONDS;
    let seen = 1.0 - context.motions.at(LABEL_FADE, seconds);
    if let Some(ghost) = ghost.filter(|_| seen > 0.0) {
        draw_name(context, play, (ghost, seen), sight, painter);
    }
    let room = room(context, play, painter.screen);
    let pitch = sight.pitch();
    let (low, far) = (sight.room_to_screen(Vec2::ZERO), sight.room_to_screen(sight.size()));
    let maze = Rect::between(low, far).inset(-BEYOND * pitch);
    let reach = (REACH * pitch).max(LEAST_REACH) + BEYOND * pitch;
    let mut label = |at: Vec2, text: &str, colour: Color, other: Option<Rect>| {
        let width = width(painter, text);
        let (rect, seen) = match aside(at, width, (maze, reach), room, other) {
            Some(rect) => (rect, 1.0),
            None => (label_place(at, width, room, other), seen),
        };
        if seen > 0.0 {
            draw_at(painter, (rect, at), text, Color { a: seen, ..colour });
        }
        rect
    };
    let goal = run.cheeses_left.last().copied().unwrap_or_else(|| run.measured().maze.goal());
    let goal = sight.to_screen(tile_vec(goal));
    let is_in_sight = sight.lens.pane.contains(goal);
    let cheese = is_in_sight.then(|| label(goal, words.cheese, CHEESE, None));
    let you = sight.to_screen(Vec2::from(run.runner(0).pose(context.blend).at));
    let red = context.palette().players[0];
    label(you, words.you, red, cheese);
}

/// Where labels may lie: clear of the numbers.
pub(super) fn room(context: &Context, play: &Play, screen: Rect) -> Rect {
    let room = above_foot(screen);
    let room = match play.camera.has_panel_beside() {
        _ if !context.world.settings.hud => room,
        true => Rect { w: hud::beside(screen).x, ..room },
        false => column(room).split([fixed(hud::BOTTOM), grow(1.0)])[1],
    };
    room.inset(XS)
}

/// The name of a ghost, below it.
fn draw_name(
    context: &Context,
    play: &Play,
    (ghost, seen): (&Ghost, f32),
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let palette = painter.palette;
    let at = Vec2::from(ghost.pose(&play.race, context.blend).at);
    let at = sight.to_screen(at) + vec2(0.0, (0.5 * sight.pitch()).max(TAG_BELOW));
    let name = name_of(ghost, &context.words().replay);
    let width = painter.measure(Typeface::Strong, NOTE, &name) + M;
    let tag = Rect::new(at.x - width / 2.0, at.y, width, TAG);
    painter.round_rect(tag, TAG / 2.0, Color { a: 0.85 * seen, ..palette.panel });
    let muted = painter.muted(Typeface::Strong, NOTE).centred();
    let colour = Color { a: seen, ..muted.colour };
    painter.words(tag, Style { colour, ..muted }, &name);
}

/// A label with a tail that points at a place, above it if there is room.
pub(super) fn draw_label(painter: &mut Painter, at: Vec2, text: &str, colour: Color, room: Rect) {
    let rect = label_place(at, width(painter, text), room, None);
    draw_at(painter, (rect, at), text, colour);
}

/// A label above the ears of a mouse with its feet in a room of this size, or below it: where the mouse
/// does not look, as that may be what the label is about.
pub(super) fn draw_beside(
    painter: &mut Painter,
    (feet, pitch, heading): (Vec2, f32, Direction),
    text: &str,
    colour: Color,
    room: Rect,
) {
    let [ears, tail] = [-EARS, EARS].map(|down| feet + vec2(0.0, down * pitch));
    let above = ears.y - ABOVE - HEIGHT;
    let looks_up = heading == Direction::Up && tail.y + TAIL + HEIGHT <= room.bottom();
    let is_above = above >= room.y && !looks_up;
    let (at, y) = if is_above { (ears, above) } else { (tail, tail.y + TAIL) };
    let y = y.min(room.bottom() - HEIGHT).max(room.y);
    let width = width(painter, text);
    let x = (at.x - width / 2.0).min(room.right() - width).max(room.x);
    draw_at(painter, (Rect::new(x, y, width, HEIGHT), at), text, colour);
}

fn width(painter: &Painter, text: &str) -> f32 {
    painter.measure(Typeface::Title, SIZE, text) + 2.0 * PAD
}

/// A label whose tail points at a place.
fn draw_at(painter: &mut Painter, (rect, at): (Rect, Vec2), text: &str, colour: Color) {
    let within = |at: f32, low: f32, far: f32| at.clamp(low, far.max(low));
    let x = within(at.x, rect.x + TAIL_FROM_END, rect.right() - TAIL_FROM_END);
    let (way, base) = match rect.center() {
        _ if rect.bottom() <= at.y => (Way::Down, vec2(x, rect.bottom() - 1.0)),
        _ if rect.y >= at.y => (Way::Up, vec2(x, rect.y + 1.0)),
        middle if middle.x < at.x => (Way::Right, vec2(rect.right() - 1.0, middle.y)),
        middle => (Way::Left, vec2(rect.x + 1.0, middle.y)),
    };
    let (forward, aside) = (way.vector() * (TAIL + 1.0), way.vector().perp() * HALF_TAIL);
    painter.polygon(&[base + aside, base - aside, base + forward], colour);
    painter.round_rect(rect, HEIGHT / 2.0, colour);
    let opaque = Color { a: 1.0, ..colour };
    let dark = Color::hex(0);
    let is_light = dark.contrast(opaque) > WHITE.contrast(opaque);
    let ink = Color { a: colour.a, ..if is_light { dark } else { WHITE } };
    painter.words(rect, Style::new(Typeface::Title, SIZE, ink).centred(), text);
}

/// The place of a label of this width outside of the maze, if `at` is near enough to the border.
fn aside(
    at: Vec2,
    width: f32,
    (maze, reach): (Rect, f32),
    room: Rect,
    other: Option<Rect>,
) -> Option<Rect> {
    let x = (at.x - width / 2.0).min(room.right() - width).max(room.x);
    let y = (at.y - HEIGHT / 2.0).min(room.bottom() - HEIGHT).max(room.y);
    let left = maze.x.min(at.x - ASIDE) - TAIL - width;
    let right = maze.right().max(at.x + ASIDE) + TAIL;
    let above = maze.y.min(at.y - ABOVE) - TAIL - HEIGHT;
    let below = maze.bottom().max(at.y + BELOW) + TAIL;
    let places = [
        (at.x - maze.x, vec2(left, y)),
        (maze.right() - at.x, vec2(right, y)),
        (at.y - maze.y, vec2(x, above)),
        (maze.bottom() - at.y, vec2(x, below)),
    ];
    let near = places.into_iter().filter(|(far, _)| *far <= reach);
    let rects = near.map(|(far, at)| (far, Rect::new(at.x, at.y, width, HEIGHT)));
    let free = rects.filter(|(_, rect)| {
        let is_across = rect.x >= room.x && rect.right() <= room.right();
        let is_down = rect.y >= room.y && rect.bottom() <= room.bottom();
        is_across && is_down && other.is_none_or(|other| !other.overlaps(rect))
    });
    free.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, rect)| rect)
}

/// The place of a label of this width: above `at`, below it, or beyond another label.
fn label_place(at: Vec2, width: f32, room: Rect, other: Option<Rect>) -> Rect {
    let x = (at.x - width / 2.0).min(room.right() - width).max(room.x);
    let place = |y: f32| Rect::new(x, y, width, HEIGHT);
    let over = other.map(|other| other.y - HEIGHT - TAIL);
    let under = other.map(|other| other.bottom() + TAIL);
    let lowest = room.bottom() - HEIGHT;
    let edges = [Some(lowest), Some(room.y)];
    let heights = [Some(at.y - ABOVE - HEIGHT), Some(at.y + BELOW + TAIL), over, under];
    let is_free = |rect: &Rect| {
        rect.y >= room.y
            && rect.bottom() <= room.bottom()
            && other.is_none_or(|other| !other.overlaps(rect))
    };
    let free = heights.into_iter().chain(edges).flatten().map(place).find(is_free);
    free.unwrap_or_else(|| place((at.y - ABOVE - HEIGHT).min(lowest).max(room.y)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_stay_in_the_room_and_clear_of_each_other_and_of_the_maze_where_they_stand_aside() {
        let room = Rect::new(4.0, 4.0, 900.0, 600.0);
        let places = || {
            (0..=30)
                .flat_map(|x| (0..=20).map(move |y| vec2(30.0, 30.0) * vec2(x as f32, y as f32)))
        };
        let mazes = [Rect::new(100.0, 30.0, 700.0, 540.0), Rect::new(20.0, 150.0, 860.0, 300.0)];
        let mut times_aside = 0;
        for (maze, goal) in
            mazes.into_iter().flat_map(|maze| places().step_by(7).map(move |at| (maze, at)))
        {
            let of = |at: Vec2, width: f32, other: Option<Rect>| {
                let aside = aside(at, width, (maze, 40.0), room, other);
                assert!(aside.is_none_or(|rect| !rect.overlaps(&maze)), "{at} in {maze:?}");
                times_aside += u32::from(aside.is_some());
                aside.unwrap_or_else(|| label_place(at, width, room, other))
            };
            let mut of = of;
            let cheese = of(goal, 76.0, None);
            for you in places() {
                let label = of(you, 52.0, Some(cheese));
                for rect in [cheese, label] {
                    assert_eq!(room.intersect(rect), Some(rect), "{goal} {you}");
                }
                assert!(!label.overlaps(&cheese), "{goal} {you}");
            }
        }
        assert!(times_aside > 1_000, "{times_aside}");
    }
}
