//! The laws of a game of snatch: where the cheese lies, who gets it, and what scores.

use icetea_maze::game::race::{Entrant, Race, RaceEnd, RaceEvent};
use icetea_maze::game::tuning::{SNATCH_FRESH, SNATCH_SAFE_TICKS, SNATCH_STEPS};
use icetea_maze::game::versus::rules::Mode;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;

use super::table::Table;
use super::{Monkey, arena, round, specs};
use crate::replay::duelists::steer_in_snatch;

#[test]
fn the_cheese_lies_as_equally_far_as_any_place() {
    for spec in specs() {
        let arena = arena(spec, Mode::Snatch, false);
        let &[cheese] = &arena.cheeses[..] else { panic!("{spec}: one cheese") };
        let [one, two] = [0, 1].map(|side| arena.to_target(side).unwrap());
        let unfair = |tile| Some(one.from(tile)?.abs_diff(two.from(tile)?));
        let places = arena.grid().open_tiles().filter(|&tile| one.is_place(tile));
        let least = places.filter(|tile| !arena.starts.contains(tile)).filter_map(unfair).min();
        assert!(one.is_place(cheese) && !arena.starts.contains(&cheese), "{spec}");
        assert_eq!(unfair(cheese), least, "{spec}");
    }
}

/// Follows the events alone: who carries, since when, and what each has scored.
#[test]
fn whoever_touches_the_carrier_takes_the_cheese_and_only_the_carrier_scores() {
    let mut takes = 0;
    for (number, spec) in specs().into_iter().enumerate() {
        let mut round = Race::of_two(arena(spec, Mode::Snatch, false), [Entrant::player(0); 2]);
        let mut dice = Dice::new(number as u64);
        let (mut carrier, mut scored): (Option<(usize, u64)>, [u8; 2]) = (None, [0, 0]);
        while !round.is_over() {
            assert!(round.ticks < 60_000, "{spec}");
            let steerings = [0, 1].map(|side| steer_in_snatch(&round, side, &mut dice));
            for event in round.tick(&steerings) {
                match event {
                    RaceEvent::Carried { runner } => {
                        assert_eq!(carrier.map(|(side, _)| side), Some(runner), "{spec}");
                        let (place, before) = round.runner(runner).trail.split_last().unwrap();
                        let just_before = &before[before.len().saturating_sub(SNATCH_FRESH)..];
                        assert!(!just_before.contains(place), "{spec}: to and fro");
                        scored[runner] += 1;
                    }
                    RaceEvent::Took { runner, tile } => {
                        assert_eq!(round.runner(runner).trail_end(), tile);
                        match carrier {
                            None => assert_eq!([tile], round.cheeses[..], "{spec}"),
                            Some((from, since)) => {
                                assert_eq!(from, 1 - runner, "{spec}");
                                assert!(round.ticks >= since + SNATCH_SAFE_TICKS, "{spec}: safe");
                                takes += 1;
                            }
                        }
                        carrier = Some((runner, round.ticks));
                    }
                    _ => {}
                }
            }
            assert_eq!(round.carrier.map(|one| one.runner), carrier.map(|(side, _)| side));
            assert_eq!(round.cheeses_left.is_empty(), carrier.is_some(), "{spec}");
        }
        assert_eq!(scored, [0, 1].map(|side| round.runner(side).cheeses), "{spec}");
        let Some(RaceEnd::Won(winner)) = round.verdict else { panic!("{spec}: nobody draws") };
        assert_eq!((scored[winner], scored[1 - winner] < SNATCH_STEPS), (SNATCH_STEPS, true));
    }
    assert!(takes > 100, "{takes}");
}

#[test]
fn two_who_stand_in_one_place_have_touched_and_so_have_two_who_have_passed() {
    for (number, spec) in specs().into_iter().enumerate() {
        let mut round = Race::of_two(arena(spec, Mode::Snatch, false), [Entrant::player(0); 2]);
        let mut monkeys = [Monkey::new(number as u64), Monkey::new(7)];
        for _ in 0..3_000 {
            let before = (round.carrier, [0, 1].map(|side| round.runner(side).trail_end()));
            let events = round.tick(&monkeys.each_mut().map(Monkey::steer));
            let stepped = events.iter().any(|event| matches!(event, RaceEvent::Stepped { .. }));
            let took = events.iter().any(|event| matches!(event, RaceEvent::Took { .. }));
            let now = [0, 1].map(|side| round.runner(side).trail_end());
            let touch = now[0] == now[1] || now[0] == before.1[1] && now[1] == before.1[0];
            if let Some(carrier) = before.0.filter(|_| took) {
                // The other stood there while the cheese was safe.
                let came_from = before.1[carrier.runner];
                let was_there = before.1[1 - carrier.runner] == came_from;
                assert!(stepped && (touch || was_there), "{spec}");
            }
        }
    }
}

#[test]
fn the_first_at_the_cheese_carries_it() {
    let mut round = round("kruskal1-5x3-7", Mode::Snatch);
    let mut dice = Dice::new(3);
    while round.carrier.is_none() {
        let steering = steer_in_snatch(&round, 1, &mut dice);
        round.tick(&[Steering::default(), steering]);
    }
    assert_eq!(round.carrier.map(|one| one.runner), Some(1));
}

/// Two ways multiplied would not fit into 32 bits here.
#[test]
fn a_cheese_lies_fairly_however_far_the_ways_are() {
    for mode in [Mode::Snatch, Mode::Hunt] {
        let arena = arena("backtracker1-900x900-7".parse().unwrap(), mode, false);
        let ways = |tile| [0, 1].map(|side| arena.to_target(side).unwrap().from(tile).unwrap());
        let rooms = arena.grid().open_tiles().filter(|tile| tile.is_room());
        assert!(rooms.map(ways).any(|[one, two]| one.checked_mul(two).is_none()));
        let unfair =
            arena.cheeses.iter().map(|&tile| ways(tile)).map(|[one, two]| one.abs_diff(two));
        assert!(unfair.min() <= Some(1), "{mode:?}");
    }
}

#[test]
fn both_see_the_whole_maze_in_one_view_however_small_the_window_is() {
    for window in [(1280.0, 664.0), (800.0, 424.0), (390.0, 780.0)] {
        let mut table = Table::new("kruskal1-6x4-7", "snatch-bo1");
        table.sit_down();
        table.begin();
        table.app.fit(window, 1.0);
        assert!(table.versus().views.panes.is_shared(), "{window:?}");
    }
}
