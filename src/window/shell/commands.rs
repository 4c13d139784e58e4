//! The game's commands go to the disk, the log, the clipboard and the workers.

use std::sync::Arc;

use icetea_maze::app::{what_is_open, where_am_i};
use icetea_maze::felt::Felt;
use icetea_maze::game::command::Command;
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::screens::Screen;
use icetea_maze::store::StoreTask;
use icetea_maze::words::Words;
use macroquad::prelude::show_mouse;
use serde_json::json;

use super::{Shell, pair};
use crate::window::exports::NAMES_BEGIN;
use crate::window::{file_chooser, memory};
use icetea_maze::words::sentences;

impl Shell {
    pub(super) fn handle(&mut self, commands: Vec<Command>) {
        self.fill_screen(self.app.world.settings.fullscreen);
        for command in commands {
            // When the window is being closed, sounds no longer matter.
            if !self.is_over {
                self.speaker.hear(&command, &self.app);
            }
            if self.app.world.settings.rumble
                && let Command::Race(seating, event) = &command
            {
                self.felt.extend(Felt::of_race(*seating, event));
            }
            match command {
                // The game itself goes, and the others are only heard.
                Command::Open(_) | Command::Back | Command::Counted(_) | Command::Gesture => {}
                Command::Screen(name) => {
                    show_mouse(name != "screensaver");
                    if matches!(&self.app.screen, Screen::Records(_)) {
                        self.disk.hand_in(StoreTask::FindRecords);
                    }
                    self.put_old_announcement_away();
                    memory::give_back_what_is_free();
                    self.log.note("screen", json!({ "name": name }));
                }
                Command::Ask(request) => self.worker.begin(request),
                Command::CancelRequest => self.worker.cancel(),
                Command::Opened(measured) => self.opened(&measured),
                Command::Race(lineup, event) => self.tell_of_race(lineup, &event),
                Command::MatchOver(kind, winner) => self.record_match(kind, winner),
                Command::EndlessOver(eaten) => self.record_endless(eaten),
                Command::Muted(is_mute) => self.tell_of_mute(is_mute),
                Command::WhereAmI => self.answer(where_am_i(&self.app)),
                Command::WhatIsOpen => self.answer(what_is_open(&self.app)),
                Command::Learnt(step) => self.log.note("learnt", json!({ "step": step.name() })),
                Command::Keep(task) => self.disk.hand_in(task),
                Command::RecordRun(run) => self.record_run(run),
                Command::SaveRound => self.save_round(),
                Command::WatchRound => self.watch_round(),
                Command::SaveRecording(recording) => self.save_recording(recording),
                Command::SaveToldRun(name, run) => {
                    self.exports.save_text(format!("{NAMES_BEGIN}{name}"), "txt", run.write());
                }
                Command::Challenge(line) => self.hand_out_challenge(&line),
                Command::Refused(refusal) => {
                    self.say(sentences::refusal(self.app.world.language(), &refusal));
                }
                Command::Unreadable(file, why) => {
                    self.say(sentences::unreadable(self.app.world.language(), &file, &why));
                }
                Command::Assumed(warnings) => {
                    self.say(sentences::assumed(self.app.world.language(), &warnings));
                }
                Command::SaveWorksheet(card) => self.save_worksheet(&card),
                Command::SaveText(name, ending, text) => {
                    self.exports.save_text(format!("{NAMES_BEGIN}{name}"), ending, text);
                }
                Command::SavePicture => self.wants_still = true,
                Command::PrintMaze(measured, with_answer) => {
                    self.print_maze(&measured, with_answer);
                }
                Command::ExportMaze(measured, kind, wish) => {
                    self.export_maze(measured, kind, wish);
                }
                Command::Film(filmed) => self.make_film(filmed),
                Command::RunGuest(order, part) => self.guests.run(order, part),
                Command::GiveUpFilm => self.exports.give_up_film(),
                Command::Copy(text) => {
                    self.clipboard.copy(&text);
                    self.tell(sentences::copied(self.app.world.language(), &text));
                }
                Command::ChooseFile => file_chooser::open(),
                Command::TakeOver { bytes, is_own } => self.to_take_over = Some((bytes, is_own)),
                Command::Quit => self.quit(),
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

    fn tell_of_mute(&mut self, is_mute: bool) {
        self.log.note("sound", json!({"state": if is_mute { "muted" } else { "heard" }}));
        let words = Words::of(self.app.world.language());
        self.tell(if is_mute { words.sound_is_off } else { words.sound_is_on }.to_owned());
    }
}
