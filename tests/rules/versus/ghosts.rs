//! A ghost on the second seat: it runs as it was recorded, and is judged like any player.

use std::cmp::Ordering;
use std::sync::Arc;

use icetea_maze::game::ghost::Ghost;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::arena::{Arena, ArenaPlan};
use icetea_maze::game::race::{Race, RaceEnd};
use icetea_maze::game::replay::{self, Recording};
use icetea_maze::game::tuning::{COUNTDOWN_NUMBERS, COUNTDOWN_TICKS, VERSUS_JOY_TICKS};
use icetea_maze::game::versus::code::MatchCode;
use icetea_maze::game::versus::game::Match;
use icetea_maze::game::versus::rules::{Rules, Seat};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::Direction;
use icetea_maze::screens::versus::Phase;

use super::common::place_at;
use super::lobby::lobby_with_kept_run;
use super::specs;
use super::wanderer::{Wanderer, measured, name};
use crate::replay::duelists::swapped;

/// The inputs of a player who set out in the first tick, and the recording.
fn pressed(measured: &Arc<MeasuredMaze>, seed: u64) -> (Vec<Steering>, Recording) {
    let mut run = Race::alone(Arc::clone(measured));
    let mut path = measured.path_from(run.runner(0).place());
    let held = path.next().zip(path.next()).and_then(|(here, next)| here.direction_to(next));
    drop(path);
    let mut steerings = vec![Steering { held, ..Steering::default() }];
    run.tick(&[steerings[0]]);
    assert!(run.has_begun());
    let mut wanderer = Wanderer::new(seed);
    while !run.is_over() {
        let steering = wanderer.steer(&run);
        steerings.push(steering);
        run.tick(&[steering]);
    }
    (steerings, Recording::of_run(&run, name("Ann")).unwrap())
}

fn haunted(measured: &Arc<MeasuredMaze>, recording: &Recording, is_rematch: bool) -> (Match, Race) {
    let rules = Rules::default().against_ghost();
    let code = MatchCode::new(recording.course.spec().unwrap(), rules).unwrap();
    let ghost = Arc::new(Ghost::of_best(recording).unwrap());
    let game = Match::new(code).against(ghost);
    let game = if is_rematch { swapped(&game) } else { game };
    let plan = ArenaPlan::new(game.course(), rules);
    let round = game.round(Arc::new(Arena::new(plan, Arc::clone(measured))));
    (game, round)
}

#[test]
fn it_is_where_it_was_at_every_tick_and_no_key_moves_it() {
    for (number, spec) in specs().into_iter().enumerate() {
        let measured = measured(spec);
        let (steerings, recording) = pressed(&measured, number as u64);
        let (game, mut round) = haunted(&measured, &recording, number % 2 == 1);
        let side = game.side_of(Seat::Two);
        let track = &recording.players[0].track;
        for tick in 1..=recording.ticks {
            let mut keys = [Steering::default(); 2];
            keys[side] = steerings[steerings.len() - tick as usize];
            round.tick(&keys);
            assert_eq!(round.runner(side).place(), place_at(track, tick), "{spec}");
            if tick < recording.ticks {
                assert_eq!(round.runner(side).pose(0.5).at, track.pose(tick, 0.5).at, "{spec}");
                assert_eq!(round.verdict, None, "{spec}");
            }
        }
        assert_eq!(round.runner(side).arrived_after, Some(recording.ticks.into()), "{spec}");
        assert_eq!(round.runner(side).track(), Some(track), "{spec}");
        assert_eq!(round.runner(side).steps(), recording.players[0].steps, "{spec}");
        assert_eq!(round.verdict, Some(RaceEnd::Won(side)), "nobody else walked");
    }
}

#[test]
fn the_faster_wins_and_the_same_tick_is_a_draw() {
    let mut seen = [false; 3];
    for spec in specs() {
        let measured = measured(spec);
        let runs = [1, 2].map(|seed| pressed(&measured, seed));
        for (steerings, own) in &runs {
            for (_, ghosts) in &runs {
                let (game, mut round) = haunted(&measured, ghosts, false);
                let (player, ghost) = (game.side_of(Seat::One), game.side_of(Seat::Two));
                for tick in 0..own.ticks.max(ghosts.ticks) as usize {
                    let mut keys = [Steering::default(); 2];
                    keys[player] = steerings.get(tick).copied().unwrap_or_default();
                    round.tick(&keys);
                }
                let order = own.ticks.cmp(&ghosts.ticks);
                seen[(order as i8 + 1) as usize] = true;
                let verdict = match order {
                    Ordering::Less => RaceEnd::Won(player),
                    Ordering::Equal => RaceEnd::Draw,
                    Ordering::Greater => RaceEnd::Won(ghost),
                };
                assert_eq!(round.verdict, Some(verdict), "{spec}");
                assert!(round.is_over(), "{spec}");
            }
        }
    }
    assert_eq!(seen, [true; 3]);
}

#[test]
fn a_rematch_stays_in_its_maze() {
    let measured = measured("kruskal1-5x3-4".parse().unwrap());
    let (_, recording) = pressed(&measured, 3);
    let (game, _) = haunted(&measured, &recording, false);
    let again = game.rematch();
    assert_eq!(&again.code, &game.code);
    assert_eq!(again.course(), recording.course);
    assert_eq!(again.ghost().and_then(|ghost| ghost.spec()), recording.course.spec());
    assert_eq!(again.side_of(Seat::Two), game.side_of(Seat::Two));
}

#[test]
fn a_match_against_a_ghost() {
    let mut table = lobby_with_kept_run("kruskal1-5x4-4", "race-bo3");
    table.act(Action::Go(Direction::Left));
    table.act(Action::Back);
    table.press(Seat::One, Direction::Up);
    table.begin();
    let ticks = u64::from(table.kept.as_ref().unwrap().ticks);
    for seat in [Seat::Two, Seat::One] {
        if seat == Seat::One {
            table.race(&[Seat::One]);
        } else {
            for _ in 0..ticks {
                if table.versus().round().unwrap().verdict.is_none() {
                    table.tick(&Inputs::default());
                }
            }
            assert_eq!(table.versus().round().unwrap().ticks, ticks);
        }
        let winner = Some(seat.number());
        assert_eq!(table.told.last(), Some(&format!("won by {winner:?}")));
        table.wait(VERSUS_JOY_TICKS + 1);
        table.act(Action::Confirm);
        if seat == Seat::Two {
            assert!(matches!(&table.versus().phase, Phase::Card(..)), "the loser was skipped");
            let (game, round) = (&table.versus().game, table.versus().round().unwrap());
            let names = ["Ann", "Ann's ghost"].map(|name| name.parse().unwrap());
            let recording = Recording::of_round(game, round, names).unwrap();
            assert_eq!(recording.check(&round.arena.measured.maze), replay::Verdict::Consistent);
            assert_eq!(Recording::read(&recording.write()).unwrap().kind, recording.kind);
            table.act(Action::Confirm);
        }
        assert!(matches!(&table.versus().phase, Phase::Over(_)), "one round is all");
        table.act(Action::Confirm);
        assert_eq!(table.versus().round().unwrap().arena.plan().unwrap().course.seed(), 4);
        table.wait(COUNTDOWN_NUMBERS * COUNTDOWN_TICKS + 1);
    }
}
