//! Moving from one screen to another.

use std::sync::Arc;

use super::App;
use crate::game::bookmark::Bookmark;
use crate::game::command::{Command, Destination, OpenRefusal};
use crate::game::input::Inputs;
use crate::game::lab::{LabStart, Offer};
use crate::game::pack::is_pack;
use crate::game::records::{Week, daily, daily_puzzle};
use crate::game::request::{Purpose, Request};
use crate::game::theatre::{Source, StepSize};
use crate::game::versus::code::MatchCode;
use crate::game::versus::game::Match;
use crate::maze::endless::NamedWorld;
use crate::screens::contest::SideBySide;
use crate::screens::daily::DailyMazes;
use crate::screens::draw::DrawScreen;
use crate::screens::export::Export;
use crate::screens::how_to::{HowTo, HowToPage};
use crate::screens::lab::Lab;
use crate::screens::lobby::Lobby;
use crate::screens::meeting::MeetingScreen;
use crate::screens::own_program::OwnProgram;
use crate::screens::phones::PhonesScreen;
use crate::screens::records::RecordsScreen;
use crate::screens::results::Results;
use crate::screens::school::RatSchool;
use crate::screens::settings::SettingsScreen;
use crate::screens::title::{Entry, Title};
use crate::screens::unfinished::UnfinishedRuns;
use crate::screens::versus::Versus;
use crate::screens::watch::Watch;
use crate::screens::which_built::WhichBuilt;
use crate::screens::world_map::WorldMap;
use crate::screens::{MazeShown, Screen};

impl App {
    /// Closes the present screen, with what it has requested.
    pub(super) fn go_back(&mut self, commands: &mut Vec<Command>) {
        let need = self.screen.state().need(&self.world.settings);
        if need.is_some() && need == self.pending {
            self.give_up(commands);
        }
        self.uncover();
    }

    /// Offers to run a program of the player's own in this maze.
    fn offer_program_in(&mut self, source: Source) {
        if let Some(offered) =
            OwnProgram::offered(self.world.guest.clone(), source, &self.world.programs)
        {
            self.cover(Screen::OwnProgram(Box::new(offered)));
        }
    }

    /// Whoever comes from a match has joined already.
    fn open_lobby(&mut self) {
        let are_seated = matches!(self.screen, Screen::Versus(_));
        self.screen = Screen::Lobby(Lobby::of_players(are_seated));
    }

    fn begin_match(&mut self, code: MatchCode) {
        let game = Match::new(code).drawn_alike(self.world.settings.versus.draws_alike);
        let game = match self.screen.state().seated_ghost(&self.world.settings) {
            Some(ghost) => game.against(Arc::clone(ghost)),
            None => game,
        };
        self.screen = Screen::Versus(Box::new(Versus::new(game)));
    }

    fn begin_far_match(&mut self, code: MatchCode) {
        let game = Match::new(code).drawn_alike(self.world.settings.versus.draws_alike);
        let versus = match (self.world.link.take(), self.world.spectator.take()) {
            (Some(link), _) => Versus::far(game, *link),
            (None, Some(spectator)) => Versus::watched(game, spectator),
            (None, None) => return,
        };
        self.screen = Screen::Versus(Box::new(versus));
    }

    /// Keeps what lies on the table where mazes are drawn, if that is left.
    fn keep_table(&mut self) {
        if let Screen::Draw(left) = &self.screen {
            self.world.table = Some(left.table.clone());
        }
    }

    fn go_to_title(&mut self, commands: &mut Vec<Command>) {
        self.leave_run(commands);
        self.world.recordings.challenge = None;
        self.screen = self.fresh_title();
    }

    pub(super) fn go(&mut self, destination: Destination, commands: &mut Vec<Command>) {
        self.keep_table();
        match destination {
            Destination::Title | Destination::Journey(_) | Destination::JourneyAfter(_) if matches!(&self.screen, Screen::Results(results) if results.is_for_school) =>
            {
                self.return_to_school();
            }
            Destination::Title => self.go_to_title(commands),
            Destination::Journey(stop) => self.show_map(stop, commands),
            Destination::JourneyAfter(stop) => {
                self.show_map(Some(self.world.journey.goes_on_near(stop)), commands);
            }
            Destination::Stop(stop) => self.open_stop(stop, commands),
            Destination::Onward(stop) => self.go_onward(stop, commands),
            Destination::Pack(spec) => self.show_pack(spec, commands),
            Destination::InPack(spec) => self.open_in_pack(spec, commands),
            Destination::KeepInPack(spec) => self.keep_in_pack(spec, commands),
            Destination::Maze(spec) => self.open_spec(spec, commands),
            Destination::Race(rival) => self.race_against(&rival, commands),
            Destination::Continue(place) => {
                if matches!(self.screen, Screen::Unfinished(_)) {
                    self.uncover();
                }
                self.continue_left(place, commands);
            }
            Destination::Unfinished => self.cover(Screen::Unfinished(UnfinishedRuns::default())),
            Destination::Play(run) => {
                // The maze is from a file that was opened over the previous run.
                if matches!(self.screen, Screen::Loading(_)) {
                    self.leave_run(commands);
                }
                let below = std::mem::replace(&mut self.screen, Screen::HowTo(HowTo::default()));
                if let Screen::School(_) = below {
                    self.left_school = Some(below);
                }
                self.play(*run, commands);
            }
            Destination::Results => self.show_results(commands),
            Destination::WatchAgain => self.watch_again(commands),
            Destination::RaceTheBest => self.race_the_best(commands),
            Destination::Watch(show_spec) => self.show(show_spec, commands),
            Destination::Screensaver => self.fall_asleep(),
            Destination::SideBySide(lineup) => {
                self.cover(Screen::SideBySide(Box::new(SideBySide::new(lineup))));
            }
            Destination::WhichBuilt | Destination::Lab(LabStart::Offer(Offer::WhichBuilt)) => {
                let quiz = WhichBuilt::new(self.world.roll());
                self.cover(Screen::WhichBuilt(Box::new(quiz)));
            }
            Destination::OwnProgram(source) => self.offer_program_in(source),
            Destination::School(source) => {
                self.cover(Screen::School(Box::new(RatSchool::new(source))));
            }
            Destination::Lab(LabStart::Lecture(card, place, moment, counted)) => {
                self.cover(Screen::Watch(Box::new(Watch::of_card(*card, place, moment, counted))));
            }
            Destination::Lab(LabStart::Offer(Offer::Search(place))) => {
                if let Some(start) = LabStart::of_search(place, (0, None), StepSize::Rooms) {
                    self.go(Destination::Lab(start), commands);
                }
            }
            Destination::Lab(start) => {
                let lab = Lab::new(start, || u64::from(self.world.dice.below(1_000_000)));
                self.cover(Screen::Lab(Box::new(lab)));
            }
            Destination::Draw(spec) => {
                self.leave_run(commands);
                let table = DrawScreen::new(&self.world, spec.as_ref());
                self.screen = Screen::Draw(Box::new(table));
            }
            Destination::Lobby => self.open_lobby(),
            Destination::Versus(code) => self.begin_match(code),
            Destination::Meeting => self.screen = Screen::Meeting(Box::default()),
            Destination::Phones => self.cover(Screen::Phones(PhonesScreen::default())),
            Destination::FarMatch(code) => self.begin_far_match(code),
            Destination::Given(maze) => {
                self.open_over(Request::Measure(maze, None), Purpose::Open, commands);
            }
            Destination::Export(measured) => self.cover(Screen::Export(Export::new(measured))),
            Destination::Endless(endless) => self.open_endless(endless, commands),
            Destination::World(spec) => self.open_world(NamedWorld { spec, room: None }, commands),
            Destination::WorldMap(start) => self.cover_with_map(WorldMap::new(start)),
            Destination::DailyEndless => {
                self.open_endless(daily::endless(self.world.today), commands);
            }
            Destination::Daily => self.show_calendar(commands),
            Destination::Week => {
                self.come_back_or_open(Week::of(self.world.today).spec(), commands);
            }
            Destination::Records => self.cover(Screen::Records(RecordsScreen::default())),
            Destination::Settings => self.cover(Screen::Settings(SettingsScreen::default())),
            Destination::HowTo if matches!(self.screen, Screen::Title(_)) => {
                self.cover(Screen::HowTo(HowTo::default()));
            }
            Destination::HowTo => self.cover(Screen::HowTo(HowTo { page: HowToPage::Keys })),
            Destination::Lesson => {
                self.world.settings.settle_lesson();
                self.cover(Screen::Lesson(Box::default()));
            }
        }
    }

    fn show_results(&mut self, commands: &mut Vec<Command>) {
        let best = if let Screen::Play(play) = &self.screen { play.best } else { None };
        if let Some(run) = self.take_run(|_| true) {
            commands.extend(self.save_run());
            self.world.past_runs.note(&run);
            let awaited =
                self.left_school.as_ref().map(|left| left.state().maze(&self.world.settings));
            let is_for_school =
                matches!(awaited, Some(MazeShown::Alone(it)) if Arc::ptr_eq(run.measured(), it));
            let mut results = Results::new(run, best).with_won(std::mem::take(&mut self.won));
            results.is_for_school = is_for_school;
            let today = self.world.today;
            let is_in_pack = !is_for_school && self.world.is_in_pack(results.race.measured());
            results = results.with_pack(self.world.pack.clone().filter(|_| is_in_pack));
            let puzzle = daily_puzzle::last_day_of(&results.race.measured().key, today)
                .map(|day| (day, daily_puzzle::next_in_week(day, today)));
            results = results.with_puzzle(puzzle);
            self.screen = Screen::Results(Box::new(results));
        }
    }

    /// Shows the calendar over the title; after a puzzle it stands where that is.
    fn show_calendar(&mut self, commands: &mut Vec<Command>) {
        let mut days = DailyMazes::new(self.world.week_so_far());
        if let Screen::Results(results) = &self.screen {
            if let Some((day, _)) = results.puzzle {
                days = days.at_puzzle(day, self.world.today);
            }
            self.go_to_title(commands);
        }
        if let Screen::Title(title) = &mut self.screen {
            title.prefer(Entry::Daily);
        }
        self.cover(Screen::Daily(days));
    }

    fn return_to_school(&mut self) {
        if let Some(school) = self.left_school.take() {
            self.screen = school;
        }
    }

    /// Opens the lobby if the code of a match was pasted on the title.
    pub(super) fn take_match(&mut self, inputs: &Inputs, commands: &mut Vec<Command>) {
        let pasted = inputs.pasted(Lobby::is_meant_by);
        if let (Screen::Title(_), Some(text)) = (&self.screen, pasted) {
            self.go(Destination::Lobby, commands);
            if let Screen::Lobby(lobby) = &mut self.screen {
                lobby.paste(text, &mut self.world.settings);
            }
        }
    }

    /// Reads the letter of another page that was pasted on the title or in the lobby.
    pub(super) fn take_letter(&mut self, inputs: &Inputs, commands: &mut Vec<Command>) {
        let pasted = inputs.pasted(MeetingScreen::is_meant_by);
        if let (Screen::Title(_) | Screen::Lobby(_), Some(letter)) = (&self.screen, pasted)
            && self.world.wire.line.is_offered
        {
            self.meet_by(letter.to_owned(), commands);
        }
    }

    /// Opens the meeting of two pages with the letter of the other one.
    pub(super) fn meet_by(&mut self, letter: String, commands: &mut Vec<Command>) {
        self.go(Destination::Meeting, commands);
        self.world.read_letter(letter);
    }

    /// Returns to the moment of a bookmark that was pasted.
    pub(super) fn take_bookmark(&mut self, inputs: &Inputs, commands: &mut Vec<Command>) {
        if !matches!(self.screen, Screen::Title(_) | Screen::Watch(_) | Screen::Lab(_)) {
            return;
        }
        match inputs.pasted(Bookmark::is_meant_by).map(str::parse) {
            None => {}
            Some(Ok(bookmark)) => commands.extend(self.come_back_to(bookmark)),
            Some(Err(error)) => commands.push(Command::Refused(OpenRefusal::Bookmark(error))),
        }
    }

    /// Opens a pack that was pasted.
    pub(super) fn take_pack(&mut self, inputs: &Inputs, commands: &mut Vec<Command>) {
        if !matches!(self.screen, Screen::Title(_) | Screen::Journey(_) | Screen::Pack(_)) {
            return;
        }
        match inputs.pasted(|text| is_pack(text.as_bytes())).map(str::parse) {
            None => {}
            Some(Ok(pack)) => self.put_pack_on_top(pack, commands),
            Some(Err(error)) => commands.push(Command::Refused(OpenRefusal::Pack(error))),
        }
    }

    /// Enters a world whose code was pasted on the title.
    pub(super) fn take_world(&mut self, inputs: &Inputs, commands: &mut Vec<Command>) {
        let pasted = inputs.pasted(|text| NamedWorld::read(text).is_some());
        if let (Screen::Title(_), Some(named)) = (&self.screen, pasted.and_then(NamedWorld::read)) {
            self.open_world(named, commands);
        }
    }

    /// A title whose menu stands where the present screen was entered, unless a run was left there.
    pub(super) fn fresh_title(&self) -> Screen {
        let mut title = Title::new(self.world.left.len());
        let came_from = match self.screen {
            Screen::Journey(_) => Some(Entry::Journey),
            Screen::Draw(_) => Some(Entry::Draw),
            Screen::Lobby(_) => Some(Entry::TwoPlayers),
            Screen::Versus(_) if self.world.left.is_empty() => Some(Entry::TwoPlayers),
            Screen::Endless(_) if self.world.left.is_empty() => Some(Entry::Endless),
            _ => None,
        };
        if let Some(entry) = came_from {
            title.prefer(entry);
        }
        Screen::Title(title)
    }

    /// Closes the present screen and shows the one below.
    pub(super) fn uncover(&mut self) {
        self.looks_for = None;
        self.screen = self.waiting.pop().unwrap_or_else(|| self.fresh_title());
        if let Screen::Title(title) = &mut self.screen {
            title.hear_of_unfinished(self.world.left.len());
        }
    }

    /// Shows the map of a world on top of the present screen.
    pub(super) fn cover_with_map(&mut self, map: WorldMap) {
        self.cover(Screen::WorldMap(Box::new(map)));
    }

    /// Shows a screen on top of the present one.
    pub(super) fn cover(&mut self, screen: Screen) {
        let below = std::mem::replace(&mut self.screen, screen);
        self.waiting.push(below);
    }
}
