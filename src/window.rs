//! The face on the screen: the only place that names macroquad.

mod maze_view;
