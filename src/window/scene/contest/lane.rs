//! One lane: who it is, its maze as far as it has come, its numbers, and its place once it has
//! arrived.

use icetea_maze::game::input::Target;
use icetea_maze::game::screen::contest::SideBySide;
use icetea_maze::game::theatre::{Contest, Mark, Show, Timeline};
use macroquad::prelude::*;

use super::layout::Lane;
use crate::window::keys::Hits;
use crate::window::maze_view::Camera;
use crate::window::paint::{Face, Painter, Style, Way};
use crate::window::scene::watch::counters::thousands;
use crate::window::scene::watch::moment;
use crate::window::scene::{Context, Pictures};
use crate::window::sprites::{cheese_frame, draw_standing};
use crate::window::words::ContestWords;

/// Under this pitch, in interface pixels, there is no cheese to be seen.
const CHEESE_ABOVE: f32 = 7.0;
const NAME: f32 = 17.0;

#[expect(clippy::too_many_arguments, reason = "what every part of a scene is handed, and which")]
pub fn draw(
    context: &Context,
    screen: &SideBySide,
    contest: &Contest,
    place: usize,
    lane: &Lane,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
) {
    let words = &context.words().contest;
    let Some(show) = contest.lanes().get(place).map(Timeline::show) else { return };
    context.hit(hits, lane.whole, Target::Field(place));
    draw_maze(context, painter, pictures, place, lane, show);
    let badge = draw_badge(painter, lane.head, contest.place(place), words);
    let head = Rect { w: badge - 8.0 - lane.head.x, ..lane.head };
    draw_name(context, screen, place, head, painter, hits);
    draw_numbers(painter, lane.foot, show, contest.lanes()[place].step(), words);
}

fn draw_maze(
    context: &Context,
    painter: &mut Painter,
    pictures: &mut Pictures,
    place: usize,
    lane: &Lane,
    show: &Show,
) {
    let Some(view) = pictures.lanes.get_mut(place) else { return };
    let pane = context.to_window(lane.maze);
    let size = view.size();
    let margin = 0.4 * (pane.size() / (size + 0.8)).min_element();
    let camera = Camera::whole(size, pane, margin);
    view.draw(&camera, context.seconds);
    let goal = show.maze().goal();
    if camera.pitch > CHEESE_ABOVE * context.scale && show.picture().mark(goal) != Mark::Wall {
        let at = view.to_screen(&camera, vec2(f32::from(goal.column), f32::from(goal.row)));
        let feet = at + vec2(0.0, camera.pitch * 0.28);
        let frame = cheese_frame(context.seconds);
        draw_standing(&pictures.sprites.cheese, frame, feet, camera.pitch * 1.15);
    }
    moment::draw(context, painter, view, &camera, show);
}

/// The number and the name, between arrows where the keys are.
fn draw_name(
    context: &Context,
    screen: &SideBySide,
    place: usize,
    head: Rect,
    painter: &mut Painter,
    hits: &mut Hits,
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
    for (way, by, at) in [(Way::Left, -1, field.x + 14.0), (Way::Right, 1, field.right() - 14.0)] {
        painter.chevron(way, vec2(at, middle), 4.5, palette.accent_text);
        let reach = Rect::new(at - 14.0, row.y, 28.0, row.h);
        context.hit(hits, reach, Target::Arrow(place, by));
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
        numbers.extend(search.way_tiles().map(|tiles| (words.path, tiles)));
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
