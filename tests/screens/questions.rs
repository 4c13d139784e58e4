//! Every question of every card is read whole, with its answers below it, and so is the reason of an
//! answer: in windows of all shapes and at every size of the interface.

use std::collections::BTreeMap;

use icetea_maze::app::App;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::lab::{Offer, cards, search_cards};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::Direction;
use icetea_maze::picture::{Picture, vec2};
use icetea_maze::screens::Screen;
use icetea_maze::screens::lab::ShelfItem;
use icetea_maze::words::Words;
use icetea_maze::words::sentences::lab::{question, reason, rules, search_question, search_reason};

use super::laws::{self, flattened};
use super::seen::texts;
use super::{ALL_PERCENTS, WINDOWS, fit, hold, sample, seen, tour};

/// What a card has to show now.
struct Shown {
    /// The question, or the reason of the answer to the last one.
    text: Option<String>,
    /// The index of the right answer, while there is a question.
    right: Option<usize>,
    is_over: bool,
}

fn shown(app: &App, words: &Words) -> Shown {
    if let Screen::Watch(watch) = &app.screen {
        let lecture = watch.lecture().unwrap();
        let asked = lecture.question();
        let why = lecture.verdict(watch.deck.step).map(|(verdict, done)| {
            search_reason(words, &verdict.question, (done, watch.telling()))
        });
        return Shown {
            text: asked.map(|asked| search_question(&words.lab, asked)).or(why),
            right: asked.map(|asked| asked.right),
            is_over: watch.deck.is_at_end(),
        };
    }
    let Screen::Lab(lab) = &app.screen else { panic!("at {}", app.screen.name()) };
    let ShelfItem::Bench(bench) = &lab.taken else { panic!("nothing on the bench") };
    let asked = bench.question();
    let why = bench
        .verdict()
        .map(|verdict| reason(words, verdict.question.ask, &bench.replay, verdict.place));
    let text = asked.as_ref().map(|asked| {
        let text = question(&words.lab, asked, bench.card.maze.is_some());
        let rules = rules(&words.lab, bench.replay.variant);
        if bench.beside().is_some() { words.lab.asked_in(rules, text) } else { text }
    });
    Shown {
        text: text.or(why),
        right: asked.map(|asked| asked.right),
        is_over: bench.deck.is_at_end(),
    }
}

/// A text without blanks, since lines break differently in every window.
fn packed(text: &str) -> String {
    text.split_whitespace().collect()
}

fn offences(picture: &Picture, text: &str) -> Vec<String> {
    let items = flattened(picture);
    let seen: String = texts(&items).iter().map(|text| packed(&text.text.text)).collect();
    let mut offences = laws::room(picture);
    if !seen.contains(&packed(text)) {
        offences.push(format!("“{text}” is not seen whole"));
    }
    offences
}

#[test]
fn every_question_and_every_reason_is_seen_whole_at_every_size() {
    let mut all: BTreeMap<String, (String, usize)> = BTreeMap::new();
    let mut asked = 0;
    let benches = (0..cards().len()).map(|place| format!("{}@0", Offer::Card(place).name()));
    let searches =
        (0..search_cards().len()).map(|place| format!("{}@0 rooms", Offer::Search(place).name()));
    for (line, language) in
        benches.chain(searches).flat_map(|line| Language::ALL.map(|one| (line.clone(), one)))
    {
        let words = Words::of(language);
        for &interface_percent in sample(language, &ALL_PERCENTS) {
            let settings = Settings { interface_percent, ..Settings::default() };
            let mut app = App::new(settings, language, 1);
            let mut next = Some(Action::Paste(line.clone()));
            for _ in 0..20_000 {
                let actions = next.take().into_iter().collect();
                tour::tick(&mut app, &Inputs { actions, ..Inputs::default() });
                let is_playing = match &app.screen {
                    Screen::Watch(watch) => watch.deck.is_playing,
                    Screen::Lab(lab) => {
                        matches!(&lab.taken, ShelfItem::Bench(bench) if bench.deck.is_playing)
                    }
                    _ => false,
                };
                if is_playing {
                    continue;
                }
                let now = shown(&app, words);
                for &(width, height) in now.text.iter().flat_map(|_| sample(language, &WINDOWS)) {
                    let window = vec2(width, height);
                    fit(&mut app, window);
                    let text = now.text.as_deref().unwrap_or_default();
                    for offence in offences(&seen(&app, window), text) {
                        let place =
                            format!("{language:?} {interface_percent} % {width} x {height}");
                        all.entry(format!("{line}: {offence}")).or_insert((place, 0)).1 += 1;
                    }
                    asked += 1;
                }
                next = match now.right {
                    Some(right) => Some(Action::Lane(right)),
                    None if now.is_over => break,
                    None => Some(Action::Go(Direction::Right)),
                };
            }
        }
    }
    assert!(asked > 1000, "{asked}");
    hold("questions", &all);
}
