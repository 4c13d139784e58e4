//! An exercise: its subject, the decision to take, a rule that was broken, and how each decision
//! was made.

use super::answers::{KEY_BESIDE, answers_height, draw_answers, draw_text};
use super::end;
use super::layout::LabLayout;
use super::subject::{ForestPanel, draw_forest, draw_maze, roles};
use crate::game::lab::{Grade, Practice, PracticeStage, Prompt, RoomSearch};
use crate::game::theatre::Climb;
use crate::maze::{Direction, Size, Tile};
use crate::screens::lab::exercise::Exercise;
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::caption;
use crate::screens::watch::view::structure::chip;
use crate::screens::watch::view::woods::Role;
use crate::words::sentences::lab as say;

/// The maximum size of a decision's disc.
const DISC: f32 = 9.0;
/// The height of a room on a stack, its width in a queue, and the gap between two.
const CHIP: f32 = 26.0;
const QUEUED: f32 = 44.0;
const GAP: f32 = 6.0;

pub fn draw<'a>(context: &Context<'a>, exercise: &'a Exercise, painter: &mut Painter<'a>) {
    let words = context.words();
    let (lab, practice) = (&words.lab, &exercise.practice);
    let mut layout = LabLayout::new(painter.room(), |_| 0.0);
    layout.work = code::in_corner(context, layout.work, painter);
    let title = painter.ink(Typeface::Title, layout.stage.letters);
    let heading = instead_of_foot(painter, layout.stage.heading);
    let rest = painter.heading(heading, title, lab.skills.of(practice.skill));
    painter.note(rest, painter.muted(Typeface::Body, BODY), lab.skill_notes.of(practice.skill));
    draw_work(context, painter, &layout, exercise);
    let below = layout.program.map_or(layout.rules, |program| layout.rules.combine_with(program));
    // What a search holds is hidden while that is the question.
    let is_asked = practice.held_choices().is_some();
    if let (PracticeStage::Search(search), false) = (&practice.stage, is_asked) {
        draw_note(painter, layout.note, exercise, words);
        // What comes next is not highlighted while that is the question.
        let is_lit = !search.has_queue() || practice.task().is_none();
        draw_held(painter, below, (search, practice.moves(), is_lit), words);
    } else {
        draw_note(painter, layout.note.combine_with(below), exercise, words);
    }
    let (right, all) = practice.marks();
    let prompt = say::prompt(lab, practice)
        .unwrap_or_else(|| if right == all { lab.full_marks } else { lab.once_more }.to_owned());
    caption::draw(painter, layout.stage.caption, &prompt);
    draw_grades(painter, layout.stage.bar, practice);
    draw_foot(painter, exercise, words);
}

fn draw_work<'a>(
    context: &Context<'a>,
    painter: &mut Painter<'a>,
    layout: &LabLayout,
    exercise: &'a Exercise,
) {
    let (words, practice) = (context.words(), &exercise.practice);
    let maze = practice.show().zip(practice.size());
    let PracticeStage::Sets(replay) = &practice.stage else {
        if let Some(maze) = maze {
            let roles = roles_in(exercise, maze.1.rooms());
            draw_maze(context, painter, layout.work, maze, None, &roles);
        }
        return;
    };
    let mut places = layout.share(1 + usize::from(maze.is_some())).into_iter();
    let roles = roles_in(exercise, replay.members);
    if let Some((maze, place)) = maze.and_then(|maze| Some((maze, places.next()?))) {
        draw_maze(context, painter, place, maze, wall(practice, maze.1), &roles);
    }
    let Some(place) = places.next() else { return };
    let moves = practice.moves();
    let climbs = match practice.task().map(|task| task.prompt) {
        Some(Prompt::Climb { .. } | Prompt::Rehang { .. }) => {
            Climb::of_moves(replay.present(moves))
        }
        _ => Vec::new(),
    };
    let (heading, show) = (words.watch.forest, practice.show());
    let asked = asked(practice);
    let panel = ForestPanel { replay, moves, heading, notes: [""; 2], roles, asked, climbs, show };
    draw_forest(painter, place, panel, practice.size(), words);
}

/// The wall to decide about.
fn wall(practice: &Practice, size: Size) -> Option<Tile> {
    let (Prompt::Sets { of } | Prompt::Below { of } | Prompt::Above { of, .. }) =
        practice.task()?.prompt
    else {
        return None;
    };
    let [a, b] = of.map(|room| size.room(room));
    Some(a.step(a.direction_towards(b)?))
}

/// The members that the decision is about.
fn asked(practice: &Practice) -> Vec<u32> {
    match practice.task().map(|task| task.prompt) {
        Some(Prompt::Sets { of } | Prompt::Below { of } | Prompt::Above { of, .. }) => of.to_vec(),
        Some(Prompt::Climb { sought, .. }) => vec![sought],
        Some(Prompt::Rehang { at }) => vec![at],
        Some(Prompt::Next { .. } | Prompt::Holds { .. }) | None => Vec::new(),
    }
}

/// The role of each member in the decision, and the number being typed.
fn roles_in(exercise: &Exercise, members: u32) -> Vec<Role> {
    let prompt = exercise.practice.task().map(|task| task.prompt);
    let (named, standing) = match prompt {
        Some(Prompt::Climb { sought, at }) => ([Some(sought), None], vec![at]),
        Some(Prompt::Rehang { at }) => ([Some(at), None], Vec::new()),
        Some(Prompt::Sets { of } | Prompt::Below { of }) => (of.map(Some), Vec::new()),
        Some(Prompt::Above { of, below }) => (of.map(Some), vec![below]),
        Some(Prompt::Next { at } | Prompt::Holds { at }) => ([None; 2], vec![at]),
        None => ([None; 2], Vec::new()),
    };
    let typed = exercise.typed.parse::<u32>().ok();
    let pointed = typed.or(exercise.pointed).filter(|&member| member < members);
    roles(members, named, &standing, pointed)
}

/// How the exercise is going: what was wrong, and the two answers where there are two.
fn draw_note(painter: &mut Painter, card: Rect, exercise: &Exercise, words: &Words) {
    let (lab, practice) = (&words.lab, &exercise.practice);
    let (right, all) = practice.marks();
    let seed = exercise.seed.map_or_else(String::new, |seed| format!("{} {seed}", words.seed));
    let body = painter.card(card, &lab.marks(right, all), &seed);
    let answers = say::answers(lab, practice);
    let [body, end] = column(body).gap(S).split([grow(1.0), end::part(exercise.result().as_ref())]);
    if let Some(result) = exercise.result() {
        end::draw(painter, end, (right, all), &result, lab);
    }
    let buttons = answers_height(painter, &answers, body.w, KEY_BESIDE);
    let buttons = if answers.is_empty() { nothing() } else { fixed(buttons) };
    let [text, buttons] = column(body).gap(S).split([grow(1.0), buttons]);
    let last = practice.done.checked_sub(1).map(|last| practice.grades[last]);
    let says = match (practice.mistake, last) {
        _ if let Some(member) = exercise.no_member => lab.no_member(member, practice.last_member()),
        (Some(mistake), _) => lab.mistakes.of(mistake).to_owned(),
        (None, Some(Grade::Right | Grade::Late)) => lab.right.to_owned(),
        _ if practice.task().is_some() && practice.wants_member() => {
            let has_arrows = Direction::ALL.iter().any(|&side| practice.beside(side).is_some());
            if has_arrows { lab.how_to_name_room } else { lab.how_to_answer }.to_owned()
        }
        _ => String::new(),
    };
    let typed = &exercise.typed;
    let says = if typed.is_empty() { says } else { format!("{typed}…") };
    draw_text(painter, text, &says);
    draw_answers(painter, buttons, &answers);
}

/// The stack with its top above, or the queue from its front, highlighted or not.
fn draw_held(
    painter: &mut Painter,
    place: Rect,
    (search, decisions, is_lit): (&RoomSearch, usize, bool),
    words: &Words,
) {
    let (state, watch) = (search.state(decisions), &words.watch);
    if search.has_queue() {
        let body = painter.card(place, watch.queue, words.lab.front_first);
        let columns = ((body.w + GAP) / (QUEUED + GAP)).max(1.0) as usize;
        let width = vec2(QUEUED + GAP, CHIP + GAP);
        for (number, room) in state.held.iter().enumerate() {
            let corner = vec2((number % columns) as f32, (number / columns) as f32) * width;
            let place = Rect::new(body.x, body.y, QUEUED, CHIP).offset(corner);
            chip(painter, place, &room.to_string(), &[], is_lit && number == 0);
        }
        return;
    }
    let body = painter.card(place, watch.stack, "");
    let rows = ((body.h + GAP) / (CHIP + GAP)).max(1.0) as usize;
    let columns = row(body).gap(GAP).evenly(2);
    let places = columns
        .into_iter()
        .flat_map(|place| column(place).gap(GAP).each(std::iter::repeat_n(fixed(CHIP), rows)));
    for ((number, room), place) in state.held.iter().rev().enumerate().zip(places) {
        chip(painter, place, &room.to_string(), &[], is_lit && number == 0);
    }
}

/// A disc for each decision: full if right at once, a ring if not, a dot if the answer was shown.
fn draw_grades(painter: &mut Painter, bar: Rect, practice: &Practice) {
    let palette = painter.palette;
    let places = row(bar).evenly(practice.grades.len());
    for ((number, grade), place) in practice.grades.iter().enumerate().zip(places) {
        let (at, radius) = (place.center(), DISC.min(0.42 * place.w));
        if number == practice.done {
            painter.circle(at, radius + 3.0, palette.focus);
        }
        let (outer, inner) = match grade {
            Grade::Open => (palette.muted_ink, Some((0.8, palette.panel))),
            Grade::Right => (palette.path, None),
            Grade::Late => (palette.danger, Some((0.5, palette.panel))),
            Grade::Shown => (palette.panel, Some((0.5, palette.muted_ink))),
        };
        painter.circle(at, radius, outer);
        if let Some((share, colour)) = inner {
            painter.circle(at, share * radius, colour);
        }
    }
}

fn draw_foot(painter: &mut Painter, exercise: &Exercise, words: &Words) {
    let (key, lab, practice) = (&words.key, &words.lab, &exercise.practice);
    let is_over = practice.task().is_none();
    // In a search the arrows are answers.
    let (show, back) = if practice.is_search() {
        (Cap::Word("End"), Cap::Word("Backspace"))
    } else {
        (Cap::Arrow(Way::Right), Cap::Arrow(Way::Left))
    };
    let can_write = exercise.typed_answer().is_some() && painter.lacks_keys();
    foot_of(
        painter,
        &[
            (can_write, &TYPE, words.screen_keyboard.write),
            (is_over, &[Cap::Enter], lab.another_key),
            (exercise.result().is_some(), &[Cap::Of(KeyCommand::Picture)], lab.hand_in_key),
            (!is_over, &[show], lab.show_key),
            (practice.done > 0, &[back], lab.take_back_key),
            (true, &[Cap::Of(KeyCommand::NewSeed)], lab.another_key),
            (exercise.seed.is_some(), &COPY, key.copy_moment),
            (exercise.seed.is_some(), &[Cap::Word("I")], key.show_code),
            (true, &ESC, key.back),
        ],
    );
}
