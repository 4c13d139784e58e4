//! Ice tea: a cool glass on a warm afternoon.

use macroquad::math::vec2;

use super::{Palette, hex, hexes, see_through};
use crate::window::maze_view::{WallColours, WallShape};
use crate::window::paint::finish;

pub(super) static ICE_TEA: Palette = Palette {
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
    set_pattern: None,
};
