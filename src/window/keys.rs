//! Keys, the pointer and the clipboard as actions of the game.

use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::maze::Direction;
use macroquad::input::utils::{register_input_subscriber, repeat_all_miniquad_input};
use macroquad::miniquad::{EventHandler, window};
use macroquad::prelude::*;

/// Where on the screen something can be pointed at, in window pixels.
pub type Hits = Vec<(Rect, Target)>;

/// Gathers what was asked for until a tick takes it.
pub struct Keys {
    subscriber: usize,
    focus: Focus,
    pending: Vec<Action>,
    focus_lost: bool,
    /// Directions whose keys are down, the one pressed last at the end.
    held: Vec<Direction>,
    pointer: Vec2,
}

#[derive(Default)]
struct Focus {
    is_lost: bool,
}

impl EventHandler for Focus {
    fn update(&mut self) {}
    fn draw(&mut self) {}
    fn window_minimized_event(&mut self) {
        self.is_lost = true;
    }
    fn window_restored_event(&mut self) {
        self.is_lost = false;
    }
}

const ARROWS: [(KeyCode, Direction); 4] = [
    (KeyCode::Right, Direction::Right),
    (KeyCode::Down, Direction::Down),
    (KeyCode::Left, Direction::Left),
    (KeyCode::Up, Direction::Up),
];

const LETTERS_TO_WALK: [(KeyCode, Direction); 4] = [
    (KeyCode::D, Direction::Right),
    (KeyCode::S, Direction::Down),
    (KeyCode::A, Direction::Left),
    (KeyCode::W, Direction::Up),
];

impl Keys {
    pub fn new() -> Self {
        Self {
            subscriber: register_input_subscriber(),
            focus: Focus::default(),
            pending: Vec::new(),
            focus_lost: false,
            held: Vec::new(),
            pointer: Vec2::ZERO,
        }
    }

    /// Whether the window gets the keys.
    pub const fn has_focus(&self) -> bool {
        !self.focus.is_lost
    }

    /// Takes note of everything since the last frame. While letters are text, they are typed.
    pub fn gather(&mut self, hits: &Hits, letters_are_text: bool) {
        let had_focus = self.has_focus();
        repeat_all_miniquad_input(&mut self.focus, self.subscriber);
        self.focus_lost |= had_focus && !self.has_focus();
        if !self.has_focus() {
            self.held.clear();
        }
        let control = is_key_down(KeyCode::LeftControl) || is_key_down(KeyCode::RightControl);
        self.gather_directions(&ARROWS);
        if control {
            self.gather_clipboard();
        } else if !letters_are_text {
            self.gather_directions(&LETTERS_TO_WALK);
            self.gather_letters();
        }
        self.gather_named_keys();
        while let Some(character) = get_char_pressed() {
            if !control && !character.is_control() {
                self.pending.push(Action::Type(character));
            }
        }
        self.gather_pointer(hits);
    }

    fn gather_directions(&mut self, keys: &[(KeyCode, Direction)]) {
        for &(key, direction) in keys {
            if is_key_pressed(key) {
                self.pending.push(Action::Go(direction));
                self.held.retain(|&held| held != direction);
                self.held.push(direction);
            }
        }
        let is_down = |direction: Direction| {
            ARROWS
                .iter()
                .chain(&LETTERS_TO_WALK)
                .any(|&(key, of)| of == direction && is_key_down(key))
        };
        self.held.retain(|&direction| is_down(direction));
    }

    fn gather_clipboard(&mut self) {
        if is_key_pressed(KeyCode::C) {
            self.pending.push(Action::Copy);
        }
        // Only now, since to ask for the clipboard may take its time.
        if is_key_pressed(KeyCode::V)
            && let Some(text) = window::clipboard_get()
        {
            self.pending.push(Action::Paste(text));
        }
    }

    fn gather_letters(&mut self) {
        for (key, action) in [
            (KeyCode::H, Action::Hint),
            (KeyCode::Q, Action::Solve),
            (KeyCode::T, Action::Trail),
            (KeyCode::R, Action::Restart),
            (KeyCode::N, Action::NewSeed),
            (KeyCode::P, Action::Pause),
            (KeyCode::U, Action::Hud),
            (KeyCode::Equal, Action::Zoom(1.0)),
            (KeyCode::KpAdd, Action::Zoom(1.0)),
            (KeyCode::Minus, Action::Zoom(-1.0)),
            (KeyCode::KpSubtract, Action::Zoom(-1.0)),
            (KeyCode::Space, Action::Confirm),
        ] {
            if is_key_pressed(key) {
                self.pending.push(action);
            }
        }
    }

    fn gather_named_keys(&mut self) {
        let alt = is_key_down(KeyCode::LeftAlt) || is_key_down(KeyCode::RightAlt);
        for (key, action) in [
            (KeyCode::Enter, Action::Confirm),
            (KeyCode::KpEnter, Action::Confirm),
            (KeyCode::Escape, Action::Back),
            (KeyCode::Tab, Action::Next),
            (KeyCode::Backspace, Action::Erase),
            (KeyCode::End, Action::Skip),
        ] {
            if is_key_pressed(key) && !(alt && action == Action::Confirm) {
                self.pending.push(action);
            }
        }
    }

    fn gather_pointer(&mut self, hits: &Hits) {
        let pointer = Vec2::from(mouse_position());
        let target = hits.iter().rev().find(|(rect, _)| rect.contains(pointer)).map(|hit| hit.1);
        if let Some(target) = target {
            if pointer != self.pointer {
                self.pending.push(Action::Point(target));
            }
            if is_mouse_button_pressed(MouseButton::Left) {
                self.pending.push(Action::Click(target));
            }
        }
        self.pointer = pointer;
        let notches = mouse_wheel().1;
        if notches != 0.0 {
            self.pending.push(Action::Zoom(notches.clamp(-3.0, 3.0)));
        }
    }

    /// What the next tick gets.
    pub fn take(&mut self) -> Inputs {
        Inputs {
            actions: std::mem::take(&mut self.pending),
            held: self.held.last().copied(),
            run: is_key_down(KeyCode::LeftShift) || is_key_down(KeyCode::RightShift),
            focus_lost: std::mem::take(&mut self.focus_lost),
        }
    }
}

/// Whether F11 or Alt and Enter were pressed.
pub fn wants_fullscreen_toggled() -> bool {
    let alt = is_key_down(KeyCode::LeftAlt) || is_key_down(KeyCode::RightAlt);
    is_key_pressed(KeyCode::F11) || alt && is_key_pressed(KeyCode::Enter)
}
