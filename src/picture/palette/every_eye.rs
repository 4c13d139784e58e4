//! The colours that mean something, chosen so that every eye can tell them apart. They are laid
//! over a look and leave the rest of it alone.

use super::Palette;
use crate::picture::geometry::Color;

/// Those colours.
pub(super) struct Roles {
    path: Color,
    path_ink: Color,
    backtracked: Color,
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
            path: roles.path,
            path_ink: roles.path_ink,
            backtracked: roles.backtracked,
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
    path: Color::hex(0x06_73B8),
    path_ink: Color::hex(0xFF_FFFF),
    backtracked: Color::hex(0xEB_AA05),
    skipped: Color::hex(0x8C_8C8C),
    sealed: Color::hex(0x2A_206B),
    sealed_hatch: Color::hex(0x2A_206B),
    sealed_wash: Color::see_through(0x2A_206B, 0.40),
    frontier: Color::hex(0x59_BBEF),
    players: [Color::hex(0xD7_4904), Color::hex(0x00_59B3)],
    trail: Color::hex(0x56_B4E9),
    hint: Color::hex(0xF0_E442),
    danger: Color::hex(0xA3_3C00),
    lanes: [
        Color::hex(0xB8_3E03),
        Color::hex(0x00_59B3),
        Color::hex(0x5A_5A00),
        Color::hex(0x2A_206B),
    ],
    sets: [
        Color::hex(0xFA_C402),
        Color::hex(0xA3_D6F2),
        Color::hex(0xD9_6530),
        Color::hex(0x9B_7CD0),
    ],
    set_pattern: Color::see_through(0x3B_2314, 0.6),
};

pub(super) static DARK_FOR_EVERY_EYE: Roles = Roles {
    path: Color::hex(0x80_F2FD),
    path_ink: Color::hex(0x06_282B),
    backtracked: Color::hex(0xCB_891D),
    skipped: Color::hex(0x8A_89A9),
    sealed: Color::hex(0x00_00DC),
    sealed_hatch: Color::hex(0x59_59E8),
    sealed_wash: Color::see_through(0x00_00DC, 0.40),
    frontier: Color::hex(0xF4_F89F),
    players: [Color::hex(0xFE_A751), Color::hex(0x83_CCFF)],
    trail: Color::hex(0x7C_C8FF),
    hint: Color::hex(0xFF_FFFF),
    danger: Color::hex(0xFF_9E4A),
    lanes: [
        Color::hex(0xFE_A751),
        Color::hex(0x83_CCFF),
        Color::hex(0xF4_F89F),
        Color::hex(0xC9_C3F2),
    ],
    sets: [
        Color::hex(0xA7_780B),
        Color::hex(0x24_8D8E),
        Color::hex(0x7A_1B10),
        Color::hex(0x44_19CE),
    ],
    set_pattern: Color::see_through(0xFF_FFFF, 0.6),
};

/// The same colours once for each pattern.
const fn in_patterns([one, two, three, four]: [Color; 4]) -> [Color; 12] {
    [one, two, three, four, one, two, three, four, one, two, three, four]
}
