//! Problems that release.sh and `cargo package` would run into, found early.

use std::fs;
use std::path::Path;
use std::process::Command;

/// The maximum size of the crate. `tests/long.sh crate` weighs it; here it is estimated.
const MOST_BYTES: u64 = 6 << 20;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Whether this is the unpacked crate, in which excluded files are missing.
fn is_unpacked_crate() -> bool {
    !root().join("assets/packaging/release.sh").exists()
}

fn file(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn the_changelog_is_as_debian_wants_it() {
    if is_unpacked_crate() {
        return;
    }
    let changelog = file("assets/packaging/changelog");
    for (place, line) in changelog.lines().enumerate() {
        let is_form = ["  * ", "    ", " -- ", "icetea-maze ("].map(|form| line.starts_with(form));
        assert!(line.is_empty() || is_form.contains(&true), "line {}: {line:?}", place + 1);
        // The line with the date is as long as the name in it.
        let width = line.chars().count();
        assert!(line.starts_with(" -- ") || width <= 80, "line {} has {width} columns", place + 1);
        assert_eq!(line.trim_end(), line, "line {}", place + 1);
    }
    let version = env!("CARGO_PKG_VERSION");
    assert!(
        changelog.starts_with(&format!("icetea-maze ({version}-1) ")),
        "what is new in {version}"
    );
}

#[test]
fn the_metainfo_is_named_by_its_id() {
    if is_unpacked_crate() {
        return;
    }
    let folder = fs::read_dir(root().join("assets/packaging")).unwrap();
    let names = folder.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let names: Vec<String> = names.filter(|name| name.ends_with(".metainfo.xml")).collect();
    let [name] = &names[..] else { panic!("one metainfo, not {names:?}") };
    let metainfo = file(&format!("assets/packaging/{name}"));
    let id = metainfo.split_once("<id>").and_then(|(_, rest)| rest.split_once("</id>")).unwrap().0;
    assert_eq!(*name, format!("{id}.metainfo.xml"));
    assert!(
        file("Cargo.toml")
            .contains(&format!(r#"["assets/packaging/{name}", "usr/share/metainfo/""#))
    );
    assert!(file(&format!("assets/packaging/{id}.yml")).contains(name.as_str()));
    let version = env!("CARGO_PKG_VERSION");
    assert!(metainfo.contains(&format!(r#"<release version="{version}""#)), "no release {version}");
}

#[test]
fn the_crate_holds_what_builds_it_and_no_pictures_of_the_game() {
    let listed = Command::new(env!("CARGO"))
        .args(["package", "--list", "--allow-dirty", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&listed.stderr);
    assert!(listed.status.success(), "{told}");
    assert!(!told.contains("warning"), "{told}");
    let listed = String::from_utf8(listed.stdout).unwrap().replace('\\', "/");
    let unwanted = [
        "tests/golden/pictures/",
        "assets/pictures/",
        "assets/web/page.js",
        "assets/packaging/release.sh",
    ];
    let mut bytes: u64 = 0;
    for name in listed.lines() {
        assert!(!unwanted.iter().any(|one| name.starts_with(one)), "{name}");
        // Files that cargo generates do not exist here.
        let size = fs::metadata(root().join(name)).map_or(0, |file| file.len());
        // Packed, text is a quarter as large, a font hardly, and a picture no smaller.
        bytes += match name.rsplit('.').next() {
            Some("gif") => panic!("{name} is a film"),
            Some("png" | "ico") => size,
            Some("ttf" | "otf") => size / 10 * 9,
            _ => size / 4,
        };
    }
    for name in [
        "Cargo.lock",
        "LICENSE",
        "README.md",
        "assets/packaging/build.rs",
        "src/main.rs",
        "src/lib.rs",
    ] {
        assert!(listed.lines().any(|line| line == name), "{name} is not in the crate");
    }
    assert!(bytes <= MOST_BYTES, "the crate has some {bytes} bytes");
    for (source, included) in listed.lines().flat_map(included_by) {
        assert!(listed.lines().any(|line| line == included), "{included}, for {source}");
    }
}

/// The files that a source of the program includes by a plain name.
fn included_by(source: &str) -> Vec<(&str, String)> {
    if !source.starts_with("src/") {
        return Vec::new();
    }
    let text = file(source);
    let named = |call: &str| {
        let pieces = text.split(call).skip(1).filter_map(|piece| piece.strip_prefix("(\""));
        pieces.filter_map(|piece| piece.split('"').next()).map(str::to_owned).collect::<Vec<_>>()
    };
    let names = [named("include_str!"), named("include_bytes!")].concat();
    let places = names.into_iter().map(|name| {
        let mut folder: Vec<&str> = source.split('/').collect();
        folder.pop();
        let up = name.matches("../").count();
        folder.truncate(folder.len() - up);
        (source, [folder.join("/"), name.replace("../", "")].join("/").trim_matches('/').to_owned())
    });
    places.collect()
}

#[test]
fn readme_names_the_oldest_rust_that_builds_it() {
    let version = env!("CARGO_PKG_RUST_VERSION");
    for name in
        ["README.md", "assets/manual/en/for-developers.md", "assets/manual/zh/for-developers.md"]
    {
        assert!(
            file(name).contains(&format!("Rust {version}")),
            "{name} does not name Rust {version}"
        );
    }
}

/// Without rustup, one script says what to install; the others call that one.
#[test]
fn no_script_takes_rustup_for_granted() {
    if is_unpacked_crate() {
        return;
    }
    for folder in ["tests", "tests/fuzz", "assets/packaging"] {
        for entry in fs::read_dir(root().join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|end| end == "sh") && !path.ends_with("rust_for.sh") {
                let script = fs::read_to_string(&path).unwrap();
                let adds = ["rustup target add", "rustup component add"];
                assert!(!adds.iter().any(|add| script.contains(add)), "{}", path.display());
            }
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn where_there_is_no_rustup_what_is_missing_is_said_by_name() {
    use std::os::unix::fs::PermissionsExt;

    if is_unpacked_crate() {
        return;
    }
    // Rust as a distribution has it, with nothing beside the compiler.
    let bare = tempfile::tempdir().unwrap();
    for (program, does) in [("cargo", "exit 101"), ("rustc", "echo /nowhere")] {
        let path = bare.path().join(program);
        fs::write(&path, format!("#!/bin/sh\n{does}\n")).unwrap();
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let script = root().join("assets/packaging/rust_for.sh");
    for wanted in ["rustfmt", "clippy", "wasm32-wasip1"] {
        let mut bash = Command::new("/bin/bash");
        let told = bash.arg(&script).arg(wanted).env("PATH", bare.path()).output().unwrap();
        let told = (told.status.success(), String::from_utf8(told.stderr).unwrap());
        let is_said = told.1.contains(wanted) && told.1.contains("is missing: install rustup");
        assert!(!told.0 && is_said, "{told:?}");
    }
}

/// The lines of a function of a script.
fn function<'s>(script: &'s str, name: &str) -> &'s str {
    let begun = script.split_once(&format!("\n{name}() {{\n")).expect("it is there").1;
    begun.split_once("\n}\n").expect("it ends").0
}

/// What each part of release.sh makes.
const RELEASED: [(&str, &[&str]); 4] = [
    ("linux", &["icetea-maze-9-linux-x86_64.tar.gz", "icetea-maze_9-1_amd64.deb"]),
    ("windows", &["icetea-maze-9-windows-x86_64-setup.exe", "icetea-maze-9-windows-x86_64.zip"]),
    ("web", &["icetea-maze-9-web.zip"]),
    ("flatpak", &["icetea-maze-9-linux-x86_64.flatpak"]),
];

#[cfg(target_os = "linux")]
#[test]
fn each_part_of_a_release_leaves_the_files_and_sums_of_the_others() {
    if is_unpacked_crate() {
        return;
    }
    let script = file("assets/packaging/release.sh");
    let sums = script.split_once("say \"sizes and SHA-256\"\n").expect("sums at the end").1;
    let all: Vec<&str> = RELEASED.iter().flat_map(|(_, files)| files.iter().copied()).collect();
    for (part, own) in RELEASED {
        let lines = function(&script, part).lines().map(str::trim);
        let removals: Vec<&str> =
            lines.filter(|line| line.contains("rm ") && line.contains("$dist")).collect();
        let dist = tempfile::tempdir().unwrap();
        for name in &all {
            fs::write(dist.path().join(name), "old").unwrap();
        }
        let bash = |script: &str| {
            let mut bash = Command::new("bash");
            let done = bash.args(["-euc", script]).env("dist", dist.path()).output().unwrap();
            assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        };
        bash(&removals.join("\n"));
        for name in &all {
            let is_left = dist.path().join(name).exists();
            assert_ne!(is_left, own.contains(name), "{name} after {part}");
        }
        for name in own {
            fs::write(dist.path().join(name), "new").unwrap();
        }
        bash(sums);
        let listed = fs::read_to_string(dist.path().join("SHA256SUMS")).unwrap();
        let mut listed: Vec<&str> =
            listed.lines().map(|line| line.rsplit('/').next().unwrap()).collect();
        listed.sort_unstable();
        let mut expected = all.clone();
        expected.sort_unstable();
        assert_eq!(listed, expected, "after {part}");
    }
}
