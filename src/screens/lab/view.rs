//! The laboratory: the shelf, a bench with its forest, an exercise.

pub(in crate::screens) mod answers;
pub mod bench;
pub mod chart;
pub(in crate::screens) mod end;
pub mod exercise;
pub(in crate::screens) mod hall;
pub mod layout;
pub(in crate::screens) mod note;
pub mod shelf;
pub mod subject;

use crate::screens::lab::{Lab, ShelfItem};
use crate::screens::parts::prelude::*;

pub fn draw<'a>(context: &Context<'a>, lab: &'a Lab, painter: &mut Painter<'a>) {
    painter.background();
    match &lab.taken {
        ShelfItem::Nothing => shelf::draw(context, lab, painter),
        ShelfItem::Bench(bench) => bench::draw(context, bench, painter),
        ShelfItem::Exercise(exercise) => exercise::draw(context, exercise, painter),
    }
}
