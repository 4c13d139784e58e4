//! The maze of the first round as it will be played, with both where they begin.

use icetea_maze::game::screen::lobby::Lobby;
use icetea_maze::game::versus::rules::{Mode, Seat};
use macroquad::prelude::*;

use crate::window::paint::{Face, Painter, Style};
use crate::window::scene::play::tile_vec;
use crate::window::scene::players::{is_ghost, sheet};
use crate::window::scene::{Context, Pictures, draw_whole};
use crate::window::sprites::{cheese_frame, draw_ghost, draw_standing};

/// How large a mouse is at the least.
const SMALLEST: f32 = 18.0;

pub(super) fn draw(
    context: &Context,
    lobby: &Lobby,
    area: Rect,
    painter: &mut Painter,
    pictures: &mut Pictures,
) {
    let settings = context.app.settings();
    let Some(course) = lobby.preview(settings) else {
        if lobby.wonders(settings) {
            let style = Style::new(Face::Body, 15.0, painter.palette().muted_ink).centred();
            let (at, words) = (area.center(), context.words());
            painter.text_within(style, at.x, at.y, area.w, words.building);
        }
        return;
    };
    let Pictures { stage: Some(stage), sprites, .. } = pictures else { return };
    let camera = draw_whole(context, stage, area, false);
    let side = (camera.pitch * 1.1).max(SMALLEST * context.scale);
    let feet = vec2(0.0, side * 0.3);
    let at = |tile| stage.view.to_standing(&camera, tile_vec(tile)) + feet;
    let (start, goal) = (at(course.maze.start()), at(course.maze.goal()));
    let rules = settings.versus.rules();
    let [one, two] = Seat::ALL.map(|seat| sheet(seat, settings, sprites));
    match rules.mode {
        Mode::Race => {
            // Both stand in one room.
            let aside = vec2(0.3 * side, 0.0);
            let draw_two = if is_ghost(Seat::Two, rules) { draw_ghost } else { draw_standing };
            draw_two(two, (0, 0), start + aside, side);
            draw_standing(one, (0, 0), start, side);
            draw_standing(&sprites.cheese, cheese_frame(context.seconds), goal, side);
        }
        Mode::Meet | Mode::Hunt => {
            draw_standing(one, (0, 0), start, side);
            draw_standing(two, (0, 0), goal, side);
        }
    }
}
