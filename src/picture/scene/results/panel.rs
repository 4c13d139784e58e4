//! The panel beside the ways: the time, how it compares, and what to play next.

use crate::game::bindings::Command;
use crate::game::input::Target;
use crate::game::screen::results::{Choice, Results};
use crate::maze::random::text_hash;
use crate::picture::geometry::{Color, Rect, vec2};

use super::Context;
use crate::picture::furniture::{Attention, ButtonKind};
use crate::picture::key_cap::Cap;
use crate::picture::motion::{BADGE, COUNT_UP};
use crate::picture::painter::Painter;
use crate::picture::scene::{FOOT, clock_text};
use crate::picture::sparks::draw_confetti;
use crate::picture::sprites::Sheet;
use crate::picture::text::Style;
use crate::picture::typeface::Face;
use crate::words::sentences;

/// Where the panel lies, and what in it lies how far below its upper edge, in interface pixels.
pub(super) struct Layout {
    pub rect: Rect,
    /// Whether there is room for what is only for joy.
    is_roomy: bool,
    /// Base lines.
    heading: f32,
    time: f32,
    /// The size of the time's letters.
    time_size: f32,
    /// The middle of the badge.
    badge: f32,
    /// The base line of the first number, and how far from one to the next.
    numbers: (f32, f32),
    /// The upper edges of the buttons.
    buttons: [f32; 2],
}

/// From this height on there is room for joy.
const LEAST_ROOMY_HEIGHT: f32 = 700.0;

/// Whether the panel lies below the maze and not beside it.
pub(super) fn is_below(screen: Rect) -> bool {
    screen.h > 1.15 * screen.w
}

impl Layout {
    pub fn of(screen: Rect) -> Self {
        let body = screen.h - FOOT;
        let place = |width: f32, height: f32| {
            if is_below(screen) {
                return Rect::new((screen.w - width) / 2.0, body - height - 24.0, width, height);
            }
            let y = ((body - height) / 2.0).clamp(16.0, 120.0);
            Rect::new(screen.w - width - 32.0, y, width, height)
        };
        if screen.h < LEAST_ROOMY_HEIGHT {
            return Self {
                rect: place(330.0, 402.0),
                is_roomy: false,
                heading: 42.0,
                time: 96.0,
                time_size: 44.0,
                badge: 126.0,
                numbers: (170.0, 42.0),
                buttons: [280.0, 344.0],
            };
        }
        Self {
            rect: place(if screen.w < 1100.0 { 360.0 } else { 422.0 }, 624.0),
            is_roomy: true,
            heading: 180.0,
            time: 248.0,
            time_size: 56.0,
            badge: 282.0,
            numbers: (336.0, 50.0),
            buttons: [464.0, 536.0],
        }
    }

    pub fn draw(&self, context: &Context, results: &Results, painter: &mut Painter) {
        let (rect, words) = (self.rect, context.words());
        painter.panel(rect);
        if self.is_roomy {
            draw_joy(context, results, painter, rect);
        }
        self.draw_time(context, results, painter);
        self.draw_badge(context, results, painter);
        self.draw_numbers(context, results, painter);
        self.draw_buttons(context, results, painter);
        if let Some(spec) = results.race().measured().spec.filter(|_| self.is_roomy) {
            let next = words.next_is(spec.seed().wrapping_add(1));
            let style = Style::new(Face::Strong, 14.0, painter.palette().muted_ink).centred();
            painter.text(style, rect.center().x, rect.bottom() - 18.0, &next);
        }
    }

    fn draw_time(&self, context: &Context, results: &Results, painter: &mut Painter) {
        let words = context.words();
        let (middle, ink) = (self.rect.center().x, painter.palette().ink);
        let heading = Style::new(Face::Title, 34.0_f32.min(self.time_size * 0.7), ink).centred();
        painter.text(heading, middle, self.rect.y + self.heading, words.cheese_found);
        let share = context.motions.at(COUNT_UP, results.moving_seconds());
        let time = clock_text(counted(results.summary.milliseconds, share));
        let style = Style::new(Face::Title, self.time_size, ink).centred();
        painter.figures(style, middle, self.rect.y + self.time, &time);
    }

    /// How this time compares: a badge that springs up once the time has been counted, or plain
    /// words.
    fn draw_badge(&self, context: &Context, results: &Results, painter: &mut Painter) {
        let (palette, words) = (painter.palette(), context.words());
        let middle = vec2(self.rect.center().x, self.rect.y + self.badge);
        let baseline = middle.y + 5.5;
        let plain = Style::new(Face::Strong, 15.0, palette.muted_ink).centred();
        if !results.summary.sets_records() {
            let slow = words.records.slow_result;
            let why = if results.summary.helped { words.helped } else { slow };
            painter.text(plain, middle.x, baseline, why);
            return;
        }
        let duel = context.app.raced_challenge().map(|challenge| {
            let time = |milliseconds| i64::try_from(milliseconds).unwrap_or(i64::MAX);
            let lost = time(results.summary.milliseconds) - time(challenge.milliseconds());
            let name = challenge.players[0].name.as_str();
            (lost < 0, sentences::duel(&words.replay, name, lost))
        });
        if let Some((false, sentence)) = duel {
            painter.text(plain, middle.x, baseline, &sentence);
            return;
        }
        if !results.is_best() && duel.is_none() {
            let best = results.best_before.map(|best| words.best_is(clock_text(best)));
            painter.text(plain, middle.x, baseline, &best.unwrap_or_default());
            return;
        }
        let sprung = context
            .motions
            .at(BADGE, results.moving_seconds() - context.motions.seconds_of(COUNT_UP));
        if sprung <= 0.0 {
            return;
        }
        let text = match (duel, results.milliseconds_won()) {
            (Some((_, sentence)), _) => sentence,
            (None, Some(won)) if won >= 100 => {
                words.new_best_by(format!("{}.{}", won / 1000, won / 100 % 10))
            }
            _ => words.new_best.to_owned(),
        };
        let size = vec2(painter.measure(Face::Strong, 16.0, &text) + 40.0, 32.0) * sprung;
        let badge = Rect::new(middle.x - size.x / 2.0, middle.y - size.y / 2.0, size.x, size.y);
        painter.round_rect(badge, 16.0, palette.second_accent);
        let ink = Color { a: sprung.min(1.0), ..palette.second_accent_ink };
        painter.text(Style::new(Face::Strong, 16.0, ink).centred(), middle.x, baseline, &text);
    }

    fn draw_numbers(&self, context: &Context, results: &Results, painter: &mut Painter) {
        let words = context.words();
        let (palette, summary) = (painter.palette(), &results.summary);
        let share = context.motions.at(COUNT_UP, results.moving_seconds());
        let (left, right) = (self.rect.x + 32.0, self.rect.right() - 32.0);
        let longest = summary.steps.max(summary.shortest).max(1) as f32;
        let (first, step) = self.numbers;
        let mut y = self.rect.y + first;
        for (text, steps, colour) in [
            (words.your_steps, summary.steps, palette.backtracked),
            (words.best_path, summary.shortest, palette.path),
        ] {
            painter.label_pair(left, right, y, text, &counted(steps.into(), share).to_string());
            let bar = Rect::new(left, y + 8.0, right - left, 10.0);
            painter.progress(bar, share * steps as f32 / longest, colour);
            y += step;
        }
        let dead_ends = counted(summary.dead_ends.into(), share).to_string();
        painter.label_pair(left, right, y, words.dead_ends, &dead_ends);
    }

    fn draw_buttons(&self, context: &Context, results: &Results, painter: &mut Painter) {
        let (panel, words) = (self.rect, context.words());
        let [main, others] = self.buttons.map(|y| panel.y + y);
        let margin = if self.is_roomy { 32.0 } else { 24.0 };
        let gap = 11.0;
        let width = ((panel.w - 2.0 * margin - 2.0 * gap) / 3.0).floor();
        let mut x = panel.x + margin;
        for (place, (choice, can_be_chosen)) in results.menu.entries().enumerate() {
            if !can_be_chosen {
                continue;
            }
            let attention = Attention::focused(place == results.menu.focus());
            let (text, cap) = match choice {
                Choice::Next => (words.next_maze, Cap::Enter),
                Choice::Again => (words.again, Cap::Of(Command::Restart)),
                Choice::New => (words.new, Cap::Of(Command::NewMaze)),
                Choice::Title => (super::way_out(context), Cap::Word("Esc")),
            };
            let rect = if choice == Choice::Next {
                let height = if self.is_roomy { 56.0 } else { 48.0 };
                let rect = Rect::new(panel.x + margin, main, panel.w - 2.0 * margin, height);
                painter.button(rect, ButtonKind::Main, text, Some(cap), attention);
                rect
            } else {
                let rect = Rect::new(x, others, width, 42.0);
                // The foot names the keys too.
                let cap = Some(cap).filter(|_| width > 100.0);
                painter.button(rect, ButtonKind::Plain, text, cap, attention);
                x += width + gap;
                rect
            };
            painter.control(rect, Target::Entry(place));
        }
    }
}

/// Confetti over mouse and cheese; none for who was helped.
fn draw_joy(context: &Context, results: &Results, painter: &mut Painter, panel: Rect) {
    if !results.summary.helped {
        let room = Rect::new(panel.x + 24.0, panel.y + 20.0, panel.w - 48.0, 110.0);
        let code = context.app.code().unwrap_or_default();
        let seed = text_hash(&code) ^ results.summary.milliseconds;
        draw_confetti(painter, context.motions, room, seed, results.moving_seconds());
    }
    let at = |x: f32| vec2(panel.center().x + x, panel.y + 132.0);
    let side = 150.0;
    painter.standing(Sheet::Mouse, context.frames.celebration(results.seconds()), at(-24.0), side);
    painter.standing(Sheet::Cheese, context.frames.cheese(), at(62.0), side * 0.6);
}

/// So much of a number that is being counted up; in the end all of it.
fn counted(number: u64, share: f32) -> u64 {
    if share < 1.0 { (number as f64 * f64::from(share)) as u64 } else { number }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::motion::Motions;

    #[test]
    fn a_number_is_counted_up_to_itself() {
        for number in [0, 1, 9, 72_431, u64::from(u32::MAX), u64::MAX] {
            assert_eq!(counted(number, Motions::Full.at(COUNT_UP, 0.0)), 0);
            let mut last = 0;
            for frame in 0..=60_u8 {
                let now = counted(number, Motions::Full.at(COUNT_UP, f32::from(frame) / 60.0));
                assert!(last <= now && now <= number, "{last}, {now} of {number}");
                last = now;
            }
            assert_eq!(last, number);
        }
    }
}
