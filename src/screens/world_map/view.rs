//! What is seen of a world from above, the way, the places, and what is known of the room in the middle.

use crate::game::aerial::Aerial;
use crate::maze::endless::Room;
use crate::picture::item::ReliefItem;
use crate::screens::parts::prelude::*;
use crate::screens::world_map::{PATH_POINT, WorldMap, WorldPlace};

/// The panel: how wide, how high a line, and what lies around it.
const PANEL: f32 = 340.0;
const PANEL_LINE: f32 = 30.0;
/// The ring about the middle, and the dots in it.
const CROSS: f32 = 11.0;
const CROSS_GAP: f32 = 4.0;
const CROSS_LINE: f32 = 2.0;
/// How wide the path is, and the edge around it.
const PATH: f32 = 3.0;
const PATH_EDGE: f32 = 5.5;
/// How large mouse and cheese are from afar at least, and how much of a room they fill.
const LEAST_FIGURE: f32 = 26.0;
const FIGURE: f32 = 0.9;
/// How large the palace is beside the cheese, and where it stands.
const PALACE: f32 = 2.4;
const BESIDE_CHEESE: f32 = 1.8;
const BELOW_CHEESE: f32 = 0.42;
/// The line around the world.
const BORDER: f32 = 3.0;

/// How rooms lie on the screen.
struct Projection {
    sight: Aerial,
    rooms_per_pixel: f64,
    middle: Vec2,
}

impl Projection {
    fn new(context: &Context, map: &WorldMap) -> Self {
        let sight = map.camera.at(context.blend);
        let rooms_per_pixel = sight.rooms_per_pixel() * f64::from(context.scale.logical);
        Self { sight, rooms_per_pixel, middle: context.pane.center() }
    }

    fn at(&self, place: [f64; 2]) -> Vec2 {
        let [x, y] = [0, 1].map(|line| {
            ((place[line] - self.sight.centre[line]) / self.rooms_per_pixel).clamp(-1e6, 1e6) as f32
        });
        self.middle + vec2(x, y)
    }

    fn room(&self, room: Room) -> Vec2 {
        self.at([room.column, room.row].map(|place| place as f64 + 0.5))
    }

    fn corner(&self, pane: Rect, far: bool) -> [f64; 2] {
        let half = [pane.w, pane.h].map(|side| f64::from(side) * self.rooms_per_pixel / 2.0);
        [0, 1].map(|line| self.sight.centre[line] + if far { half[line] } else { -half[line] })
    }
}

pub fn draw<'a>(context: &Context<'a>, map: &'a WorldMap, painter: &mut Painter<'a>) {
    let (pane, projection) = (context.pane, Projection::new(context, map));
    painter.clear(painter.palette.background);
    let sides = map.world.spec().size().map(f64::from);
    let [from, to] = [projection.at([0.0; 2]), projection.at(sides)];
    if let Some(world) = Rect::between(from, to).intersect(pane) {
        painter.rect(world, painter.palette.floor);
    }
    painter.relief(ReliefItem {
        world: map.world,
        place: pane,
        from: projection.corner(pane, false),
        rooms_per_pixel: projection.rooms_per_pixel,
        finest: map.finest(),
        looks: map.looks,
    });
    painter.round_border(Rect::between(from, to).inset(-BORDER), 0.0, BORDER, painter.palette.dark);
    draw_trail(map, pane, &projection, painter);
    draw_path(map, pane, &projection, painter);
    draw_figures(map, pane, &projection, painter);
    draw_middle(map, pane, painter);
    draw_panel(context, map, painter);
    draw_foot(context.words(), map, painter);
}

/// The trail, whose corners are only kept now and then.
fn draw_trail(map: &WorldMap, pane: Rect, projection: &Projection, painter: &mut Painter) {
    let colour = painter.palette.players[0];
    let mut before: Option<Vec2> = None;
    for &room in &*map.trail {
        let at = projection.room(room);
        match before {
            Some(from) if from.distance(at) < PATH_POINT as f32 => continue,
            Some(from)
                if Rect::between(from.min(at), from.max(at)).inset(-PATH).overlaps(&pane) =>
            {
                painter.line(from, at, PATH, colour);
            }
            _ => {}
        }
        before = Some(at);
    }
}

fn draw_path(map: &WorldMap, pane: Rect, projection: &Projection, painter: &mut Painter) {
    let Some(way) = &map.way else { return };
    let corners = [false, true].map(|far| projection.corner(pane, far));
    let apart = PATH_POINT * projection.rooms_per_pixel;
    let lines = way.lines(corners[0], corners[1], apart);
    let palette = painter.palette;
    for (width, colour) in [(PATH_EDGE, palette.panel), (PATH, palette.backtracked)] {
        for line in &lines {
            for two in line.windows(2) {
                painter.line(projection.room(two[0]), projection.room(two[1]), width, colour);
            }
        }
    }
    let end = projection.room(way.end());
    if !way.is_whole() && pane.contains(end) {
        painter.circle(end, PATH_EDGE, palette.panel);
        painter.circle(end, PATH, palette.backtracked);
    }
}

fn draw_figures(map: &WorldMap, pane: Rect, projection: &Projection, painter: &mut Painter) {
    let side = ((1.0 / projection.rooms_per_pixel) as f32 * FIGURE).max(LEAST_FIGURE);
    for (place, sheet) in
        [(WorldPlace::Cheese, SheetName::Cheese), (WorldPlace::Mouse, SheetName::Mouse)]
    {
        let Some(room) = map.room_of(place) else { continue };
        let at = projection.room(room);
        if pane.inset(-side).contains(at) {
            if place == WorldPlace::Cheese {
                // Beyond the world's border, if that is in sight.
                let beyond = at.x + (BESIDE_CHEESE + PALACE / 2.0) * side < pane.right();
                let beside = if beyond { BESIDE_CHEESE } else { -BESIDE_CHEESE };
                painter.palace(at + vec2(beside, BELOW_CHEESE) * side, PALACE * side);
            }
            painter.standing(sheet, (0, 0), at + vec2(0.0, 0.42 * side), side);
        }
    }
}

/// The cross in the middle, unless it would hide who stands there.
fn draw_middle(map: &WorldMap, pane: Rect, painter: &mut Painter) {
    let stands_there = |place| map.room_of(place) == Some(map.room());
    if [WorldPlace::Mouse, WorldPlace::Cheese].into_iter().any(stands_there) {
        return;
    }
    let (middle, palette) = (pane.center(), painter.palette);
    for (width, colour) in [(CROSS_LINE + 2.0, palette.panel), (CROSS_LINE, palette.ink)] {
        for way in [vec2(1.0, 0.0), vec2(0.0, 1.0), vec2(-1.0, 0.0), vec2(0.0, -1.0)] {
            painter.line(middle + way * CROSS_GAP, middle + way * CROSS, width, colour);
        }
    }
}

fn draw_panel(context: &Context, map: &WorldMap, painter: &mut Painter) {
    let words = &context.words().world_map;
    let number = |number: u64| painter.numbers.of(number);
    let room = map.room();
    let steps = map.depth().map_or_else(|| "…".to_owned(), number);
    let place = |room: Room| [room.column, room.row].map(|place| number(place.unsigned_abs()));
    let from_elsewhere = map.way.as_ref().map(|way| way.start()).filter(|start| *start != room);
    let path = from_elsewhere.map_or_else(
        || words.path.to_owned(),
        |start| format!("{} ({})", words.path, place(start).join(" · ")),
    );
    let mut lines = vec![(words.room, place(room).join(" · ")), (words.to_cheese, steps)];
    if let Some(way) = &map.way {
        let goes_on = if way.is_whole() { "" } else { " …" };
        lines.push((&path, number(way.length()) + goes_on));
    }
    let is_end = matches!(map.place_in_sight(), Some(WorldPlace::Farthest | WorldPlace::OtherEnd));
    if let Some(longest) = map.longest().filter(|_| is_end) {
        lines.push((words.from_end_to_end, number(longest.steps)));
    }
    let damaged = map.is_damaged().then_some(words.damaged);
    let size = Sizes::of(painter.screen);
    let rows = lines.len() + if damaged.is_some() { 2 } else { 0 };
    let room = above_foot(painter.screen).inset(size.pad);
    let height = size.title + S + PANEL_LINE * rows as f32 + 2.0 * M;
    let panel = Rect { y: room.bottom() - height, w: PANEL.min(room.w), h: height, ..room };
    painter.panel(panel);
    painter.cover_controls(panel);
    let mut parts = vec![fixed(size.title + S)];
    parts.extend(lines.iter().map(|_| fixed(PANEL_LINE)));
    parts.push(grow(1.0));
    let places = column(panel.inset(M)).each(parts);
    let title = map.place_in_sight().map_or(words.title, |place| words.places.of(place));
    painter.words(places[0], painter.ink(Typeface::Title, ROW), title);
    for ((label, value), &place) in lines.iter().zip(&places[1..]) {
        painter.label_pair(place, label, value);
    }
    if let (Some(damaged), Some(&place)) = (damaged, places.last()) {
        let style = Style::new(Typeface::Body, BODY, painter.palette.danger);
        painter.words(place, style, damaged);
    }
}

fn draw_foot(words: &Words, map: &WorldMap, painter: &mut Painter) {
    let of_map = &words.world_map;
    let path = if map.way.is_some() { of_map.hide_path } else { of_map.show_path };
    let zoom = [Cap::Of(KeyCommand::Closer), Cap::Of(KeyCommand::Farther)];
    foot_of(
        painter,
        &[
            (true, &ESC, words.key.back_to_mouse),
            (true, &zoom, words.key.zoom),
            (true, &[Cap::Of(KeyCommand::Solve)], path),
            (true, &[Cap::Enter], of_map.next_place),
            (true, &COPY, words.copy),
        ],
    );
}
