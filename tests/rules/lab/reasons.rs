//! An answer immediately gets the reason of its own question; the text after it is about the last
//! operation.

use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::lab::{Ask, Card, CardText, RoomSearch, SearchAsk, cards, search_cards};
use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::{SearchTelling, StepSize};
use icetea_maze::maze::Direction;
use icetea_maze::maze::bench::{Forest, Operation};
use icetea_maze::screens::lab::bench::Bench;
use icetea_maze::screens::watch::Watch;
use icetea_maze::words::Words;
use icetea_maze::words::sentences::lab::{reason, search_reason};

use super::sets;

fn numbers(text: &str) -> Vec<u32> {
    let words = text.split(|sign: char| !sign.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

fn says_all(text: &str, of: &[u32]) -> bool {
    of.iter().all(|one| numbers(text).contains(one))
}

/// The text for exactly this place.
fn said_at<P: PartialEq + Copy>(says: &[(P, CardText)], place: P) -> Option<&CardText> {
    says.iter().rev().find(|(said, _)| *said == place).map(|(_, text)| text)
}

/// Answers this question with that choice and all before it right; then goes on to the end. All
/// texts meanwhile are checked against what was done.
fn answer_on_the_bench(card: &Card, asked: usize, choice: usize) {
    let mut bench = Bench::new(card.clone());
    let (mut count, mut ticks) = (0, 0);
    let mut given = None;
    while count <= asked || given.is_some() {
        ticks += 1;
        assert!(ticks < 20_000, "{:?} never ends", card.title);
        let mut actions = Vec::new();
        if let Some(question) = bench.question() {
            let place = if count == asked { choice } else { question.right };
            given = Some((bench.replay.done(bench.moves()), place, question));
            count += 1;
            actions.push(Action::Lane(place));
        } else if !bench.deck.is_playing {
            given = None;
            actions.push(Action::Go(Direction::Right));
        }
        let has_answered = matches!(actions[..], [Action::Lane(_)]);
        bench.tick(&Inputs { actions, ..Inputs::default() });
        let done = bench.replay.done(bench.moves());
        if let Some((number, place, question)) = &given {
            let verdict = bench.verdict().expect("an answer is told of until one goes on");
            assert_eq!((verdict.place, verdict.given), (*number, *place), "{:?}", card.title);
            assert_eq!(&verdict.question, question);
            assert!(!has_answered || done == *number, "it is told at once");
        }
        let is_answered = bench.verdict().is_some_and(|verdict| verdict.place == done);
        let at_most = |place: usize| bench.replay.after(place + 1) >= bench.moves();
        assert!(bench.verdict().is_none_or(|verdict| at_most(verdict.place)), "told of too long");
        let here = said_at(&card.says, done).filter(|_| !is_answered);
        assert_eq!(bench.says(), here, "{:?} after {done}", card.title);
    }
}

#[test]
fn whatever_is_answered_on_a_card_is_told_of_at_once_and_no_longer() {
    for card in cards() {
        for (asked, (number, ask)) in card.asks.iter().enumerate() {
            let replay = Bench::new(card.clone()).replay.clone();
            let question = ask.question(&replay, *number).unwrap();
            for choice in 0..question.choices.len() {
                answer_on_the_bench(card, asked, choice);
            }
        }
    }
}

#[test]
fn every_note_is_read_before_the_question_that_stands_at_the_same_place() {
    for card in cards() {
        let mut bench = Bench::new(card.clone());
        let mut read = Vec::new();
        for _ in 0..20_000 {
            let done = bench.replay.done(bench.moves());
            read.extend(bench.says().filter(|_| bench.question().is_none()).map(|_| done));
            let action = match bench.question() {
                Some(question) => Action::Lane(question.right),
                None if bench.deck.is_playing => Action::Point(Target::Entry(9)),
                None => Action::Go(Direction::Right),
            };
            bench.tick(&Inputs { actions: vec![action], ..Inputs::default() });
        }
        assert!(bench.deck.is_at_end());
        for (place, text) in &card.says {
            assert!(read.contains(place), "{text:?} is never read");
        }
    }
}

fn way(forest: &Forest, member: u32) -> String {
    let way: Vec<String> = forest.way(member).map(|one| one.to_string()).collect();
    way.join(", ")
}

#[test]
fn the_reason_is_that_of_the_operation_which_is_asked_about() {
    for card in cards() {
        let variants = [Some(card.variant), card.beside].into_iter().flatten();
        for variant in variants {
            let card = Card { variant, ..card.clone() };
            let replay = Bench::new(card.clone()).replay.clone();
            for number in 0..replay.operations() {
                let [before, after] =
                    [number, number + 1].map(|done| replay.forest(replay.after(done)));
                for ask in Ask::ALL {
                    let Some(question) = ask.question(&replay, number) else { continue };
                    for language in Language::ALL {
                        let told = reason(Words::of(language), ask, &replay, number);
                        let is_told = match (ask, question.operation) {
                            (Ask::Hops, Operation::Find(member)) => {
                                told.contains(&way(&before, member))
                            }
                            (Ask::Hops, Operation::Union(a, _)) => told.contains(&way(&before, a)),
                            (Ask::Parent, Operation::Find(member)) => {
                                says_all(&told, &[member, after.parent(member).unwrap()])
                            }
                            (_, Operation::Union(a, b)) => {
                                says_all(&told, &[before.root(a), before.root(b)])
                            }
                            other => panic!("{other:?}"),
                        };
                        assert!(is_told, "{variant}, {question:?}: {told}");
                        let is_same =
                            told.contains("Both roots are") || told.contains("两个根都是");
                        let changed = sets(&after) < sets(&before);
                        assert!(ask == Ask::Hops || !(is_same && changed), "{told}");
                    }
                }
            }
        }
    }
}

/// The search of a card, before the question of this number; and what is chosen there.
fn answer_a_search(place: usize, asked: usize, choice: usize) {
    let card = &search_cards()[place];
    let rooms: RoomSearch = card.rooms().unwrap();
    let mut watch = Watch::of_card(card.clone(), Some(place), (0, None), StepSize::Rooms);
    let (mut count, mut ticks) = (0, 0);
    let mut given = None;
    while count <= asked || given.is_some() {
        ticks += 1;
        assert!(ticks < 20_000, "{:?} never ends", card.title);
        let mut actions = Vec::new();
        let lecture = watch.lecture().unwrap();
        if let Some(question) = lecture.question() {
            let place = if count == asked { choice } else { question.right };
            given = Some((watch.deck.step, place));
            count += 1;
            actions.push(Action::Lane(place));
        } else if !watch.deck.is_playing {
            given = None;
            actions.push(Action::Go(Direction::Right));
        }
        watch.tick(&Inputs { actions, ..Inputs::default() }, || 0);
        let (lecture, step) = (watch.lecture().unwrap(), watch.deck.step);
        let answered = lecture.verdict(step).map(|(verdict, _)| verdict.place as u64);
        if let Some((at, place)) = given {
            let (verdict, done) = lecture.verdict(step).expect("it is told at once");
            assert_eq!((verdict.place as u64, verdict.given), (at, place), "{:?}", card.title);
            assert_eq!(done.step, at + 1);
            for language in Language::ALL {
                let told = (done, SearchTelling::Loop);
                let told = search_reason(Words::of(language), &verdict.question, told);
                let at_or_next = [verdict.question.at, rooms.state(at as usize).at];
                let is_of_step = matches!(verdict.question.ask, SearchAsk::Number)
                    || at_or_next.iter().any(|room| numbers(&told).contains(room));
                assert!(is_of_step, "{:?} after {at}: {told}", card.title);
            }
        }
        let last = card.says.last().filter(|(place, _)| *place <= step);
        let here = said_at(&card.says, step).map(|text| (step, text));
        let here = here.or_else(|| last.map(|(place, text)| (*place, text)));
        let here = here.filter(|&(place, _)| answered.is_none_or(|asked| place > asked));
        let here = here.map(|(_, text)| text);
        assert_eq!(lecture.says(step), here, "{:?} after {step}", card.title);
    }
}

#[test]
fn the_last_note_of_a_card_stays_until_its_end() {
    for card in cards() {
        let mut bench = Bench::new(card.clone());
        let actions = vec![Action::Skip];
        bench.card.asks.clear();
        bench.tick(&Inputs { actions, ..Inputs::default() });
        assert!(bench.deck.is_at_end());
        assert_eq!(bench.says(), card.says.last().map(|(_, text)| text), "{:?}", card.title);
    }
    for (place, card) in search_cards().iter().enumerate() {
        let mut watch = Watch::of_card(card.clone(), Some(place), (0, None), StepSize::Rooms);
        let (last, text) = card.says.last().unwrap();
        let mut told = 0;
        while !watch.deck.is_at_end() {
            let lecture = watch.lecture().unwrap();
            let question = lecture.question();
            let action = match question {
                Some(question) => Action::Lane(question.right),
                None if watch.deck.is_playing => Action::Point(Target::Entry(9)),
                None => Action::Go(Direction::Right),
            };
            watch.tick(&Inputs { actions: vec![action], ..Inputs::default() }, || 0);
            let (lecture, step) = (watch.lecture().unwrap(), watch.deck.step);
            if step >= *last && lecture.verdict(step).is_none() {
                assert_eq!(lecture.says(step), Some(text), "{:?} after {step}", card.title);
                told += 1;
            }
        }
        assert!(told > 0, "{:?}", card.title);
        let end = watch.deck.step;
        assert!(watch.lecture().unwrap().verdict(end).is_none(), "{:?}", card.title);
    }
}

#[test]
fn whatever_is_answered_on_a_card_of_a_search_is_told_of_at_once_and_no_longer() {
    for (place, card) in search_cards().iter().enumerate() {
        let rooms = card.rooms().unwrap();
        for (asked, &(step, ask)) in card.asks.iter().enumerate() {
            let question = ask.question(&rooms, step).unwrap();
            for choice in 0..question.choices.len() {
                answer_a_search(place, asked, choice);
            }
        }
    }
}
