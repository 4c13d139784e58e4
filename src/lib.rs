//! Icetea Maze: union-find builds the mazes, a depth-first stack solves them, and a mouse looks for
//! the cheese.
//!
//! This library makes all decisions. It gets window, clock and randomness from its caller, so every
//! rule of the game is tested without a window. The program, with its two faces for a terminal and
//! for the screen, only carries out what is decided here.
//!
//! ```
//! use icetea_maze::maze::{Build, Solve, Solver, Spec};
//!
//! let spec: Spec = "kruskal1-6x3-233".parse()?;
//! let maze = Build::new(&spec).finish();
//! let path = Solve::new(Solver::DepthFirst, &maze).finish(&maze).expect("all rooms are joined");
//! assert_eq!((path.first(), path.last()), (Some(&maze.start()), Some(&maze.goal())));
//! # Ok::<(), icetea_maze::maze::SpecError>(())
//! ```
//!
//! Both can be watched step by step: [`Build`](maze::Build) is an iterator over what a generator
//! really does, and [`Solve::step`](maze::Solve::step) is one step of a solver. The instant answer
//! is all these steps at once or, where speed asks for another way, one that laws hold equal to them.
//!
//! # The layers
//!
//! Each layer knows those below it and nothing of those above.
//!
//! | layer | what it is |
//! | --- | --- |
//! | `window`, `cli` | the two faces, in the program: the screen and the terminal |
//! | `process` | runs programs of the player's own within bounds, in the program |
//! | [`cues`], [`felt`] | which sound and which vibration belongs to which event |
//! | [`app`] | what runs the screens: which of them has the keys, and what is done for them |
//! | [`screens`] | the screens, a folder each: their state, what input does, and what is seen |
//! | [`world`] | what there is, whatever screen is shown: settings, records, saved games |
//! | [`picture`] | how screens are drawn: as lists of plain values, laid out by rule |
//! | [`words`] | every text of the game, a file for each language |
//! | [`guest`] | programs of the player's own: what they are told and how they are judged, line by line |
//! | [`store`] | what is kept on disk, replaced whole or not at all |
//! | [`sound`] | what is heard: voices, effects, tunes and the mixer, as numbers |
//! | [`game`] | the rules: one fixed tick at a time, plain data in and out; races, the theatre, the laboratory |
//! | [`maze`] | the core: tiles, generators, solvers, codes, texts and pictures; it knows no game |
//!
//! Without default features only this library is built, from a few small crates. `images` adds
//! mazes as PNG and SVG, `store` adds the player's files, `desktop` is the program.
//!
//! # The words
//!
//! One word for one thing, in the code, on the screen and in the manual.
//!
//! | word | means |
//! | --- | --- |
//! | tile | one square of the [`Grid`](maze::Grid), open or wall; a maze of W × H rooms has (2W+1) × (2H+1) of them |
//! | room | a tile at two odd coordinates; generators join rooms by opening the wall between two of them |
//! | wall | to a generator, a tile between two rooms that may be opened; everywhere else, any tile that is not open |
//! | maze | a grid, a start and at least one goal: [`Maze`](maze::Maze); one from a file may be any grid at all, without rooms |
//! | spec, code | everything that determines a maze: [`Spec`](maze::Spec), and its form as one line of text; one code gives one maze, for ever and everywhere |
//! | seed | the number in a code, or the text that it was hashed from |
//! | build, solve | what happens step by step: [`Build`](maze::Build), [`Solve`](maze::Solve) |
//! | measured maze | a maze with its measures and next hops: [`MeasuredMaze`](game::measured_maze::MeasuredMaze) |
//! | next hops | for every tile the next step of a shortest path: [`NextHops`](maze::NextHops) |
//! | path, trail | what a solver found; where a runner went |
//! | race | one or two runners in one maze; a single player is a race of one |
//! | match, round | the best of several races; each of them |
//! | recording | a race as it was run: each stride, and the tick at which it began |
//! | ghost | a recording that runs beside the player |
//! | seal, own | what a copy of the game puts below a recording that was run in it, which is its own; any other is from elsewhere |
//! | challenge | a maze and a recording in one line that fits into a chat |
//! | postcard | a picture of a run to share, with its challenge |
//! | show, step | a build and a solve that are watched, and one thing that either of them does |
//! | wrong turn | a turn that led no nearer to the goal, with what it cost |
//! | saved run | a race in progress, kept on disk stride by stride |
//! | theatre | where build and solve are watched, forwards and backwards |
//! | plane, piece | the maze without end, [`Endless`](maze::Endless), and what is cut out of it to play in |
//! | guest, host | a program of the player's own, and the game's side of the conversation with it |
//! | laboratory, card | where the player carries out algorithms; what prepares five minutes of it |
//! | bench, variant | where operations on sets are replayed; the rules of a union-find |
//! | leg | the race to one cheese in such a piece |
//! | journey, region, stop | the way through sixty mazes, a part of it, and each of them |
//! | medal, par, lemon | what is won at a stop, how long a good run takes, and how hard a maze is |
//! | course, retraced | what is run in, a maze or a plane; and a recording of a run on a plane, carried out again to check it |
//! | pane | the part of the window that shows one runner's, or one solver's, maze |
//! | pause | what stops time |
//!
//! # The manual
//!
//! How to play the game, and what its files and figures are, is in the [`manual`]: [`playing`],
//! [`two_players`], the [`theatre`], the [`laboratory`], the kinds of [`mazes`], the
//! [`command_line`], [`files_and_formats`], the [`figures`] and a page [`for_developers`].
//!
//! [`playing`]: manual::playing
//! [`two_players`]: manual::two_players
//! [`theatre`]: manual::theatre
//! [`laboratory`]: manual::laboratory
//! [`mazes`]: manual::mazes
//! [`command_line`]: manual::command_line
//! [`files_and_formats`]: manual::files_and_formats
//! [`figures`]: manual::figures
//! [`for_developers`]: manual::for_developers

#![forbid(unsafe_code)]

// Tests inside the library name it like all other tests do.
#[cfg(test)]
extern crate self as icetea_maze;

pub mod app;
pub mod cues;
pub mod felt;
pub mod game;
pub mod guest;
#[cfg(doc)]
pub mod manual;
pub mod maze;
pub mod net;
pub mod picture;
pub mod screens;
pub mod sound;
#[cfg(feature = "store")]
pub mod store;
pub mod words;
pub mod world;

/// The example in README is run as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
