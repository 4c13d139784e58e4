//! What a build or a search has made of each room, as texels, and the shader that paints them:
//! washes, patterns, walls that lie flat, and lines.
//!
//! A texel a room, in pages; only what changed is worked on.

use icetea_maze::game::theatre::{Mark, Picture, Tint};
use icetea_maze::maze::{Direction, Tile};
use macroquad::prelude::*;

use super::camera::Projection;
use super::canvas::{Brushes, Quads, veil};
use super::cells::{Cells, Layout};
use super::far_walls::smoothstep;
use super::sheet::Sheet;

/// Rooms along a side of a page.
const PAGE_ROOMS: u32 = 1024;
/// How many codes of marks there are room for.
const CODES: usize = 32;
/// Under this pitch, in physical pixels, a room is nothing but its colour.
const FAR_BELOW: f32 = 2.5;
/// How thick flat walls are, in parts of standing ones.
const FLAT_SHARE: f32 = 0.72;
/// The bit of a room that is on a line; the four below are the sides to which the line runs.
const ON_LINE: u8 = 16;

/// What each state is painted with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StateColours {
    /// The sets of union-find.
    pub sets: [Color; 12],
    /// Joined to others, and done with for now.
    pub joined: Color,
    /// The way of a search, the stack of a generator.
    pub way: Color,
    /// About the way.
    pub casing: Color,
    /// Left again.
    pub given_back: Color,
    /// Seen to be a dead end.
    pub skipped: Color,
    /// Cut off by the own way: what is washed over the room, and the hatch.
    pub sealed: [Color; 2],
    /// Waits in the queue.
    pub frontier: Color,
    /// On a random walk, or a wall that has to be opened.
    pub hint: Color,
    /// A wall that is not decided on yet.
    pub flat_wall: Color,
}

/// What is laid over a room's floor.
#[derive(Clone, Copy)]
struct Look {
    fill: Color,
    line: Color,
    pattern: Pattern,
    pattern_colour: Color,
}

/// A pattern beside the colour, so that no state is told by its hue alone.
#[derive(Clone, Copy)]
enum Pattern {
    None,
    Dots,
    Strokes,
    Hatch,
    Ring,
}

/// The states of all rooms, ready to be painted.
pub(super) struct States {
    cells: Cells,
    pages_across: u32,
    pages: Vec<Sheet>,
    palette: Texture2D,
}

impl States {
    /// Looks at every room.
    pub fn new(cells: Cells, picture: &Picture, colours: &StateColours) -> Self {
        let (columns, rows) = cells.rooms();
        let pages_across = columns.div_ceil(PAGE_ROOMS);
        let side = |length: u32, page: u32| (length - page * PAGE_ROOMS).min(PAGE_ROOMS);
        let pages = (0..rows.div_ceil(PAGE_ROOMS))
            .flat_map(|down| (0..pages_across).map(move |across| (across, down)))
            .map(|(across, down)| {
                Sheet::new(side(columns, across), side(rows, down), FilterMode::Nearest)
            })
            .collect();
        let mut states = Self { cells, pages_across, pages, palette: palette(colours) };
        states.follow_all(picture);
        states
    }

    pub fn set_colours(&mut self, colours: &StateColours) {
        self.palette = palette(colours);
    }

    /// Takes over every room.
    pub fn follow_all(&mut self, picture: &Picture) {
        let (columns, rows) = self.cells.rooms();
        for row in 0..rows {
            for column in 0..columns {
                self.put(picture, column, row);
            }
        }
    }

    /// Takes over the rooms that a tile is part of.
    pub fn follow(&mut self, picture: &Picture, tile: Tile) {
        let (columns, rows) = self.cells.rooms();
        let about = match self.cells.layout {
            Layout::Rooms if tile.column % 2 == 1 && tile.row % 2 == 1 => [tile, tile],
            Layout::Rooms if tile.column % 2 == 1 => {
                [tile.step(Direction::Up), tile.step(Direction::Down)]
            }
            Layout::Rooms => [tile.step(Direction::Left), tile.step(Direction::Right)],
            Layout::Tiles => [tile, tile],
        };
        for tile in about {
            let (column, row) = match self.cells.layout {
                Layout::Rooms => (u32::from(tile.column / 2), u32::from(tile.row / 2)),
                Layout::Tiles => (u32::from(tile.column), u32::from(tile.row)),
            };
            let is_post =
                self.cells.layout == Layout::Rooms && (tile.column % 2 == 0 || tile.row % 2 == 0);
            if !is_post && column < columns && row < rows {
                self.put(picture, column, row);
            }
        }
        if self.cells.layout == Layout::Tiles {
            // Lines end at the neighbours.
            for direction in Direction::ALL {
                let beside = tile.step(direction);
                let (column, row) = (u32::from(beside.column), u32::from(beside.row));
                if column < columns && row < rows {
                    self.put(picture, column, row);
                }
            }
        }
    }

    fn put(&mut self, picture: &Picture, column: u32, row: u32) {
        let page = (row / PAGE_ROOMS) * self.pages_across + column / PAGE_ROOMS;
        let texel = texel(picture, self.cells.layout, column, row);
        let sheet = &mut self.pages[page as usize];
        for (channel, value) in texel.into_iter().enumerate() {
            sheet.set(column % PAGE_ROOMS, row % PAGE_ROOMS, channel, value);
        }
    }

    /// Draws what is in sight. `lift` is how far lines lie below the middle of the rooms.
    pub fn draw(
        &mut self,
        brushes: &Brushes,
        projection: &Projection,
        half_thickness: f32,
        lift: f32,
    ) {
        let detail = projection.pitch / projection.dpi;
        let brush = if projection.pitch < FAR_BELOW {
            &brushes.far_states
        } else {
            let brush = &brushes.states;
            brush.set_uniform("pitch", projection.pitch);
            brush.set_uniform("lift", lift);
            brush.set_uniform("flat_wall", half_thickness * FLAT_SHARE);
            brush.set_uniform("patterns", smoothstep(6.0, 9.0, detail));
            brush
        };
        brush.set_texture("Palette", self.palette.clone());
        let sight = projection.sight();
        for (place, sheet) in self.pages.iter_mut().enumerate() {
            let place = place as u32;
            let corner = vec2(
                ((place % self.pages_across) * PAGE_ROOMS) as f32,
                ((place / self.pages_across) * PAGE_ROOMS) as f32,
            );
            let size = sheet.size();
            let page = Rect::new(corner.x, corner.y, size.x, size.y);
            let Some(seen) = page.intersect(sight) else { continue };
            brush.set_uniform("texels", size);
            let mut quads = Quads::new(Some(sheet.texture()));
            quads.add(projection.place_rect(seen), seen.offset(-corner), veil(1.0), Vec4::ZERO);
            quads.draw(projection, brush);
        }
    }
}

/// A room's texel: its mark, the walls about it that lie flat, and the sides its lines run to.
fn texel(picture: &Picture, layout: Layout, column: u32, row: u32) -> [u8; 4] {
    let (column, row) = (column as u16, row as u16);
    let tile = match layout {
        Layout::Rooms => Tile::new(2 * column + 1, 2 * row + 1),
        Layout::Tiles => Tile::new(column, row),
    };
    let mark = picture.mark(tile);
    let bits = |has: &dyn Fn(Direction) -> bool| {
        Direction::ALL.iter().fold(0, |bits, &side| bits | u8::from(has(side)) << side as u8)
    };
    let lies_flat =
        |side| layout == Layout::Rooms && picture.mark(tile.step(side)) == Mark::Untried;
    let on_line = if is_line(mark) { ON_LINE } else { 0 };
    let lines = on_line | bits(&|side| joins(picture, layout, tile, side));
    [code(mark), bits(&lies_flat), lines, code(line_mark(picture, tile))]
}

/// Whether a line runs from this room or tile over its side.
fn joins(picture: &Picture, layout: Layout, tile: Tile, side: Direction) -> bool {
    if !is_line(picture.mark(tile)) {
        return false;
    }
    let follows = |next: Tile| is_line(picture.mark(next)) && picture.came(next) == side;
    let precedes =
        |last: Tile| is_line(picture.mark(last)) && picture.came(tile) == side.opposite();
    let beside = tile.step(side);
    match layout {
        Layout::Tiles => follows(beside) || precedes(beside),
        // A random walk goes where no wall is open yet, and a search may stand between two rooms.
        Layout::Rooms => {
            let room = beside.step(side);
            let ends_between = picture.mark(beside) == Mark::Way && follows(beside);
            ends_between || follows(room) || precedes(room)
        }
    }
}

/// The mark whose line runs through a tile.
fn line_mark(picture: &Picture, tile: Tile) -> Mark {
    let mark = picture.mark(tile);
    if is_line(mark) { mark } else { Mark::Fresh }
}

const fn is_line(mark: Mark) -> bool {
    matches!(mark, Mark::Way | Mark::Path | Mark::Trail | Mark::Walk)
}

fn code(mark: Mark) -> u8 {
    let code = match mark {
        Mark::Fresh | Mark::Wall => 0,
        Mark::Joined => 1,
        Mark::Set(tint) => 2 + tint.index() as u8,
        Mark::Trail => 14,
        Mark::Frontier => 15,
        Mark::Walk => 16,
        Mark::Way => 17,
        Mark::Entered => 18,
        Mark::GivenBack => 19,
        Mark::Skipped => 20,
        Mark::Sealed => 21,
        Mark::Filled => 22,
        Mark::Path => 23,
        Mark::Reachable => 24,
        Mark::Untried => 25,
        Mark::Missing => 26,
    };
    code * 8
}

fn look(mark: Mark, colours: &StateColours) -> Look {
    let none = Color { a: 0.0, ..colours.way };
    let plain = Look { fill: none, line: none, pattern: Pattern::None, pattern_colour: none };
    let wash = |colour: Color, share: f32| Color { a: colour.a * share, ..colour };
    let patterned = |fill, pattern, pattern_colour| Look { fill, pattern, pattern_colour, ..plain };
    match mark {
        Mark::Fresh | Mark::Wall | Mark::Untried => plain,
        Mark::Joined => Look { fill: colours.joined, ..plain },
        Mark::Set(tint) => Look { fill: colours.sets[tint.index()], ..plain },
        Mark::Trail => Look { fill: wash(colours.way, 0.16), line: colours.way, ..plain },
        Mark::Walk => Look { fill: wash(colours.hint, 0.2), line: colours.hint, ..plain },
        Mark::Way | Mark::Path => Look { line: colours.way, ..plain },
        Mark::Entered | Mark::Reachable => Look { fill: wash(colours.frontier, 0.12), ..plain },
        Mark::Frontier => patterned(wash(colours.frontier, 0.18), Pattern::Ring, colours.frontier),
        Mark::GivenBack => {
            patterned(wash(colours.given_back, 0.22), Pattern::Dots, colours.given_back)
        }
        Mark::Skipped | Mark::Filled => {
            patterned(wash(colours.skipped, 0.28), Pattern::Strokes, colours.skipped)
        }
        Mark::Sealed => patterned(colours.sealed[0], Pattern::Hatch, colours.sealed[1]),
        Mark::Missing => Look { fill: wash(colours.hint, 0.6), ..plain },
    }
}

/// Every mark that a room can have.
fn marks() -> impl Iterator<Item = Mark> {
    let plain = [
        Mark::Fresh,
        Mark::Joined,
        Mark::Trail,
        Mark::Frontier,
        Mark::Walk,
        Mark::Way,
        Mark::Entered,
        Mark::GivenBack,
        Mark::Skipped,
        Mark::Sealed,
        Mark::Filled,
        Mark::Path,
        Mark::Reachable,
        Mark::Untried,
        Mark::Missing,
    ];
    plain.into_iter().chain(Tint::ALL.map(Mark::Set))
}

/// What the shader looks codes up in: fills, lines, colours of patterns and the patterns
/// themselves, a row each; the last two texels are the casing of lines and the flat walls.
fn palette(colours: &StateColours) -> Texture2D {
    let mut bytes = vec![0; 4 * CODES * 4];
    let mut put = |row: usize, column: usize, colour: Color| {
        let place = 4 * (row * CODES + column);
        let texel: [u8; 4] = colour.into();
        bytes[place..place + 4].copy_from_slice(&texel);
    };
    for mark in marks() {
        let column = usize::from(code(mark) / 8);
        let look = look(mark, colours);
        put(0, column, look.fill);
        put(1, column, look.line);
        put(2, column, look.pattern_colour);
        let pattern = look.pattern as u8;
        put(3, column, Color::from_rgba(pattern * 32, 0, 0, 255));
    }
    put(0, CODES - 2, colours.casing);
    put(0, CODES - 1, colours.flat_wall);
    let texture = Texture2D::from_rgba8(CODES as u16, 4, &bytes);
    texture.set_filter(FilterMode::Nearest);
    texture
}

#[cfg(test)]
mod tests {
    use icetea_maze::game::theatre::Show;
    use icetea_maze::maze::{Generator, Size, Solver, Spec};

    use super::*;

    #[test]
    fn each_mark_has_a_code_of_its_own() {
        let mut codes: Vec<u8> = marks().map(code).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), marks().count());
        assert!(codes.iter().all(|&code| usize::from(code / 8) < CODES - 2));
    }

    /// A line that leaves a room on one side arrives in the next one from the other, unless it
    /// ends between them.
    #[test]
    fn lines_meet_on_the_borders() {
        for generator in Generator::ALL.into_iter().filter(|&one| one != Generator::Dig) {
            for solver in Solver::ALL {
                let spec = Spec::new(generator, Size::new(7, 5).unwrap(), 11);
                let mut show = Show::new(&spec, solver);
                while show.advance() {
                    let picture = show.picture();
                    for (column, row) in (0..6).flat_map(|x| (0..5).map(move |y| (x, y))) {
                        let leaves = |column, side: Direction| {
                            texel(picture, Layout::Rooms, column, row)[2] >> side as u8 & 1 == 1
                        };
                        let right = leaves(column, Direction::Right);
                        let left = leaves(column + 1, Direction::Left);
                        let between = Tile::new(2 * column as u16 + 2, 2 * row as u16 + 1);
                        let ends_between = show.moment().at == Some(between);
                        assert!(right == left || ends_between, "{generator} {solver:?}");
                    }
                }
            }
        }
    }

    /// As many sides are left as a line through so many rooms has.
    #[test]
    fn a_walk_is_one_line() {
        let spec = Spec::new(Generator::Wilson, Size::new(9, 9).unwrap(), 5);
        let mut show = Show::of_build(&spec);
        while show.advance() {
            let picture = show.picture();
            let texels: Vec<[u8; 4]> = (0..9)
                .flat_map(|row| (0..9).map(move |column| (column, row)))
                .map(|(column, row)| texel(picture, Layout::Rooms, column, row))
                .filter(|texel| texel[0] == code(Mark::Walk))
                .collect();
            let sides: u32 = texels.iter().map(|texel| (texel[2] & 15).count_ones()).sum();
            assert_eq!(sides as usize, 2 * texels.len().saturating_sub(1));
        }
    }
}
