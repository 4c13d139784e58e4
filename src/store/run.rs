//! Unfinished games as a file: one run for each maze, matches and the lesson, the last left at the
//! end. So two copies of the game can each leave one. The maze of the week is never dropped.
//!
//! Loaded data is as consistent as can be checked without building the maze: whether a tile is open
//! is for its builder to check.

use serde::{Deserialize, Serialize};

use super::document::{Content, OlderFile};
use crate::game::saved_run::{SavedGame, SavedKey, forget_oldest};

/// The unfinished games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedRuns {
    runs: Vec<SavedGame>,
}

/// A change of the unfinished games.
#[derive(Clone, Debug)]
pub enum RunChange {
    /// A game was left.
    Save(SavedGame),
    /// The game with this key cannot be continued.
    Clear(SavedKey),
}

impl SavedRuns {
    /// All of them, the last left at the end.
    pub fn into_all(self) -> Vec<SavedGame> {
        self.runs
    }

    pub const fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    pub fn change(&mut self, change: &RunChange) {
        let key = change.key();
        self.runs.retain(|run| run.key() != key);
        if let RunChange::Save(run) = change {
            self.runs.push(run.clone());
        }
        forget_oldest(&mut self.runs, |run| run);
    }
}

impl RunChange {
    /// The key of the game.
    pub fn key(&self) -> SavedKey {
        match self {
            Self::Save(saved) => saved.key(),
            Self::Clear(key) => key.clone(),
        }
    }
}

impl Content for SavedRuns {
    const NAME: &'static str = "unfinished-run";
    const ABOUT: &'static str = "the runs that you left unfinished.";
    const VERSION: u32 = 2;
    // A game that lost one of several lines would be another one.
    const LINES_DEPTH: usize = 3;
    const KEEPS_BEFORE: bool = true;

    /// Version 1 had one game only.
    fn of_older(file: &OlderFile) -> Option<Self> {
        let run = (file.version == 1).then(|| file.content()).flatten()?;
        Some(Self { runs: vec![SavedGame::Run(run)] })
    }

    fn makes_sense(&self) -> bool {
        self.runs.iter().all(SavedGame::fits_together)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::saved_run::{
        GivenMaze, MazeSource, SavedKind, SavedMatch, SavedRound, SavedRun, SavedTrack,
    };
    use crate::game::tuning::MOST_SAVED_RUNS;
    use crate::game::versus::rules::Seat;
    use crate::maze::text::{self, TextStyle, to_string};
    use crate::maze::{Build, Direction, Drawing, Spec, Tile};
    use crate::store::document::{DocumentFlaw, read, write};

    const CODE: &str = "prim1-4x3-7";

    fn in_code(tile: (u16, u16), trail: Vec<(u16, u16)>) -> SavedRun {
        let maze = MazeSource::Code(CODE.to_owned());
        SavedRun {
            maze,
            tile,
            milliseconds: 5,
            steps: 6,
            helped: false,
            slow: false,
            trail,
            track: None,
            flags: Vec::new(),
            left_at: 0,
        }
    }

    fn alone(run: SavedRun) -> SavedRuns {
        SavedRuns { runs: vec![run.into()] }
    }

    fn sources() -> Vec<MazeSource> {
        let maze = Build::new(&CODE.parse().unwrap()).finish();
        let texts = TextStyle::ALL.map(|style| to_string(&Drawing::new(&maze), style));
        let given =
            |text: &str| MazeSource::Given(GivenMaze::new(text::read(text.as_bytes()).unwrap()));
        let mut sources: Vec<_> = texts.iter().map(|text| given(text)).collect();
        // What might break a text within a text: quotation marks, backslashes, other line ends.
        let awkward = ["#####\r\n#S\"\"#\r\n###G#\r\n#####", "\\\\\\\\\\\n\\S G\\\n\\\\\\\\\\"];
        sources.extend(awkward.map(given));
        sources.push(MazeSource::Code(CODE.to_owned()));
        sources
    }

    /// How many tiles wide and high the maze is.
    fn sides(maze: &MazeSource) -> (u16, u16) {
        match maze {
            MazeSource::Code(code) => {
                let size = code.parse::<Spec>().unwrap().size();
                (size.columns(), size.rows())
            }
            MazeSource::Given(given) => {
                let grid = given.maze().grid();
                (grid.columns(), grid.rows())
            }
        }
    }

    prop_compose! {
        fn saved_run()(
            maze in prop::sample::select(sources()),
            (milliseconds, steps, helped, slow) in any::<(u64, u32, bool, bool)>(),
            turns in prop::collection::vec(0..4_u8, 0..200),
            track in proptest::option::of(("[0-9rdluRDLU]{0,9}", any::<u32>())),
            left_at in any::<u64>(),
        ) -> SavedRun {
            let (columns, rows) = sides(&maze);
            let mut tile = Tile::new(columns / 2, rows / 2);
            let mut trail = Vec::new();
            for turn in turns {
                trail.push((tile.column, tile.row));
                let next = tile.step(Direction::nth(turn));
                tile = if next.column < columns && next.row < rows { next } else { tile.step(Direction::nth(turn + 2)) };
            }
            let flags = trail.iter().copied().step_by(7).collect();
            let track = track.map(|(strides, ticks)| SavedTrack { ticks, strides });
            SavedRun { maze, tile: (tile.column, tile.row), milliseconds, steps, helped, slow, trail, track, flags, left_at }
        }
    }

    proptest! {
        #[test]
        fn a_run_reads_back_the_same(run in saved_run()) {
            let saved = SavedMatch {
                code: "kruskal1-3x2-1~race-bo5-mirrored".to_owned(),
                drawn_alike: run.slow,
                sides_swapped: run.helped,
                winners: vec![None, Some(Seat::Two)],
                ghost: None,
                round: Some(SavedRound { ticks: run.steps, strides: ["1r".to_owned(), String::new()] }),
                left_at: run.left_at,
            };
            let runs = SavedRuns { runs: vec![run.into(), SavedGame::Match(saved), SavedGame::Lesson(3)] };
            let text = write(&runs).unwrap();
            prop_assert_eq!(read(text.as_bytes()), Ok(runs));
        }
    }

    #[test]
    fn a_run_that_does_not_fit_its_maze_is_damaged() {
        let last = (8, 6);
        assert!(alone(in_code(last, vec![last])).makes_sense());
        let beyond =
            [in_code((9, 6), vec![]), in_code((8, 7), vec![]), in_code(last, vec![last, (9, 6)])];
        let mut misfits = beyond.to_vec();
        misfits.push(SavedRun { flags: vec![(9, 6)], ..in_code(last, vec![]) });
        let unknown = MazeSource::Code("prim9-4x3-7".to_owned());
        misfits.push(SavedRun { maze: unknown, ..in_code(last, vec![]) });
        let mut texts: Vec<_> =
            misfits.into_iter().map(|run| write(&alone(run)).unwrap()).collect();
        let (told, _) = texts[0].split_once("// Sums: ").unwrap();
        texts.push(told.replace(&format!("Code(\"{CODE}\")"), "Text(\"tea\")"));
        for text in texts {
            assert_eq!(read::<SavedRuns>(text.as_bytes()), Err(DocumentFlaw::Damaged), "{text}");
        }
    }

    #[test]
    fn a_run_of_an_older_game_has_no_track() {
        let track = SavedTrack { ticks: 40, strides: "1r".to_owned() };
        let run = SavedRun { track: Some(track), ..in_code((3, 1), vec![(1, 1), (2, 1), (3, 1)]) };
        let text = write(&alone(run.clone())).unwrap();
        let (told, _) = text.split_once("// Sums: ").unwrap();
        let older = told.replace(", track: (ticks: 40, strides: \"1r\")", "");
        assert_ne!(older, told);
        assert_eq!(read(older.as_bytes()), Ok(alone(SavedRun { track: None, ..run })));
    }

    #[test]
    fn a_trail_is_written_step_by_step() {
        let run = in_code((1, 1), vec![(1, 1), (2, 1), (2, 2), (1, 2), (1, 1)]);
        let text = write(&alone(run)).unwrap();
        assert!(text.contains(r#"trail: (from: (1, 1), moves: "RDLU")"#), "{text}");
        let unknown_letter = text.replace("RDLU", "RDLX");
        assert_eq!(read::<SavedRuns>(unknown_letter.as_bytes()), Err(DocumentFlaw::Damaged));
        let out_at_the_top = text.replace("RDLU", "UUUU");
        assert_eq!(read::<SavedRuns>(out_at_the_top.as_bytes()), Err(DocumentFlaw::Damaged));
    }

    #[test]
    fn a_leap_is_written_with_where_it_leads() {
        let run = in_code((6, 5), vec![(1, 1), (2, 1), (2, 1), (5, 5), (6, 5)]);
        let text = write(&alone(run.clone())).unwrap();
        assert!(text.contains(r#"trail: (from: (1, 1), moves: "R[5,5]R")"#), "{text}");
        assert_eq!(read(text.as_bytes()), Ok(alone(run)));
        for broken in ["R[5,5R", "R[5]R", "R[5,x]R", "R[5,99]R"] {
            let text = text.replace("R[5,5]R", broken);
            assert_eq!(read::<SavedRuns>(text.as_bytes()), Err(DocumentFlaw::Damaged), "{broken}");
        }
    }

    #[test]
    fn a_trail_with_a_gap_is_not_written() {
        let error = write(&alone(in_code((1, 1), vec![(1, 1), (3, 1)]))).unwrap_err();
        assert!(error.to_string().contains("leaps from (1, 1) to (3, 1)"), "{error}");
    }

    #[test]
    fn a_trail_of_a_million_tiles_takes_a_megabyte() {
        let there_and_back = [(1, 1), (2, 1)].repeat(500_000);
        let run = alone(in_code((1, 1), there_and_back));
        let text = write(&run).unwrap();
        assert!(text.len() < 1_001_000);
        assert_eq!(read(text.as_bytes()), Ok(run));
    }

    #[test]
    fn the_run_of_version_1_is_taken_over() {
        let run = in_code((3, 1), vec![(1, 1), (2, 1), (3, 1)]);
        let text = format!("(version: 1, content: {})", ron::to_string(&run).unwrap());
        assert_eq!(read(text.as_bytes()), Ok(alone(run)));
    }

    #[test]
    fn the_last_week_that_was_begun_is_never_forgotten() {
        let of_week = |week: usize| {
            let code = format!("kruskal1-1000x1000-loops25-2026{week}000");
            SavedGame::Run(SavedRun { maze: MazeSource::Code(code), ..in_code((1, 1), vec![]) })
        };
        let weekly = |runs: &SavedRuns| {
            let is_weekly = |run: &&SavedGame| matches!(run.kind(), SavedKind::Week(_));
            runs.runs.iter().rfind(is_weekly).cloned()
        };
        let mut runs = SavedRuns::default();
        for week in [46, 47] {
            runs.change(&RunChange::Save(of_week(week)));
        }
        for seed in 0..3 * MOST_SAVED_RUNS {
            let maze = MazeSource::Code(format!("prim1-4x3-{seed}"));
            let run = SavedRun { maze, ..in_code((1, 1), vec![]) };
            runs.change(&RunChange::Save(run.into()));
            assert_eq!(weekly(&runs), Some(of_week(47)));
        }
        assert_eq!((runs.runs.len(), &runs.runs[0]), (MOST_SAVED_RUNS, &of_week(47)));
        runs.change(&RunChange::Clear(of_week(47).key()));
        assert_eq!(weekly(&runs), None);
    }

    #[test]
    fn each_maze_has_one_run_and_the_last_one_comes_first() {
        let run = |seed: usize, steps| {
            let maze = MazeSource::Code(format!("prim1-4x3-{seed}"));
            SavedGame::Run(SavedRun { maze, steps, ..in_code((1, 1), vec![]) })
        };
        let mut runs = SavedRuns::default();
        for seed in 0..MOST_SAVED_RUNS + 3 {
            runs.change(&RunChange::Save(run(seed, 1)));
        }
        runs.change(&RunChange::Save(run(5, 2)));
        runs.change(&RunChange::Clear(run(7, 0).key()));
        runs.change(&RunChange::Clear(run(99, 0).key()));
        let mut seeds: Vec<usize> =
            (3..MOST_SAVED_RUNS + 3).filter(|seed| ![5, 7].contains(seed)).collect();
        seeds.push(5);
        let expected = seeds.into_iter().map(|seed| run(seed, if seed == 5 { 2 } else { 1 }));
        assert_eq!(runs.runs, expected.collect::<Vec<_>>());
    }
}
