//! The theatre screen: a maze is built and solved, and any step of it can be looked at.
//!
//! A [`ShowSpec`] names the show. Rehearsing it takes long, so it is requested and done elsewhere;
//! until it arrives there is nothing to play.

mod film_export;
mod leads_on;
mod lecture;
pub(crate) mod view;

use crate::game::bookmark::{Bookmark, BookmarkScene};
use crate::game::lab::SearchCard;
use crate::game::theatre::{
    MarkedSteps, Names, ProgramPart, SearchTelling, Spread, Staging, StepSize, neighbour,
};
use crate::game::tuning::{
    CAMERA_HALF_LIFE_TICKS, THEATRE_CLOSEST_ZOOM, THEATRE_PAINTED_TILES_PER_TICK, ZOOM_FACTOR,
};
use crate::maze::Heuristic;
use crate::screens::prelude::*;
pub use film_export::FilmExport;
pub use lecture::Lecture;

/// The theatre screen.
#[derive(Clone, Debug)]
pub struct Watch {
    /// What is shown.
    pub show_spec: ShowSpec,
    timeline: Option<Box<Timeline>>,
    /// The playback controls.
    pub deck: Deck,
    staging: Staging,
    /// The magnification; at 1 the whole maze is in view.
    zoom: f32,
    /// The centre of the view, in tiles.
    gaze: (f32, f32),
    /// The export of pictures and films.
    pub film_export: FilmExport,
    /// The room under the pointer.
    pointed: Option<u32>,
    /// Where to begin after the rehearsal.
    begins: Option<Beginning>,
    /// A step of a small maze, with the program parts of the step that follows.
    ahead: Option<(u64, Vec<ProgramPart>)>,
    /// The card that has prepared the show, if one has.
    lecture: Option<Box<Lecture>>,
}

/// Where a show begins after its rehearsal.
#[derive(Clone, Copy, Debug)]
struct Beginning {
    /// The step; with a second step, the part between them is repeated.
    moment: (u64, Option<u64>),
    /// The unit in which the steps of a search are counted here and in the marks.
    counted: StepSize,
    /// Whether it plays on from there.
    plays: bool,
}

impl Beginning {
    /// Moves the deck there, and converts the marks to the rehearsed show.
    fn come_to(self, timeline: &mut Timeline, deck: &mut Deck, marks: &mut MarkedSteps) {
        let mut step_of = |step| timeline.step_counted(step, self.counted);
        *marks = MarkedSteps::at(marks.steps().iter().map(|&mark| step_of(mark)).collect());
        let (step, until) = self.moment;
        match (step_of(step), until.map(step_of)) {
            (step, Some(until)) => deck.play_between(step, until),
            (step, None) if self.plays => deck.go(step),
            (step, None) => deck.seek(step),
        }
    }
}

impl Watch {
    /// A theatre that waits for its rehearsal.
    pub fn new(show_spec: ShowSpec) -> Self {
        let is_told = show_spec.source.has_numbers();
        let mut deck = if is_told { Deck::gathering(u64::MAX) } else { Deck::new(u64::MAX) };
        deck.is_playing = true;
        Self {
            show_spec,
            timeline: None,
            deck,
            staging: Staging::default(),
            zoom: 1.0,
            gaze: (0.0, 0.0),
            film_export: FilmExport::default(),
            pointed: None,
            begins: None,
            ahead: None,
            lecture: None,
        }
    }

    /// The show of a card, at this step, or repeating the steps from there to another one.
    pub fn of_card(
        card: SearchCard,
        place: Option<usize>,
        moment: (u64, Option<u64>),
        counted: StepSize,
    ) -> Self {
        let source = Source::given(Arc::clone(&card.maze));
        let mut watch = Self::new(ShowSpec::of(source, card.solver));
        watch.deck = Deck::new(u64::MAX);
        let staging = Staging { telling: card.telling, ..Staging::default() };
        let marks = MarkedSteps::at(card.places());
        watch.begin_at(staging, moment, counted);
        watch.take(Timeline::of(watch.show_spec.show()));
        watch.staging.marks = marks;
        watch.lecture = Some(Box::new(Lecture::new(card, place)));
        watch.follow();
        watch
    }

    /// The card that has prepared the show, if one has.
    pub fn lecture(&self) -> Option<&Lecture> {
        self.lecture.as_deref()
    }

    /// After the rehearsal, begins at this step, or repeats the steps from there to another one.
    pub fn begin_at(&mut self, staging: Staging, moment: (u64, Option<u64>), counted: StepSize) {
        let beginning = Beginning { moment, counted, plays: false };
        (self.staging, self.begins) = (staging, Some(beginning));
    }

    /// The show, once it is rehearsed.
    pub fn timeline(&self) -> Option<&Timeline> {
        self.timeline.as_deref()
    }

    /// What the picture covers.
    pub const fn spread(&self) -> Spread {
        self.staging.spread
    }

    /// How a depth-first search is explained.
    pub const fn telling(&self) -> SearchTelling {
        self.staging.telling
    }

    /// Whether to show what the finds of a build cost.
    pub const fn wants_costs(&self) -> bool {
        self.staging.has_costs
    }

    /// The steps that the player has marked.
    pub const fn marks(&self) -> &MarkedSteps {
        &self.staging.marks
    }

    /// Whether the present part of the show can be explained as a recursive function.
    pub fn has_calls(&self) -> bool {
        let search = self.timeline().and_then(|timeline| timeline.show().search());
        search.is_some_and(|it| it.has_calls)
    }

    /// Whether the present search can count its steps by rooms as well as by tiles.
    pub fn has_rooms(&self) -> bool {
        let search = self.timeline().and_then(|timeline| timeline.show().search());
        search.is_some_and(|it| it.has_rooms)
    }

    /// The magnification, and the tile at the centre of the view.
    pub const fn view(&self) -> (f32, (f32, f32)) {
        (self.zoom, self.gaze)
    }

    /// The room under the pointer.
    pub const fn pointed_room(&self) -> Option<u32> {
        self.pointed
    }

    /// The program parts of the next step that are already done.
    pub fn parts_done(&self) -> &[ProgramPart] {
        let is_next = |(step, _): &&(u64, Vec<ProgramPart>)| *step == self.deck.step;
        let parts = self.ahead.as_ref().filter(is_next).map_or(&[][..], |(_, parts)| parts);
        &parts[..self.deck.part.min(parts.len())]
    }

    /// The show that still has to be rehearsed.
    pub fn awaited(&self) -> Option<ShowSpec> {
        self.timeline.is_none().then(|| self.show_spec.clone())
    }

    /// Takes the rehearsed show, and plays it if the previous one was playing.
    pub fn take(&mut self, mut timeline: Timeline) {
        self.deck = self.deck.reload(timeline.steps);
        if let Some(beginning) = self.begins.take() {
            beginning.come_to(&mut timeline, &mut self.deck, &mut self.staging.marks);
        }
        self.staging.marks.keep_until(timeline.steps);
        self.ahead = None;
        self.timeline = Some(Box::new(timeline));
    }

    /// One tick; `roll` makes a new seed.
    pub fn tick(&mut self, inputs: &Inputs, mut roll: impl FnMut() -> u64) -> Vec<Command> {
        let mut told = Vec::new();
        let before = self.show_spec.clone();
        let is_ready = self.timeline.is_some();
        for action in &inputs.actions {
            if matches!(action, Action::Film) && self.film_export.share.is_none() {
                let speed = inputs.run.then(|| self.deck.speed().per_second());
                self.film_export.set_speed(speed);
            }
            if is_ready && self.film_export.hears(action, &self.show_spec.source, &mut told) {
                continue;
            }
            if let Some(lecture) = &mut self.lecture
                && lecture.hears(action, &mut self.deck)
            {
                continue;
            }
            match action {
                Action::SavePicture if is_ready => {
                    self.film_export.want_picture(inputs.run);
                    told.push(Command::SavePicture);
                }
                Action::SetMark if !is_ready => {}
                action => {
                    if let Some(command) = self.lead_on(action) {
                        told.push(command);
                        return told;
                    }
                    let step = self.deck.step;
                    self.move_along(action, inputs);
                    if let Some(lecture) = &mut self.lecture {
                        lecture.hold(&mut self.deck, step, matches!(action, Action::Go(_)));
                    } else {
                        self.change_bill(action, inputs.run, &mut roll);
                    }
                }
            }
        }
        if self.show_spec != (ShowSpec { stride: self.show_spec.stride, ..before.clone() }) {
            let shown = self.timeline.take();
            if self.show_spec.source != before.source {
                self.begins = None;
            } else if let Some(timeline) = shown {
                let moment = (self.deck.step.min(timeline.build_steps), None);
                self.begins = Some(self.at_this_moment(moment));
            }
            self.staging.marks = MarkedSteps::default();
        }
        self.follow();
        self.look();
        told
    }

    /// Brings the show to the step of the deck.
    fn follow(&mut self) {
        if let Some(timeline) = &mut self.timeline {
            let step = self.deck.step;
            self.deck.tick();
            if let Some(lecture) = &mut self.lecture {
                lecture.tick(&mut self.deck, step);
            }
            timeline.approach(self.deck.step, THEATRE_PAINTED_TILES_PER_TICK);
            let show = timeline.show();
            if self.ahead.as_ref().is_none_or(|(step, _)| *step != show.step) {
                self.ahead = Some((show.step, parts_after(show, self.staging.telling)));
            }
            self.deck.divide(self.ahead.as_ref().map_or(0, |(_, parts)| parts.len()));
        }
    }

    /// Handles an action that moves along the timeline or changes the view.
    fn move_along(&mut self, action: &Action, inputs: &Inputs) {
        buttons::press(&mut self.deck, action, inputs);
        match action {
            Action::Point(Target::Room(room)) => self.pointed = Some(*room),
            Action::Point(_) => self.pointed = None,
            Action::Next => self.staging.spread = self.staging.spread.next(),
            Action::SetMark => self.staging.marks.toggle(self.deck.step),
            Action::Lane(place) | Action::Click(Target::Choice(0, place)) => {
                if let Some(&step) = self.marks().steps().get(*place) {
                    self.deck.seek(step);
                }
            }
            Action::Tiles if self.has_rooms() && self.lecture.is_none() => self.change_stride(),
            Action::Hint => self.staging.has_costs = !self.staging.has_costs,
            Action::Recursion if self.has_calls() => {
                self.staging.telling = self.staging.telling.other();
                self.ahead = None;
            }
            Action::Zoom(notches) => {
                let zoom = self.zoom * ZOOM_FACTOR.powf(*notches);
                self.zoom = zoom.clamp(1.0, THEATRE_CLOSEST_ZOOM);
            }
            _ => {}
        }
    }

    /// Handles an action that changes the show itself. With Shift a choice goes backwards.
    fn change_bill(&mut self, action: &Action, backwards: bool, roll: &mut impl FnMut() -> u64) {
        let source = &mut self.show_spec.source;
        match action {
            Action::Paste(text) => source.paste(text),
            Action::NextSolver => {
                let is_present = |&one: &Solver| one == self.show_spec.solver.usual();
                self.show_spec.solver = neighbour(&Solver::ALL, is_present, backwards);
            }
            Action::NextEstimate => {
                if let Some(present) = self.show_spec.solver.estimate() {
                    let is_present = |&one: &Heuristic| one == present;
                    let next = neighbour(&Heuristic::ALL, is_present, backwards);
                    self.show_spec.solver = Solver::AStar(next);
                }
            }
            Action::NewSeed => source.change_seed(roll()),
            Action::NextGenerator => source.change_generator(backwards),
            Action::MoreLoops => source.change_loops(),
            _ => {}
        }
    }

    /// Moves the centre of the view smoothly to where something happens.
    fn look(&mut self) {
        let Some(tile) = self.timeline().and_then(|timeline| timeline.show().moment().at) else {
            return;
        };
        let share = 1.0 - 0.5_f32.powf(1.0 / CAMERA_HALF_LIFE_TICKS);
        self.gaze.0 += (f32::from(tile.column) - self.gaze.0) * share;
        self.gaze.1 += (f32::from(tile.row) - self.gaze.1) * share;
    }

    /// Switches the search between steps by rooms and by tiles, at the same moment.
    fn change_stride(&mut self) {
        let counted = self.show_spec.stride;
        self.show_spec.stride = counted.other();
        let moment = match self.deck.marks {
            [Some(step), until @ Some(_)] => (step, until),
            _ => (self.deck.step, None),
        };
        self.begins = Some(Beginning { counted, ..self.at_this_moment(moment) });
        self.timeline = None;
    }

    /// A beginning there that plays on if the deck does now.
    const fn at_this_moment(&self, moment: (u64, Option<u64>)) -> Beginning {
        Beginning { moment, counted: self.show_spec.stride, plays: self.deck.is_playing }
    }

    /// The number that is typed while hands are counted.
    fn counted(&self) -> Option<&str> {
        self.lecture().and_then(|lecture| lecture.hall.typed())
    }
}

/// The program parts of the next step, in a maze small enough to follow them.
fn parts_after(show: &Show, telling: SearchTelling) -> Vec<ProgramPart> {
    if Names::of(show).numbered().is_some() { show.parts_ahead(telling) } else { Vec::new() }
}

impl ScreenState for Watch {
    fn traits(&self) -> ScreenTraits {
        let keys = if self.counted().is_some() { KeySet::Text } else { KeySet::Theatre };
        ScreenTraits::at_rest("watch", keys).for_a_hall().at_depth(2)
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        self.tick(inputs, || world.roll())
    }

    fn still<'a>(&'a self, world: &'a World, view: &View<'a>) -> Option<Still<'a>> {
        view::still::still(world, self, view)
    }

    fn film_frame<'a>(&'a self, world: &'a World, view: &View<'a>) -> Option<Still<'a>> {
        Some(view::still::film_frame(world, self, view))
    }

    fn show_in_film(&mut self, step: u64, centiseconds: u16) {
        self.deck.seek(step);
        while self.timeline().map(Timeline::step) != Some(self.deck.step) {
            self.follow();
        }
        self.follow();
        for _ in 0..u32::from(centiseconds) * TICKS_PER_SECOND / 100 {
            self.look();
        }
    }

    fn take_film_progress(&mut self, share: Option<f32>) {
        self.film_export.share = share;
    }

    /// A bookmark of this moment.
    fn code(&self, _: &Settings) -> Option<String> {
        let scene = match (self.lecture(), &self.show_spec) {
            (Some(lecture), _) => BookmarkScene::Search(lecture.place?),
            (None, &ShowSpec { source: Source::Grown(spec), solver, stride }) => {
                BookmarkScene::Show { spec, solver, stride, staging: self.staging.clone() }
            }
            (None, _) => return None,
        };
        Some(Bookmark::of(scene, &self.deck).to_string())
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        Some((Request::Rehearse(self.awaited()?), Purpose::Proceed))
    }

    fn take_response(&mut self, response: Response) {
        if let Response::Timeline(timeline) = response {
            self.take(*timeline);
        }
    }

    /// The number of raised hands.
    fn writing<'a>(&'a self, _: &'a Settings) -> Option<Writing<'a>> {
        let text = self.counted()?;
        Some(Writing { text: text.into(), is_wrong: false, done: Some(Action::Confirm) })
    }
}
