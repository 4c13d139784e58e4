//! What a micromouse's runs cost, counted as the simulator mms counts it.
//!
//! A run leads from the start to the goal. Numbers are kept and sent with the precision that mms
//! has, so that a mouse hears the same of both.

/// The costs of all runs so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MouseScore {
    /// Everything so far.
    pub total: Cost,
    /// The best run, if there is one.
    pub best: Option<Cost>,
    /// The present or the last run.
    pub current: Cost,
    /// How many runs have come to the goal.
    pub runs: u32,
    is_running: bool,
    penalty: f32,
}

/// The costs of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cost {
    /// Half steps.
    pub distance: f32,
    /// Turns, by an eighth or a quarter.
    pub turns: f32,
    /// Half steps, of which long moves count less.
    pub effective_distance: f32,
}

/// The score of a mouse that has never come to the goal.
const UNSOLVED: f32 = 2000.0;
/// What a reset costs the next run.
const RESET_PENALTY: f32 = 15.0;

impl Cost {
    const NONE: Self = Self { distance: 0.0, turns: 0.0, effective_distance: 0.0 };

    fn add_distance(&mut self, half_steps: i32) {
        let distance = half_steps as f32;
        self.distance += distance;
        self.effective_distance +=
            if half_steps > 2 { (f64::from(half_steps) / 2.0 + 1.0) as f32 } else { distance };
    }

    fn named(&self, word: &str) -> Option<f32> {
        match word {
            "distance" => Some(self.distance),
            "turns" => Some(self.turns),
            "effective-distance" => Some(self.effective_distance),
            _ => None,
        }
    }
}

impl MouseScore {
    /// Before the first move.
    pub const fn new() -> Self {
        let total = Cost::NONE;
        Self { total, best: None, current: total, runs: 0, is_running: false, penalty: 0.0 }
    }

    /// The mouse sets off from the start.
    pub fn begin_run(&mut self) {
        self.current = Cost { effective_distance: self.penalty, ..Cost::NONE };
        self.total.effective_distance += self.penalty;
        self.penalty = 0.0;
        self.is_running = true;
    }

    fn costs(&mut self) -> impl Iterator<Item = &mut Cost> {
        [Some(&mut self.total), self.is_running.then_some(&mut self.current)].into_iter().flatten()
    }

    /// The mouse sets off for `half_steps` half steps.
    pub fn add_distance(&mut self, half_steps: i32) {
        self.costs().for_each(|cost| cost.add_distance(half_steps));
    }

    /// The mouse turns.
    pub fn add_turn(&mut self) {
        self.costs().for_each(|cost| cost.turns += 1.0);
    }

    /// The mouse has come to rest in the goal.
    pub fn finish_run(&mut self) {
        let of_run = |cost: &Cost| cost.turns + cost.effective_distance;
        self.runs += u32::from(self.is_running);
        self.is_running = false;
        if self.best.is_none_or(|best| of_run(&self.current) < of_run(&best)) {
            self.best = Some(self.current);
        }
    }

    /// The mouse has come back to the start.
    pub const fn end_run(&mut self) {
        self.is_running = false;
    }

    /// The mouse was put back to the start.
    pub const fn reset(&mut self) {
        self.penalty = RESET_PENALTY;
        self.end_run();
    }

    /// The score: less is better.
    pub fn score(&self) -> f32 {
        self.best.map_or(UNSOLVED, |best| {
            let total = self.total.effective_distance + self.total.turns;
            (f64::from(best.effective_distance + best.turns) + 0.1 * f64::from(total)) as f32
        })
    }

    /// The number that a mouse hears of this name, if there is one of it.
    pub fn told(&self, name: &str) -> Option<String> {
        const NOTHING: &str = "-1";
        if name == "score" {
            return Some(six_digits(self.score()));
        }
        let (cost, word) = if let Some(word) = name.strip_prefix("total-") {
            (Some(&self.total), word)
        } else if let Some(word) = name.strip_prefix("best-run-") {
            (self.best.as_ref(), word)
        } else {
            (Some(&self.current), name.strip_prefix("current-run-")?)
        };
        Cost::NONE.named(word)?;
        let number = cost.and_then(|cost| cost.named(word)).map(six_digits);
        let is_whole = word != "effective-distance";
        Some(match number {
            Some(number) if !(is_whole && number.contains('e')) => number,
            _ => NOTHING.to_owned(),
        })
    }
}

impl Default for MouseScore {
    fn default() -> Self {
        Self::new()
    }
}

/// A number with six digits, in the shorter of the two ways to write it.
pub fn six_digits(number: f32) -> String {
    let scientific = format!("{:.5e}", f64::from(number));
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let bare = |text: &str| {
        let zeros = if text.contains('.') { '0' } else { '.' };
        text.trim_end_matches(zeros).trim_end_matches('.').to_owned()
    };
    if (-4..6).contains(&exponent) {
        let places = (5 - exponent) as usize;
        return bare(&format!("{:.places$}", f64::from(number)));
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{}e{sign}{:02}", bare(digits), exponent.abs())
}

#[cfg(test)]
mod tests {
    use super::six_digits;

    #[test]
    fn numbers_have_six_digits() {
        for (number, text) in [
            (0.0, "0"),
            (2000.0, "2000"),
            (12.5, "12.5"),
            (123_456.7, "123457"),
            (999_999.0, "999999"),
            (1_000_000.0, "1e+06"),
            (1_234_567.0, "1.23457e+06"),
            (31.3, "31.3"),
            (0.1, "0.1"),
        ] {
            assert_eq!(six_digits(number), text);
        }
    }
}
