//! The maze panel of the title: every choice, and the maze that comes of them.

use icetea_maze::game::bindings::Command;
use icetea_maze::game::course::Course;
use icetea_maze::game::input::Target;
use icetea_maze::game::screen::title::{Field, Focus, PRESETS, Title};
use icetea_maze::game::settings::{Look, Settings};
use icetea_maze::maze::{Generator, Tile};
use macroquad::prelude::*;

use super::layout::Fields;
use crate::window::keys::Hits;
use crate::window::motion::are_still;
use crate::window::paint::{Attention, ButtonKind, Cap, Face, FieldText, Painter, Style};
use crate::window::scene::{Context, Pictures, draw_whole, press_to_copy};
use crate::window::sprites::{cheese_frame, draw_standing};
use crate::window::words::{Words, sentences};

/// How much a click on the line of loops can tell apart, in parts of a hundred.
const LOOPS_STEP: usize = 5;

/// What is written on the panel.
pub struct Panel<'a> {
    pub title: &'a Title,
    pub settings: &'a Settings,
    pub words: &'static Words,
    pub fields: &'a Fields,
}

impl Panel<'_> {
    pub fn draw(
        &self,
        context: &Context,
        painter: &mut Painter,
        pictures: &mut Pictures,
        hits: &mut Hits,
    ) {
        if let Some(at) = self.fields.heading {
            let style = Style::new(Face::Title, 24.0, painter.palette().ink);
            painter.text(style, at.x, at.y, self.words.your_maze);
        }
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

    fn draw_size(&self, context: &Context, painter: &mut Painter, hits: &mut Hits) {
        let fields = self.fields;
        painter.label(fields.size_label.x, fields.size_label.y, self.words.size);
        let maze = &self.settings.maze;
        let chosen = PRESETS.iter().position(|&side| (side, side) == (maze.width, maze.height));
        let has_focus = self.is_focused(Field::Preset);
        for (place, (side, rect)) in PRESETS.iter().zip(fields.presets).enumerate() {
            let is_chosen = chosen == Some(place);
            painter.chip(rect, &side.to_string(), is_chosen, has_focus && is_chosen);
            context.hit(hits, rect, Target::Choice(Field::Preset.place(), place));
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
            arrows(context, hits, rect, field);
        }
    }

    fn draw_seed(&self, context: &Context, painter: &mut Painter, hits: &mut Hits) {
        let fields = self.fields;
        painter.label(fields.seed_label.x, fields.seed_label.y, self.words.seed);
        let is_focused = self.is_focused(Field::Seed);
        let text = self.title.typed(Field::Seed).unwrap_or(&self.settings.maze.seed);
        let caret = is_focused.then(|| text.chars().count());
        let caret_shown = are_still() || context.seconds.fract() < 0.6;
        let content = FieldText { text, face: Face::Strong, caret, caret_shown };
        painter.field(fields.seed, content, is_focused);
        context.hit(hits, fields.seed, Target::Field(Field::Seed.place()));
        let (cap, calm) = (Some(Cap::Of(Command::NewMaze)), Attention::focused(false));
        painter.button(fields.roll, ButtonKind::Second, self.words.roll, cap, calm);
        context.hit(hits, fields.roll, Target::Choice(Field::Seed.place(), 0));
        if let Some(complaint) = &self.title.complaint {
            let sentence = sentences::complaint(context.app.language(), complaint);
            let style = Style::new(Face::Strong, 13.0, painter.palette().danger);
            let width = fields.roll.right() - fields.complaint.x;
            painter.text_within(style, fields.complaint.x, fields.complaint.y, width, &sentence);
        }
    }

    fn draw_generator(&self, context: &Context, painter: &mut Painter, hits: &mut Hits) {
        let (label, rect) = (self.fields.generator_label, self.fields.generator);
        painter.label(label.x, label.y, self.words.built_by);
        let name = generator_name(&self.settings.maze.generator, self.words);
        painter.stepper(rect, &name, "", [true, true], self.is_focused(Field::Generator));
        arrows(context, hits, rect, Field::Generator);
    }

    fn draw_loops(&self, context: &Context, painter: &mut Painter, hits: &mut Hits) {
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
            context.hit(hits, Rect { x, w: part, ..rect }, target);
        }
    }

    fn draw_look(&self, context: &Context, painter: &mut Painter, hits: &mut Hits) {
        if let Some(at) = self.fields.look_label {
            painter.label(at.x, at.y, self.words.look);
        }
        for (place, (look, rect)) in Look::ALL.into_iter().zip(self.fields.looks).enumerate() {
            let is_chosen = look == self.settings.look;
            let focused = is_chosen && self.is_focused(Field::Look);
            painter.chip(rect, self.words.looks.of(look), is_chosen, focused);
            context.hit(hits, rect, Target::Choice(Field::Look.place(), place));
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

    fn draw_preview(&self, context: &Context, painter: &mut Painter, pictures: &mut Pictures) {
        let area = self.fields.preview;
        let palette = painter.palette();
        let Some(course) = &self.title.preview else {
            let style = Style::new(Face::Body, 15.0, palette.muted_ink).centred();
            painter.text(style, area.center().x, area.center().y, self.words.building);
            return;
        };
        self.draw_facts(course, painter);
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

    fn draw_facts(&self, course: &Course, painter: &mut Painter) {
        let Some(spec) = course.spec else { return };
        let words = self.words;
        let rooms = words.rooms(spec.size().rooms());
        let shortest = course.shortest.unwrap_or_default();
        let way = words.shortest_way(shortest);
        let area = self.fields.facts;
        let style = Style::new(Face::Strong, 14.0, painter.palette().ink).centred();
        let dead_ends = words.dead_end_count(course.dead_ends);
        let line = format!("{rooms} · {way} · {dead_ends}");
        let (x, y) = (area.center().x, area.y + 16.0);
        if painter.measure(style.face, style.size, &line) <= area.w {
            painter.text(style, x, y, &line);
        } else {
            painter.text_within(style, x, y, area.w, &format!("{rooms} · {dead_ends}"));
            painter.text_within(style, x, y + 20.0, area.w, &way);
        }
    }
}

/// What the interface calls a generator that the settings know by its name in codes.
fn generator_name(name: &str, words: &Words) -> String {
    let Ok(generator) = name.parse::<Generator>() else { return name.to_owned() };
    let called = words.generators.of(generator);
    match generator {
        Generator::GrowingTree { random } if random != Generator::USUAL_RANDOM => {
            format!("{called} · {random} %")
        }
        _ => called.to_owned(),
    }
}

/// Makes the two ends of a stepper clickable, and the rest of it.
fn arrows(context: &Context, hits: &mut Hits, rect: Rect, field: Field) {
    let field = field.place();
    context.hit(hits, rect, Target::Field(field));
    context.hit(hits, Rect { w: 36.0, ..rect }, Target::Arrow(field, -1));
    let right = Rect { x: rect.right() - 36.0, w: 36.0, ..rect };
    context.hit(hits, right, Target::Arrow(field, 1));
}

/// The rectangle about a row of others.
fn around(row: &[Rect]) -> Rect {
    row.iter().copied().reduce(Rect::combine_with).unwrap_or_default()
}
