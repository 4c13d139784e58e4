//! The export of pictures and films: their options, the small menu for the subject of a film, and
//! the progress of the film.

use super::Watch;
use crate::game::command::OpenRefusal;
use crate::game::theatre::film::{Acts, Cut, Film, Filmed};
use crate::game::theatre::{Names, SHOW_BYTES_PER_TILE};
use crate::game::tuning::{
    FILM_MOST_FRAMES_WITH_PANELS, FILM_MOST_TILES_WITH_PANELS, FILM_READABLE_STEPS_PER_SECOND,
};
use crate::maze::memory;
use crate::screens::prelude::*;

/// The export of pictures, and of at most one film at a time.
#[derive(Clone, Debug, Default)]
pub struct FilmExport {
    menu: Option<Menu<Filmed>>,
    /// The progress of the film, from 0 to 1, while one is made.
    pub share: Option<f32>,
    /// The speed of the film, if it is not the usual one.
    pub steps_per_second: Option<u32>,
    /// Whether the last picture is of the whole stage, not only of the maze.
    pub wants_whole_stage: bool,
}

impl FilmExport {
    /// The menu for the subject of the film, while it is open.
    pub const fn menu(&self) -> Option<&Menu<Filmed>> {
        self.menu.as_ref()
    }

    pub(super) const fn set_speed(&mut self, steps_per_second: Option<u32>) {
        self.steps_per_second = steps_per_second;
    }

    pub(super) const fn want_picture(&mut self, of_whole_stage: bool) {
        self.wants_whole_stage = of_whole_stage;
    }

    /// Handles an action before the rest of the screen; says whether it was about films.
    pub(super) fn hears(
        &mut self,
        action: &Action,
        source: &Source,
        told: &mut Vec<Command>,
    ) -> bool {
        if let Some(menu) = &mut self.menu {
            let chosen = match action {
                Action::Back | Action::Film => {
                    self.menu = None;
                    None
                }
                action => menu.act(action),
            };
            if let Some(filmed) = chosen {
                self.menu = None;
                self.share = Some(0.0);
                told.push(film(filmed, source.tiles()));
            }
            return true;
        }
        match (action, self.share) {
            (Action::Film, None) => self.menu = Some(Menu::new(choices(source.spec().is_some()))),
            (Action::Film, Some(_)) => {}
            (Action::Back, Some(_)) => {
                self.share = None;
                told.push(Command::GiveUpFilm);
            }
            _ => return false,
        }
        true
    }
}

/// The command to make a film of a maze of this many tiles, if there is enough memory for it.
fn film(filmed: Filmed, tiles: u64) -> Command {
    if filmed.with_panels && tiles > FILM_MOST_TILES_WITH_PANELS {
        return Command::Refused(OpenRefusal::TooLargeToFilm);
    }
    // It needs a second show.
    match memory::check(tiles, SHOW_BYTES_PER_TILE) {
        Ok(()) => Command::Film(filmed),
        Err(error) => Command::Refused(OpenRefusal::Memory(error)),
    }
}

/// What can be filmed: first the maze alone, then with the panels.
fn choices(has_build: bool) -> impl Iterator<Item = (Filmed, bool)> {
    let acts: &[Acts] =
        if has_build { &[Acts::Both, Acts::Build, Acts::Solve] } else { &[Acts::Solve] };
    let of = move |with_panels| acts.iter().map(move |&acts| (Filmed { acts, with_panels }, true));
    of(false).chain(of(true))
}

impl Watch {
    /// A copy of the theatre for filming it with its panels, and how these acts are cut. It keeps
    /// the view, but no pointer and no questions.
    pub(crate) fn of_film(&self, acts: Acts) -> Option<(Self, Cut)> {
        let timeline = self.timeline()?;
        let cut = Cut::new(acts, timeline.build_steps, timeline.steps);
        let cut = match self.film_speed() {
            Some(speed) => cut.at_speed(speed, FILM_MOST_FRAMES_WITH_PANELS),
            None => cut,
        };
        let watch = Self {
            show_spec: self.show_spec.clone(),
            timeline: Some(Box::new(timeline.from_start())),
            deck: self.deck.clone(),
            staging: self.staging.clone(),
            zoom: self.zoom,
            gaze: self.gaze,
            film_export: FilmExport::default(),
            pointed: None,
            begins: None,
            ahead: None,
            lecture: self.lecture().map(|lecture| Box::new(lecture.unasked())),
        };
        Some((watch, cut))
    }

    /// The steps per second of a film: what was asked for, or slow enough to read in a small maze.
    /// Otherwise the film's length decides.
    fn film_speed(&self) -> Option<u32> {
        let is_small = || Names::of(self.timeline()?.show()).numbered();
        let usual = || is_small().map(|_| FILM_READABLE_STEPS_PER_SECOND);
        self.film_export.steps_per_second.or_else(usual)
    }

    /// Starts a film of these acts, of the maze alone and visiting every tile. None before the
    /// rehearsal is over.
    pub fn film(&self, acts: Acts) -> Option<impl FnOnce() -> Film + use<>> {
        let timeline = self.timeline()?;
        let (build_steps, steps) = (timeline.build_steps, timeline.steps);
        let show_spec = self.show_spec.clone();
        let speed = self.film_speed();
        Some(move || {
            let of_rooms = show_spec.is_of_rooms();
            let film = Film::new(show_spec.show(), acts, build_steps, steps, of_rooms);
            match speed {
                Some(speed) => film.at_speed(speed),
                None => film,
            }
        })
    }
}
