//! A stack on the floor of a maze, as beads on a glowing thread.

use super::prelude::*;

/// The thickness of the glow, the thread and a bead, as shares of the distance between rooms, and
/// their opacity.
const GLOW: [(f32, f32); 3] = [(0.34, 0.14), (0.07, 0.5), (0.16, 0.75)];

/// The beads in view, and the thread that leads to them.
pub fn draw(beads: &[Vec2], sight: &MazeSight, colour: Color, painter: &mut Painter) {
    let near = sight.lens.pane.inset(-sight.pitch());
    let [light, thread, bead] =
        GLOW.map(|(thick, strong)| (thick * sight.pitch(), Color { a: strong, ..colour }));
    for (thick, colour) in [light, thread] {
        for ends in beads.windows(2).filter(|ends| ends.iter().any(|&end| near.contains(end))) {
            painter.line(ends[0], ends[1], thick, colour);
        }
    }
    for &place in beads.iter().filter(|&&place| near.contains(place)) {
        painter.circle(place, bead.0 / 2.0, bead.1);
    }
}
