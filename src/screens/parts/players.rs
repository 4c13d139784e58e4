//! How the two players are shown everywhere: name, coat, colour, sign and keys.

use super::prelude::*;
use crate::game::ghost::Ghost;
use crate::game::versus::player::VersusPlayer;
use crate::game::versus::rules::{Rival, Rules, Seat};
use std::borrow::Cow;
use std::sync::Arc;

/// The keys of each player's own set: left, up, down and right.
pub(in crate::screens) const OWN_CAPS: [[Cap; 4]; 2] = [
    [
        Cap::Of(KeyCommand::FirstLeft),
        Cap::Of(KeyCommand::FirstUp),
        Cap::Of(KeyCommand::FirstDown),
        Cap::Of(KeyCommand::FirstRight),
    ],
    [
        Cap::Of(KeyCommand::SecondLeft),
        Cap::Of(KeyCommand::SecondUp),
        Cap::Of(KeyCommand::SecondDown),
        Cap::Of(KeyCommand::SecondRight),
    ],
];
/// Each player's key for running.
pub(in crate::screens) const RUN_CAPS: [Cap; 2] =
    [Cap::Of(KeyCommand::FirstRun), Cap::Of(KeyCommand::SecondRun)];

/// The name of a player; that of a ghost is in its recording.
pub(in crate::screens) fn name<'a>(
    seat: Seat,
    context: &Context<'a>,
    rules: Rules,
) -> Cow<'a, str> {
    let settings = &context.world.settings;
    let ghost = context.screen.seated_ghost(settings);
    name_in(context.screen.seated(settings), ghost, seat, rules, context.words())
}

/// The name of a player, for callers that have no context.
pub fn name_in<'a>(
    seated: &'a [VersusPlayer; 2],
    ghost: Option<&'a Arc<Ghost>>,
    seat: Seat,
    rules: Rules,
    all_words: &'static Words,
) -> Cow<'a, str> {
    let words = &all_words.versus;
    match (seat, rules.rival) {
        (Seat::Two, Rival::Computer { mind, .. }) => words.rivals.of(mind).into(),
        (Seat::Two, Rival::Ghost) => match ghost {
            Some(ghost) => words.ghost_of(ghost.name.as_str()).into(),
            None => words.ghost.into(),
        },
        _ => name_of(&seated[seat.index()], all_words).into(),
    }
}

/// The name that a person has typed, or that of the coat.
pub(in crate::screens) fn name_of<'a>(player: &'a VersusPlayer, words: &'static Words) -> &'a str {
    player.own_name().unwrap_or(words.versus.coats.of(player.coat))
}

/// Whether the player in this seat is a ghost.
pub(in crate::screens) fn is_ghost(seat: Seat, rules: Rules) -> bool {
    seat == Seat::Two && rules.rival == Rival::Ghost
}

/// A player in a frame, with the feet here and sides of this length; ghosts are translucent.
pub(in crate::screens) fn draw(
    painter: &mut Painter,
    context: &Context,
    seat: Seat,
    frame: (u16, u16),
    (feet, side): (Vec2, f32),
) {
    let settings = &context.world.settings;
    let sheet = SheetName::of(context.screen.seated(settings)[seat.index()].coat);
    if is_ghost(seat, settings.versus.rules()) {
        painter.ghost(sheet, frame, feet, side);
    } else {
        painter.standing(sheet, frame, feet, side);
    }
}

/// A player's sign, rimmed in a colour: a disc for the first and a diamond for the second.
pub(in crate::screens) fn draw_sign(
    painter: &mut Painter,
    seat: Seat,
    at: Vec2,
    radius: f32,
    rim: Color,
) {
    let colour = painter.palette.players[seat.index()];
    let diamond = |reach: f32| {
        [vec2(0.0, -reach), vec2(reach, 0.0), vec2(0.0, reach), vec2(-reach, 0.0)]
            .map(|corner| at + corner)
    };
    match seat {
        Seat::One => {
            painter.circle(at, radius + 1.5, rim);
            painter.circle(at, radius, colour);
        }
        Seat::Two => {
            painter.polygon(&diamond(1.25 * radius + 2.0), rim);
            painter.polygon(&diamond(1.25 * radius), colour);
        }
    }
}
