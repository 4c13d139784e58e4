//! The state of a running solver: its name, its speed, and the costs of the search.

use super::stat::Stat;
use crate::game::race::solving::Solving;
use crate::maze::{Holding, Solver, Trace};
use crate::screens::parts::prelude::*;

/// The height of a number under its label beside the maze.
const STAT: f32 = 44.0;

/// The solver under what it does, and then numbers, the most telling first.
pub(super) fn stats(
    solving: &Solving,
    words: &'static Words,
    painter: &Painter,
) -> Vec<Stat<'static>> {
    let state = match solving {
        _ if solving.is_searching() => words.searching,
        _ if solving.has_no_path() => words.no_path,
        _ => words.found,
    };
    let (solver, costs) = (solving.solver, solving.costs());
    let traces = solver.info().traces;
    let name = Style::new(Typeface::Title, ROW, painter.palette.path);
    let value = words.title(solver.info().name).to_owned();
    let number = |label, number| Stat {
        label,
        value: words.number.of(number),
        style: painter.ink(Typeface::Title, ROW),
    };
    let mut stats = vec![Stat { label: state, value, style: name }];
    if traces.contains(&Trace::Filled) {
        stats.push(number(words.filled, costs.filled));
    }
    stats.push(number(words.watch.entered, costs.entered));
    if traces[0] == Trace::Backtracked {
        stats.push(number(words.watch.retreated, costs.retreated));
    }
    stats.push(number(longest(solver, words), solving.longest() as u64));
    if solving.is_searching() {
        stats.push(number(words.steps_a_second, solving.speed().into()));
    }
    stats
}

/// The label for the longest stack, queue or path of a solver.
fn longest(solver: Solver, words: &Words) -> &'static str {
    match solver.info().holds {
        Holding::Stack => words.longest_stack,
        Holding::Queue | Holding::Heap => words.longest_queue,
        Holding::Way => words.longest_path,
    }
}

/// The width of a panel with all of these side by side.
pub(super) fn width(stats: &[Stat], painter: &Painter) -> f32 {
    stats.iter().map(|stat| stat.width(painter) + L).sum::<f32>() + L
}

/// All of them side by side, or as many as there is room for.
pub(super) fn draw(stats: &[Stat], panel: Rect, painter: &mut Painter) {
    painter.panel(panel);
    let width = |stat: &Stat| fixed(stat.width(painter));
    let numbers = stats[1..].iter().map(|stat| width(stat).if_room());
    let parts: Vec<_> = stats[..1].iter().map(width).chain(numbers).collect();
    let places = row(panel.inset_by(vec2(L, 0.0))).gap(L).each(parts);
    for (stat, place) in stats.iter().zip(places) {
        if place.unless_empty().is_some() {
            stat.draw(painter, place);
        }
    }
}

/// The total height of all of them below each other.
pub(super) fn height(stats: &[Stat]) -> f32 {
    STAT * stats.len() as f32
}

/// All of them below each other.
pub(super) fn draw_below(stats: &[Stat], place: Rect, painter: &mut Painter) {
    for (stat, place) in stats.iter().zip(column(place).evenly(stats.len())) {
        stat.draw(painter, place);
    }
}
