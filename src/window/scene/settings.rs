//! The settings, row by row, each choice a chip.

use icetea_maze::game::input::Target;
use icetea_maze::game::screen::settings::{FRAME_RATES, Row, SettingsScreen};
use icetea_maze::maze::Tile;
use macroquad::prelude::*;

use super::{Context, Pictures, centred, draw_whole, foot, is_compact};
use crate::window::keys::Hits;
use crate::window::paint::{Cap, Face, LegendMark, Painter, Style, Way};
use crate::window::sprites::{cheese_frame, draw_standing, princess_frame};
use crate::window::words::Words;

/// The rows' distance where there is room for it.
const ROW_STEP: f32 = 70.0;
/// How much of a tall window is made use of.
const TALLEST: f32 = 720.0;

/// The places on the screen.
struct Layout {
    heading: Vec2,
    rows: Rect,
    row_step: f32,
    /// The panel on which the choices are seen at work, where there is room for one.
    preview: Option<Rect>,
    /// Where the princess stands, where there is room for her.
    princess: Option<Vec2>,
}

impl Layout {
    fn new(screen: Rect) -> Self {
        let rows = Row::ALL.len() as f32;
        if is_compact(screen) {
            let area = centred(screen, TALLEST);
            let width = (area.w - 48.0).min(760.0);
            let x = (area.w - width) / 2.0;
            let row_step = ((area.h - 116.0) / rows).min(ROW_STEP);
            let panel = Rect::new(x, area.y + 76.0, width, row_step * rows + 24.0);
            let heading = vec2(x, area.y + 54.0);
            return Self { heading, rows: panel, row_step, preview: None, princess: None };
        }
        let area = centred(screen, TALLEST);
        let row_step = ((area.h - 152.0) / rows).min(ROW_STEP + 6.0);
        let (top, height) = (area.y + 88.0, row_step * rows + 40.0);
        let x = (screen.w - 960.0) / 2.0 + 112.0;
        Self {
            heading: vec2(x - 224.0, area.y + 72.0),
            rows: Rect::new(x, top, 520.0, height),
            row_step,
            preview: Some(Rect::new(x + 544.0, top, 416.0, height)),
            princess: Some(vec2(x - 124.0, top + height)),
        }
    }
}

pub fn draw(
    context: &Context,
    screen: &SettingsScreen,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
) {
    let words = context.words();
    painter.background();
    let layout = Layout::new(painter.screen());
    let ink = painter.palette().ink;
    let (at, heading) = (layout.heading, Style::new(Face::Title, 36.0, ink));
    painter.text(heading, at.x, at.y, words.settings);
    painter.panel(layout.rows);
    for (place, row) in Row::ALL.into_iter().enumerate() {
        let margin = (layout.rows.h - layout.row_step * Row::ALL.len() as f32) / 2.0;
        let rect = Rect::new(
            layout.rows.x + 16.0,
            layout.rows.y + margin + layout.row_step * place as f32 + 2.0,
            layout.rows.w - 32.0,
            layout.row_step - 4.0,
        );
        painter.row(rect, words.settings_rows[place], place == screen.focus());
        context.hit(hits, rect, Target::Field(place));
        draw_choices(context, row, rect, painter, hits);
    }
    if let Some(panel) = layout.preview {
        painter.panel(panel);
        let heading = Style::new(Face::Title, 24.0, ink);
        painter.text(heading, panel.x + 24.0, panel.y + 42.0, words.preview);
        draw_sample(context, panel, painter, pictures);
    }
    if let Some(feet) = layout.princess {
        let scale = context.scale;
        let frame = princess_frame(context.seconds);
        draw_standing(&pictures.sprites.princess, frame, feet * scale, 168.0 * scale);
    }
    foot(
        painter,
        &[
            (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], words.key.choose),
            (&[Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)], words.key.change),
            (&[Cap::Word("Esc")], words.key.back),
        ],
    );
}

fn draw_choices(context: &Context, row: Row, rect: Rect, painter: &mut Painter, hits: &mut Hits) {
    let chosen = row.chosen(context.app.settings(), context.app.language());
    let middle = rect.center().y;
    if matches!(row, Row::Fullscreen | Row::Hud | Row::Trail) {
        let (x, y) = (rect.right() - 72.0, middle - 16.0);
        painter.toggle(x, y, chosen as f32, false);
        let switch = Rect::new(x, y, 60.0, 32.0);
        context.hit(hits, switch, Target::Choice(row.place(), 1 - chosen));
        return;
    }
    let mut x = rect.right() - 16.0;
    for choice in (0..row.choices()).rev() {
        let text = choice_words(row, choice, context.words());
        let margin = if row.choices() > 3 { 26.0 } else { 36.0 };
        let width = painter.measure(Face::Strong, 15.0, &text) + margin;
        x -= width;
        let chip = Rect::new(x, middle - 18.0, width, 36.0);
        painter.chip(chip, &text, choice == chosen, false);
        context.hit(hits, chip, Target::Choice(row.place(), choice));
        x -= 8.0;
    }
}

/// A maze in the middle of a search, in the chosen look.
fn draw_sample(context: &Context, panel: Rect, painter: &mut Painter, pictures: &mut Pictures) {
    let Some(stage) = pictures.sample.as_mut() else { return };
    let area = Rect::new(panel.x + 22.0, panel.y + 62.0, panel.w - 44.0, panel.h - 190.0);
    let camera = draw_whole(context, stage, area, true);
    let maze = &stage.course.maze;
    let place = |tile: Tile| vec2(f32::from(tile.column), f32::from(tile.row));
    let feet = |tile| stage.view.to_standing(&camera, place(tile)) + vec2(0.0, camera.pitch * 0.2);
    let sprites = &pictures.sprites;
    draw_standing(&sprites.cheese, cheese_frame(context.seconds), feet(maze.goal()), camera.pitch);
    draw_standing(&sprites.mouse, (0, 0), feet(maze.start()), camera.pitch);
    let legend =
        [(LegendMark::Way, context.words().way), (LegendMark::Back, context.words().given_back)];
    let style = Style::new(Face::Body, 15.0, painter.palette().ink);
    for (place, (mark, words)) in legend.into_iter().enumerate() {
        let swatch = Rect::new(area.x, area.bottom() + 22.0 + 40.0 * place as f32, 48.0, 26.0);
        painter.legend(swatch, mark);
        painter.text(style, swatch.right() + 12.0, swatch.center().y + 5.0, words);
    }
}

fn choice_words(row: Row, choice: usize, words: &Words) -> String {
    match row {
        Row::Language => words.languages[choice].to_owned(),
        Row::Look => words.looks[choice].to_owned(),
        Row::Walls => words.walls[choice].to_owned(),
        Row::FrameRate => FRAME_RATES[choice].to_string(),
        Row::Fullscreen | Row::Hud | Row::Trail => String::new(),
    }
}
