//! Records and daily mazes in the real window: results are saved, cleared and restored.

use std::fs;

use icetea_maze::game::records::{Day, History, MazeKind, daily};
use icetea_maze::maze::{Build, Solve, Solver, Spec, Tile};
use icetea_maze::store::Store;

use super::desktop::{Desktop, Game};

const CODE: &str = "kruskal1-3x2-7";

/// The rooms of the shortest path, the start first.
fn path(spec: &Spec) -> Vec<Tile> {
    let maze = Build::new(spec).finish();
    let path = Solve::new(Solver::BreadthFirst, &maze).finish(&maze).unwrap();
    path.into_iter().step_by(2).collect()
}

fn walk(game: &mut Game, rooms: &[Tile]) {
    for step in rooms.windows(2) {
        game.walk(step[0].direction_towards(step[1]).unwrap());
        game.wait_for("step", |_| true);
    }
    game.wait_for("finish", |_| true);
    game.wait_for_screen("results");
}

/// All saved data, as another copy of the game would find it.
fn kept(desktop: &Desktop) -> History {
    Store::open(Some(desktop.folder.path().to_owned())).history().clone()
}

fn open_records(game: &mut Game) {
    game.tap("b");
    game.wait_for_screen("records");
}

fn leave_records(game: &mut Game) {
    game.tap("Escape");
    game.wait_for_screen("title");
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_run_stands_in_the_records_until_it_is_cleared_for_good() {
    let desktop = Desktop::new();
    let mut game = desktop.start(&["--size", "3x2", "--seed", "7"]);
    game.wait_for_screen("play");
    walk(&mut game, &path(&CODE.parse().unwrap()));
    game.tap("Escape");
    game.wait_for_screen("title");
    open_records(&mut game);
    game.tap("BackSpace");
    game.tap("z");
    leave_records(&mut game);
    assert_eq!(kept(&desktop).group(MazeKind::of(CODE)).unwrap().runs, 1, "it was undone");
    game.close();

    let mut game = desktop.start(&[]);
    game.wait_for_screen("title");
    open_records(&mut game);
    game.tap("BackSpace");
    game.wait_for_frames(1);
    assert_eq!(kept(&desktop).kinds().len(), 1, "it can still come back");
    // Once the window is closed, that is final.
    game.close();
    assert!(kept(&desktop).is_empty());
    assert!(desktop.folder.path().join(format!("replays/{CODE}.txt")).exists());
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_daily_maze_counts_once_a_day_wherever_the_clock_is_set() {
    let desktop = Desktop::new();
    // A day behind Greenwich, then there, then a day ahead, and back: as the calendar shows it.
    // What was counted ahead waits for its day.
    for (zone, finished, current) in
        [("WEST24", 1, 1), ("UTC0", 2, 2), ("EAST-24", 3, 3), ("WEST24", 3, 1)]
    {
        let mut game = desktop.opening(&[], &[("TZ", zone)]);
        game.wait_for_screen("title");
        game.choose("Daily maze");
        game.wait_for_screen("daily");
        game.tap("Return");
        let code = game.wait_for("maze", |_| true)["code"].as_str().unwrap().to_owned();
        let spec: Spec = code.parse().unwrap();
        let today = day_of(&spec);
        assert_eq!(daily::spec(today), spec);
        game.wait_for_screen("play");
        walk(&mut game, &path(&spec));
        game.close();
        let history = kept(&desktop);
        let streak = history.daily();
        assert_eq!((streak.finished(), streak.current(today)), (finished, current), "{zone}");
    }
    let text = fs::read_to_string(desktop.folder.path().join("records.ron")).unwrap();
    assert_eq!(text.matches("day: ").count(), 4, "{text}");
}

/// The day whose date the seed begins with.
fn day_of(spec: &Spec) -> Day {
    let digits = u32::try_from(spec.seed() / 1_000).unwrap();
    Day::of_date(digits / 10_000, digits / 100 % 100, digits % 100).unwrap()
}
