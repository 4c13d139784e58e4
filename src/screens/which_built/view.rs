//! The question, the four pictures, and below them the Ice-Tea Princess, who says where to look and
//! afterwards what has given the answer away.

use crate::game::which_built::{CHOICES, Character, Feature, QuizQuestion};
use crate::screens::contest::view::lane::{number_before, write_name};
use crate::screens::contest::view::layout::{Lane, arrange};
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::caption;
use crate::screens::which_built::WhichBuilt;
use crate::words::WhichBuiltWords;

/// The most of a large window that is used.
const MOST: Vec2 = vec2(1400.0, 900.0);
/// The height of the question, and of what is said below the pictures.
const QUESTION: f32 = 44.0;
const SAID: f32 = 84.0;
/// The width of the two buttons, and the height of each.
const BUTTONS: f32 = 300.0;
const BUTTON: f32 = 38.0;
/// A lower cell has its text beside the picture, where that has room; and the height of a number.
const LOW_CELL: f32 = 300.0;
const LEAST_BESIDE: f32 = 140.0;
const NUMBER: f32 = 32.0;
const LINE_HEIGHT: f32 = 1.3;
/// How far a ring lies around a picture, and how thick the ring about the answer is.
const AROUND: f32 = 3.0;
const RING: f32 = 4.0;
const RADIUS: f32 = 14.0;

pub fn draw<'a>(context: &Context<'a>, quiz: &'a WhichBuilt, painter: &mut Painter<'a>) {
    let words = &context.words().which_built;
    painter.background();
    let [heading, body] = page(painter.room(), MOST);
    draw_heading(context, quiz, heading, painter);
    let is_tall = body.h > body.w;
    let said = if is_tall { SAID + 2.0 * BUTTON + S + L } else { SAID };
    let [question, pictures, said] =
        column(body).gap(S).split([fixed(QUESTION), grow(1.0), fixed(said)]);
    caption::draw(painter, question, &asked(context.words(), quiz.round.question));
    let cells = Cells::of_measured(&quiz.round.mazes[0].measured);
    for (place, lane) in lanes(pictures, cells.size()).iter().enumerate() {
        draw_picture(context, quiz, place, lane, painter);
    }
    let line = if is_tall { column(said) } else { row(said) };
    let buttons = if is_tall { fixed(2.0 * BUTTON + S) } else { fixed(BUTTONS) };
    let buttons = if quiz.answer.is_some() { buttons } else { nothing() };
    let [told, buttons] = line.gap(M).split([grow(1.0), buttons]);
    draw_told(context, quiz, told, painter);
    if let Some(buttons) = buttons.unless_empty() {
        draw_buttons(words, buttons, painter);
    }
    draw_foot(context.words(), quiz, painter);
}

/// The pictures, as large as they can be: in low cells what is said of them stands beside them.
fn lanes(area: Rect, maze: Vec2) -> Vec<Lane> {
    let cells = grid(area, 2, CHOICES, M);
    let wide = |cell: &Rect| cell.h * maze.x / maze.y;
    let above = arrange(area, maze, CHOICES);
    let pitch = (above[0].maze.size() / maze).min_element();
    let is_larger = |cell: &Rect| cell.h > pitch * maze.y;
    let has_room = |cell: &Rect| cell.h < LOW_CELL && cell.w - wide(cell) >= LEAST_BESIDE;
    if !cells.iter().all(|cell| is_larger(cell) && has_room(cell)) {
        return above;
    }
    let lane = |whole: Rect| {
        let [maze, beside, _] =
            row(whole).gap(S).split([fixed(wide(&whole)), grow(1.0), fixed(XS)]);
        let [head, foot] = column(beside).split([fixed(NUMBER), grow(1.0)]);
        Lane { whole, head, maze, foot }
    };
    cells.into_iter().map(lane).collect()
}

/// The title, and how many answers were right in a row.
fn draw_heading(context: &Context, quiz: &WhichBuilt, line: Rect, painter: &mut Painter) {
    let words = &context.words().which_built;
    let line = instead_of_foot(painter, line);
    let title = painter.ink(Typeface::Title, Sizes::of(painter.screen).title);
    let rest = painter.heading(line, title, words.title);
    let best = context.world.settings.quiz_streak;
    let streak = (quiz.streak > 0).then(|| words.in_a_row(quiz.streak));
    let best = (best > 0).then(|| words.best(best));
    let told: Vec<String> = streak.into_iter().chain(best).collect();
    let ink = painter.palette.accent_text;
    painter.note(rest, Style::new(Typeface::Strong, ROW, ink).right(), &told.join(" · "));
}

fn asked(words: &Words, question: QuizQuestion) -> String {
    match question {
        QuizQuestion::Builder(generator) => {
            words.which_built.built_by(words.title(generator.name()))
        }
        QuizQuestion::Most(feature) => words.which_built.asks.of(feature).to_owned(),
    }
}

fn draw_picture<'a>(
    context: &Context<'a>,
    quiz: &'a WhichBuilt,
    place: usize,
    lane: &Lane,
    painter: &mut Painter<'a>,
) {
    let (words, palette) = (context.words(), painter.palette);
    let maze = &quiz.round.mazes[place];
    let is_beside = lane.head.x > lane.maze.x;
    let frame = lane.head.combine_with(lane.maze).combine_with(lane.foot).inset(-AROUND);
    let ground = Ground::Window { lantern: None };
    draw_whole(context, &maze.measured, Traces::None, lane.maze, ground, painter);
    if quiz.chosen == place && quiz.answer.is_none() {
        painter.focus_ring(frame.inset(AROUND), RADIUS);
    }
    let mut head = number_before(painter, lane.head, place);
    if let Some(answer) = quiz.answer {
        let is_right = place == quiz.round.right;
        let badge = match (is_right, place == answer) {
            (true, true) => Some(words.which_built.right),
            (true, false) => Some(words.which_built.right_one),
            (false, true) => Some(words.which_built.given),
            (false, false) => None,
        };
        if is_right {
            painter.round_border(frame, RADIUS, RING, palette.accent);
        }
        if let Some(badge) = badge {
            head = draw_badge(painter, head, is_right, badge);
        }
        let name = words.title(maze.generator.name());
        let style = painter.muted(Typeface::Strong, LABEL);
        let mut foot = lane.foot.inset_by(vec2(XS, 0.0));
        if is_beside {
            foot = write_lines(painter, foot, painter.ink(Typeface::Strong, BODY), name);
        } else {
            write_name(painter, head, name);
        }
        let measured = measured(&words.which_built, &maze.character, quiz.round.feature());
        write_lines(painter, foot, style, &measured);
    }
    painter.control(frame, Target::Field(place));
}

/// Writes a text in as many lines as it takes; returns what is left below.
fn write_lines(painter: &mut Painter, place: Rect, style: Style, text: &str) -> Rect {
    let letters = [style.size, LABEL, NOTE];
    let Some((style, lines)) = painter.fitted(style, &letters, LINE_HEIGHT, place, text) else {
        painter.words(place, style, text);
        return place;
    };
    let high = lines.len() as f32 * style.size * LINE_HEIGHT;
    let [told, rest] = column(place).split([fixed(high), grow(1.0)]);
    for (line, place) in lines.iter().zip(column(told).evenly(lines.len())) {
        painter.words(place, style, line);
    }
    rest
}

/// Whether a picture is the right one or was answered, at the end of its line; returns what is left
/// of the line.
fn draw_badge(painter: &mut Painter, line: Rect, is_right: bool, text: &str) -> Rect {
    let palette = painter.palette;
    let width = painter.measure(Typeface::Title, BODY, text) + M;
    let [rest, badge] = row(line).gap(S).split([grow(1.0), fixed(width)]);
    let badge = middle(badge, vec2(width, LOW_KEY));
    let (fill, ink) =
        if is_right { (palette.accent, palette.accent_ink) } else { (palette.field, palette.ink) };
    painter.round_rect(badge, badge.h / 2.0, fill);
    painter.words(badge, Style::new(Typeface::Title, BODY, ink).centred(), text);
    rest
}

/// What was measured of a maze.
fn measured(words: &WhichBuiltWords, character: &Character, feature: Feature) -> String {
    match feature {
        Feature::DeadEnds => words.dead_ends(character.dead_ends),
        Feature::LongestWay => words.longest_way(character.longest_way),
        Feature::Corridors => {
            let tenths = character.corridor_tenths;
            words.corridors(format!("{}.{}", tenths / 10, tenths % 10))
        }
        Feature::Straight => words.straight(character.straight_percent),
        Feature::Slant => words.slant(character.dead_ends_down, character.dead_ends_right),
    }
}

/// Where to look, or what gives the right answer away.
fn draw_told(context: &Context, quiz: &WhichBuilt, place: Rect, painter: &mut Painter) {
    let words = context.words();
    painter.panel(place);
    let [who, told] = row(place.inset_by(vec2(M, XS))).gap(M).split([fixed(SAID), grow(1.0)]);
    let feet = vec2(who.center().x, who.bottom());
    painter.standing(SheetName::Princess, context.frames.princess(), feet, who.h.min(SAID));
    let generator = quiz.round.mazes[quiz.round.right].generator.name();
    let told_words = match quiz.answer {
        None => words.which_built.hint.to_owned(),
        Some(_) => words.which_built.known_by(words.title(generator), words.tells(generator)),
    };
    caption::draw(painter, told, &told_words);
}

fn draw_buttons(words: &WhichBuiltWords, place: Rect, painter: &mut Painter) {
    let [next, watch] = column(place).gap(S).centred().split([fixed(BUTTON); 2]);
    let attention = Attention::default();
    painter.button(next, ButtonKind::Main, words.next, Some(Cap::Enter), attention);
    painter.control(next, WhichBuilt::NEXT);
    let cap = Some(Cap::Of(KeyCommand::SideBySide));
    painter.button(watch, ButtonKind::Plain, words.watch, cap, attention);
    painter.control(watch, WhichBuilt::SIDE_BY_SIDE);
}

fn draw_foot(words: &Words, quiz: &WhichBuilt, painter: &mut Painter) {
    let (key, quiz_words, is_answered) = (&words.key, &words.which_built, quiz.answer.is_some());
    let enter = if is_answered { quiz_words.next } else { quiz_words.answer };
    foot_of(
        painter,
        &[
            (!is_answered, &ARROWS, key.choose),
            (!is_answered, &[Cap::Word("1–4")], quiz_words.answer),
            (true, &[Cap::Enter], enter),
            (is_answered, &[Cap::Of(KeyCommand::SideBySide)], quiz_words.watch),
            (true, &ESC, key.back),
        ],
    );
}
