//! Plates, each of which moves a wall: no player is ever shut in, whatever they step on, and the
//! recording proves all of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::journey::Region;
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::replay::{Drift, PlayerName, Recording, Verdict};
use icetea_maze::game::stages::{Stages, TakenThings};
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{
    Build, Direction, Generator, Grid, MOST_PLATES, Percent, Quest, Size, Spec, Tile,
};
use proptest::prelude::*;

fn any_spec() -> impl Strategy<Value = Spec> {
    let rooms = Generator::ALL.into_iter().filter(|one| one.is_of_rooms()).collect::<Vec<_>>();
    let quest = (any::<bool>(), any::<bool>(), any::<bool>(), 1..=MOST_PLATES);
    (prop::sample::select(rooms), quest, 2_u16..14, 2_u16..14, 0_u8..=100, any::<u64>()).prop_map(
        |(generator, quest, width, height, loops, seed)| {
            let (has_two_cheeses, is_locked, has_trap, plates) = quest;
            Spec::new(generator, Size::new(width, height).unwrap(), seed)
                .with_loops(Percent::new(loops).unwrap())
                .with_quest(Quest { has_two_cheeses, is_locked, has_trap, plates })
                .unwrap()
        },
    )
}

fn measured(spec: &Spec) -> Arc<MeasuredMaze> {
    Arc::new(MeasuredMaze::new(Build::new(spec).finish(), Some(*spec)))
}

fn stages(measured: &MeasuredMaze) -> &Stages {
    measured.stages.as_ref().expect("it has a quest")
}

/// All sets that may be taken in a maze whose things can be taken in any order.
fn all_taken(stages: &Stages) -> Vec<TakenThings> {
    let places: Vec<Tile> = stages.things.iter().map(|thing| thing.at).collect();
    let some = |bits: usize| -> Vec<Tile> {
        (0..places.len()).filter(|place| bits >> place & 1 == 1).map(|at| places[at]).collect()
    };
    (0..1 << places.len()).map(|bits| stages.come_along(&some(bits))).collect()
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

/// Walks to a room next to the mouse.
fn walk(race: &mut Race, to: Tile) -> Vec<RaceEvent> {
    let way = race.runner(0).place().direction_towards(to);
    let mut events = race.tick(&[Steering { held: way, pressed: way, run: false }]);
    while race.runner(0).is_walking() {
        events.extend(race.tick(&[Steering::default()]));
    }
    events
}

fn way_on(race: &Race) -> Vec<Tile> {
    let stages = race.stages().expect("it has a quest");
    stages.path(race.runner(0).place(), race.taken).skip(1).collect()
}

fn recording(race: &Race) -> Recording {
    Recording::of_run(race, PlayerName::near("Ann").unwrap()).expect("all of it is known")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, ..ProptestConfig::default() })]

    /// Rooms that are connected when nothing has moved are connected whatever has, and all the way
    /// to the end.
    #[test]
    fn nobody_is_ever_shut_in(spec in any_spec()) {
        let measured = measured(&spec);
        let stages = stages(&measured);
        let rooms = (0..spec.size().rooms()).map(|number| spec.size().room(number));
        let rooms: Vec<Tile> = rooms.collect();
        for taken in all_taken(stages).into_iter().filter(|&taken| !stages.are_done(taken)) {
            let mut plain = measured.maze.grid().clone();
            for &door in stages.doors_locked(taken) {
                plain.set(door, false);
            }
            let grid = stages.maze(taken).expect("there is something to do").grid();
            for room in rooms.iter().step_by(5) {
                prop_assert_eq!(reached(grid, *room), reached(&plain, *room), "{}", spec);
            }
            if stages.doors_locked(taken).is_empty() {
                let can_be = |room: &&Tile| stages.come_to(taken, **room) == taken;
                let mut steps = rooms.iter().filter(can_be).map(|&room| stages.steps(room, taken));
                prop_assert!(steps.all(|steps| steps.is_some()), "{}", spec);
            }
        }
    }

    /// One wall opens where it was and closes where nothing was; no two share a place, nor one with
    /// a door, and nothing moves next to the plate.
    #[test]
    fn each_plate_moves_one_wall(spec in any_spec()) {
        let measured = measured(&spec);
        let (stages, grid) = (stages(&measured), measured.maze.grid());
        let mut places: Vec<Tile> = stages.doors.clone();
        for (wall, has_moved) in stages.walls(TakenThings::NOTHING) {
            prop_assert!(!has_moved && !grid.is_open(wall.from) && grid.is_open(wall.to));
            places.extend([wall.from, wall.to]);
        }
        prop_assert_eq!(places.iter().collect::<BTreeSet<_>>().len(), places.len(), "{}", spec);
        let plates: Vec<_> = stages.plates(TakenThings::NOTHING).collect();
        prop_assert_eq!(plates.len(), stages.walls(TakenThings::NOTHING).count());
        for (number, &(plate, is_down)) in plates.iter().enumerate() {
            prop_assert!(!is_down && plate != measured.maze.start());
            let after = stages.come_along(&[plate]);
            let moved: Vec<bool> = stages.walls(after).map(|(_, has_moved)| has_moved).collect();
            prop_assert_eq!(moved.iter().filter(|&&one| one).count(), 1);
            prop_assert!(moved[number]);
            let wall = stages.walls(after).nth(number).unwrap().0;
            prop_assert!(!Direction::ALL.map(|way| plate.step(way)).contains(&wall.to));
            if let Some(maze) = stages.maze(after) {
                prop_assert!(maze.grid().is_open(wall.from) && !maze.grid().is_open(wall.to));
            }
        }
    }

    /// No trap walks where a wall may come.
    #[test]
    fn a_trap_goes_where_no_wall_ever_stands(spec in any_spec()) {
        let measured = measured(&spec);
        let (stages, Some(trap)) = (stages(&measured), &measured.patrol) else { return Ok(()) };
        let rooms: Vec<Tile> = trap.rooms().collect();
        for (place, &room) in rooms.iter().enumerate() {
            let next = rooms[(place + 1) % rooms.len()];
            let between = room.step(room.direction_towards(next).unwrap());
            let stands = |(wall, _): (_, bool)| {
                let icetea_maze::game::stages::MovingWall { from, to } = wall;
                between == from || between == to
            };
            prop_assert!(!stages.walls(TakenThings::NOTHING).any(stands), "{}", spec);
        }
    }
}

#[test]
fn a_wall_moves_as_soon_as_somebody_steps_on_its_plate() {
    let stop = Region::Open.stops().nth(4).unwrap();
    let measured = measured(&stop.spec());
    let mut race = Race::alone(Arc::clone(&measured));
    let mut moved = 0;
    for place in way_on(&race) {
        let (walls, stages) = (race.grid().clone(), stages(&measured));
        let plate = stages.plates(TakenThings::NOTHING).position(|(plate, _)| plate == place);
        let events = walk(&mut race, place);
        let told = RaceEvent::MovedWall { runner: 0, tile: place };
        assert_eq!(events.contains(&told), plate.is_some());
        if let Some(number) = plate {
            let (wall, _) = stages.walls(race.taken).nth(number).unwrap();
            let is_open = |grid: &Grid| [wall.from, wall.to].map(|place| grid.is_open(place));
            assert_eq!((is_open(&walls), is_open(race.grid())), ([false, true], [true, false]));
            assert!(race.took().is_some_and(|(_, ticks)| ticks < u64::from(TICKS_PER_SECOND)));
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
    let stop = Region::Open.stops().next().unwrap();
    let (spec, plain) = (stop.spec(), stop.spec().without_quest());
    let (with, without) = (measured(&spec), measured(&plain));
    let as_if = |race: &Race, spec: Spec| {
        let Recording { kind, helped, ticks, players, .. } = recording(race);
        Recording::new(kind, spec, helped, ticks, players)
    };
    let mut race = Race::alone(Arc::clone(&with));
    for place in way_on(&race) {
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
    let (plate, _) = stages(&with).plates(TakenThings::NOTHING).next().unwrap();
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
        let stages = stages(&measured);
        let plates = stages.plates(TakenThings::NOTHING).map(|(at, _)| (at.column, at.row));
        let walls = stages
            .walls(TakenThings::NOTHING)
            .map(|(wall, _)| [wall.from, wall.to].map(|place| (place.column, place.row)));
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
    for stop in Region::Open.stops() {
        let (measured, plain) = (measured(&stop.spec()), measured(&stop.spec().without_quest()));
        let way: Vec<Tile> = measured.path_from(measured.maze.start()).collect();
        let plates: Vec<_> = stages(&measured).plates(TakenThings::NOTHING).collect();
        assert_eq!(plates.len(), usize::from(stop.spec().quest().plates), "{}", stop.code());
        assert!(plates.iter().all(|(plate, _)| way.contains(plate)), "{}", stop.code());
        let (with, without) = (measured.shortest.unwrap(), plain.shortest.unwrap());
        assert!(8 * with <= 7 * without, "{}: {with} of {without}", stop.code());
        assert_eq!(plain.dead_ends, 0, "{}", stop.code());
    }
}
