//! Builds what somebody has drawn, room by room as one reads.

use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle, Job};
use crate::maze::program::{Ran, program};
use crate::maze::{Draft, Maze, Size, Tile};

program! {
    "drawn": EachRoom, EachSide, Open, Keep;
    [EachRoom, EachSide, Open] OPENED;
    [EachRoom, EachSide, Keep] KEPT;
}

pub(in crate::maze) static INFO: GeneratorInfo = GeneratorInfo {
    name: "drawn",
    revisions: &[1],
    can_stop_joined: false,
    can_be_shaped: false,
    bytes_per_room: 1,
    style: GrowthStyle::Rows,
    program: &PROGRAM,
    begun: at([Line::EachRoom]),
    begin: |_, Job { size, draft, .. }| Box::new(Drawn { draft, size, next: 0 }),
};

#[derive(Clone, Debug)]
struct Drawn {
    draft: Option<&'static Draft>,
    size: Size,
    /// The number of the place that comes next: each room has one above and one to its left.
    next: u32,
}

impl Drawn {
    const fn places(&self) -> u32 {
        2 * self.size.rooms()
    }
}

impl Grow for Drawn {
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        while self.next < self.places() {
            let (from, is_above) = (self.size.room(self.next / 2), self.next.is_multiple_of(2));
            self.next += 1;
            let wall = if is_above {
                Tile::new(from.column, from.row - 1)
            } else {
                Tile::new(from.column - 1, from.row)
            };
            let is_on_border = wall.row == 0 || wall.column == 0;
            if is_on_border || !Size::sides(wall).iter().all(|&room| maze.grid.is_open(room)) {
                continue;
            }
            let is_open = self.draft.is_some_and(|draft| draft.grid().is_open(wall));
            return Some(if is_open {
                maze.grid.open(wall);
                OPENED.tells(BuildStep::Opened { tile: wall, from })
            } else {
                KEPT.tells(BuildStep::Kept { wall })
            });
        }
        None
    }

    fn progress(&self) -> (u64, u64) {
        (u64::from(self.next), u64::from(self.places()))
    }
}
