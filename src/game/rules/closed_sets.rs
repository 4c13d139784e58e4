//! A small maze as if Kruskal had stopped while some sets of rooms were still apart, and the walls that
//! have come down between them since, each of them with a bit in a state.

use super::board::Board;
use super::places_between::{PlacesBetween, places_between_rooms};
use super::{RuleMark, RuleStride};
use crate::maze::random::Dice;
use crate::maze::{Grid, Size, Tile, UnionFind};

/// The sets, and the walls between rooms.
#[derive(Clone, Debug)]
pub(super) struct ClosedSets {
    pub size: Size,
    /// The number of each room's set before the first wall comes down.
    sets: Vec<u32>,
    places: PlacesBetween,
    /// The passages that are closed to part the sets.
    closed: u64,
    /// The walls between rooms that nothing else moves, these passages included.
    walls: u64,
}

impl ClosedSets {
    /// At random, when this number of sets was left, or as few as the rules laid so far permit.
    pub fn drawn(wanted: u32, board: &Board, dice: &mut Dice) -> Self {
        let (size, grid) = (board.spec.size(), board.maze.grid());
        let mut sets = UnionFind::new(size.rooms());
        let mut left = size.rooms();
        let mut join = |place: Tile| {
            let [one, other] = Size::sides(place).map(|room| size.number(room));
            sets.union(one, other).is_some()
        };
        let mut free: Vec<Tile> = board.free_passages().map(RuleStride::passage).collect();
        let firm = places_between_rooms(grid)
            .filter(|&place| grid.is_open(place) && !free.contains(&place));
        left -= firm.filter(|&place| join(place)).count() as u32;
        while left > wanted && !free.is_empty() {
            let place = free.swap_remove(dice.below(free.len() as u32) as usize);
            left -= u32::from(join(place));
        }
        Self::parted(&sets, &free, board)
    }

    /// As the walls of a maze part them.
    pub fn of_walls(board: &Board) -> Self {
        let (size, grid) = (board.spec.size(), board.maze.grid());
        let mut sets = UnionFind::new(size.rooms());
        for place in places_between_rooms(grid).filter(|&place| grid.is_open(place)) {
            let [one, other] = Size::sides(place).map(|room| size.number(room));
            sets.union(one, other);
        }
        Self::parted(&sets, &[], board)
    }

    /// With those of these passages closed that lead from one set to another.
    fn parted(sets: &UnionFind, passages: &[Tile], board: &Board) -> Self {
        let (size, grid) = (board.spec.size(), board.maze.grid());
        let places = PlacesBetween::of(grid);
        let set_of =
            |tiles: &mut dyn Iterator<Item = Tile>| tiles.fold(0, |set, at| set | places.bit(at));
        let parts_sets = |place: &Tile| {
            let [one, other] = Size::sides(*place).map(|room| size.number(room));
            !sets.joined(one, other)
        };
        let closed = set_of(&mut passages.iter().copied().filter(parts_sets));
        let is_wall = |place: &Tile| {
            !grid.is_open(*place) && !board.doors.contains(place) && !board.closable.contains(place)
        };
        let walls = closed | set_of(&mut places_between_rooms(grid).filter(is_wall));
        let mut roots = Vec::new();
        let numbered = (0..size.rooms()).map(|room| {
            let root = sets.root(room);
            if !roots.contains(&root) {
                roots.push(root);
            }
            roots.iter().take_while(|&&other| other != root).count() as u32
        });
        Self { size, sets: numbered.collect(), places, closed, walls }
    }

    /// The passages that are closed to part the sets.
    pub fn closed(&self) -> impl Iterator<Item = Tile> {
        self.places.in_set(self.closed)
    }

    /// The bit of the wall in the way of a stride; none where nothing can come down.
    pub fn wall(&self, stride: RuleStride) -> u64 {
        self.walls & self.places.bit(stride.passage())
    }

    /// All walls that can come down.
    pub fn open_all(&self, set: &mut dyn FnMut(Tile, bool)) {
        self.places.in_set(self.walls).for_each(|place| set(place, true));
    }

    /// How they stand when these are down.
    pub fn stand(&self, down: u64, set: &mut dyn FnMut(Tile, bool)) {
        self.places.in_set(self.closed).for_each(|place| set(place, false));
        self.places.in_set(down).for_each(|place| set(place, true));
    }

    /// Closes what parts the sets.
    pub fn shape(&self, grid: &mut Grid) {
        self.places.in_set(self.closed).for_each(|place| grid.set(place, false));
    }

    /// The number of each room's set: of those that were joined, the lower.
    pub fn sets(&self, down: u64) -> Vec<u32> {
        let mut sets = self.sets.clone();
        for wall in self.places.in_set(down) {
            let [one, other] = Size::sides(wall).map(|room| sets[self.size.number(room) as usize]);
            let is_joined = |set: &&mut u32| **set == one.max(other);
            sets.iter_mut().filter(is_joined).for_each(|set| *set = one.min(other));
        }
        sets
    }

    /// How many there are before the first wall comes down.
    pub fn count(&self) -> u32 {
        self.sets.iter().max().map_or(0, |last| last + 1)
    }

    /// For each set, before the first wall comes down, those on the other sides of its walls, as bits.
    pub fn neighbours(&self) -> Vec<u32> {
        let mut neighbours = vec![0; self.count() as usize];
        for wall in self.places.in_set(self.walls) {
            let sides = Size::sides(wall).map(|room| self.sets[self.size.number(room) as usize]);
            let [one, other] = sides;
            neighbours[one as usize] |= 1 << other;
            neighbours[other as usize] |= 1 << one;
        }
        neighbours
    }

    /// Of the first wall that has come down since: how many rooms the set beside it has got, and
    /// whether it has grown.
    pub fn joined(&self, before: u64, down: u64) -> Option<(u32, bool)> {
        let wall = self.places.in_set(down & !before).next()?;
        let [was, is] = [before, down].map(|down| self.sets(down));
        let set = self.set_beside(wall, &is);
        Some((is.iter().filter(|&&other| other == set).count() as u32, was != is))
    }

    /// The set beside a wall that is down.
    fn set_beside(&self, wall: Tile, sets: &[u32]) -> u32 {
        sets[self.size.number(Size::sides(wall)[0]) as usize]
    }

    /// What is seen of the sets, and of the walls that are down.
    pub fn marks(
        &self,
        before: u64,
        down: u64,
        gap: fn(Tile, u32) -> RuleMark,
    ) -> impl Iterator<Item = RuleMark> {
        let [old_sets, sets] = [before, down].map(|down| self.sets(down));
        let gaps = self.places.in_set(down).map(|at| gap(at, self.set_beside(at, &sets)));
        let gaps: Vec<RuleMark> = gaps.collect();
        let rooms = sets.into_iter().zip(old_sets).enumerate().map(|(room, (set, old_set))| {
            RuleMark::Set { at: self.size.room(room as u32), set, old_set }
        });
        rooms.chain(gaps)
    }
}
