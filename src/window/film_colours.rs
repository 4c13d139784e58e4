//! The colours of a film: those of the look, laid over each other once and for all.

use icetea_maze::game::theatre::Mark;
use icetea_maze::game::theatre::film::Ink;
use macroquad::color::Color;

use super::maze_view::shades;
use super::palette::Palette;
use super::stage::state_colours;

/// Red, green and blue of each ink, in the order of their numbers.
pub fn film_colours(palette: &Palette) -> [[u8; 3]; Ink::COUNT] {
    let mut colours = [[0; 3]; Ink::COUNT];
    for (place, ink) in colours.iter_mut().zip(Ink::all()) {
        let colour: [u8; 4] = colour(ink, palette).into();
        *place = [colour[0], colour[1], colour[2]];
    }
    colours
}

fn colour(ink: Ink, palette: &Palette) -> Color {
    let states = state_colours(palette);
    let ground = |mark| match mark {
        Mark::Wall => palette.wall.top,
        Mark::Untried => over(palette.floor, states.flat_wall),
        mark => over(palette.floor, shades(mark, &states)[0]),
    };
    match ink {
        Ink::Ground(mark) => ground(mark),
        Ink::Line(mark) => over(ground(mark), shades(mark, &states)[1]),
        Ink::Pattern(mark) => over(ground(mark), shades(mark, &states)[2]),
        Ink::Start => palette.players[0],
        Ink::Goal => palette.hint,
        Ink::Same => palette.background,
    }
}

/// What is seen where a colour lies over an opaque one.
fn over(below: Color, above: Color) -> Color {
    let mixed = below.to_vec().lerp(above.to_vec(), above.a);
    Color { a: 1.0, ..Color::from_vec(mixed) }
}

#[cfg(test)]
mod tests {
    use icetea_maze::game::settings::{Look, Settings};

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
                Ink::Pattern(Mark::GivenBack),
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
