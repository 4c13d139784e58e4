//! Loop-erased random walks: every maze of this size is equally likely.
//!
//! The tree begins as the goal's room alone. From the first room that is not in the tree yet a
//! random walk goes on until it meets the tree; each room remembers only the walk's last exit from
//! it, so all loops are forgotten when the walk is followed once more and opened.

use super::rooms::{Reached, Rooms, pick};
use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle};
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::{Direction, Directions, Maze, StopRule, Tile};

program! {
    "wilson": TreeIsGoal, WhileOutside, FromFirst, Walk, Follow, Open;
    [WhileOutside, FromFirst, Walk] SET_OUT;
    [Walk] WALKED;
    [Follow, Open] OPENED;
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "wilson",
    revisions: &[1],
    can_stop_joined: true,
    can_be_shaped: true,
    bytes_per_room: 2,
    style: GrowthStyle::Walks,
    program: &PROGRAM,
    begun: at([Line::TreeIsGoal]),
    begin: |_, job| Box::new(Wilson::new(job.rooms(), job.seed)),
};

#[derive(Clone, Debug)]
pub(super) struct Wilson {
    dice: Dice,
    rooms: Rooms,
    tree: Reached,
    /// The walk's last exit from each room: two bits each, for the cache's sake.
    exits: Vec<u64>,
    state: State,
    /// All rooms before this one are in the tree.
    first_outside: u32,
}

#[derive(Clone, Debug)]
enum State {
    Resting,
    Walking {
        begin: Tile,
        at: Tile,
    },
    /// Following the walk once more and opening it, from its beginning to the tree.
    Follow(Tile),
}

impl Wilson {
    pub fn new(rooms: Rooms, seed: u64) -> Self {
        let mut tree = Reached::new(rooms);
        tree.insert(rooms.goal());
        let exits = vec![0; tree.places().div_ceil(32)];
        Self { dice: Dice::new(seed), rooms, tree, exits, state: State::Resting, first_outside: 0 }
    }

    fn exit(&self, room: Tile) -> Direction {
        let place = self.tree.place(room);
        Direction::nth((self.exits[place / 32] >> (place % 32 * 2)) as u8)
    }

    /// Leaves the room at this place in a random direction.
    #[inline(always)]
    fn go(&mut self, from: Tile, place: usize) -> Option<Direction> {
        let direction = if self.rooms.is_inner(from) {
            Direction::nth(self.dice.below(4) as u8)
        } else {
            let ways = Directions::of(|direction| self.rooms.neighbour(from, direction).is_some());
            pick(ways, &mut self.dice)?
        };
        let (exits, shift) = (&mut self.exits[place / 32], place % 32 * 2);
        *exits = *exits & !(3 << shift) | (direction as u64) << shift;
        Some(direction)
    }

    fn walk(&mut self, begin: Tile, from: Tile) -> Option<BuildStep> {
        let to = from.go(self.go(from, self.tree.place(from))?, 2);
        self.state = if self.tree.contains(to) {
            State::Follow(begin)
        } else {
            State::Walking { begin, at: to }
        };
        Some(BuildStep::Walked { from, to })
    }

    /// Takes up to `steps` steps of a walk at once, and returns how many it did not take.
    fn walk_on(&mut self, begin: Tile, from: Tile, steps: u64) -> u64 {
        let beside = self.tree.steps();
        let (mut at, mut place) = (from, self.tree.place(from));
        for left in (0..steps).rev() {
            let Some(direction) = self.go(at, place) else { break };
            at = at.go(direction, 2);
            place = place.wrapping_add(beside[direction as usize]);
            if self.tree.holds(place) {
                self.state = State::Follow(begin);
                return left;
            }
        }
        self.state = State::Walking { begin, at };
        0
    }

    /// The first room that is not in the tree.
    fn outside(&mut self) -> Option<Tile> {
        let mut outside = (self.first_outside..self.rooms.numbers()).filter(|&index| {
            let room = self.rooms.at(index);
            self.rooms.contains(room) && !self.tree.contains(room)
        });
        self.first_outside = outside.next()?;
        Some(self.rooms.at(self.first_outside))
    }
}

impl Grow for Wilson {
    #[inline(always)]
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        match self.state {
            State::Resting => {
                let begin = self.outside()?;
                self.walk(begin, begin).map(|step| SET_OUT.tells(step))
            }
            State::Walking { begin, at } => self.walk(begin, at).map(|step| WALKED.tells(step)),
            State::Follow(from) => {
                let direction = self.exit(from);
                let tile = from.step(direction);
                let next = tile.step(direction);
                maze.grid.open(tile);
                self.state =
                    if self.tree.contains(next) { State::Resting } else { State::Follow(next) };
                self.tree.insert(from);
                Some(OPENED.tells(BuildStep::Opened { tile, from }))
            }
        }
    }

    fn drain(&mut self, maze: &mut Maze, stop: StopRule, steps: u64) -> u64 {
        let mut left = steps;
        while left > 0 && !self.is_stopped(maze, stop) && self.step(maze).is_some() {
            left -= 1;
            if let State::Walking { begin, at } = self.state {
                left = self.walk_on(begin, at, left);
            }
        }
        steps - left
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        matches!(self.state, State::Resting) && self.tree.has_both_ends(maze)
    }

    fn progress(&self) -> (u64, u64) {
        self.tree.progress()
    }
}
