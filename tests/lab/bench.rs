//! The bench on the screen: clicked, typed and asked.

use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::lab::{Card, cards};
use icetea_maze::game::screen::lab::bench::{ANSWER, Bench};
use icetea_maze::maze::Direction;
use icetea_maze::maze::bench::{Operation, Variant};
use icetea_maze::maze::random::Dice;

fn press(bench: &mut Bench, action: Action) -> bool {
    bench.tick(&Inputs { actions: vec![action], ..Inputs::default() })
}

fn wait(bench: &mut Bench) {
    for _ in 0..10_000 {
        bench.tick(&Inputs::default());
    }
}

fn right(bench: &mut Bench) {
    press(bench, Action::Go(Direction::Right));
}

#[test]
fn two_clicks_are_a_union_one_twice_is_a_find_and_both_can_be_typed() {
    let mut bench = Bench::new(Card::blank(10));
    for member in [3, 7, 5, 5] {
        press(&mut bench, Action::Click(Target::Room(member)));
    }
    for letter in "union 7, 5".chars() {
        press(&mut bench, Action::Type(letter));
    }
    press(&mut bench, Action::Confirm);
    assert_eq!(bench.typed(), None);
    let expected = [Operation::Union(3, 7), Operation::Find(5), Operation::Union(7, 5)];
    assert_eq!(bench.card().operations, expected);
    wait(&mut bench);
    assert!(bench.deck().is_at_end() && !bench.deck().is_playing());
    assert_eq!(bench.replay().forest(bench.moves()).sets(), 8);
    for letter in "find 10".chars() {
        press(&mut bench, Action::Type(letter));
    }
    press(&mut bench, Action::Confirm);
    assert!(bench.complaint().is_some() && bench.typed() == Some("find 10"));
    assert!(!press(&mut bench, Action::Back), "first what is typed is left");
    press(&mut bench, Action::Erase);
    assert_eq!(bench.card().operations, expected[..2]);
    assert!(press(&mut bench, Action::Back));
}

#[test]
fn other_rules_replay_the_same_and_stay_at_the_same_operation() {
    let mut dice = Dice::new(3);
    for card in cards() {
        let mut bench = Bench::new(Card { asks: Vec::new(), ..card.clone() });
        press(&mut bench, Action::SideBySide);
        press(&mut bench, Action::SideBySide);
        for _ in 0..60 {
            (0..dice.below(6)).for_each(|_| right(&mut bench));
            let (done, before) = (bench.replay().done(bench.moves()), bench.replay().variant());
            let change = if dice.coin() { Action::MoreLoops } else { Action::SwitchKind };
            press(&mut bench, change);
            assert_ne!(bench.replay().variant(), before);
            assert_eq!(bench.replay().done(bench.moves()), done, "{:?}", card.title);
            assert_eq!(bench.replay().operations(), card.operations.len());
        }
    }
    assert_eq!(Variant::all().count(), 9);
}

#[test]
fn whoever_goes_on_meets_every_question_and_what_was_wrong_comes_back() {
    for card in cards() {
        for wrong_every in [1, 2, 99] {
            let mut bench = Bench::new(card.clone());
            let (mut asked, mut wrong, mut back) = (0, 0, 0);
            for _ in 0..3_000 {
                bench.tick(&Inputs::default());
                if let Some(question) = bench.question() {
                    assert!(!bench.deck().is_playing());
                    asked += 1;
                    let is_first = asked <= card.asks.len();
                    let errs = is_first && asked % wrong_every == 0;
                    wrong += usize::from(errs);
                    back += usize::from(!is_first);
                    let by = usize::from(errs);
                    let place = (question.right + by) % question.choices.len();
                    press(&mut bench, Action::Click(Target::Choice(ANSWER, place)));
                    let verdict = bench.quiz().verdict().unwrap();
                    assert_eq!(verdict.is_right(), !errs);
                    assert!(bench.deck().is_playing(), "then it is done");
                    for _ in 0..2_000 {
                        bench.tick(&Inputs::default());
                    }
                } else if bench.deck().is_at_end() && bench.quiz().waiting() == 0 {
                    break;
                } else {
                    right(&mut bench);
                }
            }
            assert_eq!((asked - back, back), (card.asks.len(), wrong), "{:?}", card.title);
            assert_eq!(bench.quiz().marks(), (card.asks.len() - wrong, card.asks.len()));
        }
    }
}

#[test]
fn nothing_that_is_done_leads_beyond_the_ends() {
    let mut dice = Dice::new(11);
    for card in cards() {
        let mut bench = Bench::new(card.clone());
        for _ in 0..400 {
            let action = match dice.below(12) {
                0 => Action::Skip,
                1 => Action::Home,
                2 => Action::Next,
                3 => Action::PlayPause,
                4 => Action::Drag(dice.below(100) as f32 / 100.0),
                5 => Action::Lane(dice.below(5) as usize),
                6 => Action::Erase,
                7 => Action::Click(Target::Room(dice.below(20))),
                8 => Action::Go(Direction::Left),
                9 => Action::MoreLoops,
                _ => Action::Go(Direction::Right),
            };
            let run = dice.chance(30);
            bench.tick(&Inputs { actions: vec![action], run, ..Inputs::default() });
            assert!(bench.moves() <= bench.replay().moves().len());
            assert_eq!(bench.replay().operations(), bench.card().operations.len());
        }
    }
}
