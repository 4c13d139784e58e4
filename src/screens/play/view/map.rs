//! The small map in a corner.

use crate::game::ghost::Ghost;
use crate::screens::parts::marks::RulesShown;
use crate::screens::parts::prelude::*;
use crate::screens::play::Play;

use super::{SMALLEST_MOUSE, landmarks};

/// The maximum size of the map, where there is room for it and where there is little, and how far
/// its paper extends beyond it.
const LARGEST: [Vec2; 2] = [vec2(240.0, 160.0), vec2(168.0, 112.0)];
/// The maximum size beside the numbers in a narrow window.
const LARGEST_NARROW: Vec2 = vec2(138.0, 112.0);
const PAPER: f32 = 6.0;
/// With this share of the maze in view, there is no map.
const NEARLY_ALL: f32 = 0.95;
const MAP_CHEESE: f32 = 22.0;
const MAP_FLAG: f32 = 16.0;
/// The radius of the dot where a cheese was eaten.
const EATEN: f32 = 3.0;
/// The map, and the sheet of paper that it lies on; `None` where nearly all of the maze is in view
/// anyway, and once the cheese is found. In an endless maze it shows what is known. It lies in the upper right corner or, where
/// it would cover the start or the mouse there, in a lower one.
pub(super) fn of(
    context: &Context,
    play: &Play,
    sight: &MazeSight,
    screen: Rect,
) -> Option<(Minimap, Rect)> {
    let seen = sight.lens.pane.size() / sight.pitch();
    let known = play.camera.known;
    let size = known.map_or(sight.size(), |known| Vec2::from(known.size()));
    if seen.cmpge(size * NEARLY_ALL).all() || play.race.is_over() {
        return None;
    }
    let usual = LARGEST[usize::from(is_compact(screen))];
    let largest = if is_narrow(screen) { LARGEST_NARROW } else { usual };
    let area = above_foot(screen).inset(L + PAPER);
    let [upper, _, lower] = column(area).split([fixed(largest.y), grow(1.0), fixed(largest.y)]);
    let [left, _, right] = row(lower).split([fixed(largest.x), grow(1.0), fixed(largest.x)]);
    let runner = play.runner();
    let start = runner.trail.first().map(|&start| tile_vec(start));
    let mouse = Vec2::from(runner.pose(context.blend).at);
    let side = sight.pitch().max(SMALLEST_MOUSE);
    let kept: Vec<Rect> = start
        .into_iter()
        .chain([mouse])
        .map(|at| Rect::about(sight.to_standing(at), side / 2.0))
        .collect();
    let place = |room: Rect, is_low: bool| {
        let map = match known {
            Some(known) => Minimap::of_part(sight, room, known.middle().into(), size),
            None => Minimap::within(sight, room, is_low),
        };
        (map, map.place.inset(-PAPER))
    };
    let corners =
        [place(Rect { y: upper.y, ..right }, false), place(right, true), place(left, true)];
    corners.into_iter().find(|(_, paper)| !kept.iter().any(|kept| kept.overlaps(paper)))
}

/// Draws the map, if there is one.
pub(super) fn draw<'a>(
    context: &Context<'a>,
    play: &'a Play,
    (ghost, rules): (Option<&Ghost>, &RulesShown),
    sight: &MazeSight,
    painter: &mut Painter<'a>,
) {
    let (run, known) = (&play.race, play.camera.known);
    let Some((map, paper)) = of(context, play, sight, painter.screen) else { return };
    painter.keep(painter.panel_reach(paper), |painter| painter.panel(paper));
    let palette = painter.palette;
    let shows_trail = context.world.settings.trail || play.is_foggy();
    let trail = if shows_trail { &run.runner(0).trail[..] } else { &[] };
    let lies_in_fog = known.is_some() && shows_trail || play.is_foggy();
    let fog = if lies_in_fog { play.fog() } else { Fog::NONE };
    let traces = Traces::Run { trail, solving: run.solving(), hint: None, fog };
    let ground = Ground::Map { walls: palette.wall.top, paper: palette.panel };
    let shown = Shown::MeasuredMaze(run.measured(), traces);
    let item = MazeItem::new(shown, map.sight.lens, ground);
    painter.maze(item.with_floor(rules.floor(palette)));
    rules.draw_floor(&map.sight, painter);
    for &tile in play.eaten() {
        painter.circle(map.sight.to_screen(tile_vec(tile)), EATEN, palette.accent);
    }
    for &cheese in &run.cheeses_left {
        let cheese = map.sight.to_screen(tile_vec(cheese));
        draw_cheese(painter, &map, cheese, MAP_CHEESE);
    }
    landmarks::draw(play, &map.sight, Some(MAP_FLAG), painter);
    rules.draw(&map.sight, MAP_CHEESE, painter);
    rules.draw_others(context.frames, &map.sight, MAP_CHEESE, painter);
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
pub(in crate::screens) fn draw_cheese(painter: &mut Painter, map: &Minimap, at: Vec2, side: f32) {
    let (low, far) = (map.place.point(), map.place.point() + map.place.size());
    let margin = vec2(0.36, 0.0) * side;
    let feet = (at + vec2(0.0, 0.3 * side)).clamp(low + margin, (far - margin).max(low + margin));
    painter.standing(SheetName::Cheese, (0, 0), feet, side);
}
