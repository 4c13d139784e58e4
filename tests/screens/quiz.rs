//! Questions on the screen: an answer is shown with its reason, nothing gives the right answer away
//! before, and wrong ones are repeated at the end, as the card says then.

use icetea_maze::game::app::{App, Opening};
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::lab::{Offer, PracticeStage, Prompt, cards, search_cards};
use icetea_maze::game::screen::Screen;
use icetea_maze::game::screen::lab::ShelfItem;
use icetea_maze::game::screen::lab::bench::Bench;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::Direction;
use icetea_maze::picture::{Item, Typefaces, fonts, vec2};
use icetea_maze::words::Words;
use icetea_maze::words::sentences::lab::{reason, search_reason};

use super::laws::flattened;
use super::seen::{SeenText, texts};
use super::{seen, tour};

fn bench(app: &App) -> &Bench {
    let Screen::Lab(lab) = &app.screen else { panic!("at {}", app.screen.name()) };
    let ShelfItem::Bench(bench) = &lab.taken else { panic!("nothing on the bench") };
    bench
}

fn says(app: &App, typefaces: &Typefaces, sentence: &str) -> bool {
    let picture = seen(app, typefaces, vec2(1280.0, 720.0));
    let items = flattened(&picture);
    let lines: Vec<&str> = texts(&items).iter().map(|text| text.text.text.as_str()).collect();
    lines.join(" ").contains(sentence)
}

#[test]
fn what_was_wrong_comes_back_at_the_end_and_the_card_there_says_so() {
    let typefaces = Typefaces::new(&fonts::FILES);
    for wrong in 0..4 {
        let mut app = App::new(Settings::default(), Language::English, 1);
        app.begin(Opening::Bookmark("kruskal1-3x2-5 size none".parse().unwrap()));
        let all = bench(&app).card.asks.len();
        let press = |app: &mut App, action| {
            tour::tick(app, &Inputs { actions: vec![action], ..Inputs::default() });
            (0..600).for_each(|_| drop(tour::tick(app, &Inputs::default())));
        };
        let mut asked = Vec::new();
        while bench(&app).result().is_none() {
            assert!(asked.len() < 2 * all, "{asked:?}");
            let Some(question) = bench(&app).question() else {
                press(&mut app, Action::Go(Direction::Right));
                continue;
            };
            // The first few are answered wrongly, each once.
            let slip = usize::from(asked.len() < wrong);
            asked.push(question.operation);
            press(&mut app, Action::Lane((question.right + slip) % question.choices.len()));
        }
        assert_eq!(asked.len(), all + wrong);
        assert_eq!(asked[all..], asked[..wrong], "{asked:?}");
        press(&mut app, Action::Skip);
        let told = [(1, "1 came back: now correct."), (3, "3 came back: now correct.")];
        for (count, sentence) in told {
            assert_eq!(says(&app, &typefaces, sentence), count == wrong, "{sentence} of {wrong}");
        }
        assert_eq!(says(&app, &typefaces, "came back"), wrong > 0);
    }
}

/// All text without spaces, since lines break differently in every window.
fn written(app: &App, typefaces: &Typefaces) -> String {
    let picture = seen(app, typefaces, vec2(1280.0, 720.0));
    let items = flattened(&picture);
    texts(&items).iter().flat_map(|text| text.text.text.split_whitespace()).collect()
}

fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Answers each question of a card, this far from the right answer, and expects the reason at once.
fn sees_why(line: &str, language: Language, slip: usize, typefaces: &Typefaces) {
    let mut app = App::new(Settings::default(), language, 1);
    let actions = vec![Action::Paste(line.to_owned())];
    tour::tick(&mut app, &Inputs { actions, ..Inputs::default() });
    let words = Words::of(language);
    let (mut answered, mut ticks) = (0, 0);
    loop {
        ticks += 1;
        assert!(ticks < 20_000, "{line} never ends");
        let (choices, is_playing, is_over) = if let Screen::Watch(watch) = &app.screen {
            let question = watch.lecture().unwrap().question();
            let choices = question.map(|one| (one.right, one.choices.len()));
            (choices, watch.deck.is_playing, watch.deck.is_at_end())
        } else {
            let choices = bench(&app).question().map(|one| (one.right, one.choices.len()));
            let deck = &bench(&app).deck;
            (choices, deck.is_playing, deck.is_at_end())
        };
        let action = match choices {
            Some((right, all)) => Some(Action::Lane((right + slip) % all)),
            None if is_playing => None,
            None if is_over => break,
            None => Some(Action::Go(Direction::Right)),
        };
        let inputs = Inputs { actions: action.into_iter().collect(), ..Inputs::default() };
        tour::tick(&mut app, &inputs);
        if choices.is_none() {
            continue;
        }
        answered += 1;
        let why = if let Screen::Watch(watch) = &app.screen {
            let lecture = watch.lecture().unwrap();
            let (verdict, done) = lecture.verdict(watch.deck.step).unwrap();
            search_reason(words, &verdict.question, (done, watch.telling()))
        } else {
            let verdict = bench(&app).verdict().unwrap();
            reason(words, verdict.question.ask, &bench(&app).replay, verdict.place)
        };
        let written = written(&app, typefaces);
        assert!(written.contains(&without_blanks(&why)), "{line}: {why}\n{written}");
    }
    assert!(answered > 1, "{line}");
}

#[test]
fn whoever_answers_sees_why_at_once() {
    let typefaces = Typefaces::new(&fonts::FILES);
    let cards = (0..cards().len()).map(|place| format!("{}@0", Offer::Card(place).name()));
    let searches = (0..search_cards().len()).map(|place| Offer::Search(place).name());
    for line in cards.chain(searches.map(|name| format!("{name}@0 rooms"))) {
        for language in Language::ALL {
            (0..2).for_each(|slip| sees_why(&line, language, slip, &typefaces));
        }
    }
}

/// How a room that waits in the queue is written there, beside the maze.
fn written_as(items: &[&Item], room: u32) -> Vec<String> {
    let mazes = items.iter().filter_map(|item| match item {
        Item::Maze(maze) => Some(maze.lens.pane.right()),
        _ => None,
    });
    let beside = mazes.fold(0.0, f32::max);
    let is_it = |text: &&SeenText| text.text.text == room.to_string() && text.text.at.x > beside;
    let seen = texts(items);
    let style = |one: &SeenText| format!("{:?} {:?}", one.text.colour, one.ground);
    let mut all: Vec<String> = seen.iter().filter(is_it).map(style).collect();
    all.sort();
    all
}

#[test]
fn the_front_of_the_queue_looks_like_any_other_while_it_is_asked_for() {
    let typefaces = Typefaces::new(&fonts::FILES);
    let mut asked = 0;
    for seed in 0..12 {
        let mut app = App::new(Settings::default(), Language::English, 1);
        app.begin(Opening::Bookmark(format!("do-queue:{seed}").parse().unwrap()));
        loop {
            let Screen::Lab(lab) = &app.screen else { panic!("at {}", app.screen.name()) };
            let ShelfItem::Exercise(exercise) = &lab.taken else { panic!("no exercise") };
            let practice = &exercise.practice;
            let Some(task) = practice.task() else { break };
            let PracticeStage::Search(search) = &practice.stage else { panic!("no search") };
            if matches!(task.prompt, Prompt::Next { .. }) {
                let picture = seen(&app, &typefaces, vec2(1280.0, 720.0));
                let items = flattened(&picture);
                let held = &search.state(task.moves).held;
                let ways: Vec<_> = held.iter().map(|&room| written_as(&items, room)).collect();
                let is_like = |other: &Vec<String>| *other == ways[0];
                assert!(!ways[0].is_empty() && ways.iter().all(is_like), "{ways:?}");
                asked += 1;
            }
            tour::tick(
                &mut app,
                &Inputs { actions: vec![Action::Go(Direction::Right)], ..Inputs::default() },
            );
        }
    }
    assert!(asked > 60, "{asked}");
}
