//! The rules, and which key does what: every command of a maze with the key that is bound to it.

pub mod rules;

use crate::screens::parts::players::OWN_CAPS;
use crate::screens::parts::prelude::*;

use crate::screens::how_to::{HowTo, HowToPage};
use crate::words::{GestureWords, HowToWords};

const MAZE: [&[Cap]; 14] = [
    &WALK,
    &OWN_CAPS[0],
    &[Cap::Of(KeyCommand::FirstRun)],
    &[Cap::Of(KeyCommand::Whole)],
    &[Cap::Of(KeyCommand::Closer), Cap::Of(KeyCommand::Farther)],
    &[Cap::Of(KeyCommand::Hint)],
    &[Cap::Of(KeyCommand::Solve)],
    &[Cap::Of(KeyCommand::Hold)],
    &[Cap::Of(KeyCommand::TakeBack)],
    &[Cap::Of(KeyCommand::Flag)],
    &[Cap::Of(KeyCommand::Trail), Cap::Of(KeyCommand::Hud), Cap::Of(KeyCommand::Ghost)],
    &[Cap::Of(KeyCommand::Pause), Cap::Word("Esc")],
    &[Cap::Of(KeyCommand::Restart), Cap::Of(KeyCommand::NewMaze)],
    &[Cap::Of(KeyCommand::Watch)],
];
const SCREENS: [&[Cap]; 10] = [
    &[Cap::Word("F1")],
    &ARROWS,
    &[Cap::Enter, Cap::Space],
    &[Cap::Word("Esc")],
    &[Cap::Word("Tab")],
    &[Cap::Word("Ctrl"), Cap::Word("C")],
    &[Cap::Word("Ctrl"), Cap::Word("V")],
    &[Cap::Of(KeyCommand::Mute)],
    &[Cap::Word("F11")],
    &[Cap::Word("F12")],
];
const TWO_PLAYERS: [&[Cap]; 4] =
    [&OWN_CAPS[0], &[Cap::Of(KeyCommand::FirstRun)], &WALK, &[Cap::Of(KeyCommand::SecondRun)]];

/// The maximum width and height of the panel.
const LARGEST: Vec2 = vec2(1120.0, 620.0);
/// The width from which there are two columns, and three.
const TWO_COLUMNS: f32 = 600.0;
const THREE_COLUMNS: f32 = 1000.0;
/// The heights of a line between which keys can be read, and the width of the keys beside its words.
const LINES: [f32; 2] = [20.0, 36.0];
const KEYS: f32 = 128.0;
/// The maximum width of a page's name, and the width of the button beside them.
const TAB: f32 = 168.0;
const LESSON: f32 = 208.0;
/// The sizes of letters, of which the first is taken that fits, and the height of a line in them.
const LETTERS: [f32; 3] = [BODY, NOTE, 11.0];
const LINE_HEIGHT: f32 = 1.25;

/// A line of the page of keys.
#[derive(Clone, Copy)]
enum Line {
    Head(&'static str),
    Keys(&'static [Cap], &'static str),
    Gesture(&'static GestureWords),
}

/// The parts of the page of keys, those first that are needed most.
fn parts(words: &'static HowToWords, is_touched: bool) -> Vec<Vec<Line>> {
    let keys = |head, caps: &'static [&'static [Cap]], lines: &[&'static str]| {
        let lines = caps.iter().zip(lines).map(|(caps, line)| Line::Keys(caps, line));
        [Line::Head(head)].into_iter().chain(lines).collect()
    };
    let gestures = |head, all: &[&'static GestureWords]| {
        [Line::Head(head)].into_iter().chain(all.iter().copied().map(Line::Gesture)).collect()
    };
    if is_touched {
        return vec![gestures(words.parts.touch, &words.touch.all())];
    }
    vec![
        keys(words.parts.maze, &MAZE, &words.maze.all()),
        keys(words.parts.screens, &SCREENS, &words.screens.all()),
        gestures(words.parts.pointer, &words.pointer.all()),
        keys(words.parts.two_players, &TWO_PLAYERS, &words.two_players.all()),
    ]
}

/// How many columns there are in a panel.
fn abreast(panel: Rect) -> usize {
    1 + usize::from(panel.w >= TWO_COLUMNS) + usize::from(panel.w >= THREE_COLUMNS)
}

pub fn draw(context: &Context, screen: &HowTo, painter: &mut Painter) {
    let words = context.words();
    painter.background();
    let (window, size) = (painter.screen, Sizes::of(painter.screen));
    let is_narrow = is_narrow(window);
    let [heading, body] = page(window, vec2(LARGEST.x, LARGEST.y + size.top + size.head));
    let (bar, lesson, panel) = if is_narrow {
        let [bar, panel, lesson] =
            column(body).gap(size.gap).split([fixed(size.control), grow(1.0), fixed(size.main)]);
        (bar, lesson, panel)
    } else {
        let [bar, panel] = column(body).gap(S).split([fixed(size.control), grow(1.0)]);
        let [bar, lesson] = row(bar).split([grow(1.0), fixed(LESSON)]);
        (bar, lesson, panel)
    };
    let tabs = row(bar).gap(XS).each(HowToPage::ALL.map(|_| grow(1.0).at_most(TAB)));
    painter.words(heading, painter.ink(Typeface::Title, size.title), words.how_to_play);
    for (place, (page, tab)) in HowToPage::ALL.into_iter().zip(tabs).enumerate() {
        painter.chip(tab, words.how_to.pages.of(page), page == screen.page, false);
        painter.control(tab, Target::Entry(place));
    }
    let cap = Some(Cap::Of(KeyCommand::Lesson));
    painter.button(lesson, ButtonKind::Main, words.how_to.lesson, cap, Attention::default());
    painter.control(lesson, Target::Offer(true));
    painter.panel(panel);
    match screen.page {
        HowToPage::Rules => rules::draw(context, panel, painter),
        HowToPage::Keys => draw_keys(&words.how_to, panel.inset_by(vec2(M, S)), painter),
    }
    foot(
        painter,
        &[
            (&ESC, words.key.back),
            (&ASIDE, words.how_to.other_page),
            (&[Cap::Enter], words.how_to.lesson),
        ],
    );
}

/// Draws the parts of the page of keys that have room.
fn draw_keys(words: &'static HowToWords, panel: Rect, painter: &mut Painter) {
    let mut parts = parts(words, painter.is_touched());
    let (columns, high) = loop {
        let columns = columns(&parts, abreast(panel));
        let most = columns.iter().map(Vec::len).max().unwrap_or(1);
        let high = panel.h / most as f32;
        if high >= LINES[0] || parts.len() == 1 {
            break (columns, high.min(LINES[1]));
        }
        parts.pop();
    };
    for (lines, place) in columns.iter().zip(row(panel).gap(L).evenly(columns.len())) {
        let places = (0..).map(|line| Rect { y: place.y + line as f32 * high, h: high, ..place });
        for (line, place) in lines.iter().zip(places) {
            draw_line(*line, place, painter);
        }
    }
}

/// The lines of each column: a part is in the one that is the shortest so far.
fn columns(parts: &[Vec<Line>], most: usize) -> Vec<Vec<Line>> {
    let mut columns = vec![Vec::new(); most.min(parts.len())];
    for part in parts {
        let shortest = columns.iter_mut().min_by_key(|lines| lines.len());
        shortest.expect("there is a column").extend(part);
    }
    columns
}

fn draw_line(line: Line, place: Rect, painter: &mut Painter) {
    let [left, right] = row(place).gap(S).split([fixed(KEYS), grow(1.0)]);
    match line {
        Line::Head(head) => draw_text(head, Typeface::Strong, place, painter),
        Line::Keys(caps, what) => {
            painter.keys(left, caps, KEY.min(place.h - XS));
            draw_text(what, Typeface::Body, right, painter);
        }
        Line::Gesture(GestureWords { what, then, .. }) => {
            draw_text(what, Typeface::Strong, left, painter);
            draw_text(then, Typeface::Body, right, painter);
        }
    }
}

/// A sentence in the largest letters in which it fits.
fn draw_text(text: &str, face: Typeface, place: Rect, painter: &mut Painter) {
    let style = painter.ink(face, BODY);
    let (style, lines) =
        painter.fitted(style, &LETTERS, LINE_HEIGHT, place, text).unwrap_or_else(|| {
            let style = painter.ink(face, LETTERS[LETTERS.len() - 1]);
            (style, painter.broken(style, place.w, text))
        });
    let high = style.size * LINE_HEIGHT;
    let [text] = column(place).centred().split([fixed(lines.len() as f32 * high)]);
    for (line, place) in lines.iter().zip(column(text).evenly(lines.len())) {
        painter.words(place, style, line);
    }
}

#[cfg(test)]
mod tests {
    use crate::game::bindings::CommandGroup;
    use crate::game::settings::Language;

    use super::*;
    use crate::words::Words;

    /// All others are at the foot of their screens.
    #[test]
    fn every_command_of_a_maze_is_told() {
        let shown: Vec<Cap> =
            [&MAZE[..], &SCREENS, &TWO_PLAYERS].concat().into_iter().flatten().copied().collect();
        for &command in KeyCommand::ALL {
            let is_shown = shown.contains(&Cap::Of(command));
            assert!(is_shown || command.group() != CommandGroup::Playing, "{command:?}");
        }
    }

    #[test]
    fn every_line_of_keys_has_words() {
        let words = &Words::of(Language::Chinese).how_to;
        assert_eq!(MAZE.len(), words.maze.all().len());
        assert_eq!(SCREENS.len(), words.screens.all().len());
        assert_eq!(TWO_PLAYERS.len(), words.two_players.all().len());
    }
}
