//! Questions on the screen: an answer is shown with its reason, nothing gives the right answer away
//! before, and wrong ones are repeated at the end, as the card says then.

use std::collections::BTreeSet;

use icetea_maze::app::{App, Opening};
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::lab::{
    Answer, LabTask, Offer, Practice, PracticeStage, Prompt, Skill, cards, search_cards,
};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::theatre::Mark;
use icetea_maze::maze::Direction;
use icetea_maze::picture::{ControlTarget, Item, Rect, vec2};
use icetea_maze::screens::Screen;
use icetea_maze::screens::lab::ShelfItem;
use icetea_maze::screens::lab::bench::Bench;
use icetea_maze::screens::lab::quiz::ANSWER;
use icetea_maze::words::Words;
use icetea_maze::words::sentences::lab::{reason, rules, search_reason};

use super::laws::{self, flattened};
use super::seen::{SeenText, texts};
use super::{seen, tour};

fn bench(app: &App) -> &Bench {
    let Screen::Lab(lab) = &app.screen else { panic!("at {}", app.screen.name()) };
    let ShelfItem::Bench(bench) = &lab.taken else { panic!("nothing on the bench") };
    bench
}

fn says(app: &App, sentence: &str) -> bool {
    let picture = seen(app, vec2(1280.0, 720.0));
    let items = flattened(&picture);
    let lines: Vec<&str> = texts(&items).iter().map(|text| text.text.text.as_str()).collect();
    lines.join(" ").contains(sentence)
}

#[test]
fn what_was_wrong_comes_back_at_the_end_and_the_card_there_says_so() {
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
            assert_eq!(says(&app, sentence), count == wrong, "{sentence} of {wrong}");
        }
        assert_eq!(says(&app, "came back"), wrong > 0);
    }
}

/// All text without spaces, since lines break differently in every window.
fn written(app: &App) -> String {
    let picture = seen(app, vec2(1280.0, 720.0));
    let items = flattened(&picture);
    texts(&items).iter().flat_map(|text| text.text.text.split_whitespace()).collect()
}

fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Answers each question of a card, this far from the right answer, and expects the reason at once.
fn sees_why(line: &str, language: Language, slip: usize) {
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
        let written = written(&app);
        assert!(written.contains(&without_blanks(&why)), "{line}: {why}\n{written}");
    }
    assert!(answered > 1, "{line}");
}

#[test]
fn whoever_answers_sees_why_at_once() {
    let cards = (0..cards().len()).map(|place| format!("{}@0", Offer::Card(place).name()));
    let searches = (0..search_cards().len()).map(|place| Offer::Search(place).name());
    for line in cards.chain(searches.map(|name| format!("{name}@0 rooms"))) {
        for language in Language::ALL {
            (0..2).for_each(|slip| sees_why(&line, language, slip));
        }
    }
}

#[test]
fn by_other_rules_a_card_says_none_of_its_notes_and_a_question_names_its_forest() {
    for (place, language) in (0..cards().len()).zip(Language::ALL.into_iter().cycle()) {
        let mut app = App::new(Settings::default(), language, 1);
        let line = format!("{}@0", Offer::Card(place).name());
        let actions = vec![Action::Paste(line.clone()), Action::SwitchKind];
        for action in actions {
            tour::tick(&mut app, &Inputs { actions: vec![action], ..Inputs::default() });
        }
        let words = Words::of(language);
        let card = &cards()[place];
        let notes: Vec<_> =
            card.says.iter().map(|(_, text)| without_blanks(words.on_card(text))).collect();
        let (mut asked, mut told) = (0, 0);
        while !bench(&app).deck.is_at_end() {
            if bench(&app).beside().is_none() {
                let actions = vec![Action::SideBySide];
                tour::tick(&mut app, &Inputs { actions, ..Inputs::default() });
            }
            let (written, bench) = (written(&app), bench(&app));
            if bench.question().is_some() {
                let named = words.lab.asked_in(rules(&words.lab, bench.replay.variant), "");
                assert!(written.contains(&without_blanks(&named)), "{line}: {named}\n{written}");
                asked += 1;
            }
            let note = notes.iter().find(|note| written.contains(*note));
            assert!(note.is_none(), "{line}: {note:?}\n{written}");
            told += usize::from(bench.says().is_none());
            let actions = vec![Action::Go(Direction::Right)];
            tour::tick(&mut app, &Inputs { actions, run: true, ..Inputs::default() });
        }
        assert!(asked > 0 && told > card.operations.len(), "{line}: {asked}, {told}");
    }
}

/// The texts beside the maze, where a search has what it holds.
fn beside_maze<'p>(items: &[&'p Item<'p>]) -> impl Iterator<Item = SeenText<'p>> {
    let panes = items.iter().filter_map(|item| match item {
        Item::Maze(maze) => Some(maze.lens.pane),
        _ => None,
    });
    let [right, bottom] = panes.fold([0.0_f32; 2], |[right, bottom], pane| {
        [right.max(pane.right()), bottom.max(pane.bottom())]
    });
    texts(items).into_iter().filter(move |one| one.text.at.x > right && one.text.at.y < bottom)
}

/// How a room on a stack or in a queue is written there.
fn written_as(items: &[&Item], room: u32) -> Vec<String> {
    let style = |one: SeenText| format!("{:?} {:?}", one.text.colour, one.ground);
    let rooms = beside_maze(items).filter(|text| text.text.text == room.to_string());
    let mut all: Vec<String> = rooms.map(style).collect();
    all.sort();
    all
}

/// How many discs each node of this number in a forest has, and the colour of its edge.
fn discs(items: &[&Item], member: u32) -> Vec<String> {
    let seen = texts(items);
    let nodes = seen.iter().filter(|text| text.text.text == member.to_string()).map(|text| {
        let middle = text.text.place().center();
        let discs = items.iter().filter_map(|item| match item {
            Item::Circle(at, _, colour) if at.distance(middle) < 3.0 => Some(*colour),
            _ => None,
        });
        let discs: Vec<_> = discs.collect();
        discs.first().map(|edge| format!("{} {edge:?}", discs.len()))
    });
    nodes.flatten().collect()
}

/// Visits each decision of some exercises of a skill, as it is put.
fn each_decision(skill: Skill, mut visit: impl FnMut(&Practice, LabTask, &[&Item])) {
    for seed in 0..12 {
        let mut app = App::new(Settings::default(), Language::English, 1);
        let deep = if skill == Skill::Halving { "deep" } else { "" };
        let line = format!("{}:{deep}{seed}", skill.name());
        app.begin(Opening::Bookmark(line.parse().unwrap()));
        loop {
            let Screen::Lab(lab) = &app.screen else { panic!("at {}", app.screen.name()) };
            let ShelfItem::Exercise(exercise) = &lab.taken else { panic!("no exercise") };
            let Some(task) = exercise.practice.task() else { break };
            let picture = seen(&app, vec2(1280.0, 720.0));
            visit(&exercise.practice, task, &flattened(&picture));
            tour::tick(&mut app, &Inputs { actions: vec![Action::Skip], ..Inputs::default() });
        }
    }
}

#[test]
fn what_a_search_goes_to_next_looks_like_the_others_that_it_holds() {
    for (skill, most) in [(Skill::Queue, 60), (Skill::Stack, 60)] {
        let mut asked = 0;
        each_decision(skill, |practice, task, items| {
            let PracticeStage::Search(search) = &practice.stage else { panic!("no search") };
            if matches!(task.prompt, Prompt::Next { .. }) {
                let held = &search.state(task.moves).held;
                // The top of a stack is where the search is.
                let top = if search.has_queue() { None } else { held.back() };
                let others = held.iter().filter(|&room| Some(room) != top);
                let ways: Vec<_> = others.map(|&room| written_as(items, room)).collect();
                let is_like = |other: &Vec<String>| *other == ways[0];
                assert!(ways.iter().all(|way| !way.is_empty() && is_like(way)), "{ways:?}");
                asked += usize::from(ways.len() > 1);
            }
        });
        assert!(asked > most, "{skill:?}: {asked}");
    }
}

#[test]
fn the_maze_does_not_mark_what_is_held_while_that_is_asked() {
    for skill in [Skill::Queue, Skill::Stack] {
        let mut asked = 0;
        each_decision(skill, |practice, task, _| {
            let PracticeStage::Search(search) = &practice.stage else { panic!("no search") };
            if matches!(task.prompt, Prompt::Holds { .. }) {
                let show = practice.show().unwrap().search().unwrap();
                let size = practice.size().unwrap();
                let is_marked = |room: &u32| {
                    matches!(show.marks.mark(size.room(*room)), Mark::Frontier | Mark::Way)
                };
                let marked: BTreeSet<u32> = (0..size.rooms()).filter(is_marked).collect();
                let held: BTreeSet<u32> = search.state(task.moves).held.iter().copied().collect();
                assert_ne!(marked, held, "{task:?}");
                asked += 1;
            }
        });
        assert!(asked > 20, "{skill:?}: {asked}");
    }
}

#[test]
fn a_right_member_of_a_forest_looks_like_some_that_are_wrong() {
    for skill in [Skill::Find, Skill::Halving, Skill::Union] {
        let mut asked = 0;
        each_decision(skill, |practice, task, items| {
            let Answer::Member(right) = task.right else { return };
            let named = match task.prompt {
                Prompt::Climb { sought, at } => vec![sought, at],
                Prompt::Rehang { at } => vec![at],
                Prompt::Below { of } => of.to_vec(),
                Prompt::Above { of, below } => vec![of[0], of[1], below],
                Prompt::Sets { .. } | Prompt::Holds { .. } | Prompt::Next { .. } => return,
            };
            if named.contains(&right) {
                return;
            }
            let look = discs(items, right);
            assert!(!look.is_empty(), "{right} is not there");
            let mut others =
                (0..=practice.last_member()).filter(|one| *one != right && !named.contains(one));
            assert!(others.any(|one| discs(items, one) == look), "{task:?}: {look:?}");
            asked += 1;
        });
        assert!(asked > 10, "{skill:?}: {asked}");
    }
}

/// How much stands on the chip of a text besides it: borders, arrows and other texts.
fn beside_it(items: &[&Item], text: &SeenText) -> usize {
    let is_chip = |item: &&Item| match item {
        Item::RoundRect(rect, ..) if rect.h < 40.0 && laws::holds(*rect, text.text.place()) => {
            Some(*rect)
        }
        _ => None,
    };
    let Some(chip) = items.iter().rev().find_map(is_chip) else { return 0 };
    let is_on_it = |item: &&&Item| match item {
        Item::Border(rect, ..) => laws::holds(chip, *rect),
        Item::Line(from, to, ..) => chip.contains(*from) && chip.contains(*to),
        Item::Text(other) => other != text.text && laws::holds(chip, other.place()),
        _ => false,
    };
    items.iter().filter(is_on_it).count()
}

#[test]
fn a_card_does_not_show_the_next_step_while_that_is_asked() {
    let mut asked = 0;
    for place in 0..search_cards().len() {
        let mut app = App::new(Settings::default(), Language::English, 1);
        let line = format!("{}@0 rooms", Offer::Search(place).name());
        let actions = vec![Action::Paste(line.clone())];
        tour::tick(&mut app, &Inputs { actions, ..Inputs::default() });
        for _ in 0..20_000 {
            let Screen::Watch(watch) = &app.screen else { panic!("at {}", app.screen.name()) };
            let lecture = watch.lecture().unwrap();
            let (question, deck) = (lecture.question(), &watch.deck);
            let action = match question {
                Some(question) => {
                    let picture = seen(&app, vec2(1280.0, 720.0));
                    let items = flattened(&picture);
                    let answers = picture.controls.iter().filter(|control| {
                        matches!(control.target, ControlTarget::Target(Target::Choice(ANSWER, _)))
                    });
                    let answers: Vec<Rect> = answers.map(|control| control.place).collect();
                    let is_room = |text: &str| {
                        let name = text.trim_start_matches("dfs(").trim_end_matches(')');
                        name.bytes().all(|digit| digit.is_ascii_digit())
                    };
                    for text in beside_maze(&items).filter(|one| is_room(&one.text.text)) {
                        if !answers.iter().any(|answer| answer.overlaps(&text.text.place())) {
                            assert_eq!(beside_it(&items, &text), 0, "{line}: {:?}", text.text);
                            asked += 1;
                        }
                    }
                    Some(Action::Lane(question.right))
                }
                None if deck.is_playing => None,
                None if deck.is_at_end() => break,
                None => Some(Action::Go(Direction::Right)),
            };
            let actions = action.into_iter().collect();
            tour::tick(&mut app, &Inputs { actions, ..Inputs::default() });
        }
    }
    assert!(asked > 40, "{asked}");
}
