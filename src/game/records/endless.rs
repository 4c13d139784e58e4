//! The most cheeses eaten in an endless run.

use super::Day;

/// How many days are remembered.
const MOST_DAYS: usize = 100;

/// The most cheeses in any run, and on each of the last days with a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct EndlessBest {
    ever: u32,
    day: Day,
    of_day: u32,
    /// The days before, the newest last.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "Vec::is_empty"))]
    before: Vec<(Day, u32)>,
}

impl EndlessBest {
    /// Whether no cheese was eaten in any run.
    pub fn is_none(&self) -> bool {
        self.ever == 0
    }

    /// Adds a run of this day in which `eaten` cheeses were eaten.
    pub fn add(&mut self, day: Day, eaten: u32) {
        self.ever = self.ever.max(eaten);
        if day != self.day && self.of_day > 0 {
            self.before.push((self.day, self.of_day));
            let spare = self.before.len().saturating_sub(MOST_DAYS - 1);
            self.before.drain(..spare);
        }
        self.of_day = self.on(day).max(eaten);
        self.day = day;
    }

    /// The most cheeses in any run.
    pub const fn ever(&self) -> u32 {
        self.ever
    }

    /// The most cheeses on this day.
    pub fn on(&self, day: Day) -> u32 {
        if day == self.day { self.of_day } else { 0 }
    }

    /// The most cheeses on each remembered day, the newest last.
    pub fn days(&self) -> impl Iterator<Item = u32> {
        let last = (self.of_day > 0).then_some(self.of_day);
        self.before.iter().map(|&(_, most)| most).chain(last)
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
        assert!(best.days().eq([5, 9]));
    }

    #[test]
    fn the_last_days_are_remembered() {
        let mut best = EndlessBest::default();
        let mut day = Day::new(7);
        for eaten in 0..300 {
            best.add(day, eaten);
            best.add(day, eaten / 2);
            day = day.next();
        }
        assert!(best.days().eq(200..300));
    }
}
