//! The colours of a film: those of the look, with the translucent ones blended in advance.

use crate::game::theatre::Mark;
use crate::game::theatre::film::FilmInk;

use super::geometry::Color;
use super::maze::{look, state_colours};
use super::palette::Palette;

/// Red, green and blue of each ink, in the order of the inks' numbers.
pub fn film_colours(palette: &Palette) -> [[u8; 3]; FilmInk::COUNT] {
    let mut colours = [[0; 3]; FilmInk::COUNT];
    for (place, ink) in colours.iter_mut().zip(FilmInk::all()) {
        let colour = colour(ink, palette).to_bytes();
        *place = [colour[0], colour[1], colour[2]];
    }
    colours
}

fn colour(ink: FilmInk, palette: &Palette) -> Color {
    let states = state_colours(palette);
    let ground = |mark| match mark {
        Mark::Wall => palette.wall.top,
        Mark::Untried => states.flat_wall.over(palette.floor),
        mark => look(mark, &states).fill.over(palette.floor),
    };
    match ink {
        FilmInk::Ground(mark) => ground(mark),
        FilmInk::Line(mark) => look(mark, &states).line.over(ground(mark)),
        FilmInk::Pattern(mark) => look(mark, &states).pattern_colour.over(ground(mark)),
        FilmInk::Start => palette.players[0],
        FilmInk::Goal => palette.hint,
        FilmInk::Same => palette.background,
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
            let of = |ink: FilmInk| colours[usize::from(ink.number())];
            let floor = of(FilmInk::Ground(Mark::Fresh));
            for ink in [
                FilmInk::Ground(Mark::Wall),
                FilmInk::Ground(Mark::Untried),
                FilmInk::Ground(Mark::Entered),
                FilmInk::Line(Mark::Way),
                FilmInk::Line(Mark::Path),
                FilmInk::Line(Mark::Trail),
                FilmInk::Line(Mark::Walk),
                FilmInk::Pattern(Mark::Backtracked),
                FilmInk::Pattern(Mark::Skipped),
                FilmInk::Pattern(Mark::Sealed),
                FilmInk::Pattern(Mark::Frontier),
                FilmInk::Start,
                FilmInk::Goal,
            ] {
                assert_ne!(of(ink), floor, "{look:?} {ink:?}");
            }
        }
    }
}
