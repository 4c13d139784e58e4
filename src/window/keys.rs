//! The input of the window's keys and pointer, in the game's terms.
//!
//! It is only collected here, in the order in which it came; the game decides what it means.

mod hits;

use icetea_maze::felt::Felt;
use icetea_maze::game::bindings::Bindings;
use icetea_maze::game::fingers::{Finger, Fingers, Touched};
use icetea_maze::game::input::{InputDevice, Inputs, Key, KeyReading};
use icetea_maze::game::keyboard::{FaceCommand, Keyboard, Modifiers, PadTold};
use icetea_maze::game::pointer::{Pointer, Pointing};
use icetea_maze::picture::Palette;
use icetea_maze::world::World;
use macroquad::input::utils::{register_input_subscriber, repeat_all_miniquad_input};
use macroquad::miniquad::{EventHandler, KeyMods, TouchPhase, window};
use macroquad::prelude::{
    KeyCode, MouseButton, Vec2, get_time, is_mouse_button_down, is_mouse_button_pressed,
    mouse_position, mouse_wheel,
};

pub use self::hits::Hits;
use super::key_codes::key_of;
use super::pads::Pads;
use super::phones::PhoneServer;

/// Collects input until a tick takes it.
pub struct Keys {
    subscriber: usize,
    told: Told,
    keyboard: Keyboard,
    pads: Pads,
    phones: PhoneServer,
    pointer: Pointer,
    /// Where the pointer is, and where a mouse was last.
    at: Vec2,
    mouse: Vec2,
    fingers: Fingers,
    lying: Vec<Finger>,
}

/// The events between two frames. Each press of a key is kept, even of one that went down twice.
#[derive(Default)]
struct Told {
    focus_is_lost: bool,
    edges: Vec<Edge>,
    touches: Vec<(TouchPhase, u64, Vec2)>,
}

enum Edge {
    Pressed { key: Option<Key>, with: Modifiers, is_repeat: bool },
    Released(Key),
    Typed(char, Modifiers),
}

impl EventHandler for Told {
    fn update(&mut self) {}
    fn draw(&mut self) {}
    fn key_down_event(&mut self, code: KeyCode, with: KeyMods, is_repeat: bool) {
        let (key, with) = (key_of(code), modifiers(with));
        self.edges.push(Edge::Pressed { key, with, is_repeat });
    }
    fn key_up_event(&mut self, code: KeyCode, _with: KeyMods) {
        self.edges.extend(key_of(code).map(Edge::Released));
    }
    fn char_event(&mut self, character: char, with: KeyMods, _is_repeat: bool) {
        // On macOS Alt is for characters and not for commands.
        let alt = with.alt && !cfg!(target_os = "macos");
        self.edges.push(Edge::Typed(character, Modifiers { alt, ..modifiers(with) }));
    }
    fn touch_event(&mut self, phase: TouchPhase, id: u64, x: f32, y: f32) {
        self.touches.push((phase, id, Vec2::new(x, y) / window::dpi_scale()));
    }
    fn window_minimized_event(&mut self) {
        self.focus_is_lost = true;
    }
    fn window_restored_event(&mut self) {
        self.focus_is_lost = false;
    }
}

const fn modifiers(with: KeyMods) -> Modifiers {
    Modifiers { shift: with.shift, control: with.ctrl, alt: with.alt, logo: with.logo }
}

impl Keys {
    pub fn new() -> Self {
        let mut keyboard = Keyboard::default();
        // A page sets this on a phone, where the screen should suit fingers before the first touch.
        if std::env::var_os("ICETEA_MAZE_TOUCH").is_some() {
            keyboard.touch();
        }
        Self {
            subscriber: register_input_subscriber(),
            told: Told::default(),
            keyboard,
            pads: Pads::new(),
            phones: PhoneServer::new(),
            pointer: Pointer::default(),
            at: Vec2::ZERO,
            mouse: Vec2::ZERO,
            fingers: Fingers::default(),
            lying: Vec::new(),
        }
    }

    /// Whether the window has the keyboard focus.
    pub const fn has_focus(&self) -> bool {
        !self.told.focus_is_lost
    }

    /// Collects all input since the last frame; returns whether something was pressed.
    pub fn gather(&mut self, hits: &Hits) -> bool {
        let had_focus = self.has_focus();
        repeat_all_miniquad_input(&mut self.told, self.subscriber);
        let is_press = |edge: &Edge| matches!(edge, Edge::Pressed { is_repeat: false, .. });
        let was_pressed = self.told.edges.iter().any(is_press);
        for edge in std::mem::take(&mut self.told.edges) {
            match edge {
                Edge::Pressed { key, with, is_repeat } => {
                    self.keyboard.press(key, with, is_repeat);
                }
                Edge::Released(key) => self.keyboard.release(key),
                Edge::Typed(character, with) => self.keyboard.write(character, with),
            }
        }
        // Some systems take the focus away for a moment when a window fills the screen: that counts
        // only if the focus is still lost at the end of a frame.
        if had_focus && !self.has_focus() {
            self.keyboard.lose_focus();
        }
        self.gather_pointer(hits) || was_pressed
    }

    /// Collects the input of gamepads, and of phones that are; without the window's focus, buttons
    /// count as released.
    pub fn gather_pads(&mut self, world: &mut World) {
        let has_focus = self.has_focus();
        let keyboard = &mut self.keyboard;
        let mut tell = |id, told| keyboard.pad(id, felt(told, has_focus));
        self.pads.gather(&mut tell);
        let language = world.language();
        self.phones.serve(&mut world.phones, &mut world.wire, language, tell);
        let colours = Palette::of(&world.settings).players;
        self.phones.tell_players(&mut world.phones, colours, |id| self.keyboard.player_of_pad(id));
    }

    /// Tells whoever plays from a page that the program ends.
    pub fn say_farewell(&mut self, world: &mut World) {
        self.phones.say_farewell(&mut world.wire);
    }

    /// Whether there are gamepads, which have to be polled.
    pub fn have_pads(&self) -> bool {
        self.pads.are_there() || self.phones.are_there()
    }

    /// The device that was used last.
    pub const fn hand(&self) -> InputDevice {
        self.keyboard.hand
    }

    /// Lets gamepads vibrate in the hands of the players who are meant.
    pub fn shake(&mut self, felt: Felt) {
        for id in self.keyboard.pads_of(felt.seat) {
            self.pads.shake(id, felt.shake);
            self.phones.shake(id, felt.shake);
        }
    }

    /// Reads the clipboard, which may take a while.
    pub fn paste(&mut self) {
        self.keyboard.paste(window::clipboard_get());
    }

    /// Collects the input of the pointer, which may be a finger; returns whether it was pressed.
    fn gather_pointer(&mut self, hits: &Hits) -> bool {
        let is_touched = !self.told.touches.is_empty() || !self.lying.is_empty();
        if hits.pane.is_none() {
            for (player, direction, is_down) in self.fingers.let_go() {
                self.keyboard.swipe(player, direction, is_down);
            }
        }
        let touched = self.gather_fingers(hits);
        for &(player, direction, is_down) in &touched.walks {
            self.keyboard.swipe(player, direction, is_down);
        }
        // The system moves the mouse to the last touch: that is not a move of the mouse.
        let mouse = Vec2::from(mouse_position());
        let mouse_before = std::mem::replace(&mut self.mouse, mouse);
        let (at, is_pressed, is_down) = match touched.press {
            Some((at, is_pressed)) => (at.into(), is_pressed, touched.is_held),
            None if is_touched => (self.at, false, false),
            None => (
                if mouse == mouse_before { self.at } else { mouse },
                is_mouse_button_pressed(MouseButton::Left),
                is_mouse_button_down(MouseButton::Left),
            ),
        };
        self.at = at;
        let (under, press) = hits.under(at, is_touched);
        let (asked, stirs) = self.pointer.follow(&Pointing {
            at: at.into(),
            is_pressed,
            is_down,
            notches: touched.notches.unwrap_or(mouse_wheel().1),
            under,
            can_lead: hits.pane.is_some(),
        });
        if is_touched {
            self.keyboard.touch();
        } else if stirs {
            self.keyboard.move_mouse();
        }
        if stirs {
            self.keyboard.stir();
        }
        if let Some(press) = press.filter(|_| is_pressed) {
            self.keyboard.click(press);
        }
        for action in asked {
            self.keyboard.add(action);
        }
        is_pressed
    }

    /// The events of fingers since the last frame, one by one, as there may be several between
    /// frames.
    fn gather_fingers(&mut self, hits: &Hits) -> Touched {
        let (mut all, before) = (Touched::default(), self.fingers.before());
        for (phase, id, at) in std::mem::take(&mut self.told.touches) {
            self.lying.retain(|finger| finger.id != id || phase == TouchPhase::Moved);
            match phase {
                TouchPhase::Started => {
                    let seat = hits.seat_at(at);
                    let (player, is_across) =
                        seat.map_or((None, false), |seat| (Some(seat.player), seat.is_across));
                    let can_zoom = player.is_some() || !hits.has_seats();
                    self.lying.push(Finger { id, at: at.into(), player, is_across, can_zoom });
                }
                TouchPhase::Moved => {
                    for finger in self.lying.iter_mut().filter(|finger| finger.id == id) {
                        finger.at = at.into();
                    }
                }
                TouchPhase::Ended | TouchPhase::Cancelled => {}
            }
            all.add(self.fingers.follow(&self.lying, before));
        }
        all.add(self.fingers.follow(&self.lying, get_time()));
        all
    }

    /// The input of the next tick, with keys read like this.
    pub fn take(&mut self, reading: KeyReading, bindings: &Bindings) -> Inputs {
        #[cfg(target_family = "wasm")]
        super::typing::note(reading.keys == icetea_maze::game::input::KeySet::Text);
        self.keyboard.take(reading, bindings)
    }

    /// The commands for the window itself.
    pub fn take_face_commands(&mut self) -> Vec<FaceCommand> {
        self.keyboard.take_face_commands()
    }
}

/// What a pad has told, as it counts with the window's focus or without it.
const fn felt(told: PadTold, has_focus: bool) -> PadTold {
    match told {
        PadTold::Came(_) | PadTold::Went | PadTold::Lost => told,
        told if has_focus => told,
        PadTold::Button(button, _) => PadTold::Button(button, false),
        PadTold::Trigger(button, _) => PadTold::Trigger(button, 0.0),
        PadTold::Stick(..) => PadTold::Stick(0.0, 0.0),
    }
}
