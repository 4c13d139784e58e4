//! Gamepads in a browser: the page polls them and reports their state.

use std::cell::RefCell;

use icetea_maze::felt::Shake;
use icetea_maze::game::input::{Button, Family};
use icetea_maze::game::keyboard::PadTold;
use icetea_maze::maze::Direction;

/// In the order of the browser's standard mapping.
const BUTTONS: [Button; 16] = [
    Button::South,
    Button::East,
    Button::West,
    Button::North,
    Button::LeftShoulder,
    Button::RightShoulder,
    Button::LeftTrigger,
    Button::RightTrigger,
    Button::Select,
    Button::Start,
    Button::LeftStick,
    Button::RightStick,
    Button::Go(Direction::Up),
    Button::Go(Direction::Down),
    Button::Go(Direction::Left),
    Button::Go(Direction::Right),
];

thread_local! {
    static TOLD: RefCell<Vec<(u32, PadTold)>> = const { RefCell::new(Vec::new()) };
}

pub struct Pads;

impl Pads {
    pub const fn new() -> Self {
        Self
    }

    /// Reports what has happened since the last call.
    pub fn gather(&mut self, mut tell: impl FnMut(u32, PadTold)) {
        for (id, told) in TOLD.take() {
            tell(id, told);
        }
    }

    /// Makes a gamepad vibrate, if it can.
    #[allow(unsafe_code, reason = "the page has what can do it")]
    pub fn shake(&mut self, id: u32, shake: Shake) {
        #[link(wasm_import_module = "env")]
        unsafe extern "C" {
            safe fn shake_pad(id: u32, heavy: f32, light: f32, milliseconds: u32);
        }
        shake_pad(id, shake.heavy, shake.light, shake.milliseconds.into());
    }

    pub const fn are_there(&self) -> bool {
        false
    }
}

fn hear(id: u32, told: PadTold) {
    TOLD.with_borrow_mut(|all| all.push((id, told)));
}

/// A gamepad was connected; `maker` is its vendor number.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the browser finds the function by its name alone")]
extern "C" fn pad_came(id: u32, maker: u32) {
    hear(id, PadTold::Came(Family::of("", maker as u16)));
}

/// It was disconnected.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the browser finds the function by its name alone")]
extern "C" fn pad_went(id: u32) {
    hear(id, PadTold::Went);
}

/// Its pressed buttons, a bit each, and the position of its left stick.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the browser finds the function by its name alone")]
extern "C" fn pad_is(id: u32, down: u32, x: f32, y: f32) {
    for (bit, button) in BUTTONS.into_iter().enumerate() {
        hear(id, PadTold::Button(button, down >> bit & 1 == 1));
    }
    hear(id, PadTold::Stick(x, y));
}
