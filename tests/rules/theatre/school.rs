//! What rats learn, and that a run always ends.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::theatre::school::{Rat, RatLesson, School};
use icetea_maze::game::tuning::RATS_FORGET_PERCENT;
use icetea_maze::maze::{Build, Maze, Percent, Solve, Solver, Spec, Survey, Tile};

use super::common::{any_maze, drawn, percent};
use super::mazes;
use proptest::prelude::*;

const FORGETS: [u8; 4] = [0, 10, 50, 100];

fn school(maze: &Arc<Maze>, seed: u64) -> School {
    School::new(Arc::clone(maze), seed, &FORGETS.map(percent))
}

fn curves(school: &School) -> Vec<Vec<RatLesson>> {
    school.rats.iter().map(|rat| rat.lessons.clone()).collect()
}

/// The ends of all passages: ways that can be taken from a tile.
fn ways(maze: &Maze) -> usize {
    maze.grid().open_tiles().map(|tile| maze.grid().ways(tile)).sum()
}

fn check_school(maze: &Arc<Maze>, seed: u64) {
    let is_solvable = Solve::new(Solver::BreadthFirst, maze).finish(maze).is_some();
    let mut school = school(maze, seed);
    let most = ways(maze) as u32;
    let mut strides = [0; 4];
    while school.stride() {
        for (rat, strides) in school.rats.iter().zip(&mut strides) {
            let runs: u32 = rat.lessons.iter().map(|lesson| lesson.strides).sum();
            *strides += 1;
            assert!(maze.grid().is_open(rat.place()));
            assert!(runs <= 2 * most * rat.lessons.len() as u32);
            assert!(rat.lessons.len() <= 100);
        }
        let longest = strides.iter().max().unwrap();
        assert!(*longest <= (2 * most + 2) * 102, "a run without end");
    }
    for rat in &school.rats {
        assert!(rat.is_done());
        assert_eq!(rat.is_without_hope, !is_solvable);
        assert!(rat.lessons.iter().all(|lesson| lesson.strides <= 2 * most));
    }
    let perfect = &school.rats[0];
    let faulty = perfect.lessons.iter().filter(|lesson| lesson.wrong_turns > 0).count();
    assert!(faulty <= ways(maze), "each run with a wrong turn teaches something");
    if is_solvable && perfect.lessons.len() < 100 {
        assert!(perfect.has_learnt());
        assert_eq!(perfect.lessons.last().unwrap().wrong_turns, 0);
    }
}

#[test]
fn every_run_ends_and_perfect_rats_learn() {
    for maze in mazes() {
        check_school(&maze, 7);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_run_ends_on_any_grid(maze in any_maze(), seed in any::<u64>()) {
        check_school(&Arc::new(maze), seed);
    }
}

#[test]
fn a_perfect_rat_makes_no_wrong_turn_twice() {
    for maze in mazes().into_iter().filter(|maze| Survey::of(maze).is_perfect()) {
        for seed in 0..5 {
            let mut school = School::new(Arc::clone(&maze), seed, &[Percent::NONE]);
            let mut known = BTreeSet::new();
            let mut wrong_turns = 0;
            let memory = |rat: &Rat| rat.dead_ends().to_vec();
            while school.run() {
                let rat = &school.rats[0];
                let dead_ends = memory(rat);
                wrong_turns += rat.lessons.last().unwrap().wrong_turns as usize;
                let new = &dead_ends[known.len()..];
                assert!(new.iter().all(|&(tile, path)| known.insert((tile, path as u8))));
            }
            assert!(wrong_turns <= known.len(), "each taught a dead end of its own");
            let rat = &school.rats[0];
            assert!(rat.has_learnt(), "{} runs", rat.lessons.len());
            let strides: Vec<_> = rat.lessons.iter().rev().take(3).map(|one| one.strides).collect();
            assert!(strides.iter().all(|&one| one == strides[0]), "where there is but one way");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_curves_and_strides_add_up_to_runs() {
    for maze in mazes().into_iter().step_by(7) {
        let [mut strided, mut run, mut other] = [3, 3, 4].map(|seed| school(&maze, seed));
        while strided.stride() {}
        while run.run() {}
        while other.run() {}
        assert_eq!(curves(&strided), curves(&run));
        if maze.grid().open_count() > 100 {
            assert_ne!(curves(&run), curves(&other));
        }
    }
}

#[test]
fn the_rats_of_the_school_learn_a_usual_maze_the_forgetful_ones_more_slowly() {
    let maze = Arc::new(Build::new(&"kruskal1-30x20-233".parse::<Spec>().unwrap()).finish());
    let mut runs = [0; RATS_FORGET_PERCENT.len()];
    for seed in 0..6 {
        let mut school = School::new(Arc::clone(&maze), seed, &RATS_FORGET_PERCENT.map(percent));
        while school.run() {}
        for (rat, runs) in school.rats.iter().zip(&mut runs) {
            let curve: Vec<_> = rat.lessons.iter().map(|one| one.wrong_turns).collect();
            let mean = |part: &[u32]| f64::from(part.iter().sum::<u32>()) / part.len() as f64;
            let (first, rest) = curve.split_at(3);
            assert!(mean(rest) < mean(first) / 3.0, "the curve falls: {curve:?}");
            *runs += curve.len();
        }
    }
    assert!(runs.is_sorted() && runs[0] < 6 * 20 && runs[2] < 6 * 90, "{runs:?}");
}

#[test]
fn a_rat_that_forgets_everything_never_learns_much() {
    let maze = drawn(&[
        "###########",
        "#S        #",
        "# # # # # #",
        "# # # # # #",
        "#########G#",
        "###########",
    ]);
    let mut school = School::new(Arc::new(maze), 1, &[Percent::NONE, percent(100)]);
    while school.run() {}
    let wrong = |rat: &Rat| rat.lessons.iter().map(|one| u64::from(one.wrong_turns)).sum::<u64>();
    let [perfect, forgetful] = [0, 1].map(|place| wrong(&school.rats[place]));
    assert!(perfect <= 4 && forgetful > 2 * perfect, "{perfect} {forgetful}");
}

#[test]
fn wrong_turns_are_counted_at_junctions_and_once() {
    let maze = drawn(&["S   G", "# # #", "# ###"]);
    let mut school = School::new(Arc::new(maze), 1, &[]);
    let row = |columns: &[u16]| columns.iter().map(|&column| Tile::new(column, 0)).collect();
    let straight: Vec<Tile> = row(&[0, 1, 2, 3, 4]);
    let below = |row| Tile::new(1, row);
    let all_down: Vec<Tile> =
        [row(&[0, 1]), vec![below(1), below(2), below(1)], row(&[1, 2, 3, 4])].concat();
    let half_down: Vec<Tile> = [row(&[0, 1]), vec![below(1)], row(&[1, 2, 3, 4])].concat();
    let back_to_start: Vec<Tile> = row(&[0, 1, 0, 1, 2, 3, 4]);
    let both: Vec<Tile> =
        [all_down.clone(), vec![Tile::new(3, 0), Tile::new(3, 1)], row(&[3, 4])].concat();
    for trail in [&straight, &all_down, &half_down, &back_to_start, &both, &Vec::new()] {
        school.add_player_run(trail);
    }
    school.add_player_run(&[Tile::new(90, 90), Tile::new(0, 2)]);
    assert_eq!(school.player_curve(), [0, 1, 1, 0, 3, 0, 0]);
    assert!(!school.stride(), "there are no rats");
}
