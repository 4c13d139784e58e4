//! Worlds on the command line: built whole or in squares, proved, described and walked through.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

use icetea_maze::maze::at_once;
use icetea_maze::maze::world::{LeafPlan, WorldBuild};

use super::{code, complaint, json, out, run};

const CODE: &str = "kruskal1-2100x1500-5";

fn make(folder: &Path, arguments: &[&str], name: &str) -> String {
    let file = folder.join(name).to_str().unwrap().to_owned();
    let made = run(&[&["make", CODE, "--output", &file][..], arguments].concat());
    assert_eq!(code(&made), 0, "{}", String::from_utf8_lossy(&made.stderr));
    assert!(!Path::new(&format!("{file}.part")).exists(), "nothing is left behind");
    file
}

#[test]
fn a_world_is_built_proved_and_walked_through() {
    let folder = tempfile::tempdir().unwrap();
    let file = make(folder.path(), &[], "world.maze");
    let proof = out(&run(&["verify", &file]));
    assert_eq!(
        proof,
        format!("{CODE}: 3,150,000 rooms, 3,149,999 open walls, no ring: one tree\n")
    );
    let info = json(&run(&["info", &file, "--json"]));
    assert_eq!((info["code"].as_str(), info["rooms"].as_u64()), (Some(CODE), Some(3_150_000)));
    // The way is that of the maze that is held whole.
    let held = json(&run(&["solve", CODE, "--json"]));
    let steps = info["steps"].as_u64().unwrap();
    assert_eq!(held["steps"].as_u64(), Some(2 * steps));
    let way = out(&run(&["solve", &file]));
    assert_eq!(way.trim().len() as u64, steps);
    let [right, down, left, up] =
        ['R', 'D', 'L', 'U'].map(|step| way.chars().filter(|&one| one == step).count());
    assert_eq!((right - left, down - up), (2099, 1499));
    assert!(out(&run(&["info", &file])).contains("a room"));
    let before = fs::read(&file).unwrap();
    let longest = out(&run(&["survey", &file, "--longest"]));
    assert!(longest.starts_with("the longest path: "), "{longest}");
    let named: Vec<&str> = longest.trim().rsplit(' ').collect();
    let ends = [named[2], named[0]];
    let between = out(&run(&["solve", &file, "--from", ends[0], "--to", ends[1]]));
    let steps: String =
        longest.chars().take_while(|&one| one != 'f').filter(char::is_ascii_digit).collect();
    assert_eq!(steps.parse::<usize>().unwrap(), between.trim().len());
    let after = fs::read(&file).unwrap();
    assert!(after.len() > before.len() && after.starts_with(&before));
    assert_eq!(out(&run(&["verify", &file])), proof);
}

#[test]
fn squares_of_other_machines_give_the_same_file() {
    let folder = tempfile::tempdir().unwrap();
    let whole = fs::read(make(folder.path(), &["--threads", "1"], "whole.maze")).unwrap();
    let one = make(folder.path(), &["--square", "1,0,0"], "one.part");
    let other = make(folder.path(), &["--square", "0,2,1"], "other.part");
    let joined = make(folder.path(), &["--parts", &one, &other], "joined.maze");
    assert!(fs::read(joined).unwrap() == whole);
}

#[test]
fn what_was_stopped_is_resumed_by_the_same_command() {
    let folder = tempfile::tempdir().unwrap();
    let whole = fs::read(make(folder.path(), &[], "whole.maze")).unwrap();
    let stopped = |name: &str| {
        let mut build = WorldBuild::new(LeafPlan::new(CODE.parse().unwrap()));
        let mut looks = 0;
        let is_done = at_once(build.go_on(1, &mut |_| {
            looks += 1;
            looks < 80
        }));
        assert!(!is_done);
        let file = folder.path().join(name).to_str().unwrap().to_owned();
        build.write_part(File::create(format!("{file}.part")).unwrap()).unwrap();
        file
    };
    let one = make(folder.path(), &["--square", "0,0,0"], "one.part");
    stopped("again.maze");
    let again = make(folder.path(), &["--parts", &one], "again.maze");
    assert!(fs::read(again).unwrap() == whole, "a part that is kept already does no harm");
    // No seed is rolled where one was begun with.
    let file = stopped("rolled.maze");
    let made = run(&["make", "--size", "2100x1500", "--output", &file]);
    assert_eq!(code(&made), 0, "{}", String::from_utf8_lossy(&made.stderr));
    assert!(fs::read(file).unwrap() == whole);
}

#[test]
fn what_is_wrong_with_a_world_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let told = |arguments: &[&str]| complaint(&run(arguments));
    let world = path("world.maze");
    assert!(told(&["make", "kruskal1-40000x40000-1"]).contains("--output FILE.maze"));
    assert!(told(&["make", "kruskal1-1000001x2-1"]).contains("not a valid side"));
    assert!(told(&["make", "prim1-40x40-1", "--output", &world]).contains("only kruskal"));
    assert!(told(&["make", "--loops", "5", "--output", &world]).contains("only kruskal"));
    assert!(
        told(&["make", CODE, "--output", &world, "--square", "7,0,0"]).contains("no such square")
    );
    assert!(told(&["make", CODE, "--output", &world, "--solution"]).contains("--solution"));
    assert!(told(&["make", CODE, "--output", &world, "--parts", &path("none")]).contains("none"));
    assert!(!Path::new(&world).exists());
    let file = make(folder.path(), &[], "world.maze");
    assert!(
        told(&["make", CODE, "--output", &path("b.maze"), "--parts", &file])
            .contains("not a world file")
    );
    let mut bytes = fs::read(&file).unwrap();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    fs::write(&file, bytes).unwrap();
    let verified = run(&["verify", &file]);
    assert_eq!(code(&verified), 1);
    assert!(String::from_utf8_lossy(&verified.stderr).contains("column 2, row 1"));
}

#[test]
fn a_way_that_cannot_be_written_leaves_what_was_there() {
    let folder = tempfile::tempdir().unwrap();
    let file = make(folder.path(), &[], "world.maze");
    let way = folder.path().join("way.txt");
    assert_eq!(code(&run(&["solve", &file, "--output", way.to_str().unwrap()])), 0);
    let whole = fs::read(&way).unwrap();
    // A forged number of steps, with the sum of it.
    let mut bytes = fs::read(&file).unwrap();
    bytes[40] ^= 1;
    bytes[48..56].fill(0);
    let table = 56 + 6 * 10;
    let sum = bytes[..table].iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    bytes[48..56].copy_from_slice(&sum.to_le_bytes());
    fs::write(&file, bytes).unwrap();
    let told = complaint(&run(&["solve", &file, "--output", way.to_str().unwrap()]));
    assert!(told.contains("leads elsewhere"), "{told}");
    assert!(fs::read(&way).unwrap() == whole);
    assert_eq!(code(&run(&["verify", &file])), 1, "verify does not believe it either");
}

/// The size of a PNG picture, whose pixels are read too.
fn pixels_of(file: &Path) -> (u32, u32, Vec<u8>) {
    let mut reader =
        png::Decoder::new(BufReader::new(File::open(file).unwrap())).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    (info.width, info.height, pixels)
}

#[test]
fn a_world_is_seen_from_above() {
    let folder = tempfile::tempdir().unwrap();
    let file = make(folder.path(), &[], "world.maze");
    let path = |name: &str| folder.path().join(name);
    let text = |name: &str| path(name).to_str().unwrap().to_owned();
    let view = |arguments: &[&str]| {
        let seen = run(&[&["view", &file][..], arguments].concat());
        assert_eq!(code(&seen), 0, "{}", String::from_utf8_lossy(&seen.stderr));
    };
    view(&["--output", &text("whole.png"), "--size", "300x200"]);
    let (width, _, pixels) = pixels_of(&path("whole.png"));
    let bright = pixels.chunks_exact(3).filter(|pixel| pixel.iter().any(|&part| part > 60)).count();
    assert!(
        width == 300 && bright > 263 * 188 / 2,
        "the world fills it but for its walls: {bright}"
    );
    // The same room is in the middle from near and from far: the closer picture is a part of the other.
    view(&[
        "--output",
        &text("far.png"),
        "--rooms-per-pixel",
        "2",
        "--at",
        "1000,700",
        "--size",
        "64x64",
    ]);
    view(&[
        "--output",
        &text("part.png"),
        "--rooms-per-pixel",
        "2",
        "--at",
        "1000,700",
        "--size",
        "32x32",
    ]);
    let ((_, _, far), (_, _, part)) = (pixels_of(&path("far.png")), pixels_of(&path("part.png")));
    let within: Vec<u8> =
        (16..48).flat_map(|row| far[(row * 64 + 16) * 3..(row * 64 + 48) * 3].to_vec()).collect();
    assert!(within == part);
    view(&["--output", &text("rooms.png"), "--rooms-per-pixel", "1/16", "--at", "0,0"]);
    assert_eq!(pixels_of(&path("rooms.png")).1, 1080);

    // All tiles, from one pixel up to the finest level, whose parts of the world they are.
    view(&["--tiles", &text("tiles"), "--rooms-per-pixel", "4"]);
    let description = fs::read_to_string(path("tiles.dzi")).unwrap();
    assert!(description.contains("Width=\"525\" Height=\"375\""), "{description}");
    let mut sides = [525_u32, 375];
    for level in (0..=10).rev() {
        for row in 0..sides[1].div_ceil(256) {
            for column in 0..sides[0].div_ceil(256) {
                let tile = path(&format!("tiles_files/{level}/{column}_{row}.png"));
                let (width, height, _) = pixels_of(&tile);
                let expected =
                    [(0, column), (1, row)].map(|(line, at)| (sides[line] - 256 * at).min(256));
                assert_eq!([width, height], expected, "{}", tile.display());
            }
        }
        let count = fs::read_dir(path(&format!("tiles_files/{level}"))).unwrap().count() as u32;
        assert_eq!(count, sides.map(|side| side.div_ceil(256)).iter().product::<u32>());
        sides = sides.map(|side| side.div_ceil(2));
    }
    assert_eq!(sides, [1, 1]);

    for (wrong, says) in [
        (["--at", "2100,0"], "there is no room 2100,0"),
        (["--rooms-per-pixel", "3"], "1/16"),
        (["--size", "99999x99999"], "too large"),
    ] {
        let told = run(&[&["view", &file, "--output", &text("no.png")][..], &wrong].concat());
        assert!(code(&told) == 2 && complaint(&told).contains(says), "{}", complaint(&told));
    }
    assert!(!path("no.png").exists());
}

#[test]
fn the_path_between_two_rooms_is_the_same_both_ways() {
    let folder = tempfile::tempdir().unwrap();
    let file = make(folder.path(), &[], "world.maze");
    let path = |from: &str, to: &str| out(&run(&["solve", &file, "--from", from, "--to", to]));
    let (there, back) = (path("12,900", "2050,3"), path("2050,3", "12,900"));
    let turned = |step: char| match step {
        'R' => 'L',
        'L' => 'R',
        'D' => 'U',
        _ => 'D',
    };
    assert_eq!(there.trim(), back.trim().chars().rev().map(turned).collect::<String>());
    let count = |step: char| there.chars().filter(|&one| one == step).count().cast_signed();
    assert_eq!((count('R') - count('L'), count('D') - count('U')), (2038, -897));
    assert_eq!(out(&run(&["solve", &file, "--from", "0,0"])), out(&run(&["solve", &file])));
    assert_eq!(path("5,5", "5,5"), "\n");
    assert_eq!(code(&run(&["solve", &file, "--to", "0,1500"])), 2);
    assert_eq!(code(&run(&["solve", "kruskal1-9x9-1", "--to", "0,1"])), 2);
}
