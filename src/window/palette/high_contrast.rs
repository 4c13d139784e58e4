//! High contrast: white on black; nothing shines, throws a shadow or is dimmed.

use macroquad::math::vec2;

use super::{NIGHT, Palette, hex, see_through};
use crate::window::maze_view::{WallColours, WallShape};
use crate::window::paint::finish;

pub(super) static HIGH_CONTRAST: Palette = Palette {
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
    set_pattern: None,
};
