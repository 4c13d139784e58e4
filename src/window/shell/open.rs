//! Requests of the game go to the worker, and the results come back.

use std::sync::Arc;

use icetea_maze::game::request::Response;
use macroquad::prelude::get_dropped_files;

use super::{Painted, Shell};
#[cfg(not(target_family = "wasm"))]
use crate::window::guests;
use crate::window::worker::Made;

impl Shell {
    /// Opens a file that was dropped on the window.
    pub(super) fn open_dropped(&mut self) {
        let Some(file) = get_dropped_files().into_iter().next() else { return };
        let commands = match (file.bytes, file.path) {
            #[cfg(not(target_family = "wasm"))]
            (_, Some(folder)) if folder.is_dir() => match guests::of_folder(&folder) {
                Some(order) => self.app.offer_program(order),
                None => return,
            },
            (Some(bytes), path) => {
                let name = path.map(|path| path.display().to_string()).unwrap_or_default();
                self.app.open_file(name, bytes)
            }
            (None, _) => return,
        };
        self.handle(commands);
    }

    pub(super) fn take_what_is_ready(&mut self) {
        self.app.world.progress = self.worker.share();
        let Some(Made { answer, painted }) = self.worker.take() else { return };
        let mut painted = painted.into_iter();
        match (&answer, painted.next()) {
            (Response::MeasuredMaze(measured) | Response::Read(measured, _), Some(texels)) => {
                self.painted = Some(Painted::MeasuredMaze(Arc::clone(measured), texels));
            }
            (Response::Run(run), Some(texels)) => {
                self.painted = Some(Painted::MeasuredMaze(Arc::clone(run.measured()), texels));
            }
            (Response::Leg(leg), Some(texels)) => {
                self.painted = Some(Painted::MeasuredMaze(Arc::clone(&leg.measured), texels));
            }
            (Response::Arena(arena), first @ Some(_)) => {
                self.painted = Some(Painted::Arena(Arc::clone(arena), [first, painted.next()]));
            }
            // Nothing of it is painted in advance.
            (_, _) => {}
        }
        let commands = self.app.take(answer);
        self.handle(commands);
    }
}
