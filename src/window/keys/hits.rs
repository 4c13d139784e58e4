//! Where on the screen something can be pointed at or clicked, keys that are shown among it.

use icetea_maze::game::bindings::Key;
use icetea_maze::game::input::Target;
use icetea_maze::picture::{Cap, ControlTarget, Picture, Rect, Way};
use macroquad::prelude::KeyCode;

use crate::window::key_codes::code_of;

/// Where on the screen something can be pointed at, in window pixels.
#[derive(Default)]
pub struct Hits {
    pub(super) targets: Vec<(Rect, Target)>,
    /// Keys that are shown and can be clicked.
    pub(super) keys: Vec<(Rect, Press)>,
    /// What the pointer leads a mouse in.
    pub pane: Option<Rect>,
}

/// A key as it can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    pub code: KeyCode,
    pub with_control: bool,
}

impl Hits {
    /// Those of a picture.
    pub fn of(picture: &Picture) -> Self {
        let to_window = |rect: Rect| rect.scaled(picture.scale.logical);
        let pane = picture.leads_in_pane.then(|| to_window(picture.pane));
        let mut hits = Self { pane, ..Self::default() };
        for control in &picture.controls {
            let place = to_window(control.place);
            match control.target {
                ControlTarget::Target(target) => hits.targets.push((place, target)),
                ControlTarget::Key(cap, with_control) => {
                    let press = code_on(cap).map(|code| Press { code, with_control });
                    hits.keys.extend(press.map(|press| (place, press)));
                }
            }
        }
        hits
    }
}

/// The key that a cap shows, unless it is only for holding.
fn code_on(cap: Cap) -> Option<KeyCode> {
    Some(match cap {
        Cap::Arrow(Way::Up) => KeyCode::Up,
        Cap::Arrow(Way::Down) => KeyCode::Down,
        Cap::Arrow(Way::Left) => KeyCode::Left,
        Cap::Arrow(Way::Right) => KeyCode::Right,
        Cap::Enter => KeyCode::Enter,
        Cap::Space => KeyCode::Space,
        Cap::Word("Esc") => KeyCode::Escape,
        Cap::Word("End") => KeyCode::End,
        Cap::Word("Home") => KeyCode::Home,
        Cap::Word("Backspace") => KeyCode::Backspace,
        Cap::Word("Shift" | "Shift R" | "Ctrl") | Cap::Of(_) => return None,
        Cap::Word(word) => {
            let key = Key::ALL.iter().copied().find(|key| key.label() == word)?;
            code_of(key)
        }
    })
}
