//! Comparison of two pictures.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

/// The difference in a channel from which two pixels differ clearly; another driver's edges differ
/// less.
const CLEARLY: u8 = 24;

/// The side of the squares that are compared one by one: the size of a small button.
const SQUARE: usize = 32;

/// The difference of two pictures of one size.
#[derive(Clone, Copy, Debug)]
pub struct Difference {
    /// The share of all pixels that differ clearly.
    pub share: f64,
    /// The share in the square where it is greatest, and its upper left pixel.
    pub worst: (f64, [usize; 2]),
}

/// The difference outside of the squares that a rectangle of pixels touches; `None` if one cannot
/// be read or their sizes differ.
pub fn difference(one: &Path, other: &Path, but: Option<[usize; 4]>) -> Option<Difference> {
    let (size, one) = pixels(one)?;
    let (other_size, other) = pixels(other)?;
    if size != other_size {
        return None;
    }
    let [width, height] = size;
    let columns = width.div_ceil(SQUARE);
    let mut squares = vec![0_u32; columns * height.div_ceil(SQUARE)];
    for (at, (a, b)) in one.chunks_exact(3).zip(other.chunks_exact(3)).enumerate() {
        if a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > CLEARLY) {
            squares[at / width / SQUARE * columns + at % width / SQUARE] += 1;
        }
    }
    if let Some([left, top, right, bottom]) = but.map(|side| side.map(|side| side / SQUARE)) {
        for row in top..=bottom {
            squares[row * columns + left..=row * columns + right].fill(0);
        }
    }
    let (worst, most) = squares.iter().enumerate().max_by_key(|(_, count)| **count)?;
    let place = [worst % columns, worst / columns];
    Some(Difference {
        share: f64::from(squares.iter().sum::<u32>()) / (width * height) as f64,
        worst: (f64::from(*most) / (SQUARE * SQUARE) as f64, place.map(|side| side * SQUARE)),
    })
}

/// From the size of a picture and a place in it, the place that should look alike.
pub type Elsewhere = fn([usize; 2], [usize; 2]) -> [usize; 2];

/// How many pixels of a part differ clearly from those elsewhere; `None` if it cannot be read.
pub fn difference_from(
    elsewhere: Elsewhere,
    picture: &Path,
    [left, top, right, bottom]: [usize; 4],
) -> Option<usize> {
    let (size, rgb) = pixels(picture)?;
    let pixel = |[x, y]: [usize; 2]| &rgb[3 * (y * size[0] + x)..][..3];
    let differs = |place| {
        let other = pixel(elsewhere(size, place));
        pixel(place).iter().zip(other).any(|(a, b)| a.abs_diff(*b) > CLEARLY)
    };
    let places = (top..bottom).flat_map(|y| (left..right).map(move |x| [x, y]));
    Some(places.filter(|&place| differs(place)).count())
}

/// The size, and red, green and blue of each pixel.
fn pixels(file: &Path) -> Option<([usize; 2], Vec<u8>)> {
    let mut decoder = png::Decoder::new(BufReader::new(File::open(file).ok()?));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().ok()?;
    let mut bytes = vec![0; reader.output_buffer_size()?];
    let picture = reader.next_frame(&mut bytes).ok()?;
    let samples = picture.color_type.samples();
    let rgb = |pixel: &[u8]| match *pixel {
        [red, green, blue, ..] => [red, green, blue],
        [grey, ..] => [grey; 3],
        [] => [0; 3],
    };
    let rgb = bytes[..picture.buffer_size()].chunks_exact(samples).flat_map(rgb).collect();
    Some(([picture.width as usize, picture.height as usize], rgb))
}
