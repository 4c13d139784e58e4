//! The table where mazes are drawn with a sheet of which only a part is seen at once.

use std::collections::BTreeSet;

use icetea_maze::app::App;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::{Direction, Spec, Tile};
use icetea_maze::picture::{ControlTarget, Rect, Vec2, vec2};
use icetea_maze::screens::Screen;
use icetea_maze::screens::title::Entry;

use super::{UPRIGHT, WINDOWS, seen, tour};

fn press(app: &mut App, action: Action) {
    for actions in [vec![action], Vec::new()] {
        tour::tick(app, &Inputs { actions, ..Inputs::default() });
    }
}

/// The table with the maze of this code.
fn table(code: &str) -> App {
    let mut app = App::new(Settings::default(), Language::English, 1);
    let Screen::Title(title) = &app.screen else { panic!("at {}", app.screen.name()) };
    let place = title.place_of(Entry::Draw);
    press(&mut app, Action::Click(Target::Entry(place)));
    press(&mut app, Action::Paste(code.to_owned()));
    app
}

fn cursor(app: &App) -> Tile {
    let Screen::Draw(draw) = &app.screen else { panic!("at {}", app.screen.name()) };
    draw.table.cursor
}

/// The tiles that can be pressed, and where.
fn tiles(app: &App, window: Vec2) -> Vec<(Tile, Rect)> {
    let of_control = |target: ControlTarget| match target {
        ControlTarget::Target(Target::Tile(at)) => Some(at),
        _ => None,
    };
    let controls = seen(app, window).controls;
    controls.iter().filter_map(|one| Some((of_control(one.target)?, one.place))).collect()
}

#[test]
fn wherever_the_cursor_goes_it_is_seen() {
    for (width, height) in WINDOWS {
        let window = vec2(width, height);
        for code in ["kruskal1-200x200-1", "kruskal1-200x2-1", "kruskal1-3x150-1"] {
            let mut app = table(code);
            for (way, steps) in [
                (Direction::Right, 90),
                (Direction::Down, 120),
                (Direction::Left, 30),
                (Direction::Right, 400),
                (Direction::Down, 400),
                (Direction::Up, 5),
            ] {
                let to = Inputs { actions: vec![Action::Go(way); steps], ..Inputs::default() };
                tour::tick(&mut app, &to);
                let at = cursor(&app);
                let places = tiles(&app, window);
                let (_, place) = places
                    .iter()
                    .find(|(tile, _)| *tile == at)
                    .unwrap_or_else(|| panic!("{code} at {window}: {at:?} is not seen"));
                let picture = seen(&app, window);
                let all = Rect::new(0.0, 0.0, picture.window.x, picture.window.y);
                assert!(all.contains(place.center()), "{code} at {window}: {at:?}");
                assert_eq!(picture.focus.len(), 1, "{code} at {window}");
            }
        }
    }
}

/// The parts of the overview lead everywhere, in windows of all sizes.
#[test]
fn every_room_is_seen_in_a_part() {
    for (width, height) in [(1280.0, 720.0), UPRIGHT] {
        let window = vec2(width, height);
        for code in ["kruskal1-64x60-1", "kruskal1-130x3-1"] {
            let mut app = table(code);
            let spec: Spec = code.parse().unwrap();
            let mut all: BTreeSet<Tile> = BTreeSet::new();
            let parts: Vec<Target> = seen(&app, window)
                .controls
                .iter()
                .filter_map(|one| match one.target {
                    ControlTarget::Target(part @ Target::Part(_)) => Some(part),
                    _ => None,
                })
                .collect();
            for part in parts {
                press(&mut app, Action::Click(part));
                let rooms = tiles(&app, window).into_iter();
                all.extend(rooms.map(|(at, _)| at).filter(|at| at.is_room()));
            }
            assert_eq!(all.len() as u32, spec.rooms(), "{code} at {window}");
        }
    }
}
