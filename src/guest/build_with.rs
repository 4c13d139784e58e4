//! A union-find of the player's own: the game shows wall after wall, the program says which to open.
//!
//! `open` is right if the two rooms were not joined, `keep` if they were; the first wrong answer
//! ends the show. What the program tells of its forest is held against what a union-find may do;
//! a misconception is noted and ends nothing. The program can send what it likes: a line takes
//! little work, and what is kept is bounded.

use std::fmt::Write;
use std::sync::Arc;

use super::end::GuestEnd;
use super::hops::{self, REFERENCES};
use super::notebook::{MOST_JUDGED_ROOMS, Notebook, noted_text, rooms};
use super::passages;
use super::run_log::{LogKind, News, NewsDesk};
use super::told_forest::{Change, Misconception, ToldForest};
use super::{Host, Performer};
use crate::maze::bench::{Compression, Link, Variant};
use crate::maze::{Build, BuildStep, Generator, Spec, UnionFind};

/// Why a maze cannot be built by a program of the player's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum NotForBuilders {
    #[error("{0} needs no union-find: only mazes of kruskal are built with a program")]
    Generator(Generator),
    #[error("a maze with loops is more than its union-find opens: leave the loops out")]
    Loops,
    #[error(
        "{0} rooms are too many for a program: at most {most} are built with one",
        most = MOST_JUDGED_ROOMS
    )]
    Rooms(u32),
}

/// How many hops each of the [`REFERENCES`] takes.
pub type ReferenceHops = [(Variant, u64); REFERENCES.len()];

/// Something that happened between the game and the program. Rooms are given by their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BuildEvent {
    /// The game showed the wall between two rooms.
    Wall([u32; 2]),
    /// The program said that the root of the first is the second, this many levels above.
    Find([u32; 2], u32),
    /// The program hung the second, with all below it, below the first.
    Link([u32; 2]),
    /// The program shortened a path: the first hangs below the second now.
    Parent([u32; 2]),
    /// The program answered, and rightly: whether it opens the wall.
    Answer(bool),
    /// What the program said just before shows a misconception. A link or a parent that would make a
    /// circle is not made: this alone tells of it.
    Mistaken(Misconception),
    /// The program gave a wrong answer.
    Wrong(Arc<WrongAnswer>),
    /// Every wall was answered, and rightly.
    Done,
    /// What other rules take for the walls that were answered.
    Others(ReferenceHops),
}

impl BuildEvent {
    /// The node whose parent changed, and its parent from then on. All of these in order, from a
    /// forest in which each node is its own parent, are the forest as the program told it.
    pub const fn change(&self) -> Option<(u32, u32)> {
        match *self {
            Self::Link([above, below]) => Some((below, above)),
            Self::Parent([room, parent]) => Some((room, parent)),
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

impl ForestCounts {
    /// Counts something that happened.
    pub fn count(&mut self, event: &BuildEvent) {
        match *event {
            BuildEvent::Answer(opens) => {
                self.answers += 1;
                self.opened += u32::from(opens);
            }
            BuildEvent::Find(_, levels) => {
                self.finds += 1;
                self.hops += u64::from(levels);
            }
            BuildEvent::Link(_) => self.links += 1,
            BuildEvent::Parent(_) => self.parents += 1,
            _ => {}
        }
    }
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
    news: NewsDesk<BuildEvent>,
    notebook: Notebook<Misconception>,
    wrong: Option<Arc<WrongAnswer>>,
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
    /// Whether a program can build this maze.
    pub fn can_build(spec: &Spec) -> Result<(), NotForBuilders> {
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
        Ok(())
    }

    /// A show of the walls of this maze.
    pub fn new(spec: &Spec) -> Result<Self, NotForBuilders> {
        Self::can_build(spec)?;
        let rooms = spec.size().rooms();
        Ok(Self {
            build: Build::new(spec),
            sets: UnionFind::new(rooms),
            forest: ToldForest::new(rooms),
            wall: None,
            shown: 0,
            counts: ForestCounts::default(),
            news: NewsDesk::default(),
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

    /// How much the program did.
    pub const fn counts(&self) -> ForestCounts {
        self.counts
    }

    /// How many hops other rules take for the walls that were answered. This does all their work:
    /// without a rule and without compression that is most of a second for 200 × 200 rooms, and
    /// grows much faster than the maze.
    pub fn reference_hops(&self) -> ReferenceHops {
        let (size, answers) = (self.spec().size(), self.counts.answers as usize);
        let walls: Vec<[u32; 2]> = hops::walls(self.spec()).take(answers).collect();
        REFERENCES.map(|rules| (rules, hops::count(size.rooms(), walls.iter().copied(), rules)))
    }

    /// Its lines, those without meaning and its misconceptions.
    pub const fn notebook(&self) -> &Notebook<Misconception> {
        &self.notebook
    }

    /// The wrong answer that ended the show.
    pub fn wrong(&self) -> Option<&WrongAnswer> {
        self.wrong.as_deref()
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
            self.log(BuildEvent::Done);
            told.push_str("done\n");
        }
    }

    fn log(&mut self, event: BuildEvent) {
        self.counts.count(&event);
        self.news.happen(event);
    }

    fn note(&mut self, seen: Option<Misconception>) {
        if let Some(seen) = seen {
            self.notebook.note(seen);
            self.log(BuildEvent::Mistaken(seen));
        }
    }

    /// Logs a change if it was made, and what is wrong with it.
    fn change(&mut self, event: BuildEvent, (is_made, wrong): Change) {
        if is_made {
            self.log(event);
        }
        self.note(wrong);
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
        let wrong = self.forest.settle();
        self.note(wrong);
        let roots = [a, b].map(|room| self.sets.find(room));
        if opens == (roots[0] != roots[1]) {
            self.sets.union_of_roots(roots);
            self.log(BuildEvent::Answer(opens));
            self.tell_next(told);
            return;
        }
        let why = if opens {
            let way = passages::shortest(self.build.maze.grid(), self.spec().size(), a, b);
            WhyWrong::Joined(way.unwrap_or_default())
        } else {
            WhyWrong::Parted(roots.map(|root| self.sets.size(root)))
        };
        let wrong = Arc::new(WrongAnswer { wall: self.shown, rooms: [a, b], why });
        self.log(BuildEvent::Wrong(Arc::clone(&wrong)));
        self.wrong = Some(wrong);
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
        self.news.hear(line);
        self.notebook.next_line();
        match self.read(line) {
            Some(Saying::Find([sought, root])) => {
                let sets = &mut self.sets;
                let joined = || sets.find(sought) == sets.find(root);
                let (levels, wrong) = self.forest.find(sought, root, joined);
                self.log(BuildEvent::Find([sought, root], levels));
                self.note(wrong);
            }
            Some(Saying::Link(link)) => {
                let change = self.forest.link(link);
                self.change(BuildEvent::Link(link), change);
            }
            Some(Saying::Parent(hung)) => {
                let change = self.forest.rehang(hung);
                self.change(BuildEvent::Parent(hung), change);
            }
            Some(Saying::Rule(rule)) => self.forest.rule = Some(rule),
            Some(Saying::Compress(how)) => self.forest.compression = Some(how),
            Some(Saying::Answer(opens)) => self.answer(opens, wall, told),
            Some(Saying::Note) => self.news.say(LogKind::Said, noted_text(line)),
            None => self.news.say(self.notebook.meaningless_line(), line.trim()),
        }
    }

    fn take_log(&mut self, line: &str) {
        self.news.take_log(line);
    }

    fn is_done(&self) -> bool {
        self.is_done
    }
}

impl Performer for BuildWith {
    type Event = BuildEvent;

    fn news(&mut self) -> &mut Vec<News<BuildEvent>> {
        self.news.kept()
    }

    fn end_of(&mut self, end: GuestEnd) -> GuestEnd {
        let others = self.reference_hops();
        self.log(BuildEvent::Others(others));
        end
    }
}
