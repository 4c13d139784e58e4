//! A turn between two moves is drawn as a curve, and the mouse still goes where it went.

use std::sync::Arc;

use icetea_maze::guest::{
    GoalPlace, MouseBody, MouseEvent, MousePlace, MouseStage, Performer, RunLog, RunMoment,
};
use icetea_maze::maze::random::Dice;

use super::micromouse::{command, hear, host, maze_of};

/// How finely a step is looked at.
const PARTS: u64 = 8;

fn walk(steps: u64, mut next: impl FnMut() -> String) -> RunLog<MouseStage> {
    let maze = maze_of("kruskal1-6x5-loops60-4", GoalPlace::Middle);
    let mut host = host(&maze);
    let mut log = RunLog::new(MouseStage::new(Arc::clone(&maze)));
    while log.steps() < steps {
        hear(&mut host, &next());
        host.news().drain(..).for_each(|news| log.take(news));
    }
    log
}

/// Where the mouse was before each step, and all that is drawn of it.
fn drawn(log: &RunLog<MouseStage>, has_curves: bool) -> Vec<(MouseBody, MousePlace)> {
    let mut moment = RunMoment::first(log);
    let mut all = Vec::new();
    for step in 0..log.steps() {
        moment.seek(log, step);
        let body = moment.stage.body;
        for part in 0..PARTS {
            let share = part as f32 / PARTS as f32;
            all.push((body, MousePlace::new(log, (body, step), share, has_curves)));
        }
    }
    all
}

fn distance([x, y]: [f32; 2], [other_x, other_y]: [f32; 2]) -> f32 {
    (x - other_x).hypot(y - other_y)
}

#[test]
fn a_mouse_never_jumps_nor_leaves_its_way_by_half_a_room() {
    let mut dice = Dice::new(5);
    let log = walk(6_000, || command(&mut dice, false));
    let (curved, straight) = (drawn(&log, true), drawn(&log, false));
    let mut curves = 0;
    for (place, pair) in curved.windows(2).enumerate() {
        let step = place as u64 / PARTS;
        if !matches!(log.next_step(step), Some(MouseEvent::IsReset)) {
            let gone = distance(pair[0].1.at, pair[1].1.at);
            // A diagonal half step is longer than a straight one.
            assert!(gone <= 2.9 / PARTS as f32, "{gone} in a part of step {step}");
        }
        let off = distance(curved[place].1.at, straight[place].1.at);
        assert!(off < 1.0, "{off} off its way in step {step}");
        assert_eq!(curved[place].1.heading, straight[place].1.heading);
        curves += u32::from(off > 0.0);
    }
    assert!(curves > 200, "only {curves} parts of steps are curves");
}

#[test]
fn a_corner_is_a_curve_and_all_else_is_as_it_was() {
    // In the maze of this walk, the way from the start is up, and then to the right.
    for (turn, is_curve) in [
        (&["turnRight"][..], true),
        (&["turnRight", "turnLeft", "turnRight"], false),
        (&["turnRight", "moveForwardHalf 0", "turnRight45", "turnLeft45"], false),
    ] {
        let mut lines = ["moveForward"].iter().chain(turn).chain(&["moveForward"]);
        let log = walk(turn.len() as u64 + 2, || lines.next().unwrap().to_string());
        let bent = drawn(&log, true)
            .into_iter()
            .zip(drawn(&log, false))
            .filter(|(curved, straight)| distance(curved.1.at, straight.1.at) > 0.0)
            .count();
        // The curve begins and ends on the way.
        let expected = if is_curve { 2 * PARTS as usize - 1 } else { 0 };
        assert_eq!(bent, expected, "{turn:?}");
        assert!(drawn(&log, false).iter().all(|(body, place)| {
            let [x, y] = place.at.map(f32::fract);
            (x == 0.0 || y == 0.0) && distance(place.at, body.at.map(|at| at as f32)) < 2.0
        }));
    }
}
