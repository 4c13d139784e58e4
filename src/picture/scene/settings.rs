//! The settings, page by page: rows with their choices and a maze to see them on, or commands with
//! their keys.

mod keys;
mod layout;

use crate::game::bindings::Command;
use crate::game::input::Target;
use crate::game::screen::settings::{
    FRAME_RATES, GAME_SPEED_PERCENTS, INTERFACE_PERCENTS, Kind, Page, Row, SettingsScreen,
    VOLUME_PERCENTS,
};
use crate::game::settings::{CameraSpeed, Language, Look, Split, Walking};
use crate::picture::geometry::{Rect, vec2};

use self::layout::Layout;
use super::{Context, draw_whole, foot};
use crate::picture::icon::Way;
use crate::picture::key_cap::Cap;
use crate::picture::legend::LegendMark;
use crate::picture::maze::{Ground, Traces, tile_vec};
use crate::picture::painter::Painter;
use crate::picture::sample::{Sample, sample};
use crate::picture::sprites::Sheet;
use crate::picture::text::Style;
use crate::picture::typeface::Face;
use crate::words::Words;

/// How wide what a stepper shows is.
const STEPPER: f32 = 208.0;

pub fn draw<'a>(context: &Context<'a>, screen: &SettingsScreen, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let layout = Layout::new(painter.screen(), screen.page());
    let ink = painter.palette().ink;
    let (at, heading) = (layout.heading, Style::new(Face::Title, 36.0, ink));
    painter.text(heading, at.x, at.y, words.settings);
    draw_tabs(context, screen, &layout, painter);
    painter.panel(layout.panel);
    if screen.page().is_of_keys() {
        keys::draw(context, screen, &layout, painter);
        keys::draw_foot(painter, screen, words);
        return;
    }
    for (place, &row) in screen.page().rows().iter().enumerate() {
        let rect = layout.row(place);
        painter.row(rect, words.settings_rows.of(row), screen.focus() == Some(place));
        painter.control(rect, Target::Field(place));
        draw_choices(context, row, place, rect, painter);
    }
    let is_of_sound = screen.page() == Page::Sound;
    if is_of_sound && context.is_deaf {
        let place = layout.row(screen.page().rows().len());
        let style = Style::new(Face::Body, 15.0, painter.palette().muted_ink);
        let (x, y) = (place.x + 14.0, place.center().y);
        painter.paragraph(style, (x, y), (place.w - 28.0, 22.0), words.no_sound_device);
    }
    if let Some(panel) = layout.preview {
        painter.panel(panel);
        let heading = Style::new(Face::Title, 24.0, ink);
        painter.text(heading, panel.x + 24.0, panel.y + 42.0, words.preview);
        draw_sample(context, panel, painter);
    }
    if let Some(feet) = layout.princess {
        painter.standing(Sheet::Princess, context.frames.princess(), feet, 168.0);
    }
    let mut entries: Vec<(&[Cap], &str)> = vec![
        (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], words.key.choose),
        (&[Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)], words.key.change),
        (&[Cap::Word("Tab")], words.key.next_page),
        (&[Cap::Word("Esc")], words.key.back),
    ];
    if is_of_sound {
        entries.insert(2, (&[Cap::Of(Command::Mute)], words.key.mute));
    }
    foot(painter, &entries);
}

/// The pages by their names, the open one lit; the ring is on it while the keys turn pages.
fn draw_tabs(context: &Context, screen: &SettingsScreen, layout: &Layout, painter: &mut Painter) {
    let names = Page::ALL.map(|page| context.words().pages.of(page));
    let widths = names.map(|name| painter.measure(Face::Strong, 15.0, name));
    // They move closer together where that brings all of them above the panel.
    let room = layout.panel.right() - layout.tabs.x - widths.iter().sum::<f32>();
    let margin = (room / names.len() as f32 - 8.0).clamp(16.0, 30.0);
    let mut x = layout.tabs.x;
    for (place, page) in Page::ALL.into_iter().enumerate() {
        let (name, width) = (names[place], widths[place] + margin);
        let tab = Rect::new(x, layout.tabs.y, width, 34.0);
        let is_open = page == screen.page();
        painter.chip(tab, name, is_open, is_open && screen.focus().is_none());
        painter.control(tab, Target::Entry(place));
        x += width + 8.0;
    }
}

fn draw_choices(context: &Context, row: Row, place: usize, rect: Rect, painter: &mut Painter) {
    let chosen = row.chosen(context.app.settings(), context.app.language());
    let middle = rect.center().y;
    match row.kind() {
        Kind::Switch => {
            let (x, y) = (rect.right() - 72.0, middle - 16.0);
            painter.toggle(x, y, chosen as f32, false);
            let switch = Rect::new(x, y, 60.0, 32.0);
            painter.control(switch, Target::Choice(place, 1 - chosen));
        }
        Kind::Stepper => {
            let value = choice_words(row, chosen, context.words());
            let field = Rect::new(rect.right() - STEPPER - 12.0, middle - 18.0, STEPPER, 36.0);
            let goes_round = !row.is_scale();
            let ways = [goes_round || chosen > 0, goes_round || chosen + 1 < row.choices()];
            painter.stepper(field, &value, "", ways, false);
            let half = field.w / 2.0;
            for (x, by) in [(field.x, -1), (field.x + half, 1)] {
                painter.control(Rect { x, w: half, ..field }, Target::Arrow(place, by));
            }
        }
        Kind::Chips => {
            let mut x = rect.right() - 12.0;
            for choice in (0..row.choices()).rev() {
                let text = choice_words(row, choice, context.words());
                let margin = if row.choices() > 3 { 26.0 } else { 36.0 };
                let width = painter.measure(Face::Strong, 15.0, &text) + margin;
                x -= width;
                let chip = Rect::new(x, middle - 18.0, width, 36.0);
                painter.chip(chip, &text, choice == chosen, false);
                painter.control(chip, Target::Choice(place, choice));
                x -= 8.0;
            }
        }
    }
}

/// A maze in the middle of a search, in the chosen look.
fn draw_sample<'a>(context: &Context<'a>, panel: Rect, painter: &mut Painter<'a>) {
    let area = Rect::new(panel.x + 22.0, panel.y + 62.0, panel.w - 44.0, panel.h - 190.0);
    let Sample { measured, path, backtracked } = sample();
    let traces = Traces::Lesson { path, closed: backtracked.clone() };
    let sight = draw_whole(context, measured, traces, area, Ground::Panel, painter);
    let (maze, pitch) = (&measured.maze, sight.pitch());
    let feet = |tile| sight.to_standing(tile_vec(tile)) + vec2(0.0, pitch * 0.2);
    painter.standing(Sheet::Cheese, context.frames.cheese(), feet(maze.goal()), pitch);
    painter.standing(Sheet::Mouse, (0, 0), feet(maze.start()), pitch);
    let legend =
        [(LegendMark::Way, context.words().path), (LegendMark::Back, context.words().backtracked)];
    let style = Style::new(Face::Body, 15.0, painter.palette().ink);
    for (place, (mark, words)) in legend.into_iter().enumerate() {
        let swatch = Rect::new(area.x, area.bottom() + 22.0 + 40.0 * place as f32, 48.0, 26.0);
        painter.legend(swatch, mark);
        painter.text(style, swatch.right() + 12.0, swatch.center().y + 5.0, words);
    }
}

fn choice_words(row: Row, choice: usize, words: &Words) -> String {
    match row {
        Row::Language => Words::of(Language::ALL[choice]).language.to_owned(),
        Row::Look => words.looks.of(Look::ALL[choice]).to_owned(),
        Row::Walls => words.walls.of(choice == 1).to_owned(),
        Row::FrameRate => FRAME_RATES[choice].to_string(),
        Row::Interface => format!("{} %", INTERFACE_PERCENTS[choice]),
        Row::GameSpeed => format!("{} %", GAME_SPEED_PERCENTS[choice]),
        Row::Music | Row::Effects | Row::Menus => format!("{} %", VOLUME_PERCENTS[choice]),
        Row::Camera => words.cameras.of(CameraSpeed::ALL[choice]).to_owned(),
        Row::Split => words.splits.of(Split::ALL[choice]).to_owned(),
        Row::Walking => words.walkings.of(Walking::ALL[choice]).to_owned(),
        _ => String::new(),
    }
}
