//! What is heard of two players: each from their own side.

use icetea_maze::game::menu::Menu;
use icetea_maze::game::screen::Screen;
use icetea_maze::game::screen::versus::{Phase, Versus, VersusEvent};
use icetea_maze::game::tuning::COUNTDOWN_TICKS;
use icetea_maze::game::versus::rules::Seat;
use icetea_maze::maze::Tile;
use icetea_maze::sound::{Effect, Side};

/// What an event of a match sounds like, and where.
pub fn of_event(event: &VersusEvent, screen: &Screen) -> Option<(Effect, Side)> {
    Some(match event {
        VersusEvent::Stepped(seat, tile) if is_fork(screen, *seat, *tile) => {
            (Effect::Junction, side_of(*seat))
        }
        VersusEvent::Stepped(seat, _) => (Effect::Step, side_of(*seat)),
        VersusEvent::Bumped(seat) => (Effect::Bump, side_of(*seat)),
        VersusEvent::Ate(seat, _) => (Effect::Cheese, side_of(*seat)),
        VersusEvent::Decided(Some(seat)) => (Effect::Win, side_of(*seat)),
        VersusEvent::Decided(None) => (Effect::Draw, Side::Middle),
        VersusEvent::Began(_) | VersusEvent::Finished { .. } | VersusEvent::Over(..) => {
            return None;
        }
    })
}

/// Whether the way forks where somebody came to, as their own half shows it.
fn is_fork(screen: &Screen, seat: Seat, tile: Tile) -> bool {
    let Screen::Versus(versus) = screen else { return false };
    let Some(round) = versus.round() else { return false };
    let arena = round.arena();
    let place = arena.tile_for(versus.game().side_of(seat), tile);
    arena.grid().ways(place) > 2
}

/// Another number for each number of the countdown, and for its end.
pub fn step_of(phase: &Phase) -> u64 {
    match phase {
        Phase::Countdown(ticks) => 1 + u64::from(ticks / COUNTDOWN_TICKS),
        Phase::Running(_) => u64::MAX,
        _ => 0,
    }
}

pub fn of_phase(phase: &Phase) -> Option<Effect> {
    match phase {
        Phase::Countdown(_) => Some(Effect::Count),
        Phase::Running(_) => Some(Effect::Start),
        _ => None,
    }
}

pub fn focus_of(versus: &Versus) -> usize {
    let of_pause = versus.pause().map(Menu::focus);
    of_pause.unwrap_or_else(|| match versus.phase() {
        Phase::Card(_, menu) => menu.focus(),
        Phase::Over(menu) => menu.focus(),
        _ => 0,
    })
}

const fn side_of(seat: Seat) -> Side {
    match seat {
        Seat::One => Side::Left,
        Seat::Two => Side::Right,
    }
}
