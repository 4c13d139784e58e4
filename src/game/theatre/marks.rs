//! Marks on the timeline: steps to return to, numbered from the left.

/// Marked steps, the first of them first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MarkedSteps(Vec<u64>);

impl MarkedSteps {
    /// The most marks: as many as there are digit keys to reach them.
    pub const MOST: usize = 9;

    /// Marks at these steps; only the first ones if they are too many.
    pub fn at(mut steps: Vec<u64>) -> Self {
        steps.sort_unstable();
        steps.dedup();
        steps.truncate(Self::MOST);
        Self(steps)
    }

    /// Adds a mark at a step, if there is room, or removes the one there.
    pub fn toggle(&mut self, step: u64) {
        match self.0.binary_search(&step) {
            Ok(place) => drop(self.0.remove(place)),
            Err(place) if self.0.len() < Self::MOST => self.0.insert(place, step),
            Err(_) => {}
        }
    }

    /// Removes the marks after a step.
    pub fn keep_until(&mut self, step: u64) {
        self.0.retain(|&mark| mark <= step);
    }

    /// All marked steps.
    pub fn steps(&self) -> &[u64] {
        &self.0
    }
}
