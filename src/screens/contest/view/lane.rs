//! One lane: its name, its maze so far, its numbers, and its rank once it has arrived.

use super::layout::Lane;
use crate::game::theatre::{Contest, Show, Timeline};
use crate::screens::contest::SideBySide;
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::draw_show;
use crate::words::ContestWords;

/// The radius of a number's disc.
const DISC: f32 = 11.0;

pub fn draw<'a>(
    context: &Context<'a>,
    screen: &'a SideBySide,
    contest: &'a Contest,
    place: usize,
    lane: &Lane,
    painter: &mut Painter<'a>,
) {
    let words = &context.words().contest;
    let Some(show) = contest.lanes.get(place).map(Timeline::show) else { return };
    painter.control(lane.whole, Target::Field(place));
    draw_maze(context, screen, place, lane, show, painter);
    let head = draw_badge(painter, lane.head, contest.place(place), words);
    draw_name(context, screen, place, head, painter);
    draw_numbers(painter, lane.foot, show, contest.taken(place), words);
}

fn draw_maze<'a>(
    context: &Context<'a>,
    screen: &SideBySide,
    place: usize,
    lane: &Lane,
    show: &'a Show,
    painter: &mut Painter<'a>,
) {
    let of_rooms = screen.lineup.is_of_rooms(place);
    let cells = Cells::of_show(show, of_rooms);
    let margin = 0.4 * (lane.maze.size() / (cells.size() + 0.8)).min_element();
    let lens = Lens::whole(cells.size(), lane.maze, margin);
    let is_slow = screen.deck.is_slow_enough_to_see();
    let shown = Shown::Show { show, lane: place, of_rooms, is_slow };
    painter.maze(MazeItem::new(shown, lens, Ground::Window { lantern: None }));
    draw_show(context.frames, show, &context.sight(cells, lens), painter);
}

/// The number and the name, between arrows if the lane has the focus.
fn draw_name(
    context: &Context,
    screen: &SideBySide,
    place: usize,
    head: Rect,
    painter: &mut Painter,
) {
    let palette = painter.palette;
    let line = number_before(painter, head, place);
    let name = super::name(&screen.lineup.lanes, place, context.words());
    let style = painter.ink(Typeface::Title, ROW);
    if place != screen.chosen {
        write_name(painter, line, name);
        return;
    }
    let width = painter.measure(style.face, style.size, name);
    let [field, _] = row(line).split([fixed((width + 2.0 * KEY).min(line.w)), grow(1.0)]);
    painter.round_rect(field, field.h / 2.0, palette.field);
    painter.round_border(field, field.h / 2.0, 2.0, palette.focus);
    let [left, middle, right] = row(field).split([fixed(KEY), grow(1.0), fixed(KEY)]);
    write_name(painter, middle, name);
    for (way, by, at) in [(Way::Left, -1, left), (Way::Right, 1, right)] {
        painter.chevron(way, at.center(), 4.5, palette.accent_text);
        painter.control(at, Target::Arrow(place, by));
    }
}

/// A name: in a narrow lane only its last part, and when projected smaller rather than cut.
pub fn write_name(painter: &mut Painter, place: Rect, name: &str) {
    let style = painter.ink(Typeface::Title, ROW);
    let fits = |name: &str| painter.measure(style.face, NOTE, name) <= place.w;
    let short = name.rsplit(" · ").next().unwrap_or(name);
    let fitting = [name, short].into_iter().find(|name| fits(name));
    let write = |painter: &mut Painter| {
        painter.words(place, style, fitting.unwrap_or(short));
    };
    if fitting.is_some() { write(painter) } else { painter.not_projected(write) }
}

/// A disc in the lane's colour with its number.
pub fn draw_number(painter: &mut Painter, middle: Vec2, place: usize) {
    let palette = painter.palette;
    painter.circle(middle, DISC, palette.lanes[place % palette.lanes.len()]);
    let style = Style::new(Typeface::Title, BODY, palette.background).centred();
    painter.words(Rect::about(middle, DISC), style, &(place + 1).to_string());
}

/// The disc at the left of a line; returns what is left of the line.
pub fn number_before(painter: &mut Painter, line: Rect, place: usize) -> Rect {
    let [disc, rest] = row(line).gap(S).split([fixed(2.0 * DISC), grow(1.0)]);
    draw_number(painter, disc.center(), place);
    rest
}

/// The rank of a lane that has arrived; returns what is left of the line.
fn draw_badge(
    painter: &mut Painter,
    head: Rect,
    arrival: Option<usize>,
    words: &ContestWords,
) -> Rect {
    let palette = painter.palette;
    let [head, _] = column(head).split([grow(1.0), fixed(XS)]);
    let Some(arrival) = arrival else { return head };
    let text = words.places.of(arrival);
    let width = painter.measure(Typeface::Title, ROW, text) + L;
    let [rest, badge] = row(head).gap(S).split([grow(1.0), fixed(width)]);
    let (fill, ink) = if arrival == 1 {
        (palette.second_accent, palette.second_accent_ink)
    } else {
        (palette.field, palette.ink)
    };
    painter.round_rect(badge, badge.h / 2.0, fill);
    painter.words(badge, Style::new(Typeface::Title, ROW, ink).centred(), text);
    rest
}

fn draw_numbers(painter: &mut Painter, foot: Rect, show: &Show, step: u64, words: &ContestWords) {
    let mut numbers = vec![(words.steps, step)];
    if let Some(build) = show.build() {
        if build.counts.held_most > 0 {
            numbers.push((words.held, build.held() as u64));
        }
        numbers.push((words.opened, build.counts.opened));
    }
    if let Some(search) = show.search() {
        numbers.push((words.held, search.held()[0]));
        numbers.extend(search.path_length().map(|path| (words.path, path)));
    }
    let mut line = foot.inset_by(vec2(XS, 0.0));
    for (name, number) in numbers {
        line = painter.count(line, name, &painter.numbers.of(number));
    }
}
