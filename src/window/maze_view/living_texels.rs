//! The texels of a maze that is built or solved: its walls and the states of its rooms, which
//! follow a show.
//!
//! Changes are read at once. When everything has changed, at first and after a jump, a frame reads
//! a limited number of tiles, beginning with the visible ones: however large the maze is, no frame
//! waits for it.

use std::ops::Range;

use icetea_maze::game::theatre::{ChangePlace, Changes, TileMarks};
use icetea_maze::picture::{CellLayout, Cells, StateColours};

use super::living_walls::LivingWalls;
use super::states::States;

/// The approximate number of tiles that a frame reads.
const TILES_PER_FRAME: u32 = 1 << 17;

/// Walls and states that follow a show.
pub(super) struct LivingTexels {
    /// The point in the show's changes that was read last.
    place: ChangePlace,
    pub walls: LivingWalls,
    pub states: States,
    /// The row of cells to read next, and the number of rows left.
    next_row: u32,
    rows_left: u32,
    rows_per_frame: u32,
}

impl LivingTexels {
    /// Nothing is read yet; `of_rooms` says whether tiles at odd coordinates are rooms.
    pub fn new(picture: &TileMarks, of_rooms: bool, colours: &StateColours) -> Self {
        let cells = cells_of(picture, of_rooms);
        let tiles_per_row = picture.all().len() as u32 / cells.rows;
        Self {
            place: ChangePlace::default(),
            walls: LivingWalls::new(cells, picture.columns, picture.rows),
            states: States::new(cells, colours),
            next_row: 0,
            rows_left: 0,
            rows_per_frame: (TILES_PER_FRAME / tiles_per_row.max(1)).max(1),
        }
    }

    /// How it is cut into rooms.
    pub const fn cells(&self) -> Cells {
        self.walls.cells
    }

    /// Whether it can follow these marks.
    pub fn fits(&self, picture: &TileMarks, of_rooms: bool) -> bool {
        cells_of(picture, of_rooms) == self.cells()
    }

    /// Whether there are more rows to read.
    pub const fn is_behind(&self) -> bool {
        self.rows_left > 0
    }

    /// Reads the changes since the last call, and returns them. `in_sight` are the rows of cells in
    /// view.
    pub fn follow<'a>(&mut self, picture: &'a TileMarks, in_sight: &Range<u32>) -> Changes<'a> {
        let changes = picture.changes_since(&mut self.place);
        match changes {
            Changes::All => {
                self.rows_left = self.cells().rows;
                if !in_sight.contains(&self.next_row) {
                    self.next_row = in_sight.start.min(self.cells().rows - 1);
                }
            }
            Changes::Tiles(tiles) => {
                for &place in tiles {
                    let tile = self.walls.grid().tile(place as usize);
                    self.walls.follow(picture, tile);
                    self.states.follow(picture, tile);
                }
            }
        }
        self.look_at_rows(picture, self.rows_per_frame);
        changes
    }

    /// Reads all that is left.
    pub fn catch_up(&mut self, picture: &TileMarks) {
        self.look_at_rows(picture, self.rows_left);
    }

    fn look_at_rows(&mut self, picture: &TileMarks, most: u32) {
        for _ in 0..most.min(self.rows_left) {
            self.walls.look_at_row(picture, self.next_row);
            self.states.look_at_row(picture, self.next_row);
            self.next_row = (self.next_row + 1) % self.cells().rows;
            self.rows_left -= 1;
        }
    }
}

fn cells_of(picture: &TileMarks, of_rooms: bool) -> Cells {
    let layout = if of_rooms { CellLayout::Rooms } else { CellLayout::Tiles };
    Cells::of_marks(layout, picture)
}

#[cfg(test)]
mod tests {
    use icetea_maze::game::settings::Settings;
    use icetea_maze::game::theatre::Show;
    use icetea_maze::maze::{Generator, Size, Solver, Spec};
    use icetea_maze::picture::{Palette, state_colours};

    use super::*;

    fn texels_of(show: &Show, of_rooms: bool) -> LivingTexels {
        let colours = state_colours(Palette::of(&Settings::default()));
        LivingTexels::new(show.marks(), of_rooms, &colours)
    }

    fn bytes(texels: &LivingTexels) -> [Vec<u8>; 2] {
        [texels.walls.bytes(), texels.states.bytes()]
    }

    /// Some steps and one row in each frame, with occasional jumps: to the beginning, and to the
    /// current step.
    fn following_ends_where_a_fresh_look_does(generator: Generator, solver: Solver) {
        let of_rooms = generator.is_of_rooms();
        let spec = Spec::new(generator, Size::new(9, 6).unwrap(), 3);
        let begun = Show::new(&spec, solver);
        let mut show = begun.clone();
        let mut texels = texels_of(&show, of_rooms);
        texels.rows_per_frame = 1;
        let mut compared = 0;
        for frame in 0..500_u32 {
            if frame % 50 == 49 {
                show = if frame % 100 == 49 { show.clone() } else { begun.clone() };
            }
            for _ in 0..frame % 7 {
                show.advance();
            }
            texels.follow(show.marks(), &(frame % 8..8));
            if !texels.is_behind() {
                let mut fresh = texels_of(&show, of_rooms);
                fresh.follow(show.marks(), &(0..1));
                fresh.catch_up(show.marks());
                assert!(bytes(&texels) == bytes(&fresh), "{generator} {solver:?} {frame}");
                compared += 1;
            }
        }
        assert!(compared > 200);
    }

    #[test]
    fn any_show_is_followed() {
        for generator in Generator::ALL {
            following_ends_where_a_fresh_look_does(generator, Solver::DepthFirst);
        }
        for solver in Solver::ALL {
            following_ends_where_a_fresh_look_does(Generator::Kruskal, solver);
            following_ends_where_a_fresh_look_does(Generator::Dig, solver);
        }
    }
}
