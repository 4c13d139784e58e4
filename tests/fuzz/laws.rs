//! Laws for everything that a reader accepts, and how bytes reach a reader of files.

use std::cell::LazyCell;
use std::fmt::{Debug, Display};
use std::fs;
use std::path::Path;
use std::str::FromStr;

use icetea_maze::maze::random::text_hash;
use icetea_maze::maze::text::{self, TextStyle};
use icetea_maze::maze::{Drawing, Maze, picture};
use icetea_maze::store::{Notice, Store};
use tempfile::TempDir;

/// More tiles than this take too long to draw in every way.
const MOST_DRAWN_TILES: usize = 10_000;

/// Everything that is read is written as a text that reads as the same.
pub fn reads_back<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(text: &str) {
    if let Ok(read) = text.parse::<T>() {
        assert_eq!(read.to_string().parse::<T>().expect("what is written can be read"), read);
    }
}

/// A maze is the same after it was written in any format and read again.
pub fn every_format_keeps(maze: &Maze) {
    if maze.grid().tiles() > MOST_DRAWN_TILES {
        return;
    }
    for drawing in [Drawing::new(maze), Drawing::new(maze).with_doors()] {
        for style in TextStyle::ALL {
            let written = text::to_string(&drawing, style);
            assert_eq!(text::read(written.as_bytes()).as_ref(), Ok(maze), "{written}");
        }
        let mut png = Vec::new();
        picture::write_png(&drawing, 2, &mut png).expect("a small picture");
        assert_eq!(picture::examine(&png).as_ref().map(|reading| &reading.maze), Ok(maze));
        let mut svg = Vec::new();
        picture::write_svg(&drawing, &mut svg).expect("memory takes everything");
        assert_eq!(picture::read_svg(&String::from_utf8(svg).expect("XML")).as_ref(), Ok(maze));
    }
}

/// A challenge with a valid checksum, so that the reader looks inside.
pub fn sealed(body: &str) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let sum = u128::from(text_hash(body)) << 2;
    let letter = |place: u32| char::from(LETTERS[(sum >> (60 - 6 * place) & 63) as usize]);
    format!("{body}.{}", (0..11).map(letter).collect::<String>())
}

/// Does something in an empty folder.
pub fn in_folder(act: impl FnOnce(&Path)) {
    thread_local!(static FOLDER: LazyCell<TempDir> =
        LazyCell::new(|| tempfile::tempdir().expect("a temporary folder")));
    FOLDER.with(|folder| {
        fs::remove_dir_all(folder.path()).expect("a folder of ours");
        fs::create_dir_all(folder.path()).expect("a folder");
        act(folder.path());
    });
}

/// All that the game finds in a folder, where nothing is to be set aside.
pub fn known(folder: &Path) -> String {
    let mut store = Store::open(Some(folder.to_owned()));
    let (settings, runs) = (store.load_settings(), store.load_runs());
    let journey = store.load_journey();
    assert_eq!(store.take_notices(), []);
    format!("{settings:?} {runs:?} {journey:?} {:?}", store.history())
}

/// A saved file with these bytes is loaded and saved again, or set aside unchanged and reported;
/// what is loaded of it is loaded the next time, too.
pub fn file_is_kept_or_set_aside<T: PartialEq + Debug>(
    name: &str,
    bytes: &[u8],
    load: impl Fn(&mut Store) -> T,
    save: impl Fn(&mut Store, &T),
) {
    in_folder(|folder| {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().expect("a file in a folder")).expect("a folder");
        fs::write(&file, bytes).expect("a file of ours");
        let mut store = Store::open(Some(folder.to_owned()));
        let content = load(&mut store);
        match &store.take_notices()[..] {
            // A seal is by another key than that of a new folder.
            [] | [Notice::KeyLost] => {
                save(&mut store, &content);
                let mut store = Store::open(Some(folder.to_owned()));
                assert_eq!(load(&mut store), content);
                assert_eq!(store.take_notices(), []);
            }
            [Notice::Damaged { set_aside, .. }] => {
                assert_eq!(fs::read(set_aside).expect("what was set aside"), bytes);
                // What could be saved of it is in its place, if anything could, and stays so.
                let mut store = Store::open(Some(folder.to_owned()));
                assert_eq!(load(&mut store), content);
                assert_eq!(store.take_notices(), []);
            }
            [Notice::Newer { set_aside, .. }] => {
                assert!(!file.exists());
                assert_eq!(fs::read(set_aside).expect("what was set aside"), bytes);
            }
            others => panic!("{others:?}"),
        }
    });
}

/// The sum of files of worlds: FNV-1a.
fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Bytes that end with the sum of all before, so that the reader looks inside.
pub fn summed(bytes: &[u8]) -> Vec<u8> {
    let content = &bytes[..bytes.len().saturating_sub(8)];
    [content, &sum(content).to_le_bytes()].concat()
}

/// The file of a world with all of its sums right, as far as it is one.
pub fn world_with_right_sums(bytes: &[u8]) -> Vec<u8> {
    const HEADER: usize = 56;
    const ENTRY: usize = 10;
    let mut world = bytes.to_vec();
    let Some(head) = bytes.get(16..28) else { return world };
    let [width, height, side] = [0, 4, 8].map(|at| {
        let number = u32::from_le_bytes(std::array::from_fn(|byte| head[at + byte]));
        u64::from(number)
    });
    if side == 0 {
        return world;
    }
    let leaves = width.div_ceil(side).saturating_mul(height.div_ceil(side));
    let table = leaves.saturating_mul(ENTRY as u64).saturating_add(HEADER as u64);
    let Some(table) = usize::try_from(table).ok().filter(|&end| end <= bytes.len()) else {
        return world;
    };
    let mut begin = table;
    for leaf in 0..leaves as usize {
        let entry = HEADER + leaf * ENTRY;
        let [right, below, within] = [0, 2, 4]
            .map(|at| usize::from(u16::from_le_bytes([bytes[entry + at], bytes[entry + at + 1]])));
        let end = begin + (2 * right + 2 * below + within).div_ceil(8);
        let Some(record) = bytes.get(begin..end) else { return world };
        let of_leaf = sum(record).wrapping_add(leaf as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        world[entry + 6..entry + ENTRY].copy_from_slice(&((of_leaf >> 32) as u32).to_le_bytes());
        begin = end;
    }
    world[HEADER - 8..HEADER].fill(0);
    let of_table = sum(&world[..table]);
    world[HEADER - 8..HEADER].copy_from_slice(&of_table.to_le_bytes());
    if world.len() > begin {
        let survey = summed(&world[begin..]);
        world.truncate(begin);
        world.extend(survey);
    }
    world
}
