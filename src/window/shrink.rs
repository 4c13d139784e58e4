//! Makes pictures smaller: each new pixel is the mean of all that it covers, so that nothing is
//! left out and nothing shimmers.

use macroquad::prelude::*;

/// The picture at `scale` of its size; one that would grow stays as it is.
pub fn shrunk(image: &Image, scale: f32) -> Image {
    let (width, height) = (usize::from(image.width), usize::from(image.height));
    let side = |length: usize| ((length as f32 * scale).round() as usize).clamp(1, length);
    let (new_width, new_height) = (side(width), side(height));
    let premultiplied: Vec<Vec4> = image.bytes.chunks_exact(4).map(premultiply).collect();
    let rows = premultiplied.chunks_exact(width);
    let narrow: Vec<Vec4> = rows.flat_map(|row| means(row.iter().copied(), new_width)).collect();
    let columns = (0..new_width)
        .map(|column| means(narrow.iter().skip(column).step_by(new_width).copied(), new_height));
    let mut bytes = vec![0; 4 * new_width * new_height];
    for (column, pixels) in columns.enumerate() {
        for (row, pixel) in pixels.into_iter().enumerate() {
            let start = 4 * (row * new_width + column);
            bytes[start..start + 4].copy_from_slice(&straighten(pixel));
        }
    }
    Image { bytes, width: new_width as u16, height: new_height as u16 }
}

/// The picture at half its size, as [`shrunk`] would make it, but so fast that a sheet of a million
/// pixels does not delay the first frame. An odd last row or column is left out.
pub fn halved(image: &Image) -> Image {
    let (width, height) = (image.width / 2, image.height / 2);
    let row_bytes = 4 * usize::from(image.width);
    let mut bytes = Vec::with_capacity(4 * usize::from(width) * usize::from(height));
    for rows in image.bytes.chunks_exact(2 * row_bytes) {
        let (upper, lower) = rows.split_at(row_bytes);
        for (above, below) in upper.chunks_exact(8).zip(lower.chunks_exact(8)) {
            bytes.extend(mean([&above[..4], &above[4..], &below[..4], &below[4..]]));
        }
    }
    Image { bytes, width, height }
}

/// The mean of four pixels, weighted by their opacity.
fn mean(pixels: [&[u8]; 4]) -> [u8; 4] {
    let opacity: u32 = pixels.iter().map(|pixel| u32::from(pixel[3])).sum();
    if opacity == 0 {
        return [0; 4];
    }
    let part = |channel: usize| {
        let weighted = pixels.iter().map(|pixel| u32::from(pixel[channel]) * u32::from(pixel[3]));
        ((weighted.sum::<u32>() + opacity / 2) / opacity) as u8
    };
    [part(0), part(1), part(2), ((opacity + 2) / 4) as u8]
}

/// The means of `count` equal stretches of a line of pixels.
fn means(line: impl ExactSizeIterator<Item = Vec4>, count: usize) -> Vec<Vec4> {
    let stretch = line.len() as f32 / count as f32;
    let mut means = vec![Vec4::ZERO; count];
    for (place, pixel) in line.enumerate() {
        let (start, end) = (place as f32 / stretch, (place + 1) as f32 / stretch);
        let last = (end.ceil() as usize).clamp(1, count) - 1;
        for (number, mean) in means.iter_mut().enumerate().take(last + 1).skip(start as usize) {
            let covered = end.min((number + 1) as f32) - start.max(number as f32);
            *mean += pixel * covered.max(0.0);
        }
    }
    means
}

fn premultiply(pixel: &[u8]) -> Vec4 {
    let alpha = f32::from(pixel[3]) / 255.0;
    let colour = |value: u8| f32::from(value) * alpha;
    vec4(colour(pixel[0]), colour(pixel[1]), colour(pixel[2]), f32::from(pixel[3]))
}

fn straighten(pixel: Vec4) -> [u8; 4] {
    let alpha = (pixel.w / 255.0).max(f32::EPSILON);
    let byte = |value: f32| value.round().clamp(0.0, 255.0) as u8;
    [byte(pixel.x / alpha), byte(pixel.y / alpha), byte(pixel.z / alpha), byte(pixel.w)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn image(width: u16, height: u16, pixel: impl Fn(u16, u16) -> [u8; 4]) -> Image {
        let pixel = &pixel;
        let rows = 0..height;
        let bytes = rows.flat_map(|y| (0..width).flat_map(move |x| pixel(x, y))).collect();
        Image { bytes, width, height }
    }

    #[test]
    fn one_colour_stays_at_every_size() {
        for scale in [0.01, 0.2, 0.37, 0.5, 0.99, 1.0, 3.0] {
            let small = shrunk(&image(31, 17, |_, _| [200, 100, 50, 128]), scale);
            for pixel in small.bytes.chunks(4) {
                assert_eq!(pixel, [200, 100, 50, 128], "at {scale}");
            }
        }
    }

    #[test]
    fn half_a_size_is_the_mean_of_four() {
        let stripes = image(6, 4, |x, y| [if x % 2 == y % 2 { 100 } else { 200 }, 0, 0, 255]);
        let small = shrunk(&stripes, 0.5);
        assert_eq!((small.width, small.height), (3, 2));
        assert!(small.bytes.chunks(4).all(|pixel| pixel == [150, 0, 0, 255]));
    }

    #[test]
    fn halving_is_shrinking_by_half() {
        let noise = |x: u16, y: u16, channel: u16| (x * 97 + y * 61 + channel * 151) as u8;
        let picture = image(14, 6, |x, y| [0, 1, 2, 3].map(|channel| noise(x, y, channel)));
        let (half, small) = (halved(&picture), shrunk(&picture, 0.5));
        assert_eq!((half.width, half.height), (small.width, small.height));
        for (one, other) in half.bytes.iter().zip(&small.bytes) {
            assert!(one.abs_diff(*other) <= 1, "{one} and {other}");
        }
    }

    #[test]
    fn what_cannot_be_seen_lends_no_colour() {
        let edge = image(2, 1, |x, _| if x == 0 { [255, 0, 0, 255] } else { [0, 255, 0, 0] });
        assert_eq!(shrunk(&edge, 0.5).bytes, [255, 0, 0, 128]);
    }
}
