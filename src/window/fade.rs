//! A new screen fades in from the background.

use std::mem::{Discriminant, discriminant};

use icetea_maze::picture::{Motions, SCREEN};
use icetea_maze::screens::Screen;

/// The screen that is shown, and since when.
#[derive(Default)]
pub struct Fade {
    shown: Option<(Discriminant<Screen>, f64)>,
}

impl Fade {
    /// The opacity of the background over a screen at this time in seconds. The first screen does
    /// not fade in.
    pub fn veil(&mut self, screen: &Screen, motions: Motions, seconds: f64) -> f32 {
        let kind = discriminant(screen);
        let begun = match self.shown {
            Some((shown, begun)) if shown == kind => begun,
            Some(_) => seconds,
            None => f64::NEG_INFINITY,
        };
        self.shown = Some((kind, begun));
        1.0 - motions.at(SCREEN, (seconds - begun) as f32)
    }
}

#[cfg(test)]
mod tests {
    use icetea_maze::screens::how_to::HowTo;
    use icetea_maze::screens::title::Title;

    use super::*;

    #[test]
    fn a_screen_is_veiled_only_when_it_is_new() {
        let (title, keys) = (Screen::Title(Title::new(0)), Screen::HowTo(HowTo::default()));
        let mut fade = Fade::default();
        let mut veil = |screen: &Screen, seconds| {
            (fade.veil(screen, Motions::Full, seconds) * 100.0).round() as u8
        };
        assert_eq!([veil(&title, 0.0), veil(&title, 0.1)], [0, 0]);
        assert_eq!(veil(&keys, 1.0), 100);
        assert!((1..100).contains(&veil(&keys, 1.05)));
        assert_eq!([veil(&keys, 1.2), veil(&title, 9.0)], [0, 100]);
    }
}
