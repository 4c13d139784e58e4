//! Laws for every screen: in every state of it, in every language and look, at every size of the
//! interface and in windows of all shapes, without a window.

mod announced;
mod blind;
mod cheese_sign;
mod face_to_face;
mod fingers;
mod hall;
mod in_play;
mod large_sheet;
mod laws;
mod next_stop;
#[cfg(feature = "images")]
mod postcard;
mod questions;
mod quiz;
mod reach;
mod results_said;
mod rival_seen;
mod seen;
mod shelf;
mod stills;
mod stop_results;
mod theatre_seen;
mod title;
mod tour;
mod unfinished;

use std::collections::BTreeMap;

use icetea_maze::app::{App, picture};
use icetea_maze::game::input::{Family, InputDevice, Inputs};
use icetea_maze::game::settings::{Language, Look, Settings};
use icetea_maze::picture::{Picture, Vec2, View, vec2};

/// A phone held upright.
const UPRIGHT: (f32, f32) = (390.0, 844.0);

const WINDOWS: [(f32, f32); 10] = [
    (640.0, 400.0),
    (800.0, 600.0),
    (1001.0, 701.0),
    (1280.0, 720.0),
    (1280.0, 800.0),
    (600.0, 1000.0),
    UPRIGHT,
    (2560.0, 1080.0),
    (1920.0, 1080.0),
    (3840.0, 2160.0),
];

/// Every look: three, high contrast, and each of the first with the colour-blind palette.
fn looks() -> Vec<Settings> {
    let plain = Look::ALL.map(|look| Settings { look, ..Settings::default() });
    let colour_blind = plain.clone().map(|one| Settings { colour_blind_safe: true, ..one });
    let contrast = Settings { high_contrast: true, ..Settings::default() };
    plain.into_iter().chain(colour_blind).chain([contrast]).collect()
}

/// The picture in a window of this size.
fn seen(app: &App, window: Vec2) -> Picture<'_> {
    seen_with(InputDevice::Keys, app, window)
}

/// The picture with this device in use.
fn seen_with(hand: InputDevice, app: &App, window: Vec2) -> Picture<'_> {
    let view = View {
        window,
        dpi: 1.0,
        blend: 0.0,
        seconds: 0.0,
        stirred: 0.0,
        veil: 0.0,
        announcement: None,
        is_deaf: true,
        hand,
    };
    picture(app, &view)
}

/// Tells the game the size of the window, as the window does with every frame.
fn fit(app: &mut App, window: Vec2) {
    let picture = seen(app, window);
    let (pane, scale) = (picture.pane.scaled(picture.scale.logical), picture.scale.logical);
    app.fit((pane.w, pane.h), scale);
}

/// Whether not all of a language is looked at: all states, but in one look, size and window of some.
/// tests/long.sh looks at all of it.
fn is_sampled(language: Language) -> bool {
    let is_first = (language as usize) < LOOKED_AT_IN_FULL;
    !is_first && std::env::var_os("ICETEA_MAZE_ALL_LANGUAGES").is_none()
}

/// The languages that are always looked at in full, and of how many windows one is seen in the others.
const LOOKED_AT_IN_FULL: usize = 1;
const SHARE: usize = 2;

fn sample<T>(language: Language, all: &[T]) -> &[T] {
    let place = language as usize % all.len();
    if is_sampled(language) { &all[place..=place] } else { all }
}

/// Checks every state in these languages, looks and interface sizes, in these windows, against a
/// law; returns each offence with its first place and its number.
fn offences(
    languages: &[Language],
    looks: &[Settings],
    percents: &[u8],
    windows: &[(f32, f32)],
    law: fn(&Picture, &App) -> Vec<String>,
) -> BTreeMap<String, (String, usize)> {
    let mut all: BTreeMap<String, (String, usize)> = BTreeMap::new();
    for &language in languages {
        let (looks, percents) = (sample(language, looks), sample(language, percents));
        for look in looks {
            for &interface_percent in percents {
                let settings =
                    Settings { language: Some(language), interface_percent, ..look.clone() };
                tour::all(&settings, &mut |state, app| {
                    for (place, &(width, height)) in windows.iter().enumerate() {
                        let is_seen = (state.len() + place) % SHARE == language as usize % SHARE;
                        if is_sampled(language) && windows.len() > 1 && !is_seen {
                            continue;
                        }
                        let window = vec2(width, height);
                        fit(app, window);
                        if state.contains("whole") {
                            // The camera takes its time.
                            (0..240).for_each(|_| drop(app.tick(&Inputs::default())));
                        }
                        let picture = seen(app, window);
                        for offence in law(&picture, app) {
                            let place = format!(
                                "{language:?} {:?} {interface_percent} % {width} x {height}",
                                look.look
                            );
                            let met = all.entry(format!("{state}: {offence}"));
                            met.or_insert((place, 0)).1 += 1;
                        }
                    }
                });
            }
        }
    }
    all
}

fn hold(what: &str, offences: &BTreeMap<String, (String, usize)>) {
    for (offence, (place, times)) in offences {
        eprintln!("{offence} ({times} times, first {place})");
    }
    assert!(offences.is_empty(), "{what}: {} offences", offences.len());
}

const USUAL: [u8; 1] = [100];
const ALL_PERCENTS: [u8; 4] = [75, 100, 150, 200];

#[test]
fn nothing_overlaps_or_leaves_the_window_and_nothing_is_cut() {
    let usual = [Settings::default()];
    let law = |picture: &Picture, _: &App| laws::room(picture);
    hold("room", &offences(&Language::ALL, &usual, &ALL_PERCENTS, &WINDOWS, law));
}

/// Checks every state in every language, with these devices in use and in these windows.
fn offences_by_hand(
    hands: &[InputDevice],
    windows: &[(f32, f32)],
    law: fn(&Picture) -> Vec<String>,
) -> BTreeMap<String, (String, usize)> {
    let mut all = BTreeMap::new();
    for language in Language::ALL {
        let settings = Settings { language: Some(language), ..Settings::default() };
        tour::all(&settings, &mut |state, app| {
            for &(width, height) in windows {
                let window = vec2(width, height);
                fit(app, window);
                for &hand in sample(language, hands) {
                    for offence in law(&seen_with(hand, app, window)) {
                        let place = format!("{language:?} {hand:?} {width} x {height}");
                        all.entry(format!("{state}: {offence}")).or_insert((place, 0)).1 += 1;
                    }
                }
            }
        });
    }
    all
}

#[test]
fn the_buttons_of_every_gamepad_and_those_for_fingers_have_room_too() {
    let hands: Vec<_> =
        Family::ALL.map(InputDevice::Pad).into_iter().chain([InputDevice::Finger]).collect();
    hold("pads", &offences_by_hand(&hands, &[WINDOWS[0], WINDOWS[1], UPRIGHT], laws::room));
}

#[test]
fn fingers_find_every_control() {
    let windows = [WINDOWS[1], UPRIGHT];
    hold("fingers", &offences_by_hand(&[InputDevice::Finger], &windows, fingers::offences));
}

#[test]
fn every_letter_can_be_read() {
    let law = |picture: &Picture, _: &App| laws::contrast(picture);
    hold("contrast", &offences(&Language::ALL, &looks(), &USUAL, &[(1280.0, 720.0)], law));
    let law = |picture: &Picture, _: &App| laws::letters(picture);
    let usual = [Settings::default()];
    hold("letters", &offences(&Language::ALL, &usual, &USUAL, &[(1280.0, 800.0)], law));
}

#[test]
fn every_control_has_a_name_and_the_focus_can_be_seen() {
    let usual = [Settings::default()];
    hold("controls", &offences(&Language::ALL, &usual, &USUAL, &WINDOWS, laws::controls));
}

#[test]
fn languages_with_latin_letters_need_no_other_fonts() {
    let law = |picture: &Picture, _: &App| laws::fetched(picture);
    let latin = [
        Language::English,
        Language::German,
        Language::Spanish,
        Language::French,
        Language::Portuguese,
    ];
    let usual = [Settings::default()];
    hold("fetched", &offences(&latin, &usual, &USUAL, &[(1280.0, 720.0)], law));
}

#[test]
fn a_chinese_window_speaks_chinese() {
    let law = |picture: &Picture, _: &App| laws::language(picture);
    let usual = [Settings::default()];
    hold("language", &offences(&[Language::Chinese], &usual, &USUAL, &[(1280.0, 720.0)], law));
}

#[test]
fn nothing_is_said_in_english_elsewhere() {
    let mut said = Language::ALL.map(|_| BTreeMap::new());
    for language in Language::ALL {
        let settings = Settings { language: Some(language), ..Settings::default() };
        tour::all(&settings, &mut |state, app| {
            fit(app, vec2(1280.0, 720.0));
            for text in laws::words(&seen(app, vec2(1280.0, 720.0))) {
                said[language as usize].entry(text).or_insert((state.to_owned(), 1));
            }
        });
    }
    let [english, others @ ..] = said;
    for other in others {
        let both = other.into_iter().filter(|(text, _)| english.contains_key(text));
        hold("English", &both.collect());
    }
}

#[test]
fn the_same_moment_has_the_same_picture_and_another_one_has_not() {
    let mut digests = BTreeMap::new();
    tour::all(&Settings::default(), &mut |state, app| {
        let window = vec2(1280.0, 720.0);
        fit(app, window);
        let digest = || seen(app, window).digest();
        assert_eq!(digest(), digest(), "{state}");
        if let Some(other) = digests.insert(digest(), state.to_owned()) {
            panic!("{state} looks like {other}");
        }
    });
    assert!(digests.len() > 25, "{}", digests.len());
}

/// Tries actions in every state, and collects offences against a law.
fn try_out(law: fn(&reach::Trials) -> Vec<String>) -> BTreeMap<String, (String, usize)> {
    let mut all: BTreeMap<String, (String, usize)> = BTreeMap::new();
    tour::all(&Settings::default(), &mut |state, app| {
        let window = vec2(1280.0, 720.0);
        fit(app, window);
        for offence in law(&reach::Trials::new(app, window)) {
            all.entry(offence).or_insert((state.to_owned(), 0)).1 += 1;
        }
    });
    all
}

#[test]
fn each_key_that_is_shown_does_something() {
    hold("shown keys", &try_out(reach::shown_keys));
}

#[test]
fn keys_alone_get_everywhere() {
    hold("keys alone", &try_out(reach::by_keys));
}

#[test]
fn going_back_leads_home() {
    hold("going back", &try_out(reach::by_going_back));
}

#[test]
fn the_pointer_alone_gets_everywhere() {
    hold("pointer alone", &try_out(reach::by_pointer));
}
