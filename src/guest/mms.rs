//! The language of the Micromouse simulator mms: what a mouse asks and does, word by word.
//!
//! Where mms's own description differs from what it does, this does what it does: that is what mice
//! were written against. Moves are carried out at once; how long they take is the viewer's matter.

use std::sync::Arc;

use super::end::{Enough, GuestEnd};
use super::mouse_maze::MouseMaze;
use super::run_log::{LogKind, News, NewsDesk, Stage};
use super::stage::{MarkColour, MouseEvent, MouseStage};
use super::{Host, Performer};
use crate::maze::Direction;

/// When a mouse has done enough, counted in answers about the maze or its movements. In a maze of
/// more than 16 × 16 rooms all of it but the reset takes as much longer as there are more rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// After it has come to the goal, without a better run since.
    pub after_goal: u64,
    /// Without a movement.
    pub without_movement: u64,
    /// Altogether.
    pub altogether: u64,
    /// After it has come to the goal, until it is told that it was reset; 0 for never.
    pub until_reset: u64,
}

impl Default for Patience {
    fn default() -> Self {
        Self { after_goal: 20_000, without_movement: 20_000, altogether: 2_000_000, until_reset: 0 }
    }
}

/// The cells of a usual maze.
const USUAL_CELLS: u64 = 16 * 16;

/// A line that means nothing.
struct Meaningless;

/// What a command does that is never answered: nothing outside the maze.
type Marking = Result<Option<MouseEvent>, Meaningless>;

/// The game's side of a conversation with a micromouse.
#[derive(Debug)]
pub struct MouseHost {
    /// What is seen now.
    pub stage: MouseStage,
    news: NewsDesk<MouseEvent>,
    /// How many lines the mouse has said.
    pub lines: u64,
    /// How many of them meant nothing.
    pub meaningless: u64,
    /// How many were answered.
    pub answers: u64,
    /// Why it was told nothing more, if it was.
    pub enough: Option<Enough>,
    patience: Patience,
    is_to_reset: bool,
    /// The answers that count for its patience: the maze's size and the statistics are asked for at
    /// any time.
    asked: u64,
    /// These when it last moved, and when it last came to the goal in a better way.
    moved: u64,
    bettered: u64,
}

impl MouseHost {
    /// A mouse at the start of a maze.
    pub fn new(maze: Arc<MouseMaze>, patience: Patience) -> Self {
        Self {
            stage: MouseStage::new(maze),
            news: NewsDesk::default(),
            lines: 0,
            meaningless: 0,
            answers: 0,
            asked: 0,
            enough: None,
            patience,
            is_to_reset: false,
            moved: 0,
            bettered: 0,
        }
    }

    fn happen(&mut self, event: MouseEvent) {
        let best = self.stage.score.best;
        self.stage.apply(&event);
        if MouseStage::is_step(&event) {
            self.moved = self.asked;
        }
        if self.stage.score.best != best {
            self.bettered = self.asked;
        }
        self.news.happen(event);
    }

    fn lose_patience(&mut self) {
        let Patience { after_goal, without_movement, altogether, until_reset } = self.patience;
        let since_best = self.asked - self.bettered;
        let much = (self.stage.maze.cells() as u64).div_ceil(USUAL_CELLS);
        let has_solved = self.stage.score.best.is_some();
        if has_solved && until_reset > 0 && since_best == until_reset {
            self.is_to_reset = true;
        }
        let is_full = self.news.is_full();
        if has_solved && since_best >= much * after_goal {
            self.enough = Some(Enough::NoBetterRun);
        } else if self.asked - self.moved >= much * without_movement {
            self.enough = Some(Enough::NoMovement);
        } else if self.answers >= much * altogether || is_full {
            self.enough = Some(Enough::TooMany);
        }
    }

    /// Carries out a command that is never answered. `None` if the line is no such command;
    /// otherwise whether it means anything.
    fn mark(&mut self, line: &str) -> Option<bool> {
        let marking = self.marking(line)?;
        let is_understood = marking.is_ok();
        if let Ok(Some(event)) = marking {
            self.happen(event);
        }
        Some(is_understood)
    }

    fn marking(&self, line: &str) -> Option<Marking> {
        let is_meant = |word| line.starts_with(word);
        let wiped = |word, event: fn(u32) -> MouseEvent| {
            words(line, word).and_then(|[x, y]| self.on_cell(x, y, event))
        };
        Some(if is_meant("setWall") || is_meant("clearWall") {
            self.wall(line)
        } else if is_meant("setColor") {
            self.colour(line)
        } else if is_meant("clearColor") {
            wiped("clearColor", |cell| MouseEvent::Colour(cell, None))
        } else if is_meant("clearAllColor") {
            words(line, "clearAllColor").map(|[]| Some(MouseEvent::NoColours))
        } else if is_meant("setText") {
            self.text(line)
        } else if is_meant("clearText") {
            wiped("clearText", |cell| MouseEvent::Text(cell, None))
        } else if is_meant("clearAllText") {
            words(line, "clearAllText").map(|[]| Some(MouseEvent::NoTexts))
        } else {
            return None;
        })
    }

    /// What happens on the cell whose column and row are these words: nothing outside the maze.
    fn on_cell(&self, x: &str, y: &str, event: impl FnOnce(u32) -> MouseEvent) -> Marking {
        let place = |word| number(word).map(i64::from).ok_or(Meaningless);
        Ok(self.stage.maze.number(place(x)?, place(y)?).map(|cell| event(cell as u32)))
    }

    fn wall(&self, line: &str) -> Marking {
        let is_there = line.starts_with("set");
        let [x, y, side] = words(line, if is_there { "setWall" } else { "clearWall" })?;
        let side = match side {
            "n" => Direction::Up,
            "e" => Direction::Right,
            "s" => Direction::Down,
            "w" => Direction::Left,
            _ => return Err(Meaningless),
        };
        self.on_cell(x, y, |cell| MouseEvent::Wall(cell, side, is_there))
    }

    fn colour(&self, line: &str) -> Marking {
        let [x, y, colour] = words(line, "setColor")?;
        let mut letters = colour.chars();
        let colour = letters.next().filter(|_| letters.next().is_none());
        let colour = colour.and_then(MarkColour::of_letter).ok_or(Meaningless)?;
        self.on_cell(x, y, |cell| MouseEvent::Colour(cell, Some(colour)))
    }

    /// A text with all its blanks. Without one the whole line is the text.
    fn text(&self, line: &str) -> Marking {
        let (word, rest) = line.split_once(' ').ok_or(Meaningless)?;
        let (x, rest) = rest.split_once(' ').ok_or(Meaningless)?;
        let (y, text) = rest.split_once(' ').unwrap_or((rest, line));
        if word != "setText" {
            return Err(Meaningless);
        }
        let shown = |sign: char| if (' '..='~').contains(&sign) { sign } else { '?' };
        let text: String = text.chars().take(MOST_TEXT).map(shown).collect();
        self.on_cell(x, y, |cell| MouseEvent::Text(cell, Some(text.into())))
    }

    /// Carries out a command that is answered, with the answer; `None` if it means nothing.
    fn answer(&mut self, line: &str) -> Option<String> {
        let mut words = line.split(' ').filter(|word| !word.is_empty());
        let (word, argument) = (words.next()?, words.next());
        if words.next().is_some() {
            return None;
        }
        let truth = |it: bool| Some(it.to_string());
        let amount = argument.map_or(1, |argument| number(argument).unwrap_or(0));
        if let Some(eighths) = eye(word) {
            self.happen(MouseEvent::Looks(eighths, amount.clamp(1, i32::from(u16::MAX)) as u16));
            return truth(self.stage.sees_wall(eighths, amount));
        }
        match (word, argument) {
            ("moveForward", _) => Some(self.walk(amount.wrapping_mul(2))),
            ("moveForwardHalf", _) => Some(self.walk(amount)),
            ("getStat", Some(name)) => self.stage.score.told(name),
            (_, Some(_)) => None,
            ("mazeWidth", _) => Some(self.stage.maze.width.to_string()),
            ("mazeHeight", _) => Some(self.stage.maze.height.to_string()),
            ("turnRight" | "turnRight90", _) => Some(self.turn(2)),
            ("turnLeft" | "turnLeft90", _) => Some(self.turn(-2)),
            ("turnRight45", _) => Some(self.turn(1)),
            ("turnLeft45", _) => Some(self.turn(-1)),
            ("wasReset", _) => truth(self.is_to_reset),
            ("ackReset", _) => {
                self.is_to_reset = false;
                self.happen(MouseEvent::IsReset);
                Some(ACK.to_owned())
            }
            _ => None,
        }
    }

    fn turn(&mut self, eighths: i8) -> String {
        self.happen(MouseEvent::Turns(eighths));
        ACK.to_owned()
    }

    fn walk(&mut self, half_steps: i32) -> String {
        let free = self.stage.body.free(&self.stage.maze, half_steps.max(0));
        if free > 0 {
            self.happen(MouseEvent::SetsOff(half_steps));
        }
        let mut left = free;
        while left > 0 {
            let half_steps = left.min(2);
            left -= half_steps;
            self.happen(MouseEvent::Moves { half_steps: half_steps as u8, is_last: left == 0 });
        }
        if free > 0 && free == half_steps {
            return ACK.to_owned();
        }
        self.happen(MouseEvent::Bumps);
        "crash".to_owned()
    }
}

const ACK: &str = "ack";
/// The longest text on a cell that is kept.
const MOST_TEXT: usize = 40;

/// Where a mouse looks, in eighths clockwise from where it faces.
fn eye(word: &str) -> Option<i8> {
    const EYES: [&str; 8] = [
        "wallFront",
        "wallFrontRight",
        "wallRight",
        "wallBackRight",
        "wallBack",
        "wallBackLeft",
        "wallLeft",
        "wallFrontLeft",
    ];
    EYES.iter().position(|eye| *eye == word).map(|place| place as i8)
}

/// The words after the first, which has to be this.
fn words<'a, const COUNT: usize>(
    line: &'a str,
    first: &str,
) -> Result<[&'a str; COUNT], Meaningless> {
    let mut words = line.split(' ').filter(|word| !word.is_empty());
    if words.next() != Some(first) {
        return Err(Meaningless);
    }
    let rest: Vec<&str> = words.take(COUNT + 1).collect();
    rest.try_into().map_err(|_| Meaningless)
}

fn number(word: &str) -> Option<i32> {
    word.trim().parse().ok()
}

impl Performer for MouseHost {
    type Event = MouseEvent;

    fn news(&mut self) -> &mut Vec<News<MouseEvent>> {
        self.news.kept()
    }

    fn press_reset(&mut self) {
        self.is_to_reset = true;
    }

    fn end_of(&mut self, end: GuestEnd) -> GuestEnd {
        match self.enough {
            Some(enough) if end == GuestEnd::Done => GuestEnd::Enough(enough),
            _ => end,
        }
    }
}

impl Host for MouseHost {
    fn greet(&mut self, _: &mut String) {}

    fn hear(&mut self, line: &str, told: &mut String) {
        self.news.hear(line);
        self.lines += 1;
        let is_understood = match self.mark(line) {
            Some(is_understood) => is_understood,
            None => match self.answer(line) {
                Some(answer) => {
                    let is_about_itself = line.starts_with("maze") || line.starts_with("getStat");
                    self.answers += 1;
                    self.asked += u64::from(!is_about_itself);
                    told.push_str(&answer);
                    told.push('\n');
                    self.lose_patience();
                    true
                }
                None => false,
            },
        };
        if !is_understood {
            self.meaningless += 1;
            let kind = LogKind::Meaningless(self.lines);
            self.news.say(kind, line);
        }
    }

    fn take_log(&mut self, line: &str) {
        self.news.take_log(line);
    }

    fn is_done(&self) -> bool {
        self.enough.is_some()
    }
}
