//! A micromouse of the player's own: a program walks, and any moment of its run can be looked at.
//!
//! The program runs ahead as fast as it can, and what it did is played from a log. It ends when the
//! screen is gone.

pub(crate) mod view;

use std::sync::Arc;

use super::buttons;
use crate::game::command::Command;
use crate::game::form::{Control, ControlKind, Form, Letters};
use crate::game::input::{Action, Inputs, KeySet, Target};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::settings::Settings;
use crate::game::theatre::Deck;
use crate::guest::{
    GoalPlace, GuestEnd, GuestFeed, GuestOrder, MouseBody, MouseEvent, MouseMaze, NoMouseMaze,
    RunLog, RunMoment,
};
use crate::maze::{Direction, Maze, Spec};
use crate::picture::painter::Painter;
use crate::screens::state::{Context, MazeShown, ScreenState, ScreenTraits, Writing};
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
    /// The form in which the player names the program, before it is run.
    pub form: Option<Form<MouseRow>>,
    maze: Arc<MouseMaze>,
    grown: Option<(Spec, GoalPlace)>,
    feed: Option<Arc<GuestFeed>>,
}

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MouseRow {
    /// The program and its arguments.
    Command,
    /// The folder that it runs in.
    Folder,
    /// The button that runs it.
    Run,
}

/// The longest command that can be typed.
const MOST_CHARACTERS: usize = 300;

impl MouseRow {
    /// All rows, from top to bottom.
    pub const ALL: [Self; 3] = [Self::Command, Self::Folder, Self::Run];

    /// The control of this row with its present value.
    pub fn control(self, order: &GuestOrder) -> Control<GuestOrder> {
        let text = Control::plain(ControlKind::Text);
        let letters = Letters::Behind(MOST_CHARACTERS);
        match self {
            Self::Command => {
                text.typed(order.command.clone(), letters, |order: &mut GuestOrder, text| {
                    text.clone_into(&mut order.command);
                    Ok(())
                })
            }
            Self::Folder => text.typed(order.folder.clone(), letters, |order, text| {
                text.clone_into(&mut order.folder);
                Ok(())
            }),
            Self::Run => Control::plain(ControlKind::Button),
        }
    }
}

impl Micromouse {
    /// A program in the maze of this spec, turned so that the start is at the bottom left.
    pub fn grown(order: GuestOrder, spec: Spec, goal: GoalPlace) -> Result<Self, NoMouseMaze> {
        let maze = MouseMaze::grown(&spec, goal)?;
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
        let measured = Arc::new(MeasuredMaze::new(Arc::clone(&maze.maze), None));
        let mut deck = Deck::new(0);
        deck.is_playing = true;
        let moment = RunMoment::first(&log);
        let (form, grown, feed) = (None, None, None);
        Self { order, measured, deck, log, moment, end: None, form, maze, grown, feed }
    }

    /// Asks the player before the program is run.
    #[must_use]
    pub fn offered(self) -> Self {
        let mut form = Form::new(&MouseRow::ALL);
        if !self.order.command.is_empty() {
            form.enter(MouseRow::Run);
        }
        Self { form: Some(form), ..self }
    }

    /// Whether the program is running.
    pub const fn is_running(&self) -> bool {
        self.form.is_none() && self.end.is_none()
    }

    /// Whether a command is named.
    pub fn has_command(&self) -> bool {
        !self.order.words().is_empty()
    }

    /// Whether a text is being typed.
    fn is_typing(&self) -> bool {
        self.form.as_ref().is_some_and(|form| form.takes_text(|row| row.control(&self.order)))
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
        *self = Self { deck, grown, ..Self::new(order, maze) };
        self.deck.is_playing = true;
    }

    fn grow_another(&mut self, seed: u64) {
        let Some((spec, goal)) = self.grown else { return };
        let spec = spec.another(seed);
        if let Ok(maze) = MouseMaze::grown(&spec, goal) {
            self.grown = Some((spec, goal));
            self.restart(Arc::new(maze));
        }
    }

    /// Takes what has come from the program.
    fn listen(&mut self) {
        let Some(feed) = &self.feed else { return };
        let (news, end) = feed.take();
        for one in news {
            self.log.take(one);
        }
        self.deck.steps = self.log.steps();
        if end.is_some() {
            self.end = end;
        }
    }

    /// One tick; `roll` makes a new seed.
    pub fn tick(&mut self, inputs: &Inputs, mut roll: impl FnMut() -> u64) -> Vec<Command> {
        self.listen();
        for action in &inputs.actions {
            if self.form.is_some() {
                if *action == Action::Back {
                    return vec![Command::Back];
                }
                self.fill_in(action);
                continue;
            }
            match action {
                Action::Back => return vec![Command::Back],
                Action::Confirm => self.restart(Arc::clone(&self.maze)),
                Action::OwnMouse => {
                    self.feed = None;
                    *self = self.clone().offered();
                }
                Action::NewSeed => self.grow_another(roll()),
                Action::Next => {
                    if let Some(feed) = &self.feed {
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
        if self.is_running() && self.feed.is_none() {
            let feed = Arc::default();
            let order = self.order.clone();
            let run = Command::RunMouse(order, Arc::clone(&self.maze), Arc::downgrade(&feed));
            self.feed = Some(feed);
            return vec![run];
        }
        Vec::new()
    }

    /// Fills in the form, or runs the program that it names.
    fn fill_in(&mut self, action: &Action) {
        const RUN: Target = Target::Field(MouseRow::Run as usize);
        let Some(form) = &mut self.form else { return };
        let order = self.order.clone();
        let change = match action {
            Action::Confirm | Action::Click(RUN) if !order.words().is_empty() => {
                return self.restart(Arc::clone(&self.maze));
            }
            Action::Confirm => None,
            Action::Next => form.act(&Action::Go(Direction::Down), |row| row.control(&order)),
            Action::Paste(text) => form.write(text.trim(), |row| row.control(&order)),
            action => form.act(action, |row| row.control(&order)),
        };
        if let Some(change) = change {
            // A command is never invalid.
            let _ = change(&mut self.order);
        }
    }
}

impl ScreenState for Micromouse {
    fn traits(&self) -> ScreenTraits {
        let keys = match (&self.form, self.is_typing()) {
            (Some(_), true) => KeySet::Text,
            (Some(_), false) => KeySet::Menu,
            (None, _) => KeySet::Theatre,
        };
        let moves = self.deck.is_playing && self.form.is_none();
        ScreenTraits { moves, ..ScreenTraits::at_rest("micromouse", keys).at_depth(3) }
    }

    fn place_of_focus(&self) -> [usize; 2] {
        self.form.as_ref().map_or([0, 0], |form| form.focus_beside(0))
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let commands = self.tick(inputs, || world.roll());
        // It is run, or left.
        if !commands.is_empty() {
            world.guest.clone_from(&self.order);
        }
        commands
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

    fn writing<'a>(&'a self, _: &'a Settings) -> Option<Writing<'a>> {
        let text = match self.form.as_ref()?.focus()? {
            MouseRow::Command => &self.order.command,
            MouseRow::Folder => &self.order.folder,
            MouseRow::Run => return None,
        };
        Some(Writing { text: text.into(), is_wrong: false, done: Some(Action::Confirm) })
    }
}
