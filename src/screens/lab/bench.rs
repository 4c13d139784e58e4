//! The bench: union-find operations are carried out move by move, forwards and backwards, under
//! rules that can be changed at any time. A card prepares the operations, explains and asks.

mod asked;
mod edit;

use super::hall::Hall;
use super::line::{LabLine, LineOutcome};
use super::quiz::{ANSWER, Quiz, QuizVerdict};
use crate::game::bookmark::{Bookmark, BookmarkScene, Work};
use crate::game::lab::{Card, CardText, GrowthChart, Question};
use crate::game::lab_result::{Asked, CardAnswer, LabResult};
use crate::game::theatre::{Pace, neighbour};
use crate::game::tuning::{LAB_SPEED_AT_FIRST, LAB_SPEEDS_PER_SECOND};
use crate::maze::bench::{BenchReplay, Compression, Link, Operation, Variant};
use crate::screens::prelude::*;

/// The bench screen.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The card, with the operations.
    pub card: Card,
    /// All moves under the chosen rules.
    pub replay: BenchReplay,
    beside: Option<BenchReplay>,
    /// The playback controls.
    pub deck: Deck,
    /// The move at which playback stops by itself.
    until: Option<usize>,
    /// The answers so far.
    pub quiz: Quiz<Question>,
    /// The state of a vote of the audience on a question.
    pub hall: Hall,
    /// All answers in order, for the result.
    given: Vec<CardAnswer>,
    /// The maze, if the card has one.
    timeline: Option<Box<Timeline>>,
    /// The member that was clicked first.
    picked: Option<u32>,
    pointed: Option<u32>,
    /// The line in which an operation is typed.
    pub line: LabLine,
    /// The chart of what each variant costs, while it is open.
    chart: Option<GrowthChart>,
    /// How many ticks it took until everything was answered.
    ticks: u32,
}

/// The field in which the rule for unions is chosen.
pub const LINK: usize = 0;
/// The field in which compression is chosen.
pub const COMPRESSION: usize = 1;
/// The field in which the rules to compare with are chosen.
pub const BESIDE: usize = 2;
/// The chart's field for the order of the unions. The chart covers the other fields.
pub const ORDER: usize = 0;

impl Bench {
    /// A bench with this card.
    pub fn new(card: Card) -> Self {
        let replay = BenchReplay::new(card.members, card.variant, &card.operations);
        let beside =
            card.beside.map(|rules| BenchReplay::new(card.members, rules, &card.operations));
        let show = card.maze.map(|spec| Show::of_build(&spec));
        let pace = Pace::among(&LAB_SPEEDS_PER_SECOND, LAB_SPEED_AT_FIRST);
        Self {
            deck: Deck::at_pace(replay.moves.len() as u64, pace),
            replay,
            beside,
            until: None,
            quiz: Quiz::default(),
            hall: Hall::default(),
            given: Vec::new(),
            timeline: show.map(|show| Box::new(Timeline::of(show))),
            picked: None,
            pointed: None,
            line: LabLine::default(),
            chart: None,
            ticks: 0,
            card,
        }
    }

    /// Moves to the point after so many of its operations.
    #[must_use]
    pub fn after(mut self, operations: usize) -> Self {
        self.deck.seek(self.replay.after(operations) as u64);
        self
    }

    /// A bench with these rules, at this move, or repeating the moves from there to another one.
    pub fn at(
        card: Card,
        variant: Variant,
        beside: Option<Variant>,
        (step, until): (u64, Option<u64>),
    ) -> Self {
        let mut bench = Self::new(card);
        let replay = |rules| BenchReplay::new(bench.card.members, rules, &bench.card.operations);
        (bench.replay, bench.beside) = (replay(variant), beside.map(replay));
        bench.reload(step as usize);
        if let Some(until) = until {
            bench.deck.play_between(step, until);
        }
        bench
    }

    /// A bookmark of this moment, if its work can be written in one.
    pub fn bookmark(&self) -> Option<Bookmark> {
        let work = Work::of(&self.card)?;
        let beside = self.beside.as_ref().map(|it| it.variant);
        let scene = BookmarkScene::Bench { work, variant: self.replay.variant, beside };
        Some(Bookmark::of(scene, &self.deck))
    }

    /// The moves under the rules to compare with.
    pub const fn beside(&self) -> Option<&BenchReplay> {
        self.beside.as_ref()
    }

    /// How many moves have been made.
    pub const fn moves(&self) -> usize {
        self.deck.step as usize
    }

    /// The maze as far as it has been built.
    pub fn show(&self) -> Option<&Show> {
        self.timeline.as_ref().map(|timeline| timeline.show())
    }

    /// The member that was clicked first, and the one under the pointer.
    pub const fn picked(&self) -> [Option<u32>; 2] {
        [self.picked, self.pointed]
    }

    /// The chart of what each variant costs, while it is open.
    pub const fn chart(&self) -> Option<&GrowthChart> {
        self.chart.as_ref()
    }

    /// Whether operations can be added: those of a maze are fixed by its walls.
    pub const fn is_free(&self) -> bool {
        self.card.maze.is_none()
    }

    /// Whether all questions were answered, including those asked again after a mistake.
    fn is_answered(&self) -> bool {
        self.quiz.marks().1 == self.card.asks.len() && self.quiz.waiting() == 0
    }

    /// The result, once all questions are answered.
    pub fn result(&self) -> Option<LabResult> {
        if self.card.asks.is_empty() || !self.is_answered() {
            return None;
        }
        let asked = Asked::Card(Work::of(&self.card)?, self.given.clone());
        Some(LabResult { asked, seconds: self.ticks / TICKS_PER_SECOND })
    }

    /// The verdict on the last answer, until a later operation begins.
    pub fn verdict(&self) -> Option<&QuizVerdict<Question>> {
        let verdict = self.quiz.verdict()?;
        let [begin, end] = [0, 1].map(|more| self.replay.after(verdict.place + more));
        (begin..=end).contains(&self.moves()).then_some(verdict)
    }

    /// Whether the rules are those that the card was written for.
    pub fn has_own_rules(&self) -> bool {
        self.replay.variant == self.card.variant
    }

    /// Whether its notes are true: they count reads, and may speak of a second forest.
    pub(super) fn is_as_written(&self) -> bool {
        let beside = self.beside.as_ref().map(|it| it.variant);
        self.has_own_rules() && self.card.beside.is_none_or(|rules| beside == Some(rules))
    }

    /// What the card says at this point. It says nothing during another operation or by other rules,
    /// nor after an answer, which has an explanation of its own.
    pub fn says(&self) -> Option<&CardText> {
        let done = self.replay.done(self.moves());
        let is_answered = self.verdict().is_some_and(|verdict| verdict.place == done);
        self.said_at(done).filter(|_| !is_answered)
    }

    fn said_at(&self, operation: usize) -> Option<&CardText> {
        let said = self.card.says.iter().rev().find(|(place, _)| *place == operation);
        said.map(|(_, text)| text).filter(|_| self.is_as_written())
    }

    /// The operation that comes next, if none is under way.
    pub fn boundary(&self) -> Option<usize> {
        let done = self.replay.done(self.moves());
        (self.replay.after(done) == self.moves()).then_some(done)
    }

    /// The question to show now.
    pub fn question(&self) -> Option<Question> {
        self.open_question().filter(|_| !self.hall.is_reading())
    }

    /// The question at this point, even while a note or verdict is shown in its place.
    fn open_question(&self) -> Option<Question> {
        let next = self.boundary().filter(|&next| self.quiz.is_open(next))?;
        let (_, ask) = self.card.asks.iter().find(|(operation, _)| *operation == next)?;
        ask.question(&self.replay, next)
    }

    /// The wall that the present operation is about.
    pub fn wall_ahead(&self) -> Option<Tile> {
        let (size, done) = (self.card.maze?.size(), self.replay.done(self.moves()));
        let is_under_way = self.boundary().is_none() || self.question().is_some();
        match self.card.operations.get(done).filter(|_| is_under_way)? {
            &Operation::Union(a, b) => {
                let [a, b] = [a, b].map(|room| size.room(room));
                Some(a.step(a.direction_towards(b)?))
            }
            Operation::Find(_) => None,
        }
    }

    /// How large the maze is.
    pub fn size(&self) -> Option<Size> {
        self.card.maze.map(|spec| spec.size())
    }

    /// One tick; says whether to leave the bench.
    pub fn tick(&mut self, inputs: &Inputs) -> bool {
        if self.chart.is_some() {
            self.look_at_chart(inputs);
            return false;
        }
        for action in &inputs.actions {
            if self.ask_hall(action) {
                continue;
            }
            let members = self.card.members;
            let heard =
                if self.is_free() { self.line.hear(action, members) } else { LineOutcome::Nothing };
            match (heard, action) {
                (LineOutcome::Typed, _) => {}
                (LineOutcome::Wanted(operation), _) => self.add(operation),
                (_, Action::Back) if self.picked.take().is_some() => {}
                (_, Action::Back) => return true,
                (_, action) => self.act(action, inputs),
            }
        }
        self.ticks = self.ticks.saturating_add(u32::from(!self.is_answered()));
        let before = self.moves();
        self.deck.tick();
        self.hold_at_questions(before);
        if self.until.is_some_and(|until| self.moves() >= until) {
            self.until = None;
            self.deck.pause();
        }
        let question = self.open_question();
        let place = question.as_ref().and_then(|_| self.boundary());
        let place = place.map(|place| (place, self.said_at(place).is_some()));
        let choices = question.map_or(0, |question| question.choices.len());
        self.hall.tick(place, choices, self.until.is_some());
        if let Some(timeline) = &mut self.timeline {
            timeline.seek(self.card.walls(self.replay.done(self.deck.step as usize)) as u64);
        }
        false
    }

    fn act(&mut self, action: &Action, inputs: &Inputs) {
        let before = self.moves();
        match *action {
            Action::Point(Target::Room(member)) => self.pointed = Some(member),
            Action::Point(_) => self.pointed = None,
            Action::Click(Target::Room(member)) => self.pick(member),
            Action::Lane(choice) | Action::Click(Target::Choice(ANSWER, choice)) => {
                if self.answer(choice) {
                    self.hall.is_passed_over();
                }
            }
            Action::MoreLoops => {
                let present = self.replay.variant.link;
                let link = neighbour(&Link::ALL, |&one| one == present, inputs.run);
                self.rule_by(Variant { link, ..self.replay.variant });
            }
            Action::SwitchKind => {
                let present = self.replay.variant.compression;
                let compression = neighbour(&Compression::ALL, |&one| one == present, inputs.run);
                self.rule_by(Variant { compression, ..self.replay.variant });
            }
            Action::Click(Target::Choice(LINK, place)) => {
                let link = Link::ALL.get(place).copied().unwrap_or_default();
                self.rule_by(Variant { link, ..self.replay.variant });
            }
            Action::Click(Target::Choice(COMPRESSION, place)) => {
                let compression = Compression::ALL.get(place).copied().unwrap_or_default();
                self.rule_by(Variant { compression, ..self.replay.variant });
            }
            Action::SideBySide | Action::Click(Target::Choice(BESIDE, _)) => {
                self.beside = self.beside.is_none().then(|| self.other_replay());
            }
            Action::Hint => self.chart = Some(GrowthChart::default()),
            Action::Next => self.go_to_next_note(),
            Action::Erase => self.take_back(),
            Action::Go(Direction::Right)
            | Action::PlayPause
            | Action::Pause
            | Action::Click(Target::Entry(0))
                if self.comes_back() => {}
            Action::Go(Direction::Right) if inputs.run => {
                self.deck.seek(self.replay.after(self.replay.done(before) + 1) as u64);
            }
            Action::Go(Direction::Left) if inputs.run => {
                let done = self.replay.done(before.saturating_sub(1));
                self.deck.seek(self.replay.after(done) as u64);
            }
            _ => buttons::press(&mut self.deck, action, inputs),
        }
        if matches!(action, Action::Go(_)) {
            self.hold_at_questions(before);
        }
    }
}
