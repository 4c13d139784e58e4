//! A small map on the fairness card: the ways of both, the dead ends that each walked into, and
//! where each lost time.

use icetea_maze::game::race::Race;
use icetea_maze::game::screen::versus::Versus;
use icetea_maze::game::versus::card::FairnessCard;
use icetea_maze::game::versus::rules::Seat;
use icetea_maze::maze::Tile;
use macroquad::prelude::*;

use crate::window::maze_view::Minimap;
use crate::window::paint::Painter;
use crate::window::scene::play::tile_vec;
use crate::window::scene::players::draw_sign;
use crate::window::scene::{Context, Pictures};

/// From this height on a map has its ways and marks as large as told here.
const LARGE_MAP: f32 = 110.0;
/// How wide a way is, and how far the two lie apart where both went.
const WAY: f32 = 2.4;
const APART: f32 = 1.4;
/// Of the longest ways only so many places are drawn: more are not to be told apart.
const MOST_PLACES: usize = 1_500;
const DEAD_END: f32 = 2.4;
/// How large the sign is where most time was lost, and by how much smaller the next.
const WORST_LOSS: f32 = 6.5;
const LESS: f32 = 1.0;

pub(super) fn draw(
    context: &Context,
    versus: &Versus,
    (round, card): (&Race, &FairnessCard),
    area: Rect,
    painter: &mut Painter,
    pictures: &mut Pictures,
) {
    let Some(ring) = &mut pictures.ring else { return };
    let (palette, scale) = (painter.palette(), context.scale);
    let room = context.to_window(area);
    let rooms = ring.view(0).size();
    let size = (rooms * (room.size() / rooms).min_element()).round().max(Vec2::ONE);
    let map =
        Minimap::within(ring.view(0), Rect::new(room.x.round(), room.y.round(), size.x, size.y));
    ring.draw_bare_map(&map, palette.wall.top, palette.panel);
    let view = ring.view(0);
    let at = |tile: Tile| map.point(view, tile_vec(tile)) / scale;
    let seats = [0, 1].map(|side| versus.game().player_at(side));
    let key = ([0, 1].map(|side| round.runner(side).steps()), seats.map(Seat::index));
    let place = map.place;
    let reach = Rect::new(place.x / scale, place.y / scale, place.w / scale, place.h / scale);
    let size = (reach.h / LARGE_MAP).clamp(0.6, 1.0);
    painter.keep(reach, &("ways", round.ticks(), key), |painter| {
        for (side, seat) in seats.into_iter().enumerate() {
            let colour = palette.players[seat.index()];
            let aside = Vec2::splat(size * if side == 0 { -APART } else { APART });
            draw_way(painter, round.runner(side).trail(), size * WAY, colour, |tile| {
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

fn draw_way(
    painter: &mut Painter,
    way: &[Tile],
    width: f32,
    colour: Color,
    at: impl Fn(Tile) -> Vec2,
) {
    let mut last = None;
    for here in few(way).chain(way.last()).map(|&tile| at(tile)) {
        if let Some(last) = last {
            painter.line(last, here, width, colour);
        }
        last = Some(here);
    }
}

/// Some of these places, if they are too many.
fn few(places: &[Tile]) -> impl Iterator<Item = &Tile> {
    places.iter().step_by(places.len().div_ceil(MOST_PLACES).max(1))
}
