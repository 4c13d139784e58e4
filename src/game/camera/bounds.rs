//! The part of a maze that should be in view.

/// A part of a maze, from its first place to its last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    first: (f32, f32),
    last: (f32, f32),
}

impl Bounds {
    /// A single place.
    pub const fn at(place: (f32, f32)) -> Self {
        Self { first: place, last: place }
    }

    /// Grows to include this place.
    pub const fn take_in(&mut self, place: (f32, f32)) {
        self.first = (self.first.0.min(place.0), self.first.1.min(place.1));
        self.last = (self.last.0.max(place.0), self.last.1.max(place.1));
    }

    /// Adds so much on all sides.
    #[must_use]
    pub const fn widened(self, by: f32) -> Self {
        let (first, last) = (self.first, self.last);
        Self { first: (first.0 - by, first.1 - by), last: (last.0 + by, last.1 + by) }
    }

    /// The middle.
    pub const fn middle(self) -> (f32, f32) {
        (f32::midpoint(self.first.0, self.last.0), f32::midpoint(self.first.1, self.last.1))
    }

    /// The size, including the rooms at the borders.
    pub fn size(self) -> (f32, f32) {
        (self.last.0 - self.first.0 + 3.0, self.last.1 - self.first.1 + 3.0)
    }
}
