//! Results that students hand in: a perfect round has full marks, and every forgery is found.

use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::lab::{
    Answer, Card, Mistake, Offer, Practice, Prompt, Skill, cards, search_cards,
};
use icetea_maze::game::lab_result::{Asked, LabMarks, LabResult, ResultError, table};
use icetea_maze::maze::Direction;
use icetea_maze::maze::random::{Dice, text_hash};
use icetea_maze::screens::lab::bench::Bench;
use icetea_maze::screens::lab::quiz::ANSWER;

/// An exercise that was done, sometimes with wrong, shown or taken back answers.
fn done(skill: Skill, seed: u64, slips_percent: u8) -> (Practice, LabResult) {
    let mut dice = Dice::new(seed);
    let mut practice = Practice::new(skill, seed);
    while let Some(task) = practice.task() {
        match dice.below(3) {
            _ if !dice.chance(slips_percent) => {
                practice.answer(task.right);
            }
            0 => practice.show_next(),
            1 => practice.undo(),
            _ => {
                let wrong = match task.right {
                    Answer::Member(right) => Answer::Member((right + 1) % 8),
                    Answer::Two => Answer::One,
                    Answer::One => Answer::Two,
                    Answer::Held(place) => Answer::Held((place + 1) % 2),
                };
                practice.answer(wrong);
            }
        }
    }
    let asked = Asked::Exercise(skill, seed, practice.history.clone());
    (practice, LabResult { asked, seconds: dice.below(900) })
}

/// Answers all questions of a card, this many of them wrong at first.
fn answered(card: &Card, mut wrong: usize) -> LabResult {
    let mut bench = Bench::new(card.clone());
    let press = |bench: &mut Bench, action: Action| {
        bench.tick(&Inputs { actions: vec![action], ..Inputs::default() });
    };
    for _ in 0..3_000 {
        if let Some(question) = bench.question() {
            let slip = usize::from(wrong > 0);
            wrong -= slip;
            let place = (question.right + slip) % question.choices.len();
            press(&mut bench, Action::Click(Target::Choice(ANSWER, place)));
        } else if bench.deck.is_at_end() && bench.quiz.waiting() == 0 {
            break;
        } else {
            press(&mut bench, Action::Go(Direction::Right));
        }
    }
    bench.result().expect("all is answered")
}

#[test]
fn a_line_is_worth_what_the_round_was_worth() {
    for skill in Skill::ALL {
        for seed in 0..60 {
            for slips_percent in [0, 30] {
                let (practice, result) = done(skill, seed, slips_percent);
                let line = result.to_string();
                assert_eq!(line.parse(), Ok(result.clone()), "{line}");
                let (right, all) = practice.marks();
                assert_eq!(result.marks(), Ok(LabMarks { right, all }), "{line}");
                assert!(slips_percent > 0 || right == all, "{line}");
            }
        }
    }
    for card in cards() {
        let all = card.asks.len();
        for wrong in 0..=all {
            let result = answered(card, wrong);
            assert_eq!(result.to_string().parse(), Ok(result.clone()));
            assert_eq!(result.marks(), Ok(LabMarks { right: all - wrong, all }), "{result}");
        }
    }
}

#[test]
fn any_changed_character_is_found() {
    let (_, exercise) = done(Skill::Union, 7, 20);
    let (_, search) = done(Skill::Stack, 3, 20);
    for line in [exercise, search, answered(&cards()[0], 1)].map(|one| one.to_string()) {
        for place in 0..line.len() {
            for other in ['0', '7', 'a', 'A', '+', '-', ' ', '\t', ',', 'é'] {
                let changed = format!("{}{other}{}", &line[..place], &line[place + 1..]);
                if changed == line {
                    continue;
                }
                assert!(changed.parse::<LabResult>().is_err(), "{changed}");
            }
            let shorter = format!("{}{}", &line[..place], &line[place + 1..]);
            assert!(shorter.parse::<LabResult>().is_err(), "{shorter}");
        }
    }
}

#[test]
fn what_nobody_can_have_answered_is_told_though_its_sum_is_right() {
    let (practice, _) = done(Skill::Find, 5, 0);
    let history = &practice.history;
    let cut = Asked::Exercise(Skill::Find, 5, history[..history.len() - 1].to_vec());
    let more = Asked::Exercise(Skill::Find, 5, [history, &history[..1]].concat());
    let other = match answered(&cards()[1], 0).asked {
        Asked::Card(work, given) => Asked::Card(work, given[1..].to_vec()),
        asked @ (Asked::Exercise(..) | Asked::Search(..)) => panic!("{asked}"),
    };
    for asked in [cut, more, other] {
        let line = LabResult { asked, seconds: 9 }.to_string();
        let read: LabResult = line.parse().unwrap();
        assert_eq!(read.marks(), Err(ResultError::Impossible), "{line}");
    }
}

#[test]
fn the_lines_of_a_class_become_a_table() {
    let (_, perfect) = done(Skill::Queue, 11, 0);
    let marks = perfect.marks().unwrap();
    let (all, seconds) = (marks.all, perfect.seconds);
    let changed = perfect.to_string().replace("do-queue:11", "do-queue:12");
    let (_, other) = done(Skill::Stack, 11, 0);
    let text = format!(
        "Anna: {perfect}\r\n\n=SUM(1), {perfect}\nBob\t{changed}\nhello\n\
        Anna: {perfect}\nCleo: {other} and more\n"
    );
    let (table, is_consistent) = table(&text);
    let lines: Vec<&str> = table.lines().collect();
    let good = format!("do-queue:11,{all},{all},{seconds},consistent");
    assert!(!is_consistent);
    assert_eq!(lines[0], "who,asked,right,of,seconds,verdict");
    let same = good.replace("consistent", "\"the same line as Anna\"");
    assert_eq!(lines[1..3], [format!("\"Anna\",{good}"), format!("\"'=SUM(1)\",{same}")]);
    let is_escaped = lines[3].starts_with("\"Bob\\ticetea-lab2");
    assert!(is_escaped && lines[3].ends_with(",,,,,changed"), "{}", lines[3]);
    assert_eq!(lines[4..6], ["\"hello\",,,,,no result", &format!("\"Anna\",{good}")]);
    assert!(lines[6].ends_with(",,,,,more behind the checksum"), "{}", lines[6]);
}

#[test]
fn a_search_is_asked_what_it_holds_and_each_wrong_answer_has_a_name() {
    let mut named = [0; 5];
    for seed in 0..300 {
        for skill in [Skill::Stack, Skill::Queue] {
            let mut practice = Practice::new(skill, seed);
            while let Some(task) = practice.task() {
                if let (Prompt::Holds { .. }, Some(choices)) =
                    (task.prompt, practice.held_choices())
                {
                    let icetea_maze::game::lab::PracticeStage::Search(search) = &practice.stage
                    else {
                        panic!()
                    };
                    let state = search.state(task.moves);
                    let mut held: Vec<u32> = state.held.iter().copied().collect();
                    if skill == Skill::Stack {
                        held.reverse();
                        let next = search.state(task.moves + 1);
                        assert!(next.held.len() < state.held.len(), "it turns back");
                    }
                    let is_right = |place: usize| task.right == Answer::Held(place);
                    for (place, choice) in choices.iter().enumerate() {
                        assert_eq!(*choice == held, is_right(place), "{skill:?} {seed}");
                        if is_right(place) {
                            continue;
                        }
                        assert!(!practice.answer(Answer::Held(place)));
                        named[match practice.mistake {
                            Some(Mistake::TurnedRound) => 0,
                            Some(Mistake::NothingPopped) => 1,
                            Some(Mistake::PoppedBefore) => 2,
                            Some(Mistake::StillQueued) => 3,
                            Some(Mistake::NothingTaken) => 4,
                            other => panic!("{other:?}"),
                        }] += 1;
                    }
                }
                assert!(practice.answer(task.right));
            }
        }
    }
    assert!(named.iter().all(|&times| times > 100), "{named:?}");
}

#[test]
fn a_line_of_version_0_2_is_worth_what_it_was_though_it_counts_by_tiles() {
    let Ok(Offer::Search(place)) = Offer::named("stack") else { panic!("no such card") };
    let card = &search_cards()[place];
    let rooms = card.rooms().unwrap();
    let answers: Vec<String> = [3, 5, 9, 15, 17]
        .map(|step| {
            let question = card.question(&rooms, card.step_of_tiles(step)).unwrap();
            format!("{step}={}", question.right)
        })
        .into();
    let body = format!("icetea-lab1 stack {} 83s", answers.join(","));
    let line = format!("{body} {:016x}", text_hash(&body));
    let result: LabResult = line.parse().unwrap();
    assert_eq!(result.marks(), Ok(LabMarks { right: 5, all: 5 }));
    let again: LabResult = result.to_string().parse().unwrap();
    assert_eq!(again, result);
}

/// As a program wrote them that still counted all steps by tiles: those of cards are worth as much,
/// those of exercises, which have other decisions now, are refused by name.
#[test]
fn results_that_were_handed_in_before_are_worth_as_much_or_refused() {
    let written = include_str!("../../golden/lab-0.2/results.txt");
    for (line, worth) in written.lines().map(|line| line.rsplit_once(": ").unwrap()) {
        match line.parse::<LabResult>() {
            Ok(result) => {
                let LabMarks { right, all } = result.marks().unwrap();
                assert_eq!(format!("{right} of {all}"), worth, "{line}");
                assert!(!line.contains(" do-"), "{line}");
            }
            Err(error) => assert!(error == ResultError::Old && line.contains(" do-"), "{line}"),
        }
    }
}
