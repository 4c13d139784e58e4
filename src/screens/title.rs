//! The title: a menu, and a panel in which the player chooses a maze and sees its preview.

mod entry;
mod field;
pub(crate) mod view;

use crate::maze::endless::NamedWorld;
use crate::picture::shape_of;
use crate::world::{World, roll};
use std::sync::Arc;

use crate::game::bookmark::Bookmark;
use crate::game::command::{Command, Destination};
use crate::game::form::{ChangeFn, Form, carry_out};
use crate::game::input::{Action, Inputs, KeySet, Target};
use crate::game::journey::{Journey, Stop};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::menu::Menu;
use crate::game::pack::is_pack;
use crate::game::replay::{Course, is_challenge};
use crate::game::request::{Purpose, Request, Response};
use crate::game::settings::{LiveSettings, MazeChoice, Settings};
use crate::game::theatre::ShowSpec;
use crate::game::tuning::TITLE_IDLE_TICKS;
use crate::game::versus::code::MatchCode;
use crate::maze::spec::seed;
use crate::maze::{Direction, Endless, SpecError};
use crate::screens::lobby::Lobby;
use crate::screens::state::{MazeShown, ScreenState, ScreenTraits, Writing};

pub use entry::Entry;
pub use field::{PRESETS, TitleField};

/// The title screen.
#[derive(Clone, Debug)]
pub struct Title {
    /// The menu on the left.
    pub menu: Menu<Entry>,
    /// The panel. If the focus is outside, the menu has the keys.
    pub form: Form<TitleField>,
    /// Why the text pasted last was refused.
    pub complaint: Option<SpecError>,
    /// An invalid text that was typed into a field.
    pub refused: Option<Refused>,
    /// The maze that will be played, once it is built.
    pub preview: Option<Arc<MeasuredMaze>>,
    /// The stop that comes next, while the journey is chosen, and its maze.
    pub next_stop: Option<Stop>,
    stop_maze: Option<Arc<MeasuredMaze>>,
    /// Whether quitting has to be confirmed, since there is a run to continue.
    pub asks_to_quit: bool,
    /// For how many ticks there has been no input.
    idle_ticks: u32,
}

/// A text that stays in its field although it is invalid.
#[derive(Clone, Debug)]
pub struct Refused {
    /// The field.
    pub field: TitleField,
    /// The text.
    pub typed: String,
    /// Why it is invalid.
    pub complaint: SpecError,
}

/// The button that rolls a seed, the only choice of that field.
const ROLL: Target = Target::Choice(TitleField::Seed.place(), 0);

impl Title {
    /// The button that plays the stop that comes next.
    pub const STOP: Target = Target::Arrow(TitleField::ALL.len(), 0);

    /// A title with so many saved runs; its menu begins with the likeliest choice.
    pub fn new(unfinished: usize) -> Self {
        Self {
            menu: Menu::new(Entry::all(unfinished).map(|entry| (entry, true))),
            form: Form::aside(&TitleField::ALL),
            complaint: None,
            refused: None,
            preview: None,
            next_stop: None,
            stop_maze: None,
            asks_to_quit: false,
            idle_ticks: 0,
        }
    }

    /// One tick; `roll` makes a new seed.
    pub fn tick(
        &mut self,
        inputs: &Inputs,
        settings: &mut LiveSettings,
        mut roll: impl FnMut() -> u64,
    ) -> Vec<Command> {
        self.form.rows = TitleField::shown(settings);
        let is_idle = !inputs.stirred && inputs.actions.is_empty();
        self.idle_ticks = if is_idle { self.idle_ticks.saturating_add(1) } else { 0 };
        // While the player is typing, the screensaver does not start.
        if self.idle_ticks >= TITLE_IDLE_TICKS && self.form.typed().is_none() {
            self.idle_ticks = 0;
            return Destination::Screensaver.open();
        }
        for action in &inputs.actions {
            if let Action::Click(Target::Entry(_)) = action {
                self.leave_panel();
            }
            let is_in_menu = self.form.place().is_none();
            let asked_to_quit = self.asks_to_quit;
            // Pointers move by themselves, so this does not cancel the question.
            self.asks_to_quit &= matches!(action, Action::Point(_));
            match action {
                Action::Lesson => return Destination::Lesson.open(),
                // Challenges are handled by the app.
                Action::Paste(text)
                    if is_challenge(text)
                        || Lobby::is_meant_by(text)
                        || Bookmark::is_meant_by(text)
                        || is_pack(text.as_bytes()) => {}
                Action::Paste(text) => self.paste(text, settings),
                Action::Next if is_in_menu => self.form.enter(TitleField::Seed),
                Action::Pause | Action::Click(Self::STOP) => {
                    let opened = self.next_stop.map(|stop| Destination::Stop(stop).open());
                    return opened.unwrap_or_default();
                }
                Action::Records => return Destination::Records.open(),
                Action::NewSeed if !self.is_typing() => {
                    self.roll(settings, &mut roll);
                }
                Action::Click(ROLL) => {
                    self.form.enter(TitleField::Seed);
                    self.roll(settings, &mut roll);
                }
                Action::Go(way) if is_in_menu && self.beside(*way).is_some() => {
                    self.menu.focus = self.beside(*way).unwrap_or_default();
                }
                Action::Go(Direction::Right) if is_in_menu => self.form.enter(TitleField::Preset),
                Action::Go(Direction::Left) if is_in_menu => {}
                // Going up from the first entry does not wrap round, since the last entry is Quit.
                Action::Go(Direction::Up) if is_in_menu && self.menu.focus == 0 => {}
                Action::Back if self.form.stop_typing() => self.forget_complaints(),
                Action::Back | Action::Next => self.leave_panel(),
                action => {
                    if let Some(entry) = self.act(action, settings) {
                        self.asks_to_quit =
                            entry == Entry::Quit && self.has_run() && !asked_to_quit;
                        if self.asks_to_quit {
                            continue;
                        }
                        if matches!(entry, Entry::Play | Entry::Endless | Entry::Watch)
                            && self.returns_to_refused()
                        {
                            continue;
                        }
                        self.form.stop_typing();
                        return self.next(entry, &settings.maze);
                    }
                }
            }
        }
        Vec::new()
    }

    /// Handles an action in the menu or in the panel; returns the entry that was chosen.
    fn act(&mut self, action: &Action, settings: &mut LiveSettings) -> Option<Entry> {
        let is_in_panel = matches!(
            action,
            Action::Click(Target::Field(_) | Target::Choice(..) | Target::Arrow(..))
        );
        if self.form.place().is_none() && !is_in_panel {
            return self.menu.act(action);
        }
        if *action == Action::Confirm && self.form.focus() != Some(TitleField::All) {
            return Some(if self.types_endless() { Entry::Endless } else { Entry::Play });
        }
        if !matches!(action, Action::Point(_)) {
            self.complaint = None;
        }
        let before = self.form.focus();
        let change = self.form.act(action, |field| field.control(settings));
        if self.form.focus() != before {
            self.resume_typing();
        }
        self.take_over(change, settings);
        None
    }

    /// Applies a field's change, if there is one, or remembers the invalid text.
    fn take_over(&mut self, change: Option<ChangeFn<Settings>>, settings: &mut LiveSettings) {
        let (Some(change), Some(field)) = (change, self.form.focus()) else { return };
        self.prefer(if self.types_endless() { Entry::Endless } else { Entry::Play });
        let outlined = settings.maze.outlined();
        match (carry_out(Some(change), settings), self.form.typed()) {
            (Err(complaint), Some(typed)) => {
                self.refused = Some(Refused { field, typed: typed.to_owned(), complaint });
            }
            (Err(complaint), None) => self.complaint = Some(complaint),
            (Ok(()), _) => {
                if settings.maze.outlined() != outlined {
                    settings.change().maze.reshape(shape_of);
                }
                self.form.rows = TitleField::shown(settings);
                self.refused.take_if(|refused| {
                    let is_size = [TitleField::Width, TitleField::Height].contains(&refused.field);
                    refused.field == field
                        || field == TitleField::Preset && is_size
                        || !self.form.rows.contains(&refused.field)
                });
            }
        }
    }

    /// Whether the text being typed is the code of a maze without end.
    fn types_endless(&self) -> bool {
        self.form.focus() == Some(TitleField::Seed)
            && self.form.typed().is_some_and(Endless::is_meant_by)
    }

    /// If a field is invalid, gives it the focus instead of starting its maze. Says whether it did.
    fn returns_to_refused(&mut self) -> bool {
        if let Some(refused) = &self.refused {
            self.form.enter(refused.field);
            self.resume_typing();
        }
        self.refused.is_some()
    }

    /// Goes on editing the refused text, if the focus is on its field.
    fn resume_typing(&mut self) {
        if let Some(refused) =
            self.refused.as_ref().filter(|one| self.form.focus() == Some(one.field))
        {
            self.form.type_on(refused.typed.clone());
        }
    }

    /// Gives the focus in the menu to this entry, so that Enter activates it.
    pub fn prefer(&mut self, wanted: Entry) {
        self.menu.act(&Action::Point(Target::Entry(self.place_of(wanted))));
    }

    /// The picture of the stop that comes next, once its maze is built.
    pub fn stop_picture(&self) -> Option<(Stop, &Arc<MeasuredMaze>)> {
        let stop = self.next_stop?;
        let measured = self.stop_maze.as_ref()?;
        (measured.spec == Some(stop.spec())).then_some((stop, measured))
    }

    /// The stop that comes next, while the journey has the focus.
    pub(super) fn stop_ahead(&self, journey: &Journey) -> Option<Stop> {
        let is_chosen = self.menu.focused() == Some(Entry::Journey) && self.form.place().is_none();
        let next = is_chosen.then(|| journey.next());
        next.filter(|&next| !journey.is_finished(next))
    }

    /// The preview, if it is of the maze that the fields describe.
    pub fn preview(&self, settings: &Settings) -> Option<&Arc<MeasuredMaze>> {
        let chosen = settings.maze.spec().ok().filter(|_| self.refused.is_none());
        self.preview.as_ref().filter(|measured| chosen.is_some() && measured.spec == chosen)
    }

    /// What is not known yet of the maze in the panel.
    fn need_of_panel(&self, settings: &Settings) -> Option<Request> {
        let spec = settings.maze.spec().ok()?;
        let built = self.preview.as_ref().filter(|measured| measured.spec == Some(spec));
        match built {
            Some(measured) => Request::more_of(measured),
            None => Some(Request::open(spec)),
        }
    }

    fn next(&mut self, entry: Entry, choice: &MazeChoice) -> Vec<Command> {
        match entry {
            Entry::Play | Entry::Watch => match (choice.spec(), choice.world()) {
                (Ok(spec), _) if entry == Entry::Play => Destination::Maze(spec).open(),
                (Ok(spec), _) => Destination::Watch(ShowSpec::readable(spec)).open(),
                (_, Some(world)) if entry == Entry::Play => Destination::World(world).open(),
                (Err(complaint), _) => {
                    self.complaint = Some(complaint);
                    Vec::new()
                }
            },
            Entry::Endless => match seed::parse(&choice.seed) {
                Ok(seed) => Destination::Endless(Endless::new(seed)).open(),
                Err(complaint) => {
                    self.complaint = Some(complaint);
                    Vec::new()
                }
            },
            Entry::Journey => Destination::Journey(None).open(),
            Entry::Daily => Destination::Daily.open(),
            Entry::Draw => Destination::Draw(None).open(),
            Entry::Lab => Destination::Lab(crate::game::lab::LabStart::Shelf).open(),
            Entry::Records => Destination::Records.open(),
            Entry::Settings => Destination::Settings.open(),
            Entry::HowTo => Destination::HowTo.open(),
            Entry::Quit => vec![Command::Quit],
            Entry::TwoPlayers => Destination::Lobby.open(),
            Entry::Continue => Destination::Continue(0).open(),
            Entry::Unfinished => Destination::Unfinished.open(),
        }
    }

    fn roll(&mut self, settings: &mut LiveSettings, roll: &mut impl FnMut() -> u64) {
        settings.change().maze.set_seed(roll().to_string());
        self.refused.take_if(|refused| refused.field == TitleField::Seed);
        self.prefer(Entry::Play);
    }

    /// Whether letters are text and not commands.
    pub fn is_typing(&self) -> bool {
        let focus = self.form.focus();
        focus == Some(TitleField::Seed) || self.is_writing_word()
    }

    /// Whether letters are those of the word that the maze's outline is.
    fn is_writing_word(&self) -> bool {
        let has_word = self.form.rows.contains(&TitleField::Word);
        has_word && matches!(self.form.focus(), Some(TitleField::Shape | TitleField::Word))
    }

    fn forget_complaints(&mut self) {
        self.form.stop_typing();
        (self.complaint, self.refused) = (None, None);
    }

    fn leave_panel(&mut self) {
        self.form.focus_on(None);
    }

    fn take(&mut self, chosen: MazeChoice, choice: &mut MazeChoice) {
        self.forget_complaints();
        self.prefer(Entry::Play);
        *choice = choice.taking(chosen);
    }

    /// Chooses this maze and the entry that plays it.
    pub fn offer(&mut self, course: Course, choice: &mut MazeChoice) {
        match course {
            Course::Maze(spec) => self.take(MazeChoice::of(&spec), choice),
            Course::Plane(endless) => {
                self.forget_complaints();
                choice.set_seed(endless.seed().to_string());
                self.prefer(Entry::Endless);
            }
        }
        self.leave_panel();
    }

    /// Takes a pasted code; anything else is refused with an explanation, but a seed field takes
    /// any short text.
    fn paste(&mut self, text: &str, settings: &mut LiveSettings) {
        // The app opens it.
        if NamedWorld::read(text).is_some() {
            return;
        }
        if Endless::is_meant_by(text) {
            match text.parse::<Endless>() {
                Ok(endless) => self.offer(endless.into(), &mut settings.change().maze),
                Err(complaint) => self.complaint = Some(complaint),
            }
            return;
        }
        match MazeChoice::of_code(text) {
            Ok(choice) => self.take(choice, &mut settings.change().maze),
            Err(_) if self.is_typing() && text.lines().count() == 1 => {
                let change = self.form.write(text.trim(), |field| field.control(settings));
                self.take_over(change, settings);
            }
            Err(complaint) => self.complaint = Some(complaint),
        }
    }
}

impl ScreenState for Title {
    fn traits(&self) -> ScreenTraits {
        let is_typed = self.is_typing();
        let keys = if is_typed { KeySet::Text } else { KeySet::Menu };
        ScreenTraits { is_lively: true, ..ScreenTraits::at_rest("title", keys) }
            .in_turn()
            .at_depth(0)
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let recordings = &mut world.recordings;
        let declines = inputs.actions.contains(&Action::Back);
        if declines && recordings.challenge.take().is_some() {
            return Vec::new();
        }
        if recordings.best.is_some() && inputs.actions.contains(&Action::Ghost) {
            let settings = world.settings.change();
            settings.ghost = !settings.ghost;
        }
        let commands = self.tick(inputs, &mut world.settings, roll(&mut world.dice));
        self.next_stop = self.stop_ahead(&world.journey);
        commands
    }

    fn place_of_focus(&self) -> [usize; 2] {
        self.form.focus_beside(self.menu.focus)
    }

    fn maze<'a>(&'a self, settings: &Settings) -> MazeShown<'a> {
        MazeShown::in_panel(self.preview(settings))
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        settings.maze.code().filter(|_| self.refused.is_none())
    }

    fn need(&self, settings: &Settings) -> Option<(Request, Purpose)> {
        let of_stop = || {
            let next = self.next_stop.filter(|_| self.stop_picture().is_none())?;
            Some((Request::MeasuredMaze(next.spec()), Purpose::Picture))
        };
        self.need_of_panel(settings).map(|request| (request, Purpose::Preview)).or_else(of_stop)
    }

    fn take_response(&mut self, response: Response) {
        let Response::MeasuredMaze(measured) = response else { return };
        let is_of_stop = self.next_stop.is_some_and(|next| measured.spec == Some(next.spec()));
        let goes_to_stop = is_of_stop && self.stop_picture().is_none();
        *if goes_to_stop { &mut self.stop_maze } else { &mut self.preview } = Some(measured);
    }

    /// The seed or word being typed. Entering a code has the effect of pasting it.
    fn writing<'a>(&'a self, settings: &'a Settings) -> Option<Writing<'a>> {
        self.is_typing().then(|| {
            let is_word = self.is_writing_word();
            let present = if is_word { &settings.maze.word } else { &settings.maze.seed };
            let text = self.form.typed().unwrap_or(present);
            let done = (!is_word && is_code(text)).then(|| Action::Paste(text.to_owned()));
            Writing { text: text.into(), is_wrong: self.refused.is_some(), done }
        })
    }
}

/// Whether a text is the code of a maze, a match or a bookmark.
fn is_code(text: &str) -> bool {
    text.parse::<Course>().is_ok()
        || text.parse::<MatchCode>().is_ok()
        || text.parse::<Bookmark>().is_ok()
}
