//! A ghost goes its own way beside a run, and shows how far ahead the run is.

use std::sync::Arc;

use icetea_maze::game::ghost::Ghost;
use icetea_maze::game::race::Race;
use icetea_maze::game::replay::Recording;
use icetea_maze::game::walker::Steering;

use super::common::is_near;
use super::wanderer::{Wanderer, finished, measured_of, name};

#[test]
fn a_ghost_of_the_very_run_is_never_ahead_nor_behind() {
    let measured = measured_of("prim1-7x5-3");
    let recording = Recording::of_run(&finished(measured.clone(), 4), name("Ann")).unwrap();
    let ghost = Ghost::of_challenge(&recording).unwrap();
    assert_eq!(ghost.challenger(), Some(&name("Ann")));
    assert_eq!(
        (ghost.spec(), ghost.milliseconds),
        (recording.course.spec(), recording.milliseconds())
    );
    assert_eq!(Ghost::of_best(&recording).unwrap().challenger(), None);
    let mut run = Race::alone(measured);
    let mut wanderer = Wanderer::new(4);
    let mut known = vec![run.runner(0).place()];
    while !run.is_over() {
        let shown = if run.has_begun() { run.runner(0).pose(0.5).at } else { (1.0, 1.0) };
        assert!(is_near(shown, ghost.pose(&run, 0.5).at));
        let steering = wanderer.steer(&run);
        run.tick(&[steering]);
        if !known.contains(&run.runner(0).place()) {
            known.push(run.runner(0).place());
            assert_eq!(ghost.lead_ticks(&run, run.runner(0).place()), Some(0));
        }
    }
}

#[test]
fn who_rests_falls_behind_from_tick_to_tick_and_who_keeps_up_does_not() {
    let measured = measured_of("prim1-7x5-3");
    let recording = Recording::of_run(&finished(measured.clone(), 4), name("Ann")).unwrap();
    let ghost = Ghost::of_challenge(&recording).unwrap();
    let mut run = Race::alone(measured);
    let mut wanderer = Wanderer::new(4);
    let mut place = run.runner(0).place();
    while !run.is_over() {
        let steering = wanderer.steer(&run);
        run.tick(&[steering]);
        if run.runner(0).place() != place {
            place = run.runner(0).place();
        } else if let Some(most) = ghost.lead_at_most(&run, place) {
            assert!(most >= 0, "it stands there as long as the ghost did");
        }
    }
    let mut late = Race::alone(Arc::clone(run.measured()));
    let first = recording.players[0].track.strides()[0].direction;
    while late.runner(0).trail.len() < 2 {
        late.tick(&[Steering { held: Some(first), ..Steering::default() }]);
    }
    while late.runner(0).is_walking() {
        late.tick(&[Steering::default()]);
    }
    let mut before = None;
    for _ in 0..5_000 {
        late.tick(&[Steering::default()]);
        let most = ghost.lead_at_most(&late, late.runner(0).place()).unwrap();
        assert!(before.is_none_or(|before| most == before - 1));
        before = Some(most);
    }
    assert!(before < Some(0));
}

#[test]
fn who_comes_later_is_behind_and_who_comes_elsewhere_is_neither() {
    let measured = measured_of("prim1-7x5-3");
    let recording = Recording::of_run(&finished(measured.clone(), 4), name("Ann")).unwrap();
    let ghost = Ghost::of_challenge(&recording).unwrap();
    let run = finished(measured, 5);
    let lead = i64::from(recording.ticks) - i64::try_from(run.ticks).unwrap();
    assert!(lead != 0);
    assert_eq!(ghost.lead_ticks(&run, run.runner(0).place()), Some(lead));
    assert_eq!(ghost.lead_ticks(&run, icetea_maze::maze::Tile::new(0, 0)), None);
}
