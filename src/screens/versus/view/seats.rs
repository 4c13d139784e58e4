//! The parts of the pane where a pointer or a finger leads each player's mouse.

use crate::picture::geometry::Rect;
use crate::picture::layout::{column, grow, row};
use crate::picture::{PixelScale, WalkArea};
use crate::screens::versus::Versus;

/// Each player has the half with their own mouse, and in one view for both the half nearer to them.
pub fn seats(versus: &Versus, pane: Rect, scale: PixelScale) -> Vec<WalkArea> {
    let (panes, game) = (&versus.views.panes, &versus.game);
    let player = |side| game.player_at(side).index();
    if let Some(own) = versus.own_side() {
        return vec![WalkArea { place: pane, player: player(own), is_across: false }];
    }
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
