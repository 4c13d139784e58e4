//! Two face to face, with the screen lying between them: what each sees, in every game.

use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::versus::rules::Seat;

use super::table::Table;

/// A table in a window of this size, with a match under way that is played face to face.
fn face_to_face(maze: &str, rules: &str, window: (f32, f32)) -> Table {
    let mut table = Table::new(maze, rules);
    table.sit_down();
    table.sit(true);
    table.begin();
    table.app.fit(window, 1.0);
    table
}

/// Which side is seen from across, and whether it lies above the other.
fn across(table: &Table) -> (Option<usize>, bool) {
    let panes = &table.versus().views.panes;
    (panes.across(), panes.across().is_some_and(|side| panes.of(side).y < panes.of(1 - side).y))
}

#[test]
fn player_2_sits_above_in_every_game_and_every_window() {
    for rules in ["race-bo3", "race-bo3-mirrored", "meet-bo3", "hunt-bo3", "endless-bo3-mirrored"] {
        for window in [(1280.0, 664.0), (600.0, 944.0), (640.0, 344.0), (1024.0, 712.0)] {
            let table = face_to_face("kruskal1-6x4-7", rules, window);
            assert_eq!(across(&table), (Some(1), true), "{rules} in {window:?}");
        }
    }
}

#[test]
fn nobody_changes_seats_for_a_rematch() {
    let mut table = face_to_face("kruskal1-6x4-7", "race-bo1-mirrored", (1280.0, 664.0));
    let pane = |table: &Table| {
        let versus = table.versus();
        versus.views.panes.of(versus.game.side_of(Seat::One))
    };
    let (one, side) = (pane(&table), table.versus().game.side_of(Seat::One));
    table.race(&Seat::ALL);
    table.wait(600);
    for _ in 0..3 {
        table.act(Action::Confirm);
    }
    table.wait(2);
    assert_eq!(table.versus().game.side_of(Seat::One), side, "nor the sides of the maze");
    // Also before the window has reported its new size.
    assert_eq!((pane(&table), across(&table)), (one, (Some(1), true)));
    table.app.fit((1280.0, 664.0), 1.0);
    assert_eq!((pane(&table), across(&table)), (one, (Some(1), true)));
}

#[test]
fn who_plays_alone_sees_nothing_turned() {
    for rules in ["race-bo1-deep4", "race-bo1"] {
        let mut table = Table::new("kruskal1-24x16-7", "race-bo1");
        table.sit_down();
        table.sit(rules == "race-bo1-deep4");
        table.act(Action::Paste(format!("kruskal1-24x16-7~{rules}")));
        table.begin();
        table.app.fit((1280.0, 664.0), 1.0);
        assert_eq!(across(&table).0, None, "{rules}");
    }
}

#[test]
fn where_one_sits_is_no_matter_of_the_match() {
    let mut table = Table::new("kruskal1-6x4-7", "race-bo3");
    let code = table.app.code();
    table.sit(true);
    assert_eq!(table.app.code(), code);
    table.act(Action::Paste("kruskal1-9x9-1~hunt-bo5".to_owned()));
    assert!(
        table.app.world.settings.versus.face_to_face,
        "a code from elsewhere leaves it as it is"
    );
}

#[test]
fn only_the_one_across_turns_the_pause() {
    let mut table = face_to_face("kruskal1-6x4-7", "race-bo1", (1280.0, 664.0));
    for (action, is_turned) in [
        (Action::Click(Target::PauseAcross), true),
        (Action::Pause, false),
        (Action::Click(Target::PauseAcross), true),
    ] {
        table.act(action);
        let versus = table.versus();
        assert_eq!((versus.pause().is_some(), versus.is_paused_across()), (true, is_turned));
        table.act(Action::Back);
        assert!(table.versus().pause().is_none());
    }
    table.tick(&Inputs { focus_lost: true, ..Inputs::default() });
    assert!(!table.versus().is_paused_across(), "nobody in particular has asked for it");
}
