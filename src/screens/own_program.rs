//! A program of the player's own: a mouse that walks, a union-find that builds or a stack that
//! solves. Any moment of its run can be looked at.
//!
//! The program runs ahead as fast as it can, and what it did is played from a log. It ends when the
//! screen is gone.

pub mod act;
pub mod building;
pub mod companion;
pub mod solving;
pub(crate) mod view;

use act::{Act, ProgramRun};
use companion::Companion;

use crate::game::command::OpenRefusal;
use crate::game::form::Letters;
use crate::game::scene::{Scene, Unfit};
use crate::game::store_task::StoreTask;
use crate::game::theatre::film::{Acts, Cut, Filmed};
use crate::game::told_run::ToldRun;
use crate::game::tuning::{FILM_MOST_FRAMES_WITH_PANELS, FILM_MOST_TILES_WITH_PANELS};
use crate::guest::{
    Beside, GoalPlace, GuestEnd, GuestOrder, GuestTask, KeptPrograms, MousePlace, MouseStage,
    PageProgram,
};
use crate::screens::parts::whole_stage::{stage_frame, stage_still};
use crate::screens::prelude::*;
use crate::words::OwnProgramWords;

/// The screen of a program of the player's own.
#[derive(Clone, Debug)]
pub struct OwnProgram {
    /// The program.
    pub order: GuestOrder,
    /// What it does.
    pub act: Act,
    /// What runs beside it.
    pub companion: Option<Companion>,
    /// The playback controls.
    pub deck: Deck,
    /// How the program has ended.
    pub end: Option<GuestEnd>,
    /// The form in which the player names the program, before it is run.
    pub form: Option<Form<ProgramRow>>,
    /// The programs that were run before.
    pub kept: KeptPrograms,
    /// The progress of its film, from 0 to 1, while one is made.
    pub film_share: Option<f32>,
    /// The speed of the film, if it is not to be a short one.
    film_speed: Option<u32>,
    is_kept: bool,
    /// The name of the file in which all of it stands, if it is not run here, and how it ended.
    file: Option<(String, GuestEnd)>,
    source: Source,
    goal: GoalPlace,
}

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramRow {
    /// What it is to do.
    Task,
    /// A program that was run before.
    Kept,
    /// The program and its arguments.
    Command,
    /// The folder that it runs in.
    Folder,
    /// The program on a page, and the button that chooses its file.
    File,
    /// What a mouse is set beside.
    Beside,
    /// The button that runs it.
    Run,
}

/// The longest command that can be typed.
const MOST_CHARACTERS: usize = 300;
/// How many steps a running mouse is ahead of what is seen, at least, for its turns to be curves.
const KNOWN_AHEAD: u64 = 100;

impl ProgramRow {
    /// The rows of a program that the system runs, from top to bottom.
    const OF_COMMAND: [Self; 6] =
        [Self::Task, Self::Kept, Self::Command, Self::Folder, Self::Beside, Self::Run];
    /// The rows of one that a page runs.
    const OF_PAGE: [Self; 4] = [Self::Task, Self::File, Self::Beside, Self::Run];
}

impl OwnProgram {
    /// A program that is to do this in this maze; a mouse walks to the middle, or to the goal.
    pub fn new(order: GuestOrder, source: Source, goal: GoalPlace) -> Result<Self, Unfit> {
        let act = Act::new(Scene::new(order.task, &source, goal)?);
        let companion = Companion::new(&order, &act);
        let mut deck = Deck::new(0);
        deck.is_playing = true;
        let kept = KeptPrograms::default();
        Ok(Self {
            order,
            act,
            companion,
            deck,
            end: None,
            form: None,
            kept,
            film_share: None,
            film_speed: None,
            is_kept: false,
            file: None,
            source,
            goal,
        })
    }

    /// A run that was kept in a file of this name, as it was.
    pub fn retold(file: String, run: ToldRun, scene: Scene, end: GuestEnd) -> Self {
        let mut act = Act::new(scene);
        act.hear_of(run.told);
        let (source, goal) = (run.source, run.goal);
        let order = GuestOrder { task: run.task, ..GuestOrder::default() };
        let mut deck = Deck::new(0);
        deck.is_playing = true;
        Self {
            order,
            act,
            companion: None,
            deck,
            end: None,
            form: None,
            kept: KeptPrograms::default(),
            film_share: None,
            film_speed: None,
            is_kept: true,
            file: Some((file, end)),
            source,
            goal,
        }
    }

    /// The name of the file in which all of it stands, if it is not run here.
    pub fn file(&self) -> Option<&str> {
        self.file.as_ref().map(|(name, _)| name.as_str())
    }

    /// What the player would run, where a run out of a file is shown.
    pub fn offer(&mut self, order: &GuestOrder, kept: &KeptPrograms) {
        self.order = GuestOrder { task: self.order.task, beside: Beside::Nobody, ..order.clone() };
        self.kept.clone_from(kept);
    }

    /// All of it, to be kept in a file: once it is over, and unless that is too much.
    pub fn told(&self) -> Option<ToldRun> {
        let end = self.end.clone().filter(|_| self.act.steps() > 0)?;
        let (source, goal, task) = (self.source.clone(), self.goal, self.act.task());
        self.act.heard().map(|told| ToldRun { task, source, goal, end, told: told.to_owned() })
    }

    /// Whether there is a run to be kept.
    pub fn can_be_told(&self) -> bool {
        self.end.is_some() && self.act.steps() > 0 && self.act.heard().is_some()
    }

    /// Asks the player for a program that does something in this maze, if one can.
    pub fn offered(mut order: GuestOrder, source: Source, kept: &KeptPrograms) -> Option<Self> {
        let tasks = Act::tasks_in(&source);
        if !tasks.contains(&order.task) {
            order.task = *tasks.first()?;
        }
        let mut offered = Self::new(order, source, GoalPlace::Middle).ok()?;
        offered.kept.clone_from(kept);
        offered.ask();
        Some(offered)
    }

    fn ask(&mut self) {
        self.act.leave();
        if let Some(companion) = &mut self.companion {
            companion.leave();
        }
        let is_on_page = self.order.page.is_some();
        let rows: &[_] = if is_on_page { &ProgramRow::OF_PAGE } else { &ProgramRow::OF_COMMAND };
        let mut form = Form::new(rows);
        form.enter(if self.order.is_named() { ProgramRow::Run } else { ProgramRow::Command });
        self.form = Some(form);
    }

    /// The maze that it is in.
    pub const fn source(&self) -> &Source {
        &self.source
    }

    /// The control of a row with its present value.
    pub fn control(&self, row: ProgramRow) -> Control<GuestOrder> {
        let text = Control::plain(ControlKind::Text);
        let letters = Letters::Behind(MOST_CHARACTERS);
        match row {
            ProgramRow::Task => {
                let tasks = Act::tasks_in(&self.source);
                Control::one_of(tasks, self.order.task, |order: &mut GuestOrder, task| {
                    order.task = task;
                })
            }
            ProgramRow::Kept => {
                let kept = self.kept.clone();
                let present = self.order.kept();
                let place = kept.all().iter().position(|one| Some(one) == present.as_ref());
                let all: Vec<_> = (0..kept.all().len()).map(Some).collect();
                Control::one_of(all, place, move |order: &mut GuestOrder, place| {
                    let chosen = place.and_then(|place| kept.all().get(place));
                    *order = chosen.map_or_else(|| order.clone(), |it| order.running(it.clone()));
                })
            }
            ProgramRow::Beside => {
                let choices = self.choices_beside();
                let place = choices.iter().position(|one| *one == self.order.beside);
                let all: Vec<_> = (0..choices.len()).collect();
                Control::one_of(all, place.unwrap_or(0), move |order: &mut GuestOrder, place| {
                    order.beside.clone_from(&choices[place]);
                })
            }
            ProgramRow::Command => {
                text.typed(self.order.command.clone(), letters, |order: &mut GuestOrder, text| {
                    text.clone_into(&mut order.command);
                    Ok(())
                })
            }
            ProgramRow::Folder => text.typed(self.order.folder.clone(), letters, |order, text| {
                text.clone_into(&mut order.folder);
                Ok(())
            }),
            ProgramRow::File | ProgramRow::Run => Control::plain(ControlKind::Button),
        }
    }

    /// What this can be set beside: a union-find and a stack are beside ours as it is.
    pub fn choices_beside(&self) -> Vec<Beside> {
        if self.order.task == GuestTask::Walk { Beside::choices(&self.kept) } else { Vec::new() }
    }

    /// Names a program that the page is to run.
    pub fn choose(&mut self, name: String, bytes: &[u8]) {
        self.order.page = Some(PageProgram::Own { name, bytes: bytes.into() });
        self.ask();
    }

    /// What it does or did, in a sentence.
    pub fn state(&self, words: &OwnProgramWords) -> String {
        view::state_of(self, words).0
    }

    /// What a page runs, as the player may change it.
    pub fn script(&self) -> Option<&str> {
        self.form.as_ref()?;
        str::from_utf8(self.order.page.as_ref()?.bytes(self.order.task)).ok()
    }

    /// Whether the program is running.
    pub const fn is_running(&self) -> bool {
        self.form.is_none() && self.end.is_none()
    }

    /// Whether all has happened, so that it can be filmed.
    pub fn is_over(&self) -> bool {
        self.end.is_some() && !self.companion.as_ref().is_some_and(Companion::is_running)
    }

    /// What files of it are called.
    pub fn name_of_files(&self) -> String {
        let what = match self.act.task() {
            GuestTask::Walk => "own mouse",
            GuestTask::Build => "own union-find",
            GuestTask::Solve => "own stack",
        };
        format!("{} {what}", self.source.name_of_files())
    }

    /// A copy of it for filming, and how that is cut. None before it is over.
    pub(crate) fn of_film(&self) -> Option<(Self, Cut)> {
        let cut = Cut::new(Acts::Solve, 0, self.deck.steps);
        let cut = match self.film_speed {
            Some(speed) => cut.at_speed(speed, FILM_MOST_FRAMES_WITH_PANELS),
            None => cut,
        };
        self.is_over().then(|| (Self { film_share: None, ..self.clone() }, cut))
    }

    /// Starts a film of all that has happened, at its speed or a short one.
    fn film(&mut self, at_its_speed: bool) -> Command {
        if self.source.tiles() > FILM_MOST_TILES_WITH_PANELS {
            return Command::Refused(OpenRefusal::TooLargeToFilm);
        }
        self.film_speed = at_its_speed.then(|| self.deck.speed().per_second());
        self.film_share = Some(0.0);
        Command::Film(Filmed { acts: Acts::Solve, with_panels: true })
    }

    /// Whether a text is being typed.
    fn is_typing(&self) -> bool {
        self.form.as_ref().is_some_and(|form| form.takes_text(|row| self.control(row)))
    }

    /// Whether another maze can be grown for it.
    pub const fn may_have_another(&self) -> bool {
        matches!(self.source, Source::Grown(_)) && self.file.is_none()
    }

    /// Where a mouse is in the step that is being played. A curve begins before its turn, so that a
    /// mouse that may be waited for turns on the spot.
    pub fn place(&self, run: &ProgramRun<MouseStage>, blend: f32) -> MousePlace {
        let step = self.deck.step;
        let is_known_ahead = self.end.is_some() || run.log.steps() > step + KNOWN_AHEAD;
        let has_curves = is_known_ahead && self.deck.is_playing;
        let share = self.deck.position(blend).fract() as f32;
        MousePlace::new(&run.log, (run.moment.stage.body, step), share, has_curves)
    }

    /// Runs the program from the start, in this maze, if it can.
    fn run_in(&mut self, source: Source) {
        if let Ok(new) = Self::new(self.order.clone(), source, self.goal) {
            let (deck, kept) = (self.deck.reload(0), std::mem::take(&mut self.kept));
            *self = Self { deck, kept, ..new };
            self.deck.is_playing = true;
        }
    }

    fn grow_another(&mut self, seed: u64) {
        if let Source::Grown(spec) = self.source {
            self.run_in(Source::Grown(spec.another(seed)));
        }
    }

    /// Takes what has come from the program.
    fn listen(&mut self) {
        let end = self.act.listen();
        let beside = self.companion.as_mut().map_or(0, |companion| {
            companion.listen();
            companion.steps()
        });
        self.deck.steps = self.act.steps().max(beside);
        if end.is_some() {
            self.end = end;
        }
        if let Some((_, end)) = self.file.as_ref().filter(|_| self.act.is_whole()) {
            self.end = Some(end.clone());
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
                if let Some(command) = self.fill_in(action) {
                    return vec![command];
                }
                continue;
            }
            match action {
                Action::Back if self.film_share.take().is_some() => {
                    return vec![Command::GiveUpFilm];
                }
                Action::Back => return vec![Command::Back],
                Action::SavePicture => return vec![Command::SavePicture],
                Action::Film if self.is_over() && self.film_share.is_none() => {
                    return vec![self.film(inputs.run)];
                }
                Action::Confirm if self.file.is_none() => self.run_in(self.source.clone()),
                Action::SaveRecording if self.can_be_told() => {
                    let name = format!("{} run", self.name_of_files());
                    let told = self.told().map(|run| Command::SaveToldRun(name, run));
                    return told.into_iter().collect();
                }
                Action::OwnProgram => {
                    self.ask();
                }
                Action::NewSeed if self.file.is_none() => self.grow_another(roll()),
                Action::Next => self.act.press_reset(),
                action => buttons::press(&mut self.deck, action, inputs),
            }
        }
        let was_playing = self.deck.is_playing;
        self.deck.tick();
        // While the program runs, there may be more to come.
        let is_beside =
            self.form.is_none() && self.companion.as_ref().is_some_and(Companion::is_running);
        self.deck.is_playing |= was_playing && (self.is_running() || is_beside);
        self.act.seek(self.deck.step);
        if let Some(companion) = &mut self.companion {
            companion.seek(self.deck.step);
        }
        if self.is_running() && !self.act.is_begun() && self.file.is_none() {
            let own = Command::RunGuest(self.order.clone(), self.act.begin());
            let beside = self.companion.as_mut().and_then(Companion::begin);
            return std::iter::once(own).chain(beside).collect();
        }
        Vec::new()
    }

    /// Fills in the form, or runs the program that it names; says what else is wanted.
    fn fill_in(&mut self, action: &Action) -> Option<Command> {
        let pressed = self.form.as_ref().and_then(|form| match *action {
            Action::Confirm => form.focus(),
            Action::Click(Target::Field(place)) => form.rows.get(place).copied(),
            _ => None,
        });
        let asks_for_file = pressed == Some(ProgramRow::File);
        let runs = *action == Action::Confirm || pressed == Some(ProgramRow::Run);
        if runs && !asks_for_file && self.order.is_named() {
            self.run_in(self.source.clone());
            return None;
        }
        let mut form = self.form.take()?;
        let control = |row| self.control(row);
        let change = match action {
            Action::Confirm => None,
            Action::Next => form.act(&Action::Go(Direction::Down), control),
            Action::Paste(text) if self.order.page.is_some() => {
                self.choose(String::new(), text.as_bytes());
                return None;
            }
            Action::Paste(text) => form.write(text.trim(), control),
            action => form.act(action, control),
        };
        self.form = Some(form);
        if let Some(change) = change {
            // Nothing in it is invalid.
            let _ = change(&mut self.order);
        }
        asks_for_file.then_some(Command::ChooseFile)
    }
}

impl ScreenState for OwnProgram {
    fn traits(&self) -> ScreenTraits {
        let keys = match (&self.form, self.is_typing()) {
            (Some(_), true) => KeySet::Text,
            (Some(_), false) => KeySet::Menu,
            (None, _) => KeySet::Theatre,
        };
        let moves = self.deck.is_playing && self.form.is_none();
        ScreenTraits { moves, ..ScreenTraits::at_rest("own-program", keys).at_depth(3) }
    }

    fn place_of_focus(&self) -> [usize; 2] {
        self.form.as_ref().map_or([0, 0], |form| form.focus_beside(0))
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let mut commands = self.tick(inputs, || world.roll());
        // It is run, or left.
        if !commands.is_empty() && self.file.is_none() {
            world.guest.clone_from(&self.order);
        }
        // One that has done nothing was most likely mistyped.
        if !self.is_kept && self.form.is_none() && self.act.steps() > 0 {
            self.is_kept = true;
            if let Some(program) = self.order.kept() {
                world.programs.keep(program);
                self.kept.clone_from(&world.programs);
                commands.push(Command::Keep(StoreTask::KeepPrograms(world.programs.clone())));
            }
        }
        commands
    }

    fn still<'a>(&'a self, world: &'a World, view: &View<'a>) -> Option<Still<'a>> {
        let name = format!("{} step {}", self.name_of_files(), self.deck.step);
        Some(stage_still((world, self), view, name, |context, room, painter| {
            view::draw_stage(context, self, room, painter);
        }))
    }

    fn film_frame<'a>(&'a self, world: &'a World, view: &View<'a>) -> Option<Still<'a>> {
        Some(stage_frame((world, self), view, |context, room, painter| {
            view::draw_stage(context, self, room, painter);
        }))
    }

    fn show_in_film(&mut self, step: u64, _: u16) {
        self.deck.seek(step);
        self.act.seek(step);
        if let Some(companion) = &mut self.companion {
            while !companion.seek(step) {}
        }
    }

    fn take_film_progress(&mut self, share: Option<f32>) {
        self.film_share = share;
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        match &self.act {
            Act::Walk { measured, .. } => MazeShown::InPanel(measured),
            Act::Build { .. } => MazeShown::Nothing,
            Act::Solve { solving, .. } => MazeShown::InPanel(&solving.measured),
        }
    }

    fn code(&self, _: &Settings) -> Option<String> {
        match &self.source {
            Source::Grown(spec) => Some(spec.to_string()),
            Source::Given { .. } => None,
        }
    }

    fn writing<'a>(&'a self, _: &'a Settings) -> Option<Writing<'a>> {
        let text = match self.form.as_ref()?.focus()? {
            ProgramRow::Command => &self.order.command,
            ProgramRow::Folder => &self.order.folder,
            _ => return None,
        };
        Some(Writing { text: text.into(), is_wrong: false, done: Some(Action::Confirm) })
    }
}
