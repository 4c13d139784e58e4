//! Kruskal's algorithm on a part of the maze: settles everything that does not need the rest.
//!
//! The edges of a part come up by rising key, including those that lead out of it. A set that no
//! lighter edge leads out of is joined to another by an edge of the tree for certain: that is
//! opened. Two sets that both have lighter edges leading out may already be joined outside; so they
//! become vertices of a smaller graph, and the edge between them is passed up to it. The parts of
//! the maze, so contracted, make a larger part, and this is repeated up to the whole.

use super::order::put_in_order;

/// A wall between two vertices.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// The wall's weight in the upper half and its number in the lower: no two are equal.
    pub key: u64,
    pub from: u32,
    /// The second vertex, or [`OUTSIDE`] for an edge that leads out of the part.
    pub to: u32,
}

/// Stands for the second vertex of an edge out of a part, until the parts are put together.
pub const OUTSIDE: u32 = u32::MAX;
/// The name of a set that no lighter edge leads out of.
const NONE: u32 = u32::MAX;

/// The graph that is left of some rooms and the walls between them.
#[derive(Debug)]
pub struct Contraction {
    pub edges: Vec<Edge>,
    pub vertices: u32,
    /// The vertices that hold the maze's start and goal, where these have to be kept apart.
    pub ends: [Option<u32>; 2],
}

impl Contraction {
    pub const EMPTY: Self = Self { edges: Vec::new(), vertices: 0, ends: [None; 2] };

    pub fn clear(&mut self) {
        self.edges.clear();
        self.vertices = 0;
        self.ends = [None; 2];
    }
}

/// Sets of vertices, some of which are vertices of the smaller graph.
#[derive(Debug, Default)]
pub struct ContractedSets {
    pub parents: Vec<u32>,
    names: Vec<u32>,
}

impl ContractedSets {
    /// Starts over with this many sets of one vertex each.
    pub fn reset(&mut self, vertices: u32) {
        self.parents.clear();
        self.parents.extend(0..vertices);
        self.names.clear();
        self.names.resize(vertices as usize, NONE);
    }

    #[inline(always)]
    pub fn find(&mut self, mut vertex: u32) -> u32 {
        loop {
            let parent = self.parents[vertex as usize];
            let grandparent = self.parents[parent as usize];
            let above = self.parents[grandparent as usize];
            self.parents[vertex as usize] = grandparent;
            // One comparison for most vertices: few are more than two levels below the root.
            if above == grandparent {
                return grandparent;
            }
            vertex = above;
        }
    }

    /// The set's vertex in the smaller graph.
    #[inline(always)]
    pub fn name(&mut self, vertex: u32, smaller: &mut Contraction) -> u32 {
        let root = self.find(vertex);
        let name = &mut self.names[root as usize];
        if *name == NONE {
            *name = smaller.vertices;
            smaller.vertices += 1;
        }
        *name
    }

    /// Takes the next edge by rising key and joins the sets at its ends.
    #[inline(always)]
    pub fn join(&mut self, from: u32, to: u32) -> Joined {
        let (a, b) = (self.find(from), self.find(to));
        let names = [a, b].map(|root| self.names[root as usize]);
        // Without a branch, since it cannot be predicted whether they are one set already.
        let root = a.min(b);
        self.parents[a.max(b) as usize] = root;
        self.names[root as usize] = names[0].min(names[1]);
        Joined { is_new: a != b, names }
    }
}

/// The result of joining the ends of an edge.
pub struct Joined {
    /// Whether its ends were in two sets.
    is_new: bool,
    names: [u32; 2],
}

impl Joined {
    /// Whether the edge belongs to the tree for certain.
    #[inline(always)]
    pub fn is_certain(&self) -> bool {
        self.is_new & (self.names[0].max(self.names[1]) == NONE)
    }

    /// The ends of the edge in the smaller graph, if it is settled there.
    #[inline(always)]
    pub fn perhaps(&self) -> Option<[u32; 2]> {
        (self.is_new & (self.names[0].max(self.names[1]) != NONE)).then_some(self.names)
    }
}

/// How many edges are taken at a time, more or less.
const LOOK: usize = 1 << 12;

/// Contracts parts. It is kept so that its memory is reused.
#[derive(Debug, Default)]
pub struct Contractor {
    sets: ContractedSets,
    ordered: Vec<Edge>,
    taken: usize,
}

impl Contractor {
    /// Contracts a part: reports which walls are opened and adds what is left to the smaller graph.
    pub fn contract(
        &mut self,
        part: &Contraction,
        smaller: &mut Contraction,
        mut open: impl FnMut(u32),
    ) {
        self.begin(part, smaller);
        while self.advance(smaller, &mut open) {}
    }

    /// Begins to contract a part.
    pub fn begin(&mut self, part: &Contraction, smaller: &mut Contraction) {
        let bits = part.edges.len().max(1).ilog2() + 1;
        put_in_order(&part.edges, |edge| edge.key, [0, bits], &mut self.ordered);
        self.sets.reset(part.vertices);
        for (place, end) in part.ends.into_iter().enumerate() {
            if let Some(end) = end {
                smaller.ends[place] = Some(self.sets.name(end, smaller));
            }
        }
        self.taken = 0;
    }

    /// Continues with the part; returns whether there is more to do.
    pub fn advance(&mut self, smaller: &mut Contraction, mut open: impl FnMut(u32)) -> bool {
        let left = &self.ordered[self.taken..];
        let mut edges = left.iter().copied().peekable();
        let after = left.len().saturating_sub(LOOK);
        while edges.len() > after {
            let Some(Edge { key, from, mut to }) = edges.next() else { break };
            // An edge that leads out of one half of the part and into the other is listed twice.
            if let Some(half) = edges.next_if(|next| next.key == key) {
                to = half.from;
            }
            if to == OUTSIDE {
                let from = self.sets.name(from, smaller);
                smaller.edges.push(Edge { key, from, to });
                continue;
            }
            let joined = self.sets.join(from, to);
            if joined.is_certain() {
                open(key as u32);
            } else if let Some([from, to]) = joined.perhaps() {
                smaller.edges.push(Edge { key, from, to });
            }
        }
        self.taken = self.ordered.len() - edges.len();
        self.taken < self.ordered.len()
    }
}
