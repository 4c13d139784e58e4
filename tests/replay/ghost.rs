//! A ghost goes its own way beside a run, and says how far ahead the run is.

use std::sync::Arc;

use icetea_maze::game::ghost::Ghost;
use icetea_maze::game::replay::Recording;
use icetea_maze::game::run::Run;
use icetea_maze::game::walker::Steering;

use super::wanderer::{Wanderer, course_of, finished, name};

#[test]
fn a_ghost_of_the_very_run_is_never_ahead_nor_behind() {
    let course = course_of("prim1-7x5-3");
    let recording = Recording::of_run(&finished(course.clone(), 4), name("Ann")).unwrap();
    let ghost = Ghost::of_challenge(&recording).unwrap();
    assert_eq!(ghost.challenger(), Some(&name("Ann")));
    assert_eq!((ghost.spec(), ghost.milliseconds()), (recording.spec, recording.milliseconds()));
    assert_eq!(Ghost::of_best(&recording).unwrap().challenger(), None);
    let mut run = Run::new(course);
    let mut wanderer = Wanderer::new(4);
    let mut known = vec![run.place()];
    while !run.is_finished() {
        assert_eq!(
            ghost.pose(&run, 0.5).at,
            if run.has_begun() { run.pose(0.5).at } else { (1.0, 1.0) }
        );
        let steering = wanderer.steer(&run);
        run.tick(steering);
        if !known.contains(&run.place()) {
            known.push(run.place());
            assert_eq!(ghost.lead_ticks(&run, run.place()), Some(0));
        }
    }
}

#[test]
fn who_rests_falls_behind_from_tick_to_tick_and_who_keeps_up_does_not() {
    let course = course_of("prim1-7x5-3");
    let recording = Recording::of_run(&finished(course.clone(), 4), name("Ann")).unwrap();
    let ghost = Ghost::of_challenge(&recording).unwrap();
    let mut run = Run::new(course);
    let mut wanderer = Wanderer::new(4);
    let mut place = run.place();
    while !run.is_finished() {
        let steering = wanderer.steer(&run);
        run.tick(steering);
        if run.place() != place {
            place = run.place();
        } else if let Some(most) = ghost.lead_at_most(&run, place) {
            assert!(most >= 0, "it stands there as long as the ghost did");
        }
    }
    let mut late = Run::new(Arc::clone(run.course()));
    let first = recording.players[0].track.strides()[0].direction;
    while late.trail().len() < 2 {
        late.tick(Steering { held: Some(first), ..Steering::default() });
    }
    while late.is_walking() {
        late.tick(Steering::default());
    }
    let mut before = None;
    for _ in 0..5_000 {
        late.tick(Steering::default());
        let most = ghost.lead_at_most(&late, late.place()).unwrap();
        assert!(before.is_none_or(|before| most == before - 1));
        before = Some(most);
    }
    assert!(before < Some(0));
}

#[test]
fn who_comes_later_is_behind_and_who_comes_elsewhere_is_neither() {
    let course = course_of("prim1-7x5-3");
    let recording = Recording::of_run(&finished(course.clone(), 4), name("Ann")).unwrap();
    let ghost = Ghost::of_challenge(&recording).unwrap();
    let run = finished(course, 5);
    let lead = i64::from(recording.ticks) - i64::try_from(run.ticks()).unwrap();
    assert!(lead != 0);
    assert_eq!(ghost.lead_ticks(&run, run.place()), Some(lead));
    assert_eq!(ghost.lead_ticks(&run, icetea_maze::maze::Tile::new(0, 0)), None);
}
