//! A* with each of its estimates.

use icetea_maze::maze::{Build, Heuristic, Solver};

use super::common::all_specs;
use super::solved;

#[test]
fn a_star_enters_no_more_than_breadth_first() {
    for spec in all_specs().into_iter().filter(|spec| spec.size().rooms() < 2000) {
        let maze = Build::new(&spec).finish();
        let entered = |solver| solved(solver, &maze).0.counts.entered;
        assert!(
            entered(Solver::AStar(Heuristic::Manhattan)) <= entered(Solver::BreadthFirst),
            "{spec}"
        );
    }
}

/// An overestimate may miss the shortest path, but not by more than its own factor.
#[test]
fn a_doubled_estimate_makes_a_path_at_most_twice_as_long() {
    let (mut longer, mut fewer) = (0, 0);
    for spec in all_specs().into_iter().filter(|spec| spec.size().rooms() < 2000) {
        let maze = Build::new(&spec).finish();
        let of = |heuristic| {
            let (solve, path) = solved(Solver::AStar(heuristic), &maze);
            (path.unwrap().len() - 1, solve.counts.entered)
        };
        let [(shortest, plain), (zero, all), (steps, entered)] = Heuristic::ALL.map(of);
        assert!(zero == shortest && plain <= all, "{spec}");
        assert!((shortest..=2 * shortest).contains(&steps), "{spec}: {steps} for {shortest}");
        longer += usize::from(steps > shortest);
        fewer += usize::from(entered < plain);
    }
    assert!(longer > 0 && fewer > 0, "{longer} {fewer}");
}
