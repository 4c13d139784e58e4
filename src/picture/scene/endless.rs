//! A maze without end: it is seen as any other that is played, with the clock above it, and at the
//! end a card.

use super::play::{Stat, draw_with, point_at_cheese};
use super::prelude::*;
use crate::game::clock::milliseconds_of;
use crate::game::menu::Menu;
use crate::game::screen::endless::{Choice, EndlessGame};
use crate::game::tuning::{ENDLESS_HURRY_TICKS, TICKS_PER_SECOND};

/// How large the card is at the most, and how wide the menu on it.
const CARD: Vec2 = vec2(860.0, 440.0);
const CHOICES: f32 = 280.0;
/// How high the numbers on it are with their labels.
const NUMBERS: f32 = 64.0;
/// How low its chart may be, and how wide a bar of it at the most.
const LEAST_CHART: f32 = 90.0;
const BAR: f32 = 28.0;
/// How much of its place a bar takes, and how high one is at the least.
const BAR_SHARE: f32 = 0.72;
const LEAST_BAR: f32 = 2.0;
/// How many seconds lie between two lines of the chart: the fewest of these that make few lines.
const STEPS: [u32; 6] = [10, 20, 30, 60, 120, 300];
const MOST_LINES: u32 = 4;

pub fn draw<'a>(context: &Context<'a>, game: &'a EndlessGame, painter: &mut Painter<'a>) {
    let words = &context.words().endless;
    let number = painter.ink(Face::Title, LARGE);
    let is_late = game.clock_ticks() < ENDLESS_HURRY_TICKS;
    let clock = if is_late { painter.palette().danger } else { number.colour };
    let stats = [
        Stat {
            label: words.time_left,
            value: clock_text(milliseconds_of(game.clock_ticks().into())),
            style: Style { colour: clock, ..number },
        },
        Stat { label: words.cheeses, value: game.eaten().to_string(), style: number },
        Stat { label: words.distance, value: game.distance().to_string(), style: number },
    ];
    draw_with(context, game.play(), &stats, painter);
    match game.card() {
        Some(menu) => draw_card(context, game, menu, painter),
        None if game.play().is_paused() => {}
        None => point_at_cheese(context, game.play(), painter),
    }
}

fn draw_card(context: &Context, game: &EndlessGame, menu: &Menu<Choice>, painter: &mut Painter) {
    let (all, words) = (context.words(), &context.words().endless);
    let card = panel_over(painter, CARD);
    let size = Sizes::of(painter.screen());
    let [head, body] =
        column(card.inset(size.pad)).gap(S).split([fixed(size.title + S), grow(1.0)]);
    let rest = painter.heading(head, painter.ink(Face::Title, size.title), words.time_is_up);
    if !game.sets_records() {
        painter.note(rest, painter.muted(Face::Strong, BODY), all.helped);
    }
    let [told, choices] = row(body).gap(L).split([grow(1.0), fixed(CHOICES)]);
    let height = MENU_ROW * menu.entries().len() as f32;
    let [choices] = column(choices).split([grow(1.0).at_most(height)]);
    menu_rows(painter, choices, menu, |choice| words.choices.of(choice));
    let [numbers, chart] =
        column(told).gap(S).split([fixed(NUMBERS), grow(1.0).at_least(LEAST_CHART).if_room()]);
    let (best, today) = (context.app.archive().shown().endless(), context.app.today());
    let of_run = if game.sets_records() { game.eaten() } else { 0 };
    painter.numbers(
        numbers,
        LARGE,
        &[
            (words.cheeses, game.eaten().to_string()),
            (words.distance, game.distance().to_string()),
            (words.best, best.ever().max(of_run).to_string()),
            (words.best_today, best.on(today).max(of_run).to_string()),
        ],
    );
    if let Some(chart) = chart.unless_empty() {
        draw_chart(painter, chart, game.left_at_cheeses(), context.words());
    }
    foot(
        painter,
        &[
            (&UP_DOWN, all.key.choose),
            (&[Cap::Enter], all.key.take),
            (&COPY, all.copy),
            (&ESC, words.choices.main_menu),
        ],
    );
}

/// A bar for each cheese, the last ones if there is no room for all: how much was left on the clock.
fn draw_chart(painter: &mut Painter, place: Rect, left_ticks: &[u32], words: &Words) {
    let [caption, chart] = column(place).split([fixed(LINE), grow(1.0)]);
    let what =
        if left_ticks.is_empty() { words.endless.no_cheese } else { words.endless.seconds_left };
    painter.words(caption, painter.muted(Face::Strong, NOTE), what);
    let Some(&most) = left_ticks.iter().max() else { return };
    let most = (most / TICKS_PER_SECOND).max(1);
    let step = STEPS.into_iter().find(|step| most.div_ceil(*step) <= MOST_LINES);
    let step = step.unwrap_or_else(|| most.div_ceil(MOST_LINES));
    let lines = most.div_ceil(step);
    let top = f64::from(lines * step);
    let plot = axes(painter, chart, top, lines.into(), |seconds| format!("{seconds:.0}"));
    let room = (plot.w / (BAR / 2.0)) as usize;
    let shown = &left_ticks[left_ticks.len().saturating_sub(room)..];
    let width = (plot.w / shown.len() as f32).min(BAR);
    for (number, ticks) in shown.iter().enumerate() {
        let share = f64::from(*ticks) / f64::from(TICKS_PER_SECOND) / top;
        let height = (plot.h * share as f32).max(LEAST_BAR);
        let x = plot.x + width * (number as f32 + (1.0 - BAR_SHARE) / 2.0);
        let bar = Rect::new(x, plot.bottom() - height, width * BAR_SHARE, height);
        painter.rect(bar, painter.palette().accent);
    }
}
