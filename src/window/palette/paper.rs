//! Paper: ink on squared paper, without a shadow.

use macroquad::math::vec2;

use super::{Palette, hex, hexes, see_through};
use crate::window::maze_view::{WallColours, WallShape};
use crate::window::paint::finish;

pub(super) static PAPER: Palette = Palette {
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
    set_pattern: None,
};
