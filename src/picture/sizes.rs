//! The few sizes that every screen is made of, in interface pixels: gaps, the heights of controls,
//! and letters. A smaller window gets a closer layout before it gets smaller letters.

use super::geometry::{Rect, Vec2, vec2};
use crate::game::tuning::FAR_FOOT;

/// The size of screen that everything is designed for.
pub const ROOMY: Vec2 = vec2(1280.0, 720.0);
/// The size that the closer layout needs.
pub const COMPACT: Vec2 = vec2(800.0, 500.0);
/// The size that it needs in a tall window, such as a phone held upright, where panels lie below
/// each other instead of side by side.
pub const TALL: Vec2 = vec2(640.0, 1000.0);

/// Screens that differ by less count as equal.
const HAIR: f32 = 0.5;

/// Between a label and its control.
pub const XS: f32 = 4.0;
/// Between things that belong together.
pub const S: f32 = 8.0;
/// Between things beside each other.
pub const M: f32 = 16.0;
/// Between groups of things.
pub const L: f32 = 24.0;

/// The corner radius of a panel.
pub const PANEL_RADIUS: f32 = 20.0;
/// The height of the foot.
pub const FOOT: f32 = FAR_FOOT;
/// The height of a line of small text.
pub const LINE: f32 = 20.0;
/// The height of a row of a page of settings, where there is room for it.
pub const FORM_ROW: f32 = 76.0;

/// The height of a key, and of a lower one among words.
pub const KEY: f32 = 28.0;
pub const LOW_KEY: f32 = 24.0;
/// The maximum width of a menu over a screen, and the height of its rows and its heading.
pub const MENU: f32 = 460.0;
pub const MENU_ROW: f32 = 58.0;

/// The sizes of letters: of a note, of a label over a control, of running text, of the label of a
/// row or the heading of a card, of a name or a number, of the heading of a group, and of what is
/// seen from afar.
pub const NOTE: f32 = 13.0;
pub const LABEL: f32 = 14.0;
pub const BODY: f32 = 15.0;
pub const ROW: f32 = 18.0;
pub const NUMBER: f32 = 20.0;
pub const HEADING: f32 = 24.0;
pub const LARGE: f32 = 32.0;

/// The minimum size of letters and lines when projected: in a window of 1920 × 1080, where an
/// interface pixel is 2.16 pixels, that is 28 pixels and 5.
pub const LEAST_IN_A_HALL: f32 = 13.0;
pub const THINNEST_IN_A_HALL: f32 = 2.4;

/// What differs between the roomy layout and the closer one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// Between the edge of the window and what is on the screen.
    pub edge: f32,
    /// Between panels.
    pub gap: f32,
    /// Between the edge of a panel and its contents.
    pub pad: f32,
    /// The space above the line at the top of a screen, and the height of that line.
    pub top: f32,
    pub head: f32,
    /// The size of its letters.
    pub title: f32,
    /// The height of a field, a stepper or a plain button.
    pub control: f32,
    /// The height of a chip.
    pub chip: f32,
    /// The height of the main button.
    pub main: f32,
}

impl Sizes {
    const ROOMY: Self = Self {
        edge: 48.0,
        gap: 24.0,
        pad: 24.0,
        top: 28.0,
        head: 64.0,
        title: 36.0,
        control: 40.0,
        chip: 36.0,
        main: 52.0,
    };
    const COMPACT: Self = Self {
        edge: 16.0,
        gap: 12.0,
        pad: 16.0,
        top: 4.0,
        head: 46.0,
        title: 28.0,
        control: 34.0,
        chip: 30.0,
        main: 40.0,
    };

    /// The sizes for a screen of this size.
    pub fn of(screen: Rect) -> Self {
        if is_compact(screen) { Self::COMPACT } else { Self::ROOMY }
    }
}

/// Whether this screen has too little room for the roomy layout.
pub fn is_compact(screen: Rect) -> bool {
    screen.w < ROOMY.x - HAIR || screen.h < ROOMY.y - HAIR
}

/// Whether this screen is narrower than the closer layout; then it is tall.
pub fn is_narrow(screen: Rect) -> bool {
    screen.w < COMPACT.x - HAIR
}

/// The smallest scale of the roomy layout.
const LEAST_ROOMY_SCALE: f32 = 0.85;

/// The number of logical pixels to an interface pixel in a window of this size, for the player's
/// setting. It is limited so that every screen has room.
pub fn scale(window: Vec2, percent: u8) -> f32 {
    let fitting = |layout: Vec2| (window / layout).min_element();
    let (roomy, close) = (fitting(ROOMY), fitting(COMPACT).max(fitting(TALL)));
    let usual = if roomy >= LEAST_ROOMY_SCALE { roomy } else { close.clamp(0.25, 1.0) };
    (usual * f32::from(percent) / 100.0).min(close.max(usual)).max(0.25)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interface_grows_as_far_as_every_screen_has_room() {
        for (window, percent, expected) in [
            (vec2(1280.0, 720.0), 75, 0.75),
            (vec2(1280.0, 720.0), 130, 1.3),
            (vec2(1280.0, 720.0), 200, 1.44),
            (vec2(2560.0, 1440.0), 130, 2.6),
            (vec2(640.0, 400.0), 200, 0.8),
        ] {
            assert!((scale(window, percent) - expected).abs() < 1e-3, "{window} {percent}");
        }
    }

    #[test]
    fn small_windows_get_the_close_layout_and_large_letters() {
        for (window, expected) in [
            (vec2(1280.0, 720.0), 1.0),
            (vec2(2560.0, 1440.0), 2.0),
            (vec2(1088.0, 612.0), 0.85),
            (vec2(1000.0, 1400.0), 1.0),
            (vec2(800.0, 600.0), 1.0),
            (vec2(640.0, 400.0), 0.8),
        ] {
            assert!((scale(window, 100) - expected).abs() < 1e-3, "{window}");
        }
    }
}
