//! Night: blue walls, and a lantern about the mouse.

use super::{Palette, hexes};
use crate::picture::finish;
use crate::picture::geometry::{Color, vec2};
use crate::picture::maze::{LanternColours, WallColours, WallShape};

pub(super) static NIGHT: Palette = Palette {
    background: Color::hex(0x0F_1420),
    squared_lines: None,
    floor: Color::hex(0x1B_2338),
    second_floor: Color::see_through(0x1F_2840, 0.55),
    wall: WallColours {
        top: Color::hex(0x54_68A8),
        top_lit: Color::hex(0x7A_90E2),
        side: Color::hex(0x3D_4C78),
        side_foot: Color::hex(0x5C_76C8),
        edge: Color::hex(0xC9_E9FF),
        outline: Color::hex(0x0D_1222),
        shadow: Color::see_through(0x05_070D, 0.75),
        caustic: Color::see_through(0x5C_E1E6, 0.10),
    },
    wall_shape: WallShape {
        half_thickness: 0.14,
        least_half_thickness_px: 0.0,
        lift: 0.14,
        fillet: 0.12,
        shadow_path: vec2(0.04, 0.08),
        shadow_softness: 0.22,
        gloss: true,
        waver_px: 0.0,
    },
    ink: Color::hex(0xE8_ECFF),
    muted_ink: Color::hex(0xA3_AED6),
    accent: Color::hex(0x5C_E1E6),
    accent_ink: Color::hex(0x06_282B),
    accent_text: Color::hex(0x5C_E1E6),
    second_accent: Color::hex(0xFF_6FB5),
    second_accent_ink: Color::hex(0x2A_0E1C),
    focus: Color::hex(0xFF_E27A),
    players: [Color::hex(0xFF_8A73), Color::hex(0x6F_B1FF)],
    trail: Color::hex(0x5C_E1E6),
    path: Color::hex(0x3A_EECD),
    path_ink: Color::hex(0x06_282B),
    backtracked: Color::hex(0xF4_3F52),
    skipped: Color::hex(0x90_788C),
    sealed: Color::hex(0x52_00C8),
    sealed_hatch: Color::hex(0x8F_59DB),
    sealed_wash: Color::see_through(0x52_00C8, 0.40),
    frontier: Color::hex(0x48_BFFF),
    hint: Color::hex(0xFF_E27A),
    danger: Color::hex(0xFF_7A70),
    panel: Color::hex(0x18_2036),
    panel_edge: Color::hex(0x34_416B),
    field: Color::hex(0x0F_1628),
    finish: finish::NIGHT,
    lantern: Some(LanternColours {
        warm: Color::see_through(0xFF_E27A, 0.34),
        dusk: Color::see_through(0x0A_0E1A, 0.62),
    }),
    lanes: [
        Color::hex(0xFF_8A73),
        Color::hex(0x6F_B1FF),
        Color::hex(0x9B_DB6E),
        Color::hex(0xD2_A6F5),
    ],
    sets: hexes([
        0x1F_7A72, 0x8A_6A1F, 0x8F_4038, 0x2F_5AA8, 0x6B_45A0, 0x4F_7A2A, 0x8C_3D68, 0x27_718C,
        0x6E_5A42, 0x9A_5A1E, 0x3C_7D4B, 0x4B_4F9E,
    ]),
    set_pattern: None,
};
