//! Moving from one screen to another.

use std::sync::Arc;

use super::{App, Event, OpenRefusal};
use crate::game::bookmark::Bookmark;
use crate::game::input::{Action, Inputs};
use crate::game::lab::Offer;
use crate::game::records::{Week, daily};
use crate::game::request::{Purpose, Request};
use crate::game::screen::contest::SideBySide;
use crate::game::screen::daily::DailyMazes;
use crate::game::screen::export::Export;
use crate::game::screen::how_to::HowTo;
use crate::game::screen::lab::{Lab, LabStart};
use crate::game::screen::lobby::Lobby;
use crate::game::screen::records::RecordsScreen;
use crate::game::screen::results::Results;
use crate::game::screen::school::RatSchool;
use crate::game::screen::settings::SettingsScreen;
use crate::game::screen::title::{Entry, Title};
use crate::game::screen::unfinished::UnfinishedRuns;
use crate::game::screen::versus::Versus;
use crate::game::screen::watch::Watch;
use crate::game::screen::{Next, Screen};
use crate::game::theatre::StepSize;
use crate::game::versus::game::Match;

impl App {
    pub(super) fn go(&mut self, next: Next, events: &mut Vec<Event>) {
        match next {
            Next::Stay => {}
            Next::Back => {
                let need = self.screen.state().need(&self.settings);
                if need.is_some() && need == self.pending {
                    self.give_up(events);
                }
                self.uncover();
            }
            Next::Title | Next::Journey(_) | Next::JourneyAfter(_) if self.is_run_for_school() => {
                self.return_to_school();
            }
            Next::Title => {
                let comes_from_map = matches!(self.screen, Screen::Journey(_));
                self.leave_run(events);
                self.recordings.challenge = None;
                self.screen = self.fresh_title();
                if let Screen::Title(title) = &mut self.screen
                    && comes_from_map
                {
                    title.prefer(Entry::Journey);
                }
            }
            Next::Journey(stop) => self.show_map(stop, events),
            Next::JourneyAfter(stop) => {
                self.show_map(Some(self.journey.goes_on_near(stop)), events);
            }
            Next::Stop(stop) => self.open_stop(stop, events),
            Next::Onward(stop) => self.go_onward(stop, events),
            Next::Open(spec) => self.open_spec(spec, events),
            Next::Race(rival) => self.race_against(&rival, events),
            Next::Continue(place) => {
                if matches!(self.screen, Screen::Unfinished(_)) {
                    self.uncover();
                }
                self.continue_left(place, events);
            }
            Next::Unfinished => self.cover(Screen::Unfinished(UnfinishedRuns::default())),
            Next::Play(run) => {
                // The maze is from a file that was opened over the previous run.
                if matches!(self.screen, Screen::Loading(_)) {
                    self.leave_run(events);
                }
                let below =
                    std::mem::replace(&mut self.screen, Screen::HowTo(HowTo::new(self.hand)));
                if let Screen::School(school) = below {
                    self.left_school = Some(school);
                }
                self.play(*run, events);
            }
            Next::Results => self.show_results(events),
            Next::WatchAgain => self.watch_again(events),
            Next::RaceTheBest => self.race_the_best(events),
            Next::Watch(show_spec) => self.show(show_spec, events),
            Next::Screensaver => self.fall_asleep(),
            Next::SideBySide(show_spec) => {
                self.cover(Screen::SideBySide(Box::new(SideBySide::new(&show_spec))));
            }
            Next::School(source) => {
                self.cover(Screen::School(Box::new(RatSchool::new(source))));
                self.tell_school();
            }
            Next::Lab(LabStart::Lecture(card, place, moment, counted)) => {
                self.cover(Screen::Watch(Box::new(Watch::of_card(*card, place, moment, counted))));
            }
            Next::Lab(LabStart::Offer(Offer::Search(place))) => {
                if let Some(start) = LabStart::of_search(place, (0, None), StepSize::Rooms) {
                    self.go(Next::Lab(start), events);
                }
            }
            Next::Lab(start) => {
                let lab = Lab::new(start, || u64::from(self.dice.below(1_000_000)));
                self.cover(Screen::Lab(Box::new(lab)));
            }
            Next::Lobby => self.screen = Screen::Lobby(Lobby::default()),
            Next::Versus(code) => {
                let game = Match::new(code).drawn_alike(self.settings.versus.draws_alike);
                let game = match self.seated_ghost() {
                    Some(ghost) => game.against(Arc::clone(ghost)),
                    None => game,
                };
                self.screen = Screen::Versus(Box::new(Versus::new(game)));
            }
            Next::OpenMaze(maze) => {
                self.open_over(Request::Measure(maze, None), Purpose::Open, events);
            }
            Next::Export(measured) => self.cover(Screen::Export(Export::new(measured))),
            Next::Endless(endless) => self.open_endless(endless, events),
            Next::DailyEndless => self.open_endless(daily::endless(self.today), events),
            Next::Daily => self.cover(Screen::Daily(DailyMazes::new(self.week_so_far()))),
            Next::Week => self.come_back_or_open(Week::of(self.today).spec(), events),
            Next::Records => self.cover(Screen::Records(RecordsScreen::default())),
            Next::Settings => self.cover(Screen::Settings(SettingsScreen::default())),
            Next::HowTo => self.cover(Screen::HowTo(HowTo::new(self.hand))),
            Next::Lesson => {
                self.settings.settle_lesson();
                self.cover(Screen::Lesson(Box::default()));
            }
            Next::Quit => events.push(Event::Quit),
        }
    }

    fn show_results(&mut self, events: &mut Vec<Event>) {
        let best = if let Screen::Play(play) = &self.screen { play.best } else { None };
        if let Some(run) = self.take_run(|_| true) {
            events.extend(self.save_run());
            self.past_runs.note(&run);
            let results = Results::new(run, best).with_won(std::mem::take(&mut self.won));
            self.screen = Screen::Results(Box::new(results));
        }
    }

    fn return_to_school(&mut self) {
        if let Some(school) = self.left_school.take() {
            self.screen = Screen::School(school);
            self.tell_school();
        }
    }

    /// Opens the lobby if the code of a match was pasted on the title.
    pub(super) fn take_match(&mut self, inputs: &Inputs, events: &mut Vec<Event>) {
        let pasted = inputs.actions.iter().find_map(|action| match action {
            Action::Paste(text) if Lobby::is_meant_by(text) => Some(text),
            _ => None,
        });
        if let (Screen::Title(_), Some(text)) = (&self.screen, pasted) {
            self.go(Next::Lobby, events);
            if let Screen::Lobby(lobby) = &mut self.screen {
                lobby.paste(text, &mut self.settings);
            }
        }
    }

    /// Returns to the moment of a bookmark that was pasted.
    pub(super) fn take_bookmark(&mut self, inputs: &Inputs, events: &mut Vec<Event>) {
        if !matches!(self.screen, Screen::Title(_) | Screen::Watch(_) | Screen::Lab(_)) {
            return;
        }
        let pasted = inputs.actions.iter().find_map(|action| match action {
            Action::Paste(text) if Bookmark::is_meant_by(text) => Some(text.parse()),
            _ => None,
        });
        match pasted {
            None => {}
            Some(Ok(bookmark)) => events.extend(self.come_back_to(bookmark)),
            Some(Err(error)) => events.push(Event::Refused(OpenRefusal::Bookmark(error))),
        }
    }

    /// Whether the results on the screen are of a run that a rat school waits for.
    pub fn is_run_for_school(&self) -> bool {
        let awaited = self.left_school.as_ref().and_then(|school| school.measured());
        match (&self.screen, awaited) {
            (Screen::Results(results), Some(measured)) => {
                Arc::ptr_eq(results.race.measured(), measured)
            }
            _ => false,
        }
    }

    /// Passes the player's runs to the rat school on the screen.
    pub(super) fn tell_school(&mut self) {
        if let Screen::School(school) = &mut self.screen {
            self.past_runs.hand_in(school);
        }
    }

    pub(super) fn fresh_title(&self) -> Screen {
        Screen::Title(Title::new(self.left.len()))
    }

    /// Closes the present screen and shows the one below.
    pub(super) fn uncover(&mut self) {
        self.screen = self.waiting.pop().unwrap_or_else(|| self.fresh_title());
        if let Screen::Title(title) = &mut self.screen {
            title.hear_of_unfinished(self.left.len());
        }
    }

    /// Shows a screen on top of the present one.
    pub(super) fn cover(&mut self, screen: Screen) {
        let below = std::mem::replace(&mut self.screen, screen);
        self.waiting.push(below);
    }
}
