//! Programs of the player's own, as guests of the command line: how they are judged, and how they
//! end, whatever they do.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;

/// A mouse with its left hand on the wall, until it has come to the goal.
const FOLLOWER: &str = "\
    ask() { echo \"$@\"; read -r answer; }
    while ask getStat score; [ \"$answer\" = 2000 ]; do
        ask wallLeft; [ \"$answer\" = true ] || ask turnLeft
        ask wallFront
        while [ \"$answer\" = true ]; do ask turnRight; ask wallFront; done
        ask moveForward
    done";

fn guest(verb: &[&str], script: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_icetea-maze"));
    command.args(verb).args(["--", "sh", "-c", script]).stdin(Stdio::null());
    command.output().unwrap()
}

fn lines(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

#[test]
fn a_trial_has_a_record_for_each_maze_and_a_sum() {
    let trial = guest(&["trial", "--mazes", "4", "--size", "6x5", "--json"], FOLLOWER);
    let told = lines(&trial);
    assert_eq!((code(&trial), told.len()), (0, 5), "{told:?}");
    for (place, run) in told[..4].iter().enumerate() {
        assert_eq!(run["code"], format!("kruskal1-6x5-{}", place + 1));
        assert_eq!((&run["solved"], &run["runs"]), (&true.into(), &1.into()));
        assert!(run["score"].as_f64().unwrap() < 200.0 && run["commands"].as_u64() > Some(5));
        assert_eq!((&run["end"], &run["unknown_lines"]), (&"it ended by itself".into(), &0.into()));
    }
    let sum = &told[4];
    assert_eq!((&sum["solved"], &sum["mazes"]), (&4.into(), &4.into()));
    let again = guest(&["trial", "--mazes", "4", "--size", "6x5", "--json"], FOLLOWER);
    assert_eq!(lines(&again)[4]["mean_score"], sum["mean_score"], "a trial can be run again");
}

#[test]
fn a_mouse_that_fails_says_how_and_ends_with_three() {
    for (script, says) in [
        ("echo mazeWidth; exit 7", "it failed with exit code 7"),
        ("kill -SEGV $$", "it was ended by signal 11"),
        ("sleep 60", "it said nothing for 1 s"),
        ("printf mazeWidth; sleep 60", "it said nothing for 1 s"),
        ("cat /dev/zero", "a line of more than 64 KiB"),
        ("yes $(printf %02000d 0)", "it wrote more than 256 MiB"),
        ("yes $(printf %02000d 0) >&2", "it wrote more than 256 MiB"),
        ("exec >&-; sleep 60", "it ended by itself"),
    ] {
        // Where silence is no fault, a slow machine has time.
        let silence = if says.contains("said nothing") { "1" } else { "60" };
        let trial = guest(&["trial", "--mazes", "1", "--silence", silence, "--check"], script);
        let said = String::from_utf8(trial.stdout.clone()).unwrap();
        assert!(said.contains(says), "{script}: {said}");
        let is_its_own_end = says.contains("by itself");
        assert_eq!(code(&trial), if is_its_own_end { 1 } else { 3 }, "{script}");
    }
}

#[test]
fn a_mouse_that_only_asks_is_left_after_a_while() {
    let trial = guest(&["trial", "--mazes", "1", "--check"], "yes wallFront");
    let said = String::from_utf8(trial.stdout.clone()).unwrap();
    assert!(said.contains("it asked on and on and did not move"), "{said}");
    assert_eq!(code(&trial), 1);
}

#[test]
fn words_without_meaning_are_counted_and_end_nothing() {
    let script = format!("echo hello; echo setWall 0 0; echo ' setText 1 1 x'; {FOLLOWER}");
    let trial = guest(&["trial", "--mazes", "1", "--size", "5x5", "--json"], &script);
    let told = lines(&trial);
    assert_eq!((code(&trial), &told[0]["unknown_lines"]), (0, &3.into()), "{told:?}");
}

/// The processes whose command line has this word.
#[cfg(target_os = "linux")]
fn alive(word: &str) -> usize {
    let all = fs::read_dir("/proc").unwrap().flatten();
    let command = |folder: fs::DirEntry| fs::read(folder.path().join("cmdline")).ok();
    let has_word = |line: &Vec<u8>| line.split(|&byte| byte == 0).any(|it| it == word.as_bytes());
    all.filter_map(command).filter(has_word).count()
}

#[cfg(target_os = "linux")]
#[test]
fn all_children_end_with_a_mouse() {
    // Some stay, some leave the group, and some leave their parent too.
    let word = format!("90000.{}", std::process::id());
    let script = format!(
        "for i in $(seq 20); do sleep {word} & setsid sleep {word} & (setsid sh -c 'sleep {word} &') & done
         echo mazeWidth; read -r answer; exit 0"
    );
    let trial = guest(&["trial", "--mazes", "2"], &script);
    assert_eq!(code(&trial), 1, "it never came to the goal");
    assert_eq!(alive(&word), 0);
}

#[cfg(target_os = "linux")]
#[test]
fn a_mouse_that_breeds_or_swells_is_ended() {
    let word = format!("301.{}", std::process::id());
    let breeds = format!("for i in $(seq 400); do setsid sleep {word} & done; sleep 60");
    let trial = guest(&["trial", "--mazes", "1", "--check"], &breeds);
    let said = String::from_utf8(trial.stdout.clone()).unwrap();
    assert!(said.contains("it was more than 100 processes"), "{said}");
    assert_eq!((code(&trial), alive(&word)), (3, 0));
    let swells = "a=aaaaaaaaaaaaaaaa; while :; do a=$a$a; echo $(printf %s $a | wc -c); done";
    let trial = guest(&["trial", "--mazes", "1", "--check", "--memory", "64"], swells);
    let said = String::from_utf8(trial.stdout.clone()).unwrap();
    assert!(said.contains("it held more than 64 MiB of memory"), "{said}");
    assert_eq!(code(&trial), 3);
}

#[cfg(target_os = "linux")]
#[test]
fn a_guest_outlives_no_game_that_is_killed() {
    for habit in ["read -r line", ":"] {
        is_killed_with_its_game(habit);
    }
}

/// A guest that does this for ever.
#[cfg(target_os = "linux")]
fn is_killed_with_its_game(habit: &str) {
    let word = format!("w{}", std::process::id());
    let script = format!(": {word}; while {habit}; do :; done");
    let mut command = Command::new(env!("CARGO_BIN_EXE_icetea-maze"));
    command.args(["trial", "--mazes", "1", "--", "sh", "-c", &script, "sh", &word]);
    let mut game = command.stdout(Stdio::null()).stdin(Stdio::null()).spawn().unwrap();
    while alive(&word) < 2 {
        std::thread::sleep(Duration::from_millis(5));
    }
    game.kill().unwrap();
    game.wait().unwrap();
    while alive(&word) > 0 {
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_guest_has_its_folder_and_little_else() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("guest.txt"), "sh \"my mouse.sh\" one\n").unwrap();
    let script = "echo \"$1 $SECRET $(basename \"$PWD\") ${HOME:+home}\" > seen";
    fs::write(folder.path().join("my mouse.sh"), script).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_icetea-maze"));
    command.args(["trial", "--mazes", "1", "--dir"]).arg(folder.path()).env("SECRET", "secret");
    assert_eq!(code(&command.output().unwrap()), 1);
    let name = folder.path().file_name().unwrap().to_str().unwrap();
    let seen = fs::read_to_string(folder.path().join("seen")).unwrap();
    assert_eq!(seen, format!("one  {name} home\n"));
}

/// A folder for a program of a class, whose command is a script.
fn pupil(class: &Path, name: &str, script: &str) {
    let folder = class.join(name);
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("guest.txt"), "sh it.sh").unwrap();
    fs::write(folder.join("it.sh"), script).unwrap();
}

/// A union-find that asks each room for its set's name, and renames sets.
const NAMES: &str = "\
    while read -r word a b; do
        case $word in
        rooms) i=0; while [ $i -lt $a ]; do eval n$i=$i; i=$((i+1)); done; count=$a ;;
        wall)
            eval x=\\$n$a y=\\$n$b
            if [ $x = $y ]; then echo keep; continue; fi
            i=0; while [ $i -lt $count ]; do
                eval z=\\$n$i; [ $z = $y ] && eval n$i=$x; i=$((i+1)); done
            echo open ;;
        done) exit ;;
        esac
    done";

#[test]
fn a_class_is_marked_line_by_line() {
    let class = tempfile::tempdir().unwrap();
    pupil(class.path(), "ada", NAMES);
    pupil(class.path(), "bob", "while read -r word a b; do [ $word = wall ] && echo open; done");
    pupil(class.path(), "eve", "read -r line; exit 4");
    fs::create_dir(class.path().join("nobody")).unwrap();
    let mark = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_icetea-maze"));
        command.args(["build-with", "kruskal1-4x3-7", "--class"]).arg(class.path()).args(more);
        command.output().unwrap()
    };
    let checked = mark(&["--check"]);
    let said = String::from_utf8(checked.stdout.clone()).unwrap();
    let said: Vec<&str> = said.lines().collect();
    assert_eq!((code(&checked), said.len(), said[0]), (3, 3, "right  ada"), "{said:?}");
    assert!(said[1].starts_with("wrong  bob: Wall "), "{}", said[1]);
    assert!(said[1].contains("were joined already, by "), "{}", said[1]);
    assert_eq!(said[2], "wrong  eve: it failed with exit code 4, after line 0");
    let told = lines(&mark(&["--json"]));
    let rights: Vec<_> = told.iter().map(|one| one["right"].as_bool().unwrap()).collect();
    assert_eq!(rights, [true, false, false]);
    assert_eq!(told[0]["counts"]["opened"], 11);
}

/// A stack that looks up, right, down and left in this order.
const STACK: &str = "\
    while read -r word a b c d e; do
        case $word in
        goal)
            goal=$a; echo push $start; echo beside $start; path=$start; seen=\" $start \"; top=$start ;;
        start) start=$a ;;
        beside)
            next=
            for one in $b $c $d $e; do
                case $seen in *\" $one \"*) ;; *) next=$one; break ;; esac
            done
            if [ -n \"$next\" ]; then
                echo push $next; path=\"$path $next\"; seen=\"$seen$next \"; top=$next
            else
                echo pop; path=${path% *}; top=${path##* }
            fi
            if [ $top = $goal ]; then echo path $path; exit; fi
            echo beside $top ;;
        esac
    done";

#[test]
fn a_stack_is_judged_by_its_path() {
    let solved = guest(&["solve-with", "wilson1-7x5-3", "--json"], STACK);
    let told = &lines(&solved)[0];
    assert_eq!((code(&solved), &told["right"]), (0, &true.into()), "{told}");
    assert_eq!(told["misconceptions"], Value::Array(Vec::new()));
    let short = "while read -r word a b; do [ $word = start ] && s=$a; [ $word = goal ] && echo path $s $a; done";
    let wrong = guest(&["solve-with", "wilson1-7x5-3", "--check"], short);
    let said = String::from_utf8(wrong.stdout.clone()).unwrap();
    assert!(said.contains("The path is broken after its room 1"), "{said}");
    assert_eq!(code(&wrong), 1);
}

/// Opening it opens a window, so that only what is refused can be tried here.
#[test]
fn a_kept_run_that_is_damaged_ends_with_two_and_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("run.txt");
    let begin = "Icetea Maze program run 1\ntask walk\ngoal middle\nmaze ";
    for (rest, says) in [
        ("kruskal1-4x3-7\n> moveForward\n", "line 6: '> ' or '! ' and a line, or 'end'"),
        ("kruskal1-4x3-7\nwhat\nend done\n", "line 5: '> ' or '! ' and a line, or 'end'"),
        ("kruskal1-300x300-7\nend done\n", "at most 256 × 256"),
    ] {
        std::fs::write(&file, format!("{begin}{rest}")).unwrap();
        for verb in [&[][..], &["watch"]] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_icetea-maze"));
            let output = command.args(verb).arg(&file).stdin(Stdio::null()).output().unwrap();
            let said = String::from_utf8(output.stderr.clone()).unwrap();
            assert!(said.contains(says), "{verb:?} {rest}: {said}");
            assert_eq!(code(&output), 2, "{verb:?} {rest}");
        }
    }
}

#[test]
fn bad_arguments_end_with_two_and_a_sentence() {
    for (arguments, says) in [
        (&["trial"][..], "which program?"),
        (&["mouse"], "which program?"),
        (&["trial", "--size", "300x300", "--", "true"], "at most 256 × 256"),
        (&["trial", "--size", "32767x32767", "--", "true"], "at most 256 × 256"),
        (&["mouse", "kruskal1-32767x32767-1", "--", "true"], "at most 256 × 256"),
        (&["trial", "--class", "/"], "guest.txt"),
        (&["build-with", "prim1-4x3-7", "--", "true"], "prim"),
        (&["build-with", "kruskal1-4x3-loops10-7", "--", "true"], "loops"),
        (&["solve-with", "nothing-here", "--", "true"], "neither a file nor a code"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_icetea-maze"));
        let output = command.args(arguments).stdin(Stdio::null()).output().unwrap();
        let said = String::from_utf8(output.stderr.clone()).unwrap();
        assert!(said.contains(says), "{arguments:?}: {said}");
        assert_eq!(code(&output), 2, "{arguments:?}");
    }
}

#[test]
fn several_mice_are_set_beside_each_other() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_icetea-maze"));
    command.args(["trial", "--mazes", "2", "--size", "4x4", "--check", "--"]);
    command.args(["sh", "-c", FOLLOWER, "--", "sh", "-c", "exit 5"]).stdin(Stdio::null());
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stdout.clone()).unwrap();
    let said: Vec<&str> = said.lines().collect();
    assert_eq!((code(&output), said.len()), (3, 2), "{said:?}");
    assert!(said[0].starts_with("right  sh"), "{}", said[0]);
    assert!(said[1].starts_with("wrong  sh") && said[1].contains("exit code 5"), "{}", said[1]);
}

#[test]
fn a_beginning_is_written_once_and_never_over_what_is_there() {
    let outside = tempfile::tempdir().unwrap();
    for (language, ending) in [("python", "py"), ("zig", "zig"), ("cpp", "cpp")] {
        let folder = outside.path().join(language);
        let write = || {
            let mut command = Command::new(env!("CARGO_BIN_EXE_icetea-maze"));
            command.args(["mouse", "--new", language]).arg(&folder).output().unwrap()
        };
        assert_eq!(code(&write()), 0, "{language}");
        let mouse = folder.join(format!("mouse.{ending}"));
        assert!(fs::read_to_string(&mouse).unwrap().contains("To run it: "), "{language}");
        assert!(folder.join("guest.txt").is_file(), "{language}");
        fs::write(&mouse, "my own").unwrap();
        assert_eq!(code(&write()), 2, "{language}");
        assert_eq!(fs::read_to_string(&mouse).unwrap(), "my own", "{language}");
    }
}

#[test]
fn each_maze_of_a_trial_is_told_as_soon_as_it_is_run() {
    let folder = tempfile::tempdir().unwrap();
    // In its second maze it waits until the first was told.
    let script = "if [ -e first ]; then
            while [ ! -e told ]; do echo mazeWidth; read -r answer; sleep 0.01; done
        fi; : > first";
    let mut command = Command::new(env!("CARGO_BIN_EXE_icetea-maze"));
    command.args(["trial", "--mazes", "2", "--jobs", "1", "--json", "--dir"]).arg(folder.path());
    command.args(["--", "sh", "-c", script]).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut trial = command.spawn().unwrap();
    let mut told = BufReader::new(trial.stdout.take().unwrap());
    let mut line = String::new();
    told.read_line(&mut line).unwrap();
    assert!(line.contains("kruskal1-16x16-1\""), "{line}");
    fs::write(folder.path().join("told"), "").unwrap();
    let rest = told.lines().count();
    assert_eq!((trial.wait().unwrap().code(), rest), (Some(1), 2));
}
