//! How much is drawn at once. macroquad keeps a buffer of this size for each draw call of the richest
//! frame ever, so what it would take by itself comes to a hundred megabytes; what is longer it cuts
//! off silently.

use macroquad::conf::Conf;
use macroquad::miniquad::conf::Conf as WindowConf;

/// Enough for the largest rounded shape with a soft shadow.
pub const MOST_INDICES: usize = 2_880;
/// Four corners of a rectangle have six indices; all that is gathered has no more corners.
pub const MOST_VERTICES: usize = MOST_INDICES / 6 * 4;

/// A window whose draw calls have room for that, and for the one more that macroquad asks for.
pub fn limited(miniquad_conf: WindowConf) -> Conf {
    Conf {
        draw_call_vertex_capacity: MOST_VERTICES + 1,
        draw_call_index_capacity: MOST_INDICES + 1,
        ..miniquad_conf.into()
    }
}
