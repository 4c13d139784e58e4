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
    /// Where its leaf keeps its decision; [`NOWHERE`] if the square on the other side knows that.
    pub slot: u32,
    /// Where its two sides are in the [ways](crate::maze::world) of the square.
    pub nodes: [u32; 2],
}

/// The slot of a wall that belongs to the square on its other side.
pub const NOWHERE: u32 = u32::MAX;

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
        let parts = parts.into_iter().map(|part| whole.append(part)).collect();
        let mut walls = InOrder { parts }.peekable();
        let (mut sets, mut smaller) = (ContractedSets::default(), Contraction::EMPTY);
        sets.reset(whole.vertices);
        let ends = whole.ends.map(|end| end.map(|end| sets.name(end, &mut smaller)));
        let mut left = Vec::new();
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
        left.shrink_to_fit();
        Self { walls: left, vertices: smaller.vertices, ends, ..whole }
    }

    /// Counts a part in, and returns its walls.
    fn append(&mut self, part: Self) -> PartWalls {
        let (vertices, nodes) = (self.vertices, self.nodes);
        for (end, part) in self.ends.iter_mut().zip(part.ends) {
            *end = end.or(part.map(|vertex| vertex + vertices));
        }
        self.vertices += part.vertices;
        self.nodes += part.nodes;
        self.opened += part.opened;
        PartWalls { walls: part.walls.into_iter(), vertices, nodes }
    }
}

/// The walls of a part that are not taken yet.
struct PartWalls {
    walls: std::vec::IntoIter<Undecided>,
    /// How many vertices and nodes the parts before it have.
    vertices: u32,
    nodes: u32,
}

impl PartWalls {
    fn order(&self) -> Option<(u32, u64)> {
        self.walls.as_slice().first().map(|wall| (wall.weight, wall.wall))
    }
}

/// The walls of all parts by rising weight, as those of each part are.
struct InOrder {
    parts: Vec<PartWalls>,
}

impl Iterator for InOrder {
    type Item = Undecided;

    fn next(&mut self) -> Option<Undecided> {
        let left = self.parts.iter_mut().filter_map(|part| Some((part.order()?, part)));
        let (_, part) = left.min_by_key(|(order, _)| *order)?;
        let wall = part.walls.next()?;
        let moved = |vertex| if vertex == OUTSIDE { OUTSIDE } else { vertex + part.vertices };
        Some(Undecided {
            from: moved(wall.from),
            to: moved(wall.to),
            nodes: wall.nodes.map(|node| node + part.nodes),
            ..wall
        })
    }
}
