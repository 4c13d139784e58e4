//! The seam between two halves: candy stripes in the look's second accent, edged in the colours of
//! both players.

use super::Duel;
use crate::game::versus::panes::Panes;
use crate::screens::parts::prelude::*;

/// The width of the coloured edge of a half, and of a stripe of the seam, in interface pixels.
const EDGE: f32 = 4.0;
const STRIPE: f32 = 18.0;

pub(super) fn draw(duel: &Duel, painter: &mut Painter) {
    let panes = &duel.views.panes;
    let Panes::Halves { seam, .. } = *panes else { return };
    let is_side_by_side = panes.is_side_by_side();
    let rect = duel.in_interface(seam);
    // The first of the two lies on the left, or above.
    let first = panes.across().unwrap_or(0);
    let colours = [first, 1 - first].map(|side| duel.snapshot.sides[side].seat.index());
    painter.keep(rect, |painter| {
        let palette = painter.palette;
        painter.rect(rect, palette.second_accent);
        draw_stripes(rect, is_side_by_side, painter);
        let edges = if is_side_by_side {
            [Rect { w: EDGE, ..rect }, Rect { x: rect.right() - EDGE, w: EDGE, ..rect }]
        } else {
            [Rect { h: EDGE, ..rect }, Rect { y: rect.bottom() - EDGE, h: EDGE, ..rect }]
        };
        for (edge, player) in edges.into_iter().zip(colours) {
            painter.rect(edge, palette.players[player]);
        }
    });
}

fn draw_stripes(rect: Rect, is_upright: bool, painter: &mut Painter) {
    let stripe = Color { a: 0.35, ..painter.palette.wall.top };
    let (length, width) = if is_upright { (rect.h, rect.w) } else { (rect.w, rect.h) };
    let mut at = -width;
    while at < length {
        let along = [at, at + STRIPE / 2.0, at + STRIPE / 2.0 + width, at + width];
        let across = [width, width, 0.0, 0.0];
        let corner = |place: usize| {
            let (along, across) = (along[place].clamp(0.0, length), across[place]);
            let at = if is_upright { vec2(across, along) } else { vec2(along, across) };
            rect.point() + at
        };
        let mut corners = [0, 1, 2, 3].map(corner);
        if is_upright {
            corners.reverse();
        }
        painter.polygon(&corners, stripe);
        at += STRIPE;
    }
}
