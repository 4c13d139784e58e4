//! A code gives the same maze, for ever: mazes frozen in tests/golden.
//!
//! `GOLDEN=write cargo test --test maze` writes missing files, and never changes existing ones.

use crate::common;

use std::fmt::Write as _;
use std::path::PathBuf;

use icetea_maze::maze::spec::seed;
use icetea_maze::maze::{Build, Drawing, Generator, Spec, StopRule, random, text};

fn check(name: &str, actual: &str) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect();
    if !path.exists() && std::env::var_os("GOLDEN").is_some_and(|order| order == "write") {
        std::fs::write(&path, actual).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(expected == actual, "{name} has changed: what was\n{expected}\nis now\n{actual}");
}

fn seeds() -> [u64; 5] {
    [0, 1, 233, u64::MAX, seed::parse("笑").unwrap()]
}

fn of_revision(revision: u32) -> impl Fn(&Generator) -> bool {
    move |generator| generator.info().revisions.contains(&revision)
}

fn file_name(name: &str, revision: u32) -> String {
    if revision == 1 { format!("{name}.txt") } else { format!("{name}-{revision}.txt") }
}

/// Revisions of generators, up to the newest of any.
const REVISIONS: [u32; 2] = [1, 2];

#[test]
fn there_is_no_other_revision() {
    let revisions = Generator::ALL.map(|generator| generator.info().revisions);
    assert!(revisions.into_iter().flatten().all(|revision| REVISIONS.contains(revision)));
}

fn drawn(spec: &Spec) -> String {
    let maze = Build::new(spec).finish();
    text::to_string(&Drawing::new(&maze), text::TextStyle::Hash)
}

#[test]
fn mazes_of_every_generator() {
    for generator in Generator::ALL {
        for &revision in generator.info().revisions {
            let mut all = String::new();
            for (width, height) in [(2, 3), (13, 6), (7, 16)] {
                for seed in seeds() {
                    let spec = Spec::new(generator, common::size(width, height), seed);
                    let spec = spec.with_revision(revision).unwrap();
                    writeln!(all, "{spec}\n{}", drawn(&spec)).unwrap();
                }
            }
            check(&file_name(generator.name(), revision), &all);
        }
    }
}

/// Shapes are read from their codes, so these hold both: what a code means, and what is built in it.
#[test]
fn mazes_in_a_shape() {
    const RING: &str = "shape1c553mnxyhtjy";
    const HEART: &str = "shape1abatqgkatp5664r";
    let mut all = String::new();
    for generator in common::generators().into_iter().filter(|one| one.can_be_shaped()) {
        for &revision in generator.info().revisions {
            for (size, shape) in [("5x5", RING), ("12x9", HEART)] {
                for rest in ["7", "joined-7", "loops60-~tea"] {
                    let code = format!("{}{revision}-{size}-{shape}-{rest}", generator.name());
                    let spec: Spec = code.parse().unwrap();
                    writeln!(all, "{spec}\n{}", drawn(&spec)).unwrap();
                }
            }
        }
    }
    check("shapes.txt", &all);
}

#[test]
fn mazes_that_are_not_as_usual() {
    for revision in REVISIONS {
        let mut all = String::new();
        for generator in common::generators().into_iter().filter(of_revision(revision)) {
            let spec = Spec::new(generator, common::size(11, 5), 233);
            let spec = spec.with_revision(revision).unwrap();
            let looped = spec.with_loops(common::percent(40));
            for spec in [Ok(looped), spec.with_stop(StopRule::Joined)].into_iter().flatten() {
                writeln!(all, "{spec}\n{}", drawn(&spec)).unwrap();
            }
        }
        check(&file_name("variants", revision), &all);
    }
}

/// For mazes too large to store, a hash of every tile.
#[test]
fn large_mazes() {
    for revision in REVISIONS {
        let mut all = String::new();
        let mut hash = |spec: Spec| {
            writeln!(all, "{spec} {:016x}", random::text_hash(&drawn(&spec))).unwrap();
        };
        for generator in Generator::ALL.into_iter().filter(of_revision(revision)) {
            for (width, height, seed) in [(300, 200, 233), (77, 501, u64::MAX)] {
                let spec = Spec::new(generator, common::size(width, height), seed);
                hash(spec.with_revision(revision).unwrap().with_loops(common::percent(5)));
            }
        }
        if revision == 1 {
            hash("kruskal1-1000x1000-233".parse().unwrap());
        }
        check(&file_name("large", revision), &all);
    }
}

#[test]
fn ways_of_every_solver() {
    use icetea_maze::maze::{SearchCounts, Solve, Solver};
    let mut all = String::new();
    for code in ["kruskal1-12x6-233", "kruskal1-12x6-loops60-233"] {
        let maze = Build::new(&code.parse().unwrap()).finish();
        for solver in Solver::ALL {
            let mut solve = Solve::new(solver, &maze);
            let path = solve.finish(&maze).unwrap();
            let drawing = Drawing::new(&maze).with_path(path);
            let picture = text::to_string(&drawing, text::TextStyle::Hash);
            let SearchCounts { entered, backtracked, peak } = solve.counts;
            let counts =
                format!("Counts {{ entered: {entered}, given_back: {backtracked}, peak: {peak} }}");
            writeln!(all, "{code} {} {counts}\n{picture}", solver.name()).unwrap();
        }
    }
    check("solvers.txt", &all);
}
