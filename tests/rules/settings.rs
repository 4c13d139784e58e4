//! The settings and their effects, without a window: pages, keys, walking by taps, and questions
//! before dangerous keys.

use std::sync::Arc;

use crate::common::entry;
use icetea_maze::app::App;
use icetea_maze::game::bindings::{Bindings, KeyCommand, PadLayout};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Button, Inputs, Key, Target};
use icetea_maze::game::request::Request;
use icetea_maze::game::settings::{Language, LiveSettings, Settings, Walking};
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::game::tuning::{ASK_AGAIN_TICKS, LOSS_FROM_TICKS};
use icetea_maze::maze::{Direction, Tile, text};
use icetea_maze::screens::Screen;
use icetea_maze::screens::play::{Confirm, Play};
use icetea_maze::screens::settings::{Said, SettingsPage, SettingsRow, SettingsScreen};
use icetea_maze::screens::title::Entry;

const LANGUAGE: Language = Language::English;

fn press(screen: &mut SettingsScreen, settings: &mut Settings, action: Action) {
    press_in(screen, settings, action, LANGUAGE);
}

fn choices(row: SettingsRow) -> usize {
    row.control(&Settings::default()).choices
}

/// Presses a key in a language. There is an event exactly if something was changed.
fn press_in(
    screen: &mut SettingsScreen,
    settings: &mut Settings,
    action: Action,
    language: Language,
) {
    let mut live = LiveSettings::new(settings.clone());
    screen.tick(&Inputs { actions: vec![action], ..Inputs::default() }, &mut live, language);
    assert_eq!(live.take_change(), *live != *settings);
    *settings = Settings::clone(&live);
}

fn opened(page: SettingsPage) -> SettingsScreen {
    let mut screen = SettingsScreen::default();
    let tab = SettingsPage::ALL.iter().position(|&one| one == page).unwrap();
    press(&mut screen, &mut Settings::default(), Action::Click(Target::Entry(tab)));
    assert_eq!(screen.page, page);
    screen
}

#[test]
fn every_choice_of_every_row_can_be_made_by_pointer_and_by_keys() {
    for page in SettingsPage::ALL {
        for (place, &row) in page.rows().iter().enumerate() {
            for choice in 0..choices(row) {
                let (mut screen, mut settings) = (opened(page), Settings::default());
                press(&mut screen, &mut settings, Action::Click(Target::Choice(place, choice)));
                assert_eq!(row.control(&settings).nearest(), choice);
                assert_eq!(screen.focus(), Some(place));

                let (mut screen, mut by_keys) = (opened(page), Settings::default());
                for _ in 0..place {
                    press(&mut screen, &mut by_keys, Action::Go(Direction::Down));
                }
                for _ in 0..choices(row) {
                    let now = by_keys.language.unwrap_or(LANGUAGE);
                    if row.control(&by_keys).nearest() != choice {
                        press_in(&mut screen, &mut by_keys, Action::Confirm, now);
                    }
                }
                for settings in [&mut by_keys, &mut settings] {
                    settings.language.get_or_insert(LANGUAGE);
                }
                assert_eq!(by_keys, settings, "{row:?} {choice}");
            }
        }
    }
}

#[test]
fn a_scale_ends_and_other_choices_go_round() {
    for (page, row, ends) in [
        (SettingsPage::View, SettingsRow::Interface, true),
        (SettingsPage::Access, SettingsRow::GameSpeed, true),
        (SettingsPage::Sound, SettingsRow::Music, true),
        (SettingsPage::View, SettingsRow::Split, false),
        (SettingsPage::General, SettingsRow::Look, false),
    ] {
        let (mut screen, mut settings) = (opened(page), Settings::default());
        let place = page.rows().iter().position(|&one| one == row).unwrap();
        press(&mut screen, &mut settings, Action::Point(Target::Field(place)));
        let mut seen = Vec::new();
        for _ in 0..2 * choices(row) {
            press(&mut screen, &mut settings, Action::Go(Direction::Right));
            seen.push(row.control(&settings).nearest());
        }
        let last = *seen.last().unwrap();
        assert_eq!(last == choices(row) - 1 && seen.is_sorted(), ends, "{row:?} {seen:?}");
        assert!(ends || seen.contains(&0));
    }
}

#[test]
fn pages_are_turned_by_tab_and_by_arrows_on_the_tabs() {
    let (mut screen, mut settings) = (SettingsScreen::default(), Settings::default());
    let mut pages = vec![screen.page];
    for _ in 1..SettingsPage::ALL.len() {
        press(&mut screen, &mut settings, Action::Next);
        pages.push(screen.page);
    }
    assert_eq!(pages, SettingsPage::ALL);
    press(&mut screen, &mut settings, Action::Next);
    assert_eq!(screen.page, SettingsPage::General);
    press(&mut screen, &mut settings, Action::Go(Direction::Up));
    assert_eq!(screen.focus(), None);
    press(&mut screen, &mut settings, Action::Go(Direction::Left));
    assert_eq!((screen.page, screen.focus()), (SettingsPage::MoreKeys, None));
    assert_eq!(settings, Settings::default());
}

#[test]
fn everything_is_muted_and_heard_again_on_any_screen() {
    let mut app = App::new(Settings::default(), LANGUAGE, 7);
    let mut is_muted = app.world.settings.volumes.muted;
    assert!(!is_muted);
    let mut seen = Vec::new();
    for next in [None, Some(Entry::Watch), None, Some(Entry::TwoPlayers)] {
        let action = match next {
            Some(wanted) => Some(entry(&app, wanted)),
            None => Some(Action::Back).filter(|_| !seen.is_empty()),
        };
        app.tick(&Inputs { actions: action.into_iter().collect(), ..Inputs::default() });
        seen.push(app.screen.name());
        let events = app.tick(&Inputs { actions: vec![Action::Mute], ..Inputs::default() });
        is_muted = !is_muted;
        assert!(
            events.iter().any(|event| matches!(event, Command::Muted(muted) if *muted == is_muted))
        );
        assert!(
            events.iter().any(|event| matches!(event, Command::Keep(StoreTask::SaveSettings(_))))
        );
        assert_eq!(app.world.settings.volumes.muted, is_muted);
    }
    assert_eq!(seen, ["title", "watch", "title", "lobby"]);
}

fn focus_on(screen: &mut SettingsScreen, settings: &mut Settings, command: KeyCommand) {
    let place = screen.page.commands().iter().position(|&one| one == command).unwrap();
    press(screen, settings, Action::Point(Target::Field(place)));
}

#[test]
fn a_command_takes_the_next_key_and_the_usual_ones_come_back() {
    let (mut screen, mut settings) = (opened(SettingsPage::Keys), Settings::default());
    focus_on(&mut screen, &mut settings, KeyCommand::Hint);
    press(&mut screen, &mut settings, Action::Confirm);
    assert_eq!(screen.waiting, Some(KeyCommand::Hint));
    press(&mut screen, &mut settings, Action::TakeKey(Some(Key::Q)));
    assert_eq!(screen.waiting, None);
    assert_eq!(screen.said, Some(Said::Swapped(KeyCommand::Solve)));
    let keys = [KeyCommand::Hint, KeyCommand::Solve].map(|command| settings.bindings.key(command));
    assert_eq!(keys, [Key::Q, Key::H]);

    press(&mut screen, &mut settings, Action::Confirm);
    press(&mut screen, &mut settings, Action::Back);
    assert_eq!((screen.waiting, settings.bindings.key(KeyCommand::Hint)), (None, Key::Q));

    press(&mut screen, &mut settings, Action::Confirm);
    press(&mut screen, &mut settings, Action::TakeKey(None));
    assert_eq!(screen.said, Some(Said::Reserved));
    assert_eq!(settings.bindings.key(KeyCommand::Hint), Key::Q);

    press(&mut screen, &mut settings, Action::UsualKeys);
    assert_eq!(settings.bindings, Bindings::default());
    settings.bindings.give(KeyCommand::Film, Key::X).unwrap();
    let button = SettingsPage::Keys.commands().len();
    press(&mut screen, &mut settings, Action::Click(Target::Field(button)));
    assert_eq!(settings.bindings, Bindings::default());
    assert_eq!(screen.said, Some(Said::AllUsual));
}

#[test]
fn a_command_takes_the_next_button_of_a_gamepad() {
    let (mut screen, mut settings) = (opened(SettingsPage::Keys), Settings::default());
    let mut give = |command, button, said| {
        focus_on(&mut screen, &mut settings, command);
        press(&mut screen, &mut settings, Action::Confirm);
        press(&mut screen, &mut settings, Action::TakeButton(button));
        assert_eq!((screen.waiting, screen.said), (None, said), "{command:?} {button:?}");
    };
    give(KeyCommand::Hint, Button::West, Some(Said::Swapped(KeyCommand::Solve)));
    give(KeyCommand::Restart, Button::Start, Some(Said::Ousted(KeyCommand::Pause)));
    give(KeyCommand::FirstUp, Button::South, Some(Said::Reserved));
    assert_eq!(settings.gamepad.command(Button::West), Some(KeyCommand::Hint));
    press(&mut screen, &mut settings, Action::UsualKeys);
    assert_eq!(settings.gamepad, PadLayout::default());
}

const CORRIDOR: &str =
    "#############\n#S          #\n# ######### #\n#          G#\n#############\n";

/// An app in the middle of a maze, with these settings.
fn playing(settings: Settings) -> App {
    let maze = text::read(CORRIDOR.as_bytes()).unwrap();
    let mut app = App::new(settings, LANGUAGE, 1);
    let request = Request::Measure(Arc::new(maze), None);
    app.open(request.clone());
    app.take(request.carry_out(&mut |_| true).unwrap());
    app
}

fn play(app: &App) -> &Play {
    let Screen::Play(play) = &app.screen else { panic!("{}", app.screen.name()) };
    play
}

fn tap(app: &mut App, direction: Direction, wait: u32) {
    app.tick(&Inputs {
        actions: vec![Action::Go(direction)],
        held: Some(direction),
        ..Inputs::default()
    });
    for _ in 0..wait {
        app.tick(&Inputs::default());
    }
}

#[test]
fn one_tap_goes_on_to_the_wall_where_keys_need_not_be_held() {
    let mut held = playing(Settings::default());
    tap(&mut held, Direction::Right, 400);
    assert_eq!(play(&held).runner().place(), Tile::new(3, 1));

    let tapping = || playing(Settings { walking: Walking::Tap, ..Settings::default() });
    let mut app = tapping();
    tap(&mut app, Direction::Right, 400);
    assert_eq!(play(&app).runner().place(), Tile::new(11, 1));
    tap(&mut app, Direction::Left, 30);
    tap(&mut app, Direction::Left, 400);
    let stopped = play(&app).runner().place();
    assert!((2..10).contains(&stopped.column), "the second tap stops it: {stopped:?}");

    let mut app = tapping();
    tap(&mut app, Direction::Right, 20);
    app.tick(&Inputs { actions: vec![Action::Pause], ..Inputs::default() });
    app.tick(&Inputs { actions: vec![Action::Back], ..Inputs::default() });
    for _ in 0..400 {
        app.tick(&Inputs::default());
    }
    assert!(play(&app).runner().place().column < 10, "a break stops it");
}

#[test]
fn what_would_cost_a_run_is_asked_for_twice() {
    let ask = |app: &mut App, action: Action| {
        app.tick(&Inputs { actions: vec![action], ..Inputs::default() });
    };
    let wait = |app: &mut App| {
        for _ in 0..LOSS_FROM_TICKS {
            app.tick(&Inputs::default());
        }
    };
    for (action, confirm) in [
        (Action::Restart, Confirm::Restart),
        (Action::Solve, Confirm::Solve),
        (Action::Hint, Confirm::Hint),
    ] {
        let mut fresh = playing(Settings::default());
        ask(&mut fresh, action.clone());
        assert_eq!(play(&fresh).asked(), None, "there is nothing to lose yet");

        let mut app = playing(Settings::default());
        tap(&mut app, Direction::Right, 60);
        if confirm == Confirm::Restart {
            let mut young = app.clone();
            ask(&mut young, action.clone());
            assert!(!play(&young).race.has_begun(), "a short run is no loss");
            wait(&mut app);
        }
        let is_whole = |app: &App| {
            let run = &play(app).race;
            run.has_begun() && !run.is_helped()
        };
        ask(&mut app, action.clone());
        assert!(is_whole(&app) && play(&app).asked() == Some(confirm));
        for _ in 0..=ASK_AGAIN_TICKS {
            app.tick(&Inputs::default());
        }
        assert_eq!(play(&app).asked(), None, "it is forgotten");
        ask(&mut app, action.clone());
        ask(&mut app, Action::Trail);
        assert!(is_whole(&app));
        ask(&mut app, action);
        assert!(!is_whole(&app), "{confirm:?} was asked for twice");
    }
    let mut app = playing(Settings::default());
    tap(&mut app, Direction::Right, 60);
    wait(&mut app);
    ask(&mut app, Action::Restart);
    ask(&mut app, Action::Solve);
    assert_eq!(play(&app).asked(), Some(Confirm::Solve), "two different keys are not one twice");
    assert!(play(&app).race.has_begun());
}

#[test]
fn the_game_alone_goes_slower() {
    let slow = Settings { game_speed_percent: 50, ..Settings::default() };
    assert!((playing(slow.clone()).pace() - 0.5).abs() < 1e-9);
    assert!((App::new(slow, LANGUAGE, 1).pace() - 1.0).abs() < 1e-9);
}

/// Where on the window a tile is, in logical pixels.
fn pixel(app: &App, tile: Tile) -> (f32, f32) {
    let ((x, y), pitch) = play(app).camera.view(1.0);
    let at = |tile: u16, centre: f32, pane: f32| {
        (f32::from(tile) / 2.0 - centre).mul_add(pitch, pane / 2.0)
    };
    (at(tile.column, x, 1280.0), at(tile.row, y, 664.0))
}

fn pointer(app: &mut App, action: Action, wait: u32) {
    app.tick(&Inputs { actions: vec![action], ..Inputs::default() });
    for _ in 0..wait {
        app.tick(&Inputs::default());
    }
}

#[test]
fn a_click_walks_along_a_corridor_and_a_held_pointer_leads() {
    let (start, corner, below) = (Tile::new(1, 1), Tile::new(11, 1), Tile::new(5, 3));
    let fitted = || {
        let mut app = playing(Settings::default());
        app.fit((1280.0, 664.0), 1.0);
        pointer(&mut app, Action::LeadNoMore, 400);
        app
    };
    let click = |app: &mut App, tile: Tile| {
        let (x, y) = pixel(app, tile);
        pointer(app, Action::Lead(x, y), 1);
        pointer(app, Action::LeadNoMore, 400);
    };
    let mut app = fitted();
    click(&mut app, corner);
    assert_eq!(play(&app).runner().place(), corner, "along the corridor");
    click(&mut app, start);
    assert_eq!(play(&app).runner().place(), start, "and back");
    click(&mut app, below);
    assert_eq!(play(&app).runner().place(), below, "round a corner");

    let mut app = fitted();
    let (x, y) = pixel(&app, corner);
    pointer(&mut app, Action::Lead(x, y), 40);
    tap(&mut app, Direction::Left, 400);
    assert!(play(&app).runner().place().column < 9, "a key takes the mouse back");
    let (x, y) = pixel(&app, play(&app).runner().place());
    let here = play(&app).runner().place();
    pointer(&mut app, Action::Lead(x, y), 100);
    assert_eq!(play(&app).runner().place(), here, "it is there already");
}
