//! The game without a window: paths through its screens, driven by actions alone.

#[path = "game/chaos.rs"]
mod chaos;
#[path = "game/contest.rs"]
mod contest;
#[path = "game/endless.rs"]
mod endless;
#[path = "game/endless_known.rs"]
mod endless_known;
#[path = "game/endless_recordings.rs"]
mod endless_recordings;
#[path = "game/film.rs"]
mod film;
#[path = "game/one_key.rs"]
mod one_key;
#[path = "game/play.rs"]
mod play;
#[path = "game/player.rs"]
mod player;
#[path = "game/pointing.rs"]
mod pointing;
#[path = "game/quests.rs"]
mod quests;
#[path = "game/records.rs"]
mod records;
#[path = "game/region_end.rs"]
mod region_end;
#[path = "game/school.rs"]
mod school;
#[path = "game/theatre.rs"]
mod theatre;
#[path = "game/title.rs"]
mod title;
#[path = "game/writing.rs"]
mod writing;
