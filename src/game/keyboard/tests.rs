use proptest::prelude::*;

use super::pasted::MOST_PASTED_BYTES;
use super::*;

const NONE: Modifiers = Modifiers { shift: false, control: false, alt: false, logo: false };
const WITH_CONTROL: Modifiers = Modifiers { control: true, ..NONE };

/// A keyboard, and how it is interpreted.
struct Table {
    keyboard: Keyboard,
    reading: KeyReading,
}

impl Table {
    fn new(keys: KeySet) -> Self {
        let is_race = keys == KeySet::Play;
        let reading = if is_race { KeyReading::in_a_race(keys) } else { KeyReading::at_rest(keys) };
        Self { keyboard: Keyboard::default(), reading }
    }

    fn press(&mut self, key: Key, with: Modifiers) {
        self.keyboard.press(Some(key), with, false);
    }

    fn tap(&mut self, key: Key, with: Modifiers) {
        self.press(key, with);
        self.keyboard.release(key);
    }

    fn take(&mut self) -> Inputs {
        self.keyboard.take(self.reading, &Bindings::default())
    }

    /// All ticks that have something to do.
    fn ticks(&mut self) -> Vec<Inputs> {
        std::iter::from_fn(|| Some(self.take()).filter(|tick| !tick.actions.is_empty())).collect()
    }
}

proptest! {
    #[test]
    fn every_tap_counts_once_whatever_the_frame_rate(
        taps in prop::collection::vec((0..4_usize, 0..4_u8), 0..40)
    ) {
        let mut table = Table::new(KeySet::Play);
        let (mut alone, mut own) = (Vec::new(), Vec::new());
        let mut take = |table: &mut Table| {
            let tick = table.take();
            prop_assert!(tick.actions.len() <= 1, "one step a tick: {:?}", tick.actions);
            alone.extend(tick.actions);
            own.extend(tick.steering[1].pressed);
            Ok(())
        };
        for &(path, ticks) in &taps {
            table.tap(Key::of_arrow(Direction::ALL[path]), NONE);
            for _ in 0..ticks {
                take(&mut table)?;
            }
        }
        for _ in 0..taps.len() {
            take(&mut table)?;
        }
        let ways: Vec<Direction> = taps.iter().map(|tap| Direction::ALL[tap.0]).collect();
        let steps: Vec<Action> = ways.iter().copied().map(Action::Go).collect();
        prop_assert_eq!(alone, steps);
        prop_assert_eq!(own, ways);
    }
}

#[test]
fn what_is_held_beside_a_key_counts_for_that_key_alone() {
    let mut table = Table::new(KeySet::Theatre);
    table.press(Key::LeftControl, NONE);
    table.tap(Key::Right, WITH_CONTROL);
    table.keyboard.release(Key::LeftControl);
    table.tap(Key::G, NONE);
    table.press(Key::LeftShift, NONE);
    table.tap(Key::S, Modifiers { shift: true, ..NONE });
    let held: Vec<_> = table.ticks().iter().map(|tick| (tick.leap, tick.run)).collect();
    assert_eq!(held, [(true, false), (false, false), (false, true)]);
}

#[test]
fn ctrl_and_v_paste_and_type_nothing_though_ctrl_went_down_before() {
    for keys in [KeySet::Text, KeySet::Menu] {
        let mut table = Table::new(keys);
        table.press(Key::LeftControl, NONE);
        assert!(table.ticks().is_empty());
        // In the order of a window's events: the character, and then the key.
        table.keyboard.write('v', WITH_CONTROL);
        table.press(Key::V, WITH_CONTROL);
        assert!(table.ticks().is_empty());
        assert_eq!(table.keyboard.take_face_commands(), [FaceCommand::Paste]);
        table.keyboard.paste(Some("7".to_owned()));
        table.keyboard.write('v', WITH_CONTROL);
        let actions: Vec<_> = table.ticks().into_iter().flat_map(|one| one.actions).collect();
        assert_eq!(actions, [Action::Paste("7".to_owned())]);
        table.keyboard.write('5', NONE);
        assert_eq!(table.take().actions, [Action::Type('5')]);
    }
}

#[test]
fn a_key_after_the_first_letter_of_a_text_is_part_of_the_text() {
    let mut table = Table::new(KeySet::Lab);
    for (key, letter) in [(Key::F, 'f'), (Key::I, 'i')] {
        table.press(key, NONE);
        table.keyboard.write(letter, NONE);
    }
    assert!((0..9).any(|_| table.take().actions == [Action::Type('f')]));
    table.reading.keys = KeySet::Text;
    let actions: Vec<_> = table.ticks().into_iter().flat_map(|one| one.actions).collect();
    assert_eq!(actions, [Action::Type('i')]);
}

fn pasted(text: String) -> String {
    let mut table = Table::new(KeySet::Text);
    table.keyboard.paste(Some(text));
    match &table.take().actions[..] {
        [Action::Paste(text)] => text.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_link_is_pasted_as_the_code_it_asks_for() {
    for (text, code) in [
        ("https://icetea.example/maze/#kruskal1-30x20-233", "kruskal1-30x20-233"),
        (" http://localhost:8000/?embed#endless1-7\n", "endless1-7"),
        ("https://icetea.example/maze/", "https://icetea.example/maze/"),
        ("kruskal1-30x20-233", "kruskal1-30x20-233"),
        ("#1", "#1"),
    ] {
        assert_eq!(pasted(text.to_owned()), code);
    }
}

#[test]
fn ten_megabytes_are_not_pasted() {
    let longest = "x".repeat(MOST_PASTED_BYTES);
    assert_eq!(pasted(longest.clone()), longest);
    for (first, rest) in [("", "迷宫"), ("x", "迷宫"), ("xx", "迷宫"), ("", "0")] {
        let text = pasted(format!("{first}{}", rest.repeat(3 << 20)));
        assert!((MOST_PASTED_BYTES - 2..=MOST_PASTED_BYTES).contains(&text.len()));
        assert!(text.strip_prefix(first).unwrap().starts_with(rest));
    }
}

#[test]
fn the_direction_pressed_last_is_held_until_all_its_keys_are_up() {
    let mut table = Table::new(KeySet::Play);
    table.press(Key::D, NONE);
    table.press(Key::Down, NONE);
    let held: Vec<_> = table.ticks().iter().map(|tick| tick.held).collect();
    assert_eq!(held, [Some(Direction::Right), Some(Direction::Down)], "one after the other");
    table.press(Key::S, NONE);
    table.keyboard.release(Key::Down);
    assert_eq!(table.take().held, Some(Direction::Down), "S is still down");
    table.keyboard.release(Key::S);
    let tick = table.take();
    assert_eq!(tick.held, Some(Direction::Right));
    assert_eq!(tick.steering.map(|one| one.held), [Some(Direction::Right), None]);
    table.keyboard.lose_focus();
    let tick = table.take();
    assert!(tick.focus_lost && tick.held.is_none() && tick.steering[0].held.is_none());
}

#[test]
fn only_what_may_repeat_does() {
    let repeats = |keys, key| {
        let mut table = Table::new(keys);
        table.keyboard.press(Some(key), NONE, true);
        !table.take().actions.is_empty()
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
        let mut table = Table::new(KeySet::Taken);
        table.tap(key, NONE);
        assert_eq!(table.take().actions, [action]);
    }
    let mut table = Table::new(KeySet::Taken);
    table.keyboard.press(None, NONE, false);
    assert_eq!(table.take().actions, [Action::TakeKey(None)]);
}

#[test]
fn the_window_itself_has_keys_too() {
    let mut table = Table::new(KeySet::Menu);
    table.tap(Key::Enter, Modifiers { alt: true, ..NONE });
    table.tap(Key::F11, NONE);
    table.tap(Key::F12, NONE);
    assert!(table.ticks().is_empty(), "and the game hears nothing of it");
    let face_commands = [FaceCommand::Fullscreen, FaceCommand::Fullscreen, FaceCommand::Screenshot];
    assert_eq!(table.keyboard.take_face_commands(), face_commands);
}

#[test]
fn a_key_that_is_clicked_does_what_it_does_and_is_not_held() {
    let mut table = Table::new(KeySet::Play);
    table.keyboard.click(Press { key: Key::Right, with_control: false });
    let tick = table.take();
    assert_eq!((tick.actions, tick.held), (vec![Action::Go(Direction::Right)], None));
    assert_eq!(tick.steering[1].pressed, Some(Direction::Right));
    table.keyboard.click(Press { key: Key::C, with_control: true });
    assert_eq!(table.take().actions, [Action::Copy]);
}

#[test]
fn a_key_is_read_by_the_screen_that_the_one_before_led_to() {
    let mut table = Table::new(KeySet::Menu);
    table.tap(Key::Down, NONE);
    table.tap(Key::Enter, NONE);
    table.tap(Key::H, NONE);
    assert_eq!(table.take().actions, [Action::Go(Direction::Down)]);
    assert_eq!(table.take().actions, [Action::Confirm]);
    table.reading = KeyReading::at_rest(KeySet::Taken);
    assert_eq!(table.take().actions, [Action::TakeKey(Some(Key::H))]);
}
