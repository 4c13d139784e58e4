//! The questions of exercises: conventions are explained before they are marked, several answers
//! may be right, and each wrong one is told which rule it breaks but not what is right.

use std::collections::{BTreeMap, BTreeSet};

use icetea_maze::game::bookmark::{Bookmark, BookmarkError};
use icetea_maze::game::lab::{
    Answer, Ask, LabTask, Mistake, Practice, PracticeStage, Prompt, RoomSearch, SearchAsk, Skill,
    cards, search_cards,
};
use icetea_maze::game::lab_result::{LabResult, ResultError};
use icetea_maze::game::settings::Language;
use icetea_maze::maze::Direction;
use icetea_maze::maze::bench::{BenchReplay, Forest};
use icetea_maze::maze::random::text_hash;
use icetea_maze::words::Words;
use icetea_maze::words::sentences::lab::{prompt, question, search_question};

const SEEDS: u64 = 200;

/// Visits every decision of these exercises, each with the one before it.
fn visit(skills: &[Skill], mut visit: impl FnMut(&Practice, LabTask, Option<LabTask>)) {
    for &skill in skills {
        for seed in 0..SEEDS {
            let mut practice = Practice::new(skill, seed);
            let mut before = None;
            while let Some(task) = practice.task() {
                visit(&practice, task, before);
                before = Some(task);
                practice.answer(task.right);
            }
        }
    }
}

fn forest(practice: &Practice) -> Forest {
    match &practice.stage {
        PracticeStage::Sets(replay) => replay.forest(practice.moves()),
        PracticeStage::Search(_) => panic!("it has no sets"),
    }
}

fn search(practice: &Practice) -> &RoomSearch {
    match &practice.stage {
        PracticeStage::Search(search) => search,
        PracticeStage::Sets(_) => panic!("no search"),
    }
}

/// Where some search could go that holds and has entered these rooms, as seen in the maze.
fn possible_rooms(search: &RoomSearch, task: LabTask) -> BTreeSet<u32> {
    let state = search.state(task.moves);
    if search.has_queue() {
        return state.held.iter().copied().collect();
    }
    let beside = state.entered.iter().flat_map(|&room| search.beside(room));
    let fresh = beside.filter(|room| !state.entered.contains(room));
    fresh.chain(state.held.iter().rev().nth(1).copied()).collect()
}

fn differing(all: impl IntoIterator<Item = u32>) -> usize {
    all.into_iter().collect::<BTreeSet<_>>().len()
}

#[test]
fn more_than_one_answer_is_possible_to_every_question() {
    let mut asked = 0;
    visit(&Skill::ALL, |practice, task, before| {
        asked += 1;
        let possible = match task.prompt {
            Prompt::Sets { .. } => 2,
            Prompt::Holds { .. } => {
                practice.held_choices().unwrap().iter().collect::<BTreeSet<_>>().len()
            }
            Prompt::Next { .. } => possible_rooms(search(practice), task).len(),
            Prompt::Climb { at, .. } => {
                // A student who has just answered where it hangs knows where it goes on.
                let is_told = before.is_some_and(|one| one.prompt == Prompt::Rehang { at });
                assert!(!is_told, "{task:?} after {before:?}");
                let forest = forest(practice);
                (0..forest.members()).filter(|&one| forest.root(one) == forest.root(at)).count()
            }
            Prompt::Rehang { at } => forest(practice).depth(at) + 1,
            Prompt::Below { of } => {
                let forest = forest(practice);
                differing(of.into_iter().chain(of.map(|one| forest.root(one))))
            }
            Prompt::Above { of, below } => {
                let forest = forest(practice);
                let all = of.into_iter().chain(of.map(|one| forest.root(one)));
                differing(all.filter(|&one| forest.root(one) != below))
            }
        };
        assert!(possible > 1, "{:?}: {task:?}", practice.skill);
    });
    assert!(asked > 10_000, "{asked}");
}

#[test]
fn a_path_that_is_to_be_halved_is_worth_it() {
    for seed in 0..20 * SEEDS {
        let practice = Practice::new(Skill::Halving, seed);
        let forest = forest(&practice);
        let depth = (0..forest.members()).map(|one| forest.depth(one)).max().unwrap();
        assert!(depth >= 4, "{seed}: {depth}");
        let Some(Prompt::Rehang { at }) = practice.task().map(|task| task.prompt) else {
            panic!("{:?}", practice.task())
        };
        assert_eq!(forest.depth(at), depth, "the deepest comes first");
    }
}

fn numbers(text: &str) -> Vec<u32> {
    let words = text.split(|sign: char| !sign.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

/// Every answer that can be given.
fn answers(practice: &Practice, task: LabTask) -> Vec<Answer> {
    match task.prompt {
        Prompt::Sets { .. } => vec![Answer::Two, Answer::One],
        Prompt::Holds { .. } => {
            (0..practice.held_choices().unwrap().len()).map(Answer::Held).collect()
        }
        Prompt::Next { .. } => (0..search(practice).size.rooms()).map(Answer::Member).collect(),
        _ => (0..forest(practice).members()).map(Answer::Member).collect(),
    }
}

#[test]
fn no_reason_tells_the_answer_and_each_has_words_of_its_own() {
    let mut met: BTreeMap<Mistake, [&str; Language::ALL.len()]> = BTreeMap::new();
    visit(&Skill::ALL, |practice, task, _| {
        for answer in answers(practice, task).into_iter().filter(|one| *one != task.right) {
            let mut practice = practice.clone();
            assert!(!practice.answer(answer));
            let mistake = practice.mistake.unwrap();
            let told = Language::ALL.map(|one| Words::of(one).lab.mistakes.of(mistake));
            if let Answer::Member(right) = task.right {
                assert!(!told.iter().any(|text| numbers(text).contains(&right)), "{told:?}");
            }
            met.insert(mistake, told);
        }
    });
    for place in 0..Language::ALL.len() {
        let texts: BTreeSet<_> = met.values().map(|told| told[place]).collect();
        assert_eq!(texts.len(), met.len(), "two mistakes are told alike");
    }
    assert!(met.len() > 28, "{met:?}");
}

/// The kinds of wrong answers in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Wrong {
    OtherTree,
    Child,
    Sibling,
    TooFar,
    NotFarEnough,
}

fn wrong(forest: &Forest, at: u32, given: u32, right: u32) -> Option<Wrong> {
    let way: Vec<u32> = forest.way(at).collect();
    let place = |one: u32| way.iter().position(|&other| other == one);
    let is_sibling = given != at && forest.parent(given) == forest.parent(at);
    Some(match () {
        () if forest.root(at) != forest.root(given) => Wrong::OtherTree,
        () if forest.parent(given) == Some(at) => Wrong::Child,
        () if is_sibling => Wrong::Sibling,
        () if place(given)? < place(right)? => Wrong::NotFarEnough,
        () => Wrong::TooFar,
    })
}

#[test]
fn wrong_moves_in_a_tree_are_told_apart() {
    for skill in [Skill::Find, Skill::Halving] {
        let mut named: BTreeMap<Wrong, BTreeSet<Mistake>> = BTreeMap::new();
        visit(&[skill], |practice, task, _| {
            let at = match task.prompt {
                Prompt::Climb { at, .. } if skill == Skill::Find => at,
                Prompt::Rehang { at } => at,
                _ => return,
            };
            let (forest, Answer::Member(right)) = (forest(practice), task.right) else { panic!() };
            let is_wrong = |one: &u32| *one != right && (*one != at || skill == Skill::Find);
            for given in (0..forest.members()).filter(|one| right != at && is_wrong(one)) {
                let Some(kind) = wrong(&forest, at, given, right) else { continue };
                let mut practice = practice.clone();
                practice.answer(Answer::Member(given));
                named.entry(kind).or_default().insert(practice.mistake.unwrap());
            }
        });
        assert_eq!(named.len(), 5, "{named:?}");
        for (kind, mistakes) in &named {
            // Too far may also be right below the root, which is a mistake of its own.
            let is_apart = |other: &Wrong| kind == other || mistakes.is_disjoint(&named[other]);
            assert!(named.keys().all(is_apart), "{skill:?} {kind:?}: {named:?}");
            assert!(mistakes.len() <= 2, "{skill:?} {kind:?}: {mistakes:?}");
        }
    }
}

/// Right, down, left, up, as this language lists them.
fn order(language: Language) -> String {
    let speech = &Words::of(language).speech;
    let sides = Direction::ALL.map(|side| match side {
        Direction::Right => speech.right,
        Direction::Down => speech.down,
        Direction::Left => speech.left,
        Direction::Up => speech.up,
    });
    match language {
        Language::Chinese | Language::Japanese => sides.join("、"),
        Language::French => "droite, bas, gauche, haut".to_owned(),
        Language::Korean => "오른쪽, 아래, 왼쪽, 위".to_owned(),
        Language::Portuguese => "direita, baixo, esquerda, cima".to_owned(),
        _ => sides.join(", "),
    }
}

/// How each language says that the first of equals stays on top, and which stack is meant.
const TIES_AND_POPS: [[&str; 2]; Language::ALL.len()] = [
    ["of equals", "before the pop"],
    ["一样", "出栈之前"],
    ["gleichstand", "vor dem Abnehmen"],
    ["empat", "antes de desapilar"],
    ["à égalité", "avant de dépiler"],
    ["no empate", "antes de desempilhar"],
    ["при равных", "до снятия"],
    ["якщо рівні", "перед зняттям"],
    ["같으면", "팝하기 전"],
    ["同じなら", "ポップする前"],
];

#[test]
fn conventions_are_told_before_they_are_marked() {
    for language in Language::ALL {
        let words = &Words::of(language).lab;
        let order = order(language);
        let [ties, pops] = TIES_AND_POPS[language as usize];
        let tells_of_ties = |told: &str| told.to_lowercase().contains(ties);
        visit(&Skill::ALL, |practice, task, _| {
            let told = prompt(words, practice).unwrap();
            let is_told = match task.prompt {
                Prompt::Holds { .. } if !practice.has_queue() => told.contains(pops),
                Prompt::Next { .. } | Prompt::Holds { .. } => told.contains(&order),
                Prompt::Below { .. } => tells_of_ties(&told),
                _ => true,
            };
            assert!(is_told, "{told}");
        });
        for card in search_cards() {
            let rooms = card.rooms().unwrap();
            for &(step, ask) in &card.asks {
                let told = search_question(words, &ask.question(&rooms, step).unwrap());
                let has_order = matches!(ask, SearchAsk::Next | SearchAsk::Held);
                assert!(!has_order || told.contains(&order), "{told}");
            }
        }
        for card in cards() {
            let replay = BenchReplay::new(card.members, card.variant, &card.operations);
            for &(number, ask) in card.asks.iter().filter(|(_, ask)| *ask == Ask::Winner) {
                let asked = ask.question(&replay, number).unwrap();
                let told = question(words, &asked, card.maze.is_some());
                assert!(tells_of_ties(&told), "{told}");
            }
        }
    }
}

#[test]
fn an_exercise_of_version_0_2_is_refused_by_name_where_it_was_another() {
    assert_eq!("do-halving:7".parse::<Bookmark>(), Err(BookmarkError::Old("do-halving:7".into())));
    for line in ["do-find:7", "do-union:7", "do-queue:7", "do-halving:deep7"] {
        let bookmark: Bookmark = line.parse().unwrap();
        assert_eq!(bookmark.to_string(), line);
    }
    for what in ["do-find:5 1,2", "do-halving:7 3,?", "do-queue:5 1"] {
        let body = format!("icetea-lab1 {what} 83s");
        let line = format!("{body} {:016x}", text_hash(&body));
        assert_eq!(line.parse::<LabResult>(), Err(ResultError::Old), "{line}");
    }
}
