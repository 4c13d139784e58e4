//! Which walls stand while a maze is built, as a grid that the wall painters can read.
//!
//! A wall that is not decided on yet lies flat and does not count. A post between rooms stands as
//! soon as one of its walls does: the posts of a maze that is not there yet would only be dots.

use icetea_maze::game::theatre::{Mark, TileMarks};
use icetea_maze::maze::{Direction, Grid, Tile};
use icetea_maze::picture::Layout;

/// The standing walls of a picture.
pub(super) struct StandingWalls {
    layout: Layout,
    grid: Grid,
}

impl StandingWalls {
    /// Looks at every tile.
    pub fn new(picture: &TileMarks, layout: Layout) -> Self {
        let mut standing = Self { layout, grid: Grid::walls(picture.columns(), picture.rows()) };
        for place in 0..standing.grid.tiles() {
            standing.follow(picture, standing.grid.tile(place)).for_each(drop);
        }
        standing
    }

    /// The walls that stand: tiles that are not open.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Follows a tile that changed. Tells which tiles stand or fall by that.
    pub fn follow(
        &mut self,
        picture: &TileMarks,
        tile: Tile,
    ) -> impl Iterator<Item = Tile> + use<> {
        let has_changed = self.put(tile, self.stands(picture, tile));
        let posts = [Direction::Right, Direction::Down, Direction::Left, Direction::Up]
            .map(|direction| tile.step(direction))
            .map(|post| {
                let is_affected = has_changed && self.is_post(post) && self.grid.contains(post);
                (is_affected && self.put(post, self.stands(picture, post))).then_some(post)
            });
        has_changed.then_some(tile).into_iter().chain(posts.into_iter().flatten())
    }

    fn stands(&self, picture: &TileMarks, tile: Tile) -> bool {
        let is_wall = |tile| match picture.mark(tile) {
            Mark::Wall | Mark::Missing => true,
            Mark::Untried => self.layout == Layout::Tiles,
            _ => false,
        };
        if self.is_post(tile) {
            Direction::ALL.iter().any(|&direction| {
                let wall = tile.step(direction);
                self.grid.contains(wall) && is_wall(wall)
            })
        } else {
            is_wall(tile)
        }
    }

    fn is_post(&self, tile: Tile) -> bool {
        self.layout == Layout::Rooms && tile.column.is_multiple_of(2) && tile.row.is_multiple_of(2)
    }

    fn put(&mut self, tile: Tile, stands: bool) -> bool {
        let stood = !self.grid.is_open(tile);
        self.grid.set(tile, !stands);
        stands != stood
    }
}

#[cfg(test)]
mod tests {
    use icetea_maze::game::theatre::{Changes, Show};
    use icetea_maze::maze::{Generator, Size, Solver, Spec};

    use super::*;

    #[test]
    fn following_the_changes_ends_where_a_fresh_look_does() {
        for generator in Generator::ALL {
            let spec = Spec::new(generator, Size::new(9, 6).unwrap(), 3);
            let mut show = Show::new(&spec, Solver::DepthFirst);
            let layout = if generator == Generator::Dig { Layout::Tiles } else { Layout::Rooms };
            let mut standing = StandingWalls::new(show.marks(), layout);
            let mut steps = 0;
            let mut place = show.marks().present_place();
            while show.advance() {
                steps += 1;
                match show.marks().changes_since(&mut place) {
                    Changes::All => standing = StandingWalls::new(show.marks(), layout),
                    Changes::Tiles(tiles) => {
                        for &tile in tiles {
                            let tile = standing.grid().tile(tile as usize);
                            standing.follow(show.marks(), tile).for_each(drop);
                        }
                    }
                }
                let fresh = StandingWalls::new(show.marks(), layout);
                assert_eq!(standing.grid(), fresh.grid(), "{generator} after {steps} steps");
            }
        }
    }
}
