//! Specs and their codes: one way to print, many ways to read, and error messages.

use crate::common;

use common::{generators, percent, size};
use icetea_maze::game::replay::Course;
use icetea_maze::maze::spec::seed;
use icetea_maze::maze::{Build, Generator, Solver, Spec, StopRule};
use proptest::prelude::*;

fn any_spec() -> impl Strategy<Value = Spec> {
    let revised =
        |generator: Generator| generator.info().revisions.iter().map(move |&one| (generator, one));
    let generators = generators().into_iter().flat_map(revised).collect::<Vec<_>>();
    let generators = prop::sample::select(generators);
    let side = || 2_u16..=32_767;
    (generators, side(), side(), any::<bool>(), 0_u8..=100, any::<u64>()).prop_map(
        |((generator, revision), width, height, joined, loops, seed)| {
            let spec = Spec::new(generator, size(width, height), seed).with_loops(percent(loops));
            let spec = spec.with_revision(revision).unwrap();
            let stop = if joined { StopRule::Joined } else { StopRule::Full };
            spec.with_stop(stop).unwrap_or(spec)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3000) })]

    #[test]
    fn what_is_printed_is_read_as_the_same(spec in any_spec()) {
        let code = spec.to_string();
        prop_assert_eq!(code.parse(), Ok(spec));
        prop_assert!(code.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'));
    }

    #[test]
    fn case_and_stray_spaces_do_not_matter(spec in any_spec(), seed in any::<u64>()) {
        let mut dice = icetea_maze::maze::random::Dice::new(seed);
        let mut code = String::from("  ");
        for c in spec.to_string().chars() {
            let c = if dice.coin() { c.to_ascii_uppercase() } else { c };
            code.push(match c {
                'X' if dice.coin() => '×',
                '-' if dice.coin() => '－',
                _ => c,
            });
            code.push_str(["", "", " ", "\t", "\u{3000}"][dice.below(5) as usize]);
        }
        prop_assert_eq!(code.parse(), Ok(spec));
    }

    #[test]
    fn no_text_is_too_odd_to_read(text in "\\PC{0,40}", code in any_spec(), cut in 0_usize..40) {
        let _ = text.parse::<Spec>();
        let _ = seed::parse(&text);
        let mut mutated = code.to_string();
        let place = cut.min(mutated.len());
        mutated.insert_str(place, &text);
        if let Ok(spec) = mutated.parse::<Spec>() {
            prop_assert_eq!(spec.to_string().parse(), Ok(spec));
        }
    }
}

#[test]
fn only_what_is_not_usual_is_printed() {
    for code in [
        "kruskal1-30x20-233",
        "kruskal1-30x20-joined-233",
        "kruskal1-2x32767-loops100-0",
        "hunt-and-kill1-5x5-joined-loops7-18446744073709551615",
        "growing-tree1-30x20-7",
        "growing-tree1-30x20-random0-joined-loops10-7",
    ] {
        assert_eq!(code.parse::<Spec>().unwrap().to_string(), code);
    }
    let usual: Spec = "growing-tree1-30x20-random50-loops0-7".parse().unwrap();
    assert_eq!(usual.to_string(), "growing-tree1-30x20-7");
    let any_order: Spec = "growing-tree1-4x4-loops10-joined-random30-7".parse().unwrap();
    assert_eq!(any_order.to_string(), "growing-tree1-4x4-random30-joined-loops10-7");
}

#[test]
fn a_code_keeps_its_revision_and_new_mazes_have_the_newest() {
    for generator in generators() {
        let newest = Spec::new(generator, size(9, 6), 7);
        assert_eq!(newest.revision(), generator.revision());
        for &revision in generator.info().revisions {
            let spec = newest.with_revision(revision).unwrap();
            let code = spec.to_string();
            assert!(code.starts_with(&format!("{}{revision}-", generator.name())), "{code}");
            assert_eq!(code.parse(), Ok(spec));
            assert_eq!(spec.with_seed(8).revision(), revision);
            assert_eq!(spec.another(7), newest);
        }
    }
    let [old, new] = ["growing-tree1-13x8-7", "growing-tree2-13x8-7"]
        .map(|code| Build::new(&code.parse().unwrap()).finish());
    assert_ne!(old, new);
}

#[test]
fn seeds_are_numbers_or_any_text() {
    assert_eq!(seed::parse("18446744073709551615"), Ok(u64::MAX));
    assert_eq!(seed::parse("007"), Ok(7));
    assert_eq!(seed::parse("２３３"), Ok(233));
    assert_eq!(seed::parse("2 33"), Ok(233));
    let texts = ["笑", "冰茶姬", "hello", "hello world", "-5", "1.5", "18446744073709551616"];
    let mut seeds: Vec<u64> = texts.iter().map(|text| seed::parse(text).unwrap()).collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), texts.len());
    let spec: Spec = "kruskal1-30x20-Hello".parse().unwrap();
    assert_eq!(spec.seed(), seed::parse(" hELLO ").unwrap());
    for code in ["kruskal1-30x20-233.", "kruskal1-30x20-233。", "kruskal1-30x20-233-"] {
        assert_eq!(code.parse::<Spec>().unwrap().seed(), 233, "{code}");
    }
    let with_dashes: Spec = "kruskal1-30x20-loops5-~well-known-text".parse().unwrap();
    assert_eq!(with_dashes.seed(), seed::parse("well-known-text").unwrap());
}

/// Future rules are words before the seed: none of them may be a valid code now.
#[test]
fn what_looks_like_rules_to_come_is_no_seed() {
    let words = ["cheeses999999999", "ice2", "thread", "9", "x", "2024-11", " fo g 3 "];
    let heads =
        ["kruskal1-4x3", "growing-tree2-3x5-random30-joined", "prim1-9x6-keys1", "endless1"];
    for (word, head) in words.iter().flat_map(|word| heads.map(|head| (word, head))) {
        let first = word.split('-').next().unwrap().replace(' ', "");
        for seed in ["1", "tea", "15-tea", "~tea"] {
            let error = format!("{head}-{word}-{seed}").parse::<Course>().unwrap_err().to_string();
            let is_named = error.starts_with(&format!("'{first}-' does not belong here"));
            assert!(is_named, "{head}-{word}-{seed}: {error}");
            let text = format!("{word}-{seed}");
            let told: Course = format!("{head}-~{text}").parse().unwrap();
            assert_eq!(told.seed(), seed::parse(&text).unwrap(), "behind a ~ it is a text");
        }
        let last: Course = format!("{head}-tea party").parse().unwrap();
        assert_eq!(last.seed(), seed::parse("tea party").unwrap());
    }
    for word in ["cheeses2", "ice99", "string 3"] {
        let error = format!("kruskal1-4x3-loops20-{word}").parse::<Spec>().unwrap_err().to_string();
        assert!(error.starts_with("the seed is missing"), "{word}: {error}");
        let told: Spec = format!("kruskal1-4x3-~{word}").parse().unwrap();
        assert_eq!(told.seed(), seed::parse(word).unwrap());
    }
    for code in ["kruskal1-4x3-x-1", " PRIM7 － 4×3", "hunt-and-kill9-99999x3-1", "dig1-4x3-7"] {
        assert!(Spec::is_meant_by(code), "{code}");
    }
    for text in ["kruskal", "kruskal1-tea", "tea1-4x3-7", "4x3", "~kruskal1-4x3-7", "kruskal-4x3-1"]
    {
        assert!(!Spec::is_meant_by(text), "{text}");
    }
}

#[test]
fn seeds_of_texts_never_change() {
    assert_eq!(seed::parse("笑"), Ok(0x272a_ca1b_6c92_fe9d));
    assert_eq!(seed::parse("Icetea Maze"), Ok(0x0553_835e_594c_1f85));
}

#[test]
fn names_are_read_as_they_are_printed() {
    for generator in generators() {
        assert_eq!(generator.to_string().parse(), Ok(generator));
    }
    assert_eq!("Growing-Tree:30".parse::<Generator>().unwrap().to_string(), "growing-tree:30");
    for stop in StopRule::ALL {
        assert_eq!(stop.to_string().parse(), Ok(stop));
    }
    for solver in Solver::ALL {
        assert_eq!(solver.name().parse(), Ok(solver));
    }
}

#[test]
fn what_cannot_be_read_is_answered_with_a_sentence() {
    for (code, sentence) in [
        ("kruskal2-30x20-1", "kruskal2 is not known here: this program builds kruskal1"),
        ("prim0-30x20-1", "prim0 is not known here: this program builds prim1"),
        (
            "growing-tree3-30x20-1",
            "growing-tree3 is not known here: this program builds growing-tree1 or growing-tree2",
        ),
        ("kruskal-30x20-1", "the revision is missing after kruskal: write kruskal1"),
        ("kruskall1-30x20-1", "there is no generator 'kruskall'; did you mean kruskal?"),
        (
            "hunt-and-kil1-3x3-1",
            "there is no generator 'hunt-and-kil'; did you mean hunt-and-kill?",
        ),
        (
            "zzz1-30x20-1",
            "there is no generator 'zzz': use kruskal, backtracker, prim, division, dig, wilson, \
             hunt-and-kill, eller, sidewinder, binary-tree or growing-tree",
        ),
        ("kruskal1-1x20-1", "width 1 is too small: a maze is 2 to 32,767 rooms wide"),
        ("kruskal1-20x32768-1", "height 32768 is too large: a maze is 2 to 32,767 rooms high"),
        (
            "kruskal1-99999999999999999999999x3-1",
            "width 18446744073709551615 is too large: a maze is 2 to 32,767 rooms wide",
        ),
        ("kruskal1-30-1", "the size is missing: a code looks like kruskal1-30x20-233"),
        ("kruskal1-30x20", "the seed is missing: a code looks like kruskal1-30x20-233"),
        ("kruskal1-30x20-", "the seed is missing: a code looks like kruskal1-30x20-233"),
        ("kruskal1-30x20-loops5", "the seed is missing: a code looks like kruskal1-30x20-233"),
        (
            "kruskal1-30x20-loop10-233",
            "'loop10-' does not belong here: a code looks like kruskal1-30x20-loops10-233",
        ),
        (
            "kruskal1-30x20-joind-233",
            "'joind-' does not belong here: a code looks like kruskal1-30x20-loops10-233",
        ),
        (
            "kruskal1-30x20-loops-10-233",
            "'loops-' does not belong here: a code looks like kruskal1-30x20-loops10-233",
        ),
        (
            "kruskal1-30x20--233",
            "'-' does not belong here: a code looks like kruskal1-30x20-loops10-233",
        ),
        (
            "kruskal1-30x20-loops101-1",
            "'101' is not a percentage: write a whole number from 0 to 100",
        ),
        (
            "kruskal1-30x20-random5-1",
            "'random5' does not belong here: a code looks like kruskal1-30x20-loops10-233",
        ),
        (
            "kruskal1-30x20-loops5-loops6-1",
            "'loops6' does not belong here: a code looks like kruskal1-30x20-loops10-233",
        ),
    ] {
        assert_eq!(code.parse::<Spec>().unwrap_err().to_string(), sentence, "{code}");
    }
}
