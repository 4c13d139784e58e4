//! The settings, page by page: rows with their choices and a maze that previews them, or commands
//! with their keys.

pub mod keys;
pub mod layout;

use self::layout::SettingsLayout;
use crate::game::settings::{
    CameraSpeed, FRAME_RATES, GAME_SPEED_PERCENTS, INTERFACE_PERCENTS, Language, Look, Split,
    VOLUME_PERCENTS, Walking,
};
use crate::picture::form::FormRow;
use crate::picture::sample::{Sample, sample};
use crate::screens::parts::prelude::*;
use crate::screens::settings::{Elsewhere, SettingsPage, SettingsRow, SettingsScreen};

/// The size of the princess.
const PRINCESS: f32 = 168.0;

pub fn draw<'a>(context: &Context<'a>, screen: &SettingsScreen, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let layout = SettingsLayout::new(painter.screen, screen.page);
    let ink = painter.palette.ink;
    let heading = Style::new(Typeface::Title, layout.size.title, ink);
    painter.words(layout.heading, heading, words.settings);
    draw_tabs(context, screen, &layout, painter);
    painter.panel(layout.panel);
    if screen.page.is_of_keys() {
        keys::draw(context, screen, &layout, painter);
        keys::draw_foot(painter, screen, words);
        return;
    }
    let rows = layout.rows();
    for (&row, &rect) in screen.page.rows().iter().zip(&rows) {
        let control = screen.control(row, &context.world.settings, context.world.language());
        let label = label(screen, row, words);
        FormRow::new(&screen.form, row, control, label, context.frames.seconds).draw_wide(
            rect,
            painter,
            |choice| choice_words(screen, row, choice, words),
        );
    }
    let is_of_sound = screen.page == SettingsPage::Sound;
    if is_of_sound && context.is_deaf {
        let place = rows[screen.page.rows().len()].inset_by(vec2(M, 0.0));
        painter.lines(place, painter.muted(Typeface::Body, BODY), words.no_sound_device);
    }
    if let Some(panel) = layout.preview {
        painter.panel(panel);
        draw_preview(context, panel.inset(layout.size.pad), painter);
    }
    if let Some(room) = layout.princess {
        let feet = vec2(room.center().x, room.bottom());
        painter.standing(SheetName::Princess, context.frames.princess(), feet, PRINCESS);
    }
    let is_asked = matches!(screen.elsewhere, Elsewhere::Offered { .. });
    let is_button =
        matches!(screen.form.focus(), Some(SettingsRow::SaveAll | SettingsRow::TakeOver));
    foot_of(
        painter,
        &[
            (true, &UP_DOWN, words.key.choose),
            (!is_button || is_asked, &ASIDE, words.key.change),
            (is_button, &[Cap::Enter], words.key.take),
            (is_of_sound, &[Cap::Of(KeyCommand::Mute)], words.key.mute),
            (true, &[Cap::Word("Tab")], words.key.next_page),
            (true, &ESC, words.key.back),
        ],
    );
}

/// The pages by their names, the open one highlighted; the ring is on it while the keys turn pages.
fn draw_tabs(
    context: &Context,
    screen: &SettingsScreen,
    layout: &SettingsLayout,
    painter: &mut Painter,
) {
    let names = SettingsPage::ALL.map(|page| context.words().pages.of(page));
    let [line] = column(layout.tabs).centred().split([fixed(layout.size.chip)]);
    // They move closer together where that keeps all of them above the panel.
    let tabs = row(line).gap(S).split(names.map(|name| {
        let width = painter.measure(Typeface::Strong, BODY, name);
        between(width + M, width + 2.0 * M)
    }));
    for (place, (page, tab)) in SettingsPage::ALL.into_iter().zip(tabs).enumerate() {
        let is_open = page == screen.page;
        painter.chip(tab, names[place], is_open, is_open && screen.focus().is_none());
        painter.control(tab, Target::Entry(place));
    }
}

/// A maze in the middle of a search, in the chosen look.
fn draw_preview<'a>(context: &Context<'a>, panel: Rect, painter: &mut Painter<'a>) {
    let [heading, area, on_path, back] =
        column(panel).gap(S).split([fixed(LINE + S), grow(1.0), fixed(LINE + S), fixed(LINE + S)]);
    let (ink, words) = (painter.palette.ink, context.words());
    painter.words(heading, Style::new(Typeface::Title, HEADING, ink), words.preview);
    let Sample { measured, path, backtracked } = sample();
    let traces = Traces::Lesson { path, closed: backtracked.clone() };
    let sight = draw_whole(context, measured, traces, area, Ground::Panel, painter);
    let (maze, pitch) = (&measured.maze, sight.pitch());
    let feet = |tile| sight.to_standing(tile_vec(tile)) + vec2(0.0, pitch * 0.2);
    painter.standing(SheetName::Cheese, context.frames.cheese(), feet(maze.goal()), pitch);
    painter.standing(SheetName::Mouse, (0, 0), feet(maze.start()), pitch);
    painter.meaning(on_path, LegendMark::Way, words.path);
    painter.meaning(back, LegendMark::Back, words.backtracked);
}

fn label<'a>(screen: &SettingsScreen, row: SettingsRow, words: &'a Words) -> &'a str {
    match (row, &screen.elsewhere) {
        (SettingsRow::TakeOver, Elsewhere::AskedFor) => words.data.drop,
        (SettingsRow::TakeOver, Elsewhere::Offered { .. }) => words.data.ask,
        _ => words.settings_rows.of(row),
    }
}

fn choice_words(screen: &SettingsScreen, row: SettingsRow, choice: usize, words: &Words) -> String {
    match row {
        SettingsRow::SaveAll => words.data.save.to_owned(),
        SettingsRow::TakeOver => match &screen.elsewhere {
            Elsewhere::Offered { .. } => [words.data.own, words.data.others][choice].to_owned(),
            Elsewhere::Nothing | Elsewhere::AskedFor => words.data.open.to_owned(),
        },
        SettingsRow::Language => Words::of(Language::ALL[choice]).language.to_owned(),
        SettingsRow::Look => words.looks.of(Look::ALL[choice]).to_owned(),
        SettingsRow::Walls => words.walls.of(choice == 1).to_owned(),
        SettingsRow::FrameRate => FRAME_RATES[choice].to_string(),
        SettingsRow::Interface => words.number.percent(INTERFACE_PERCENTS[choice]),
        SettingsRow::GameSpeed => words.number.percent(GAME_SPEED_PERCENTS[choice]),
        SettingsRow::Music | SettingsRow::Effects | SettingsRow::Menus => {
            words.number.percent(VOLUME_PERCENTS[choice])
        }
        SettingsRow::Camera => words.cameras.of(CameraSpeed::ALL[choice]).to_owned(),
        SettingsRow::Split => words.splits.of(Split::ALL[choice]).to_owned(),
        SettingsRow::Walking => words.walkings.of(Walking::ALL[choice]).to_owned(),
        _ => String::new(),
    }
}
