//! The laws of a race of one or two runners: events come as they happen, and a single player's race
//! is a race of one.

use crate::{common, wanderer};

use std::collections::BTreeSet;
use std::sync::Arc;

use common::{generators, size};
use icetea_maze::game::race::arena::{Arena, ArenaPlan};
use icetea_maze::game::race::{Entrant, Race, RaceEnd, RaceEvent};
use icetea_maze::game::versus::rules::Mode;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Heuristic, Solver, Spec, Tile};
use wanderer::{Wanderer, measured};

/// No race is watched for more ticks than this.
const TICKS: u32 = 6_000;

/// The modes for two players in a maze that has an end.
const BOUNDED: [Mode; 3] = [Mode::Race, Mode::Meet, Mode::Hunt];

fn specs() -> impl Iterator<Item = Spec> {
    let sizes = [(2, 3), (9, 4), (5, 11)];
    generators().into_iter().flat_map(move |generator| {
        sizes.map(|(width, height)| Spec::new(generator, size(width, height), 71))
    })
}

fn of_two(spec: Spec, mode: Mode) -> Race {
    let plan = ArenaPlan { course: spec.into(), mode, is_mirrored: false };
    Race::of_two(Arc::new(Arena::new(plan, measured(spec))), [Entrant::player(0); 2])
}

/// Lets random walkers run for a while, and returns the events with their ticks.
fn run(race: &mut Race, seed: u64) -> Vec<(u64, RaceEvent)> {
    let mut wanderers = [Wanderer::new(seed), Wanderer::new(seed + 1)];
    let mut told = Vec::new();
    for _ in 0..TICKS {
        let steerings = wanderers.each_mut().map(|wanderer| wanderer.steer(race));
        let events = race.tick(&steerings);
        told.extend(events.into_iter().map(|event| (race.ticks, event)));
    }
    told
}

#[test]
fn one_alone_runs_as_one_of_two_whose_rival_stands_still() {
    for (number, spec) in specs().enumerate() {
        let mut alone = Race::alone(measured(spec));
        let mut beside = of_two(spec, Mode::Race);
        let mut wanderer = Wanderer::new(number as u64);
        for _ in 0..TICKS {
            let steering = wanderer.steer(&alone);
            alone.tick(&[steering]);
            beside.tick(&[steering, Steering::default()]);
        }
        let [one, same] = [&alone, &beside].map(|race| race.runner(0));
        assert_eq!(&one.trail, &same.trail, "{spec}");
        // Only time differs: with two runners it begins at once, with one at the first step.
        let ticks = |race: &Race| -> Vec<u32> {
            race.runner(0).track().unwrap().strides().iter().map(|stride| stride.tick).collect()
        };
        let (of_one, of_two) = (ticks(&alone), ticks(&beside));
        assert_eq!(of_one.first(), Some(&1), "{spec}");
        let waited = of_two[0] - 1;
        assert!(of_one.iter().zip(&of_two).all(|(one, two)| one + waited == *two), "{spec}");
        assert_eq!(
            one.arrived_after.map(|ticks| ticks + u64::from(waited)),
            same.arrived_after,
            "{spec}"
        );
        assert_eq!(alone.verdict, beside.verdict, "{spec}");
    }
}

#[test]
fn what_is_told_is_all_that_happened() {
    for (number, spec) in specs().enumerate() {
        let mut races = vec![Race::alone(measured(spec))];
        races.extend(BOUNDED.map(|mode| of_two(spec, mode)));
        for mut race in races {
            let told = run(&mut race, number as u64);
            let begins = |(_, event): &(u64, RaceEvent)| *event == RaceEvent::Began;
            let (before, rest) = told.split_at(told.iter().position(begins).unwrap());
            let is_bump = |(tick, event): &(u64, RaceEvent)| {
                *tick == 0 && matches!(event, RaceEvent::Bumped { .. })
            };
            assert!(before.iter().all(is_bump), "{spec}: nothing else is possible before time");
            assert_eq!((rest[0].0, rest.iter().filter(|told| begins(told)).count()), (1, 1));
            for (number, runner) in race.runners.iter().enumerate() {
                let steps: Vec<(u64, Tile, bool)> = told
                    .iter()
                    .filter_map(|&(tick, event)| match event {
                        RaceEvent::Stepped { runner, tile, is_junction } if runner == number => {
                            Some((tick, tile, is_junction))
                        }
                        _ => None,
                    })
                    .collect();
                let arrivals: Vec<(u64, Tile)> =
                    runner.track().unwrap().arrivals().map(|(at, to)| (at.into(), to)).collect();
                let places: Vec<(u64, Tile)> = steps.iter().map(|&(at, to, _)| (at, to)).collect();
                assert_eq!(places, arrivals[..places.len()], "{spec}");
                assert!(places.iter().map(|place| &place.1).eq(&runner.trail[1..]), "{spec}");
                let forks = |tile: Tile| race.arena.grid().ways(tile) > 2;
                assert!(steps.iter().all(|&(_, tile, fork)| fork == forks(tile)), "{spec}");
                let ate = |event: &RaceEvent| matches!(event, RaceEvent::Ate { runner, .. } if *runner == number);
                let eaten = told.iter().filter(|(_, event)| ate(event)).count();
                assert_eq!(eaten, usize::from(runner.cheeses), "{spec}");
            }
            check_end(&race, &told);
        }
    }
}

/// Checks that each arrival is reported once with its result, and so is the winner.
fn check_end(race: &Race, told: &[(u64, RaceEvent)]) {
    let mut arrived = vec![None; race.runners.len()];
    let mut verdict: Option<RaceEnd> = None;
    for &(tick, event) in told {
        match event {
            RaceEvent::Arrived { runner, summary } => {
                assert_eq!(arrived[runner].replace(tick), None);
                assert_eq!(summary, race.summary(runner), "nothing happens to it any more");
                assert_eq!(summary.steps, race.runner(runner).steps());
            }
            RaceEvent::Decided(how) => assert_eq!(verdict.replace(how), None),
            _ => {}
        }
    }
    let ticks: Vec<Option<u64>> = race.runners.iter().map(|it| it.arrived_after).collect();
    assert_eq!((arrived, verdict), (ticks, race.verdict));
}

#[test]
fn as_many_places_are_explored_as_differ_in_the_trail() {
    for (number, spec) in specs().enumerate() {
        let mut race = of_two(spec, Mode::Race);
        run(&mut race, number as u64);
        let trail = race.runner(0).trail.clone();
        let resumed = Race::resume(measured(spec), trail, 1, false);
        for runner in race.runners.iter().chain(&resumed.runners) {
            let places: BTreeSet<Tile> = runner.trail.iter().copied().collect();
            assert_eq!(runner.places_explored(), places.len(), "{spec}");
        }
    }
}

#[test]
fn help_is_for_one_alone() {
    let spec: Spec = "kruskal1-5x4-3".parse().unwrap();
    for mode in BOUNDED {
        let mut race = of_two(spec, mode);
        assert_eq!(
            (race.ask_hint(), race.toggle_solving(Solver::AStar(Heuristic::Manhattan))),
            (None, None)
        );
        assert!(race.hint().is_none() && race.solving().is_none() && race.sets_records());
    }
    let mut race = Race::alone(measured(spec));
    assert_eq!(race.ask_hint(), Some(RaceEvent::Hinted));
    assert!(race.hint().is_some() && !race.sets_records());
}

#[test]
fn a_race_is_slow_if_it_was_so_at_any_moment_after_the_first_step() {
    let code: Spec = "kruskal1-5x4-3".parse().unwrap();
    for slow_tick in [None, Some(0), Some(1), Some(5), Some(80)] {
        let mut race = Race::alone(measured(code));
        for _ in 0..100 {
            race.go_slowly(true);
            race.tick(&[Steering::default()]);
        }
        let mut wanderer = Wanderer::new(9);
        let mut tick = 0;
        while !race.is_over() {
            race.go_slowly(race.has_begun() && slow_tick == Some(tick));
            race.tick(&[wanderer.steer(&race)]);
            tick += u32::from(race.has_begun());
        }
        let happened = slow_tick.is_some_and(|slow| (1..tick).contains(&slow));
        assert_eq!((race.is_slow, race.sets_records()), (happened, !happened), "{slow_tick:?}");
    }
}
