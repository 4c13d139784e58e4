//! Where pictures and films are made: what is on them, the small menu that asks what is filmed, and
//! how far the film has come.

use super::{Watch, Wish};
use crate::game::input::Action;
use crate::game::menu::Menu;
use crate::game::theatre::film::{Acts, Film};

/// At most one film at a time.
#[derive(Clone, Debug, Default)]
pub struct FilmExport {
    menu: Option<Menu<Acts>>,
    share: Option<f32>,
    /// The speed of the film, unless that is to be short.
    steps_per_second: Option<u32>,
    /// Whether the last picture is of the whole stage, and not of the maze alone.
    wants_whole_stage: bool,
}

impl FilmExport {
    /// The menu that asks what is filmed, while it is open.
    pub const fn menu(&self) -> Option<&Menu<Acts>> {
        self.menu.as_ref()
    }

    /// How far the film has come, from 0 to 1, if one is made.
    pub const fn share(&self) -> Option<f32> {
        self.share
    }

    /// Whether the picture that was asked for last is one of the whole stage, with its cards and what
    /// is said, and not of the maze alone.
    pub const fn wants_whole_stage(&self) -> bool {
        self.wants_whole_stage
    }

    /// The speed of the film that was asked for, unless that is to be short.
    pub const fn steps_per_second(&self) -> Option<u32> {
        self.steps_per_second
    }

    /// A film may be asked for, at this speed.
    pub(super) const fn set_speed(&mut self, steps_per_second: Option<u32>) {
        self.steps_per_second = steps_per_second;
    }

    /// A picture is asked for.
    pub(super) const fn want_picture(&mut self, of_whole_stage: bool) {
        self.wants_whole_stage = of_whole_stage;
    }

    /// Hears how far the film has come, if one is still made.
    pub const fn take_progress(&mut self, share: Option<f32>) {
        self.share = share;
    }

    /// Hears an action before anybody else and says whether it was meant for films. `has_build`
    /// says whether there is more to film than a search.
    pub(super) fn hears(
        &mut self,
        action: &Action,
        has_build: bool,
        wishes: &mut Vec<Wish>,
    ) -> bool {
        if let Some(menu) = &mut self.menu {
            let chosen = match action {
                Action::Back | Action::Film => {
                    self.menu = None;
                    None
                }
                action => menu.act(action),
            };
            if let Some(acts) = chosen {
                self.begin(acts, wishes);
            }
            return true;
        }
        match (action, self.share) {
            (Action::Film, None) if has_build => {
                let all = [Acts::Both, Acts::Build, Acts::Solve];
                self.menu = Some(Menu::new(all.map(|acts| (acts, true))));
            }
            (Action::Film, None) => self.begin(Acts::Solve, wishes),
            (Action::Film, Some(_)) => {}
            (Action::Back, Some(_)) => {
                self.share = None;
                wishes.push(Wish::GiveUpFilm);
            }
            _ => return false,
        }
        true
    }

    fn begin(&mut self, acts: Acts, wishes: &mut Vec<Wish>) {
        self.menu = None;
        self.share = Some(0.0);
        wishes.push(Wish::Film(acts));
    }
}

impl Watch {
    /// Where films are made.
    pub const fn film_export(&self) -> &FilmExport {
        &self.film_export
    }

    /// The same, to tell it how far a film has come.
    pub const fn darkroom_mut(&mut self) -> &mut FilmExport {
        &mut self.film_export
    }

    /// What begins a film of these acts, which looks at every tile; nothing before the rehearsal is
    /// over.
    pub fn film(&self, acts: Acts) -> Option<impl FnOnce() -> Film + use<>> {
        let timeline = self.timeline()?;
        let (build_steps, steps) = (timeline.build_steps(), timeline.steps());
        let show_spec = self.show_spec.clone();
        let speed = self.film_export.steps_per_second();
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
