//! A challenge contains a whole run, and no other line is believed.

use icetea_maze::game::race::Track;
use icetea_maze::game::replay::{
    ChallengeError, MOST_CHALLENGE_CHARACTERS, PlayedRound, Recorded, Recording, ReplayKind,
    Verdict, is_challenge,
};
use icetea_maze::game::versus::rules::Rules;
use icetea_maze::maze::random::text_hash;
use icetea_maze::maze::{Maze, Spec, Tile};

use super::common::{generators, size};
use super::wanderer::{finished, measured, measured_of, name, recorded};

fn is_believed(line: &str, maze: &Maze) -> bool {
    Recording::read_challenge(line)
        .is_ok_and(|recording| recording.check(maze) == Verdict::Consistent)
}

#[test]
fn a_challenge_is_the_very_run() {
    for generator in generators() {
        for (width, height) in [(2, 2), (3, 2), (2, 9), (12, 7)] {
            let spec = Spec::new(generator, size(width, height), 7);
            let measured = measured(spec);
            for (seed, player) in [(1, "Ann"), (2, "安妮"), (3, "x")] {
                let run = finished(measured.clone(), seed);
                let recording = Recording::of_run(&run, name(player)).unwrap();
                let line = recording.challenge().unwrap();
                assert!(is_challenge(&line) && line.len() <= MOST_CHALLENGE_CHARACTERS);
                let is_safe = |sign: char| sign.is_ascii_alphanumeric() || ":.-_".contains(sign);
                assert!(line.chars().all(is_safe), "{line}");
                let read = Recording::read_challenge(&line).unwrap();
                assert_eq!(read, recording);
                assert_eq!(read.check(&measured.maze), Verdict::Consistent);
            }
        }
    }
}

#[test]
fn blanks_and_broken_lines_do_not_matter() {
    let recording = recorded("kruskal1-5x4-7", 1, "Ann");
    let line = recording.challenge().unwrap();
    // Even in the middle of its first word.
    for place in [3, line.len() / 2] {
        let broken = format!("  {}\r\n {}\n", &line[..place], &line[place..]);
        assert!(is_challenge(&broken));
        assert_eq!(Recording::read_challenge(&broken).as_ref(), Ok(&recording));
    }
}

#[test]
fn no_changed_challenge_is_believed() {
    let code = "kruskal1-3x4-7";
    let line = recorded(code, 3, "Ann").challenge().unwrap();
    let maze = &measured_of(code).maze;
    assert!(is_believed(&line, maze));
    for place in 0..line.len() {
        for byte in 0..=127_u8 {
            let changed = [&line[..place], &char::from(byte).to_string(), &line[place + 1..]];
            let longer = [&line[..place], &char::from(byte).to_string(), &line[place..]];
            let same = byte == line.as_bytes()[place];
            assert!(same || !is_believed(&changed.concat(), maze), "{changed:?}");
            assert!(
                byte.is_ascii_whitespace() || byte == 11 || !is_believed(&longer.concat(), maze)
            );
        }
        assert!(!is_believed(&line[..place], maze), "cut off at {place}");
        assert!(!is_believed(&line[place + 1..], maze), "begun at {}", place + 1);
        let deleted = [&line[..place], &line[place + 1..]].concat();
        assert!(!is_believed(&deleted, maze), "{deleted}");
    }
    assert!(!is_believed(&line.repeat(2), maze));
    assert!(!is_believed(&line.replace('.', ".."), maze));
}

/// The line with a checksum that fits, as a forger would write it.
fn sealed(line: &str) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let body = line.rsplit_once('.').unwrap().0;
    // Eleven letters have two bits more than the sum.
    let sum = u128::from(text_hash(body)) << 2;
    let letter = |place: u32| char::from(LETTERS[(sum >> (60 - 6 * place) & 63) as usize]);
    format!("{body}.{}", (0..11).map(letter).collect::<String>())
}

#[test]
fn what_is_no_challenge_is_told_in_a_sentence() {
    let line = recorded("kruskal1-3x4-7", 3, "Ann").challenge().unwrap();
    assert_eq!(sealed(&line), line);
    for (text, error) in [
        ("tea".to_owned(), ChallengeError::SomethingElse),
        ("icetea:".to_owned(), ChallengeError::Broken),
        ("icetea:2.x".to_owned(), ChallengeError::Version("2".to_owned())),
        (line[..line.len() - 1].to_owned(), ChallengeError::Broken),
        (line.replace("3x4", "4x3"), ChallengeError::Broken),
        (line.replace("kruskal1", "kruskal9"), ChallengeError::Broken),
        (sealed(&line.replace("kruskal1", "KRUSKAL1")), ChallengeError::Broken),
        (format!("icetea:1.{}", "A".repeat(5000)), ChallengeError::TooLong),
        (format!("icetea:1.{}", "安".repeat(5000)), ChallengeError::TooLong),
    ] {
        assert_eq!(Recording::read_challenge(&text), Err(error), "{text}");
    }
}

#[test]
fn what_is_helped_or_too_long_is_no_challenge() {
    let recording = recorded("kruskal1-3x4-7", 3, "Ann");
    let Recording { course, ticks, players, .. } = recording;
    let helped = Recording::new(ReplayKind::Run, course, true, ticks, players);
    assert_eq!(helped.challenge(), None);
    for (times, fits) in [(300, true), (3_000, false), (300_000, false)] {
        let track = Track::new(Tile::new(1, 1), 2).with_text(&"7r7l".repeat(times)).unwrap();
        let player = Recorded { name: name("Ann"), coat: None, steps: 2 * times as u32, track };
        let ticks = player.track.end_tick();
        let long = Recording::new(ReplayKind::Run, course, false, ticks, vec![player]);
        assert_eq!(long.challenge().is_some(), fits, "{times}");
    }
}

#[test]
fn only_one_mouse_from_the_start_is_a_challenge() {
    let Recording { kind, course, helped, ticks, players, .. } =
        recorded("kruskal1-3x4-7", 3, "Ann");
    let challenge =
        |kind, players| Recording::new(kind, course, helped, ticks, players).challenge();
    assert!(challenge(kind, players.clone()).is_some());
    assert_eq!(challenge(kind, Vec::new()), None);
    assert_eq!(challenge(kind, [&players[..], &players[..]].concat()), None);
    let elsewhere = Recorded { track: Track::new(Tile::new(3, 1), 2), ..players[0].clone() };
    assert_eq!(challenge(kind, vec![elsewhere]), None);
    let round = PlayedRound {
        rules: Rules::default(),
        are_sides_swapped: false,
        winner: None,
        cheeses: [0; 2],
    };
    assert_eq!(challenge(ReplayKind::Round(round), players), None);
}

/// Challenges stored in chats must be understood for ever.
#[test]
fn a_challenge_is_understood_for_ever() {
    let line = "icetea:1.kruskal1-3x4-7.GgtzdXgoDiH8wynF_J21S.s-pQ4pI6780";
    assert_eq!(recorded("kruskal1-3x4-7", 3, "Ann").challenge().as_deref(), Some(line));
}
