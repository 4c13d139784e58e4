//! Notices when a way of which each place leads to the next goes round in a ring, which a forged compass
//! does: Brent's algorithm, which keeps one place only.

/// Watches the places of a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RingWatch<P> {
    kept: P,
    /// How many places came since, and after how many another one is kept.
    since: u64,
    until: u64,
}

impl<P: Copy + PartialEq> RingWatch<P> {
    /// Watches a way that begins here.
    pub const fn new(place: P) -> Self {
        Self { kept: place, since: 0, until: 1 }
    }

    /// Takes the next place. Returns whether the way may still lead somewhere.
    pub fn note(&mut self, place: P) -> bool {
        if place == self.kept {
            return false;
        }
        self.since += 1;
        if self.since == self.until {
            (self.kept, self.since, self.until) = (place, 0, 2 * self.until);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ring_is_noticed_and_nothing_else() {
        for tail in 0..40_u32 {
            for ring in 1..40 {
                let mut watch = RingWatch::new(0);
                let mut places =
                    (1..).map(|step| if step < tail { step } else { tail + (step - tail) % ring });
                let noticed = places.position(|place| !watch.note(place));
                assert!(noticed.is_some_and(|steps| steps <= 4 * (tail + ring) as usize));
            }
        }
        let mut watch = RingWatch::new(0);
        assert!((1..100_000).all(|place| watch.note(place)));
    }
}
