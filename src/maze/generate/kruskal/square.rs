//! What is left of a square of leaves: the walls that depend on the rest of the maze. It is contracted
//! as parts of a leaf are, with numbers for any size of maze.

use super::contract::{ContractedSets, Contraction, OUTSIDE};
use super::tile::numbered_wall;

/// A wall that its square cannot decide.
#[derive(Clone, Copy, Debug)]
pub struct Undecided {
    pub weight: u32,
    /// Row, column and side: walls of one weight are in this order.
    pub wall: u64,
    pub from: u32,
    /// The second vertex, or [`OUTSIDE`] for a wall that leads out of the square.
    pub to: u32,
    /// Where its decision is kept; [`NOWHERE`] if the square on the other side knows that.
    pub slot: u64,
    /// Where its two sides are in the [ways](crate::maze::world) of the square.
    pub nodes: [u32; 2],
}

/// The slot of a wall that belongs to the square on its other side.
pub const NOWHERE: u64 = u64::MAX;

impl Undecided {
    /// The room that the wall is on the right of, or below, and which of both.
    pub const fn place(&self) -> ([u32; 2], bool) {
        ([(self.wall >> 1) as u32 & (u32::MAX >> 1), (self.wall >> 32) as u32], self.wall & 1 == 1)
    }
}

/// The graph that is left of a square.
#[derive(Clone, Debug, Default)]
pub struct Square {
    /// By rising weight.
    pub walls: Vec<Undecided>,
    pub vertices: u32,
    pub nodes: u32,
    /// How many walls were opened within.
    pub opened: u64,
    /// The vertices that hold the maze's start and goal, where these have to be kept apart.
    pub ends: [Option<u32>; 2],
}

impl Square {
    /// What is left of the leaf that begins with this room.
    pub fn of_leaf(first: [u32; 2], rest: &Contraction) -> Self {
        let undecided = rest.edges.iter().map(|edge| {
            let ([column, row], is_below) = numbered_wall(edge.key as u32);
            // The first walls are those of the rooms above the leaf and on its left.
            let [column, row] = [first[0].wrapping_add(column), first[1].wrapping_add(row)];
            Undecided {
                weight: (edge.key >> 32) as u32,
                wall: u64::from(row) << 32 | u64::from(column) << 1 | u64::from(is_below),
                from: edge.from,
                to: edge.to,
                slot: NOWHERE,
                nodes: [0; 2],
            }
        });
        let (vertices, ends) = (rest.vertices, rest.ends);
        Self { walls: undecided.collect(), vertices, ends, ..Self::default() }
    }

    /// Puts the parts of a square together; reports the walls that are opened.
    pub fn join(parts: impl IntoIterator<Item = Self>, mut open: impl FnMut(&Undecided)) -> Self {
        let mut whole = Self::default();
        for part in parts {
            whole.append(part);
        }
        // Two to four lists that are in order: this sort is made for that.
        whole.walls.sort_by_key(|wall| (wall.weight, wall.wall));
        let (mut sets, mut smaller) = (ContractedSets::default(), Contraction::EMPTY);
        sets.reset(whole.vertices);
        let ends = whole.ends.map(|end| end.map(|end| sets.name(end, &mut smaller)));
        let mut left = Vec::new();
        let mut walls = whole.walls.iter().copied().peekable();
        while let Some(mut wall) = walls.next() {
            // A wall between two parts is listed by both.
            if let Some(mut half) = walls.next_if(|next| next.wall == wall.wall) {
                if wall.slot == NOWHERE {
                    std::mem::swap(&mut wall, &mut half);
                }
                (wall.to, wall.nodes[1]) = (half.from, half.nodes[0]);
            }
            if wall.to == OUTSIDE {
                wall.from = sets.name(wall.from, &mut smaller);
                left.push(wall);
                continue;
            }
            let joined = sets.join(wall.from, wall.to);
            if joined.is_certain() {
                whole.opened += 1;
                open(&wall);
            } else if let Some([from, to]) = joined.perhaps() {
                left.push(Undecided { from, to, ..wall });
            }
        }
        Self { walls: left, vertices: smaller.vertices, ends, ..whole }
    }

    fn append(&mut self, mut part: Self) {
        let (vertices, nodes) = (self.vertices, self.nodes);
        let moved = |vertex| if vertex == OUTSIDE { OUTSIDE } else { vertex + vertices };
        for wall in &mut part.walls {
            (wall.from, wall.to) = (moved(wall.from), moved(wall.to));
            wall.nodes = wall.nodes.map(|node| node + nodes);
        }
        for (end, part) in self.ends.iter_mut().zip(part.ends) {
            *end = end.or(part.map(moved));
        }
        self.walls.append(&mut part.walls);
        self.vertices += part.vertices;
        self.nodes += part.nodes;
        self.opened += part.opened;
    }
}
