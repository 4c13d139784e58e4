//! A translator sees the files of a folder in the running game, as they are saved.

use std::fs;
use std::path::Path;

use super::desktop::Desktop;

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn what_a_translator_saves_is_shown_and_what_is_wrong_with_it_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words/en");
    for entry in fs::read_dir(&english).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), folder.path().join(entry.file_name())).unwrap();
    }
    let menus = folder.path().join("menus.ftl");
    let text = fs::read_to_string(&menus).unwrap();
    let save = |journey: &str| {
        let saved = text.replace("menu-journey = Journey", &format!("menu-journey ={journey}"));
        assert_ne!(saved, text);
        fs::write(&menus, saved).unwrap();
    };
    let desktop = Desktop::new();
    save(" A long walk");
    let variables = [("ICETEA_MAZE_WORDS", folder.path().to_str().unwrap())];
    let mut game = desktop.opening(&[], &variables);
    let shows =
        |name: &'static str| move |seen: &serde_json::Value| seen.to_string().contains(name);
    game.wait_for("seen", shows("A long walk"));
    save(" A longer walk");
    game.wait_for("seen", shows("A longer walk"));
    save("");
    let said = game.wait_for("error", |_| true)["text"].to_string();
    assert!(said.contains("menus.ftl: line ") && said.contains("there is no text"), "{said}");
    game.wait_for("seen", shows("Journey"));
    let faults = game.heard();
    assert_eq!(faults.len(), 1, "{faults:?}");
}
