//! Which key does what, page by page: every command with the key that is bound to it.

mod rules;

use super::players::OWN_CAPS;
use super::prelude::*;

use crate::game::screen::how_to::{HowTo, HowToPage};
use crate::words::{GestureWords, HowToWords};

const MAZE: [&[Cap]; 11] = [
    &WALK,
    &OWN_CAPS[0],
    &[Cap::Of(KeyCommand::FirstRun), Cap::Of(KeyCommand::SecondRun)],
    &[Cap::Of(KeyCommand::Whole)],
    &[Cap::Of(KeyCommand::Closer), Cap::Of(KeyCommand::Farther)],
    &[Cap::Of(KeyCommand::Trail)],
    &[Cap::Of(KeyCommand::Hud)],
    &[Cap::Of(KeyCommand::Ghost)],
    &[Cap::Of(KeyCommand::Pause), Cap::Word("Esc")],
    &[Cap::Of(KeyCommand::Restart)],
    &[Cap::Of(KeyCommand::NewMaze)],
];
const HELP: [&[Cap]; 8] = [
    &[Cap::Of(KeyCommand::Hint)],
    &[Cap::Of(KeyCommand::Solve)],
    &[Cap::Arrow(Way::Down), Cap::Arrow(Way::Up)],
    &[Cap::Of(KeyCommand::Hold)],
    &[Cap::Word("End")],
    &[Cap::Of(KeyCommand::Solve)],
    &[Cap::Of(KeyCommand::Flag)],
    &[Cap::Word("PgUp"), Cap::Word("PgDn")],
];
const SCREENS: [&[Cap]; 10] = [
    &ARROWS,
    &[Cap::Enter, Cap::Space],
    &[Cap::Word("Esc")],
    &[Cap::Word("Tab")],
    &[Cap::Of(KeyCommand::NewMaze)],
    &[Cap::Word("Ctrl"), Cap::Word("C")],
    &[Cap::Word("Ctrl"), Cap::Word("V")],
    &[Cap::Of(KeyCommand::Mute)],
    &[Cap::Word("F11")],
    &[Cap::Word("F12")],
];
const RESULTS: [&[Cap]; 11] = [
    &[Cap::Enter],
    &[Cap::Of(KeyCommand::Restart)],
    &[Cap::Of(KeyCommand::NewMaze)],
    &[Cap::Of(KeyCommand::Ghost)],
    &[Cap::Of(KeyCommand::WatchAgain)],
    &[Cap::Of(KeyCommand::SaveRecording)],
    &[Cap::Of(KeyCommand::Postcard)],
    &[Cap::Of(KeyCommand::Challenge)],
    &[Cap::Of(KeyCommand::Watch)],
    &[Cap::Of(KeyCommand::Records)],
    &[Cap::Word("Backspace"), Cap::Of(KeyCommand::Undo)],
];
const TWO_PLAYERS: [&[Cap]; 8] = [
    &OWN_CAPS[0],
    &[Cap::Of(KeyCommand::FirstRun)],
    &WALK,
    &[Cap::Of(KeyCommand::SecondRun)],
    &[Cap::Of(KeyCommand::Pause), Cap::Word("Esc")],
    &[Cap::Enter],
    &[Cap::Word("Tab")],
    &[Cap::Word("Ctrl"), Cap::Word("C"), Cap::Word("V")],
];
const THEATRE: [&[Cap]; 11] = [
    &[Cap::Of(KeyCommand::PlayPause)],
    &ASIDE,
    &[Cap::Word("Shift"), Cap::Word("Ctrl")],
    &[Cap::Word("Home"), Cap::Word("End")],
    &UP_DOWN,
    &[Cap::Of(KeyCommand::Generator), Cap::Of(KeyCommand::Solver)],
    &[Cap::Of(KeyCommand::Loops), Cap::Of(KeyCommand::NewSeed)],
    &[Cap::Of(KeyCommand::More), Cap::Of(KeyCommand::Fewer)],
    &[Cap::Of(KeyCommand::Picture), Cap::Of(KeyCommand::Film)],
    &[Cap::Word("Tab"), Cap::Enter],
    &[Cap::Of(KeyCommand::TheatreMute)],
];
const COMPARED: [&[Cap]; 10] = [
    &[Cap::Of(KeyCommand::SideBySide)],
    &[Cap::Of(KeyCommand::School)],
    &[Cap::Of(KeyCommand::SwitchKind)],
    &[Cap::Word("1"), Cap::Word("2"), Cap::Word("3"), Cap::Word("4")],
    &[Cap::Of(KeyCommand::Solver), Cap::Of(KeyCommand::Generator)],
    &[Cap::Of(KeyCommand::More), Cap::Of(KeyCommand::Fewer)],
    &[Cap::Of(KeyCommand::WhoLooked)],
    &[Cap::Of(KeyCommand::PlayPause)],
    &[Cap::Word("Home")],
    &[Cap::Enter],
];

/// The distance of rows where there is room for it.
const ROW_STEP: f32 = 46.0;
/// The width of the names and of the keys, and the size of the letters, where there is room for
/// them and where there is little.
const ROOMY: [f32; 3] = [208.0, 168.0, ROW];
const LOW: [f32; 3] = [152.0, 144.0, BODY];
/// The maximum height of a page's name, and of the button below them.
const TAB: f32 = 40.0;
const LESSON: f32 = 48.0;
/// The number of names in a line where they lie above the page.
const TABS_ABREAST: usize = 3;
/// The height of everything but the page itself.
const AROUND: f32 = 190.0;
/// The most of a tall window that is used.
const TALLEST: f32 = 700.0;
/// The maximum width of the panel of rows.
const WIDEST: f32 = 800.0;
/// The number of rows on the longest page.
const MOST_ROWS: usize = MAZE.len();

type Rows = (&'static [&'static [Cap]], Vec<&'static str>);

/// The keys of a page and what they do; `None` for a page without keys.
fn rows(page: HowToPage, words: &HowToWords) -> Option<Rows> {
    Some(match page {
        HowToPage::Maze => (&MAZE, words.maze.lines()),
        HowToPage::Help => (&HELP, words.help.lines()),
        HowToPage::Screens => (&SCREENS, words.screens.lines()),
        HowToPage::Results => (&RESULTS, words.results.lines()),
        HowToPage::TwoPlayers => (&TWO_PLAYERS, words.two_players.lines()),
        HowToPage::Theatre => (&THEATRE, words.theatre.lines()),
        HowToPage::Compared => (&COMPARED, words.compared.lines()),
        HowToPage::Rules | HowToPage::Pointer | HowToPage::Touch => return None,
    })
}

/// What a page without keys explains.
fn gestures(page: HowToPage, words: &HowToWords) -> Vec<&GestureWords> {
    match page {
        HowToPage::Touch => words.touch.all().to_vec(),
        HowToPage::Pointer => words.pointer.all().to_vec(),
        _ => Vec::new(),
    }
}

pub fn draw(context: &Context, screen: HowTo, painter: &mut Painter) {
    let words = context.words();
    painter.background();
    let (window, size) = (painter.screen, Sizes::of(painter.screen));
    let [side, keys, letters] = if is_compact(window) { LOW } else { ROOMY };
    let around = if is_narrow(window) { AROUND } else { 0.0 };
    let [heading, body] = page(window, vec2(side + size.gap + WIDEST, TALLEST + around));
    let most = MOST_ROWS as f32 * ROW_STEP + L + around;
    let [body] = column(body).split([grow(1.0).at_most(most)]);
    let (tabs, lesson, panel) = if is_narrow(window) {
        let lines = HowToPage::ALL.len().div_ceil(TABS_ABREAST) as f32;
        let [tabs, panel, lesson] = column(body).gap(size.gap).split([
            fixed(lines * (size.control + XS) - XS),
            grow(1.0),
            fixed(LESSON),
        ]);
        (grid(tabs, TABS_ABREAST, HowToPage::ALL.len(), XS), lesson, panel)
    } else {
        let [side, panel] = row(body).gap(size.gap).split([fixed(side), grow(1.0)]);
        let [tabs, lesson] = column(side).gap(S).split([grow(1.0), fixed(LESSON)]);
        (column(tabs).gap(XS).each(HowToPage::ALL.map(|_| grow(1.0).at_most(TAB))), lesson, panel)
    };
    let lines = column(panel.inset_by(vec2(M, S))).evenly(MOST_ROWS);
    let places =
        lines.into_iter().map(|line| row(line).gap(S).split::<2>([fixed(keys), grow(1.0)]));
    painter.words(heading, painter.ink(Typeface::Title, size.title), words.how_to_play);
    for (place, (page, tab)) in HowToPage::ALL.into_iter().zip(tabs).enumerate() {
        let is_open = page == screen.page;
        painter.chip(tab, words.how_to.pages.of(page), is_open, false);
        painter.control(tab, Target::Entry(place));
    }
    let attention = Attention::default();
    let cap = Some(Cap::Of(KeyCommand::Lesson));
    painter.button(lesson, ButtonKind::Main, words.how_to.lesson, cap, attention);
    painter.control(lesson, Target::Offer(true));
    painter.panel(panel);
    if screen.page == HowToPage::Rules {
        rules::draw(context, panel, painter);
    }
    let body = painter.ink(Typeface::Body, letters);
    if let Some((keys, lines)) = rows(screen.page, &words.how_to) {
        for ((caps, line), [keys, what]) in keys.iter().zip(lines).zip(places) {
            painter.keys(keys, caps, KEY);
            painter.words(what, body, line);
        }
    } else {
        for (gesture, [first, second]) in gestures(screen.page, &words.how_to).iter().zip(places) {
            painter.words(first, painter.ink(Typeface::Strong, letters), gesture.what);
            painter.words(second, body, gesture.then);
        }
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

#[cfg(test)]
mod tests {
    use crate::game::settings::Language;

    use super::*;
    use crate::words::Words;

    #[test]
    fn every_command_is_on_a_page() {
        let words = &Words::of(Language::English).how_to;
        let shown: Vec<Cap> = HowToPage::ALL
            .into_iter()
            .filter_map(|page| rows(page, words))
            .flat_map(|(keys, _)| keys.iter().flat_map(|caps| caps.iter().copied()))
            .collect();
        for &command in KeyCommand::ALL {
            // The first lesson has a button of its own on every page.
            let is_shown = shown.contains(&Cap::Of(command)) || command == KeyCommand::Lesson;
            assert!(is_shown, "{command:?}");
        }
    }

    #[test]
    fn every_row_of_keys_has_words_and_a_place() {
        let words = &Words::of(Language::Chinese).how_to;
        for page in HowToPage::ALL {
            let count = rows(page, words).map_or(gestures(page, words).len(), |(keys, lines)| {
                assert_eq!(keys.len(), lines.len(), "{page:?}");
                keys.len()
            });
            assert!(count <= MOST_ROWS);
        }
    }
}
