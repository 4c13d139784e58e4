//! The bench: the forest under the chosen rules, perhaps another one beside it, the maze that it
//! builds, what the card says and asks, and the program.

use super::layout::LabLayout;
use super::note::CardNote;
use super::subject::{ForestPanel, draw_forest, draw_maze, roles};
use super::{chart, hall};
use crate::game::lab::{Ask, Choice};
use crate::game::theatre::Climb;
use crate::maze::bench::{BenchReplay, Compression, Link, Move, Operation};
use crate::picture::control::FieldText;
use crate::screens::lab::bench::{BESIDE, Bench, COMPRESSION, LINK};
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::timeline::{
    draw_bar, draw_deck, draw_loop, speed_words, step_words,
};
use crate::screens::watch::view::woods::Role;
use crate::screens::watch::view::{caption, program};
use crate::words::sentences::lab as say;

/// The width of the ring round the forest that the rules change, while two are compared.
const RING: f32 = 4.0;
/// The height of a text field.
const FIELD: f32 = 40.0;

pub fn draw<'a>(context: &Context<'a>, bench: &'a Bench, painter: &mut Painter<'a>) {
    let words = context.words();
    let note = note_of(bench, words);
    let field = bench.line.typed().map_or(0.0, |_| FIELD + S);
    let below = (&bench.hall, field);
    let mut layout = LabLayout::new(painter.room(), |width| note.height(painter, width, below));
    if let Some(chart) = bench.chart() {
        chart::draw(painter, &layout, chart, words);
        return;
    }
    layout.work = code::in_corner(context, layout.work, painter);
    draw_heading(context, painter, &layout, bench);
    draw_work(context, painter, &layout, bench);
    draw_note(painter, layout.note, bench, &note, words);
    if let Some(place) = layout.rules.unless_empty() {
        draw_rules(painter, place, bench, words);
    }
    let (replay, moves) = (&bench.replay, bench.moves());
    let told = replay.present(moves).last();
    if let (Some(place), Some(told)) = (layout.program, told.or_else(|| replay.moves.first())) {
        program::draw(painter, place, 0.0, told.cursor, words);
    }
    let sentence = match (bench.line.complaint(), told) {
        (Some(complaint), _) => say::complaint(&words.lab, complaint),
        (None, Some(told)) => say::step(words, told),
        (None, None) => context.words().on_card(&bench.card.about).to_owned(),
    };
    caption::draw(painter, layout.stage.caption, &sentence);
    let (deck, bar) = (&bench.deck, layout.stage.bar);
    let here = bar.x + bar.w * deck.share() as f32;
    draw_bar(painter, bar, here, &[(bar.x, bar.right(), painter.palette.path, "")], words);
    draw_loop(painter, bar, deck);
    let steps = [deck.step, deck.steps];
    let step = step_words(painter, &layout.stage, &words.watch, steps);
    let told = [step, speed_words(&words.watch, deck.speed())];
    draw_deck(painter, &layout.stage, deck.is_playing, &told, words);
    if bench.line.typed().is_some() {
        painter.cover_controls(layout.stage.button);
    }
    draw_foot(painter, bench, words);
}

fn draw_heading(context: &Context, painter: &mut Painter, layout: &LabLayout, bench: &Bench) {
    let (words, stage) = (context.words(), &layout.stage);
    let title = match words.on_card(&bench.card.title) {
        "" => words.lab.bench,
        title => title,
    };
    let heading = instead_of_foot(painter, stage.heading);
    painter.heading(heading, painter.ink(Typeface::Title, stage.letters), title);
}

/// The maze, if there is one, the forest, and the other one beside it.
fn draw_work<'a>(
    context: &Context<'a>,
    painter: &mut Painter<'a>,
    layout: &LabLayout,
    bench: &'a Bench,
) {
    let words = context.words();
    let replays = [Some(&bench.replay), bench.beside()];
    let maze = bench.show().zip(bench.size());
    let things = replays.iter().flatten().count() + usize::from(maze.is_some());
    let mut places = layout.share(things).into_iter();
    let roles = roles_in(bench, &bench.replay, bench.moves());
    if let Some((maze, place)) = maze.and_then(|maze| Some((maze, places.next()?))) {
        draw_maze(context, painter, place, maze, bench.wall_ahead(), &roles);
    }
    for (replay, place) in replays.into_iter().flatten().zip(places) {
        let is_ruled = std::ptr::eq(replay, &raw const bench.replay);
        let own = bench.moves();
        let moves = if is_ruled { own } else { bench.replay.place_in(replay, own) };
        let forest = replay.forest(moves);
        let deepest = (0..forest.members()).map(|one| forest.depth(one)).max().unwrap_or(0);
        let hops = format!("{} {}", words.lab.hops, replay.hops(moves));
        let note = format!("{hops} · {} {deepest}", words.lab.deepest);
        let named = named(bench, replay, moves);
        let is_asked = bench.question().is_some();
        let panel = ForestPanel {
            replay,
            moves,
            heading: &say::rules(&words.lab, replay.variant),
            notes: [&note, &hops],
            roles: roles_in(bench, replay, moves),
            asked: named.into_iter().flatten().collect(),
            climbs: if is_asked { Vec::new() } else { Climb::of_moves(replay.present(moves)) },
            show: bench.show(),
        };
        draw_forest(painter, place, panel, bench.size(), words);
        if is_ruled && bench.beside().is_some() {
            painter.round_border(place, PANEL_RADIUS, RING, painter.palette.accent);
        }
    }
}

/// The members of the operation in question or under way, or the one that was clicked.
fn named(bench: &Bench, replay: &BenchReplay, moves: usize) -> [Option<u32>; 2] {
    let begun = replay.present(moves).first().and_then(|told| match told.step {
        Move::Began(operation) => Some(operation),
        _ => None,
    });
    let asked = bench.question().map(|question| question.operation);
    match (bench.picked(), asked.or(begun)) {
        ([picked @ Some(_), _], _) => [picked, None],
        (_, Some(Operation::Union(a, b))) => [Some(a), Some(b)],
        (_, Some(Operation::Find(member))) => [Some(member), None],
        (_, None) => [None; 2],
    }
}

/// The role of each member in that operation.
fn roles_in(bench: &Bench, replay: &BenchReplay, moves: usize) -> Vec<Role> {
    let climbs = Climb::of_moves(replay.present(moves));
    let is_asked = bench.question().is_some();
    let standing: Vec<u32> = climbs.iter().map(Climb::root).filter(|_| !is_asked).collect();
    let forest = replay.forest(moves);
    let pointed = bench.picked()[1].filter(|&member| member < forest.members());
    let way = pointed.into_iter().flat_map(|member| forest.way(member));
    roles(replay.members, named(bench, replay, moves), &standing, way)
}

/// What the card says or asks at this moment.
fn note_of(bench: &Bench, words: &Words) -> CardNote {
    let (lab, quiz) = (&words.lab, &bench.quiz);
    let has_walls = bench.card.maze.is_some();
    let says_all = |choices: &[Choice]| -> Vec<String> {
        choices.iter().map(|&choice| say::choice(lab, choice, has_walls)).collect()
    };
    if let Some(question) = bench.question() {
        let text = say::question(lab, &question, has_walls);
        let rules = bench.beside().map(|_| say::rules(lab, bench.replay.variant));
        let text = match rules {
            Some(rules) => lab.asked_in(rules, text),
            None => text,
        };
        return CardNote::asking(text, says_all(&question.choices), quiz.marks());
    }
    let verdict = bench.verdict();
    let answered = verdict.map(|verdict| (says_all(&verdict.question.choices), verdict.right));
    let reason = verdict
        .map(|verdict| say::reason(words, verdict.question.ask, &bench.replay, verdict.place));
    let run;
    let says = match bench.says() {
        Some(says) => words.on_card(says),
        None if verdict.is_some() => "",
        None if bench.card.says.is_empty() && bench.is_free() => lab.how_to_add,
        None if bench.card.says.is_empty() || bench.has_own_rules() => {
            words.on_card(&bench.card.about)
        }
        None => {
            run = told_by_run(words, bench);
            &run
        }
    };
    let note = CardNote::saying(lab, (answered, reason), says, quiz);
    if bench.deck.is_at_end() { note.at_end(lab, quiz, bench.result()) } else { note }
}

/// Draws it, and what the player types.
fn draw_note(painter: &mut Painter, card: Rect, bench: &Bench, note: &CardNote, words: &Words) {
    let typed = bench.line.typed();
    let field = typed.map_or(nothing(), |_| fixed(FIELD));
    let field = note.draw(painter, card, (&bench.hall, field), words);
    if let (Some(typed), Some(field)) = (typed, field) {
        let ink = painter.palette.ink;
        let caret = Some(typed.chars().count());
        let content =
            FieldText { text: typed, ink, face: Typeface::Mono, caret, caret_shown: true };
        painter.field(field, content, true);
    }
}

/// What is true by any rules: how often the last operation has read, and which rules the notes of
/// the card are about.
fn told_by_run(words: &Words, bench: &Bench) -> String {
    let (card, lab) = (&bench.card, &words.lab);
    let done = bench.boundary().and_then(|next| next.checked_sub(1));
    let climbed = done.map(|done| say::reason(words, Ask::Hops, &bench.replay, done) + " ");
    let rules = [Some(card.variant), card.beside].into_iter().flatten();
    let rules: Vec<String> = rules.map(|rules| say::rules(lab, rules)).collect();
    climbed.unwrap_or_default() + &lab.other_rules(rules.join(" · "))
}

/// The rules to choose from, in a row each, and the buttons beside them.
fn draw_rules(painter: &mut Painter, card: Rect, bench: &Bench, words: &Words) {
    let lab = &words.lab;
    let body = painter.card(card, lab.rules, "");
    let rules = bench.replay.variant;
    let head = Rect { y: card.y + S, h: LINE + S, ..body };
    let width = painter.measure(Typeface::Strong, BODY, lab.beside) + 2.0 * M;
    let [_, chip] = row(head).split([grow(1.0), fixed(width)]);
    let rest = Rect { w: body.w - width, ..head };
    let cap = painter.key_cap_width(Cap::Of(KeyCommand::SideBySide), LOW_KEY) + S;
    let place = rest.right_of(rest.right() - cap);
    painter.key_hints(place, &[Cap::Of(KeyCommand::SideBySide)], LOW_KEY);
    painter.chip(chip, lab.beside, bench.beside().is_some(), false);
    // While a line is being typed, all other keys are off.
    let is_free = bench.line.typed().is_none();
    if is_free {
        painter.control(chip, Target::Choice(BESIDE, 0));
    }
    let [links, ways] = column(body).gap(XS).split([grow(1.0); 2]);
    let texts = Link::ALL.map(|link| lab.links.of(link));
    let link = (Some(LINK).filter(|_| is_free), rules.link as usize);
    draw_chips(painter, links, (lab.link, KeyCommand::Loops), link, texts);
    let texts = Compression::ALL.map(|way| lab.compressions.of(way));
    let way = (Some(COMPRESSION).filter(|_| is_free), rules.compression as usize);
    draw_chips(painter, ways, (lab.compression, KeyCommand::SwitchKind), way, texts);
}

/// The width of a row's label, and the height of a chip.
const LABELS: f32 = 78.0;
const CHIP: f32 = 30.0;

fn draw_chips(
    painter: &mut Painter,
    line: Rect,
    (label, key): (&str, KeyCommand),
    (field, chosen): (Option<usize>, usize),
    texts: [&str; 3],
) {
    let [label_place, chips] = row(line).split([fixed(LABELS), grow(1.0)]);
    let beside = painter.key_hints(label_place, &[Cap::Of(key)], LOW_KEY);
    painter.words(beside, painter.muted(Typeface::Strong, LABEL), label);
    let widths = texts.map(|text| grow(painter.measure(Typeface::Strong, BODY, text) + M));
    for ((number, text), place) in texts.iter().enumerate().zip(row(chips).gap(XS).split(widths)) {
        let chip = middle(place, vec2(place.w, CHIP));
        painter.chip(chip, text, number == chosen, false);
        if let Some(field) = field {
            painter.control(chip, Target::Choice(field, number));
        }
    }
}

fn draw_foot(painter: &mut Painter, bench: &Bench, words: &Words) {
    let (key, lab) = (&words.key, &words.lab);
    let can_write = bench.is_free() && painter.lacks_keys();
    if bench.line.typed().is_some() {
        let can_be_taken = bench.line.complaint().is_none();
        foot_of(
            painter,
            &[
                (can_write, &TYPE, words.screen_keyboard.write),
                (can_be_taken, &[Cap::Enter], key.take),
                (true, &ESC, key.cancel),
            ],
        );
        return;
    }
    if bench.question().is_some() && hall::draw_foot(painter, &bench.hall, words) {
        return;
    }
    let has_operations = bench.replay.operations() > 0;
    foot_of(
        painter,
        &[
            (can_write, &TYPE, words.screen_keyboard.write),
            (has_operations, &[Cap::Of(KeyCommand::PlayPause)], key.play_pause),
            (bench.question().is_some(), &[Cap::Word("A")], lab.hall_key),
            (has_operations, &ASIDE, key.step),
            (has_operations, &[Cap::Word("Shift")], lab.operation_key),
            (bench.card.says.len() > 1, &[Cap::Word("Tab")], lab.next_note),
            (true, &UP_DOWN, key.speed),
            (true, &[Cap::Of(KeyCommand::Loops)], lab.link_key),
            (true, &[Cap::Of(KeyCommand::SwitchKind)], lab.compression_key),
            (true, &[Cap::Of(KeyCommand::SideBySide)], lab.beside_key),
            (true, &[Cap::Word("H")], lab.chart_key),
            (has_operations, &[Cap::Word("O")], key.repeat),
            (bench.bookmark().is_some(), &COPY, key.copy_moment),
            (bench.bookmark().is_some(), &[Cap::Word("I")], key.show_code),
            (has_operations, &[Cap::Word("P")], key.worksheet),
            (bench.result().is_some(), &[Cap::Of(KeyCommand::Picture)], lab.hand_in_key),
            (bench.can_take_back(), &[Cap::Word("Backspace")], lab.take_back_key),
            (true, &ESC, key.back),
        ],
    );
}
