//! Phones that become pads.

use icetea_maze::game::input::Action;
use icetea_maze::game::settings::Settings;
use icetea_maze::net::phones::Phones;
use icetea_maze::screens::title::Entry;

use super::{RIGHT, See, Traveller};

pub fn all(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.app.world.phones = Phones { are_offered: true, ..Phones::default() };
    one.enter(Entry::TwoPlayers);
    see("lobby, phones may come", &mut one.app);
    one.act(Action::Phones);
    see("phones, without a network", &mut one.app);
    let addresses = ["http://192.168.178.20:47630/123456", "http://10.0.0.7:47630/123456"];
    one.app.world.phones.addresses = addresses.map(str::to_owned).to_vec();
    see("phones, nobody is there", &mut one.app);
    one.act(RIGHT);
    see("phones, in the other network", &mut one.app);
    one.wait(2500);
    see("phones, nobody is there for long", &mut one.app);
    one.app.world.phones.players = vec![0];
    one.wait(1);
    see("phones, one is there", &mut one.app);
    one.app.world.phones.players = vec![0, 1, 0];
    see("phones, three are there", &mut one.app);
    one.app.world.phones.trouble = Some("13".to_owned());
    see("phones, the port is taken", &mut one.app);
    one.act(Action::Confirm);
    assert_eq!(one.app.screen.name(), "lobby");
}
