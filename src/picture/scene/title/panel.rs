//! The maze panel of the title: every choice, and the maze that comes of them.

use crate::game::bindings::Command;
use crate::game::input::Target;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::screen::title::{Field, Focus, PRESETS, Title};
use crate::game::settings::{Look, Settings};
use crate::maze::{Generator, Tile};
use crate::picture::geometry::{Rect, vec2};

use super::layout::Fields;
use crate::picture::control::FieldText;
use crate::picture::furniture::{Attention, ButtonKind};
use crate::picture::key_cap::Cap;
use crate::picture::maze::{Ground, Traces, tile_vec};
use crate::picture::painter::Painter;
use crate::picture::scene::{Context, draw_whole, press_to_copy};
use crate::picture::sprites::Sheet;
use crate::picture::text::Style;
use crate::picture::typeface::Face;
use crate::words::{Words, sentences};

/// How much a click on the line of loops can tell apart, in parts of a hundred.
const LOOPS_STEP: usize = 5;

/// What is written on the panel.
pub struct Panel<'p, 'a> {
    pub title: &'a Title,
    pub settings: &'a Settings,
    pub words: &'static Words,
    pub fields: &'p Fields,
}

impl<'a> Panel<'_, 'a> {
    pub fn draw(&self, context: &Context<'a>, painter: &mut Painter<'a>) {
        if let Some(at) = self.fields.heading {
            let style = Style::new(Face::Title, 24.0, painter.palette().ink);
            painter.text(style, at.x, at.y, self.words.your_maze);
        }
        self.draw_size(painter);
        self.draw_seed(context, painter);
        self.draw_generator(painter);
        self.draw_loops(painter);
        self.draw_look(painter);
        self.draw_code(context, painter);
        self.draw_preview(context, painter);
    }

    fn is_focused(&self, field: Field) -> bool {
        self.title.focus() == Focus::Field(field)
    }

    fn draw_size(&self, painter: &mut Painter) {
        let fields = self.fields;
        painter.label(fields.size_label.x, fields.size_label.y, self.words.size);
        let maze = &self.settings.maze;
        let chosen = PRESETS.iter().position(|&side| (side, side) == (maze.width, maze.height));
        let has_focus = self.is_focused(Field::Preset);
        for (place, (side, rect)) in PRESETS.iter().zip(fields.presets).enumerate() {
            let is_chosen = chosen == Some(place);
            painter.chip(rect, &side.to_string(), is_chosen, has_focus && is_chosen);
            painter.control(rect, Target::Choice(Field::Preset.place(), place));
        }
        if chosen.is_none() {
            match fields.custom {
                Some(rect) => painter.chip(rect, self.words.custom, true, has_focus),
                None if has_focus => painter.focus_ring(around(&fields.presets), 15.0),
                None => {}
            }
        }
        let sides = [
            (Field::Width, maze.width, self.words.columns, fields.width),
            (Field::Height, maze.height, self.words.rows, fields.height),
        ];
        for (field, rooms, unit, rect) in sides {
            let value = self.title.typed(field).map_or_else(|| rooms.to_string(), str::to_owned);
            let unit = if rect.w < 150.0 { "" } else { unit };
            let ways = [rooms > 2, rooms < 10_000];
            painter.stepper(rect, &value, unit, ways, self.is_focused(field));
            arrows(painter, rect, field);
        }
    }

    fn draw_seed(&self, context: &Context, painter: &mut Painter) {
        let fields = self.fields;
        painter.label(fields.seed_label.x, fields.seed_label.y, self.words.seed);
        let is_focused = self.is_focused(Field::Seed);
        let text = self.title.typed(Field::Seed).unwrap_or(&self.settings.maze.seed);
        let caret = is_focused.then(|| text.chars().count());
        let caret_shown = context.frames.seconds.fract() < 0.6;
        let content = FieldText { text, face: Face::Strong, caret, caret_shown };
        painter.field(fields.seed, content, is_focused);
        painter.control(fields.seed, Target::Field(Field::Seed.place()));
        let (cap, calm) = (Some(Cap::Of(Command::NewMaze)), Attention::focused(false));
        painter.button(fields.roll, ButtonKind::Second, self.words.roll, cap, calm);
        painter.control(fields.roll, Target::Choice(Field::Seed.place(), 0));
        if let Some(complaint) = &self.title.complaint {
            let sentence = sentences::complaint(context.app.language(), complaint);
            let style = Style::new(Face::Strong, 13.0, painter.palette().danger);
            let width = fields.roll.right() - fields.complaint.x;
            painter.name_within(style, fields.complaint.x, fields.complaint.y, width, &sentence);
        }
    }

    fn draw_generator(&self, painter: &mut Painter) {
        let (label, rect) = (self.fields.generator_label, self.fields.generator);
        painter.label(label.x, label.y, self.words.built_by);
        let name = generator_name(&self.settings.maze.generator, self.words);
        painter.stepper(rect, &name, "", [true, true], self.is_focused(Field::Generator));
        arrows(painter, rect, Field::Generator);
    }

    fn draw_loops(&self, painter: &mut Painter) {
        let (label, rect) = (self.fields.loops_label, self.fields.loops);
        let share = self.settings.maze.loops;
        let kind = if share == 0 { self.words.one_way } else { self.words.several_ways };
        painter.label(label.x, label.y, self.words.loops);
        let style = Style::new(Face::Strong, 14.0, painter.palette().ink).right();
        painter.text(style, rect.right(), label.y, &format!("{share} % · {kind}"));
        painter.slider(rect, f32::from(share) / 100.0, self.is_focused(Field::Loops));
        let steps = 100 / LOOPS_STEP;
        let part = rect.w / steps as f32;
        for step in 0..=steps {
            let x = rect.x + part * (step as f32 - 0.5);
            let target = Target::Choice(Field::Loops.place(), step * LOOPS_STEP);
            let name = format!("{} {} %", self.words.loops, step * LOOPS_STEP);
            painter.named_control(Rect { x, w: part, ..rect }, target, name);
        }
    }

    fn draw_look(&self, painter: &mut Painter) {
        if let Some(at) = self.fields.look_label {
            painter.label(at.x, at.y, self.words.look);
        }
        for (place, (look, rect)) in Look::ALL.into_iter().zip(self.fields.looks).enumerate() {
            let is_chosen = look == self.settings.look;
            let focused = is_chosen && self.is_focused(Field::Look);
            painter.chip(rect, self.words.looks.of(look), is_chosen, focused);
            painter.control(rect, Target::Choice(Field::Look.place(), place));
        }
    }

    fn draw_code(&self, context: &Context, painter: &mut Painter) {
        if let Some(at) = self.fields.code_label {
            painter.label(at.x, at.y, self.words.code);
        }
        let code = context.app.code().unwrap_or_default();
        let content = FieldText { text: &code, face: Face::Mono, caret: None, caret_shown: false };
        painter.field(self.fields.code, content, false);
        press_to_copy(painter, self.fields.code);
        if let Some(mut at) = self.fields.copy {
            for word in ["Ctrl", "C"] {
                at.x += painter.key_cap(Cap::Word(word), at.x, at.y, 28.0, false) + 4.0;
            }
        }
    }

    fn draw_preview(&self, context: &Context<'a>, painter: &mut Painter<'a>) {
        let area = self.fields.preview;
        let palette = painter.palette();
        let Some(measured) = &self.title.preview else {
            let style = Style::new(Face::Body, 15.0, palette.muted_ink).centred();
            painter.text(style, area.center().x, area.center().y, self.words.building);
            return;
        };
        self.draw_facts(measured, painter);
        let sight = draw_whole(context, measured, Traces::None, area, Ground::Panel, painter);
        let side = (sight.pitch() * 1.2).max(18.0);
        let at = |tile: Tile| sight.to_standing(tile_vec(tile)) + vec2(0.0, side * 0.3);
        let (start, goal) = (at(measured.maze.start()), at(measured.maze.goal()));
        painter.standing(Sheet::Mouse, (0, 0), start, side);
        painter.standing(Sheet::Cheese, context.frames.cheese(), goal, side);
    }

    fn draw_facts(&self, measured: &MeasuredMaze, painter: &mut Painter) {
        let Some(spec) = measured.spec else { return };
        let words = self.words;
        let rooms = words.rooms(spec.size().rooms());
        let shortest = measured.shortest.unwrap_or_default();
        let path = words.shortest_path(shortest);
        let area = self.fields.facts;
        let style = Style::new(Face::Strong, 14.0, painter.palette().ink).centred();
        let dead_ends = words.dead_end_count(measured.dead_ends);
        let line = format!("{rooms} · {path} · {dead_ends}");
        let (x, y) = (area.center().x, area.y + 16.0);
        if painter.measure(style.face, style.size, &line) <= area.w {
            painter.text(style, x, y, &line);
        } else {
            painter.text_within(style, x, y, area.w, &format!("{rooms} · {dead_ends}"));
            painter.text_within(style, x, y + 20.0, area.w, &path);
        }
    }
}

/// What the interface calls a generator that the settings know by its name in codes.
fn generator_name(name: &str, words: &Words) -> String {
    let Ok(generator) = name.parse::<Generator>() else { return name.to_owned() };
    let called = words.said(generator.info().title);
    match generator {
        Generator::GrowingTree { random } if random != Generator::USUAL_RANDOM => {
            format!("{called} · {random} %")
        }
        _ => called.to_owned(),
    }
}

/// Makes the two ends of a stepper clickable, and the rest of it.
fn arrows(painter: &mut Painter, rect: Rect, field: Field) {
    let field = field.place();
    painter.control(rect, Target::Field(field));
    painter.control(Rect { w: 36.0, ..rect }, Target::Arrow(field, -1));
    let right = Rect { x: rect.right() - 36.0, w: 36.0, ..rect };
    painter.control(right, Target::Arrow(field, 1));
}

/// The rectangle about a row of others.
fn around(row: &[Rect]) -> Rect {
    row.iter().copied().reduce(Rect::combine_with).unwrap_or_default()
}
