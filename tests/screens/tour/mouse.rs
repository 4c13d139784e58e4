//! A micromouse of the player's own: the form, a run at several moments, and how it can end.

use std::sync::{Arc, Weak};

use icetea_maze::game::input::{Action, Target};
use icetea_maze::game::settings::Settings;
use icetea_maze::guest::{GuestEnd, GuestFeed, GuestLimits, Host, MouseHost, MouseMaze, Patience};
use icetea_maze::maze::Direction;
use icetea_maze::screens::Screen;
use icetea_maze::screens::title::Entry;

use super::{DOWN, RIGHT, See, Traveller};

/// A mouse with its left hand on the wall, which marks all it sees, says a word about each room, and
/// at last one that means nothing.
pub fn walk(maze: Arc<MouseMaze>, feed: &Weak<GuestFeed>) {
    let mut host = MouseHost::new(maze, Patience::default(), true);
    let ask = |host: &mut MouseHost, line: &str| {
        let mut told = String::new();
        host.hear(line, &mut told);
        told.trim_end().to_owned()
    };
    while host.stage.score.best.is_none() {
        let [x, y] = host.stage.body.cell();
        host.take_log(&format!("in {x}, {y}"));
        ask(&mut host, &format!("setColor {x} {y} y"));
        ask(&mut host, &format!("setText {x} {y} {}", x + y));
        if ask(&mut host, "wallLeft") == "false" {
            ask(&mut host, "turnLeft");
        }
        while ask(&mut host, "wallFront") == "true" {
            let side = match host.stage.faces() {
                Some(Direction::Up) => "n",
                Some(Direction::Right) => "e",
                Some(Direction::Down) => "s",
                _ => "w",
            };
            ask(&mut host, &format!("setWall {x} {y} {side}"));
            ask(&mut host, "turnRight");
        }
        ask(&mut host, "moveForward");
    }
    ask(&mut host, "moveForward 9");
    ask(&mut host, "hurrah");
    if let Some(feed) = feed.upgrade() {
        feed.give(host.news.as_mut().expect("it tells news"));
        feed.finish(GuestEnd::Finished);
    }
}

pub fn micromouse(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.enter(Entry::Watch);
    one.act(Action::Paste("kruskal1-9x7-5".to_owned()));
    one.act(Action::OwnMouse);
    see("micromouse, no program yet", &mut one.app);
    one.types("./m -v 7");
    see("micromouse, a command", &mut one.app);
    one.act(DOWN);
    one.types("/m/7");
    one.act(DOWN);
    see("micromouse, ready", &mut one.app);
    one.act(Action::Confirm);
    one.act(Action::Pause);
    one.acts(vec![RIGHT; 12]);
    see("micromouse, under way", &mut one.app);
    one.act(Action::Skip);
    see("micromouse, at its end", &mut one.app);
    let Screen::Micromouse(mouse) = &one.app.screen else { panic!("not there") };
    assert!(mouse.moment.stage.score.best.is_some(), "it has come to the goal");
    for (name, end) in ends() {
        let Screen::Micromouse(mouse) = &mut one.app.screen else { panic!("not there") };
        mouse.end = Some(end);
        see(&format!("micromouse, {name}"), &mut one.app);
    }
    one.act(Action::Click(Target::Bar));
}

fn ends() -> [(&'static str, GuestEnd); 4] {
    let limits = GuestLimits::USUAL;
    [
        ("silent", GuestEnd::Silent(limits.silence_seconds)),
        ("too many processes", GuestEnd::TooManyProcesses(limits.processes)),
        ("unread", GuestEnd::NotReading(GuestLimits::WAITING_MIB)),
        ("failed", GuestEnd::Failed(7)),
    ]
}
