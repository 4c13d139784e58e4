//! The lit line is one that ran.

use std::collections::BTreeMap;
use std::sync::Arc;

use icetea_maze::game::theatre::{Cursor, Program, Show};
use icetea_maze::maze::Solver;

use super::{mazes, specs};

/// Which lines of each program ever ran.
fn all_that_ran() -> BTreeMap<usize, Vec<bool>> {
    let mut ran: BTreeMap<usize, Vec<bool>> = BTreeMap::new();
    let mut note = |cursor: Cursor| {
        let place = Program::ALL.iter().position(|&one| one == cursor.program).unwrap();
        let lines = ran.entry(place).or_insert_with(|| vec![false; cursor.program.lines()]);
        assert!(!cursor.ran.is_empty(), "{:?} stands still", cursor.program);
        assert!(cursor.ran.is_sorted(), "{cursor:?}");
        assert_eq!(Some(&cursor.line()), cursor.ran.last());
        for &line in cursor.ran {
            lines[line] = true;
        }
    };
    for spec in specs() {
        let mut show = Show::of_build(&spec);
        note(show.cursor());
        while show.advance() {
            note(show.cursor());
        }
    }
    for maze in mazes() {
        for solver in Solver::ALL {
            let mut show = Show::of_search(Arc::clone(&maze), solver);
            note(show.cursor());
            while show.advance() {
                note(show.cursor());
            }
        }
    }
    ran
}

#[test]
fn every_line_of_every_program_runs_at_some_time() {
    let ran = all_that_ran();
    for (place, program) in Program::ALL.into_iter().enumerate() {
        let lines = &ran[&place];
        assert!(lines.iter().all(|&ran| ran), "{program:?}: {lines:?}");
    }
}
