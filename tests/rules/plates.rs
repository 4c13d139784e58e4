//! Plates, each of which moves a wall: no player is ever shut in, whatever they step on, and the
//! recording proves all of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::journey::Region;
use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::replay::{Drift, Recording, Verdict};
use icetea_maze::game::rules::{Feel, RuleEvent};
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::maze::{Direction, Grid, Spec, Tile};
use proptest::prelude::*;

use crate::puzzles::{self, Seen, all_nodes, measured, puzzle, recording, rest_of_way, walk};

fn any_spec() -> impl Strategy<Value = Spec> {
    let quest = (any::<bool>(), any::<bool>(), any::<bool>(), 1_u8..=3).prop_map(
        |(has_two_cheeses, is_locked, has_trap, plates)| {
            puzzles::quest(&[
                ("cheeses", 2 * u8::from(has_two_cheeses)),
                ("keys", is_locked.into()),
                ("traps", has_trap.into()),
                ("plates", plates),
            ])
        },
    );
    puzzles::any_spec(quest, 14)
}

/// The rooms that can be reached from one.
fn reached(grid: &Grid, from: Tile) -> BTreeSet<Tile> {
    let (mut found, mut waiting) = (BTreeSet::from([from]), vec![from]);
    while let Some(here) = waiting.pop() {
        for way in grid.open_around(here).iter() {
            let room = here.go(way, 2);
            if found.insert(room) {
                waiting.push(room);
            }
        }
    }
    found
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, ..ProptestConfig::default() })]

    /// Rooms that are connected when nothing has moved are connected whatever has, and all the way
    /// to the end.
    #[test]
    fn nobody_is_ever_shut_in(spec in any_spec()) {
        let measured = measured(&spec);
        let puzzle = puzzle(&measured);
        let nodes = all_nodes(puzzle);
        let states: BTreeSet<_> = nodes.iter().map(|(_, state)| *state).collect();
        for state in states.into_iter().filter(|&state| !puzzle.is_done(state)) {
            let mut plain = measured.maze.grid().clone();
            for door in Seen::of(puzzle, state).doors {
                plain.set(door, false);
            }
            let grid = puzzle.maze(state).expect("there is something to do").grid();
            let rooms = (0..spec.size().rooms()).map(|number| spec.size().room(number));
            for room in rooms.step_by(5) {
                prop_assert_eq!(reached(grid, room), reached(&plain, room), "{}", spec);
            }
        }
        for (room, state) in nodes {
            prop_assert!(puzzle.steps(room, state).is_some(), "{}", spec);
        }
    }

    /// One wall opens where it was and closes where nothing was; no two share a place, nor one with
    /// a door, and nothing moves next to the plate.
    #[test]
    fn each_plate_moves_one_wall(spec in any_spec()) {
        let measured = measured(&spec);
        let (puzzle, grid) = (puzzle(&measured), measured.maze.grid());
        let Seen { doors: mut places, plates, walls, .. } = Seen::at_first(puzzle);
        for ([from, to], has_moved) in &walls {
            prop_assert!(!has_moved && !grid.is_open(*from) && grid.is_open(*to));
            places.extend([from, to]);
        }
        prop_assert_eq!(places.iter().collect::<BTreeSet<_>>().len(), places.len(), "{}", spec);
        prop_assert_eq!(plates.len(), walls.len());
        for (number, &(plate, is_down)) in plates.iter().enumerate() {
            prop_assert!(!is_down && plate != measured.maze.start());
            let beside = plate.go(if plate.column > 1 { Direction::Left } else { Direction::Right }, 2);
            let after = puzzle.after_going(puzzle.begin(), beside, plate);
            let moved = Seen::of(puzzle, after).walls;
            prop_assert_eq!(moved.iter().filter(|(_, has_moved)| *has_moved).count(), 1);
            let ([from, to], has_moved) = moved[number];
            prop_assert!(has_moved);
            prop_assert!(!Direction::ALL.map(|way| plate.step(way)).contains(&to));
            if let Some(maze) = puzzle.maze(after) {
                prop_assert!(maze.grid().is_open(from) && !maze.grid().is_open(to));
            }
        }
    }

    /// No trap walks where a wall may come.
    #[test]
    fn a_trap_goes_where_no_wall_ever_stands(spec in any_spec()) {
        let measured = measured(&spec);
        let Some(trap) = measured.rules.patrol() else { return Ok(()) };
        let walls = Seen::at_first(puzzle(&measured)).walls;
        let rooms: Vec<Tile> = trap.rooms().collect();
        for (place, &room) in rooms.iter().enumerate() {
            let next = rooms[(place + 1) % rooms.len()];
            let between = room.step(room.direction_towards(next).unwrap());
            prop_assert!(!walls.iter().any(|(places, _)| places.contains(&between)), "{}", spec);
        }
    }
}

#[test]
fn a_wall_moves_as_soon_as_somebody_steps_on_its_plate() {
    let stop = Region::Kitchen.old_stops().nth(4).unwrap();
    let measured = measured(&stop.spec());
    let mut race = Race::alone(Arc::clone(&measured));
    let mut moved = 0;
    let Seen { plates, walls: moving, .. } = Seen::at_first(puzzle(&measured));
    let event = RuleEvent { name: "plate", feel: Feel::Moved };
    for place in rest_of_way(&race) {
        let walls = race.grid().clone();
        let plate = plates.iter().position(|(plate, _)| *plate == place);
        let events = walk(&mut race, place);
        let told = RaceEvent::Rule { runner: 0, tile: place, event };
        assert_eq!(events.contains(&told), plate.is_some());
        if let Some(number) = plate {
            let is_open = |grid: &Grid| moving[number].0.map(|place| grid.is_open(place));
            assert_eq!((is_open(&walls), is_open(race.grid())), ([false, true], [true, false]));
            assert!(race.changed().is_some_and(|(_, ticks)| ticks < u64::from(TICKS_PER_SECOND)));
            moved += 1;
        } else if !race.is_over() {
            assert_eq!(&walls, race.grid());
        }
    }
    assert!(race.is_over());
    assert_eq!(moved, 2);
    assert_eq!(recording(&race).check(&measured.maze), Verdict::Consistent);
}

/// A recording that passes a wall before it has moved, or a moved wall, is not believed.
#[test]
fn who_goes_through_a_wall_is_not_believed() {
    let stop = Region::Kitchen.old_stops().next().unwrap();
    let (spec, plain) = (stop.spec(), stop.spec().without_quest());
    let (with, without) = (measured(&spec), measured(&plain));
    let as_if = |race: &Race, spec: Spec| {
        let Recording { kind, helped, ticks, players, .. } = recording(race);
        Recording::new(kind, spec, helped, ticks, players)
    };
    let mut race = Race::alone(Arc::clone(&with));
    for place in rest_of_way(&race) {
        walk(&mut race, place);
    }
    let verdict = as_if(&race, plain).check(&without.maze);
    assert!(matches!(verdict, Verdict::Drifts(Drift::Wall { .. })), "{verdict}");
    // Over the plate first, and then along the former shortest path.
    let mut race = Race::alone(Arc::clone(&without));
    let to = |race: &mut Race, path: Vec<Tile>| {
        for place in path {
            walk(race, place);
        }
    };
    let (plate, _) = Seen::at_first(puzzle(&with)).plates[0];
    let mut there: Vec<Tile> = without.path_from(plate).step_by(2).collect();
    let way: Vec<Tile> = without.path_from(without.maze.start()).step_by(2).collect();
    let meets = there.iter().position(|place| way.contains(place)).unwrap();
    there.truncate(meets + 1);
    let branch = way.iter().position(|place| *place == there[meets]).unwrap();
    to(&mut race, way[1..=branch].to_vec());
    to(&mut race, there.iter().rev().skip(1).copied().collect());
    to(&mut race, there[1..].to_vec());
    to(&mut race, way[branch + 1..].to_vec());
    assert!(race.is_over());
    let verdict = as_if(&race, spec).check(&with.maze);
    assert!(matches!(verdict, Verdict::Drifts(Drift::Wall { .. })), "{verdict}");
}

/// The places of things are a promise: they may never change.
#[test]
fn plates_lie_where_they_always_lay() {
    let told = |code: &str| {
        let measured = measured(&code.parse().unwrap());
        let Seen { plates, walls, .. } = Seen::at_first(puzzle(&measured));
        let plates = plates.iter().map(|(at, _)| (at.column, at.row));
        let walls = walls.iter().map(|(wall, _)| wall.map(|place| (place.column, place.row)));
        (plates.collect::<Vec<_>>(), walls.collect::<Vec<_>>(), measured.shortest.unwrap())
    };
    assert_eq!(told("kruskal1-9x7-plates1-2"), (vec![(15, 1)], vec![[(15, 2), (14, 5)]], 14));
    assert_eq!(
        told("hunt-and-kill1-12x8-loops100-cheeses2-keys1-plates2-9"),
        (vec![(3, 1), (13, 3)], vec![[(6, 1), (7, 2)], [(22, 11), (22, 9)]], 34)
    );
}

/// At every stop all plates are worth the detour, and one way is much longer without them.
#[test]
fn the_stops_of_the_open_region_are_worth_their_plates() {
    for stop in Region::Kitchen.old_stops() {
        let (measured, plain) = (measured(&stop.spec()), measured(&stop.spec().without_quest()));
        let way: Vec<Tile> = measured.path_from(measured.maze.start()).collect();
        let plates = Seen::at_first(puzzle(&measured)).plates;
        let asked = usize::from(stop.spec().quest().count("plates"));
        assert_eq!(plates.len(), asked, "{}", stop.code());
        assert!(plates.iter().all(|(plate, _)| way.contains(plate)), "{}", stop.code());
        let (with, without) = (measured.shortest.unwrap(), plain.shortest.unwrap());
        assert!(8 * with <= 7 * without, "{}: {with} of {without}", stop.code());
        assert_eq!(plain.dead_ends, 0, "{}", stop.code());
    }
}

/// A drawn board may have a plate that locks its player in for good: that is said, too.
#[test]
fn whoever_is_locked_in_by_a_plate_is_told() {
    let spec: Spec = "drawn1-4x3-plates2-mv9f2kfn1d3ct".parse().unwrap();
    let mut race = Race::alone(measured(&spec));
    assert_eq!(race.runner(0).place(), Tile::new(7, 3));
    for (place, is_stranded) in [((7, 1), false), ((5, 1), false), ((3, 1), false), ((1, 1), true)]
    {
        walk(&mut race, Tile::new(place.0, place.1));
        assert_eq!(race.is_stranded(), is_stranded, "{place:?}");
    }
    assert_eq!(race.ask_hint(), Some(RaceEvent::Stranded { is_asked: true }));
    race.take_back();
    assert!(!race.is_stranded());
}
