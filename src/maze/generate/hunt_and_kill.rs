//! A random walk through fresh rooms until it is stuck; then a hunt for the first fresh room, row
//! by row, that has a reached neighbour, and on from there.
//!
//! The hunt does not search the maze again and again: the candidates are kept in order.

use super::rooms::{Reached, Rooms, pick};
use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle};
use crate::maze::bits::OrderedBits;
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::{Maze, Tile};

program! {
    "hunt-and-kill": Begin, WhileFresh, Walk, Hunt, Join, GoOn;
    [WhileFresh, Walk] WALKED;
    [WhileFresh, Hunt] HUNTED;
    [Join, GoOn] JOINED;
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "hunt-and-kill",
    revisions: &[1],
    can_stop_joined: true,
    can_be_shaped: true,
    bytes_per_room: 1,
    style: GrowthStyle::Hunt,
    program: &PROGRAM,
    begun: at([Line::Begin]),
    begin: |_, job| Box::new(HuntAndKill::new(job.rooms(), job.seed)),
};

#[derive(Clone, Debug)]
pub(super) struct HuntAndKill {
    dice: Dice,
    rooms: Rooms,
    reached: Reached,
    /// The numbers of all fresh rooms beside reached ones.
    prey: OrderedBits,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Walking(Tile),
    /// The hunt has found this room, which is not joined to the rest yet.
    Found(Tile),
}

impl HuntAndKill {
    pub fn new(rooms: Rooms, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let room = rooms.random(&mut dice);
        let mut this = Self {
            dice,
            rooms,
            reached: Reached::new(rooms),
            prey: OrderedBits::zeros(rooms.numbers() as usize),
            state: State::Walking(room),
        };
        this.reach(room);
        this
    }

    fn reach(&mut self, room: Tile) {
        self.reached.insert(room);
        self.prey.remove(self.rooms.index(room) as usize);
        for direction in self.reached.fresh_around(room).iter() {
            self.prey.insert(self.rooms.index(room.go(direction, 2)) as usize);
        }
        self.state = State::Walking(room);
    }

    fn hunt(&mut self) -> Option<Ran<BuildStep>> {
        let room = self.rooms.at(self.prey.first()? as u32);
        self.state = State::Found(room);
        Some(HUNTED.tells(BuildStep::Hunted { room }))
    }
}

impl Grow for HuntAndKill {
    #[inline(always)]
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        let (tile, from, room, lines) = match self.state {
            State::Walking(from) => {
                let Some(direction) = pick(self.reached.fresh_around(from), &mut self.dice) else {
                    return self.hunt();
                };
                let tile = from.step(direction);
                (tile, from, tile.step(direction), WALKED)
            }
            State::Found(room) => {
                let direction = pick(self.reached.reached_around(room), &mut self.dice)?;
                let tile = room.step(direction);
                (tile, tile.step(direction), room, JOINED)
            }
        };
        maze.grid.open(tile);
        self.reach(room);
        Some(lines.tells(BuildStep::Opened { tile, from }))
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        self.reached.has_both_ends(maze)
    }

    fn held(&self) -> usize {
        self.prey.count()
    }

    fn progress(&self) -> (u64, u64) {
        self.reached.progress()
    }
}
