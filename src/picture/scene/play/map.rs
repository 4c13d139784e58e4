//! Where one is: the small map in the corner, and the labels where the whole maze is in sight.

use crate::game::camera::Bounds;
use crate::game::ghost::Ghost;
use crate::game::race::Race;
use crate::game::screen::play::Play;
use crate::picture::geometry::WHITE;
use crate::picture::scene::prelude::*;
use crate::picture::scene::quest::{self, QuestShown};

use super::{hud, landmarks, name_of};

/// Behind "Cheese", in every look.
const CHEESE: Color = Color::hex(0xA8_6400);
/// How high a label is, and how far its letters are from its ends; where its tail may begin.
const LABEL_HEIGHT: f32 = 32.0;
const LABEL_PAD: f32 = 12.0;
const LABEL_SIZE: f32 = 16.0;
const TAIL_FROM_END: f32 = 16.0;
const HALF_TAIL: f32 = 7.0;
/// How far above or below its place a label is, in interface pixels.
const ABOVE: f32 = 32.0;
const BELOW: f32 = 18.0;
const TAIL: f32 = 8.0;
/// How large the map is at the most, where there is room for it and where there is little, and how
/// far its paper reaches beyond it.
const LARGEST: [Vec2; 2] = [vec2(240.0, 160.0), vec2(168.0, 112.0)];
/// The same beside the numbers in a narrow window.
const LARGEST_NARROW: Vec2 = vec2(138.0, 112.0);
const PAPER: f32 = 6.0;
/// Where so much of the maze is in sight there is no map.
const NEARLY_ALL: f32 = 0.95;
const MAP_CHEESE: f32 = 22.0;
const MAP_FLAG: f32 = 16.0;
/// How large the dot is where a cheese was eaten, from its middle.
const EATEN: f32 = 3.0;
/// How high a ghost's name tag is, and how far below its place at the least.
const TAG: f32 = 20.0;
const TAG_BELOW: f32 = 22.0;

/// Where the numbers are that no label may cover.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Numbers {
    Above,
    Beside,
}

/// The map, and the sheet of paper that it lies on; none where nearly all of the maze is in sight
/// anyway. Of a maze without end it shows what is known.
pub(super) fn of(
    sight: &MazeSight,
    known: Option<Bounds>,
    screen: Rect,
) -> Option<(Minimap, Rect)> {
    let seen = sight.lens().pane.size() / sight.pitch();
    let size = known.map_or(sight.size(), |known| Vec2::from(known.size()));
    if seen.cmpge(size * NEARLY_ALL).all() {
        return None;
    }
    let usual = LARGEST[usize::from(is_compact(screen))];
    let largest = if is_narrow(screen) { LARGEST_NARROW } else { usual };
    let [top] = column(screen.inset(L + PAPER)).split([fixed(largest.y)]);
    let [_, room] = row(top).split([grow(1.0), fixed(largest.x)]);
    let map = match known {
        Some(known) => Minimap::of_part(sight, room, known.middle().into(), size),
        None => Minimap::within(sight, room),
    };
    Some((map, map.place.inset(-PAPER)))
}

/// Draws the map, if there is one.
pub(super) fn draw<'a>(
    context: &Context<'a>,
    play: &'a Play,
    ghost: Option<&Ghost>,
    sight: &MazeSight,
    painter: &mut Painter<'a>,
) {
    let (run, known) = (play.race(), play.camera().known());
    let Some((map, paper)) = of(sight, known, painter.screen()) else { return };
    painter.keep(painter.panel_reach(paper), |painter| painter.panel(paper));
    let palette = painter.palette();
    let shows_trail = context.app.settings().trail || play.is_foggy();
    let trail = if shows_trail { run.runner(0).trail() } else { &[] };
    let lies_in_fog = known.is_some() && shows_trail || play.is_foggy();
    let fog = f32::from(lies_in_fog);
    let traces = Traces::Run { trail, solving: run.solving(), hint: None, fog };
    let ground = Ground::Map { walls: palette.wall.top, paper: palette.panel };
    let shown = Shown::MeasuredMaze(run.measured(), traces);
    painter.maze(MazeItem { shown, lens: *map.sight.lens(), ground });
    for &tile in play.eaten() {
        painter.circle(map.sight.to_screen(tile_vec(tile)), EATEN, palette.accent);
    }
    for &cheese in run.cheeses_left() {
        let cheese = map.sight.to_screen(tile_vec(cheese));
        draw_cheese(painter, &map, cheese, MAP_CHEESE);
    }
    landmarks::draw(play, &map.sight, Some(MAP_FLAG), painter);
    if let Some(quest) = QuestShown::of_race(run, 0.0, context.motions) {
        quest::draw(&quest, &map.sight, MAP_CHEESE, painter);
    }
    if let Some(patrol) = run.patrol() {
        let trap = patrol.pose(run.ticks(), 0.0);
        quest::draw_trap(Vec2::from(trap.at), &map.sight, MAP_CHEESE, painter);
    }
    if let Some(frame) = map.frame(sight) {
        painter.round_border(frame, 3.0, 2.0, palette.ink);
    }
    if let Some(ghost) = ghost {
        let place = map.sight.to_screen(Vec2::from(ghost.pose(run, context.blend).at));
        if map.place.contains(place) {
            painter.circle(place, 5.0, palette.panel);
            painter.circle(place, 3.5, Color { a: 0.5, ..palette.muted_ink });
        }
    }
    if let Some(pose) = play.rival_pose(context.blend) {
        let place = map.sight.to_screen(Vec2::from(pose.at));
        painter.circle(place, 6.0, palette.panel);
        painter.circle(place, 4.5, palette.players[1]);
    }
    let you = map.sight.to_screen(Vec2::from(run.runner(0).pose(context.blend).at));
    painter.circle(you, 6.0, palette.panel);
    painter.circle(you, 4.5, palette.players[0]);
}

/// The cheese at a place of a map. Its feet are far below the middle of a frame, and all of it
/// stays on the map.
pub(in crate::picture::scene) fn draw_cheese(
    painter: &mut Painter,
    map: &Minimap,
    at: Vec2,
    side: f32,
) {
    let (low, far) = (map.place.point(), map.place.point() + map.place.size());
    let margin = vec2(0.36, 0.0) * side;
    let feet = (at + vec2(0.0, 0.3 * side)).clamp(low + margin, (far - margin).max(low + margin));
    painter.standing(Sheet::Cheese, (0, 0), feet, side);
}

/// "You" and "Cheese" where the whole maze is in sight.
pub(super) fn draw_labels(
    context: &Context,
    run: &Race,
    sight: &MazeSight,
    painter: &mut Painter,
    numbers: Option<Numbers>,
) {
    let words = context.words();
    let you = Vec2::from(run.runner(0).pose(context.blend).at);
    let goal = run.cheeses_left().last().copied().unwrap_or_else(|| run.measured().maze.goal());
    let goal = tile_vec(goal);
    let red = painter.palette().players[0];
    let (you, goal) = (sight.to_screen(you), sight.to_screen(goal));
    let room = room_for_labels(painter.screen(), numbers);
    let is_in_sight = sight.lens().pane.contains(goal);
    let cheese = is_in_sight.then(|| draw_label(painter, goal, words.cheese, CHEESE, room, None));
    draw_label(painter, you, words.you, red, room, cheese);
}

/// Where labels may lie.
pub(super) fn room_for_labels(screen: Rect, numbers: Option<Numbers>) -> Rect {
    let room = above_foot(screen);
    let room = match numbers {
        Some(Numbers::Above) => column(room).split([fixed(hud::BOTTOM), grow(1.0)])[1],
        Some(Numbers::Beside) => Rect { w: hud::beside(screen).x, ..room },
        None => room,
    };
    room.inset(XS)
}

/// What a ghost is called, below it.
pub(super) fn draw_name(
    context: &Context,
    ghost: &Ghost,
    run: &Race,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let palette = painter.palette();
    let at = Vec2::from(ghost.pose(run, context.blend).at);
    let at = sight.to_screen(at) + vec2(0.0, (0.5 * sight.pitch()).max(TAG_BELOW));
    let name = name_of(ghost, &context.words().replay);
    let width = painter.measure(Face::Strong, NOTE, &name) + M;
    let tag = Rect::new(at.x - width / 2.0, at.y, width, TAG);
    painter.round_rect(tag, TAG / 2.0, Color { a: 0.85, ..palette.panel });
    painter.words(tag, painter.muted(Face::Strong, NOTE).centred(), &name);
}

/// A label with a tail that points at a place, above it if there is room, and clear of another
/// label. Returns where it lies.
pub(super) fn draw_label(
    painter: &mut Painter,
    at: Vec2,
    text: &str,
    colour: Color,
    room: Rect,
    other: Option<Rect>,
) -> Rect {
    let width = painter.measure(Face::Title, LABEL_SIZE, text) + 2.0 * LABEL_PAD;
    let rect = label_place(at, width, room, other);
    let is_below = rect.y > at.y;
    let (edge, tip) = if is_below { (rect.y + 1.0, -TAIL) } else { (rect.bottom() - 1.0, TAIL) };
    let foot = at.x.clamp(rect.x + TAIL_FROM_END, rect.right() - TAIL_FROM_END);
    let (left, right) = (vec2(foot - HALF_TAIL, edge), vec2(foot + HALF_TAIL, edge));
    let mut tail = [left, right, vec2(foot, edge + tip)];
    if is_below {
        tail.swap(0, 1);
    }
    painter.polygon(&tail, colour);
    painter.round_rect(rect, LABEL_HEIGHT / 2.0, colour);
    let dark = Color::hex(0);
    let is_light = dark.contrast(colour) > WHITE.contrast(colour);
    let ink = if is_light { dark } else { WHITE };
    painter.words(rect, Style::new(Face::Title, LABEL_SIZE, ink).centred(), text);
    rect
}

/// Where a label so wide lies for a place: above it, below it, or beyond another label.
fn label_place(at: Vec2, width: f32, room: Rect, other: Option<Rect>) -> Rect {
    let x = (at.x - width / 2.0).min(room.right() - width).max(room.x);
    let place = |y: f32| Rect::new(x, y, width, LABEL_HEIGHT);
    let over = other.map(|other| other.y - LABEL_HEIGHT - TAIL);
    let under = other.map(|other| other.bottom() + TAIL);
    let lowest = room.bottom() - LABEL_HEIGHT;
    let edges = [Some(lowest), Some(room.y)];
    let heights = [Some(at.y - ABOVE - LABEL_HEIGHT), Some(at.y + BELOW + TAIL), over, under];
    let is_free = |rect: &Rect| {
        rect.y >= room.y
            && rect.bottom() <= room.bottom()
            && other.is_none_or(|other| !other.overlaps(rect))
    };
    let free = heights.into_iter().chain(edges).flatten().map(place).find(is_free);
    free.unwrap_or_else(|| place((at.y - ABOVE - LABEL_HEIGHT).min(lowest).max(room.y)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_stay_in_the_room_and_clear_of_each_other() {
        let room = Rect::new(4.0, 4.0, 900.0, 600.0);
        let places = || {
            (0..=30)
                .flat_map(|x| (0..=20).map(move |y| vec2(30.0, 30.0) * vec2(x as f32, y as f32)))
        };
        for goal in places().step_by(7) {
            let cheese = label_place(goal, 76.0, room, None);
            for you in places() {
                let label = label_place(you, 52.0, room, Some(cheese));
                for rect in [cheese, label] {
                    assert_eq!(room.intersect(rect), Some(rect), "{goal} {you}");
                }
                assert!(!label.overlaps(&cheese), "{goal} {you}");
            }
        }
    }
}
