//! The table where mazes are drawn: empty, with something of every tool, and with what is missing.

use icetea_maze::game::drawing_table::{TOOLS, ToolName};
use icetea_maze::game::input::{Action, Target};
use icetea_maze::game::settings::Settings;
use icetea_maze::maze::{Direction, Tile};
use icetea_maze::screens::draw::BUTTONS;
use icetea_maze::screens::title::Entry;

use super::{RIGHT, See, Traveller};

/// A maze with walls of its own and things of several rules.
const FULL: &str = "fog1
+---+---+---+---+---+---+
| M   ~   ~ | 1   b | C |
+   +---+   +-D-+ B +   +
|       | t           r |
+   +-v-+   +---+---+ R +
| K     > :   : |     T |
+---+---+---+---+   +---+
| C   2     |     u   C |
+---+   + b +---+---+---+
| t   u 1   2       a   |
+---+---+---+---+---+---+";

fn take(one: &mut Traveller, name: ToolName) {
    let place = TOOLS.iter().position(|tool| tool.name == name).unwrap();
    one.act(Action::Click(Target::Entry(place)));
}

pub fn draw(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.enter(Entry::Draw);
    see("drawing, empty", &mut one.app);
    one.acts([RIGHT, Action::Confirm, RIGHT, Action::Go(Direction::Down)]);
    see("drawing, the first wall", &mut one.app);
    one.act(Action::NewSeed).wait(200);
    see("drawing, the rest is built", &mut one.app);
    one.act(Action::Next);
    see("drawing, at the tools", &mut one.app);
    for (place, tool) in TOOLS.iter().enumerate() {
        one.act(Action::Click(Target::Entry(place)));
        one.act(Action::Click(Target::Tile(Tile::new(2 * (place as u16 % 5) + 1, 5))));
        if matches!(tool.name, ToolName::Cheese | ToolName::TeapotsThree | ToolName::Bead) {
            see(&format!("drawing, {:?}", tool.name), &mut one.app);
        }
    }
    see("drawing, every tool was used", &mut one.app);
    one.act(Action::Paste("kruskal1-300x300-7".to_owned()));
    see("drawing, too large", &mut one.app);
    one.act(Action::Paste(FULL.to_owned()));
    see("drawing, things of many rules", &mut one.app);
    one.act(Action::Paste("kruskal1-9x6-7".to_owned()));
    see("drawing, large", &mut one.app);
    take(&mut one, ToolName::Rooms);
    take(&mut one, ToolName::Rooms);
    for (at, is_last) in [(Tile::new(9, 5), false), (Tile::new(11, 5), true)] {
        one.act(if is_last { Action::Sweep(at) } else { Action::Click(Target::Tile(at)) });
    }
    one.act(Action::Lift).wait(20);
    see("drawing, some rooms are gone", &mut one.app);
    take(&mut one, ToolName::InsideOut);
    see("drawing, others are left", &mut one.app);
    one.act(Action::Undo);
    take(&mut one, ToolName::Copy);
    for at in [Tile::new(1, 1), Tile::new(5, 7)] {
        one.act(Action::Click(Target::Tile(at))).act(Action::Lift);
    }
    one.act(Action::Point(Target::Tile(Tile::new(13, 5))));
    see("drawing, a part to be copied", &mut one.app);
    one.act(Action::Paste("kruskal1-72x8-7".to_owned())).wait(60);
    see("drawing, a part of a large one", &mut one.app);
    one.act(Action::Click(Target::Part(12)));
    see("drawing, another part of it", &mut one.app);
    one.act(Action::Point(Target::Entry(TOOLS.len() + BUTTONS.len() - 1)));
    see("drawing, at the last button", &mut one.app);
}
