//! How the game is played: races, journey, matches, theatre, laboratory, records and replays.

#[path = "../common/mod.rs"]
mod common;
#[path = "replay/wanderer.rs"]
mod wanderer;

mod cat;
mod cues;
mod daily;
mod daily_puzzles;
mod drafts;
mod drawing;
mod fairness;
#[cfg(feature = "store")]
mod far_rounds;
#[cfg(feature = "store")]
mod film;
mod flaps;
mod fog;
mod game;
mod gnawing;
mod guest_beside;
mod guest_page;
mod guest_stack;
mod guest_union_find;
mod helps;
mod hindrances;
mod ice;
mod journey;
mod journey_map;
mod judge;
mod keys_on_a_string;
mod lab;
mod lesson;
#[cfg(feature = "store")]
mod meeting;
mod melting;
mod micromouse;
mod mouse_curves;
mod opening;
mod packs;
mod page_line;
mod painting;
mod phones;
mod plates;
mod pouring;
mod puzzles;
mod quests;
mod race;
mod races;
mod replay;
#[cfg(feature = "store")]
mod replays;
mod rivals;
mod rumble;
#[cfg(feature = "store")]
mod seals;
mod settings;
mod shapes;
mod sound;
mod spectators;
mod stops;
mod taking_back;
mod teapots;
mod theatre;
mod thread;
mod told_runs;
mod traps;
mod twins;
#[cfg(feature = "store")]
mod two_machines;
mod versus;
mod weekly;
mod wrong_turns;
