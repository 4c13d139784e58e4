//! The colours of a film: those of the look, laid over each other once and for all.

use crate::game::theatre::Mark;
use crate::game::theatre::film::Ink;

use super::geometry::Color;
use super::maze::{look, state_colours};
use super::palette::Palette;

/// Red, green and blue of each ink, in the order of their numbers.
pub fn film_colours(palette: &Palette) -> [[u8; 3]; Ink::COUNT] {
    let mut colours = [[0; 3]; Ink::COUNT];
    for (place, ink) in colours.iter_mut().zip(Ink::all()) {
        let colour = colour(ink, palette).to_bytes();
        *place = [colour[0], colour[1], colour[2]];
    }
    colours
}

fn colour(ink: Ink, palette: &Palette) -> Color {
    let states = state_colours(palette);
    let ground = |mark| match mark {
        Mark::Wall => palette.wall.top,
        Mark::Untried => states.flat_wall.over(palette.floor),
        mark => look(mark, &states).fill.over(palette.floor),
    };
    match ink {
        Ink::Ground(mark) => ground(mark),
        Ink::Line(mark) => look(mark, &states).line.over(ground(mark)),
        Ink::Pattern(mark) => look(mark, &states).pattern_colour.over(ground(mark)),
        Ink::Start => palette.players[0],
        Ink::Goal => palette.hint,
        Ink::Same => palette.background,
    }
}

#[cfg(test)]
mod tests {
    use crate::game::settings::{Look, Settings};

    use super::*;

    #[test]
    fn what_has_to_be_told_apart_has_colours_of_its_own() {
        for look in Look::ALL {
            let colours = film_colours(Palette::of(&Settings { look, ..Settings::default() }));
            let of = |ink: Ink| colours[usize::from(ink.number())];
            let floor = of(Ink::Ground(Mark::Fresh));
            for ink in [
                Ink::Ground(Mark::Wall),
                Ink::Ground(Mark::Untried),
                Ink::Ground(Mark::Entered),
                Ink::Line(Mark::Way),
                Ink::Line(Mark::Path),
                Ink::Line(Mark::Trail),
                Ink::Line(Mark::Walk),
                Ink::Pattern(Mark::Backtracked),
                Ink::Pattern(Mark::Skipped),
                Ink::Pattern(Mark::Sealed),
                Ink::Pattern(Mark::Frontier),
                Ink::Start,
                Ink::Goal,
            ] {
                assert_ne!(of(ink), floor, "{look:?} {ink:?}");
            }
        }
    }
}
