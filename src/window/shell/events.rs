//! The game's events go to the disk, the log, the clipboard and the workers.

use std::sync::Arc;

use icetea_maze::felt::Felt;
use icetea_maze::game::app::Event;
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::screen::Screen;
use icetea_maze::picture::{what_is_open, where_am_i};
use icetea_maze::store::StoreTask;
use macroquad::prelude::show_mouse;
use serde_json::json;

use super::{Shell, pair};
use crate::window::exports::NAMES_BEGIN;
use crate::window::file_chooser;
use icetea_maze::words::sentences;

impl Shell {
    pub(super) fn handle(&mut self, events: Vec<Event>) {
        for event in events {
            // When the window is being closed, sounds no longer matter.
            if !self.is_over {
                self.speaker.hear(&event, &self.app);
            }
            if self.app.settings.rumble
                && let Event::Race(seating, event) = &event
            {
                self.felt.extend(Felt::of_race(*seating, event));
            }
            match event {
                Event::Screen(name) => {
                    show_mouse(name != "screensaver");
                    if matches!(&self.app.screen, Screen::Records(_)) {
                        self.disk.hand_in(StoreTask::FindRecords);
                    }
                    // A pause is a screen, too.
                    self.disk.hand_in(StoreTask::SaveAgain);
                    self.put_old_announcement_away();
                    self.log.note("screen", json!({ "name": name }));
                }
                Event::Request(request) => self.worker.begin(request),
                Event::CancelRequest => self.worker.cancel(),
                Event::Opened(measured) => self.opened(&measured),
                Event::Previewed(measured) => self.find_best_run(&measured),
                Event::OpenedEndless(endless) => {
                    self.disk.hand_in(StoreTask::FindBestEndless(endless));
                }
                Event::Race(lineup, event) => self.tell_of_race(lineup, &event),
                Event::Counted(_) => {}
                Event::MatchOver(kind, winner) => self.record_match(kind, winner),
                Event::EndlessOver(eaten, day) => self.record_endless(eaten, day),
                Event::Muted(is_mute) => self.tell_of_mute(is_mute),
                Event::WhereAmI => self.answer(where_am_i(&self.app)),
                Event::WhatIsOpen => self.answer(what_is_open(&self.app)),
                Event::Learnt(step) => self.log.note("learnt", json!({ "step": step.name() })),
                Event::Keep(task) => self.disk.hand_in(task),
                Event::KeepSettings => self.save_settings(),
                Event::RecordRun(run) => self.record_run(run),
                Event::SaveRound => self.save_round(),
                Event::WatchRound => self.watch_round(),
                Event::SaveRecording(recording) => self.save_recording(recording),
                Event::Challenge(line) => self.hand_out_challenge(&line),
                Event::Refused(refusal) => {
                    self.say(sentences::refusal(self.app.language(), &refusal));
                }
                Event::Unreadable(file, why) => {
                    self.say(sentences::unreadable(self.app.language(), &file, &why));
                }
                Event::Assumed(warnings) => {
                    self.say(sentences::assumed(self.app.language(), &warnings));
                }
                Event::SaveWorksheet(card) => self.save_worksheet(&card),
                Event::SaveTable(table) => {
                    self.exports.save_table(format!("{NAMES_BEGIN}growth"), table);
                }
                Event::SavePicture => self.wants_still = true,
                Event::ExportMaze(measured, kind, wish) => {
                    self.export_maze(measured, kind, wish);
                }
                Event::Film(filmed) => self.make_film(filmed),
                Event::GiveUpFilm => self.exports.give_up_film(),
                Event::Copy(text) => {
                    self.clipboard.copy(&text);
                    self.tell(sentences::copied(self.app.language(), &text));
                }
                Event::ChooseFile => file_chooser::open(),
                Event::TakeOver { bytes, is_own } => self.to_take_over = Some((bytes, is_own)),
                Event::Quit => self.quit(),
            }
        }
    }

    /// Shows the answer to a question, if there is one.
    fn answer(&mut self, said: Option<String>) {
        if let Some(said) = said {
            self.tell(said);
        }
    }

    fn opened(&mut self, measured: &Arc<MeasuredMaze>) {
        let maze = &measured.maze;
        let details = json!({
            "code": measured.spec.map(|spec| spec.to_string()),
            "columns": maze.grid().columns(),
            "rows": maze.grid().rows(),
            "start": pair(maze.start()),
            "goal": pair(maze.goal()),
        });
        self.log.note("maze", details);
        self.disk.hand_in(StoreTask::FindBestTime(Arc::clone(measured)));
        self.find_best_run(measured);
    }
}
