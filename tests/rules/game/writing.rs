//! Text without a keyboard: typed on the screen keyboard, by a gamepad or a finger.

use icetea_maze::app::App;
use icetea_maze::game::input::{Action, Button, Family, InputDevice, Inputs, Key, KeySet, Target};
use icetea_maze::game::keyboard::{Keyboard, Modifiers, PadTold};
use icetea_maze::game::lab::{cards, search_cards};
use icetea_maze::game::screen_keyboard::{COLUMNS, ScreenKey};
use icetea_maze::maze::Direction;
use icetea_maze::screens::Screen;
use icetea_maze::screens::how_to::HowToPage;
use icetea_maze::screens::lab::ShelfItem;
use icetea_maze::screens::play::PauseChoice;
use icetea_maze::screens::title::Entry;

use super::player::{Player, small};

/// A player with a gamepad only.
struct Couch {
    player: Player,
    keyboard: Keyboard,
}

impl Couch {
    fn new() -> Self {
        let mut keyboard = Keyboard::default();
        keyboard.pad(0, PadTold::Came(Family::Xbox));
        Self { player: Player::with(small()), keyboard }
    }

    fn app(&self) -> &App {
        &self.player.app
    }

    fn tick(&mut self) {
        let app = &self.player.app;
        let inputs = self.keyboard.take(app.reading(), &app.world.settings.bindings);
        self.player.tick(&inputs);
    }

    fn press(&mut self, button: Button) {
        for is_down in [true, false] {
            self.keyboard.pad(0, PadTold::Button(button, is_down));
            self.tick();
        }
        self.player.wait(2);
    }

    /// Steers to a key, the shorter way round or not, and presses it.
    fn write_key(&mut self, wanted: ScreenKey) {
        let keyboard = self.app().screen_keyboard.expect("a keyboard on the screen");
        let keys: Vec<_> = keyboard.keys().collect();
        let (_, row, columns) =
            keys.iter().find(|key| key.0 == wanted).expect("there is no such key").clone();
        let place_of = |couch: &Self| {
            let keyboard = couch.app().screen_keyboard.expect("it stays");
            keyboard.keys().nth(keyboard.focus()).expect("a key")
        };
        while place_of(self).1 != row {
            self.press(Button::Go(Direction::Down));
        }
        for _ in 0..COLUMNS {
            if place_of(self).2.contains(&columns.start) {
                break;
            }
            self.press(Button::Go(Direction::Right));
        }
        assert_eq!(place_of(self).0, wanted);
        self.press(Button::South);
    }

    fn write(&mut self, text: &str) {
        for sign in text.chars() {
            let key = if sign == ' ' { ScreenKey::Space } else { ScreenKey::Sign(sign) };
            self.write_key(key);
        }
    }

    /// From the title's menu to the seed.
    fn go_to_seed(&mut self) {
        self.press(Button::Select);
        assert_eq!(self.app().reading().keys, KeySet::Text);
    }
}

#[test]
fn a_seed_is_written_by_a_pad_alone() {
    let mut couch = Couch::new();
    couch.go_to_seed();
    assert!(couch.app().screen_keyboard.is_none(), "whoever passes by is not stopped");
    couch.press(Button::South);
    couch.write("tea 7");
    couch.press(Button::East);
    couch.press(Button::North);
    couch.press(Button::LeftTrigger);
    couch.write("T");
    assert_eq!(couch.app().world.settings.maze.seed, "tea  T");
    couch.press(Button::Start);
    assert!(couch.app().screen_keyboard.is_none());
    assert_eq!(
        couch.player.screen(),
        "title",
        "that is all that was written, and no more is meant"
    );
    couch.press(Button::Start);
    assert_eq!(couch.player.screen(), "play");
}

#[test]
fn a_code_that_was_written_is_taken_like_one_that_was_pasted() {
    let mut couch = Couch::new();
    couch.go_to_seed();
    couch.press(Button::South);
    couch.write("wilson1-12x5-77");
    couch.write_key(ScreenKey::Done);
    let maze = &couch.app().world.settings.maze;
    assert_eq!((maze.width, maze.height, &*maze.seed, &*maze.generator), (12, 5, "77", "wilson"));
}

#[test]
fn names_are_written_too() {
    let mut couch = Couch::new();
    couch.player.choose(Entry::TwoPlayers);
    couch.press(Button::Select);
    while couch.app().writing().is_none() {
        couch.press(Button::Go(Direction::Up));
    }
    couch.press(Button::South);
    couch.write("mia");
    couch.press(Button::Start);
    assert_eq!(couch.player.screen(), "lobby");
    assert!(couch.app().world.settings.versus.players.iter().any(|player| player.name == "mia"));
}

#[test]
fn an_operation_is_written_and_done() {
    let mut couch = Couch::new();
    couch.player.choose(Entry::Lab);
    let prepared = cards().len() + search_cards().len();
    couch.player.press(Action::Click(Target::Entry(prepared)));
    couch.press(Button::West);
    couch.write("u 3 5");
    couch.press(Button::Start);
    let Screen::Lab(lab) = &couch.app().screen else { panic!("not there") };
    let ShelfItem::Bench(bench) = &lab.taken else { panic!("no bench") };
    assert_eq!((bench.replay.operations(), bench.line.typed()), (1, None));
    couch.press(Button::West);
    assert!(couch.app().screen_keyboard.is_some());
    couch.press(Button::East);
    assert!(couch.app().writing().is_none(), "nothing was written, so nothing is left behind");
}

#[test]
fn whoever_takes_up_a_real_keyboard_types_with_it() {
    let mut couch = Couch::new();
    couch.go_to_seed();
    couch.press(Button::South);
    couch.write("q");
    couch.keyboard.press(Some(Key::X), Modifiers::default(), false);
    couch.keyboard.write('x', Modifiers::default());
    (0..3).for_each(|_| couch.tick());
    assert!(couch.app().screen_keyboard.is_none());
    assert_eq!(couch.app().world.settings.maze.seed, "qx");
}

#[test]
fn a_finger_on_a_text_opens_it_and_writes() {
    let mut player = Player::with(small());
    let click = |target| Inputs { actions: vec![Action::Click(target)], ..Inputs::default() };
    player.tick(&click(Target::Field(3)));
    assert!(player.app.screen_keyboard.is_none(), "a mouse has a keyboard beside it");
    player.tick(&Inputs { taken_up: Some(InputDevice::Finger), ..click(Target::Field(1)) });
    assert!(player.app.screen_keyboard.is_none(), "nothing is typed there");
    player.tick(&click(Target::Field(3)));
    let keyboard = player.app.screen_keyboard.expect("for fingers");
    let seven = keyboard.keys().position(|key| key.0 == ScreenKey::Sign('7')).unwrap();
    let done = keyboard.keys().position(|key| key.0 == ScreenKey::Done).unwrap();
    for key in [seven, seven, done] {
        player.tick(&click(Target::ScreenKey(key)));
    }
    assert!(player.app.screen_keyboard.is_none());
    assert_eq!(player.app.world.settings.maze.seed, "77");
}

#[test]
fn how_to_play_opens_with_the_rules_and_in_a_maze_with_the_keys() {
    let page = |player: &Player| {
        let Screen::HowTo(screen) = &player.app.screen else { panic!("at {}", player.screen()) };
        screen.page
    };
    for hand in [InputDevice::Keys, InputDevice::Finger] {
        let mut player = Player::with(small());
        player.tick(&Inputs { taken_up: Some(hand), ..Inputs::default() });
        player.choose(Entry::HowTo);
        assert_eq!(page(&player), HowToPage::Rules);
        player.press(Action::Back);
        player.choose(Entry::Play);
        player.press(Action::Pause);
        let Screen::Play(play) = &player.app.screen else { panic!("at {}", player.screen()) };
        let mut choices = play.pause().expect("it is paused").entries();
        let how_to = choices.position(|(choice, _)| choice == PauseChoice::HowTo).unwrap();
        drop(choices);
        player.press(Action::Click(Target::Entry(how_to)));
        assert_eq!(page(&player), HowToPage::Keys);
    }
}
