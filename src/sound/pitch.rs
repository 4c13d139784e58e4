//! How high a note is, by its name in music or by its step on a scale.

use std::str::FromStr;

/// A pitch in semitones above C0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pitch(f32);

/// The text is not the name of a pitch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NoPitch;

impl Pitch {
    /// A step on the five-tone scale of C, where any tones fit each other and every tune; `step` 0
    /// is C3.
    pub const fn on_scale(step: u8) -> Self {
        let semitones = [0, 2, 4, 7, 9][step as usize % 5];
        Self((3 * 12 + step as u16 / 5 * 12 + semitones) as f32)
    }

    /// A pitch this many semitones above C0.
    pub const fn semitones(count: f32) -> Self {
        Self(count)
    }

    pub fn hertz(self) -> f32 {
        16.351_6 * (self.0 / 12.0).exp2()
    }
}

impl FromStr for Pitch {
    type Err = NoPitch;

    /// Reads a name such as `C4`, `F#3` or `Bb5`.
    fn from_str(name: &str) -> Result<Self, NoPitch> {
        let mut characters = name.chars();
        let letter = characters.next().ok_or(NoPitch)?;
        let mut semitones = match letter {
            'C' => 0,
            'D' => 2,
            'E' => 4,
            'F' => 5,
            'G' => 7,
            'A' => 9,
            'B' => 11,
            _ => return Err(NoPitch),
        };
        let mut rest = characters.as_str();
        if let Some(after) = rest.strip_prefix('#') {
            (semitones, rest) = (semitones + 1, after);
        } else if let Some(after) = rest.strip_prefix('b') {
            (semitones, rest) = (semitones - 1, after);
        }
        let octave: i16 = match rest.as_bytes() {
            [digit @ b'1'..=b'7'] => i16::from(digit - b'0'),
            _ => return Err(NoPitch),
        };
        Ok(Self(f32::from(12 * octave + semitones)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_places_mean_what_a_piano_says() {
        let hertz = |name: &str| name.parse::<Pitch>().unwrap().hertz();
        assert!((hertz("A4") - 440.0).abs() < 0.1);
        assert!((hertz("C4") - 261.63).abs() < 0.1);
        assert!((hertz("Bb3") - hertz("A#3")).abs() < 0.001);
        assert_eq!(Pitch::on_scale(0), "C3".parse().unwrap());
        assert_eq!(Pitch::on_scale(8), "G4".parse().unwrap());
        for name in ["", "H4", "C", "C9", "C44", "c4", "C#b4", "C-1", "Cé"] {
            assert_eq!(name.parse::<Pitch>(), Err(NoPitch), "{name}");
        }
    }
}
