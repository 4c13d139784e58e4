//! The endless mode: leg after leg without a pause, a clock that every cheese winds up, and the
//! card at the end.

mod saved;
pub(crate) mod view;

use crate::game::aerial::MapStart;
use crate::game::clock::milliseconds_of;
use crate::game::endless::{Leg, LegPlan, over_after, worth_ticks};
use crate::game::input::KeyReading;
use crate::game::race::Seating;
use crate::game::tuning::{ENDLESS_WON_TICKS, WORLD_TRAIL_PLACES, WORLD_TRAIL_ROOMS};
use crate::maze::endless::Room;
use crate::maze::world::KeptWorld;
use crate::screens::play::Play;
use crate::screens::prelude::*;

/// A run in a maze without end.
#[derive(Clone, Debug)]
pub struct EndlessGame {
    /// The maze and the mouse in it.
    pub play: Play,
    leg: Leg,
    /// The next leg, prepared in advance.
    next: Option<Leg>,
    /// The larger piece that was requested and has not arrived yet.
    wider: Option<LegPlan>,
    /// The ticks left on the clock.
    pub clock_ticks: u32,
    /// The ticks that were on the clock at each cheese.
    pub left_at_cheeses: Vec<u32>,
    /// In a world, rooms now and then along all of the trail.
    trail: Vec<Room>,
    /// Whether auto-solve goes on at the next crumb of a world.
    solves_on: bool,
    /// Whether the run was continued from a saved game.
    is_resumed: bool,
    card: Option<Menu<EndlessChoice>>,
}

/// An entry of the menu on the final card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndlessChoice {
    /// Plays the same maze again.
    Again,
    /// Plays another one.
    New,
    /// Plays the endless maze of the day.
    Daily,
    /// The world that comes with the game.
    World,
    /// Back to the title.
    Title,
}

impl EndlessGame {
    /// The small map of a world, which opens the large one.
    pub const MAP: Target = Target::Part(0);

    /// A run that has not begun.
    pub fn new(leg: Leg) -> Self {
        Self {
            play: Play::on_plane(&leg, Race::alone(leg.measured.clone()), Vec::new()),
            clock_ticks: over_after(leg.plan.eaten),
            leg,
            next: None,
            wider: None,
            left_at_cheeses: Vec::new(),
            trail: Vec::new(),
            solves_on: false,
            is_resumed: false,
            card: None,
        }
    }

    /// The maze without end that is played.
    pub const fn endless(&self) -> Endless {
        self.leg.plan.endless
    }

    /// How many cheeses were eaten.
    pub const fn eaten(&self) -> u32 {
        self.left_at_cheeses.len() as u32
    }

    /// How far the mouse is from where it began, in rooms as the crow flies.
    pub fn distance(&self) -> u32 {
        let room = self.room();
        (room.column as f64).hypot(room.row as f64).round() as u32
    }

    /// The menu that is shown once time is up.
    pub const fn card(&self) -> Option<&Menu<EndlessChoice>> {
        self.card.as_ref()
    }

    /// How many seconds the last cheese was worth, soon after it was eaten.
    pub fn seconds_won(&self) -> Option<u64> {
        let worth = worth_ticks(self.eaten());
        let since =
            self.left_at_cheeses.last()?.saturating_add(worth).saturating_sub(self.clock_ticks);
        let seconds = milliseconds_of(worth.into()) / 1000;
        Some(seconds).filter(|_| since < ENDLESS_WON_TICKS)
    }

    /// How far the mouse is from the cheese of the world, in rooms as the crow flies; none without end.
    pub fn to_cheese(&self) -> Option<u64> {
        let (goal, here) = (self.endless().world()?.goal(), self.room());
        let [columns, rows] = [goal.column.abs_diff(here.column), goal.row.abs_diff(here.row)]
            .map(|side| side as f64);
        Some(columns.hypot(rows).round() as u64)
    }

    /// Which share of a world lies left of the mouse, and above it; none without end.
    pub fn place_in_world(&self) -> Option<[f32; 2]> {
        let [width, height] = self.endless().world()?.spec().size();
        let here = self.room();
        Some([(here.column, width), (here.row, height)].map(|(at, of)| at as f32 / of as f32))
    }

    /// The room of the mouse, counted from where it began.
    pub fn room(&self) -> Room {
        self.leg.room(self.play.runner().place())
    }

    /// The map of the world that is walked through; none without end.
    pub fn map(&self) -> Option<MapStart> {
        let world = self.endless().world()?;
        let (mouse, pitch) = (self.room(), self.play.camera.view(1.0).1);
        let trail = self.trail.iter().copied().chain([mouse]).collect();
        Some(MapStart { world, mouse, pitch, trail })
    }

    /// Whether the run counts for records.
    pub fn sets_records(&self) -> bool {
        self.play.race.sets_records()
    }

    /// Whether this ghost may race here: it belongs to this maze and there is none yet.
    pub fn may_seat(&self, ghost: &Ghost) -> bool {
        let is_free = self.play.ghost().is_none() && self.card.is_none();
        is_free && ghost.course == self.endless().into()
    }

    /// Adds a ghost for the mouse to race against.
    pub fn seat(&mut self, ghost: &Ghost) {
        if let Some(start) = self.leg.tile(Room::default()) {
            self.play.seat(Arc::new(ghost.beginning_at(start)));
        }
    }

    fn choose(&self, choice: EndlessChoice, mut roll: impl FnMut() -> u64) -> Destination {
        match choice {
            EndlessChoice::Again => Destination::Endless(self.endless()),
            EndlessChoice::New => Destination::Endless(Endless::new(roll())),
            EndlessChoice::Daily => Destination::DailyEndless,
            EndlessChoice::World => KeptWorld::own()
                .map_or(Destination::Title, |world| Destination::Endless(Endless::of_world(world))),
            EndlessChoice::Title => Destination::Title,
        }
    }

    /// Keeps where the mouse is, if that is far from what was kept last.
    fn leave_trail(&mut self) {
        if self.endless().world().is_none() {
            return;
        }
        let here = self.room();
        let is_far = |last: &Room| {
            let apart = here.column.abs_diff(last.column).max(here.row.abs_diff(last.row));
            apart >= WORLD_TRAIL_ROOMS
        };
        if self.trail.last().is_none_or(is_far) {
            self.trail.push(here);
        }
        if self.trail.len() > WORLD_TRAIL_PLACES {
            // Every second one is enough.
            self.trail = self.trail.iter().copied().step_by(2).collect();
        }
    }

    fn eat(&mut self) {
        self.left_at_cheeses.push(self.clock_ticks);
        self.play.eat();
        self.clock_ticks = self.clock_ticks.saturating_add(worth_ticks(self.eaten()));
        if let Some(next) = self.next.take() {
            self.enter(next);
        }
    }

    /// Requests a larger piece before the mouse comes to the edge of this one, but not while a
    /// search or hint is shown, because that is tied to this piece.
    fn look_ahead(&mut self) {
        let (race, place) = (&self.play.race, self.play.runner().place());
        let is_free = race.solving().is_none() && race.hint().is_none();
        if self.wider.is_none() && is_free && self.leg.ends_near(place) {
            self.wider = Some(self.leg.around(place));
        }
    }

    fn enter(&mut self, leg: Leg) {
        self.play.carry_over(&leg, leg.shift_from(&self.leg));
        self.leg = leg;
        self.wider = None;
        if std::mem::take(&mut self.solves_on) {
            self.play.race.toggle_solving(Solver::BreadthFirst);
        }
    }

    /// The piece to request: the larger one that is needed now, or else the next leg.
    fn wanted(&self) -> Option<LegPlan> {
        let is_over = self.play.race.is_over();
        let wider = self.wider.filter(|_| !is_over);
        let next = (self.next.is_none() && !self.leg.is_last()).then(|| self.leg.next());
        wider.or(next).filter(|_| self.card.is_none())
    }
}

/// How an event is reported: arriving means that a cheese is eaten, and no leg decides the race.
const fn reported(event: RaceEvent, place: Tile) -> Option<RaceEvent> {
    match event {
        RaceEvent::Arrived { runner, .. } => Some(RaceEvent::Ate { runner, tile: place }),
        RaceEvent::Decided(_) => None,
        event => Some(event),
    }
}

impl ScreenState for EndlessGame {
    fn traits(&self) -> ScreenTraits {
        let of_play = self.play.traits();
        if self.card.is_some() {
            let reading = KeyReading::at_rest(KeySet::Results);
            return ScreenTraits {
                name: "endless-over",
                reading,
                moves: false,
                depth: 1,
                ..of_play
            };
        }
        let name = if self.play.is_paused() { "pause" } else { "endless" };
        ScreenTraits { name, ..of_play }
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let mut roll = roll(&mut world.dice);
        if let Some(menu) = &mut self.card {
            if inputs.actions.contains(&Action::WatchAgain) {
                return Destination::WatchAgain.open();
            }
            let chosen = inputs.actions.iter().find_map(|action| match action {
                Action::Back => Some(EndlessChoice::Title),
                Action::Restart => Some(EndlessChoice::Again),
                Action::NewSeed if self.leg.plan.endless.world().is_none() => {
                    Some(EndlessChoice::New)
                }
                action => menu.act(action),
            });
            return chosen.map_or_else(Vec::new, |choice| self.choose(choice, roll).open());
        }
        if self.play.race.is_over() {
            // The next leg is not ready yet.
            let gives_up = inputs.actions.contains(&Action::Back);
            return if gives_up { Destination::Title.open() } else { Vec::new() };
        }
        let asks_for_map =
            |action: &Action| matches!(action, Action::Next | Action::Click(Self::MAP));
        if inputs.actions.iter().any(asks_for_map)
            && !self.play.is_paused()
            && let Some(map) = self.map()
        {
            return Destination::WorldMap(map).open();
        }
        let was_solving = self.play.race.solving().is_some();
        let before = self.play.race.ticks;
        let mut happened = Vec::new();
        let next = self.play.tick(inputs, &mut world.settings, &mut happened, &mut roll);
        self.leave_trail();
        let race = &self.play.race;
        // Time stands still while a search is being shown.
        let is_timeless = race.solving().is_some() || self.leg.plan.endless.world().is_some();
        let passed = if is_timeless { 0 } else { race.ticks - before };
        self.clock_ticks = self.clock_ticks.saturating_sub(passed as u32);
        let place = race.runner(0).place();
        let reported = happened.into_iter().filter_map(|event| reported(event, place));
        let mut told: Vec<Command> =
            reported.map(|event| Command::Race(Seating::Alone, event)).collect();
        if race.is_over() && self.leg.is_last() {
            self.left_at_cheeses.push(self.clock_ticks);
            let choices = [EndlessChoice::Again, EndlessChoice::Title];
            self.card = Some(Menu::new(choices.map(|choice| (choice, true))));
            told.push(Command::EndlessOver(None));
        } else if race.is_over() {
            self.solves_on = was_solving && self.leg.plan.endless.world().is_some();
            self.eat();
        } else if self.clock_ticks == 0 {
            let choices = [
                EndlessChoice::Again,
                EndlessChoice::New,
                EndlessChoice::Daily,
                EndlessChoice::World,
                EndlessChoice::Title,
            ];
            self.card = Some(Menu::new(choices.map(|choice| (choice, true))));
            let eaten = self.sets_records().then(|| self.eaten());
            told.push(Command::EndlessOver(eaten));
        } else {
            self.look_ahead();
        }
        told.extend(next.map(Command::Open));
        told
    }

    fn place_of_focus(&self) -> [usize; 2] {
        let of_card = self.card().map_or(0, |card| card.focus);
        [0, self.play.pause().map_or(of_card, |pause| pause.focus)]
    }

    fn race(&self) -> Option<&Race> {
        Some(&self.play.race)
    }

    fn walk_areas(&self, pane: Rect, _: PixelScale) -> Vec<WalkArea> {
        WalkArea::whole(pane, self.card.is_none() && !self.play.is_paused())
    }

    fn maze<'a>(&'a self, settings: &Settings) -> MazeShown<'a> {
        self.play.maze(settings)
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        self.play.code(settings)
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        Some((Request::Leg(self.wanted()?), Purpose::Proceed))
    }

    fn take_response(&mut self, response: Response) {
        let Response::Leg(leg) = response else { return };
        let is_over = self.play.race.is_over();
        if self.wider.take_if(|wider| *wider == leg.plan).is_some() {
            let race = &self.play.race;
            if !is_over && race.solving().is_none() && race.hint().is_none() {
                self.enter(*leg);
                // It was cut before this piece replaced the one it fits to.
                self.next = None;
            }
        } else if leg.plan == self.leg.next() {
            if is_over {
                self.enter(*leg);
            } else {
                self.next = Some(*leg);
            }
        }
    }

    fn fit(&mut self, pane: (f32, f32), scale: f32, settings: &Settings) {
        self.play.fit(pane, scale, settings);
    }
}
