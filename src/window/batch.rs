//! How much is drawn at once. macroquad keeps a buffer of this size for each draw call of the richest
//! frame ever, so what it would take by itself comes to a hundred megabytes; what is longer it cuts
//! off silently.

use macroquad::conf::Conf;
use macroquad::miniquad::conf::Conf as WindowConf;

/// Enough for the largest rounded shape with a soft shadow, which needs few corners for it.
pub const MOST_INDICES: usize = 4_800;
/// A corner takes twenty times as much as an index.
pub const MOST_CORNERS: usize = 1_920;

/// A window whose draw calls have room for that, and for the one more that macroquad asks for.
pub fn limited(miniquad_conf: WindowConf) -> Conf {
    Conf {
        draw_call_vertex_capacity: MOST_CORNERS + 1,
        draw_call_index_capacity: MOST_INDICES + 1,
        ..miniquad_conf.into()
    }
}
