//! What on a screen is heard as what.
//!
//! Some things are told by events. The rest shows: the focus is elsewhere, or the theatre is at
//! another step.

pub mod pair;

use icetea_maze::game::app::Event;
use icetea_maze::game::lesson::Step;
use icetea_maze::game::menu::Menu;
use icetea_maze::game::run::Run;
use icetea_maze::game::screen::settings::Row;
use icetea_maze::game::screen::title::Focus;
use icetea_maze::game::screen::{Screen, lobby, records};
use icetea_maze::game::theatre::school::School;
use icetea_maze::game::theatre::{Contest, Event as StepEvent, Show, Timeline};
use icetea_maze::maze::{BuildStep, SolveStep, Tile};
use icetea_maze::sound::Effect;

/// What was seen last.
#[derive(Debug, Default)]
pub struct Ear {
    screen: &'static str,
    focus: [usize; 2],
    step: u64,
}

impl Ear {
    /// What an event sounds like that happened on this screen.
    pub fn of_event(&mut self, event: &Event, screen: &Screen) -> Option<Effect> {
        Some(match event {
            Event::Screen(name) => {
                let before = std::mem::replace(&mut self.screen, name);
                (self.focus, self.step) = (focus_of(screen), step_of(screen));
                return of_way(before, name);
            }
            Event::Stepped(tile) if is_fork(screen, *tile) => Effect::Junction,
            Event::Stepped(_) => Effect::Step,
            Event::Bumped => Effect::Bump,
            Event::Hinted => Effect::Hint,
            Event::Solving("no path") => Effect::NoWay,
            Event::Finished(_) | Event::Learnt(Step::Cheese) => Effect::Win,
            Event::Learnt(_) => Effect::Cheese,
            Event::KeepSettings if is_about_mazes(screen) => Effect::Cheese,
            Event::KeepSettings => Effect::Change,
            _ => return None,
        })
    }

    /// What is different since the last time, as it sounds.
    pub fn of_change(&mut self, screen: &Screen) -> impl Iterator<Item = Effect> + use<> {
        let focus = focus_of(screen);
        let is_moved = std::mem::replace(&mut self.focus, focus) != focus;
        let step = step_of(screen);
        let is_stepped = std::mem::replace(&mut self.step, step) != step;
        let stepped = is_stepped.then(|| of_step(screen)).flatten();
        is_moved.then_some(Effect::Move).into_iter().chain(stepped)
    }
}

/// What it sounds like to come from one screen to another.
fn of_way(from: &str, to: &str) -> Option<Effect> {
    let depth = |name: &str| match name {
        "title" => 0,
        "lesson" => 5,
        "settings" | "how-to-play" => 4,
        "contest" | "school" | "replay" => 3,
        "pause" | "watch" => 2,
        _ => 1,
    };
    match (from, to) {
        ("" | "loading" | "screensaver", _) | (_, "results" | "screensaver") => None,
        _ if depth(to) < depth(from) => Some(Effect::Back),
        _ => Some(Effect::Choose),
    }
}

/// Where the focus is, as far as there is one.
fn focus_of(screen: &Screen) -> [usize; 2] {
    match screen {
        Screen::Title(title) => match title.focus() {
            Focus::Menu => [0, title.menu.focus()],
            Focus::Field(field) => [1, field as usize],
        },
        Screen::Lobby(lobby) => match lobby.focus() {
            lobby::Focus::Seats => [0, 0],
            lobby::Focus::Row(row) => [1, row as usize],
        },
        Screen::Versus(versus) => [0, pair::focus_of(versus)],
        Screen::Play(play) => [0, play.pause().map_or(0, Menu::focus)],
        Screen::Lesson(lesson) => [0, lesson.farewell().map_or(0, Menu::focus)],
        Screen::HowTo(how_to) => [0, how_to.page() as usize],
        Screen::Results(results) => [0, results.menu.focus()],
        Screen::Settings(settings) => {
            [settings.page() as usize, settings.focus().map_or(0, |place| place + 1)]
        }
        Screen::Records(screen) => match screen.focus() {
            records::Focus::List => [0, screen.chosen()],
            records::Focus::Button(button) => [1, button as usize],
        },
        Screen::SideBySide(contest) => [0, contest.chosen()],
        Screen::School(school) => [0, school.chosen()],
        _ => [0, 0],
    }
}

/// How far a build or a search on the screen has come.
fn step_of(screen: &Screen) -> u64 {
    match screen {
        Screen::Watch(watch) => watch.timeline().map_or(0, Timeline::step),
        Screen::Play(play) => search_step(play.run()),
        Screen::Lesson(lesson) => search_step(lesson.play().run()),
        Screen::Replay(replay) => replay.places(0).len() as u64,
        Screen::SideBySide(contest) => contest.contest().map_or(0, arrived),
        Screen::School(school) => school.school().map_or(0, runs_made),
        Screen::Versus(versus) => pair::step_of(versus.phase()),
        _ => 0,
    }
}

/// What the step sounds like at which it is now.
fn of_step(screen: &Screen) -> Option<Effect> {
    match screen {
        Screen::Watch(watch) => of_show(watch.timeline()?.show()),
        Screen::Play(play) => of_search(play.run()),
        Screen::Lesson(lesson) => of_search(lesson.play().run()),
        Screen::Replay(_) => Some(Effect::Step),
        // Who arrives is heard, and nobody's steps: there are too many.
        Screen::SideBySide(contest) => {
            let contest = contest.contest().filter(|contest| arrived(contest) > 0)?;
            let are_all_there = arrived(contest) == contest.lanes().len() as u64;
            Some(if are_all_there { Effect::Win } else { Effect::Cheese })
        }
        Screen::School(school) => {
            school.school().filter(|school| runs_made(school) > 0).map(|_| Effect::Cheese)
        }
        Screen::Versus(versus) => pair::of_phase(versus.phase()),
        _ => None,
    }
}

/// How many have arrived by now.
fn arrived(contest: &Contest) -> u64 {
    (0..contest.lanes().len()).filter(|&lane| contest.place(lane).is_some()).count() as u64
}

/// How many runs all rats have made.
fn runs_made(school: &School) -> u64 {
    school.rats().iter().map(|rat| rat.lessons().len() as u64).sum()
}

/// How far auto-solve has come in a run.
fn search_step(run: &Run) -> u64 {
    run.solving().map_or(0, |solving| (solving.way().len() + 2 * solving.given_back().len()) as u64)
}

/// What auto-solve sounds like.
fn of_search(run: &Run) -> Option<Effect> {
    let solving = run.solving().filter(|solving| solving.is_searching())?;
    let all = run.course().maze.grid().tiles();
    Some(Effect::Tick { stack: solving.way().len() as u32, all: all as u32 })
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
                _ => Effect::Plop { joined: build.counts().opened as u32, all },
            })
        }
        StepEvent::Solved(step) => Some(match step {
            SolveStep::Arrive => Effect::Win,
            SolveStep::NoPath => Effect::NoWay,
            _ => {
                let all = show.maze().grid().tiles() as u32;
                Effect::Tick { stack: show.search()?.search().held() as u32, all }
            }
        }),
    }
}

/// Whether what is set is how loud it is in mazes: then it is heard as they are.
fn is_about_mazes(screen: &Screen) -> bool {
    let Screen::Settings(settings) = screen else { return false };
    let row = settings.focus().and_then(|place| settings.page().rows().get(place));
    row == Some(&Row::Effects)
}

fn is_fork(screen: &Screen, tile: Tile) -> bool {
    let run = match screen {
        Screen::Play(play) => play.run(),
        Screen::Lesson(lesson) => lesson.play().run(),
        _ => return false,
    };
    run.course().maze.grid().ways(tile) > 2
}
