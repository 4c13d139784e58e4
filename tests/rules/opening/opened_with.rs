//! What the game is opened with. As text, in a page's address, it opens the same again.

use std::sync::Arc;

use icetea_maze::app::Opening;
use icetea_maze::game::bookmark::BookmarkScene;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::lab::LabStart;
use icetea_maze::game::theatre::{ShowSpec, Source};
use icetea_maze::game::tuning::SCREENSAVER_DEAF_TICKS;
use icetea_maze::maze::{Build, Solver};

use super::{CHOSEN, Slow, spec};

/// The request of an address, and the same as text.
fn asked_by(text: &str) -> (&'static str, String) {
    match Opening::asked_by(text) {
        Opening::Grown(spec) => ("maze", spec.to_string()),
        Opening::Endless(endless) => ("endless", endless.to_string()),
        Opening::Match(code) => ("match", code.to_string()),
        Opening::Bookmark(bookmark) => match bookmark.scene {
            BookmarkScene::Show { .. } => ("theatre", bookmark.to_string()),
            _ => ("laboratory", bookmark.to_string()),
        },
        Opening::Lab(LabStart::Offer(_)) => ("card", text.to_owned()),
        Opening::Pasted(text) => ("pasted", text),
        other => panic!("{text} opens {other:?}"),
    }
}

#[test]
fn each_line_opens_what_it_was_copied_from() {
    for (what, line) in [
        ("maze", "kruskal1-4x3-7"),
        ("maze", "growing-tree2-8x5-random30-joined-loops25-7"),
        ("endless", "endless1-7"),
        ("match", "kruskal1-9x9-7~race-bo1"),
        ("match", "endless1-233~endless-bo3"),
        ("theatre", "kruskal1-4x3-7@12"),
        ("theatre", "wilson1-40x30-7@12-18 breadth-first structure loop"),
        ("laboratory", "kruskal1-4x3-7@12 size halving beside naive none"),
        ("laboratory", "bench10:0+1,2+3,5@7 rank full"),
        ("laboratory", "stack@12"),
        ("laboratory", "do-find:12345"),
        ("card", "chains"),
    ] {
        assert_eq!(asked_by(line), (what, line.to_owned()));
    }
}

#[test]
fn what_is_wrong_in_a_line_is_said_by_the_title() {
    for line in ["kruskal1-4x3-7@x", "kruskal9-4x3-7", "icetea:abc", "%", ""] {
        assert_eq!(asked_by(line), ("pasted", line.to_owned()));
    }
}

/// A player who follows a broken link gets a sentence about it, on whichever screen comes up.
#[test]
fn a_link_that_opens_nothing_is_refused_by_the_whole_window() {
    for (line, screen) in [
        ("kruskal1-9999999x3-1", "title"),
        ("kruskal9-4x3-7", "title"),
        ("tea", "title"),
        ("%", "title"),
        ("icetea:abc", "title"),
        ("endless9-7", "title"),
        ("kruskal1-4x3-7@x", "title"),
        ("endless1-7~endless-bo99", "lobby"),
    ] {
        let mut game = Slow::new();
        let told = game.app.begin(Opening::asked_by(line));
        let refused: Vec<_> =
            told.iter().filter(|event| matches!(event, Command::Refused(_))).collect();
        assert_eq!((refused.len(), game.screen()), (1, screen), "{line}: {told:?}");
    }
}

#[test]
fn the_game_begins_with_what_it_is_opened_with_and_the_title_lies_below() {
    let maze = Arc::new(Build::new(&spec("dig1-3x4-5")).finish());
    let source = Source::Grown(spec(CHOSEN));
    for (opening, screen) in [
        (Opening::Grown(spec("prim1-9x2-1")), "loading"),
        (Opening::Given(maze, Vec::new(), String::new()), "loading"),
        (Opening::Match("prim1-9x2-1~race-bo3".parse().unwrap()), "lobby"),
        (Opening::Watch(ShowSpec::of(source, Solver::Tremaux), Vec::new(), String::new()), "watch"),
        (Opening::Screensaver, "screensaver"),
    ] {
        let mut game = Slow::new();
        let begun = format!("{opening:?}");
        game.events = game.app.begin(opening);
        assert_eq!(game.screens(), [screen], "{begun}");
        // A screensaver ignores the key that has started it.
        for _ in 0..=SCREENSAVER_DEAF_TICKS {
            game.tick(&Inputs::default());
        }
        let actions = vec![Action::Back];
        game.tick(&Inputs { actions, stirred: true, ..Inputs::default() });
        assert_eq!(game.screen(), "title", "{begun}");
    }
}
