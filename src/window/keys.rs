//! Keys, the pointer and the clipboard as actions of the game.

mod own;

use icetea_maze::game::bindings::{Bindings, Command, Group, Key};
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::maze::Direction;
use macroquad::input::utils::{register_input_subscriber, repeat_all_miniquad_input};
use macroquad::miniquad::{EventHandler, KeyMods, window};
use macroquad::prelude::*;

use self::own::OwnKeys;
use super::key_codes::{code_of, key_of};

/// Where on the screen something can be pointed at, in window pixels.
#[derive(Default)]
pub struct Hits {
    targets: Vec<(Rect, Target)>,
    /// Keys that are shown and can be clicked.
    keys: Vec<(Rect, Press)>,
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
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Something of the game.
    pub fn push(&mut self, hit: (Rect, Target)) {
        self.targets.push(hit);
    }

    /// A key that is shown.
    pub fn push_key(&mut self, rect: Rect, press: Press) {
        self.keys.push((rect, press));
    }
}

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

/// What keys mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// Those with a character are typed, and are no commands.
    Text,
    /// Arrows, Enter and the like come first, and then the commands of playing.
    Menu,
    /// Those of menus, and the key of the records.
    Title,
    /// Those of menus, and the keys that clear and undo.
    Records,
    /// The commands of playing come first.
    Play,
    /// The commands of the theatre.
    Theatre,
    /// Those of menus, and those that hand a run out.
    Results,
    /// The commands of the theatre, and where those mean nothing of playing.
    Replay,
    /// The same where several go side by side.
    SideBySide,
    /// The next one is given to a command.
    Taken,
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

const SHIFTS: [KeyCode; 2] = [KeyCode::LeftShift, KeyCode::RightShift];

const ARROWS: [(KeyCode, Direction); 4] = [
    (KeyCode::Right, Direction::Right),
    (KeyCode::Down, Direction::Down),
    (KeyCode::Left, Direction::Left),
    (KeyCode::Up, Direction::Up),
];

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
            self.held.clear();
            self.own = OwnKeys::default();
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
            if !is_control_down() && !character.is_control() {
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
            // Only now, since to ask for the clipboard may take its time.
            KeyCode::V if with_control => {
                self.pending.extend(window::clipboard_get().map(Action::Paste));
            }
            KeyCode::Backspace if with_control => self.pending.push(Action::UsualKeys),
            code => {
                let bound = key_of(code).filter(|_| !with_control);
                self.press(meaning(code, bound, letters, bindings));
            }
        }
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
            self.press_key(press, letters, bindings);
        }
        let pane = hits.pane.filter(|pane| pane.contains(pointer) && hit.is_none());
        let begins = is_pressed && pane.is_some();
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
            leap: std::mem::take(&mut self.with_control) || is_control_down(),
            focus_lost: std::mem::take(&mut self.focus_lost),
            stirred: std::mem::take(&mut self.stirred),
        }
    }
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

/// What a key means that was pressed, and what it is bound by.
fn meaning(
    code: KeyCode,
    key: Option<Key>,
    letters: Letters,
    bindings: &Bindings,
) -> Option<Action> {
    let bound = |group| bindings.command(group, key?)?.action();
    let named = named_action(code);
    let meant = match letters {
        Letters::Text | Letters::Taken => return named,
        Letters::Menu => named.or_else(|| menu_action(code)).or_else(|| bound(Group::Playing)),
        Letters::Title => named
            .or_else(|| (code == KeyCode::R).then_some(Action::Records))
            .or_else(|| menu_action(code))
            .or_else(|| bound(Group::Playing)),
        Letters::Records => named
            .or_else(|| records_action(code))
            .or_else(|| menu_action(code))
            .or_else(|| bound(Group::Playing)),
        Letters::Results => named
            .or_else(|| results_action(code))
            .or_else(|| menu_action(code))
            .or_else(|| bound(Group::Playing)),
        Letters::Replay => {
            named.or_else(|| bound(Group::Theatre)).or_else(|| bound(Group::Playing))
        }
        Letters::Play => bound(Group::Playing).or(named),
        Letters::Theatre => named.or_else(|| bound(Group::Theatre)),
        Letters::SideBySide => named.or_else(|| match bound(Group::Theatre) {
            Some(Action::Zoom(notches)) if notches > 0.0 => Some(Action::MoreLanes),
            Some(Action::Zoom(_)) => Some(Action::FewerLanes),
            bound => bound.or_else(|| lane_action(code)),
        }),
    };
    meant.or_else(|| keypad_action(code))
}

/// What a key means on the results alone.
const fn results_action(code: KeyCode) -> Option<Action> {
    match code {
        KeyCode::W => Some(Action::WatchAgain),
        KeyCode::S => Some(Action::SaveRecording),
        KeyCode::C => Some(Action::Challenge),
        _ => None,
    }
}

/// What a key means on the records alone.
const fn records_action(code: KeyCode) -> Option<Action> {
    match code {
        KeyCode::Delete => Some(Action::Erase),
        KeyCode::Z => Some(Action::Undo),
        _ => None,
    }
}

/// What a key means in every menu, besides those with a name.
fn menu_action(code: KeyCode) -> Option<Action> {
    (code == KeyCode::Space).then_some(Action::Confirm)
}

/// What the keypad means unless it was given something else to do.
const fn keypad_action(code: KeyCode) -> Option<Action> {
    match code {
        KeyCode::KpAdd => Some(Action::Zoom(1.0)),
        KeyCode::KpSubtract => Some(Action::Zoom(-1.0)),
        _ => None,
    }
}

/// What a digit means beside that where several go side by side.
const fn lane_action(code: KeyCode) -> Option<Action> {
    Some(match code {
        KeyCode::Key1 | KeyCode::Kp1 => Action::Lane(0),
        KeyCode::Key2 | KeyCode::Kp2 => Action::Lane(1),
        KeyCode::Key3 | KeyCode::Kp3 => Action::Lane(2),
        KeyCode::Key4 | KeyCode::Kp4 => Action::Lane(3),
        _ => return None,
    })
}

/// The keys with which one player goes into this direction while no one else plays: those of both
/// sets, and the arrow unless it does something else.
fn keys_to_walk(direction: Direction, bindings: &Bindings) -> Vec<KeyCode> {
    let of_sets = [0, 1].map(|player| code_of(bindings.key(Command::walk(player, direction))));
    let is_free = |code: KeyCode| {
        key_of(code).is_some_and(|key| bindings.command(Group::Playing, key).is_none())
    };
    let arrow = ARROWS.iter().find(|arrow| arrow.1 == direction).map(|arrow| arrow.0);
    of_sets.into_iter().chain(arrow.filter(|&arrow| is_free(arrow))).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn means(code: KeyCode, letters: Letters, bindings: &Bindings) -> Option<Action> {
        meaning(code, key_of(code), letters, bindings)
    }

    #[test]
    fn menus_can_be_worked_whatever_the_keys_were_given_to() {
        let mut bindings = Bindings::default();
        for (command, key) in [
            (Command::Hint, Key::Up),
            (Command::Solve, Key::Space),
            (Command::Trail, Key::Tab),
            (Command::PlayPause, Key::X),
        ] {
            bindings.give(command, key).unwrap();
        }
        for letters in
            [Letters::Menu, Letters::Title, Letters::Records, Letters::Theatre, Letters::SideBySide]
        {
            for (code, action) in [
                (KeyCode::Up, Action::Go(Direction::Up)),
                (KeyCode::Left, Action::Go(Direction::Left)),
                (KeyCode::Enter, Action::Confirm),
                (KeyCode::Escape, Action::Back),
                (KeyCode::Tab, Action::Next),
            ] {
                assert_eq!(means(code, letters, &bindings), Some(action), "{letters:?}");
            }
        }
        assert_eq!(means(KeyCode::Space, Letters::Menu, &bindings), Some(Action::Confirm));
        assert_eq!(means(KeyCode::Up, Letters::Play, &bindings), Some(Action::Hint));
        assert_eq!(means(KeyCode::Escape, Letters::Play, &bindings), Some(Action::Back));
        assert_eq!(means(KeyCode::H, Letters::Play, &bindings), Some(Action::Go(Direction::Up)));
        assert_eq!(means(KeyCode::X, Letters::Theatre, &bindings), Some(Action::PlayPause));
        assert_eq!(means(KeyCode::X, Letters::Text, &bindings), None);
    }

    #[test]
    fn sound_goes_off_with_one_key_wherever_nothing_is_typed() {
        let bindings = Bindings::default();
        let all = [Letters::Menu, Letters::Play, Letters::Results, Letters::Replay];
        let others = [Letters::Theatre, Letters::SideBySide, Letters::Title, Letters::Records];
        for letters in all.into_iter().chain(others) {
            assert_eq!(means(KeyCode::M, letters, &bindings), Some(Action::Mute), "{letters:?}");
        }
        assert_eq!(means(KeyCode::M, Letters::Text, &bindings), None);
    }

    #[test]
    fn an_arrow_walks_unless_it_does_something_else() {
        let mut bindings = Bindings::default();
        assert_eq!(keys_to_walk(Direction::Up, &bindings), [KeyCode::W, KeyCode::Up]);
        bindings.give(Command::SecondUp, Key::I).unwrap();
        assert_eq!(keys_to_walk(Direction::Up, &bindings), [KeyCode::W, KeyCode::I, KeyCode::Up]);
        bindings.give(Command::Hint, Key::Up).unwrap();
        assert_eq!(keys_to_walk(Direction::Up, &bindings), [KeyCode::W, KeyCode::I]);
    }
}
