//! The screensaver: a maze as large as the window, and nothing else.

use icetea_maze::game::screen::screensaver::Screensaver;

use super::watch::draw_show;
use super::{Context, Pictures};
use crate::window::maze_view::Camera;
use crate::window::paint::Painter;

pub fn draw(
    context: &Context,
    screensaver: &Screensaver,
    painter: &mut Painter,
    pictures: &mut Pictures,
) {
    painter.background();
    let Some(view) = pictures.living.as_mut() else { return };
    let pane = context.to_window(painter.screen());
    let margin = 0.6 * (pane.size() / (view.size() + 1.2)).min_element();
    let camera = Camera::whole(view.size(), pane, margin);
    view.draw(&camera, context.seconds);
    draw_show(context, screensaver.show(), view, &camera, painter, &pictures.sprites);
}
