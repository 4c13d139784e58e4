//! Two at one keyboard, in the real window: both sets of keys at once, and both ways to share it.

use icetea_maze::maze::{Build, Maze, Solve, Solver, Spec, Tile};
use serde_json::{Value, json};

use super::desktop::{Desktop, Elsewhere, Game, difference_from, wait_until};

const CODE: &str = "kruskal1-24x16-7";
/// Where the round's clock runs: between the two halves of the window.
const CLOCKS: [[usize; 4]; 2] = [[560, 0, 720, 63], [560, 300, 720, 383]];
/// Each player's keys, in the order of `Direction::ALL`.
const KEYS: [[&str; 4]; 2] = [["d", "s", "a", "w"], ["Right", "Down", "Left", "Up"]];

fn maze() -> Maze {
    Build::new(&CODE.parse::<Spec>().unwrap()).finish()
}

/// The game in the lobby, with a match of one round chosen.
fn start_in_lobby<'a>(desktop: &'a Desktop, others: &str) -> Game<'a> {
    opening(desktop, others, "rules: \"race-bo1\"")
}

/// The game in the lobby, with these rules of a match.
fn opening<'a>(desktop: &'a Desktop, others: &str, versus: &str) -> Game<'a> {
    desktop.set(&format!(
        "{others}, shared_view: false, versus: ({versus}), \
         maze: (width: 24, height: 16, seed: \"7\")"
    ));
    let mut game = desktop.start(&[]);
    game.wait_for_screen("title");
    game.choose("Two players");
    game.wait_for_screen("lobby");
    game
}

/// Both sit down, and the round begins.
fn begin(game: &mut Game) {
    game.tap("w");
    game.tap("Up");
    game.tap("Return");
    game.wait_for_screen("versus");
    assert_eq!(game.wait_for("round", |_| true)["code"], CODE);
}

fn tile(line: &Value) -> Tile {
    let at = |place: usize| u16::try_from(line["tile"][place].as_u64().unwrap()).unwrap();
    Tile::new(at(0), at(1))
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn two_sets_of_keys_are_held_at_once_and_one_wins() {
    let desktop = Desktop::new();
    let mut game = start_in_lobby(&desktop, "split: Automatic");
    begin(&mut game);
    let maze = maze();
    let first = maze.grid().open_around(maze.start()).nth(0).unwrap();
    let both = KEYS.map(|keys| keys[first as usize]);
    game.hold(&both);
    let one = game.wait_for("step", |_| true);
    let two = game.wait_for("step", |line| line["player"] != one["player"]);
    game.let_go(&both);
    for line in [&one, &two] {
        assert_eq!(tile(line), maze.start().go(first, 2));
    }
    // A stride that was begun is finished.
    game.wait_for_frames(3);
    let place = |player: u64| {
        let lines = game.lines();
        let steps = lines.iter().rfind(|line| line["event"] == "step" && line["player"] == player);
        tile(steps.unwrap())
    };
    let (stays, walks) = (place(1), maze.from_tile(place(2)).unwrap());
    let path = Solve::new(Solver::BreadthFirst, &walks).finish(&walks).unwrap();
    let rooms: Vec<Tile> = path.into_iter().step_by(2).collect();
    for pair in rooms.windows(2) {
        let direction = pair[0].direction_towards(pair[1]).unwrap();
        game.tap(KEYS[1][direction as usize]);
        let line = game.wait_for("step", |_| true);
        assert_eq!((&line["player"], tile(&line)), (&json!(2), pair[1]));
    }
    assert_eq!(game.wait_for("finish", |_| true)["player"], 2);
    assert_eq!(game.wait_for("decided", |_| true)["winner"], 2);
    // The loser may walk on, and skips.
    let back = maze.grid().open_around(stays).nth(0).unwrap();
    game.tap(KEYS[0][back as usize]);
    assert_eq!(game.wait_for("step", |_| true)["player"], 1);
    game.tap("Return");
    let over = game.wait_for("match", |_| true);
    assert_eq!((&over["kind"], &over["winner"]), (&json!("race human"), &json!(2)));
    game.wait_for_frames(1);
    game.tap("Escape");
    game.wait_for_screen("lobby");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn both_ways_to_share_the_window_look_as_they_should() {
    let pictures = [("SideBySide", "versus"), ("OneAboveTheOther", "versus-stacked")];
    for ((split, picture), clock) in pictures.into_iter().zip(CLOCKS) {
        let desktop = Desktop::new();
        let settings = format!("reduced_motion: true, split: {split}");
        let mut game = start_in_lobby(&desktop, &settings);
        if split == "SideBySide" {
            game.wait_to_look_like("lobby");
        }
        begin(&mut game);
        // The word that starts it disappears.
        game.wait_for_frames(3);
        game.wait_to_look_like_but(picture, Some(clock));
        game.close();
    }
}

/// Clock, maze, the sign of the cheese and the map, to the pixel; panel, mouse and keys are each
/// player's own. In a mirrored maze the maps lie one above the other.
#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn face_to_face_the_upper_half_is_the_lower_one_turned() {
    const KEYS: [usize; 4] = [60, 718, 380, 762];
    let turned: Elsewhere = |[width, height], [x, y]| [width - 1 - x, height - 1 - y];
    let mirrored_map: Elsewhere = |[_, height], [x, y]| [x - 864, height - 1 - y];
    let matches: [(&str, Elsewhere, &[[usize; 4]]); 2] = [
        ("race-bo1", turned, &[[340, 402, 870, 710], [902, 622, 1000, 688]]),
        ("race-bo1-mirrored", mirrored_map, &[[902, 622, 980, 676]]),
    ];
    for (rules, elsewhere, parts) in matches {
        let desktop = Desktop::new();
        let seated = format!("rules: \"{rules}\", face_to_face: true");
        let mut game = opening(&desktop, "reduced_motion: true", &seated);
        // Here an interface pixel is one of the screen's, and everything is on whole pixels.
        game.resize(1024, 768);
        begin(&mut game);
        let is_turned = || {
            let taken = game.look("face-to-face");
            let differs = |&part| difference_from(elsewhere, &taken, part).unwrap();
            parts.iter().map(differs).all(|pixels| pixels < 20).then_some(taken)
        };
        let taken = wait_until(is_turned).expect(rules);
        let keys = difference_from(turned, &taken, KEYS).unwrap();
        assert!(keys > 100, "both see the same keys: {keys}");
        game.close();
    }
}
