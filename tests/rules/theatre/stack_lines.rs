//! Depth-first search line by line, compared with a run of its program as on paper: each line that
//! it executes is lit in its turn, and what is said of it is so.

use std::collections::BTreeSet;

use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::{Names, SearchTelling, Show};
use icetea_maze::maze::{Maze, Solver, Tile};
use icetea_maze::words::Words;
use icetea_maze::words::sentences::step;

use super::rooms::{beside, each_step};

/// A line that is lit, by its number, and what is said of it.
type Lit = (usize, String);

/// What the program with the stack does.
fn by_stack(maze: &Maze, say: impl Fn(Tile) -> String) -> Vec<Lit> {
    let start = maze.start();
    let mut entered = BTreeSet::from([start]);
    let mut stack = vec![start];
    let mut lit = vec![(0, format!("Push the start, {}.", say(start)))];
    if maze.is_goal(start) {
        lit.push((4, format!("{} is the goal: the stack is the path.", say(start))));
        return lit;
    }
    while let Some(&top) = stack.last() {
        lit.push((1, format!("The stack holds {}: go on.", stack.len())));
        let Some(fresh) = beside(maze, top).into_iter().find(|room| !entered.contains(room)) else {
            lit.push((2, format!("Nothing beside the top, {}, is fresh.", say(top))));
            stack.pop();
            let held = stack.len();
            let told =
                format!("Nothing beside {} is fresh: pop it. The stack holds {held}.", say(top));
            lit.push((5, told));
            continue;
        };
        let room = say(fresh);
        lit.push((2, format!("{room} beside the top, {}, is fresh.", say(top))));
        entered.insert(fresh);
        stack.push(fresh);
        let held = stack.len();
        lit.push((3, format!("{room} beside the top is fresh: push it. The stack holds {held}.")));
        if maze.is_goal(fresh) {
            lit.push((4, format!("{room} is the goal: the stack is the path.")));
            return lit;
        }
        lit.push((4, format!("{room} is not the goal.")));
    }
    lit.extend([(1, "The stack is empty.".to_owned()), (6, String::new())]);
    lit
}

/// What the recursive program does from a room on; says whether it has found the goal. The lines
/// that a step completes are told by another law.
fn by_calls(
    maze: &Maze,
    room: Tile,
    say: &impl Fn(Tile) -> String,
    (entered, lit): (&mut BTreeSet<Tile>, &mut Vec<Lit>),
) -> bool {
    let name = say(room);
    if maze.is_goal(room) {
        lit.push((2, String::new()));
        return true;
    }
    lit.push((2, format!("{name} is not the goal.")));
    for next in beside(maze, room) {
        if entered.insert(next) {
            lit.push((3, format!("A side of {name} leads to {}, which is new.", say(next))));
            lit.push((4, String::new()));
            if by_calls(maze, next, say, (&mut *entered, &mut *lit)) {
                return true;
            }
        }
    }
    lit.push((3, format!("No side of {name} leads to a new room.")));
    lit.push((5, String::new()));
    false
}

/// Collects what is lit in each search, step by step and line by line, and hands it over at its end.
fn each_search(telling: SearchTelling, mut hold: impl FnMut(&Maze, Names, &[Lit])) {
    let words = Words::of(Language::English);
    let mut seen: Vec<Lit> = Vec::new();
    each_step(&[Solver::DepthFirst], |maze, act, show: &Show| {
        if show.step == 1 {
            seen.clear();
        }
        let names = Names::of(show);
        seen.push((show.cursor_of(telling).line(), step::step(words, show, telling)));
        let ahead = show.parts_ahead(telling);
        seen.extend(ahead.iter().map(|part| (part.cursor.line(), step::part(words, names, part))));
        if act.ending().is_some() {
            assert!(ahead.is_empty());
            hold(maze, names, &seen);
        }
    });
}

/// Compares what is lit, and what is said of it where that is known.
fn hold(expected: &[Lit], seen: &[Lit]) {
    for (place, (expected, seen)) in expected.iter().zip(seen).enumerate() {
        assert_eq!(expected.0, seen.0, "{place}: {expected:?} {seen:?}");
        assert!(expected.1.is_empty() || expected.1 == seen.1, "{place}: {expected:?} {seen:?}");
    }
    assert_eq!(expected.len(), seen.len());
}

#[test]
fn line_by_line_the_program_with_the_stack_is_lit_and_told_as_it_runs() {
    let mut ends = BTreeSet::new();
    each_search(SearchTelling::Loop, |maze, names, seen| {
        let expected = by_stack(maze, |room| names.say(room));
        ends.insert(expected[expected.len() - 1].0);
        hold(&expected, seen);
    });
    assert_eq!(ends, BTreeSet::from([4, 6]));
}

#[test]
fn line_by_line_the_recursive_program_is_lit_and_told_as_it_runs() {
    let mut searches = 0;
    each_search(SearchTelling::Recursion, |maze, names, seen| {
        let start = maze.start();
        let mut expected = vec![(1, String::new())];
        let known = (&mut BTreeSet::from([start]), &mut expected);
        if !by_calls(maze, start, &|room| names.say(room), known) {
            expected.push((0, String::new()));
        }
        hold(&expected, seen);
        searches += 1;
    });
    assert!(searches > 100, "{searches}");
}
