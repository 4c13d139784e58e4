//! A ghost goes its own way beside a run, and says how far ahead the run is.

use icetea_maze::game::ghost::Ghost;
use icetea_maze::game::replay::Recording;
use icetea_maze::game::run::Run;

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
