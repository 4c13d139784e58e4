//! A stack of the player's own in the maze that it solves.

use super::{Figure, Telling};
use crate::game::theatre::Names;
use crate::guest::solve_with::SolveEvent;
use crate::screens::own_program::solving::{SolveShow, SolveStage};
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::showing::WatchScene;
use crate::screens::watch::view::woods::Role;
use crate::screens::watch::view::{draw_cheese, rooms, structure};
use crate::words::sentences::guest;

/// How large a mark is, in parts of a room.
const MARK: f32 = 0.11;

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
    context: &Context,
    card: Rect,
    (stage, solving): (&SolveStage, &SolveShow),
    painter: &mut Painter,
) {
    let words = context.words();
    let area = painter.card(card, words.own_program.stack, "");
    let scene = WatchScene::of_show(&solving.show, words);
    structure::upright(
        painter,
        area,
        stage.stack.iter(),
        &scene,
        |painter, place, tile, is_top| {
            structure::chip(painter, place, &scene.names.say(*tile), &[], is_top);
        },
    );
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
    let seen = super::seen(words, &stage.seen, |slip| guest::stack_slip(words, slip));
    let ours = &solving.ours;
    let told = words.solve.ours(ours.pushed, ours.popped, ours.peak);
    seen.into_iter().chain([(told, false)]).collect()
}
