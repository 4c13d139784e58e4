//! A stack of the player's own in the maze that it solves.

use super::{Figure, Telling};
use crate::game::theatre::Names;
use crate::guest::solve_with::SolveEvent;
use crate::screens::own_program::solving::{SolveShow, SolveStage};
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::woods::Role;
use crate::screens::watch::view::{draw_cheese, rooms, structure};
use crate::words::sentences::guest;

/// How large a mark is, in parts of a room.
const MARK: f32 = 0.11;
/// The height of an entry of the stack, and the gap below it.
const CHIP: f32 = 26.0;
const GAP: f32 = 6.0;

pub fn draw<'a>(
    context: &Context<'a>,
    (stage, solving): (&'a SolveStage, &'a SolveShow),
    pane: Rect,
    painter: &mut Painter<'a>,
) {
    let path = stage.path.as_deref().unwrap_or(&stage.stack);
    let traces = Traces::Lesson { path, closed: stage.left() };
    let ground = Ground::Window { lantern: None };
    let sight = draw_whole(context, &solving.measured, traces, pane, ground, painter);
    let mark = (MARK * sight.pitch()).max(1.5);
    for (room, _) in (0..).zip(&stage.marked).filter(|(_, is_marked)| **is_marked) {
        let at = sight.to_standing(tile_vec(stage.size.room(room)));
        painter.circle(at + sight.pitch() * vec2(0.22, 0.22), mark, painter.palette.second_accent);
    }
    draw_cheese(context.frames, &solving.show, &sight, painter);
    if let Some(size) = Names::of(&solving.show).numbered() {
        let top = stage.stack.last().map(|&tile| size.number(tile));
        let role = |room| Role { is_pointed_at: top == Some(room), ..Role::default() };
        rooms::draw_roles(painter, &sight, (&solving.show, size), &context.words().watch, role);
    }
}

/// Draws its stack on a card, the top above.
pub fn draw_stack(
    painter: &mut Painter,
    card: Rect,
    heading: &str,
    (stage, solving): (&SolveStage, &SolveShow),
) {
    let area = painter.card(card, heading, "");
    let rows = ((area.h + GAP) / (CHIP + GAP)).max(1.0) as usize;
    let names = Names::of(&solving.show);
    let places = column(area).gap(GAP).each(std::iter::repeat_n(fixed(CHIP), rows));
    let hidden = (stage.stack.len() + 1).saturating_sub(rows);
    let shown = if hidden > 1 { rows - 1 } else { rows };
    for ((depth, &tile), &place) in stage.stack.iter().rev().take(shown).enumerate().zip(&places) {
        structure::chip(painter, place, &names.say(tile), &[], depth == 0);
    }
    if let Some(&place) = places.last().filter(|_| hidden > 1) {
        let more = painter.numbers.of(hidden as u64);
        painter.words(place, painter.muted(Typeface::Strong, NOTE), &format!("+ {more}"));
    }
}

/// Its numbers.
pub fn figures(context: &Context, stage: &SolveStage, painter: &Painter) -> Vec<Figure> {
    let (words, counts) = (&context.words().own_program.solve, &stage.counts);
    [
        (words.asked, counts.asked),
        (words.pushed, counts.pushed),
        (words.popped, counts.popped),
        (words.peak, counts.peak),
        (words.steps, counts.steps),
    ]
    .map(|(name, count)| (name, painter.numbers.of(count)))
    .into()
}

/// What it does now, and whether that is wrong.
pub fn caption(context: &Context, stage: &SolveStage) -> Option<Telling> {
    let last = stage.last.as_ref()?;
    let is_wrong = matches!(last, SolveEvent::Slipped(_) | SolveEvent::Wrong(_));
    Some((guest::solved(&context.words().own_program, last), is_wrong))
}

/// Its slips, and what ours takes.
pub fn told(context: &Context, (stage, solving): (&SolveStage, &SolveShow)) -> Vec<Telling> {
    let words = &context.words().own_program;
    let seen = stage.seen.noted().iter().map(|seen| {
        let what = guest::stack_slip(words, &seen.first);
        let told = if seen.times > 1 { words.several(what, seen.times) } else { what };
        (told, true)
    });
    let ours = &solving.ours;
    seen.chain([(words.solve.ours(ours.pushed, ours.popped, ours.peak), false)]).collect()
}
