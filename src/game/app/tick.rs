//! One tick: the present screen takes the input, and what happened is reported.

use std::sync::Arc;

use super::unfinished::ongoing;
use super::{App, Event, OpenRefusal};
use crate::game::input::{Action, Inputs};
use crate::game::race::{RaceEvent, Seating};
use crate::game::records::Day;
use crate::game::screen::endless::{EndlessEvent, EndlessGame};
use crate::game::screen::export::{Export, ExportKind};
use crate::game::screen::lesson::LessonEvent;
use crate::game::screen::settings::DataWish;
use crate::game::screen::versus::VersusEvent;
use crate::game::screen::watch::{Lecture, WatchCommand};
use crate::game::screen::{Next, Screen};
use crate::game::store_task::StoreTask;
use crate::game::theatre::SHOW_BYTES_PER_TILE;
use crate::game::tuning::FILM_MOST_TILES_WITH_PANELS;
use crate::maze::memory;

impl App {
    /// Runs exactly one tick.
    pub fn tick(&mut self, inputs: &Inputs) -> Vec<Event> {
        let inputs = self.write(inputs);
        let inputs = &*self.offer_next(inputs);
        let mut events = Vec::new();
        let name_before = self.screen.name();
        self.hand_out(inputs, &mut events);
        self.mute(inputs, &mut events);
        let language = self.language();
        let dice = &mut self.dice;
        let roll = || u64::from(dice.below(1_000_000));
        let next = match &mut self.screen {
            Screen::Title(_) if self.recordings.is_declined(inputs) => Next::Stay,
            Screen::Title(title) => {
                if self.recordings.may_race(inputs) {
                    let settings = self.settings.change();
                    settings.ghost = !settings.ghost;
                }
                title.tick(inputs, &mut self.settings, roll)
            }
            Screen::Journey(map) => map.tick(inputs, &mut self.settings, &self.journey),
            Screen::Loading(loading) => loading.tick(inputs),
            Screen::Play(play) => {
                let mut happened = Vec::new();
                let next = play.tick(inputs, &mut self.settings, &mut happened, roll);
                events.extend(happened.into_iter().map(alone));
                next
            }
            Screen::Endless(game) => {
                let (next, happened) = game.tick(inputs, &mut self.settings, roll);
                events.extend(happened.into_iter().map(|one| without_end(one, game, self.today)));
                next
            }
            Screen::Results(results) => results.tick(inputs, roll),
            Screen::Replay(replay) => replay.tick(inputs, &mut self.settings),
            Screen::Watch(watch) => {
                let (next, wishes) = watch.tick(inputs, roll);
                let tiles = watch.show_spec.source.tiles();
                events.extend(wishes.into_iter().map(|wish| asked(wish, tiles)));
                next
            }
            Screen::Screensaver(screensaver) => screensaver.tick(inputs),
            Screen::SideBySide(contest) => contest.tick(inputs, roll),
            Screen::School(school) => school.tick(inputs, roll),
            Screen::Lab(lab) => lab.tick(inputs, roll),
            Screen::Lobby(lobby) => lobby.tick(inputs, &mut self.settings, roll),
            Screen::Versus(versus) => {
                let seating = versus.seating();
                let (next, happened) = versus.tick(inputs, &mut self.settings);
                events.extend(happened.into_iter().map(|event| match event {
                    VersusEvent::Counted(number) => Event::Counted(number),
                    VersusEvent::Raced(event) => Event::Race(seating, event),
                    VersusEvent::Over(kind, winner) => Event::MatchOver(kind, winner),
                }));
                next
            }
            Screen::Export(export) => {
                let (next, is_wanted) = export.tick(inputs);
                if is_wanted {
                    events.push(exported(export));
                }
                next
            }
            Screen::Daily(days) => days.tick(inputs, self.today),
            Screen::Unfinished(_) => self.tick_unfinished(inputs, &mut events),
            Screen::Records(records) => records.tick(inputs, &mut self.archive),
            Screen::Settings(screen) => {
                let (next, wish) = screen.tick(inputs, &mut self.settings, language);
                events.extend(wish.into_iter().flat_map(|wish| self.wished(wish)));
                next
            }
            Screen::HowTo(how_to) => how_to.tick(inputs),
            Screen::Lesson(lesson) => {
                let (next, happened) = lesson.tick(inputs, &mut self.settings, roll);
                events.extend(happened.into_iter().map(|event| match event {
                    LessonEvent::Raced(event) => alone(event),
                    LessonEvent::Done(step) => Event::Learnt(step),
                }));
                next
            }
        };
        if events.iter().any(is_finished_run) {
            events.extend(self.record());
            events.extend(self.award());
        }
        self.take_challenge(inputs, &mut events);
        self.share_run(inputs, &mut events);
        self.go(next, &mut events);
        self.take_match(inputs, &mut events);
        self.take_bookmark(inputs, &mut events);
        self.preview_what_was_left(&mut events);
        self.check_challenge(&mut events);
        self.ask_for_what_is_needed(&mut events);
        events.extend(self.keep_settings());
        self.tell_screen(name_before, &mut events);
        if events.iter().any(is_over) {
            events.extend(self.save_run());
        }
        events.extend(self.keep_journal());
        events
    }

    /// Copies the code of what is shown, or its result in the laboratory.
    fn copy(&self, inputs: &Inputs, events: &mut Vec<Event>) {
        if inputs.actions.contains(&Action::Copy) {
            events.extend(self.code().map(Event::Copy));
        }
        if inputs.actions.contains(&Action::SavePicture) {
            let result = match &self.screen {
                Screen::Lab(lab) => lab.result(),
                Screen::Watch(watch) => watch.lecture().and_then(Lecture::result),
                _ => None,
            };
            events.extend(result.map(|result| Event::Copy(result.to_string())));
        }
    }

    /// Handles the actions that copy the code, show it on the screen, or save a worksheet.
    fn hand_out(&mut self, inputs: &Inputs, events: &mut Vec<Event>) {
        self.copy(inputs, events);
        for action in &inputs.actions {
            match (action, &self.screen) {
                (Action::MoreKeys, _) => self.foot_turned += 1,
                (Action::ShowCode, _) => self.shows_code = !self.shows_code,
                (Action::WhereAmI, _) => events.push(Event::WhereAmI),
                (Action::WhatIsOpen, _) => events.push(Event::WhatIsOpen),
                (Action::Worksheet, Screen::Watch(watch)) => {
                    events.extend(watch.worksheet().map(Event::SaveWorksheet));
                }
                (Action::Worksheet, Screen::Lab(lab)) => {
                    events.extend(lab.worksheet().map(Event::SaveWorksheet));
                }
                (Action::SavePicture, Screen::Lab(lab)) => {
                    events.extend(lab.chart().map(|chart| Event::SaveTable(chart.to_csv())));
                }
                _ => {}
            }
        }
    }

    fn mute(&mut self, inputs: &Inputs, events: &mut Vec<Event>) {
        for _ in inputs.actions.iter().filter(|&action| *action == Action::Mute) {
            let muted = &mut self.settings.change().volumes.muted;
            *muted = !*muted;
            events.push(Event::Muted(*muted));
        }
    }

    /// The events that carry out a wish about the player's data; the present game is saved first.
    fn wished(&mut self, wish: DataWish) -> Vec<Event> {
        match wish {
            DataWish::Save => {
                self.save_run().into_iter().chain([Event::Keep(StoreTask::Bundle)]).collect()
            }
            DataWish::Choose => vec![Event::ChooseFile],
            DataWish::Replace(bytes, is_own) => vec![Event::TakeOver { bytes, is_own }],
        }
    }

    /// Requests to save the settings, if they have changed.
    pub(super) fn keep_settings(&mut self) -> Option<Event> {
        self.settings.take_change().then_some(Event::KeepSettings)
    }

    pub(super) fn tell_screen(&mut self, name_before: &str, events: &mut Vec<Event>) {
        self.put_keyboard_away();
        if self.screen.name() != name_before {
            events.push(Event::Screen(self.screen.name()));
            if ongoing(&self.waiting, &self.screen).is_none() {
                events.extend(self.forget_what_is_over());
            }
            self.foot_turned = 0;
            self.shows_code = false;
            self.clear_for_good(events);
        }
    }
}

/// The event that carries out a command of the theatre for a maze of this many tiles.
fn asked(wish: WatchCommand, tiles: u64) -> Event {
    match wish {
        WatchCommand::SavePicture => Event::SavePicture,
        WatchCommand::Film(filmed) if filmed.with_panels && tiles > FILM_MOST_TILES_WITH_PANELS => {
            Event::Refused(OpenRefusal::TooLargeToFilm)
        }
        // A film needs a second show.
        WatchCommand::Film(filmed) => memory::check(tiles, SHOW_BYTES_PER_TILE).map_or_else(
            |error| Event::Refused(OpenRefusal::Memory(error)),
            |()| Event::Film(filmed),
        ),
        WatchCommand::GiveUpFilm => Event::GiveUpFilm,
    }
}

/// The event that exports a maze as a file.
fn exported(export: &Export) -> Event {
    let wish = export.wish;
    match wish.kind {
        ExportKind::AsShown => Event::SavePicture,
        ExportKind::Plain(kind) => Event::ExportMaze(Arc::clone(&export.measured), kind, wish),
    }
}

/// An event of the endless mode.
fn without_end(event: EndlessEvent, game: &EndlessGame, today: Day) -> Event {
    match event {
        EndlessEvent::Raced(event) => alone(event),
        EndlessEvent::Over => Event::EndlessOver(game.sets_records().then(|| game.eaten()), today),
    }
}

/// An event of a race of one player.
const fn alone(event: RaceEvent) -> Event {
    Event::Race(Seating::Alone, event)
}

/// Whether nothing is left to continue after this event.
const fn is_over(event: &Event) -> bool {
    matches!(event, Event::MatchOver(..) | Event::EndlessOver(..))
}

/// Whether a player has finished a race alone.
const fn is_finished_run(event: &Event) -> bool {
    matches!(event, Event::Race(Seating::Alone, RaceEvent::Arrived { .. }))
}
