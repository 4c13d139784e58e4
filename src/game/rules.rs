//! The rules of a maze: what it asks for besides reaching its goal.
//!
//! Each rule is a file with its things, its state, what a stride changes, and what is seen of it.
//! From the states of all rules of a maze together follow the walls as they stand, the shortest way
//! to the end, hints, auto-solve, and the proof that there is a way. A rule to come adds its file, a
//! line in the table below, one in the fields of codes, and its words.
//!
//! Only [patrols](patrol) know the time. They hold a mouse for a while, but change no way.

mod all_cheeses;
mod board;
mod closed_sets;
mod fog;
mod gnawing;
pub mod judge;
mod keys_on_a_string;
mod locked_door;
mod mark;
mod melting_floor;
mod mouse_trap;
mod moving_walls;
pub mod patrol;
mod places_between;
mod pouring;
mod prowling_cat;
mod puzzle;
mod sketch;
mod slippery_ice;
mod swinging_flaps;
mod teapots;
mod thread;
mod twins;

use std::fmt;

use super::race::Track;
use super::tuning::STRANDING_MOST_NODES;
use crate::maze::{Direction, Directions, Draft, Grid, Maze, Quest, Spec, Tile};
use board::Board;
pub use keys_on_a_string::MOST_KEYS;
pub use mark::RuleMark;
use patrol::{Catches, Patrol};
pub use puzzle::Puzzle;
use sketch::Sketch;
use twins::mirror;

/// The distance of two rooms in tiles: only mazes of rooms have rules.
const STRIDE_TILES: u16 = 2;

macro_rules! rules {
    ($($(#[doc = $doc:literal])+ $kind:ident in $file:ident,)*) => {
        /// The rules there are.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum RuleKind {
            $($(#[doc = $doc])+ $kind,)*
        }

        impl RuleKind {
            /// All of them, in the order in which they are laid.
            pub const ALL: &[Self] = &[$(Self::$kind),*];
        }

        const TABLE: &[Entry] = &[$($file::ENTRY),*];
    };
}

rules! {
    /// The way to the goal is locked, and the key has to be found first.
    LockedDoor in locked_door,
    /// All cheeses have to be eaten, in any order.
    AllCheeses in all_cheeses,
    /// There are plates, each of which moves a wall.
    MovingWalls in moving_walls,
    /// A trap goes round and holds the mouse if it catches it.
    MouseTrap in mouse_trap,
    /// There are flaps, each open one way only, which turn whenever a mouse goes through.
    SwingingFlaps in swinging_flaps,
    /// There are pairs of teapots: who goes into one comes out of the other.
    Teapots in teapots,
    /// There is ice, on which a mouse slides on until something stops it.
    SlipperyIce in slippery_ice,
    /// Rooms melt once the mouse has left them.
    MeltingFloor in melting_floor,
    /// There are keys and doors in colours, and only the key taken last opens.
    KeysOnAString in keys_on_a_string,
    /// The rooms are in closed sets, and the mouse has some bites to go through walls.
    Gnawing in gnawing,
    /// The rooms are in closed sets, and the mouse has some tea to melt walls, which costs more the larger
    /// the sets are.
    Pouring in pouring,
    /// A second mouse makes the same strides, and both have to be at their cheeses at once.
    Twins in twins,
    /// There is one that swaps left and right.
    Mirror in mirror,
    /// There is a thread to be pulled through beads.
    Thread in thread,
    /// There is a cat that makes a stride whenever the mouse does, and looks for it everywhere.
    ProwlingCat in prowling_cat,
    /// Only what the mouse has seen is shown.
    Fog in fog,
}

impl RuleKind {
    /// The rules that a spec asks for.
    pub fn of(spec: &Spec) -> impl Iterator<Item = Self> + use<> {
        let quest = spec.quest();
        let is_asked_for = move |kind: &Self| quest.count(TABLE[*kind as usize].field) > 0;
        Self::ALL.iter().copied().filter(is_asked_for)
    }

    /// Whether a spec asks for it.
    pub fn is_in(self, spec: &Spec) -> bool {
        Self::of(spec).any(|kind| kind == self)
    }

    /// The rule that a field of a code asks for.
    pub fn of_field(field: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| TABLE[*kind as usize].field == field)
    }

    /// Two rules that a quest asks for and that do not go together.
    pub fn apart(quest: &Quest) -> Option<(Self, Self)> {
        let is_asked_for = |kind: &Self| quest.count(TABLE[*kind as usize].field) > 0;
        Self::ALL.iter().copied().filter(is_asked_for).find_map(|kind| {
            let mut others = TABLE[kind as usize].not_with.iter();
            let other = others.find(|field| quest.count(field) > 0)?;
            Some((kind, Self::of_field(other)?))
        })
    }
}

/// How many rules there are.
const RULES: usize = TABLE.len();

/// A rule in the table.
struct Entry {
    /// The field of a code that asks for it, as in [`QUEST_FIELDS`](crate::maze::QUEST_FIELDS).
    field: &'static str,
    /// How many there are if no code asks for it, but another rule does.
    usual: u8,
    /// The fields of rules with which it does not go: where one of them is, nothing of it is laid.
    not_with: &'static [&'static str],
    /// Places `count` of them at random from the seed.
    lay: fn(u8, &mut Board) -> Part,
    /// Places them where the draft says.
    put: fn(&Draft, &mut Board) -> Part,
}

impl Entry {
    const fn new(
        field: &'static str,
        lay: fn(u8, &mut Board) -> Part,
        put: fn(&Draft, &mut Board) -> Part,
    ) -> Self {
        Self { field, usual: 0, not_with: &[], lay, put }
    }

    fn lay(&self, count: u8, board: &mut Board) -> Part {
        let quest = board.spec.quest();
        match board.spec.generator().draft() {
            _ if self.not_with.iter().any(|field| quest.count(field) > 0) => Part::Nothing,
            Some(draft) => (self.put)(draft, board),
            None => (self.lay)(count, board),
        }
    }
}

/// What is laid in a maze.
#[derive(Default)]
struct Laid {
    /// The rules with a state.
    rules: Vec<Box<dyn Rule>>,
    /// The field of each in a code.
    fields: Vec<&'static str>,
    patrol: Option<Patrol>,
}

/// What is laid of a rule.
enum Part {
    Rule(Box<dyn Rule>),
    Patrol(Option<Patrol>),
    /// Nothing is laid.
    Nothing,
    /// The maze cannot be that of its spec.
    Misfit,
}

/// A rule that was laid in a maze. Its state is a number of its own making.
pub trait Rule: fmt::Debug + Send + Sync {
    /// Its state before the first stride.
    fn begin(&self) -> u64 {
        0
    }

    /// Draws what lies in the maze: what would put it there again.
    fn draw(&self, _sketch: &mut Sketch) {}

    /// Leaves a cheese to another rule.
    fn leave(&mut self, _cheese: Tile) {}

    /// Tells which places of walls are open or closed in a state, where it decides that.
    fn stand(&self, _state: u64, _set: &mut dyn FnMut(Tile, bool)) {}

    /// Whether a stride is not possible although no wall is in its way.
    fn bars(&self, _state: u64, _stride: RuleStride) -> bool {
        false
    }

    /// Opens the places of walls that it draws itself, and closes those of walls that it adds.
    fn shape(&self, _grid: &mut Grid) {}

    /// Whether the mouse can break through a wall that is in the way of a stride.
    fn breaks(&self, _state: u64, _stride: RuleStride) -> bool {
        false
    }

    /// How much of its supply it takes to break through a wall that is in the way of a stride, where
    /// walls have prices.
    fn price(&self, _state: u64, _stride: RuleStride) -> Option<u32> {
        None
    }

    /// The state after a stride.
    fn after(&self, state: u64, _stride: RuleStride) -> u64 {
        state
    }

    /// The state after a stride, where something goes along that has only these ways from a room.
    fn go_along(&self, state: u64, stride: RuleStride, _ways: &dyn Fn(Tile) -> Directions) -> u64 {
        self.after(state, stride)
    }

    /// The stride with which the mouse has to go on after a stride, unless a wall is in its way. A
    /// leap leads to a room in another row and column, whatever lies between.
    fn leads_on(&self, _stride: RuleStride) -> Option<RuleStride> {
        None
    }

    /// Whether it does more than put up walls, so that solvers of mazes do not know all ways.
    fn bends_ways(&self) -> bool {
        false
    }

    /// Whether it matters how often the mouse goes to and fro, so that it may turn back anywhere.
    fn strides_count(&self) -> bool {
        false
    }

    /// What a player notices when a stride has changed the state, or begins to lead on.
    fn event(&self, _before: u64, _state: u64) -> Option<RuleEvent> {
        None
    }

    /// The rooms with things that are not taken yet.
    fn things(&self, _state: u64) -> Vec<Tile> {
        Vec::new()
    }

    /// The rooms that a search should look for.
    fn goals(&self, state: u64) -> Vec<Tile> {
        self.things(state)
    }

    /// Whether the mouse cannot have what is in a room yet.
    fn covers(&self, _state: u64, _room: Tile) -> bool {
        false
    }

    /// Whether a mouse can come to where no way leads to the end any more.
    fn strands(&self) -> bool {
        false
    }

    /// What remains of it where only its idea is taken away; nothing in most rules.
    fn without_idea(&self) -> Option<Box<dyn Rule>> {
        None
    }

    /// The most nodes in the search of a maze with it.
    fn most_nodes(&self) -> usize {
        if self.strands() { STRANDING_MOST_NODES } else { usize::MAX }
    }

    /// Whether nothing is left to do.
    fn is_done(&self, _state: u64) -> bool {
        true
    }

    /// What a player should be told in a state.
    fn notice(&self, _state: u64) -> Option<RuleNotice> {
        None
    }

    /// Why a stride is not possible, or not at once, where that is to be told.
    fn hinders(&self, _state: u64, _stride: RuleStride) -> Option<Hindrance> {
        None
    }

    /// What is told where only a plain wall is in the way.
    fn told_at_walls(&self) -> Option<Hindrance> {
        None
    }

    /// What is left of what the mouse uses up.
    fn supply(&self, _state: u64) -> Option<RuleSupply> {
        None
    }

    /// What is seen of it after the last change from one state to another.
    fn marks(&self, before: u64, state: u64) -> Vec<RuleMark>;
}

/// A stride between two rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleStride {
    /// The room where it begins.
    pub from: Tile,
    /// Its direction.
    pub direction: Direction,
    /// The room where it ends: the next one, unless it is a leap.
    pub to: Tile,
}

impl RuleStride {
    /// The stride from a room to the next one in a direction.
    pub const fn new(from: Tile, direction: Direction) -> Self {
        Self { from, direction, to: from.go(direction, STRIDE_TILES) }
    }

    /// The stride between two neighbouring rooms.
    pub fn between(from: Tile, to: Tile) -> Option<Self> {
        from.direction_towards(to).map(|direction| Self::new(from, direction))
    }

    /// Whether it leads to another room than the next one.
    pub fn is_leap(self) -> bool {
        self.to != self.from.go(self.direction, STRIDE_TILES)
    }

    /// The tile between the rooms; in a leap the room where it begins.
    pub fn passage(self) -> Tile {
        if self.is_leap() { self.from } else { self.from.step(self.direction) }
    }

    /// The stride back.
    #[must_use]
    pub const fn back(self) -> Self {
        Self::new(self.to, self.direction.opposite())
    }
}

/// The state of all rules of a maze.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct RulesState {
    /// A number for each, in the order in which they were laid.
    each: [u64; RULES],
    /// The stride with which the mouse has to go on.
    pub ahead: Option<RuleStride>,
}

/// What a player notices of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleEvent {
    /// Its name in the log.
    pub name: &'static str,
    /// How it sounds and feels.
    pub feel: Feel,
}

/// How an event of a rule sounds and feels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feel {
    /// Something is found.
    Found,
    /// Something in the maze moves.
    Moved,
    /// The mouse slides.
    Slid,
    /// The mouse dips into something.
    Dipped,
    /// Two sets of rooms become one, of so many rooms among all.
    Joined {
        /// How many rooms it has.
        joined: u32,
        /// How many rooms there are in all.
        all: u32,
    },
}

/// What a player should be told of a rule first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleNotice {
    /// The way is locked.
    FindKey,
    /// No wall has moved yet.
    StepOnPlates,
    /// No wall was bitten yet.
    BiteWalls,
    /// No tea was poured yet.
    PourTea,
    /// No door was opened with keys on a string yet.
    LastKeyOpens,
    /// The thread does not lie through all beads.
    ThreadBeads,
}

/// What is left of what a mouse uses up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleSupply {
    /// The bites.
    Bites(u32),
    /// The cups of tea.
    Tea(u32),
    /// The keys on the string, the one taken last first.
    Keys([Option<KeyColour>; MOST_KEYS]),
    /// For how many more rooms the thread is long enough.
    Thread(u32),
}

/// Why a mouse cannot go on in a direction, or not at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// There is a wall to bite through, with so many bites left.
    Bites {
        /// The bites.
        left: u32,
    },
    /// There is a wall to melt.
    Tea {
        /// How many cups that takes.
        price: u32,
        /// How many there are.
        left: u32,
    },
    /// The door is locked.
    Locked,
    /// The door is locked, and no key of its colour was taken last.
    LockedWith(KeyColour),
    /// The flap opens the other way.
    OneWay,
    /// The cat is going to be there, or would run into the mouse.
    Cat,
    /// The floor has melted there.
    Melted,
    /// The thread lies there.
    Crossing,
    /// No thread is left.
    NoThread,
    /// The thread does not lie through all beads.
    Dome,
    /// A wall keeps the mouse, and so its twin too.
    Twin,
}

impl Hindrance {
    /// Whether it is a wall or a door itself, and not something where there is none.
    const fn is_wall(self) -> bool {
        matches!(self, Self::Bites { .. } | Self::Tea { .. } | Self::Locked)
    }
}

/// The colour of a key and of its door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum KeyColour {
    /// Blue.
    Blue,
    /// Red.
    Red,
    /// Green.
    Green,
}

impl KeyColour {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Blue, Self::Red, Self::Green];
}

/// The rules of a maze.
#[derive(Debug, Default)]
pub struct MazeRules {
    /// Those with a state, if there are any.
    pub puzzle: Option<Puzzle>,
    /// What goes round in it.
    patrol: Option<Patrol>,
}

impl MazeRules {
    /// Lays what the spec of a maze asks for.
    ///
    /// ```
    /// use icetea_maze::game::rules::MazeRules;
    /// use icetea_maze::maze::Build;
    ///
    /// let spec = "prim1-9x6-cheeses2-7".parse()?;
    /// let rules = MazeRules::of(Some(&spec), &Build::new(&spec).finish());
    /// let puzzle = rules.puzzle.expect("there are two cheeses");
    /// let end = puzzle.states_along(puzzle.path(puzzle.start(), puzzle.begin())).last();
    /// assert!(puzzle.is_done(end.expect("there is a way")));
    /// # Ok::<(), icetea_maze::maze::SpecError>(())
    /// ```
    pub fn of(spec: Option<&Spec>, maze: &Maze) -> Self {
        spec.and_then(|spec| Self::laid(spec, maze)).unwrap_or_default()
    }

    fn laid(spec: &Spec, maze: &Maze) -> Option<Self> {
        spec.quest().fields().next()?;
        let Laid { rules, patrol, .. } = Self::rules(spec, maze, None)?;
        // A single cheese is the goal of any maze.
        let is_plain = rules.len() == 1 && rules[0].things(rules[0].begin()).len() == 1;
        let puzzle = (!is_plain).then(|| Puzzle::new(rules, spec.size(), maze));
        Some(Self { puzzle, patrol })
    }

    /// What is to be done in a maze of rooms, with all that lies in it, or without what a field of
    /// its code asks for, or at least its idea.
    fn puzzle(spec: &Spec, maze: &Maze, without: Option<&str>) -> Option<Puzzle> {
        let Laid { rules, .. } = Self::rules(spec, maze, without)?;
        Some(Puzzle::new(rules, spec.size(), maze))
    }

    /// The rules of a spec, as in its [`puzzle`](Self::puzzle), and what goes round.
    fn rules(spec: &Spec, maze: &Maze, without: Option<&str>) -> Option<Laid> {
        let (size, grid) = (spec.size(), maze.grid());
        if (size.columns(), size.rows()) != (grid.columns(), grid.rows()) {
            return None;
        }
        let (mut board, mut laid, mut left_out) = (Board::new(spec, maze), Laid::default(), None);
        for entry in TABLE {
            match spec.quest().count(entry.field).max(entry.usual) {
                0 => {}
                count => match entry.lay(count, &mut board) {
                    Part::Rule(rule) if without == Some(entry.field) => {
                        if let Some(rest) = rule.without_idea() {
                            board.rules.push(rest);
                        } else {
                            left_out = Some((entry, board.rules.len()));
                            board.rules.push(rule);
                        }
                    }
                    Part::Rule(rule) => {
                        board.rules.push(rule);
                        laid.fields.push(entry.field);
                    }
                    Part::Patrol(patrol) => laid.patrol = patrol,
                    Part::Nothing => {}
                    Part::Misfit => return None,
                },
            }
        }
        // All others lie where they do with it.
        if let Some((entry, place)) = left_out {
            board.rules.remove(place);
            if entry.usual > 0
                && let Part::Rule(usual) = (entry.lay)(entry.usual, &mut board)
            {
                board.rules.insert(place, usual);
            }
        }
        Some(Laid { rules: board.rules, ..laid })
    }

    /// The state before the first stride.
    pub fn begin(&self) -> RulesState {
        self.puzzle.as_ref().map(Puzzle::begin).unwrap_or_default()
    }

    /// Takes the mouse's room, or the nearest one, in the next tick, and says whether it is caught.
    pub fn catch(&self, catches: &mut Catches, tick: u64, mouse: Tile) -> bool {
        self.patrol.as_ref().is_some_and(|patrol| catches.look(patrol, tick, mouse))
    }

    /// The catches along a track up to a tick; an error is the tick of a stride by a mouse that is
    /// held.
    pub fn catches_along(&self, track: &Track, end: u32) -> Result<Catches, u32> {
        let Some(patrol) = &self.patrol else { return Ok(Catches::default()) };
        Catches::along(patrol, track, end)
    }

    /// What goes round in it, if anything does.
    pub const fn patrol(&self) -> Option<&Patrol> {
        self.patrol.as_ref()
    }
}
