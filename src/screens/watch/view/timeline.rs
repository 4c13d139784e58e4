//! The timeline: its bar in one part or two, the play button, the step and the speed.

use super::layout::WatchStage;
use crate::game::theatre::{Deck, MarkedSteps, PlaybackSpeed, Timeline};
use crate::screens::parts::prelude::*;
use crate::screens::watch::Watch;
use crate::words::WatchWords;

const KNOB: f32 = 13.0;
const RIM: f32 = 3.5;
/// The size of a mark's disc, in parts of its letters.
const MARK: f32 = 0.7;
/// Between the two parts of the bar.
const GAP: f32 = XS;

/// A part of the bar: its ends, its colour and its name.
pub type TimelinePart<'w> = (f32, f32, Color, &'w str);

pub fn draw(
    context: &Context,
    watch: &Watch,
    timeline: &Timeline,
    stage: &WatchStage,
    painter: &mut Painter,
) {
    let (words, deck, bar) = (&context.words().watch, &watch.deck, stage.bar);
    let at = |step: u64| bar.x + bar.w * step as f32 / timeline.steps.max(1) as f32;
    let (palette, border) = (painter.palette, at(timeline.build_steps));
    let parts = [
        (bar.x, border - GAP / 2.0, palette.wall.top, words.building_part),
        (border + GAP / 2.0, bar.right(), palette.path, words.solving_part),
    ];
    draw_bar(painter, bar, at(timeline.step()), &parts, context.words());
    draw_loop(painter, bar, deck);
    draw_marks(painter, bar, (watch.marks(), timeline.steps), words);
    let step = step_words(painter, stage, words, [deck.step, deck.steps]);
    let speed = match deck.speed() {
        PlaybackSpeed::PerSecond(lines) if deck.goes_by_parts() => words.lines_a_second(lines),
        speed => speed_words(words, speed),
    };
    let told = [step, speed];
    draw_deck(painter, stage, deck.is_playing, &told, context.words());
}

/// The bar, with a margin in which it can be dragged too, and the current position on it.
pub fn draw_bar(
    painter: &mut Painter,
    bar: Rect,
    here: f32,
    parts: &[TimelinePart],
    words: &Words,
) {
    let palette = painter.palette;
    for &(left, right, colour, name) in parts.iter().filter(|part| part.1 - part.0 > RIM) {
        let part = Rect { x: left, w: right - left, ..bar };
        painter.done_to(part, here, colour);
        let above = Rect { y: bar.y - S - LINE, h: LINE, ..part };
        painter.note(above, painter.muted(Typeface::Strong, NOTE), name);
    }
    let knob = vec2(here, bar.center().y);
    painter.circle(knob, KNOB, palette.ink);
    painter.circle(knob, KNOB - RIM, palette.panel);
    painter.named_control(bar.inset_by(vec2(0.0, -S)), Target::Bar, words.key.step.to_owned());
}

/// The part that plays in a loop: a line below the bar, and a stroke at each end.
pub fn draw_loop(painter: &mut Painter, bar: Rect, deck: &Deck) {
    let ink = painter.palette.second_accent;
    let at = |step: u64| bar.x + bar.w * step as f32 / deck.steps.max(1) as f32;
    let stroke = |x: f32| Rect::new(x - RIM / 2.0, bar.y - XS, RIM, bar.h + 2.0 * S);
    let marks = deck.marks.map(|mark| mark.map(at));
    for x in marks.into_iter().flatten() {
        painter.rect(stroke(x), ink);
    }
    if let [Some(begin), Some(end)] = marks {
        painter.rect(Rect::new(begin, stroke(begin).bottom() - RIM, end - begin, RIM), ink);
    }
}

/// Marks on the bar, each with the digit that jumps there.
fn draw_marks(
    painter: &mut Painter,
    bar: Rect,
    (marks, steps): (&MarkedSteps, u64),
    words: &WatchWords,
) {
    let palette = painter.palette;
    let radius = MARK * painter.letters(NOTE);
    let apart = 2.0 * radius + 1.0;
    let mut rest = marks.steps().len() as f32;
    let mut least = bar.x + radius;
    for (place, &step) in marks.steps().iter().enumerate() {
        let here = bar.x + bar.w * step as f32 / steps.max(1) as f32;
        // Crowded marks are put side by side.
        rest -= 1.0;
        let x = here.max(least).min(bar.right() - radius - rest * apart);
        least = x + apart;
        let at = vec2(x, bar.center().y);
        painter.circle(at, radius, palette.ink);
        let number = place + 1;
        let style = Style::new(Typeface::Strong, NOTE, palette.background).centred();
        let disc = Rect::about(at, radius);
        painter.words(disc, style, &number.to_string());
        painter.named_control(disc, Target::Choice(0, place), words.mark(number));
    }
}

/// The button that plays and pauses, and the texts at the end of the bar.
pub fn draw_deck(
    painter: &mut Painter,
    stage: &WatchStage,
    plays: bool,
    [step, speed]: &[String; 2],
    words: &Words,
) {
    let [above, below] = stage.telling;
    painter.words(above, painter.muted(Typeface::Strong, NOTE), step);
    painter.words(below, painter.ink(Typeface::Title, NUMBER), speed);
    let palette = painter.palette;
    let (at, radius) = (stage.button.center(), stage.button.w / 2.0);
    let reach = Rect::about(at, radius);
    painter.named_control(reach, Target::Entry(0), words.key.play_pause.to_owned());
    painter.circle(at + vec2(0.0, 2.0), radius, palette.finish.main_lip);
    painter.circle(at, radius, palette.accent);
    let size = radius * 0.36;
    if plays {
        for side in [-0.62, 0.62] {
            let middle = at + vec2(side * size, 0.0);
            let bar = Rect::about(middle, size).inset_by(vec2(size - 3.0, 0.0));
            painter.round_rect(bar, 2.0, palette.accent_ink);
        }
    } else {
        let corners = [vec2(-0.7, -1.0), vec2(1.1, 0.0), vec2(-0.7, 1.0)];
        painter.polygon(&corners.map(|corner| at + corner * size), palette.accent_ink);
    }
}

/// The step and the number of steps; long numbers leave no room for words in a narrow window.
pub fn step_words(
    painter: &Painter,
    stage: &WatchStage,
    words: &WatchWords,
    steps: [u64; 2],
) -> String {
    let [step, steps] = steps.map(|number| painter.numbers.of(number));
    let text = words.step_of(&step, &steps);
    let fits = painter.measure(Typeface::Strong, NOTE, &text) <= stage.telling[0].w;
    if fits { text } else { format!("{step} / {steps}") }
}

/// The speed in steps a second.
pub fn speed_words(words: &WatchWords, speed: PlaybackSpeed) -> String {
    match speed {
        PlaybackSpeed::PerSecond(steps) => words.a_second(steps),
        PlaybackSpeed::Everything => words.all_at_once.to_owned(),
    }
}
