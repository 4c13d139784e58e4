use proptest::prelude::*;

use super::*;

const NONE: Modifiers = Modifiers { shift: false, control: false, alt: false, logo: false };
const WITH_CONTROL: Modifiers = Modifiers { control: true, ..NONE };

fn reading(keys: KeySet) -> Keyboard {
    let mut keyboard = Keyboard::default();
    let is_race = keys == KeySet::Play;
    let reading = if is_race { Reading::in_a_race(keys) } else { Reading::at_rest(keys) };
    keyboard.read_as(reading, &Bindings::default());
    keyboard
}

fn tap(keyboard: &mut Keyboard, key: Key, with: Modifiers) -> Option<Errand> {
    let errand = keyboard.press(key, with, false);
    keyboard.release(key);
    errand
}

/// All ticks that have something to do.
fn ticks(keyboard: &mut Keyboard) -> Vec<Inputs> {
    std::iter::from_fn(|| Some(keyboard.take()).filter(|tick| !tick.actions.is_empty())).collect()
}

proptest! {
    #[test]
    fn every_tap_counts_once_whatever_the_frame_rate(
        taps in prop::collection::vec((0..4_usize, 0..4_u8), 0..40)
    ) {
        let mut keyboard = reading(KeySet::Play);
        let (mut alone, mut own) = (Vec::new(), Vec::new());
        let mut take = |keyboard: &mut Keyboard| {
            let tick = keyboard.take();
            prop_assert!(tick.actions.len() <= 1, "one step a tick: {:?}", tick.actions);
            alone.extend(tick.actions);
            own.extend(tick.steering[1].pressed);
            Ok(())
        };
        for &(way, ticks) in &taps {
            tap(&mut keyboard, Key::of_arrow(Direction::ALL[way]), NONE);
            for _ in 0..ticks {
                take(&mut keyboard)?;
            }
        }
        for _ in 0..taps.len() {
            take(&mut keyboard)?;
        }
        let ways: Vec<Direction> = taps.iter().map(|tap| Direction::ALL[tap.0]).collect();
        let steps: Vec<Action> = ways.iter().copied().map(Action::Go).collect();
        prop_assert_eq!(alone, steps);
        prop_assert_eq!(own, ways);
    }
}

#[test]
fn what_is_held_beside_a_key_counts_for_that_key_alone() {
    let mut keyboard = reading(KeySet::Theatre);
    keyboard.press(Key::LeftControl, NONE, false);
    tap(&mut keyboard, Key::Right, WITH_CONTROL);
    keyboard.release(Key::LeftControl);
    tap(&mut keyboard, Key::G, NONE);
    keyboard.press(Key::LeftShift, NONE, false);
    tap(&mut keyboard, Key::S, Modifiers { shift: true, ..NONE });
    let held: Vec<_> = ticks(&mut keyboard).iter().map(|tick| (tick.leap, tick.run)).collect();
    assert_eq!(held, [(true, false), (false, false), (false, true)]);
}

#[test]
fn ctrl_and_v_paste_and_type_nothing_though_ctrl_went_down_before() {
    for keys in [KeySet::Text, KeySet::Menu] {
        let mut keyboard = reading(keys);
        keyboard.press(Key::LeftControl, NONE, false);
        assert!(ticks(&mut keyboard).is_empty());
        // As a window tells it: the character, and then the key.
        keyboard.write('v', WITH_CONTROL);
        assert_eq!(keyboard.press(Key::V, WITH_CONTROL, false), Some(Errand::Paste));
        keyboard.paste(Some("7".to_owned()));
        keyboard.write('v', WITH_CONTROL);
        let actions: Vec<_> =
            ticks(&mut keyboard).into_iter().flat_map(|one| one.actions).collect();
        assert_eq!(actions, [Action::Paste("7".to_owned())]);
        keyboard.write('5', NONE);
        assert_eq!(keyboard.take().actions, [Action::Type('5')]);
    }
}

#[test]
fn the_direction_pressed_last_is_held_until_all_its_keys_are_up() {
    let mut keyboard = reading(KeySet::Play);
    keyboard.press(Key::D, NONE, false);
    keyboard.press(Key::Down, NONE, false);
    assert_eq!(keyboard.take().held, Some(Direction::Down));
    keyboard.press(Key::S, NONE, false);
    keyboard.release(Key::Down);
    assert_eq!(keyboard.take().held, Some(Direction::Down), "S is still down");
    keyboard.release(Key::S);
    let tick = keyboard.take();
    assert_eq!(tick.held, Some(Direction::Right));
    assert_eq!(tick.steering.map(|one| one.held), [Some(Direction::Right), None]);
    keyboard.lose_focus();
    let tick = keyboard.take();
    assert!(tick.focus_lost && tick.held.is_none() && tick.steering[0].held.is_none());
}

#[test]
fn only_what_may_repeat_does() {
    let repeats = |keys, key| {
        let mut keyboard = reading(keys);
        keyboard.press(key, NONE, true);
        !keyboard.take().actions.is_empty()
    };
    assert!(repeats(KeySet::Menu, Key::Down) && repeats(KeySet::Text, Key::Backspace));
    assert!(!repeats(KeySet::Play, Key::Down), "a step is taken by a press");
    assert!(!repeats(KeySet::Menu, Key::Enter) && !repeats(KeySet::Theatre, Key::G));
}

#[test]
fn the_next_key_is_taken_whatever_it_means() {
    for (key, action) in [
        (Key::Escape, Action::Back),
        (Key::H, Action::TakeKey(Some(Key::H))),
        (Key::Enter, Action::TakeKey(Some(Key::Enter))),
    ] {
        let mut keyboard = reading(KeySet::Taken);
        tap(&mut keyboard, key, NONE);
        assert_eq!(keyboard.take().actions, [action]);
    }
    let mut keyboard = reading(KeySet::Taken);
    keyboard.press_unknown();
    assert_eq!(keyboard.take().actions, [Action::TakeKey(None)]);
}

#[test]
fn the_window_itself_has_keys_too() {
    let mut keyboard = reading(KeySet::Menu);
    let with_alt = Modifiers { alt: true, ..NONE };
    assert_eq!(tap(&mut keyboard, Key::Enter, with_alt), Some(Errand::Fullscreen));
    assert_eq!(tap(&mut keyboard, Key::F11, NONE), Some(Errand::Fullscreen));
    assert_eq!(tap(&mut keyboard, Key::F12, NONE), Some(Errand::Screenshot));
    assert!(ticks(&mut keyboard).is_empty(), "and the game hears nothing of it");
}

#[test]
fn a_key_that_is_clicked_does_what_it_does_and_is_not_held() {
    let mut keyboard = reading(KeySet::Play);
    keyboard.click(Press { key: Key::Right, with_control: false });
    let tick = keyboard.take();
    assert_eq!((tick.actions, tick.held), (vec![Action::Go(Direction::Right)], None));
    assert_eq!(tick.steering[1].pressed, Some(Direction::Right));
    keyboard.click(Press { key: Key::C, with_control: true });
    assert_eq!(keyboard.take().actions, [Action::Copy]);
}
