//! The distances to the end of a quest, from every place and after anything was taken.

use std::collections::VecDeque;
use std::iter;

use super::{Stages, TakenThings};
use crate::maze::{Direction, Tile};

/// The distance of two rooms in tiles: only mazes of rooms have a quest.
const STRIDE_TILES: u16 = 2;
const UNREACHABLE: u32 = u32::MAX;

impl Stages {
    /// Visits every room once for each stage, backwards from the end.
    pub(super) fn measure(&mut self) {
        self.steps =
            self.all_taken().map(|_| vec![UNREACHABLE; self.size.rooms() as usize]).collect();
        let mut queue = VecDeque::new();
        let cheeses: Vec<Tile> = self.cheeses().collect();
        for taken in self.all_taken() {
            if self.are_done(taken) {
                for &at in &cheeses {
                    self.note(at, taken, 0, &mut queue);
                }
            }
        }
        while let Some((here, taken)) = queue.pop_front() {
            let steps = self.steps(here, taken).unwrap_or_default() + 1;
            let thing = self.thing_at(here);
            // A mouse at this place has the thing here, and may or may not have had it before.
            let before = thing.map(|thing| taken.without(thing)).filter(|&one| one != taken);
            for taken in iter::once(taken).chain(before) {
                let Some(maze) = self.maze(taken).cloned() else { continue };
                for direction in maze.grid().open_around(here).iter() {
                    let from = here.go(direction, STRIDE_TILES);
                    if self.come_to(taken, from) == taken {
                        self.note(from, taken, steps, &mut queue);
                    }
                }
            }
        }
    }

    fn note(
        &mut self,
        place: Tile,
        taken: TakenThings,
        steps: u32,
        queue: &mut VecDeque<(Tile, TakenThings)>,
    ) {
        let known = &mut self.steps[usize::from(taken.0)][self.size.number(place) as usize];
        if *known == UNREACHABLE {
            *known = steps;
            queue.push_back((place, taken));
        }
    }

    /// The number of strides from a room to the end of the quest; none if there is no way.
    pub fn steps(&self, room: Tile, taken: TakenThings) -> Option<u32> {
        let steps = self.steps.get(usize::from(taken.0))?.get(self.size.number(room) as usize)?;
        Some(*steps).filter(|&steps| steps != UNREACHABLE)
    }

    /// The rooms of a shortest way from here to the end, including this one.
    pub fn path(&self, room: Tile, taken: TakenThings) -> impl Iterator<Item = Tile> + '_ {
        let first = self.steps(room, taken).map(|_| (room, taken));
        iter::successors(first, |&(here, taken)| self.next(here, taken)).map(|(room, _)| room)
    }

    /// The tiles of a shortest way from here to the end, including those between rooms.
    pub fn tiles(&self, room: Tile, taken: TakenThings) -> impl Iterator<Item = Tile> + '_ {
        let mut before: Option<Tile> = None;
        self.path(room, taken).flat_map(move |room| {
            let towards = before.and_then(|before| before.direction_towards(room));
            let between = before.replace(room).zip(towards).map(|(from, way)| from.step(way));
            between.into_iter().chain([room])
        })
    }

    /// The next room on a shortest way, and what is taken there.
    fn next(&self, here: Tile, taken: TakenThings) -> Option<(Tile, TakenThings)> {
        let nearer = self.steps(here, taken)?.checked_sub(1)?;
        let leads_on = |direction: Direction| {
            let room = here.go(direction, STRIDE_TILES);
            let taken = self.come_to(taken, room);
            (self.steps(room, taken) == Some(nearer)).then_some((room, taken))
        };
        self.maze(taken)?.grid().open_around(here).iter().find_map(leads_on)
    }
}
