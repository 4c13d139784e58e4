//! Which edges of a lattice surely belong to its minimum spanning tree, by the look of their
//! neighbours alone.
//!
//! An edge belongs to the tree if every other way from one of its ends to the other has a heavier
//! edge. Such a way leaves the end by one of three other edges, and the vertex behind that by one
//! of three more: if on each of the three the heavier of the two is heavier than the edge, that
//! is so. Most edges of the tree are known for certain after this look, without any search.
//!
//! The walls of a maze are the edges of such a lattice, between rooms; and what is left standing
//! of them is the maximum spanning tree of another one, between the pillars where walls meet. So
//! one look at the rooms tells which walls are surely opened, and the same look at the pillars,
//! with the order of the weights turned round, which are surely kept.

/// How many vertices a side of a tile has.
pub const SIDE: usize = 64;
/// How many rows of the lattice are looked at above the tile, and columns on its left.
pub const ABOVE: usize = 3;
pub const BEFORE: usize = 8;
pub const LANES: usize = 88;
pub const ROWS: usize = ABOVE + SIDE + 2;

/// A weight for every vertex of a tile and what lies around it, in 16 bits: where these cannot
/// tell two weights apart, nothing is certain.
pub type Lattice = [[i16; LANES]; ROWS];

/// What is certain about the edges of one kind. Row 0 is the one above the tile.
pub struct Certain {
    /// Of each row, a bit for each vertex.
    pub rows: [u64; SIDE + 1],
    /// Of each row, whether it holds of the edge that begins one vertex left of the tile.
    pub before: [bool; SIDE + 1],
}

impl Certain {
    pub const NOTHING: Self = Self { rows: [0; SIDE + 1], before: [false; SIDE + 1] };
}

/// How many vertices of a row are looked at together: those of the tile and one on its left,
/// filled up to whole vectors.
const WIDE: usize = 72;
/// The first of them.
const FIRST: usize = BEFORE - 1;

/// Of each vertex in a row, how light an edge has to be to belong to the tree for certain.
struct Limits {
    right: [i16; LANES],
    left: [i16; LANES],
    below: [i16; LANES],
    above: [i16; LANES],
}

/// `right` are the edges from each vertex to the one on its right, `below` those to the one below.
pub fn look(right: &Lattice, below: &Lattice, on_right: &mut Certain, down: &mut Certain) {
    let [mut upper, mut lower] = [const { Limits::NONE }; 2];
    limits(right, below, ABOVE - 1, &mut upper);
    for row in 0..=SIDE {
        let place = ABOVE - 1 + row;
        limits(right, below, place + 1, &mut lower);
        let (right, below) = (&right[place], &below[place]);
        let mut codes = [0; WIDE];
        for (lane, code) in codes.iter_mut().enumerate() {
            let at = FIRST + lane;
            let is_on_right = right[at] < upper.right[at].max(upper.left[at + 1]);
            let is_down = below[at] < upper.below[at].max(lower.above[at]);
            *code = u8::from(is_on_right) | u8::from(is_down) << 1;
        }
        on_right.before[row] = codes[0] & 1 != 0;
        down.before[row] = codes[0] & 2 != 0;
        let mut bits = [0; 2];
        for (place, eight) in codes[1..=SIDE].chunks_exact(8).enumerate() {
            let eight = u64::from_le_bytes(std::array::from_fn(|lane| eight[lane]));
            bits[0] |= gathered(eight) << (8 * place);
            bits[1] |= gathered(eight >> 1) << (8 * place);
        }
        [on_right.rows[row], down.rows[row]] = bits;
        std::mem::swap(&mut upper, &mut lower);
    }
}

impl Limits {
    const NONE: Self =
        Self { right: [0; LANES], left: [0; LANES], below: [0; LANES], above: [0; LANES] };
}

fn limits(right: &Lattice, below: &Lattice, row: usize, limits: &mut Limits) {
    let [across_above, across, across_below] = [&right[row - 1], &right[row], &right[row + 1]];
    let [two_up, up, down, two_down] =
        [&below[row - 2], &below[row - 1], &below[row], &below[row + 1]];
    for at in FIRST..FIRST + WIDE + 1 {
        let by_left = across[at - 1].max(across[at - 2].min(up[at - 1]).min(down[at - 1]));
        let by_right = across[at].max(across[at + 1].min(up[at + 1]).min(down[at + 1]));
        let by_up = up[at].max(two_up[at].min(across_above[at - 1]).min(across_above[at]));
        let by_down = down[at].max(two_down[at].min(across_below[at - 1]).min(across_below[at]));
        let (sideways, upright) = (by_left.min(by_right), by_up.min(by_down));
        limits.right[at] = by_left.min(upright);
        limits.left[at] = by_right.min(upright);
        limits.below[at] = by_up.min(sideways);
        limits.above[at] = by_down.min(sideways);
    }
}

/// The lowest bits of eight bytes, side by side.
const fn gathered(bytes: u64) -> u64 {
    (bytes & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56
}
