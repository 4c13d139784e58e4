//! The maze of the first round as it will be played, with both where they begin.

use crate::game::screen::lobby::Lobby;
use crate::game::versus::rules::{Mode, Seat};
use crate::picture::scene::players::{is_ghost, sheet};
use crate::picture::scene::prelude::*;

/// How large a mouse is at the least.
const SMALLEST: f32 = 18.0;

pub(super) fn draw<'a>(
    context: &Context<'a>,
    lobby: &'a Lobby,
    area: Rect,
    painter: &mut Painter<'a>,
) {
    let settings = context.app.settings();
    let Some(measured) = lobby.preview(settings) else {
        if lobby.wonders(settings) {
            let style = Style::new(Face::Body, 15.0, painter.palette().muted_ink).centred();
            let (at, words) = (area.center(), context.words());
            painter.text_within(style, at.x, at.y, area.w, words.building);
        }
        return;
    };
    let sight = draw_whole(context, measured, Traces::None, area, Ground::Panel, painter);
    let side = (sight.pitch() * 1.1).max(SMALLEST);
    let feet = vec2(0.0, side * 0.3);
    let at = |tile| sight.to_standing(tile_vec(tile)) + feet;
    let (start, goal) = (at(measured.maze.start()), at(measured.maze.goal()));
    let rules = settings.versus.rules();
    let [one, two] = Seat::ALL.map(|seat| sheet(seat, settings));
    match rules.mode {
        Mode::Race => {
            // Both stand in one room.
            let beside = start + vec2(0.3 * side, 0.0);
            if is_ghost(Seat::Two, rules) {
                painter.ghost(two, (0, 0), beside, side);
            } else {
                painter.standing(two, (0, 0), beside, side);
            }
            painter.standing(one, (0, 0), start, side);
            painter.standing(Sheet::Cheese, context.frames.cheese(), goal, side);
        }
        Mode::Meet | Mode::Hunt => {
            painter.standing(one, (0, 0), start, side);
            painter.standing(two, (0, 0), goal, side);
        }
    }
}
