//! The title: the name, the menu, and the panel in which the maze is already to be seen.

use icetea_maze::game::input::Target;
use icetea_maze::game::screen::title::{Entry, Field, Focus, PRESETS, Title};
use icetea_maze::game::settings::{Look, Settings};
use icetea_maze::game::walker::{Gait, Pose};
use icetea_maze::maze::{Direction, Tile};
use macroquad::prelude::*;

use super::{Context, Pictures, draw_whole, foot};
use crate::window::keys::Hits;
use crate::window::paint::{
    Attention, ButtonKind, Cap, Face, FieldText, Fill, Painter, Style, Way,
};
use crate::window::sprites::{character_frame, cheese_frame, draw_standing, princess_frame};
use crate::window::words::Words;

const PANEL_WIDTH: f32 = 760.0;
const PANEL_TOP: f32 = 186.0;
const PANEL_HEIGHT: f32 = 454.0;

/// The panel and what is written on it.
struct Panel<'a> {
    title: &'a Title,
    settings: &'a Settings,
    words: &'static Words,
    /// The panel's left edge.
    x: f32,
}

pub fn draw(
    context: &Context,
    title: &Title,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
) {
    let words = context.words();
    painter.background();
    let screen = painter.screen();
    let palette = painter.palette();
    let light = Color { a: 0.8, ..palette.floor };
    let none = Color { a: 0.0, ..palette.background };
    painter.rect(Rect::new(0.0, 0.0, screen.w, 260.0), Fill::Down(light, none));
    draw_name(painter, pictures, words, context);
    draw_menu(context, title, painter, hits, words);
    let panel =
        Panel { title, settings: context.app.settings(), words, x: screen.w - PANEL_WIDTH - 48.0 };
    panel.draw(context, painter, pictures, hits);
    draw_friends(context, painter, pictures);
    foot(
        painter,
        &[
            (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], words.key.choose),
            (&[Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)], words.key.change),
            (&[Cap::Word("Tab")], words.key.next_panel),
            (&[Cap::Word("N")], words.key.new_seed),
            (&[Cap::Word("Ctrl"), Cap::Word("V")], words.key.paste),
            (&[Cap::Enter], words.key.start),
        ],
    );
}

fn draw_name(painter: &mut Painter, pictures: &Pictures, words: &Words, context: &Context) {
    let palette = painter.palette();
    let top = Style::new(Face::Title, 76.0, palette.wall.top);
    let x = painter.text(top, 122.0, 146.0, "Icetea ");
    painter.text(Style::new(Face::Title, 76.0, palette.accent_text), x, 146.0, "Maze");
    painter.text(Style::new(Face::Strong, 17.0, palette.muted_ink), 130.0, 184.0, words.tagline);
    let place = context.to_window(Rect::new(28.0, 40.0, 104.0, 114.0));
    let params = DrawTextureParams {
        dest_size: Some(vec2(place.w, place.h)),
        ..DrawTextureParams::default()
    };
    draw_texture_ex(&pictures.sprites.glass, place.x, place.y, WHITE, params);
}

fn draw_menu(
    context: &Context,
    title: &Title,
    painter: &mut Painter,
    hits: &mut Hits,
    words: &Words,
) {
    let has_focus = title.focus() == Focus::Menu;
    let count = title.menu.entries().len();
    let mut y = if count > 6 { 222.0 } else { 246.0 };
    for (place, (entry, can_be_chosen)) in title.menu.entries().enumerate() {
        let rect = Rect::new(48.0, y, 336.0, 54.0);
        let is_focused = has_focus && place == title.menu.focus();
        let text = words.menu[entry as usize];
        let note = match (entry, context.app.unfinished()) {
            (Entry::Continue, Some(run)) => {
                let grid = run.course().maze.grid();
                grid.rooms()
                    .map_or_else(String::new, |(width, height)| format!("{width} × {height}"))
            }
            _ => String::new(),
        };
        if can_be_chosen {
            painter.menu_row(rect, text, &note, Attention::focused(is_focused));
            context.hit(hits, rect, Target::Entry(place));
        } else {
            let mut colour = painter.palette().muted_ink;
            colour.a = 0.5;
            painter.text(Style::new(Face::Menu, 22.0, colour), rect.x + 64.0, rect.y + 35.0, text);
        }
        y += 58.0;
    }
}

fn draw_friends(context: &Context, painter: &mut Painter, pictures: &Pictures) {
    let screen = painter.screen();
    let side = 104.0 * context.scale;
    let at = |x: f32| vec2(x, PANEL_TOP + 4.0) * context.scale;
    let sprites = &pictures.sprites;
    let princess = princess_frame(context.seconds);
    draw_standing(&sprites.princess, princess, at(screen.w - 222.0), side);
    let mouse = Pose { at: (0.0, 0.0), heading: Direction::Down, gait: Gait::Idle };
    let frame = character_frame(mouse, context.seconds, 0.0);
    draw_standing(&sprites.mouse, frame, at(screen.w - 124.0), side);
}

impl Panel<'_> {
    fn draw(
        &self,
        context: &Context,
        painter: &mut Painter,
        pictures: &mut Pictures,
        hits: &mut Hits,
    ) {
        painter.panel(Rect::new(self.x, PANEL_TOP, PANEL_WIDTH, PANEL_HEIGHT));
        let ink = painter.palette().ink;
        let heading = Style::new(Face::Title, 24.0, ink);
        painter.text(heading, self.x + 24.0, PANEL_TOP + 40.0, self.words.your_maze);
        self.draw_size(context, painter, hits);
        self.draw_seed(context, painter, hits);
        self.draw_generator(context, painter, hits);
        self.draw_loops(context, painter, hits);
        self.draw_look(context, painter, hits);
        self.draw_code(context, painter);
        self.draw_preview(context, painter, pictures);
    }

    fn is_focused(&self, field: Field) -> bool {
        self.title.focus() == Focus::Field(field)
    }

    fn place(field: Field) -> usize {
        Field::ALL.iter().position(|&one| one == field).unwrap_or_default()
    }

    fn draw_size(&self, context: &Context, painter: &mut Painter, hits: &mut Hits) {
        let (x, y) = (self.x + 24.0, PANEL_TOP + 76.0);
        painter.label(x, y, self.words.size);
        let maze = &self.settings.maze;
        let chosen = PRESETS.iter().position(|&side| (side, side) == (maze.width, maze.height));
        let field = Self::place(Field::Preset);
        for (place, side) in PRESETS.iter().enumerate() {
            let width = if *side == 100 { 50.0 } else { 44.0 };
            let rect = Rect::new(x + 48.0 * place as f32, y + 10.0, width, 36.0);
            let focused = self.is_focused(Field::Preset) && chosen == Some(place);
            painter.chip(rect, &side.to_string(), chosen == Some(place), focused);
            context.hit(hits, rect, Target::Choice(field, place));
        }
        if chosen.is_none() {
            let rect = Rect::new(x + 246.0, y + 10.0, 74.0, 36.0);
            painter.chip(rect, self.words.custom, true, self.is_focused(Field::Preset));
        }
        let sides = [
            (Field::Width, maze.width, self.words.columns, x),
            (Field::Height, maze.height, self.words.rows, x + 166.0),
        ];
        for (field, rooms, unit, x) in sides {
            let rect = Rect::new(x, y + 56.0, 154.0, 40.0);
            let value = self.title.typed(field).map_or_else(|| rooms.to_string(), str::to_owned);
            painter.stepper(
                rect,
                &value,
                unit,
                [rooms > 2, rooms < 10_000],
                self.is_focused(field),
            );
            Self::arrows(context, hits, rect, field);
        }
    }

    /// Makes the two ends of a stepper clickable, and the rest of it.
    fn arrows(context: &Context, hits: &mut Hits, rect: Rect, field: Field) {
        let field = Self::place(field);
        context.hit(hits, rect, Target::Field(field));
        context.hit(hits, Rect { w: 36.0, ..rect }, Target::Arrow(field, -1));
        let right = Rect { x: rect.right() - 36.0, w: 36.0, ..rect };
        context.hit(hits, right, Target::Arrow(field, 1));
    }

    fn draw_seed(&self, context: &Context, painter: &mut Painter, hits: &mut Hits) {
        let (x, y) = (self.x + 24.0, PANEL_TOP + 206.0);
        painter.label(x, y, self.words.seed);
        let rect = Rect::new(x, y + 10.0, 212.0, 40.0);
        let is_focused = self.is_focused(Field::Seed);
        let text = self.title.typed(Field::Seed).unwrap_or(&self.settings.maze.seed);
        let caret = is_focused.then(|| text.chars().count());
        let caret_shown = context.seconds.fract() < 0.6;
        let content = FieldText { text, face: Face::Strong, caret, caret_shown };
        painter.field(rect, content, is_focused);
        context.hit(hits, rect, Target::Field(Self::place(Field::Seed)));
        let button = Rect::new(x + 220.0, y + 8.0, 100.0, 42.0);
        let cap = Some(Cap::Word("N"));
        painter.button(button, ButtonKind::Second, self.words.roll, cap, Attention::focused(false));
        context.hit(hits, button, Target::Choice(Self::place(Field::Seed), 0));
        if let Some(complaint) = &self.title.complaint {
            let style = Style::new(Face::Body, 13.0, painter.palette().danger);
            painter.text_within(style, x, y + 66.0, 330.0, &complaint.to_string());
        }
    }

    fn draw_generator(&self, context: &Context, painter: &mut Painter, hits: &mut Hits) {
        let (x, y) = (self.x + 24.0, PANEL_TOP + 294.0);
        painter.label(x, y, self.words.built_by);
        let rect = Rect::new(x, y + 10.0, 320.0, 40.0);
        let name = &self.settings.maze.generator;
        painter.stepper(rect, name, "", [true, true], self.is_focused(Field::Generator));
        Self::arrows(context, hits, rect, Field::Generator);
    }

    fn draw_loops(&self, context: &Context, painter: &mut Painter, hits: &mut Hits) {
        let (x, y) = (self.x + 24.0, PANEL_TOP + 384.0);
        let share = self.settings.maze.loops;
        let kind = if share == 0 { self.words.one_way } else { self.words.several_ways };
        painter.label_pair(x, x + 320.0, y, self.words.loops, &format!("{share} % · {kind}"));
        let rect = Rect::new(x, y + 12.0, 320.0, 28.0);
        painter.slider(rect, f32::from(share) / 100.0, self.is_focused(Field::Loops));
        let field = Self::place(Field::Loops);
        for step in 0..=20_usize {
            let part = Rect::new(x - 8.0 + 16.0 * step as f32, rect.y, 16.0, rect.h);
            context.hit(hits, part, Target::Choice(field, step * 5));
        }
    }

    fn draw_look(&self, context: &Context, painter: &mut Painter, hits: &mut Hits) {
        let (x, y) = (self.x + 360.0, PANEL_TOP + 354.0);
        painter.label(x, y + 24.0, self.words.look);
        let field = Self::place(Field::Look);
        for (place, look) in Look::ALL.into_iter().enumerate() {
            let rect = Rect::new(x + 64.0 + 106.0 * place as f32, y, 98.0, 36.0);
            let is_chosen = look == self.settings.look;
            let focused = is_chosen && self.is_focused(Field::Look);
            painter.chip(rect, self.words.looks[place], is_chosen, focused);
            context.hit(hits, rect, Target::Choice(field, place));
        }
    }

    fn draw_code(&self, context: &Context, painter: &mut Painter) {
        let (x, y) = (self.x + 360.0, PANEL_TOP + 400.0);
        painter.label(x, y + 25.0, self.words.code);
        let code = context.app.code().unwrap_or_default();
        let content = FieldText { text: &code, face: Face::Mono, caret: None, caret_shown: false };
        painter.field(Rect::new(x + 64.0, y, 230.0, 38.0), content, false);
        let mut cap_x = x + 304.0;
        for word in ["Ctrl", "C"] {
            cap_x += painter.key_cap(Cap::Word(word), cap_x, y + 4.0, 28.0, false) + 4.0;
        }
    }

    fn draw_preview(&self, context: &Context, painter: &mut Painter, pictures: &mut Pictures) {
        let area = Rect::new(self.x + 360.0, PANEL_TOP + 24.0, 376.0, 290.0);
        let palette = painter.palette();
        let Some(course) = &self.title.preview else {
            let style = Style::new(Face::Body, 15.0, palette.muted_ink).centred();
            painter.text(style, area.center().x, area.center().y, self.words.building);
            return;
        };
        let steps = course.shortest.unwrap_or(0);
        let facts = match course.spec {
            Some(spec) => format!(
                "{} {} · {} {} {}",
                spec.size().rooms(),
                self.words.rooms,
                self.words.shortest_way,
                steps,
                self.words.steps_after_number
            ),
            None => String::new(),
        };
        let style = Style::new(Face::Strong, 14.0, palette.ink).centred();
        painter.text_within(style, area.center().x, area.bottom() + 24.0, area.w, &facts);
        let Some(stage) = pictures.stage.as_mut() else { return };
        let camera = draw_whole(context, stage, area, false);
        let side = (camera.pitch * 1.2).max(18.0 * context.scale);
        let at = |tile: Tile| {
            stage.view.to_standing(&camera, vec2(f32::from(tile.column), f32::from(tile.row)))
                + vec2(0.0, side * 0.3)
        };
        let (start, goal) = (at(course.maze.start()), at(course.maze.goal()));
        draw_standing(&pictures.sprites.mouse, (0, 0), start, side);
        draw_standing(&pictures.sprites.cheese, cheese_frame(context.seconds), goal, side);
    }
}
