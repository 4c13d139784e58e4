//! The bounds of a film of the theatre.

/// How many frames a film has at the most.
pub const FILM_MOST_FRAMES: usize = 400;
/// The same where each step is to be seen.
pub const FILM_MOST_FRAMES_BY_STEP: usize = 3_000;
/// The same with the panels.
pub const FILM_MOST_FRAMES_WITH_PANELS: usize = 1_200;
/// How many rooms a maze has along a side, if it has as many along each, that is filmed with the
/// panels: all that is seen of it is painted anew for each frame.
pub const FILM_MOST_SIDE_WITH_PANELS: u64 = 500;
/// How many tiles these are.
pub const FILM_MOST_TILES_WITH_PANELS: u64 = (2 * FILM_MOST_SIDE_WITH_PANELS + 1).pow(2);
/// How many steps a second it shows then at the most: browsers show no more.
pub const FILM_MOST_STEPS_PER_SECOND: u32 = 30;
/// How many steps of a maze with numbers it shows a second unless others are asked for.
pub const FILM_READABLE_STEPS_PER_SECOND: u32 = 2;
/// How many pixels wide or high it is at the most: what people can post anywhere.
pub const FILM_MOST_PIXELS: u16 = 800;
/// How many pixels it is from room to room at the most.
pub const FILM_LARGEST_ROOM_PIXELS: u16 = 40;
/// How long a film of many frames is, as near as the bounds of a frame allow.
pub const FILM_MOST_CENTISECONDS: u16 = 2_000;
/// How long a frame is seen at the least: browsers slow down what is shorter than 2.
pub const FILM_SHORTEST_FRAME_CENTISECONDS: u16 = 5;
/// How long one is seen at the most.
pub const FILM_LONGEST_FRAME_CENTISECONDS: u16 = 25;
/// How long the end of an act is seen.
pub const FILM_END_CENTISECONDS: u16 = 200;
