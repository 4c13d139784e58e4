//! How likely it is that what was read as a maze was meant as one: noise, game boards and tables
//! have walls and open tiles too.
//!
//! Only the tiles and the assumptions about them count here, whichever reader found them.

use super::{Doubt, Grid, Maze, Reading, Warning, inside_out};

/// The border may be open up to this share, unless one start and one goal are marked.
const MOST_OPEN_BORDER_PERCENT: usize = 25;
/// A maze with openings anywhere is mostly open inside as well.
const LEAST_OPEN_PERCENT: usize = 25;
/// Larger ones are not walked through, to save time: nothing but a maze is drawn so large.
const MOST_TILES: usize = 1 << 24;

impl Reading {
    /// Puts a doubt before the warnings, if there is one. Marked ends show that a maze was meant.
    pub(super) fn doubted(mut self, is_marked: bool) -> Self {
        let doubt = doubt(&self.maze, is_marked, &self.warnings).map(Warning::NoMaze);
        self.warnings.splice(0..0, doubt);
        self
    }
}

fn doubt(maze: &Maze, is_marked: bool, warnings: &[Warning]) -> Option<Doubt> {
    let (grid, has_one_goal) = (maze.grid(), maze.goals().len() == 1);
    if grid.open_count() == 1 {
        return Some(Doubt::OneTile);
    }
    let openings = grid.border_openings().count();
    let is_open_anywhere = !is_marked && !matches!(openings, 0 | 2);
    let may_be_open = !is_open_anywhere && has_one_goal && !warnings.contains(&Warning::InsideOut);
    let border = 2 * (usize::from(grid.columns()) + usize::from(grid.rows()));
    let percent = 100 * openings / border.saturating_sub(4).max(1);
    if !may_be_open && percent > MOST_OPEN_BORDER_PERCENT {
        return Some(Doubt::OpenBorder(percent.min(100)));
    }
    let has_all_ways = |(width, height): (u16, u16)| {
        grid.open_count() >= 2 * usize::from(width) * usize::from(height) - 1
    };
    if grid.rooms().is_some_and(has_all_ways) || grid.tiles() > MOST_TILES {
        return None;
    }
    let leads = |grid: &Grid| {
        let (reached, count) = inside_out::reached(grid, maze.start());
        (maze.goals().iter().any(|&goal| reached.get(grid.index(goal))), count)
    };
    let do_walls_lead = || {
        let marks = maze.goals().iter().copied().chain([maze.start()]);
        leads(&inside_out::exchanged(grid, marks)).0
    };
    // A closed grid has a real border, and a maze may be without a path.
    let is_closed = is_marked && has_one_goal && openings <= 2;
    let percent = 100 * grid.open_count() / grid.tiles();
    match leads(grid) {
        (false, _) if is_closed => None,
        (false, _) if is_marked && do_walls_lead() => Some(Doubt::OnlyWalls),
        (false, _) => Some(Doubt::NoWay),
        (true, count) if is_open_anywhere && count < grid.open_count() => Some(Doubt::Parts),
        (true, _) if is_open_anywhere && percent < LEAST_OPEN_PERCENT => {
            Some(Doubt::MostlyWall(percent))
        }
        _ => None,
    }
}
