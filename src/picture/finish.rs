//! What panels and controls wear in each look: their lines, lips and shadows, beyond the colours
//! that stand for something. Most are mixed from the palette; here they are already mixed.

use super::geometry::Color;

/// What only panels and controls wear.
#[derive(Clone, Copy, Debug)]
pub struct Finish {
    pub panel_line: f32,
    pub panel_shadow: PanelShadow,
    pub panel_shine: Option<Color>,
    pub button_shine: Option<Color>,
    /// A line about buttons that are not plain.
    pub button_edge: Option<Color>,
    pub main_lip: Color,
    pub second_lip: Color,
    pub plain_top: Color,
    pub plain_lip: Color,
    pub plain_edge: Color,
    pub chosen: Color,
    pub chosen_ink: Color,
    pub control_edge: Color,
    pub slider_track: Color,
    pub progress_track: Color,
    pub toggle_off: Color,
    pub knob_on: Color,
    pub key_top: Color,
    pub key_lip: Color,
    pub lit_key_lip: Color,
}

/// The shadow under a panel, in pixels; without softness it has an edge.
#[derive(Clone, Copy, Debug)]
pub struct PanelShadow {
    pub colour: Color,
    pub offset: [f32; 2],
    pub softness: f32,
}

pub const ICE_TEA: Finish = Finish {
    panel_line: 2.0,
    panel_shadow: PanelShadow {
        colour: Color::see_through(0x7A_430F, 0.20),
        offset: [0.0, 8.0],
        softness: 20.0,
    },
    panel_shine: Some(Color::see_through(0xFF_FFFF, 0.9)),
    button_shine: Some(Color::see_through(0xFF_FFFF, 0.35)),
    button_edge: None,
    main_lip: Color::hex(0x20_7C69),
    second_lip: Color::hex(0xCE_9D35),
    plain_top: Color::hex(0xFF_FBF3),
    plain_lip: Color::hex(0xD3_B184),
    plain_edge: Color::hex(0xDF_C398),
    chosen: Color::hex(0x2F_B79A),
    chosen_ink: Color::hex(0x06_342B),
    control_edge: Color::hex(0xCE_B38E),
    slider_track: Color::hex(0xD9_C099),
    progress_track: Color::hex(0xFF_F1D6),
    toggle_off: Color::hex(0xC8_AD88),
    knob_on: Color::hex(0xFF_FFFF),
    key_top: Color::hex(0xFF_FDF8),
    key_lip: Color::hex(0xCF_A163),
    lit_key_lip: Color::hex(0x1F_7764),
};

pub const NIGHT: Finish = Finish {
    panel_line: 2.0,
    panel_shadow: PanelShadow {
        colour: Color::see_through(0x00_0000, 0.50),
        offset: [0.0, 8.0],
        softness: 20.0,
    },
    panel_shine: None,
    button_shine: None,
    button_edge: None,
    main_lip: Color::hex(0x3F_999C),
    second_lip: Color::hex(0xCE_6071),
    plain_top: Color::hex(0x26_304E),
    plain_lip: Color::hex(0x0A_0E1A),
    plain_edge: Color::hex(0x3E_4261),
    chosen: Color::hex(0x5C_E1E6),
    chosen_ink: Color::hex(0x06_282B),
    control_edge: Color::hex(0x50_5C86),
    slider_track: Color::hex(0x45_517B),
    progress_track: Color::hex(0x0F_1628),
    toggle_off: Color::hex(0x55_628B),
    knob_on: Color::hex(0x0F_1420),
    key_top: Color::hex(0x2B_3657),
    key_lip: Color::hex(0x0A_0E1A),
    lit_key_lip: Color::hex(0x3C_9296),
};

pub const PAPER: Finish = Finish {
    panel_line: 1.5,
    panel_shadow: PanelShadow {
        colour: Color::see_through(0x1E_1E24, 0.14),
        offset: [4.0, 4.0],
        softness: 0.0,
    },
    panel_shine: None,
    button_shine: None,
    button_edge: Some(Color::hex(0x1E_1E24)),
    main_lip: Color::hex(0x1E_1E24),
    second_lip: Color::hex(0x1E_1E24),
    plain_top: Color::hex(0xFF_FFFF),
    plain_lip: Color::hex(0x1E_1E24),
    plain_edge: Color::hex(0x1E_1E24),
    chosen: Color::hex(0x1E_1E24),
    chosen_ink: Color::hex(0xFF_FFFF),
    control_edge: Color::hex(0x2E_2E35),
    slider_track: Color::hex(0xD8_D8D2),
    progress_track: Color::hex(0xE4_E4DE),
    toggle_off: Color::hex(0x32_3239),
    knob_on: Color::hex(0xFF_FFFF),
    key_top: Color::hex(0xFF_FFFF),
    key_lip: Color::hex(0x1E_1E24),
    lit_key_lip: Color::hex(0x1C_408B),
};

pub const HIGH_CONTRAST: Finish = Finish {
    panel_line: 2.0,
    panel_shadow: PanelShadow {
        colour: Color::see_through(0x00_0000, 0.0),
        offset: [0.0, 0.0],
        softness: 0.0,
    },
    panel_shine: None,
    button_shine: None,
    button_edge: Some(Color::hex(0xFF_FFFF)),
    main_lip: Color::hex(0xFF_FFFF),
    second_lip: Color::hex(0xFF_FFFF),
    plain_top: Color::hex(0x00_0000),
    plain_lip: Color::hex(0xFF_FFFF),
    plain_edge: Color::hex(0xFF_FFFF),
    chosen: Color::hex(0xFF_FFFF),
    chosen_ink: Color::hex(0x00_0000),
    control_edge: Color::hex(0xFF_FFFF),
    slider_track: Color::hex(0x8A_8A8A),
    progress_track: Color::hex(0x33_3333),
    toggle_off: Color::hex(0x5A_5A5A),
    knob_on: Color::hex(0x00_0000),
    key_top: Color::hex(0x00_0000),
    key_lip: Color::hex(0xFF_FFFF),
    lit_key_lip: Color::hex(0xFF_FFFF),
};
