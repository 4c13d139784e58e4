//! Side by side: a pane for each lane with its counters and its place in the order of arrival, the
//! table beside them, and one timeline for all.

mod bar;
mod lane;
mod layout;
mod looks;
mod table;

pub use looks::{Image, lookers_image};

use self::layout::Layout;
use super::prelude::*;
use super::watch::draw_rehearsal;
use crate::game::screen::contest::SideBySide;
use crate::game::theatre::Lanes;

pub use super::watch::timeline::{draw_button, offer_bar, speed_words, tell_speed, tell_step};

pub fn draw<'a>(context: &Context<'a>, screen: &'a SideBySide, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let first = screen.contest().and_then(|contest| contest.lanes().first());
    let of_rooms = screen.lineup().is_of_rooms(0);
    let size = first.map_or(Vec2::ONE, |lane| Cells::of_show(lane.show(), of_rooms).size());
    let count = screen.lineup().lanes.len();
    let layout =
        Layout::new(painter.screen(), size, count, screen.is_over(), screen.lookers().is_some());
    draw_heading(context, painter, &layout, screen);
    if screen.is_too_large() {
        draw_sentence(painter, layout.stage.maze, words.contest.too_large);
    } else if let Some(contest) = screen.contest() {
        if screen.shows_lookers() {
            draw_who_looked(context, painter, layout.stage.maze, screen);
        } else {
            for (place, at) in layout.lanes.iter().enumerate() {
                lane::draw(context, screen, contest, place, at, painter);
            }
        }
        if let Some(cards) = &layout.cards {
            if screen.lookers().is_some() && !screen.shows_lookers() && cards.note.h > 0.0 {
                draw_who_looked_card(context, painter, cards.note, screen);
            } else {
                table::draw_note(painter, cards.note, screen, &words.contest);
            }
            table::draw(painter, cards.table, screen, words);
        }
        let deck = screen.deck();
        let stage = &layout.stage;
        draw_button(painter, stage, deck.is_playing(), words);
        bar::draw(painter, stage.bar, contest);
        offer_bar(painter, stage.bar, words);
        tell_step(painter, stage.telling[0], &words.watch, deck.step(), deck.steps());
        tell_speed(painter, stage.telling[1], &speed_words(&words.watch, deck.speed()));
    } else {
        draw_rehearsal(painter, layout.stage.maze, screen.progress(), words);
    }
    draw_foot(painter, screen, words);
}

/// Who looked where, in place of the lanes.
fn draw_who_looked<'a>(
    context: &Context,
    painter: &mut Painter<'a>,
    area: Rect,
    screen: &'a SideBySide,
) {
    const LEGEND: f32 = 34.0;
    let picture = Rect { h: area.h - LEGEND, ..area };
    painter.lookers(picture, screen);
    let lanes = &screen.lineup().lanes;
    let style = Style::new(Face::Body, 15.0, painter.palette().ink);
    let step = area.w / lanes.len() as f32;
    for lane in 0..lanes.len() {
        let (x, middle) = (area.x + step * lane as f32, area.bottom() - 14.0);
        lane::draw_number(painter, vec2(x + 11.0, middle), lane);
        looks::draw_corner(painter, Rect::new(x + 26.0, middle - 10.0, 20.0, 20.0), lane);
        let name = name(lanes, lane, context.words());
        painter.note_within(style, x + 52.0, middle + 5.0, step - 58.0, name);
    }
}

/// The same, small on a card that can be clicked.
fn draw_who_looked_card<'a>(
    context: &Context,
    painter: &mut Painter<'a>,
    card: Rect,
    screen: &'a SideBySide,
) {
    painter.panel(card);
    let heading = Style::new(Face::Title, 17.0, painter.palette().ink);
    painter.text(heading, card.x + 20.0, card.y + 30.0, context.words().contest.who_looked);
    painter.key_cap(Cap::Of(Command::WhoLooked), card.right() - 44.0, card.y + 11.0, 26.0, false);
    let picture = Rect::new(card.x + 16.0, card.y + 46.0, card.w - 32.0, card.h - 60.0);
    painter.lookers(picture, screen);
    painter.control(card, Target::Entry(1));
}

/// What a lane is called.
fn name(lanes: &Lanes, lane: usize, words: &Words) -> &'static str {
    match lanes {
        Lanes::Solvers(solvers) => {
            solvers.get(lane).map_or("", |&one| words.said(one.info().title))
        }
        Lanes::Generators(generators) => {
            generators.get(lane).map_or("", |&one| words.said(one.info().title))
        }
    }
}

/// How high the chips beside the title are.
const CHIP: f32 = 30.0;

/// The title, what is compared, and the code.
fn draw_heading(context: &Context, painter: &mut Painter, layout: &Layout, screen: &SideBySide) {
    let (palette, words) = (painter.palette(), &context.words().contest);
    let stage = &layout.stage;
    let title = Style::new(Face::Title, stage.letters, palette.ink);
    let end = painter.words(stage.heading, title, words.side_by_side) + M;
    let of_generators = matches!(screen.lineup().lanes, Lanes::Generators(_));
    let spec = screen.lineup().source.spec();
    let kinds = if spec.is_some() { 2 } else { 1 };
    let mut room = Rect { x: end, w: stage.heading.right() - end, ..stage.heading };
    for (kind, text) in [words.solvers, words.generators].into_iter().enumerate().take(kinds) {
        let width = painter.measure(Face::Strong, BODY, text) + L;
        let [chip, rest] = row(room).gap(S).split([fixed(width), grow(1.0)]);
        let chip = middle(chip, vec2(width, CHIP));
        painter.chip(chip, text, (kind == 1) == of_generators, false);
        painter.control(chip, Target::Choice(0, kind));
        room = rest;
    }
    if let Some(spec) = spec {
        let code = if of_generators {
            format!("{} × {} · {}", spec.size().width(), spec.size().height(), spec.seed())
        } else {
            spec.to_string()
        };
        painter.words(room, Style::new(Face::Mono, LABEL, palette.muted_ink), &code);
    }
}

/// A sentence in the middle of where a maze would be.
pub(super) fn draw_sentence(painter: &mut Painter, area: Rect, sentence: &str) {
    let width = area.w.min(460.0);
    let style = Style::new(Face::Body, 18.0, painter.palette().ink);
    let corner = (area.center().x - width / 2.0, area.center().y - 20.0);
    painter.paragraph(style, corner, (width, 28.0), sentence);
}

fn draw_foot(painter: &mut Painter, screen: &SideBySide, words: &Words) {
    let key = &words.key;
    let mut entries: Vec<(&[Cap], &str)> = vec![
        (&[Cap::Of(Command::PlayPause)], key.play_pause),
        (&[Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)], key.step),
        (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.speed),
    ];
    if !screen.shows_lookers() {
        entries.push((&[Cap::Word("Tab")], key.lane));
    }
    match screen.lineup().lanes {
        Lanes::Solvers(_) => entries.push((&[Cap::Of(Command::Solver)], key.solver)),
        Lanes::Generators(_) => entries.push((&[Cap::Of(Command::Generator)], key.generator)),
    }
    if screen.lookers().is_some() {
        let shown = screen.shows_lookers();
        let what = if shown { words.contest.back_to_lanes } else { words.contest.who_looked };
        entries.insert(1, (&[Cap::Of(Command::WhoLooked)], what));
    }
    entries.push((&[Cap::Of(Command::Fewer), Cap::Of(Command::More)], key.fewer_and_more));
    if screen.lineup().source.spec().is_some() {
        entries.push((&[Cap::Of(Command::SwitchKind)], key.switch_kind));
        entries.push((&[Cap::Of(Command::NewSeed)], key.new_seed));
    }
    entries.push((&[Cap::Word("Esc")], key.back));
    entries.push((&[Cap::Enter], key.play_this));
    foot(painter, &entries);
}
