//! Keys, the pointer and the clipboard as actions of the game.

mod hits;
mod meaning;
mod own;

use icetea_maze::game::bindings::{Bindings, Command};
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::maze::Direction;
use icetea_maze::picture::Rect;
use macroquad::input::utils::{register_input_subscriber, repeat_all_miniquad_input};
use macroquad::miniquad::{EventHandler, KeyMods, window};
use macroquad::prelude::{
    KeyCode, MouseButton, Vec2, get_char_pressed, is_key_down, is_key_pressed,
    is_mouse_button_down, is_mouse_button_pressed, mouse_position, mouse_wheel,
};

pub use self::hits::{Hits, Press};
use self::meaning::{ARROWS, direction_of, keys_to_walk, meaning};
pub use self::meaning::{Letters, Reading};
use self::own::OwnKeys;
use super::key_codes::{code_of, key_of};

/// Gathers what was asked for until a tick takes it.
pub struct Keys {
    subscriber: usize,
    told: Told,
    pending: Vec<Action>,
    focus_lost: bool,
    stirred: bool,
    /// Whether a pending press came with the key to run or Ctrl, which may be up again by now.
    with_run: bool,
    with_control: bool,
    is_run_down: bool,
    /// Directions whose keys are down, the one pressed last at the end.
    held: Vec<Direction>,
    /// What the keys of each of two players ask for.
    own: OwnKeys,
    pointer: Vec2,
    /// The bar that the pointer has hold of.
    dragged: Option<Rect>,
    /// Whether the pointer leads a mouse.
    leads: bool,
}

/// What the system tells between two frames. It keeps each press of a key, even of one that went
/// down twice meanwhile.
#[derive(Default)]
struct Told {
    focus_is_lost: bool,
    is_control_down: bool,
    /// Each with the keys that were held with it, and whether it is only held down itself.
    pressed: Vec<(KeyCode, KeyMods, bool)>,
}

impl EventHandler for Told {
    fn update(&mut self) {}
    fn draw(&mut self) {}
    fn key_down_event(&mut self, key: KeyCode, with: KeyMods, is_repeat: bool) {
        self.is_control_down = with.ctrl || CONTROLS.contains(&key);
        self.pressed.push((key, with, is_repeat));
    }
    fn key_up_event(&mut self, key: KeyCode, _with: KeyMods) {
        self.is_control_down &= !CONTROLS.contains(&key);
    }
    fn window_minimized_event(&mut self) {
        self.focus_is_lost = true;
    }
    fn window_restored_event(&mut self) {
        self.focus_is_lost = false;
    }
}

const SHIFTS: [KeyCode; 2] = [KeyCode::LeftShift, KeyCode::RightShift];
const CONTROLS: [KeyCode; 2] = [KeyCode::LeftControl, KeyCode::RightControl];

impl Keys {
    pub fn new() -> Self {
        Self {
            subscriber: register_input_subscriber(),
            told: Told::default(),
            pending: Vec::new(),
            focus_lost: false,
            stirred: false,
            with_run: false,
            is_run_down: false,
            with_control: false,
            held: Vec::new(),
            own: OwnKeys::default(),
            pointer: Vec2::ZERO,
            dragged: None,
            leads: false,
        }
    }

    /// Whether the window gets the keys.
    pub const fn has_focus(&self) -> bool {
        !self.told.focus_is_lost
    }

    /// Takes note of everything since the last frame.
    pub fn gather(&mut self, hits: &Hits, reading: Reading, bindings: &Bindings) {
        let run_keys = match reading.letters {
            Letters::Play => [0, 1].map(|player| code_of(bindings.key(Command::run(player)))),
            _ => SHIFTS,
        };
        let had_focus = self.has_focus();
        repeat_all_miniquad_input(&mut self.told, self.subscriber);
        self.focus_lost |= had_focus && !self.has_focus();
        if !self.has_focus() {
            self.let_go();
        }
        for (key, with, is_repeat) in std::mem::take(&mut self.told.pressed) {
            self.stirred = true;
            // A shift that was only tapped is told by what came with it.
            let is_shift = run_keys.iter().any(|key| SHIFTS.contains(key));
            self.with_run |= with.shift && is_shift;
            self.with_control |= with.ctrl;
            if !is_repeat {
                self.own.press(key, bindings);
            }
            let may_repeat = key == KeyCode::Backspace
                || reading.arrows_repeat && direction_of(key, &ARROWS).is_some();
            if is_repeat && !may_repeat {
                continue;
            }
            let press = Press { code: key, with_control: with.ctrl };
            if key != KeyCode::Enter || !with.alt {
                self.press_key(press, reading.letters, bindings);
            }
        }
        self.is_run_down = run_keys.into_iter().any(is_key_down);
        let is_down =
            |direction: Direction| keys_to_walk(direction, bindings).into_iter().any(is_key_down);
        self.held.retain(|&direction| is_down(direction));
        self.own.look(bindings);
        while let Some(character) = get_char_pressed() {
            if !self.told.is_control_down && !character.is_control() {
                self.pending.push(Action::Type(character));
            }
        }
        self.gather_pointer(hits, reading.letters, bindings);
    }

    /// A key went down, or what shows it was clicked.
    fn press_key(&mut self, press: Press, letters: Letters, bindings: &Bindings) {
        let Press { code, with_control } = press;
        match code {
            KeyCode::Escape if letters == Letters::Taken => self.pending.push(Action::Back),
            _ if letters == Letters::Taken => self.pending.push(Action::TakeKey(key_of(code))),
            KeyCode::C if with_control => self.pending.push(Action::Copy),
            // Only now, since to ask for the clipboard may take its time. What happens meanwhile is
            // never told, so the keys may be up again.
            KeyCode::V if with_control => {
                self.pending.extend(window::clipboard_get().map(Action::Paste));
                self.let_go();
            }
            KeyCode::Backspace if with_control => self.pending.push(Action::UsualKeys),
            code => {
                let bound = key_of(code).filter(|_| !with_control);
                self.press(meaning(code, bound, letters, bindings));
            }
        }
    }

    /// No key is down any more, as far as is known.
    fn let_go(&mut self) {
        self.held.clear();
        self.own = OwnKeys::default();
        self.told.is_control_down = false;
    }

    fn press(&mut self, action: Option<Action>) {
        if let Some(Action::Go(direction)) = action {
            self.held.retain(|&held| held != direction);
            self.held.push(direction);
        }
        self.pending.extend(action);
    }

    fn gather_pointer(&mut self, hits: &Hits, letters: Letters, bindings: &Bindings) {
        let pointer = Vec2::from(mouse_position());
        let hit = hits.targets.iter().rev().find(|(rect, _)| rect.contains(pointer));
        let is_pressed = is_mouse_button_pressed(MouseButton::Left);
        let is_down = is_mouse_button_down(MouseButton::Left);
        let key = hits.keys.iter().find(|(rect, _)| rect.contains(pointer));
        if let Some(&(_, press)) = key.filter(|_| is_pressed) {
            self.own.press(press.code, bindings);
            self.press_key(press, letters, bindings);
        }
        let pane = hits.pane.filter(|pane| pane.contains(pointer) && hit.is_none());
        let begins = is_pressed && pane.is_some() && key.is_none();
        if begins || self.leads && is_down && hits.pane.is_some() {
            self.leads = true;
            self.pending.push(Action::Lead(pointer.x, pointer.y));
        }
        // A short click begins and ends between two frames.
        if self.leads && !(is_down && hits.pane.is_some()) {
            self.leads = false;
            self.pending.push(Action::LeadNoMore);
        }
        if let Some(&(bar, Target::Bar)) = hit.filter(|_| is_pressed) {
            self.dragged = Some(bar);
        }
        self.dragged = self.dragged.filter(|_| is_down);
        if let Some(bar) = self.dragged {
            self.pending.push(Action::Drag(((pointer.x - bar.x) / bar.w).clamp(0.0, 1.0)));
        }
        let target = hit.map(|hit| hit.1).filter(|&target| target != Target::Bar);
        if let Some(target) = target {
            if pointer != self.pointer {
                self.pending.push(Action::Point(target));
            }
            if is_pressed {
                self.pending.push(Action::Click(target));
            }
        }
        let notches = mouse_wheel().1;
        self.stirred |= pointer != self.pointer || is_pressed || notches != 0.0;
        self.pointer = pointer;
        if notches != 0.0 {
            self.pending.push(Action::Zoom(notches.clamp(-3.0, 3.0)));
        }
    }

    /// What the next tick gets.
    pub fn take(&mut self) -> Inputs {
        Inputs {
            actions: std::mem::take(&mut self.pending),
            held: self.held.last().copied(),
            steering: self.own.take(),
            run: std::mem::take(&mut self.with_run) || self.is_run_down,
            leap: std::mem::take(&mut self.with_control) || self.told.is_control_down,
            focus_lost: std::mem::take(&mut self.focus_lost),
            stirred: std::mem::take(&mut self.stirred),
        }
    }
}

/// Whether F11 or Alt and Enter were pressed.
pub fn wants_fullscreen_toggled() -> bool {
    let alt = is_key_down(KeyCode::LeftAlt) || is_key_down(KeyCode::RightAlt);
    is_key_pressed(KeyCode::F11) || alt && is_key_pressed(KeyCode::Enter)
}

/// Whether the key for a picture of the window was pressed.
pub fn wants_screenshot() -> bool {
    is_key_pressed(KeyCode::F12)
}
