//! The output for all kinds of arguments, wherever it is printed.

use icetea_maze::maze::is_hidden;

use super::*;

/// Checks that a complaint can neither harm a terminal nor fill it.
fn assert_tame(complaint: &str) {
    assert!(!complaint.chars().any(|symbol| is_hidden(symbol) && symbol != '\n'), "{complaint:?}");
    // A quote and the sign of a cut may be part of a word.
    assert!(complaint.split_whitespace().all(|word| word.chars().count() <= 61), "{complaint:?}");
}

#[test]
fn arguments_are_shown_escaped_and_cut() {
    let long = "x".repeat(10_000);
    let wild = "\u{1b}[31mfoo\nbar\u{7}\u{202e}\u{9b}";
    for arguments in [
        vec!["make".to_owned(), format!("--{wild}")],
        vec!["make".to_owned(), format!("--{long}")],
        vec!["make".to_owned(), "--generator".to_owned(), format!("{wild}{long}")],
        vec!["make".to_owned(), "--size".to_owned(), wild.to_owned()],
        vec!["solve".to_owned(), wild.to_owned()],
        vec!["solve".to_owned(), long.clone()],
        vec!["make".to_owned(), "--output".to_owned(), format!("{wild}.png.{wild}")],
        vec![wild.to_owned(), long.clone()],
    ] {
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let complaint = complaint(&run(&arguments));
        assert_tame(&complaint);
        let is_shown = complaint.contains(r"\x1b[31mfoo\nbar") || complaint.contains("xxxxx…");
        assert!(is_shown, "{complaint}");
    }
}

/// Whatever is in a file, no part of the output moves the terminal's cursor or reverses its lines.
#[test]
fn what_files_hold_is_printed_escaped() {
    let wild = "Ann\u{1b}]0;tea\u{7}\u{9b}31m\u{202e}\u{2066}\u{7f}";
    let maze = format!("99 98 {wild}\n#####\n#S G#\n#####\n");
    for (arguments, input) in [
        (&["lab", "--check", "-"][..], format!("{wild}: icetea-lab1\n\t{wild}\n")),
        (&["info", "-"], maze.clone()),
        (&["info", "-", "--json"], maze.clone()),
        (&["solve", "-", "--json"], maze.clone()),
        (&["solve", "-"], format!("###{wild}\n# {wild}#\n###\n")),
        (&["info", "-"], "\u{202e}ooo\u{202e}\noo\u{9b}oo\nooo\u{202e}o\n".to_owned()),
        (&["replay", "-"], format!("Icetea Maze recording 1\nkind {wild}\n")),
        (&["info", "-"], format!("<svg width='3' height='{wild}'/>")),
        (&["info", "-"], format!("[[1,1,1],[1,{wild},1],[1,1,1]]")),
    ] {
        let output = run_with_input(arguments, input.as_bytes());
        let printed = [output.stdout, output.stderr].map(|it| String::from_utf8(it).unwrap());
        assert!(printed.iter().any(|text| !text.is_empty()));
        for text in printed {
            let raw = text.chars().find(|&sign| is_hidden(sign) && sign != '\n');
            assert_eq!(raw, None, "{arguments:?}: {text:?}");
        }
    }
}

/// More than that is an error, and not silently left out.
#[test]
fn a_class_that_is_too_large_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let class = folder.path().join("class.txt");
    let mut input = "somebody wrote this\n".repeat(900_000);
    for is_too_large in [true, false] {
        std::fs::write(&class, &input).unwrap();
        let output = run(&["lab", "--check", class.to_str().unwrap()]);
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(told.contains("class.txt is larger than 16 MiB"), is_too_large, "{told}");
        input.truncate(16 << 20);
    }
}

/// It is a file with a hole, as its size alone is enough to know.
#[cfg(target_os = "linux")]
#[test]
fn a_bundle_that_is_too_large_is_refused_unread() {
    let folder = tempfile::tempdir().unwrap();
    let bundle = folder.path().join("bundle.ron");
    std::fs::write(&bundle, "// Icetea Maze: all that a player has").unwrap();
    std::fs::File::options().write(true).open(&bundle).unwrap().set_len(1 << 40).unwrap();
    let script = r#"ulimit -v 500000; exec "$0" "$1""#;
    let mut shell = Command::new("sh");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_icetea-maze")]).arg(&bundle);
    let complaint = complaint(&shell.output().unwrap());
    assert!(complaint.contains("bundle.ron is larger than 1 GiB"), "{complaint}");
}

#[test]
fn clap_says_what_it_says_in_lines_of_its_own() {
    let complaint = complaint(&run(&["make", "--sise", "3x3"]));
    assert!(complaint.contains("--sise") && complaint.contains("--size"), "{complaint}");
    assert!(complaint.lines().count() > 2 && complaint.contains("Usage:"), "{complaint}");
}

#[test]
fn an_option_of_the_window_before_a_verb_is_what_is_blamed() {
    for option in ["--portable", "--speak"] {
        for arguments in
            [&[option, "solve", "kruskal1-3x2-1"][..], &[option, "make", "--size", "3x2"]]
        {
            let complaint = complaint(&run(arguments));
            assert!(complaint.contains(&format!("'{option}'")), "{arguments:?}: {complaint}");
            assert!(!complaint.contains("'kruskal1-3x2-1'"), "{arguments:?}: {complaint}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_printed_is_said() {
    let script = r#"target=$1; shift; case $target in full) exec "$0" "$@" >/dev/full;;
        closed) exec "$0" "$@" >&-;; esac"#;
    for target in ["full", "closed"] {
        for arguments in [
            &["--help"][..],
            &["--version"],
            &["make", "--help"],
            &["make", "--size", "3x3"],
            &["info", "kruskal1-3x3-1"],
            &["solve", "kruskal1-3x3-1", "--json"],
        ] {
            let output = Command::new("sh")
                .args(["-c", script, env!("CARGO_BIN_EXE_icetea-maze"), target])
                .args(arguments)
                .output()
                .unwrap();
            let complaint = complaint(&output);
            let sentence = "cannot write to standard output";
            assert!(complaint.contains(sentence), "{target} {arguments:?}: {complaint}");
            assert_eq!(complaint.lines().count(), 1);
        }
    }
    // If all output is discarded on purpose, nothing is reported.
    let output = program().arg("--help").stdout(Stdio::null()).stderr(Stdio::piped()).output();
    assert_eq!(output.unwrap().stderr, b"");
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_in_a_circle_is_called_so() {
    let folder = tempfile::tempdir().unwrap();
    let [one, other, nowhere] = ["one", "other", "nowhere"].map(|name| folder.path().join(name));
    std::os::unix::fs::symlink(&one, &other).unwrap();
    std::os::unix::fs::symlink(&other, &one).unwrap();
    std::os::unix::fs::symlink("missing", &nowhere).unwrap();
    for (link, words) in [(one, "symbolic links"), (nowhere, "No such file")] {
        for command in ["solve", "info", "replay"] {
            let complaint = complaint(&run(&[command, link.to_str().unwrap()]));
            assert!(complaint.contains("cannot read") && complaint.contains(words), "{complaint}");
        }
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_text_is_no_seed() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    for arguments in [
        &[&b"make"[..], b"--seed", b"\xff"],
        &[b"make", b"--code", b"kruskal1-3x3-\xff"],
        &[&b"solve"[..], b"kruskal1-3x3-\xff"][..],
        &[b"watch", b"kruskal1-3x3-\xff"],
        &[b"kruskal1-3x3-\xff"],
    ] {
        let output = program()
            .args(arguments.iter().map(|bytes| OsStr::from_bytes(bytes)))
            .stdin(Stdio::null())
            .output();
        let complaint = complaint(&output.unwrap());
        assert!(complaint.contains("UTF-8"), "{complaint}");
    }
}

/// The program gets less memory than a maze needs.
#[cfg(target_os = "linux")]
#[test]
fn a_maze_that_is_too_large_for_the_memory_is_refused() {
    for arguments in [
        "make --code kruskal1-25000x16000-1",
        "solve prim1-16000x25000-1",
        "info kruskal1-25000x16000-1",
    ] {
        let script = format!(r#"ulimit -v 300000; exec "$0" {arguments}"#);
        let program = env!("CARGO_BIN_EXE_icetea-maze");
        let complaint =
            complaint(&Command::new("sh").args(["-c", &script, program]).output().unwrap());
        assert_eq!(
            complaint,
            "icetea-maze: this takes up to 400 MB of memory, and there is not that much\n"
        );
    }
}
