//! Converts between the units of mazes, tiles, and those of cameras, rooms.

use crate::game::camera::Camera;
use crate::game::measured_maze::MeasuredMaze;

/// The size of a maze in rooms; without rooms, in tiles.
pub(super) fn size_in_rooms(measured: &MeasuredMaze) -> (f32, f32) {
    let (grid, stride) = (measured.maze.grid(), f32::from(measured.stride_tiles));
    let offset = if stride > 1.0 { 1.0 } else { 0.0 };
    ((f32::from(grid.columns()) - offset) / stride, (f32::from(grid.rows()) - offset) / stride)
}

/// A camera on a maze, looking at this place, given in tiles.
pub(super) fn camera_on(measured: &MeasuredMaze, at: (f32, f32)) -> Camera {
    Camera::new(size_in_rooms(measured), place_in_rooms(at, measured.stride_tiles.into()))
}

/// A place in tiles as a place in rooms: a room's tile is in the middle of the room. Without rooms,
/// the units are the same.
pub(super) fn place_in_rooms((column, row): (f32, f32), stride: f32) -> (f32, f32) {
    if stride > 1.0 { (column / stride, row / stride) } else { (column + 0.5, row + 0.5) }
}
