//! Saved pictures of the theatre: the maze alone, or the whole stage.

use std::collections::BTreeMap;

use icetea_maze::app::{App, still};
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::theatre::film::Acts;
use icetea_maze::picture::{Picture, View, vec2};
use icetea_maze::screens::Screen;
use icetea_maze::screens::own_program::companion::Companion;

use super::laws::{self, flattened};
use super::seen::texts;
use super::{hold, tour};

/// Asks for a picture, with Shift or without.
fn ask(app: &mut App, is_whole: bool) {
    let actions = vec![Action::SavePicture];
    drop(app.tick(&Inputs { actions, run: is_whole, ..Inputs::default() }));
}

/// A window of this width.
fn view(width: f32) -> View<'static> {
    View {
        window: vec2(width, 700.0),
        dpi: 1.0,
        blend: 0.3,
        seconds: 17.0,
        stirred: 0.0,
        veil: 0.0,
        announcement: None,
        is_deaf: true,
        hand: icetea_maze::game::input::InputDevice::default(),
    }
}

/// The picture that is saved in it.
fn saved(app: &App, width: f32) -> Picture<'_> {
    still(app, &view(width)).expect("there is a show").picture
}

#[test]
fn a_picture_of_the_whole_stage_says_all_and_nothing_of_it_is_cut() {
    let mut all = BTreeMap::new();
    for language in Language::ALL {
        let settings = Settings { language: Some(language), ..Settings::default() };
        tour::hall(&settings, &mut |state, app| {
            // While hands are counted there is no key for a picture.
            if app.screen.name() != "watch" || state.contains("film") || state.contains("hands") {
                return;
            }
            let mut app = app.clone();
            ask(&mut app, true);
            let whole = saved(&app, 900.0);
            let items = flattened(&whole);
            let seen: Vec<_> = texts(&items).iter().map(|text| text.text.text.clone()).collect();
            let mut offences = laws::room(&whole);
            if seen.iter().any(|text| text == "F1") {
                offences.push("there are keys on it".to_owned());
            }
            for offence in offences {
                let place = format!("{language:?}");
                all.entry(format!("{state}: {offence}")).or_insert((place, 0)).1 += 1;
            }
            assert_eq!(saved(&app, 1900.0).digest(), whole.digest(), "{state}");
            let Screen::Watch(watch) = &app.screen else { panic!("{state}") };
            let step = watch.deck.step.to_string();
            assert!(seen.iter().any(|text| text.contains(&step)), "{state}: {seen:?}");
            drop(whole);
            ask(&mut app, false);
            let alone = saved(&app, 900.0);
            let items = flattened(&alone);
            let is_sentence = |text: &str| text.chars().filter(|c| c.is_alphabetic()).count() > 6;
            assert!(!texts(&items).iter().any(|text| is_sentence(&text.text.text)), "{state}");
        });
    }
    hold("stills", &all);
}

/// A film shows everything, whatever happens in the theatre that it was begun in.
#[test]
fn a_film_with_panels_says_all_of_each_step_and_asks_nothing() {
    let mut all = BTreeMap::new();
    let settings = Settings { language: Some(Language::Chinese), ..Settings::default() };
    tour::hall(&settings, &mut |state, app| {
        let Screen::Watch(watch) = &app.screen else { return };
        let Some(timeline) = watch.timeline() else { return };
        let steps = timeline.steps;
        let mut film = app.stage_film(Acts::Both).expect("it is rehearsed");
        let (mut frames, mut last) = (0, String::new());
        while film.advance().is_some() {
            frames += 1;
            let Screen::Watch(watch) = &film.app.screen else { panic!("{state}") };
            let step = watch.deck.step;
            assert!(watch.lecture().is_none_or(|lecture| lecture.question().is_none()), "{state}");
            assert_eq!(watch.timeline().unwrap().step(), step, "{state}");
            if frames % 17 != 1 && step != steps {
                continue;
            }
            let frame = film.frame(&view(900.0)).expect("there is a show");
            assert_eq!((frame.pixels.x, frame.pixels.y), (1280.0, 664.0), "{state}");
            let items = flattened(&frame.picture);
            for offence in laws::room(&frame.picture) {
                all.entry(format!("{state}: {offence}")).or_insert((step.to_string(), 0)).1 += 1;
            }
            let seen: Vec<_> = texts(&items).iter().map(|text| text.text.text.clone()).collect();
            assert!(seen.iter().any(|text| text.contains(&step.to_string())), "{state}: {seen:?}");
            last = step.to_string();
        }
        assert_eq!((frames, last), (film.frames(), steps.to_string()), "{state}");
        assert!(film.progress() >= 1.0 && film.advance().is_none(), "{state}");
    });
    hold("films", &all);
}

/// A program of the player's own is filmed once it is over, with what runs beside it.
#[test]
fn a_film_of_an_own_program_goes_from_its_first_step_to_its_last() {
    let mut all = BTreeMap::new();
    let mut filmed = 0;
    let settings = Settings { language: Some(Language::German), ..Settings::default() };
    tour::own_program::all(&settings, &mut |state, app| {
        let Screen::OwnProgram(program) = &app.screen else { return };
        if !state.ends_with("at its end") {
            return;
        }
        let steps = program.deck.steps;
        let mut film = app.stage_film(Acts::Solve).expect("it is over");
        let mut shown = Vec::new();
        while film.advance().is_some() {
            let Screen::OwnProgram(program) = &film.app.screen else { panic!("{state}") };
            let step = program.deck.step;
            if let Some(Companion::Search(timeline)) = &program.companion {
                assert_eq!(timeline.step(), step.min(timeline.steps), "{state}");
            }
            shown.push(step);
            if shown.len() % 17 != 1 && step != steps {
                continue;
            }
            let frame = film.frame(&view(900.0)).expect("there is a program");
            for offence in laws::room(&frame.picture) {
                all.entry(format!("{state}: {offence}")).or_insert((step.to_string(), 0)).1 += 1;
            }
            let seen: Vec<_> =
                texts(&flattened(&frame.picture)).iter().map(|it| it.text.text.clone()).collect();
            assert!(seen.iter().any(|text| text.contains(&step.to_string())), "{state}: {seen:?}");
        }
        assert!(shown.is_sorted() && shown.len() == film.frames(), "{state}: {shown:?}");
        assert_eq!([shown[0], shown[shown.len() - 1]], [0, steps], "{state}");
        let still = saved(app, 900.0);
        assert_eq!(saved(app, 1900.0).digest(), still.digest(), "{state}");
        filmed += 1;
    });
    assert_eq!(filmed, 5);
    hold("films of own programs", &all);
}
