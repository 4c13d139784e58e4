//! Paper: ink on squared paper, without a shadow.

use super::{Palette, hexes};
use crate::picture::finish;
use crate::picture::geometry::{Color, vec2};
use crate::picture::maze::{WallColours, WallShape};

pub(super) static PAPER: Palette = Palette {
    background: Color::hex(0xFA_FAF7),
    squared_lines: Some(Color::see_through(0xDC_E6F2, 0.55)),
    floor: Color::hex(0xFF_FFFF),
    second_floor: Color::see_through(0xFF_FFFF, 0.0),
    wall: WallColours {
        top: Color::hex(0x1E_1E24),
        top_lit: Color::hex(0x1E_1E24),
        side: Color::hex(0x1E_1E24),
        side_foot: Color::hex(0x1E_1E24),
        edge: Color::hex(0x1E_1E24),
        outline: Color::hex(0x1E_1E24),
        shadow: Color::see_through(0x00_0000, 0.0),
        caustic: Color::see_through(0x00_0000, 0.0),
    },
    wall_shape: WallShape {
        half_thickness: 0.045,
        least_half_thickness_px: 0.8,
        lift: 0.0,
        fillet: 0.0,
        shadow_path: vec2(0.0, 0.0),
        shadow_softness: 0.1,
        gloss: false,
        waver_px: 0.5,
    },
    ink: Color::hex(0x1E_1E24),
    muted_ink: Color::hex(0x5F_5F69),
    accent: Color::hex(0x2B_62D6),
    accent_ink: Color::hex(0xFF_FFFF),
    accent_text: Color::hex(0x2B_62D6),
    second_accent: Color::hex(0xF5_C518),
    second_accent_ink: Color::hex(0x1E_1E24),
    focus: Color::hex(0x2B_62D6),
    players: [Color::hex(0xD6_452B), Color::hex(0x2B_62D6)],
    trail: Color::hex(0x7F_A0E6),
    path: Color::hex(0x3A_5CFF),
    path_ink: Color::hex(0xFF_FFFF),
    backtracked: Color::hex(0xA0_3A22),
    skipped: Color::hex(0xA4_9581),
    sealed: Color::hex(0x00_138C),
    sealed_hatch: Color::hex(0x00_138C),
    sealed_wash: Color::see_through(0x00_138C, 0.12),
    frontier: Color::hex(0x6B_AFC5),
    hint: Color::hex(0xF5_C518),
    danger: Color::hex(0xB3_261E),
    panel: Color::hex(0xFF_FFFF),
    panel_edge: Color::hex(0x1E_1E24),
    field: Color::hex(0xF1_F1EC),
    finish: finish::PAPER,
    lantern: None,
    lanes: [
        Color::hex(0xC2_3A22),
        Color::hex(0x2B_62D6),
        Color::hex(0x3F_7A2C),
        Color::hex(0x71_45A0),
    ],
    sets: hexes([
        0xCF_E0FF, 0xFF_E7A3, 0xFF_D0C4, 0xCD_EBE6, 0xE3_D5F5, 0xE0_EBC0, 0xFB_D3E3, 0xCD_E7F5,
        0xEA_DFCB, 0xF8_DDA0, 0xD5_F0CF, 0xDA_D8F8,
    ]),
    set_pattern: None,
};
