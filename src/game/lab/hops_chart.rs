//! How many hops every variant takes on more and more members, measured a little in each tick.

use crate::game::tuning::{LAB_CHART_HOPS_PER_TICK, LAB_CHART_MOST_HOPS};
use crate::maze::bench::{Tally, Variant};

/// How many members are measured.
pub const SIZES: [u32; 11] =
    [12, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000];
/// Up to where it is measured at first.
const AT_FIRST: usize = 4;

/// What is measured, as far as it is.
#[derive(Clone, Debug)]
pub struct HopsChart {
    /// The place of the largest size that is asked for.
    last: usize,
    curves: Vec<Curve>,
}

/// One variant.
#[derive(Clone, Debug)]
pub struct Curve {
    /// Which one.
    pub variant: Variant,
    /// The hops on each size that is measured, from the smallest.
    pub hops: Vec<u64>,
    /// The next size, under way.
    tally: Option<Tally>,
    /// Whether larger sizes take longer than anybody waits.
    pub is_too_slow: bool,
}

impl Default for HopsChart {
    fn default() -> Self {
        let curve = |variant| Curve { variant, hops: Vec::new(), tally: None, is_too_slow: false };
        Self { last: AT_FIRST, curves: Variant::all().map(curve).collect() }
    }
}

impl HopsChart {
    /// All variants.
    pub fn curves(&self) -> &[Curve] {
        &self.curves
    }

    /// The place of the largest size that is asked for.
    pub const fn last(&self) -> usize {
        self.last
    }

    /// That size.
    pub const fn size(&self) -> u32 {
        SIZES[self.last]
    }

    /// Asks for sizes up to this place.
    pub fn ask(&mut self, place: usize) {
        self.last = place.min(SIZES.len() - 1);
    }

    /// The same by a share of all sizes, from 0 to 1.
    pub fn ask_share(&mut self, share: f32) {
        self.ask((share.clamp(0.0, 1.0) * (SIZES.len() - 1) as f32).round() as usize);
    }

    /// Measures a little of every variant; says whether something is left.
    pub fn tick(&mut self) -> bool {
        let is_open = |curve: &&mut Curve| !curve.is_too_slow && curve.hops.len() <= self.last;
        self.curves.iter_mut().filter(is_open).map(Curve::measure).count() > 0
    }
}

impl Curve {
    fn measure(&mut self) {
        let size = SIZES[self.hops.len()];
        let tally = self.tally.get_or_insert_with(|| Tally::new(size, self.variant));
        let goes_on = tally.advance(LAB_CHART_HOPS_PER_TICK);
        self.is_too_slow = goes_on && tally.hops() > LAB_CHART_MOST_HOPS;
        if !goes_on {
            self.hops.push(tally.hops());
        }
        if !goes_on || self.is_too_slow {
            self.tally = None;
        }
    }
}

/// The inverse of Ackermann's function: 4 for all numbers that anybody will ever count to.
pub const fn inverse_ackermann(members: u32) -> u32 {
    match members {
        0..=2 => 1,
        3..=7 => 2,
        8..=2_047 => 3,
        _ => 4,
    }
}
