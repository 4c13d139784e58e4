//! The map of a world in a corner: how far its parts are from the cheese, in colours from near to far, and
//! where the mouse is.

use crate::maze::world::KeptWorld;
use crate::picture::item::ReliefItem;
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
        painter.relief(ReliefItem {
            world,
            place: map,
            from: [0.0; 2],
            rooms_per_pixel: f64::from(width / map.w),
            finest: 0,
            looks: 0,
        });
    });
    painter.named_control(paper, EndlessGame::MAP, context.words().world_map.title.to_owned());
    let corner = map.point() + map.size();
    painter.standing(SheetName::Cheese, (0, 0), corner + vec2(-0.3, 0.1) * CHEESE, CHEESE);
    let here = map.point() + map.size() * Vec2::from(mouse);
    painter.circle(here, RING, palette.panel);
    painter.circle(here, MOUSE, palette.players[0]);
}
