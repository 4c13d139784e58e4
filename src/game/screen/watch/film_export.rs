//! Where pictures and films are made: what is on them, the small menu that asks what is filmed, and
//! how far the film has come.

use super::{Watch, WatchCommand};
use crate::game::input::Action;
use crate::game::menu::Menu;
use crate::game::theatre::film::{Acts, Cut, Film, Filmed};
use crate::game::theatre::{Names, Timeline};
use crate::game::tuning::{
    FILM_MOST_FRAMES_WITH_PANELS, FILM_READABLE_STEPS_PER_SECOND, TICKS_PER_SECOND,
};

/// At most one film at a time.
#[derive(Clone, Debug, Default)]
pub struct FilmExport {
    menu: Option<Menu<Filmed>>,
    /// How far the film has come, from 0 to 1, if one is made.
    pub share: Option<f32>,
    /// The speed of the film, unless that is the usual one.
    pub steps_per_second: Option<u32>,
    /// Whether the last picture is of the whole stage, and not of the maze alone.
    pub wants_whole_stage: bool,
}

impl FilmExport {
    /// The menu that asks what is filmed, while it is open.
    pub const fn menu(&self) -> Option<&Menu<Filmed>> {
        self.menu.as_ref()
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
        wishes: &mut Vec<WatchCommand>,
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
                wishes.push(WatchCommand::Film(filmed));
            }
            return true;
        }
        match (action, self.share) {
            (Action::Film, None) => self.menu = Some(Menu::new(choices(has_build))),
            (Action::Film, Some(_)) => {}
            (Action::Back, Some(_)) => {
                self.share = None;
                wishes.push(WatchCommand::GiveUpFilm);
            }
            _ => return false,
        }
        true
    }
}

/// What can be filmed: first of the maze alone, then with the panels.
fn choices(has_build: bool) -> impl Iterator<Item = (Filmed, bool)> {
    let acts: &[Acts] =
        if has_build { &[Acts::Both, Acts::Build, Acts::Solve] } else { &[Acts::Solve] };
    let of = move |with_panels| acts.iter().map(move |&acts| (Filmed { acts, with_panels }, true));
    of(false).chain(of(true))
}

impl Watch {
    /// The same, to tell it how far a film has come.
    pub const fn darkroom_mut(&mut self) -> &mut FilmExport {
        &mut self.film_export
    }

    /// The same theatre once more, for a film with its panels: where it is looked from, with nothing
    /// pointed at or asked, and how these acts of it are cut.
    pub(in crate::game) fn of_film(&self, acts: Acts) -> Option<(Self, Cut)> {
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
            rehearsed: 1.0,
            film_export: FilmExport::default(),
            pointed: None,
            begins: None,
            ahead: None,
            lecture: self.lecture().map(|lecture| Box::new(lecture.unasked())),
        };
        Some((watch, cut))
    }

    /// How many steps a second a film shows: as many as were asked for, or so few that those of a small
    /// maze can be read. Else it is to be short.
    fn film_speed(&self) -> Option<u32> {
        let is_small = || Names::of(self.timeline()?.show()).numbered();
        let usual = || is_small().map(|_| FILM_READABLE_STEPS_PER_SECOND);
        self.film_export.steps_per_second.or_else(usual)
    }

    /// Shows this step of a film, for so long.
    pub(in crate::game) fn show_in_film(&mut self, step: u64, centiseconds: u16) {
        self.deck.seek(step);
        while self.timeline().map(Timeline::step) != Some(self.deck.step) {
            self.follow();
        }
        self.follow();
        for _ in 0..u32::from(centiseconds) * TICKS_PER_SECOND / 100 {
            self.look();
        }
    }

    /// What begins a film of these acts of the maze alone, which looks at every tile; nothing before the rehearsal is
    /// over.
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
