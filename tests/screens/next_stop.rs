//! The stop that comes next is seen on the title and on the map before it is played, unless fog hides
//! it; and it is played from there.

use icetea_maze::app::App;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::journey::{Journey, Medal, Stop};
use icetea_maze::game::rules::RuleKind;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::{Direction, Spec};
use icetea_maze::picture::{Item, Picture, Shown, vec2};
use icetea_maze::screens::Screen;

use super::laws::flattened;
use super::{fit, seen, tour};

fn press(app: &mut App, action: Option<Action>) {
    tour::tick(app, &Inputs { actions: action.into_iter().collect(), ..Inputs::default() });
}

/// The title of a player who has finished all stops before this one.
fn title_before(stop: Stop) -> App {
    let mut settings = Settings { lesson_settled: true, ..Settings::default() };
    (settings.maze.width, settings.maze.height) = (4, 3);
    let mut app = App::new(settings, Language::English, 1);
    let mut journey = Journey::default();
    for before in Stop::all().take(stop.place()) {
        journey.award(before, &[Medal::Finished].into());
    }
    app.take_journey(&journey);
    fit(&mut app, vec2(1280.0, 720.0));
    press(&mut app, None);
    press(&mut app, None);
    app
}

fn mazes(picture: &Picture) -> Vec<Option<Spec>> {
    let shown = flattened(picture).into_iter().filter_map(|item| match item {
        Item::Maze(maze) => Some(&maze.shown),
        _ => None,
    });
    let specs = shown.map(|shown| match shown {
        Shown::MeasuredMaze(measured, _) => measured.spec,
        _ => None,
    });
    specs.collect()
}

#[test]
fn the_next_stop_is_seen_on_title_and_map_unless_fog_hides_it() {
    for stop in Stop::all() {
        let window = vec2(1280.0, 720.0);
        let is_hidden = RuleKind::Fog.is_in(&stop.spec());
        let expected = if is_hidden { Vec::new() } else { vec![Some(stop.spec())] };
        let mut app = title_before(stop);
        assert_eq!(mazes(&seen(&app, window)), expected, "{stop:?} on the title");
        // With any other entry the panel shows the player's own maze.
        press(&mut app, Some(Action::Go(Direction::Down)));
        let own = app.world.settings.maze.spec().ok();
        assert_eq!(mazes(&seen(&app, window)), [own], "{stop:?}");
        press(&mut app, Some(Action::Go(Direction::Up)));
        press(&mut app, Some(Action::Confirm));
        press(&mut app, None);
        press(&mut app, None);
        let Screen::Journey(map) = &app.screen else { panic!("{stop:?}: no map") };
        assert_eq!(map.chosen, stop);
        assert_eq!(mazes(&seen(&app, window)), expected, "{stop:?} on the map");
    }
}

#[test]
fn the_next_stop_is_played_straight_from_the_title() {
    for stop in Stop::all().step_by(7) {
        let mut app = title_before(stop);
        press(&mut app, Some(Action::Pause));
        press(&mut app, None);
        let Screen::Play(play) = &app.screen else { panic!("{stop:?}: {}", app.screen.name()) };
        assert_eq!(play.stop, Some(stop));
    }
    // Where another entry is chosen, there is no such button.
    let mut app = title_before(Stop::LAST);
    press(&mut app, Some(Action::Go(Direction::Down)));
    press(&mut app, Some(Action::Pause));
    assert_eq!(app.screen.name(), "title");
}
