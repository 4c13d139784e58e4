//! The most cheeses that were eaten in a run without end.

use super::Day;

/// The most cheeses of all runs, and of those of the last day on which there was one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct EndlessBest {
    ever: u32,
    day: Day,
    of_day: u32,
}

impl EndlessBest {
    /// Whether no cheese was eaten in any run.
    pub fn is_none(&self) -> bool {
        self.ever == 0
    }

    /// A run of this day has come to so many.
    pub fn add(&mut self, day: Day, eaten: u32) {
        self.ever = self.ever.max(eaten);
        self.of_day = self.on(day).max(eaten);
        self.day = day;
    }

    /// The most of all.
    pub const fn ever(&self) -> u32 {
        self.ever
    }

    /// The most on this day.
    pub fn on(&self, day: Day) -> u32 {
        if day == self.day { self.of_day } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_a_day_ends_with_the_day_and_the_best_of_all_never() {
        let [one, other] = [Day::new(3), Day::new(4)];
        let mut best = EndlessBest::default();
        for (day, eaten, of_day, ever) in
            [(one, 5, 5, 5), (one, 2, 5, 5), (other, 3, 3, 5), (other, 9, 9, 9)]
        {
            best.add(day, eaten);
            assert_eq!((best.on(day), best.ever()), (of_day, ever));
        }
        assert_eq!(best.on(one), 0);
    }
}
