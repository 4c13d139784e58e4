//! Which key does what, page by page: every command with the key that it has now.

use crate::game::bindings::Command;
use crate::game::input::Target;
use crate::game::screen::how_to::{HowTo, Page};
use crate::picture::geometry::{Rect, Vec2, vec2};

use super::{ARROWS, Context, WALK, centred, foot, is_compact};
use crate::picture::furniture::{Attention, ButtonKind};
use crate::picture::icon::Way;
use crate::picture::key_cap::Cap;
use crate::picture::painter::Painter;
use crate::picture::text::Style;
use crate::picture::typeface::Face;
use crate::words::HowToWords;

/// The keys of player 1 to walk with.
const WALK_OF_FIRST: [Cap; 4] = [
    Cap::Of(Command::FirstLeft),
    Cap::Of(Command::FirstUp),
    Cap::Of(Command::FirstDown),
    Cap::Of(Command::FirstRight),
];
const UP_AND_DOWN: [Cap; 2] = [Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)];
const ASIDE: [Cap; 2] = [Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)];

const MAZE: [&[Cap]; 11] = [
    &WALK,
    &WALK_OF_FIRST,
    &[Cap::Of(Command::FirstRun), Cap::Of(Command::SecondRun)],
    &[Cap::Of(Command::Whole)],
    &[Cap::Of(Command::Closer), Cap::Of(Command::Farther)],
    &[Cap::Of(Command::Trail)],
    &[Cap::Of(Command::Hud)],
    &[Cap::Of(Command::Ghost)],
    &[Cap::Of(Command::Pause), Cap::Word("Esc")],
    &[Cap::Of(Command::Restart)],
    &[Cap::Of(Command::NewMaze)],
];
const HELP: [&[Cap]; 6] = [
    &[Cap::Of(Command::Hint)],
    &[Cap::Of(Command::Solve)],
    &[Cap::Arrow(Way::Down), Cap::Arrow(Way::Up)],
    &[Cap::Of(Command::Hold)],
    &[Cap::Word("End")],
    &[Cap::Of(Command::Solve)],
];
const SCREENS: [&[Cap]; 10] = [
    &ARROWS,
    &[Cap::Enter, Cap::Space],
    &[Cap::Word("Esc")],
    &[Cap::Word("Tab")],
    &[Cap::Of(Command::NewMaze)],
    &[Cap::Word("Ctrl"), Cap::Word("C")],
    &[Cap::Word("Ctrl"), Cap::Word("V")],
    &[Cap::Of(Command::Mute)],
    &[Cap::Word("F11")],
    &[Cap::Word("F12")],
];
const RESULTS: [&[Cap]; 10] = [
    &[Cap::Enter],
    &[Cap::Of(Command::Restart)],
    &[Cap::Of(Command::NewMaze)],
    &[Cap::Of(Command::Ghost)],
    &[Cap::Of(Command::WatchAgain)],
    &[Cap::Of(Command::SaveRecording)],
    &[Cap::Of(Command::Challenge)],
    &[Cap::Of(Command::Watch)],
    &[Cap::Of(Command::Records)],
    &[Cap::Word("Backspace"), Cap::Of(Command::Undo)],
];
const TWO_PLAYERS: [&[Cap]; 8] = [
    &WALK_OF_FIRST,
    &[Cap::Of(Command::FirstRun)],
    &WALK,
    &[Cap::Of(Command::SecondRun)],
    &[Cap::Of(Command::Pause), Cap::Word("Esc")],
    &[Cap::Enter],
    &[Cap::Word("Tab")],
    &[Cap::Word("Ctrl"), Cap::Word("C"), Cap::Word("V")],
];
const THEATRE: [&[Cap]; 11] = [
    &[Cap::Of(Command::PlayPause)],
    &ASIDE,
    &[Cap::Word("Shift"), Cap::Word("Ctrl")],
    &[Cap::Word("Home"), Cap::Word("End")],
    &UP_AND_DOWN,
    &[Cap::Of(Command::Generator), Cap::Of(Command::Solver)],
    &[Cap::Of(Command::Loops), Cap::Of(Command::NewSeed)],
    &[Cap::Of(Command::More), Cap::Of(Command::Fewer)],
    &[Cap::Of(Command::Picture), Cap::Of(Command::Film)],
    &[Cap::Word("Tab"), Cap::Enter],
    &[Cap::Of(Command::TheatreMute)],
];
const COMPARED: [&[Cap]; 10] = [
    &[Cap::Of(Command::SideBySide)],
    &[Cap::Of(Command::School)],
    &[Cap::Of(Command::SwitchKind)],
    &[Cap::Word("1"), Cap::Word("2"), Cap::Word("3"), Cap::Word("4")],
    &[Cap::Of(Command::Solver), Cap::Of(Command::Generator)],
    &[Cap::Of(Command::More), Cap::Of(Command::Fewer)],
    &[Cap::Of(Command::WhoLooked)],
    &[Cap::Of(Command::PlayPause)],
    &[Cap::Word("Home")],
    &[Cap::Enter],
];

/// The rows' distance where there is room for it.
const ROW_STEP: f32 = 46.0;
/// How much of a tall window is made use of.
const TALLEST: f32 = 700.0;
/// How wide the panel of rows is at most.
const WIDEST: f32 = 800.0;
/// How many rows the longest page has.
const MOST_ROWS: usize = MAZE.len();

type Rows = (&'static [&'static [Cap]], Vec<&'static str>);

/// The keys of a page and what they do; nothing for the page of the pointer.
fn rows(page: Page, words: &HowToWords) -> Option<Rows> {
    Some(match page {
        Page::Maze => (&MAZE, words.maze.lines()),
        Page::Help => (&HELP, words.help.lines()),
        Page::Screens => (&SCREENS, words.screens.lines()),
        Page::Results => (&RESULTS, words.results.lines()),
        Page::TwoPlayers => (&TWO_PLAYERS, words.two_players.lines()),
        Page::Theatre => (&THEATRE, words.theatre.lines()),
        Page::Compared => (&COMPARED, words.compared.lines()),
        Page::Pointer => return None,
    })
}

pub fn draw(context: &Context, screen: HowTo, painter: &mut Painter) {
    let words = context.words();
    painter.background();
    let layout = Layout::new(painter.screen());
    let ink = painter.palette().ink;
    let at = layout.heading;
    painter.text(Style::new(Face::Title, 36.0, ink), at.x, at.y, words.how_to_play);
    for (place, page) in Page::ALL.into_iter().enumerate() {
        let tab = layout.tab(place);
        let is_open = page == screen.page();
        painter.chip(tab, words.how_to.pages.of(page), is_open, false);
        painter.control(tab, Target::Entry(place));
    }
    let button = layout.lesson;
    let attention = Attention::default();
    let cap = Some(Cap::Of(Command::Lesson));
    painter.button(button, ButtonKind::Main, words.how_to.lesson, cap, attention);
    painter.control(button, Target::Offer(true));
    painter.panel(layout.panel);
    match rows(screen.page(), &words.how_to) {
        Some((keys, lines)) => {
            for (place, (caps, line)) in keys.iter().zip(lines).enumerate() {
                let row = layout.row(place);
                let mut x = row.x;
                for &cap in *caps {
                    x += painter.key_cap(cap, x, row.center().y - 14.0, 28.0, false) + 4.0;
                }
                layout.line(row, line, painter);
            }
        }
        None => {
            for (place, (what, line)) in words.how_to.pointer.lines().into_iter().enumerate() {
                let row = layout.row(place);
                let style = Style::new(Face::Strong, layout.size, ink);
                painter.text_within(style, row.x, row.center().y + 6.0, layout.keys - 12.0, what);
                layout.line(row, line, painter);
            }
        }
    }
    foot(
        painter,
        &[
            (&[Cap::Word("Esc")], words.key.back),
            (&ASIDE, words.how_to.other_page),
            (&[Cap::Enter], words.how_to.lesson),
        ],
    );
}

/// Where everything is, in interface pixels.
struct Layout {
    heading: Vec2,
    /// The first of the pages' names, one below the other.
    tabs: Rect,
    tab_step: f32,
    lesson: Rect,
    panel: Rect,
    row_step: f32,
    /// How wide the keys are, and how large the letters beside them.
    keys: f32,
    size: f32,
}

impl Layout {
    fn new(screen: Rect) -> Self {
        let compact = is_compact(screen);
        let area = centred(screen, TALLEST);
        let (side, gap, top, keys, size) = if compact {
            (152.0, 16.0, 66.0, 152.0, 15.0)
        } else {
            (208.0, 28.0, 108.0, 176.0, 18.0)
        };
        let width = (screen.w - 48.0).min(side + gap + WIDEST);
        let x = (screen.w - width) / 2.0;
        let y = area.y + top;
        let height = (area.bottom() - y - 14.0).min(MOST_ROWS as f32 * ROW_STEP + 24.0);
        let panel = Rect::new(x + side + gap, y, width - side - gap, height);
        let lesson = Rect::new(x, panel.bottom() - 48.0, side, 48.0);
        let tab_step = ((lesson.y - 10.0 - y) / Page::ALL.len() as f32).min(50.0);
        let tabs = Rect::new(x, y, side, (tab_step - 5.0).min(40.0));
        let row_step = (height - 20.0) / MOST_ROWS as f32;
        Self { heading: vec2(x, y - 22.0), tabs, tab_step, lesson, panel, row_step, keys, size }
    }

    fn tab(&self, place: usize) -> Rect {
        self.tabs.offset(vec2(0.0, self.tab_step * place as f32))
    }

    fn row(&self, place: usize) -> Rect {
        let panel = self.panel;
        let y = panel.y + 10.0 + self.row_step * place as f32;
        Rect::new(panel.x + 20.0, y, panel.w - 36.0, self.row_step)
    }

    /// What the keys of a row do, in a second line if need be.
    fn line(&self, row: Rect, line: &str, painter: &mut Painter) {
        let style = Style::new(Face::Body, self.size, painter.palette().ink);
        let x = row.x + self.keys;
        painter.text_within(style, x, row.center().y + 6.0, row.right() - x, line);
    }
}

#[cfg(test)]
mod tests {
    use crate::game::settings::Language;

    use super::*;
    use crate::words::Words;

    #[test]
    fn every_command_is_on_a_page() {
        let words = &Words::of(Language::English).how_to;
        let shown: Vec<Cap> = Page::ALL
            .into_iter()
            .filter_map(|page| rows(page, words))
            .flat_map(|(keys, _)| keys.iter().flat_map(|caps| caps.iter().copied()))
            .collect();
        for &command in Command::ALL {
            // The first lesson has a button of its own on every page.
            let is_shown = shown.contains(&Cap::Of(command)) || command == Command::Lesson;
            assert!(is_shown, "{command:?}");
        }
    }

    #[test]
    fn every_row_of_keys_has_words_and_room() {
        let words = &Words::of(Language::Chinese).how_to;
        for page in Page::ALL {
            let count = rows(page, words).map_or(words.pointer.lines().len(), |(keys, lines)| {
                assert_eq!(keys.len(), lines.len(), "{page:?}");
                keys.len()
            });
            assert!(count <= MOST_ROWS);
        }
        for (w, h) in
            [(800.0, 500.0), (800.0, 600.0), (720.0, 1280.0), (1280.0, 720.0), (3000.0, 2000.0)]
        {
            let screen = Rect::new(0.0, 0.0, w, h);
            let layout = Layout::new(screen);
            assert!(layout.panel.bottom() <= h - super::super::FOOT && layout.panel.right() <= w);
            assert!(layout.row(MOST_ROWS - 1).bottom() <= layout.panel.bottom(), "{w} x {h}");
            assert!(layout.row_step >= 30.0 && layout.tabs.h >= 28.0, "{w} x {h}");
            assert!(layout.tab(Page::ALL.len() - 1).bottom() <= layout.lesson.y, "{w} x {h}");
        }
    }
}
