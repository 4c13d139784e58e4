//! Laws of the sharp depth-first solver: what it skips and what it seals.

use crate::common;

use common::{all_specs, any_maze, distances, drawn};
use icetea_maze::maze::{Build, Grid, Maze, Solve, SolveStep, Solver, Spec, Tile};
use proptest::prelude::*;

fn steps(maze: &Maze) -> Vec<SolveStep> {
    let mut solve = Solve::new(Solver::SharpDepthFirst, maze);
    std::iter::from_fn(|| solve.step(maze)).collect()
}

#[test]
fn sharp_eyes_enter_fewer_tiles() {
    let (mut plain, mut sharp) = (0, 0);
    for seed in 0..20 {
        let size = common::size(30, 30);
        let spec = Spec::new(icetea_maze::maze::Generator::Kruskal, size, seed);
        let maze = Build::new(&spec).finish();
        let entered = |solver| {
            let mut solve = Solve::new(solver, &maze);
            solve.finish(&maze);
            solve.counts.entered
        };
        plain += entered(Solver::DepthFirst);
        sharp += entered(Solver::SharpDepthFirst);
    }
    assert!(sharp * 10 < plain * 8, "{sharp} of {plain}");
}

#[test]
fn a_straight_dead_end_is_skipped() {
    let maze =
        drawn(&["#########", "#S      #", "# #######", "# ##### #", "#      G#", "#########"]);
    let mut solve = Solve::new(Solver::SharpDepthFirst, &maze);
    let steps: Vec<_> = std::iter::from_fn(|| solve.step(&maze)).collect();
    let skipped: Vec<_> = (2..8).map(|column| SolveStep::Skip(Tile::new(column, 1))).collect();
    assert_eq!(steps[1..7], skipped);
    assert_eq!(solve.counts.backtracked, 0);
}

#[test]
fn it_looks_along_its_first_passage_too() {
    let maze =
        drawn(&["#########", "#   S   #", "# #######", "# #######", "#G#######", "#########"]);
    let skipped = (5..8).map(|column| SolveStep::Skip(Tile::new(column, 1)));
    assert_eq!(steps(&maze)[1..4], skipped.collect::<Vec<_>>());
}

#[test]
fn what_the_way_cuts_off_is_sealed() {
    // It goes right and down the long way round; the pocket in the middle then lies behind it.
    let maze = drawn(&[
        "###########",
        "#S        #",
        "##### ### #",
        "#G  # # # #",
        "### # #   #",
        "#   # ### #",
        "# ###     #",
        "#         #",
        "###########",
    ]);
    let mut sealed: Vec<Tile> = steps(&maze)
        .into_iter()
        .filter_map(|step| match step {
            SolveStep::Seal(tile) => Some(tile),
            _ => None,
        })
        .collect();
    sealed.sort_unstable();
    let pocket =
        [(5, 2), (5, 3), (7, 3), (5, 4), (7, 4), (8, 4), (5, 5), (5, 6), (6, 6), (7, 6), (8, 6)];
    assert_eq!(sealed, pocket.map(|(column, row)| Tile::new(column, row)));
}

/// When a tile is sealed or skipped, no path leads from it to a goal except through tiles that were
/// entered.
fn check_sealed_tiles(maze: &Maze) -> usize {
    let mut solve = Solve::new(Solver::SharpDepthFirst, maze);
    let mut rest = maze.grid().clone();
    let mut sealed = 0;
    while let Some(step) = solve.step(maze) {
        match step {
            SolveStep::Enter(tile) => rest.set(tile, false),
            SolveStep::Seal(tile) | SolveStep::Skip(tile) => {
                let moves = distances(&rest, tile);
                let can_reach =
                    |goal: &Tile| moves[goal.row as usize][goal.column as usize].is_some();
                assert!(!maze.goals().iter().any(can_reach), "{step:?} in {maze:?}");
                sealed += usize::from(matches!(step, SolveStep::Seal(_)));
            }
            _ => {}
        }
    }
    sealed
}

#[test]
fn only_what_is_cut_off_is_sealed() {
    let mut sealed = 0;
    for spec in all_specs() {
        if spec.size().rooms() < 500 {
            sealed += check_sealed_tiles(&Build::new(&spec).finish());
        }
    }
    assert!(sealed > 1000, "{sealed}");
}

/// Checks that everything cut off from the only goal is sealed: after each step that is no seal,
/// every open tile that was neither seen nor sealed can reach the goal through unseen tiles,
/// whatever walls may be among them.
fn check_all_is_sealed(maze: &Maze) {
    let mut solve = Solve::new(Solver::SharpDepthFirst, maze);
    let mut unseen = all_open(maze);
    while let Some(step) = solve.step(maze) {
        match step {
            SolveStep::Enter(tile) | SolveStep::Skip(tile) => {
                if matches!(step, SolveStep::Enter(_)) {
                    check_reachable(maze, &unseen);
                }
                for column in tile.column.saturating_sub(1)..=tile.column + 1 {
                    for row in tile.row.saturating_sub(1)..=tile.row + 1 {
                        let around = Tile::new(column, row);
                        if maze.grid().contains(around)
                            && (around == tile || !maze.grid().is_open(around))
                        {
                            unseen.set(around, false);
                        }
                    }
                }
            }
            SolveStep::Seal(tile) => unseen.set(tile, false),
            SolveStep::Arrive => return,
            _ => {}
        }
    }
}

fn all_open(maze: &Maze) -> Grid {
    let mut grid = maze.grid().clone();
    for index in 0..grid.tiles() {
        grid.open(grid.tile(index));
    }
    grid
}

fn check_reachable(maze: &Maze, unseen: &Grid) {
    let moves = distances(unseen, maze.goal());
    for tile in maze.grid().open_tiles().filter(|&tile| unseen.is_open(tile)) {
        let is_reached = moves[tile.row as usize][tile.column as usize].is_some();
        assert!(is_reached, "{tile:?} is cut off in {maze:?}");
    }
}

#[test]
fn all_that_is_cut_off_from_the_only_goal_is_sealed() {
    for spec in all_specs().into_iter().filter(|spec| spec.size().rooms() < 70) {
        check_all_is_sealed(&Build::new(&spec).finish());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn only_what_is_cut_off_is_sealed_on_any_grid(maze in any_maze()) {
        check_sealed_tiles(&maze);
    }

    #[test]
    fn all_that_is_cut_off_is_sealed_on_any_grid(maze in any_maze()) {
        if maze.goals().len() == 1 {
            check_all_is_sealed(&maze);
        }
    }
}
