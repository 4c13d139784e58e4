//! A mouse, and beside it in the same maze a search of the game's or another mouse.

use std::sync::Arc;

use super::{Telling, name_of, walk};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::theatre::Timeline;
use crate::guest::{GuestEnd, GuestOrder, MouseStage};
use crate::screens::own_program::OwnProgram;
use crate::screens::own_program::act::ProgramRun;
use crate::screens::own_program::companion::Companion;
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::{draw_show_in, moment};
use crate::words::sentences::guest;

pub fn draw<'a>(
    context: &Context<'a>,
    program: &'a OwnProgram,
    (run, measured): (&'a ProgramRun<MouseStage>, &'a Arc<MeasuredMaze>),
    place: Rect,
    painter: &mut Painter<'a>,
) {
    let Some(companion) = &program.companion else {
        return walk::draw(context, program, (run, measured), place, painter);
    };
    let lines = if place.w > place.h { row(place) } else { column(place) };
    let [own, beside] = lines.gap(M).split([grow(1.0); 2]);
    let pane = draw_head(painter, own, mouse(context, &program.order, run, None));
    walk::draw(context, program, (run, measured), pane, painter);
    match companion {
        Companion::Search(timeline) => {
            let pane = draw_head(painter, beside, search(context, timeline));
            let sight = draw_show_in(context, timeline.show(), pane, painter);
            walk::draw_cheeses(context, measured, &sight, painter);
            moment::draw(painter, &sight, timeline.show(), None, true);
        }
        Companion::Mouse { order, run, end } => {
            let pane = draw_head(painter, beside, mouse(context, order, run, end.as_ref()));
            walk::draw(context, program, (run, measured), pane, painter);
        }
    }
}

/// Names a lane and says how far it is; returns what is left for its maze.
fn draw_head(painter: &mut Painter, lane: Rect, (name, (told, is_bad)): (String, Telling)) -> Rect {
    let ink = if is_bad { painter.palette.danger } else { painter.palette.muted_ink };
    let style = Style::new(Typeface::Body, LABEL, ink);
    let lines = painter.broken(style, lane.w, &told);
    let said = fixed(LINE * lines.len() as f32);
    let [head, said, pane] = column(lane).gap(XS).split([fixed(LINE), said, grow(1.0)]);
    painter.words(head, painter.ink(Typeface::Strong, BODY), &name);
    for (place, line) in column(said).evenly(lines.len()).into_iter().zip(lines) {
        painter.words(place, style, line);
    }
    pane
}

/// A mouse, how many rooms it has found, and what has gone wrong with it.
fn mouse(
    context: &Context,
    order: &GuestOrder,
    run: &ProgramRun<MouseStage>,
    end: Option<&GuestEnd>,
) -> (String, Telling) {
    let words = &context.words().own_program;
    let name = crate::maze::visible(&name_of(order, words));
    if let Some(end) = end.filter(|end| !end.is_peaceful()) {
        return (name, (guest::end(&words.end, end), true));
    }
    let stage = &run.moment.stage;
    (name, (words.rooms_found(stage.found() as u64), false))
}

/// A search, and how many rooms it has been in.
fn search(context: &Context, timeline: &Timeline) -> (String, Telling) {
    let words = context.words();
    let Some(search) = timeline.show().search() else { return Default::default() };
    let rooms = search.rooms.map_or(0, |rooms| rooms.entered);
    let name = words.title(search.solver.info().name).to_owned();
    (name, (words.own_program.rooms_found(rooms), false))
}
