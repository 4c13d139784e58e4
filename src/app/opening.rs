//! What comes from outside: what the game opens with, and files that are dropped on it.

use std::sync::Arc;

use super::App;
use crate::game::bookmark::{Bookmark, BookmarkScene};
use crate::game::bundle::is_bundle;
use crate::game::command::{Command, Destination, OpenRefusal};
use crate::game::endless::LegPlan;
use crate::game::input::{Action, Inputs};
use crate::game::journey::Stop;
use crate::game::lab::{Card, LabStart, Offer, Prepared, is_card};
use crate::game::pack::{Pack, is_pack};
use crate::game::race::Race;
use crate::game::replay::Recording;
use crate::game::request::{Purpose, Request, Unreadable};
use crate::game::theatre::{ShowSpec, Source};
use crate::game::versus::code::MatchCode;
use crate::guest::{GuestOrder, PageProgram, contest_spec};
use crate::maze::endless::NamedWorld;
use crate::maze::world::{KeptWorld, WorldFile};
use crate::maze::{Endless, Maze, Spec, Warning, may_be_no_maze};
use crate::screens::Screen;
use crate::screens::loading::Loading;
use crate::screens::lobby::Lobby;
use crate::screens::meeting::MeetingScreen;
use crate::screens::own_program::OwnProgram;
use crate::screens::settings::SettingsScreen;

/// What the game can open with in place of the title.
#[derive(Clone, Debug)]
pub enum Opening {
    /// The maze of this spec, to be played.
    Grown(Spec),
    /// A maze without end.
    Endless(Endless),
    /// A world, which is built if it is not here.
    World(NamedWorld),
    /// A maze that is ready to be played, the assumptions made to read it, and its file name.
    Given(Arc<Maze>, Vec<Warning>, String),
    /// The lobby with this match chosen.
    Match(MatchCode),
    /// A recording to watch.
    Recording(Box<Recording>),
    /// The theatre; if its maze is from a file, with the assumptions made to read it and its name.
    Watch(ShowSpec, Vec<Warning>, String),
    /// A moment in the theatre or the laboratory.
    Bookmark(Bookmark),
    /// A program of the player's own.
    OwnProgram(Box<OwnProgram>),
    /// The screensaver.
    Screensaver,
    /// The laboratory.
    Lab(LabStart),
    /// The settings, with the contents of a file that may replace all the player's data.
    Bundle(Arc<Vec<u8>>),
    /// A pack of mazes.
    Pack(Pack),
    /// The meeting of two pages, with the letter of the other one.
    Letter(String),
    /// The title, with this text pasted.
    Pasted(String),
}

impl Opening {
    /// What the text of a link asks for. A text that is no code and no card is pasted on the title,
    /// which understands challenges and explains what is wrong with anything else.
    pub fn asked_by(text: &str) -> Self {
        if MeetingScreen::is_meant_by(text) {
            return Self::Letter(text.to_owned());
        }
        // A maze's code may end with any text, so the other kinds of code are tried first.
        let is_match = |_: &MatchCode| Lobby::is_meant_by(text);
        let matched = || text.parse().ok().filter(is_match).map(Self::Match);
        let pasted = || Self::Pasted(text.to_owned());
        let is_moment = Bookmark::is_meant_by(text);
        let moment = || is_moment.then(|| text.parse().map_or_else(|_| pasted(), Self::Bookmark));
        let world = || NamedWorld::read(text).map(Self::World);
        let endless = || world().or_else(|| text.parse().ok().map(Self::Endless));
        let spec = || text.parse().ok().map(Self::Grown);
        let card = || Offer::named(text).ok().map(|card| Self::Lab(LabStart::Offer(card)));
        // Pasted on the title, so that the lobby explains what is wrong with the rules.
        let wrong_match = || Lobby::is_meant_by(text).then(pasted);
        matched()
            .or_else(wrong_match)
            .or_else(moment)
            .or_else(endless)
            .or_else(spec)
            .or_else(card)
            .unwrap_or_else(pasted)
    }
}

impl App {
    /// Opens with the first maze of the journey for a player who has never played, and with the title
    /// for everybody else.
    pub fn greet(&mut self) -> Vec<Command> {
        let is_new = self.world.is_first_visit() && !self.world.settings.lesson_settled;
        let first = Stop::at(0).filter(|_| is_new);
        first.map_or_else(Vec::new, |stop| self.begin(Opening::Grown(stop.spec())))
    }

    /// Opens with something other than the title, which is put below it.
    pub fn begin(&mut self, opening: Opening) -> Vec<Command> {
        match opening {
            Opening::Grown(spec) => match self.begun(&spec, spec.size().start()) {
                Some(measured) => {
                    let (mut commands, name_before) = (Vec::new(), self.screen.name());
                    self.play(Race::alone(measured), &mut commands);
                    self.tell_screen(name_before, &mut commands);
                    commands
                }
                None => self.open(Request::open(spec)),
            },
            Opening::Endless(endless) => {
                let plan = self.left_in(endless).unwrap_or_else(|| LegPlan::first(endless));
                self.open(Request::Leg(plan))
            }
            Opening::World(named) => {
                self.looks_for = Some(named);
                match KeptWorld::find(named.spec) {
                    Some(world) => self.begin(Opening::Endless(Endless::of_world(world))),
                    None => self.open(Request::World(named.spec)),
                }
            }
            Opening::Given(maze, warnings, file) => {
                self.world.take_name(&maze, &file);
                self.open_given(maze, warnings, Purpose::Open)
            }
            Opening::Match(code) => self.invite(&code),
            Opening::Recording(recording) => self.open_recording(*recording),
            Opening::Watch(show_spec, warnings, file) => {
                if let Source::Given { maze, .. } = &show_spec.source {
                    self.world.take_name(maze, &file);
                    if may_be_no_maze(&warnings) {
                        let maze = Arc::clone(maze);
                        return self.open_given(maze, warnings, Purpose::Watch(show_spec));
                    }
                }
                let mut commands = self.watch(show_spec);
                commands.extend(Command::assumed(warnings));
                commands
            }
            Opening::Bookmark(bookmark) => self.come_back_to(bookmark),
            Opening::OwnProgram(program) => self.lead(*program),
            Opening::Screensaver => self.begin_screensaver(),
            Opening::Lab(start) => self.experiment(start),
            Opening::Bundle(bytes) => self.offer_bundle(bytes),
            Opening::Pack(pack) => self.open_pack(pack),
            Opening::Letter(letter) => self.read_letter(letter),
            Opening::Pasted(text) => {
                let actions = vec![Action::Paste(text)];
                let mut commands = self.tick(&Inputs { actions, ..Inputs::default() });
                // After following a link, the player would not notice an error beside a field.
                let refusal = match &self.screen {
                    Screen::Title(title) => title.complaint.clone().map(OpenRefusal::Link),
                    Screen::Lobby(lobby) => lobby.complaint.clone().map(OpenRefusal::LinkToMatch),
                    _ => None,
                };
                commands.extend(refusal.map(Command::Refused));
                commands
            }
        }
    }

    /// Opens a file from outside: a maze, a recording, a card of the laboratory, or all the data of
    /// a player from another device.
    pub fn open_file(&mut self, name: String, bytes: Vec<u8>) -> Vec<Command> {
        if is_bundle(&bytes) {
            return self.offer_bundle(Arc::new(bytes));
        }
        if WorldFile::is_begun_by(&bytes) {
            return match WorldFile::open(bytes) {
                Ok(world) => {
                    self.begin(Opening::Endless(Endless::of_world(KeptWorld::keep(world))))
                }
                Err(error) => vec![Command::Unreadable(name, Unreadable::World(error))],
            };
        }
        if is_pack(&bytes) {
            return match String::from_utf8_lossy(&bytes).parse() {
                Ok(pack) => self.open_pack(pack),
                Err(error) => vec![Command::Unreadable(name, Unreadable::Pack(error))],
            };
        }
        if is_card(&bytes) {
            return match Prepared::read_bytes(&bytes) {
                Ok(card) => self.experiment(LabStart::of_card(card)),
                Err(error) => vec![Command::Unreadable(name, Unreadable::Card(error))],
            };
        }
        if self.world.guest.page.is_some() && PageProgram::is_meant_by(&name, &bytes) {
            return self.offer_file(name, &bytes);
        }
        self.open(Request::Read { name, bytes: Arc::new(bytes) })
    }

    /// Offers to run a program that was dropped on the page.
    fn offer_file(&mut self, name: String, bytes: &[u8]) -> Vec<Command> {
        if let Screen::OwnProgram(program) = &mut self.screen {
            program.choose(name, bytes);
            return Vec::new();
        }
        let page = Some(PageProgram::Own { name, bytes: bytes.into() });
        self.offer_program(GuestOrder { page, ..self.world.guest.clone() })
    }

    /// Asks whether this file is to replace all the player's data, and whose it is. Where nothing
    /// has been played it is most likely a player's move to another device; elsewhere a single
    /// Enter must not make somebody else's recordings the player's own.
    fn offer_bundle(&mut self, bytes: Arc<Vec<u8>>) -> Vec<Command> {
        let mut commands = Vec::new();
        let name_before = self.screen.name();
        let has_played = !self.world.archive.is_empty();
        let screen = Screen::Settings(SettingsScreen::offer(bytes, !has_played));
        if matches!(self.screen, Screen::Settings(_)) {
            self.screen = screen;
        } else {
            self.cover(screen);
        }
        self.tell_screen(name_before, &mut commands);
        commands
    }

    /// Opens a maze that was read with these assumptions; a doubtful one after the player was asked.
    fn open_given(
        &mut self,
        maze: Arc<Maze>,
        warnings: Vec<Warning>,
        purpose: Purpose,
    ) -> Vec<Command> {
        let mut commands = self.open_for(Request::Measure(maze, None), purpose);
        match &mut self.screen {
            Screen::Loading(loading) if may_be_no_maze(&warnings) => loading.doubts = warnings,
            _ => commands.extend(Command::assumed(warnings)),
        }
        commands
    }

    /// Opens a maze from outside. The present screen stays below until the maze is ready, and is
    /// shown again if that fails.
    pub fn open(&mut self, request: Request) -> Vec<Command> {
        self.open_for(request, Purpose::Open)
    }

    fn open_for(&mut self, request: Request, purpose: Purpose) -> Vec<Command> {
        let mut commands = Vec::new();
        let name_before = self.screen.name();
        self.open_over(request, purpose, &mut commands);
        self.tell_screen(name_before, &mut commands);
        commands
    }

    pub(super) fn open_over(
        &mut self,
        request: Request,
        purpose: Purpose,
        commands: &mut Vec<Command>,
    ) {
        let loading = Screen::Loading(Loading::new(request, purpose));
        if matches!(self.screen, Screen::Loading(_)) {
            self.screen = loading;
        } else {
            self.cover(loading);
        }
        // The file may have changed since it was last read.
        self.pending = None;
        self.ask_for_what_is_needed(commands);
    }

    /// Opens the lobby with this match chosen.
    pub fn invite(&mut self, code: &MatchCode) -> Vec<Command> {
        let mut commands = Vec::new();
        let name_before = self.screen.name();
        self.go(Destination::Lobby, &mut commands);
        Lobby::choose(code, self.world.settings.change());
        self.tell_screen(name_before, &mut commands);
        commands
    }

    /// Opens the meeting of two pages with the letter of the other one.
    fn read_letter(&mut self, letter: String) -> Vec<Command> {
        let mut commands = Vec::new();
        let name_before = self.screen.name();
        self.meet_by(letter, &mut commands);
        self.tell_screen(name_before, &mut commands);
        commands
    }

    /// Opens the theatre.
    pub fn watch(&mut self, show_spec: ShowSpec) -> Vec<Command> {
        let mut commands = Vec::new();
        let name_before = self.screen.name();
        self.show(show_spec, &mut commands);
        self.tell_screen(name_before, &mut commands);
        commands
    }

    /// Offers to run this program in a new maze.
    pub fn offer_program(&mut self, order: GuestOrder) -> Vec<Command> {
        let spec = contest_spec(self.world.roll());
        let offered = OwnProgram::offered(order, Source::Grown(spec), &self.world.programs);
        offered.map_or_else(Vec::new, |it| self.lead(it))
    }

    /// Shows a program of the player's own.
    pub fn lead(&mut self, program: OwnProgram) -> Vec<Command> {
        let mut commands = Vec::new();
        let name_before = self.screen.name();
        self.cover_with(program);
        self.tell_screen(name_before, &mut commands);
        commands
    }

    /// Shows a program on top of the screen. From a run out of a file the player's own is offered.
    pub(super) fn cover_with(&mut self, mut program: OwnProgram) {
        if program.file().is_some() {
            program.offer(&self.world.guest, &self.world.programs);
        }
        self.cover(Screen::OwnProgram(Box::new(program)));
    }

    /// Opens the theatre or the laboratory at this moment.
    pub(super) fn come_back_to(&mut self, bookmark: Bookmark) -> Vec<Command> {
        let (moment, counted) = ((bookmark.step, bookmark.until), bookmark.counted);
        match bookmark.scene {
            BookmarkScene::Show { spec, solver, stride, staging } => {
                let show_spec = ShowSpec { stride, ..ShowSpec::of(Source::Grown(spec), solver) };
                let commands = self.watch(show_spec);
                if let Screen::Watch(watch) = &mut self.screen {
                    watch.begin_at(staging, moment, counted);
                }
                commands
            }
            BookmarkScene::Bench { work, variant, beside } => {
                let card = Box::new(work.card().unwrap_or_else(|| Card::blank(1)));
                self.experiment(LabStart::Bench(card, variant, beside, moment))
            }
            BookmarkScene::Search(place) => {
                let start = LabStart::of_search(place, moment, counted).unwrap_or(LabStart::Shelf);
                self.experiment(start)
            }
            BookmarkScene::Exercise(skill, seed) => {
                self.experiment(LabStart::Exercise(skill, seed))
            }
        }
    }

    /// Opens the laboratory.
    fn experiment(&mut self, start: LabStart) -> Vec<Command> {
        let mut commands = Vec::new();
        let name_before = self.screen.name();
        self.go(Destination::Lab(start), &mut commands);
        self.tell_screen(name_before, &mut commands);
        commands
    }

    /// Starts the screensaver on top of the present screen.
    pub fn begin_screensaver(&mut self) -> Vec<Command> {
        let mut commands = Vec::new();
        let name_before = self.screen.name();
        self.fall_asleep();
        self.tell_screen(name_before, &mut commands);
        commands
    }
}
