//! A question for an audience: time to think, and hands that are counted.

use icetea_maze::game::input::{Action, Inputs, KeySet, Target};
use icetea_maze::game::lab::{Card, cards, search_cards};
use icetea_maze::game::theatre::StepSize;
use icetea_maze::game::tuning::{
    LAB_LEAST_SECONDS_TO_THINK, LAB_MOST_SECONDS_TO_THINK, LAB_SECONDS_TO_THINK,
    LAB_SECONDS_TO_THINK_STEP, TICKS_PER_SECOND,
};
use icetea_maze::maze::Direction;
use icetea_maze::screens::ScreenState as _;
use icetea_maze::screens::lab::bench::Bench;
use icetea_maze::screens::lab::hall::Hall;
use icetea_maze::screens::watch::Watch;

const RIGHT: Action = Action::Go(Direction::Right);

/// A card on the bench, or one of a search in the theatre.
enum Desk {
    Bench(Box<Bench>),
    Theatre(Box<Watch>),
}

impl Desk {
    /// Every card with questions.
    fn all() -> impl Iterator<Item = Self> {
        let asks = |card: &&Card| !card.asks.is_empty();
        let bench =
            cards().iter().filter(asks).map(|card| Self::Bench(Box::new(Bench::new(card.clone()))));
        let searches = search_cards().iter().enumerate().filter(|(_, card)| !card.asks.is_empty());
        bench.chain(searches.map(|(place, card)| {
            Self::Theatre(Box::new(Watch::of_card(
                card.clone(),
                Some(place),
                (0, None),
                StepSize::Rooms,
            )))
        }))
    }

    fn tick(&mut self, actions: Vec<Action>) {
        let inputs = Inputs { actions, ..Inputs::default() };
        let goes_back = match self {
            Self::Bench(bench) => bench.tick(&inputs),
            Self::Theatre(watch) => !watch.tick(&inputs, || 0).is_empty(),
        };
        assert!(!goes_back, "it was left");
    }

    fn press(&mut self, actions: impl IntoIterator<Item = Action>) {
        actions.into_iter().for_each(|action| self.tick(vec![action]));
    }

    fn wait(&mut self, ticks: u32) {
        (0..ticks).for_each(|_| self.tick(Vec::new()));
    }

    fn hall(&self) -> &Hall {
        match self {
            Self::Bench(bench) => &bench.hall,
            Self::Theatre(watch) => &watch.lecture().expect("a card").hall,
        }
    }

    /// The number of answers to the current question, and the right one.
    fn question(&self) -> Option<(usize, usize)> {
        match self {
            Self::Bench(bench) => bench.question().map(|one| (one.choices.len(), one.right)),
            Self::Theatre(watch) => {
                let question = watch.lecture().expect("a card").question();
                question.map(|one| (one.choices.len(), one.right))
            }
        }
    }

    /// The last answer and the right one.
    fn verdict(&self) -> Option<(usize, usize)> {
        match self {
            Self::Bench(bench) => bench.quiz.verdict().map(|one| (one.given, one.right)),
            Self::Theatre(watch) => {
                let quiz = &watch.lecture().expect("a card").quiz;
                quiz.verdict().map(|one| (one.given, one.right))
            }
        }
    }

    fn step(&self) -> u64 {
        match self {
            Self::Bench(bench) => bench.deck.step,
            Self::Theatre(watch) => watch.deck.step,
        }
    }

    /// On to the next question; returns whether there is one.
    fn go_on(&mut self) -> bool {
        for _ in 0..400 {
            if self.question().is_some() {
                return true;
            }
            self.press([RIGHT]);
        }
        false
    }
}

fn typed(count: u32) -> Vec<Action> {
    count.to_string().chars().map(Action::Type).collect()
}

#[test]
fn the_answer_of_most_is_performed_and_its_hands_are_seen_before_the_next_question() {
    let mut answered = 0;
    for mut desk in Desk::all() {
        for round in 0..3 {
            if !desk.go_on() {
                break;
            }
            let (choices, right) = desk.question().unwrap();
            let step = desk.step();
            desk.press([Action::Hands, Action::Hands]);
            let (counts, at) = desk.hall().counts().expect("hands are counted");
            assert_eq!((counts.len(), at), (choices, 0));
            // A different answer has the most hands each time; a later tie changes nothing.
            let most = round % choices;
            let hands: Vec<u32> = (0..choices)
                .map(|choice| if choice < most { choice as u32 } else { 110 })
                .collect();
            for (number, &count) in hands.iter().enumerate() {
                desk.press([Action::Type('9'), Action::Erase]);
                desk.press(typed(count));
                assert_eq!(desk.hall().typed(), Some(&*count.to_string()));
                assert_eq!(desk.step(), step, "nothing is performed before");
                desk.press([if number % 2 == 0 { Action::Confirm } else { Action::Next }]);
            }
            if choices % 2 == 0 {
                // That was Tab, after which the first comes again.
                assert_eq!(desk.hall().counts().map(|one| one.1), Some(0));
                desk.press([Action::Go(Direction::Up), Action::Confirm]);
            }
            assert_eq!(desk.verdict(), Some((most, right)));
            assert_eq!(desk.hall().hands, hands);
            for _ in 0..6000 {
                assert!(desk.question().is_none(), "the hands are seen first");
                desk.wait(1);
                if desk.step() > step && !desk.hall().is_reading() {
                    break;
                }
            }
            assert!(desk.step() > step, "it was performed");
            if desk.hall().is_reading() {
                let step = desk.step();
                desk.press([RIGHT]);
                assert!(desk.question().is_some() && desk.step() == step);
                // Answered by a key, it has no hands.
                desk.press([Action::Lane(0)]);
                assert!(desk.hall().hands.is_empty());
                desk.wait(2000);
            }
            answered += 1;
        }
    }
    assert!(answered > 20, "{answered}");
}

#[test]
fn what_a_card_says_before_a_question_is_read_first() {
    let mut seen = [0; 2];
    for (card, place) in
        cards().iter().flat_map(|card| card.asks.iter().map(move |(place, _)| (card, *place)))
    {
        let mut bench = Bench::new(card.clone()).after(place);
        bench.tick(&Inputs::default());
        let (has_note, moves) = (card.says.iter().any(|(said, _)| *said == place), bench.moves());
        assert_eq!(bench.hall.is_reading(), has_note, "{:?}, {place}", card.title);
        assert_eq!(bench.question().is_none(), has_note, "{:?}, {place}", card.title);
        bench.tick(&Inputs { actions: vec![RIGHT], ..Inputs::default() });
        assert!(bench.question().is_some() && bench.moves() == moves, "the question is seen next");
        seen[usize::from(has_note)] += 1;
    }
    assert!(seen.iter().all(|&count| count > 1), "{seen:?}");
}

#[test]
fn without_a_hand_nothing_is_answered() {
    for mut desk in Desk::all() {
        assert!(desk.go_on());
        let step = desk.step();
        desk.press([Action::Hands, Action::Hands]);
        desk.press(vec![Action::Confirm; 9]);
        desk.press([Action::Type('0'), Action::Type('x'), Action::Confirm, Action::Lane(0)]);
        assert!(desk.hall().counts().is_some() && desk.step() == step && desk.verdict().is_none());
        desk.press([Action::Back]);
        assert!(desk.hall().counts().is_none() && desk.question().is_some());
    }
}

#[test]
fn the_time_to_think_ends_by_itself_and_can_be_changed_and_stopped() {
    for mut desk in Desk::all() {
        desk.press([Action::Hands]);
        assert_eq!(desk.hall().seconds_left(), None, "nothing is asked");
        assert!(desk.go_on());
        let step = desk.step();
        desk.press([Action::Hands]);
        assert_eq!(desk.hall().seconds_left(), Some(LAB_SECONDS_TO_THINK));
        desk.wait(3 * TICKS_PER_SECOND);
        assert_eq!(desk.hall().seconds_left(), Some(LAB_SECONDS_TO_THINK - 3));
        desk.press([Action::PlayPause]);
        desk.wait(5 * TICKS_PER_SECOND);
        assert_eq!(desk.hall().seconds_left(), Some(LAB_SECONDS_TO_THINK - 3));
        desk.press([Action::Go(Direction::Up), Action::PlayPause, RIGHT]);
        let left = LAB_SECONDS_TO_THINK - 3 + LAB_SECONDS_TO_THINK_STEP;
        assert_eq!(desk.hall().seconds_left(), Some(left));
        desk.wait((left - 1) * TICKS_PER_SECOND);
        assert_eq!(desk.hall().seconds_left(), Some(1));
        desk.wait(TICKS_PER_SECOND);
        assert!(desk.hall().counts().is_some() && desk.step() == step);
        // The next audience has as long.
        desk.press([Action::Back, Action::Hands]);
        let next = LAB_SECONDS_TO_THINK + LAB_SECONDS_TO_THINK_STEP;
        assert_eq!(desk.hall().seconds_left(), Some(next));
        desk.press(vec![Action::Go(Direction::Up); 99]);
        assert_eq!(desk.hall().seconds_left(), Some(LAB_MOST_SECONDS_TO_THINK));
        desk.press([Action::Back, Action::Hands]);
        assert_eq!(desk.hall().seconds_left(), Some(LAB_MOST_SECONDS_TO_THINK));
        desk.press(vec![Action::Go(Direction::Down); 99]);
        desk.press([Action::Back, Action::Hands]);
        assert_eq!(desk.hall().seconds_left(), Some(LAB_LEAST_SECONDS_TO_THINK));
        let (_, right) = desk.question().unwrap();
        desk.press([Action::Lane(right)]);
        assert_eq!(desk.verdict(), Some((right, right)), "who knows it need not wait");
        assert!(desk.hall().seconds_left().is_none());
    }
}

#[test]
fn whoever_goes_on_without_an_answer_is_held_once() {
    for action in [RIGHT, Action::PlayPause, Action::Click(Target::Entry(0))] {
        for mut desk in Desk::all() {
            assert!(desk.go_on());
            let step = desk.step();
            assert!(!desk.hall().was_held);
            desk.press([action.clone()]);
            desk.wait(TICKS_PER_SECOND);
            assert!(desk.hall().was_held && desk.question().is_some() && desk.step() == step);
            desk.press([action.clone()]);
            desk.wait(TICKS_PER_SECOND);
            assert!(desk.step() > step && !desk.hall().was_held);
            // Coming back, the player is held again.
            desk.press([Action::Home]);
            assert!(desk.go_on() && desk.step() == step && !desk.hall().was_held);
        }
    }
}

#[test]
fn digits_are_typed_while_hands_are_counted() {
    for mut desk in Desk::all() {
        let Desk::Theatre(_) = desk else { continue };
        assert!(desk.go_on());
        let keys = |desk: &Desk| match desk {
            Desk::Theatre(watch) => watch.traits().reading.keys,
            Desk::Bench(_) => KeySet::Lab,
        };
        desk.press([Action::Hands]);
        assert_eq!(keys(&desk), KeySet::Theatre);
        desk.press([Action::Hands]);
        assert_eq!(keys(&desk), KeySet::Text);
        desk.press([Action::Back]);
        assert_eq!(keys(&desk), KeySet::Theatre);
    }
}
