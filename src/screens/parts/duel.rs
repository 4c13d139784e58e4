//! Two players in one maze: a half of the window for each with the seam between them, or one view
//! for both. Played rounds and replays are drawn alike.

pub mod half;
pub mod hud;
pub mod map;
pub mod telling;

use super::prelude::*;
use crate::game::versus::panes::{Pane, Panes};
use crate::game::versus::player::Coat;
use crate::game::versus::snapshot::Snapshot;
use crate::screens::views::Views;
use std::borrow::Cow;

/// The opacity of the paw prints of two players.
const TRAIL_SEEN: f32 = 0.75;

/// A round at one moment.
pub struct Duel<'d, 'a> {
    pub context: &'d Context<'a>,
    pub snapshot: Snapshot<'a>,
    pub views: &'a Views,
    /// The player on each side.
    pub cast: [Cast<'a>; 2],
}

/// The name and looks of a player.
pub struct Cast<'a> {
    pub name: Cow<'a, str>,
    pub coat: Coat,
}

impl Cast<'_> {
    const fn sheet(&self) -> SheetName {
        SheetName::of(self.coat)
    }
}

impl<'a> Duel<'_, 'a> {
    /// Draws the maze of both, and all that is in it.
    pub fn draw(&self, painter: &mut Painter<'a>) {
        let panes = &self.views.panes;
        painter.background();
        if panes.is_shared() {
            half::draw_shared(self, painter);
            if let Some(own) = self.views.own {
                map::draw(self, own, painter);
                map::point_at_cheese(self, own, painter);
            }
            return;
        }
        // The winner's sparks fly over the seam, so the other half is drawn after that one.
        let first = usize::from(self.snapshot.is_won_by(1));
        for side in [first, 1 - first] {
            self.for_side(side, painter, |painter| half::draw(self, side, painter));
        }
        draw_seam(self, painter);
        for side in 0..2 {
            self.for_side(side, painter, |painter| {
                map::draw(self, side, painter);
                map::point_at_cheese(self, side, painter);
            });
        }
    }

    /// Paints in a side's pane, turned if its player sits across the screen.
    pub fn for_side<'p>(
        &self,
        side: usize,
        painter: &mut Painter<'p>,
        paint: impl FnOnce(&mut Painter<'p>),
    ) {
        let is_across = self.views.panes.across() == Some(side);
        painter.turned_if(is_across, self.pane(side), paint);
    }

    /// Whether the two sit face to face.
    fn is_face_to_face(&self) -> bool {
        self.views.panes.across().is_some()
    }

    fn sight(&self, side: usize) -> Option<MazeSight> {
        let view = self.views.of(side)?;
        let pane = self.in_interface(view.pane);
        let lens = self.context.lens(view.camera.view(self.context.blend), pane);
        Some(self.context.sight_of(&self.snapshot.arena.measured, lens))
    }

    /// The maze as one of them or both see it.
    fn shown(&self, seen_by: SeenBy, painter: &Painter) -> Shown<'a> {
        let is_shown = self.context.world.settings.trail;
        let sides = &self.snapshot.sides;
        let trails = [0, 1].map(|side| if is_shown { sides[side].trail } else { &[] });
        let players = painter.palette.players;
        let colours =
            [0, 1].map(|side| Color { a: TRAIL_SEEN, ..players[sides[side].seat.index()] });
        Shown::Arena { arena: self.snapshot.arena, seen_by, trails, colours }
    }

    /// A side's pane in interface pixels.
    fn pane(&self, side: usize) -> Rect {
        self.in_interface(self.views.panes.of(side))
    }

    fn in_interface(&self, pane: Pane) -> Rect {
        self.context.in_interface(Rect::new(pane.x, pane.y, pane.width, pane.height))
    }

    /// All panes: one for each side, or the one for both.
    pub fn panes(&self) -> Vec<Rect> {
        let sides = if self.views.panes.is_shared() { 1 } else { 2 };
        (0..sides).map(|side| self.pane(side)).collect()
    }
}

/// The width of the coloured edge of a half, and of a stripe of the seam, in interface pixels.
const EDGE: f32 = 4.0;
const STRIPE: f32 = 18.0;

/// The seam between two halves: candy stripes in the look's second accent, edged in the colours of
/// both players.
fn draw_seam(duel: &Duel, painter: &mut Painter) {
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
