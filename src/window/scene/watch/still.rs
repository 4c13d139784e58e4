//! What the theatre shows of the maze, painted once more into a texture of its own, as large as a
//! picture should be.

use icetea_maze::game::screen::Screen;
use icetea_maze::store::Painting;
use macroquad::prelude::*;

use super::layout::Layout;
use super::{camera, draw_show};
use crate::window::maze_view::{Camera, LivingView};
use crate::window::paint::Painter;
use crate::window::scene::{Context, Pictures};

/// The longer side of a picture, in pixels.
const LONGER_SIDE: f32 = 2000.0;
/// Pictures of small mazes have no more pixels from room to room.
const LARGEST_PITCH: f32 = 160.0;
/// What is seen beyond the maze's edge, in rooms: half of the outer wall, and its shadow.
const MARGIN: f32 = 0.4;
/// So many seconds on, whatever still glows has faded.
const AFTER_ALL_GLOW: f64 = 60.0;
/// The time on a picture: of the same moment there is only one.
const NO_TIME: f64 = 0.0;

/// The picture: the whole maze, or what of it is in sight if one has gone nearer.
pub fn still(
    context: &Context,
    painter: &mut Painter,
    pictures: &mut Pictures,
) -> Option<Painting> {
    let Screen::Watch(watch) = context.app.screen() else { return None };
    let show = watch.timeline()?.show();
    let view = pictures.living.as_mut()?;
    let pane = Layout::new(painter.screen(), watch.shows_panel()).maze;
    let dpi = screen_dpi_scale();
    let camera = if watch.view().0 <= 1.0 {
        whole(view.size(), dpi)
    } else {
        let size = pane.size() * LONGER_SIDE / pane.size().max_element() / dpi;
        camera(sheet(size), view.size(), watch, |tile| view.position(tile))
    };
    let pixels = (camera.pane.size() * dpi).round();
    let target = render_target(pixels.x as u32, pixels.y as u32);
    view.draw_onto(&target, &camera, context.seconds + AFTER_ALL_GLOW);
    let at_rest = Context { seconds: NO_TIME, ..*context };
    LivingView::draw_over(&target, || {
        draw_show(&at_rest, show, view, &camera, painter, &pictures.sprites);
    });
    let mut image = target.texture.get_texture_data();
    // What lies over others leaves its own opacity behind; a picture has none to see through.
    for opacity in image.bytes.iter_mut().skip(3).step_by(4) {
        *opacity = u8::MAX;
    }
    let (width, height) = (u32::from(image.width), u32::from(image.height));
    Some(Painting { width, height, bytes: image.bytes })
}

/// The whole maze on a sheet that is cut to it.
fn whole(size: Vec2, dpi: f32) -> Camera {
    let rooms = size + 2.0 * MARGIN;
    let pitch = (LONGER_SIDE / rooms.max_element()).min(LARGEST_PITCH) / dpi;
    Camera { centre: size / 2.0, pitch, pane: sheet(rooms * pitch) }
}

fn sheet(size: Vec2) -> Rect {
    Rect::new(0.0, 0.0, size.x.max(1.0), size.y.max(1.0))
}
