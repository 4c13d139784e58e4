//! A maze while its rules are laid in it.

use std::mem;
use std::rc::Rc;

use super::{Puzzle, Rule, RuleStride, STRIDE_TILES};
use crate::game::race::distances::Distances;
use crate::game::tuning::QUEST_DRAWS;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Direction, Maze, Spec, Tile};

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0009_0e57;

/// A maze, and what lies in it so far.
pub(super) struct Board<'a> {
    pub spec: &'a Spec,
    pub maze: &'a Maze,
    /// The draws for things; a rule that came later draws from a stream of its own.
    pub dice: Dice,
    pub from_start: Rc<Distances>,
    /// The rooms with things, the goal first.
    pub things: Vec<Tile>,
    /// The open tiles that are closed at first.
    pub doors: Vec<Tile>,
    /// The places of what opens and closes on the way.
    pub closable: Vec<Tile>,
    /// The rules with a state that are laid so far.
    pub rules: Vec<Box<dyn Rule>>,
}

impl<'a> Board<'a> {
    pub fn new(spec: &'a Spec, maze: &'a Maze) -> Self {
        Self {
            spec,
            maze,
            dice: Dice::new(split_mix(spec.seed(), STREAM)),
            from_start: Rc::new(Distances::to(maze.start(), maze.grid(), STRIDE_TILES)),
            things: vec![spec.goal()],
            doors: Vec::new(),
            closable: Vec::new(),
            rules: Vec::new(),
        }
    }

    /// What is found out about the maze with one more rule.
    pub fn with<T>(&mut self, rule: impl Rule + 'static, told: impl Fn(&Puzzle) -> T) -> T {
        let mut rules = mem::take(&mut self.rules);
        rules.push(Box::new(rule));
        let puzzle = Puzzle::new(rules, self.spec.size(), self.maze);
        let told = told(&puzzle);
        self.rules = puzzle.into_rules();
        self.rules.pop();
        told
    }

    /// Of several draws of a rule, the first of those with which the way to the end is longest. Those
    /// with which a mouse could be shut in do not count.
    pub fn longest_of<R: Rule + Clone + 'static>(
        &mut self,
        draws: usize,
        draw: impl FnMut(&Self) -> R,
    ) -> Option<R> {
        let strides =
            |puzzle: &Puzzle| puzzle.fewest_strides().filter(|_| puzzle.always_has_a_way());
        self.best_of(draws, draw, strides)
    }

    /// Of several draws of a rule, the first of those that measure most.
    pub fn best_of<R: Rule + Clone + 'static, M: Ord>(
        &mut self,
        draws: usize,
        mut draw: impl FnMut(&Self) -> R,
        measure: impl Fn(&Puzzle) -> Option<M>,
    ) -> Option<R> {
        let mut best = (None, None);
        for _ in 0..draws {
            let rule = draw(self);
            let measured = self.with(rule.clone(), &measure);
            if measured > best.0 {
                best = (measured, Some(rule));
            }
        }
        best.1
    }

    /// The rooms where nothing lies and no mouse begins.
    pub fn free_rooms(&self) -> impl Iterator<Item = Tile> {
        let size = self.spec.size();
        let rooms = (0..size.rooms()).map(move |number| size.room(number));
        rooms.filter(|room| *room != self.maze.start() && !self.things.contains(room))
    }

    /// The strides right and down through passages that nothing else opens or closes.
    pub fn free_passages(&self) -> impl Iterator<Item = RuleStride> {
        let size = self.spec.size();
        let rooms = (0..size.rooms()).map(move |number| size.room(number));
        let strides = rooms.flat_map(|from| {
            let open = self.maze.grid().open_around(from);
            [Direction::Right, Direction::Down]
                .into_iter()
                .filter(move |&direction| open.contains(direction))
                .map(move |direction| RuleStride::new(from, direction))
        });
        strides.filter(|stride| {
            let place = stride.passage();
            !self.doors.contains(&place) && !self.closable.contains(&place)
        })
    }

    pub fn goal(&self) -> Tile {
        self.spec.goal()
    }

    /// Of some random rooms, the one that is farthest from all things and from the start, as these
    /// distances have it; it can reach all of them.
    pub fn far_room(&mut self, from_start: &Distances) -> Option<Tile> {
        let grid = self.maze.grid();
        let to_things = self.things.iter().map(|&thing| Distances::to(thing, grid, STRIDE_TILES));
        let to_things: Vec<Distances> = to_things.collect();
        let ends = || to_things.iter().chain([from_start]);
        let far = |room: &Tile| {
            let ways = ends().map(|end| end.from(*room));
            ways.collect::<Option<Vec<u32>>>()?.into_iter().min()
        };
        let is_free = |tile: &Tile| {
            from_start.is_place(*tile) && far(tile).is_some_and(|strides| strides > 0)
        };
        let free: Vec<Tile> = grid.open_tiles().filter(is_free).collect();
        let count = u32::try_from(free.len()).ok().filter(|&count| count > 0)?;
        let drawn: Vec<Tile> =
            (0..QUEST_DRAWS).map(|_| free[self.dice.below(count) as usize]).collect();
        // Of those that are equally far the first is taken.
        drawn.into_iter().fold(None, |best: Option<Tile>, room| {
            Some(best.filter(|best| far(best) >= far(&room)).unwrap_or(room))
        })
    }
}
