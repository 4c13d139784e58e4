//! The results of a run, and the choice of what to play next.

pub(crate) mod view;

use crate::game::journey::{Medal, Medals, Region};
use crate::game::pack::Pack;
use crate::game::race::Summary;
use crate::game::records::{Day, daily_puzzle};
use crate::game::rules::RuleStride;
use crate::game::tuning::{JOY_DEAF_TICKS, NEAR_MISS_PERCENT_OF_PAR, REGION_END_TICKS};
use crate::game::versus::rules::Mind;
use crate::game::wrong_turns::{WrongTurn, best_way_along, wrong_turns};
use crate::screens::prelude::*;

/// The results screen.
#[derive(Clone, Debug)]
pub struct Results {
    /// The race.
    pub race: Race,
    /// The stop of the journey that was played, and the medals won there.
    pub stop: Option<(Stop, Medals)>,
    /// The figures of the run.
    pub summary: Summary,
    /// Whether [no medal was missed](Medal::all_in_run).
    pub is_perfect: bool,
    /// The previous best time, in milliseconds, if there was one.
    pub best_before: Option<u64>,
    /// A shortest path, drawn over the maze.
    pub best_path: Vec<Tile>,
    /// The places where the run came to a dead end.
    pub dead_ends: Vec<Tile>,
    /// All wrong turns, the costliest first.
    pub wrong_turns: Vec<WrongTurn>,
    /// What to do next.
    pub menu: Menu<ResultsChoice>,
    /// What the run brought on the journey.
    pub won: Won,
    /// The day whose puzzle it was, and the day whose puzzle comes next, if there is one.
    pub puzzle: Option<(Day, Option<Day>)>,
    /// The pack that the maze is of, its index there, and the medals won.
    pub pack: Option<(Arc<Pack>, usize, Medals)>,
    /// Whether a rat school waits for the run.
    pub is_for_school: bool,
    /// The region whose completion is being celebrated, and for how many ticks.
    region_end: Option<(Region, u32)>,
    /// For how many ticks it has been shown.
    shown_ticks: u32,
    /// Whether a key was pressed to skip the animation.
    is_settled: bool,
    /// Whether the key of the last stride has been held since.
    is_held: bool,
}

/// What a run brought on the journey besides medals.
#[derive(Clone, Copy, Debug, Default)]
pub struct Won {
    /// Whether its stop was finished for the first time.
    pub is_first_finish: bool,
    /// The region that it completed.
    pub ended: Option<Region>,
    /// The region that it opened.
    pub opened: Option<Region>,
}

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultsChoice {
    /// The next seed, or the next stop of the journey or maze of the pack.
    Next,
    /// The table where the maze was drawn.
    Draw,
    /// Plays the maze again.
    Again,
    /// A maze of the same kind with a new seed.
    New,
    /// Back to the map of the journey, or to the pack.
    Map,
    /// Back to the title.
    Title,
}

impl Results {
    /// Shows a finished run, compared with the previous best time if there was one.
    pub fn new(race: Race, best_before: Option<u64>) -> Self {
        let summary = race.summary(0);
        let measured = race.measured();
        // A run that lost nothing is a best way itself.
        let is_best = summary.steps <= summary.shortest;
        let best = if is_best { race.runner(0).trail.clone() } else { best_way_along(&race) };
        let best_path = tiles_of(measured, &best);
        let grows = measured.has_others();
        let stop = Stop::of(measured.spec).map(|stop| (stop, Medal::of_run(&race)));
        let is_drawn = measured.spec.is_some_and(|spec| spec.is_drawn());
        let choices = [
            (ResultsChoice::Next, grows || stop.is_some()),
            (ResultsChoice::Draw, is_drawn),
            (ResultsChoice::Again, true),
            (ResultsChoice::New, grows),
            (if stop.is_some() { ResultsChoice::Map } else { ResultsChoice::Title }, true),
        ];
        // On the journey nothing leads away from it.
        let is_there = |one| match one {
            ResultsChoice::New => stop.is_none(),
            ResultsChoice::Draw => stop.is_none() && is_drawn,
            _ => true,
        };
        let menu = Menu::new(choices.into_iter().filter(|&(one, _)| is_there(one)));
        let mut results = Self {
            dead_ends: dead_ends(&race),
            wrong_turns: wrong_turns(&race),
            is_perfect: Medal::all_in_run(&race),
            race,
            stop,
            summary,
            best_before,
            best_path,
            menu,
            won: Won::default(),
            puzzle: None,
            pack: None,
            is_for_school: false,
            region_end: None,
            shown_ticks: 0,
            is_settled: false,
            is_held: true,
        };
        // Whoever was beaten wants to try again.
        if results.rival_ahead().is_some() {
            let is_again = |(choice, _): (_, _)| choice == ResultsChoice::Again;
            let again = results.menu.entries().position(is_again);
            results.menu.focus = again.unwrap_or(results.menu.focus);
        }
        results
    }

    /// Adds what the run brought in a pack, if its maze is of it: what comes next is there.
    #[must_use]
    pub fn with_pack(mut self, pack: Option<Arc<Pack>>) -> Self {
        let found = pack.and_then(|pack| Some((pack.position(self.race.measured().spec)?, pack)));
        let Some((place, pack)) = found else { return self };
        self.pack = Some((pack, place, Medal::of_run(&self.race)));
        let choices = [ResultsChoice::Next, ResultsChoice::Again, ResultsChoice::Map];
        self.menu = Menu::new(choices.map(|choice| (choice, true)));
        self
    }

    /// Adds the day whose puzzle it was, and the day whose puzzle comes next: without one the
    /// calendar does.
    #[must_use]
    pub fn with_puzzle(mut self, puzzle: Option<(Day, Option<Day>)>) -> Self {
        let Some((_, next)) = puzzle else { return self };
        self.puzzle = puzzle;
        let choices = [ResultsChoice::Next, ResultsChoice::Again, ResultsChoice::Title];
        let is_there = |one: &ResultsChoice| *one != ResultsChoice::Title || next.is_some();
        self.menu = Menu::new(choices.into_iter().filter(is_there).map(|choice| (choice, true)));
        self
    }

    /// The medals won at a stop of the journey or in a pack.
    pub fn medals(&self) -> Option<&Medals> {
        let in_pack = || self.pack.as_ref().map(|(_, _, won)| won);
        self.stop.as_ref().map(|(_, won)| won).or_else(in_pack)
    }

    /// Whether a map, of the journey or a pack, is where it leads back to.
    pub const fn leads_to_map(&self) -> bool {
        self.stop.is_some() || self.pack.is_some()
    }

    /// Adds what the run brought on the journey, and celebrates a completed region.
    #[must_use]
    pub fn with_won(self, won: Won) -> Self {
        let region_end = won.ended.map(|region| (region, 0));
        Self { won, region_end, ..self }
    }

    /// The region whose completion is being celebrated, and for how many seconds.
    pub fn region_end(&self) -> Option<(Region, f32)> {
        self.region_end.map(|(region, ticks)| (region, ticks as f32 / TICKS_PER_SECOND as f32))
    }

    /// One tick of the celebration. It ends by itself or with any key, which then does nothing
    /// else; keys that may still be held from walking to the cheese do not count.
    fn celebrate(&mut self, inputs: &Inputs) -> bool {
        let Some((_, ticks)) = &mut self.region_end else { return false };
        *ticks += 1;
        let ends = |action: &Action| !matches!(action, Action::Point(_) | Action::Go(_));
        if *ticks >= REGION_END_TICKS || inputs.actions.iter().any(ends) {
            self.region_end = None;
            self.is_settled = true;
        }
        true
    }

    /// For how many seconds the screen has been shown.
    pub fn seconds(&self) -> f32 {
        self.shown_ticks as f32 / TICKS_PER_SECOND as f32
    }

    /// How far the animation of numbers and paths is, in seconds. After a key was pressed it is at
    /// its end, so that the player need not wait; it is there as well below
    /// a celebration.
    pub fn moving_seconds(&self) -> f32 {
        if self.is_settled || self.region_end.is_some() { f32::INFINITY } else { self.seconds() }
    }

    /// By how many milliseconds the run beats the previous best time.
    pub fn milliseconds_won(&self) -> Option<u64> {
        let before = self.best_before.filter(|_| self.is_best())?;
        before.checked_sub(self.summary.milliseconds)
    }

    /// The rival that reached the cheese of the stop first.
    pub fn rival_ahead(&self) -> Option<Mind> {
        let (stop, won) = self.stop.as_ref()?;
        let is_behind = self.summary.sets_records() && !won.contains(&Medal::BeforeRival);
        stop.rival().filter(|_| is_behind)
    }

    /// Whether a medal is to be told of. The first time a stop has no clock, so nothing was missed; but
    /// beyond the first place it comes next where it is all that is left.
    pub fn shows(&self, medal: Medal) -> bool {
        let has_won = self.medals().is_some_and(|won| won.contains(&medal));
        let is_left = self.is_left_with_the_clock();
        medal != Medal::UnderPar || has_won || is_left || !self.won.is_first_finish
    }

    /// Whether a stop beyond the first place was finished in as few steps as possible, but not in time.
    pub fn is_left_with_the_clock(&self) -> bool {
        let is_late = |(stop, won): &(Stop, Medals)| {
            stop.region() != Region::Garden && !won.contains(&Medal::UnderPar)
        };
        self.summary.is_perfect && self.stop.as_ref().is_some_and(is_late)
    }

    /// By how many milliseconds the stop's medal for time was missed, if it was close.
    pub fn milliseconds_over_par(&self) -> Option<u64> {
        let won = self.medals()?;
        let is_missed = self.shows(Medal::UnderPar) && self.summary.sets_records();
        let is_missed = is_missed && !won.contains(&Medal::UnderPar);
        let par = 1000 * u64::from(Stop::par_seconds_of(self.race.measured())?);
        let over = self.summary.milliseconds.checked_sub(par).filter(|_| is_missed)?;
        (over <= par / 100 * NEAR_MISS_PERCENT_OF_PAR).then_some(over)
    }

    /// Whether this run is the best of its maze; a helped or slowed-down run never is.
    pub fn is_best(&self) -> bool {
        self.summary.sets_records()
            && self.best_before.is_none_or(|best| self.summary.milliseconds < best)
    }
}

impl ScreenState for Results {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("results", KeySet::Results).in_turn()
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        self.is_held &= inputs.held.is_some();
        if self.celebrate(inputs) {
            return Vec::new();
        }
        self.shown_ticks = self.shown_ticks.saturating_add(1);
        let is_deaf = self.shown_ticks < JOY_DEAF_TICKS;
        let is_key = |action: &Action| !matches!(action, Action::Point(_));
        self.is_settled |= inputs.actions.iter().any(is_key);
        for action in &inputs.actions {
            match action {
                // Pressed on the way to the cheese, or held since.
                Action::Go(_) if is_deaf || self.is_held => continue,
                Action::WatchAgain => return Destination::WatchAgain.open(),
                Action::Ghost => return Destination::RaceTheBest.open(),
                Action::Records => return Destination::Records.open(),
                _ => {}
            }
            if *action == Action::Watch {
                return Destination::Watch(ShowSpec::of_measured(self.race.measured())).open();
            }
            let choice = match action {
                Action::Back if self.leads_to_map() => Some(ResultsChoice::Map),
                Action::Back => Some(ResultsChoice::Title),
                Action::Restart => Some(ResultsChoice::Again),
                Action::NewSeed if !self.leads_to_map() => Some(ResultsChoice::New),
                action => self.menu.act(action),
            };
            if let (Some(choice), Some((pack, place, _))) = (choice, &self.pack)
                && let Some(onward) = leads_on_in(pack, *place, choice)
            {
                return onward.open();
            }
            if let (Some(ResultsChoice::Next), Some((_, next))) = (choice, self.puzzle) {
                let puzzle = |day| Destination::Maze(daily_puzzle::spec(day));
                return next.map_or(Destination::Daily, puzzle).open();
            }
            let measured = self.race.measured();
            let spec = measured.spec.filter(|_| measured.has_others());
            let stop = self.stop.as_ref().map(|(stop, _)| *stop);
            match (choice, stop, spec) {
                (Some(ResultsChoice::Map), Some(stop), _) if self.won.is_first_finish => {
                    return Destination::JourneyAfter(stop).open();
                }
                (Some(ResultsChoice::Map), ..) => return Destination::Journey(stop).open(),
                (Some(ResultsChoice::Next), Some(stop), _) => {
                    return Destination::Onward(stop).open();
                }
                (Some(ResultsChoice::Draw), ..) => {
                    return Destination::Draw(measured.spec).open();
                }
                (Some(ResultsChoice::Title), ..) if self.puzzle.is_some() => {
                    return Destination::Daily.open();
                }
                (Some(ResultsChoice::Title), ..) => return Destination::Title.open(),
                (Some(ResultsChoice::Again), ..) => {
                    return Destination::Play(Box::new(Race::alone(self.race.measured().clone())))
                        .open();
                }
                (Some(ResultsChoice::Next), _, Some(spec)) => {
                    return Destination::Maze(spec.another(spec.seed().wrapping_add(1))).open();
                }
                (Some(ResultsChoice::New), _, Some(spec)) => {
                    return Destination::Maze(spec.another(world.roll())).open();
                }
                _ => {}
            }
        }
        Vec::new()
    }

    fn still<'a>(&'a self, world: &'a World, view: &View<'a>) -> Option<Still<'a>> {
        Some(view::postcard::postcard(world, self, view))
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, self.menu.focus]
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::Alone(self.race.measured())
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        self.race.measured().spec.map(|spec| settings.maze.code_of(&spec))
    }

    fn stop(&self) -> Option<Stop> {
        self.stop.as_ref().map(|(stop, _)| *stop)
    }
}

/// Where a choice leads from a maze of a pack, if it stays in the pack.
fn leads_on_in(pack: &Pack, place: usize, choice: ResultsChoice) -> Option<Destination> {
    let next = pack.mazes.get(place + 1);
    match (choice, next) {
        (ResultsChoice::Next, Some(next)) => Some(Destination::InPack(next.spec)),
        (ResultsChoice::Next, None) => Some(Destination::Pack(None)),
        (ResultsChoice::Map, _) => Some(Destination::Pack(Some(pack.mazes.get(place)?.spec))),
        _ => None,
    }
}

/// The tiles of a walk, those between two rooms included; a leap has one more where it begins.
fn tiles_of(measured: &MeasuredMaze, places: &[Tile]) -> Vec<Tile> {
    if measured.rooms().is_none() {
        return places.to_vec();
    }
    let strides = places.windows(2).flat_map(|pair| {
        let passage = RuleStride::between(pair[0], pair[1]).map_or(pair[0], RuleStride::passage);
        [passage, pair[1]]
    });
    places.iter().copied().take(1).chain(strides).collect()
}

/// The places where a run came to a dead end.
fn dead_ends(run: &Race) -> Vec<Tile> {
    run.dead_ends(0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::settings::Language;
    use crate::maze::Build;

    fn results(milliseconds: u64, helped: bool) -> Results {
        let spec: Spec = "kruskal1-2x3-7".parse().unwrap();
        let race = Race::alone(Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec))));
        let results = Results::new(race, None);
        Results { summary: Summary { milliseconds, helped, ..results.summary }, ..results }
    }

    #[test]
    fn a_key_brings_everything_to_rest_and_the_pointer_does_not() {
        let mut results = results(5, false);
        let mut world = World::new(Settings::default(), Language::English, 1);
        let point = Inputs { actions: vec![Action::Point(Target::Entry(1))], ..Inputs::default() };
        for _ in 0..TICKS_PER_SECOND {
            assert!(results.update(&point, &mut world).is_empty());
        }
        assert!((results.moving_seconds() - 1.0).abs() < 1e-3);
        let go = Inputs { actions: vec![Action::Go(Direction::Down)], ..Inputs::default() };
        assert!(results.update(&go, &mut world).is_empty());
        assert!(results.moving_seconds().is_infinite());
        results.update(&Inputs::default(), &mut world);
        assert!(results.moving_seconds().is_infinite(), "it stays so");
    }

    #[test]
    fn only_a_faster_run_without_help_has_won_time() {
        for (milliseconds, helped, before, won) in [
            (900, false, Some(1000), Some(100)),
            (1000, false, Some(1000), None),
            (1100, false, Some(1000), None),
            (900, true, Some(1000), None),
            (900, false, None, None),
        ] {
            let results = Results { best_before: before, ..results(milliseconds, helped) };
            assert_eq!(results.milliseconds_won(), won);
        }
    }
}
