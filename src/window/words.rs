//! All words of the interface, in every language: those of a large subject in a file of their own,
//! the rest in one table for each language. A word that one language lacks does not compile.

mod chinese;
mod contest;
mod english;
mod keys;
mod lesson;
pub mod programs;
mod records;
mod replay;
pub mod sentences;
mod versus;
mod watch;

use std::fmt::Display;

use icetea_maze::game::settings::Language;
use icetea_maze::maze::Generator;

use chinese::CHINESE;
pub use contest::{ContestWords, SchoolWords};
use english::ENGLISH;
pub use keys::{AskWords, KeyWords, KeysWords};
pub use lesson::{HowToWords, LessonWords};
pub use records::RecordsWords;
pub use replay::ReplayWords;
pub use versus::VersusWords;
pub use watch::WatchWords;

/// The words of a language.
pub struct Words {
    pub tagline: &'static str,
    /// In the order of `Entry`.
    pub menu: [&'static str; 9],
    pub your_maze: &'static str,
    pub size: &'static str,
    pub custom: &'static str,
    pub columns: &'static str,
    pub rows: &'static str,
    pub seed: &'static str,
    pub roll: &'static str,
    pub built_by: &'static str,
    /// In the order of `Generator::ALL`.
    pub generators: [&'static str; Generator::ALL.len()],
    pub loops: &'static str,
    pub one_way: &'static str,
    pub several_ways: &'static str,
    pub look: &'static str,
    pub looks: [&'static str; 3],
    pub code: &'static str,
    pub copy: &'static str,
    pub rooms: &'static str,
    pub shortest_way: &'static str,
    pub steps_after_number: &'static str,
    pub dead_ends_after_number: &'static str,
    pub building: &'static str,
    pub reading: &'static str,
    pub time: &'static str,
    pub steps: &'static str,
    pub best: &'static str,
    pub you: &'static str,
    pub cheese: &'static str,
    pub searching: &'static str,
    pub found: &'static str,
    pub no_way: &'static str,
    pub steps_a_second: &'static str,
    pub paused: &'static str,
    pub pause_menu: [&'static str; 8],
    pub export: &'static str,
    /// What a maze can be kept as.
    pub file_kinds: [&'static str; 3],
    pub file_kind: &'static str,
    pub save: &'static str,
    pub cheese_found: &'static str,
    pub new_best: &'static str,
    /// `{}` is how many seconds faster than before.
    pub new_best_by: &'static str,
    /// `{}` is the best time.
    pub best_is: &'static str,
    pub helped: &'static str,
    pub your_steps: &'static str,
    pub dead_ends: &'static str,
    pub way_you_went: &'static str,
    pub best_way: &'static str,
    /// `{}` is how many steps.
    pub best_way_steps: &'static str,
    /// `{}` is how many steps.
    pub detour_steps: &'static str,
    /// `{}` is its seed.
    pub next_is: &'static str,
    pub maze: &'static str,
    pub explored: &'static str,
    pub your_trail: &'static str,
    pub next_maze: &'static str,
    pub again: &'static str,
    pub new: &'static str,
    pub title: &'static str,
    pub settings: &'static str,
    /// In the order of `Page::ALL`.
    pub pages: [&'static str; 6],
    /// In the order of `Row::ALL`.
    pub settings_rows: [&'static str; 20],
    pub cameras: [&'static str; 3],
    pub splits: [&'static str; 3],
    pub walkings: [&'static str; 2],
    /// In the order of `Command::ALL`.
    pub commands: [&'static str; 44],
    pub keys: KeysWords,
    /// Sound is on, and sound is off.
    pub sound: [&'static str; 2],
    pub no_sound_device: &'static str,
    pub languages: [&'static str; 2],
    pub walls: [&'static str; 2],
    pub preview: &'static str,
    pub way: &'static str,
    pub given_back: &'static str,
    pub how_to_play: &'static str,
    pub how_to: HowToWords,
    pub lesson: LessonWords,
    pub watch: WatchWords,
    pub contest: ContestWords,
    pub school: SchoolWords,
    pub replay: ReplayWords,
    pub versus: VersusWords,
    pub records: RecordsWords,
    pub key: KeyWords,
    pub ask: AskWords,
}

/// A sentence with a value in place of its `{}`.
pub fn filled(sentence: &str, value: impl Display) -> String {
    sentence.replacen("{}", &format!("{value}"), 1)
}

impl Words {
    /// The words of this language.
    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::Chinese => &CHINESE,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::window::fonts::FILES;

    /// The text of the tables, which is more than they hold.
    const TABLES: [&str; 11] = [
        include_str!("words/chinese.rs"),
        include_str!("words/contest.rs"),
        include_str!("words/english.rs"),
        include_str!("words/keys.rs"),
        include_str!("words/lesson.rs"),
        include_str!("words/programs.rs"),
        include_str!("words/records.rs"),
        include_str!("words/replay.rs"),
        include_str!("words/sentences.rs"),
        include_str!("words/versus.rs"),
        include_str!("words/watch.rs"),
    ];

    #[test]
    fn the_fonts_have_every_character() {
        let fonts: Vec<fontdue::Font> =
            [FILES.body, FILES.chinese, FILES.chinese_bold, FILES.title, FILES.strong]
                .into_iter()
                .map(|bytes| fontdue::Font::from_bytes(bytes, fontdue::FontSettings::default()))
                .collect::<Result<_, _>>()
                .unwrap();
        for character in TABLES.concat().chars().filter(|c| !c.is_control()) {
            let latin_or_chinese = |latin: usize, chinese: usize| {
                fonts[latin].has_glyph(character) || fonts[chinese].has_glyph(character)
            };
            assert!(latin_or_chinese(0, 1), "{character} in the body face");
            assert!(latin_or_chinese(3, 2), "{character} in the title face");
            assert!(latin_or_chinese(4, 2), "{character} in the strong face");
        }
    }
}
