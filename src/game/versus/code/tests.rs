use super::*;
use crate::maze::{Endless, Spec};

fn rules() -> Vec<Rules> {
    let mut all = Vec::new();
    let leads = [None, Some((Seat::One, 1)), Some((Seat::Two, HeadStart::MOST_SECONDS))];
    let computers = Mind::ALL.into_iter().zip(ComputerSpeed::ALL);
    let computers = computers.map(|(mind, speed)| Rival::Computer { mind, speed });
    for rival in [Rival::Human].into_iter().chain(computers) {
        for mode in Mode::ALL {
            for best_of in BestOf::ALL {
                for lead in leads {
                    for is_mirrored in [false, true] {
                        let head_start =
                            lead.map(|(player, seconds)| HeadStart { player, seconds });
                        all.push(Rules { mode, is_mirrored, best_of, head_start, rival });
                    }
                }
            }
        }
    }
    all.push(Rules::default().against_ghost());
    all
}

#[test]
fn what_is_printed_reads_back() {
    let spec: Spec = "growing-tree1-8x5-random30-joined-loops25-7".parse().unwrap();
    for rules in rules().into_iter().filter(|rules| rules.checked().is_ok()) {
        let plane = Course::Plane(Endless::new(u64::MAX));
        let course = if rules.mode == Mode::Endless { plane } else { Course::Maze(spec) };
        let code = MatchCode::new(course, rules).unwrap();
        let text = code.to_string();
        for seed in ["7", "nobody", "-", "a~b"] {
            assert_eq!(code.saying(seed), text, "that is another seed");
        }
        assert_eq!(text.parse(), Ok(code), "{text}");
        assert!(
            text.bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'~')
        );
    }
}

#[test]
fn a_chat_may_have_touched_it() {
    let code: MatchCode = "kruskal1-20x15-7~race-bo5-lead2x5".parse().unwrap();
    for text in [
        " KRUSKAL1-20x15-7 ~ RACE-BO5-LEAD2x5. ",
        "kruskal1－20×15－7～race－bo5－lead2×5",
        "kruskal1-20x15-7~race-lead2x5-bo5",
    ] {
        assert_eq!(text.parse(), Ok(code), "{text}");
    }
}

#[test]
fn what_is_wrong_is_said() {
    for (rules, said) in [
        ("", "the rules are missing"),
        ("~", "there is no mode '~'"),
        ("rice-bo3", "did you mean race?"),
        ("race-bo2", "'bo2' is not a number of rounds"),
        ("race-bo03", "'bo03' is not a number of rounds"),
        ("race-bo3-bo3", "'bo3' does not belong here"),
        ("race-lead3x5", "'lead3x5' is not a head start"),
        ("race-lead1x61", "1 to 60 seconds"),
        ("race-deep7", "'deep7' is not a speed"),
        ("race-bo3-fast", "'fast' does not belong here"),
        ("race-bo3-ghost", "a ghost runs a single race"),
        ("meet-bo1-ghost", "a ghost runs a single race"),
        ("race-bo1-mirrored-ghost", "a ghost runs a single race"),
        ("race-bo1-lead1x2-ghost", "a ghost runs a single race"),
        ("race-bo1-ghost-deep8", "'deep8' does not belong here"),
        ("endless-bo3", "in a maze without end two play endless"),
    ] {
        let error = format!("kruskal1-3x2-7~{rules}").parse::<MatchCode>().unwrap_err();
        assert!(error.to_string().contains(said), "{error}");
    }
    let error = "kruskal1-1001x1000-7~race-bo3-deep8".parse::<MatchCode>().unwrap_err();
    assert!(error.to_string().starts_with("1001000 rooms are too many"), "{error}");
    assert!("kruskal1-32767x32767-7~hunt-bo3".parse::<MatchCode>().is_ok(), "for two people");
    assert!(matches!("kruskal1-3x~race".parse::<MatchCode>(), Err(MatchCodeError::Spec(_))));
}

#[test]
fn a_ghost_runs_its_one_maze_once() {
    for text in ["kruskal1-20x15-7~race-bo1-ghost", "kruskal1-20x15-7~RACE-Ghost"] {
        let code: MatchCode = text.parse().unwrap();
        assert_eq!(code.to_string(), "kruskal1-20x15-7~race-bo1-ghost");
        assert_eq!(code.next(), code);
    }
}

#[test]
fn the_seeds_of_the_rounds_never_change() {
    let seeds: Vec<u64> = (0..8).map(|round| round_seed(7, round)).collect();
    assert_eq!(seeds[0], 7);
    assert_eq!(seeds[1..], [374_487, 955_804, 609_346, 472_203, 723_674, 548_305, 871_798]);
    let code: MatchCode = "kruskal1-20x15-7~race-bo3".parse().unwrap();
    assert_eq!(code.next().course(), code.round_course(3));
}
