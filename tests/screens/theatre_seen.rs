//! What is written in the theatre says what is so.

use icetea_maze::app::{App, Opening};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::theatre::{ShowSpec, Source};
use icetea_maze::maze::{Heuristic, Solver};
use icetea_maze::picture::{Item, Rect, SheetName, Typeface, Vec2, vec2};
use icetea_maze::screens::Screen;
use icetea_maze::words::Words;

use super::laws::{flattened, quoted};
use super::seen::{SeenText, texts};
use super::{ALL_PERCENTS, WINDOWS, fit, seen, tour};

/// The theatre with a maze of this code, at so many steps.
pub(super) fn theatre(settings: &Settings, code: &str, solver: Solver, steps: usize) -> App {
    let mut app = App::new(settings.clone(), Language::English, 1);
    let show = ShowSpec::of(Source::Grown(code.parse().unwrap()), solver);
    for event in app.begin(Opening::Watch(show, Vec::new(), String::new())) {
        if let Command::Ask(request) = event {
            app.take(request.carry_out(&mut |_| true).unwrap());
        }
    }
    for action in [Action::Home].into_iter().chain(vec![tour::RIGHT; steps]) {
        tour::tick(&mut app, &Inputs { actions: vec![action], ..Inputs::default() });
    }
    app
}

/// How many parents of rooms are written in the arrays.
fn parents_written(app: &App, rooms: usize) -> usize {
    let picture = seen(app, vec2(1280.0, 720.0));
    let items = flattened(&picture);
    let all = texts(&items);
    let label = Words::of(Language::English).watch.parent;
    let labels = all.iter().filter(|one| one.text.text == label).map(|one| one.text.at);
    let of_line = |label: Vec2| {
        let is_of_line = move |at: Vec2| at.x > label.x && (at.y - label.y).abs() < 0.5;
        all.iter().filter(move |one| is_of_line(one.text.at))
    };
    let is_room = |text: &SeenText| text.text.text.parse().is_ok_and(|room: usize| room < rooms);
    labels.flat_map(of_line).filter(|text| is_room(text)).count()
}

#[test]
fn the_arrays_of_up_to_two_dozen_rooms_are_there() {
    for (width, height) in [(2, 2), (4, 3), (3, 5), (5, 4), (6, 4), (4, 6), (8, 3), (3, 8), (12, 2)]
    {
        let (code, rooms) = (format!("kruskal1-{width}x{height}-7"), width * height);
        for steps in [0, rooms] {
            let mut app = theatre(&Settings::default(), &code, Solver::DepthFirst, steps);
            fit(&mut app, vec2(1280.0, 720.0));
            let written = parents_written(&app, rooms);
            assert_eq!(written, rooms, "{code}, step {steps}");
        }
    }
}

#[test]
fn what_a_star_writes_into_a_room_adds_up() {
    let mut sums = 0;
    for heuristic in Heuristic::ALL {
        for steps in (20..60).step_by(7) {
            let solver = Solver::AStar(heuristic);
            let mut app = theatre(&Settings::default(), "kruskal1-5x4-loops60-7", solver, steps);
            fit(&mut app, vec2(1280.0, 720.0));
            let picture = seen(&app, vec2(1280.0, 720.0));
            let Screen::Watch(watch) = &app.screen else { panic!("at {}", app.screen.name()) };
            let Some(search) = watch.timeline().unwrap().show().search() else { continue };
            let estimates = search.estimates().unwrap();
            let mut held: Vec<[u32; 3]> =
                estimates.iter().flatten().map(|one| [one.walked, one.ahead, one.sum()]).collect();
            let items = flattened(&picture);
            let written = texts(&items).into_iter().filter_map(|one| {
                let (parts, sum) = one.text.text.split_once('=')?;
                let (walked, ahead) = parts.split_once('+')?;
                let [walked, ahead, sum] =
                    [walked, ahead, sum].map(|part| part.parse::<u32>().ok());
                Some([walked?, ahead?, sum?])
            });
            let mut written: Vec<_> = written.collect();
            assert!(written.iter().all(|[walked, ahead, sum]| walked + ahead == *sum));
            sums += written.len();
            written.sort_unstable();
            held.sort_unstable();
            assert_eq!(written, held, "{heuristic:?} {steps}");
        }
    }
    assert!(sums > 100, "{sums}");
}

#[test]
fn the_princess_covers_no_word_of_the_program() {
    let mut seen_beside = 0;
    for language in Language::ALL {
        for percent in ALL_PERCENTS {
            let settings = Settings {
                language: Some(language),
                interface_percent: percent,
                ..Settings::default()
            };
            let mut app = theatre(&settings, "kruskal1-20x15-7", Solver::DepthFirst, 30);
            for &(width, height) in &WINDOWS {
                let window = vec2(width, height);
                fit(&mut app, window);
                let picture = seen(&app, window);
                let items = flattened(&picture);
                let hers = items.iter().filter_map(|item| match item {
                    Item::Sprite(sprite) if sprite.sheet == SheetName::Princess => {
                        Some(sprite.place)
                    }
                    _ => None,
                });
                let hers: Vec<Rect> = hers.collect();
                for text in texts(&items) {
                    let covered = hers.iter().any(|place| place.overlaps(&text.text.place()));
                    assert!(!covered, "{} in {window}, {language:?}", quoted(&text));
                }
                seen_beside += hers.len();
            }
        }
    }
    assert!(seen_beside > 10, "{seen_beside}");
}

/// The heights of the letters of all rooms in a structure.
fn letters(app: &App) -> Vec<f32> {
    let picture = seen(app, vec2(1280.0, 720.0));
    let items = flattened(&picture);
    let mazes = items.iter().filter_map(|item| match item {
        Item::Maze(maze) => Some(maze.lens.pane.right()),
        _ => None,
    });
    let beside = mazes.fold(0.0, f32::max);
    let is_entry = |text: &&SeenText| {
        text.text.face == Typeface::Mono
            && text.text.at.x > beside
            && text.text.at.y < 600.0
            && text.text.text.starts_with(|first: char| first.is_ascii_digit())
    };
    texts(&items).iter().filter(is_entry).map(|text| text.text.size).collect()
}

#[test]
fn a_full_picture_of_a_stack_queue_or_heap_uses_the_picture() {
    for solver in [Solver::DepthFirst, Solver::BreadthFirst, Solver::AStar(Heuristic::Manhattan)] {
        let mut app = theatre(&Settings::default(), "kruskal1-6x5-loops40-7", solver, 60);
        fit(&mut app, vec2(1280.0, 720.0));
        let beside = letters(&app);
        for _ in 0..2 {
            let actions = vec![Action::Next];
            tour::tick(&mut app, &Inputs { actions, ..Inputs::default() });
        }
        let full = letters(&app);
        assert!(!full.is_empty() && full.len() >= beside.len(), "{solver:?}: {full:?}");
        assert!(full[0] > 1.4 * beside[0], "{solver:?}: {full:?} beside {beside:?}");
    }
}
