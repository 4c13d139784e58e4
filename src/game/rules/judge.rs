//! How good a puzzle a maze is, by an exact search through everything that can come of its rules.
//!
//! A move is what one press of a key does: a slide over ice, or a way through teapots, is one. The
//! maze is judged along one way with the fewest moves, and by simple players who try their luck; all
//! of it follows from the code alone.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{Laid, MazeRules, Puzzle, RulesState, STRIDE_TILES};
use crate::game::difficulty::MOST_LEMONS;
use crate::game::race::distances::Distances;
use crate::game::tuning::{TICKS_PER_SECOND, WALK_TICKS_PER_TILE};
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Build, Direction, Maze, Spec, Tile};

/// The most positions that are searched.
const MOST_POSITIONS: usize = 60_000;
/// The fields of rules that change no way.
const CHANGE_NO_WAY: [&str; 2] = ["traps", "fog"];
/// How many moves a way lives that is worth a thought.
const LIVELY_MOVES: u32 = 3;
/// How many moves more than the fewest a way may cost and still be as good as right.
const DETOUR_MOVES: u32 = 2;
/// The most positions looked at to see whether a way lives.
const MOST_POSITIONS_BEYOND: usize = 6_000;
/// The number of greedy players, and of how many of their moves one is random.
const PLAYERS: u32 = 200;
const RANDOM_OF_MOVES: u32 = 4;
/// How much a greedy player minds being where it was before, in strides.
const AGAIN_STRIDES: u32 = 3;
/// A greedy player may make so many times the fewest moves, and begins again after two times as
/// many and a few more.
const BUDGET: u32 = 4;
const PATIENCE: (u32, u32) = (2, 6);
/// The offset of the players' draws in the seed's SplitMix64 stream.
const STREAM: u64 = 0x0001_0dce;
/// What a decision or a trap adds to the effort, in moves.
const EFFORT_OF_THOUGHT: u32 = 4;
/// The efforts from which there are two, three, four and five lemons.
const LEMONS_FROM_EFFORTS: [u32; MOST_LEMONS as usize - 1] = [20, 40, 60, 85];
/// The time of a good run, in percent of a walk, with this for each decision and this at the start.
const PAR_WALK_PERCENT: u32 = 135;
const PAR_PER_DECISION_TICKS: u32 = TICKS_PER_SECOND;
const PAR_READY_TICKS: u32 = 2 * TICKS_PER_SECOND;
/// The steps to the end from where no way leads there.
const NO_WAY: u32 = u32::MAX;

/// What there is to say of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The fewest moves to the end.
    pub moves: u32,
    /// A way with so many: the directions of its moves.
    pub way: Vec<Direction>,
    /// The positions on a best way with another move that is worth a thought: it lives some moves
    /// more off the way already walked, and does not win so nearly as soon.
    pub decisions: u32,
    /// How many of these have such a move after which no way is left.
    pub traps: u32,
    /// The number of ways with the fewest moves.
    pub best_ways: u64,
    /// How many percent of 200 greedy players win.
    pub greedy_percent: u32,
    /// The rules of the maze.
    pub ideas: Vec<Idea>,
}

/// Whether a rule matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Idea {
    /// Its field in the code.
    pub field: &'static str,
    /// The fewest moves to the end with the rule taken away, or with slides that may end anywhere, or
    /// with beads in any order; none if there is no way then.
    pub moves_without: Option<u32>,
    /// Whether the rule does nothing on a way through as few rooms as possible.
    pub is_idle: bool,
}

/// Why a maze is not judged, as a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum Unjudged {
    #[error("it cannot be judged: only a maze of rooms can")]
    NoRooms,
    #[error("it cannot be judged: no way leads to its end")]
    NoWay,
    #[error(
        "it is too large to be judged: a mouse can come to more than {MOST_POSITIONS} positions"
    )]
    TooLarge,
}

impl Judgement {
    /// Judges the maze of a spec.
    ///
    /// ```
    /// use icetea_maze::game::rules::judge::Judgement;
    ///
    /// let judgement = Judgement::of(&"kruskal1-6x5-loops40-cheeses2-teapots2-7".parse()?)?;
    /// assert!(judgement.decisions > judgement.traps && judgement.greedy_percent < 100);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(spec: &Spec) -> Result<Self, Unjudged> {
        if !spec.generator().is_of_rooms() {
            return Err(Unjudged::NoRooms);
        }
        if spec.size().rooms() as usize > MOST_POSITIONS {
            return Err(Unjudged::TooLarge);
        }
        let maze = Build::new(spec).finish();
        let Laid { rules, fields, .. } =
            MazeRules::rules(spec, &maze, None).ok_or(Unjudged::NoRooms)?;
        let puzzle = Puzzle::new(rules, spec.size(), &maze);
        let positions = Positions::of(&puzzle, false)?;
        if positions.to_end[0] == NO_WAY {
            return Err(Unjudged::NoWay);
        }
        let best_way = positions.best_way();
        let thoughts = positions.thoughts(&best_way);
        let mut judgement = Self {
            moves: positions.to_end[0],
            way: positions.directions(&puzzle, &best_way),
            decisions: thoughts.len() as u32,
            traps: thoughts.into_iter().filter(|is_trap| *is_trap).count() as u32,
            best_ways: positions.best_ways(),
            greedy_percent: Players::new(&puzzle, &positions, &maze, spec).percent(),
            ideas: Vec::new(),
        };
        for (field, _) in spec.quest().fields() {
            let field = field.name;
            if CHANGE_NO_WAY.contains(&field) {
                continue;
            }
            let without = MazeRules::puzzle(spec, &maze, Some(field)).ok_or(Unjudged::NoRooms)?;
            let positions = match field {
                "ice" => Positions::of(&puzzle, true)?,
                _ => Positions::of(&without, false)?,
            };
            let moves_without = Some(positions.to_end[0]).filter(|&moves| moves != NO_WAY);
            let place = fields.iter().position(|&other| other == field);
            let is_idle = place.is_some_and(|place| puzzle.is_won_as_fast_without(place));
            judgement.ideas.push(Idea { field, moves_without, is_idle });
        }
        Ok(judgement)
    }

    /// How hard the maze is: its moves, and what every decision, every trap and every player who
    /// does not find the way adds to them.
    pub const fn effort(&self) -> u32 {
        self.moves
            + EFFORT_OF_THOUGHT * (self.decisions + self.traps)
            + (100 - self.greedy_percent) / 4
    }

    /// Its difficulty, from 1 to [`MOST_LEMONS`].
    pub fn lemons(&self) -> u8 {
        1 + LEMONS_FROM_EFFORTS.iter().filter(|&&least| self.effort() >= least).count() as u8
    }

    /// The time of a good run over `strides` strides in seconds: a little more than the walk, and a
    /// moment for each decision.
    pub const fn par_seconds(&self, strides: u32) -> u32 {
        let walk = strides * STRIDE_TILES as u32 * WALK_TICKS_PER_TILE * PAR_WALK_PERCENT / 100;
        let thought = self.decisions * PAR_PER_DECISION_TICKS;
        (walk + thought + PAR_READY_TICKS).div_ceil(TICKS_PER_SECOND)
    }
}

impl Idea {
    /// Whether a maze with this judgement takes another number of moves without the rule.
    pub fn matters(&self, judgement: &Judgement) -> bool {
        self.moves_without != Some(judgement.moves)
    }
}

/// Where a mouse can stand and press a key, from the start on, with the moves between.
struct Positions {
    all: Vec<(Tile, RulesState)>,
    /// The positions after each, one for each direction that is a move.
    next: Vec<Vec<usize>>,
    /// The fewest moves to the end from each.
    to_end: Vec<u32>,
}

impl Positions {
    /// All positions that can be come to; slides may end anywhere if the mouse may stop.
    fn of(puzzle: &Puzzle, may_stop: bool) -> Result<Self, Unjudged> {
        let first = (puzzle.start(), puzzle.begin());
        let mut positions = Self { all: vec![first], next: Vec::new(), to_end: Vec::new() };
        let mut numbers = BTreeMap::from([(key(first), 0)]);
        while let Some(&here) = positions.all.get(positions.next.len()) {
            let moves = moves(puzzle, here, may_stop).into_iter().map(|(_, there)| there);
            let next = moves.filter(|&there| there != here).map(|there| {
                *numbers.entry(key(there)).or_insert_with(|| {
                    positions.all.push(there);
                    positions.all.len() - 1
                })
            });
            let next = next.collect();
            positions.next.push(next);
            if positions.all.len() > MOST_POSITIONS {
                return Err(Unjudged::TooLarge);
            }
        }
        positions.count_back(puzzle);
        Ok(positions)
    }

    fn count_back(&mut self, puzzle: &Puzzle) {
        let mut before = vec![Vec::new(); self.all.len()];
        for (from, next) in self.next.iter().enumerate() {
            for &to in next {
                before[to].push(from);
            }
        }
        self.to_end = vec![NO_WAY; self.all.len()];
        let is_done = |&place: &usize| puzzle.is_done(self.all[place].1);
        let mut waiting: VecDeque<usize> = (0..self.all.len()).filter(is_done).collect();
        for &end in &waiting {
            self.to_end[end] = 0;
        }
        while let Some(place) = waiting.pop_front() {
            for &from in &before[place] {
                if self.to_end[from] == NO_WAY {
                    self.to_end[from] = self.to_end[place] + 1;
                    waiting.push_back(from);
                }
            }
        }
    }

    /// The moves from a position that are the first of a best way.
    fn best_moves(&self, from: usize) -> impl Iterator<Item = usize> {
        let nearer = self.to_end[from].checked_sub(1).filter(|_| self.to_end[from] != NO_WAY);
        self.next[from].iter().copied().filter(move |&to| Some(self.to_end[to]) == nearer)
    }

    /// The positions on one best way.
    fn best_way(&self) -> Vec<usize> {
        std::iter::successors(Some(0), |&here| self.best_moves(here).next()).collect()
    }

    /// The directions of the moves on a way.
    fn directions(&self, puzzle: &Puzzle, way: &[usize]) -> Vec<Direction> {
        let direction = |pair: &[usize]| {
            let [from, to] = [self.all[pair[0]], self.all[pair[1]]];
            let leads_there = |&(_, there): &(Direction, _)| key(there) == key(to);
            moves(puzzle, from, false).into_iter().find(leads_there).map(|(direction, _)| direction)
        };
        way.windows(2).filter_map(direction).collect()
    }

    fn best_ways(&self) -> u64 {
        let mut counts = BTreeMap::from([(0, 1_u64)]);
        for _ in 0..self.to_end[0] {
            let mut after: BTreeMap<usize, u64> = BTreeMap::new();
            for (&from, &count) in &counts {
                for to in self.best_moves(from) {
                    let ways = after.entry(to).or_default();
                    *ways = ways.saturating_add(count);
                }
            }
            counts = after;
        }
        counts.into_values().fold(0, u64::saturating_add)
    }

    /// For each position on a way with another move that is worth a thought, whether one of these
    /// is a trap.
    fn thoughts(&self, way: &[usize]) -> Vec<bool> {
        let mut thoughts = Vec::new();
        for (walked, pair) in way.windows(2).enumerate() {
            let [here, right] = [pair[0], pair[1]];
            let trodden = &way[..=walked];
            let most = self.to_end[here] + DETOUR_MOVES;
            let others = self.next[here].iter().copied();
            let others = others.filter(|to| *to != right && !trodden.contains(to));
            let lively = others.filter(|&to| self.is_worth_a_thought(to, trodden, most));
            let are_traps: Vec<bool> = lively.map(|to| self.to_end[to] == NO_WAY).collect();
            thoughts.extend((!are_traps.is_empty()).then(|| are_traps.contains(&true)));
        }
        thoughts
    }

    /// Whether a way from here that keeps off what is trodden lives for some moves, and does not win
    /// within `most`.
    fn is_worth_a_thought(&self, from: usize, trodden: &[usize], most: u32) -> bool {
        let mut seen: BTreeSet<usize> = trodden.iter().copied().chain([from]).collect();
        let mut wave = vec![from];
        for moves in 0..=most.max(LIVELY_MOVES) {
            if wave.iter().any(|&place| self.to_end[place] == 0) {
                return false;
            }
            let next = wave.iter().flat_map(|&place| self.next[place].iter().copied());
            wave = next.filter(|&place| seen.insert(place)).collect();
            if wave.is_empty() {
                return moves >= LIVELY_MOVES;
            }
            if seen.len() > MOST_POSITIONS_BEYOND {
                break;
            }
        }
        true
    }
}

fn key((room, state): (Tile, RulesState)) -> (Tile, [u64; super::RULES]) {
    (room, state.each)
}

/// Where a mouse comes by a move in each direction from a position; if it may stop in a slide, there too.
fn moves(
    puzzle: &Puzzle,
    (room, state): (Tile, RulesState),
    may_stop: bool,
) -> Vec<(Direction, (Tile, RulesState))> {
    let mut ends = Vec::new();
    for stride in puzzle.strides(room, state) {
        let (mut room, mut state) = (stride.to, puzzle.after(state, stride));
        let mut passed = BTreeSet::new();
        while let Some(next) = state.ahead {
            if may_stop && !next.is_leap() {
                ends.push((stride.direction, (room, RulesState { ahead: None, ..state })));
            }
            // A mouse that is led round and round never stops.
            if !passed.insert((room, state)) {
                break;
            }
            (room, state) = (next.to, puzzle.after(state, next));
        }
        if state.ahead.is_none() {
            ends.push((stride.direction, (room, state)));
        }
    }
    ends
}

/// Players who go to the nearest thing that is left, as if there were no rules, and at times
/// anywhere.
struct Players<'a> {
    positions: &'a Positions,
    /// The strides to the nearest such thing from each position.
    far: Vec<u32>,
    dice: Dice,
}

impl<'a> Players<'a> {
    fn new(puzzle: &Puzzle, positions: &'a Positions, maze: &Maze, spec: &Spec) -> Self {
        let mut to_goals: BTreeMap<Tile, Distances> = BTreeMap::new();
        let far = positions.all.iter().map(|&(room, state)| {
            let goals = puzzle.goals(state);
            let far = goals.iter().filter_map(|&goal| {
                let to = to_goals.entry(goal);
                to.or_insert_with(|| Distances::to(goal, maze.grid(), STRIDE_TILES)).from(room)
            });
            far.min().unwrap_or_default()
        });
        let far = far.collect();
        Self { positions, far, dice: Dice::new(split_mix(spec.seed(), STREAM)) }
    }

    fn percent(mut self) -> u32 {
        let wins = (0..PLAYERS).filter(|_| self.wins()).count() as u32;
        wins * 100 / PLAYERS
    }

    /// Whether the next player wins.
    fn wins(&mut self) -> bool {
        let fewest = self.positions.to_end[0];
        let patience = PATIENCE.0 * fewest + PATIENCE.1;
        let (mut here, mut before, mut tried) = (0, None, 0);
        let mut been: BTreeMap<usize, u32> = BTreeMap::new();
        for _ in 0..BUDGET * fewest {
            *been.entry(here).or_default() += 1;
            if self.positions.next[here].is_empty() || tried > patience {
                (here, before, tried) = (0, None, 0);
                continue;
            }
            let next = self.choose(here, before, &been);
            (before, here, tried) = (Some(here), next, tried + 1);
            if self.positions.to_end[here] == 0 {
                return true;
            }
        }
        false
    }

    fn choose(&mut self, here: usize, before: Option<usize>, been: &BTreeMap<usize, u32>) -> usize {
        let all = &self.positions.next[here];
        let onward: Vec<usize> = all.iter().copied().filter(|&to| Some(to) != before).collect();
        let onward = if onward.is_empty() { all.clone() } else { onward };
        let cost =
            |to: &usize| self.far[*to] + AGAIN_STRIDES * been.get(to).copied().unwrap_or_default();
        let least = onward.iter().map(cost).min();
        let is_random = self.dice.below(RANDOM_OF_MOVES) == 0;
        let wanted: Vec<usize> =
            onward.into_iter().filter(|to| is_random || Some(cost(to)) == least).collect();
        wanted[self.dice.below(wanted.len() as u32) as usize]
    }
}
