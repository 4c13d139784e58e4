//! Where everything on the title is: as drawn where there is room, closer together in a small
//! window, larger in a large one. Plain rectangles in interface pixels.

use crate::picture::geometry::{Rect, Vec2, vec2};

use crate::picture::scene::{centred, is_compact};

/// How much of a tall window is made use of.
const TALLEST_ROOMY: f32 = 860.0;
const TALLEST_COMPACT: f32 = 640.0;

/// The places on the title.
pub struct Layout {
    /// How large the letters of the name are, and where on their base line they begin.
    pub letters: f32,
    pub name: Vec2,
    pub tagline: Option<Vec2>,
    /// The menu's first row, and how far it is to the next.
    pub menu: Rect,
    pub menu_step: f32,
    pub panel: Rect,
    /// Where on the panel's upper edge the two friends stand, and how large.
    pub friends: [Vec2; 2],
    pub friend_side: f32,
    /// The card of the daily maze, between the name and the friends.
    pub daily: Rect,
    pub fields: Fields,
}

/// The places on the panel.
pub struct Fields {
    pub heading: Option<Vec2>,
    pub size_label: Vec2,
    pub presets: [Rect; 5],
    pub custom: Option<Rect>,
    pub width: Rect,
    pub height: Rect,
    pub seed_label: Vec2,
    pub seed: Rect,
    pub roll: Rect,
    pub complaint: Vec2,
    pub generator_label: Vec2,
    pub generator: Rect,
    pub loops_label: Vec2,
    pub loops: Rect,
    pub look_label: Option<Vec2>,
    pub looks: [Rect; 3],
    pub code_label: Option<Vec2>,
    pub code: Rect,
    /// Where the keys that copy the code begin.
    pub copy: Option<Vec2>,
    pub preview: Rect,
    /// Where the facts about the maze stand: on one line, or on two.
    pub facts: Rect,
}

impl Layout {
    /// `rows` is how many entries the menu has.
    pub fn new(screen: Rect, rows: usize) -> Self {
        if is_compact(screen) {
            Self::compact(centred(screen, TALLEST_COMPACT), rows)
        } else {
            Self::roomy(centred(screen, TALLEST_ROOMY), rows)
        }
    }

    fn roomy(area: Rect, rows: usize) -> Self {
        let left = 472.0;
        let panel_width = (area.w - 48.0 - left).min(1040.0);
        let panel = Rect::new(
            area.right() - 48.0 - panel_width,
            area.y + 186.0,
            panel_width,
            area.h - 186.0 - 24.0,
        );
        let menu_y = area.y + 210.0;
        let menu_step = ((area.bottom() - 12.0 - menu_y) / rows as f32).min(58.0);
        let friends =
            [198.0, 100.0].map(|from_right| vec2(panel.right() - from_right + 24.0, panel.y + 4.0));
        Self {
            letters: 76.0,
            name: vec2(122.0, area.y + 148.0),
            tagline: Some(vec2(130.0, area.y + 186.0)),
            menu: Rect::new(48.0, menu_y, 336.0, menu_step - 4.0),
            menu_step,
            panel,
            friends,
            friend_side: 104.0,
            daily: Rect::new(panel.right() - 614.0, panel.y - 90.0, 370.0, 72.0),
            fields: Fields::roomy(panel),
        }
    }

    fn compact(area: Rect, rows: usize) -> Self {
        let top = area.y + 92.0;
        let width = (area.w - 264.0 - 20.0).min(860.0);
        let panel = Rect::new(264.0, top, width, area.bottom() - top - 14.0);
        let space = (area.bottom() - top - 8.0) / rows as f32;
        let step = space.min(50.0);
        let friends = [136.0, 60.0].map(|from_right| vec2(panel.right() - from_right, top + 3.0));
        Self {
            letters: 46.0,
            name: vec2(78.0, area.y + 68.0),
            tagline: None,
            menu: Rect::new(20.0, top, 224.0, step - 4.0),
            menu_step: step,
            panel,
            friends,
            friend_side: 72.0,
            daily: Rect::new(friends[0].x - 44.0 - 256.0, top - 74.0, 256.0, 62.0),
            fields: Fields::compact(panel),
        }
    }
}

impl Fields {
    fn roomy(panel: Rect) -> Self {
        let at = |x: f32, y: f32, w: f32, h: f32| Rect::new(panel.x + x, panel.y + y, w, h);
        let point = |x: f32, y: f32| vec2(panel.x + x, panel.y + y);
        let chip = |place: usize| {
            at(24.0 + 48.0 * place as f32, 86.0, if place == 4 { 50.0 } else { 44.0 }, 36.0)
        };
        let bottom = panel.h;
        let look = |place: usize| at(424.0 + 106.0 * place as f32, bottom - 100.0, 98.0, 36.0);
        let preview_width = panel.w - 360.0 - 24.0;
        Self {
            heading: Some(point(24.0, 40.0)),
            size_label: point(24.0, 76.0),
            presets: [0, 1, 2, 3, 4].map(chip),
            custom: Some(at(270.0, 86.0, 74.0, 36.0)),
            width: at(24.0, 132.0, 154.0, 40.0),
            height: at(190.0, 132.0, 154.0, 40.0),
            seed_label: point(24.0, 206.0),
            seed: at(24.0, 216.0, 212.0, 40.0),
            roll: at(244.0, 214.0, 100.0, 42.0),
            complaint: point(24.0, 274.0),
            generator_label: point(24.0, 298.0),
            generator: at(24.0, 308.0, 320.0, 40.0),
            loops_label: point(24.0, 386.0),
            loops: at(24.0, 398.0, 320.0, 28.0),
            look_label: Some(point(360.0, bottom - 76.0)),
            looks: [0, 1, 2].map(look),
            code_label: Some(point(360.0, bottom - 29.0)),
            code: at(424.0, bottom - 54.0, 230.0, 38.0),
            copy: Some(point(664.0, bottom - 50.0)),
            preview: at(360.0, 24.0, preview_width, bottom - 164.0),
            facts: at(360.0, bottom - 134.0, preview_width, 22.0),
        }
    }

    fn compact(panel: Rect) -> Self {
        let at = |x: f32, y: f32, w: f32, h: f32| Rect::new(panel.x + x, panel.y + y, w, h);
        let point = |x: f32, y: f32| vec2(panel.x + x, panel.y + y);
        let chip = |place: usize| {
            at(16.0 + 45.0 * place as f32, 28.0, if place == 4 { 52.0 } else { 40.0 }, 30.0)
        };
        let bottom = panel.h;
        let x = 266.0;
        let width = panel.w - x - 16.0;
        Self {
            heading: None,
            size_label: point(16.0, 20.0),
            presets: [0, 1, 2, 3, 4].map(chip),
            custom: None,
            width: at(16.0, 64.0, 112.0, 34.0),
            height: at(136.0, 64.0, 112.0, 34.0),
            seed_label: point(16.0, 118.0),
            seed: at(16.0, 124.0, 136.0, 34.0),
            roll: at(158.0, 122.0, 92.0, 36.0),
            complaint: point(16.0, 174.0),
            generator_label: point(16.0, 194.0),
            generator: at(16.0, 200.0, 234.0, 34.0),
            loops_label: point(16.0, 254.0),
            loops: at(16.0, 258.0, 234.0, 28.0),
            look_label: None,
            looks: [0, 1, 2].map(|place| at(16.0 + 80.0 * place as f32, 296.0, 74.0, 30.0)),
            code_label: None,
            code: at(x, bottom - 48.0, width, 34.0),
            copy: None,
            preview: at(x, 16.0, width, bottom - 128.0),
            facts: at(x, bottom - 108.0, width, 44.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::scene::FOOT;

    const SCREENS: [(f32, f32); 8] = [
        (800.0, 500.0),
        (800.0, 600.0),
        (1000.0, 1400.0),
        (1279.0, 719.0),
        (1280.0, 720.0),
        (1280.0, 1024.0),
        (2520.0, 720.0),
        (3000.0, 2000.0),
    ];

    fn controls(fields: &Fields) -> Vec<Rect> {
        let mut all = vec![
            fields.width,
            fields.height,
            fields.seed,
            fields.roll,
            fields.generator,
            fields.loops,
            fields.code,
            fields.preview,
            fields.facts,
        ];
        all.extend(fields.presets);
        all.extend(fields.looks);
        all.extend(fields.custom);
        all
    }

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_panel() {
        for (w, h) in SCREENS {
            for rows in [8, 10] {
                let layout = Layout::new(Rect::new(0.0, 0.0, w, h), rows);
                let controls = controls(&layout.fields);
                for (place, &one) in controls.iter().enumerate() {
                    assert_eq!(one.intersect(layout.panel), Some(one), "{place} at {w} x {h}");
                    for &other in &controls[..place] {
                        let shared = one.intersect(other);
                        let touches = shared.is_some_and(|both| both.w > 0.0 && both.h > 0.0);
                        assert!(!touches, "{one:?} and {other:?} at {w} x {h}");
                    }
                }
            }
        }
    }

    #[test]
    fn menu_and_panel_stand_side_by_side_above_the_foot() {
        for (w, h) in SCREENS {
            for rows in [8, 10] {
                let layout = Layout::new(Rect::new(0.0, 0.0, w, h), rows);
                let menu_bottom =
                    layout.menu.y + layout.menu_step * (rows - 1) as f32 + layout.menu.h;
                assert!(menu_bottom <= h - FOOT, "{menu_bottom} at {w} x {h}");
                assert!(layout.menu.right() + 8.0 <= layout.panel.x, "at {w} x {h}");
                assert!(layout.panel.bottom() <= h - FOOT, "at {w} x {h}");
                assert!(layout.panel.right() <= w, "at {w} x {h}");
            }
        }
    }
}
