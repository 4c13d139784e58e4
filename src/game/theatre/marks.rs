//! Marks on the timeline: steps to come back to, numbered from the left.

/// Marked steps, the first of them first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MarkedSteps(Vec<u64>);

impl MarkedSteps {
    /// There are no more than there are digits to come to them.
    pub const MOST: usize = 9;

    /// Marks at these steps, the first few of them if they are too many.
    pub fn at(mut steps: Vec<u64>) -> Self {
        steps.sort_unstable();
        steps.dedup();
        steps.truncate(Self::MOST);
        Self(steps)
    }

    /// Sets a mark at a step, if there is room for one, or takes it away.
    pub fn toggle(&mut self, step: u64) {
        match self.0.binary_search(&step) {
            Ok(place) => drop(self.0.remove(place)),
            Err(place) if self.0.len() < Self::MOST => self.0.insert(place, step),
            Err(_) => {}
        }
    }

    /// Lets go of those after a step.
    pub fn keep_until(&mut self, step: u64) {
        self.0.retain(|&mark| mark <= step);
    }

    /// All marked steps.
    pub fn steps(&self) -> &[u64] {
        &self.0
    }
}
