//! Which sound belongs to which event of the game, and from which side it comes. It stands above
//! the game and the sounds, which know nothing of each other, and needs no device.
//!
//! Most sounds follow from events. The others follow from what has changed on the screen: the focus
//! has moved, or the theatre is at another step.

mod way;

use crate::game::app::App;
use crate::game::command::Command;
use crate::game::journey::Region;
use crate::game::lesson::LessonStep;
use crate::game::race::solving::Solving;
use crate::game::race::{Race, RaceEnd, RaceEvent, SearchEvent, Seating};
use crate::game::records::Day;
use crate::game::rules::Feel;
use crate::game::screen::endless::EndlessGame;
use crate::game::screen::form::Form;
use crate::game::screen::settings::SettingsRow;
use crate::game::screen::versus::{Phase, Versus};
use crate::game::screen::{Screen, records};
use crate::game::settings::Look;
use crate::game::store_task::StoreTask;
use crate::game::theatre::school::School;
use crate::game::theatre::{Contest, Show, StepEvent, Timeline};
use crate::maze::{BuildStep, SolveStep};
use crate::sound::{Effect, StereoSide, Tune};

/// The tune of the place that is seen, or elsewhere that of the look; none in the screensaver.
pub fn tune(app: &App) -> Option<Tune> {
    let place = match &app.screen {
        Screen::Screensaver(_) => return None,
        Screen::Journey(map) => map.chosen.region_of_new_map(),
        screen => screen.region(),
    };
    Some(match (place, app.settings.look) {
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
    screen: &'static str,
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
            RaceEvent::Ate { runner, .. } => Self::new(Effect::Cheese, side_of(seating, runner)),
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
            RaceEvent::Caught { .. }
            | RaceEvent::Stranded
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
                    && let Some(race) = race_of(screen)
                {
                    // A mouse that is led on does not step.
                    if race.state.ahead.is_some() {
                        return None;
                    }
                    if app.settings.way_sounds {
                        return Some(way::of_step(race, *tile));
                    }
                }
                return Cue::of_race(*seating, event);
            }
            Command::Screen(name) => {
                let before = std::mem::replace(&mut self.screen, name);
                (self.focus, self.step) = (focus_of(screen), step_of(screen));
                self.is_beaten = is_beaten(screen);
                if let Screen::Results(results) = screen
                    && results.region_end().is_some()
                {
                    return Some(Effect::Feast.into());
                }
                return of_path(before, name).map(Cue::from);
            }
            Command::Counted(_) => Effect::Count,
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
        let focus = focus_of(screen);
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

fn race_of(screen: &Screen) -> Option<&Race> {
    match screen {
        Screen::Play(play) => Some(&play.race),
        Screen::Endless(game) => Some(&game.play.race),
        Screen::Lesson(lesson) => Some(&lesson.play.race),
        _ => None,
    }
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
fn of_path(from: &str, to: &str) -> Option<Effect> {
    let depth = |name: &str| match name {
        "title" => 0,
        "lesson" => 5,
        "settings" | "how-to-play" => 4,
        "contest" | "school" | "replay" => 3,
        "pause" | "watch" => 2,
        _ => 1,
    };
    match (from, to) {
        ("" | "loading" | "screensaver", _) | (_, "results" | "endless-over" | "screensaver") => {
            None
        }
        _ if depth(to) < depth(from) => Some(Effect::Back),
        _ => Some(Effect::Choose),
    }
}

fn focus_of(screen: &Screen) -> [usize; 2] {
    match screen {
        Screen::Title(title) => focus_beside(&title.form, title.menu.focus),
        Screen::Journey(map) => [0, map.chosen.place()],
        Screen::Lobby(lobby) => focus_beside(&lobby.form, 0),
        Screen::Versus(versus) => [0, focus_of_match(versus)],
        Screen::Play(play) => [0, play.pause().map_or(0, |it| it.focus)],
        Screen::Endless(game) => [0, focus_of_endless(game)],
        Screen::Lesson(lesson) => [0, lesson.farewell().map_or(0, |it| it.focus)],
        Screen::HowTo(how_to) => [0, how_to.page as usize],
        Screen::Results(results) => [0, results.menu.focus],
        Screen::Settings(settings) => {
            [settings.page as usize, settings.focus().map_or(0, |place| place + 1)]
        }
        Screen::Unfinished(list) => [0, list.chosen],
        Screen::Records(screen) => match screen.focus {
            records::Focus::List => [0, screen.chosen],
            records::Focus::Button(button) => [1, button as usize],
        },
        Screen::Daily(days) => focus_of_day(days.chosen(Day::LAST)),
        Screen::SideBySide(contest) => [0, contest.chosen],
        Screen::School(school) => [0, school.chosen],
        _ => [0, 0],
    }
}

/// A day of the calendar as a focus: its month, and the day in it.
fn focus_of_day(day: Day) -> [usize; 2] {
    let (year, month, date) = day.date();
    [100 * year as usize + month as usize, date as usize]
}

/// The focus in a form, or at a place beside it.
fn focus_beside<R: Copy + PartialEq>(form: &Form<R>, elsewhere: usize) -> [usize; 2] {
    form.place().map_or([0, elsewhere], |place| [1, place])
}

/// How far a build or a search on the screen has come.
fn step_of(screen: &Screen) -> u64 {
    match screen {
        Screen::Watch(watch) => watch.timeline().map_or(0, Timeline::step),
        Screen::Play(play) => search_step(&play.race),
        Screen::Endless(game) => search_step(&game.play.race),
        Screen::Lesson(lesson) => search_step(&lesson.play.race),
        Screen::Replay(replay) => replay.places(0).len() as u64,
        Screen::SideBySide(contest) => contest.contest().map_or(0, arrived),
        Screen::School(school) => school.school().map_or(0, runs_made),
        _ => 0,
    }
}

/// The sound of the present step.
fn of_step(screen: &Screen) -> Option<Effect> {
    match screen {
        Screen::Watch(watch) => of_show(watch.timeline()?.show()),
        Screen::Play(play) => of_search(&play.race),
        Screen::Endless(game) => of_search(&game.play.race),
        Screen::Lesson(lesson) => of_search(&lesson.play.race),
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
        _ => None,
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
            let all = build.spec().size().rooms();
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

fn focus_of_endless(game: &EndlessGame) -> usize {
    let of_pause = game.play.pause().map(|it| it.focus);
    of_pause.or_else(|| game.card().map(|it| it.focus)).unwrap_or(0)
}

fn focus_of_match(versus: &Versus) -> usize {
    let of_pause = versus.pause().map(|it| it.focus);
    of_pause.unwrap_or(match &versus.phase {
        Phase::Card(_, menu) => menu.focus,
        Phase::Over(menu) => menu.focus,
        Phase::Waiting | Phase::Countdown(_) | Phase::Running(_) => 0,
    })
}
