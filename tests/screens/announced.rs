//! Announcements are shown in full, however long they are and however narrow the window.

use icetea_maze::app::{App, Opening, picture};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::InputDevice;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::picture::{Announcement, Rect, View, vec2};
use icetea_maze::words::sentences;

use super::WINDOWS;
use super::laws::{flattened, holds};
use super::seen::texts;

#[test]
fn what_is_wrong_with_a_link_is_said_in_full() {
    for language in Language::ALL {
        let mut app = App::new(Settings::default(), language, 1);
        let told = app.begin(Opening::asked_by("nowhere1-4x3-7"));
        let refusal = told.iter().find_map(|event| match event {
            Command::Refused(refusal) => Some(refusal),
            _ => None,
        });
        check(&app, sentences::refusal(language, refusal.expect("it is refused")));
    }
}

/// A message that something cannot be saved also names the entry that saves it elsewhere.
#[cfg(feature = "store")]
#[test]
fn what_cannot_be_kept_is_said_in_full_with_the_way_out() {
    use icetea_maze::store::{Notice, Reason};
    use icetea_maze::words::Words;

    let folder = "/home/a-player-with-quite-a-long-name/.local/share/icetea-maze";
    let about = Notice::CannotSave {
        file: std::path::Path::new(folder).join("records.ron"),
        reason: Reason::Full,
    };
    for language in Language::ALL {
        let said = sentences::unkept(language, &about);
        let words = Words::of(language);
        assert!(said.starts_with(&sentences::notice(language, &about)), "{said}");
        for name in [words.settings_rows.save_all, words.settings] {
            assert!(said.contains(name), "{said} names {name}");
        }
        check(&App::new(Settings::default(), language, 1), said);
    }
}

/// Checks that all of an announcement is in the window.
fn check(app: &App, text: String) {
    let announcement = Announcement { text, is_trouble: true };
    for (width, height) in WINDOWS {
        let view = View {
            window: vec2(width, height),
            dpi: 1.0,
            blend: 0.0,
            seconds: 0.0,
            stirred: 0.0,
            veil: 0.0,
            announcement: Some(&announcement),
            is_deaf: true,
            hand: InputDevice::Finger,
        };
        let picture = picture(app, &view);
        let window = Rect::new(0.0, 0.0, picture.window.x, picture.window.y);
        let items = flattened(&picture);
        let lines: Vec<_> = texts(&items)
            .into_iter()
            .map(|one| one.text)
            .filter(|line| announcement.text.contains(&line.text))
            .collect();
        assert!(lines.iter().all(|line| holds(window, line.place())), "{width} x {height}");
        let said: String = lines.iter().map(|line| &line.text[..]).collect();
        let letters = |text: &str| text.replace(' ', "");
        assert!(letters(&said).ends_with(&letters(&announcement.text)), "{width}: {said}");
    }
}
