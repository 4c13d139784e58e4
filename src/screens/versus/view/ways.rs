//! A small map on the fairness card: the paths of both, the dead ends that each entered, and where
//! each lost time.

use crate::game::race::Race;
use crate::game::versus::card::FairnessCard;
use crate::maze::Tile;
use crate::screens::parts::players::draw_sign;
use crate::screens::parts::prelude::*;
use crate::screens::versus::Versus;
use crate::screens::views::known;

/// From this height on, a map has its paths and marks at these sizes.
const LARGE_MAP: f32 = 110.0;
/// The width of a path, and the distance of the two where both went.
const WAY: f32 = 2.4;
const APART: f32 = 1.4;
/// The maximum number of places of a path: more could not be told apart.
const MOST_PLACES: usize = 1_500;
const DEAD_END: f32 = 2.4;
/// The size of the sign of the worst loss, and how much smaller the next is.
const WORST_LOSS: f32 = 6.5;
const LESS: f32 = 1.0;

pub(super) fn draw<'a>(
    context: &Context<'a>,
    versus: &Versus,
    (round, card): (&'a Race, &FairnessCard),
    area: Rect,
    painter: &mut Painter<'a>,
) {
    let palette = painter.palette;
    let arena = &round.arena;
    let whole = context.sight_of(&arena.measured, Lens::whole(Vec2::ONE, area, 0.0));
    let known = versus.snapshot(0.0).and_then(|snapshot| known(&snapshot, 0));
    let rooms = known.map_or(whole.size(), |known| Vec2::from(known.size()));
    let size = Minimap::size_in(area.size(), rooms);
    let place = Rect::new(area.x.round(), area.y.round(), size.x, size.y);
    let map = match known {
        Some(known) => Minimap::of_part(&whole, place, known.middle().into(), rooms),
        None => Minimap::within(&whole, place, false),
    };
    let shown = Shown::Arena {
        arena,
        seen_by: SeenBy::Nobody,
        trails: [&[], &[]],
        colours: palette.players,
    };
    let ground = Ground::Map { walls: palette.wall.top, paper: palette.panel };
    painter.maze(MazeItem::new(shown, map.sight.lens, ground));
    let at = |tile: Tile| map.sight.to_screen(tile_vec(tile));
    let reach = map.place;
    let size = (reach.h / LARGE_MAP).clamp(0.6, 1.0);
    let seats = [0, 1].map(|side| versus.game.player_at(side));
    painter.keep(reach, |painter| {
        for (side, seat) in seats.into_iter().enumerate() {
            let colour = palette.players[seat.index()];
            let aside = Vec2::splat(size * if side == 0 { -APART } else { APART });
            draw_path(painter, &round.runner(side).trail, size * WAY, colour, |tile| {
                at(tile) + aside
            });
            for &tile in few(&card.accounts[side].dead_ends) {
                painter.circle(at(tile) + aside, size * DEAD_END + 1.0, palette.panel);
                painter.circle(at(tile) + aside, size * DEAD_END, colour);
            }
        }
    });
    for (side, seat) in seats.into_iter().enumerate() {
        let aside = vec2(if side == 0 { -3.0 } else { 3.0 }, 0.0);
        for (rank, loss) in card.accounts[side].losses.iter().enumerate().rev() {
            let radius = size * (WORST_LOSS - LESS * rank as f32);
            draw_sign(painter, seat, at(loss.at) + aside, radius, palette.panel);
        }
    }
}

fn draw_path(
    painter: &mut Painter,
    path: &[Tile],
    width: f32,
    colour: Color,
    at: impl Fn(Tile) -> Vec2,
) {
    let mut last = None;
    for here in few(path).chain(path.last()).map(|&tile| at(tile)) {
        if let Some(last) = last {
            painter.line(last, here, width, colour);
        }
        last = Some(here);
    }
}

/// A sample of these places, if they are too many.
fn few(places: &[Tile]) -> impl Iterator<Item = &Tile> {
    places.iter().step_by(places.len().div_ceil(MOST_PLACES).max(1))
}
