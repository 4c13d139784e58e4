//! The maze of the first round as it will be played, with both players at the start.

use crate::game::versus::rules::{Mode, Seat};
use crate::screens::lobby::Lobby;
use crate::screens::parts::players;
use crate::screens::parts::prelude::*;

/// The minimum size of a mouse.
const SMALLEST: f32 = 18.0;

pub(super) fn draw<'a>(
    context: &Context<'a>,
    lobby: &'a Lobby,
    area: Rect,
    painter: &mut Painter<'a>,
) {
    let settings = &context.world.settings;
    let Some(measured) = lobby.preview(settings) else {
        if lobby.wonders(settings) {
            let style = painter.muted(Typeface::Body, BODY).centred();
            painter.words(area, style, context.words().building);
        }
        return;
    };
    let sight = draw_whole(context, measured, Traces::None, area, Ground::Panel, painter);
    let side = (sight.pitch() * 1.1).max(SMALLEST);
    let at = |tile| sight.to_standing(tile_vec(tile)) + vec2(0.0, side * 0.3);
    let (start, goal) = (at(measured.maze.start()), at(measured.maze.goal()));
    let mut player = |seat, feet| players::draw(painter, context, seat, (0, 0), (feet, side));
    if settings.versus.rules().mode == Mode::Race {
        // Both stand in one room.
        player(Seat::Two, start + vec2(0.3 * side, 0.0));
        player(Seat::One, start);
        painter.standing(SheetName::Cheese, context.frames.cheese(), goal, side);
    } else {
        player(Seat::One, start);
        player(Seat::Two, goal);
    }
}
