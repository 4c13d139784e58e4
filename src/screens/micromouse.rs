//! A micromouse of the player's own: a program walks, and any moment of its run can be looked at.
//!
//! The program runs ahead as fast as it can, and what it did is played from a log. It ends when the
//! screen is gone.

pub(crate) mod view;

use std::sync::Arc;

use super::buttons;
use crate::game::command::Command;
use crate::game::input::{Action, Inputs, KeySet};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::settings::Settings;
use crate::game::theatre::Deck;
use crate::guest::{
    GoalPlace, GuestEnd, GuestFeed, GuestOrder, MouseBody, MouseEvent, MouseMaze, NoMouseMaze,
    RunLog, RunMoment,
};
use crate::maze::{Build, Maze, Spec};
use crate::picture::painter::Painter;
use crate::screens::state::{Context, MazeShown, ScreenState, ScreenTraits};
use crate::world::World;

/// The screen of a micromouse.
#[derive(Clone, Debug)]
pub struct Micromouse {
    /// The program.
    pub order: GuestOrder,
    /// The maze as it is painted.
    pub measured: Arc<MeasuredMaze>,
    /// The playback controls.
    pub deck: Deck,
    /// All that has happened.
    pub log: RunLog,
    /// What is seen now.
    pub moment: RunMoment,
    /// How the program has ended.
    pub end: Option<GuestEnd>,
    maze: Arc<MouseMaze>,
    grown: Option<(Spec, GoalPlace)>,
    run: Run,
}

/// Whether the program has been started.
#[derive(Clone, Debug)]
enum Run {
    /// The player is asked first.
    Offered,
    /// It is to be started.
    Due,
    /// It has been.
    Begun(Arc<GuestFeed>),
}

impl Micromouse {
    /// A program in the maze of this spec, turned so that the start is at the bottom left.
    pub fn grown(order: GuestOrder, spec: Spec, goal: GoalPlace) -> Result<Self, NoMouseMaze> {
        let maze = MouseMaze::turned(&Build::new(&spec).finish(), goal)?;
        let grown = Some((spec, goal));
        Ok(Self { grown, ..Self::new(order, Arc::new(maze)) })
    }

    /// A program in a maze that is there.
    pub fn given(order: GuestOrder, maze: &Maze, goal: GoalPlace) -> Result<Self, NoMouseMaze> {
        let maze = match goal {
            GoalPlace::Middle => MouseMaze::as_it_is(maze)?,
            GoalPlace::OfMaze => MouseMaze::turned(maze, goal)?,
        };
        Ok(Self::new(order, Arc::new(maze)))
    }

    fn new(order: GuestOrder, maze: Arc<MouseMaze>) -> Self {
        let log = RunLog::new(Arc::clone(&maze));
        let measured = Arc::new(MeasuredMaze::new((*maze.maze).clone(), None));
        let mut deck = Deck::new(0);
        deck.is_playing = true;
        let moment = RunMoment::first(&log);
        Self { order, measured, deck, log, moment, end: None, maze, grown: None, run: Run::Due }
    }

    /// Asks the player before the program is started.
    #[must_use]
    pub fn offered(self) -> Self {
        Self { run: Run::Offered, ..self }
    }

    /// Whether the program waits for the player.
    pub const fn is_offered(&self) -> bool {
        matches!(self.run, Run::Offered)
    }

    /// Whether the program is running.
    pub const fn is_running(&self) -> bool {
        matches!(self.run, Run::Due | Run::Begun(_)) && self.end.is_none()
    }

    /// Whether another maze can be grown.
    pub const fn is_grown(&self) -> bool {
        self.grown.is_some()
    }

    /// Where the mouse is before and after the step that is being played, and the share of it that
    /// has passed.
    pub fn pose(&self, blend: f32) -> ([MouseBody; 2], f32) {
        let before = self.moment.stage.body;
        let after = match self.log.next_step(self.deck.step) {
            Some(&MouseEvent::Moves { half_steps, .. }) => before.moved(i32::from(half_steps)),
            Some(&MouseEvent::Turns(eighths)) => before.turned(eighths),
            _ => before,
        };
        ([before, after], self.deck.position(blend).fract() as f32)
    }

    /// Runs the program again from the start, in this maze.
    fn restart(&mut self, maze: Arc<MouseMaze>) {
        let deck = self.deck.reload(0);
        let (order, grown) = (self.order.clone(), self.grown);
        *self = Self { grown, deck, ..Self::new(order, maze) };
        self.deck.is_playing = true;
    }

    fn grow_another(&mut self, seed: u64) {
        let Some((spec, goal)) = self.grown else { return };
        let spec = spec.another(seed);
        if let Ok(maze) = MouseMaze::turned(&Build::new(&spec).finish(), goal) {
            self.grown = Some((spec, goal));
            self.restart(Arc::new(maze));
        }
    }

    /// Takes what has come from the program.
    fn listen(&mut self) {
        let Run::Begun(feed) = &self.run else { return };
        let (news, end) = feed.take();
        news.into_iter().for_each(|one| self.log.take(one));
        self.deck.steps = self.log.steps();
        if end.is_some() {
            self.end = end;
        }
    }

    /// One tick; `roll` makes a new seed.
    pub fn tick(&mut self, inputs: &Inputs, roll: impl FnOnce() -> u64) -> Vec<Command> {
        self.listen();
        let mut roll = Some(roll);
        for action in &inputs.actions {
            match action {
                Action::Back => return vec![Command::Back],
                Action::Confirm if self.is_offered() => self.run = Run::Due,
                Action::Confirm | Action::Restart => self.restart(Arc::clone(&self.maze)),
                Action::NewSeed => {
                    if let Some(roll) = roll.take() {
                        self.grow_another(roll());
                    }
                }
                Action::Next => {
                    if let Run::Begun(feed) = &self.run {
                        feed.press_reset();
                    }
                }
                action => buttons::press(&mut self.deck, action, inputs),
            }
        }
        let was_playing = self.deck.is_playing;
        self.deck.tick();
        // While the program runs, there may be more to come.
        self.deck.is_playing |= was_playing && self.is_running();
        self.moment.seek(&self.log, self.deck.step);
        if matches!(self.run, Run::Due) {
            let feed = Arc::default();
            let order = self.order.clone();
            let begin = Command::RunMouse(order, Arc::clone(&self.maze), Arc::downgrade(&feed));
            self.run = Run::Begun(feed);
            return vec![begin];
        }
        Vec::new()
    }
}

impl ScreenState for Micromouse {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits {
            moves: self.deck.is_playing,
            ..ScreenTraits::at_rest("micromouse", KeySet::Theatre).at_depth(2)
        }
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        self.tick(inputs, || world.roll())
    }

    fn draw<'a>(&'a self, context: &Context<'a>, painter: &mut Painter<'a>) {
        view::draw(context, self, painter);
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::InPanel(&self.measured)
    }

    fn code(&self, _: &Settings) -> Option<String> {
        self.grown.map(|(spec, _)| spec.to_string())
    }
}
