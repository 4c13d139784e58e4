//! The shelf of the laboratory: every sheet says what it is about, and where not all of them fit at
//! once, the page can be turned without keys.

use icetea_maze::app::App;
use icetea_maze::game::input::{Action, InputDevice, Inputs, Target};
use icetea_maze::game::lab::{Offer, cards, search_cards};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::tuning::TOUCH_PIXELS;
use icetea_maze::maze::Direction;
use icetea_maze::picture::{ControlTarget, Hotspot, Picture, Rect, Vec2, under_finger, vec2};
use icetea_maze::screens::Screen;
use icetea_maze::screens::lab::{Lab, ShelfItem};
use icetea_maze::screens::title::Entry;
use icetea_maze::words::Words;

use super::laws::flattened;
use super::seen::texts;
use super::{ALL_PERCENTS, sample, seen_with, tour};

/// There are never more pages.
const MOST_PAGES: usize = 8;

fn windows() -> Vec<Vec2> {
    let named = [(1013, 637), (600, 1000), (1024, 768), (3840, 2160), (500, 1800)];
    let widths = [640, 800, 960, 1130, 1280, 1500, 1920];
    let all = widths
        .into_iter()
        .flat_map(|width| [400, 500, 600, 637, 720, 800, 1080].map(|height| (width, height)));
    named.into_iter().chain(all).map(|(width, height)| vec2(width as f32, height as f32)).collect()
}

/// A shelf for each language and each size of the interface, at a desk and for an audience.
fn each(mut law: impl FnMut(&str, App, Vec2)) {
    for language in Language::ALL {
        for &interface_percent in sample(language, &ALL_PERCENTS) {
            for projector in [false, true] {
                let language = Some(language);
                let settings =
                    Settings { language, interface_percent, projector, ..Settings::default() };
                for window in windows() {
                    let name = format!("{language:?} {interface_percent} % {projector} {window}");
                    law(&name, shelf(&settings), window);
                }
            }
        }
    }
}

fn shelf(settings: &Settings) -> App {
    let mut app = App::new(settings.clone(), Language::English, 1);
    let Screen::Title(title) = &app.screen else { panic!("at {}", app.screen.name()) };
    let laboratory = title.place_of(Entry::Lab);
    press(&mut app, Action::Click(Target::Entry(laboratory)));
    assert!(matches!(&lab(&app).taken, ShelfItem::Nothing));
    app
}

fn lab(app: &App) -> &Lab {
    let Screen::Lab(lab) = &app.screen else { panic!("at {}", app.screen.name()) };
    lab
}

fn press(app: &mut App, action: Action) {
    for actions in [vec![action], Vec::new()] {
        tour::tick(app, &Inputs { actions, ..Inputs::default() });
    }
}

fn fingers(app: &App, window: Vec2) -> Picture<'_> {
    seen_with(InputDevice::Finger, app, window)
}

/// The visible sheets: the offer of each, and its place.
fn sheets(picture: &Picture) -> Vec<(usize, Rect)> {
    let sheets = picture.controls.iter().filter_map(|control| match control.target {
        ControlTarget::Target(Target::Entry(place)) => Some((place, control.place)),
        _ => None,
    });
    sheets.collect()
}

fn all_places() -> Vec<usize> {
    (0..Offer::all().count()).collect()
}

fn offers(picture: &Picture) -> Vec<usize> {
    sheets(picture).into_iter().map(|(place, _)| place).collect()
}

/// The arrow to the previous or next page, if there is one.
fn arrow<'p>(picture: &'p Picture, back_or_on: i8) -> Option<(Target, &'p Hotspot)> {
    let mut arrows = picture.controls.iter().filter_map(|control| match control.target {
        ControlTarget::Target(target @ Target::Arrow(_, by)) => Some((by, target, control)),
        _ => None,
    });
    arrows.find(|(by, ..)| *by == back_or_on).map(|(_, target, control)| (target, control))
}

/// The name of an offer, and what it is about.
fn said(offer: Offer, language: Language) -> [&'static str; 2] {
    let words = &Words::of(language).lab;
    match offer {
        Offer::Card(place) => {
            let card = &cards()[place];
            [&card.title, &card.about].map(|text| Words::of(language).on_card(text))
        }
        Offer::Search(place) => {
            let card = &search_cards()[place];
            [&card.title, &card.about].map(|text| Words::of(language).on_card(text))
        }
        Offer::Bench => [words.bench, words.bench_about],
        Offer::WhichBuilt => {
            let words = &Words::of(language).which_built;
            [words.title, words.about]
        }
        Offer::Practice(skill) => [words.skills.of(skill), words.skill_notes.of(skill)],
    }
}

/// The letters of a text, however it is broken into lines.
fn letters(words: &str) -> String {
    words.split_whitespace().collect()
}

/// Every visible sheet has all of its text, and none of it lies beside the sheet.
fn every_sheet_says_all(name: &str, app: &App, picture: &Picture) {
    let items = flattened(picture);
    let written = texts(&items);
    let offers: Vec<Offer> = Offer::all().collect();
    for (place, sheet) in sheets(picture) {
        let on_it = written.iter().filter(|one| sheet.overlaps(&one.text.place()));
        let on_it: Vec<_> = on_it.map(|one| one.text).collect();
        for text in &on_it {
            assert!(sheet.covers(&text.place()), "{name}: {} is not on its sheet", text.text);
        }
        let stands: Vec<&str> = on_it.iter().map(|text| text.text.as_str()).collect();
        let said = said(offers[place], app.world.language());
        assert_eq!(letters(&stands.concat()), letters(&said.concat()), "{name}");
    }
}

#[test]
fn every_sheet_that_is_seen_says_what_it_is_about() {
    each(|name, mut app, window| {
        let mut met = Vec::new();
        for place in all_places() {
            press(&mut app, Action::Point(Target::Entry(place)));
            let picture = fingers(&app, window);
            if !met.contains(&offers(&picture)) {
                every_sheet_says_all(name, &app, &picture);
                met.push(offers(&picture));
            }
        }
    });
}

/// The arrows lead through all the pages, take nothing, and are there only if they lead on.
#[test]
fn the_page_can_be_turned_without_keys() {
    let mut most = 0;
    each(|name, mut app, window| {
        let mut pages: Vec<Vec<usize>> = Vec::new();
        for (by, opposite) in [(1, -1), (-1, 1)] {
            pages.clear();
            loop {
                let picture = fingers(&app, window);
                pages.push(offers(&picture));
                assert!(pages.len() <= MOST_PAGES, "{name}: {pages:?}");
                assert!(pages.concat().contains(&lab(&app).shelf.focus), "{name}");
                assert_eq!(arrow(&picture, opposite).is_some(), pages.len() > 1, "{name}");
                let Some((target, _)) = arrow(&picture, by) else { break };
                press(&mut app, Action::Point(target));
                press(&mut app, Action::Click(target));
                assert!(matches!(&lab(&app).taken, ShelfItem::Nothing), "{name}");
            }
            let mut met = pages.concat();
            met.sort_unstable();
            assert_eq!(met, all_places(), "{name}: {pages:?}");
        }
        most = most.max(pages.len());
    });
    assert!(most > 1);
}

/// Each is large enough for fingers, and found wherever a finger touches it.
#[test]
fn fingers_find_the_arrows_that_turn_the_page() {
    let mut found_at = 0;
    each(|name, mut app, window| {
        loop {
            let picture = fingers(&app, window);
            let least = TOUCH_PIXELS / picture.scale.logical;
            for (_, control) in [-1, 1].into_iter().filter_map(|by| arrow(&picture, by)) {
                let place = control.place;
                assert!(place.size().min_element() >= TOUCH_PIXELS, "{name}: {place:?}");
                for (x, y) in [(0.0, 0.0), (-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
                    let at = place.center() + vec2(x, y) * 0.49 * least;
                    let found = under_finger(&picture.controls, at, least);
                    let target = found.map(|found| found.target);
                    assert_eq!(target, Some(control.target), "{name}: {place:?} at {at}");
                    found_at += 1;
                }
            }
            let Some((target, _)) = arrow(&picture, 1) else { break };
            press(&mut app, Action::Click(target));
        }
    });
    assert!(found_at > 0);
}

/// The keys turn it too: moving down a column leads through every page.
#[test]
fn keys_lead_through_every_page() {
    each(|name, mut app, window| {
        let mut met = Vec::new();
        for _ in all_places() {
            met.extend(offers(&fingers(&app, window)));
            press(&mut app, Action::Go(Direction::Down));
        }
        met.sort_unstable();
        met.dedup();
        assert_eq!(met, all_places(), "{name}");
    });
}

/// There is one page if everything fits, as on most screens and on an upright one.
#[test]
fn where_there_is_room_all_sheets_are_seen_at_once() {
    for language in Language::ALL {
        let app = shelf(&Settings { language: Some(language), ..Settings::default() });
        for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0), (600.0, 1000.0), (1024.0, 768.0)]
        {
            let picture = fingers(&app, vec2(width, height));
            assert_eq!(offers(&picture), all_places(), "{language:?} {width} x {height}");
            assert!(arrow(&picture, -1).or(arrow(&picture, 1)).is_none());
        }
    }
}
