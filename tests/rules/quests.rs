//! Quests: two cheeses that both have to be eaten, and a door whose key has to be found. In every
//! maze there is a way, and the recording proves what counts.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::ghost::Ghost;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::journey::{Idea, Medal, Stop};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::replay::{Drift, PlayerName, Recording, Verdict};
use icetea_maze::game::saved_run::SavedRun;
use icetea_maze::game::screen::play::Play;
use icetea_maze::game::settings::{LiveSettings, Settings};
use icetea_maze::game::stages::{MovingWall, Stages, TakenThings, ThingKind};
use icetea_maze::game::walker::Steering;
use icetea_maze::game::wrong_turns::wrong_turns;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{
    Build, Direction, Generator, Maze, Percent, Quest, Size, Solver, Spec, Tile,
};
use proptest::prelude::*;

const QUESTS: [Quest; 7] = [
    Quest { has_two_cheeses: true, ..Quest::NONE },
    Quest { is_locked: true, ..Quest::NONE },
    Quest { has_two_cheeses: true, is_locked: true, ..Quest::NONE },
    Quest { plates: 1, ..Quest::NONE },
    Quest { plates: 3, ..Quest::NONE },
    Quest { plates: 2, is_locked: true, ..Quest::NONE },
    Quest { has_two_cheeses: true, is_locked: true, has_trap: false, plates: 3 },
];

fn generators_with_rooms() -> Vec<Generator> {
    Generator::ALL.into_iter().filter(|one| one.is_of_rooms()).collect()
}

fn any_spec() -> impl Strategy<Value = Spec> {
    let generator = prop::sample::select(generators_with_rooms());
    let quest = prop::sample::select(QUESTS.to_vec());
    (generator, quest, 2_u16..14, 2_u16..14, 0_u8..=100, any::<u64>()).prop_map(
        |(generator, quest, width, height, loops, seed)| {
            Spec::new(generator, Size::new(width, height).unwrap(), seed)
                .with_loops(Percent::new(loops).unwrap())
                .with_quest(quest)
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

/// Walks to a room next to the mouse.
fn walk(race: &mut Race, to: Tile) -> Vec<RaceEvent> {
    let way = race.runner(0).place().direction_towards(to);
    let mut events = race.tick(&[Steering { held: way, pressed: way, run: false }]);
    while race.runner(0).is_walking() {
        events.extend(race.tick(&[Steering::default()]));
    }
    events
}

fn walk_along(race: &mut Race, path: &[Tile]) {
    for &place in path {
        walk(race, place);
        assert_eq!(race.runner(0).place(), place);
    }
}

fn rest_of_way(race: &Race) -> Vec<Tile> {
    let stages = race.stages().expect("it has a quest");
    stages.path(race.runner(0).place(), race.taken).skip(1).collect()
}

fn recording(race: &Race) -> Recording {
    Recording::of_run(race, PlayerName::near("Ann").unwrap()).expect("all of it is known")
}

/// A random walk of this many strides, as far as doors and walls permit.
fn wander(race: &mut Race, strides: u32, dice: &mut Dice) {
    for _ in 0..strides {
        let place = race.runner(0).place();
        let ways: Vec<_> = race.grid().open_around(place).iter().collect();
        if race.is_over() || ways.is_empty() {
            return;
        }
        walk(race, place.go(ways[dice.below(ways.len() as u32) as usize], 2));
    }
}

/// The number of strides to the end, computed without the game's own data: a flood over all
/// possible states.
fn fewest_strides(maze: &Maze, stages: &Stages) -> Option<u32> {
    let mut wave = vec![(maze.start(), TakenThings::NOTHING)];
    let mut seen: Vec<_> = wave.clone();
    for strides in 0.. {
        if wave.is_empty() || wave.iter().any(|&(_, taken)| stages.are_done(taken)) {
            return (!wave.is_empty()).then_some(strides);
        }
        let mut next = Vec::new();
        for (place, taken) in std::mem::take(&mut wave) {
            for way in Direction::ALL {
                let between = place.step(way);
                let moved =
                    |(wall, _): &(MovingWall, bool)| [wall.from, wall.to].contains(&between);
                let is_open = match stages.walls(taken).find(moved) {
                    Some((wall, has_moved)) => has_moved == (between == wall.from),
                    None => maze.grid().is_open(between),
                };
                if !is_open || stages.doors_locked(taken).contains(&between) {
                    continue;
                }
                let to = place.go(way, 2);
                let case = (to, stages.come_to(taken, to));
                if !seen.contains(&case) {
                    seen.push(case);
                    next.push(case);
                }
            }
        }
        wave = next;
    }
    None
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn every_quest_can_be_done_and_the_shortest_way_is_the_shortest(spec in any_spec()) {
        let (plain, measured) = (Build::new(&spec).finish(), measured(&spec));
        let stages = stages(&measured);
        let fewest = fewest_strides(&plain, stages);
        prop_assert!(fewest.is_some(), "{spec} cannot be done");
        prop_assert_eq!(measured.shortest, fewest, "{}", spec);
        let things: BTreeSet<Tile> = stages.things.iter().map(|thing| thing.at).collect();
        prop_assert_eq!(things.len(), stages.things.len(), "{} lays two things at one place", spec);
        prop_assert!(!things.contains(&plain.start()));
        let count = |kind| stages.things.iter().filter(|thing| thing.kind == kind).count();
        let quest = spec.quest();
        prop_assert_eq!(count(ThingKind::Key), usize::from(quest.is_locked));
        prop_assert_eq!(stages.doors.is_empty(), !quest.is_locked);
        prop_assert_eq!(count(ThingKind::Cheese), 1 + usize::from(quest.has_two_cheeses));
    }

    #[test]
    fn a_code_says_the_quest_and_is_read_again(spec in any_spec()) {
        prop_assert_eq!(spec.to_string().parse(), Ok(spec));
        prop_assert_ne!(spec.to_string(), spec.without_quest().to_string());
        prop_assert_eq!(Build::new(&spec).finish(), Build::new(&spec.without_quest()).finish());
    }

    /// After any wandering, the way that is shown leads to the end; the recording is believed, and
    /// gives the run the same medals.
    #[test]
    fn what_was_done_counts_wherever_one_goes_and_can_be_told_from_the_recording(
        (spec, strides, seed) in (any_spec(), 0_u32..60, any::<u64>()),
    ) {
        let measured = measured(&spec);
        let mut race = Race::alone(Arc::clone(&measured));
        wander(&mut race, strides, &mut Dice::new(seed));
        let steps = race.runner(0).steps();
        let way = rest_of_way(&race);
        walk_along(&mut race, &way);
        prop_assert!(race.is_over(), "{} is not over", spec);
        prop_assert_eq!(race.runner(0).steps(), steps + way.len() as u32);
        let recording = recording(&race);
        prop_assert_eq!(recording.check(&measured.maze), Verdict::Consistent);
        prop_assert_eq!(recording.check(&Build::new(&spec).finish()), Verdict::Consistent);
        prop_assert_eq!(Medal::of_recording(&recording, &measured), Medal::of_run(&race));
        let in_vain: u32 = wrong_turns(&race).iter().map(|turn| turn.strides).sum();
        prop_assert_eq!(in_vain, race.runner(0).steps() - measured.shortest.unwrap());
    }

    /// A run that was left is resumed with what was done.
    #[test]
    fn a_run_that_was_left_goes_on_with_what_was_taken(
        (spec, strides, seed) in (any_spec(), 0_u32..60, any::<u64>()),
    ) {
        let measured = measured(&spec);
        let mut race = Race::alone(Arc::clone(&measured));
        wander(&mut race, strides, &mut Dice::new(seed));
        prop_assume!(!race.is_over());
        let again = SavedRun::of(&race).resume(Arc::clone(&measured)).expect("it fits its maze");
        prop_assert_eq!(again.taken, race.taken);
        prop_assert_eq!(&again.cheeses_left, &race.cheeses_left);
        prop_assert_eq!(rest_of_way(&again), rest_of_way(&race));
    }
}

#[test]
fn every_solver_does_every_quest() {
    for code in [
        "prim1-9x6-cheeses2-7",
        "kruskal1-8x6-keys1-3",
        "backtracker1-9x7-loops40-cheeses2-keys1-5",
        "wilson1-8x8-cheeses2-keys1-4",
        "hunt-and-kill1-12x8-loops100-plates3-9",
    ] {
        let measured = measured(&code.parse().unwrap());
        for solver in Solver::ALL {
            let mut race = Race::alone(Arc::clone(&measured));
            wander(&mut race, 9, &mut Dice::new(3));
            race.toggle_solving(solver);
            for _ in 0..100_000 {
                race.steer_solving(&Action::Skip);
                race.tick(&[Steering::default()]);
            }
            assert!(race.is_over(), "{solver:?} does not do {code}");
            assert_eq!(recording(&race).check(&measured.maze), Verdict::Consistent);
        }
    }
}

#[test]
fn a_hint_leads_to_what_is_to_be_taken_next() {
    let measured = measured(&"kruskal1-9x7-keys1-2".parse().unwrap());
    let mut race = Race::alone(Arc::clone(&measured));
    let mut asked = 0;
    while !race.is_over() {
        race.ask_hint();
        let tiles = race.hint().expect("there is a way").tiles.clone();
        let way = rest_of_way(&race);
        assert!(way.starts_with(&tiles[1..]) && tiles.len() > 1);
        walk(&mut race, way[0]);
        asked += 1;
    }
    assert_eq!(Some(asked), measured.shortest);
}

#[test]
fn a_door_is_a_wall_until_the_key_is_there() {
    let measured = measured(&"kruskal1-9x7-keys1-2".parse().unwrap());
    let stages = stages(&measured);
    let door = stages.doors[0];
    assert!(measured.maze.grid().is_open(door));
    let mut race = Race::alone(Arc::clone(&measured));
    let key = stages.things.iter().find(|thing| thing.kind == ThingKind::Key).unwrap().at;
    let mut keys = Vec::new();
    for place in rest_of_way(&race) {
        assert_eq!(race.grid().is_open(door), race.runner(0).has_been_at(key));
        let events = walk(&mut race, place);
        keys.extend(events.into_iter().filter(|event| matches!(event, RaceEvent::TookKey { .. })));
    }
    assert_eq!(keys, [RaceEvent::TookKey { runner: 0, tile: key }]);
    assert!(race.is_over());
}

/// A place that is passed twice does not show who is ahead.
#[test]
fn beside_a_ghost_nobody_is_told_to_be_behind_on_the_way_back() {
    let measured = measured(&"prim1-12x8-cheeses2-44".parse().unwrap());
    let mut race = Race::alone(Arc::clone(&measured));
    let way = rest_of_way(&race);
    walk_along(&mut race, &way);
    assert!(way.iter().collect::<BTreeSet<_>>().len() < way.len(), "it leads back");
    let recording = recording(&race);
    let mut play = Play::new(Race::alone(measured));
    play.seat(Arc::new(Ghost::of_best(&recording).unwrap()));
    let mut settings = LiveSettings::new(Settings::default());
    for stride in recording.players[0].track.strides() {
        while play.race.ticks + 1 < u64::from(stride.tick) {
            play.tick(&Inputs::default(), &mut settings, &mut Vec::new(), || 0);
        }
        let actions = vec![Action::Go(stride.direction)];
        let inputs = Inputs { actions, ..Inputs::default() };
        play.tick(&inputs, &mut settings, &mut Vec::new(), || 0);
        assert_eq!(play.lead_ticks(), None);
    }
    assert!(play.runner().steps() + 1 == recording.players[0].steps);
}

/// A recording that passes a door without its key is refused, and so is one that leaves a cheese.
#[test]
fn what_cannot_be_is_not_believed() {
    let locked: Spec = "kruskal1-9x7-keys1-2".parse().unwrap();
    let plain = measured(&locked.without_quest());
    let mut race = Race::alone(Arc::clone(&plain));
    let way: Vec<Tile> = plain.path_from(plain.maze.start()).step_by(2).skip(1).collect();
    walk_along(&mut race, &way);
    let honest = recording(&race);
    let as_if = |spec: Spec| {
        let Recording { kind, helped, ticks, players, .. } = honest.clone();
        Recording::new(kind, spec, helped, ticks, players)
    };
    let quest = measured(&locked);
    let verdict = as_if(locked).check(&quest.maze);
    assert!(matches!(verdict, Verdict::Drifts(Drift::Wall { .. })), "{verdict}");
    let two = locked.without_quest().with_quest(QUESTS[0]).unwrap();
    let verdict = as_if(two).check(&measured(&two).maze);
    assert!(matches!(verdict, Verdict::Drifts(Drift::NoGoal { .. })), "{verdict}");
}

#[test]
fn old_codes_mean_what_they_meant() {
    let fields = ["cheeses2", "keys1", "traps1", "plates2"];
    for text in fields.into_iter().flat_map(|field| [field.to_owned(), format!("~{field}-7")]) {
        let spec: Spec = format!("kruskal1-9x7-{text}").parse().unwrap();
        assert_eq!(spec.quest(), Quest::NONE, "{text} is the text of a seed");
    }
    assert!("kruskal1-9x7-cheeses2-cheeses2-7".parse::<Spec>().is_err());
    assert!("kruskal1-9x7-plates4-7".parse::<Spec>().is_err());
    assert!("kruskal1-9x7-plates1-plates2-7".parse::<Spec>().is_err());
    assert!("kruskal1-101x100-keys1-7".parse::<Spec>().is_err());
    assert!("dig1-9x7-cheeses2-7".parse::<Spec>().is_err());
}

/// The places of things are a promise: they may never change.
#[test]
fn things_lie_where_they_always_lay() {
    let told = |code: &str| {
        let measured = measured(&code.parse().unwrap());
        let stages = stages(&measured);
        let things = stages.things.iter().map(|thing| (thing.at.column, thing.at.row));
        let doors = stages.doors.iter().map(|door| (door.column, door.row));
        (things.collect::<Vec<_>>(), doors.collect::<Vec<_>>(), measured.shortest.unwrap())
    };
    assert_eq!(told("prim1-9x6-cheeses2-43"), (vec![(17, 11), (17, 1)], vec![], 21));
    assert_eq!(
        told("kruskal1-12x9-keys1-7"),
        (vec![(23, 17), (23, 5)], vec![(22, 13)], 39),
        "one door where there is one way"
    );
    assert_eq!(
        told("kruskal1-12x9-loops100-cheeses2-keys1-7"),
        (vec![(23, 17), (13, 7), (9, 17)], vec![(22, 17), (23, 16)], 27),
        "or all about the cheese"
    );
}

#[test]
fn each_stop_asks_for_what_its_region_says() {
    for stop in Stop::all() {
        let quest = stop.spec().quest();
        let idea = stop.region().idea();
        assert_eq!(quest.is_locked, idea == Some(Idea::Key), "{}", stop.code());
        assert_eq!(quest.plates > 0, idea == Some(Idea::MovingWalls), "{}", stop.code());
        assert!(quest.has_two_cheeses || idea != Some(Idea::TwoCheeses), "{}", stop.code());
    }
}
