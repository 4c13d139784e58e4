//! What the game wants opened goes to the worker, and what comes of it goes back.

use std::sync::Arc;

use icetea_maze::game::opening::{Order, Ready};
use icetea_maze::game::replay::is_recording;
use icetea_maze::game::screen::Screen;
use macroquad::prelude::get_dropped_files;

use super::{Painted, Shell};
use crate::window::worker::{Job, Outcome};
use icetea_maze::words::sentences;

impl Shell {
    pub(super) fn open(&mut self, order: Order) {
        let events = self.app.open(order);
        self.handle(events);
    }

    /// Opens a maze that the game itself could not ask for.
    pub(super) fn open_from_outside(&mut self, job: Job) {
        self.handed_in = Some(job);
        self.open(Order::Read);
    }

    /// Opens a file that was dropped on the window.
    pub(super) fn open_dropped(&mut self) {
        let Some(file) = get_dropped_files().into_iter().next() else { return };
        let Some(bytes) = file.bytes else { return };
        let name = file.path.map(|path| path.display().to_string()).unwrap_or_default();
        if is_recording(&bytes) {
            self.watch_file(&name, &bytes);
        } else {
            self.open_from_outside(Job::Read { name, bytes });
        }
    }

    pub(super) fn prepare(&mut self, order: Order) {
        let job = match order {
            Order::Grow(spec) => Some(Job::Grow(spec)),
            Order::Read => self.handed_in.take(),
            Order::Rehearse => match self.app.screen() {
                Screen::Watch(watch) => Some(Job::Rehearse(Box::new(watch.bill().show()))),
                _ => None,
            },
            Order::Compete => match self.app.screen() {
                Screen::SideBySide(contest) => {
                    Some(Job::Compete(Box::new(contest.lineup().clone())))
                }
                _ => None,
            },
            Order::Arena(plan) => Some(Job::Arena(plan)),
            Order::Resume => self.kept_run.clone().map(|run| Job::Resume(Box::new(run))),
        };
        if let Some(job) = job {
            self.worker.begin(job);
        }
    }

    pub(super) fn take_what_is_ready(&mut self) {
        self.app.take_progress(self.worker.share());
        if let Some(outcome) = self.worker.take() {
            let ready = match outcome {
                Outcome::Ready { course, run, texels } => {
                    self.painted = Some(Painted::Course(Arc::clone(&course), texels));
                    if run.is_some() {
                        self.kept_run = None;
                    }
                    run.map_or(Ready::Course(course), Ready::Run)
                }
                Outcome::Rehearsed(timeline) => Ready::Timeline(timeline),
                Outcome::Arena { arena, texels, mirrored } => {
                    let texels = [Some(texels), mirrored];
                    self.painted = Some(Painted::Arena(Arc::clone(&arena), texels));
                    Ready::Arena(arena)
                }
                Outcome::Contest(contest) => Ready::Contest(contest),
                Outcome::NoMaze(reason) => {
                    self.say(sentences::unreadable(self.app.language(), &reason));
                    Ready::Nothing
                }
                Outcome::Misfit => {
                    self.kept_run = None;
                    self.store.set_run_aside();
                    Ready::Nothing
                }
            };
            let events = self.app.take(ready);
            self.handle(events);
        }
    }
}
