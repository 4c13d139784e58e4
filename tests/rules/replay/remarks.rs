//! The remarks on recordings, and those without any.

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::Track;
use icetea_maze::game::replay::{Recorded, Recording, ReplayKind, Striking, Verdict};
use icetea_maze::game::tuning::{
    FASTEST_HAND_PRESSES, FASTEST_HAND_TICKS, LEAST_CHOICES_TO_REMARK, REACTION_TICKS,
};
use icetea_maze::maze::{Maze, Spec, text};

use super::common::{generators, percent, size};
use super::wanderer::{measured, name};

/// Goes this way, with this many ticks of rest before each stride.
fn gone(maze: &MeasuredMaze, runs: bool, stand_ticks: impl Fn(usize) -> u32) -> Track {
    let way: Vec<_> = maze.path_from(maze.maze.start()).collect();
    let places: Vec<_> = way.iter().step_by(maze.stride_tiles.into()).collect();
    let mut track = Track::new(maze.maze.start(), maze.stride_tiles);
    for (place, pair) in places.windows(2).enumerate() {
        let direction = pair[0].direction_towards(*pair[1]).unwrap();
        let tick = track.end_tick() + stand_ticks(place) + u32::from(place == 0);
        assert!(track.set_out(tick, direction, runs));
    }
    track
}

fn recording(spec: Spec, tracks: Vec<Track>) -> Recording {
    let ticks = tracks[0].end_tick();
    let named = tracks.into_iter().zip(["Ann", "Ben"]).map(|(track, player)| Recorded {
        name: name(player),
        coat: None,
        steps: track.strides().len() as u32,
        track,
    });
    Recording::new(ReplayKind::Run, spec, false, ticks, named.collect())
}

fn striking(spec: Spec, track: &Track, maze: &Maze) -> Vec<Striking> {
    let recording = recording(spec, vec![track.clone()]);
    assert_eq!(recording.check(maze), Verdict::Consistent);
    recording.remarks(maze).into_iter().map(|remark| remark.striking).collect()
}

/// The strides, but the first, at which there is a choice: a run ends at each of them.
fn choices(track: &Track, maze: &Maze) -> Vec<usize> {
    let strides = track.strides().iter().enumerate().skip(1);
    strides
        .filter(|(_, stride)| maze.grid().ways(stride.from) > 2)
        .map(|(place, _)| place)
        .collect()
}

fn specs() -> impl Iterator<Item = Spec> {
    let sizes = [(2, 2), (3, 11), (17, 6), (31, 20)];
    generators().into_iter().flat_map(move |generator| {
        sizes.into_iter().zip(0..).map(move |((width, height), seed)| {
            Spec::new(generator, size(width, height), seed).with_loops(percent(40))
        })
    })
}

#[test]
fn a_script_that_never_stands_is_remarked_on_and_so_is_one_that_hardly_does() {
    let mut remarked = 0;
    for spec in specs() {
        let measured = measured(spec);
        let maze = &*measured.maze;
        let script = gone(&measured, true, |_| 0);
        let choices = choices(&script, maze);
        let count = choices.len();
        let is_enough = count >= LEAST_CHOICES_TO_REMARK;
        remarked += usize::from(is_enough);
        let never_stood = is_enough.then_some(Striking::NeverStood { choices: count });
        let at_choices = |track: &Track| {
            let mut all = striking(spec, track, maze).into_iter();
            all.find(|striking| *striking != Striking::FasterThanHands)
        };
        assert_eq!(at_choices(&script), never_stood, "{spec}");
        // However long it rests elsewhere.
        let rests_elsewhere = |place| if choices.contains(&place) { 0 } else { 50 };
        assert_eq!(at_choices(&gone(&measured, true, rests_elsewhere)), never_stood, "{spec}");
        let Some(&chosen) = choices.get(count / 2) else { continue };
        for (ticks, expected) in [
            (1, is_enough.then_some(Striking::FasterThanReaction { choices: count })),
            (
                REACTION_TICKS - 1,
                is_enough.then_some(Striking::FasterThanReaction { choices: count }),
            ),
            (REACTION_TICKS, None),
        ] {
            let stands = |place| if place == chosen { ticks } else { 0 };
            assert_eq!(at_choices(&gone(&measured, true, stands)), expected, "{spec}, {ticks}");
        }
    }
    assert!(remarked > 10, "{remarked}");
}

#[test]
fn keys_that_are_pressed_faster_than_fingers_move_are_remarked_on() {
    let mut remarked = 0;
    for spec in specs() {
        let measured = measured(spec);
        for stand_ticks in 0..12 {
            let track = gone(&measured, true, |_| stand_ticks);
            let pressed: Vec<u32> = choices(&track, &measured.maze)
                .into_iter()
                .map(|place| track.strides()[place].tick)
                .collect();
            let last = FASTEST_HAND_PRESSES - 1;
            let is_too_fast = (last..pressed.len())
                .any(|place| pressed[place] - pressed[place - last] < FASTEST_HAND_TICKS);
            let is_remarked =
                striking(spec, &track, &measured.maze).contains(&Striking::FasterThanHands);
            assert_eq!(is_remarked, is_too_fast, "{spec}, {stand_ticks}");
            remarked += usize::from(is_too_fast);
        }
        let walks = gone(&measured, false, |_| 0);
        let is_remarked =
            striking(spec, &walks, &measured.maze).contains(&Striking::FasterThanHands);
        assert!(!is_remarked || measured.stride_tiles == 1, "a walk from room to room takes long");
    }
    assert!(remarked > 10, "{remarked}");
}

/// A corridor past twelve side ways, none of which a player chooses by holding one key.
#[test]
fn whoever_only_holds_a_key_down_chooses_nothing() {
    let comb = "###########################\n#S                       G#\n\
                # # # # # # # # # # # # # #\n###########################\n";
    let measured = MeasuredMaze::new(text::read(comb.as_bytes()).unwrap(), None);
    let spec = "kruskal1-3x2-1".parse().unwrap();
    assert_eq!(striking(spec, &gone(&measured, false, |_| 0), &measured.maze), []);
    assert_ne!(striking(spec, &gone(&measured, true, |_| 0), &measured.maze), []);
}

#[test]
fn only_what_a_player_has_steered_is_remarked_on_and_by_name() {
    let measured = measured("kruskal1-31x20-loops40-5".parse().unwrap());
    let spec = measured.spec.unwrap();
    let script = gone(&measured, true, |_| 0);
    let human = gone(&measured, false, |place| 20 * u32::from(place % 3 == 0));
    let computer = gone(&measured, true, |_| 0).at_pace(4);
    let names = |tracks: Vec<Track>| -> Vec<String> {
        let remarks = recording(spec, tracks).remarks(&measured.maze);
        remarks.into_iter().map(|remark| remark.name).collect()
    };
    assert!(names(vec![script.clone(), human.clone()]).iter().all(|name| name == "Ann"));
    let of_second = names(vec![human.clone(), script.clone()]);
    assert!(!of_second.is_empty() && of_second.iter().all(|name| name == "Ben"));
    assert_eq!(names(vec![human, computer]), [""; 0]);
    let Recording { kind, ticks, players, .. } = recording(spec, vec![script]);
    assert_eq!(Recording::new(kind, spec, true, ticks, players).remarks(&measured.maze), []);
}

#[test]
fn a_remark_is_a_sentence() {
    let measured = measured("kruskal1-31x20-loops40-5".parse().unwrap());
    let remarks = recording(measured.spec.unwrap(), vec![gone(&measured, true, |_| 0)]);
    let told: Vec<_> = remarks.remarks(&measured.maze).iter().map(ToString::to_string).collect();
    let choices = choices(&gone(&measured, true, |_| 0), &measured.maze).len();
    let first = format!("Ann never stood at a junction, choosing {choices} times");
    assert_eq!(told[0], first);
}
