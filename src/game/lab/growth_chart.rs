//! How often every variant accesses `parent` for more and more members, measured bit by bit in each
//! tick.

use std::fmt::Write;

use crate::game::tuning::{LAB_CHART_ACCESSES_PER_TICK, LAB_CHART_MOST_ACCESSES};
use crate::maze::bench::{Accesses, CountedSets, UnionOrder, Variant};

/// The numbers of members to measure.
pub const SIZES: [u32; 11] =
    [12, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000];
/// The index of the largest size to measure at first.
const AT_FIRST: usize = 4;

/// All measurements so far.
#[derive(Clone, Debug)]
pub struct GrowthChart {
    /// The index of the largest size to measure.
    pub last: usize,
    /// The order that is shown.
    pub order: UnionOrder,
    /// The curves of every order.
    curves: Vec<Curve>,
}

/// The measurements of one variant, with the unions in one order.
#[derive(Clone, Debug)]
pub struct Curve {
    /// The order of the unions.
    pub order: UnionOrder,
    /// The variant.
    pub variant: Variant,
    /// The accesses by unions and by finds for each measured size, from the smallest.
    pub accesses: Vec<[Accesses; 2]>,
    /// The measurement of the next size.
    tally: Option<CountedSets>,
    /// Whether larger sizes would take too long.
    pub is_too_slow: bool,
}

impl Default for GrowthChart {
    fn default() -> Self {
        let curve = |(order, variant)| Curve {
            order,
            variant,
            accesses: Vec::new(),
            tally: None,
            is_too_slow: false,
        };
        let all =
            UnionOrder::ALL.into_iter().flat_map(|one| Variant::all().map(move |rule| (one, rule)));
        Self { last: AT_FIRST, order: UnionOrder::default(), curves: all.map(curve).collect() }
    }
}

impl GrowthChart {
    /// All variants, in the order that is shown.
    pub fn curves(&self) -> impl Iterator<Item = &Curve> {
        self.curves.iter().filter(|curve| curve.order == self.order)
    }

    /// Shows another order.
    pub const fn choose(&mut self, order: UnionOrder) {
        self.order = order;
    }

    /// The largest size to measure.
    pub const fn size(&self) -> u32 {
        SIZES[self.last]
    }

    /// Measures sizes up to this index.
    pub fn ask(&mut self, place: usize) {
        self.last = place.min(SIZES.len() - 1);
    }

    /// Measures sizes up to this share of all, from 0 to 1.
    pub fn ask_share(&mut self, share: f32) {
        self.ask((share.clamp(0.0, 1.0) * (SIZES.len() - 1) as f32).round() as usize);
    }

    /// Measures every variant a little further; says whether there is more to do.
    pub fn tick(&mut self) -> bool {
        let (order, last) = (self.order, self.last);
        let is_open = |curve: &&mut Curve| {
            curve.order == order && !curve.is_too_slow && curve.accesses.len() <= last
        };
        self.curves.iter_mut().filter(is_open).map(Curve::measure).count() > 0
    }

    /// All measurements so far, in every order that was shown, as a table in CSV.
    pub fn to_csv(&self) -> String {
        let mut table = String::from(
            "order,members,union,find,union reads,union writes,find reads,find writes,\
             n log n,n alpha(n)\n",
        );
        for curve in &self.curves {
            let Variant { link, compression } = curve.variant;
            for (size, [unions, finds]) in SIZES.into_iter().zip(&curve.accesses) {
                // Writing into a string never fails.
                let _ = writeln!(
                    table,
                    "{},{size},{},{},{},{},{},{},{:.0},{:.0}",
                    curve.order.name(),
                    link.name(),
                    compression.name(),
                    unions.reads,
                    unions.writes,
                    finds.reads,
                    finds.writes,
                    n_log_n(size),
                    n_alpha(size),
                );
            }
        }
        table
    }
}

impl Curve {
    fn measure(&mut self) {
        let size = SIZES[self.accesses.len()];
        let tally =
            self.tally.get_or_insert_with(|| CountedSets::new(size, self.order, self.variant));
        let goes_on = tally.advance(LAB_CHART_ACCESSES_PER_TICK);
        let accesses = tally.accesses();
        self.is_too_slow = goes_on && sum(accesses) > LAB_CHART_MOST_ACCESSES;
        if !goes_on {
            self.accesses.push(accesses);
        }
        if !goes_on || self.is_too_slow {
            self.tally = None;
        }
    }

    /// All accesses for each measured size, from the smallest.
    pub fn sums(&self) -> impl Iterator<Item = u64> {
        self.accesses.iter().copied().map(sum)
    }
}

fn sum(accesses: [Accesses; 2]) -> u64 {
    accesses.into_iter().map(Accesses::sum).sum()
}

/// The bound for trees of sets joined by size or rank.
pub fn n_log_n(members: u32) -> f64 {
    f64::from(members) * f64::from(members).log2()
}

/// The bound if paths are compressed too.
pub fn n_alpha(members: u32) -> f64 {
    f64::from(members) * f64::from(inverse_ackermann(members))
}

/// The inverse of Ackermann’s function: 4 for all practical numbers.
const fn inverse_ackermann(members: u32) -> u32 {
    match members {
        0..=2 => 1,
        3..=7 => 2,
        8..=2_047 => 3,
        _ => 4,
    }
}
