//! The map of a world in a corner: how far its parts are from the cheese, in colours from near to far, and
//! where the mouse is.

use crate::maze::world::{Depths, KeptWorld};
use crate::screens::endless::EndlessGame;
use crate::screens::parts::prelude::*;

/// Its longer side near the mouse and from afar, where there is room for it and where there is little, and
/// the paper around it.
const LONGER: [[f32; 2]; 2] = [[132.0, 336.0], [92.0, 216.0]];
const PAPER: f32 = 6.0;
const CHEESE: f32 = 22.0;
/// The radius of the dot for the mouse, and of the ring around it.
const MOUSE: f32 = 4.5;
const RING: f32 = 6.0;
/// How many colours there are from near to far.
const COLOURS: u8 = 24;

pub fn draw(context: &Context, game: &EndlessGame, world: KeptWorld, painter: &mut Painter) {
    let Some(mouse) = game.place_in_world() else { return };
    let [width, height] = world.spec().size().map(|side| side as f32);
    let [near, afar] = LONGER[usize::from(is_compact(painter.screen))];
    let share = game.play.camera.share_of_whole(context.blend);
    let longer = (near + (afar - near) * share).round();
    let size = vec2(width, height) * (longer / width.max(height));
    let area = above_foot(painter.screen).inset(L + PAPER);
    let map = Rect { x: area.x, y: area.bottom() - size.y, w: size.x, h: size.y };
    let paper = map.inset(-PAPER);
    let palette = painter.palette;
    painter.keep(painter.panel_reach(paper), |painter| {
        painter.panel(paper);
        painter.rect(map, palette.background);
        if let Some(depths) = world.depths() {
            draw_depths(depths, map, painter);
        }
    });
    let corner = map.point() + map.size();
    painter.standing(SheetName::Cheese, (0, 0), corner + vec2(-0.3, 0.1) * CHEESE, CHEESE);
    let here = map.point() + map.size() * Vec2::from(mouse);
    painter.circle(here, RING, palette.panel);
    painter.circle(here, MOUSE, palette.players[0]);
}

/// A row of cells at a time, neighbours of one colour together.
fn draw_depths(depths: &Depths, map: Rect, painter: &mut Painter) {
    let palette = painter.palette;
    let (columns, rows) = (depths.columns as usize, depths.rows() as f32);
    let cell = vec2(map.w / columns as f32, map.h / rows);
    let step = |share: u8| (u16::from(share) * u16::from(COLOURS - 1) / 255) as u8;
    for (row, shares) in depths.shares.chunks(columns).enumerate() {
        let mut begin = 0;
        while let Some(&share) = shares.get(begin) {
            let run = shares[begin..].iter().take_while(|&&one| step(one) == step(share)).count();
            let at = map.point() + vec2(begin as f32, row as f32) * cell;
            let far = f32::from(step(share)) / f32::from(COLOURS - 1);
            // Near the cheese it has the colour of cheese.
            let colour = if far < 0.5 {
                palette.second_accent.mix(palette.accent, 2.0 * far)
            } else {
                palette.accent.mix(palette.dark, 2.0 * far - 1.0)
            };
            // Half a pixel more, on which the next ones lie, so that no gap is seen between them.
            let size = vec2(cell.x * run as f32, cell.y) + Vec2::splat(0.5);
            let size = size.min(map.point() + map.size() - at);
            painter.rect(Rect { x: at.x, y: at.y, w: size.x, h: size.y }, colour);
            begin += run;
        }
    }
}
