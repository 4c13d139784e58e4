//! Ice tea: a cool glass on a warm afternoon.

use super::{Palette, hexes};
use crate::picture::finish;
use crate::picture::geometry::{Color, vec2};
use crate::picture::maze::{WallColours, WallShape};

pub(super) static ICE_TEA: Palette = Palette {
    background: Color::hex(0xFF_F6E5),
    squared_lines: None,
    floor: Color::hex(0xFB_E9CB),
    second_floor: Color::see_through(0xF7_E2BF, 0.55),
    wall: WallColours {
        top: Color::hex(0xC9_7B2B),
        top_lit: Color::hex(0xF0_A840),
        side: Color::hex(0x8A_4B14),
        side_foot: Color::hex(0xCC_7426),
        edge: Color::hex(0xFF_F0CF),
        outline: Color::hex(0x6B_370C),
        shadow: Color::see_through(0x8A_4B14, 0.34),
        caustic: Color::see_through(0xFF_C46B, 0.40),
    },
    wall_shape: WallShape {
        half_thickness: 0.155,
        least_half_thickness_px: 0.0,
        lift: 0.15,
        fillet: 0.16,
        shadow_path: vec2(0.05, 0.09),
        shadow_softness: 0.17,
        gloss: true,
        waver_px: 0.0,
    },
    ink: Color::hex(0x3B_2314),
    muted_ink: Color::hex(0x76_543A),
    accent: Color::hex(0x2F_B79A),
    accent_ink: Color::hex(0x06_342B),
    accent_text: Color::hex(0x0B_6B5A),
    second_accent: Color::hex(0xFF_D84D),
    second_accent_ink: Color::hex(0x3B_2314),
    focus: Color::hex(0x0B_6B5A),
    players: [Color::hex(0xC4_3C28), Color::hex(0x2B_64BA)],
    trail: Color::hex(0x3F_A796),
    path: Color::hex(0x1C_706E),
    path_ink: Color::hex(0xFF_FFFF),
    backtracked: Color::hex(0xCC_2A26),
    skipped: Color::hex(0xE9_B23F),
    sealed: Color::hex(0x2D_1AA8),
    sealed_hatch: Color::hex(0x2D_1AA8),
    sealed_wash: Color::see_through(0x2D_1AA8, 0.40),
    frontier: Color::hex(0x0E_98F0),
    hint: Color::hex(0xFF_C400),
    danger: Color::hex(0xB3_261E),
    panel: Color::hex(0xFF_FBF3),
    panel_edge: Color::hex(0xEB_D3AA),
    field: Color::hex(0xFF_F1D6),
    finish: finish::ICE_TEA,
    lantern: None,
    lanes: [
        Color::hex(0xC4_3C28),
        Color::hex(0x2B_64BA),
        Color::hex(0x3F_7A2C),
        Color::hex(0x71_45A0),
    ],
    sets: hexes([
        0x8F_D9C4, 0xFF_D970, 0xF5_A48C, 0xA9_C5F5, 0xD7_B6EE, 0xC6_DD7C, 0xF7_B7CF, 0x86_CFE0,
        0xE3_C49A, 0xF2_C14E, 0xB5_E3A9, 0xC9_C3F2,
    ]),
    set_pattern: None,
};
