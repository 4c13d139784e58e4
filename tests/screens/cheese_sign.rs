//! The sign at the edge of the view that points at a cheese out of view.

use icetea_maze::app::App;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::Direction;
use icetea_maze::picture::{Item, Picture, Rect, SheetName, Vec2, vec2};
use icetea_maze::screens::Screen;

use super::laws::flattened;
use super::seen::texts;
use super::{fit, seen, tour};

const WINDOWS: [Vec2; 4] =
    [vec2(1280.0, 720.0), vec2(800.0, 600.0), vec2(600.0, 1000.0), vec2(1920.0, 1080.0)];

/// The radius of the sign, also with its tip, and the height of the foot below the maze.
const SIGN: f32 = 24.0;
const REACH: f32 = 38.4;
const FOOT: f32 = 56.0;

fn opened(code: &str, window: Vec2) -> App {
    let mut app = App::new(Settings::default(), Language::English, 1);
    for action in [Action::Paste(code.to_owned()), Action::Confirm] {
        tour::tick(&mut app, &Inputs { actions: vec![action], ..Inputs::default() });
        tour::tick(&mut app, &Inputs::default());
    }
    fit(&mut app, window);
    app
}

fn signs(picture: &Picture) -> Vec<Rect> {
    let is_sign = |item: &&Item| matches!(item, Item::Circle(_, radius, _) if *radius == SIGN);
    let items = flattened(picture);
    let found = items.into_iter().filter(is_sign).map(|item| match item {
        Item::Circle(at, ..) => Rect::about(*at, REACH - 0.5),
        _ => unreachable!(),
    });
    found.collect()
}

/// The cheeses of the size that those in the maze have.
fn cheeses(picture: &Picture) -> Vec<Rect> {
    let items = flattened(picture);
    let sprites = items.into_iter().filter_map(|item| match item {
        Item::Sprite(sprite) if sprite.sheet == SheetName::Cheese => Some(sprite.place),
        _ => None,
    });
    sprites.filter(|place| place.w > 24.0 && place.w != 2.0 * SIGN).collect()
}

/// It is there exactly while no cheese is in view, clear of all text, in mazes with one cheese,
/// with two, and in fog.
#[test]
fn a_cheese_out_of_sight_is_pointed_at_from_the_start_to_the_end() {
    let mut seen_with_and_without = [0, 0];
    for code in ["kruskal1-40x30-9", "prim1-20x13-cheeses2-43", "division1-28x18-33"] {
        for window in WINDOWS {
            let mut app = opened(code, window);
            for step in 0.. {
                let Screen::Play(play) = &app.screen else { panic!("{code} is over") };
                let race = &play.race;
                let here = race.runner(0).place();
                let path: Vec<_> = race.measured().path_from(here).take(3).collect();
                let [_, _, next] = path[..] else { break };
                let picture = seen(&app, window);
                let items = flattened(&picture);
                let size = picture.window;
                let (signs, cheeses) = (signs(&picture), cheeses(&picture));
                let whole = Rect::new(0.0, 0.0, size.x, size.y);
                let free = Rect::new(0.0, 200.0, size.x, size.y - FOOT - 200.0);
                let place = format!("{code} at {window}, step {step}: {signs:?}, {cheeses:?}");
                if cheeses.iter().all(|cheese| !cheese.overlaps(&whole)) {
                    assert_eq!(signs.len(), 1, "{place}");
                    seen_with_and_without[0] += 1;
                } else if cheeses.iter().any(|cheese| free.contains(cheese.center())) {
                    assert!(signs.is_empty(), "{place}");
                    seen_with_and_without[1] += 1;
                }
                for sign in signs {
                    assert!(sign.bottom() < size.y - FOOT + 1.0, "{place}");
                    for text in texts(&items) {
                        assert!(!text.text.place().overlaps(&sign), "{place}: {}", text.text.text);
                    }
                }
                let held = here.direction_towards(next);
                let actions = held.map(Action::Go).into_iter().collect();
                tour::tick(&mut app, &Inputs { actions, ..Inputs::default() });
                (0..30).for_each(|_| drop(tour::tick(&mut app, &Inputs::default())));
            }
        }
    }
    assert!(seen_with_and_without.iter().all(|&times| times > 50), "{seen_with_and_without:?}");
}

/// In the pause, at the end and in the whole maze there is no sign.
#[test]
fn there_is_no_sign_where_nobody_walks_or_all_is_in_sight() {
    let window = WINDOWS[0];
    for action in [Action::Pause, Action::Next, Action::Solve] {
        let mut app = opened("kruskal1-40x30-9", window);
        let count = |app: &App| signs(&seen(app, window)).len();
        assert_eq!(count(&app), 1);
        for actions in [vec![action.clone()], vec![action.clone()]] {
            tour::tick(&mut app, &Inputs { actions, ..Inputs::default() });
            (0..60).for_each(|_| drop(tour::tick(&mut app, &Inputs::default())));
            if count(&app) == 0 {
                break;
            }
        }
        assert_eq!(count(&app), 0, "{action:?}");
    }
}

/// Each of two players has a sign in their own half, and none where they look for each other.
#[test]
fn each_of_two_is_shown_the_way_in_the_own_half() {
    // In a hunt one of the many may be in view.
    for (rules, wanted) in [("race-bo3", 2..=2), ("hunt-bo3-mirrored", 1..=2), ("meet-bo3", 0..=0)]
    {
        for window in WINDOWS {
            let mut app = opened(&format!("kruskal1-60x50-9~{rules}"), window);
            let both = [Direction::Right, Direction::Left].map(|way| Steering {
                held: Some(way),
                pressed: Some(way),
                run: false,
                ..Steering::default()
            });
            tour::tick(&mut app, &Inputs { steering: both, ..Inputs::default() });
            let actions = vec![Action::Confirm];
            tour::tick(&mut app, &Inputs { actions, ..Inputs::default() });
            for _ in 0..400 {
                tour::tick(&mut app, &Inputs::default());
                fit(&mut app, window);
            }
            assert_eq!(app.screen.name(), "versus");
            let picture = seen(&app, window);
            let signs = signs(&picture);
            assert!(wanted.contains(&signs.len()), "{rules} at {window}: {signs:?}");
            for sign in signs {
                for text in texts(&flattened(&picture)) {
                    assert!(!text.text.place().overlaps(&sign), "{rules} at {window}: {sign:?}");
                }
            }
        }
    }
}
