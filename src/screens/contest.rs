//! The side-by-side screen: two to four solvers on one maze, or generators with one seed and size,
//! each in a pane of its own and all in step.
//!
//! A [`Lineup`] names the contestants. Rehearsing them takes long, so it is requested and done
//! elsewhere; the result is a [`Rehearsed`] contest, whose table is complete from the start but
//! revealed lane by lane as each lane finishes.

pub(crate) mod view;

use crate::game::theatre::{Contest, Lanes, Lineup, Rehearsed, Standing};
use crate::game::tuning::CONTEST_MOST_TILES;
use crate::screens::prelude::*;

/// Solvers or generators side by side.
#[derive(Clone, Debug)]
pub struct SideBySide {
    /// Which algorithms take part, and on what.
    pub lineup: Lineup,
    /// The lane that the keys change.
    pub chosen: usize,
    rehearsed: Option<Box<Rehearsed>>,
    /// The playback controls.
    pub deck: Deck,
    /// Whether the overlay of which lane searched where is wanted once all lanes are done.
    wants_lookers: bool,
}

impl SideBySide {
    /// Compares these.
    pub fn new(lineup: Lineup) -> Self {
        let mut deck = Deck::new(u64::MAX);
        deck.toggle();
        Self { lineup, chosen: 0, rehearsed: None, deck, wants_lookers: false }
    }

    /// The contest, once it is rehearsed.
    pub fn contest(&self) -> Option<&Contest> {
        self.rehearsed.as_ref().map(|rehearsed| &rehearsed.contest)
    }

    /// The result of a lane, once it has finished.
    pub fn standing(&self, lane: usize) -> Option<Standing> {
        let Rehearsed { contest, table, .. } = self.rehearsed.as_deref()?;
        contest.place(lane).and_then(|_| table.get(lane).copied())
    }

    /// Whether all lanes have finished.
    pub fn is_over(&self) -> bool {
        self.contest().is_some_and(|contest| contest.step == contest.steps())
    }

    /// The contest, to compare which lanes touched each tile: of solvers that have all finished.
    pub fn lookers(&self) -> Option<&Rehearsed> {
        let is_told = self.is_over() && matches!(self.lineup.lanes, Lanes::Solvers(_));
        self.rehearsed.as_deref().filter(|_| is_told)
    }

    /// Whether the overlay of which lane searched where replaces the lanes.
    pub fn shows_lookers(&self) -> bool {
        self.wants_lookers && self.lookers().is_some()
    }

    /// Whether the maze is too large to be shown several times at once.
    pub fn is_too_large(&self) -> bool {
        self.lineup.source.tiles() > CONTEST_MOST_TILES
    }

    /// Takes the rehearsed contest, and plays it if the previous one was playing.
    pub fn take(&mut self, rehearsed: Rehearsed) {
        self.deck = self.deck.reload(rehearsed.contest.steps());
        self.rehearsed = Some(Box::new(rehearsed));
    }

    /// What still has to be rehearsed.
    pub fn awaited(&self) -> Option<Lineup> {
        let waits = self.rehearsed.is_none() && !self.is_too_large();
        waits.then(|| self.lineup.clone())
    }

    /// Changes the line-up if the action asks for it. With Shift a choice goes backwards.
    fn choose(&mut self, action: &Action, backwards: bool, roll: &mut impl FnMut() -> u64) {
        let lanes = self.lineup.lanes.len();
        match action {
            Action::Lane(lane) | Action::Click(Target::Field(lane)) if *lane < lanes => {
                self.chosen = *lane;
            }
            Action::Next => {
                let by = if backwards { lanes - 1 } else { 1 };
                self.chosen = (self.chosen + by) % lanes;
            }
            Action::Click(Target::Arrow(lane, by)) if *lane < lanes => {
                self.chosen = *lane;
                self.lineup.lanes.change(*lane, *by < 0);
            }
            Action::NextSolver if matches!(self.lineup.lanes, Lanes::Solvers(_)) => {
                self.lineup.lanes.change(self.chosen, backwards);
            }
            Action::NextGenerator => match &mut self.lineup.lanes {
                Lanes::Generators(_) => self.lineup.lanes.change(self.chosen, backwards),
                Lanes::Solvers(_) => self.lineup.source.change_generator(backwards),
            },
            Action::MoreLanes => self.lineup.lanes.add(),
            Action::FewerLanes => self.lineup.lanes.remove(self.chosen),
            Action::SwitchKind => self.lineup.switch_kind(),
            Action::Click(Target::Choice(0, kind))
                if (*kind == 1) != matches!(self.lineup.lanes, Lanes::Generators(_)) =>
            {
                self.lineup.switch_kind();
            }
            Action::NewSeed => self.lineup.source.change_seed(roll()),
            Action::MoreLoops => self.lineup.source.change_loops(),
            Action::Paste(text) => self.lineup.source.paste(text),
            _ => {}
        }
        self.chosen = self.chosen.min(self.lineup.lanes.len() - 1);
    }

    /// Opens the maze of the chosen lane to play it.
    fn play_this(&self) -> Destination {
        match &self.lineup.source {
            Source::Grown(spec) => Destination::Maze(self.lineup.lanes.spec_of(self.chosen, spec)),
            Source::Given { maze, .. } => Destination::Given(maze.clone()),
        }
    }
}

impl ScreenState for SideBySide {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("contest", KeySet::SideBySide).for_a_hall().at_depth(3)
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let before = self.lineup.clone();
        for action in &inputs.actions {
            match action {
                Action::Back if self.shows_lookers() => self.wants_lookers = false,
                Action::Back => return vec![Command::Back],
                Action::WhoLooked | Action::Click(Target::Entry(1)) => {
                    self.wants_lookers = self.lookers().is_some() && !self.wants_lookers;
                }
                Action::Confirm => return self.play_this().open(),
                action => {
                    if self.rehearsed.is_some() {
                        buttons::press(&mut self.deck, action, inputs);
                    }
                    self.choose(action, inputs.run, &mut || world.roll());
                }
            }
        }
        if self.lineup != before {
            self.rehearsed = None;
        }
        if let Some(rehearsed) = &mut self.rehearsed {
            self.deck.tick();
            rehearsed.contest.seek(self.deck.step);
            self.wants_lookers &= self.is_over();
        }
        Vec::new()
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, self.chosen]
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        self.lineup.source.spec().map(|spec| settings.maze.code_of(&spec))
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        Some((Request::Compete(self.awaited()?), Purpose::Proceed))
    }

    fn take_response(&mut self, response: Response) {
        if let Response::Contest(rehearsed) = response {
            self.take(*rehearsed);
        }
    }
}
