//! Mazes as other programs write them: the maze that was written is read back exactly, and where
//! something had to be guessed, a warning says so.

mod drawn;
mod files;
mod no_mazes;
mod pictures;
mod plan;
mod tiles;

use std::collections::BTreeMap;

use icetea_maze::game::settings::Language;
use icetea_maze::maze::picture::write_svg;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::text::{TextStyle, to_string};
use icetea_maze::maze::{Build, Drawing, Maze, Spec, Tile, examine, may_be_no_maze};
use plan::Plan;
use proptest::prelude::*;

/// A foreign format for mazes.
struct Format {
    name: &'static str,
    write: fn(&Plan) -> Vec<u8>,
    /// The warning about how it is read: a part of one sentence, if any.
    warning: Option<&'static str>,
}

/// Mazes of rooms, small and larger, only one of them square.
fn specs() -> impl Iterator<Item = Spec> {
    let codes = [
        "kruskal1-4x3-1",
        "prim1-3x6-7",
        "backtracker1-9x4-5",
        "wilson1-5x5-2",
        "growing-tree1-12x7-3",
        "kruskal1-7x15-9",
        "eller1-26x11-4",
    ];
    codes.into_iter().map(|code| code.parse().unwrap())
}

/// What is wrong with how a file is read.
fn fault(format: &Format, bytes: &[u8], maze: &Maze) -> Option<String> {
    let shown: String = String::from_utf8_lossy(bytes).chars().take(1500).collect();
    let told = |fault: String| Some(format!("{}: {fault}\n{shown}", format.name));
    let reading = match examine(bytes) {
        Err(error) => return told(error.to_string()),
        Ok(reading) => reading,
    };
    let said = files::said(&reading.warnings, Language::English);
    if may_be_no_maze(&reading.warnings) {
        return told(format!("it is doubted: {said:?}"));
    }
    let is_said = match format.warning {
        None => said.is_empty(),
        Some(part) => said.iter().any(|sentence| sentence.contains(part)),
    };
    let is_read = reading.maze == *maze;
    if is_read && is_said { None } else { told(format!("{said:?}\n{:?}", reading.maze)) }
}

/// Asserts that nothing is wrong, or reports the first fault of each format.
fn assert_none(faults: impl Iterator<Item = (&'static str, Option<String>)>) {
    let faults: BTreeMap<&str, String> =
        faults.filter_map(|(format, fault)| Some((format, fault?))).collect();
    let told: Vec<&str> = faults.values().map(String::as_str).collect();
    assert!(faults.is_empty(), "{:?}\n{}", faults.keys(), told.join("\n"));
}

#[test]
fn what_comes_out_is_the_maze_that_went_in() {
    let formats = || tiles::FORMATS.iter().chain(drawn::FORMATS).chain(pictures::FORMATS);
    assert!(formats().count() > 120);
    assert_none(specs().flat_map(|spec| {
        let maze = Build::new(&spec).finish();
        formats().map(move |format| {
            let fault_with =
                |has_doors| fault(format, &(format.write)(&Plan::of(&maze, has_doors)), &maze);
            (format.name, fault_with(false).or_else(|| fault_with(true)))
        })
    }));
}

#[test]
fn marks_are_where_they_were_put() {
    let formats = || tiles::FORMATS_WITH_MARKS.iter().chain(pictures::FORMATS_WITH_MARKS);
    assert_none(specs().flat_map(|spec| {
        let maze = Build::new(&spec).finish();
        let is_room = |tile: &Tile| tile.column % 2 == 1 && tile.row % 2 == 1;
        let rooms: Vec<Tile> = maze.grid().open_tiles().filter(is_room).collect();
        let (start, goal) = (rooms[rooms.len() / 3], rooms[2 * rooms.len() / 3]);
        let marked = Maze::new(maze.grid().clone(), start, vec![goal]).unwrap();
        formats().map(move |format| {
            let bytes = (format.write)(&Plan::of(&marked, false));
            (format.name, fault(format, &bytes, &marked))
        })
    }));
}

#[test]
fn what_is_no_maze_is_refused_or_doubted() {
    /// Of this many files of a kind one may look like a maze by chance, as small ones do.
    const FILES: u64 = 200;
    for kind in no_mazes::KINDS {
        let files = (0..FILES).map(|seed| (kind.write)(&mut Dice::new(seed)));
        let believed: Vec<String> = files
            .filter(|bytes| examine(bytes).is_ok_and(|it| !may_be_no_maze(&it.warnings)))
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
            .collect();
        assert!(believed.len() <= 1, "{}:\n{}", kind.name, believed.join("\n---\n"));
    }
}

#[test]
fn what_is_written_here_is_read_without_a_doubt() {
    let with_loops_or_parts = ["kruskal1-9x6-loops100-3", "kruskal1-20x5-joined-4", "dig1-9x7-5"];
    let others = with_loops_or_parts.into_iter().map(|code| code.parse().unwrap());
    for spec in specs().chain(others) {
        let maze = Build::new(&spec).finish();
        for drawing in [Drawing::new(&maze), Drawing::new(&maze).with_doors()] {
            for style in TextStyle::ALL {
                let reading = examine(to_string(&drawing, style).as_bytes()).unwrap();
                assert_eq!((&reading.maze, &reading.warnings[..]), (&maze, &[][..]), "{style:?}");
            }
        }
    }
}

#[test]
fn an_svg_needs_no_size_beside_its_view_box() {
    for spec in specs() {
        let maze = Build::new(&spec).finish();
        let mut svg = Vec::new();
        write_svg(&Drawing::new(&maze), &mut svg).unwrap();
        let svg = String::from_utf8(svg).unwrap();
        let begin = svg.find(" width=").unwrap();
        let end = begin + svg[begin..].find('>').unwrap();
        for size in ["", " width=\"100%\"", " height=\"9cm\" width=\"1\""] {
            let other = format!("{}{size}{}", &svg[..begin], &svg[end..]);
            let reading = examine(other.as_bytes()).unwrap();
            assert_eq!((&reading.maze, &reading.warnings[..]), (&maze, &[][..]), "{size}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn mutated_files_are_mazes_or_sentences(
        format in 0..tiles::FORMATS.len() + drawn::FORMATS.len() + pictures::FORMATS.len(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0_u8..3), 1..6),
    ) {
        let mut formats = tiles::FORMATS.iter().chain(drawn::FORMATS).chain(pictures::FORMATS);
        let format = formats.nth(format).unwrap();
        let maze = Build::new(&"prim1-4x3-5".parse().unwrap()).finish();
        let mut bytes = (format.write)(&Plan::of(&maze, true));
        for (place, byte, change) in changes {
            let place = place.index(bytes.len());
            match change {
                0 => bytes[place] = byte,
                1 => bytes.insert(place, byte),
                _ => bytes.truncate(place.max(1)),
            }
        }
        let _ = examine(&bytes);
    }

    #[test]
    fn random_data_are_mazes_or_sentences(
        text in "[\\[\\](){}01,;:=\"'a \n┌─┐│╵_|.▀▄█#\u{1b}m4-]{0,80}",
    ) {
        let _ = examine(text.as_bytes());
    }
}
