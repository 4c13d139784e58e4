//! Rivals on the journey: each walks as its solver would, at a pace that can be beaten, and a
//! player who was faster wins a medal. Nothing else depends on them.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::journey::{Medal, Region, Stop, StopRival};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::Race;
use icetea_maze::game::tuning::{RIVAL_PERCENT_OF_PAR, TICKS_PER_SECOND};
use icetea_maze::game::versus::rules::Mind;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Build, Direction, Solve, SolveStep, Solver, Tile};

use crate::common::place_at;

fn measured(stop: Stop) -> Arc<MeasuredMaze> {
    let spec = stop.spec();
    Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)))
}

fn rivals() -> impl Iterator<Item = (Stop, Arc<MeasuredMaze>, StopRival)> {
    let stops = Stop::all().chain(Stop::old());
    stops.filter(|stop| stop.rival().is_some()).map(|stop| {
        let measured = measured(stop);
        let rival = StopRival::of(&measured).expect("it has one");
        (stop, measured, rival)
    })
}

#[test]
fn all_five_minds_race_on_both_maps() {
    let minds = |stops: &mut dyn Iterator<Item = Stop>| -> BTreeSet<String> {
        stops.filter_map(|stop| Some(format!("{:?}", stop.rival()?))).collect()
    };
    assert_eq!(minds(&mut Stop::all()).len(), 5);
    assert_eq!(minds(&mut Stop::old()).len(), 5);
    let last = Region::ALL.into_iter().filter_map(|region| region.old_stops().next_back());
    assert!(last.into_iter().all(|stop| stop.rival().is_some()));
    for stop in Stop::all().step_by(7) {
        assert_eq!(StopRival::of(&measured(stop)).is_some(), stop.rival().is_some());
        assert_eq!(Medal::at(stop).count(), 3 + usize::from(stop.rival().is_some()));
    }
}

/// Rivals pass no wall and no locked door, take all that has to be taken, and are held by the trap
/// as long as players are.
#[test]
fn a_rival_does_what_a_player_has_to_do() {
    for (stop, measured, rival) in rivals() {
        let (mut here, mut state) = (measured.maze.start(), measured.rules.begin());
        let puzzle = measured.rules.puzzle.as_ref();
        let mut places = 0;
        for (_, place) in rival.track.arrivals() {
            let way = here.direction_towards(place).expect("one stride");
            let plain = measured.maze.grid().open_around(here);
            let ways = puzzle.map_or(plain, |puzzle| puzzle.ways(here, state));
            assert!(ways.contains(way) && here.go(way, 2) == place, "{}", stop.code());
            state = puzzle.map_or(state, |puzzle| puzzle.after_going(state, here, place));
            here = place;
            places += 1;
        }
        let is_done = match puzzle {
            Some(puzzle) => puzzle.is_done(state),
            None => here == measured.maze.goal(),
        };
        assert!(is_done && places >= measured.shortest.expect("a way"), "{}", stop.code());
        let catches = measured.rules.catches_along(&rival.track, rival.track.end_tick());
        assert!(catches.is_ok(), "it sets out while it is held");
    }
}

#[test]
fn a_rival_says_for_how_long_it_stands_at_the_start() {
    for (stop, measured, rival) in rivals() {
        let waits = rival.waits(0);
        for tick in (0..=waits).step_by(7).chain([waits]) {
            assert_eq!(rival.waits(tick), waits - tick);
            assert_eq!(place_at(&rival.track, tick), measured.maze.start(), "{}", stop.code());
        }
        assert_eq!(rival.waits(waits + 1), 0);
        let first = rival.track.arrivals().next().expect("it comes somewhere").0;
        assert!(waits < first && first < waits + 2 * TICKS_PER_SECOND, "{}", stop.code());
    }
}

#[test]
fn a_rival_comes_to_new_places_in_the_order_of_its_solver() {
    // A solver ends at the first cheese.
    let with_one_cheese = rivals().filter(|(stop, ..)| stop.spec().quest().count("cheeses") == 0);
    for (stop, measured, rival) in with_one_cheese {
        let solver = match rival.mind {
            Mind::DepthFirst => Solver::DepthFirst,
            Mind::SharpDepthFirst => Solver::SharpDepthFirst,
            _ => continue,
        };
        let is_room = |tile: &Tile| tile.column % 2 == 1 && tile.row % 2 == 1;
        let mut solve = Solve::new(solver, &measured.maze);
        let mut entered = Vec::new();
        while let Some(step) = solve.step(&measured.maze) {
            if let SolveStep::Enter(tile) = step
                && is_room(&tile)
                && !entered.contains(&tile)
            {
                entered.push(tile);
            }
        }
        let mut come = vec![measured.maze.start()];
        for (_, place) in rival.track.arrivals() {
            if !come.contains(&place) {
                come.push(place);
            }
        }
        assert_eq!(come, entered, "{}", stop.code());
        let end = rival.track.end_tick();
        assert_eq!(rival.stack(0), [measured.maze.start()]);
        let stack = rival.stack(end);
        assert_eq!(stack.last(), Some(&measured.maze.goal()));
        assert_eq!(stack.iter().collect::<BTreeSet<_>>().len(), stack.len(), "no room twice");
    }
}

#[test]
fn a_rival_takes_about_the_time_that_its_region_says() {
    for (stop, _, rival) in rivals() {
        let par = u64::from(stop.par_seconds()) * 1000;
        let meant = par * u64::from(RIVAL_PERCENT_OF_PAR[stop.region() as usize]) / 100;
        let takes = rival.milliseconds();
        assert!(takes < par, "{}: whoever is just under par is slower", stop.code());
        let about = meant * 7 / 10..meant * 14 / 10;
        assert!(about.contains(&takes), "{}: {takes} for {meant}", stop.code());
        let waits = rival.waits(0);
        assert!(stop.is_old() || waits <= TICKS_PER_SECOND, "{}: {waits}", stop.code());
    }
}

/// A run along the shortest path after a pause.
fn run(measured: &Arc<MeasuredMaze>, pause_ticks: u64) -> Race {
    let mut race = Race::alone(Arc::clone(measured));
    let walk = |race: &mut Race, way: Direction| {
        while race.held_ticks() > 0 {
            race.tick(&[Steering::default()]);
        }
        race.tick(&[Steering { held: Some(way), pressed: Some(way), ..Steering::default() }]);
        while race.runner(0).is_walking() {
            race.tick(&[Steering::default()]);
        }
    };
    let mut is_first = true;
    while !race.is_over() {
        let path = measured.path_after(race.runner(0).place(), race.state);
        let path: Vec<Tile> = path.step_by(2).take(2).collect();
        walk(&mut race, path[0].direction_towards(path[1]).expect("they touch"));
        if std::mem::take(&mut is_first) {
            (0..pause_ticks).for_each(|_| drop(race.tick(&[Steering::default()])));
        }
    }
    race
}

#[test]
fn who_is_faster_has_a_medal_more_and_who_is_slower_loses_nothing() {
    for (stop, measured, rival) in rivals() {
        let quick = run(&measured, 0);
        let left = u64::from(rival.track.end_tick()).checked_sub(quick.ticks);
        let left = left.expect("the shortest way is faster");
        for (pause, wins) in [(0, true), (left - 60, true), (left + 60, false)] {
            // With a trap in the maze, a pause may cost more than itself.
            if pause > 0 && measured.rules.patrol().is_some() {
                continue;
            }
            let race = run(&measured, pause);
            let won = Medal::of_run(&race);
            assert!(won.contains(&Medal::Finished));
            assert!(won.contains(&Medal::NoWrongTurn), "{}", stop.code());
            assert_eq!(won.contains(&Medal::BeforeRival), wins, "{} {pause}", stop.code());
        }
    }
}
