//! A card of a search: a small maze, a solver, perhaps another one to compare with, and notes and
//! questions after some of the steps.

use std::str::FromStr;
use std::sync::Arc;

use super::card_text::{self, CardError, CardFault, CardReader, CardText};
use super::{RoomSearch, SearchAsk, SearchQuestion};
use crate::game::theatre::{Names, SearchTelling, Show, StepSize, Timeline};
use crate::maze::bench::MOST_MEMBERS;
use crate::maze::{Build, Maze, Size, Solver, Spec, read};

/// The lines that it may have.
const LINES: &str =
    "title:, about:, maze:, row:, solver:, beside:, told:, steps:, at, say: or ask:";
/// The largest drawing that is read.
const MOST_DRAWN: usize = 64 << 10;

/// A prepared search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchCard {
    /// Its title.
    pub title: CardText,
    /// Its subject, in one sentence.
    pub about: CardText,
    /// The maze that is searched.
    pub maze: Arc<Maze>,
    /// The solver.
    pub solver: Solver,
    /// The solver that it is compared with, step by step.
    pub beside: Option<Solver>,
    /// How a depth-first search is explained.
    pub telling: SearchTelling,
    /// The notes, each with the number of steps before it.
    pub says: Vec<(u64, CardText)>,
    /// The questions, each with the number of steps before it.
    pub asks: Vec<(u64, SearchAsk)>,
}

impl SearchCard {
    /// The size of the maze.
    pub fn size(&self) -> Size {
        let grid = self.maze.grid();
        Size::new(grid.columns() / 2, grid.rows() / 2).unwrap_or(Size::SMALLEST)
    }

    /// The search room by room, if it has a stack or a queue.
    pub fn rooms(&self) -> Option<RoomSearch> {
        let is_known = matches!(self.solver, Solver::DepthFirst | Solver::BreadthFirst);
        is_known.then(|| RoomSearch::of(Arc::clone(&self.maze), self.size(), self.solver))
    }

    /// The step that shows the same moment as this step counted by tiles, as in version 0.2.
    pub fn step_of_tiles(&self, step: u64) -> u64 {
        let show = Show::of_search(Arc::clone(&self.maze), self.solver);
        Timeline::of(show).step_counted(step, StepSize::Tiles)
    }

    /// The question after `step` steps, if there is one.
    pub fn question(&self, rooms: &RoomSearch, step: u64) -> Option<SearchQuestion> {
        let (_, ask) = self.asks.iter().find(|(place, _)| *place == step)?;
        ask.question(rooms, step)
    }

    /// The steps with a note or question, each once and in order.
    pub fn places(&self) -> Vec<u64> {
        let says = self.says.iter().map(|&(step, _)| step);
        let mut places: Vec<u64> = says.chain(self.asks.iter().map(|&(step, _)| step)).collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}

impl FromStr for SearchCard {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        card_text::read::<Reader>(text)
    }
}

/// A card while it is being read.
#[derive(Default)]
struct Reader {
    title: CardText,
    about: CardText,
    maze: Option<Arc<Maze>>,
    drawing: String,
    solver: Option<Solver>,
    beside: Option<Solver>,
    telling: SearchTelling,
    /// The unit in which its steps are counted: in cards of version 0.2 by tiles.
    counted: Option<StepSize>,
    /// The number of steps at the present line, and the whole search once it is known.
    step: u64,
    timeline: Option<Timeline>,
    /// The search room by room.
    rooms: Option<RoomSearch>,
    says: Vec<(u64, CardText)>,
    asks: Vec<(u64, SearchAsk)>,
}

impl CardReader for Reader {
    type Card = SearchCard;

    fn line(&mut self, line: &str) -> Result<(), CardFault> {
        if let Some(step) = line.strip_prefix("at ") {
            return self.go_to(step.trim());
        }
        let (key, rest) = line.split_once(':').ok_or(CardFault::Unknown(LINES))?;
        let (key, rest) = (key.trim(), rest.trim());
        let is_of_head = matches!(key, "maze" | "row" | "solver" | "beside" | "told" | "steps");
        if is_of_head && (self.timeline.is_some() || !self.says.is_empty()) {
            return Err(CardFault::TooLate);
        }
        match key {
            "title" => self.title = CardText::read(rest),
            "about" => self.about = CardText::read(rest),
            "maze" => self.maze = Some(grown(&rest.parse()?)?),
            "row" if self.drawing.len() + rest.len() < MOST_DRAWN => {
                self.drawing.push_str(rest);
                self.drawing.push('\n');
            }
            "solver" => self.solver = Some(rest.parse()?),
            "beside" => self.beside = Some(rest.parse()?),
            "told" => self.telling = SearchTelling::named(rest)?,
            "steps" => self.counted = Some(StepSize::named(rest)?),
            "say" => self.says.push((self.step, CardText::read(rest))),
            "ask" => self.ask(rest.parse()?)?,
            _ => return Err(CardFault::Unknown(LINES)),
        }
        Ok(())
    }

    fn finish(mut self) -> Result<SearchCard, CardFault> {
        let (maze, solver) = self.search()?;
        let Self { title, about, beside, telling, says, asks, .. } = self;
        Ok(SearchCard { title, about, maze, solver, beside, telling, says, asks })
    }
}

impl Reader {
    /// The maze, whether named or drawn, and the solver, neither of which can change after this.
    fn search(&mut self) -> Result<(Arc<Maze>, Solver), CardFault> {
        let solver = self.solver.ok_or(CardFault::NoMaze)?;
        let maze = match &self.maze {
            Some(maze) => Arc::clone(maze),
            None if self.drawing.is_empty() => return Err(CardFault::NoMaze),
            None => Arc::new(read(self.drawing.as_bytes())?),
        };
        let show = Show::of_search(Arc::clone(&maze), solver);
        let is_of_rooms = show.search().is_some_and(|search| search.rooms.is_some());
        Names::of(&show).numbered().filter(|_| is_of_rooms).ok_or(CardFault::Rooms)?;
        self.maze = Some(Arc::clone(&maze));
        self.timeline.get_or_insert_with(|| Timeline::of(show));
        Ok((maze, solver))
    }

    fn go_to(&mut self, word: &str) -> Result<(), CardFault> {
        self.search()?;
        let Some(timeline) = &mut self.timeline else { return Err(CardFault::NoMaze) };
        let counted = self.counted.unwrap_or(StepSize::Tiles);
        timeline.seek(u64::MAX);
        let last = timeline.show().step_by(counted);
        let step = word.parse().ok().filter(|step| *step <= last);
        let step = step.map(|step| timeline.step_counted(step, counted));
        self.step = step.filter(|&step| step >= self.step).ok_or(CardFault::Step(last))?;
        Ok(())
    }

    fn ask(&mut self, ask: SearchAsk) -> Result<(), CardFault> {
        let (maze, solver) = self.search()?;
        let card = SearchCard {
            maze,
            solver,
            asks: Vec::new(),
            title: CardText::default(),
            about: CardText::default(),
            beside: None,
            telling: self.telling,
            says: Vec::new(),
        };
        if self.rooms.is_none() {
            self.rooms = card.rooms();
        }
        let rooms = self.rooms.as_ref().ok_or(CardFault::AskWhom)?;
        let is_free = |step: u64| !self.asks.iter().any(|&(other, _)| other == step);
        let can_answer = |step: u64| is_free(step) && ask.question(rooms, step).is_some();
        if !can_answer(self.step) {
            let steps: Vec<u64> =
                (1..=rooms.decisions() as u64).filter(|&one| can_answer(one)).collect();
            return Err(CardFault::AskSearch(ask.name(), self.said(&steps)));
        }
        self.asks.push((self.step, ask));
        Ok(())
    }

    /// Steps in the unit of the card, in few words: "steps 1 to 4, 7".
    fn said(&mut self, steps: &[u64]) -> String {
        let (Some(timeline), Some(_)) = (&mut self.timeline, steps.first()) else {
            return "no step".to_owned();
        };
        let counted = self.counted.unwrap_or(StepSize::Tiles);
        let runs = steps.chunk_by(|one, next| one + 1 == *next);
        let mut of_card = |step| {
            timeline.seek(step);
            timeline.show().step_by(counted)
        };
        let runs = runs.map(|run| match [run[0], run[run.len() - 1]].map(&mut of_card) {
            [first, last] if first == last => first.to_string(),
            [first, last] => format!("{first} to {last}"),
        });
        format!("steps {}", runs.collect::<Vec<_>>().join(", "))
    }
}

/// The maze of a code, if it is small enough to number its rooms.
fn grown(spec: &Spec) -> Result<Arc<Maze>, CardFault> {
    if spec.size().rooms() > MOST_MEMBERS {
        return Err(CardFault::Rooms);
    }
    Ok(Arc::new(Build::new(spec).finish()))
}
