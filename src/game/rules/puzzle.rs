//! The rules with a state of one maze, and everything that can come of them.
//!
//! Each state of the rules together is a stage, and a maze like any other: its goals are the rooms
//! that a mouse has to come to yet, and its walls are as they stand then. One search through all
//! stages that can be reached finds the shortest way to the end from each room of each of them.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};
use std::iter;
use std::sync::{Arc, OnceLock};

use super::{
    Hindrance, RULES, Rule, RuleEvent, RuleMark, RuleNotice, RuleStride, RuleSupply, RulesState,
};
use crate::maze::{Direction, Directions, Maze, Size, Tile};

/// The steps to the end from where none is known yet.
const UNREACHABLE: u32 = u32::MAX;

/// How far a greedy mouse goes before it is taken to go round and round.
const GREEDY_STRIDES_PER_ROOM: u32 = 4;

/// The end of a list of strides.
const NO_STRIDE: u32 = u32::MAX;

/// The rules with a state that were laid in a maze.
#[derive(Debug)]
pub struct Puzzle {
    rules: Vec<Box<dyn Rule>>,
    size: Size,
    /// The maze as it was built.
    built: Maze,
    /// The maze without what the rules draw themselves, and with what they add, if that is anything.
    floor: Option<Arc<Maze>>,
    stages: Numbers<StageKey>,
    /// The maze of each stage, made when it is asked for; none at the end.
    mazes: Vec<OnceLock<Option<Arc<Maze>>>>,
    /// The nodes that can be reached: the number of each, by its stage and room.
    nodes: Numbers<u64>,
    /// The number of strides from each node to the end.
    steps: Vec<u32>,
    /// Whether these are all nodes, and not only as many as were allowed.
    is_whole: bool,
}

/// What makes a stage: the states of the rules, and the direction in which the mouse is led on.
type StageKey = ([u64; RULES], Option<Direction>);

/// Things with a number each.
type Numbers<K> = HashMap<K, u32, BuildHasherDefault<Mix>>;

/// A fast hash. Nobody who could make its keys collide has a say in them.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for some in bytes.chunks(size_of::<u64>()) {
            let mut word = [0; size_of::<u64>()];
            word[..some.len()].copy_from_slice(some);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

/// A mouse in a room, in a state that it can come there in.
#[derive(Clone, Copy, Debug)]
struct Node {
    room: Tile,
    stage: u32,
    state: RulesState,
}

/// The nodes in the order in which they are found, and all strides between them.
#[derive(Debug, Default)]
struct Search {
    nodes: Vec<Node>,
    /// The strides to each node as a list: the last one found …
    last_to: Vec<u32>,
    /// … and for each stride the node where it begins, and the one before it in the list.
    strides: Vec<(u32, u32)>,
    /// The nodes with nothing left to do.
    ends: Vec<u32>,
}

impl Puzzle {
    pub(super) fn new(rules: Vec<Box<dyn Rule>>, size: Size, maze: &Maze) -> Self {
        let mut puzzle = Self {
            rules,
            size,
            built: maze.clone(),
            floor: None,
            stages: Numbers::default(),
            mazes: Vec::new(),
            nodes: Numbers::default(),
            steps: Vec::new(),
            is_whole: true,
        };
        let mut floor = maze.grid().clone();
        puzzle.rules.iter().for_each(|rule| rule.shape(&mut floor));
        if floor != *maze.grid() {
            let cheeses = puzzle.cheeses(puzzle.begin());
            puzzle.floor = Maze::new(floor, maze.start(), cheeses).ok().map(Arc::new);
        }
        puzzle.search();
        puzzle
    }

    /// Visits each room in each state that can be reached, and then all of them backwards from the
    /// end. Where a mouse can lose its way, there may be too many: then no way is known.
    fn search(&mut self) {
        let most_nodes = self.rules.iter().map(|rule| rule.most_nodes()).min();
        let mut search = Search::default();
        let (start, begin) = (self.start(), self.begin());
        let first = self.number(begin);
        self.find(Node { room: start, stage: first, state: begin }, &mut search);
        let mut looked_at = 0;
        while let Some(&node) = search.nodes.get(looked_at) {
            if self.is_done(node.state) {
                search.ends.push(looked_at as u32);
            } else {
                for stride in self.strides(node.room, node.state) {
                    let state = self.after(node.state, stride);
                    let stage = if state == node.state { node.stage } else { self.number(state) };
                    let next = self.find(Node { room: stride.to, stage, state }, &mut search);
                    let last = &mut search.last_to[next as usize];
                    let before = std::mem::replace(last, search.strides.len() as u32);
                    search.strides.push((looked_at as u32, before));
                }
            }
            looked_at += 1;
            self.is_whole = most_nodes.is_none_or(|most| search.nodes.len() <= most);
            if !self.is_whole {
                break;
            }
        }
        self.steps = vec![UNREACHABLE; search.nodes.len()];
        if self.is_whole {
            self.go_back(search);
        }
    }

    /// The number of a node, which is looked at later if it is new.
    fn find(&mut self, node: Node, search: &mut Search) -> u32 {
        *self.nodes.entry(self.node_key(node.stage, node.room)).or_insert_with(|| {
            search.nodes.push(node);
            search.last_to.push(NO_STRIDE);
            search.nodes.len() as u32 - 1
        })
    }

    /// Counts the strides to the end from each node.
    fn go_back(&mut self, Search { last_to, strides, ends: mut waiting, .. }: Search) {
        for &end in &waiting {
            self.steps[end as usize] = 0;
        }
        let mut looked_at = 0;
        while let Some(&node) = waiting.get(looked_at) {
            let steps = self.steps[node as usize] + 1;
            let mut stride = last_to[node as usize];
            while let Some(&(from, before)) = strides.get(stride as usize) {
                if self.steps[from as usize] == UNREACHABLE {
                    self.steps[from as usize] = steps;
                    waiting.push(from);
                }
                stride = before;
            }
            looked_at += 1;
        }
    }

    fn node_key(&self, stage: u32, room: Tile) -> u64 {
        u64::from(stage) << 32 | u64::from(self.size.number(room))
    }

    /// The number of a state's stage, which may be new.
    fn number(&mut self, state: RulesState) -> u32 {
        let next = self.mazes.len() as u32;
        let number = *self.stages.entry(key_of(state)).or_insert(next);
        if number == next {
            self.mazes.push(OnceLock::new());
        }
        number
    }

    fn maze_in(&self, state: RulesState) -> Option<Maze> {
        if self.is_done(state) {
            return None;
        }
        let mut grid = self.built.grid().clone();
        let mut set = |place, is_open| grid.set(place, is_open);
        self.each(state).for_each(|(rule, state)| rule.stand(state, &mut set));
        Maze::new(grid, self.start(), self.goals(state)).ok()
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
        !self.steps.contains(&UNREACHABLE)
    }

    /// Whether a mouse may come to where no way leads to the end any more.
    pub fn strands(&self) -> bool {
        self.rules.iter().any(|rule| rule.strands())
    }

    /// Whether it matters how often a mouse goes to and fro.
    pub fn strides_count(&self) -> bool {
        self.rules.iter().any(|rule| rule.strides_count())
    }

    /// The number of strides from the start to the end, if there is a way.
    pub fn fewest_strides(&self) -> Option<u32> {
        self.steps(self.start(), self.begin())
    }

    /// Whether there is a way of the fewest strides on which a rule does nothing.
    pub(super) fn is_won_as_fast_without(&self, rule: usize) -> bool {
        let (mut wave, mut seen) = (vec![(self.start(), self.begin())], BTreeSet::new());
        for _ in 0..self.fewest_strides().unwrap_or_default() {
            let next = wave.iter().flat_map(|&(room, state)| {
                let idle = self.strides(room, state).filter(move |&stride| {
                    let leads_on = self.rules[rule].leads_on(stride).is_some();
                    !leads_on && self.after(state, stride).each[rule] == state.each[rule]
                });
                idle.map(move |stride| (stride.to, self.after(state, stride)))
            });
            wave = next.filter(|&node| seen.insert(node)).collect();
        }
        wave.iter().any(|&(_, state)| self.is_done(state))
    }

    /// The rooms that a shortest way leaves more than once.
    pub(super) fn rooms_left_again(&self) -> Vec<Tile> {
        let mut left: Vec<Tile> = self.path(self.start(), self.begin()).collect();
        left.sort_unstable();
        left.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect()
    }

    /// Whether a mouse gets to the end that always goes to the nearest room that it looks for.
    pub(super) fn is_won_greedily(&self) -> bool {
        let (mut room, mut state) = (self.start(), self.begin());
        for _ in 0..GREEDY_STRIDES_PER_ROOM * self.size.rooms() {
            let Some(stride) = self.greedy_stride(room, state) else { break };
            (room, state) = (stride.to, self.after(state, stride));
        }
        self.is_done(state)
    }

    /// The first stride to the nearest goal, as if no stride changed anything.
    fn greedy_stride(&self, room: Tile, state: RulesState) -> Option<RuleStride> {
        let goals = self.goals(state);
        let at_rest = RulesState { ahead: None, ..state };
        let mut seen = vec![room];
        let mut ways: VecDeque<_> = self.strides(room, state).map(|one| (one, one.to)).collect();
        while let Some((first, here)) = ways.pop_front() {
            if goals.contains(&here) {
                return Some(first);
            }
            if !seen.contains(&here) {
                seen.push(here);
                ways.extend(self.strides(here, at_rest).map(|next| (first, next.to)));
            }
        }
        None
    }

    pub(super) fn into_rules(self) -> Vec<Box<dyn Rule>> {
        self.rules
    }

    /// Where the mouse begins.
    pub const fn start(&self) -> Tile {
        self.built.start()
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
        let ways = |room| self.open_in(state, room);
        let mut state = RulesState { ahead: None, ..state };
        let rules = self.rules.iter().zip(&mut state.each);
        rules.for_each(|(rule, state)| *state = rule.go_along(*state, stride, &ways));
        RulesState { ahead: self.ahead_in(state, stride), ..state }
    }

    /// The stride that has to follow a stride in a state, if nothing is in its way.
    fn ahead_in(&self, state: RulesState, stride: RuleStride) -> Option<RuleStride> {
        let next = self.rules.iter().find_map(|rule| rule.leads_on(stride))?;
        let is_open = if next.is_leap() {
            !self.is_barred(state, next)
        } else {
            self.open_in(state, next.from).contains(next.direction)
        };
        is_open.then_some(next)
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
        let (mut state, mut here) = (self.begin(), self.start());
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
        noticed.filter_map(|((rule, before), state)| rule.event(before, state))
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
        self.open_in(state, room)
    }

    /// The directions of walls that a mouse in a room can break through.
    pub fn breakable(&self, room: Tile, state: RulesState) -> Directions {
        let open = self.open_in(state, room);
        Directions::of(|direction| {
            let stride = RuleStride::new(room, direction);
            let breaks = self.each(state).any(|(rule, state)| rule.breaks(state, stride));
            breaks && !open.contains(direction) && !self.is_barred(state, stride)
        })
    }

    /// Why a mouse in a room cannot go in a direction, or not at once, where that is to be told.
    pub fn hindrance(
        &self,
        room: Tile,
        direction: Direction,
        state: RulesState,
    ) -> Option<Hindrance> {
        let stride = RuleStride::new(room, direction);
        let grid = self.built.grid();
        let at_wall = || self.each(state).find_map(|(rule, _)| rule.told_at_walls());
        if stride.to.column >= grid.columns() || stride.to.row >= grid.rows() {
            return at_wall();
        }
        let told = self.each(state).filter_map(|(rule, state)| rule.hinders(state, stride));
        let told: Vec<Hindrance> = told.collect();
        let no_wall = self.without_wall(state, room).contains(direction);
        let is_plain_wall = !no_wall && !told.iter().any(|one| one.is_wall());
        // A wall that breaks does not help where something else is in the way as well.
        let told = told.into_iter().filter(|_| !is_plain_wall).min_by_key(|one| one.is_wall());
        told.or_else(|| at_wall().filter(|_| !no_wall))
    }

    /// The price of a wall beside a room, where walls have prices.
    pub fn price(&self, room: Tile, direction: Direction, state: RulesState) -> Option<u32> {
        let stride = RuleStride::new(room, direction);
        self.each(state).find_map(|(rule, state)| rule.price(state, stride))
    }

    /// The strides with which a mouse can go on from a room, through walls too if it can break them.
    pub fn strides(
        &self,
        room: Tile,
        state: RulesState,
    ) -> impl Iterator<Item = RuleStride> + use<> {
        let ahead = state.ahead.filter(|stride| stride.from == room);
        let open = if ahead.is_some() {
            Directions::default()
        } else {
            let (open, walls) = (self.open_in(state, room), self.breakable(room, state));
            Directions::of(|direction| open.contains(direction) || walls.contains(direction))
        };
        open.iter().map(move |direction| RuleStride::new(room, direction)).chain(ahead)
    }

    /// The directions in which nothing is in the way of a mouse in a room.
    fn open_in(&self, state: RulesState, room: Tile) -> Directions {
        if self.is_done(state) {
            return Directions::default();
        }
        let open = self.without_wall(state, room);
        let is_open =
            |way| open.contains(way) && !self.is_barred(state, RuleStride::new(room, way));
        Directions::of(is_open)
    }

    /// The directions in which no wall or door is beside a room.
    fn without_wall(&self, state: RulesState, room: Tile) -> Directions {
        let mut open = self.built.grid().open_around(room);
        self.each(state).for_each(|(rule, state)| {
            rule.stand(state, &mut |place, is_open| {
                let direction = room.direction_to(place);
                open = match direction {
                    Some(direction) if is_open => open.with(direction),
                    Some(direction) => open.without(direction),
                    None => open,
                };
            });
        });
        open
    }

    fn is_barred(&self, state: RulesState, stride: RuleStride) -> bool {
        self.each(state).any(|(rule, state)| rule.bars(state, stride))
    }

    /// All rooms with something that a mouse may want to come to.
    pub fn is_thing(&self, room: Tile) -> bool {
        self.rules.iter().any(|rule| rule.things(rule.begin()).contains(&room))
    }

    /// The rooms that a mouse has to come to yet, and may.
    pub(super) fn goals(&self, state: RulesState) -> Vec<Tile> {
        let goals = self.each(state).flat_map(|(rule, state)| rule.goals(state));
        let is_covered = |goal| self.each(state).any(|(rule, state)| rule.covers(state, goal));
        goals.filter(|&goal| !is_covered(goal)).collect()
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
        let &stage = self.stages.get(&key_of(state))?;
        let made = self.mazes[stage as usize].get_or_init(|| self.maze_in(state).map(Arc::new));
        made.as_ref()
    }

    /// The maze as it was built, with all cheeses as its goals.
    pub fn with_cheeses(&self, maze: &Arc<Maze>) -> Arc<Maze> {
        let cheeses = self.cheeses(self.begin());
        let with = Maze::new(maze.grid().clone(), maze.start(), cheeses);
        with.map_or_else(|_| Arc::clone(maze), Arc::new)
    }

    /// The maze without what the rules draw themselves, and with what they add, if that is anything.
    pub const fn floor(&self) -> Option<&Arc<Maze>> {
        self.floor.as_ref()
    }

    /// What a player should be told now.
    pub fn notices(&self, state: RulesState) -> impl Iterator<Item = RuleNotice> {
        self.each(state).filter_map(|(rule, state)| rule.notice(state))
    }

    /// What is left of what the mouse uses up.
    pub fn supplies(&self, state: RulesState) -> impl Iterator<Item = RuleSupply> {
        self.each(state).filter_map(|(rule, state)| rule.supply(state))
    }

    /// What is seen after the last change from one state to another, the lowest first.
    pub fn marks(&self, before: RulesState, state: RulesState) -> Vec<RuleMark> {
        let rules = self.rules.iter().zip(before.each.into_iter().zip(state.each));
        let marks = rules.rev().flat_map(|(rule, (before, state))| rule.marks(before, state));
        let is_over = self.is_done(state);
        let is_eaten = |mark: &RuleMark| {
            is_over && matches!(mark, RuleMark::Cheese(_) | RuleMark::TwinCheese(_))
        };
        marks.filter(|mark| !is_eaten(mark)).collect()
    }

    /// The number of strides from a room to the end; none if there is no way, or nothing comes to
    /// this state.
    pub fn steps(&self, room: Tile, state: RulesState) -> Option<u32> {
        let &stage = self.stages.get(&key_of(state))?;
        let &node = self.nodes.get(&self.node_key(stage, room))?;
        Some(self.steps[node as usize]).filter(|&steps| steps != UNREACHABLE)
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
    pub fn next(&self, here: Tile, state: RulesState) -> Option<(Tile, RulesState)> {
        let nearer = self.steps(here, state)?.checked_sub(1)?;
        self.strides(here, state).find_map(|stride| {
            let next = self.after(state, stride);
            (self.steps(stride.to, next) == Some(nearer)).then_some((stride.to, next))
        })
    }
}

fn key_of(state: RulesState) -> StageKey {
    (state.each, state.ahead.map(|stride| stride.direction))
}
