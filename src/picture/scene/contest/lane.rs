//! One lane: who it is, its maze as far as it has come, its numbers, and its place once it has
//! arrived.

use super::layout::Lane;
use crate::game::screen::contest::SideBySide;
use crate::game::theatre::{Contest, Show, Timeline};
use crate::picture::scene::prelude::*;
use crate::picture::scene::watch::counters::thousands;
use crate::picture::scene::watch::draw_show;
use crate::words::ContestWords;

const NAME: f32 = 17.0;

pub fn draw<'a>(
    context: &Context<'a>,
    screen: &'a SideBySide,
    contest: &'a Contest,
    place: usize,
    lane: &Lane,
    painter: &mut Painter<'a>,
) {
    let words = &context.words().contest;
    let Some(show) = contest.lanes().get(place).map(Timeline::show) else { return };
    painter.control(lane.whole, Target::Field(place));
    draw_maze(context, screen, place, lane, show, painter);
    let badge = draw_badge(painter, lane.head, contest.place(place), words);
    let head = Rect { w: badge - 8.0 - lane.head.x, ..lane.head };
    draw_name(context, screen, place, head, painter);
    draw_numbers(painter, lane.foot, show, contest.lanes()[place].step(), words);
}

fn draw_maze<'a>(
    context: &Context<'a>,
    screen: &SideBySide,
    place: usize,
    lane: &Lane,
    show: &'a Show,
    painter: &mut Painter<'a>,
) {
    let of_rooms = screen.lineup().is_of_rooms(place);
    let cells = Cells::of_show(show, of_rooms);
    let margin = 0.4 * (lane.maze.size() / (cells.size() + 0.8)).min_element();
    let lens = Lens::whole(cells.size(), lane.maze, margin);
    let is_slow = screen.deck().is_slow_enough_to_see();
    let shown = Shown::Show { show, lane: place, of_rooms, is_slow };
    painter.maze(MazeItem { shown, lens, ground: Ground::Window { lantern: None } });
    draw_show(context.frames, show, &context.sight(cells, lens), painter);
}

/// The number and the name, between arrows where the keys are.
fn draw_name(
    context: &Context,
    screen: &SideBySide,
    place: usize,
    head: Rect,
    painter: &mut Painter,
) {
    let palette = painter.palette();
    let row = Rect { y: head.y + 1.0, h: head.h - 5.0, ..head };
    let middle = row.center().y;
    let is_chosen = place == screen.chosen();
    draw_number(painter, vec2(row.x + 14.0, middle), place);
    let mut x = row.x + 34.0;
    let name = super::name(&screen.lineup().lanes, place, context.words());
    let style = Style::new(Face::Title, NAME, palette.ink);
    if !is_chosen {
        painter.text_within(style, x, middle + NAME * 0.35, row.right() - x, name);
        return;
    }
    let width = painter.measure(style.face, style.size, name).min(row.w - 34.0 - 56.0);
    let field = Rect::new(x - 4.0, row.y, width + 60.0, row.h);
    painter.round_rect(field, row.h / 2.0, palette.field);
    painter.round_border(field, row.h / 2.0, 2.0, palette.focus);
    x += 26.0;
    painter.text_within(style, x, middle + NAME * 0.35, width, name);
    for (path, by, at) in [(Way::Left, -1, field.x + 14.0), (Way::Right, 1, field.right() - 14.0)] {
        painter.chevron(path, vec2(at, middle), 4.5, palette.accent_text);
        let reach = Rect::new(at - 14.0, row.y, 28.0, row.h);
        painter.control(reach, Target::Arrow(place, by));
    }
}

/// The disc with the lane's number in its colour.
pub fn draw_number(painter: &mut Painter, middle: Vec2, place: usize) {
    let palette = painter.palette();
    painter.circle(middle, 11.0, palette.lanes[place % palette.lanes.len()]);
    let style = Style::new(Face::Title, 15.0, palette.background).centred();
    painter.text(style, middle.x, middle.y + 5.2, &(place + 1).to_string());
}

/// The place in the order of arrival, if it has one; tells where the badge begins.
fn draw_badge(
    painter: &mut Painter,
    head: Rect,
    arrival: Option<usize>,
    words: &ContestWords,
) -> f32 {
    let Some(arrival) = arrival else { return head.right() };
    let palette = painter.palette();
    let text = words.places.of(arrival);
    let width = painter.measure(Face::Title, 16.0, text) + 22.0;
    let badge = Rect::new(head.right() - width, head.y + 1.0, width, head.h - 5.0);
    let (fill, ink) = if arrival == 1 {
        (palette.second_accent, palette.second_accent_ink)
    } else {
        (palette.field, palette.ink)
    };
    painter.round_rect(badge, badge.h / 2.0, fill);
    let style = Style::new(Face::Title, 16.0, ink).centred();
    painter.text(style, badge.center().x, badge.center().y + 5.6, text);
    badge.x
}

fn draw_numbers(painter: &mut Painter, foot: Rect, show: &Show, step: u64, words: &ContestWords) {
    let palette = painter.palette();
    let mut numbers = vec![(words.steps, step)];
    if let Some(build) = show.build() {
        if build.counts().held_most > 0 {
            numbers.push((words.held, build.held() as u64));
        }
        numbers.push((words.opened, build.counts().opened));
    }
    if let Some(search) = show.search() {
        numbers.push((words.held, search.search().held() as u64));
        numbers.extend(search.path_tiles().map(|tiles| (words.path, tiles)));
    }
    let mut x = foot.x + 4.0;
    for (name, number) in numbers {
        let label = Style::new(Face::Body, 14.0, palette.muted_ink);
        let number = thousands(number);
        let width = painter.measure(label.face, label.size, name)
            + painter.measure(Face::Title, 16.0, &number)
            + 6.0;
        if x + width > foot.right() {
            break;
        }
        x = painter.text(label, x, foot.y + 18.0, name) + 6.0;
        let value = Style::new(Face::Title, 16.0, palette.ink);
        x = painter.text(value, x, foot.y + 18.0, &number) + 16.0;
    }
}
