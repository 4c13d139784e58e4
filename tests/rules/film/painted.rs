//! Films that are assembled from whole pictures.

use std::fs;

use icetea_maze::store::{Gallery, PaintedFilm, Painting};

const SIDE: (u32, u32) = (300, 200);

/// What a player of the film shows after each frame, and for how long.
fn played(film: PaintedFilm) -> Vec<(Vec<[u8; 3]>, u16)> {
    let folder = tempfile::tempdir().unwrap();
    let gallery = Gallery::open(Some(folder.path().to_owned()));
    let path = gallery.save_painted_film("film", film).unwrap();
    assert_eq!(path.file_name().unwrap(), "film.gif");
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(fs::File::open(path).unwrap()).unwrap();
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut seen = vec![[0; 3]; width * height];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (place, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let across = usize::from(frame.width);
            let (x, y) = (place % across, place / across);
            if pixel[3] > 0 {
                let at = (y + usize::from(frame.top)) * width + x + usize::from(frame.left);
                seen[at] = [pixel[0], pixel[1], pixel[2]];
            }
        }
        frames.push((seen.clone(), frame.delay));
    }
    frames
}

fn painting(colour: impl Fn(u32, u32) -> [u8; 3]) -> Painting {
    let (width, height) = SIDE;
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let bytes = places.flat_map(|(x, y)| {
        let [red, green, blue] = colour(x, y);
        [red, green, blue, u8::MAX]
    });
    Painting { width, height, bytes: bytes.collect() }
}

fn pixels(painting: &Painting) -> Vec<[u8; 3]> {
    painting.bytes.chunks_exact(4).map(|four| [four[0], four[1], four[2]]).collect()
}

/// As many colours as a frame may have, different ones in each.
#[test]
fn few_colours_are_seen_as_they_are() {
    let paintings: Vec<Painting> = (0..4)
        .map(|frame| {
            painting(|x, y| match (x + frame * 40) / 100 {
                1 => [(x % 84) as u8 * 3, (y % 3) as u8, frame as u8],
                _ => [200, 190, 7],
            })
        })
        .collect();
    let mut film = PaintedFilm::default();
    for (painting, centiseconds) in paintings.iter().zip([5, 200, 7, 65_535]) {
        film.add(painting, centiseconds);
    }
    // Nothing changes, and that takes its time, too.
    film.add(&paintings[3], 11);
    let frames = played(film);
    assert_eq!(frames.iter().map(|frame| frame.1).collect::<Vec<_>>(), [5, 200, 7, 65_535, 11]);
    for (painting, frame) in paintings.iter().chain(paintings.last()).zip(&frames) {
        assert_eq!(frame.0, pixels(painting));
    }
}

/// Of many colours the most frequent ones are exact, and the others are close; what does not change
/// looks the same in each frame.
#[test]
fn many_colours_are_nearly_seen_and_what_is_large_is_exact() {
    let shades = |x: u32, y: u32| [(x * 2 % 256) as u8, (y * 3 % 256) as u8, (x + y) as u8];
    let first = painting(|x, y| if x < 100 { [250, 244, 230] } else { shades(x, y) });
    let second = painting(|x, y| match (x, y) {
        (..100, _) => [250, 244, 230],
        (_, ..50) => [31, 32, 33],
        (_, 50..90) => shades(y, x),
        _ => shades(x, y),
    });
    let mut film = PaintedFilm::default();
    film.add(&first, 1);
    film.add(&second, 1);
    let frames = played(film);
    for (painting, frame) in [&first, &second].into_iter().zip(&frames) {
        let pairs = || pixels(painting).into_iter().zip(&frame.0);
        for (place, (asked, seen)) in pairs().enumerate() {
            let (x, y) = (place as u32 % SIDE.0, place as u32 / SIDE.0);
            if asked == [250, 244, 230] || asked == [31, 32, 33] {
                assert_eq!(asked, *seen);
            }
            let off = asked.iter().zip(seen).map(|(&one, &other)| one.abs_diff(other)).max();
            assert!(off.unwrap() <= 64, "{asked:?} became {seen:?} at {x}, {y}");
        }
        let sum: u64 = pairs()
            .flat_map(|(asked, seen)| {
                asked.into_iter().zip(*seen).map(|(one, other)| one.abs_diff(other))
            })
            .map(u64::from)
            .sum();
        let mean = sum as f64 / (3 * SIDE.0 * SIDE.1) as f64;
        assert!(mean < 12.0, "{mean}");
    }
    let below = |frame: &Vec<[u8; 3]>| frame[(90 * SIDE.0) as usize..].to_vec();
    assert_eq!(below(&frames[0].0), below(&frames[1].0));
}

#[test]
fn a_film_of_nothing_is_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let gallery = Gallery::open(Some(folder.path().to_owned()));
    assert!(gallery.save_painted_film("film", PaintedFilm::default()).is_err());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
