//! The bar of the timeline: building and solving as two parts, the button that plays, the step and
//! the speed.

use super::counters::thousands;
use super::layout::Stage;
use crate::game::screen::watch::Watch;
use crate::game::theatre::{Speed, Timeline};
use crate::picture::scene::prelude::*;
use crate::words::WatchWords;

const KNOB: f32 = 13.0;
const RIM: f32 = 3.5;
/// Between the two parts of the bar.
const GAP: f32 = 4.0;

pub fn draw(
    context: &Context,
    watch: &Watch,
    timeline: &Timeline,
    stage: &Stage,
    painter: &mut Painter,
) {
    let words = context.words();
    draw_button(painter, stage, watch.deck().is_playing(), words);
    draw_bar(painter, stage.bar, timeline, [words.watch.building_part, words.watch.solving_part]);
    offer_bar(painter, stage.bar, words);
    let deck = watch.deck();
    tell_step(painter, stage.telling[0], &words.watch, deck.step(), deck.steps());
    tell_speed(painter, stage.telling[1], &speed_words(&words.watch, deck.speed()));
}

/// The bar can be dragged, and a little beside it.
pub fn offer_bar(painter: &mut Painter, bar: Rect, words: &Words) {
    let reach = Rect { y: bar.y - 14.0, h: bar.h + 28.0, ..bar };
    painter.named_control(reach, Target::Bar, words.key.step.to_owned());
}

/// Which step it is, of how many.
pub fn tell_step(painter: &mut Painter, place: Rect, words: &WatchWords, step: u64, steps: u64) {
    let [step, steps] = [step, steps].map(thousands);
    let text = words.step_of(&step, &steps);
    // Long numbers leave no room for words in a narrow window.
    let fits = painter.measure(Face::Strong, NOTE, &text) <= place.w;
    tell(painter, place, &if fits { text } else { format!("{step} / {steps}") });
}

/// A line above the speed.
pub fn tell(painter: &mut Painter, place: Rect, text: &str) {
    painter.words(place, Style::new(Face::Strong, NOTE, painter.palette().muted_ink), text);
}

/// How fast it goes.
pub fn tell_speed(painter: &mut Painter, place: Rect, speed: &str) {
    const SPEED: f32 = 20.0;
    painter.words(place, Style::new(Face::Title, SPEED, painter.palette().ink), speed);
}

/// How many steps a second that are.
pub fn speed_words(words: &WatchWords, speed: Speed) -> String {
    match speed {
        Speed::PerSecond(steps) => words.a_second(thousands(u64::from(steps))),
        Speed::Everything => words.all_at_once.to_owned(),
    }
}

/// The button that plays and pauses.
pub fn draw_button(painter: &mut Painter, stage: &Stage, plays: bool, words: &Words) {
    let palette = painter.palette();
    let (at, radius) = (stage.button.center(), stage.button.w / 2.0);
    let reach = Rect::about(at, radius);
    painter.named_control(reach, Target::Entry(0), words.key.play_pause.to_owned());
    painter.circle(at + vec2(0.0, 2.0), radius, palette.finish.main_lip);
    painter.circle(at, radius, palette.accent);
    let size = radius * 0.36;
    if plays {
        for side in [-1.0, 1.0] {
            let bar = Rect::new(at.x + side * size * 0.62 - 3.0, at.y - size, 6.0, 2.0 * size);
            painter.round_rect(bar, 2.0, palette.accent_ink);
        }
    } else {
        let corners = [vec2(-0.7, -1.0), vec2(1.1, 0.0), vec2(-0.7, 1.0)];
        painter.polygon(&corners.map(|corner| at + corner * size), palette.accent_ink);
    }
}

fn draw_bar(painter: &mut Painter, bar: Rect, timeline: &Timeline, names: [&str; 2]) {
    let palette = painter.palette();
    let all = timeline.steps().max(1) as f32;
    let here = bar.x + bar.w * timeline.step() as f32 / all;
    let border = bar.x + bar.w * timeline.build_steps() as f32 / all;
    let parts = [
        (bar.x, border - GAP / 2.0, palette.wall.top, names[0]),
        (border + GAP / 2.0, bar.right(), palette.path, names[1]),
    ];
    for (left, right, colour, name) in parts {
        if right - left < 2.0 {
            continue;
        }
        let radius = bar.h / 2.0;
        let part = Rect { x: left, w: right - left, ..bar };
        painter.round_rect(part, radius, Color { a: 0.3, ..colour });
        if here > left + 1.0 {
            painter.round_rect(Rect { w: here.min(right) - left, ..part }, radius, colour);
        }
        let style = Style::new(Face::Strong, 13.0, palette.muted_ink);
        if painter.measure(style.face, style.size, name) < part.w {
            painter.text(style, left, bar.y - 12.0, name);
        }
    }
    draw_knob(painter, vec2(here, bar.center().y));
}

/// Where on the bar the present step is.
pub fn draw_knob(painter: &mut Painter, at: Vec2) {
    let palette = painter.palette();
    painter.circle(at, KNOB, palette.ink);
    painter.circle(at, KNOB - RIM, palette.panel);
}
