//! Programs that a page runs: the example, what is pasted, and files that are dropped.

use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::guest::{GuestOrder, PageProgram};
use icetea_maze::maze::Direction;

/// The title, on a page or in a window.
fn title(is_on_page: bool) -> App {
    let mut app = App::new(Settings::default(), Language::English, 1);
    app.world.guest.page = is_on_page.then_some(PageProgram::Example);
    app
}

fn act(app: &mut App, action: Action) -> Vec<Command> {
    let mut commands = app.tick(&Inputs { actions: vec![action], ..Inputs::default() });
    commands
        .retain(|it| matches!(it, Command::Copy(_) | Command::ChooseFile | Command::RunGuest(..)));
    commands
}

/// What is run.
fn bytes(order: &GuestOrder) -> &[u8] {
    order.page.as_ref().unwrap().bytes(order.task)
}

#[test]
fn a_file_that_is_dropped_on_the_page_is_offered_and_runs_only_when_asked() {
    for (name, data) in [("mouse.js", &b"print(7);"[..]), ("a.mjs", b"1"), ("it", b"\0asm\x01")] {
        let mut app = title(true);
        app.open_file(name.to_owned(), data.to_vec());
        assert_eq!(app.screen.name(), "own-program", "{name}");
        let waits = app.tick(&Inputs::default());
        assert!(!waits.iter().any(|it| matches!(it, Command::RunGuest(..))), "{name}: {waits:?}");
        let run = act(&mut app, Action::Confirm);
        assert!(
            matches!(&run[..], [Command::RunGuest(order, _)] if bytes(order) == data),
            "{run:?}"
        );
    }
    for (is_on_page, name) in [(false, "mouse.js"), (true, "maze.txt")] {
        let mut app = title(is_on_page);
        app.open_file(name.to_owned(), b"print(7);".to_vec());
        assert_eq!(app.screen.name(), "loading", "{name} is taken for a maze");
    }
}

#[test]
fn a_program_is_copied_pasted_and_chosen_in_the_form() {
    let mut app = title(true);
    app.open_file("mouse.js".to_owned(), b"print(7);".to_vec());
    let copied = act(&mut app, Action::Copy);
    assert!(matches!(&copied[..], [Command::Copy(text)] if text == "print(7);"), "{copied:?}");
    act(&mut app, Action::Paste("print(8);".to_owned()));
    act(&mut app, Action::Go(Direction::Up));
    act(&mut app, Action::Go(Direction::Up));
    let chosen = act(&mut app, Action::Confirm);
    assert!(matches!(chosen[..], [Command::ChooseFile]), "{chosen:?}");
    app.open_file("another.js".to_owned(), b"print(9);".to_vec());
    let run = act(&mut app, Action::Confirm);
    assert!(matches!(&run[..], [Command::RunGuest(order, _)] if bytes(order) == b"print(9);"));
    assert!(
        act(&mut app, Action::Copy)
            .iter()
            .all(|it| { matches!(it, Command::Copy(code) if code.starts_with("kruskal1-16x16-")) })
    );
}
