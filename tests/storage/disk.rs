//! The disk on a thread of its own: tasks are done in order, none is lost, and few wait for it.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant};

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::records::FinishedRun;
use icetea_maze::game::replay::Recording;
use icetea_maze::game::saved_run::{MazeSource, SavedGame, SavedKey, SavedRun};
use icetea_maze::game::settings::Settings;
use icetea_maze::maze::{Build, Spec};
use icetea_maze::store::{Disk, NotAllKept, Notice, Storage, Store, StoreReport, StoreTask};

const CODE: &str = "kruskal1-3x2-1";
const LONG: Duration = Duration::from_secs(20);

/// A storage that records what it has done, and does the next task only when it is told to.
struct Slow {
    may_go_on: Receiver<()>,
    done: Arc<Mutex<Vec<String>>>,
}

impl Storage for Slow {
    fn carry_out(&mut self, task: StoreTask) -> Option<StoreReport> {
        // Once the sender is dropped, it does all the rest.
        let _ = self.may_go_on.recv();
        self.done.lock().unwrap().push(name_of(&task));
        assert!(!matches!(task, StoreTask::SetRunAside(_)), "a fault");
        matches!(task, StoreTask::FindBestTime(_))
            .then_some(StoreReport::BestTime(String::new(), Some(5)))
    }

    fn take_notices(&mut self) -> Vec<Notice> {
        Vec::new()
    }
}

/// A storage that waits, what it has done so far, and a sender that lets it do one task.
fn slow() -> (Disk<Slow>, Arc<Mutex<Vec<String>>>, Sender<()>) {
    let (go_on, may_go_on) = channel();
    let done = Arc::default();
    (Disk::start(Slow { may_go_on, done: Arc::clone(&done) }), done, go_on)
}

fn name_of(task: &StoreTask) -> String {
    match task {
        StoreTask::SaveSettings(settings) => format!("settings {}", settings.maze.seed),
        StoreTask::SaveRun(saved) => match &**saved {
            SavedGame::Run(run) => format!("run {}", run.steps),
            other => panic!("{other:?}"),
        },
        StoreTask::RecordRun(run) => format!("record {}", run.steps),
        StoreTask::ClearRun(_) => "no run".to_owned(),
        StoreTask::SetRunAside(_) => "run aside".to_owned(),
        StoreTask::EndJournal => "no journal".to_owned(),
        StoreTask::FindBestTime(_) => "best time?".to_owned(),
        StoreTask::FindBestRun(_) => "best run?".to_owned(),
        StoreTask::FindRecords
        | StoreTask::RecordMatch(..)
        | StoreTask::RecordEndless(..)
        | StoreTask::FindBestEndless(_)
        | StoreTask::ClearRecords(_)
        | StoreTask::KeepBestRun(_)
        | StoreTask::KeepJourney(_)
        | StoreTask::KeepPrograms(_)
        | StoreTask::SaveAgain
        | StoreTask::Bundle
        | StoreTask::BeginJournal(..)
        | StoreTask::AddToJournal(_)
        | StoreTask::RewriteJournal(_) => String::new(),
    }
}

/// A storage whose disk accepts nothing, and that reports retries and its own end.
struct Full {
    told: Sender<&'static str>,
}

impl Storage for Full {
    fn carry_out(&mut self, task: StoreTask) -> Option<StoreReport> {
        let _ =
            self.told.send(if matches!(task, StoreTask::SaveAgain) { "again" } else { "a task" });
        None
    }

    fn take_notices(&mut self) -> Vec<Notice> {
        Vec::new()
    }

    fn has_unsaved(&self) -> bool {
        true
    }

    fn finish(&mut self) {
        let _ = self.told.send("the end");
    }
}

#[test]
fn what_could_not_be_kept_is_tried_again_whatever_else_is_to_be_done_and_at_the_end() {
    for is_busy in [false, true] {
        let (told, hears) = channel();
        let disk = Disk::start(Full { told });
        let (begun, mut tried) = (Instant::now(), 0);
        while tried < 2 {
            assert!(begun.elapsed() < 3 * LONG, "it is never tried again");
            if is_busy {
                disk.hand_in(StoreTask::EndJournal);
            }
            tried += usize::from(hears.recv_timeout(LONG) == Ok("again"));
        }
        disk.close(LONG).unwrap();
        assert_eq!(hears.iter().last(), Some("the end"));
    }
}

fn settings(seed: u32) -> StoreTask {
    let mut settings = Settings::default();
    settings.maze.seed = seed.to_string();
    StoreTask::SaveSettings(Box::new(settings))
}

fn key() -> SavedKey {
    SavedGame::from(saved_run(0)).key()
}

fn saved_run(steps: u32) -> SavedRun {
    SavedRun {
        maze: MazeSource::Code(CODE.to_owned()),
        tile: (1, 1),
        milliseconds: 1,
        steps,
        helped: false,
        slow: false,
        trail: vec![(1, 1)],
        track: None,
        flags: Vec::new(),
        left_at: 0,
    }
}

fn run(steps: u32) -> StoreTask {
    StoreTask::SaveRun(Box::new(saved_run(steps).into()))
}

fn record(steps: u32) -> StoreTask {
    let code = CODE.to_owned();
    StoreTask::RecordRun(FinishedRun { code, steps, milliseconds: 9, ..FinishedRun::default() })
}

fn measured() -> Arc<MeasuredMaze> {
    let spec: Spec = CODE.parse().unwrap();
    Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)))
}

/// Holds the storage at a first task, adds these tasks after it, and returns those that are done.
fn done_of(tasks: Vec<StoreTask>) -> Vec<String> {
    let (disk, done, go_on) = slow();
    disk.hand_in(StoreTask::FindBestTime(measured()));
    disk.hand_in(record(0));
    go_on.send(()).unwrap();
    // The thread is at the second task now, as the answer to the first shows.
    let begin = Instant::now();
    while disk.take_news().is_none() {
        assert!(begin.elapsed() < LONG, "the first comes first");
        sleep(Duration::from_millis(1));
    }
    for task in tasks {
        disk.hand_in(task);
    }
    drop(go_on);
    disk.close(LONG).unwrap();
    let done = done.lock().unwrap();
    assert_eq!(done[..2], ["best time?", "record 0"]);
    done[2..].to_vec()
}

#[test]
fn whoever_hands_something_in_never_waits() {
    let (disk, done, go_on) = slow();
    let begin = Instant::now();
    for number in 0..1_000 {
        disk.hand_in(record(number));
        assert_eq!(disk.take_news(), None);
    }
    assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
    assert!(done.lock().unwrap().is_empty(), "not even one thing is done yet");
    drop(go_on);
    disk.close(LONG).unwrap();
    let expected: Vec<String> = (0..1_000).map(|number| format!("record {number}")).collect();
    assert_eq!(*done.lock().unwrap(), expected, "all of it, in order");
}

#[test]
fn only_the_newest_content_of_a_file_is_written() {
    let tasks = vec![settings(1), run(1), settings(2), record(1), run(2), settings(3), record(2)];
    assert_eq!(done_of(tasks), ["record 1", "run 2", "settings 3", "record 2"]);
    assert_eq!(done_of(vec![run(1), StoreTask::ClearRun(key())]), ["no run"]);
    assert_eq!(
        done_of(vec![StoreTask::ClearRun(key()), settings(1), run(1)]),
        ["settings 1", "run 1"]
    );
    let elsewhere = StoreTask::ClearRun(SavedKey::Maze(MazeSource::Code("dig1-2x3-4".to_owned())));
    assert_eq!(done_of(vec![run(1), elsewhere]), ["run 1", "no run"]);
    let left = vec![run(1), StoreTask::EndJournal, run(2), StoreTask::EndJournal];
    assert_eq!(done_of(left), ["run 1", "no journal", "run 2", "no journal"]);
    let questions = [1, 2, 3].map(|_| StoreTask::FindBestRun(measured()));
    assert_eq!(done_of(questions.to_vec()), ["best run?"]);
}

#[test]
fn what_others_build_on_is_written_although_something_newer_comes() {
    let best = || StoreTask::FindBestTime(measured());
    assert_eq!(
        done_of(vec![best(), record(1), best()]),
        ["best time?", "record 1", "best time?"],
        "the answer is another one"
    );
    let (disk, done, go_on) = slow();
    for task in [record(0), run(1), StoreTask::SetRunAside(key()), run(2)] {
        disk.hand_in(task);
    }
    drop(go_on);
    assert_eq!(disk.close(LONG).err(), Some(NotAllKept::Fault));
    assert_eq!(*done.lock().unwrap(), ["record 0", "run 1", "run aside"]);
}

#[test]
fn whoever_closes_it_waits_but_not_for_ever() {
    let (disk, _, go_on) = slow();
    disk.hand_in(settings(1));
    let begin = Instant::now();
    let error = disk.close(Duration::from_millis(50)).err().unwrap();
    assert!(begin.elapsed() >= Duration::from_millis(50) && begin.elapsed() < LONG);
    assert_eq!(error, NotAllKept::Slow(Duration::from_millis(50)));
    assert!(NotAllKept::Slow(Duration::from_secs(10)).to_string().contains("within 10 seconds"));
    drop(go_on);
}

#[test]
fn whoever_lets_go_of_it_does_not_wait_and_all_is_done_nevertheless() {
    let (disk, done, go_on) = slow();
    (0..9).for_each(|number| disk.hand_in(record(number)));
    drop(disk);
    assert!(done.lock().unwrap().is_empty());
    drop(go_on);
    let begin = Instant::now();
    while done.lock().unwrap().len() < 9 {
        assert!(begin.elapsed() < LONG);
        sleep(Duration::from_millis(1));
    }
}

#[test]
fn what_the_store_is_asked_it_does_and_tells() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::start(Store::open(Some(folder.path().to_owned())));
    for task in [settings(7), record(4), StoreTask::FindBestTime(measured()), run(3)] {
        disk.hand_in(task);
    }
    disk.hand_in(StoreTask::FindBestRun(measured()));
    let (mut store, news) = disk.close(LONG).unwrap();
    let [StoreReport::Recorded(maze, outcome, history), best_time, StoreReport::BestRun(None)] =
        &news[..]
    else {
        panic!("{news:?}")
    };
    assert!(outcome.is_best && outcome.previous_best.is_none() && !outcome.counts_for_streak);
    assert_eq!(&**history, store.history());
    assert_eq!(best_time, &StoreReport::BestTime(measured().key.clone(), Some(9)));
    assert_eq!(maze, &measured().key);

    let mut again = Store::open(Some(folder.path().to_owned()));
    for store in [&mut store, &mut again] {
        assert_eq!(store.load_settings().maze.seed, "7");
        assert_eq!(store.load_runs().pop(), Some(saved_run(3).into()));
        assert_eq!(store.best(CODE).unwrap().runs, 1);
        assert_eq!(store.take_notices(), []);
    }
}

#[test]
fn trouble_of_the_very_beginning_is_told_without_a_task() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("records.ron"), "tea").unwrap();
    let disk = Disk::start(Store::open(Some(folder.path().to_owned())));
    let (_, news) = disk.close(LONG).unwrap();
    assert!(
        matches!(&news[..], [StoreReport::Trouble(notices)] if matches!(notices[..], [Notice::Damaged { .. }])),
        "{news:?}"
    );
}

/// A best run that was put there by hand.
#[test]
fn a_best_run_that_cannot_have_happened_is_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let through_walls: Recording = untrue();
    let mut store = Store::open(Some(folder.path().to_owned()));
    assert!(store.keep_best_run(&through_walls));
    assert!(store.best_run(through_walls.course).is_some());
    let disk = Disk::start(store);
    disk.hand_in(StoreTask::FindBestRun(measured()));
    let (mut store, news) = disk.close(LONG).unwrap();
    assert!(news.contains(&StoreReport::BestRun(None)), "{news:?}");
    assert!(news.iter().any(|news| matches!(news, StoreReport::Trouble(_))), "{news:?}");
    assert_eq!(store.best_run(through_walls.course), None);
}

fn untrue() -> Recording {
    use icetea_maze::game::race::Track;
    use icetea_maze::game::replay::{Recorded, ReplayKind};
    use icetea_maze::maze::Tile;

    let track = Track::new(Tile::new(1, 1), 2).with_text("1uuu").unwrap();
    let (name, ticks) = ("Eve".parse().unwrap(), track.end_tick());
    let player = Recorded { name, coat: None, steps: 3, track };
    Recording::new(ReplayKind::Run, CODE.parse::<Spec>().unwrap(), false, ticks, vec![player])
        .run_here()
}

#[test]
fn the_first_run_through_the_maze_of_a_day_counts_and_no_other() {
    use icetea_maze::game::records::{Day, daily};

    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(Some(folder.path().to_owned()));
    let day = Day::of_date(2026, 11, 21).unwrap();
    let code = daily::spec(day).to_string();
    let run = |helped, day| FinishedRun { code: code.clone(), helped, day, ..Default::default() };
    let steps = [
        (run(false, None), false),
        (run(true, Some(day)), false),
        (run(false, Some(day)), true),
        (run(false, Some(day)), false),
        (run(false, Some(day.next())), true),
        (run(false, Some(day)), false),
    ];
    for (run, counts) in steps {
        let before = store.history().daily().finished();
        assert_eq!(store.record_run(&run).counts_for_streak, counts, "{run:?}");
        assert_eq!(store.history().daily().finished(), before + u32::from(counts));
    }
}
