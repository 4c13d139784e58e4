//! Laws of solving: on mazes of every generator, and on any grid at all.

use crate::common;
mod estimates;

use common::{all_specs, any_maze, distances, drawn, finds_shortest, moves_to_goal, reached};
use icetea_maze::maze::{
    Blocked, Build, Direction, Hand, Maze, Solve, SolveStep, Solver, Survey, Tile,
};
use proptest::prelude::*;

fn solved(solver: Solver, maze: &Maze) -> (Solve, Option<Vec<Tile>>) {
    let mut solve = Solve::new(solver, maze);
    let path = solve.finish(maze);
    (solve, path)
}

/// Everything that all solvers promise for every maze.
fn check_all_solvers(maze: &Maze) {
    let shortest = moves_to_goal(maze);
    for solver in Solver::with_estimates() {
        let (instant, path) = solved(solver, maze);
        assert_eq!(path.is_some(), shortest.is_some(), "{}: {maze:?}", solver.name());
        if let Some(path) = &path {
            check_path(maze, path, solver);
            if finds_shortest(solver) {
                assert_eq!(Some(path.len() as u32 - 1), shortest, "{}", solver.name());
            }
        }
        check_steps(maze, solver, &instant, path.as_deref());
    }
}

fn check_path(maze: &Maze, path: &[Tile], solver: Solver) {
    let name = solver.name();
    assert_eq!(path.first(), Some(&maze.start()), "{name}");
    assert!(maze.is_goal(*path.last().unwrap()), "{name}");
    assert!(path.iter().all(|&tile| maze.grid().is_open(tile)), "{name}");
    assert!(path.windows(2).all(|pair| pair[0].distance(pair[1]) == 1), "{name}: {maze:?}");
    let mut once = path.to_vec();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), path.len(), "{name}: no tile twice");
}

/// Step by step: the same answer, the same counters, and consistent steps.
fn check_steps(maze: &Maze, solver: Solver, instant: &Solve, path: Option<&[Tile]>) {
    let name = solver.name();
    let grid = maze.grid();
    let tells_path = !solver.goes_by_distance();
    let mut solve = Solve::new(solver, maze);
    let mut walked: Vec<Tile> = Vec::new();
    let mut closed = vec![false; grid.tiles()];
    let (mut entered, mut backtracked, mut peak) = (0, 0, 0);
    let mut last = None;
    while let Some(step) = solve.step(maze) {
        peak = peak.max(solve.held());
        match step {
            SolveStep::Enter(tile) => {
                entered += 1;
                assert!(grid.is_open(tile) && !closed[grid.index(tile)], "{name}: {step:?}");
                if tells_path {
                    let is_next = walked.last().is_none_or(|last| last.distance(tile) == 1);
                    assert!(is_next, "{name}: {step:?} from {:?}", walked.last());
                }
                walked.push(tile);
            }
            SolveStep::Retreat(tile) => {
                backtracked += 1;
                assert_eq!(walked.pop(), Some(tile), "{name}");
            }
            SolveStep::Fill(tile) | SolveStep::Skip(tile) | SolveStep::Seal(tile) => {
                assert!(grid.is_open(tile), "{name}: {step:?}");
                assert!(!maze.is_goal(tile) && tile != maze.start(), "{name}: {step:?}");
                let was_closed = std::mem::replace(&mut closed[grid.index(tile)], true);
                assert!(!was_closed, "{name}: {step:?} twice");
            }
            SolveStep::Lost => assert!(matches!(solver, Solver::WallFollower(_)), "{name}"),
            SolveStep::Arrive | SolveStep::NoPath => {}
        }
        assert_eq!(last, None, "{name}: nothing comes after the end");
        last = Some(step).filter(|step| matches!(step, SolveStep::Arrive | SolveStep::NoPath));
    }
    let end = if path.is_some() { SolveStep::Arrive } else { SolveStep::NoPath };
    assert_eq!(last, Some(end), "{name}");
    assert_eq!(solve.step(maze), None, "{name}");
    if tells_path {
        assert_eq!(path.unwrap_or_default(), walked, "{name}: the steps replay to the path");
    }
    let counts = solve.counts;
    assert_eq!(counts, instant.counts, "{name}: stepped = instant");
    assert_eq!(solve.path().as_deref(), path, "{name}: stepped = instant");
    let told = |solve: &Solve| solve.stack().map(Iterator::collect::<Vec<_>>);
    assert_eq!(told(&solve), told(instant), "{name}: stepped = instant");
    assert_eq!((counts.entered, counts.backtracked), (entered, backtracked), "{name}");
    assert_eq!(counts.peak, peak, "{name}");
}

#[test]
fn all_solvers_agree_on_mazes() {
    for spec in all_specs() {
        if spec.size().rooms() < 2000 {
            let maze = Build::new(&spec).finish();
            check_all_solvers(&maze);
            if spec.size().rooms() < 300 {
                check_all_solvers(&with_goal_walled_in(&maze));
            }
        }
    }
}

fn with_goal_walled_in(maze: &Maze) -> Maze {
    let mut grid = maze.grid().clone();
    for beside in maze.grid().neighbours(maze.goal()) {
        grid.set(beside, false);
    }
    Maze::new(grid, maze.start(), maze.goals().to_vec()).unwrap()
}

#[test]
fn all_solvers_agree_on_a_large_maze() {
    for code in ["kruskal1-300x200-7", "backtracker1-300x200-loops40-7", "dig1-200x300-loops80-1"] {
        check_all_solvers(&Build::new(&code.parse().unwrap()).finish());
    }
}

#[test]
fn depth_first_gives_back_what_is_not_on_the_path() {
    let maze = Build::new(&"wilson1-40x25-5".parse().unwrap()).finish();
    let (solve, path) = solved(Solver::DepthFirst, &maze);
    let counts = solve.counts;
    assert_eq!(counts.entered - counts.backtracked, path.unwrap().len() as u64);
    assert!(counts.backtracked > 0 && counts.peak > 0);
}

#[test]
fn a_hand_on_the_wall_of_an_island_is_lost() {
    let maze =
        drawn(&["#######", "#  S  #", "# ### #", "# #G# #", "# ### #", "#     #", "#######"]);
    for hand in [Hand::Right, Hand::Left] {
        let mut solve = Solve::new(Solver::WallFollower(hand), &maze);
        let steps: Vec<_> = std::iter::from_fn(|| solve.step(&maze)).collect();
        assert!(steps.contains(&SolveStep::Lost));
        assert_eq!(steps.last(), Some(&SolveStep::NoPath));
    }
}

#[test]
fn a_hand_on_the_wall_finds_its_way_where_there_are_no_loops() {
    let maze = Build::new(&"kruskal1-20x20-3".parse().unwrap()).finish();
    let mut ways = Vec::new();
    for hand in [Hand::Right, Hand::Left] {
        let mut solve = Solve::new(Solver::WallFollower(hand), &maze);
        let steps: Vec<_> = std::iter::from_fn(|| solve.step(&maze)).collect();
        assert!(!steps.contains(&SolveStep::Lost));
        ways.push(steps);
    }
    assert_ne!(ways[0], ways[1], "the two hands go different ways");
}

#[test]
fn the_filler_leaves_only_the_path_of_a_maze_without_loops() {
    let maze = Build::new(&"prim1-20x14-3".parse().unwrap()).finish();
    let (solve, path) = solved(Solver::DeadEndFiller, &maze);
    assert_eq!(solve.counts.entered, path.unwrap().len() as u64);
    assert_eq!(solve.counts.backtracked, 0);
}

#[test]
fn the_filler_fills_nothing_but_dead_ends() {
    for spec in all_specs().into_iter().filter(|spec| spec.size().rooms() < 300) {
        let maze = Build::new(&spec).finish();
        let mut rest = maze.grid().clone();
        let mut solve = Solve::new(Solver::DeadEndFiller, &maze);
        while let Some(step) = solve.step(&maze) {
            if let SolveStep::Fill(tile) = step {
                assert!(rest.ways(tile) <= 1, "{spec}: {tile:?}");
                rest.set(tile, false);
            }
        }
    }
}

#[test]
fn tremaux_takes_no_passage_for_the_third_time() {
    for spec in all_specs().into_iter().filter(|spec| spec.size().rooms() < 300) {
        let maze = Build::new(&spec).finish();
        let mut solve = Solve::new(Solver::Tremaux, &maze);
        let mut walked: Vec<Tile> = Vec::new();
        let mut walks = std::collections::HashMap::new();
        while let Some(step) = solve.step(&maze) {
            let passage = match step {
                SolveStep::Enter(tile) => {
                    walked.push(tile);
                    walked.len().checked_sub(2).map(|before| (walked[before], tile))
                }
                SolveStep::Retreat(tile) => {
                    walked.pop();
                    walked.last().map(|&before| (before, tile))
                }
                _ => None,
            };
            if let Some((a, b)) = passage {
                let count = walks.entry((a.min(b), a.max(b))).or_insert(0);
                *count += 1;
                assert!(*count <= 2, "{spec}: between {a:?} and {b:?}");
            }
        }
    }
}

#[test]
fn the_hand_stays_on_the_wall() {
    for spec in all_specs().into_iter().filter(|spec| spec.size().rooms() < 300) {
        let maze = Build::new(&spec).finish();
        for (hand, order) in [(Hand::Right, [1, 0, 3, 2]), (Hand::Left, [3, 0, 1, 2])] {
            // Where the hand leads, computed without a path or marks.
            let (mut at, mut heading) = (maze.start(), Direction::Right);
            let mut solve = Solve::new(Solver::WallFollower(hand), &maze);
            let mut walked: Vec<Tile> = Vec::new();
            while let Some(step) = solve.step(&maze) {
                match step {
                    SolveStep::Enter(tile) => walked.push(tile),
                    SolveStep::Retreat(_) => _ = walked.pop(),
                    _ => break,
                }
                // A retreat may be the erasing of a detour, without a move.
                let turns = order.map(|turn| Direction::nth(heading as u8 + turn));
                let onward = turns.into_iter().find(|&walked| maze.grid().is_open(at.step(walked)));
                if let Some(onward) = onward
                    && walked.last() == Some(&at.step(onward))
                {
                    (at, heading) = (at.step(onward), onward);
                } else if let SolveStep::Enter(tile) = step {
                    assert_eq!(tile, maze.start(), "{spec}: the hand let go");
                }
            }
        }
    }
}

#[test]
fn any_of_several_goals_will_do() {
    let maze = drawn(&["#########", "#   S   #", "# ##### #", "#G#####G#", "#########"]);
    check_all_solvers(&maze);
    let blocked_one = drawn(&["#########", "#   S   #", "# #######", "#G#####G#", "#########"]);
    check_all_solvers(&blocked_one);
}

#[test]
fn the_fewest_walls_are_named() {
    let maze =
        drawn(&["#########", "#S# #   #", "# # # # #", "#   ### #", "#######G#", "#########"]);
    let blocked = Blocked::survey(&maze);
    assert_eq!(blocked.reachable.len(), 7);
    assert_eq!(blocked.walls, [Tile::new(4, 1)]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_solvers_agree_on_any_grid(maze in any_maze()) {
        check_all_solvers(&maze);
    }

    #[test]
    fn opening_the_named_walls_makes_a_path_and_fewer_do_not(maze in any_maze()) {
        let blocked = Blocked::survey(&maze);
        prop_assert_eq!(blocked.walls.is_empty(), moves_to_goal(&maze).is_some());
        prop_assert_eq!(blocked.reachable.len(), reached(maze.grid(), maze.start()));
        let mut grid = maze.grid().clone();
        for &wall in &blocked.walls {
            prop_assert!(!grid.is_open(wall));
            grid.open(wall);
        }
        let opened = Maze::new(grid, maze.start(), maze.goals().to_vec()).unwrap();
        prop_assert!(moves_to_goal(&opened).is_some());
        prop_assert_eq!(blocked.walls.len() as u32, walls_on_the_cheapest_path(&maze));
    }

    #[test]
    fn a_survey_counts_right(maze in any_maze()) {
        let survey = Survey::of(&maze);
        let grid = maze.grid();
        let open: Vec<Tile> = grid.open_tiles().collect();
        prop_assert_eq!(survey.open_tiles, open.len());
        let with_paths = |test: fn(usize) -> bool| {
            open.iter().filter(|&&tile| test(grid.ways(tile))).count()
        };
        prop_assert_eq!(survey.dead_ends, with_paths(|ways| ways == 1));
        prop_assert_eq!(survey.junctions, with_paths(|ways| ways >= 3));
        prop_assert_eq!(survey.shortest, moves_to_goal(&maze));
        prop_assert_eq!(survey.is_connected(), reached(grid, maze.start()) == open.len());
        let farthest = |tile: Tile| distances(grid, tile).into_iter().flatten().flatten().max();
        let part = distances(grid, maze.start());
        let diameter = open
            .iter()
            .filter(|tile| part[tile.row as usize][tile.column as usize].is_some())
            .filter_map(|&tile| farthest(tile))
            .max()
            .unwrap();
        prop_assert!(survey.longest <= diameter);
        if survey.loops == 0 {
            prop_assert_eq!(survey.longest, diameter);
        }
    }
}

/// By relaxing every tile until nothing changes: slow, and hard to get wrong.
fn walls_on_the_cheapest_path(maze: &Maze) -> u32 {
    let grid = maze.grid();
    let mut cost = vec![u32::MAX; grid.tiles()];
    cost[grid.index(maze.start())] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for index in 0..grid.tiles() {
            let tile = grid.tile(index);
            for direction in Direction::ALL {
                let next = tile.step(direction);
                if cost[index] != u32::MAX && grid.contains(next) {
                    let through = cost[index] + u32::from(!grid.is_open(next));
                    if through < cost[grid.index(next)] {
                        cost[grid.index(next)] = through;
                        changed = true;
                    }
                }
            }
        }
    }
    maze.goals().iter().map(|&goal| cost[grid.index(goal)]).min().unwrap()
}

#[test]
fn the_solvers_of_every_textbook_come_first_and_the_sharp_one_last() {
    let names = Solver::ALL.map(Solver::name);
    assert_eq!(names[..3], ["depth-first", "breadth-first", "a-star"]);
    assert_eq!(names[names.len() - 1], "sharp-depth-first");
}
