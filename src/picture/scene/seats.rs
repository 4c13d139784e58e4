//! Where on a screen a pointer leads, and a finger walks, whose mouse.

use super::Rect;
use crate::game::screen::Screen;
use crate::game::screen::versus::Versus;
use crate::picture::Scale;
use crate::picture::layout::{column, grow, row};

/// The parts of the pane, each with the player whose it is; none where nothing can be walked.
pub fn of(screen: &Screen, pane: Rect, scale: Scale) -> Vec<(Rect, usize)> {
    let is_walked = match screen {
        Screen::Play(play) => !play.is_paused(),
        Screen::Endless(game) => game.card().is_none() && !game.play().is_paused(),
        Screen::Lesson(lesson) => lesson.farewell().is_none(),
        Screen::Versus(versus) if versus.is_under_way() => return of_two(versus, pane, scale),
        _ => false,
    };
    if is_walked { vec![(pane, 0)] } else { Vec::new() }
}

/// Each has the half where the own mouse is seen, and in one view for both the half nearer to them.
fn of_two(versus: &Versus, pane: Rect, scale: Scale) -> Vec<(Rect, usize)> {
    let (views, game) = (versus.views(), versus.game());
    let player = |side| game.player_at(side).index();
    if views.panes().is_shared() {
        let line = if pane.w > pane.h { row(pane) } else { column(pane) };
        return line.split([grow(1.0); 2]).into_iter().zip([0, 1].map(player)).collect();
    }
    let half = |side| {
        let of_side = views.panes().of(side);
        let logical = Rect::new(of_side.x, of_side.y, of_side.width, of_side.height);
        (logical.scaled(1.0 / scale.logical), player(side))
    };
    [0, 1].map(half).to_vec()
}
