//! One end of a round on two machines: what it tells, and what it takes from the other.

use std::sync::Arc;

use icetea_maze::game::race::{Race, Stride};
use icetea_maze::game::request::{Request, Response};
use icetea_maze::game::versus::game::Match;
use icetea_maze::game::versus::player::VersusChoice;
use icetea_maze::game::versus::rules::Seat;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::Direction;
use icetea_maze::maze::random::Dice;
use icetea_maze::net::link::FarLink;
use icetea_maze::net::packet::{Packet, Progress};
use icetea_maze::net::round::{FarRound, Impossible};
use icetea_maze::net::wire::Wire;

use super::two_machines::address;

/// Walks at random, and holds what is told against the way; returns how many turns came late.
fn told_is_true(round: &mut FarRound, shown: &mut Race, dice: &mut Dice) -> u32 {
    let (mut told, mut late, mut held) = (Vec::new(), 0, None);
    let strides = |shown: &Race| shown.runner(0).track().unwrap().strides().to_vec();
    for _ in 0..3_000 {
        let mut pressed = None;
        if shown.runner(0).may_turn_late() && dice.chance(30) || held.is_none() || dice.chance(2) {
            pressed = Some(Direction::ALL[dice.below(4) as usize]);
            held = pressed;
        }
        let before = strides(shown);
        round.tick(shown, Steering { held, pressed, ..Steering::default() });
        let now = strides(shown);
        late += u32::from(now.len() == before.len() && now != before);
        let progress = round.progress(shown);
        told.truncate(progress.first as usize);
        told.extend(progress.strides.iter().copied());
        let is_so = |(one, other): (&_, &Stride)| *one == (other.tick, other.direction, other.runs);
        assert!(told.iter().zip(&now).all(is_so), "tick {}", shown.ticks);
        let heard = told.len() as u32;
        let heard = Progress { tick: shown.ticks as u32, heard, ..Progress::default() };
        round.hear(shown, &heard).unwrap();
    }
    late
}

/// A player who turns late as often as not: the way that was told is never turned any more.
#[test]
fn what_was_told_is_never_turned() {
    let game = Match::new("kruskal1-9x9-loops90-7~hunt-bo1".parse().unwrap());
    let Some(Response::Arena(arena)) = Request::Arena(game.plan()).carry_out(&mut |_| true) else {
        panic!("no arena")
    };
    let mut late = 0;
    for seed in 0..20 {
        let mut shown = game.round(Arc::clone(&arena));
        late += told_is_true(&mut FarRound::new(&shown, 0), &mut shown, &mut Dice::new(seed));
    }
    assert!(late > 50, "only {late} turns came late");
}

/// Who has gone on to the next round still tells what the other lacks of the last one.
#[test]
fn whatever_the_other_lacks_of_the_last_round_is_told_in_the_next_one() {
    let (mut round, mut shown) = waiting();
    for held in [Direction::Right, Direction::Down] {
        let steering = Steering { held: Some(held), pressed: Some(held), ..Steering::default() };
        for _ in 0..40 {
            round.tick(&mut shown, steering);
        }
    }
    let walked = shown.runner(0).track().unwrap().strides().len();
    assert!(walked >= 2, "{walked}");
    let players = VersusChoice::default().players;
    let mut link = FarLink::new(1, Seat::One, players, [0; 16], address(1));
    let ticks = shown.ticks as u32;
    link.go_on(round, shown);
    let mut wire = Wire::default();
    let game = Match::new("kruskal1-4x4-1~race-bo3".parse().unwrap());
    let mut says = |told: Progress| {
        wire.received.push((address(1), Packet::Progress(told).to_bytes()));
        for _ in 0..6 {
            link.tick(&mut wire, &game, None);
        }
        let Some(Packet::Progress(said)) = Packet::read(&wire.to_send.pop().unwrap().1) else {
            panic!("nothing is said")
        };
        (said.is_of_last, said.tick == ticks, said.strides.len())
    };
    assert_eq!(says(Progress::default()), (true, true, walked));
    let heard = walked as u32;
    assert_eq!(says(Progress { heard, tick: 1, ..Progress::default() }), (true, true, 0));
    assert_eq!(says(Progress { stage: 1, ..Progress::default() }), (false, false, 0));
}

/// A round on a machine that has heard nothing yet, and has come to tick 100.
fn waiting() -> (FarRound, Race) {
    let game = Match::new("kruskal1-3x2-1~race-bo1".parse().unwrap());
    let Some(Response::Arena(arena)) = Request::Arena(game.plan()).carry_out(&mut |_| true) else {
        panic!("no arena")
    };
    let mut shown = game.round(arena);
    let mut round = FarRound::new(&shown, 0);
    for _ in 0..100 {
        round.tick(&mut shown, Steering::default());
    }
    (round, shown)
}

#[test]
fn what_cannot_have_happened_is_refused_by_name() {
    use Direction::{Down, Left, Right};
    // The maze has the way right, down, right from its start, as in the recording of the manual.
    let told = |strides: &[(u32, Direction, bool)], tick| Progress {
        strides: strides.to_vec(),
        tick,
        ..Progress::default()
    };
    let (mut round, shown) = waiting();
    let good = told(&[(5, Right, false), (30, Down, true)], 60);
    assert_eq!(round.hear(&shown, &good), Ok(()));
    for (progress, first, wrong) in [
        (told(&[(70, Left, false)], 80), 2, Some(Impossible::Wall(3))),
        (told(&[(37, Right, false)], 80), 2, Some(Impossible::Backwards(3))),
        (told(&[(70, Right, false), (71, Left, false)], 80), 2, Some(Impossible::AfterEnd(4))),
        (told(&[(90, Right, false)], 80), 2, Some(Impossible::RunsAway(90))),
        (told(&[], 100 + 241), 2, Some(Impossible::RunsAway(341))),
        // What was told already is not looked at again, and what lies between was lost.
        (told(&[(1, Left, false)], 80), 1, None),
        (told(&[(1, Left, false)], 80), 3, None),
    ] {
        let mut round = round.clone();
        let progress = Progress { first, ..progress };
        assert_eq!(round.hear(&shown, &progress).err(), wrong, "{progress:?}");
    }
    let (mut round, shown) = waiting();
    let two = told(&[(5, Right, false), (9, Down, false)], 60);
    assert_eq!(round.hear(&shown, &two), Err(Impossible::TwoAtOnce(2)));
    let game = Match::new("kruskal1-3x2-1~race-bo1-lead1x2".parse().unwrap());
    let race = game.round(Arc::clone(&shown.arena));
    let mut round = FarRound::new(&race, 0);
    let early = told(&[(240, Right, false)], 240);
    assert_eq!(round.hear(&race, &early), Err(Impossible::TooEarly(1)));
}
