//! What every view needs: the painter and its styles, layout and sizes, keys, mazes, words.

pub use super::axes::axes;
pub use super::code;
pub use super::foot::{
    ARROWS, ASIDE, COPY, ESC, PASTE, TYPE, UP_DOWN, WALK, copy_width, draw_copy, foot, foot_of,
    instead_of_foot, press_on, short_foot,
};
pub use super::menu_row::MenuRow;
pub use super::over::{menu_over, menu_rows, panel_over, panel_over_show};
pub use super::{above_foot, draw_whole, page, whole_lens};
pub use crate::game::bindings::KeyCommand;
pub use crate::game::input::Target;
pub use crate::picture::furniture::{Attention, ButtonKind};
pub use crate::picture::geometry::{Color, Rect, Vec2, vec2};
pub use crate::picture::icon::Way;
pub use crate::picture::key_cap::Cap;
pub use crate::picture::layout::{between, column, fixed, grid, grow, middle, nothing, row};
pub use crate::picture::legend::LegendMark;
pub use crate::picture::maze::{
    Cells, FloorPatch, Fog, Ground, Lens, MazeItem, MazeSight, Minimap, SeenBy, Shown, Traces,
    fog_of_plane, tile_vec,
};
pub use crate::picture::medal::lemons_width;
pub use crate::picture::painter::Painter;
pub use crate::picture::palette::Palette;
pub use crate::picture::sizes::{
    BODY, FOOT, HEADING, KEY, L, LABEL, LARGE, LINE, LOW_KEY, M, MENU, MENU_ROW, NOTE, NUMBER,
    PANEL_RADIUS, ROW, S, Sizes, XS, is_compact, is_narrow,
};
pub use crate::picture::sprites::{SheetName, SpriteFrames, fur_of};
pub use crate::picture::text::{HALF_LETTER, Style};
pub use crate::picture::typeface::Typeface;
pub use crate::screens::state::Context;
pub use crate::words::{Words, sentences};
