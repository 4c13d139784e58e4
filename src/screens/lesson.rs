//! The first lesson: a tiny maze to try everything in, and at its end the choice of what to do
//! next. Its run is neither recorded nor counted for records, and never leaves this screen.

pub(crate) mod view;

use crate::game::lesson::{Lesson, LessonDeed, LessonStep};
use crate::game::race::{SearchEvent, Seating};
use crate::maze::Build;
use crate::screens::play::Play;
use crate::screens::prelude::*;

/// The maze of the lesson: long corridors, and a solution that is not the first way tried.
const MAZE: &str = "backtracker1-13x7-7";
/// The first real maze, which gets a new seed each time.
const FIRST_MAZE: &str = "kruskal1-12x8-0";

/// The lesson screen.
#[derive(Clone, Debug)]
pub struct FirstLesson {
    /// The player's progress.
    pub lesson: Lesson,
    /// The maze and the mouse in it.
    pub play: Play,
    farewell: Option<Menu<Farewell>>,
}

/// What to do after the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Farewell {
    /// A first real maze.
    FirstMaze,
    /// Returns to the screen before.
    Back,
}

impl Default for FirstLesson {
    fn default() -> Self {
        Self { lesson: Lesson::default(), play: begin(&measured()), farewell: None }
    }
}

impl FirstLesson {
    /// Restores the lesson with so many steps done.
    pub fn resume(done: usize) -> Self {
        Self { lesson: Lesson::after(done), ..Self::default() }
    }

    /// How many steps are done, if there is something to lose.
    pub fn save(&self) -> Option<usize> {
        let done = self.lesson.done;
        (done > 0 && !self.lesson.is_over()).then_some(done)
    }

    /// The menu of what to do next, once the lesson is over.
    pub const fn farewell(&self) -> Option<&Menu<Farewell>> {
        self.farewell.as_ref()
    }

    /// One tick of the maze; also sees what the player has learnt.
    fn play_on(&mut self, inputs: &Inputs, settings: &mut LiveSettings) -> Vec<Command> {
        let mut happened = Vec::new();
        let next = self.play.tick(inputs, settings, &mut happened, || 0);

        let mut deeds: Vec<LessonDeed> = happened.iter().filter_map(deed_of).collect();
        let is_zoomed = inputs.actions.iter().any(|action| matches!(action, Action::Zoom(_)));
        let shows_all = self.play.camera.shows_all();
        let seen = [(is_zoomed && !shows_all, LessonDeed::Zoomed), (shows_all, LessonDeed::SawAll)];
        deeds.extend(seen.into_iter().filter(|seen| seen.0).map(|seen| seen.1));
        let done: Vec<LessonStep> =
            deeds.into_iter().filter_map(|deed| self.lesson.see(deed)).collect();
        // A player who reaches the cheese before that step starts over.
        if matches!(next, Some(Destination::Results)) && !self.lesson.is_over() {
            self.play = begin(&Arc::clone(self.play.race.measured()));
        }
        let is_news =
            |event: &RaceEvent| !matches!(event, RaceEvent::Arrived { .. } | RaceEvent::Decided(_));
        let news = happened.into_iter().filter(is_news);
        let told = news.map(|event| Command::Race(Seating::Alone, event));
        told.chain(done.into_iter().map(Command::Learnt)).collect()
    }
}

const fn deed_of(event: &RaceEvent) -> Option<LessonDeed> {
    match event {
        RaceEvent::Stepped { .. } => Some(LessonDeed::Stepped),
        RaceEvent::RanOut { .. } => Some(LessonDeed::Ran),
        RaceEvent::Hinted => Some(LessonDeed::GotHint),
        RaceEvent::Search(SearchEvent::Found) => Some(LessonDeed::FoundWay),
        RaceEvent::Arrived { .. } => Some(LessonDeed::FoundCheese),
        RaceEvent::Began
        | RaceEvent::Bumped { .. }
        | RaceEvent::Search(_)
        | RaceEvent::Ate { .. }
        | RaceEvent::Took { .. }
        | RaceEvent::Carried { .. }
        | RaceEvent::Rule { .. }
        | RaceEvent::Caught { .. }
        | RaceEvent::Stranded { .. }
        | RaceEvent::TookBack
        | RaceEvent::Decided(_) => None,
    }
}

fn next(choice: Farewell, roll: &mut impl FnMut() -> u64) -> Vec<Command> {
    match choice {
        Farewell::FirstMaze => Destination::Maze(spec(FIRST_MAZE).with_seed(roll())).open(),
        Farewell::Back => vec![Command::Back],
    }
}

fn measured() -> Arc<MeasuredMaze> {
    Arc::new(MeasuredMaze::new(Build::new(&spec(MAZE)).finish(), None))
}

fn spec(code: &str) -> Spec {
    code.parse().expect("it is one of the codes above")
}

/// A mouse at the start. It counts as helped from the beginning, so no help costs anything.
fn begin(measured: &Arc<MeasuredMaze>) -> Play {
    let race = Race::resume(Arc::clone(measured), vec![measured.maze.start()], 0, true);
    Play::new(race).below_a_card()
}

impl ScreenState for FirstLesson {
    fn traits(&self) -> ScreenTraits {
        let is_over = self.farewell.is_some();
        let keys = if is_over { KeySet::Menu } else { KeySet::Play };
        ScreenTraits::of_game("lesson", keys, !is_over).at_depth(5)
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        if inputs.actions.contains(&Action::Back) {
            return vec![Command::Back];
        }
        if let Some(menu) = &mut self.farewell {
            let chosen = inputs.actions.iter().find_map(|action| menu.act(action));
            return chosen.map_or_else(Vec::new, |choice| next(choice, &mut || world.roll()));
        }
        self.lesson.tick();
        let allowed = |action: &&Action| self.lesson.allows(action);
        let actions: Vec<Action> = inputs.actions.iter().filter(allowed).cloned().collect();
        let inputs = Inputs { actions, focus_lost: false, ..inputs.clone() };
        let told = self.play_on(&inputs, &mut world.settings);
        if self.lesson.is_over() && self.play.race.is_over() && !self.lesson.is_praising() {
            let choices = [(Farewell::FirstMaze, true), (Farewell::Back, true)];
            self.farewell = Some(Menu::new(choices));
        }
        told
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, self.farewell().map_or(0, |farewell| farewell.focus)]
    }

    fn race(&self) -> Option<&Race> {
        Some(&self.play.race)
    }

    fn walk_areas(&self, pane: Rect, _: PixelScale) -> Vec<WalkArea> {
        WalkArea::whole(pane, self.farewell.is_none())
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::Alone(self.play.race.measured())
    }

    fn fit(&mut self, pane: (f32, f32), scale: f32, settings: &Settings) {
        self.play.fit(pane, scale, settings);
    }
}
