//! A cross of walls divides a chamber, three of its four arms get a door, and so on in every
//! quarter. It begins with an empty hall in which only the posts stand.

use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle};
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::{Direction, Maze, Size, Tile};

program! {
    "division": PushHall, WhileChamber, ChoosePost, PushQuarters, BuildWalls, OpenDoors;
    [WhileChamber, ChoosePost, PushQuarters] CROSSED;
    [BuildWalls] WALLED;
    [OpenDoors] OPENED;
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "division",
    revisions: &[1],
    can_stop_joined: false,
    can_be_shaped: false,
    bytes_per_room: 1,
    style: GrowthStyle::Chambers,
    program: &PROGRAM,
    begun: at([Line::PushHall]),
    begin: |maze, job| Box::new(Division::new(maze, job.size, job.seed)),
};

#[derive(Clone, Debug)]
pub(super) struct Division {
    dice: Dice,
    /// The stack: chambers that are still to be divided.
    chambers: Vec<Chamber>,
    cross: Cross,
    walls: u64,
    walls_in_the_end: u64,
}

#[derive(Clone, Copy, Debug)]
struct Chamber {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
}

impl Chamber {
    const fn can_be_divided(self) -> bool {
        self.width >= 2 && self.height >= 2
    }

    /// The four chambers around a post: left and right of it, above and below.
    const fn quarters(self, right: u16, down: u16) -> [Self; 4] {
        let Self { left, top, width, height } = self;
        let (east, south) = (left + right, top + down);
        let (beyond_right, beyond_down) = (width - right, height - down);
        [
            Self { left: east, top: south, width: beyond_right, height: beyond_down },
            Self { left, top: south, width: right, height: beyond_down },
            Self { left: east, top, width: beyond_right, height: down },
            Self { left, top, width: right, height: down },
        ]
    }
}

/// A cross that is being built: first its four arms from the post outwards, then their doors.
#[derive(Clone, Copy, Debug)]
struct Cross {
    post: Tile,
    /// How many walls each arm has, in the order of [`Direction::ALL`].
    arms: [u16; 4],
    /// Which wall of an arm becomes its door; one arm has none.
    doors: [Option<u16>; 4],
    /// How many arms are built.
    arm: usize,
    /// How many walls of the next arm are built.
    wall: u16,
    /// How many arms were checked for their door.
    door: usize,
}

impl Cross {
    const FINISHED: Self =
        Self { post: Tile::new(0, 0), arms: [0; 4], doors: [None; 4], arm: 4, wall: 0, door: 4 };

    /// The tile of a wall, counted along an arm from the post.
    const fn wall_tile(&self, arm: usize, wall: u16) -> Tile {
        self.post.go(Direction::ALL[arm], 2 * wall + 1)
    }

    fn next(&mut self) -> Option<Ran<BuildStep>> {
        while self.arm < 4 {
            let (arm, wall) = (self.arm, self.wall);
            if wall < self.arms[arm] {
                self.wall += 1;
                return Some(WALLED.tells(BuildStep::Walled { tile: self.wall_tile(arm, wall) }));
            }
            self.arm += 1;
            self.wall = 0;
        }
        while self.door < 4 {
            let arm = self.door;
            self.door += 1;
            if let Some(wall) = self.doors[arm] {
                let tile = self.wall_tile(arm, wall);
                let from = tile.step(Direction::ALL[arm].clockwise());
                return Some(OPENED.tells(BuildStep::Opened { tile, from }));
            }
        }
        None
    }
}

impl Division {
    pub fn new(maze: &mut Maze, size: Size, seed: u64) -> Self {
        for row in 1..size.rows() - 1 {
            for column in 1..size.columns() - 1 {
                let is_post = row % 2 == 0 && column % 2 == 0;
                maze.grid.set(Tile::new(column, row), !is_post);
            }
        }
        let (width, height) = (size.width(), size.height());
        let places = (u64::from(width) - 1) * (u64::from(height) - 1);
        Self {
            dice: Dice::new(seed),
            chambers: vec![Chamber { left: 0, top: 0, width, height }],
            cross: Cross::FINISHED,
            walls: 0,
            walls_in_the_end: places,
        }
    }

    fn divide(&mut self) -> Option<Ran<BuildStep>> {
        let chamber = self.chambers.pop()?;
        let Chamber { left, top, width, height } = chamber;
        let right = 1 + self.dice.below(u32::from(width) - 1) as u16;
        let down = 1 + self.dice.below(u32::from(height) - 1) as u16;
        self.chambers
            .extend(chamber.quarters(right, down).into_iter().filter(|part| part.can_be_divided()));

        let arms = [width - right, height - down, right, down];
        let closed = self.dice.below(4) as usize;
        let doors = std::array::from_fn(|arm| {
            (arm != closed).then(|| self.dice.below(u32::from(arms[arm])) as u16)
        });
        let post = Tile::new(2 * (left + right), 2 * (top + down));
        self.cross = Cross { post, arms, doors, arm: 0, wall: 0, door: 0 };
        let top_left = Tile::new(2 * left + 1, 2 * top + 1);
        let bottom_right = Tile::new(2 * (left + width) - 1, 2 * (top + height) - 1);
        Some(CROSSED.tells(BuildStep::Crossed { top_left, bottom_right, post }))
    }
}

impl Grow for Division {
    #[inline(always)]
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        let Some(ran) = self.cross.next() else {
            return self.divide();
        };
        if let Some((tile, open)) = ran.step.change() {
            maze.grid.set(tile, open);
            if open {
                self.walls -= 1;
            } else {
                self.walls += 1;
            }
        }
        Some(ran)
    }

    fn held(&self) -> usize {
        self.chambers.len()
    }

    fn progress(&self) -> (u64, u64) {
        (self.walls, self.walls_in_the_end)
    }
}
