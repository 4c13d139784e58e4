//! The origin of recordings: the key of an installation, its seals, and both after files were
//! copied, changed, lost or damaged.

use crate::wanderer;

use std::fs;
use std::path::{Path, PathBuf};

use icetea_maze::game::race::Track;
use icetea_maze::game::replay::{Origin, Recorded, Recording, ReplayKind, Verdict};
use icetea_maze::maze::Spec;
use icetea_maze::store::{Gallery, Notice, Reason, Seals, Store};
use tempfile::tempdir;
use wanderer::{measured_of, name, recorded};

const CODE: &str = "prim1-7x5-3";
const OTHER_CODE: &str = "kruskal1-4x9-7";

fn spec() -> Spec {
    CODE.parse().unwrap()
}

fn open(folder: &Path) -> Store {
    Store::open(Some(folder.to_owned()))
}

fn key_in(folder: &Path) -> PathBuf {
    folder.join("installation-key.ron")
}

fn best_in(folder: &Path, code: &str) -> PathBuf {
    folder.join("replays").join(format!("{code}.txt"))
}

/// Writes a text to the file of the best run of a code.
fn put(folder: &Path, code: &str, text: &str) {
    fs::create_dir_all(folder.join("replays")).unwrap();
    fs::write(best_in(folder, code), text).unwrap();
}

/// The best run of a code in a newly opened store.
fn best(folder: &Path, code: &str) -> Recording {
    open(folder).best_run(code.parse::<Spec>().unwrap()).unwrap()
}

fn own() -> Recording {
    recorded(CODE, 1, "Ann").run_here()
}

/// A script's run along the shortest path, without a pause.
fn forged(code: &str) -> Recording {
    let measured = measured_of(code);
    let maze = &measured.maze;
    let mut track = Track::new(maze.start(), measured.stride_tiles);
    let places: Vec<_> = measured.path_from(maze.start()).step_by(2).collect();
    for pair in places.windows(2) {
        let direction = pair[0].direction_towards(pair[1]).unwrap();
        assert!(track.set_out(track.end_tick().max(1), direction, true));
    }
    let (ticks, steps) = (track.end_tick(), track.strides().len() as u32);
    let player = Recorded { name: name("Script"), coat: None, steps, track };
    Recording::new(ReplayKind::Run, code.parse::<Spec>().unwrap(), false, ticks, vec![player])
}

#[test]
fn the_first_start_makes_a_key_and_it_stays() {
    let [one, two] = [tempdir().unwrap(), tempdir().unwrap()];
    let keys = [&one, &two].map(|folder| {
        assert!(open(folder.path()).take_notices().is_empty());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(key_in(folder.path())).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "from its first moment");
        }
        let key = fs::read_to_string(key_in(folder.path())).unwrap();
        assert!(open(folder.path()).take_notices().is_empty());
        assert_eq!(fs::read_to_string(key_in(folder.path())).unwrap(), key);
        key
    });
    assert_ne!(keys[0], keys[1]);
    let shown = format!("{:?}", open(one.path()));
    let secret = keys[0].split('"').nth(1).unwrap();
    assert_eq!(secret.len(), 64);
    assert!(!shown.contains(secret), "nobody sees it in a log");
}

#[test]
fn copies_that_start_at_once_have_one_key() {
    for _ in 0..8 {
        let folder = tempdir().unwrap();
        std::thread::scope(|scope| {
            let copies: Vec<_> = (1..=4)
                .map(|seed| {
                    let folder = folder.path();
                    scope.spawn(move || {
                        let run = recorded(CODE, seed, "Ann").run_here();
                        open(folder).seals().seal(run).write()
                    })
                })
                .collect();
            for copy in copies {
                let sealed = Recording::read(&copy.join().unwrap()).unwrap();
                assert!(Seals::find(Some(folder.path().to_owned())).judge(sealed).is_own());
            }
        });
    }
}

#[test]
fn what_was_run_here_is_sealed_and_own_here_and_nowhere_else() {
    let [here, there] = [tempdir().unwrap(), tempdir().unwrap()];
    let mut store = open(here.path());
    assert!(store.keep_best_run(&own()));
    let text = fs::read_to_string(best_in(here.path(), CODE)).unwrap();
    let saved = Gallery::open(Some(here.path().to_owned()));
    let saved = saved.save_recording("run", &own(), store.seals()).unwrap();
    assert_eq!(fs::read_to_string(saved).unwrap(), text);
    let read = Recording::read(&text).unwrap();
    assert!(read.seal().is_some());
    assert_eq!(read.write(), text);
    assert_eq!(read.write_unsealed(), own().write());
    assert_eq!(read.check(&measured_of(CODE).maze), Verdict::Consistent);
    assert_eq!(best(here.path(), CODE).origin(), Origin::Own);
    open(there.path());
    put(there.path(), CODE, &text);
    assert_eq!(best(there.path(), CODE).origin(), Origin::Foreign);
    let nobody = Seals::find(Some(here.path().join("nowhere")));
    assert!(!nobody.judge(read).is_own());
    assert!(!here.path().join("nowhere").exists(), "looking makes no key");
}

#[test]
fn what_a_script_has_written_is_consistent_and_never_the_players_best() {
    let folder = tempdir().unwrap();
    let mut store = open(folder.path());
    let forged = forged(CODE);
    assert_eq!(forged.check(&measured_of(CODE).maze), Verdict::Consistent);
    assert!(!store.keep_best_run(&forged));
    assert!(forged.ticks < own().ticks);
    // It seals its own work with a key of its own.
    let elsewhere = tempdir().unwrap();
    let sealed = open(elsewhere.path()).seals().seal(forged.clone().run_here());
    for (recording, origin) in [(&forged, Origin::Unsealed), (&sealed, Origin::Foreign)] {
        put(folder.path(), CODE, &recording.write());
        let mut store = open(folder.path());
        let found = store.true_best_run(&measured_of(CODE)).unwrap();
        assert_eq!((found.origin(), found.ticks), (origin, forged.ticks), "it is a ghost");
        assert!(store.keep_best_run(&own()), "any run of the player is better");
        assert!(matches!(store.take_notices()[..], [Notice::Foreign { .. }]));
        assert!(best(folder.path(), CODE).is_own());
        let aside = best_in(folder.path(), &format!("{CODE}.foreign-1"));
        assert_eq!(fs::read_to_string(&aside).unwrap(), recording.write(), "nothing is lost");
        fs::remove_file(aside).unwrap();
    }
}

#[test]
fn one_changed_byte_makes_a_sealed_recording_foreign_or_none() {
    let folder = tempdir().unwrap();
    let seals = open(folder.path()).seals().clone();
    let text = seals.seal(recorded("kruskal1-3x4-7", 3, "Ann").run_here()).write();
    assert!(seals.judge(Recording::read(&text).unwrap()).is_own());
    for place in 0..text.len() {
        for byte in (0..=u8::MAX).filter(|&byte| byte != text.as_bytes()[place]) {
            let mut changed = text.clone().into_bytes();
            changed[place] = byte;
            if let Ok(read) = Recording::read_bytes(&changed) {
                let judged = seals.judge(read);
                assert_eq!(judged.origin(), Origin::Foreign, "{byte} at {place}");
            }
        }
        assert!(Recording::read(&text[..place]).is_err(), "cut off at {place}");
    }
    let bare = text.lines().filter(|line| !line.starts_with("seal")).collect::<Vec<_>>().join("\n");
    assert!(Recording::read(&bare).is_err());
    assert!(Recording::read(&format!("{bare}\n")).is_err());
}

#[test]
fn what_was_here_before_there_was_a_key_is_taken_over_and_nothing_later() {
    let folder = tempdir().unwrap();
    put(folder.path(), CODE, &own().write());
    let mut store = open(folder.path());
    assert!(store.take_notices().is_empty());
    assert!(best(folder.path(), CODE).is_own());
    assert_eq!(fs::read_to_string(best_in(folder.path(), CODE)).unwrap(), own().write());
    put(folder.path(), OTHER_CODE, &recorded(OTHER_CODE, 2, "Eve").write());
    assert_eq!(best(folder.path(), OTHER_CODE).origin(), Origin::Unsealed);
    // A slower one does not replace it, and a faster one does.
    let [fast, slow] = {
        let mut runs = [2, 3].map(|seed| recorded(CODE, seed, "Ann").run_here());
        runs.sort_by_key(|run| run.ticks);
        runs
    };
    let old = Recording::clone(&own());
    assert_eq!(store.keep_best_run(&slow), slow.ticks < old.ticks);
    store.keep_best_run(&fast);
    let kept = best(folder.path(), CODE);
    assert!(kept.is_own());
    assert_eq!(kept.ticks, old.ticks.min(fast.ticks));
    // Under a name that was taken over, only former recordings count as own.
    put(folder.path(), CODE, &forged(CODE).write());
    assert_eq!(best(folder.path(), CODE).origin(), Origin::Unsealed);
}

#[test]
fn a_key_that_is_gone_is_told_and_what_it_sealed_is_from_elsewhere() {
    let folder = tempdir().unwrap();
    assert!(open(folder.path()).keep_best_run(&own()));
    put(folder.path(), OTHER_CODE, &forged(OTHER_CODE).write());
    let old_key = fs::read(key_in(folder.path())).unwrap();
    fs::remove_file(key_in(folder.path())).unwrap();
    let mut store = open(folder.path());
    assert_eq!(store.take_notices(), [Notice::KeyLost]);
    assert_eq!(best(folder.path(), CODE).origin(), Origin::Foreign);
    assert_eq!(best(folder.path(), OTHER_CODE).origin(), Origin::Unsealed, "not taken over");
    assert!(open(folder.path()).take_notices().is_empty(), "it is told once");
    let slower =
        Recording::new(ReplayKind::Run, spec(), false, own().ticks, own().players).run_here();
    assert!(store.keep_best_run(&slower));
    assert!(best(folder.path(), CODE).is_own());
    // With the old key back, its seals are recognised again.
    fs::write(key_in(folder.path()), old_key).unwrap();
    let aside = best_in(folder.path(), &format!("{CODE}.foreign-1"));
    let seals = Seals::find(Some(folder.path().to_owned()));
    assert!(seals.judge(Recording::read(&fs::read_to_string(aside).unwrap()).unwrap()).is_own());
}

#[test]
fn a_running_game_puts_its_key_back() {
    let folder = tempdir().unwrap();
    let mut store = open(folder.path());
    let key = fs::read(key_in(folder.path())).unwrap();
    fs::remove_file(key_in(folder.path())).unwrap();
    assert!(store.keep_best_run(&own()));
    assert_eq!(fs::read(key_in(folder.path())).unwrap(), key);
    // Or takes the one that another copy has made meanwhile.
    fs::remove_file(key_in(folder.path())).unwrap();
    fs::remove_file(best_in(folder.path(), CODE)).unwrap();
    open(folder.path());
    assert_ne!(fs::read(key_in(folder.path())).unwrap(), key);
    assert!(store.keep_best_run(&own()));
    assert!(best(folder.path(), CODE).is_own());
}

type Spoil = fn(&Path);

/// Broken keys: each in a folder of its own that has a sealed best run.
#[test]
fn a_key_that_cannot_be_read_is_set_aside_and_a_new_one_made() {
    let spoilt: [(&str, Spoil); 5] = [
        ("nothing", |file| fs::write(file, "").unwrap()),
        ("a short one", |file| {
            fs::write(file, "(version: 1, content: (key: \"12ab\"))").unwrap();
        }),
        ("a newer one", |file| fs::write(file, "(version: 2, content: ())").unwrap()),
        #[cfg(unix)]
        ("a link in a circle", |file| std::os::unix::fs::symlink(file, file).unwrap()),
        #[cfg(unix)]
        ("a pipe", |file| {
            let made = std::process::Command::new("mkfifo").arg(file).status().unwrap();
            assert!(made.success());
        }),
    ];
    for (what, spoil) in spoilt {
        let folder = tempdir().unwrap();
        assert!(open(folder.path()).keep_best_run(&own()));
        fs::remove_file(key_in(folder.path())).unwrap();
        spoil(&key_in(folder.path()));
        let mut store = open(folder.path());
        let notices = store.take_notices();
        assert!(
            matches!(notices[..], [Notice::Damaged { .. } | Notice::Newer { .. }, Notice::KeyLost]),
            "{what}: {notices:?}"
        );
        assert_eq!(best(folder.path(), CODE).origin(), Origin::Foreign, "{what}");
        assert!(store.keep_best_run(&own()), "{what}");
        assert!(best(folder.path(), CODE).is_own(), "{what}");
        let names = fs::read_dir(folder.path()).unwrap();
        let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let is_aside =
            |name: &String| name.starts_with("installation-key.") && name.contains("-1.");
        assert_eq!(names.filter(is_aside).count(), 1, "{what}");
    }
}

/// Runs a test again where root has no right to read everything: this test program itself, without
/// capabilities.
#[cfg(unix)]
fn without_rights(test: &str) {
    const MARK: &str = "ICETEA_TEST_WITHOUT_RIGHTS";
    assert!(std::env::var_os(MARK).is_none(), "it may still read everything");
    let output = std::process::Command::new("setpriv")
        .args(["--bounding-set=-all", "--inh-caps=-all"])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", test])
        .env(MARK, "yes")
        .output()
        .expect("root needs setpriv for this");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
}

/// There may be nothing wrong with it.
#[cfg(unix)]
#[test]
fn a_key_that_may_not_be_read_stays_where_it_is() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempdir().unwrap();
    open(folder.path());
    let before = fs::read(key_in(folder.path())).unwrap();
    fs::set_permissions(key_in(folder.path()), fs::Permissions::from_mode(0o000)).unwrap();
    if fs::read(key_in(folder.path())).is_ok() {
        return without_rights("seals::a_key_that_may_not_be_read_stays_where_it_is");
    }
    let mut store = open(folder.path());
    let told = store.take_notices();
    assert!(
        matches!(told[..], [Notice::CannotSave { reason: Reason::NotAllowed, .. }]),
        "{told:?}"
    );
    assert!(store.keep_best_run(&own()));
    assert!(store.best_run(spec()).unwrap().is_own(), "for as long as the game runs");
    fs::set_permissions(key_in(folder.path()), fs::Permissions::from_mode(0o600)).unwrap();
    assert_eq!(fs::read(key_in(folder.path())).unwrap(), before);
}

#[test]
fn where_no_key_can_be_made_runs_are_kept_for_as_long_as_the_game_runs() {
    let folder = tempdir().unwrap();
    // A folder can be neither read as a key nor replaced by a file.
    fs::create_dir(key_in(folder.path())).unwrap();
    let mut store = open(folder.path());
    assert!(matches!(store.take_notices()[..], [Notice::CannotSave { .. }]));
    assert!(store.keep_best_run(&own()));
    assert!(store.best_run(spec()).unwrap().is_own());
    assert!(!best_in(folder.path(), CODE).exists(), "without a seal it would be from elsewhere");
    fs::remove_dir(key_in(folder.path())).unwrap();
    let faster = recorded(CODE, 2, "Ann").run_here();
    let faster = if faster.ticks < own().ticks { faster } else { forged(CODE).run_here() };
    assert!(store.keep_best_run(&faster));
    assert!(best(folder.path(), CODE).is_own());
}
