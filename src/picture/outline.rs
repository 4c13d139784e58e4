//! Which rooms lie within an outline: a heart, a teacup, a word in the game's own letters. What comes
//! of it is a [`Shape`], and that alone decides a maze.

use crate::game::settings::{Language, Outline};
use crate::maze::{SHAPE_MOST_ROOMS, Shape, Size};
use crate::picture::geometry::{Rect, Vec2, vec2};
use crate::picture::typeface::{Typeface, Typefaces};

/// A room belongs to the shape if this share of it lies within the outline.
const LEAST_SHARE: f32 = 0.5;
/// Strokes of letters are thin where rooms are large.
const LEAST_SHARE_OF_LETTERS: f32 = 0.4;
/// How many points of a room are looked at, along each side.
const POINTS: u16 = 5;
/// How many times as wide or high as usual an outline may become, to fill the maze.
const MOST_STRETCH: f32 = 1.3;
/// How many points along each side tell how far an outline reaches.
const FINE: u16 = 200;
/// The size of the letters that a word is cut out of, in pixels.
const LETTERS: f32 = 160.0;
/// Letters with at least so many columns each have a free one between them.
const COLUMNS_TO_PART: usize = 4;

/// The shape of an outline in a maze of this size. None for a rectangle, where nothing of the
/// outline can be seen, and if the maze is too large.
pub fn shape_of(outline: Outline, word: &str, size: Size) -> Option<Shape> {
    if size.rooms() > SHAPE_MOST_ROOMS {
        return None;
    }
    let holds = match outline {
        Outline::Rectangle | Outline::Own => return None,
        Outline::Word => return shape_of_word(word, size),
        Outline::Circle => circle,
        Outline::Heart => heart,
        Outline::Star => star,
        Outline::Cat => cat,
        Outline::Mouse => mouse,
        Outline::Cheese => cheese,
        Outline::Teacup => teacup,
    };
    let Rect { x, y, w, h } = reach(holds);
    let place = fitted(size, w / h);
    let points = || (0..POINTS).flat_map(|y| (0..POINTS).map(move |x| vec2(x.into(), y.into())));
    let shape = Shape::joined(size, |room| {
        let corner = vec2((room.column / 2).into(), (room.row / 2).into());
        let points = points().map(|point| corner + (point + 0.5) / f32::from(POINTS));
        let places = points.map(|at| (at - place.point()) / place.size());
        let whole = Rect::new(0.0, 0.0, 1.0, 1.0);
        let places = places.filter(|&place| whole.contains(place));
        let within = places.filter(|&place| holds(vec2(x, y) + place * vec2(w, h)));
        within.count() as f32 >= LEAST_SHARE * f32::from(POINTS).powi(2)
    });
    shape.ok()
}

/// The place of something `proportion` times as wide as it is high: all of the maze, or its middle where it
/// would be stretched too much.
fn fitted(size: Size, proportion: f32) -> Rect {
    let (wide, high) = (f32::from(size.width()), f32::from(size.height()));
    // As much is left free on one side as on the other.
    let centred = |most: f32, wanted: f32| {
        let rooms = most.min(wanted.ceil());
        rooms + (most - rooms) % 2.0
    };
    let w = centred(wide, high * proportion * MOST_STRETCH);
    let h = centred(high, wide / proportion * MOST_STRETCH);
    Rect::new((wide - w) / 2.0, (high - h) / 2.0, w, h)
}

/// The smallest rectangle about an outline, which lies somewhere between 0 and 1 across and down.
fn reach(holds: fn(Vec2) -> bool) -> Rect {
    let points = (0..FINE).flat_map(|y| (0..FINE).map(move |x| vec2(x.into(), y.into())));
    let points = points.map(|point| (point + 0.5) / f32::from(FINE)).filter(|&point| holds(point));
    let ends = points.map(|point| [point, point]);
    let ends = ends.reduce(|[low, high], [point, _]| [low.min(point), high.max(point)]);
    ends.map_or_else(Rect::default, |[low, high]| Rect::between(low, high))
}

fn circle(at: Vec2) -> bool {
    is_within(at, vec2(0.5, 0.5), vec2(0.5, 0.5))
}

fn heart(at: Vec2) -> bool {
    let (x, y) = (2.4 * (at.x - 0.5), 1.3 - 2.4 * at.y);
    (x * x + y * y - 1.0).powi(3) <= x * x * y.powi(3)
}

fn star(at: Vec2) -> bool {
    const INNER: f32 = 0.5;
    let points: [Vec2; 10] = std::array::from_fn(|number| {
        let far = if number % 2 == 0 { 1.0 } else { INNER };
        let (sin, cos) = (std::f32::consts::PI * (number as f32 / 5.0 - 0.5)).sin_cos();
        0.5 + 0.5 * far * vec2(cos, sin)
    });
    is_inside(at, &points)
}

fn cat(at: Vec2) -> bool {
    let left = [vec2(0.1, 0.0), vec2(0.48, 0.26), vec2(0.0, 0.62)];
    let mirrored = vec2(1.0 - at.x, at.y);
    let is_ear = is_inside(at, &left) || is_inside(mirrored, &left);
    is_ear || is_within(at, vec2(0.5, 0.6), vec2(0.5, 0.4))
}

fn mouse(at: Vec2) -> bool {
    let body = is_within(at, vec2(0.5, 0.68), vec2(0.33, 0.32));
    let ear = is_within(at, vec2(0.62, 0.26), vec2(0.17, 0.26));
    let nose = [vec2(0.66, 0.4), vec2(1.0, 0.84), vec2(0.62, 0.99)];
    let tail = [vec2(0.22, 0.94), vec2(0.05, 0.82), vec2(0.05, 0.5), vec2(0.16, 0.32)];
    let is_tail = tail.windows(2).any(|ends| distance(at, [ends[0], ends[1]]) < 0.05);
    body || ear || is_tail || is_inside(at, &nose)
}

fn cheese(at: Vec2) -> bool {
    let wedge = [vec2(0.0, 0.46), vec2(0.82, 0.0), vec2(1.0, 0.14), vec2(1.0, 1.0), vec2(0.0, 1.0)];
    let holes = [
        (vec2(0.3, 0.7), vec2(0.1, 0.13)),
        (vec2(0.62, 0.4), vec2(0.1, 0.12)),
        (vec2(0.74, 0.8), vec2(0.08, 0.1)),
    ];
    is_inside(at, &wedge) && !holes.into_iter().any(|(middle, half)| is_within(at, middle, half))
}

fn teacup(at: Vec2) -> bool {
    let bowl = (at - vec2(0.37, 0.0)) / vec2(0.37, 0.86);
    let is_bowl = bowl.x.powi(2) + bowl.y.powi(4) <= 1.0;
    let (middle, half) = (vec2(0.72, 0.32), vec2(0.28, 0.3));
    let is_handle = is_within(at, middle, half) && !is_within(at, middle, half * 0.5);
    let is_saucer = is_within(at, vec2(0.4, 0.93), vec2(0.4, 0.07));
    is_bowl || is_handle && at.x > 0.6 || is_saucer
}

/// Whether a place is within an ellipse.
fn is_within(at: Vec2, middle: Vec2, half: Vec2) -> bool {
    ((at - middle) / half).length_squared() <= 1.0
}

/// Whether a place is inside of a polygon.
fn is_inside(at: Vec2, corners: &[Vec2]) -> bool {
    let sides = corners.iter().zip(corners.iter().cycle().skip(1));
    let crossed = sides.filter(|(one, other)| {
        let is_between = (one.y > at.y) != (other.y > at.y);
        is_between && at.x < one.x + (other.x - one.x) * (at.y - one.y) / (other.y - one.y)
    });
    crossed.count() % 2 == 1
}

/// The distance from a place to a straight line.
fn distance(at: Vec2, [begin, end]: [Vec2; 2]) -> f32 {
    let along = end - begin;
    let share = ((at - begin).dot(along) / along.length_squared()).clamp(0.0, 1.0);
    at.distance(begin + share * along)
}

/// A word that fills the maze, its letters side by side and each as wide as it is for the others. None
/// until its fonts are there.
fn shape_of_word(word: &str, size: Size) -> Option<Shape> {
    let letters: Vec<Letter> = word.trim().chars().map(Letter::of).collect::<Option<_>>()?;
    let reach = letters.iter().filter_map(Letter::reach);
    let [bottom, top] = reach.reduce(|one, other| [one[0].min(other[0]), one[1].max(other[1])])?;
    let width: usize = letters.iter().map(|letter| letter.width).sum();
    let place = fitted(size, width as f32 / (top - bottom) as f32);
    let [left, columns] = [place.x, place.w].map(|length| length as usize);
    let gap = usize::from(columns >= COLUMNS_TO_PART * letters.len());
    let mut rooms = vec![false; size.rooms() as usize];
    let mut before = 0;
    for letter in &letters {
        // The gap behind the last letter lies outside of the maze.
        let column_of = |pixels: usize| pixels * (columns + gap) / width;
        let (first, end) =
            (column_of(before), column_of(before + letter.width).saturating_sub(gap));
        before += letter.width;
        for column in first..end.min(columns) {
            let share = |column: usize| (column - first) as f32 / (end - first) as f32;
            let across = [share(column), share(column + 1)];
            for row in 0..place.h as u16 {
                let share = |row: u16| f32::from(row) / place.h;
                let down =
                    [share(row), share(row + 1)].map(|at| top as f32 + at * (bottom - top) as f32);
                if letter.covered(across, down) >= LEAST_SHARE_OF_LETTERS {
                    let row = usize::from(row) + place.y as usize;
                    rooms[row * usize::from(size.width()) + left + column] = true;
                }
            }
        }
    }
    Shape::joined(size, |room| rooms[size.number(room) as usize]).ok()
}

/// A letter as pixels; a blank has a width alone.
struct Letter {
    width: usize,
    /// How far it reaches above the line that letters stand on.
    above: i32,
    pixels: Vec<u8>,
}

impl Letter {
    /// None while its font is still to come.
    fn of(letter: char) -> Option<Self> {
        let glyph = Typefaces::of(Language::English).glyph_so_far(Typeface::Title, letter)?;
        let (metrics, pixels) = glyph.rasterize(glyph.scale * LETTERS);
        let width = if metrics.width > 0 { metrics.width } else { metrics.advance_width as usize };
        Some(Self { width, above: metrics.ymin + (metrics.height as u32).cast_signed(), pixels })
    }

    /// From where to where it reaches, upwards.
    fn reach(&self) -> Option<[i32; 2]> {
        let rows = (self.pixels.len() / self.width.max(1)) as u32;
        (rows > 0).then_some([self.above - rows.cast_signed(), self.above])
    }

    /// How much of a part of it is ink: between two shares of its width, and two heights, downwards.
    fn covered(&self, across: [f32; 2], [high, low]: [f32; 2]) -> f32 {
        let columns = across.map(|share| (share * self.width as f32).round() as usize);
        let rows = [high, low].map(|height| (self.above as f32 - height).round() as i32);
        let ink = |row: i32| -> u32 {
            let row = usize::try_from(row).ok().map(|row| row * self.width);
            let line = row.and_then(|row| self.pixels.get(row + columns[0]..row + columns[1]));
            line.into_iter().flatten().map(|&pixel| u32::from(pixel)).sum()
        };
        let all = (rows[1] - rows[0]) as f32 * (columns[1] - columns[0]) as f32;
        (rows[0]..rows[1]).map(ink).sum::<u32>() as f32 / (all * f32::from(u8::MAX)).max(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::Tile;

    fn sizes() -> impl Iterator<Item = Size> {
        let sides = [2, 3, 4, 7, 12, 20, 31, 90, 200];
        sides.into_iter().flat_map(move |width| {
            sides.into_iter().filter_map(move |height| Size::new(width, height).ok())
        })
    }

    #[test]
    fn every_outline_fills_its_maze_and_keeps_its_proportions() {
        for outline in Outline::ALL {
            for size in sizes() {
                let Some(shape) = shape_of(outline, "TEA", size) else {
                    let is_tiny = size.width().min(size.height()) < 4;
                    assert!(outline == Outline::Rectangle || is_tiny, "{outline:?} {size}");
                    continue;
                };
                assert_eq!(shape.size(), size);
                if size.width().min(size.height()) < 12 {
                    continue;
                }
                let places = |along: fn(Tile) -> u16| {
                    let [first, last] =
                        [shape.rooms().map(along).min(), shape.rooms().map(along).max()];
                    f64::from(last.unwrap() - first.unwrap() + 2) / 2.0
                };
                let [wide, high] = [places(|room| room.column), places(|room| room.row)];
                let natural = if outline == Outline::Word { 2.2 } else { 1.0 };
                let stretch = wide / high / natural;
                assert!((0.55..1.8).contains(&stretch), "{outline:?} {size}: {wide} x {high}");
                let [across, down] =
                    [wide / f64::from(size.width()), high / f64::from(size.height())];
                // Points are thin: their last rooms may be less than half covered.
                assert!(across.max(down) > 0.8, "{outline:?} {size}: {wide} x {high}");
                let share = f64::from(shape.count()) / (wide * high);
                assert!((0.25..0.9).contains(&share), "{outline:?} {size}: {share}");
            }
        }
    }

    #[test]
    fn what_looks_alike_on_both_sides_is_alike() {
        for outline in [Outline::Circle, Outline::Heart, Outline::Star, Outline::Cat] {
            for size in sizes().filter(|size| size.rooms() > 100) {
                let shape = shape_of(outline, "", size).unwrap();
                let mirrored = |room: Tile| Tile::new(size.columns() - 1 - room.column, room.row);
                let alike = shape.rooms().filter(|&room| shape.contains(mirrored(room))).count();
                // A room that is half covered may be decided otherwise by a rounding.
                assert!(alike + 4 >= shape.count() as usize, "{outline:?} {size}");
            }
        }
    }

    #[test]
    fn letters_stand_side_by_side() {
        let size = Size::new(29, 9).unwrap();
        let shape = shape_of(Outline::Word, "ILI", size).unwrap();
        let row = |row: u16| -> String {
            let rooms = (0..size.width()).map(|column| Tile::new(2 * column + 1, 2 * row + 1));
            rooms.map(|room| if shape.contains(room) { '#' } else { '.' }).collect()
        };
        // Between two letters there is a free column, but for a bridge.
        let [top, middle, foot] = [row(1), row(4), row(8)];
        let runs = |row: &str| row.split('.').filter(|run| !run.is_empty()).count();
        assert_eq!([runs(&top), runs(&middle)], [3, 3], "{top} {middle}");
        assert!(foot.matches('#').count() > top.matches('#').count(), "{top} {foot}");
    }

    #[test]
    fn a_word_may_be_anything() {
        let size = Size::new(40, 12).unwrap();
        for word in ["冰茶姬", "Zoë", "ДОМ", "3 : 2", "WWWWWWWWWWWWWWWW", "垚", ".", "a"] {
            let shape = shape_of(Outline::Word, word, size);
            assert!(shape.is_some_and(|shape| shape.count() > 40), "{word}");
        }
        for nothing in ["", "   ", "\t"] {
            assert_eq!(shape_of(Outline::Word, nothing, size), None);
        }
    }
}
