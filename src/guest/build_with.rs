//! A union-find of the player's own: the game shows wall after wall, the program says which to open.
//!
//! `open` is right if the two rooms were not joined, `keep` if they were; the first wrong answer
//! ends the show. What the program tells of its forest is held against what a union-find may do;
//! a misconception is noted and ends nothing. The program can send what it likes: a line takes
//! little work, and what is kept is bounded.

use std::fmt::{self, Write};

use super::Host;
use super::hops::{self, REFERENCES};
use super::notebook::{MOST_EVENTS, MOST_JUDGED_ROOMS, Notebook, noted_text, rooms};
use super::passages;
use super::told_forest::{Change, Misconception, ToldForest};
use crate::maze::bench::{Compression, Link, Variant};
use crate::maze::{Build, BuildStep, Generator, Spec, UnionFind};

/// How many walls of a way a sentence names.
const MOST_NAMED: usize = 8;

/// Why a maze cannot be built by a program of the player's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotForBuilders {
    /// Another generator, which knows no union-find.
    #[error("{0} needs no union-find: only mazes of kruskal are built with a program")]
    Generator(Generator),
    /// The maze has loops.
    #[error("a maze with loops is more than its union-find opens: leave the loops out")]
    Loops,
    /// It is too large.
    #[error(
        "{0} rooms are too many for a program: at most {most} are built with one",
        most = MOST_JUDGED_ROOMS
    )]
    Rooms(u32),
}

/// Something that happened between the game and the program. Rooms are given by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildEvent {
    /// The game showed the wall between two rooms.
    Wall([u32; 2]),
    /// The program said that the root of a room is another.
    Find {
        /// What it searched for.
        sought: u32,
        /// What it said that it found.
        root: u32,
    },
    /// The program hung one node below another.
    Link {
        /// The node above.
        above: u32,
        /// The node that hangs below it now.
        below: u32,
    },
    /// The program shortened a path.
    Parent {
        /// The node that hangs higher now.
        room: u32,
        /// Its parent now.
        parent: u32,
    },
    /// The program answered: whether it opens the wall.
    Answer {
        /// `open`, not `keep`.
        opens: bool,
    },
    /// The program noted a text, which has this number in its notebook.
    Note(u32),
    /// The program said a line without meaning, which has this number in its notebook.
    Meaningless(u32),
    /// What the program said just before shows a misconception, whose kind has this number in its
    /// notebook. A link or a parent that would make a circle is not made: this alone tells of it.
    Misconception(u32),
}

impl BuildEvent {
    /// The node whose parent changed, and its parent from then on. All of these in order, from a
    /// forest in which each node is its own parent, are the forest as the program told it.
    pub const fn change(self) -> Option<(u32, u32)> {
        match self {
            Self::Link { above, below } => Some((below, above)),
            Self::Parent { room, parent } => Some((room, parent)),
            _ => None,
        }
    }
}

/// How much the program did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ForestCounts {
    /// How many walls it was right about.
    pub answers: u32,
    /// How many of those it opened.
    pub opened: u32,
    /// How many finds it told of.
    pub finds: u32,
    /// How many links.
    pub links: u32,
    /// How often it hung a node higher.
    pub parents: u32,
    /// How many levels its finds climbed in its forest.
    pub hops: u64,
}

/// A wrong answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongAnswer {
    /// The number of the wall, counted from 1.
    pub wall: u32,
    /// The rooms beside it.
    pub rooms: [u32; 2],
    /// What the program said, and why that is wrong.
    pub why: WhyWrong,
}

/// Why an answer is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyWrong {
    /// The program said `open`, but the rooms were joined by this way, each room open to the next.
    Joined(Vec<u32>),
    /// The program said `keep`, but the rooms were in two sets of these sizes.
    Parted([u32; 2]),
}

impl fmt::Display for WrongAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { wall, rooms: [a, b], why } = self;
        match why {
            WhyWrong::Joined(way) => {
                write!(f, "wall {wall}: open is wrong, {a} and {b} were joined already, by ")?;
                let walls = way.len().saturating_sub(1);
                for (place, pair) in way.windows(2).take(MOST_NAMED).enumerate() {
                    let comma = if place == 0 { "" } else { ", " };
                    write!(f, "{comma}{}–{}", pair[0], pair[1])?;
                }
                if walls > MOST_NAMED {
                    write!(f, " and {} more", walls - MOST_NAMED)?;
                }
                Ok(())
            }
            WhyWrong::Parted([of_a, of_b]) => write!(
                f,
                "wall {wall}: keep is wrong, {a} and {b} were not joined: they are in sets of \
                 {of_a} and {of_b}"
            ),
        }
    }
}

/// The game's side of a union-find of the player's own.
#[derive(Clone, Debug)]
pub struct BuildWith {
    /// What is built. While a wall waits for its answer, the build has decided about it already.
    build: Build,
    /// What is joined in truth by the walls answered so far.
    sets: UnionFind,
    forest: ToldForest,
    wall: Option<[u32; 2]>,
    shown: u32,
    counts: ForestCounts,
    events: Vec<BuildEvent>,
    notebook: Notebook<Misconception>,
    wrong: Option<WrongAnswer>,
    is_done: bool,
}

/// A line that means something.
enum Saying {
    Find([u32; 2]),
    Link([u32; 2]),
    Parent([u32; 2]),
    Rule(Link),
    Compress(Compression),
    Answer(bool),
    Note,
}

impl BuildWith {
    /// A show of the walls of this maze.
    pub fn new(spec: &Spec) -> Result<Self, NotForBuilders> {
        let rooms = spec.size().rooms();
        if spec.generator() != Generator::Kruskal {
            return Err(NotForBuilders::Generator(spec.generator()));
        }
        if spec.loops().get() > 0 {
            return Err(NotForBuilders::Loops);
        }
        if rooms > MOST_JUDGED_ROOMS {
            return Err(NotForBuilders::Rooms(rooms));
        }
        Ok(Self {
            build: Build::new(spec),
            sets: UnionFind::new(rooms),
            forest: ToldForest::new(rooms),
            wall: None,
            shown: 0,
            counts: ForestCounts::default(),
            events: Vec::new(),
            notebook: Notebook::default(),
            wrong: None,
            is_done: false,
        })
    }

    /// What the maze grows from.
    pub const fn spec(&self) -> &Spec {
        &self.build.spec
    }

    /// The wall that waits for its answer, as the rooms beside it.
    pub const fn wall(&self) -> Option<[u32; 2]> {
        self.wall
    }

    /// How many walls were shown.
    pub const fn shown(&self) -> u32 {
        self.shown
    }

    /// How much the program did.
    pub const fn counts(&self) -> ForestCounts {
        ForestCounts { hops: self.forest.hops, ..self.counts }
    }

    /// How many hops other rules take for the walls that were answered. This does all their work:
    /// without a rule and without compression that is most of a second for 200 × 200 rooms, and
    /// grows much faster than the maze.
    pub fn reference_hops(&self) -> [(Variant, u64); REFERENCES.len()] {
        let (size, answers) = (self.spec().size(), self.counts.answers as usize);
        let walls: Vec<[u32; 2]> = hops::walls(self.spec()).take(answers).collect();
        REFERENCES.map(|rules| (rules, hops::count(size.rooms(), walls.iter().copied(), rules)))
    }

    /// All that happened, in order; beyond [`MOST_EVENTS`] nothing is kept.
    pub fn events(&self) -> &[BuildEvent] {
        &self.events
    }

    /// Its forest after this many events: the parent of each node, a root being its own.
    pub fn forest(&self, events: usize) -> Vec<u32> {
        let mut parents: Vec<u32> = (0..self.sets.members()).collect();
        for (node, parent) in self.events[..events].iter().filter_map(|event| event.change()) {
            parents[node as usize] = parent;
        }
        parents
    }

    /// What was promised about links and compression, if anything was.
    pub const fn promised(&self) -> (Option<Link>, Option<Compression>) {
        (self.forest.rule, self.forest.compression)
    }

    /// Its notes, lines without meaning and misconceptions.
    pub const fn notebook(&self) -> &Notebook<Misconception> {
        &self.notebook
    }

    /// The wrong answer that ended the show.
    pub const fn wrong(&self) -> Option<&WrongAnswer> {
        self.wrong.as_ref()
    }

    /// Whether every wall was answered, and right.
    pub const fn is_right(&self) -> bool {
        self.is_done && self.wrong.is_none()
    }

    fn tell_next(&mut self, told: &mut String) {
        let size = self.spec().size();
        let next = self.build.find_map(|step| match step {
            BuildStep::Merged { wall, .. } | BuildStep::Kept { wall } => Some(wall),
            _ => None,
        });
        self.wall = next.map(|wall| hops::sides(size, wall));
        if let Some([a, b]) = self.wall {
            self.shown += 1;
            self.log(BuildEvent::Wall([a, b]));
            let _ = writeln!(told, "wall {a} {b}");
        } else {
            self.is_done = true;
            told.push_str("done\n");
        }
    }

    fn log(&mut self, event: BuildEvent) {
        if self.events.len() < MOST_EVENTS {
            self.events.push(event);
        }
    }

    fn note(&mut self, seen: Option<Misconception>) {
        if let Some(seen) = seen {
            let number = self.notebook.note(seen, self.shown);
            self.log(BuildEvent::Misconception(number));
        }
    }

    /// Logs a change if it was made, and what is wrong with it; returns how many were made.
    fn change(&mut self, event: BuildEvent, (is_made, wrong): Change) -> u32 {
        if is_made {
            self.log(event);
        }
        self.note(wrong);
        u32::from(is_made)
    }

    fn read(&self, line: &str) -> Option<Saying> {
        let count = self.sets.members();
        let mut words = line.split_ascii_whitespace();
        let word = words.next()?;
        let mut rest = words.clone();
        let saying = match word {
            "find" => Saying::Find(rooms(words, count)?),
            "link" => Saying::Link(rooms(words, count)?),
            "parent" => Saying::Parent(rooms(words, count)?),
            "note" => Saying::Note,
            "open" | "keep" => Saying::Answer(word == "open"),
            "rule" if self.counts.answers == 0 && self.forest.rule.is_none() => {
                Saying::Rule(match rest.next()? {
                    "size" => Link::BySize,
                    "rank" => Link::ByRank,
                    "none" => Link::Naive,
                    _ => return None,
                })
            }
            "compress" if self.counts.answers == 0 && self.forest.compression.is_none() => {
                Saying::Compress(match rest.next()? {
                    "none" => Compression::None,
                    "halving" => Compression::Halving,
                    "full" => Compression::Full,
                    _ => return None,
                })
            }
            _ => return None,
        };
        let takes_no_more =
            matches!(saying, Saying::Rule(_) | Saying::Compress(_) | Saying::Answer(_));
        (!takes_no_more || rest.next().is_none()).then_some(saying)
    }

    fn answer(&mut self, opens: bool, [a, b]: [u32; 2], told: &mut String) {
        self.log(BuildEvent::Answer { opens });
        let wrong = self.forest.settle();
        self.note(wrong);
        let roots = [a, b].map(|room| self.sets.find(room));
        if opens == (roots[0] != roots[1]) {
            self.sets.union_of_roots(roots);
            self.counts.answers += 1;
            self.counts.opened += u32::from(opens);
            self.tell_next(told);
            return;
        }
        let why = if opens {
            let way = passages::shortest(self.build.maze.grid(), self.spec().size(), a, b);
            WhyWrong::Joined(way.unwrap_or_default())
        } else {
            WhyWrong::Parted(roots.map(|root| self.sets.size(root)))
        };
        self.wrong = Some(WrongAnswer { wall: self.shown, rooms: [a, b], why });
        self.is_done = true;
    }
}

impl Host for BuildWith {
    fn greet(&mut self, told: &mut String) {
        let _ = write!(told, "icetea 1\nrooms {}\n", self.sets.members());
        self.tell_next(told);
    }

    fn hear(&mut self, line: &str, told: &mut String) {
        let Some(wall) = self.wall.filter(|_| !self.is_done) else { return };
        self.notebook.next_line();
        match self.read(line) {
            Some(Saying::Find([sought, root])) => {
                self.counts.finds += 1;
                self.log(BuildEvent::Find { sought, root });
                let sets = &mut self.sets;
                let joined = || sets.find(sought) == sets.find(root);
                let wrong = self.forest.find(sought, root, joined);
                self.note(wrong);
            }
            Some(Saying::Link([above, below])) => {
                let change = self.forest.link(above, below);
                self.counts.links += self.change(BuildEvent::Link { above, below }, change);
            }
            Some(Saying::Parent([room, parent])) => {
                let change = self.forest.rehang(room, parent);
                self.counts.parents += self.change(BuildEvent::Parent { room, parent }, change);
            }
            Some(Saying::Rule(rule)) => self.forest.rule = Some(rule),
            Some(Saying::Compress(how)) => self.forest.compression = Some(how),
            Some(Saying::Answer(opens)) => self.answer(opens, wall, told),
            Some(Saying::Note) => {
                if let Some(number) = self.notebook.keep(noted_text(line), true) {
                    self.log(BuildEvent::Note(number));
                }
            }
            None => {
                if let Some(number) = self.notebook.keep(line.trim(), false) {
                    self.log(BuildEvent::Meaningless(number));
                }
            }
        }
    }

    fn is_done(&self) -> bool {
        self.is_done
    }
}
