//! The title: entries that can be told apart without words, and what stands beside them.

use std::collections::BTreeMap;

use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::journey::{Journey, Medal, Medals, Stop};
use icetea_maze::game::records::{Day, daily};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::tuning::TOUCH_PIXELS;
use icetea_maze::maze::Direction;
use icetea_maze::picture::{ControlTarget, Hotspot, Item, Picture, Rect, Vec2, vec2};
use icetea_maze::screens::Screen;
use icetea_maze::screens::play::PauseChoice;
use icetea_maze::screens::title::Entry;

use super::laws::flattened;
use super::seen::texts;
use super::{seen, tour};

const WINDOWS: [Vec2; 4] =
    [vec2(1280.0, 720.0), vec2(800.0, 600.0), vec2(600.0, 1000.0), vec2(640.0, 400.0)];

fn title(language: Language) -> App {
    let mut settings = Settings { language: Some(language), ..Settings::default() };
    (settings.maze.width, settings.maze.height) = (9, 6);
    let mut app = App::new(settings, language, 7);
    tour::tick(&mut app, &Inputs::default());
    app
}

fn press(app: &mut App, action: Action) {
    for actions in [vec![action], Vec::new()] {
        tour::tick(app, &Inputs { actions, ..Inputs::default() });
    }
}

/// The entries of the menu from top to bottom, and where each of them is.
fn entries(app: &App, picture: &Picture) -> Vec<(Entry, Rect)> {
    let Screen::Title(title) = &app.screen else { panic!("no title") };
    let of = |place: usize| {
        let target = Target::Entry(place);
        let is_it = |one: &&Hotspot| one.target == ControlTarget::Target(target);
        picture.controls.iter().find(is_it).expect("it can be chosen").place
    };
    title.menu.entries().enumerate().map(|(place, (entry, _))| (entry, of(place))).collect()
}

/// What is drawn before the words of an entry: where in its row, and in which colour.
fn sign(picture: &Picture, row: Rect) -> Vec<String> {
    let words = 64.0 / 54.0 * row.h;
    let shapes = picture.items.iter().filter_map(|item| match item {
        Item::Circle(at, radius, colour) => Some((vec![*at, *at + *radius], colour)),
        Item::Line(from, to, _, colour) => Some((vec![*from, *to], colour)),
        Item::Polygon(corners, colour) => Some((corners.clone(), colour)),
        _ => None,
    });
    let told = shapes.filter_map(|(corners, colour)| {
        let within = |corner: &Vec2| row.contains(*corner) && corner.x < row.x + words;
        let relative = |corner: &Vec2| (*corner - row.center()).round();
        let places: Vec<_> = corners.iter().map(relative).collect();
        corners.iter().all(within).then(|| format!("{places:?} {colour:?}"))
    });
    told.collect()
}

fn written(picture: &Picture, row: Rect) -> Vec<String> {
    let texts = picture.items.iter().filter_map(|item| match item {
        Item::Text(text) if row.contains(text.place().center()) => Some(text.text.clone()),
        _ => None,
    });
    texts.collect()
}

/// A player who cannot read finds every entry by its picture, which is unique, in every window.
#[test]
fn every_entry_of_the_title_has_a_picture_of_its_own() {
    for window in WINDOWS {
        let app = title(Language::English);
        let shown = seen(&app, window);
        let rows = entries(&app, &shown);
        let mut signs = BTreeMap::new();
        for (entry, row) in rows {
            let sign = sign(&shown, row);
            assert!(!sign.is_empty(), "{entry:?} has no picture at {window}");
            let other = signs.insert(sign, entry);
            assert!(other.is_none(), "{entry:?} looks like {other:?} at {window}");
        }
    }
}

#[test]
fn upright_the_menu_is_as_wide_as_the_window_and_a_finger_finds_its_rows() {
    for language in Language::ALL {
        for window in [vec2(390.0, 844.0), vec2(412.0, 915.0), vec2(600.0, 1000.0)] {
            let app = title(language);
            let shown = seen(&app, window);
            let rows = entries(&app, &shown);
            let all = rows.iter().map(|row| row.1).reduce(Rect::combine_with).unwrap();
            assert!(all.w > 0.9 * shown.window.x, "{all:?} at {window}");
            for (entry, row) in rows {
                let height = row.h * shown.scale.logical;
                assert!(height >= TOUCH_PIXELS, "{entry:?} at {window}: {height}");
            }
        }
    }
}

/// The index of the pause menu's entry that leads back to the title.
fn way_out(app: &App) -> usize {
    let Screen::Play(play) = &app.screen else { panic!("not under way") };
    let mut choices = play.pause().expect("it is paused").entries();
    let leads_out = |choice| matches!(choice, PauseChoice::Title | PauseChoice::Map);
    choices.position(|(choice, _)| leads_out(choice)).unwrap()
}

/// The note beside an entry stays there while the entry has the focus, uncut.
#[test]
fn what_stands_beside_an_entry_stays_while_it_is_chosen() {
    for language in Language::ALL {
        let mut app = title(language);
        let mut journey = Journey::default();
        Stop::all().take(10).for_each(|stop| journey.award(stop, &Medals::from([Medal::Finished])));
        app.take_journey(&journey);
        // An unfinished run.
        press(&mut app, Action::Go(Direction::Down));
        press(&mut app, Action::Confirm);
        for direction in [Direction::ALL; 30].as_flattened() {
            press(&mut app, Action::Go(*direction));
        }
        press(&mut app, Action::Back);
        let out = way_out(&app);
        press(&mut app, Action::Click(Target::Entry(out)));
        for window in WINDOWS {
            let mut with_notes = 0;
            for place in 0..12 {
                let away = seen(&app, window);
                let rows = entries(&app, &away);
                let Some(&(entry, row)) = rows.get(place) else { break };
                press(&mut app, Action::Point(Target::Entry((place + 1) % rows.len())));
                let away = seen(&app, window);
                let notes: Vec<_> = written(&away, row).into_iter().skip(1).collect();
                press(&mut app, Action::Point(Target::Entry(place)));
                let there = written(&seen(&app, window), row);
                for note in &notes {
                    assert!(
                        there.contains(note),
                        "{entry:?} at {window}: {note} is not in {there:?}"
                    );
                    assert!(!note.ends_with('…'), "{entry:?} at {window}: {note}");
                    with_notes += 1;
                }
            }
            assert!(with_notes >= 2, "{with_notes} at {window}");
        }
    }
}

fn focused(app: &App) -> Entry {
    let Screen::Title(title) = &app.screen else { panic!("no title") };
    title.menu.focused().unwrap()
}

fn quits(app: &mut App, action: Action) -> bool {
    let inputs = Inputs { actions: vec![action], ..Inputs::default() };
    app.tick(&inputs).into_iter().any(|event| matches!(event, Command::Quit))
}

#[test]
fn quit_is_the_last_entry_and_not_just_above_the_first() {
    let mut app = title(Language::English);
    let first = focused(&app);
    press(&mut app, Action::Go(Direction::Up));
    assert_eq!(focused(&app), first);
    assert!(!quits(&mut app, Action::Go(Direction::Up)));
    while focused(&app) != Entry::Quit {
        press(&mut app, Action::Go(Direction::Down));
    }
    assert!(quits(&mut app, Action::Confirm), "there is nothing to ask about");
}

#[test]
fn quit_asks_while_there_is_a_run_to_continue() {
    let mut app = title(Language::English);
    press(&mut app, Action::Go(Direction::Down));
    press(&mut app, Action::Confirm);
    for direction in [Direction::ALL; 30].as_flattened() {
        press(&mut app, Action::Go(*direction));
    }
    press(&mut app, Action::Back);
    let out = way_out(&app);
    press(&mut app, Action::Click(Target::Entry(out)));
    let rows = entries(&app, &seen(&app, WINDOWS[0]));
    assert_eq!(rows[0].0, Entry::Continue);
    let place = rows.iter().position(|(entry, _)| *entry == Entry::Quit).unwrap();
    let quit = Target::Entry(place);
    for asked in [Action::Click(quit), Action::Go(Direction::Up), Action::Click(quit)] {
        assert!(!quits(&mut app, asked), "it asks, and forgets that when something else is done");
    }
    for window in WINDOWS {
        let shown = seen(&app, window);
        let row = entries(&app, &shown)[place].1;
        assert_eq!(written(&shown, row)[0], "Sure?", "{window}");
    }
    assert!(!quits(&mut app, Action::Point(quit)), "a pointer is never quite still");
    assert!(quits(&mut app, Action::Click(quit)));
}

#[test]
fn the_pause_of_a_maze_that_is_one_for_all_offers_no_other() {
    let day = Day::of_date(2026, 11, 24).unwrap();
    for (code, has_others) in [
        ("kruskal1-9x6-7".to_owned(), true),
        (daily::spec(day).to_string(), false),
        (Stop::at(3).unwrap().code().to_owned(), false),
    ] {
        let mut app = title(Language::English);
        for action in [Action::Paste(code.clone()), Action::Confirm, Action::Back] {
            press(&mut app, action);
        }
        let Screen::Play(play) = &app.screen else { panic!("not under way") };
        let mut choices = play.pause().expect("it is paused").entries();
        assert_eq!(choices.any(|(one, _)| one == PauseChoice::NewMaze), has_others, "{code}");
    }
}

/// The calendar's foot says what Enter plays: the day, or the week where that is chosen.
#[test]
fn the_calendar_says_what_enter_plays() {
    for (language, day, puzzle, week) in [
        (Language::English, "Play this maze", "Play the puzzle", "Play this week’s maze"),
        (Language::Chinese, "玩这个迷宫", "玩这道谜题", "玩本周的迷宫"),
        (Language::German, "Labyrinth spielen", "Rätsel spielen", "Wochenlabyrinth spielen"),
    ] {
        let mut app = title(language);
        let rows = entries(&app, &seen(&app, WINDOWS[0]));
        let daily = rows.iter().position(|(entry, _)| *entry == Entry::Daily).unwrap();
        press(&mut app, Action::Click(Target::Entry(daily)));
        for (says, says_not) in [(day, week), (puzzle, day), (week, puzzle), (day, week)] {
            let shown = seen(&app, WINDOWS[0]);
            let foot = Rect::new(0.0, shown.window.y - 56.0, shown.window.x, 56.0);
            let items = flattened(&shown);
            let told = texts(&items).into_iter().filter(|one| foot.overlaps(&one.text.place()));
            let told: Vec<_> = told.map(|one| one.text.text.clone()).collect();
            assert!(told.iter().any(|text| text == says), "{says} is not in {told:?}");
            assert!(!told.iter().any(|text| text == says_not), "{says_not} is in {told:?}");
            press(&mut app, Action::Next);
        }
    }
}

/// The journey, unless there is a run to continue: Enter alone leads to what comes next.
#[test]
fn what_comes_next_has_the_focus() {
    let mut app = title(Language::English);
    assert_eq!(focused(&app), Entry::Journey);
    press(&mut app, Action::Confirm);
    assert_eq!(app.screen.name(), "journey");
    let large = Entry::all(1).filter(|entry| !entry.is_sign());
    assert_eq!(large.count(), 7, "no more than can be taken in at a glance");
}

/// Left and right go through the small entries as they lie; up and down reach all, as one reads.
#[test]
fn arrows_lead_through_the_small_entries_as_they_lie() {
    for window in WINDOWS {
        let mut app = title(Language::English);
        let rows = entries(&app, &seen(&app, window));
        let first = rows.iter().position(|(entry, _)| entry.is_sign()).unwrap();
        for (place, &(entry, here)) in rows.iter().enumerate().skip(first) {
            for way in Direction::ALL {
                press(&mut app, Action::Point(Target::Entry(place)));
                press(&mut app, Action::Go(way));
                let Screen::Title(shown) = &app.screen else { panic!("no title") };
                let there = rows[shown.menu.focus].1;
                let is_beside = (there.y - here.y).abs() < 1.0;
                let goes = match way {
                    Direction::Up => shown.menu.focus + 1 == place,
                    Direction::Down => shown.menu.focus == (place + 1) % rows.len(),
                    Direction::Left => there.x <= here.x && is_beside,
                    Direction::Right => {
                        there.x > here.x && is_beside || shown.form.place().is_some()
                    }
                };
                assert!(goes, "{way:?} from {entry:?} at {window}");
                press(&mut app, Action::Back);
            }
        }
    }
}

#[test]
fn the_run_to_be_continued_at_a_stop_has_the_name_of_that() {
    let mut app = title(Language::English);
    for action in [
        Action::Paste(Stop::at(0).unwrap().code().to_owned()),
        Action::Confirm,
        Action::Go(Direction::Up),
        Action::Back,
    ] {
        press(&mut app, action);
    }
    let out = way_out(&app);
    press(&mut app, Action::Click(Target::Entry(out)));
    assert_eq!(app.screen.name(), "journey");
    press(&mut app, Action::Back);
    let shown = seen(&app, WINDOWS[0]);
    let rows = entries(&app, &shown);
    assert_eq!(rows[0].0, Entry::Continue);
    let said = written(&shown, rows[0].1);
    assert!(said.iter().any(|text| text.starts_with("Next Door")), "{said:?}");
}

/// As many stops as the map asks for, from the first on, open the one that it tells it of, and no fewer.
#[test]
fn the_map_tells_how_many_stops_open_another() {
    for wanted in (2..10).map(|place| Stop::at(place).unwrap()) {
        let mut journey = Journey::default();
        let stops = Stop::all().take_while(|stop| {
            let is_open = journey.is_open(wanted);
            journey.award(*stop, &Medals::from([Medal::Finished]));
            !is_open
        });
        let told = match stops.count() {
            1 => "Finish 1 more stop in “Tea garden” to open this".to_owned(),
            stops => format!("Finish {stops} more stops in “Tea garden” to open this"),
        };
        let mut app = title(Language::English);
        press(&mut app, Action::Click(Target::Entry(0)));
        assert_eq!(app.screen.name(), "journey");
        press(&mut app, Action::Click(Target::Entry(wanted.place())));
        let shown = seen(&app, WINDOWS[0]);
        let items = flattened(&shown);
        let says = texts(&items).iter().any(|one| one.text.text == told);
        assert!(says, "{wanted:?}: {told}");
    }
}
