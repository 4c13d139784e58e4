//! Pictures of the theatre that are saved: the maze alone, or the whole stage.

use std::collections::BTreeMap;

use icetea_maze::game::app::App;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::screen::Screen;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::picture::{Picture, Typefaces, View, fonts, still, vec2};

use super::laws::{self, flattened};
use super::seen::texts;
use super::{hold, tour};

/// Asks for a picture, with Shift or without.
fn ask(app: &mut App, is_whole: bool) {
    let actions = vec![Action::SavePicture];
    drop(app.tick(&Inputs { actions, run: is_whole, ..Inputs::default() }));
}

/// What is saved, in a window so wide.
fn saved<'a>(app: &'a App, typefaces: &'a Typefaces, width: f32) -> Picture<'a> {
    let view = View {
        window: vec2(width, 700.0),
        dpi: 1.0,
        typefaces,
        blend: 0.3,
        seconds: 17.0,
        stirred: 0.0,
        veil: 0.0,
        announcement: None,
        is_deaf: true,
        hand: icetea_maze::game::input::Hand::default(),
    };
    still(app, &view).expect("there is a show").picture
}

#[test]
fn a_picture_of_the_whole_stage_says_all_and_nothing_of_it_is_cut() {
    let typefaces = Typefaces::new(&fonts::FILES);
    let mut all = BTreeMap::new();
    for language in Language::ALL {
        let settings = Settings { language: Some(language), ..Settings::default() };
        tour::hall(&settings, &mut |state, app| {
            if app.screen().name() != "watch" || state.contains("film") {
                return;
            }
            let mut app = app.clone();
            ask(&mut app, true);
            let whole = saved(&app, &typefaces, 900.0);
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
            assert_eq!(saved(&app, &typefaces, 1900.0).digest(), whole.digest(), "{state}");
            let Screen::Watch(watch) = app.screen() else { panic!("{state}") };
            let step = watch.deck().step().to_string();
            assert!(seen.iter().any(|text| text.contains(&step)), "{state}: {seen:?}");
            drop(whole);
            ask(&mut app, false);
            let alone = saved(&app, &typefaces, 900.0);
            let items = flattened(&alone);
            let is_sentence = |text: &str| text.chars().filter(|c| c.is_alphabetic()).count() > 6;
            assert!(!texts(&items).iter().any(|text| is_sentence(&text.text.text)), "{state}");
        });
    }
    hold("stills", &all);
}
