//! What the game tells or asks for goes to the disk, the log, the clipboard and the workers.

use std::sync::Arc;

use icetea_maze::game::app::Event;
use icetea_maze::game::course::Course;
use icetea_maze::maze::Maze;
use icetea_maze::store::key_of;
use macroquad::miniquad::window;
use macroquad::prelude::show_mouse;
use serde_json::json;

use super::{Shell, pair};
use crate::window::words::sentences;
use crate::window::worker::Job;

impl Shell {
    pub(super) fn handle(&mut self, events: Vec<Event>) {
        for event in events {
            self.speaker.hear(&event, self.app.screen());
            match event {
                Event::Screen(name) => {
                    show_mouse(name != "screensaver");
                    self.log.note("screen", json!({ "name": name }));
                }
                Event::Prepare(order) => self.prepare(order),
                Event::CancelOrder => self.worker.cancel(),
                Event::Opened(course) => self.opened(&course),
                Event::Previewed(course) => self.offer_best_run(&course),
                Event::Race(lineup, event) => self.tell_of_race(lineup, &event),
                Event::Counted(_) => {}
                Event::MatchOver(kind, winner) => self.record_match(kind, winner),
                Event::Muted(is_mute) => self.tell_of_mute(is_mute),
                Event::Learnt(step) => self.log.note("learnt", json!({ "step": step.name() })),
                Event::KeepRun => self.keep_run(),
                Event::KeepSettings => {
                    self.fill_screen(self.app.settings().fullscreen);
                    self.store.save_settings(self.app.settings());
                }
                Event::ClearRecords(what) => self.clear_records(what),
                Event::OpenMaze(maze) => {
                    self.open_from_outside(Job::Measure(Box::new(Maze::clone(&maze))));
                }
                Event::SaveRound => self.save_round(),
                Event::WatchRound => self.watch_round(),
                Event::SaveRecording(recording) => self.save_recording(recording),
                Event::Challenge(line) => self.hand_out_challenge(&line),
                Event::Refused(refusal) => {
                    self.say(sentences::refusal(self.app.language(), &refusal));
                }
                Event::SavePicture => self.wants_still = true,
                Event::ExportMaze(course, kind, with_way) => {
                    self.export_maze(course, kind, with_way);
                }
                Event::Film(acts) => self.make_film(acts),
                Event::GiveUpFilm => self.studio.give_up_film(),
                Event::Copy(code) => window::clipboard_set(&code),
                Event::Quit => self.quit(),
            }
        }
    }

    fn opened(&mut self, course: &Arc<Course>) {
        self.opened_on = self.app.today();
        self.record_key = match course.spec {
            Some(spec) => spec.to_string(),
            None => key_of(&course.maze),
        };
        let maze = &course.maze;
        let details = json!({
            "code": course.spec.map(|spec| spec.to_string()),
            "columns": maze.grid().columns(),
            "rows": maze.grid().rows(),
            "start": pair(maze.start()),
            "goal": pair(maze.goal()),
        });
        self.log.note("maze", details);
        let best = self.store.best(&self.record_key).and_then(|record| record.best_milliseconds);
        self.app.take_best(best);
        self.offer_best_run(course);
    }
}
