//! The unfinished run as a file.
//!
//! What is loaded fits together as far as that can be said without building the maze: whether a
//! tile is open, only whoever builds it can say.

use super::document::Content;
use crate::game::saved_run::SavedRun;

impl Content for SavedRun {
    const NAME: &'static str = "unfinished-run";
    const ABOUT: &'static str = "the run that you left unfinished.";

    fn makes_sense(&self) -> bool {
        self.fits_together()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::saved_run::{MazeSource, SavedTrack};
    use crate::maze::text::{self, TextStyle, to_string};
    use crate::maze::{Build, Direction, Drawing, Spec, Tile};
    use crate::store::document::{Flaw, read, write};

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
        }
    }

    fn sources() -> Vec<MazeSource> {
        let maze = Build::new(&CODE.parse().unwrap()).finish();
        let texts = TextStyle::ALL.map(|style| to_string(&Drawing::new(&maze), style));
        let mut sources: Vec<_> = texts.into_iter().map(MazeSource::Text).collect();
        // What a text within a text could trip over: quotation marks, backslashes, other line ends.
        let awkward = ["#####\r\n#S\"\"#\r\n###G#\r\n#####", "\"\"\"\"\"\n\"S\\G\"\n\"\"\"\"\""];
        sources.extend(awkward.map(|text| MazeSource::Text(text.to_owned())));
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
            MazeSource::Text(text) => {
                let maze = text::read(text.as_bytes()).unwrap();
                (maze.grid().columns(), maze.grid().rows())
            }
        }
    }

    prop_compose! {
        fn saved_run()(
            maze in prop::sample::select(sources()),
            (milliseconds, steps, helped, slow) in any::<(u64, u32, bool, bool)>(),
            turns in prop::collection::vec(0..4_u8, 0..200),
            track in proptest::option::of(("[0-9rdluRDLU]{0,9}", any::<u32>())),
        ) -> SavedRun {
            let (columns, rows) = sides(&maze);
            let mut tile = Tile::new(columns / 2, rows / 2);
            let mut trail = Vec::new();
            for turn in turns {
                trail.push((tile.column, tile.row));
                let next = tile.step(Direction::nth(turn));
                tile = if next.column < columns && next.row < rows { next } else { tile.step(Direction::nth(turn + 2)) };
            }
            let track = track.map(|(strides, ticks)| SavedTrack { ticks, strides });
            SavedRun { maze, tile: (tile.column, tile.row), milliseconds, steps, helped, slow, trail, track }
        }
    }

    proptest! {
        #[test]
        fn a_run_reads_back_the_same(run in saved_run()) {
            let text = write(&run).unwrap();
            prop_assert_eq!(read(text.as_bytes()), Ok(run));
        }
    }

    #[test]
    fn a_run_that_does_not_fit_its_maze_is_damaged() {
        let last = (8, 6);
        assert!(in_code(last, vec![last]).makes_sense());
        let beyond =
            [in_code((9, 6), vec![]), in_code((8, 7), vec![]), in_code(last, vec![last, (9, 6)])];
        let mut misfits = beyond.to_vec();
        for source in
            [MazeSource::Code("prim9-4x3-7".to_owned()), MazeSource::Text("tea".to_owned())]
        {
            misfits.push(SavedRun { maze: source, ..in_code(last, vec![]) });
        }
        for run in misfits {
            let text = write(&run).unwrap();
            assert_eq!(read::<SavedRun>(text.as_bytes()), Err(Flaw::Damaged), "{text}");
        }
    }

    #[test]
    fn a_run_of_an_older_game_has_no_track() {
        let track = SavedTrack { ticks: 40, strides: "1r".to_owned() };
        let run = SavedRun { track: Some(track), ..in_code((3, 1), vec![(1, 1), (2, 1), (3, 1)]) };
        let text = write(&run).unwrap();
        let line = text.lines().find(|line| line.contains("track: ")).unwrap();
        assert_eq!(line.trim(), "track: (ticks: 40, strides: \"1r\"),");
        let older = text.replace(&format!("{line}\n"), "");
        assert_eq!(read(older.as_bytes()), Ok(SavedRun { track: None, ..run }));
    }

    #[test]
    fn a_trail_is_written_step_by_step() {
        let text = write(&in_code((1, 1), vec![(1, 1), (2, 1), (2, 2), (1, 2), (1, 1)])).unwrap();
        assert!(text.contains(r#"trail: (from: (1, 1), moves: "RDLU")"#), "{text}");
        let unknown_letter = text.replace("RDLU", "RDLX");
        assert_eq!(read::<SavedRun>(unknown_letter.as_bytes()), Err(Flaw::Damaged));
        let out_at_the_top = text.replace("RDLU", "UUUU");
        assert_eq!(read::<SavedRun>(out_at_the_top.as_bytes()), Err(Flaw::Damaged));
    }

    #[test]
    fn a_trail_with_a_gap_is_not_written() {
        let error = write(&in_code((1, 1), vec![(1, 1), (3, 1)])).unwrap_err();
        assert!(error.to_string().contains("leaps from (1, 1) to (3, 1)"), "{error}");
    }

    #[test]
    fn a_trail_of_a_million_tiles_takes_a_megabyte() {
        let there_and_back = [(1, 1), (2, 1)].repeat(500_000);
        let run = in_code((1, 1), there_and_back);
        let text = write(&run).unwrap();
        assert!(text.len() < 1_001_000);
        assert_eq!(read(text.as_bytes()), Ok(run));
    }
}
