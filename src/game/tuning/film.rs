//! The limits of a film of the theatre.

/// The most frames of a film.
pub const FILM_MOST_FRAMES: usize = 400;
/// The most frames if each step gets one.
pub const FILM_MOST_FRAMES_BY_STEP: usize = 3_000;
/// The most frames with the panels.
pub const FILM_MOST_FRAMES_WITH_PANELS: usize = 1_200;
/// The side in rooms of the largest square maze that is filmed with the panels: its whole visible
/// part is painted again for each frame.
pub const FILM_MOST_SIDE_WITH_PANELS: u64 = 500;
/// The number of tiles of that maze.
pub const FILM_MOST_TILES_WITH_PANELS: u64 = (2 * FILM_MOST_SIDE_WITH_PANELS + 1).pow(2);
/// The most steps per second then: browsers show no more.
pub const FILM_MOST_STEPS_PER_SECOND: u32 = 30;
/// The default steps per second for a maze with numbers.
pub const FILM_READABLE_STEPS_PER_SECOND: u32 = 2;
/// The most pixels across or down: what can be posted anywhere.
pub const FILM_MOST_PIXELS: u16 = 800;
/// The most pixels from room to room.
pub const FILM_LARGEST_ROOM_PIXELS: u16 = 40;
/// The length of a film of many frames, as near as the limits of a frame allow.
pub const FILM_MOST_CENTISECONDS: u16 = 2_000;
/// The shortest frame: browsers slow down anything below 2.
pub const FILM_SHORTEST_FRAME_CENTISECONDS: u16 = 5;
/// The longest frame.
pub const FILM_LONGEST_FRAME_CENTISECONDS: u16 = 25;
/// How long the end of an act is shown.
pub const FILM_END_CENTISECONDS: u16 = 200;
