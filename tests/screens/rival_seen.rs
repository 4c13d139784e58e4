//! A stop with a rival, and the par of a stop, in picture and sound.

use icetea_maze::app::App;
use icetea_maze::cues::Listener;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::journey::{Journey, Medal, Region, Stop};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::maze::Direction;
use icetea_maze::picture::{Color, Item, Rect, SheetName, Vec2, vec2};
use icetea_maze::screens::Screen;
use icetea_maze::screens::play::Play;
use icetea_maze::sound::Effect;

use super::laws::flattened;
use super::{fit, seen, tour};

const WINDOWS: [Vec2; 3] = [vec2(1280.0, 720.0), vec2(800.0, 600.0), vec2(600.0, 1000.0)];

fn tick(app: &mut App, actions: Vec<Action>) -> Vec<Command> {
    tour::tick(app, &Inputs { actions, ..Inputs::default() })
}

/// The stop is open, before the first step.
fn at_the_start(stop: Stop) -> App {
    let mut app = App::new(Settings::default(), Language::English, 1);
    tick(&mut app, vec![Action::Paste(stop.code().to_owned())]);
    tick(&mut app, vec![Action::Confirm]);
    tick(&mut app, Vec::new());
    app
}

fn play(app: &App) -> &Play {
    let Screen::Play(play) = &app.screen else { panic!("not playing") };
    play
}

/// The places of the sprites of these sheets.
fn sprites(app: &App, window: Vec2, wanted: &[SheetName]) -> Vec<Rect> {
    let picture = seen(app, window);
    let items = flattened(&picture);
    let of_sheet = |item: &&Item| match item {
        Item::Sprite(sprite) if wanted.contains(&sprite.sheet) => Some(sprite.place),
        _ => None,
    };
    items.iter().filter_map(of_sheet).collect()
}

const RIVALS: [SheetName; 3] = [SheetName::Marmot, SheetName::Hedgehog, SheetName::Rabbit];

#[test]
fn a_rival_is_seen_beside_the_mouse_and_where_it_is_told_of() {
    for stop in Stop::all().filter(|stop| stop.rival().is_some()) {
        for window in WINDOWS {
            let mut app = at_the_start(stop);
            fit(&mut app, window);
            let mouse = sprites(&app, window, &[SheetName::Mouse])[0];
            let rivals = sprites(&app, window, &RIVALS);
            let [on_floor, in_line] = rivals[..] else { panic!("{rivals:?} at {window}") };
            let apart = (on_floor.center() - mouse.center()).length();
            assert!(apart > 0.25 * mouse.w, "{apart} of {mouse:?} at {window}");
            assert!(on_floor.overlaps(&mouse), "they are in one room");
            let is_told = in_line.bottom() < 220.0 || in_line.x > window.x - 220.0;
            assert!(is_told && in_line.w < 50.0, "{in_line:?} at {window}");
        }
    }
}

/// Walks one stride and waits until a tick of the race.
fn wait_until(app: &mut App, ticks: u64, listener: &mut Listener) -> Vec<Effect> {
    let mut heard = Vec::new();
    for number in (0..=u8::MAX).cycle() {
        if play(app).race.ticks >= ticks {
            break;
        }
        let sets_out = !play(app).race.has_begun();
        let way = sets_out.then(|| Action::Go(Direction::nth(number / 8 % 4)));
        let actions = way.into_iter().collect();
        for event in tick(app, actions) {
            heard.extend(listener.hear(&event, app));
        }
        heard.extend(listener.look(&app.screen));
    }
    heard.into_iter().map(|cue| cue.effect).collect()
}

#[test]
fn a_rival_that_has_come_to_the_cheese_is_heard_once() {
    let mut app = at_the_start(Region::Garden.old_stops().next_back().unwrap());
    let mut listener = Listener::default();
    listener.hear(&Command::Screen("play"), &app);
    let end = u64::from(play(&app).rival().unwrap().track.end_tick());
    let count = |heard: Vec<Effect>| heard.iter().filter(|&&one| one == Effect::Beaten).count();
    assert_eq!(count(wait_until(&mut app, end - 2, &mut listener)), 0);
    assert_eq!(count(wait_until(&mut app, end + 500, &mut listener)), 1);
    // On resuming the run, it is not announced again.
    let mut other = Listener::default();
    other.hear(&Command::Screen("play"), &app);
    assert_eq!(count(wait_until(&mut app, end + 600, &mut other)), 0);
}

/// The first time there is no clock, for players who think.
#[test]
fn the_par_is_told_after_the_first_time_and_shines_only_until_it_has_passed() {
    let stop = Stop::at(0).unwrap();
    let mut app = at_the_start(stop);
    let par = u64::from(stop.par_seconds()) * u64::from(TICKS_PER_SECOND);
    let says = format!("0:{:02}.0", stop.par_seconds());
    let told = |app: &mut App| -> Option<Color> {
        fit(app, WINDOWS[0]);
        let picture = seen(app, WINDOWS[0]);
        let items = flattened(&picture);
        items.iter().rev().find_map(|item| match item {
            Item::Text(text) if text.text == says => Some(text.colour),
            _ => None,
        })
    };
    assert_eq!(told(&mut app), None);
    let mut journey = Journey::default();
    journey.award(stop, &[Medal::Finished].into());
    app.take_journey(&journey);
    let mut colour_at = |ticks: u64| -> Color {
        wait_until(&mut app, ticks, &mut Listener::default());
        told(&mut app).expect("the par is told")
    };
    let early = colour_at(par / 2);
    assert_eq!(early, colour_at(par - 30));
    assert_ne!(early, colour_at(par + 30));
}
