//! The command line's output replaces the old file atomically, and a truncated file is never taken
//! for something else.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use icetea_maze::game::replay::Recording;
use icetea_maze::maze::{Build, Drawing, Maze, picture, read};

use super::numbered::{leftovers, recording};

/// The last bytes of a PNG are the checksum of nothing.
const PNG_END_CHECKSUM: usize = 4;

fn make(size: &str, output: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_icetea-maze"));
    command.args(["make", "--seed", "1", "--size", size, "--output"]).arg(output);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// A limit that every user may set stops a write in its middle, as a full disk does.
#[cfg(unix)]
#[test]
fn a_full_disk_does_not_cost_the_file_that_was_to_be_solved() {
    let folder = tempfile::tempdir().unwrap();
    for kind in ["txt", "svg", "png"] {
        let file = folder.path().join("a").with_extension(kind);
        assert!(make("60x40", &file).status().unwrap().success());
        let before = fs::read(&file).unwrap();
        assert!(before.len() > 1_024, "it is larger than the limit below");
        let script = r#"trap '' XFSZ; ulimit -f 1; exec "$0" solve "$1" --output "$1""#;
        let program = env!("CARGO_BIN_EXE_icetea-maze");
        let output = Command::new("sh").args(["-ec", script, program]).arg(&file).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(String::from_utf8(output.stderr).unwrap().contains("cannot write"));
        assert_eq!(fs::read(&file).unwrap(), before);
        assert_eq!(leftovers(folder.path()), Vec::<std::path::PathBuf>::new());
    }
}

/// Writes a maze over a file and sends the program a signal as soon as it has begun. Returns
/// whether the signal came before it was done.
#[cfg(unix)]
fn is_hit_while_it_writes(file: &Path, signal: &str) -> bool {
    let mut game = make("3000x1400", file).spawn().unwrap();
    while leftovers(file.parent().unwrap()).is_empty() && game.try_wait().unwrap().is_none() {
        sleep(Duration::from_millis(1));
    }
    let kill = Command::new("kill").args(["-s", signal, &game.id().to_string()]).status();
    let was_there = kill.unwrap().success();
    was_there && !game.wait().unwrap().success()
}

#[cfg(unix)]
#[test]
fn a_kill_in_the_middle_leaves_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.txt");
    assert!(make("4x3", &file).status().unwrap().success());
    let before = fs::read(&file).unwrap();
    for signal in ["TERM", "HUP", "INT", "KILL"] {
        // On a busy machine it may be done before the signal has come.
        let was_hit = (0..20).any(|_| {
            fs::write(&file, &before).unwrap();
            is_hit_while_it_writes(&file, signal)
        });
        assert!(was_hit, "{signal}");
        assert!(fs::read(&file).unwrap() == before, "{signal}");
    }
    assert!(make("3x5", &file).status().unwrap().success());
    let (width, height) = read(&fs::read(&file).unwrap()).unwrap().grid().rooms().unwrap();
    assert_eq!((width, height), (3, 5));
    assert_eq!(leftovers(folder.path()), Vec::<std::path::PathBuf>::new());
}

#[cfg(unix)]
#[test]
fn a_pipe_is_written_to_and_stays_one() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.txt");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut game = make("4x3", &pipe).spawn().unwrap();
    let maze = read(&fs::read(&pipe).unwrap()).unwrap();
    assert!(game.wait().unwrap().success());
    assert_eq!(maze, Build::new(&"kruskal1-4x3-1".parse().unwrap()).finish());
    assert!(!fs::metadata(&pipe).unwrap().is_file());
}

fn maze() -> Maze {
    Build::new(&"kruskal1-5x3-7".parse().unwrap()).finish()
}

/// For truncated texts, see tests/maze/text.rs.
#[test]
fn a_picture_that_is_cut_off_anywhere_is_refused() {
    let maze = maze();
    let drawing = Drawing::new(&maze).with_doors();
    let (mut svg, mut png) = (Vec::new(), Vec::new());
    picture::write_svg(&drawing, &mut svg).unwrap();
    picture::write_png(&drawing, 3, &mut png).unwrap();
    // The line end after the last tag has no meaning.
    svg.truncate(svg.trim_ascii_end().len());
    for whole in [svg, png] {
        assert_eq!(read(&whole).as_ref(), Ok(&maze));
        for length in 0..whole.len() {
            let torso = read(&whole[..length]);
            let has_all = length + PNG_END_CHECKSUM >= whole.len() && torso.as_ref() == Ok(&maze);
            assert!(torso.is_err() || has_all, "{length} of {}: {torso:?}", whole.len());
        }
    }
}

#[test]
fn a_recording_that_is_cut_off_anywhere_is_refused() {
    let recording = recording(1);
    let whole = recording.write();
    assert_eq!(Recording::read(&whole), Ok(recording));
    for length in 0..whole.len() {
        assert!(Recording::read(&whole[..length]).is_err(), "{length} of {}", whole.len());
        assert!(read(&whole.as_bytes()[..length]).is_err(), "{length} of {}", whole.len());
    }
}
