//! A moment of the theatre or the laboratory as one line of text: it can be prepared before a
//! lesson, sent to a class and returned to.
//!
//! ```text
//! kruskal1-4x3-7@12 rooms                              this maze in the theatre, after 12 steps
//! kruskal1-4x3-7@12-18 rooms breadth-first structure loop    12 to 18 again and again, the structure alone
//! kruskal1-4x3-7@30 rooms recursion marks:3,30         its search told otherwise, and two marks
//! kruskal1-4x3-7@40 tiles                              its search tile by tile
//! kruskal1-4x3-7@12 size halving beside naive none     its walls on the bench, by these rules
//! chains@7 naive none                                  a card of the laboratory
//! stack@12 rooms                                       one of a search, after 12 steps
//! bench10:0+1,2+3,5@7 rank full                        union 0 1, union 2 3, find 5 on ten members
//! do-find:12345                                        an exercise
//! do-halving:deep7                                     the one whose trees are deep
//! ```
//!
//! Lines of version 0.2 do not say `rooms`: they count the steps of a search by tiles, and open the
//! same moment. What was clicked or answered is no part of a line.

mod error;
mod work;

use std::fmt;
use std::str::FromStr;

use super::lab::{Card, MOST_OPERATIONS, Offer, Skill};
use super::theatre::{Deck, MarkedSteps, SearchTelling, Spread, Staging, StepSize};
use crate::maze::bench::{Link, MOST_MEMBERS, Operation, Variant};
use crate::maze::{Solver, Spec};

pub use error::BookmarkError;
use work::BENCH;
pub use work::Work;

/// A moment to return to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// What is shown.
    pub scene: BookmarkScene,
    /// The number of steps or moves done.
    pub step: u64,
    /// The end of the part that is repeated from there, if one is.
    pub until: Option<u64>,
    /// The unit in which the steps of a search are counted.
    pub counted: StepSize,
}

/// What a bookmark refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookmarkScene {
    /// A maze in the theatre.
    Show {
        /// The spec of the maze.
        spec: Spec,
        /// How it is solved.
        solver: Solver,
        /// The step size of the search.
        stride: StepSize,
        /// How the show is presented.
        staging: Staging,
    },
    /// The bench.
    Bench {
        /// The work on it.
        work: Work,
        /// The rules.
        variant: Variant,
        /// The rules that they are compared with.
        beside: Option<Variant>,
    },
    /// The search of a card, by its place on the shelf.
    Search(usize),
    /// The exercise that grows from this seed.
    Exercise(Skill, u64),
}

/// The word for the rules to compare with.
const BESIDE: &str = "beside";
const LOOP: &str = "loop";
const RECURSION: &str = "recursion";
const HOPS: &str = "hops";
const MARKS: &str = "marks:";
/// The prefix of the seed of a halving exercise: those of version 0.2 grew other trees.
const DEEP: &str = "deep";

impl Bookmark {
    /// A scene at the state of this deck.
    pub fn of(scene: BookmarkScene, deck: &Deck) -> Self {
        let (step, until) = match deck.marks {
            [Some(step), until @ Some(_)] => (step, until),
            _ => (deck.step, None),
        };
        let counted = match scene {
            BookmarkScene::Show { stride, .. } => stride,
            _ => StepSize::Rooms,
        };
        Self { scene, step, until, counted }
    }

    /// A scene before its first step.
    pub const fn begun(scene: BookmarkScene) -> Self {
        Self { scene, step: 0, until: None, counted: StepSize::Rooms }
    }

    /// Sets the unit in which steps are counted and, in the theatre, shown.
    fn count_by(&mut self, counted: StepSize) -> Result<(), BookmarkError> {
        match &mut self.scene {
            BookmarkScene::Show { stride, .. } => *stride = counted,
            BookmarkScene::Search(_) if counted == StepSize::Rooms => {}
            _ => return Err(BookmarkError::Field(counted.name().to_owned())),
        }
        self.counted = counted;
        Ok(())
    }

    /// Whether a text is a bookmark, perhaps an invalid one, and not the code of a maze.
    pub fn is_meant_by(text: &str) -> bool {
        let is_more = text.split_whitespace().next().is_some_and(|word| word.contains(['@', ':']));
        is_more && !matches!(text.parse::<Self>(), Err(BookmarkError::Spec(_)))
    }
}

impl fmt::Display for Bookmark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.scene {
            BookmarkScene::Show { spec, .. } => write!(f, "{spec}")?,
            BookmarkScene::Bench { work, .. } => write!(f, "{work}")?,
            BookmarkScene::Search(place) => f.write_str(Offer::Search(*place).name())?,
            BookmarkScene::Exercise(skill, seed) => {
                let mark = if *skill == Skill::Halving { DEEP } else { "" };
                return write!(f, "{}:{mark}{seed}", Offer::Practice(*skill).name());
            }
        }
        write!(f, "@{}", self.step)?;
        if let Some(until) = self.until {
            write!(f, "-{until}")?;
        }
        match &self.scene {
            BookmarkScene::Show { solver, stride, staging, .. } => {
                // Without either word, a show by rooms is counted by tiles.
                if self.counted == *stride {
                    write!(f, " {}", stride.name())?;
                }
                if *solver != Solver::DepthFirst {
                    write!(f, " {}", solver.name())?;
                }
                if staging.spread != Spread::Both {
                    write!(f, " {}", staging.spread.name())?;
                }
                if staging.telling == SearchTelling::Recursion {
                    write!(f, " {RECURSION}")?;
                }
                if staging.has_costs {
                    write!(f, " {HOPS}")?;
                }
                for (place, step) in staging.marks.steps().iter().enumerate() {
                    write!(f, "{}{step}", if place == 0 { " marks:" } else { "," })?;
                }
            }
            BookmarkScene::Bench { variant, beside, .. } => {
                write!(f, " {variant}")?;
                if let Some(beside) = beside {
                    write!(f, " {BESIDE} {beside}")?;
                }
            }
            BookmarkScene::Search(_) if self.counted == StepSize::Rooms => {
                write!(f, " {}", StepSize::Rooms.name())?;
            }
            BookmarkScene::Search(_) | BookmarkScene::Exercise(..) => {}
        }
        if self.until.is_some() { write!(f, " {LOOP}") } else { Ok(()) }
    }
}

impl FromStr for Bookmark {
    type Err = BookmarkError;

    fn from_str(line: &str) -> Result<Self, BookmarkError> {
        // Blanks in an address are written like this.
        let line = line.replace("%20", " ");
        let mut words = line.split_whitespace();
        let first = words.next().unwrap_or_default();
        let (what, moment) = first.split_once('@').unwrap_or((first, ""));
        let (scene, counted) = (BookmarkScene::named(what)?, StepSize::Tiles);
        let mut bookmark = Self { scene, step: 0, until: None, counted };
        if !moment.is_empty() {
            let wrong = || BookmarkError::Step(moment.to_owned());
            let number = |word: &str| word.parse::<u64>().map_err(|_| wrong());
            let (step, until) =
                moment.split_once('-').map_or((moment, None), |(a, b)| (a, Some(b)));
            bookmark.step = number(step)?;
            bookmark.until = until.map(number).transpose()?;
            let is_still = matches!(bookmark.scene, BookmarkScene::Exercise(..));
            if is_still || bookmark.until.is_some_and(|until| until <= bookmark.step) {
                return Err(wrong());
            }
        }
        while let Some(word) = words.next() {
            let mut next = || words.next().unwrap_or_default();
            match word {
                LOOP if bookmark.until.is_some() => {}
                BESIDE => {
                    let rules = format!("{} {}", next(), next()).parse()?;
                    bookmark.scene.set_beside(rules)?;
                }
                link if Link::ALL.iter().any(|one| one.name() == link) => {
                    bookmark.scene.set_rules(format!("{link} {}", next()).parse()?)?;
                }
                word => match StepSize::ALL.into_iter().find(|stride| stride.name() == word) {
                    Some(stride) => bookmark.count_by(stride)?,
                    None => bookmark.scene.choose(word)?,
                },
            }
        }
        if matches!(bookmark.scene, BookmarkScene::Bench { .. } | BookmarkScene::Exercise(..)) {
            bookmark.counted = StepSize::Rooms;
        }
        Ok(bookmark)
    }
}

impl BookmarkScene {
    /// The scene that the first word names, before other words change it.
    fn named(word: &str) -> Result<Self, BookmarkError> {
        let (name, rest) = word.split_once(':').unwrap_or((word, ""));
        let of_work = |work: Work| {
            let variant = work.card().map(|card| card.variant).unwrap_or_default();
            Self::Bench { work, variant, beside: None }
        };
        match Offer::named(name) {
            Ok(Offer::Card(place)) => return Ok(of_work(Work::Card(place))),
            Ok(Offer::Search(place)) => return Ok(Self::Search(place)),
            Ok(Offer::Practice(skill)) => {
                let deep = rest.strip_prefix(DEEP).filter(|_| skill == Skill::Halving);
                let seed = deep.unwrap_or(rest).parse();
                let seed = seed.map_err(|_| BookmarkError::Field(word.to_owned()))?;
                if skill == Skill::Halving && deep.is_none() {
                    return Err(BookmarkError::Old(word.to_owned()));
                }
                return Ok(Self::Exercise(skill, seed));
            }
            Ok(Offer::Bench | Offer::WhichBuilt) | Err(_) => {}
        }
        let Some(members) = name.strip_prefix(BENCH) else {
            let (solver, staging) = (Solver::DepthFirst, Staging::default());
            return Ok(Self::Show {
                spec: word.parse()?,
                solver,
                stride: StepSize::Rooms,
                staging,
            });
        };
        let members = members.parse().ok().filter(|members| (1..=MOST_MEMBERS).contains(members));
        let members = members.ok_or_else(|| BookmarkError::Field(name.to_owned()))?;
        let parts = rest.split(',').filter(|part| !part.is_empty());
        let read = |part: &str| {
            let line = match part.split_once('+') {
                Some((a, b)) => format!("union {a} {b}"),
                None => format!("find {part}"),
            };
            Operation::parse(&line, members)
        };
        let operations: Vec<_> = parts.take(MOST_OPERATIONS).map(read).collect::<Result<_, _>>()?;
        Ok(of_work(Work::Free(members, operations)))
    }

    fn set_rules(&mut self, rules: Variant) -> Result<(), BookmarkError> {
        match self {
            Self::Bench { variant, .. } => *variant = rules,
            Self::Show { spec, solver: Solver::DepthFirst, stride: StepSize::Rooms, staging }
                if *staging == Staging::default() =>
            {
                if !Card::takes(spec) {
                    return Err(BookmarkError::Maze(spec.to_string()));
                }
                *self = Self::Bench { work: Work::Walls(*spec), variant: rules, beside: None };
            }
            Self::Show { .. } | Self::Search(_) | Self::Exercise(..) => {
                return Err(BookmarkError::Field(rules.to_string()));
            }
        }
        Ok(())
    }

    fn set_beside(&mut self, rules: Variant) -> Result<(), BookmarkError> {
        let Self::Bench { beside, .. } = self else {
            return Err(BookmarkError::Field(BESIDE.to_owned()));
        };
        *beside = Some(rules);
        Ok(())
    }

    /// Takes the name of a solver, or a word about the presentation.
    fn choose(&mut self, word: &str) -> Result<(), BookmarkError> {
        let odd = || BookmarkError::Field(word.to_owned());
        let Self::Show { solver, staging, .. } = self else { return Err(odd()) };
        if let Some(spread) = Spread::ALL.into_iter().find(|one| one.name() == word) {
            staging.spread = spread;
        } else if word == RECURSION {
            staging.telling = SearchTelling::Recursion;
        } else if word == HOPS {
            staging.has_costs = true;
        } else if let Some(steps) = word.strip_prefix(MARKS) {
            let steps: Result<Vec<u64>, _> = steps.split(',').map(str::parse).collect();
            staging.marks = MarkedSteps::at(steps.map_err(|_| odd())?);
        } else {
            *solver = word.parse().map_err(|_| odd())?;
        }
        Ok(())
    }
}
