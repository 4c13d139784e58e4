//! The shape in a picture: what is dark or coloured in it.

use super::error::PictureError;
use super::image::Image;
use super::tones::{Tone, Tones};
use crate::maze::{SHAPE_MOST_ROOMS, Shape, ShapeError, Size};

/// A room belongs to the shape if this share of its pixels does.
const LEAST_PERCENT: u64 = 50;

/// The shape of this size that a PNG picture or a bitmap shows, as large as it can be. What is apart is
/// joined.
pub fn read_shape(bytes: &[u8], size: Size) -> Result<Shape, PictureError> {
    if size.rooms() > SHAPE_MOST_ROOMS {
        return Err(ShapeError::TooLarge(size.rooms()).into());
    }
    let image = Image::open(bytes)?;
    let tones = Tones::of(&image)?;
    let (mut low, mut high) = ([u32::MAX; 2], [0; 2]);
    let is_in = |colour| tones.tone(colour) != Tone::Light;
    image.each_pixel(|x, y, colour| {
        if is_in(colour) {
            low = [low[0].min(x), low[1].min(y)];
            high = [high[0].max(x + 1), high[1].max(y + 1)];
        }
    })?;
    if low[0] >= high[0] {
        return Err(PictureError::NoWalls);
    }
    let rooms = [size.width(), size.height()].map(u64::from);
    // Of each room, how many pixels it has and how many of them belong to the shape. Where there are
    // more rooms than pixels, several rooms show one.
    let scale = |axis: usize| {
        let pixels = u64::from(high[axis] - low[axis]);
        rooms[axis].div_ceil(pixels)
    };
    let scales = [scale(0), scale(1)];
    let mut counted = vec![[0_u64; 2]; size.rooms() as usize];
    image.each_pixel(|x, y, colour| {
        if x < low[0] || y < low[1] || x >= high[0] || y >= high[1] {
            return;
        }
        let parts = |at: u32, axis: usize| {
            let (first, pixels) = (u64::from(at - low[axis]), u64::from(high[axis] - low[axis]));
            let (scale, rooms) = (scales[axis], rooms[axis]);
            (scale * first..scale * (first + 1)).map(move |part| part * rooms / (pixels * scale))
        };
        for row in parts(y, 1) {
            for column in parts(x, 0) {
                let room = &mut counted[(row * rooms[0] + column) as usize];
                room[0] += 1;
                room[1] += u64::from(is_in(colour));
            }
        }
    })?;
    let holds = |[all, within]: [u64; 2]| all > 0 && 100 * within >= LEAST_PERCENT * all;
    Ok(Shape::joined(size, |room| holds(counted[size.number(room) as usize]))?)
}
