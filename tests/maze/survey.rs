//! The survey of a maze agrees with a plain look at each of its tiles.

use std::collections::{HashMap, VecDeque};

use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Corridors, Grid, Maze, Survey, Tile};

/// All tiles that can be reached from one, nearest first, with the number of moves.
fn reached(grid: &Grid, from: Tile) -> Vec<(Tile, u32)> {
    let mut waiting = VecDeque::from([(from, 0)]);
    let mut moves_to = HashMap::from([(from, 0)]);
    let mut reached = Vec::new();
    while let Some((tile, moves)) = waiting.pop_front() {
        reached.push((tile, moves));
        for next in grid.neighbours(tile) {
            moves_to.entry(next).or_insert_with(|| {
                waiting.push_back((next, moves + 1));
                moves + 1
            });
        }
    }
    reached
}

/// Walks each corridor from both ends.
fn corridors(grid: &Grid) -> Corridors {
    let mut lengths = Vec::new();
    for end in grid.open_tiles().filter(|&tile| grid.ways(tile) != 2) {
        for first in grid.neighbours(end) {
            let (mut before, mut tile, mut moves) = (end, first, 1);
            while grid.ways(tile) == 2 {
                let next = grid.neighbours(tile).find(|&next| next != before).unwrap();
                (before, tile) = (tile, next);
                moves += 1;
            }
            lengths.push(moves);
        }
    }
    let sum = lengths.iter().sum::<u32>();
    Corridors {
        count: lengths.len() / 2,
        mean: f64::from(sum) / lengths.len().max(1) as f64,
        longest: lengths.into_iter().max().unwrap_or(0),
    }
}

fn expected(maze: &Maze) -> Survey {
    let grid = maze.grid();
    let tiles: Vec<Tile> = grid.open_tiles().collect();
    let with_ways = |wanted: &dyn Fn(usize) -> bool| {
        tiles.iter().filter(|&&tile| wanted(grid.ways(tile))).count()
    };
    let (mut parts, mut seen) = (0, Vec::new());
    for &tile in &tiles {
        if !seen.contains(&tile) {
            seen.extend(reached(grid, tile).into_iter().map(|(tile, _)| tile));
            parts += 1;
        }
    }
    let own = reached(grid, maze.start());
    let (farthest, _) = *own.last().unwrap();
    let ends: usize = tiles.iter().map(|&tile| grid.ways(tile)).sum();
    Survey {
        rooms: grid.rooms(),
        open_tiles: tiles.len(),
        dead_ends: with_ways(&|ways| ways == 1),
        junctions: with_ways(&|ways| ways >= 3),
        corridors: corridors(grid),
        parts,
        loops: ends / 2 + parts - tiles.len(),
        shortest: own.iter().find(|(tile, _)| maze.is_goal(*tile)).map(|&(_, moves)| moves),
        longest: reached(grid, farthest).last().unwrap().1,
    }
}

/// Rows that begin and end anywhere in the words that 64 tiles share.
const SIDES: [(u16, u16); 11] =
    [(66, 9), (1, 1), (1, 9), (7, 1), (3, 2), (9, 7), (62, 3), (63, 5), (64, 4), (65, 3), (130, 6)];

#[test]
fn a_survey_says_what_each_tile_says() {
    let mut dice = Dice::new(233);
    for ((columns, rows), share) in
        SIDES.into_iter().flat_map(|sides| [0, 20, 45, 55, 65, 80, 100].map(|share| (sides, share)))
    {
        for number in 0..6 {
            let mut grid = Grid::walls(columns, rows);
            for index in 0..grid.tiles() {
                grid.set(grid.tile(index), dice.below(100) < share);
            }
            // Half of them have a wall all around.
            for tile in grid.border_openings().filter(|_| number % 2 == 0).collect::<Vec<_>>() {
                grid.set(tile, false);
            }
            let tiles: Vec<Tile> = grid.open_tiles().collect();
            let Some(&start) = tiles.get(tiles.len() / 3) else { continue };
            let ends = [tiles[0], tiles[tiles.len() - 1]];
            let goals: Vec<Tile> = ends.into_iter().filter(|&goal| goal != start).collect();
            let Ok(maze) = Maze::new(grid, start, goals) else { continue };
            assert_eq!(Survey::of(&maze), expected(&maze), "{:?}", maze.grid());
        }
    }
}

/// Progress is reported for trees, for mazes with loops and for mazes in parts.
#[test]
fn a_long_survey_tells_how_far_it_has_come() {
    for code in ["kruskal1-900x1100-7", "dig1-1500x900-7", "backtracker1-900x1100-loops50-7"] {
        let maze = Build::new(&code.parse().unwrap()).finish();
        let mut shares = Vec::new();
        let survey = Survey::showing(&maze, &mut |share| shares.push(share));
        assert!(shares.len() >= 3 && shares.is_sorted(), "{code}: {shares:?}");
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{code}: {shares:?}");
        assert!(*shares.last().unwrap() > 0.6, "{code}: {shares:?}");
        assert_eq!(survey, Survey::of(&maze), "{code}");
    }
}

#[test]
fn a_ring_is_no_corridor() {
    for (columns, rows) in SIDES.into_iter().filter(|&(columns, rows)| columns.min(rows) >= 3) {
        let mut grid = Grid::without_walls(columns, rows);
        for index in 0..grid.tiles() {
            let Tile { column, row } = grid.tile(index);
            let is_inner = (1..columns - 1).contains(&column) && (1..rows - 1).contains(&row);
            grid.set(grid.tile(index), !is_inner);
        }
        let goal = Tile::new(columns - 1, rows - 1);
        let maze = Maze::new(grid, Tile::new(0, 0), vec![goal]).unwrap();
        let survey = Survey::of(&maze);
        assert_eq!(survey, expected(&maze), "{:?}", maze.grid());
        assert_eq!((survey.corridors, survey.loops), (Corridors::default(), 1));
    }
}
