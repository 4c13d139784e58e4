//! Films and pictures of the theatre: their contents, and that only complete ones are kept.

mod painted;

use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::theatre::film::{Acts, Developed, Film, FilmFrame, FilmInk};
use icetea_maze::game::theatre::{Show, ShowSpec, Source, Timeline};
use icetea_maze::game::tuning::{FILM_END_CENTISECONDS, FILM_MOST_FRAMES, FILM_MOST_PIXELS};
use icetea_maze::maze::{Generator, Heuristic, Size, Solver, Spec, at_once};
use icetea_maze::screens::watch::Watch;
use icetea_maze::store::{Gallery, Notice, Painting};

const SIZES: [(u16, u16); 4] = [(2, 2), (7, 3), (12, 20), (450, 3)];

fn spec(generator: Generator, (width, height): (u16, u16)) -> Spec {
    Spec::new(generator, Size::new(width, height).unwrap(), 11)
}

fn film(spec: &Spec, solver: Solver, acts: Acts) -> Film {
    let timeline = Timeline::of(Show::new(spec, solver));
    let of_rooms = spec.generator() != Generator::Dig;
    let show = Show::new(spec, solver);
    Film::new(show, acts, timeline.build_steps, timeline.steps, of_rooms)
}

/// The last image of a played film, the number of its frames, and its duration.
fn play(film: &mut Film, most_steps: u64) -> (Vec<u8>, usize, u32) {
    let (width, height) = film.size();
    let mut seen = vec![FilmInk::Same.number(); usize::from(width) * usize::from(height)];
    let (mut frames, mut centiseconds) = (0, 0);
    loop {
        match film.develop(most_steps) {
            Developed::Frame(frame) => {
                lay_over(&mut seen, width, &frame);
                assert_eq!(seen, film.pixels(), "frame {frames}");
                frames += 1;
                centiseconds += u32::from(frame.centiseconds);
            }
            Developed::Nothing => {}
            Developed::All => return (seen, frames, centiseconds),
        }
    }
}

fn lay_over(seen: &mut [u8], width: u16, frame: &FilmFrame) {
    let across = usize::from(frame.size.0);
    assert_eq!(frame.pixels.len(), across * usize::from(frame.size.1));
    for (place, &pixel) in frame.pixels.iter().enumerate() {
        let (x, y) = (place % across, place / across);
        let at = (usize::from(frame.corner.1) + y) * usize::from(width);
        if pixel != FilmInk::Same.number() {
            seen[at + usize::from(frame.corner.0) + x] = pixel;
        }
    }
}

#[test]
fn what_is_seen_at_the_end_is_the_end() {
    for generator in Generator::ALL {
        for size in SIZES {
            for acts in [Acts::Both, Acts::Build, Acts::Solve] {
                let spec = spec(generator, size);
                let mut film = film(&spec, Solver::SharpDepthFirst, acts);
                let frames = film.frames();
                assert!((1..=FILM_MOST_FRAMES).contains(&frames));
                let (width, height) = film.size();
                assert!(width.max(height) <= FILM_MOST_PIXELS);
                let (seen, played, centiseconds) = play(&mut film, 1000);
                assert_eq!(played, frames);
                assert!(centiseconds < 4_000, "{centiseconds}");
                assert!(!seen.contains(&FilmInk::Same.number()), "every pixel was painted");
                // A film of that step alone shows the same.
                let mut fresh = Show::new(&spec, Solver::SharpDepthFirst);
                while (acts != Acts::Build || fresh.build().is_some()) && fresh.advance() {}
                if acts == Acts::Build {
                    fresh = Show::of_build(&spec);
                    while fresh.advance() {}
                }
                let of_rooms = generator != Generator::Dig;
                let mut still = Film::new(fresh, Acts::Solve, 0, 0, of_rooms);
                assert_eq!(play(&mut still, 1).0, seen, "{generator} {size:?} {acts:?}");
            }
        }
    }
}

/// Nothing of an earlier frame is left over: all that changed was painted anew.
#[test]
fn each_frame_is_what_a_fresh_look_at_its_step_shows() {
    for generator in Generator::ALL {
        for solver in [Solver::Tremaux, Solver::AStar(Heuristic::Manhattan)] {
            let spec = spec(generator, (5, 3));
            let of_rooms = generator != Generator::Dig;
            let mut show = Show::new(&spec, solver);
            let mut film = film(&spec, solver, Acts::Both);
            let mut frames = 0;
            while let Developed::Frame(_) = film.develop(u64::MAX) {
                let mut still = Film::new(show.clone(), Acts::Solve, 0, 0, of_rooms);
                still.develop(0);
                assert_eq!(still.pixels(), film.pixels(), "{generator} {solver:?} {frames}");
                frames += 1;
                show.advance();
            }
            assert!(frames > 20 && !show.advance(), "{generator}: {frames} frames");
        }
    }
}

#[test]
fn every_solver_can_be_filmed_in_parts_of_any_length() {
    for solver in Solver::ALL {
        let spec = spec(Generator::Prim, (9, 14));
        let whole = play(&mut film(&spec, solver, Acts::Both), u64::MAX);
        let in_parts = play(&mut film(&spec, solver, Acts::Both), 3);
        assert_eq!(whole, in_parts, "{solver:?}");
    }
}

#[test]
fn a_giant_fits_into_a_film() {
    let mut film = film(&spec(Generator::Kruskal, (700, 450)), Solver::DepthFirst, Acts::Both);
    assert_eq!(film.size(), (701, 451));
    let (seen, frames, _) = play(&mut film, u64::MAX);
    assert!(frames <= FILM_MOST_FRAMES && !seen.contains(&FilmInk::Same.number()));
}

fn colours() -> [[u8; 3]; FilmInk::COUNT] {
    std::array::from_fn(|number| [number as u8, 255 - number as u8, 7])
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<_> = entries.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_saved_film_reads_back_frame_by_frame() {
    let folder = tempfile::tempdir().unwrap();
    let gallery = Gallery::open(Some(folder.path().to_owned()));
    let spec = spec(Generator::Kruskal, (12, 9));
    let made = || film(&spec, Solver::DepthFirst, Acts::Both);
    let mut shares = Vec::new();
    let path = at_once(gallery.save_film("a film", made(), &colours(), &mut |share| {
        shares.push(share);
        true
    }));
    let path = path.unwrap().unwrap();
    assert_eq!(names(folder.path()), ["a film.gif"]);
    assert!(shares.is_sorted() && shares.iter().all(|share| (0.0..=1.0).contains(share)));

    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(fs::File::open(path).unwrap()).unwrap();
    let mut original = made();
    assert_eq!((decoder.width(), decoder.height()), original.size());
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    let palette = decoder.global_palette().unwrap().to_vec();
    assert_eq!(palette[..3 * FilmInk::COUNT], *colours().as_flattened());
    let mut frames = 0;
    while let Some(read) = decoder.read_next_frame().unwrap() {
        let frame = loop {
            match original.develop(1000) {
                Developed::Frame(frame) => break frame,
                Developed::Nothing => {}
                Developed::All => panic!("too many frames"),
            }
        };
        assert_eq!((read.left, read.top), frame.corner);
        assert_eq!((read.width, read.height), frame.size);
        assert_eq!((&read.buffer[..], read.delay), (&frame.pixels[..], frame.centiseconds));
        frames += 1;
    }
    assert_eq!(frames, original.frames());
}

#[test]
fn a_film_that_is_given_up_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let gallery = Gallery::open(Some(folder.path().to_owned()));
    let spec = spec(Generator::Prim, (20, 20));
    for looks in [0, 1, 30] {
        let mut left = looks;
        let film = film(&spec, Solver::AStar(Heuristic::Manhattan), Acts::Both);
        let saved = at_once(gallery.save_film("film", film, &colours(), &mut |_| {
            left -= 1;
            left >= 0
        }));
        assert_eq!(saved, Ok(None));
        assert_eq!(names(folder.path()), [""; 0]);
    }
}

#[test]
fn a_picture_never_takes_the_place_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let gallery = Gallery::open(Some(folder.path().join("pictures")));
    let painting = |shade| Painting { width: 3, height: 2, bytes: vec![shade; 24] };
    for (shade, name) in [(10, "moment.png"), (20, "moment-2.png"), (30, "moment-3.png")] {
        let path = gallery.save_painting("moment", &painting(shade)).unwrap();
        assert_eq!(path, folder.path().join("pictures").join(name));
        let decoder = png::Decoder::new(std::io::BufReader::new(fs::File::open(path).unwrap()));
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; 24];
        let info = reader.next_frame(&mut bytes).unwrap();
        assert_eq!((info.width, info.height, bytes), (3, 2, vec![shade; 24]));
    }
    assert_eq!(names(&folder.path().join("pictures")).len(), 3);
}

#[test]
fn where_nothing_can_be_written_there_is_a_sentence_and_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let blocked = folder.path().join("a file");
    fs::write(&blocked, "").unwrap();
    let gallery = Gallery::open(Some(blocked.join("pictures")));
    let painting = Painting { width: 1, height: 1, bytes: vec![0; 4] };
    let notice = gallery.save_painting("moment", &painting).unwrap_err();
    assert!(matches!(&notice, Notice::CannotSave { file, .. } if file.ends_with("moment.png")));
    assert!(notice.to_string().starts_with("cannot save "));

    // A picture that cannot be made leaves no file.
    let gallery = Gallery::open(Some(folder.path().to_owned()));
    let broken = Painting { width: 9, height: 9, bytes: vec![0; 4] };
    assert!(gallery.save_painting("broken", &broken).is_err());
    assert_eq!(names(folder.path()), ["a file"]);
}

/// A film at a speed shows each step, for the sum of the steps' times; the ends are shown longer.
#[test]
fn at_a_speed_each_step_is_seen_as_long_as_it_takes() {
    for size in [(2, 2), (7, 3), (6, 9)] {
        for (asked, speed) in [(0, 1), (1, 1), (4, 4), (7, 7), (30, 30), (4_000, 30)] {
            let spec = spec(Generator::Kruskal, size);
            for acts in [Acts::Both, Acts::Build, Acts::Solve] {
                let timeline = Timeline::of(Show::new(&spec, Solver::DepthFirst));
                let (build, all) = (timeline.build_steps, timeline.steps);
                let (steps, ends) = match acts {
                    Acts::Both => (all, 2),
                    Acts::Build => (build, 1),
                    Acts::Solve => (all - build - 1, 1),
                };
                let mut film = film(&spec, Solver::DepthFirst, acts).at_speed(asked);
                assert_eq!(film.frames() as u64, steps + 1, "{spec} {acts:?}");
                let mut centiseconds = 0;
                while let Developed::Frame(frame) = film.develop(u64::MAX) {
                    centiseconds += u64::from(frame.centiseconds);
                }
                let seen = centiseconds - ends * u64::from(FILM_END_CENTISECONDS);
                // The last step of the build is shown as long as an end.
                let due = (steps + 1 - ends) * 100 / speed;
                assert!(seen.abs_diff(due) <= 100 / speed + 1, "{spec} {acts:?}: {seen} for {due}");
            }
        }
    }
}

/// With Shift a film has the theatre's speed. Without it, the steps of a maze with numbers are
/// shown long enough to be read, and a film of a larger one is short.
#[test]
fn a_film_of_a_small_maze_can_be_read_and_with_shift_is_as_fast_as_the_theatre() {
    for (size, usual) in [((5, 4), 50..=50), ((12, 8), 50..=50), ((13, 8), 1..=25)] {
        hold_film_speeds(size, usual);
    }
}

fn hold_film_speeds(size: (u16, u16), usual: RangeInclusive<u16>) {
    let source = Source::Grown(spec(Generator::Kruskal, size));
    let show_spec = ShowSpec::of(source, Solver::DepthFirst);
    let mut watch = Watch::new(show_spec.clone());
    watch.take(Timeline::of(show_spec.show()));
    let mut press = |actions: Vec<Action>, run: bool| {
        let _ = watch.tick(&Inputs { actions, run, ..Inputs::default() }, || 1);
        watch.film(Acts::Solve).unwrap()()
    };
    let slowest = vec![Action::Slower; 20];
    let fastest = vec![Action::Faster; 20];
    let second_frame = |mut film: Film| {
        let _ = film.develop(u64::MAX);
        match film.develop(u64::MAX) {
            Developed::Frame(frame) => frame.centiseconds,
            other => panic!("{other:?}"),
        }
    };
    press(slowest, false);
    let short = second_frame(press(vec![Action::Film, Action::Back], false));
    assert!(usual.contains(&short), "{size:?}: {short}");
    assert_eq!(second_frame(press(vec![Action::Film, Action::Back], true)), 100);
    press(fastest, false);
    assert_eq!(second_frame(press(vec![Action::Film, Action::Back], true)), 3);
    assert_eq!(second_frame(press(vec![Action::Film, Action::Back], false)), short);
}
