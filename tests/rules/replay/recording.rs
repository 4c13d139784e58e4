//! Runs are recorded tick by tick, and read back.

use std::sync::Arc;

use icetea_maze::game::race::{Race, Track};
use icetea_maze::game::replay::{Recorded, Recording, ReplayKind, Verdict};
use icetea_maze::game::walker::{Gait, Steering};
use icetea_maze::maze::{Direction, Spec, Tile, text};

use super::common::{generators, is_near, percent, place_at, size};
use super::wanderer::{Wanderer, finished, measured, measured_of, name, recorded};

const SIZES: [(u16, u16); 5] = [(2, 2), (2, 9), (9, 2), (3, 2), (12, 7)];

fn specs() -> impl Iterator<Item = Spec> {
    generators().into_iter().flat_map(|generator| {
        SIZES.into_iter().map(move |(width, height)| {
            let spec = Spec::new(generator, size(width, height), u64::from(width));
            if width > 9 { spec.with_loops(percent(30)) } else { spec }
        })
    })
}

#[test]
fn what_was_played_reads_back_and_is_true() {
    for spec in specs() {
        for seed in 0..3 {
            let run = finished(measured(spec), seed);
            let recording = Recording::of_run(&run, name("Ann 安")).unwrap();
            assert_eq!(recording.milliseconds(), run.milliseconds());
            assert_eq!(recording.players[0].track.end_tick(), recording.ticks);
            let text = recording.write();
            let read = Recording::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(read, recording);
            assert_eq!(read.check(&run.measured().maze), Verdict::Consistent, "{text}");
        }
    }
}

#[test]
fn how_its_lines_end_does_not_matter() {
    let recording = recorded("kruskal1-12x9-233", 2, "Ann");
    let text = recording.write();
    assert_eq!(Recording::read_bytes(text.replace('\n', "\r\n").as_bytes()), Ok(recording));
    for broken in ["\r", "\r\r\n"].map(|end| text.replace('\n', end)) {
        assert!(Recording::read(&broken).is_err());
    }
}

#[test]
fn a_track_tells_the_pose_at_every_tick() {
    for spec in specs() {
        let mut run = Race::alone(measured(spec));
        let mut wanderer = Wanderer::new(5);
        let mut poses = vec![run.runner(0).pose(0.25)];
        let mut places = vec![run.runner(0).place()];
        while !run.is_over() {
            let steering = wanderer.steer(&run);
            run.tick(&[steering]);
            if run.has_begun() {
                poses.push(run.runner(0).pose(0.25));
                places.push(run.runner(0).place());
            }
        }
        let track = run.runner(0).track().unwrap();
        for (tick, (pose, place)) in poses.into_iter().zip(places).enumerate() {
            let (tick, again) = (tick as u32, track.pose(tick as u32, 0.25));
            assert_eq!(place_at(track, tick), place, "tick {tick} of {spec}");
            if tick < track.end_tick() {
                assert!(is_near(pose.at, again.at), "tick {tick} of {spec}");
            }
            if matches!(pose.gait, Gait::Walking(_)) && tick < track.end_tick() {
                assert_eq!(again.gait, pose.gait, "tick {tick} of {spec}");
            }
        }
        assert!(track.places_by(u32::MAX).eq(run.runner(0).trail.iter().copied()));
        assert!(
            track.arrivals().map(|(_, tile)| tile).eq(run.runner(0).trail[1..].iter().copied())
        );
    }
}

#[test]
fn a_run_that_is_left_and_gone_on_with_keeps_its_track() {
    for seed in 0..20 {
        let measured = measured_of("prim1-7x5-3");
        let mut run = Race::alone(Arc::clone(&measured));
        let mut wanderer = Wanderer::new(seed);
        while !run.is_over() {
            for _ in 0..50 {
                let steering = wanderer.steer(&run);
                run.tick(&[steering]);
            }
            if !run.is_over() && run.has_begun() {
                let ticks = run.ticks as u32;
                let kept = run.runner(0).track().unwrap().clone().until(ticks).text();
                let track = Track::new(measured.maze.start(), measured.stride_tiles);
                let again = Race::resume(
                    Arc::clone(&measured),
                    run.runner(0).trail.clone(),
                    run.milliseconds(),
                    false,
                );
                assert!(again.runner(0).track().is_none());
                run = again.recall(track.with_text(&kept).unwrap(), ticks);
            }
        }
        let recording = Recording::of_run(&run, name("Ann")).unwrap();
        assert_eq!(recording.check(&measured.maze), Verdict::Consistent);
    }
}

#[test]
fn a_track_that_leads_elsewhere_is_not_recalled() {
    let run = finished(measured_of("prim1-7x5-3"), 1);
    let other = finished(measured_of("prim1-7x5-4"), 1);
    let half = run.ticks as u32 / 2;
    let trail: Vec<Tile> = run.runner(0).track().unwrap().places_by(half).collect();
    let resume = |track: &Track, ticks| {
        let run = Race::resume(Arc::clone(run.measured()), trail.clone(), 7000, false);
        run.recall(track.clone(), ticks)
    };
    assert!(resume(run.runner(0).track().unwrap(), half).runner(0).track().is_some());
    assert!(resume(other.runner(0).track().unwrap(), half).runner(0).track().is_none());
    assert!(resume(run.runner(0).track().unwrap(), half / 2).runner(0).track().is_none());
    assert_eq!(resume(other.runner(0).track().unwrap(), half).milliseconds(), 7000);
}

#[test]
fn what_has_no_code_or_is_not_over_is_not_taken_down() {
    let maze = text::read(b"#########\n#S     G#\n#########\n").unwrap();
    let given = Arc::new(icetea_maze::game::measured_maze::MeasuredMaze::new(maze, None));
    assert!(Recording::of_run(&finished(given, 1), name("Ann")).is_none());
    let mut run = Race::alone(measured_of("kruskal1-3x2-7"));
    assert!(Recording::of_run(&run, name("Ann")).is_none());
    let right = Steering { pressed: Some(Direction::Right), ..Steering::default() };
    run.tick(&[right]);
    assert!(Recording::of_run(&run, name("Ann")).is_none());
}

#[test]
fn what_cannot_have_happened_is_told_in_a_sentence() {
    let code = "kruskal1-3x2-1";
    // #######
    // #S  # #
    // # # # #
    // # #  G#
    // #######
    let maze = &measured_of(code).maze;
    let from =
        |column, row, text: &str| Track::new(Tile::new(column, row), 2).with_text(text).unwrap();
    let told = |ticks, steps, track| {
        let player = Recorded { name: name("Ann"), coat: None, steps, track };
        Recording::new(ReplayKind::Run, code.parse::<Spec>().unwrap(), false, ticks, vec![player])
            .check(maze)
    };
    assert_eq!(told(55, 3, from(1, 1, "1rdr")), Verdict::Consistent);
    assert_eq!(told(75, 3, from(1, 1, "21rdr")), Verdict::Consistent);
    for (ticks, steps, track, sentence) in [
        (56, 3, from(1, 1, "1rdr"), "it is said to be over in tick 56, but is in tick 55"),
        (55, 4, from(1, 1, "1rdr"), "Ann is said to make 4 steps, but makes 3"),
        (
            19,
            1,
            from(1, 1, "1l"),
            "step 1 of Ann leads left from column 1, row 1, where there is a wall",
        ),
        (
            19,
            1,
            from(1, 1, "1u"),
            "step 1 of Ann leads up from column 1, row 1, where there is a wall",
        ),
        (
            37,
            2,
            from(1, 1, "1rr"),
            "step 2 of Ann leads right from column 3, row 1, where there is a wall",
        ),
        (73, 4, from(1, 1, "1rdru"), "Ann has come to the cheese with step 3, but goes on"),
        (37, 2, from(1, 1, "1rd"), "Ann ends at column 3, row 3, where there is no cheese"),
        (0, 0, from(1, 1, ""), "Ann ends at column 1, row 1, where there is no cheese"),
        (
            37,
            2,
            from(3, 1, "1dr"),
            "Ann starts at column 3, row 1, but should start at column 1, row 1",
        ),
        (
            37,
            3,
            from(1, 1, "1rdr").at_pace(5),
            "Ann goes at a pace of 5 ticks a tile, but a mouse walks or runs",
        ),
        (
            28,
            3,
            Track::new(Tile::new(1, 1), 1).with_text("1rdr").unwrap(),
            "a stride is 1 tiles long, but in this maze it is 2",
        ),
    ] {
        let verdict = told(ticks, steps, track);
        assert!(matches!(verdict, Verdict::Drifts(_)), "{verdict}");
        assert_eq!(verdict.to_string(), format!("the recording drifts: {sentence}"));
    }
}

#[test]
fn what_is_no_recording_is_told_in_a_sentence() {
    let good = recorded("kruskal1-3x2-1", 1, "Ann").write();
    let path = good.lines().find(|line| line.starts_with("way")).unwrap();
    for (from, to, sentence) in [
        (
            "Icetea Maze",
            "Tea",
            "this is not a recording: one begins with the line 'Icetea Maze recording 1'",
        ),
        (
            "recording 1",
            "recording 3",
            "this is a recording of version '3', and this game knows 1 and 2",
        ),
        (
            "kind run",
            "kind walk",
            "line 2: 'kind run' or the like has to stand here, not 'kind walk'",
        ),
        (
            "kruskal1",
            "kruskal9",
            "line 3: kruskal9 is not known here: this program builds kruskal1",
        ),
        ("helped no\n", "", "line 4: 'helped no' or the like has to stand here, not 'ticks "),
        ("ticks ", "ticks 0", "line 5: the game writes 'ticks "),
        ("Ann", "", "line 6: a name has 1 to 24 characters, and this one has 0"),
        (
            "stride 2",
            "stride 3",
            "line 8: 'stride 2' or the like has to stand here, not 'stride 3'",
        ),
        (
            path,
            "way 1x",
            "line 10: 'x' is not a stride: r, d, l and u are steps, R, D, L and U are run, ",
        ),
        (
            path,
            "way r",
            "line 10: the first tick is 1, so before the first stride stands how many ticks",
        ),
        (path, "way 1r1", "line 10: after a number of ticks comes a letter for the stride"),
        (path, "way 1\nway r", "line 10: after a number of ticks comes a letter for the stride"),
        (
            path,
            "way 4294967280r",
            "line 10: a recording holds at most 10000000 strides and lasts at most 429",
        ),
        (
            path,
            "way 99999999999r",
            "line 10: a recording holds at most 10000000 strides and lasts at mo",
        ),
        ("checksum ", "checksum +", "line 11: the game writes 'checksum "),
        (
            "checksum ",
            "sum ",
            "line 11: 'checksum 0123456789abcdef' or the like has to stand here, not 'sum ",
        ),
    ] {
        assert!(good.contains(from), "{from}");
        let error = Recording::read(&good.replace(from, to)).unwrap_err().to_string();
        assert!(error.starts_with(sentence), "{error}");
    }
    let longer = format!("{good}more\n");
    assert!(
        Recording::read(&longer).unwrap_err().to_string().starts_with("line 12: the game writes")
    );
}
