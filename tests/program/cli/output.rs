//! Output files, and what is refused before anything is written.

use super::*;

#[test]
fn a_picture_that_is_refused_leaves_the_file_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("maze.png");
    std::fs::write(&path, "precious").unwrap();
    let path = path.to_str().unwrap();
    let output =
        run(&["make", "--size", "700x700", "--seed", "1", "--pixels", "64", "--output", path]);
    assert!(complaint(&output).contains("maze.png"));
    assert_eq!(std::fs::read(path).unwrap(), b"precious");
}

#[test]
fn what_cannot_be_drawn_or_believed_is_refused_before_a_maze_is_built() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("x.png");
    let picture = picture.to_str().unwrap();
    // Building it takes minutes in a debug build.
    let large = "kruskal1-10000x10000-1";
    let begun = std::time::Instant::now();
    for command in [["make", "--code"], ["solve", "--solver=a-star"]] {
        let arguments = [&command[..], &[large, "--pixels", "64", "--output", picture]].concat();
        assert!(complaint(&run(&arguments)).contains("too large a picture"));
    }
    let recording = format!(
        "Icetea Maze recording 1\nkind run\ncode {large}\nhelped no\nticks 13\nplayer Ann\n\
         start 1 1\nstride 2\nsteps 1\nway 1r\nchecksum 0123456789abcdef\n"
    );
    let output = run_with_input(&["replay", "-", "--json"], recording.as_bytes());
    assert_eq!((code(&output), &json(&output)["verdict"]), (1, &Value::from("tampered")));
    assert!(begun.elapsed().as_secs() < 10);
}

/// Linux only: elsewhere there is no file that is always full.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_a_deaf_terminal_is_no_crash() {
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = program().args(["make", "--code", "kruskal1-9x9-1"]).stdout(full()).output();
    assert!(complaint(&output.unwrap()).contains("cannot write to standard output"));
    for (arguments, code) in
        [(&["solve", "kruskal1-3x3-5"][..], 0), (&["solve", "nowhere"], 2), (&["make"], 0)]
    {
        let status = program().args(arguments).stderr(full()).stdout(Stdio::null()).status();
        assert_eq!(status.unwrap().code(), Some(code), "{arguments:?}");
    }
}

/// A file that grows beyond the ulimit is an error like any other.
#[cfg(unix)]
#[test]
fn a_file_that_grows_too_large_is_told_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["maze.png", "maze.txt", "maze.svg"] {
        let script = r#"ulimit -f 1; exec "$0" make --size 300x200 --seed 1 --output "$1""#;
        let mut shell = Command::new("sh");
        shell.args(["-c", script, env!("CARGO_BIN_EXE_icetea-maze"), name]);
        let complaint = complaint(&shell.current_dir(&folder).output().unwrap());
        assert!(complaint.contains(name) && complaint.contains("too large"), "{complaint}");
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
    }
}

#[test]
fn a_worksheet_has_two_pages_and_says_which_mazes_have_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let sheet = path("sheet.svg");
    let output = ["--output", sheet.to_str().unwrap()];
    let write = |what: &[&str]| run(&[&["worksheet"], what, &output[..]].concat());
    assert_eq!(code(&write(&["kruskal1-4x3-7", "naive", "none"])), 0);
    let read = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    let (naive, solution) = (read("sheet.svg"), read("sheet-solution.svg"));
    assert!(naive.contains("kruskal1-4x3-7") && !naive.contains("opened"));
    assert_eq!(solution.matches("opened").count(), 11);
    assert_eq!(code(&write(&["kruskal1-4x3-7 size none", "--language", "chinese"])), 0);
    assert!(read("sheet.svg").contains("练习纸") && read("sheet-solution.svg").contains("答案"));
    std::fs::write(path("card.txt"), "Icetea Maze lab card 1\nmembers: 3\nunion 0 1\n").unwrap();
    for what in ["chains", path("card.txt").to_str().unwrap()] {
        assert_eq!(code(&write(&[what])), 0, "{what}");
    }
    for what in ["prim1-4x3-7", "kruskal1-40x30-7", "do-find:7", "bench4"] {
        assert!(complaint(&write(&[what])).contains("no worksheet of"), "{what}");
    }
    let elsewhere = run(&["worksheet", "chains", "--output", path("x.png").to_str().unwrap()]);
    assert!(complaint(&elsewhere).contains("x.png: a worksheet is a .svg file"));
    assert!(!path("x.png").exists());
}

/// Where each object of a PDF file begins, as its table says, and what stands there.
fn objects(file: &[u8]) -> Vec<String> {
    let line = |from: usize| {
        let line = file[from..].split(|&byte| byte == b'\n').next().unwrap();
        String::from_utf8_lossy(line).into_owned()
    };
    let text = String::from_utf8_lossy(file);
    let (_, end) = text.rsplit_once("startxref\n").unwrap();
    let table = String::from_utf8_lossy(&file[end.lines().next().unwrap().parse().unwrap()..]);
    let entries = table.lines().skip(3).take_while(|line| line.ends_with(" 00000 n "));
    entries.map(|entry| line(entry[..10].parse().unwrap())).collect()
}

#[test]
fn a_book_is_a_file_that_its_options_decide() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let write = |name: &str, more: &[&str]| {
        let file = path(name);
        let output = run(&[&["book", "--output", file.to_str().unwrap()], more].concat());
        assert_eq!(code(&output), 0, "{}", String::from_utf8_lossy(&output.stderr));
        (std::fs::read(file).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let heart = ["--mazes", "5", "--seed", "7", "--shape", "heart", "--easy-to-hard"];
    let (book, told) = write("heart.pdf", &heart);
    assert!(book.starts_with(b"%PDF-1.7\n") && book.ends_with(b"%%EOF\n") && told.is_empty());
    assert_eq!(book, write("again.pdf", &heart).0);
    let objects = objects(&book);
    assert!(objects.len() > 20);
    for (number, object) in (1..).zip(objects) {
        assert_eq!(object, format!("{number} 0 obj"));
    }
    let text = String::from_utf8_lossy(&book);
    // A front page, five mazes, and a page for six answers.
    assert_eq!(text.matches("/Type/Page/").count(), 7);
    let linked = write("linked.pdf", &[&heart[..], &["--link", "https://a.b/(c)?"]].concat()).0;
    let linked = String::from_utf8_lossy(&linked).into_owned();
    assert_eq!(linked.matches("/URI (https://a.b/\\(c\\)?kruskal1-").count(), 5);
    let rolled = write("rolled.pdf", &["--mazes", "2", "--per-page", "2"]);
    assert!(rolled.1.contains("--seed "), "what was rolled can be had again: {}", rolled.1);
    write("drawn.pdf", &["--code", "drawn1-4x3-hv11dd009", "--answers", "9"]);
    write("dug.pdf", &["--generator", "dig", "--large-print", "--paper", "letter", "--mazes", "1"]);
    for (options, expected) in [
        (&["--size", "120x20"][..], "does not fit on this paper"),
        (&["--size", "30x20", "--large-print"], "in large print"),
        (&["--mazes", "0"], "0 is not in 1..=500"),
        (&["--per-page", "3"], "1, 2 or 4 mazes on a page"),
        (&["--answers", "5"], "number of answers"),
        (&["--paper", "a5"], "there is no paper"),
        (&["--shape", "hart"], "did you mean heart"),
    ] {
        let file = path("none.pdf");
        let output = run(&[&["book", "--output", file.to_str().unwrap()], options].concat());
        let complaint = complaint(&output);
        assert!(complaint.contains(expected), "{complaint}");
        assert!(!file.exists());
    }
    let elsewhere = run(&["book", "--output", path("x.svg").to_str().unwrap()]);
    assert!(complaint(&elsewhere).contains("x.svg: a book is a .pdf file"));
}

#[test]
fn a_shape_is_named_or_a_word_or_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("ring.pgm");
    let ring = "P2\n4 3\n255\n0 0 0 0\n0 255 255 0\n0 0 0 0\n";
    std::fs::write(&picture, ring).unwrap();
    let spec = |options: &[&str]| {
        let output = run(&[&["make", "--seed", "3"], options].concat());
        assert_eq!(code(&output), 0, "{}", String::from_utf8_lossy(&output.stderr));
        let told = String::from_utf8(output.stderr).unwrap();
        told.trim().parse::<Spec>().unwrap_or_else(|error| panic!("{told}: {error}"))
    };
    let ring = spec(&["--shape", picture.to_str().unwrap(), "--size", "4x3"]);
    assert_eq!(ring.rooms(), 10);
    let ring = spec(&["--shape", picture.to_str().unwrap(), "--size", "8x6"]);
    assert_eq!(ring.rooms(), 40, "a pixel may be several rooms");
    let word = spec(&["--shape", "word:TEA", "--size", "30x10", "--generator", "wilson"]);
    assert!(word.shape().is_some() && word.rooms() < 300);
    for (options, expected) in [
        (&["--shape", "hart"][..], "did you mean heart"),
        (&["--shape", "word: "], "at least two rooms"),
        (&["--shape", "heart", "--generator", "eller"], "eller builds rectangles only"),
        (&["--shape", "heart", "--size", "300x300"], "at most 40000"),
        (&["--shape", "heart", "--code", "prim1-4x3-7"], "cannot be used with"),
        (&["--code", "prim1-8x8-shapezzzzzzz-7"], "cut off or has a mistake"),
    ] {
        let complaint = complaint(&run(&[&["make"], options].concat()));
        assert!(complaint.contains(expected), "{complaint}");
    }
}

#[test]
fn a_pack_is_made_of_a_folder_of_files_and_of_codes() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let drawn = "drawn1-4x2-twins1-k5916r9j";
    let picture = String::from_utf8(run(&["draw", drawn]).stdout).unwrap();
    write("2 twins.txt", &picture);
    write("1 first.txt", "\u{feff}prim1-4x3-7\n");
    write(".hidden", "nothing");
    let all = folder.path().to_str().unwrap();
    let output = run_with_input(&["pack", "A title", all, "wilson1-4x3-7", "-"], b"eller1-4x3-7");
    let written = String::from_utf8(output.stdout.clone()).unwrap();
    let lines = ["pack1 A title", "prim1-4x3-7 1 first", &format!("{drawn} 2 twins")];
    let lines = [&lines[..], &["wilson1-4x3-7", "eller1-4x3-7"]].concat();
    assert_eq!((code(&output), written.lines().collect::<Vec<_>>()), (0, lines));
    let empty = tempfile::tempdir().unwrap();
    let twice = ["prim1-4x3-7", "prim1-4x3-7"].map(str::to_owned).to_vec();
    for (mazes, expected) in [
        (vec![empty.path().to_str().unwrap().to_owned()], "there are no mazes"),
        (vec![write("none.md", "# no maze\n")], "neither the code of a maze nor"),
        (twice, "this maze has come before"),
        (vec!["prim1-600x600-1".to_owned()], "at most 250000 rooms"),
    ] {
        let mazes: Vec<&str> = mazes.iter().map(String::as_str).collect();
        let complaint = complaint(&run(&[&["pack", "T"], &mazes[..]].concat()));
        assert!(complaint.contains(expected), "{complaint}");
    }
    let wrong = write("wrong.txt", "pack1 T\nprim1-4x3-7\n\nnothing\n");
    let complaint = complaint(&run(&[&wrong]));
    assert!(complaint.contains("wrong.txt") && complaint.contains("line 4"), "{complaint}");
}

/// Linux only: elsewhere there always is a display.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_is_called_like_a_card_is_no_card() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["bench", "chains"] {
        std::fs::create_dir(folder.path().join(name)).unwrap();
        let mut lab = program();
        lab.args(["lab", name]).current_dir(&folder);
        lab.env("ICETEA_MAZE_DIR", folder.path().join("data"));
        let output = lab.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").output().unwrap();
        // It has got as far as the window.
        assert_eq!(code(&output), 1, "{}", String::from_utf8_lossy(&output.stderr));
    }
}

#[cfg(unix)]
#[test]
fn an_output_that_is_a_link_stays_one() {
    for (target, is_written) in
        [("old.txt", true), ("new.txt", true), ("no/where.txt", false), ("link.txt", false)]
    {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("old.txt"), "old").unwrap();
        let link = folder.path().join("link.txt");
        std::os::unix::fs::symlink(target, &link).unwrap();
        let output = run(&["make", "--code", "prim1-4x3-7", "--output", link.to_str().unwrap()]);
        assert_eq!(output.status.success(), is_written, "{target}: {output:?}");
        assert!(link.is_symlink(), "{target}");
        let content = std::fs::read_to_string(folder.path().join(target)).unwrap_or_default();
        assert_eq!(content.contains('#'), is_written, "{target}: {content}");
    }
}
