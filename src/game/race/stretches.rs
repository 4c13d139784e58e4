//! Where a trail gets nearer to its target, and where it does not for a while.
//!
//! From a place of the trail that is nearer to the target than all before it, one stride should
//! lead to the next such place. All other strides there are in vain.

/// A part of a trail, by index: from a place that is nearer than all before it to the next such
/// place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The index where it begins.
    pub from: usize,
    /// The index where it ends; none for the last part, after which the trail came no nearer.
    pub to: Option<usize>,
}

/// All stretches of a trail, given the distance of each of its places from the target.
///
/// ```
/// use icetea_maze::game::race::{Stretch, stretches};
///
/// // One stride on, two into a dead end and back, and on again.
/// let stretches = stretches([9, 8, 9, 8, 7]);
/// let found = stretches.map(|Stretch { from, to }| (from, to));
/// assert_eq!(found.collect::<Vec<_>>(), [(0, Some(1)), (1, Some(4)), (4, None)]);
/// ```
pub fn stretches(distances: impl IntoIterator<Item = u32>) -> impl Iterator<Item = Stretch> {
    let mut places = distances.into_iter().enumerate();
    let mut nearest = places.next();
    std::iter::from_fn(move || {
        let (from, far) = nearest?;
        nearest = places.find(|&(_, here)| here < far);
        Some(Stretch { from, to: nearest.map(|(number, _)| number) })
    })
}

impl Stretch {
    /// How many of its strides were in vain, if the trail has so many in all.
    pub fn strides_in_vain(self, strides: usize) -> u32 {
        let walked = match self.to {
            Some(to) => to - self.from - 1,
            None => strides - self.from,
        };
        walked as u32
    }
}
