//! The laboratory: the shelf, a bench with its forest, an exercise.

pub(super) mod answers;
mod bench;
mod chart;
pub(super) mod end;
mod exercise;
pub(super) mod hall;
mod layout;
mod shelf;
mod subject;

use super::prelude::*;
use crate::game::screen::lab::{Lab, ShelfItem};

pub fn draw<'a>(context: &Context<'a>, lab: &'a Lab, painter: &mut Painter<'a>) {
    painter.background();
    match &lab.taken {
        ShelfItem::Nothing => shelf::draw(context, lab, painter),
        ShelfItem::Bench(bench) => bench::draw(context, bench, painter),
        ShelfItem::Exercise(exercise) => exercise::draw(context, exercise, painter),
    }
}
