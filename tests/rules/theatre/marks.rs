//! Marks on the timeline: set, removed, and jumped to by the digits.

use icetea_maze::game::bindings::Bindings;
use icetea_maze::game::input::{Action, Inputs, Key, KeyReading, KeySet};
use icetea_maze::game::keyboard::{Keyboard, Modifiers};
use icetea_maze::game::theatre::{MarkedSteps, ShowSpec, Source, Timeline};
use icetea_maze::maze::{Direction, Solver};
use icetea_maze::screens::watch::Watch;

fn theatre(code: &str) -> Watch {
    let source = Source::Grown(code.parse().unwrap());
    let mut watch = Watch::new(ShowSpec::of(source, Solver::DepthFirst));
    rehearse(&mut watch);
    watch
}

fn rehearse(watch: &mut Watch) {
    if let Some(show_spec) = watch.awaited() {
        watch.take(Timeline::of(show_spec.show()));
    }
}

fn act(watch: &mut Watch, action: Action) {
    let _ = watch.tick(&Inputs { actions: vec![action], ..Inputs::default() }, || 1);
    rehearse(watch);
}

fn press(key: Key) -> Action {
    let mut keyboard = Keyboard::default();
    keyboard.press(Some(key), Modifiers::default(), false);
    let reading = KeyReading::at_rest(KeySet::Theatre);
    keyboard.take(reading, &Bindings::default()).actions.remove(0)
}

const DIGITS: [Key; 9] = [
    Key::Digit1,
    Key::Digit2,
    Key::Digit3,
    Key::Digit4,
    Key::Digit5,
    Key::Digit6,
    Key::Digit7,
    Key::Digit8,
    Key::Digit9,
];

#[test]
fn each_digit_leads_to_its_mark_and_they_count_from_the_left() {
    let mut watch = theatre("kruskal1-6x5-7");
    let steps = watch.deck.steps;
    let mut marked: Vec<u64> = (0..9).map(|place| place * 7 % steps).collect();
    for &step in &marked {
        act(&mut watch, Action::Home);
        for _ in 0..step {
            act(&mut watch, Action::Go(Direction::Right));
        }
        act(&mut watch, press(Key::X));
    }
    marked.sort_unstable();
    assert_eq!(watch.marks().steps(), marked);
    act(&mut watch, Action::Skip);
    act(&mut watch, press(Key::X));
    assert_eq!(watch.marks().steps(), marked, "there is no tenth digit");
    for (key, &step) in DIGITS.into_iter().zip(&marked) {
        act(&mut watch, Action::PlayPause);
        act(&mut watch, press(key));
        assert_eq!((watch.deck.step, watch.deck.is_playing), (step, false));
        assert_eq!(watch.timeline().unwrap().step(), step);
    }
    act(&mut watch, press(Key::Digit4));
    act(&mut watch, press(Key::X));
    marked.remove(3);
    assert_eq!(watch.marks().steps(), marked);
    let before = watch.deck.step;
    act(&mut watch, press(Key::Digit9));
    assert_eq!(watch.deck.step, before, "nothing is there");
}

#[test]
fn another_show_has_no_marks_and_none_lies_behind_the_end() {
    let mut watch = theatre("kruskal1-6x5-7");
    act(&mut watch, Action::SetMark);
    act(&mut watch, Action::Recursion);
    assert_eq!(watch.marks().steps().len(), 1);
    act(&mut watch, Action::NextSolver);
    assert_eq!(watch.marks(), &MarkedSteps::default());
    let mut marks = MarkedSteps::at(vec![40, 2, 2, 9]);
    assert_eq!(marks.steps(), [2, 9, 40]);
    marks.keep_until(9);
    assert_eq!(marks.steps(), [2, 9]);
}
