//! Keys, the pointer and the clipboard as actions of the game.

use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::maze::Direction;
use macroquad::input::utils::{register_input_subscriber, repeat_all_miniquad_input};
use macroquad::miniquad::{EventHandler, KeyMods, window};
use macroquad::prelude::*;

/// Where on the screen something can be pointed at, in window pixels.
pub type Hits = Vec<(Rect, Target)>;

/// Gathers what was asked for until a tick takes it.
pub struct Keys {
    subscriber: usize,
    told: Told,
    pending: Vec<Action>,
    focus_lost: bool,
    stirred: bool,
    /// Whether a pending press came with Shift or Ctrl, which may be up again by now.
    with_shift: bool,
    with_control: bool,
    /// Directions whose keys are down, the one pressed last at the end.
    held: Vec<Direction>,
    pointer: Vec2,
    /// The bar that the pointer has hold of.
    dragged: Option<Rect>,
}

/// What the system tells between two frames. It keeps each press of a key, even of one that went
/// down twice meanwhile.
#[derive(Default)]
struct Told {
    focus_is_lost: bool,
    /// Each with the keys that were held with it, and whether it is only held down itself.
    pressed: Vec<(KeyCode, KeyMods, bool)>,
}

/// How the screen that has the keys wants them read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What a letter means.
    pub letters: Letters,
    /// An arrow that is held down counts again and again.
    pub arrows_repeat: bool,
}

/// What keys with a character mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// They are typed, and are no commands.
    Text,
    /// The commands of playing and of menus.
    Play,
    /// Those of the theatre.
    Theatre,
    /// Those of the results.
    Results,
    /// Those of a recording that is watched.
    Replay,
    /// Those of the theatre where several go side by side.
    SideBySide,
}

impl EventHandler for Told {
    fn update(&mut self) {}
    fn draw(&mut self) {}
    fn key_down_event(&mut self, key: KeyCode, with: KeyMods, is_repeat: bool) {
        self.pressed.push((key, with, is_repeat));
    }
    fn window_minimized_event(&mut self) {
        self.focus_is_lost = true;
    }
    fn window_restored_event(&mut self) {
        self.focus_is_lost = false;
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
            told: Told::default(),
            pending: Vec::new(),
            focus_lost: false,
            stirred: false,
            with_shift: false,
            with_control: false,
            held: Vec::new(),
            pointer: Vec2::ZERO,
            dragged: None,
        }
    }

    /// Whether the window gets the keys.
    pub const fn has_focus(&self) -> bool {
        !self.told.focus_is_lost
    }

    /// Takes note of everything since the last frame.
    pub fn gather(&mut self, hits: &Hits, reading: Reading) {
        let had_focus = self.has_focus();
        repeat_all_miniquad_input(&mut self.told, self.subscriber);
        self.focus_lost |= had_focus && !self.has_focus();
        if !self.has_focus() {
            self.held.clear();
        }
        for (key, with, is_repeat) in std::mem::take(&mut self.told.pressed) {
            self.stirred = true;
            self.with_shift |= with.shift;
            self.with_control |= with.ctrl;
            let may_repeat = key == KeyCode::Backspace
                || reading.arrows_repeat && direction_of(key, &ARROWS).is_some();
            if is_repeat && !may_repeat {
                continue;
            }
            let letter = match reading.letters {
                Letters::Text => None,
                Letters::Play => letter_action(key),
                Letters::Results => results_action(key).or_else(|| letter_action(key)),
                Letters::Replay => replay_action(key).or_else(|| theatre_action(key)),
                Letters::Theatre => theatre_action(key),
                Letters::SideBySide => lane_action(key).or_else(|| theatre_action(key)),
            };
            match key {
                KeyCode::C if with.ctrl => self.pending.push(Action::Copy),
                // Only now, since to ask for the clipboard may take its time.
                KeyCode::V if with.ctrl => {
                    self.pending.extend(window::clipboard_get().map(Action::Paste));
                }
                KeyCode::Enter if with.alt => {}
                key => {
                    let letter = letter.filter(|_| !with.ctrl);
                    self.press(named_action(key).or(letter));
                }
            }
        }
        let is_down = |direction: Direction| {
            let keys = ARROWS.iter().chain(&LETTERS_TO_WALK);
            keys.filter(|key| key.1 == direction).any(|key| is_key_down(key.0))
        };
        self.held.retain(|&direction| is_down(direction));
        while let Some(character) = get_char_pressed() {
            if !is_control_down() && !character.is_control() {
                self.pending.push(Action::Type(character));
            }
        }
        self.gather_pointer(hits);
    }

    fn press(&mut self, action: Option<Action>) {
        if let Some(Action::Go(direction)) = action {
            self.held.retain(|&held| held != direction);
            self.held.push(direction);
        }
        self.pending.extend(action);
    }

    fn gather_pointer(&mut self, hits: &Hits) {
        let pointer = Vec2::from(mouse_position());
        let hit = hits.iter().rev().find(|(rect, _)| rect.contains(pointer));
        let is_pressed = is_mouse_button_pressed(MouseButton::Left);
        if let Some(&(bar, Target::Bar)) = hit.filter(|_| is_pressed) {
            self.dragged = Some(bar);
        }
        self.dragged = self.dragged.filter(|_| is_mouse_button_down(MouseButton::Left));
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
            run: std::mem::take(&mut self.with_shift) || is_shift_down(),
            leap: std::mem::take(&mut self.with_control) || is_control_down(),
            focus_lost: std::mem::take(&mut self.focus_lost),
            stirred: std::mem::take(&mut self.stirred),
        }
    }
}

fn is_shift_down() -> bool {
    is_key_down(KeyCode::LeftShift) || is_key_down(KeyCode::RightShift)
}

fn is_control_down() -> bool {
    is_key_down(KeyCode::LeftControl) || is_key_down(KeyCode::RightControl)
}

fn direction_of(key: KeyCode, keys: &[(KeyCode, Direction)]) -> Option<Action> {
    keys.iter().find(|of| of.0 == key).map(|of| Action::Go(of.1))
}

/// What a key with a name means.
fn named_action(key: KeyCode) -> Option<Action> {
    Some(match key {
        KeyCode::Enter | KeyCode::KpEnter => Action::Confirm,
        KeyCode::Escape => Action::Back,
        KeyCode::Tab => Action::Next,
        KeyCode::Backspace => Action::Erase,
        KeyCode::End => Action::Skip,
        KeyCode::Home => Action::Home,
        key => return direction_of(key, &ARROWS),
    })
}

/// What a key with a character means where characters are no text.
fn letter_action(key: KeyCode) -> Option<Action> {
    Some(match key {
        KeyCode::H => Action::Hint,
        KeyCode::Q => Action::Solve,
        KeyCode::T => Action::Trail,
        KeyCode::R => Action::Restart,
        KeyCode::N => Action::NewSeed,
        KeyCode::P => Action::Pause,
        KeyCode::U => Action::Hud,
        KeyCode::V => Action::Watch,
        KeyCode::G => Action::Ghost,
        KeyCode::Equal | KeyCode::KpAdd => Action::Zoom(1.0),
        KeyCode::Minus | KeyCode::KpSubtract => Action::Zoom(-1.0),
        KeyCode::Space => Action::Confirm,
        key => return direction_of(key, &LETTERS_TO_WALK),
    })
}

/// What a key with a character means beside that on the results.
const fn results_action(key: KeyCode) -> Option<Action> {
    Some(match key {
        KeyCode::W => Action::WatchAgain,
        KeyCode::S => Action::SaveRecording,
        KeyCode::C => Action::Challenge,
        _ => return None,
    })
}

/// What a key with a character means beside that of the theatre where a recording is watched.
const fn replay_action(key: KeyCode) -> Option<Action> {
    Some(match key {
        KeyCode::T => Action::Trail,
        _ => return None,
    })
}

/// What a key with a character means in the theatre.
const fn theatre_action(key: KeyCode) -> Option<Action> {
    Some(match key {
        KeyCode::Space | KeyCode::P => Action::PlayPause,
        KeyCode::G => Action::NextGenerator,
        KeyCode::V => Action::NextSolver,
        KeyCode::L => Action::MoreLoops,
        KeyCode::N => Action::NewSeed,
        KeyCode::S => Action::SavePicture,
        KeyCode::E => Action::Film,
        KeyCode::C => Action::SideBySide,
        KeyCode::R => Action::School,
        KeyCode::Equal | KeyCode::KpAdd => Action::Zoom(1.0),
        KeyCode::Minus | KeyCode::KpSubtract => Action::Zoom(-1.0),
        _ => return None,
    })
}

/// What a key with a character means beside that where several go side by side.
const fn lane_action(key: KeyCode) -> Option<Action> {
    Some(match key {
        KeyCode::Key1 | KeyCode::Kp1 => Action::Lane(0),
        KeyCode::Key2 | KeyCode::Kp2 => Action::Lane(1),
        KeyCode::Key3 | KeyCode::Kp3 => Action::Lane(2),
        KeyCode::Key4 | KeyCode::Kp4 => Action::Lane(3),
        KeyCode::Equal | KeyCode::KpAdd => Action::MoreLanes,
        KeyCode::Minus | KeyCode::KpSubtract => Action::FewerLanes,
        KeyCode::M => Action::SwitchKind,
        KeyCode::W => Action::WhoLooked,
        _ => return None,
    })
}

/// Whether F11 or Alt and Enter were pressed.
pub fn wants_fullscreen_toggled() -> bool {
    let alt = is_key_down(KeyCode::LeftAlt) || is_key_down(KeyCode::RightAlt);
    is_key_pressed(KeyCode::F11) || alt && is_key_pressed(KeyCode::Enter)
}
