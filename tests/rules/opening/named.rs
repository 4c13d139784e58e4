//! A file's name stays with its maze.

use std::sync::Arc;

use icetea_maze::app::Opening;
use icetea_maze::game::command::Command;
use icetea_maze::game::theatre::{ShowSpec, Source};
use icetea_maze::maze::Solver;
use icetea_maze::screens::Screen;

use super::{CHOSEN, Slow, measured};

#[test]
fn a_maze_from_a_file_keeps_the_files_name() {
    let mut game = Slow::new();
    let file = b"#####\n#S#G#\n#####\n".to_vec();
    game.events = game.app.open_file("somewhere/no way.txt".to_owned(), file);
    let Some(Command::Ask(request)) = game.events.drain(..).find(is_request) else { panic!() };
    let answer = request.carry_out(&mut |_| true).unwrap();
    game.app.take(answer);
    let Screen::Play(play) = &game.app.screen else { panic!() };
    let maze = Arc::clone(&play.race.measured().maze);
    assert_eq!(game.app.world.file_of(&maze), Some("no way.txt"));
    assert_eq!(game.app.world.file_of(&measured(CHOSEN).maze), None);

    let shown = ShowSpec::of(Source::given(maze.clone()), Solver::DepthFirst);
    for begin in [
        Opening::Given(maze.clone(), Vec::new(), "/a/b.txt".to_owned()),
        Opening::Watch(shown, Vec::new(), "/a/b.txt".to_owned()),
    ] {
        let mut game = Slow::new();
        game.app.begin(begin);
        assert_eq!(game.app.world.file_of(&maze), Some("b.txt"));
    }
}

fn is_request(event: &Command) -> bool {
    matches!(event, Command::Ask(_))
}
