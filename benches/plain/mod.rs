//! The textbook versions for comparison: written as in a lecture, for speed alone, without steps.

use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Grid, Maze, Tile};

/// A grid of rooms with all walls standing.
fn closed_grid(side: u32) -> Grid {
    let tiles = 2 * side as u16 + 1;
    let mut grid = Grid::walls(tiles, tiles);
    for room in 0..side * side {
        grid.open(tile_of(room, side));
    }
    grid
}

fn tile_of(room: u32, width: u32) -> Tile {
    Tile::new(2 * (room % width) as u16 + 1, 2 * (room / width) as u16 + 1)
}

fn find(parents: &mut [u32], mut room: u32) -> u32 {
    while parents[room as usize] != room {
        let grandparent = parents[parents[room as usize] as usize];
        parents[room as usize] = grandparent;
        room = grandparent;
    }
    room
}

/// Kruskal: all walls in a list, shuffled by Fisher and Yates, and union-find with halving.
pub fn kruskal(side: u32, seed: u64) -> Grid {
    let mut dice = Dice::new(seed);
    let mut grid = closed_grid(side);
    let mut walls = Vec::new();
    for room in 0..side * side {
        if room % side + 1 < side {
            walls.push((room, Direction::Right));
        }
        if room / side + 1 < side {
            walls.push((room, Direction::Down));
        }
    }
    for last in (1..walls.len()).rev() {
        walls.swap(last, dice.below(last as u32 + 1) as usize);
    }
    let mut parents: Vec<u32> = (0..side * side).collect();
    let mut sizes = vec![1_u32; parents.len()];
    for (room, direction) in walls {
        let beyond = if direction == Direction::Right { room + 1 } else { room + side };
        let (mut a, mut b) = (find(&mut parents, room), find(&mut parents, beyond));
        if a != b {
            if sizes[a as usize] < sizes[b as usize] {
                std::mem::swap(&mut a, &mut b);
            }
            parents[b as usize] = a;
            sizes[a as usize] += sizes[b as usize];
            grid.open(tile_of(room, side).step(direction));
        }
    }
    grid
}

/// The recursive backtracker with a stack of rooms and a table of visited ones.
pub fn backtracker(side: u32, seed: u64) -> Grid {
    let mut dice = Dice::new(seed);
    let mut grid = closed_grid(side);
    let mut visited = vec![false; (side * side) as usize];
    let mut stack = vec![dice.below(side * side)];
    visited[stack[0] as usize] = true;
    while let Some(&room) = stack.last() {
        let (column, row) = (room % side, room / side);
        let mut fresh = [(0, Direction::Right); 4];
        let mut count = 0;
        let mut look = |exists: bool, next: u32, direction| {
            if exists && !visited[next as usize] {
                fresh[count] = (next, direction);
                count += 1;
            }
        };
        look(column + 1 < side, room + 1, Direction::Right);
        look(row + 1 < side, room + side, Direction::Down);
        look(column > 0, room.wrapping_sub(1), Direction::Left);
        look(row > 0, room.wrapping_sub(side), Direction::Up);
        if count == 0 {
            stack.pop();
            continue;
        }
        let (next, direction) = fresh[dice.below(count as u32) as usize];
        grid.open(tile_of(room, side).step(direction));
        visited[next as usize] = true;
        stack.push(next);
    }
    grid
}

/// Depth-first search with a stack of rooms and a table of parents; returns the path's length in
/// rooms. Neighbours are pushed in reverse order of direction, so that it takes the solver's way.
pub fn depth_first(maze: &Maze) -> usize {
    const UNSEEN: u32 = u32::MAX;
    let grid = maze.grid();
    let (width, height) = (u32::from(grid.columns() / 2), u32::from(grid.rows() / 2));
    let number = |room: Tile| u32::from(room.row / 2) * width + u32::from(room.column / 2);
    let (start, goal) = (number(maze.start()), number(maze.goal()));
    let mut parents = vec![UNSEEN; (width * height) as usize];
    let mut stack = vec![start];
    parents[start as usize] = start;
    while let Some(room) = stack.pop() {
        if room == goal {
            break;
        }
        let tile = tile_of(room, width);
        for direction in Direction::ALL.into_iter().rev() {
            if grid.is_open(tile.step(direction)) {
                let next = number(tile.go(direction, 2));
                if parents[next as usize] == UNSEEN {
                    parents[next as usize] = room;
                    stack.push(next);
                }
            }
        }
    }
    let (mut room, mut length) = (goal, 0);
    while room != start {
        room = parents[room as usize];
        length += 1;
    }
    length
}
