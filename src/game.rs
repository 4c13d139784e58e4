//! The rules of the game: plain data in, plain data out, one fixed tick at a time.
//!
//! Nothing here knows a window, a clock or a disk.

pub mod aerial;
pub mod bindings;
pub mod bookmark;
pub mod bundle;
pub mod camera;
pub mod clock;
pub mod command;
pub mod course;
pub mod difficulty;
pub mod drawing_table;
pub mod endless;
pub mod export;
pub mod fingers;
pub mod form;
pub mod ghost;
pub mod input;
pub mod journey;
pub mod keyboard;
pub mod lab;
pub mod lab_result;
pub mod landmarks;
pub mod lesson;
pub mod measured_maze;
pub mod menu;
pub mod pack;
pub mod pointer;
pub mod race;
pub mod records;
pub mod replay;
pub mod request;
pub mod retraced;
pub mod rules;
pub mod saved_run;
pub mod scene;
pub mod screen_keyboard;
pub mod settings;
pub mod sighted;
pub mod store_task;
pub mod world_look;
pub mod world_way;
pub mod wrong_turns;

pub mod theatre;
pub mod told_run;
pub mod tuning;
pub mod versus;
pub mod walker;
pub mod which_built;
