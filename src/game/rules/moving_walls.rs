//! Walls that move: where their plates are, and where they stand before and after.
//!
//! The two sides of a wall can reach each other some other way round. When the wall moves, it opens
//! its place and closes another, which might be on that way, unless both places are on one ring. A
//! union-find makes sure: whichever plates are stepped on, in any order, the same rooms stay
//! connected. So no mouse is ever trapped.

use super::board::Board;
use super::places_between::places_between_rooms;
use super::{
    Entry, Feel, Part, Rule, RuleEvent, RuleMark, RuleNotice, RuleStride, STRIDE_TILES, Sketch,
};
use crate::game::race::distances::Distances;
use crate::game::tuning::PLATE_DRAWS;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Draft, Grid, Size, Tile, UnionFind};

pub(super) const ENTRY: Entry = Entry::new("plates", lay, put);

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0001_a7e5;

/// The letters of a draft: for each plate and the place of its wall, and for where the wall moves to.
const LETTERS: [(char, char); 3] = [('1', 'a'), ('2', 'b'), ('3', 'c')];

/// The plates with their walls, in the order in which they lie on the shortest way. The state has a
/// bit for each that was stepped on.
#[derive(Debug)]
struct MovingWalls(Vec<(Tile, MovingWall)>);

/// A wall between two rooms that moves once.
#[derive(Clone, Copy, Debug)]
struct MovingWall {
    /// Its place at first, in the maze as it was built.
    from: Tile,
    /// Its place after it has moved.
    to: Tile,
}

impl MovingWall {
    fn stand_at_last(self, mut set: impl FnMut(Tile, bool)) {
        set(self.from, true);
        set(self.to, false);
    }

    fn stands_at(self, place: Tile) -> bool {
        self.from == place || self.to == place
    }
}

impl Rule for MovingWalls {
    fn draw(&self, sketch: &mut Sketch) {
        for ((plate, to), (at, wall)) in LETTERS.into_iter().zip(&self.0) {
            sketch.put(plate, [*at, wall.from]);
            sketch.put(to, [wall.to]);
        }
    }

    fn stand(&self, state: u64, set: &mut dyn FnMut(Tile, bool)) {
        for (number, (_, wall)) in self.0.iter().enumerate() {
            if state >> number & 1 == 1 {
                wall.stand_at_last(&mut *set);
            }
        }
    }

    fn shape(&self, grid: &mut Grid) {
        for (_, wall) in &self.0 {
            grid.open(wall.from);
        }
    }

    fn after(&self, state: u64, stride: RuleStride) -> u64 {
        let plate = self.0.iter().position(|(plate, _)| *plate == stride.to);
        plate.map_or(state, |number| state | 1 << number)
    }

    fn event(&self, _before: u64, _state: u64) -> Option<RuleEvent> {
        Some(RuleEvent { name: "plate", feel: Feel::Moved })
    }

    fn things(&self, state: u64) -> Vec<Tile> {
        let numbered = self.0.iter().enumerate();
        numbered.filter(|(number, _)| state >> number & 1 == 0).map(|(_, (at, _))| *at).collect()
    }

    /// Some end is reached without any plate.
    fn goals(&self, _state: u64) -> Vec<Tile> {
        Vec::new()
    }

    fn notice(&self, state: u64) -> Option<RuleNotice> {
        (state == 0 && !self.0.is_empty()).then_some(RuleNotice::StepOnPlates)
    }

    fn marks(&self, before: u64, state: u64) -> Vec<RuleMark> {
        let is_down = |state: u64, number: usize| state >> number & 1 == 1;
        let numbered = || self.0.iter().copied().enumerate();
        let plates = numbered().map(|(number, (at, _))| RuleMark::Plate {
            number,
            at,
            is_down: is_down(state, number),
        });
        let walls = numbered().map(|(number, (_, MovingWall { from, to }))| RuleMark::Wall {
            number,
            from,
            to,
            has_moved: is_down(state, number),
            had_moved: is_down(before, number),
        });
        plates.chain(walls).collect()
    }
}

fn put(draft: &Draft, board: &mut Board) -> Part {
    let plates = LETTERS.into_iter().filter_map(|(plate, to)| {
        let wall = MovingWall { from: draft.places(plate).next()?, to: draft.places(to).next()? };
        Some((draft.rooms(plate).next()?, wall))
    });
    let plates: Vec<(Tile, MovingWall)> = plates.collect();
    board.things.extend(plates.iter().map(|(plate, _)| plate));
    board.closable.extend(plates.iter().flat_map(|(_, wall)| [wall.from, wall.to]));
    Part::Rule(Box::new(MovingWalls(plates)))
}

/// Lays `count` plates, if there is room. Each is off the way to the goal after all before it are
/// stepped on: it closes that way, and opens a shorter one.
fn lay(count: u8, board: &mut Board) -> Part {
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let (mut grid, mut here) = (board.maze.grid().clone(), board.maze.start());
    let mut laying = Laying { board, walls: Vec::new() };
    let mut plates = Vec::new();
    for _ in 0..count {
        let Some(Draw { plate, wall, .. }) = laying.draw(&grid, here, &mut dice) else { break };
        laying.board.things.push(plate);
        laying.board.closable.extend([wall.from, wall.to]);
        laying.walls.push(wall);
        plates.push((plate, wall));
        wall.stand_at_last(|place, is_open| grid.set(place, is_open));
        here = plate;
    }
    Part::Rule(Box::new(MovingWalls(plates)))
}

/// A board, and the walls of its plates so far.
struct Laying<'a, 'b> {
    board: &'a mut Board<'b>,
    walls: Vec<MovingWall>,
}

/// A possible plate, and the distance to the goal through it.
struct Draw {
    plate: Tile,
    wall: MovingWall,
    steps: u32,
}

impl Laying<'_, '_> {
    /// Of several draws the first of those with the shortest way to the goal.
    fn draw(&self, grid: &Grid, here: Tile, dice: &mut Dice) -> Option<Draw> {
        let (goal, maze, size) = (self.board.goal(), self.board.maze, self.board.spec.size());
        let way: Vec<Tile> = Distances::to(goal, grid, STRIDE_TILES).path(here, grid).collect();
        let from_here = Distances::to(here, grid, STRIDE_TILES);
        let is_free = |place: &Tile| {
            *place != maze.start() && !way.contains(place) && !self.board.things.contains(place)
        };
        let rooms = (0..size.rooms()).map(|number| size.room(number));
        let free: Vec<Tile> = rooms.filter(is_free).collect();
        let strides = way
            .windows(2)
            .filter_map(|pair| Some(RuleStride::between(pair[0], pair[1])?.passage()));
        let closable: Vec<Tile> = strides.filter(|&place| self.can_move(place)).collect();
        if free.is_empty() || closable.is_empty() {
            return None;
        }
        let mut pick = |of: &[Tile]| of[dice.below(of.len() as u32) as usize];
        let picks: Vec<_> = (0..PLATE_DRAWS).map(|_| (pick(&free), pick(&closable))).collect();
        let mut best: Option<Draw> = None;
        for (plate, to) in picks {
            let found = from_here.from(plate).and_then(|steps| {
                let (from, rest) = self.shortcut(grid, plate, goal, to)?;
                Some(Draw { plate, wall: MovingWall { from, to }, steps: steps + rest })
            });
            let is_better = |draw: &Draw| best.as_ref().is_none_or(|best| draw.steps < best.steps);
            if let Some(draw) = found.filter(is_better)
                && self.hangs_together_with(draw.wall, maze.grid())
            {
                best = Some(draw);
            }
        }
        best
    }

    /// The wall whose opening brings the plate nearest to the goal while another place is closed,
    /// with that distance.
    fn shortcut(&self, grid: &Grid, plate: Tile, goal: Tile, closed: Tile) -> Option<(Tile, u32)> {
        let mut grid = grid.clone();
        grid.set(closed, false);
        let [from_plate, from_goal] =
            [plate, goal].map(|place| Distances::to(place, &grid, STRIDE_TILES));
        let steps = |wall: Tile| {
            let [one, other] = Size::sides(wall);
            let by =
                |one: Tile, other: Tile| Some(from_plate.from(one)? + 1 + from_goal.from(other)?);
            by(one, other).into_iter().chain(by(other, one)).min()
        };
        let standing = places_between_rooms(&grid)
            .filter(|&wall| wall != closed && !grid.is_open(wall) && self.can_move(wall));
        standing.filter_map(|wall| Some((wall, steps(wall)?))).min_by_key(|(_, steps)| *steps)
    }

    /// Whether nothing else moves or is locked there.
    fn can_move(&self, place: Tile) -> bool {
        !self.board.doors.contains(&place) && !self.walls.iter().any(|wall| wall.stands_at(place))
    }

    /// Whether with this wall too the same rooms stay connected, whichever walls have moved, with
    /// doors locked and open.
    fn hangs_together_with(&self, wall: MovingWall, grid: &Grid) -> bool {
        let walls = [&self.walls[..], &[wall]].concat();
        let locked =
            if self.board.doors.is_empty() { [false].iter() } else { [false, true].iter() };
        locked.into_iter().all(|&is_locked| {
            let mut grid = grid.clone();
            for &door in self.board.doors.iter().filter(|_| is_locked) {
                grid.set(door, false);
            }
            let at_first = self.parts(&grid);
            (1..1_u32 << walls.len()).all(|moved| {
                let mut grid = grid.clone();
                for (number, wall) in walls.iter().enumerate() {
                    if moved >> number & 1 == 1 {
                        wall.stand_at_last(|place, is_open| grid.set(place, is_open));
                    }
                }
                are_alike(&at_first, &self.parts(&grid))
            })
        })
    }

    /// The connected parts of a grid.
    fn parts(&self, grid: &Grid) -> UnionFind {
        let size = self.board.spec.size();
        let mut parts = UnionFind::new(size.rooms());
        for wall in places_between_rooms(grid).filter(|&wall| grid.is_open(wall)) {
            let [one, other] = Size::sides(wall).map(|room| size.number(room));
            parts.union(one, other);
        }
        parts
    }
}

/// Whether both have the same sets.
fn are_alike(one: &UnionFind, other: &UnionFind) -> bool {
    (0..one.members()).all(|member| {
        other.joined(member, one.root(member)) && one.joined(member, other.root(member))
    })
}
