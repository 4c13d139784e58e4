//! The input from gamepads, tick by tick.

use proptest::prelude::*;

use super::*;
use crate::game::bindings::{KeyCommand, PadLayout};
use crate::game::input::{Button, Family, InputDevice};

const HERE: PadTold = PadTold::Came(Family::Xbox);

/// Players with pads, and the reading of keys.
struct Couch {
    keyboard: Keyboard,
    reading: KeyReading,
    bindings: Bindings,
}

impl Couch {
    fn new(pads: u32, keys: KeySet) -> Self {
        let mut keyboard = Keyboard::default();
        (0..pads).for_each(|pad| keyboard.pad(pad, HERE));
        Self { keyboard, reading: KeyReading::at_rest(keys), bindings: Bindings::default() }
    }

    fn button(&mut self, pad: u32, button: Button, is_down: bool) {
        self.keyboard.pad(pad, PadTold::Button(button, is_down));
    }

    fn tick(&mut self) -> Inputs {
        self.keyboard.take(self.reading, &self.bindings)
    }
}

#[test]
fn menus_are_worked_by_a_pad_alone() {
    let mut couch = Couch::new(1, KeySet::Menu);
    for (button, action) in [
        (Button::Go(Direction::Down), Action::Go(Direction::Down)),
        (Button::South, Action::Confirm),
        (Button::East, Action::Back),
        (Button::Select, Action::Next),
    ] {
        couch.button(0, button, true);
        couch.button(0, button, false);
        assert_eq!(couch.tick().actions, [action]);
        assert_eq!(couch.tick().actions, []);
    }
}

#[test]
fn where_players_sit_down_each_pad_presses_its_own_keys() {
    let mut couch = Couch::new(2, KeySet::Menu);
    couch.reading.pads_are_own = true;
    for pad in [0, 1] {
        couch.button(pad, Button::Go(Direction::Down), true);
        couch.button(pad, Button::Go(Direction::Down), false);
        let pressed = couch.tick().steering.map(|one| one.pressed);
        let expected = [0, 1].map(|player| (player == pad).then_some(Direction::Down));
        assert_eq!(pressed, expected);
    }
}

#[test]
fn each_of_two_pads_walks_its_own_mouse_and_one_is_as_good_as_the_other_alone() {
    let mut couch = Couch::new(2, KeySet::Play);
    couch.button(0, Button::Go(Direction::Left), true);
    couch.keyboard.pad(1, PadTold::Stick(0.9, 0.1));
    couch.keyboard.pad(1, PadTold::Trigger(Button::RightTrigger, 0.8));
    let tick = couch.tick();
    assert_eq!(tick.steering[0].held, Some(Direction::Left));
    assert_eq!(tick.held, Some(Direction::Left));
    let tick = couch.tick();
    assert_eq!(tick.steering[1].held, Some(Direction::Right));
    let tick = couch.tick();
    assert!(tick.steering[1].run && !tick.steering[0].run);
    couch.keyboard.pad(1, PadTold::Stick(0.0, 0.0));
    couch.button(0, Button::Go(Direction::Left), false);
    assert!(couch.tick().steering.iter().all(|one| one.held.is_none()));
}

#[test]
fn a_button_goes_up_as_the_key_that_went_down_whoever_reads_keys_by_then() {
    let mut couch = Couch::new(1, KeySet::Play);
    couch.button(0, Button::Go(Direction::Up), true);
    assert_eq!(couch.tick().held, Some(Direction::Up));
    couch.reading = KeyReading::at_rest(KeySet::Menu);
    couch.button(0, Button::Go(Direction::Up), false);
    assert_eq!(couch.tick().held, None);
}

#[test]
fn what_is_held_in_a_menu_goes_on_and_in_a_maze_does_not() {
    let steps = |reading| {
        let mut couch = Couch { reading, ..Couch::new(1, reading.keys) };
        couch.keyboard.pad(0, PadTold::Stick(0.0, 1.0));
        (0..120).map(|_| couch.tick().actions.len()).sum::<usize>()
    };
    assert_eq!(steps(KeyReading::at_rest(KeySet::Menu)), 9);
    assert_eq!(steps(KeyReading::in_a_race(KeySet::Play)), 1);
}

#[test]
fn a_pad_that_goes_lets_go_takes_a_break_and_leaves_its_seat_to_the_next() {
    let mut couch = Couch::new(2, KeySet::Play);
    couch.button(0, Button::Go(Direction::Left), true);
    couch.tick();
    assert_eq!(couch.keyboard.hand, InputDevice::Pad(Family::Xbox));
    couch.keyboard.pad(0, PadTold::Went);
    let tick = couch.tick();
    assert!(tick.focus_lost && tick.steering[0].held.is_none());
    assert_eq!(couch.keyboard.hand, InputDevice::Keys);
    couch.button(0, Button::South, true);
    assert_eq!(couch.tick().actions, [], "it is not there any more");
    couch.keyboard.pad(7, PadTold::Came(Family::PlayStation));
    couch.button(7, Button::Go(Direction::Right), true);
    assert_eq!(couch.tick().steering[0].held, Some(Direction::Right));
    assert_eq!(couch.keyboard.hand, InputDevice::Pad(Family::PlayStation));
    couch.keyboard.press(Some(Key::H), Modifiers::default(), false);
    assert_eq!(couch.keyboard.hand, InputDevice::Keys);
}

#[test]
fn a_button_is_shown_for_what_it_does_and_that_is_something() {
    let (bindings, mut keyboard) = (Bindings::default(), Keyboard::default());
    keyboard.pad(0, HERE);
    let menus = [KeySet::Menu, KeySet::Results, KeySet::Text, KeySet::ScreenKeyboard];
    for keys in [KeySet::Play, KeySet::Theatre, KeySet::Lab].into_iter().chain(menus) {
        for button in Button::ALL {
            let reading = KeyReading::at_rest(keys);
            let Some(key) = buttons::key_of(button, 0, reading, &bindings) else { continue };
            let shown = button_for(key, reading, &bindings).unwrap();
            assert_eq!(buttons::key_of(shown, 0, reading, &bindings), Some(key));
            assert!(meaning(key, true, keys, &bindings).is_some() || keys == KeySet::Play);
        }
    }
}

#[test]
fn a_button_does_what_it_was_given_to_and_only_in_a_maze() {
    let mut couch = Couch::new(2, KeySet::Taken);
    couch.button(0, Button::LeftShoulder, true);
    assert_eq!(couch.tick().actions, [Action::TakeButton(Button::LeftShoulder)]);
    couch.button(0, Button::East, true);
    assert_eq!(couch.tick().actions, [Action::Back], "it leads out of here too");

    let mut layout = PadLayout::default();
    layout.give(KeyCommand::Restart, Button::North).unwrap();
    layout.give(KeyCommand::FirstRun, Button::South).unwrap();
    for (keys, actions) in
        [(KeySet::Play, vec![Action::Restart]), (KeySet::Menu, vec![Action::Ghost])]
    {
        let mut couch = Couch::new(2, keys);
        couch.reading.layout = layout;
        couch.button(1, Button::North, true);
        assert_eq!(couch.tick().actions, actions);
    }
    let mut couch = Couch::new(2, KeySet::Play);
    couch.reading.layout = layout;
    couch.button(1, Button::South, true);
    let tick = couch.tick();
    assert!(tick.steering[1].run && !tick.steering[0].run, "each runs by the own pad");
}

#[test]
fn what_is_taken_up_is_told_once_and_a_mouse_may_lie_beside_a_pad() {
    let mut couch = Couch::new(1, KeySet::Menu);
    assert_eq!(couch.tick().taken_up, None, "that there is a pad is no use of it");
    couch.button(0, Button::South, true);
    assert_eq!(couch.tick().taken_up, Some(InputDevice::Pad(Family::Xbox)));
    couch.keyboard.move_mouse();
    couch.button(0, Button::South, false);
    assert_eq!(couch.tick().taken_up, None);
    couch.keyboard.touch();
    assert_eq!(couch.tick().taken_up, Some(InputDevice::Finger));
    assert_eq!(couch.tick().taken_up, None);
    couch.keyboard.move_mouse();
    assert_eq!(couch.tick().taken_up, Some(InputDevice::Keys));
}

proptest! {
    /// A trembling stick leans in one direction or none, but never in two.
    #[test]
    fn a_stick_that_trembles_keeps_its_way(
        (x, y) in (-1.0_f32..1.0, -1.0_f32..1.0),
        trembles in prop::collection::vec((-0.05_f32..0.05, -0.05_f32..0.05), 1..40),
    ) {
        let mut couch = Couch::new(1, KeySet::Play);
        couch.keyboard.pad(0, PadTold::Stick(x, y));
        let mut ways: Vec<_> = couch.tick().held.into_iter().collect();
        for (dx, dy) in trembles {
            couch.keyboard.pad(0, PadTold::Stick(x + dx, y + dy));
            ways.extend(couch.tick().actions.into_iter().filter_map(|action| match action {
                Action::Go(way) => Some(way),
                _ => None,
            }));
        }
        ways.dedup();
        prop_assert!(ways.len() <= 1, "{:?}", ways);
    }
}
