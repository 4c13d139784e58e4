//! The table where mazes are drawn: what is drawn there is played, changed, and still there later.

use icetea_maze::maze::DraftSheet;

use super::desktop::wait_until;
use super::{Desktop, kept};

/// What is kept of the table.
fn on_the_table(desktop: &Desktop) -> Option<DraftSheet> {
    let settings = kept(desktop, "settings.ron");
    let (_, after) = settings.split_once("drawing: \"")?;
    let (picture, _) = after.split_once('"')?;
    picture.replace("\\n", "\n").parse().ok()
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_maze_is_drawn_played_and_changed() {
    let desktop = Desktop::new();
    let mut game = desktop.start(&[]);
    game.wait_for_screen("title");
    game.wait_for_picture();
    game.choose("Draw");
    game.wait_for_screen("draw");
    game.tap("Right");
    game.tap("Return");
    let sets = |wanted: u32| {
        wait_until(|| on_the_table(&desktop).filter(|sheet| sheet.count_sets() == wanted))
            .unwrap_or_else(|| panic!("there are no {wanted} sets of rooms"))
    };
    sets(29);
    game.tap("z");
    sets(30);
    game.tap("y");
    sets(29);
    game.tap("n");
    let sheet = sets(1);
    game.tap("p");
    let played = game.wait_for("maze", |_| true);
    assert!(played["code"].as_str().unwrap().starts_with("drawn1-6x5-"), "{played}");
    game.tap("Escape");
    game.choose("Change this maze");
    game.wait_for_screen("draw");
    game.close();
    let mut again = desktop.start(&[]);
    again.wait_for_screen("title");
    again.wait_for_picture();
    again.choose("Draw");
    again.wait_for_screen("draw");
    assert_eq!(sets(1).to_string(), sheet.to_string());
    again.close();
}
