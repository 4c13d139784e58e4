//! Common to several test files: specs to build, and independent checks of mazes.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::collections::VecDeque;

use icetea_maze::app::App;
use icetea_maze::game::input::{Action, Target};
use icetea_maze::game::race::Track;
use icetea_maze::maze::endless::{Endless, Room};
use icetea_maze::maze::{
    Generator, Grid, Heuristic, Maze, NextHopSearch, NextHops, Percent, Size, Solver, Spec,
    StopRule, Tile, at_once,
};
use icetea_maze::screens::Screen;
use icetea_maze::screens::title::Entry;
use proptest::prelude::*;

pub const SMALL_SIZES: [(u16, u16); 8] =
    [(2, 2), (2, 9), (9, 2), (3, 2), (31, 7), (6, 30), (16, 16), (25, 24)];

pub const SEEDS: [u64; 5] = [0, 1, 233, u64::MAX, 0x1ce_7ea];

/// The click that chooses an entry of the title.
pub fn entry(app: &App, wanted: Entry) -> Action {
    let Screen::Title(title) = &app.screen else { panic!("{} has the keys", app.screen.name()) };
    assert!(title.menu.entries().any(|(entry, _)| entry == wanted), "no {wanted:?}");
    Action::Click(Target::Entry(title.place_of(wanted)))
}

pub fn size(width: u16, height: u16) -> Size {
    Size::new(width, height).unwrap()
}

pub fn percent(percent: u8) -> Percent {
    Percent::new(percent).unwrap()
}

/// Every generator, the growing tree in three variants.
pub fn generators() -> Vec<Generator> {
    let mut all = Generator::ALL.to_vec();
    all.extend([0, 100].map(|random| Generator::GrowingTree { random: percent(random) }));
    all
}

/// Full mazes without loops: every generator, small sizes and one large, several seeds.
pub fn plain_specs() -> Vec<Spec> {
    let mut specs = Vec::new();
    for generator in generators() {
        for (width, height) in SMALL_SIZES {
            specs.extend(SEEDS.map(|seed| Spec::new(generator, size(width, height), seed)));
        }
        specs.push(Spec::new(generator, size(300, 200), 7));
    }
    specs
}

/// Plain specs, and each of them with other stop rules and loops.
pub fn all_specs() -> Vec<Spec> {
    let mut specs = Vec::new();
    for spec in plain_specs() {
        specs.push(spec);
        specs.extend([1, 30, 100].map(|share| spec.with_loops(percent(share))));
        if let Ok(joined) = spec.with_stop(StopRule::Joined) {
            specs.extend([joined, joined.with_loops(percent(50))]);
        }
    }
    specs
}

/// The number of moves from a tile to every tile, by an independent flood over a plain table.
pub fn distances(grid: &Grid, from: Tile) -> Vec<Vec<Option<u32>>> {
    let (columns, rows) = (grid.columns() as usize, grid.rows() as usize);
    let mut moves = vec![vec![None; columns]; rows];
    moves[from.row as usize][from.column as usize] = Some(0);
    let mut queue = VecDeque::from([(from.column as usize, from.row as usize)]);
    while let Some((column, row)) = queue.pop_front() {
        let next = moves[row][column].map(|count| count + 1);
        let mut visit = |column: usize, row: usize| {
            if grid.is_open(Tile::new(column as u16, row as u16)) && moves[row][column].is_none() {
                moves[row][column] = next;
                queue.push_back((column, row));
            }
        };
        if column > 0 {
            visit(column - 1, row);
        }
        if row > 0 {
            visit(column, row - 1);
        }
        if column + 1 < columns {
            visit(column + 1, row);
        }
        if row + 1 < rows {
            visit(column, row + 1);
        }
    }
    moves
}

/// The number of tiles that a flood from this one reaches.
pub fn reached(grid: &Grid, from: Tile) -> usize {
    distances(grid, from).iter().flatten().flatten().count()
}

/// The moves from the start to the nearest goal.
pub fn moves_to_goal(maze: &Maze) -> Option<u32> {
    let moves = distances(maze.grid(), maze.start());
    maze.goals().iter().filter_map(|goal| moves[goal.row as usize][goal.column as usize]).min()
}

/// Pairs of neighbouring open tiles.
pub fn passages(grid: &Grid) -> usize {
    grid.open_tiles().map(|tile| grid.ways(tile)).sum::<usize>() / 2
}

/// A grid from lines of `#` and other characters: S is the start, G a goal.
pub fn drawn(lines: &[&str]) -> Maze {
    let mut grid = Grid::walls(lines[0].len() as u16, lines.len() as u16);
    let (mut start, mut goals) = (None, Vec::new());
    for (row, line) in lines.iter().enumerate() {
        for (column, sign) in line.chars().enumerate() {
            let tile = Tile::new(column as u16, row as u16);
            grid.set(tile, sign != '#');
            match sign {
                'S' => start = Some(tile),
                'G' => goals.push(tile),
                _ => {}
            }
        }
    }
    Maze::new(grid, start.unwrap(), goals).unwrap()
}

/// Any grid with a start and up to three goals.
pub fn any_maze() -> impl Strategy<Value = Maze> {
    let side = 1_u16..=12;
    (side.clone(), side, any::<u64>(), 0..=10_u32, 1_usize..=3).prop_filter_map(
        "needs open tiles",
        |(columns, rows, seed, density, goals)| {
            let mut dice = icetea_maze::maze::random::Dice::new(seed);
            let mut grid = Grid::walls(columns, rows);
            for index in 0..grid.tiles() {
                let tile = grid.tile(index);
                grid.set(tile, dice.below(10) < density);
            }
            let open: Vec<Tile> = grid.open_tiles().collect();
            let mut pick = || open.get(dice.below(open.len().max(1) as u32) as usize).copied();
            let start = pick()?;
            let goals = (0..goals).map(|_| pick()).collect::<Option<_>>()?;
            Maze::new(grid, start, goals).ok()
        },
    )
}

/// Whether a mouse is shown where its track has it, except for a corner cut in a late turn.
pub fn is_near(shown: (f32, f32), tracked: (f32, f32)) -> bool {
    (shown.0 - tracked.0).hypot(shown.1 - tracked.1) < 0.65
}

/// The last place that a runner has reached by this tick.
pub fn place_at(track: &Track, tick: u32) -> Tile {
    track.places_by(tick).last().unwrap()
}

/// Whether the path that a solver finds is always a shortest one.
pub fn finds_shortest(solver: Solver) -> bool {
    match solver {
        Solver::AStar(estimate) => estimate != Heuristic::Doubled,
        other => other == Solver::BreadthFirst,
    }
}

/// This many rooms of an endless maze, from `origin` to the right and down.
pub fn cut(endless: Endless, origin: Room, size: Size) -> Grid {
    at_once(endless.cut_while(origin, size, &mut |_| true)).unwrap()
}

/// All next hops of a maze.
pub fn next_hops(maze: &Maze) -> NextHops {
    NextHopSearch::new(maze).finish(maze)
}
