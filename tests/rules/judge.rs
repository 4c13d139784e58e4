//! How good a puzzle a maze is: the figures are those of an independent search, and never change.

use icetea_maze::game::rules::judge::{Judgement, Unjudged};
use icetea_maze::game::rules::{Puzzle, RuleMark, RuleStride, RulesState};
use icetea_maze::maze::{Spec, Tile};
use proptest::prelude::*;

use crate::puzzles::{self, fewest_strides_going, measured};
use crate::{cat, gnawing, ice, keys_on_a_string, melting, pouring, teapots, thread, twins};

/// Small mazes in each of which one rule makes moves what they are.
fn any_spec() -> impl Strategy<Value = Spec> {
    let rule = prop::sample::select(vec![
        ("teapots", 2),
        ("ice", 1),
        ("melting", 1),
        ("string", 4),
        ("thread", 3),
        ("twins", 1),
        ("mirror", 1),
        ("cat", 1),
    ]);
    let quest = (any::<bool>(), rule).prop_map(|(has_two_cheeses, rule)| {
        // A thread may be pulled to one of two cheeses and back.
        let has_two_cheeses = has_two_cheeses && !["thread", "cat"].contains(&rule.0);
        puzzles::quest(&[("cheeses", 2 * u8::from(has_two_cheeses)), rule])
    });
    puzzles::any_spec(quest, 7)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn the_fewest_moves_are_the_fewest(spec in any_spec()) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let maze = &measured.maze;
        let (pots, ice) = (teapots::teapots(puzzle), ice::ice(puzzle));
        let fewest = if spec.quest().count("melting") > 0 {
            let floor = melting::floor(puzzle, puzzle.begin());
            melting::fewest_strides(maze, maze.start(), &floor, &[])
        } else if spec.quest().count("string") > 0 {
            keys_on_a_string::fewest_strides_in(maze, puzzle)
        } else if spec.quest().count("gnaw") > 0 {
            gnawing::fewest_strides_in(&measured, puzzle)
        } else if spec.quest().count("pour") > 0 {
            pouring::fewest_strides_in(&measured, puzzle)
        } else if twins::twin(puzzle, puzzle.begin()).is_some() {
            twins::fewest_strides(maze, puzzle)
        } else if cat::cat(puzzle, puzzle.begin()).is_some() && spec.quest().count("cheeses") == 0 {
            cat::fewest_strides(maze, puzzle)
        } else if spec.quest().count("thread") > 0 {
            thread::fewest_strides(maze, puzzle)
        } else {
            fewest_strides_going(maze, |place, way| {
                let end = *ice::slide(maze, &ice, place, way).last()?;
                Some((pots.get(&end).copied().unwrap_or(end), 1))
            })
        };
        let judgement = Judgement::of(&spec).unwrap();
        prop_assert_eq!(Some(judgement.moves), fewest, "{}", spec);
        prop_assert!(judgement.traps <= judgement.decisions && judgement.decisions <= judgement.moves);
        // Only where turning back counts may the last stride be a decision, too; and where one slides
        // from a cheese to the other, as whoever turns back has eaten one.
        let slides_to_cheeses = !ice.is_empty() && spec.quest().count("cheeses") > 0;
        let may_be_all = puzzle.strides_count() || slides_to_cheeses;
        prop_assert!(judgement.decisions < judgement.moves || may_be_all);
        prop_assert!(judgement.best_ways > 0 && judgement.greedy_percent <= 100);
        prop_assert!(judgement.traps == 0 || puzzle.strands());
    }
}

/// Down to a cheese, right to the other: at both there is another way that goes on.
#[test]
fn every_stride_may_be_a_decision_where_cheeses_are_a_slide_apart() {
    let spec = "hunt-and-kill1-5x4-loops50-cheeses2-ice1-17694366101188281494".parse().unwrap();
    let judgement = Judgement::of(&spec).unwrap();
    assert_eq!((judgement.moves, judgement.decisions, judgement.traps), (2, 2, 0));
}

/// A rule that is taken away leaves the maze with the others as they were.
#[test]
fn a_rule_matters_if_the_maze_takes_another_number_of_moves_without_it() {
    let spec: Spec = "prim1-9x6-cheeses2-keys1-15".parse().unwrap();
    let judgement = Judgement::of(&spec).unwrap();
    let [cheeses, keys] = &judgement.ideas[..] else { panic!("{judgement:?}") };
    assert_eq!([cheeses.field, keys.field], ["cheeses", "keys"]);
    let key_alone = spec.with_quest(puzzles::quest(&[("keys", 1)])).unwrap();
    assert_eq!(cheeses.moves_without, Some(Judgement::of(&key_alone).unwrap().moves));
    let measured_with = measured(&spec);
    let maze = &measured_with.maze;
    let open = |place: Tile, way| maze.grid().is_open(place.step(way));
    let walk = |place: Tile, way| open(place, way).then(|| (place.go(way, 2), 1));
    assert_eq!(keys.moves_without, fewest_strides_going(maze, walk));
    assert!(cheeses.matters(&judgement) && keys.matters(&judgement));
    let plain: Spec = "kruskal1-30x20-7".parse().unwrap();
    let judgement = Judgement::of(&plain).unwrap();
    assert_eq!(Some(judgement.moves), measured(&plain).shortest);
    assert!(judgement.ideas.is_empty() && judgement.best_ways == 1);
}

#[test]
fn what_is_too_large_is_not_judged() {
    let judged = |code: &str| Judgement::of(&code.parse().unwrap());
    assert_eq!(judged("kruskal1-300x300-7"), Err(Unjudged::TooLarge));
    assert_eq!(judged("dig1-20x20-7"), Err(Unjudged::NoRooms));
    let told = Unjudged::TooLarge.to_string();
    assert_eq!(told, "it is too large to be judged: a mouse can come to more than 60000 positions");
}

/// The figures are a promise: they may never change.
#[test]
fn the_figures_are_what_they_always_were() {
    let told = |code: &str| {
        let Judgement { moves, decisions, traps, best_ways, greedy_percent, ideas, .. } =
            Judgement::of(&code.parse().unwrap()).unwrap();
        let ideas = ideas.iter().map(|idea| idea.moves_without);
        ([moves, decisions, traps, greedy_percent], best_ways, ideas.collect::<Vec<_>>())
    };
    for (code, figures, best_ways, without) in [
        ("kruskal1-6x5-loops40-cheeses2-melting1-7", [17, 6, 3, 18], 1, &[9, 13][..]),
        ("kruskal1-6x5-loops40-cheeses2-ice1-7", [12, 2, 0, 41], 1, &[10, 8]),
        ("kruskal1-6x5-cheeses2-teapots2-7", [16, 3, 0, 77], 2, &[8, 15]),
        ("kruskal1-6x5-cheeses2-keys1-7", [25, 1, 0, 68], 1, &[15, 21]),
        ("kruskal1-6x5-loops20-string4-7", [31, 7, 1, 5], 2, &[13]),
        ("kruskal1-5x4-cheeses2-gnaw2-7", [9, 4, 1, 1], 3, &[7, 7]),
        ("kruskal1-5x4-cheeses2-pour6-7", [11, 2, 2, 34], 2, &[7, 7]),
        ("kruskal1-4x4-loops40-twins1-7", [16, 6, 1, 10], 1, &[8]),
        ("kruskal1-5x4-loops40-mirror1-7", [19, 9, 0, 1], 5, &[7]),
        ("kruskal1-6x5-loops60-thread3-7", [15, 4, 0, 7], 2, &[11]),
        ("kruskal1-5x4-loops20-cheeses2-cat1-170", [11, 5, 0, 42], 1, &[9, 9]),
    ] {
        let without = without.iter().copied().map(Some).collect();
        assert_eq!(told(code), (figures, best_ways, without), "{code}");
    }
}

/// Whether one of the shortest ways from here uses no flap, plate or teapot.
fn is_idle(puzzle: &Puzzle, room: Tile, state: RulesState) -> bool {
    let things = |state| {
        let marks = puzzle.marks(state, state).into_iter();
        let moves =
            |mark: &RuleMark| matches!(mark, RuleMark::Flap { .. } | RuleMark::Plate { .. });
        marks.filter(moves).collect::<Vec<_>>()
    };
    let Some(left) = puzzle.steps(room, state).filter(|&left| left > 0) else { return true };
    let mut strides = puzzle.strides(room, state);
    strides.any(|stride| {
        let next = puzzle.after(state, stride);
        let is_on_way = puzzle.steps(stride.to, next) == Some(left - 1);
        let leaps = next.ahead.is_some_and(RuleStride::is_leap);
        is_on_way && !leaps && things(next) == things(state) && is_idle(puzzle, stride.to, next)
    })
}

#[test]
fn a_rule_is_idle_if_a_shortest_way_does_without_it() {
    let mut idle = [0; 2];
    for (rule, size) in [("flaps3", "4x3"), ("plates1", "4x4"), ("teapots1", "5x4")] {
        for seed in 0..40 {
            let spec: Spec = format!("kruskal1-{size}-loops60-{rule}-{seed}").parse().unwrap();
            let measured = measured(&spec);
            let (Some(puzzle), Ok(judgement)) = (&measured.rules.puzzle, Judgement::of(&spec))
            else {
                continue;
            };
            let expected = is_idle(puzzle, puzzle.start(), puzzle.begin());
            assert_eq!(judgement.ideas[0].is_idle, expected, "{spec}");
            idle[usize::from(expected)] += 1;
        }
    }
    assert!(idle.iter().all(|&count| count > 10), "{idle:?}");
}
