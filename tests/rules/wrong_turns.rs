//! The costs of wrong turns: all strides beyond a shortest path, and not one more.

use crate::{common, wanderer};

use std::sync::Arc;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::Race;
use icetea_maze::game::tuning::{RUN_TICKS_PER_TILE, WALK_TICKS_PER_TILE, WRONG_TURN_REST_TICKS};
use icetea_maze::game::walker::Steering;
use icetea_maze::game::wrong_turns::{WrongTurn, best_way_along, wrong_turns};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::text::read;
use icetea_maze::maze::{Direction, Solver, Spec, Tile};

use wanderer::{Wanderer, measured};

fn wandered(spec: Spec, seed: u64) -> Race {
    let mut run = Race::alone(measured(spec));
    Wanderer::new(seed).finish(&mut run);
    run
}

#[test]
fn wrong_turns_cost_what_a_run_walked_beyond_a_shortest_way() {
    let small = |spec: &Spec| spec.size().rooms() <= 60;
    for (number, spec) in common::all_specs().into_iter().filter(small).enumerate() {
        let run = wandered(spec, number as u64);
        let summary = run.summary(0);
        let wrong_turns = wrong_turns(&run);
        let cost: u32 = wrong_turns.iter().map(|wrong_turn| wrong_turn.strides).sum();
        assert_eq!(cost, summary.steps - summary.shortest, "{spec}");
        assert!(
            wrong_turns.is_sorted_by(|dearer, cheaper| dearer.strides >= cheaper.strides),
            "{spec}"
        );
        let time: u64 =
            wrong_turns.iter().filter_map(|wrong_turn| wrong_turn.ticks).map(u64::from).sum();
        assert!(time <= run.ticks, "{spec}");
        let pace = RUN_TICKS_PER_TILE * u32::from(run.measured().stride_tiles);
        for wrong_turn in &wrong_turns {
            assert!(run.runner(0).trail.contains(&wrong_turn.at), "{spec}");
            assert!(wrong_turn.ticks >= Some(wrong_turn.strides * pace), "{spec}: {wrong_turn:?}");
        }
    }
}

#[test]
fn who_goes_straight_to_the_cheese_regrets_nothing() {
    for (number, spec) in common::all_specs().into_iter().take(40).enumerate() {
        let mut run = Race::alone(measured(spec));
        run.toggle_solving(Solver::DepthFirst);
        run.steer_solving(&icetea_maze::game::input::Action::Skip);
        let mut ticks = 0;
        while !run.is_over() && ticks < 1_000_000 {
            run.tick(&[Steering::default()]);
            ticks += 1;
        }
        let summary = run.summary(0);
        if summary.steps == summary.shortest {
            assert_eq!(wrong_turns(&run), [], "{number}: {spec}");
        } else {
            assert_ne!(wrong_turns(&run), [], "{number}: {spec}");
        }
    }
}

/// A walk by a shortest way, each stride drawn from all that lead nearer, but for one stride aside and
/// back before this one.
fn strayed(spec: Spec, aside: usize, dice: &mut Dice) -> Race {
    let mut run = Race::alone(measured(spec));
    let measured = Arc::clone(run.measured());
    let far = common::distances(measured.maze.grid(), measured.maze.goal());
    let mut strides = 0;
    while !run.is_over() {
        let here = *run.runner(0).trail.last().expect("it is somewhere");
        let ways: Vec<Direction> = run.ways(here).iter().collect();
        let steps_beside = |way: Direction| {
            let beside = here.go(way, measured.stride_tiles);
            match &measured.rules.puzzle {
                Some(puzzle) => {
                    puzzle.steps(beside, puzzle.after_going(run.state, here, beside)).unwrap()
                }
                None => far[usize::from(beside.row)][usize::from(beside.column)].unwrap(),
            }
        };
        let least = ways.iter().map(|&way| steps_beside(way)).min();
        let leads_nearer = |way: &Direction| Some(steps_beside(*way)) == least;
        let (nearer, farther): (Vec<Direction>, Vec<Direction>) =
            ways.iter().copied().partition(leads_nearer);
        let strays = strides == aside && !farther.is_empty();
        let from = if strays { farther } else { nearer };
        let way = from[dice.below(from.len() as u32) as usize];
        for way in [Some(way), strays.then_some(way.opposite())].into_iter().flatten() {
            let before = run.runner(0).trail.len();
            let has_arrived = |run: &Race| {
                run.is_over() || run.runner(0).trail.len() > before && !run.runner(0).is_walking()
            };
            while !has_arrived(&run) {
                assert!(run.ticks < 10_000, "{spec}: there is a wall");
                let held = (!run.runner(0).is_walking()).then_some(way);
                run.tick(&[Steering { held, ..Steering::default() }]);
            }
        }
        strides += 1;
    }
    run
}

#[test]
fn the_best_way_goes_along_with_a_run_wherever_that_is_as_short() {
    let mut strayed_runs = 0;
    for kind in [
        "kruskal1-7x5",
        "prim1-6x4-loops60",
        "kruskal1-6x5-loops80",
        "kruskal1-5x5-loops60-cheeses3",
        "kruskal1-6x5-loops40-keys1",
        "kruskal1-4x4-loops60-thread2",
        "dig1-7x5",
    ] {
        for seed in 1..=12 {
            let spec: Spec = format!("{kind}-{seed}").parse().unwrap();
            let mut dice = Dice::new(seed);
            let aside = dice.below(6) as usize;
            let run = strayed(spec, aside, &mut dice);
            let (summary, best) = (run.summary(0), best_way_along(&run));
            assert_eq!(best.len() as u32, summary.shortest + 1, "{spec}");
            // A stride aside may be one that a cheese makes worthwhile.
            if summary.steps == summary.shortest + 2 {
                let mut own = run.runner(0).trail.clone();
                own.drain(aside..aside + 2);
                assert_eq!(best, own, "{spec}");
                strayed_runs += 1;
            }
        }
    }
    assert!(strayed_runs > 30, "{strayed_runs}");
}

/// Eight strides from start to goal; a branch leaves two strides from the start.
const BRANCH: &[u8] = b"###########\n\
                        #S      #G#\n\
                        ##### # # #\n\
                        #     # # #\n\
                        # ##### # #\n\
                        # #       #\n\
                        ###########\n";

/// Walks this path through a maze of its own, with a tick of rest before each stride but the first.
fn walked(maze: &[u8], path: &[Direction]) -> Race {
    walked_with_rests(maze, path, &[])
}

/// Walks with longer rests before these strides, given in ticks.
fn walked_with_rests(maze: &[u8], path: &[Direction], rests: &[(usize, u32)]) -> Race {
    let mut run = Race::alone(Arc::new(MeasuredMaze::new(read(maze).unwrap(), None)));
    for (number, &direction) in path.iter().enumerate() {
        let rest = rests.iter().find(|(stride, _)| *stride == number).map_or(0, |rest| rest.1);
        while run.runner(0).is_walking() {
            run.tick(&[Steering::default()]);
        }
        (0..rest).for_each(|_| drop(run.tick(&[Steering::default()])));
        while run.runner(0).trail.len() < number + 2 {
            assert!(run.ticks < 100_000, "there is a wall");
            let held = (!run.runner(0).is_walking()).then_some(direction);
            run.tick(&[Steering { held, pressed: None, ..Steering::default() }]);
        }
    }
    assert!(run.is_over());
    run
}

const STRIDE_TICKS: u32 = 2 * WALK_TICKS_PER_TILE + 1;

#[test]
fn a_branch_costs_the_way_in_and_out_at_the_place_where_it_leaves() {
    use Direction::{Down, Left, Right, Up};
    let into_the_branch = [Right, Right, Down, Left, Left];
    let out_of_it_again = [Right, Right, Up];
    let on_to_the_cheese = [Right, Down, Down, Right, Up, Up];
    let path = [&into_the_branch[..], &out_of_it_again, &on_to_the_cheese].concat();
    let ticks = Some(6 * STRIDE_TICKS + 1);
    let expected = WrongTurn { at: Tile::new(5, 1), strides: 6, ticks };
    assert_eq!(wrong_turns(&walked(BRANCH, &path)), [expected]);
}

/// A player who falls asleep in a branch, or before it, is not charged the whole night for it.
#[test]
fn of_a_rest_only_the_beginning_is_what_a_wrong_turn_cost() {
    use Direction::{Down, Left, Right, Up};
    let path = [Right, Right, Down, Left, Left, Right, Right, Up, Right, Down, Down, Right, Up, Up];
    let usual = wrong_turns(&walked(BRANCH, &path))[0].ticks.unwrap();
    let most = WRONG_TURN_REST_TICKS;
    for (stride, rest, counted) in [
        (4, most / 2, most / 2),
        (4, most - 1, most - 1),
        (4, 20 * most, most - 1),
        (2, 20 * most, most - 1),
        (8, 20 * most, most - 1),
        // Before the branch, and after it.
        (1, 20 * most, 0),
        (10, 20 * most, 0),
    ] {
        let run = walked_with_rests(BRANCH, &path, &[(stride, rest)]);
        let ticks = wrong_turns(&run)[0].ticks.unwrap();
        assert_eq!(ticks - usual, counted, "{rest} ticks before stride {stride}");
    }
}

#[test]
fn time_begins_with_the_first_step_even_if_it_is_a_wrong_one() {
    use Direction::{Left, Right};
    let run = walked(b"#######\n#  S G#\n#######\n", &[Left, Right, Right]);
    let expected = WrongTurn { at: Tile::new(3, 1), strides: 2, ticks: Some(2 * STRIDE_TICKS) };
    assert_eq!(wrong_turns(&run), [expected]);
}

#[test]
fn a_run_that_was_left_and_taken_up_again_regrets_the_same_without_the_time() {
    let spec: Spec = "kruskal1-8x6-5".parse().unwrap();
    let run = wandered(spec, 3);
    let trail = run.runner(0).trail.clone();
    let resumed = Race::resume(Arc::clone(run.measured()), trail, 0, false);
    let timeless: Vec<_> = wrong_turns(&run)
        .into_iter()
        .map(|wrong_turn| WrongTurn { ticks: None, ..wrong_turn })
        .collect();
    assert!(!timeless.is_empty());
    assert_eq!(wrong_turns(&resumed), timeless);
}
