//! The colours that mean something, chosen so that every eye can tell them apart. They are laid
//! over a look and leave the rest of it alone.

use macroquad::color::Color;

use super::{Palette, hex, see_through};

/// Those colours.
pub(super) struct Roles {
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
    /// Four are all that every eye can tell apart; with three patterns they make twelve sets.
    sets: [Color; 4],
    set_pattern: Color,
}

impl Palette {
    /// The same with other colours where they mean something.
    pub(super) const fn with(&self, roles: &Roles) -> Self {
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
            sets: in_patterns(roles.sets),
            set_pattern: Some(roles.set_pattern),
            ..*self
        }
    }
}

pub(super) static LIGHT_FOR_EVERY_EYE: Roles = Roles {
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
    sets: [hex(0xFA_C402), hex(0xA3_D6F2), hex(0xD9_6530), hex(0x9B_7CD0)],
    set_pattern: see_through(0x3B_2314, 0.6),
};

pub(super) static DARK_FOR_EVERY_EYE: Roles = Roles {
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
    sets: [hex(0xA7_780B), hex(0x24_8D8E), hex(0x7A_1B10), hex(0x44_19CE)],
    set_pattern: see_through(0xFF_FFFF, 0.6),
};

/// The same colours once for each pattern.
const fn in_patterns([one, two, three, four]: [Color; 4]) -> [Color; 12] {
    [one, two, three, four, one, two, three, four, one, two, three, four]
}
