//! A round of two that is watched, with the same halves as when it was played.

use icetea_maze::game::replay::Recorded;
use icetea_maze::game::screen::replay::{Replay, RoundSight};
use icetea_maze::game::tuning::VERSUS_JOY_TICKS;
use icetea_maze::game::versus::player::VersusChoice;
use icetea_maze::game::versus::rules::Seat;

use crate::window::paint::Painter;
use crate::window::scene::duel::hud::{self, Figures};
use crate::window::scene::duel::{Cast, Duel, telling};
use crate::window::scene::{Context, Pictures};

pub(super) fn draw(
    context: &Context,
    replay: &Replay,
    sight: &RoundSight,
    painter: &mut Painter,
    pictures: &mut Pictures,
) {
    let Pictures { ring: Some(ring), sprites, .. } = pictures else { return };
    let Some(standing) = replay.standing(context.blend) else { return };
    let players = &replay.recording().players;
    let cast = [0, 1].map(|side| cast(&players[side], standing.sides[side].seat));
    let decided_ticks = standing.decided_ticks;
    let duel = Duel { context, standing, views: sight.views(), cast };
    duel.draw(ring, painter, sprites);
    let mode = context.words().versus.modes.of(sight.played().rules.mode);
    let figures = Figures { score: None, has_bar: false, line: mode.to_owned() };
    hud::draw(&duel, &figures, painter, sprites);
    telling::draw_waits(&duel, painter);
    if replay.deck().is_at_end() || decided_ticks < VERSUS_JOY_TICKS.into() {
        telling::draw_verdict(&duel, "", painter);
    }
}

/// Who it was; in the usual coat where none was taken down.
fn cast(player: &Recorded, seat: Seat) -> Cast<'_> {
    let usual = || VersusChoice::default().players[seat.index()].coat;
    Cast { name: player.name.as_str().into(), coat: player.coat.unwrap_or_else(usual) }
}
