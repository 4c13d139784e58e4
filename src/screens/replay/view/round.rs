//! A replay of a round of two, with the same halves as when it was played.

use crate::game::replay::Recorded;
use crate::game::tuning::VERSUS_JOY_TICKS;
use crate::game::versus::player::VersusChoice;
use crate::game::versus::rules::Seat;
use crate::screens::replay::{Replay, RoundSight};

use crate::picture::painter::Painter;
use crate::screens::Context;
use crate::screens::parts::duel::hud::{self, Figures};
use crate::screens::parts::duel::{Cast, Duel, telling};

pub(super) fn draw<'a>(
    context: &Context<'a>,
    replay: &'a Replay,
    sight: &'a RoundSight,
    painter: &mut Painter<'a>,
) {
    let Some(snapshot) = replay.snapshot(context.blend) else { return };
    let players = &replay.recording.players;
    let cast = [0, 1].map(|side| cast(&players[side], snapshot.sides[side].seat));
    let decided_ticks = snapshot.decided_ticks;
    let duel = Duel { context, snapshot, views: &sight.views, cast };
    duel.draw(painter);
    let mode = context.words().versus.modes.of(sight.played().rules.mode);
    let whose = context.words().replay.whose(replay.recording.is_own());
    let figures = Figures { score: None, has_bar: false, line: format!("{mode} · {whose}") };
    hud::draw(&duel, &figures, painter);
    telling::draw_waits(&duel, painter);
    if replay.deck.is_at_end() || decided_ticks < VERSUS_JOY_TICKS.into() {
        telling::draw_verdict(&duel, "", painter);
    }
}

/// The player; in the usual coat where none was recorded.
fn cast(player: &Recorded, seat: Seat) -> Cast<'_> {
    let usual = || VersusChoice::default().players[seat.index()].coat;
    Cast { name: player.name.as_str().into(), coat: player.coat.unwrap_or_else(usual) }
}
