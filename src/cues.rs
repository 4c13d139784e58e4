//! Which sound belongs to which event of the game, and from which side it comes. It stands above
//! the game and the sounds, which know nothing of each other, and needs no device.
//!
//! Most sounds follow from events. The others follow from what has changed on the screen: the focus
//! has moved, or the theatre is at another step.

mod way;

use crate::app::App;
use crate::game::command::Command;
use crate::game::journey::Region;
use crate::game::lesson::LessonStep;
use crate::game::race::solving::Solving;
use crate::game::race::{Race, RaceEnd, RaceEvent, SearchEvent, Seating};
use crate::game::rules::Feel;
use crate::game::settings::Look;
use crate::game::store_task::StoreTask;
use crate::game::theatre::school::School;
use crate::game::theatre::{Contest, Show, StepEvent, Timeline};
use crate::maze::{BuildStep, SolveStep};
use crate::screens::Screen;
use crate::screens::settings::SettingsRow;
use crate::sound::{Effect, StereoSide, Tune};

/// The tune of the place that is seen, or elsewhere that of the look; none in the screensaver.
pub fn tune(app: &App) -> Option<Tune> {
    let place = match &app.screen {
        Screen::Screensaver(_) => return None,
        Screen::Journey(map) => map.chosen.region_of_new_map(),
        screen => screen.state().region(),
    };
    Some(match (place, app.world.settings.look) {
        (Some(Region::Garden), _) => Tune::Garden,
        (Some(Region::Cellar), _) => Tune::Cellar,
        (Some(Region::Library), _) => Tune::Library,
        (Some(Region::Kitchen), _) => Tune::Kitchen,
        (Some(Region::Alley), _) => Tune::Alley,
        (Some(Region::Palace), _) => Tune::Palace,
        (None, Look::IceTea) => Tune::IceTea,
        (None, Look::Night) => Tune::Night,
        (None, Look::Paper) => Tune::Paper,
    })
}

/// A sound to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cue {
    /// Which effect.
    pub effect: Effect,
    /// From which side.
    pub side: StereoSide,
}

/// Turns what happens in the game into sounds; remembers what the screen showed last.
#[derive(Debug, Default)]
pub struct Listener {
    /// The name and the depth of the screen.
    screen: (&'static str, u8),
    focus: [usize; 2],
    step: u64,
    is_beaten: bool,
}

impl Cue {
    const fn new(effect: Effect, side: StereoSide) -> Self {
        Self { effect, side }
    }

    /// The sound of an event in a race. Two runners have a side each, a single one the middle.
    pub const fn of_race(seating: Seating, event: &RaceEvent) -> Option<Self> {
        Some(match *event {
            RaceEvent::Stepped { runner, is_junction: true, .. } => {
                Self::new(Effect::Junction, side_of(seating, runner))
            }
            RaceEvent::Stepped { runner, .. } => Self::new(Effect::Step, side_of(seating, runner)),
            RaceEvent::Bumped { runner } => Self::new(Effect::Bump, side_of(seating, runner)),
            RaceEvent::Ate { runner, .. } | RaceEvent::Took { runner, .. } => {
                Self::new(Effect::Cheese, side_of(seating, runner))
            }
            RaceEvent::Rule { runner, event, .. } => {
                let effect = match event.feel {
                    Feel::Found => Effect::Hint,
                    Feel::Moved => Effect::Wall,
                    Feel::Slid => Effect::Slide,
                    Feel::Dipped => Effect::Dip,
                    Feel::Joined { joined, all } => Effect::Plop { joined, all },
                };
                Self::new(effect, side_of(seating, runner))
            }
            RaceEvent::Hinted => Self::new(Effect::Hint, StereoSide::Middle),
            RaceEvent::TookBack => Self::new(Effect::Junction, StereoSide::Middle),
            RaceEvent::Caught { .. }
            | RaceEvent::Stranded { is_asked: true }
            | RaceEvent::Search(SearchEvent::NoPath) => {
                Self::new(Effect::NoPath, StereoSide::Middle)
            }
            RaceEvent::Decided(RaceEnd::Won(runner)) => {
                Self::new(Effect::Win, side_of(seating, runner))
            }
            RaceEvent::Decided(RaceEnd::Draw) => Self::new(Effect::Draw, StereoSide::Middle),
            RaceEvent::Began => match seating {
                Seating::Match { .. } => Self::new(Effect::Start, StereoSide::Middle),
                Seating::Alone => return None,
            },
            RaceEvent::Search(SearchEvent::Begun | SearchEvent::Found | SearchEvent::GivenUp)
            | RaceEvent::RanOut { .. }
            | RaceEvent::Carried { .. }
            | RaceEvent::Stranded { is_asked: false }
            | RaceEvent::Arrived { .. } => return None,
        })
    }
}

impl From<Effect> for Cue {
    /// A sound from straight ahead.
    fn from(effect: Effect) -> Self {
        Self::new(effect, StereoSide::Middle)
    }
}

impl Listener {
    /// The sound of what has just been told.
    pub fn hear(&mut self, command: &Command, app: &App) -> Option<Cue> {
        let screen = &app.screen;
        let effect = match command {
            Command::Race(seating, event) => {
                if let (Seating::Alone, RaceEvent::Stepped { tile, .. }) = (seating, event)
                    && let Some(race) = screen.state().race()
                {
                    // A mouse that is led on does not step.
                    if race.state.ahead.is_some() {
                        return None;
                    }
                    if app.world.settings.way_sounds {
                        return Some(way::of_step(race, *tile));
                    }
                }
                return Cue::of_race(*seating, event);
            }
            Command::Screen(name) => {
                let shown = (*name, screen.state().traits().depth);
                let before = std::mem::replace(&mut self.screen, shown);
                (self.focus, self.step) = (screen.state().place_of_focus(), step_of(screen));
                self.is_beaten = is_beaten(screen);
                if let Screen::Results(results) = screen
                    && results.region_end().is_some()
                {
                    return Some(Effect::Feast.into());
                }
                return of_path(before, shown).map(Cue::from);
            }
            Command::Counted(_) => Effect::Count,
            Command::Gesture => Effect::Squeak,
            Command::EndlessOver(..) if is_crossed(screen) => Effect::Feast,
            Command::EndlessOver(..) => Effect::Draw,
            Command::Learnt(LessonStep::Cheese) => Effect::Win,
            Command::Learnt(_) => Effect::Cheese,
            Command::Keep(StoreTask::SaveSettings(_)) if is_about_mazes(screen) => Effect::Cheese,
            Command::Keep(StoreTask::SaveSettings(_)) => Effect::Change,
            _ => return None,
        };
        Some(effect.into())
    }

    /// The sounds of what has changed on the screen since the last call.
    pub fn look(&mut self, screen: &Screen) -> impl Iterator<Item = Cue> + use<> {
        let focus = screen.state().place_of_focus();
        let is_moved = std::mem::replace(&mut self.focus, focus) != focus;
        let step = step_of(screen);
        let is_stepped = std::mem::replace(&mut self.step, step) != step;
        let stepped = is_stepped.then(|| of_step(screen)).flatten();
        let is_beaten = is_beaten(screen);
        let was_beaten = std::mem::replace(&mut self.is_beaten, is_beaten);
        let beaten = (is_beaten && !was_beaten).then_some(Effect::Beaten);
        let moved = is_moved.then_some(Effect::Move);
        moved.into_iter().chain(stepped).chain(beaten).map(Cue::from)
    }
}

/// Whether a rival has reached the goal before the mouse.
fn is_beaten(screen: &Screen) -> bool {
    matches!(screen, Screen::Play(play) if play.is_rival_there())
}

/// From which side a runner's sounds come.
const fn side_of(seating: Seating, runner: usize) -> StereoSide {
    match (seating, runner) {
        (Seating::Alone, _) => StereoSide::Middle,
        (Seating::Match { .. }, 0) => StereoSide::Left,
        (Seating::Match { .. }, _) => StereoSide::Right,
    }
}

/// The sound of the way from one screen to another.
fn of_path((from, left): (&str, u8), (to, depth): (&str, u8)) -> Option<Effect> {
    match (from, to) {
        ("" | "loading" | "screensaver", _) | (_, "results" | "endless-over" | "screensaver") => {
            None
        }
        _ if depth < left => Some(Effect::Back),
        _ => Some(Effect::Choose),
    }
}

/// Whether a world was crossed.
fn is_crossed(screen: &Screen) -> bool {
    matches!(screen, Screen::Endless(game) if game.to_cheese() == Some(0))
}

/// How far a build or a search on the screen has come.
fn step_of(screen: &Screen) -> u64 {
    match screen {
        Screen::Watch(watch) => watch.timeline().map_or(0, Timeline::step),
        Screen::Replay(replay) => replay.places(0).len() as u64,
        Screen::SideBySide(contest) => contest.contest().map_or(0, arrived),
        Screen::School(school) => school.school().map_or(0, runs_made),
        Screen::WhichBuilt(quiz) => quiz.answered,
        screen => screen.state().race().map_or(0, search_step),
    }
}

/// The sound of the present step.
fn of_step(screen: &Screen) -> Option<Effect> {
    match screen {
        Screen::Watch(watch) => of_show(watch.timeline()?.show()),
        Screen::Replay(_) => Some(Effect::Step),
        // Only arrivals make a sound: there are too many steps.
        Screen::SideBySide(contest) => {
            let contest = contest.contest().filter(|contest| arrived(contest) > 0)?;
            let are_all_there = arrived(contest) == contest.lanes.len() as u64;
            Some(if are_all_there { Effect::Win } else { Effect::Cheese })
        }
        Screen::School(school) => {
            school.school().filter(|school| runs_made(school) > 0).map(|_| Effect::Cheese)
        }
        Screen::WhichBuilt(quiz) => {
            quiz.is_right().map(|is_right| if is_right { Effect::Cheese } else { Effect::NoPath })
        }
        screen => screen.state().race().and_then(of_search),
    }
}

fn arrived(contest: &Contest) -> u64 {
    (0..contest.lanes.len()).filter(|&lane| contest.place(lane).is_some()).count() as u64
}

fn runs_made(school: &School) -> u64 {
    school.rats.iter().map(|rat| rat.lessons.len() as u64).sum()
}

fn search_step(race: &Race) -> u64 {
    race.solving().map_or(0, Solving::steps)
}

/// The sound of auto-solve.
fn of_search(race: &Race) -> Option<Effect> {
    let solving = race.solving().filter(|solving| solving.is_searching())?;
    let all = race.measured().maze.grid().tiles();
    Some(Effect::Tick { stack: solving.held() as u32, all: all as u32 })
}

fn of_show(show: &Show) -> Option<Effect> {
    match show.moment().event {
        StepEvent::Begun => None,
        StepEvent::Built(step) => {
            let build = show.build()?;
            let all = build.spec().rooms();
            Some(match step {
                BuildStep::Merged { larger, smaller, .. } => {
                    Effect::Plop { joined: larger.size + smaller.size, all }
                }
                BuildStep::Kept { .. } | BuildStep::Walled { .. } => Effect::Step,
                BuildStep::Backtracked { .. } | BuildStep::Walked { .. } => {
                    Effect::Tick { stack: build.held() as u32, all }
                }
                _ => Effect::Plop { joined: build.counts.opened as u32, all },
            })
        }
        StepEvent::Solved(step) => Some(match step {
            SolveStep::Arrive => Effect::Win,
            SolveStep::NoPath => Effect::NoPath,
            _ => {
                let all = show.maze().grid().tiles() as u32;
                Effect::Tick { stack: show.search()?.held()[0] as u32, all }
            }
        }),
    }
}

/// Whether the volume being set is that of mazes: it is then heard at once.
fn is_about_mazes(screen: &Screen) -> bool {
    let Screen::Settings(settings) = screen else { return false };
    let row = settings.focus().and_then(|place| settings.page.rows().get(place));
    row == Some(&SettingsRow::Effects)
}
