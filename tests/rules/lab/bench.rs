//! The bench on the screen: clicked, typed and asked.

use icetea_maze::app::{App, Opening};
use icetea_maze::game::command::{Command, Destination};
use icetea_maze::game::input::{Action, Inputs, Key, Target};
use icetea_maze::game::keyboard::{Keyboard, Modifiers};
use icetea_maze::game::lab::{Card, LabStart, cards};
use icetea_maze::game::request::Unreadable;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::theatre::{ShowSpec, Source, Timeline};
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::maze::bench::{Operation, Variant};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Solver, Spec};
use icetea_maze::screens::Screen;
use icetea_maze::screens::lab::ShelfItem;
use icetea_maze::screens::lab::bench::Bench;
use icetea_maze::screens::lab::quiz::ANSWER;
use icetea_maze::screens::watch::Watch;
use icetea_maze::words::sentences;

use super::sets;

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
    assert_eq!(bench.line.typed(), None);
    let expected = [Operation::Union(3, 7), Operation::Find(5), Operation::Union(7, 5)];
    assert_eq!(bench.card.operations, expected);
    wait(&mut bench);
    assert!(bench.deck.is_at_end() && !bench.deck.is_playing);
    assert_eq!(sets(&bench.replay.forest(bench.moves())), 8);
    for letter in "find 10".chars() {
        press(&mut bench, Action::Type(letter));
    }
    press(&mut bench, Action::Confirm);
    assert!(bench.line.complaint().is_some() && bench.line.typed() == Some("find 10"));
    assert!(!press(&mut bench, Action::Back), "first what is typed is left");
    press(&mut bench, Action::Erase);
    assert_eq!(bench.card.operations, expected[..2]);
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
            let (done, before) = (bench.replay.done(bench.moves()), bench.replay.variant);
            let change = if dice.coin() { Action::MoreLoops } else { Action::SwitchKind };
            press(&mut bench, change);
            assert_ne!(bench.replay.variant, before);
            assert_eq!(bench.replay.done(bench.moves()), done, "{:?}", card.title);
            assert_eq!(bench.replay.operations(), card.operations.len());
        }
    }
    assert_eq!(Variant::all().count(), 9);
}

#[test]
fn whoever_compares_first_sees_other_rules_and_the_keys_change_only_one_of_the_two() {
    for card in cards().iter().chain([&Card::blank(8)]) {
        for rules in Variant::all() {
            let card = Card { asks: Vec::new(), ..card.clone() };
            let mut bench = Bench::at(card, rules, None, (0, None));
            press(&mut bench, Action::SideBySide);
            let beside = bench.beside().unwrap().variant;
            assert_ne!(beside, rules, "{:?}", bench.card.title);
            for change in [Action::MoreLoops, Action::SwitchKind] {
                let before = bench.replay.variant;
                press(&mut bench, change);
                assert_ne!(bench.replay.variant, before);
                assert_eq!(bench.beside().unwrap().variant, beside);
            }
            press(&mut bench, Action::SideBySide);
            assert!(bench.beside().is_none());
        }
    }
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
                    assert!(!bench.deck.is_playing);
                    asked += 1;
                    let is_first = asked <= card.asks.len();
                    let errs = is_first && asked % wrong_every == 0;
                    wrong += usize::from(errs);
                    back += usize::from(!is_first);
                    let by = usize::from(errs);
                    let place = (question.right + by) % question.choices.len();
                    press(&mut bench, Action::Click(Target::Choice(ANSWER, place)));
                    let verdict = bench.quiz.verdict().unwrap();
                    assert_eq!(verdict.is_right(), !errs);
                    assert!(bench.deck.is_playing, "then it is done");
                    for _ in 0..2_000 {
                        bench.tick(&Inputs::default());
                    }
                } else if bench.deck.is_at_end() && bench.quiz.waiting() == 0 {
                    break;
                } else {
                    right(&mut bench);
                }
            }
            assert_eq!((asked - back, back), (card.asks.len(), wrong), "{:?}", card.title);
            assert_eq!(bench.quiz.marks(), (card.asks.len() - wrong, card.asks.len()));
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
            assert!(bench.moves() <= bench.replay.moves.len());
            assert_eq!(bench.replay.operations(), bench.card.operations.len());
        }
    }
}

#[test]
fn a_card_from_outside_is_opened_or_its_bad_line_is_told() {
    let mut app = App::new(Settings::default(), Language::English, 1);
    let text = "Icetea Maze lab card 1\r\nmembers: 3\r\nunion 0 2\r\n";
    app.open_file("mine.txt".to_owned(), text.as_bytes().to_vec());
    assert_eq!(app.screen.name(), "lab");
    app.tick(&Inputs { actions: vec![Action::Back], ..Inputs::default() });
    assert_eq!(app.screen.name(), "title", "one goes back to where one came from");
    let events = app.open_file("bad.txt".to_owned(), text.replace('2', "9").into_bytes());
    let [Command::Unreadable(name, Unreadable::Card(error))] = &events[..] else {
        panic!("{events:?}");
    };
    assert_eq!((name.as_str(), error.number, app.screen.name()), ("bad.txt", 3, "title"));
    for language in Language::ALL {
        let told = sentences::unreadable(language, name, &Unreadable::Card(error.clone()));
        assert!(told.contains("bad.txt") && told.contains("union 0 9") && told.contains('3'));
    }
}

#[test]
fn the_theatre_hands_over_at_the_same_wall() {
    for steps in [0, 4, 11] {
        let spec: Spec = "kruskal1-4x3-7".parse().unwrap();
        let mut watch = Watch::new(ShowSpec::of(Source::Grown(spec), Solver::BreadthFirst));
        let timeline = Timeline::of(watch.show_spec.show());
        let build_steps = timeline.build_steps;
        watch.take(timeline);
        let ask = |watch: &mut Watch| {
            watch.tick(&Inputs { actions: vec![Action::Ask], ..Inputs::default() }, || 1).pop()
        };
        for _ in 0..steps {
            let actions = vec![Action::Go(Direction::Right)];
            watch.tick(&Inputs { actions, ..Inputs::default() }, || 1);
        }
        let before = watch.deck.step as usize;
        let Some(Command::Open(Destination::Lab(LabStart::Card(card, operations)))) =
            ask(&mut watch)
        else {
            panic!()
        };
        assert_eq!((operations, card.operations.len() as u64), (before, build_steps));
        assert_eq!(card.asks.len(), card.operations.len(), "every wall is asked about");
        watch.tick(&Inputs { actions: vec![Action::Skip], ..Inputs::default() }, || 1);
        let Some(Command::Open(Destination::Lab(LabStart::Search(search)))) = ask(&mut watch)
        else {
            panic!()
        };
        assert!(search.has_queue() && !search.tasks().is_empty());
    }
}

#[test]
fn an_operation_typed_fast_on_a_keyboard_is_text_from_its_first_letter() {
    const TICKS_PER_KEY: usize = (0.06 * TICKS_PER_SECOND as f32) as usize;
    const PLAIN: Modifiers = Modifiers { shift: false, control: false, alt: false, logo: false };
    for ticks in [0, 1, TICKS_PER_KEY] {
        let mut app = App::new(Settings::default(), Language::English, 1);
        app.begin(Opening::Bookmark("bench10:0+1@1 rank full".parse().unwrap()));
        let mut keyboard = Keyboard::default();
        let mut tick = |keyboard: &mut Keyboard| {
            let inputs = keyboard.take(app.reading(), &app.world.settings.bindings);
            app.tick(&inputs);
            let Screen::Lab(lab) = &app.screen else { panic!("at {}", app.screen.name()) };
            let ShelfItem::Bench(bench) = &lab.taken else { panic!("not on the bench") };
            assert_eq!(app.shown_code(), None);
            (bench.line.typed().map(str::to_owned), bench.card.operations.clone())
        };
        let keys = [Key::F, Key::I, Key::N, Key::D, Key::Space, Key::Digit7];
        for (key, letter) in keys.into_iter().zip("find 7".chars()) {
            keyboard.press(Some(key), PLAIN, false);
            keyboard.write(letter, PLAIN);
            (0..ticks).for_each(|_| drop(tick(&mut keyboard)));
            keyboard.release(key);
        }
        let typed = (0..20).map(|_| tick(&mut keyboard).0).last().flatten();
        assert_eq!(typed.as_deref(), Some("find 7"), "{ticks} ticks a key");
        keyboard.press(Some(Key::Enter), PLAIN, false);
        assert_eq!(tick(&mut keyboard).1.last(), Some(&Operation::Find(7)));
    }
}
