//! The texts of the results of a stop of the journey.

use icetea_maze::app::App;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::journey::Region;
use icetea_maze::game::rules::RuleMark;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::Tile;
use icetea_maze::picture::{Color, Fill, Item, vec2};
use icetea_maze::screens::Screen;

use super::laws::flattened;
use super::seen::texts;
use super::{fit, seen, tour};

#[test]
fn whoever_was_helped_is_told_why_there_is_but_one_medal() {
    let window = vec2(1280.0, 720.0);
    let mut told = Vec::new();
    tour::all(&Settings::default(), &mut |state, app| {
        if state.starts_with("journey, results") {
            fit(app, window);
            let picture = seen(app, window);
            let items = flattened(&picture);
            let is_it = |text: &str| text == "With help you keep only “Finished”";
            told.push(texts(&items).iter().any(|text| is_it(&text.text.text)));
        }
    });
    assert_eq!(told, [true, true]);
}

/// The ice of the walls that move.
const ICE: [u32; 3] = [0x00a5_ddf5, 0x00ff_bccb, 0x00b8_ecb4];

/// On the results each wall stands where the run has left it: its next place is marked only while
/// it has not moved there.
#[test]
fn walls_that_were_moved_stand_on_the_results_where_the_run_left_them() {
    let window = vec2(1280.0, 720.0);
    let mut told = [0, 0];
    for stop in Region::Kitchen.old_stops() {
        let mut app = App::new(Settings::default(), Language::English, 1);
        let keys = [Action::Paste(stop.code().to_owned()), Action::Confirm, Action::Solve];
        for action in keys.into_iter().chain([Action::Skip, Action::Skip]) {
            for actions in [vec![action], Vec::new()] {
                tour::tick(&mut app, &Inputs { actions, ..Inputs::default() });
            }
        }
        while app.screen.name() != "results" {
            tour::tick(&mut app, &Inputs::default());
        }
        fit(&mut app, window);
        let Screen::Results(results) = &app.screen else { unreachable!() };
        let (race, picture) = (&results.race, seen(&app, window));
        let items = flattened(&picture);
        let marks = race.puzzle().expect("there are plates").marks(race.state, race.state);
        let walls = marks.into_iter().filter_map(|mark| match mark {
            RuleMark::Wall { has_moved, .. } => Some(has_moved),
            _ => None,
        });
        for (has_moved, ice) in walls.zip(ICE.map(Color::hex)) {
            let is_ice = |one: &Color| Color { a: 1.0, ..*one } == ice;
            let marks = items.iter().filter(|item| match item {
                Item::RoundRect(_, _, fill) => {
                    matches!(fill, Fill::Flat(colour) if is_ice(colour) && colour.a < 0.4)
                }
                _ => false,
            });
            assert_eq!(marks.count(), usize::from(!has_moved), "{}", stop.code());
            told[usize::from(has_moved)] += 1;
        }
    }
    assert!(told.iter().all(|&times| times > 0), "{told:?}");
}

/// The floors of the maze in the picture, by room.
fn floors(items: &[&Item]) -> Vec<Tile> {
    let mazes = items.iter().filter_map(|item| match item {
        Item::Maze(maze) => Some(maze),
        _ => None,
    });
    mazes.flat_map(|maze| maze.floor.iter().map(|patch| patch.room)).collect()
}

/// Ice and closed sets are floor: they are given to the maze, which paints marks and walls over them,
/// while it is played and on the results.
#[test]
fn ice_and_closed_sets_are_the_floor_of_the_maze() {
    let window = vec2(1280.0, 720.0);
    for code in ["kruskal1-5x4-loops40-ice1-311", "drawn1-3x3-gnaw1-pvj3gbk5f"] {
        let mut app = App::new(Settings::default(), Language::English, 1);
        let act = |app: &mut App, action: Option<Action>| {
            let actions = action.into_iter().collect();
            tour::tick(app, &Inputs { actions, ..Inputs::default() });
        };
        for action in [Action::Paste(code.to_owned()), Action::Confirm] {
            act(&mut app, Some(action));
            act(&mut app, None);
        }
        let Screen::Play(play) = &app.screen else { panic!("{code} is not played") };
        let race = &play.race;
        let marks = race.puzzle().expect("it has a rule").marks(race.state, race.state);
        let mut rooms: Vec<Tile> = marks
            .into_iter()
            .filter_map(|mark| match mark {
                RuleMark::Ice { at, .. } | RuleMark::Set { at, .. } => Some(at),
                _ => None,
            })
            .collect();
        rooms.sort();
        assert!(!rooms.is_empty(), "{code}");
        for screen in ["play", "results"] {
            if screen == "results" {
                act(&mut app, Some(Action::Solve));
            }
            while app.screen.name() != screen {
                act(&mut app, None);
            }
            fit(&mut app, window);
            let picture = seen(&app, window);
            let mut found = floors(&flattened(&picture));
            found.sort();
            assert_eq!(found, rooms, "{code} on {}", app.screen.name());
        }
    }
}
