//! What of a maze should be in sight.

/// A part of a maze, from the first place in it to the last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    first: (f32, f32),
    last: (f32, f32),
}

impl Bounds {
    /// One place alone.
    pub const fn at(place: (f32, f32)) -> Self {
        Self { first: place, last: place }
    }

    /// Grows as far as it takes to have this place in it.
    pub const fn take_in(&mut self, place: (f32, f32)) {
        self.first = (self.first.0.min(place.0), self.first.1.min(place.1));
        self.last = (self.last.0.max(place.0), self.last.1.max(place.1));
    }

    /// The same with so much more on all sides.
    #[must_use]
    pub const fn widened(self, by: f32) -> Self {
        let (first, last) = (self.first, self.last);
        Self { first: (first.0 - by, first.1 - by), last: (last.0 + by, last.1 + by) }
    }

    /// What lies in the middle.
    pub const fn middle(self) -> (f32, f32) {
        (f32::midpoint(self.first.0, self.last.0), f32::midpoint(self.first.1, self.last.1))
    }

    /// With the rooms about it.
    pub fn size(self) -> (f32, f32) {
        (self.last.0 - self.first.0 + 3.0, self.last.1 - self.first.1 + 3.0)
    }
}
