//! The game without a window: paths through its screens, driven by actions alone.

mod chaos;
mod contest;
mod endless;
mod endless_known;
mod endless_recordings;
mod film;
mod first_start;
mod one_key;
mod play;
pub mod player;
mod pointing;
mod quests;
mod records;
mod region_end;
mod school;
mod theatre;
mod title;
mod tunes;
mod which_built;
mod worlds;
mod writing;
