//! Fog: at stops that have it, only what the mouse has been near is shown, whatever the settings,
//! and what was seen stays visible.

use icetea_maze::app::{App, picture};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, InputDevice, Inputs};
use icetea_maze::game::journey::Stop;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::{Direction, Tile};
use icetea_maze::picture::{Item, Shown, Traces, View, vec2};
use icetea_maze::screens::Screen;

/// One tick, and everything that it requests.
fn tick(app: &mut App, inputs: &Inputs) {
    let mut events = app.tick(inputs);
    while let Some(event) = events.pop() {
        if let Command::Ask(request) = event {
            events.extend(app.take(request.carry_out(&mut |_| true).unwrap()));
        }
    }
}

fn act(app: &mut App, action: Action) {
    tick(app, &Inputs { actions: vec![action], ..Inputs::default() });
}

fn at_stop(stop: Stop, settings: &Settings) -> App {
    let mut app = App::new(settings.clone(), Language::English, 1);
    tick(&mut app, &Inputs::default());
    act(&mut app, Action::Paste(stop.code().to_owned()));
    act(&mut app, Action::Confirm);
    app
}

/// For every maze in the picture, the density of its fog, and the places that the mouse looked
/// from.
fn mazes(app: &mut App) -> Vec<(f32, Vec<Tile>)> {
    let view = View {
        window: vec2(1280.0, 720.0),
        dpi: 1.0,
        blend: 0.0,
        seconds: 0.0,
        stirred: 0.0,
        veil: 0.0,
        announcement: None,
        is_deaf: true,
        hand: InputDevice::Keys,
    };
    let (pane, scale) = {
        let picture = picture(app, &view);
        (picture.pane.scaled(picture.scale.logical), picture.scale.logical)
    };
    app.fit((pane.w, pane.h), scale);
    let picture = picture(app, &view);
    let told = picture.items.iter().filter_map(|item| {
        let Item::Maze(maze) = item else { return None };
        let Shown::MeasuredMaze(_, Traces::Run { trail, fog, .. }) = &maze.shown else {
            return None;
        };
        Some((fog.density, trail.to_vec()))
    });
    told.collect()
}

fn trail(app: &App) -> Option<Vec<Tile>> {
    let Screen::Play(play) = &app.screen else { return None };
    Some(play.runner().trail.clone())
}

/// Near and from afar, on the small map, with the trail hidden and while a search is shown.
#[test]
fn in_fog_only_what_was_seen_is_shown_and_that_stays() {
    for shows_trail in [true, false] {
        let settings = Settings { trail: shows_trail, ..Settings::default() };
        let is_in_fog = |stop: &Stop| stop.spec().quest().count("fog") > 0;
        for stop in Stop::old().step_by(3).chain(Stop::all().filter(is_in_fog)) {
            let mut app = at_stop(stop, &settings);
            let (mut before, mut maps) = (Vec::new(), 0);
            for step in 0..24 {
                let Some(now) = trail(&app) else { break };
                assert!(now.starts_with(&before), "what was seen stays");
                for (fog, looked_from) in mazes(&mut app) {
                    maps += 1;
                    let lies_in_fog = stop.is_foggy() || is_in_fog(&stop);
                    // Nothing in plain view is darkened.
                    let expected = f32::from(lies_in_fog);
                    assert!((fog - expected).abs() < f32::EPSILON, "{}", stop.code());
                    if lies_in_fog {
                        assert_eq!(looked_from, now, "{}", stop.code());
                    }
                }
                before = now;
                match step {
                    7 => act(&mut app, Action::Next),
                    12 => act(&mut app, Action::Trail),
                    18 => act(&mut app, Action::Solve),
                    _ => act(&mut app, Action::Go(Direction::nth(step))),
                }
                (0..20).for_each(|_| tick(&mut app, &Inputs::default()));
            }
            assert!(maps >= 12 && before.len() > 1, "{}", stop.code());
        }
    }
}
