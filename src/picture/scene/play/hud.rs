//! Time, steps, best and code: above the maze, or in a panel beside it where all of it is in sight.

use crate::game::race::solving::Solving;
use crate::game::screen::play::Play;
use crate::picture::geometry::{Rect, vec2};

use super::{Context, clock_text};
use crate::picture::key_cap::Cap;
use crate::picture::painter::Painter;
use crate::picture::scene::press_to_copy;
use crate::picture::scene::watch::counters::thousands;
use crate::picture::text::Style;
use crate::picture::typeface::Face;
use crate::words::{Words, sentences};

/// The height of what stands on one line below the numbers.
const CHIP: f32 = 38.0;
/// Where it all ends above the maze.
pub(super) const BOTTOM: f32 = 112.0 + CHIP;
/// The width of the panel beside the maze, and how far its contents are from its edge.
const BESIDE: f32 = 184.0;
const PADDING: f32 = 24.0;
/// How large a code's letters are, and how wide each of them is.
const CODE: f32 = 15.0;
/// From one line of the code to the next, and how much room its label and its keys take.
const CODE_LINE: f32 = 20.0;
const CODE_ABOUT: f32 = 52.0;

pub(super) fn draw(context: &Context, play: &Play, painter: &mut Painter) {
    if play.camera().has_panel_beside() {
        draw_beside(context, play, painter);
    } else {
        draw_above(context, play, painter);
    }
}

fn draw_above(context: &Context, play: &Play, painter: &mut Painter) {
    let words = context.words();
    let panel = Rect::new(24.0, 24.0, 432.0, 80.0);
    let stats = stats(play, painter, words);
    let labels = stats.each_ref().map(|stat| stat.words);
    let places = [48.0, 208.0, 312.0];
    painter.keep(painter.panel_reach(panel), |painter| {
        painter.panel(panel);
        for (x, label) in places.into_iter().zip(labels) {
            painter.stat_label(x, 50.0, label);
        }
    });
    for (x, stat) in places.into_iter().zip(stats) {
        painter.stat_value(x, 50.0, &stat.value, stat.style);
    }
    let mut x = 24.0;
    if let Some(code) = context.app.code() {
        x += draw_code_chip(painter, x, 112.0, &code) + 8.0;
    }
    let solving = play.race().solving().map(|solving| solving_lines(solving, words).join(" · "));
    if let Some(line) = solving.or_else(|| race_words(context, play)) {
        let width = painter.measure(Face::Strong, 15.0, &line) + 32.0;
        // Where the code takes the line, this comes below it.
        let fits = x + width <= painter.screen().w - 24.0;
        let (x, y) = if fits { (x, 112.0) } else { (24.0, 112.0 + CHIP + 8.0) };
        let chip = Rect::new(x, y, width, CHIP);
        painter.keep(painter.panel_reach(chip), |painter| {
            painter.panel(chip);
            let style = Style::new(Face::Strong, 15.0, painter.palette().path);
            painter.text(style, x + 16.0, y + 24.0, &line);
        });
    }
}

/// How the race against a ghost stands.
fn race_words(context: &Context, play: &Play) -> Option<String> {
    let ghost = super::rival(context, play)?;
    let words = &context.words().replay;
    let name = super::name_of(ghost, words);
    let time = clock_text(ghost.milliseconds());
    Some(match (play.lead_ticks(), ghost.challenger()) {
        (Some(lead), _) => sentences::lead(words, &name, lead),
        (None, Some(_)) => words.run_of(name, &time),
        (None, None) => words.against(time),
    })
}

/// The code and the keys that copy it; returns how wide that is.
fn draw_code_chip(painter: &mut Painter, x: f32, y: f32, code: &str) -> f32 {
    let keys = [Cap::Word("Ctrl"), Cap::Word("C")];
    let text = painter.measure(Face::Mono, CODE, code);
    let caps: f32 = keys.iter().map(|&key| painter.key_cap_width(key, 24.0) + 4.0).sum();
    let width = 16.0 + text + 22.0 + caps + 12.0;
    let chip = Rect::new(x, y, width, CHIP);
    painter.keep(painter.panel_reach(chip), |painter| {
        painter.panel(chip);
        let style = Style::new(Face::Mono, CODE, painter.palette().ink);
        let mut at = painter.text(style, x + 16.0, y + 24.0, code) + 22.0;
        for key in keys {
            at += painter.key_cap(key, at, y + 8.0, 24.0, false) + 4.0;
        }
    });
    press_to_copy(painter, chip);
    width
}

/// Where the panel beside the maze lies on a screen.
pub(super) fn beside(screen: Rect) -> Rect {
    let height = (screen.h - super::super::FOOT - 40.0).min(624.0);
    Rect::new(screen.w - BESIDE - 24.0, 20.0, BESIDE, height)
}

fn draw_beside(context: &Context, play: &Play, painter: &mut Painter) {
    let (words, palette) = (context.words(), painter.palette());
    let panel = beside(painter.screen());
    painter.panel(panel);
    let (x, right) = (panel.x + PADDING, panel.right() - PADDING);
    let mut y = panel.y + 36.0;
    for stat in stats(play, painter, words) {
        stat.draw(painter, x, y);
        y += 68.0;
    }
    let rule = |painter: &mut Painter, y: f32| {
        painter.rect(Rect::new(x, y, right - x, 2.0), palette.panel_edge);
    };
    rule(painter, y - 10.0);
    y += 18.0;
    let measured = play.race().measured();
    let grid = measured.maze.grid();
    let (columns, rows) = measured.rooms().unwrap_or((grid.columns(), grid.rows()));
    let size = format!("{columns} × {rows}");
    painter.stat(x, y, words.maze, &size, Style::new(Face::Title, 22.0, palette.ink));
    if measured.rooms().is_some() {
        let rooms = words.rooms(u32::from(columns) * u32::from(rows));
        let style = Style::new(Face::Body, 15.0, palette.muted_ink);
        painter.text_within(style, x, y + 47.0, right - x + 8.0, &rooms);
        y += 20.0;
    }
    y += 64.0;
    let share = play.explored_share();
    let explored = format!("{} %", (share * 100.0).floor());
    painter.stat(x, y, words.explored, &explored, Style::new(Face::Title, 22.0, palette.ink));
    painter.progress(Rect::new(x, y + 36.0, right - x, 9.0), share, palette.trail);
    y += 78.0;
    rule(painter, y - 18.0);
    y += 16.0;
    if let Some(solving) = play.race().solving() {
        let mut style = Style::new(Face::Strong, 15.0, palette.path);
        for line in solving_lines(solving, words) {
            painter.text_within(style, x, y, right - x + 8.0, &line);
            style = Style::new(Face::Body, 15.0, palette.ink);
            y += 22.0;
        }
    } else if let Some(line) = race_words(context, play) {
        let style = Style::new(Face::Strong, 14.0, palette.path);
        painter.text_within(style, x, y, right - x + 8.0, &line);
    } else if context.app.settings().trail {
        painter.line(vec2(x + 3.0, y - 5.0), vec2(x + 37.0, y - 5.0), 5.0, palette.trail);
        let style = Style::new(Face::Strong, 14.0, palette.ink);
        painter.text_within(style, x + 48.0, y, right - x - 40.0, words.your_trail);
    }
    y += 46.0;
    if let Some(code) = context.app.code() {
        draw_code(painter, words, &code, Rect::new(x, y, right - x, panel.bottom() - y));
    }
}

/// The code in lines of whole parts, and below it the keys that copy it.
fn draw_code(painter: &mut Painter, words: &Words, code: &str, room: Rect) {
    let palette = painter.palette();
    let style = Style::new(Face::Mono, CODE, palette.ink);
    let lines = lines(code, |line| painter.measure(style.face, style.size, line) <= room.w + 8.0);
    if room.h < CODE_ABOUT + CODE_LINE * lines.len() as f32 {
        return;
    }
    painter.text(Style::new(Face::Strong, 13.0, palette.muted_ink), room.x, room.y, words.code);
    let mut y = room.y + 23.0;
    for line in lines {
        painter.text_within(style, room.x, y, room.w + 8.0, line);
        y += CODE_LINE;
    }
    let mut at = room.x;
    for key in [Cap::Word("Ctrl"), Cap::Word("C")] {
        at += painter.key_cap(key, at, y - 4.0, 26.0, false) + 4.0;
    }
    press_to_copy(painter, Rect::new(room.x, y - 8.0, room.w, 34.0));
    let style = Style::new(Face::Body, 15.0, palette.muted_ink);
    painter.text_within(style, at + 6.0, y + 14.0, room.right() + 12.0 - at, words.copy);
}

/// A text broken before its dashes, in lines that fit as far as that goes.
fn lines(text: &str, fits: impl Fn(&str) -> bool) -> Vec<&str> {
    let breaks = text.char_indices().filter(|&(_, c)| c == '-').map(|(at, _)| at);
    let ends: Vec<usize> = breaks.chain([text.len()]).collect();
    let (mut lines, mut first) = (Vec::new(), 0);
    for (place, &end) in ends.iter().enumerate() {
        let next = ends.get(place + 1);
        if next.is_none_or(|&next| !fits(&text[first..next])) {
            lines.push(&text[first..end]);
            first = end;
        }
    }
    lines
}

/// A number that is shown while playing.
struct Stat {
    words: &'static str,
    value: String,
    style: Style,
}

impl Stat {
    fn draw(&self, painter: &mut Painter, x: f32, y: f32) {
        painter.stat(x, y, self.words, &self.value, self.style);
    }
}

/// Time, steps and best.
fn stats(play: &Play, painter: &Painter, words: &'static Words) -> [Stat; 3] {
    let palette = painter.palette();
    let run = play.race();
    let number = Style::new(Face::Title, 32.0, palette.ink);
    let best = play.best.map_or_else(|| "–".to_owned(), clock_text);
    [
        Stat { words: words.time, value: clock_text(run.milliseconds()), style: number },
        Stat { words: words.steps, value: run.runner(0).steps().to_string(), style: number },
        Stat {
            words: words.best,
            value: best,
            style: Style::new(Face::Title, 32.0, palette.accent_text),
        },
    ]
}

/// How far auto-solve has come, how fast it goes as long as that matters, and what it has cost.
fn solving_lines(solving: &Solving, words: &Words) -> Vec<String> {
    let (state, speed) = match solving {
        _ if solving.is_searching() => {
            (words.searching, Some(words.watch.a_second(thousands(solving.speed().into()))))
        }
        _ if solving.has_no_path() => (words.no_path, None),
        _ => (words.found, None),
    };
    let counts = solving.counts();
    let cost =
        [words.entered(thousands(counts.entered)), words.gone_back(thousands(counts.backtracked))];
    [state.to_owned()].into_iter().chain(speed).chain(cost).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_broken_before_its_dashes_and_nowhere_else() {
        let short = |most: usize| move |line: &str| line.len() <= most;
        assert_eq!(lines("kruskal1-30x20-233", short(18)), ["kruskal1-30x20-233"]);
        assert_eq!(lines("kruskal1-30x20-233", short(15)), ["kruskal1-30x20", "-233"]);
        assert_eq!(lines("kruskal1-30x20-233", short(8)), ["kruskal1", "-30x20", "-233"]);
        assert_eq!(lines("kruskal1-30x20-233", short(2)), ["kruskal1", "-30x20", "-233"]);
        assert_eq!(lines("", short(2)), [""]);
        for most in 0..30 {
            assert_eq!(
                lines("growing-tree:3-100x7-12", short(most)).concat(),
                "growing-tree:3-100x7-12"
            );
        }
    }
}
