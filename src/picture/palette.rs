//! The colours of each look, by their roles, and the measures of its walls. Data only: code that
//! paints never asks which look it is, but takes the values here.

mod looks;
mod places;

use std::sync::LazyLock;

use crate::game::journey::Region;
use crate::game::settings::Settings;

pub use looks::Palette;

/// Ice tea, night, paper and high contrast, then each of them for colour-blind players.
static LOOKS: [Palette; 8] = [
    Palette::of_look(0),
    Palette::of_look(1),
    Palette::of_look(2),
    Palette::of_look(3),
    Palette::of_look(0).for_every_eye(false),
    Palette::of_look(1).for_every_eye(true),
    Palette::of_look(2).for_every_eye(false),
    Palette::of_look(3).for_every_eye(true),
];

/// All palettes at each place of the journey, in the order of the places.
static PLACES: LazyLock<[[Palette; 8]; 6]> =
    LazyLock::new(|| Region::ALL.map(|region| LOOKS.map(|palette| palette.at_place(region))));

impl Palette {
    /// The palette by the player's settings: the look or high contrast, perhaps with the colours
    /// for colour-blind players laid over them.
    pub fn of(settings: &Settings) -> &'static Self {
        &LOOKS[number(settings)]
    }

    /// The palette at a place of the journey. High contrast is the same everywhere.
    pub fn at(settings: &Settings, place: Option<Region>) -> &'static Self {
        match place.filter(|_| !settings.high_contrast) {
            Some(region) => &PLACES[region as usize][number(settings)],
            None => Self::of(settings),
        }
    }
}

fn number(settings: &Settings) -> usize {
    let look = if settings.high_contrast { 3 } else { settings.look as usize };
    look + if settings.colour_blind_safe { 4 } else { 0 }
}

#[cfg(test)]
mod tests {
    use crate::game::settings::Look;
    use crate::picture::geometry::Color;
    use crate::picture::maze::state_colours;

    use super::*;

    /// Every look, and high contrast, with the colours for colour-blind players and without.
    fn all_looks() -> Vec<Settings> {
        let mut all = Vec::new();
        for look in Look::ALL {
            for (high_contrast, colour_blind_safe) in
                [(false, false), (false, true), (true, false), (true, true)]
            {
                let wanted =
                    Settings { look, high_contrast, colour_blind_safe, ..Settings::default() };
                all.push(wanted);
            }
        }
        all
    }

    #[test]
    fn high_contrast_is_the_same_in_every_look() {
        let of = |look| Palette::of(&Settings { look, high_contrast: true, ..Settings::default() });
        assert!(Look::ALL.iter().all(|&look| std::ptr::eq(of(look), of(Look::IceTea))));
    }

    #[test]
    fn no_two_places_share_floor_or_walls() {
        for settings in all_looks().into_iter().filter(|settings| !settings.high_contrast) {
            let all = Region::ALL.map(|region| Palette::at(&settings, Some(region)));
            for (place, one) in all.iter().enumerate() {
                for other in all[..place].iter().chain([&Palette::of(&settings)]) {
                    let [floors, walls] =
                        [(one.floor, other.floor), (one.wall.top, other.wall.top)].map(
                            |(one, other)| {
                                let [one, other] =
                                    [one, other].map(|colour| seen_by_every_eye(colour)[0]);
                                let parts = one.into_iter().zip(other);
                                parts.map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
                            },
                        );
                    assert!(
                        floors >= 1.0 && walls >= 6.0,
                        "{place}: {floors} {walls} {settings:?}"
                    );
                }
                // The map writes on the floors.
                for ink in [one.ink, one.muted_ink] {
                    assert!(ink.contrast(one.floor) >= 4.5, "{place}: {settings:?}");
                }
            }
        }
    }

    #[test]
    fn every_text_can_be_read() {
        for settings in all_looks() {
            let palette = Palette::of(&settings);
            for (text, ground) in [
                (palette.ink, palette.field),
                (palette.muted_ink, palette.background),
                (palette.muted_ink, palette.panel),
                (palette.accent_ink, palette.accent),
                (palette.accent_text, palette.panel),
                (palette.second_accent_ink, palette.second_accent),
                (palette.path_ink, palette.path),
                (palette.danger, palette.panel),
                (palette.finish.chosen_ink, palette.finish.chosen),
                (palette.ink, palette.finish.key_top),
                (palette.background, palette.lanes[0]),
                (palette.background, palette.lanes[1]),
                (palette.background, palette.lanes[2]),
                (palette.background, palette.lanes[3]),
            ] {
                assert!(text.contrast(ground) >= 4.5, "{settings:?}: {text:?} on {ground:?}");
            }
        }
    }

    /// How a colour appears in CIE L*a*b*: with all three sorts of cones, and without each of them
    /// (Machado, Oliveira and Fernandes 2009).
    fn seen_by_every_eye(colour: Color) -> [[f32; 3]; 4] {
        const EYES: [[[f32; 3]; 3]; 4] = [
            [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
            [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
            [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
        ];
        let linear = [colour.r, colour.g, colour.b].map(|part| {
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        let times = |row: [f32; 3], value: [f32; 3]| {
            row.iter().zip(value).map(|(share, part)| share * part).sum::<f32>().clamp(0.0, 1.0)
        };
        EYES.map(|eye| {
            let received = eye.map(|row| times(row, linear));
            let [x, y, z] = [
                times([0.4339, 0.3762, 0.1899], received),
                times([0.2126, 0.7152, 0.0722], received),
                times([0.0177, 0.1095, 0.8729], received),
            ]
            .map(|part| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
            [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
        })
    }

    /// The smallest distance between two colours for the first `eyes` kinds of eyes.
    fn distance(one: Color, other: Color, eyes: usize) -> f32 {
        let pairs = seen_by_every_eye(one).into_iter().zip(seen_by_every_eye(other)).take(eyes);
        let far = pairs
            .map(|(one, other)| one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f32>());
        far.fold(f32::INFINITY, f32::min).sqrt()
    }

    /// What is lit, or not tried yet, must not look like a set.
    #[test]
    fn no_set_has_the_colour_of_what_is_lit_or_not_tried() {
        for settings in all_looks() {
            let palette = Palette::of(&settings);
            let not_tried = state_colours(palette).flat_wall.over(palette.floor);
            for (place, &set) in palette.sets.iter().enumerate() {
                for (other, least) in [(palette.second_accent, 25.0), (not_tried, 15.0)] {
                    let far = distance(set, other, 1);
                    assert!(far >= least, "{far}: set {place} and {other:?}, {settings:?}");
                    let far = distance(set, other, 4);
                    let is_safe = far >= 15.0 || !settings.colour_blind_safe;
                    assert!(is_safe, "{far}: set {place} and {other:?}, {settings:?}");
                }
            }
        }
    }

    #[test]
    fn every_eye_tells_sets_of_one_pattern_apart_and_from_the_floor() {
        for settings in all_looks().into_iter().filter(|settings| settings.colour_blind_safe) {
            let palette = Palette::of(&settings);
            assert!(palette.set_pattern.is_some());
            let of_one_pattern = &palette.sets[..4];
            assert_eq!([of_one_pattern; 3].concat(), palette.sets);
            let mut all = of_one_pattern.to_vec();
            all.push(palette.floor);
            for (place, &one) in all.iter().enumerate() {
                for &other in &all[..place] {
                    let far = distance(one, other, 4);
                    assert!(far >= 20.0, "{far}: {one:?} {other:?}, {settings:?}");
                }
            }
        }
    }
}
