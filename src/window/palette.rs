//! The colours of each look, by what they are for, and the measures of its walls. Data only: who
//! paints never asks which look it is, but takes what stands here.

use std::sync::LazyLock;

use icetea_maze::game::settings::Settings;
use macroquad::color::Color;
use macroquad::math::vec2;

use super::maze_view::{LanternColours, WallColours, WallShape};
use super::paint::finish::{self, Finish};

/// Every colour of a look.
#[derive(Clone, Copy)]
#[expect(dead_code, reason = "a look is whole, though some of its roles wait for their screens")]
pub struct Palette {
    pub background: Color,
    /// The squares of exercise paper behind everything.
    pub squared_lines: Option<Color>,
    pub floor: Color,
    /// Laid over the floor of every other room.
    pub second_floor: Color,
    pub wall: WallColours,
    pub wall_shape: WallShape,
    pub ink: Color,
    pub muted_ink: Color,
    pub accent: Color,
    pub accent_ink: Color,
    pub accent_text: Color,
    pub second_accent: Color,
    pub second_accent_ink: Color,
    pub focus: Color,
    pub players: [Color; 2],
    pub trail: Color,
    pub way: Color,
    pub way_ink: Color,
    pub given_back: Color,
    pub skipped: Color,
    pub sealed: Color,
    pub sealed_hatch: Color,
    pub sealed_wash: Color,
    pub frontier: Color,
    pub hint: Color,
    pub danger: Color,
    pub panel: Color,
    pub panel_edge: Color,
    pub field: Color,
    pub finish: Finish,
    /// Light about the mouse, in looks that are dark.
    pub lantern: Option<LanternColours>,
    /// Those who are compared, told apart by number, dash or shape as well.
    pub lanes: [Color; 4],
    /// The sets of union-find; no two that touch share one.
    pub sets: [Color; 12],
}

impl Palette {
    /// The colours that the player wants: of the look, or in high contrast, and perhaps with those
    /// for every eye laid over them.
    pub fn of(settings: &Settings) -> &'static Self {
        static FOR_EVERY_EYE: LazyLock<[Palette; 4]> = LazyLock::new(|| {
            [
                ICE_TEA.with(&LIGHT_FOR_EVERY_EYE),
                NIGHT.with(&DARK_FOR_EVERY_EYE),
                PAPER.with(&LIGHT_FOR_EVERY_EYE),
                HIGH_CONTRAST.with(&DARK_FOR_EVERY_EYE),
            ]
        });
        let place = if settings.high_contrast { 3 } else { settings.look as usize };
        if settings.colour_blind_safe {
            &FOR_EVERY_EYE[place]
        } else {
            [&ICE_TEA, &NIGHT, &PAPER, &HIGH_CONTRAST][place]
        }
    }

    /// The same with other colours where they mean something.
    const fn with(&self, roles: &Roles) -> Self {
        Self {
            way: roles.way,
            way_ink: roles.way_ink,
            given_back: roles.given_back,
            skipped: roles.skipped,
            sealed: roles.sealed,
            sealed_hatch: roles.sealed_hatch,
            sealed_wash: roles.sealed_wash,
            frontier: roles.frontier,
            players: roles.players,
            trail: roles.trail,
            hint: roles.hint,
            danger: roles.danger,
            lanes: roles.lanes,
            ..*self
        }
    }
}

/// The colours that mean something, chosen so that every eye can tell them apart.
struct Roles {
    way: Color,
    way_ink: Color,
    given_back: Color,
    skipped: Color,
    sealed: Color,
    sealed_hatch: Color,
    sealed_wash: Color,
    frontier: Color,
    players: [Color; 2],
    trail: Color,
    hint: Color,
    danger: Color,
    lanes: [Color; 4],
}

static LIGHT_FOR_EVERY_EYE: Roles = Roles {
    way: hex(0x06_73B8),
    way_ink: hex(0xFF_FFFF),
    given_back: hex(0xEB_AA05),
    skipped: hex(0x8C_8C8C),
    sealed: hex(0x2A_206B),
    sealed_hatch: hex(0x2A_206B),
    sealed_wash: see_through(0x2A_206B, 0.40),
    frontier: hex(0x59_BBEF),
    players: [hex(0xD7_4904), hex(0x00_59B3)],
    trail: hex(0x56_B4E9),
    hint: hex(0xF0_E442),
    danger: hex(0xA3_3C00),
    lanes: [hex(0xB8_3E03), hex(0x00_59B3), hex(0x5A_5A00), hex(0x2A_206B)],
};

static DARK_FOR_EVERY_EYE: Roles = Roles {
    way: hex(0x80_F2FD),
    way_ink: hex(0x06_282B),
    given_back: hex(0xCB_891D),
    skipped: hex(0x8A_89A9),
    sealed: hex(0x00_00DC),
    sealed_hatch: hex(0x59_59E8),
    sealed_wash: see_through(0x00_00DC, 0.40),
    frontier: hex(0xF4_F89F),
    players: [hex(0xFE_A751), hex(0x83_CCFF)],
    trail: hex(0x7C_C8FF),
    hint: hex(0xFF_FFFF),
    danger: hex(0xFF_9E4A),
    lanes: [hex(0xFE_A751), hex(0x83_CCFF), hex(0xF4_F89F), hex(0xC9_C3F2)],
};

/// An opaque colour.
pub const fn hex(rgb: u32) -> Color {
    see_through(rgb, 1.0)
}

/// A colour that lets through what is behind it.
pub const fn see_through(rgb: u32, alpha: f32) -> Color {
    let [_, red, green, blue] = rgb.to_be_bytes();
    Color::new(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0, alpha)
}

const fn hexes(rgb: [u32; 12]) -> [Color; 12] {
    let mut colours = [hex(0); 12];
    let mut index = 0;
    while index < 12 {
        colours[index] = hex(rgb[index]);
        index += 1;
    }
    colours
}

static ICE_TEA: Palette = Palette {
    background: hex(0xFF_F6E5),
    squared_lines: None,
    floor: hex(0xFB_E9CB),
    second_floor: see_through(0xF7_E2BF, 0.55),
    wall: WallColours {
        top: hex(0xC9_7B2B),
        top_lit: hex(0xF0_A840),
        side: hex(0x8A_4B14),
        side_foot: hex(0xCC_7426),
        edge: hex(0xFF_F0CF),
        outline: hex(0x6B_370C),
        shadow: see_through(0x8A_4B14, 0.34),
        caustic: see_through(0xFF_C46B, 0.40),
    },
    wall_shape: WallShape {
        half_thickness: 0.155,
        least_half_thickness_px: 0.0,
        lift: 0.15,
        fillet: 0.16,
        shadow_way: vec2(0.05, 0.09),
        shadow_softness: 0.17,
        gloss: true,
        waver_px: 0.0,
    },
    ink: hex(0x3B_2314),
    muted_ink: hex(0x76_543A),
    accent: hex(0x2F_B79A),
    accent_ink: hex(0x06_342B),
    accent_text: hex(0x0B_6B5A),
    second_accent: hex(0xFF_D84D),
    second_accent_ink: hex(0x3B_2314),
    focus: hex(0x0B_6B5A),
    players: [hex(0xC4_3C28), hex(0x2B_64BA)],
    trail: hex(0x3F_A796),
    way: hex(0x1C_706E),
    way_ink: hex(0xFF_FFFF),
    given_back: hex(0xCC_2A26),
    skipped: hex(0xE9_B23F),
    sealed: hex(0x2D_1AA8),
    sealed_hatch: hex(0x2D_1AA8),
    sealed_wash: see_through(0x2D_1AA8, 0.40),
    frontier: hex(0x0E_98F0),
    hint: hex(0xFF_C400),
    danger: hex(0xB3_261E),
    panel: hex(0xFF_FBF3),
    panel_edge: hex(0xEB_D3AA),
    field: hex(0xFF_F1D6),
    finish: finish::ICE_TEA,
    lantern: None,
    lanes: [hex(0xC4_3C28), hex(0x2B_64BA), hex(0x3F_7A2C), hex(0x71_45A0)],
    sets: hexes([
        0x8F_D9C4, 0xFF_D970, 0xF5_A48C, 0xA9_C5F5, 0xD7_B6EE, 0xC6_DD7C, 0xF7_B7CF, 0x86_CFE0,
        0xE3_C49A, 0xF2_C14E, 0xB5_E3A9, 0xC9_C3F2,
    ]),
};

static NIGHT: Palette = Palette {
    background: hex(0x0F_1420),
    squared_lines: None,
    floor: hex(0x1B_2338),
    second_floor: see_through(0x1F_2840, 0.55),
    wall: WallColours {
        top: hex(0x54_68A8),
        top_lit: hex(0x7A_90E2),
        side: hex(0x3D_4C78),
        side_foot: hex(0x5C_76C8),
        edge: hex(0xC9_E9FF),
        outline: hex(0x0D_1222),
        shadow: see_through(0x05_070D, 0.75),
        caustic: see_through(0x5C_E1E6, 0.10),
    },
    wall_shape: WallShape {
        half_thickness: 0.14,
        least_half_thickness_px: 0.0,
        lift: 0.14,
        fillet: 0.12,
        shadow_way: vec2(0.04, 0.08),
        shadow_softness: 0.22,
        gloss: true,
        waver_px: 0.0,
    },
    ink: hex(0xE8_ECFF),
    muted_ink: hex(0xA3_AED6),
    accent: hex(0x5C_E1E6),
    accent_ink: hex(0x06_282B),
    accent_text: hex(0x5C_E1E6),
    second_accent: hex(0xFF_6FB5),
    second_accent_ink: hex(0x2A_0E1C),
    focus: hex(0xFF_E27A),
    players: [hex(0xFF_8A73), hex(0x6F_B1FF)],
    trail: hex(0x5C_E1E6),
    way: hex(0x3A_EECD),
    way_ink: hex(0x06_282B),
    given_back: hex(0xF4_3F52),
    skipped: hex(0x90_788C),
    sealed: hex(0x52_00C8),
    sealed_hatch: hex(0x8F_59DB),
    sealed_wash: see_through(0x52_00C8, 0.40),
    frontier: hex(0x48_BFFF),
    hint: hex(0xFF_E27A),
    danger: hex(0xFF_7A70),
    panel: hex(0x18_2036),
    panel_edge: hex(0x34_416B),
    field: hex(0x0F_1628),
    finish: finish::NIGHT,
    lantern: Some(LanternColours {
        warm: see_through(0xFF_E27A, 0.34),
        dusk: see_through(0x0A_0E1A, 0.62),
    }),
    lanes: [hex(0xFF_8A73), hex(0x6F_B1FF), hex(0x9B_DB6E), hex(0xD2_A6F5)],
    sets: hexes([
        0x1F_7A72, 0x8A_6A1F, 0x8F_4038, 0x2F_5AA8, 0x6B_45A0, 0x4F_7A2A, 0x8C_3D68, 0x27_718C,
        0x6E_5A42, 0x9A_5A1E, 0x3C_7D4B, 0x4B_4F9E,
    ]),
};

static PAPER: Palette = Palette {
    background: hex(0xFA_FAF7),
    squared_lines: Some(see_through(0xDC_E6F2, 0.55)),
    floor: hex(0xFF_FFFF),
    second_floor: see_through(0xFF_FFFF, 0.0),
    wall: WallColours {
        top: hex(0x1E_1E24),
        top_lit: hex(0x1E_1E24),
        side: hex(0x1E_1E24),
        side_foot: hex(0x1E_1E24),
        edge: hex(0x1E_1E24),
        outline: hex(0x1E_1E24),
        shadow: see_through(0x00_0000, 0.0),
        caustic: see_through(0x00_0000, 0.0),
    },
    wall_shape: WallShape {
        half_thickness: 0.045,
        least_half_thickness_px: 0.8,
        lift: 0.0,
        fillet: 0.0,
        shadow_way: vec2(0.0, 0.0),
        shadow_softness: 0.1,
        gloss: false,
        waver_px: 0.5,
    },
    ink: hex(0x1E_1E24),
    muted_ink: hex(0x5F_5F69),
    accent: hex(0x2B_62D6),
    accent_ink: hex(0xFF_FFFF),
    accent_text: hex(0x2B_62D6),
    second_accent: hex(0xF5_C518),
    second_accent_ink: hex(0x1E_1E24),
    focus: hex(0x2B_62D6),
    players: [hex(0xD6_452B), hex(0x2B_62D6)],
    trail: hex(0x7F_A0E6),
    way: hex(0x3A_5CFF),
    way_ink: hex(0xFF_FFFF),
    given_back: hex(0xA0_3A22),
    skipped: hex(0xA4_9581),
    sealed: hex(0x00_138C),
    sealed_hatch: hex(0x00_138C),
    sealed_wash: see_through(0x00_138C, 0.12),
    frontier: hex(0x6B_AFC5),
    hint: hex(0xF5_C518),
    danger: hex(0xB3_261E),
    panel: hex(0xFF_FFFF),
    panel_edge: hex(0x1E_1E24),
    field: hex(0xF1_F1EC),
    finish: finish::PAPER,
    lantern: None,
    lanes: [hex(0xC2_3A22), hex(0x2B_62D6), hex(0x3F_7A2C), hex(0x71_45A0)],
    sets: hexes([
        0xCF_E0FF, 0xFF_E7A3, 0xFF_D0C4, 0xCD_EBE6, 0xE3_D5F5, 0xE0_EBC0, 0xFB_D3E3, 0xCD_E7F5,
        0xEA_DFCB, 0xF8_DDA0, 0xD5_F0CF, 0xDA_D8F8,
    ]),
};

/// White on black; nothing shines, throws a shadow or is dimmed.
static HIGH_CONTRAST: Palette = Palette {
    background: hex(0x00_0000),
    squared_lines: None,
    floor: hex(0x00_0000),
    second_floor: see_through(0x00_0000, 0.0),
    wall: WallColours {
        top: hex(0xFF_FFFF),
        top_lit: hex(0xFF_FFFF),
        side: hex(0xFF_FFFF),
        side_foot: hex(0xFF_FFFF),
        edge: hex(0xFF_FFFF),
        outline: hex(0xFF_FFFF),
        shadow: see_through(0x00_0000, 0.0),
        caustic: see_through(0x00_0000, 0.0),
    },
    wall_shape: WallShape {
        half_thickness: 0.09,
        least_half_thickness_px: 1.0,
        lift: 0.0,
        fillet: 0.0,
        shadow_way: vec2(0.0, 0.0),
        shadow_softness: 0.1,
        gloss: false,
        waver_px: 0.0,
    },
    ink: hex(0xFF_FFFF),
    muted_ink: hex(0xE0_E0E0),
    accent: hex(0xFF_E600),
    accent_ink: hex(0x00_0000),
    accent_text: hex(0xFF_E600),
    second_accent: hex(0x00_E5FF),
    second_accent_ink: hex(0x00_0000),
    focus: hex(0xFF_E600),
    players: [hex(0xFD_7A85), hex(0x07_B7FC)],
    trail: hex(0x00_D3FF),
    way: hex(0x00_D3FF),
    way_ink: hex(0x06_282B),
    given_back: hex(0xFF_4A2E),
    skipped: hex(0x84_787F),
    sealed: hex(0x36_05DB),
    sealed_hatch: hex(0x7C_5AE8),
    sealed_wash: see_through(0x36_05DB, 0.40),
    frontier: hex(0xFF_D937),
    hint: hex(0xFF_E600),
    danger: hex(0xFF_8A80),
    panel: hex(0x00_0000),
    panel_edge: hex(0xFF_FFFF),
    field: hex(0x1A_1A1A),
    finish: finish::HIGH_CONTRAST,
    lantern: None,
    lanes: [hex(0xFD_7A85), hex(0x07_B7FC), hex(0x9B_DB6E), hex(0xD2_A6F5)],
    sets: NIGHT.sets,
};

#[cfg(test)]
mod tests {
    use icetea_maze::game::settings::Look;

    use super::*;

    /// The contrast of WCAG 2; text needs 4.5.
    fn contrast(one: Color, other: Color) -> f32 {
        let [one, other] = [one, other].map(|colour| {
            let [red, green, blue] = [colour.r, colour.g, colour.b].map(|part| {
                if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
            });
            0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
        });
        one.max(other) / one.min(other)
    }

    /// Every look, in high contrast too, with the colours for every eye and without.
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
                (palette.way_ink, palette.way),
                (palette.danger, palette.panel),
                (palette.finish.chosen_ink, palette.finish.chosen),
                (palette.ink, palette.finish.key_top),
                (palette.background, palette.lanes[0]),
                (palette.background, palette.lanes[1]),
                (palette.background, palette.lanes[2]),
                (palette.background, palette.lanes[3]),
            ] {
                assert!(contrast(text, ground) >= 4.5, "{settings:?}: {text:?} on {ground:?}");
            }
        }
    }
}
