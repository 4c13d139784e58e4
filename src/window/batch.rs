//! Limits on a single draw call. macroquad keeps a buffer of this size for each draw call of the
//! richest frame ever, which by default comes to a hundred megabytes; longer calls it cuts off
//! silently.

use macroquad::conf::Conf;
use macroquad::miniquad::conf::Conf as WindowConf;

/// Enough for the largest rounded shape with a soft shadow, which has few corners for its size.
pub const MOST_INDICES: usize = 4_608;
/// A corner takes twenty times as much memory as an index.
pub const MOST_CORNERS: usize = 768;

/// A window whose draw calls have these limits, and one more call, which macroquad needs.
pub fn limited(miniquad_conf: WindowConf) -> Conf {
    Conf {
        draw_call_vertex_capacity: MOST_CORNERS + 1,
        draw_call_index_capacity: MOST_INDICES + 1,
        ..miniquad_conf.into()
    }
}
