//! Settings: keys, sound, and that they are saved.

use icetea_maze::game::bindings::KeyCommand;
use icetea_maze::screens::settings::SettingsPage;

use super::desktop::{Desktop, Game, wait_until};
use super::{kept, path, start_in_maze, tap_times, walk};

fn in_settings(desktop: &Desktop) -> Game<'_> {
    let mut game = desktop.start(&[]);
    game.wait_for_screen("title");
    game.choose("Settings");
    game.wait_for_screen("settings");
    game
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_key_is_given_another_command_and_taken_back() {
    let desktop = Desktop::new();
    let mut game = in_settings(&desktop);
    tap_times(&game, "Tab", 4);
    let hint =
        SettingsPage::Keys.commands().iter().position(|&one| one == KeyCommand::Hint).unwrap();
    game.tap("Right");
    tap_times(&game, "Down", (hint - SettingsPage::Keys.first_column()) as u64);
    game.tap("Return");
    game.tap("x");
    let settings = || kept(&desktop, "settings.ron");
    wait_until(|| settings().contains("Hint: X").then_some(())).expect("the key is kept");
    game.tap("Escape");
    game.wait_for_screen("title");
    game.close();

    let mut game = start_in_maze(&desktop);
    game.tap("h");
    game.tap("x");
    game.wait_for("hint", |_| true);
    assert_eq!(game.lines().iter().filter(|line| line["event"] == "hint").count(), 1);
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn what_the_menu_leads_to_looks_as_it_should() {
    let desktop = Desktop::at_rest();
    let mut game = desktop.start(&[]);
    for (name, screen) in
        [("Records", "records"), ("Settings", "settings"), ("Help", "how-to-play")]
    {
        game.wait_for_screen("title");
        game.choose(name);
        game.wait_for_screen(screen);
        game.wait_to_look_like(screen);
        game.tap("Escape");
    }
    game.wait_for_screen("title");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn without_a_sound_device_the_log_says_why_and_the_game_goes_on() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    game.tap("m");
    game.wait_for("sound", |line| line["state"] == "muted");
    walk(&mut game, &path()[..4]);
    game.tap("m");
    game.wait_for("sound", |line| line["state"] == "heard");
    let mut lines = game.lines();
    lines.retain(|line| line["event"] == "sound" && line["state"] == "none");
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0]["why"].as_str().is_some_and(|why| !why.is_empty()), "{lines:?}");
    game.close();
}

/// Settings that change during play are saved at once, and the window keeps its focus.
#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn settings_are_kept_while_the_mouse_walks() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    game.tap("t");
    assert!(
        wait_until(|| kept(&desktop, "settings.ron").contains("trail: false").then_some(()))
            .is_some()
    );
    walk(&mut game, &path()[..=3]);
    assert!(game.lines().iter().all(|line| line["name"] != "pause"));
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn all_data_goes_from_one_machine_to_another_in_a_file() {
    let here = Desktop::new();
    here.set("reduced_motion: true, trail: false");
    let mut game = in_settings(&here);
    game.choose("All game data");
    let saved = game.wait_for("saved", |_| true)["path"].as_str().unwrap().to_owned();
    game.close();

    let there = Desktop::new();
    let mut game = there.start(&[&saved]);
    game.wait_for_screen("settings");
    assert!(!kept(&there, "settings.ron").contains("trail: false"));
    game.tap("Return");
    game.wait_for("taken over", |_| true);
    game.wait_for_screen("title");
    assert!(kept(&there, "settings.ron").contains("trail: false"));
    game.choose("Play");
    game.wait_for("maze", |_| true);
    game.close();
}
