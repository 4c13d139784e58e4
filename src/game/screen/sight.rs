//! Where in a maze a camera looks: cameras count in rooms, and mazes in tiles.

use crate::game::camera::Camera;
use crate::game::measured_maze::MeasuredMaze;

/// How large a maze is in rooms. Where there are no rooms, tiles are the rooms.
pub(super) fn size_in_rooms(measured: &MeasuredMaze) -> (f32, f32) {
    let (grid, stride) = (measured.maze.grid(), f32::from(measured.stride_tiles));
    let offset = if stride > 1.0 { 1.0 } else { 0.0 };
    ((f32::from(grid.columns()) - offset) / stride, (f32::from(grid.rows()) - offset) / stride)
}

/// A camera on a maze, looking at this place in tiles.
pub(super) fn camera_on(measured: &MeasuredMaze, at: (f32, f32)) -> Camera {
    Camera::new(size_in_rooms(measured), place_in_rooms(at, measured.stride_tiles.into()))
}

/// A place in tiles as a place in rooms: room tiles are in the middle of their rooms. Where there
/// are no rooms, tiles are the rooms.
pub(super) fn place_in_rooms((column, row): (f32, f32), stride: f32) -> (f32, f32) {
    if stride > 1.0 { (column / stride, row / stride) } else { (column + 0.5, row + 0.5) }
}
