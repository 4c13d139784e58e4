//! A page in a browser cannot serve phones.

use icetea_maze::felt::Shake;
use icetea_maze::game::keyboard::PadTold;
use icetea_maze::game::settings::Language;
use icetea_maze::net::phones::Phones;
use icetea_maze::net::wire::Wire;
use icetea_maze::picture::Color;

pub struct PhoneServer;

impl PhoneServer {
    pub const fn new() -> Self {
        Self
    }

    pub const fn are_there(&self) -> bool {
        false
    }

    pub fn serve(
        &mut self,
        _: &mut Phones,
        _: &mut Wire,
        _: Language,
        _: impl FnMut(u32, PadTold),
    ) {
    }

    pub fn say_farewell(&mut self, _: &mut Wire) {}

    pub fn tell_players(
        &mut self,
        _: &mut Phones,
        _: [Color; 2],
        _: impl Fn(u32) -> Option<usize>,
    ) {
    }

    pub const fn shake(&mut self, _: u32, _: Shake) {}
}
