//! Icetea Maze: mazes that grow by union-find and are solved by a depth-first stack.
//!
//! This library is the pure floor of the house: it knows no window, no clock and no randomness
//! but what is handed to it. The same [`Spec`](maze::Spec) gives the same maze on every machine.
//!
//! ```
//! use icetea_maze::maze::{Build, Spec, text};
//!
//! let spec: Spec = "kruskal1-6x3-233".parse()?;
//! let maze = Build::new(&spec).finish();
//! assert_eq!(maze.grid().columns(), 2 * 6 + 1);
//! # Ok::<(), icetea_maze::maze::SpecError>(())
//! ```

#![forbid(unsafe_code)]

pub mod cues;
pub mod game;
pub mod maze;
pub mod sound;
pub mod store;
