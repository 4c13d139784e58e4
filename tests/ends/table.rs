//! Every way in which a game can end, in every place, and what is on the disk afterwards: whether
//! the disk works, fails at any one operation, or accepts nothing from then on.
//!
//! Part of the library, since only there a disk can be made to fail. Tests that need the real
//! program are in tests/desktop; the table names them.

use std::fs;
use std::mem::take;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use icetea_maze::app::Opening;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::journey::{Journey, Stop};
use icetea_maze::game::records::History;
use icetea_maze::game::replay::Recording;
use icetea_maze::game::saved_run::{SavedGame, SavedMatch};
use icetea_maze::game::settings::Settings;
use icetea_maze::game::theatre::film::{Acts, Film, FilmInk};
use icetea_maze::game::theatre::{Show, Timeline};
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::maze::{Direction, Solver, Spec, at_once};
use icetea_maze::screens::Screen;
use icetea_maze::store::{Gallery, Notice, Painting, Storage, Store, StoreTask};
use tempfile::TempDir;

use self::game::{Game, MOST_LOST_TICKS};
use crate::store::failing_disk::{FailingDisk, copied, failing, on, operations};
use crate::store::power_cut::tempdir;

#[path = "../storage/store/game.rs"]
#[allow(dead_code, reason = "it is for other tests as well")]
mod game;

/// An enum, and a list of all its variants.
macro_rules! list {
    ($(#[$about:meta])* $name:ident { $($one:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        enum $name { $($one),+ }
        impl $name {
            const ALL: &[Self] = &[$(Self::$one),+];
        }
    };
}

list! {
    /// What ends a game.
    Way {
        CloseWindow, Quit, HangUp, Interrupt, Terminate, QuitSignal, LogOut, LoseDisplay, DestroyWindow,
        Fault, FaultElsewhere, FullDisk, ClockJumps, Kill,
    }
}

list! {
    /// Where the player is when it does.
    Place { Journey, Endless, TwoPlayers, Tutorial, Bench, Theatre, Film, Picture, Bundle }
}

list! {
    /// When the game gets to know of it.
    Heard { InTime, TooLateToShow, Never }
}

impl Way {
    /// When the game gets to know of it, and the test of it in the real window.
    const fn row(self) -> (Heard, &'static str) {
        match self {
            Self::CloseWindow => (Heard::InTime, "a_run_outlives_the_window"),
            Self::Quit => (Heard::InTime, "a_break_and_the_way_out_by_keys"),
            // A logout closes all windows, or asks all programs to end; then there is no display.
            Self::HangUp | Self::Interrupt | Self::Terminate | Self::LogOut => {
                (Heard::InTime, "a_run_outlives_a_request_of_the_system_to_end")
            }
            Self::LoseDisplay | Self::DestroyWindow => {
                (Heard::TooLateToShow, "a_run_outlives_its_display_and_its_window_to_the_last_step")
            }
            Self::Fault => (Heard::TooLateToShow, "a_run_outlives_a_fault_of_the_game"),
            Self::FullDisk => (Heard::InTime, "a_run_outlives_a_folder_that_takes_nothing"),
            // Another process goes on with it.
            Self::ClockJumps => (Heard::InTime, "a_run_outlives_a_clock_that_jumps"),
            // What the disk's thread is doing is lost with it; a fault of any other thread is one
            // of the game.
            Self::FaultElsewhere => (Heard::Never, "a_run_outlives_a_fault_in_another_thread"),
            Self::QuitSignal | Self::Kill => (Heard::Never, "a_run_outlives_a_kill"),
        }
    }
}

/// The data of a player who opens the game.
#[derive(Clone, Debug, PartialEq)]
struct Kept {
    settings: Settings,
    history: History,
    journey: Journey,
    best: Vec<Option<u64>>,
    left: Vec<SavedGame>,
}

impl Kept {
    /// Whether it contains all of another: a finished run may be offered again.
    fn holds(&self, all: &Self) -> bool {
        let left = all.left.iter().filter(|left| self.left.contains(left)).cloned().collect();
        Self { left, ..self.clone() } == *all
    }
}

/// Stops whose mazes are run, before and in the session that ends.
const STOPS: [usize; 2] = [0, 1];
/// A stop that nobody comes to the end of by chance.
const LARGE_STOP: usize = 29;

fn stop(place: usize) -> Stop {
    Stop::at(place).expect("a stop")
}

fn open(folder: &Path) -> Store {
    Store::open(Some(folder.to_owned()))
}

/// What the next game finds there, of which nothing is damaged.
fn kept(folder: &Path) -> Kept {
    let copy = copied(folder);
    let mut store = open(copy.path());
    let best = STOPS.map(|place| store.best_run(stop(place).spec()));
    let kept = Kept {
        settings: store.load_settings(),
        history: store.history().clone(),
        journey: store.load_journey(),
        best: best.iter().map(|run| run.as_ref().map(Recording::milliseconds)).collect(),
        // Whenever that was.
        left: store.load_runs().into_iter().map(|saved| saved.left(0)).collect(),
    };
    assert_eq!(store.take_notices(), []);
    let half: Vec<PathBuf> = half_written(copy.path());
    assert!(half.is_empty(), "{half:?}");
    kept
}

/// The half-written files below a folder.
fn half_written(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let below =
        entries.flat_map(|path| if path.is_dir() { half_written(&path) } else { vec![path] });
    let half = |path: &PathBuf| {
        path.extension()
            .is_some_and(|end| ["tmp", "incoming", "journal"].iter().any(|one| end == *one))
    };
    below.filter(half).collect()
}

fn played(game: &Game) -> Option<SavedGame> {
    game.app.clone().settle_run().into_iter().find_map(|event| match event {
        Command::Keep(StoreTask::SaveRun(saved)) => Some(saved.left(0)),
        _ => None,
    })
}

impl Game {
    fn begin(&mut self, opening: Opening) {
        let events = self.app.begin(opening);
        self.hear(events);
    }

    /// Walks to the cheese of a stop.
    fn finish(&mut self, stop: Stop) {
        self.begin(Opening::Grown(stop.spec()));
        while let Screen::Play(play) = &self.app.screen
            && !play.race.is_over()
        {
            // A key that is held while it walks would lead past the next turn.
            let mouse = play.race.runner(0);
            let (here, stands) = (mouse.place(), !mouse.is_walking());
            let next =
                play.race.measured().path_after(here, play.race.state).nth(1).filter(|_| stands);
            let held = next.and_then(|next| here.direction_towards(next));
            self.tick(&Inputs { held, ..Inputs::default() });
        }
        (0..TICKS_PER_SECOND).for_each(|_| self.tick(&Inputs::default()));
    }

    /// Goes to a place, and plays there for this long.
    fn come_to(&mut self, place: Place, ticks: u32) {
        (0..3).for_each(|_| self.press(Action::Back));
        assert_eq!(self.app.screen.name(), "title");
        match place {
            Place::Journey => self.begin(Opening::Grown(stop(LARGE_STOP).spec())),
            Place::Endless => self.begin(Opening::asked_by("endless1-233")),
            Place::TwoPlayers => {
                self.app.offer(SavedGame::Match(SavedMatch {
                    code: "kruskal1-20x15-3~race-bo3".to_owned(),
                    drawn_alike: false,
                    sides_swapped: false,
                    winners: Vec::new(),
                    ghost: None,
                    round: None,
                    left_at: 0,
                }));
                self.press(Action::Confirm);
                return self.wander_for_two(ticks);
            }
            Place::Tutorial => self.press(Action::Lesson),
            Place::Bench => self.begin(Opening::asked_by("bench10:0+1,2+3,5@7 rank full")),
            Place::Theatre => self.begin(Opening::asked_by("kruskal1-4x3-7@12 rooms")),
            Place::Film | Place::Picture | Place::Bundle => {}
        }
        self.wander(ticks);
    }
}

/// A player's folder, with a run that was left, a record, medals and a best run.
fn players_folder() -> TempDir {
    let folder = tempdir().unwrap();
    let mut game = Game::new(folder.path(), 7);
    game.finish(stop(STOPS[0]));
    game.play(&game::measured(4));
    game.wander(500);
    game.end();
    folder
}

/// What is played in a place after a stop, and how it ends there, as tasks of the disk.
struct Scene {
    before: TempDir,
    tasks: Vec<StoreTask>,
    ending: Vec<StoreTask>,
    /// The game that was being played.
    played: Option<SavedGame>,
}

impl Scene {
    fn new(place: Place, heard: Heard) -> Self {
        let before = players_folder();
        let here = copied(before.path());
        let mut game = Game::new(here.path(), 7);
        game.finish(stop(STOPS[1]));
        game.come_to(place, 800);
        let played = played(&game);
        let tasks = take(&mut game.tasks);
        let events = match heard {
            Heard::InTime => game.app.end((801, 601)),
            Heard::TooLateToShow => game.app.settle_run(),
            Heard::Never => Vec::new(),
        };
        game.hear(events);
        Self { before, tasks, ending: take(&mut game.tasks), played }
    }

    fn all(&self) -> impl Iterator<Item = StoreTask> {
        self.tasks.iter().chain(&self.ending).cloned()
    }
}

fn is_game(place: Place) -> bool {
    matches!(place, Place::Journey | Place::Endless | Place::TwoPlayers | Place::Tutorial)
}

/// Disks of which this many operations work. A killed game does nothing any more; any other may
/// find the disk full from then on, or hindered once.
fn disks(heard: Heard, works: usize) -> Vec<FailingDisk> {
    let all: Vec<FailingDisk> = failing(works).collect();
    if heard == Heard::Never { vec![all[2]] } else { vec![all[0], all[3]] }
}

/// Whatever is played or looked at: what was on the disk stays, and so does what was added.
fn check_what_is_played(place: Place, heard: Heard) {
    let scene = Scene::new(place, heard);
    assert_eq!(scene.played.is_some(), is_game(place), "{place:?}");
    // What each task leaves where the disk works, and the number of operations by then.
    let folder = copied(scene.before.path());
    let mut store = open(folder.path());
    let mut states = vec![(kept(folder.path()), 0)];
    for task in scene.all() {
        let done = operations(|| drop(store.carry_out(task)));
        states.push((kept(folder.path()), states[states.len() - 1].1 + done));
    }
    let (whole, done) = states[states.len() - 1].clone();
    assert!(whole.history != states[0].0.history && whole.journey != states[0].0.journey);
    assert!(states[0].0.left.iter().all(|left| whole.left.contains(left)), "{place:?}");
    if heard == Heard::Never {
        let is_near =
            |left: &SavedGame| scene.played.as_ref().is_some_and(|now| is_nearly(left, now));
        assert!(!is_game(place) || whole.left.iter().any(is_near), "{place:?}: {whole:?}");
    } else if let Some(played) = &scene.played {
        assert!(whole.left.contains(played), "{place:?} ends with all: {whole:?}");
    }

    for disk in (0..=done).flat_map(|works| disks(heard, works)) {
        let folder = copied(scene.before.path());
        let mut store = open(folder.path());
        on(disk, || {
            scene.all().for_each(|task| drop(store.carry_out(task)));
            if heard != Heard::Never {
                Storage::finish(&mut store);
            }
        });
        let found = kept(folder.path());
        let certain = states.partition_point(|&(_, done)| done <= disk.works) - 1;
        let later = || states[certain..].iter().map(|(state, _)| state);
        let at = || format!("{place:?}, heard {heard:?}, {disk:?}");
        assert!(later().any(|state| state.settings == found.settings), "{}", at());
        assert!(later().any(|state| state.history == found.history), "{}", at());
        assert!(later().any(|state| state.journey == found.journey), "{}", at());
        assert!(later().any(|state| state.best == found.best), "{}", at());
        for left in &states[0].0.left {
            assert!(found.left.contains(left), "{}: what was left before", at());
        }
        let most = |kept: &Kept| kept.left.iter().map(ticks).sum::<u64>();
        assert!(most(&found) >= later().map(most).min().unwrap_or_default(), "{}", at());
        if heard == Heard::Never {
            continue;
        }
        let told = store.take_notices();
        let is_told = store.has_unsaved() && !told.is_empty();
        assert!(found.holds(&whole) || is_told, "{}: what is not kept is said", at());
        // And then the disk works again.
        store.save_again();
        assert_eq!(kept(folder.path()), whole, "{}", at());
        assert!(!store.has_unsaved(), "{}", at());
    }
}

/// For how many ticks something was played.
fn ticks(saved: &SavedGame) -> u64 {
    match saved {
        SavedGame::Run(run) => run.milliseconds * u64::from(TICKS_PER_SECOND) / 1_000,
        SavedGame::Match(saved) => saved.round.as_ref().map_or(0, |round| round.ticks.into()),
        SavedGame::Endless(run) => run.track.as_ref().map_or(0, |track| track.ticks.into()),
        SavedGame::Lesson(_) => 0,
    }
}

/// Whether something was left at most five seconds before this.
fn is_nearly(left: &SavedGame, now: &SavedGame) -> bool {
    left.key() == now.key() && ticks(now).saturating_sub(ticks(left)) <= MOST_LOST_TICKS
}

#[test]
fn whatever_ends_a_game_wherever_all_that_was_kept_stands() {
    for &place in Place::ALL {
        for &heard in Heard::ALL {
            match place {
                Place::Film => check_film(heard),
                Place::Picture => check_picture(heard),
                Place::Bundle => check_bundle(heard),
                _ => check_what_is_played(place, heard),
            }
        }
    }
}

/// As promised: in any game, at any moment after which nothing can be saved.
#[test]
fn however_the_game_ends_at_most_five_seconds_are_lost() {
    for &place in Place::ALL.iter().filter(|&&place| is_game(place)) {
        let folder = players_folder();
        let mut game = Game::new(folder.path(), 7);
        game.come_to(place, 1);
        let mut looks = 0;
        for _ in 0..60 {
            match place {
                Place::TwoPlayers => game.wander_for_two(37),
                _ => game.wander(37),
            }
            // In the first five seconds all of it may be lost.
            let Some(now) = played(&game).filter(|now| ticks(now) > MOST_LOST_TICKS) else {
                continue;
            };
            looks += 1;
            let left = kept(folder.path()).left;
            assert!(left.iter().any(|left| is_nearly(left, &now)), "{place:?}: {now:?}, {left:?}");
        }
        assert!(looks > 5 || place == Place::Tutorial, "{place:?}");
    }
}

#[test]
fn what_is_being_played_is_among_all_data_that_is_saved() {
    for &place in Place::ALL.iter().filter(|&&place| is_game(place)) {
        let folder = players_folder();
        let mut game = Game::new(folder.path(), 7);
        game.come_to(place, 800);
        game.begin(Opening::Bundle(Arc::default()));
        assert_eq!(game.app.screen.name(), "settings");
        let now = played(&game).unwrap();
        let has_it =
            |game: &mut Game| game.store.load_runs().into_iter().any(|one| one.left(0) == now);
        assert!(!has_it(&mut game), "{place:?} goes on");
        game.press(Action::Go(Direction::Up));
        game.press(Action::Confirm);
        assert!(has_it(&mut game), "{place:?}");
    }
}

/// What a folder has of a file that is saved under a name: nothing or all of it.
fn check_file(heard: Heard, save: impl Fn(&Gallery) -> Result<Option<PathBuf>, Notice>) {
    let whole = tempdir().unwrap();
    let mut saved = None;
    let done = operations(|| saved = save(&Gallery::open(Some(whole.path().to_owned()))).unwrap());
    let Some(saved) = saved else {
        return assert_eq!(fs::read_dir(whole.path()).unwrap().count(), 0);
    };
    let bytes = fs::read(saved).unwrap();
    for disk in (0..=done).flat_map(failing) {
        let folder = tempdir().unwrap();
        let gallery = Gallery::open(Some(folder.path().to_owned()));
        let mut told = Ok(None);
        on(disk, || told = save(&gallery));
        // A game that is still running may try again; otherwise nothing half done may be left.
        gallery.remove_leftovers();
        let files: Vec<PathBuf> =
            fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
        let whole = |file: &PathBuf| fs::read(file).unwrap() == bytes;
        assert!(files.len() <= 1 && files.iter().all(whole), "{heard:?} {disk:?}: {files:?}");
        assert_eq!(files.len() == 1, told.is_ok(), "{heard:?} {disk:?}: {told:?}");
        let again = save(&gallery).unwrap().unwrap();
        assert!(whole(&again), "{disk:?}");
    }
}

fn check_picture(heard: Heard) {
    let painting = Painting { width: 3, height: 2, bytes: vec![7; 24] };
    check_file(heard, |gallery| gallery.save_painting("picture", &painting).map(Some));
}

/// Closing the window gives up an unfinished film; a finished one is any other file.
fn check_film(heard: Heard) {
    let spec: Spec = "kruskal1-3x2-1".parse().unwrap();
    let made = || {
        let show = || Show::new(&spec, Solver::DepthFirst);
        let timeline = Timeline::of(show());
        Film::new(show(), Acts::Both, timeline.build_steps, timeline.steps, true)
    };
    let film = |gallery: &Gallery, looks: usize| {
        let mut left = looks;
        let mut goes_on = |_| {
            left = left.saturating_sub(1);
            left > 0
        };
        at_once(gallery.save_film("film", made(), &[[0; 3]; FilmInk::COUNT], &mut goes_on))
    };
    let looks: &[usize] =
        if heard == Heard::Never { &[usize::MAX] } else { &[1, 2, 9, usize::MAX] };
    for &looks in looks {
        check_file(heard, |gallery| film(gallery, looks));
    }
}

/// All of a player's data is taken over or not, also if the game is killed meanwhile.
fn check_bundle(heard: Heard) {
    let [theirs, here] = [(); 2].map(|()| players_folder());
    let mut game = Game::new(theirs.path(), 7);
    game.finish(stop(STOPS[1]));
    game.come_to(Place::Endless, 900);
    game.end();
    let Some(crate::store::StoreReport::Bundled(bundle)) =
        open(theirs.path()).carry_out(StoreTask::Bundle)
    else {
        panic!("no bundle")
    };
    let papers = |folder: &Path| Gallery::open(Some(folder.join("papers")));
    let take_over = |folder: &Path| {
        let gallery = papers(folder);
        open(folder).take_over(bundle.as_bytes(), true, &gallery, "before")
    };
    let (before, after) = (kept(here.path()), kept(theirs.path()));
    assert_ne!(before, after);
    let sound = copied(here.path());
    let done = operations(|| drop(take_over(sound.path()).unwrap()));
    assert_eq!(kept(sound.path()), after);
    for disk in (0..=done).flat_map(failing) {
        let folder = copied(here.path());
        let mut told = Ok(PathBuf::new());
        on(disk, || told = take_over(folder.path()));
        papers(folder.path()).remove_leftovers();
        let found = kept(folder.path());
        assert!(found == before || found == after, "{heard:?} {disk:?}: {found:?}");
        assert!(found == after || told.is_err(), "{heard:?} {disk:?}: what is not done is said");
        take_over(folder.path()).unwrap();
        assert_eq!(kept(folder.path()), after, "{heard:?} {disk:?}");
    }
}

#[test]
fn every_way_is_tried_in_the_real_window() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/desktop");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let texts: String = files.filter_map(|file| fs::read_to_string(file).ok()).collect();
    let lines: Vec<&str> = texts.lines().collect();
    let tests: Vec<&str> = lines
        .windows(3)
        .filter(|lines| lines[0] == "#[test]" && lines[1].starts_with("#[ignore"))
        .filter_map(|lines| lines[2].strip_prefix("fn ")?.strip_suffix("() {"))
        .collect();
    let rows = Way::ALL.iter().map(|way| way.row());
    for (way, (_, test)) in Way::ALL.iter().zip(rows.clone()) {
        assert!(tests.contains(&test), "{way:?}: {test}");
    }
    for test in tests.iter().filter(|test| test.starts_with("a_run_outlives_")) {
        assert!(rows.clone().any(|(_, named)| named == *test), "{test} is missing in the table");
    }
    for &heard in Heard::ALL {
        assert!(rows.clone().any(|(one, _)| one == heard), "nothing ends so: {heard:?}");
    }
}
