//! The colours of mazes and of their states, by the roles of a look's palette.

use super::{MarkColours, StateColours, ViewColours};
use crate::picture::geometry::Color;
use crate::picture::palette::Palette;

/// The colours of mazes in a look.
pub fn view_colours(palette: &Palette, thin: bool) -> ViewColours {
    let shape = palette.wall_shape;
    ViewColours {
        background: palette.background,
        dark: palette.dark,
        squares: palette.squared_lines,
        floor: palette.floor,
        second_floor: palette.second_floor,
        walls: palette.wall,
        shape: if thin { shape.thin() } else { shape },
        marks: MarkColours {
            trail: Color { a: 0.75, ..palette.trail },
            path: palette.path,
            casing: palette.panel,
            backtracked: palette.backtracked,
            entered: palette.frontier,
            filled: palette.skipped,
            hint: palette.hint,
        },
        lantern: palette.lantern,
    }
}

/// The colours of the states of a build or a search in a look.
pub fn state_colours(palette: &Palette) -> StateColours {
    StateColours {
        sets: palette.sets,
        set_pattern: palette.set_pattern,
        joined: Color { a: 0.3, ..palette.sets[0] },
        path: palette.path,
        casing: palette.panel,
        backtracked: palette.backtracked,
        skipped: palette.skipped,
        sealed: [palette.sealed_wash, palette.sealed_hatch],
        frontier: palette.frontier,
        hint: palette.hint,
        flat_wall: Color { a: 0.36, ..palette.wall.top },
    }
}
