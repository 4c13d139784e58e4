//! The parts of a screen where a pointer or a finger leads a mouse.

use super::{Rect, WalkArea};
use crate::game::screen::Screen;
use crate::game::screen::versus::Versus;
use crate::picture::PixelScale;
use crate::picture::layout::{column, grow, row};

/// The parts of the pane, each with its player; empty where no mouse can be walked.
pub fn of(screen: &Screen, pane: Rect, scale: PixelScale) -> Vec<WalkArea> {
    let is_walked = match screen {
        Screen::Play(play) => !play.is_paused(),
        Screen::Endless(game) => game.card().is_none() && !game.play.is_paused(),
        Screen::Lesson(lesson) => lesson.farewell().is_none(),
        Screen::Versus(versus) if versus.is_under_way() => return of_two(versus, pane, scale),
        _ => false,
    };
    let whole = WalkArea { place: pane, player: 0, is_across: false };
    if is_walked { vec![whole] } else { Vec::new() }
}

/// Each player has the half with their own mouse, and in one view for both the half nearer to them.
fn of_two(versus: &Versus, pane: Rect, scale: PixelScale) -> Vec<WalkArea> {
    let (panes, game) = (&versus.views.panes, &versus.game);
    let player = |side| game.player_at(side).index();
    if panes.is_shared() {
        let line = if pane.w > pane.h { row(pane) } else { column(pane) };
        let halves = line.split::<2>([grow(1.0); 2]).into_iter().enumerate();
        let seat = |(side, place)| WalkArea { place, player: player(side), is_across: false };
        return halves.map(seat).collect();
    }
    let half = |side| {
        let of_side = panes.of(side);
        let logical = Rect::new(of_side.x, of_side.y, of_side.width, of_side.height);
        let place = logical.scaled(1.0 / scale.logical);
        WalkArea { place, player: player(side), is_across: panes.across() == Some(side) }
    };
    [0, 1].map(half).to_vec()
}
