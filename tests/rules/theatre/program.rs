//! The highlighted line is one that ran: each step names its lines of the program.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::{SearchTelling, Show};
use icetea_maze::maze::bench::Variant;
use icetea_maze::maze::{
    Build, Cursor, Generator, Hand, Maze, Program, Solve, SolveStep, Solver, Tile, Traced,
};

use icetea_maze::words::Words;

use super::{mazes, specs};

/// The lines of each program that were named, by number.
#[derive(Default)]
struct TellTale(BTreeMap<&'static str, (Option<&'static Program>, BTreeSet<usize>)>);

impl TellTale {
    fn note(&mut self, cursor: Cursor) {
        let (program, told) = self.0.entry(cursor.program.name).or_default();
        *program = Some(cursor.program);
        assert!(cursor.lines.iter().next().is_some(), "{:?} stands still", cursor.program.name);
        assert_eq!(Some(cursor.line()), cursor.lines.iter().last());
        assert!(cursor.line() < cursor.program.hops.len(), "{cursor:?}");
        told.extend(cursor.lines.iter());
    }
}

#[test]
fn every_line_of_every_program_is_told_at_some_time() {
    let mut told = TellTale::default();
    for spec in specs() {
        let mut show = Show::of_build(&spec);
        assert_eq!(show.cursor(), spec.generator().info().cursor());
        told.note(show.cursor());
        while show.advance() {
            told.note(show.cursor());
        }
    }
    for maze in mazes() {
        for solver in Solver::ALL {
            let mut show = Show::of_search(Arc::clone(&maze), solver);
            assert_eq!(show.cursor(), solver.info().cursor());
            told.note(show.cursor());
            while show.advance() {
                told.note(show.cursor());
                told.note(show.cursor_of(SearchTelling::Recursion));
            }
        }
    }
    // One more each for what is drawn, the loops and the recursion, and one less for the second hand
    // on the wall.
    assert_eq!(told.0.len(), Generator::ALL.len() + Solver::ALL.len() + 2);
    for (name, (program, lines)) in told.0 {
        assert!(lines.into_iter().eq(0..program.unwrap().hops.len()), "{name}");
    }
}

#[test]
fn programs_are_the_same_in_every_language() {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let generators = Generator::ALL.map(|generator| generator.info().program);
    let solvers = Solver::ALL.map(|solver| solver.info().program);
    let maze = Arc::new(Build::new(&"prim1-2x2-0".parse().unwrap()).finish());
    let recursion =
        Show::of_search(maze, Solver::DepthFirst).cursor_of(SearchTelling::Recursion).program;
    assert_ne!(recursion.name, Solver::DepthFirst.info().program.name);
    for program in generators.into_iter().chain(solvers).chain([recursion]) {
        let in_english: Vec<_> = Words::of(Language::English).lines(program).collect();
        for language in Language::ALL {
            let words = Words::of(language);
            assert!(!words.idea(program).is_empty(), "{language:?}: {}", program.name);
            let lines: Vec<_> = words.lines(program).collect();
            assert!(
                lines
                    .iter()
                    .map(|line| indent(line))
                    .eq(in_english.iter().map(|line| indent(line))),
                "{language:?}: {lines:#?}"
            );
            assert!(
                lines.iter().map(|line| hops(line)).eq(program.hops.iter().copied()),
                "{lines:#?}"
            );
        }
    }
}

/// English has an idea, a program and a sentence for each kind of step of every program, and a title
/// for every algorithm; what other languages lack is found where they are read.
#[test]
fn all_that_algorithms_do_is_said_and_nothing_else() {
    let mut programs = BTreeMap::new();
    let mut note = |program: &'static Program| programs.insert(program.name, program);
    for spec in specs() {
        let mut show = Show::of_build(&spec);
        note(show.cursor().program);
        while show.advance() {
            note(show.cursor().program);
            for part in show.parts(SearchTelling::Loop) {
                note(part.cursor.program);
            }
        }
    }
    let show = Show::of_search(Arc::clone(&mazes()[0]), Solver::DepthFirst);
    note(show.cursor_of(SearchTelling::Recursion).program);
    for solver in Solver::ALL {
        note(solver.info().program);
    }
    for rules in Variant::all() {
        note(rules.link.program());
        note(rules.compression.program());
    }
    let titled = Generator::ALL.map(|generator| generator.info().name).into_iter();
    let titled =
        titled.chain(["drawn"]).chain(Solver::with_estimates().map(|solver| solver.info().name));
    let mut wanted: BTreeSet<String> = titled.map(|name| format!("{name}-title")).collect();
    // What the quiz asks of; tiles that are dug give themselves away.
    let of_rooms = Generator::ALL.into_iter().filter(|generator| generator.is_of_rooms());
    wanted.extend(of_rooms.map(|generator| format!("{}-tells", generator.name())));
    for (name, program) in programs {
        let steps = program.steps.iter().map(|(_, step)| step.to_lowercase());
        let parts = steps.chain(["idea".to_owned(), "program".to_owned()]);
        wanted.extend(parts.map(|part| format!("{name}-{part}")));
    }
    let texts = include_str!("../../../assets/words/en/algorithms.ftl");
    let named = texts.lines().filter(|line| line.starts_with(|sign: char| sign.is_alphabetic()));
    let named = named.filter_map(|line| line.split_once(" =")).map(|(name, _)| name.to_owned());
    assert_eq!(named.collect::<BTreeSet<_>>(), wanted);
}

/// How often a line reads `parent`; left of ` = ` it is a write.
fn hops(line: &str) -> u8 {
    let read = line.split_once(" = ").map_or(line, |(_, right)| right);
    read.matches("parent[").count() as u8
}

/// All steps of a search, each with the tiles of its way before it.
fn told_steps(solver: Solver, maze: &Maze) -> Vec<(Traced<SolveStep>, Vec<Tile>)> {
    let mut solve = Solve::new(solver, maze);
    std::iter::from_fn(|| {
        let path = solve.current_path();
        solve.step_told(maze).map(|told| (told, path))
    })
    .collect()
}

/// Whether this line was named.
fn tells(told: Traced<SolveStep>, line: &str) -> bool {
    let mut lines = Words::of(Language::English).lines(told.cursor.program);
    let number = lines.position(|one| one.contains(line));
    told.cursor.lines.iter().any(|one| Some(one) == number)
}

/// A wall follower that comes out of a plain dead end goes where the hand leads, and gives no ring
/// back. A ring's ends touch, and it has at least two tiles between them.
#[test]
fn a_ring_is_given_back_only_where_there_is_one() {
    let mut rings = 0;
    for maze in mazes() {
        for hand in [Hand::Right, Hand::Left] {
            let steps = told_steps(Solver::WallFollower(hand), &maze);
            let is_ring = |told| tells(told, "closes a ring");
            for (place, (told, path)) in steps.iter().enumerate() {
                let closes = is_ring(*told) && tells(*told, "go where it leads");
                let goes_back = matches!(told.step, SolveStep::Retreat(_));
                assert!(goes_back || !is_ring(*told), "{told:?}");
                if closes {
                    rings += 1;
                    let behind = steps[place + 1..].iter().take_while(|(told, _)| {
                        is_ring(*told) && !tells(*told, "go where it leads")
                    });
                    let backtracked = 1 + behind.count();
                    let joint = path[path.len() - 1 - backtracked];
                    assert!(backtracked >= 3, "{backtracked} tiles make no ring");
                    assert!(path.last().is_some_and(|end| end.direction_to(joint).is_some()));
                }
            }
        }
    }
    assert!(rings > 0);
}

/// Trémaux's search does not know the place after a dead end, but does where it meets its own way.
#[test]
fn a_known_place_is_one_on_the_way() {
    for maze in mazes() {
        for (told, path) in told_steps(Solver::Tremaux, &maze) {
            if let SolveStep::Retreat(tile) = told.step {
                let is_known = path[..path.len() - 1].contains(&tile);
                assert_eq!(tells(told, "if you know this place"), is_known, "{told:?}");
            }
        }
    }
}
