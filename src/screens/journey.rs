//! The map of the journey. Its path runs to and fro, one row for each region, so that the arrow
//! keys go where they point and also along the path. The mouse walks along it to the chosen stop, or
//! as far as the path is open.

pub(crate) mod view;

use crate::game::journey::{Flavour, Journey, Region};
use crate::game::tuning::{
    JOURNEY_HASTE, JOURNEY_STOPS_PER_REGION, JOURNEY_STOPS_PER_SECOND, JOURNEY_TILES_PER_STOP,
};
use crate::game::walker::{Gait, Pose};
use crate::screens::prelude::*;

/// The map screen.
#[derive(Clone, Debug)]
pub struct JourneyMap {
    /// The chosen stop.
    pub chosen: Stop,
    /// Where on the path the mouse is, in stops from the first one.
    pub mouse: f32,
    /// Where on it the mouse can go, once that was looked up for the chosen stop.
    reached: Option<f32>,
    /// The maze of the stop that was chosen last, once it is built.
    maze: Option<Arc<MeasuredMaze>>,
}

/// The column of the map in which a stop lies, from 0: every second row runs backwards.
pub const fn column_of(stop: Stop) -> usize {
    let along = stop.place() % JOURNEY_STOPS_PER_REGION;
    if runs_backwards(stop.region()) { JOURNEY_STOPS_PER_REGION - 1 - along } else { along }
}

const fn runs_backwards(region: Region) -> bool {
    region as usize % 2 == 1
}

impl JourneyMap {
    /// The button that leads to the pack that was opened last.
    pub const PACK: Target = Target::Arrow(2, 0);

    /// The map with this stop chosen and the mouse there.
    pub const fn new(chosen: Stop) -> Self {
        Self { chosen, mouse: chosen.place() as f32, reached: None, maze: None }
    }

    /// The map with this stop chosen, to which the mouse goes from another one.
    pub fn on_the_way(from: Stop, chosen: Stop) -> Self {
        Self { mouse: from.place() as f32, ..Self::new(chosen) }
    }

    /// The maze of the chosen stop, once it is built.
    pub fn picture(&self) -> Option<&Arc<MeasuredMaze>> {
        self.maze.as_ref().filter(|measured| measured.spec == Some(self.chosen.spec()))
    }

    /// Whether the mouse is where it goes.
    pub const fn is_there(&self) -> bool {
        self.way_left() == 0.0
    }

    /// How far it has to go, in stops; less than nothing if that is backwards.
    const fn way_left(&self) -> f32 {
        let goal =
            if let Some(reached) = self.reached { reached } else { self.chosen.place() as f32 };
        goal - self.mouse
    }

    /// How the mouse walks.
    pub fn pose(&self) -> Pose {
        let (stop, is_onward) = (self.mouse as usize, self.way_left() > 0.0);
        let region = Region::ALL[stop / JOURNEY_STOPS_PER_REGION];
        let is_between_rows = stop % JOURNEY_STOPS_PER_REGION + 1 == JOURNEY_STOPS_PER_REGION
            && self.mouse.fract() > 0.0;
        let heading = match (is_between_rows, is_onward) {
            (true, true) => Direction::Down,
            (true, false) => Direction::Up,
            _ if is_onward != runs_backwards(region) => Direction::Right,
            _ => Direction::Left,
        };
        let gait = Gait::Walking(JOURNEY_TILES_PER_STOP * self.mouse);
        Pose { at: (0.0, 0.0), heading, gait }
    }

    /// The mouse goes on, faster while it is far away.
    fn walk(&mut self, journey: &Journey, at_once: bool) {
        if self.reached.is_none() {
            let mut stops =
                (0..=self.chosen.place()).rev().filter_map(|place| self.chosen.beside(place));
            let reached = stops.find(|&stop| journey.is_open(stop));
            self.reached = Some(reached.map_or(self.mouse, |stop| stop.place() as f32));
        }
        let way = self.way_left();
        let haste = JOURNEY_STOPS_PER_SECOND + JOURNEY_HASTE * way.abs();
        let stride = haste / TICKS_PER_SECOND as f32;
        self.mouse += if at_once || stride >= way.abs() { way } else { stride.copysign(way) };
    }

    /// One tick.
    pub fn tick(
        &mut self,
        inputs: &Inputs,
        settings: &mut LiveSettings,
        journey: &Journey,
    ) -> Vec<Command> {
        for action in &inputs.actions {
            match *action {
                Action::Back => return Destination::Title.open(),
                Action::Pause | Action::Click(Self::PACK) => {
                    return Destination::Pack(None).open();
                }
                Action::Go(direction) => self.go(direction),
                Action::Home => self.choose(0),
                Action::Skip => self.choose(Stop::LAST.place()),
                Action::Next => self.enter(if inputs.run { -1 } else { 1 }, journey),
                Action::Click(Target::Arrow(1, _)) => self.turn_over(journey),
                Action::Zoom(notches) => self.go(vertical(notches < 0.0)),
                Action::Click(Target::Arrow(_, by)) => self.enter(by.into(), journey),
                Action::Page(by) => {
                    let worn = journey.flavour_for(settings.flavour);
                    settings.change().flavour = journey.flavour_after(worn, by);
                }
                Action::Click(Target::Field(place)) => wear(place, settings, journey),
                Action::Click(Target::Entry(place)) if place != self.chosen.place() => {
                    self.choose(place);
                }
                Action::Confirm | Action::Click(Target::Entry(_))
                    if journey.is_open(self.chosen) =>
                {
                    return Destination::Stop(self.chosen).open();
                }
                _ => {}
            }
        }
        self.walk(journey, settings.reduced_motion);
        Vec::new()
    }

    fn choose(&mut self, place: usize) {
        self.chosen = self.chosen.beside(place).unwrap_or(self.chosen);
        self.reached = None;
    }

    fn go(&mut self, direction: Direction) {
        let (place, row) = (self.chosen.place(), self.chosen.region() as usize);
        // The path turns at the end of a row: the stop above or below is as far behind the turn.
        let beyond = |turn: usize| (2 * turn * JOURNEY_STOPS_PER_REGION).wrapping_sub(place + 1);
        let is_onward = (direction == Direction::Right) != runs_backwards(self.chosen.region());
        self.choose(match direction {
            Direction::Down => beyond(row + 1),
            Direction::Up => beyond(row),
            _ if is_onward => place + 1,
            _ => place.wrapping_sub(1),
        });
    }

    /// Moves by so many regions, to the next unfinished stop there. Beyond the last one lies the
    /// other map, if there is one.
    fn enter(&mut self, by: isize, journey: &Journey) {
        let place = (self.chosen.region() as usize).checked_add_signed(by);
        let Some(&region) = place.and_then(|place| Region::ALL.get(place)) else {
            return self.turn_over(journey);
        };
        let stops: Vec<Stop> = if self.chosen.is_old() {
            region.old_stops().collect()
        } else {
            region.stops().collect()
        };
        let goes_on = stops.iter().find(|stop| !journey.is_finished(**stop));
        self.choose(goes_on.or(stops.last()).map_or(self.chosen.place(), |stop| stop.place()));
    }

    /// Shows the other map, if there is one.
    fn turn_over(&mut self, journey: &Journey) {
        let other = if self.chosen.is_old() { Some(journey.next()) } else { Stop::old().next() };
        *self = Self::new(other.filter(|_| journey.has_old_map()).unwrap_or(self.chosen));
    }
}

/// Gives the mouse the flavour of this region, if the player has earned it; a second time takes it
/// off again.
fn wear(place: usize, settings: &mut LiveSettings, journey: &Journey) {
    let Some(&region) = Region::ALL.get(place) else { return };
    let flavour = Flavour::of(region);
    if journey.has_earned(flavour) {
        let is_worn = settings.flavour == flavour;
        settings.change().flavour = if is_worn { Flavour::Plain } else { flavour };
    }
}

const fn vertical(is_down: bool) -> Direction {
    if is_down { Direction::Down } else { Direction::Up }
}

impl ScreenState for JourneyMap {
    fn traits(&self) -> ScreenTraits {
        let moves = !self.is_there();
        ScreenTraits { moves, ..ScreenTraits::at_rest("journey", KeySet::Menu) }
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        self.tick(inputs, &mut world.settings, &world.journey)
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, self.chosen.place()]
    }

    fn code(&self, _: &Settings) -> Option<String> {
        Some(self.chosen.code().to_owned())
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        let is_missing = self.picture().is_none();
        is_missing.then(|| (Request::MeasuredMaze(self.chosen.spec()), Purpose::Picture))
    }

    fn take_response(&mut self, response: Response) {
        if let Response::MeasuredMaze(measured) = response {
            self.maze = Some(measured);
        }
    }
}
