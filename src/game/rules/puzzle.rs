//! The rules with a state of one maze, and everything that can come of them.
//!
//! Each state of the rules together is a stage, and a maze like any other: its goals are the rooms
//! that a mouse has to come to yet, and its walls are as they stand then. One search through all
//! stages that can be reached finds the shortest way to the end from each room of each of them.

use std::collections::{BTreeMap, VecDeque};
use std::iter;
use std::sync::Arc;

use super::{Rule, RuleEvent, RuleMark, RuleNotice, RuleStride, RulesState};
use crate::maze::{Direction, Directions, Maze, Size, Tile};

/// The steps to the end from where none is known yet.
const UNREACHABLE: u32 = u32::MAX;

/// The end of a list of strides.
const NO_STRIDE: usize = usize::MAX;

/// The rules with a state that were laid in a maze.
#[derive(Debug)]
pub struct Puzzle {
    rules: Vec<Box<dyn Rule>>,
    size: Size,
    start: Tile,
    /// The maze without what the rules draw themselves, if that is anything.
    floor: Option<Arc<Maze>>,
    numbers: BTreeMap<StageKey, u64>,
    stages: Vec<Stage>,
}

/// What makes a stage: the states of the rules, and the direction in which the mouse is led on.
type StageKey = (RulesState, Option<Direction>);

/// A state that can be reached, wherever the mouse is then.
#[derive(Debug)]
struct Stage {
    state: RulesState,
    /// The maze as it is then; none at the end.
    maze: Option<Arc<Maze>>,
    /// The number of strides to the end, by room; none for a room that is never come to in it.
    steps: Vec<Option<u32>>,
}

impl Puzzle {
    pub(super) fn new(rules: Vec<Box<dyn Rule>>, size: Size, maze: &Maze) -> Self {
        let (start, numbers, stages) = (maze.start(), BTreeMap::new(), Vec::new());
        let mut puzzle = Self { rules, size, start, floor: None, numbers, stages };
        let mut floor = maze.grid().clone();
        puzzle.rules.iter().for_each(|rule| rule.clear(&mut floor));
        if floor != *maze.grid() {
            puzzle.floor =
                Maze::new(floor, start, puzzle.cheeses(puzzle.begin())).ok().map(Arc::new);
        }
        puzzle.search(maze);
        puzzle
    }

    /// Visits each room in each state that can be reached, and then all of them backwards from the
    /// end.
    fn search(&mut self, maze: &Maze) {
        let rooms = u64::from(self.size.rooms());
        let node_of = |stage: u64, room: u32| stage * rooms + u64::from(room);
        let first = node_of(self.number(self.begin(), maze), self.size.number(self.start));
        *self.steps_mut(first) = Some(UNREACHABLE);
        let (mut nodes, mut ends) = (VecDeque::from([(first, None)]), VecDeque::new());
        // The strides to each node as a list: the last one found, and for each the one before it.
        let (mut last_to, mut strides): (Vec<usize>, Vec<(u64, usize)>) = (Vec::new(), Vec::new());
        while let Some((node, ahead)) = nodes.pop_front() {
            let (stage, room) = (node / rooms, self.size.room((node % rooms) as u32));
            let state = self.stages[stage as usize].state;
            if self.is_done(state) {
                ends.push_back(node);
                continue;
            }
            for stride in self.strides_in(stage, room, ahead) {
                let after = self.turned(state, stride);
                let is_same = after == state && ahead.is_none();
                let stage = if is_same { stage } else { self.number(after, maze) };
                let ahead = self.ahead_in(stage, stride);
                let stage = match ahead {
                    None => stage,
                    _ => self.number(RulesState { ahead, ..after }, maze),
                };
                let next = node_of(stage, self.size.number(stride.to));
                if self.steps_mut(next).is_none() {
                    *self.steps_mut(next) = Some(UNREACHABLE);
                    nodes.push_back((next, ahead));
                }
                last_to.resize(last_to.len().max(self.stages.len() * rooms as usize), NO_STRIDE);
                let before = std::mem::replace(&mut last_to[next as usize], strides.len());
                strides.push((node, before));
            }
        }
        for &end in &ends {
            *self.steps_mut(end) = Some(0);
        }
        while let Some(node) = ends.pop_front() {
            let steps = self.steps_mut(node).map(|steps| steps + 1);
            let mut stride = last_to.get(node as usize).copied().unwrap_or(NO_STRIDE);
            while let Some(&(from, before)) = strides.get(stride) {
                if *self.steps_mut(from) == Some(UNREACHABLE) {
                    *self.steps_mut(from) = steps;
                    ends.push_back(from);
                }
                stride = before;
            }
        }
    }

    fn steps_mut(&mut self, node: u64) -> &mut Option<u32> {
        let rooms = u64::from(self.size.rooms());
        &mut self.stages[(node / rooms) as usize].steps[(node % rooms) as usize]
    }

    /// The number of a state, which becomes a stage if it is new.
    fn number(&mut self, state: RulesState, maze: &Maze) -> u64 {
        let key = key_of(state);
        if let Some(&number) = self.numbers.get(&key) {
            return number;
        }
        let at_rest = self.maze(key.0).map(Arc::clone);
        let maze = at_rest.or_else(|| self.maze_after(maze, state).map(Arc::new));
        let number = self.stages.len() as u64;
        let steps = vec![None; self.size.rooms() as usize];
        self.stages.push(Stage { state: key.0, maze, steps });
        self.numbers.insert(key, number);
        number
    }

    fn maze_after(&self, maze: &Maze, state: RulesState) -> Option<Maze> {
        if self.is_done(state) {
            return None;
        }
        let mut grid = maze.grid().clone();
        self.each(state).for_each(|(rule, state)| rule.stand(state, &mut grid));
        let goals = self.each(state).flat_map(|(rule, state)| rule.goals(state)).collect();
        Maze::new(grid, maze.start(), goals).ok()
    }

    fn stage(&self, state: RulesState) -> Option<&Stage> {
        self.numbers.get(&key_of(state)).map(|&number| &self.stages[number as usize])
    }

    /// The rules, each with its own state.
    fn each(&self, state: RulesState) -> impl Iterator<Item = (&dyn Rule, u64)> {
        self.rules.iter().map(AsRef::as_ref).zip(state.each)
    }

    /// Whether solvers of mazes do not know all ways.
    pub fn bends_ways(&self) -> bool {
        self.rules.iter().any(|rule| rule.bends_ways())
    }

    /// Whether there is a way to the end from wherever a mouse can come.
    pub fn always_has_a_way(&self) -> bool {
        self.stages.iter().all(|stage| !stage.steps.contains(&Some(UNREACHABLE)))
    }

    pub(super) fn into_rules(self) -> Vec<Box<dyn Rule>> {
        self.rules
    }

    /// Where the mouse begins.
    pub const fn start(&self) -> Tile {
        self.start
    }

    /// The state before the first stride.
    pub fn begin(&self) -> RulesState {
        let mut state = RulesState::default();
        let rules = self.rules.iter().zip(&mut state.each);
        rules.for_each(|(rule, state)| *state = rule.begin());
        state
    }

    /// The state after a stride.
    pub fn after(&self, state: RulesState, stride: RuleStride) -> RulesState {
        let turned = self.turned(state, stride);
        let stage = self.numbers.get(&key_of(turned));
        let ahead = stage.and_then(|&stage| self.ahead_in(stage, stride));
        RulesState { ahead, ..turned }
    }

    /// The state after a stride, if nothing leads on.
    fn turned(&self, mut state: RulesState, stride: RuleStride) -> RulesState {
        state.ahead = None;
        let rules = self.rules.iter().zip(&mut state.each);
        rules.for_each(|(rule, state)| *state = rule.after(*state, stride));
        state
    }

    /// The stride that has to follow a stride in a stage, if nothing is in its way.
    fn ahead_in(&self, stage: u64, stride: RuleStride) -> Option<RuleStride> {
        let next = self.rules.iter().find_map(|rule| rule.leads_on(stride))?;
        let is_open = self.open_in(stage, next.from).contains(next.direction);
        (next.is_leap() || is_open).then_some(next)
    }

    /// The stride of a mouse that has come from one room to another.
    pub fn stride(&self, state: RulesState, from: Tile, to: Tile) -> Option<RuleStride> {
        let ahead = state.ahead.filter(|stride| (stride.from, stride.to) == (from, to));
        ahead.or_else(|| RuleStride::between(from, to))
    }

    /// The state of a mouse that has come from one room to another.
    pub fn after_going(&self, state: RulesState, from: Tile, to: Tile) -> RulesState {
        self.stride(state, from, to).map_or(state, |stride| self.after(state, stride))
    }

    /// The states along a walk from the start, one for each of these rooms.
    pub fn states_along(
        &self,
        rooms: impl IntoIterator<Item = Tile>,
    ) -> impl Iterator<Item = RulesState> {
        let (mut state, mut here) = (self.begin(), self.start);
        rooms.into_iter().map(move |room| {
            state = self.after_going(state, here, room);
            here = room;
            state
        })
    }

    /// What a player notices of the change from one state to another by a stride.
    pub fn events(
        &self,
        before: RulesState,
        state: RulesState,
        stride: RuleStride,
    ) -> impl Iterator<Item = RuleEvent> + '_ {
        let begins = state.ahead.filter(|_| before.ahead.is_none());
        let changes = self.each(before).zip(state.each);
        let noticed = changes.filter(move |&((rule, before), state)| {
            before != state || begins.is_some() && rule.leads_on(stride) == begins
        });
        noticed.filter_map(|((rule, _), _)| rule.event())
    }

    /// Whether a change from one state to another is seen.
    pub fn is_seen(&self, before: RulesState, state: RulesState) -> bool {
        self.marks(before, before) != self.marks(state, state)
    }

    /// Whether nothing is left to do.
    pub fn is_done(&self, state: RulesState) -> bool {
        self.each(state).all(|(rule, state)| rule.is_done(state))
    }

    /// The directions in which a mouse can go from a room.
    pub fn ways(&self, room: Tile, state: RulesState) -> Directions {
        if let Some(stride) = state.ahead.filter(|stride| stride.from == room) {
            return Directions::of(|direction| direction == stride.direction);
        }
        let stage = self.numbers.get(&key_of(state));
        stage.map_or_else(Directions::default, |&stage| self.open_in(stage, room))
    }

    /// The strides with which a mouse can go on from a room.
    pub fn strides(
        &self,
        room: Tile,
        state: RulesState,
    ) -> impl Iterator<Item = RuleStride> + use<> {
        let stage = self.numbers.get(&key_of(state));
        let strides = stage.map(|&stage| self.strides_in(stage, room, state.ahead));
        strides.into_iter().flatten()
    }

    fn strides_in(
        &self,
        stage: u64,
        room: Tile,
        ahead: Option<RuleStride>,
    ) -> impl Iterator<Item = RuleStride> + use<> {
        let ahead = ahead.filter(|stride| stride.from == room);
        let open = match ahead {
            Some(_) => Directions::default(),
            None => self.open_in(stage, room),
        };
        open.iter().map(move |direction| RuleStride::new(room, direction)).chain(ahead)
    }

    /// The directions in which nothing is in the way of a mouse in a room.
    fn open_in(&self, stage: u64, room: Tile) -> Directions {
        let Stage { state, maze: Some(maze), .. } = &self.stages[stage as usize] else {
            return Directions::default();
        };
        let open = maze.grid().open_around(room);
        let blocked = self.each(*state).flat_map(|(rule, state)| rule.blocked(state));
        let blocked = blocked.filter(|stride| stride.from == room);
        blocked.fold(open, |open, stride| open.without(stride.direction))
    }

    /// All rooms with something that a mouse may want to come to.
    pub fn is_thing(&self, room: Tile) -> bool {
        self.rules.iter().any(|rule| rule.things(rule.begin()).contains(&room))
    }

    /// The cheeses that are left.
    pub fn cheeses(&self, state: RulesState) -> Vec<Tile> {
        let marks = self.marks(state, state).into_iter();
        marks
            .filter_map(|mark| if let RuleMark::Cheese(at) = mark { Some(at) } else { None })
            .collect()
    }

    /// The maze as it is in a state; none at the end.
    pub fn maze(&self, state: RulesState) -> Option<&Arc<Maze>> {
        self.stage(state)?.maze.as_ref()
    }

    /// The maze as it was built, with all cheeses as its goals.
    pub fn with_cheeses(&self, maze: &Arc<Maze>) -> Arc<Maze> {
        let cheeses = self.cheeses(self.begin());
        let with = Maze::new(maze.grid().clone(), maze.start(), cheeses);
        with.map_or_else(|_| Arc::clone(maze), Arc::new)
    }

    /// The maze without what the rules draw themselves, if that is anything.
    pub const fn floor(&self) -> Option<&Arc<Maze>> {
        self.floor.as_ref()
    }

    /// What a player should be told first.
    pub fn notice(&self, state: RulesState) -> Option<RuleNotice> {
        self.each(state).find_map(|(rule, state)| rule.notice(state))
    }

    /// What is seen after the last change from one state to another, the lowest first.
    pub fn marks(&self, before: RulesState, state: RulesState) -> Vec<RuleMark> {
        let rules = self.rules.iter().zip(before.each.into_iter().zip(state.each));
        rules.rev().flat_map(|(rule, (before, state))| rule.marks(before, state)).collect()
    }

    /// The number of strides from a room to the end; none if there is no way, or nothing comes to
    /// this state.
    pub fn steps(&self, room: Tile, state: RulesState) -> Option<u32> {
        let steps = *self.stage(state)?.steps.get(self.size.number(room) as usize)?;
        steps.filter(|&steps| steps != UNREACHABLE)
    }

    /// The rooms of a shortest way from here to the end, including this one.
    pub fn path(&self, room: Tile, state: RulesState) -> impl Iterator<Item = Tile> + '_ {
        let first = self.steps(room, state).map(|_| (room, state));
        iter::successors(first, |&(here, state)| self.next(here, state)).map(|(room, _)| room)
    }

    /// The tiles of a shortest way from here to the end, including those between rooms.
    pub fn tiles(&self, room: Tile, state: RulesState) -> impl Iterator<Item = Tile> + '_ {
        let mut before: Option<Tile> = None;
        self.path(room, state).flat_map(move |room| {
            // A leap is between rooms of different rows and columns.
            let passage = before
                .replace(room)
                .map(|from| RuleStride::between(from, room).map_or(from, RuleStride::passage));
            passage.into_iter().chain([room])
        })
    }

    /// The next room on a shortest way, and the state there.
    fn next(&self, here: Tile, state: RulesState) -> Option<(Tile, RulesState)> {
        let nearer = self.steps(here, state)?.checked_sub(1)?;
        self.strides(here, state).find_map(|stride| {
            let next = self.after(state, stride);
            (self.steps(stride.to, next) == Some(nearer)).then_some((stride.to, next))
        })
    }
}

/// The state with nothing that leads on, and the direction of what does.
fn key_of(state: RulesState) -> StageKey {
    (RulesState { ahead: None, ..state }, state.ahead.map(|stride| stride.direction))
}
