//! Side by side on the screen: two to four solvers on one maze, or generators with one seed and
//! size, each in a pane of its own and all in step.
//!
//! Who takes part is named by a [`Lineup`]. The first time through all of it is long work, so it is
//! asked for; what comes is a [`Rehearsed`] contest, whose table is known from the start and told
//! lane by lane as each arrives.

use super::{Next, buttons};
use crate::game::input::{Action, Inputs, KeySet, Target};
use crate::game::request::Request;
use crate::game::screen::state::{Need, ScreenState, ScreenTraits};
use crate::game::settings::Settings;
use crate::game::theatre::{Contest, Deck, Lanes, Lineup, Rehearsed, ShowSpec, Source, Standing};
use crate::game::tuning::CONTEST_MOST_TILES;

/// Solvers or generators side by side.
#[derive(Clone, Debug)]
pub struct SideBySide {
    /// Who takes part, and in what.
    pub lineup: Lineup,
    /// The lane that the keys change.
    pub chosen: usize,
    rehearsed: Option<Box<Rehearsed>>,
    /// The buttons.
    pub deck: Deck,
    /// How far the rehearsal has come, from 0 to 1.
    pub progress: f32,
    /// Who looked where is wanted large, once all is over.
    wants_lookers: bool,
}

impl SideBySide {
    /// What the theatre showed, beside others.
    pub fn new(show_spec: &ShowSpec) -> Self {
        let mut deck = Deck::new(u64::MAX);
        deck.toggle();
        let lineup = Lineup::about(show_spec);
        Self { lineup, chosen: 0, rehearsed: None, deck, progress: 0.0, wants_lookers: false }
    }

    /// The contest, once it was rehearsed.
    pub fn contest(&self) -> Option<&Contest> {
        self.rehearsed.as_ref().map(|rehearsed| &rehearsed.contest)
    }

    /// What a lane came to, once it has arrived.
    pub fn standing(&self, lane: usize) -> Option<Standing> {
        let Rehearsed { contest, table, .. } = self.rehearsed.as_deref()?;
        contest.place(lane).and_then(|_| table.get(lane).copied())
    }

    /// Whether all have arrived.
    pub fn is_over(&self) -> bool {
        self.contest().is_some_and(|contest| contest.step == contest.steps())
    }

    /// Who looked where, for solvers that have all arrived: for each tile of their maze, row by row,
    /// a bit for each lane that touched it, the first lane's the lowest.
    pub fn lookers(&self) -> Option<&[u8]> {
        let is_told = self.is_over() && matches!(self.lineup.lanes, Lanes::Solvers(_));
        self.rehearsed.as_ref().filter(|_| is_told).map(|rehearsed| &*rehearsed.lookers)
    }

    /// Whether who looked where is shown in place of the lanes.
    pub fn shows_lookers(&self) -> bool {
        self.wants_lookers && self.lookers().is_some()
    }

    /// Whether the maze is too large to be shown several times at once.
    pub fn is_too_large(&self) -> bool {
        self.lineup.source.tiles() > CONTEST_MOST_TILES
    }

    /// Takes what was rehearsed, and plays it if the contest before it played.
    pub fn take(&mut self, rehearsed: Rehearsed) {
        self.deck = self.deck.reload(rehearsed.contest.steps());
        self.rehearsed = Some(Box::new(rehearsed));
    }

    /// What has to be rehearsed and has not come yet.
    pub fn awaited(&self) -> Option<Lineup> {
        let waits = self.rehearsed.is_none() && !self.is_too_large();
        waits.then(|| self.lineup.clone())
    }

    /// One tick; `roll` makes a new seed.
    pub fn tick(&mut self, inputs: &Inputs, mut roll: impl FnMut() -> u64) -> Next {
        let before = self.lineup.clone();
        for action in &inputs.actions {
            match action {
                Action::Back if self.shows_lookers() => self.wants_lookers = false,
                Action::Back => return Next::Back,
                Action::WhoLooked | Action::Click(Target::Entry(1)) => {
                    self.wants_lookers = self.lookers().is_some() && !self.wants_lookers;
                }
                Action::Confirm => return self.play_this(),
                action => {
                    if self.rehearsed.is_some() {
                        buttons::press(&mut self.deck, action, inputs);
                    }
                    self.choose(action, inputs.run, &mut roll);
                }
            }
        }
        if self.lineup != before {
            self.rehearsed = None;
            self.progress = 0.0;
        }
        if let Some(rehearsed) = &mut self.rehearsed {
            self.deck.tick();
            rehearsed.contest.seek(self.deck.step);
            self.wants_lookers &= self.is_over();
        }
        Next::Stay
    }

    /// What changes the line-up. With Shift a choice goes backwards.
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

    /// Into the maze of the chosen lane, to play it.
    fn play_this(&self) -> Next {
        match &self.lineup.source {
            Source::Grown(spec) => Next::Open(self.lineup.lanes.spec_of(self.chosen, spec)),
            Source::Given { maze, .. } => Next::OpenMaze(maze.clone()),
        }
    }
}

impl ScreenState for SideBySide {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("contest", KeySet::SideBySide)
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        self.lineup.source.spec().map(|spec| settings.maze.code_of(&spec))
    }

    fn need(&self, _: &Settings) -> Need {
        Need::of(self.awaited().map(Request::Compete))
    }

    fn take_progress(&mut self, share: f32) {
        self.progress = share;
    }
}
