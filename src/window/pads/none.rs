//! A system whose gamepads are not supported yet.

use icetea_maze::felt::Shake;
use icetea_maze::game::keyboard::PadTold;

pub struct Pads;

impl Pads {
    pub const fn new() -> Self {
        Self
    }

    pub fn gather(&mut self, _: impl FnMut(u32, PadTold)) {}

    pub fn shake(&mut self, _: u32, _: Shake) {}

    pub const fn are_there(&self) -> bool {
        false
    }
}
