//! All words of the interface, one table for each language. A word that one language lacks does
//! not compile.

mod chinese;
mod english;
pub mod programs;
pub mod sentences;

use std::fmt::Display;

use icetea_maze::game::settings::Language;

use chinese::CHINESE;
use english::ENGLISH;

/// The words of a language.
pub struct Words {
    pub tagline: &'static str,
    pub menu: [&'static str; 7],
    pub your_maze: &'static str,
    pub size: &'static str,
    pub custom: &'static str,
    pub columns: &'static str,
    pub rows: &'static str,
    pub seed: &'static str,
    pub roll: &'static str,
    pub built_by: &'static str,
    /// In the order of `Generator::ALL`.
    pub generators: [&'static str; 11],
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
    pub commands: [&'static str; 38],
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
    pub how_to_lines: [&'static str; 11],
    pub watch: WatchWords,
    pub contest: ContestWords,
    pub school: SchoolWords,
    pub replay: ReplayWords,
    pub versus: VersusWords,
    pub key: KeyWords,
    pub ask: AskWords,
}

/// What a page of keys says.
pub struct KeysWords {
    /// `{}` is a command.
    pub press: &'static str,
    /// `{}` is the command that had the key.
    pub swapped: &'static str,
    pub reserved: &'static str,
    pub all_usual: &'static str,
    pub always: &'static str,
    pub usual: &'static str,
    pub change: &'static str,
    pub leave: &'static str,
}

/// What is said beside a key that has to be pressed once more.
pub struct AskWords {
    pub restart: &'static str,
    pub new_maze: &'static str,
    pub solve: &'static str,
    pub hint: &'static str,
}

/// What the theatre says.
pub struct WatchWords {
    /// In the order of `Solver::ALL`.
    pub solvers: [&'static str; 8],
    pub what_it_does: &'static str,
    pub idea: &'static str,
    pub walls_tried: &'static str,
    pub walls_opened: &'static str,
    pub walls_kept: &'static str,
    pub walls_built: &'static str,
    pub sets_left: &'static str,
    pub held_now: &'static str,
    pub held_most: &'static str,
    pub walked: &'static str,
    pub entered: &'static str,
    pub retreated: &'static str,
    pub way_tiles: &'static str,
    pub largest_set: &'static str,
    pub touched: &'static str,
    pub forest: &'static str,
    pub forest_note: &'static str,
    pub set_sizes: &'static str,
    pub set_sizes_note: &'static str,
    pub climbs: &'static str,
    pub halved: &'static str,
    pub stack: &'static str,
    pub stack_note: &'static str,
    pub queue: &'static str,
    pub queue_note: &'static str,
    pub building_part: &'static str,
    pub solving_part: &'static str,
    pub step_of: &'static str,
    pub a_second: &'static str,
    pub all_at_once: &'static str,
    pub rehearsing: &'static str,
    pub not_tried: &'static str,
    pub kept_legend: &'static str,
    pub skipped: &'static str,
    pub sealed: &'static str,
    pub frontier: &'static str,
    pub film_what: &'static str,
    /// In the order of `Acts`.
    pub film_acts: [&'static str; 3],
    pub filming: &'static str,
}

/// What is said where several go side by side.
pub struct ContestWords {
    pub side_by_side: &'static str,
    pub solvers: &'static str,
    pub generators: &'static str,
    pub what_you_see: &'static str,
    pub about_solvers: &'static str,
    pub about_generators: &'static str,
    pub too_large: &'static str,
    /// Those who arrive first, second and so on.
    pub places: [&'static str; 4],
    pub arrivals: &'static str,
    pub who_looked: &'static str,
    /// How an enlarged picture is shown smaller again.
    pub back_to_lanes: &'static str,
    pub at_work: &'static str,
    pub no_path: &'static str,
    pub steps: &'static str,
    pub held: &'static str,
    pub longest: &'static str,
    pub path: &'static str,
    pub touched: &'static str,
    pub opened: &'static str,
}

/// What the rat school says.
pub struct SchoolWords {
    pub rat_school: &'static str,
    pub what_you_see: &'static str,
    pub about: &'static str,
    pub too_large: &'static str,
    pub curve: &'static str,
    pub curve_note: &'static str,
    pub remembers_all: &'static str,
    /// `{}` is a share in percent.
    pub forgets: &'static str,
    /// `{}` is the number of the run.
    pub run: &'static str,
    /// `{}` is how many.
    pub wrong_turns: &'static str,
    /// `{}` is how many runs it took.
    pub learnt: &'static str,
    pub let_off: &'static str,
    pub no_way: &'static str,
    /// `{}` is how many.
    pub your_runs: &'static str,
    pub no_run_yet: &'static str,
    pub closed: &'static str,
    pub way: &'static str,
    pub whole_runs: &'static str,
    pub back_to_school: &'static str,
}

/// What is said where two play.
pub struct VersusWords {
    pub two_players: &'static str,
    /// In the order of `Seat::ALL`.
    pub players: [&'static str; 2],
    pub computer: &'static str,
    pub join: &'static str,
    /// In the order of `Coat::ALL`.
    pub coats: [&'static str; 4],
    pub coat: &'static str,
    pub bar: &'static str,
    /// Not wanted, and wanted.
    pub bar_wanted: [&'static str; 2],
    /// In the order of `Row::ALL`.
    pub rows: [&'static str; 8],
    /// Somebody at the keyboard, then in the order of `Mind::ALL`, and a ghost.
    pub rivals: [&'static str; 6],
    /// `{}` is what the recording calls it.
    pub ghost_of: &'static str,
    /// `{}` is how long it took.
    pub ghost_time: &'static str,
    /// `{}` is how long it took.
    pub ghost_kept: &'static str,
    pub ghost_missing: &'static str,
    pub ghost_unsuited: &'static str,
    /// `{}` is a number.
    pub speed: &'static str,
    /// In the order of `Mode::ALL`.
    pub modes: [&'static str; 3],
    pub mode_notes: [&'static str; 3],
    /// The same, mirrored, and mirrored but drawn alike.
    pub mazes: [&'static str; 3],
    pub mazes_notes: [&'static str; 3],
    /// `{}` is how many.
    pub best_of: &'static str,
    pub no_head_start: &'static str,
    /// `{}` is the player, and then the seconds.
    pub head_start: &'static str,
    pub start: &'static str,
    pub who_is_missing: &'static str,
    /// `{}` is the number of the round, and then how many there are.
    pub round_of: &'static str,
    pub go: &'static str,
    /// `{}` is how many seconds.
    pub wait: &'static str,
    pub rounds: &'static str,
    pub cheeses: &'static str,
    /// `{}` is who.
    pub wins: &'static str,
    pub draw: &'static str,
    pub draw_note: &'static str,
    pub loser_note: &'static str,
    pub fairness: &'static str,
    pub card_time: &'static str,
    pub card_shortest: &'static str,
    pub card_all_cheeses: &'static str,
    pub card_junctions: &'static str,
    pub card_steps: &'static str,
    pub card_dead_ends: &'static str,
    pub card_lost: &'static str,
    pub not_there: &'static str,
    /// `{}` is how many seconds, and then the column and the row.
    pub stood: &'static str,
    /// `{}` is how many seconds, then how many steps, the column and the row.
    pub detour: &'static str,
    pub no_loss: &'static str,
    pub next_round: &'static str,
    pub who_won: &'static str,
    /// `{}` is who.
    pub wins_match: &'static str,
    pub match_draw: &'static str,
    pub rematch: &'static str,
    pub rematch_note: &'static str,
    pub lobby: &'static str,
    pub pause_menu: [&'static str; 4],
}

/// What is said of recordings, ghosts and challenges.
pub struct ReplayWords {
    /// `{who}` and `{time}` are who, and how long it took.
    pub run_of: &'static str,
    pub player: &'static str,
    /// `{time}` is how many seconds, `{who}` whom.
    pub ahead: &'static str,
    pub behind: &'static str,
    /// `{who}` is whom.
    pub level: &'static str,
    /// `{time}` is how many seconds, `{who}` whom, once it is over.
    pub beaten: &'static str,
    pub lost: &'static str,
    pub your_best: &'static str,
    /// `{}` is the time.
    pub against: &'static str,
    pub race_it: &'static str,
    pub not_now: &'static str,
    pub ghost: &'static str,
    pub race_the_best: &'static str,
    pub watch_again: &'static str,
    pub save: &'static str,
    pub challenge: &'static str,
    pub challenge_copied: &'static str,
    /// Whoever has no other name.
    pub mouse: &'static str,
}

/// What keys do, for the foot of the screens.
pub struct KeyWords {
    pub mute: &'static str,
    pub choose: &'static str,
    pub change: &'static str,
    pub next_panel: &'static str,
    pub next_page: &'static str,
    pub new_seed: &'static str,
    pub paste: &'static str,
    pub start: &'static str,
    pub walk: &'static str,
    pub run: &'static str,
    pub whole: &'static str,
    pub back_to_mouse: &'static str,
    pub zoom: &'static str,
    pub hint: &'static str,
    pub solve: &'static str,
    pub take_back: &'static str,
    pub trail: &'static str,
    pub pause: &'static str,
    pub speed: &'static str,
    pub hold: &'static str,
    pub skip: &'static str,
    pub go_on: &'static str,
    pub back: &'static str,
    pub cancel: &'static str,
    pub play_pause: &'static str,
    pub step: &'static str,
    pub times_ten: &'static str,
    pub times_hundred: &'static str,
    pub play_this: &'static str,
    pub generator: &'static str,
    pub solver: &'static str,
    pub panel: &'static str,
    pub watch: &'static str,
    pub picture: &'static str,
    pub film: &'static str,
    pub side_by_side: &'static str,
    pub school: &'static str,
    pub lane: &'static str,
    pub fewer_and_more: &'static str,
    pub switch_kind: &'static str,
    pub rat: &'static str,
    pub start_over: &'static str,
    pub run_this: &'static str,
    pub seats_or_rules: &'static str,
    pub run_short: &'static str,
    pub skip_loser: &'static str,
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
    const TABLES: [&str; 4] = [
        include_str!("words/chinese.rs"),
        include_str!("words/english.rs"),
        include_str!("words/programs.rs"),
        include_str!("words/sentences.rs"),
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
