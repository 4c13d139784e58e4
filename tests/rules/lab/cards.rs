//! Cards and their questions.

use icetea_maze::game::lab::{Ask, Card, Choice, MOST_OPERATIONS, Offer, Question, cards, is_card};
use icetea_maze::game::settings::Language;
use icetea_maze::maze::UnionFind;
use icetea_maze::maze::bench::{BenchReplay, Forest, MOST_MEMBERS, Operation, Variant};
use icetea_maze::maze::random::Dice;
use icetea_maze::words::Words;

/// The right answer, read off the forest before and after.
fn right(question: &Question, before: &Forest, after: &Forest, hops: u32) -> Choice {
    match (question.ask, question.operation) {
        (Ask::Sets, Operation::Union(a, b)) if before.root(a) == before.root(b) => Choice::One,
        (Ask::Sets, _) => Choice::Two,
        (Ask::Winner, Operation::Union(a, _)) => Choice::Member(after.root(a)),
        (Ask::Parent, Operation::Find(member)) => Choice::Member(after.parent(member).unwrap()),
        (Ask::Hops, _) => Choice::Number(hops),
        _ => panic!("{question:?}"),
    }
}

fn hold(question: &Question, replay: &BenchReplay, number: usize) {
    let [before, after] = [number, number + 1].map(|done| replay.after(done));
    let hops = replay.hops(after) - replay.hops(before);
    let expected = right(question, &replay.forest(before), &replay.forest(after), hops);
    assert_eq!(question.choices[question.right], expected, "{question:?}");
    if question.ask == Ask::Hops {
        // The position when levels were counted, so that lines of version 0.2 keep their meaning.
        let moves = &replay.moves[replay.after(number)..after];
        let levels: u32 = moves.iter().map(|told| told.step.levels()).sum();
        let at_first = (number * 7 + 1) % 4;
        assert_eq!(question.right, at_first.min(levels as usize), "{question:?}");
    }
    assert!((2..=4).contains(&question.choices.len()), "{question:?}");
    let same = question.choices.iter().filter(|&&one| one == expected).count();
    assert_eq!(same, 1, "{question:?}");
}

#[test]
fn what_is_right_is_what_the_next_operation_does() {
    let mut asked = [0; 4];
    for seed in 0..1_500 {
        let mut dice = Dice::new(seed);
        let members = 2 + dice.below(14);
        let operation = |dice: &mut Dice| match (dice.below(members), dice.below(members)) {
            (a, b) if dice.chance(70) => Operation::Union(a, b),
            (a, _) => Operation::Find(a),
        };
        let operations: Vec<_> = (0..20).map(|_| operation(&mut dice)).collect();
        for variant in Variant::all() {
            let replay = BenchReplay::new(members, variant, &operations);
            for number in 0..operations.len() {
                for (place, ask) in Ask::ALL.into_iter().enumerate() {
                    if let Some(question) = ask.question(&replay, number) {
                        asked[place] += 1;
                        hold(&question, &replay, number);
                    }
                }
            }
        }
    }
    assert!(asked.iter().all(|&times| times > 1_000), "{asked:?}");
}

#[test]
fn the_cards_of_the_shelf_can_be_read_and_speak_both_languages() {
    for card in cards() {
        assert!(!card.operations.is_empty(), "{:?} is damaged", card.title);
        assert!(card.says.len() > 2 && card.asks.len() > 1, "{:?}", card.title);
        for text in card.says.iter().map(|(_, text)| text).chain([&card.title, &card.about]) {
            let [english, chinese] = [Language::English, Language::Chinese]
                .map(|language| Words::of(language).on_card(text));
            let is_chinese = |letter: char| letter > '\u{2e80}';
            assert!(!english.is_empty() && !english.contains(is_chinese), "{english}");
            assert!(!chinese.is_ascii() && chinese != english, "{chinese}");
        }
        // Under all rules that a student can choose, the questions can be answered.
        for variant in Variant::all() {
            let replay = BenchReplay::new(card.members, variant, &card.operations);
            for &(number, ask) in &card.asks {
                let question = ask.question(&replay, number);
                hold(&question.expect("a question"), &replay, number);
            }
        }
    }
}

#[test]
fn a_card_speaks_english_where_it_lacks_a_language() {
    for (title, said) in [
        ("A chain", ["A chain", "A chain", "A chain"]),
        ("A chain | 一条链", ["A chain", "一条链", "A chain"]),
        ("A chain | 一条链 | Eine Kette", ["A chain", "一条链", "Eine Kette"]),
        ("A chain || Eine Kette", ["A chain", "A chain", "Eine Kette"]),
    ] {
        let card: Card =
            format!("Icetea Maze lab card 1\ntitle: {title}\nmembers: 2\n").parse().unwrap();
        let first = [Language::English, Language::Chinese, Language::German];
        assert_eq!(first.map(|one| Words::of(one).on_card(&card.title)), said);
        assert_eq!(Words::of(Language::French).on_card(&card.title), "A chain");
    }
}

#[test]
fn what_the_cards_promise_of_the_worst_case_is_true() {
    let card = |name: &str| match Offer::named(name) {
        Ok(Offer::Card(place)) => &cards()[place],
        other => panic!("{other:?}"),
    };
    let hops = |card: &Card, operations: usize| {
        let replay = BenchReplay::new(card.members, card.variant, &card.operations);
        replay.hops(replay.after(operations))
    };
    let chain = card("chains");
    assert_eq!(hops(chain, 7), 56);
    let binomial = card("size");
    let replay = BenchReplay::new(binomial.members, binomial.variant, &binomial.operations);
    let forest = replay.forest(replay.after(15));
    let mut levels = [0; 5];
    (0..16).for_each(|one| levels[forest.depth(one)] += 1);
    assert_eq!(levels, [1, 4, 6, 4, 1], "the numbers of a binomial tree");
    let halving = card("halving");
    assert_eq!(hops(halving, 7), 14, "a chain made of roots only");
    assert_eq!(hops(halving, 8), 14 + 17);
    assert_eq!(hops(halving, 11), 14 + 36);
}

#[test]
fn a_card_that_asks_for_hops_tells_them_right_afterwards() {
    let mut told = 0;
    for card in cards().iter().filter(|card| card.maze.is_none()) {
        let replay = BenchReplay::new(card.members, card.variant, &card.operations);
        let asked = card.asks.iter().filter(|(_, ask)| *ask == Ask::Hops);
        for &(number, ask) in asked {
            let question = ask.question(&replay, number).unwrap();
            let Choice::Number(hops) = question.choices[question.right] else { panic!() };
            let Some((_, text)) = card.says.iter().find(|(place, _)| *place == number + 1) else {
                continue;
            };
            for language in Language::ALL {
                let numbers =
                    Words::of(language).on_card(text).split(|sign: char| !sign.is_ascii_digit());
                let is_told = numbers.clone().any(|one| one == hops.to_string());
                assert!(is_told, "{:?}: {hops}: {text:?}", card.title);
            }
            told += 1;
        }
    }
    assert!(told > 8, "{told}");
}

#[test]
fn the_walls_of_a_maze_come_up_as_its_generator_takes_them() {
    let kruskal = cards().iter().find(|card| card.maze.is_some()).unwrap();
    let build = icetea_maze::maze::Build::new(&kruskal.maze.unwrap());
    assert_eq!(kruskal.operations.len(), build.clone().count());
    let mut sets = UnionFind::new(kruskal.members);
    for (operation, step) in kruskal.operations.iter().zip(build) {
        let &Operation::Union(a, b) = operation else { panic!("{operation}") };
        assert_eq!(sets.union(a, b).is_some(), step.change().is_some(), "{operation}");
    }
}

const GOOD: &str = "Icetea Maze lab card 1\ntitle: A | 甲\nmembers: 4\nrules: rank full\n\
    say: now | 现在\nunion 0 1\nask: sets\nunion(1, 0)\n# nothing\nfind 1\n";

#[test]
fn what_is_wrong_with_a_card_is_told_with_its_line() {
    let card: Card = GOOD.parse().unwrap();
    assert_eq!((card.members, card.operations.len(), card.asks.len()), (4, 3, 1));
    assert_eq!(card.says, [(0, card.says[0].1.clone())]);
    assert!(is_card(GOOD.as_bytes()));
    for (line, bad) in [
        (1, "Icetea Maze lab card 9"),
        (3, "members: 0"),
        (3, "members: 101"),
        (4, "rules: size twice"),
        (4, "rule: size"),
        (5, "walls 3"),
        (5, "maze: prim1-4x4-1"),
        (5, "maze: kruskal1-40x40-1"),
        (6, "union 0 4"),
        (6, "union 0"),
        (7, "ask: who"),
        (8, "merge"),
        (8, "members: 5"),
        (5, "members: 5"),
        (5, "maze: kruskal1-4x3-1"),
        (10, "find x"),
    ] {
        let text: String = GOOD
            .lines()
            .enumerate()
            .map(|(place, good)| if place + 1 == line { bad } else { good }.to_owned() + "\n")
            .collect();
        let error = text.parse::<Card>().expect_err(bad);
        assert_eq!((error.number, error.line.as_str()), (line, bad));
    }
    // Nothing answers the last question.
    assert!(format!("{GOOD}ask: winner\n").parse::<Card>().is_err());
}

/// A card with everything that a bench relies on.
fn is_sound(card: &Card) {
    assert!((1..=MOST_MEMBERS).contains(&card.members) && card.operations.len() <= MOST_OPERATIONS);
    for operation in &card.operations {
        let last = match *operation {
            Operation::Union(a, b) => a.max(b),
            Operation::Find(member) => member,
        };
        assert!(last < card.members, "{operation}");
    }
    for variant in [Some(card.variant), card.beside].into_iter().flatten() {
        let replay = BenchReplay::new(card.members, variant, &card.operations);
        assert_eq!(replay.operations(), card.operations.len());
    }
    let replay = BenchReplay::new(card.members, card.variant, &card.operations);
    for &(number, ask) in &card.asks {
        hold(&ask.question(&replay, number).expect("it is answered"), &replay, number);
    }
}

#[test]
fn no_text_is_too_odd_to_be_refused() {
    let mut dice = Dice::new(5);
    let lines: Vec<&str> = GOOD.lines().collect();
    let (mut taken, mut refused) = (0, 0);
    for _ in 0..6_000 {
        let mut text: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        for _ in 0..=dice.below(3) {
            let place = 1 + dice.below(text.len() as u32 - 1) as usize;
            let other = lines[1 + dice.below(lines.len() as u32 - 1) as usize];
            let odd = char::from_u32(dice.below(0x3000)).unwrap_or('\n');
            let cut =
                text[place].char_indices().nth(dice.below(9) as usize).map_or(0, |(at, _)| at);
            match dice.below(6) {
                0 => drop(text.remove(place)),
                1 => text.insert(place, other.to_owned()),
                2 => text[place].truncate(cut),
                3 => text[place].insert(cut, odd),
                4 => text[place] = text[place].replace('1', "4294967296"),
                _ => text[place] = format!("{}{other}", &text[place][..cut]),
            }
            if text.len() < 2 {
                break;
            }
        }
        let text = text.join("\n");
        match text.parse::<Card>() {
            Ok(card) => {
                taken += 1;
                is_sound(&card);
            }
            Err(error) => {
                refused += 1;
                let line = text.lines().nth(error.number - 1).map(str::trim);
                assert_eq!(line, Some(error.line.as_str()), "{text:?}");
                assert!(!error.to_string().is_empty());
            }
        }
    }
    assert!(taken > 300 && refused > 1_000, "{taken} taken, {refused} refused");
}
