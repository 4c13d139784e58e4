//! Quests: two cheeses that both have to be eaten, and a door whose key has to be found. In every
//! maze there is a way, and the recording proves what counts.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::ghost::Ghost;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::replay::{Drift, Recording, Verdict};
use icetea_maze::game::rules::{Feel, Puzzle, RuleEvent};
use icetea_maze::game::saved_run::SavedRun;
use icetea_maze::game::settings::{LiveSettings, Settings};
use icetea_maze::game::walker::Steering;
use icetea_maze::game::wrong_turns::wrong_turns;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Maze, Quest, Solver, Spec, SpecError, Tile};
use icetea_maze::screens::play::Play;
use proptest::prelude::*;

use crate::puzzles::{
    self, Seen, measured, puzzle, recording, rest_of_way, walk, walk_along, wander,
};

const QUESTS: [&[(&str, u8)]; 7] = [
    &[("cheeses", 2)],
    &[("keys", 1)],
    &[("cheeses", 2), ("keys", 1)],
    &[("plates", 1)],
    &[("plates", 3)],
    &[("plates", 2), ("keys", 1)],
    &[("cheeses", 2), ("keys", 1), ("plates", 3)],
];

fn any_spec() -> impl Strategy<Value = Spec> {
    let quests: Vec<Quest> = QUESTS.into_iter().map(puzzles::quest).collect();
    puzzles::any_spec(prop::sample::select(quests), 14)
}

/// The number of strides to the end, computed from what is seen alone; a set has the things that
/// were taken.
fn fewest_strides(maze: &Maze, puzzle: &Puzzle) -> Option<u32> {
    let Seen { cheeses, keys, doors, plates, walls } = Seen::at_first(puzzle);
    let things: Vec<Tile> = Seen::at_first(puzzle).things();
    puzzles::fewest_strides(
        maze.start(),
        |_, taken| cheeses.iter().all(|one| taken.contains(one)),
        |place, way, mut taken| {
            let (between, to) = (place.step(way), place.go(way, 2));
            let mut is_open = maze.grid().is_open(between);
            for ((plate, _), ([from, to], _)) in plates.iter().zip(&walls) {
                if taken.contains(plate) && [from, to].contains(&&between) {
                    is_open = between == *from;
                }
            }
            let is_locked = doors.contains(&between) && !taken.contains(&keys[0]);
            taken.extend(Some(to).filter(|to| things.contains(to)));
            (is_open && !is_locked).then_some(taken)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn every_quest_can_be_done_and_the_shortest_way_is_the_shortest(spec in any_spec()) {
        let (plain, measured) = (Build::new(&spec).finish(), measured(&spec));
        let fewest = fewest_strides(&plain, puzzle(&measured));
        prop_assert!(fewest.is_some(), "{spec} cannot be done");
        prop_assert_eq!(measured.shortest, fewest, "{}", spec);
        let seen = Seen::at_first(puzzle(&measured));
        let things: BTreeSet<Tile> = seen.things().into_iter().collect();
        prop_assert_eq!(things.len(), seen.things().len(), "{} lays two things at one place", spec);
        prop_assert!(!things.contains(&plain.start()));
        let count = |field| usize::from(spec.quest().count(field));
        prop_assert_eq!(seen.keys.len(), count("keys"));
        prop_assert_eq!(seen.doors.is_empty(), count("keys") == 0);
        prop_assert_eq!(seen.cheeses.len(), count("cheeses").max(1));
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
        prop_assert_eq!(again.state, race.state);
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
    let Seen { keys, doors, .. } = Seen::at_first(puzzle(&measured));
    let (door, key) = (doors[0], keys[0]);
    assert!(measured.maze.grid().is_open(door));
    let mut race = Race::alone(Arc::clone(&measured));
    let mut found = Vec::new();
    for place in rest_of_way(&race) {
        assert_eq!(race.grid().is_open(door), race.runner(0).has_been_at(key));
        let events = walk(&mut race, place);
        found.extend(events.into_iter().filter(|event| matches!(event, RaceEvent::Rule { .. })));
    }
    let event = RuleEvent { name: "key", feel: Feel::Found };
    assert_eq!(found, [RaceEvent::Rule { runner: 0, tile: key, event }]);
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
    let two = locked.without_quest().with_quest(puzzles::quest(QUESTS[0])).unwrap();
    let verdict = as_if(two).check(&measured(&two).maze);
    assert!(matches!(verdict, Verdict::Drifts(Drift::NoGoal { .. })), "{verdict}");
}

#[test]
fn old_codes_mean_what_they_meant() {
    let fields = ["cheeses2", "keys1", "traps1", "plates2"];
    for field in fields {
        for text in [format!("~{field}"), format!("~{field}-7")] {
            let spec: Spec = format!("kruskal1-9x7-{text}").parse().unwrap();
            assert_eq!(spec.quest(), Quest::NONE, "{text} is the text of a seed");
        }
        let forgotten = format!("kruskal1-9x7-{field}").parse::<Spec>();
        assert_eq!(forgotten, Err(SpecError::Missing("seed")), "and no other maze");
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
        let seen = Seen::at_first(puzzle(&measured));
        let places =
            |tiles: &[Tile]| tiles.iter().map(|at| (at.column, at.row)).collect::<Vec<_>>();
        (places(&seen.things()), places(&seen.doors), measured.shortest.unwrap())
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
