//! What tests of rules have in common: mazes by their codes, what is seen in them, and walks.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::replay::{Drift, PlayerName, Recording, Verdict};
use icetea_maze::game::rules::{Puzzle, RuleMark, RulesState};
use icetea_maze::game::saved_run::SavedRun;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{
    Build, Direction, Generator, Maze, Percent, Quest, Size, Solver, Spec, Tile,
};
use proptest::prelude::*;

/// A quest by the names and counts of its fields.
pub fn quest(fields: &[(&str, u8)]) -> Quest {
    let with = |quest: Quest, &(name, count): &(&str, u8)| quest.with(name, count).unwrap();
    fields.iter().fold(Quest::NONE, with)
}

/// Any quest whose fields have counts in these ranges; none of a field if it cannot have that count.
pub fn any_quest(fields: &'static [(&str, RangeInclusive<u8>)]) -> impl Strategy<Value = Quest> {
    let counts: Vec<_> = fields.iter().map(|(_, counts)| counts.clone()).collect();
    counts.prop_map(|counts| {
        let with = |quest: Quest, (&(name, _), count): (&(&str, _), u8)| {
            quest.with(name, count).unwrap_or(quest)
        };
        fields.iter().zip(counts).fold(Quest::NONE, with)
    })
}

/// The most other rules that stand beside one, and what they may be.
const MOST_OTHERS: usize = 8;
const OTHERS: [(&str, RangeInclusive<u8>); 14] = [
    ("cheeses", 0..=4),
    ("keys", 0..=1),
    ("plates", 0..=2),
    ("flaps", 0..=2),
    ("teapots", 0..=1),
    ("ice", 0..=1),
    ("melting", 0..=1),
    ("string", 0..=3),
    ("gnaw", 0..=1),
    ("pour", 0..=5),
    ("twins", 0..=1),
    ("mirror", 0..=1),
    ("thread", 0..=2),
    ("cat", 0..=1),
];

/// Any quest with one of these counts of a field, and other fields.
pub fn among_others(
    field: &'static str,
    counts: RangeInclusive<u8>,
) -> impl Strategy<Value = Quest> {
    let others = OTHERS.map(|(name, counts)| counts.prop_map(move |count| (name, count)));
    let others = prop::sample::subsequence(others.to_vec(), 0..=MOST_OTHERS);
    let others = others.prop_flat_map(|others| others);
    (counts, others).prop_map(move |(count, others)| {
        let with = |quest: Quest, (name, count)| quest.with(name, count).unwrap_or(quest);
        let beside = others.into_iter().filter(|(name, _)| *name != field);
        beside.chain([(field, count)]).fold(Quest::NONE, with)
    })
}

/// Any maze of up to so many rooms a side with one of these quests.
pub fn any_spec(quests: impl Strategy<Value = Quest>, sides: u16) -> impl Strategy<Value = Spec> {
    let rooms = Generator::ALL.into_iter().filter(|one| one.is_of_rooms()).collect::<Vec<_>>();
    let generator = prop::sample::select(rooms);
    (generator, quests, 2..sides, 2..sides, 0_u8..=100, any::<u64>()).prop_map(
        |(generator, quest, width, height, loops, seed)| {
            let spec = Spec::new(generator, Size::new(width, height).unwrap(), seed)
                .with_loops(Percent::new(loops).unwrap());
            // A field may allow fewer rooms.
            quest.fields().fold(spec, |spec, (field, count)| {
                let quest = spec.quest().with(field.name, count);
                quest.and_then(|quest| spec.with_quest(quest).ok()).unwrap_or(spec)
            })
        },
    )
}

pub fn measured(spec: &Spec) -> Arc<MeasuredMaze> {
    Arc::new(MeasuredMaze::new(Build::new(spec).finish(), Some(*spec)))
}

pub fn puzzle(measured: &MeasuredMaze) -> &Puzzle {
    measured.rules.puzzle.as_ref().expect("it has rules with a state")
}

/// What is seen in a state of the rules.
pub struct Seen {
    pub cheeses: Vec<Tile>,
    pub keys: Vec<Tile>,
    pub doors: Vec<Tile>,
    /// The plates, each with its place and whether it was stepped on.
    pub plates: Vec<(Tile, bool)>,
    /// The walls that move: their first and last places, and whether they have moved.
    pub walls: Vec<([Tile; 2], bool)>,
}

impl Seen {
    pub fn at_first(puzzle: &Puzzle) -> Self {
        Self::of(puzzle, puzzle.begin())
    }

    pub fn of(puzzle: &Puzzle, state: RulesState) -> Self {
        let (cheeses, keys, doors) = (Vec::new(), Vec::new(), Vec::new());
        let mut seen = Self { cheeses, keys, doors, plates: Vec::new(), walls: Vec::new() };
        for mark in puzzle.marks(state, state) {
            match mark {
                RuleMark::Cheese(at) => seen.cheeses.push(at),
                RuleMark::Key(at) => seen.keys.push(at),
                RuleMark::Door(at) => seen.doors.push(at),
                RuleMark::Plate { at, is_down, .. } => seen.plates.push((at, is_down)),
                RuleMark::Flap { .. }
                | RuleMark::OpenDoor { .. }
                | RuleMark::Ice { .. }
                | RuleMark::Teapot { .. }
                | RuleMark::Melting { .. }
                | RuleMark::ColouredKey { .. }
                | RuleMark::ColouredDoor { .. }
                | RuleMark::TwinCheese(_)
                | RuleMark::Twin { .. }
                | RuleMark::Cat { .. }
                | RuleMark::CatTrail(_)
                | RuleMark::Set { .. }
                | RuleMark::Bitten { .. }
                | RuleMark::Melted { .. }
                | RuleMark::SetSize { .. }
                | RuleMark::Ball { .. }
                | RuleMark::Thread(_)
                | RuleMark::Bead { .. }
                | RuleMark::Dome { .. } => {}
                RuleMark::Wall { from, to, has_moved, .. } => {
                    seen.walls.push(([from, to], has_moved));
                }
            }
        }
        seen
    }

    /// The rooms with things that are not taken.
    pub fn things(&self) -> Vec<Tile> {
        let up = self.plates.iter().filter(|(_, is_down)| !is_down).map(|(at, _)| at);
        self.cheeses.iter().chain(&self.keys).chain(up).copied().collect()
    }
}

/// Each room in each state that can be come to.
pub fn all_nodes(puzzle: &Puzzle) -> Vec<(Tile, RulesState)> {
    let mut nodes = vec![(puzzle.start(), puzzle.begin())];
    let mut seen = BTreeSet::from([nodes[0]]);
    let mut looked_at = 0;
    while let Some(&(room, state)) = nodes.get(looked_at) {
        for stride in puzzle.strides(room, state) {
            let next = (stride.to, puzzle.after(state, stride));
            if seen.insert(next) {
                nodes.push(next);
            }
        }
        looked_at += 1;
    }
    nodes
}

/// The number of strides from a maze's start to where nothing is left to do, by a flood over all
/// places of the mouse and all sets of tiles that stand for a state; `next` gives the set after a
/// stride to a room, if nothing bars it.
pub fn fewest_strides(
    start: Tile,
    is_done: impl Fn(Tile, &BTreeSet<Tile>) -> bool,
    next: impl Fn(Tile, Direction, BTreeSet<Tile>) -> Option<BTreeSet<Tile>>,
) -> Option<u32> {
    let mut wave = vec![(start, BTreeSet::new())];
    let mut seen: BTreeSet<(Tile, BTreeSet<Tile>)> = wave.iter().cloned().collect();
    for strides in 0.. {
        if wave.is_empty() || wave.iter().any(|(place, set)| is_done(*place, set)) {
            return (!wave.is_empty()).then_some(strides);
        }
        let before = std::mem::take(&mut wave);
        for (place, set) in before {
            for way in Direction::ALL {
                let node = next(place, way, set.clone()).map(|set| (place.go(way, 2), set));
                wave.extend(node.filter(|node| seen.insert(node.clone())));
            }
        }
    }
    None
}

/// The number of strides from the start to where all cheeses are eaten, with nothing else to do; `go`
/// gives where a mouse ends that goes in a direction, and after how many strides.
pub fn fewest_strides_going(
    maze: &Maze,
    go: impl Fn(Tile, Direction) -> Option<(Tile, u32)>,
) -> Option<u32> {
    let mut border = BTreeSet::from([(0, maze.start(), BTreeSet::new())]);
    let mut seen = BTreeSet::new();
    while let Some((strides, place, eaten)) = border.pop_first() {
        if eaten.len() == maze.goals().len() {
            return Some(strides);
        }
        if seen.insert((place, eaten.clone())) {
            for (to, more) in Direction::ALL.into_iter().filter_map(|way| go(place, way)) {
                let mut eaten = eaten.clone();
                eaten.extend(maze.is_goal(to).then_some(to));
                border.insert((strides + more, to, eaten));
            }
        }
    }
    None
}

/// Walks to a room next to the mouse.
pub fn walk(race: &mut Race, to: Tile) -> Vec<RaceEvent> {
    let way = race.runner(0).place().direction_towards(to);
    let mut events =
        race.tick(&[Steering { held: way, pressed: way, insists: true, ..Steering::default() }]);
    while race.runner(0).is_walking() {
        events.extend(race.tick(&[Steering::default()]));
    }
    events
}

pub fn walk_along(race: &mut Race, path: &[Tile]) {
    for &place in path {
        walk(race, place);
        assert_eq!(race.runner(0).place(), place);
    }
}

/// The rooms of a shortest way from where the mouse is to the end.
pub fn rest_of_way(race: &Race) -> Vec<Tile> {
    let puzzle = race.puzzle().expect("it has rules with a state");
    puzzle.path(race.runner(0).place(), race.state).skip(1).collect()
}

pub fn recording(race: &Race) -> Recording {
    Recording::of_run(race, PlayerName::near("Ann").unwrap()).expect("all of it is known")
}

/// Walks a shortest way to the end, unless the race is over.
pub fn finished(race: &mut Race) -> Recording {
    while !race.is_over() {
        let way = rest_of_way(race);
        walk(race, way[0]);
    }
    recording(race)
}

/// Asserts that a recording which was read plays as the race went.
pub fn assert_plays_as(read: &Recording, race: &Race) {
    let track = &read.players[0].track;
    let places = || track.places_by(u32::MAX);
    assert!(places().eq(race.runner(0).trail.iter().copied()));
    let puzzle = race.puzzle().expect("it has rules with a state");
    assert_eq!(puzzle.states_along(places()).last(), Some(race.state));
    assert_eq!(u64::from(track.end_tick()), race.ticks);
}

/// Asserts that after a random walk a race is resumed as it was, stranded or not, and that its recording
/// is believed and plays as the race went, from a file and as a challenge.
pub fn assert_recording_tells_all(spec: &Spec, strides: u32, seed: u64) {
    let measured = measured(spec);
    if measured.rules.puzzle.is_none() {
        return;
    }
    assert!(measured.shortest.is_some(), "{spec}");
    let mut race = Race::alone(Arc::clone(&measured));
    wander(&mut race, strides, &mut Dice::new(seed));
    let resumed = SavedRun::of(&race).resume(Arc::clone(&measured)).expect("it is of this maze");
    assert_eq!(resumed.runner(0).trail, race.runner(0).trail);
    assert_eq!((resumed.state, resumed.is_stranded()), (race.state, race.is_stranded()));
    assert_eq!(resumed.runner(0).track(), race.runner(0).track());
    if race.is_stranded() {
        race = Race::alone(Arc::clone(&measured));
    }
    let recording = finished(&mut race);
    assert_eq!(recording.check(&measured.maze), Verdict::Consistent, "{spec}");
    assert_plays_as(&Recording::read(&recording.write()).unwrap(), &race);
    let challenge = recording.challenge().expect("it is short");
    assert_plays_as(&Recording::read_challenge(&challenge).unwrap(), &race);
}

/// Asserts that who goes the shortest way as if there were no rules is not believed: a wall is in it.
pub fn assert_rules_are_checked(code: &str) {
    let verdict = verdict_without_rules(code);
    assert!(matches!(verdict, Verdict::Drifts(Drift::Wall { .. })), "{verdict}");
}

/// What is told of the shortest way that there would be without rules.
pub fn verdict_without_rules(code: &str) -> Verdict {
    let spec: Spec = code.parse().unwrap();
    let plain = measured(&spec.without_quest());
    let mut race = Race::alone(Arc::clone(&plain));
    for place in plain.path_from(plain.maze.start()).step_by(2).skip(1) {
        walk(&mut race, place);
    }
    let Recording { kind, helped, ticks, players, .. } = recording(&race);
    Recording::new(kind, spec, helped, ticks, players).check(&plain.maze)
}

/// Asserts that auto-solve walks to the end within so many ticks and is believed, with every solver,
/// from the start and after this many strides.
pub fn assert_solvers_finish(code: &str, strides: u32, ticks: u32) {
    let measured = measured(&code.parse().unwrap());
    for solver in Solver::ALL {
        for strides in [0, strides] {
            let mut race = Race::alone(Arc::clone(&measured));
            wander(&mut race, strides, &mut Dice::new(3));
            race.toggle_solving(solver);
            for _ in 0..ticks {
                race.tick(&[Steering::default()]);
            }
            assert!(race.is_over(), "{solver:?} does not do {code}");
            assert_eq!(recording(&race).check(&measured.maze), Verdict::Consistent);
        }
    }
}

/// A random walk of this many strides, as far as the rules permit.
pub fn wander(race: &mut Race, strides: u32, dice: &mut Dice) {
    for _ in 0..strides {
        let (place, puzzle) = (race.runner(0).place(), race.puzzle().expect("it has rules"));
        let ways: Vec<_> = puzzle.ways(place, race.state).iter().collect();
        if race.is_over() || ways.is_empty() {
            return;
        }
        walk(race, place.go(ways[dice.below(ways.len() as u32) as usize], 2));
    }
}
