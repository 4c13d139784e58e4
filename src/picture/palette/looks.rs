//! The table of the looks: a row for each role, with the colours of ice tea (a cool glass on a warm
//! afternoon), night (blue walls, a lantern about the mouse), paper (ink on squared paper) and high
//! contrast (white on black; nothing glows or is dimmed). A number after `@` is an opacity.

use crate::picture::geometry::{Color, Vec2, vec2};
use crate::picture::maze::{LanternColours, WallColours, WallShape};

/// The colour of a look, out of a row.
macro_rules! of_look {
    ($look:ident: $($rgb:literal $(@ $alpha:literal)?),+) => {
        [$(Color::see_through($rgb, 1.0 $(* $alpha)?)),+][$look]
    };
}

/// A struct of colours with a row for each, and other fields.
macro_rules! table {
    ($(#[$meta:meta])* $name:ident($look:ident)
        { $($role:ident: $($rgb:literal $(@ $alpha:literal)?),+;)* }
        { $($(#[$doc:meta])* $other:ident: $type:ty = $value:expr;)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name { $(pub $role: Color,)* $($(#[$doc])* pub $other: $type,)* }

        impl $name {
            pub(super) const fn of_look($look: usize) -> Self {
                Self {
                    $($role: of_look!($look: $($rgb $(@ $alpha)?),+),)*
                    $($other: $value,)*
                }
            }
        }
    };
}

const NIGHT: usize = 1;
const PAPER: usize = 2;

table! {
    /// Every colour of a look.
    #[expect(missing_docs, reason = "the name of a role says what it is for")]
    Palette(look)
    {
        background: 0xFF_F6E5, 0x0F_1420, 0xFA_FAF7, 0x00_0000;
        dark: 0x1E_2440, 0x05_070E, 0x2B_2F3C, 0x00_0000;
        floor: 0xFB_E9CB, 0x1B_2338, 0xFF_FFFF, 0x00_0000;
        second_floor: 0xF7_E2BF @ 0.55, 0x1F_2840 @ 0.55, 0xFF_FFFF @ 0.0, 0x00_0000 @ 0.0;
        ink: 0x3B_2314, 0xE8_ECFF, 0x1E_1E24, 0xFF_FFFF;
        muted_ink: 0x76_543A, 0xA3_AED6, 0x5F_5F69, 0xE0_E0E0;
        accent: 0x2F_B79A, 0x5C_E1E6, 0x2B_62D6, 0xFF_E600;
        accent_ink: 0x06_342B, 0x06_282B, 0xFF_FFFF, 0x00_0000;
        accent_text: 0x0B_6B5A, 0x5C_E1E6, 0x2B_62D6, 0xFF_E600;
        second_accent: 0xFF_D84D, 0xFF_6FB5, 0xF5_C518, 0x00_E5FF;
        second_accent_ink: 0x3B_2314, 0x2A_0E1C, 0x1E_1E24, 0x00_0000;
        focus: 0x0B_6B5A, 0xFF_E27A, 0x2B_62D6, 0xFF_E600;
        trail: 0x3F_A796, 0x5C_E1E6, 0x7F_A0E6, 0x00_D3FF;
        path: 0x1C_706E, 0x3A_EECD, 0x3A_5CFF, 0x00_D3FF;
        path_ink: 0xFF_FFFF, 0x06_282B, 0xFF_FFFF, 0x06_282B;
        backtracked: 0xCC_2A26, 0xF4_3F52, 0xA0_3A22, 0xFF_4A2E;
        skipped: 0xE9_B23F, 0x90_788C, 0xA4_9581, 0x84_787F;
        sealed: 0x2D_1AA8, 0x52_00C8, 0x00_138C, 0x36_05DB;
        sealed_hatch: 0x2D_1AA8, 0x8F_59DB, 0x00_138C, 0x7C_5AE8;
        sealed_wash: 0x2D_1AA8 @ 0.40, 0x52_00C8 @ 0.40, 0x00_138C @ 0.12, 0x36_05DB @ 0.40;
        frontier: 0x0E_98F0, 0x48_BFFF, 0x6B_AFC5, 0xFF_D937;
        hint: 0xFF_C400, 0xFF_E27A, 0xF5_C518, 0xFF_E600;
        danger: 0xB3_261E, 0xFF_7A70, 0xB3_261E, 0xFF_8A80;
        panel: 0xFF_FBF3, 0x18_2036, 0xFF_FFFF, 0x00_0000;
        panel_edge: 0xEB_D3AA, 0x34_416B, 0x1E_1E24, 0xFF_FFFF;
        field: 0xFF_F1D6, 0x0F_1628, 0xF1_F1EC, 0x1A_1A1A;
    }
    {
        /// The squares of exercise paper behind everything.
        squared_lines: Option<Color> = only(look == PAPER, Color::see_through(0xDC_E6F2, 0.55));
        wall: WallColours = wall(look);
        wall_shape: WallShape = WALL_SHAPES[look];
        players: [Color; 2] = [
            of_look!(look: 0xC4_3C28, 0xFF_8A73, 0xD6_452B, 0xFD_7A85),
            of_look!(look: 0x2B_64BA, 0x6F_B1FF, 0x2B_62D6, 0x07_B7FC),
        ];
        finish: Finish = Finish::of_look(look);
        /// The light about the mouse, in dark looks.
        lantern: Option<LanternColours> = if look == NIGHT { Some(LANTERN) } else { None };
        /// The lanes of a comparison, told apart by number, dash or shape as well.
        lanes: [Color; 4] = [
            of_look!(look: 0xC4_3C28, 0xFF_8A73, 0xC2_3A22, 0xFD_7A85),
            of_look!(look: 0x2B_64BA, 0x6F_B1FF, 0x2B_62D6, 0x07_B7FC),
            of_look!(look: 0x3F_7A2C, 0x9B_DB6E, 0x3F_7A2C, 0x9B_DB6E),
            of_look!(look: 0x71_45A0, 0xD2_A6F5, 0x71_45A0, 0xD2_A6F5),
        ];
        /// The sets of union-find; sets that touch never share a colour.
        sets: [Color; 12] = hexes(SETS[look]);
        /// The colour of the sets' patterns, in palettes where sets share colours.
        set_pattern: Option<Color> = None;
    }
}

table! {
    /// The finish of panels and controls: their lines, lips and shadows.
    Finish(look)
    {
        main_lip: 0x20_7C69, 0x3F_999C, 0x1E_1E24, 0xFF_FFFF;
        second_lip: 0xCE_9D35, 0xCE_6071, 0x1E_1E24, 0xFF_FFFF;
        plain_top: 0xFF_FBF3, 0x26_304E, 0xFF_FFFF, 0x00_0000;
        plain_lip: 0xD3_B184, 0x0A_0E1A, 0x1E_1E24, 0xFF_FFFF;
        plain_edge: 0xDF_C398, 0x3E_4261, 0x1E_1E24, 0xFF_FFFF;
        chosen: 0x2F_B79A, 0x5C_E1E6, 0x1E_1E24, 0xFF_FFFF;
        chosen_ink: 0x06_342B, 0x06_282B, 0xFF_FFFF, 0x00_0000;
        control_edge: 0xCE_B38E, 0x50_5C86, 0x2E_2E35, 0xFF_FFFF;
        slider_track: 0xD9_C099, 0x45_517B, 0xD8_D8D2, 0x8A_8A8A;
        progress_track: 0xFF_F1D6, 0x0F_1628, 0xE4_E4DE, 0x33_3333;
        toggle_off: 0xC8_AD88, 0x55_628B, 0x32_3239, 0x5A_5A5A;
        knob_on: 0xFF_FFFF, 0x0F_1420, 0xFF_FFFF, 0x00_0000;
        key_top: 0xFF_FDF8, 0x2B_3657, 0xFF_FFFF, 0x00_0000;
        key_lip: 0xCF_A163, 0x0A_0E1A, 0x1E_1E24, 0xFF_FFFF;
        lit_key_lip: 0x1F_7764, 0x3C_9296, 0x1C_408B, 0xFF_FFFF;
    }
    {
        panel_line: f32 = if look == PAPER { 1.5 } else { 2.0 };
        panel_shadow: PanelShadow = PanelShadow {
            colour: of_look!(look: 0x7A_430F @ 0.20, 0x00_0000 @ 0.50, 0x1E_1E24 @ 0.14, 0x00_0000 @ 0.0),
            offset: [[0.0, 8.0], [0.0, 8.0], [4.0, 4.0], [0.0, 0.0]][look],
            softness: [20.0, 20.0, 0.0, 0.0][look],
        };
        panel_shine: Option<Color> = only(look < NIGHT, Color::see_through(0xFF_FFFF, 0.9));
        button_shine: Option<Color> = only(look < NIGHT, Color::see_through(0xFF_FFFF, 0.35));
        /// The border of buttons that are not plain.
        button_edge: Option<Color> = only(look >= PAPER, of_look!(look: 0, 0, 0x1E_1E24, 0xFF_FFFF));
    }
}

/// The shadow under a panel, in pixels; without softness it has a hard edge.
#[derive(Clone, Copy, Debug)]
pub struct PanelShadow {
    pub colour: Color,
    pub offset: [f32; 2],
    pub softness: f32,
}

const fn only(is_there: bool, colour: Color) -> Option<Color> {
    if is_there { Some(colour) } else { None }
}

const fn wall(look: usize) -> WallColours {
    WallColours {
        top: of_look!(look: 0xC9_7B2B, 0x54_68A8, 0x1E_1E24, 0xFF_FFFF),
        top_lit: of_look!(look: 0xF0_A840, 0x7A_90E2, 0x1E_1E24, 0xFF_FFFF),
        side: of_look!(look: 0x8A_4B14, 0x3D_4C78, 0x1E_1E24, 0xFF_FFFF),
        side_foot: of_look!(look: 0xCC_7426, 0x5C_76C8, 0x1E_1E24, 0xFF_FFFF),
        edge: of_look!(look: 0xFF_F0CF, 0xC9_E9FF, 0x1E_1E24, 0xFF_FFFF),
        outline: of_look!(look: 0x6B_370C, 0x0D_1222, 0x1E_1E24, 0xFF_FFFF),
        shadow: of_look!(look: 0x8A_4B14 @ 0.34, 0x05_070D @ 0.75, 0x00_0000 @ 0.0, 0x00_0000 @ 0.0),
    }
}

/// Walls of glass, thick and thin, and flat walls, drawn by hand and with a ruler.
const WALL_SHAPES: [WallShape; 4] = [
    WallShape {
        half_thickness: 0.155,
        lift: 0.15,
        fillet: 0.16,
        shadow_path: vec2(0.05, 0.09),
        shadow_softness: 0.17,
        gloss: true,
        ..FLAT
    },
    WallShape {
        half_thickness: 0.14,
        lift: 0.14,
        fillet: 0.12,
        shadow_path: vec2(0.04, 0.08),
        shadow_softness: 0.22,
        gloss: true,
        ..FLAT
    },
    WallShape { half_thickness: 0.045, least_half_thickness_px: 0.8, waver_px: 0.5, ..FLAT },
    WallShape { half_thickness: 0.09, least_half_thickness_px: 1.0, ..FLAT },
];

const FLAT: WallShape = WallShape {
    half_thickness: 0.0,
    least_half_thickness_px: 0.0,
    lift: 0.0,
    fillet: 0.0,
    shadow_path: Vec2::ZERO,
    shadow_softness: 0.1,
    gloss: false,
    waver_px: 0.0,
};

const LANTERN: LanternColours = LanternColours {
    warm: Color::see_through(0xFF_E27A, 0.34),
    dusk: Color::see_through(0x0A_0E1A, 0.62),
};

const SETS: [[u32; 12]; 4] = [
    [
        0x8F_D9C4, 0x7F_A3E0, 0xF5_A48C, 0xA9_C5F5, 0xD7_B6EE, 0xC6_DD7C, 0xF7_B7CF, 0x86_CFE0,
        0xC9_9AC8, 0x6F_BFA6, 0xB5_E3A9, 0xC9_C3F2,
    ],
    SETS_OF_NIGHT,
    [
        0xCF_E0FF, 0xB4_C8F0, 0xFF_D0C4, 0xCD_EBE6, 0xE3_D5F5, 0xE0_EBC0, 0xFB_D3E3, 0xCD_E7F5,
        0xE3_C7E6, 0xB5_DED0, 0xD5_F0CF, 0xDA_D8F8,
    ],
    SETS_OF_NIGHT,
];
const SETS_OF_NIGHT: [u32; 12] = [
    0x1F_7A72, 0x8A_6A1F, 0x8F_4038, 0x2F_5AA8, 0x6B_45A0, 0x4F_7A2A, 0x8C_3D68, 0x27_718C,
    0x6E_5A42, 0x9A_5A1E, 0x3C_7D4B, 0x4B_4F9E,
];

const fn hexes(rgb: [u32; 12]) -> [Color; 12] {
    let mut colours = [Color::hex(0); 12];
    let mut index = 0;
    while index < 12 {
        colours[index] = Color::hex(rgb[index]);
        index += 1;
    }
    colours
}

/// Replaces some colours of a palette by those of a row: the first of each pair in a light look,
/// the second in a dark one.
macro_rules! overlay {
    ($palette:ident, $look:ident: $($role:ident: $($rgb:literal $(@ $alpha:literal)?),+;)*) => {
        $($palette.$role = of_look!($look: $($rgb $(@ $alpha)?),+);)*
    };
}

impl Palette {
    /// Replaces the colours that carry a meaning by ones for colour-blind players.
    pub(super) const fn for_every_eye(mut self, is_dark: bool) -> Self {
        let look = is_dark as usize;
        overlay! {
            self, look:
            path: 0x06_73B8, 0x80_F2FD;
            path_ink: 0xFF_FFFF, 0x06_282B;
            backtracked: 0xEB_AA05, 0xCB_891D;
            skipped: 0x8C_8C8C, 0x8A_89A9;
            sealed: 0x2A_206B, 0x00_00DC;
            sealed_hatch: 0x2A_206B, 0x59_59E8;
            sealed_wash: 0x2A_206B @ 0.40, 0x00_00DC @ 0.40;
            frontier: 0x59_BBEF, 0xF4_F89F;
            trail: 0x56_B4E9, 0x7C_C8FF;
            hint: 0xF0_E442, 0xFF_FFFF;
            danger: 0xA3_3C00, 0xFF_9E4A;
        }
        self.players = [of_look!(look: 0xD7_4904, 0xFE_A751), of_look!(look: 0x00_59B3, 0x83_CCFF)];
        self.lanes = [
            of_look!(look: 0xB8_3E03, 0xFE_A751),
            of_look!(look: 0x00_59B3, 0x83_CCFF),
            of_look!(look: 0x5A_5A00, 0xF4_F89F),
            of_look!(look: 0x2A_206B, 0xC9_C3F2),
        ];
        // Everyone can tell only four colours apart; with three patterns they make twelve sets.
        let one = of_look!(look: 0x0F_8A6A, 0xA7_780B);
        let two = of_look!(look: 0xA3_D6F2, 0x24_8D8E);
        let three = of_look!(look: 0xD9_6530, 0x7A_1B10);
        let four = of_look!(look: 0x9B_7CD0, 0x44_19CE);
        self.sets = [one, two, three, four, one, two, three, four, one, two, three, four];
        self.set_pattern = Some(of_look!(look: 0x3B_2314 @ 0.6, 0xFF_FFFF @ 0.6));
        self
    }
}
