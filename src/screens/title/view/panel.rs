//! The maze panel of the title: every choice, and the maze that results.

use crate::game::journey::Stop;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::settings::{Look, Outline, Settings};
use crate::maze::world::WorldSpec;
use crate::maze::{Generator, Tile};
use crate::picture::control::FieldText;
use crate::picture::form::FormRow;
use crate::picture::layout::Portion;
use crate::screens::journey::view::card::subject;
use crate::screens::parts::foot::press_to_copy;
use crate::screens::parts::prelude::*;
use crate::screens::parts::stop_picture;
use crate::screens::title::{Entry, PRESETS, Title, TitleField};
use std::sync::Arc;

/// The width of the fields beside the maze, in the roomy layout and in the closer one.
const FIELDS: [f32; 2] = [320.0, 234.0];
/// The height of a label over a control, and of the line of loops.
const WORD: f32 = 18.0;
const SLIDER: f32 = 26.0;
/// The height of the row that shows all fields.
const ALL: f32 = 40.0;
const ROLL: f32 = 100.0;
/// The least width of the labels before the looks and the code, and the keys that copy it.
const BESIDE: f32 = 56.0;
const KEYS: f32 = 80.0;
/// The size of the slices of lemon that show the difficulty.
const LEMON: f32 = 7.0;
/// The size of the palace of a world.
const PALACE: f32 = 96.0;
/// The minimum size of the mouse.
const SMALLEST: f32 = 18.0;

/// The texts of the panel.
pub struct TitlePanel<'a> {
    pub title: &'a Title,
    pub settings: &'a Settings,
    pub words: &'static Words,
    pub size: Sizes,
}

impl<'a> TitlePanel<'a> {
    pub fn draw(&self, context: &Context<'a>, panel: Rect, painter: &mut Painter<'a>) {
        let is_roomy = !is_compact(painter.screen);
        let width = FIELDS[usize::from(!is_roomy)];
        let [fields, maze] =
            row(panel.inset(self.size.pad)).gap(M).split([fixed(width), grow(1.0)]);
        let seconds = context.frames.seconds;
        self.draw_fields(context, is_roomy, fields, painter);
        if let Some(next) = self.title.stop_picture() {
            return self.draw_stop(context, next, maze, painter);
        }
        let hardness = self.title.preview(self.settings).and_then(|maze| Stop::lemons_of(maze));
        let beside = maze.w - lemons_width(LEMON) - M;
        let mut facts = self.facts(beside, painter);
        let fits = |line: &String| painter.measure(Typeface::Strong, LABEL, line) <= beside;
        // Where there is no room for both, words say more.
        let hardness = hardness.filter(|_| facts.iter().all(fits));
        if hardness.is_none() {
            facts = self.facts(maze.w, painter);
        }
        let lemons_part = hardness.map_or_else(nothing, |_| fixed(lemons_width(LEMON)));
        let lines = facts.len() as f32 * LINE;
        let part = |is_there, size| if is_there { fixed(size) } else { nothing() };
        let has_all = self.settings.all_choices;
        let [preview, told, looks, shape, code, play] = column(maze).gap(S).split([
            grow(1.0),
            fixed(lines),
            part(has_all, self.size.chip),
            part(has_all, self.size.control),
            part(has_all, self.size.control),
            fixed(self.size.main),
        ]);
        if has_all {
            let words = [self.words.look, self.words.shape, self.words.code];
            let wide = words.map(|word| painter.measure(Typeface::Strong, LABEL, word));
            let wide = wide.into_iter().fold(BESIDE, f32::max);
            let [word, looks] = row(looks).gap(S).split([part(is_roomy, wide), grow(1.0)]);
            painter.label(word, self.words.look);
            let says = |choice: usize| self.words.looks.of(Look::ALL[choice]).to_owned();
            self.row(TitleField::Look, self.words.look, seconds).draw(looks, painter, says);
            self.draw_shape(part(is_roomy, wide), shape, seconds, painter);
            let beside = [wide, KEYS].map(|width| part(is_roomy, width));
            self.draw_code(context, beside, code, painter);
        }
        self.draw_play(play, painter);
        let style = painter.ink(Typeface::Strong, LABEL).centred();
        let [told, lemons] = row(told).gap(M).split([grow(1.0), lemons_part]);
        if let (Some(place), Some(hardness)) = (lemons.unless_empty(), hardness) {
            painter.lemons(place, hardness, LEMON);
        }
        for (line, place) in facts.iter().zip(column(told).evenly(facts.len())) {
            painter.words(place, style, line);
        }
        self.draw_preview(context, preview, painter);
    }

    /// The stop that comes next, in place of the player's own maze while the journey is chosen.
    fn draw_stop(
        &self,
        context: &Context<'a>,
        (stop, measured): (Stop, &'a Arc<MeasuredMaze>),
        place: Rect,
        painter: &mut Painter<'a>,
    ) {
        let words = self.words;
        let [heading, picture, rules, play] = column(place).gap(S).split([
            fixed(HEADING + S),
            grow(1.0),
            fixed(LINE),
            fixed(self.size.main),
        ]);
        let name = words.stops.numbered(stop).unwrap_or_default();
        let letters = painter.shrunk(Typeface::Title, HEADING, heading.w, &name);
        painter.words(heading, painter.ink(Typeface::Title, letters).centred(), &name);
        stop_picture::draw(context, (stop, measured), picture, painter);
        let ink = painter.ink(Typeface::Strong, LABEL).centred();
        painter.words(rules, ink, &subject(words, stop));
        let calm = Attention::focused(false);
        let cap = Some(Cap::Of(KeyCommand::Pause));
        let says = words.journey.play_stop(stop.place() + 1);
        painter.button(play, ButtonKind::Second, &says, cap, calm);
        painter.named_control(play, Title::STOP, format!("{}, {name}", words.menu.play));
    }

    /// The fields below each other.
    fn draw_fields(&self, context: &Context, is_roomy: bool, area: Rect, painter: &mut Painter) {
        let (words, maze, seconds) = (self.words, &self.settings.maze, context.frames.seconds);
        let Sizes { chip, control, .. } = self.size;
        let has_all = self.settings.all_choices;
        let part = |is_there, size| if is_there { fixed(size) } else { nothing() };
        let [heading, size, seed, all, built, loops] = column(area).gap(XS).up_to(M).split([
            part(!has_all, HEADING + S),
            fixed(WORD + chip + control + 2.0 * XS),
            fixed(WORD + control + WORD + 2.0 * XS),
            fixed(if has_all { ALL } else { ALL + S + 2.0 * LINE }),
            part(has_all, WORD + control + XS),
            part(has_all, WORD + SLIDER + XS),
        ]);
        if !has_all {
            painter.words(heading, painter.ink(Typeface::Title, HEADING), words.your_maze);
        }
        let [word, presets, sides] =
            column(size).gap(XS).split([fixed(WORD), fixed(chip), fixed(control)]);
        painter.label(word, words.size);
        self.row(TitleField::Preset, words.size, seconds).or_else(words.custom).draw(
            presets,
            painter,
            |place| PRESETS[place].to_string(),
        );
        let has_units = is_roomy && maze.size().is_ok();
        for ((field, rooms, unit), place) in [
            (TitleField::Width, maze.width, words.columns),
            (TitleField::Height, maze.height, words.rows),
        ]
        .into_iter()
        .zip(row(sides).gap(S).evenly(2))
        {
            // A unit on one side alone would look odd.
            self.row(field, unit, seconds).counting(if has_units { unit } else { "" }).draw(
                place,
                painter,
                |_| rooms.to_string(),
            );
        }

        let [word, line, complaint] =
            column(seed).gap(XS).split([fixed(WORD), fixed(control), grow(1.0)]);
        painter.label(word, words.seed);
        let [field, roll] = row(line).gap(S).split([grow(1.0), fixed(ROLL)]);
        self.row(TitleField::Seed, words.seed, seconds).draw(field, painter, |_| maze.seed.clone());
        let cap = (!self.title.is_typing()).then_some(Cap::Of(KeyCommand::NewMaze));
        let calm = Attention::focused(false);
        painter.button(roll, ButtonKind::Second, words.roll, cap, calm);
        painter.control(roll, Target::Choice(TitleField::Seed.place(), 0));
        if let Some(wrong) = &self.title.complaint {
            let sentence = sentences::complaint(context.world.language(), wrong);
            let style = Style::new(Typeface::Strong, NOTE, painter.palette.danger);
            painter.words(complaint, style, &sentence);
        }

        let [switch, kept] = column(all).gap(S).split([fixed(ALL), grow(1.0)]);
        let row = self.row(TitleField::All, words.all_choices, seconds);
        row.draw_wide(switch, painter, |_| String::new());
        let name = generator_name(&maze.generator, words);
        let kind = if maze.loops == 0 { words.one_way } else { words.several_ways };
        if !has_all {
            let [above, below] = column(kept).split([fixed(LINE); 2]);
            let style = painter.muted(Typeface::Body, LABEL);
            painter.words(above, style, &words.labelled(words.built_by, &name));
            painter.words(below, style, &words.labelled(words.loops, kind));
            return;
        }
        let [word, field] = column(built).gap(XS).split([fixed(WORD), grow(1.0)]);
        painter.label(word, words.built_by);
        self.row(TitleField::Generator, words.built_by, seconds)
            .draw(field, painter, |_| name.clone());

        let [word, line] = column(loops).gap(XS).split([fixed(WORD), grow(1.0)]);
        painter.label(word, words.loops);
        let style = painter.ink(Typeface::Strong, LABEL).right();
        painter.words(word, style, &format!("{} · {kind}", painter.numbers.percent(maze.loops)));
        self.row(TitleField::Loops, words.loops, seconds).draw(line, painter, |_| String::new());
    }

    /// The button that plays the maze.
    fn draw_play(&self, place: Rect, painter: &mut Painter) {
        let has_focus = self.title.form.place().is_some();
        let kind = if has_focus { ButtonKind::Main } else { ButtonKind::Second };
        let cap = has_focus.then_some(Cap::Enter);
        painter.button(place, kind, self.words.menu.play, cap, Attention::focused(false));
        painter.control(place, Target::Entry(self.title.place_of(Entry::Play)));
    }

    fn row<'s>(&'s self, field: TitleField, label: &'s str, seconds: f64) -> FormRow<'s, Settings> {
        let refused = self.title.refused.as_ref().filter(|refused| refused.field == field);
        FormRow::new(&self.title.form, field, field.control(self.settings), label, seconds)
            .refused(refused.map(|refused| &refused.typed[..]))
    }

    /// The outline, and the word if it is one.
    fn draw_shape(&self, label: Portion, line: Rect, seconds: f64, painter: &mut Painter) {
        let maze = &self.settings.maze;
        let is_word = TitleField::shown(self.settings).contains(&TitleField::Word);
        // The arrows stay in their place whatever is chosen.
        let [label, outline, word] = row(line).gap(S).split([label, grow(1.0), grow(1.0)]);
        painter.label(label, self.words.shape);
        let says = |place: usize| self.words.outlines.of(Outline::ALL[place]).to_owned();
        let own = self.words.outlines.of(Outline::Own);
        let row = self.row(TitleField::Shape, self.words.shape, seconds).or_else(own);
        row.draw(outline, painter, says);
        if is_word {
            let row = self.row(TitleField::Word, self.words.word, seconds);
            row.draw(word, painter, |_| maze.word.clone());
        }
    }

    fn draw_code(
        &self,
        context: &Context,
        [word, keys]: [Portion; 2],
        line: Rect,
        painter: &mut Painter,
    ) {
        let [word, code, keys] = row(line).gap(S).split([word, grow(1.0), keys]);
        painter.label(word, self.words.code);
        let text = context.code().unwrap_or_default();
        let (ink, face) = (painter.palette.ink, Typeface::Mono);
        let content = FieldText { text: &text, ink, face, caret: None, caret_shown: false };
        painter.field(code, content, false);
        if text.is_empty() {
            return;
        }
        press_to_copy(painter, code);
        if keys.w > 0.0 {
            draw_copy(painter, context.words(), keys, KEY);
        }
    }

    fn draw_preview(&self, context: &Context<'a>, area: Rect, painter: &mut Painter<'a>) {
        let maze = &self.settings.maze;
        let refused = self.title.refused.as_ref().map(|refused| refused.complaint.clone());
        let too_large = || maze.spec().err().filter(|_| maze.world().is_none());
        if let Some(complaint) = refused.or_else(too_large) {
            let sentence = sentences::complaint(context.world.language(), &complaint);
            let style = Style::new(Typeface::Strong, BODY, painter.palette.danger);
            let at = (area.x + S, area.y + LINE);
            painter.paragraph(style, at, (area.w - 2.0 * S, LINE), &sentence);
            return;
        }
        let Some(measured) = self.title.preview(self.settings) else {
            if let Some(world) = maze.world() {
                self.draw_world(world, area, painter);
                return;
            }
            let style = painter.muted(Typeface::Body, BODY).centred();
            painter.words(area, style, self.words.building);
            return;
        };
        let sight = draw_whole(context, measured, Traces::None, area, Ground::Panel, painter);
        let side = (sight.pitch() * 1.2).max(SMALLEST);
        let at = |tile: Tile| sight.to_standing(tile_vec(tile)) + vec2(0.0, side * 0.3);
        let (start, goal) = (at(measured.maze.start()), at(measured.maze.goal()));
        painter.standing(SheetName::Mouse, (0, 0), start, side);
        painter.standing(SheetName::Cheese, context.frames.cheese(), goal, side);
    }

    /// In place of a preview, what becomes of so large a maze.
    fn draw_world(&self, world: WorldSpec, area: Rect, painter: &mut Painter<'a>) {
        let [picture, rooms, told] =
            column(area).gap(S).up_to(M).split([fixed(PALACE), fixed(LINE), fixed(2.0 * LINE)]);
        painter.palace(vec2(picture.center().x, picture.bottom()), PALACE);
        let style = painter.ink(Typeface::Strong, BODY).centred();
        painter.words(rooms, style, &self.words.rooms(world.rooms()));
        painter.words(told, painter.muted(Typeface::Body, BODY).centred(), self.words.is_world);
    }

    /// Facts about the maze, in one line or in two.
    fn facts(&self, width: f32, painter: &Painter) -> Vec<String> {
        let measured = self.title.preview(self.settings);
        let Some((measured, spec)) = measured.and_then(|measured| Some((measured, measured.spec?)))
        else {
            return Vec::new();
        };
        let words = self.words;
        let rooms = words.rooms(spec.rooms());
        if !measured.knows_ways() {
            return vec![rooms];
        }
        let path = words.shortest_path(measured.shortest.unwrap_or_default());
        let dead_ends = words.dead_end_count(measured.dead_ends);
        let line = format!("{rooms} · {path} · {dead_ends}");
        if painter.measure(Typeface::Strong, LABEL, &line) <= width {
            return vec![line];
        }
        vec![format!("{rooms} · {dead_ends}"), path]
    }
}

/// The interface's name of a generator that the settings know by its name in codes.
fn generator_name(name: &str, words: &Words) -> String {
    let Ok(generator) = name.parse::<Generator>() else { return name.to_owned() };
    let called = words.title(generator.info().name);
    match generator {
        Generator::GrowingTree { random } if random != Generator::USUAL_RANDOM => {
            format!("{called} · {}", words.number.percent(random))
        }
        _ => called.to_owned(),
    }
}
