//! Sentences that need a choice, or whose values have to be worked out, before they can be filled.
//! Their words come from the language alone.

#[cfg(feature = "store")]
mod files;
pub mod guest;
pub mod lab;
mod reading;
pub mod step;
mod trouble;

use std::fmt::Display;
use std::path::Path;

use super::{RecordsWords, ReplayWords, UnfinishedWords, VersusWords, Words};
use crate::game::pack::{Pack, PackMaze};
use crate::game::records::{Day, MatchKind};
use crate::game::settings::Language;
use crate::game::tuning::TICKS_PER_SECOND;
use crate::game::versus::rules::BestOf;
use crate::game::wrong_turns::WrongTurn;
use crate::maze::visible;

#[cfg(feature = "store")]
pub use files::{notice, unkept};
pub use reading::{assumed, doubted, unreadable, warning};
pub use trouble::{complaint, match_complaint, refusal};

/// By how many seconds the player is ahead of another one, or behind.
pub fn lead(words: &ReplayWords, name: &str, lead_ticks: i64) -> String {
    let tenths = lead_ticks.unsigned_abs() * 10 / u64::from(TICKS_PER_SECOND);
    let seconds = format!("{}.{}", tenths / 10, tenths % 10);
    match lead_ticks {
        _ if tenths == 0 => words.level(name),
        ..0 => words.behind(name, seconds),
        _ => words.ahead(name, seconds),
    }
}

/// How a run compares with a challenger's, which took this much less or, below 0, more.
pub fn duel(words: &ReplayWords, name: &str, milliseconds_lost: i64) -> String {
    let hundredths = milliseconds_lost.unsigned_abs() / 10;
    let seconds = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    match milliseconds_lost {
        0 => words.level(name),
        ..0 => words.beaten(name, seconds),
        _ => words.lost(name, seconds),
    }
}

/// How many wrong turns there were and what the worst cost, in a long and in a short form, after as
/// many moves were taken back.
pub fn wrong_turns(language: Language, wrong_turns: &[WrongTurn], taken_back: u32) -> [String; 2] {
    let words = &Words::of(language).wrong_turns;
    let Some(worst) = wrong_turns.first() else {
        return match taken_back {
            0 => [words.not_one.to_owned(), words.none.to_owned()],
            moves => [words.undone(moves), words.undone(moves)],
        };
    };
    let (turns, steps) = (wrong_turns.len(), worst.strides);
    let seconds = worst.ticks.map(|ticks| f64::from(ticks) / f64::from(TICKS_PER_SECOND));
    let cost = match seconds.map(|seconds| format!("{seconds:.1}")) {
        Some(seconds) => words.steps_and_time(steps, seconds),
        None => words.steps(steps),
    };
    let told = if turns == 1 { words.only_cost(cost) } else { words.worst_cost(turns, cost) };
    [told, words.turns(turns)]
}

/// The title of a pack.
pub fn pack_title<'p>(words: &'p Words, pack: &'p Pack) -> &'p str {
    if pack.title.is_empty() { words.pack.untitled } else { &pack.title }
}

/// The name of a maze of a pack, or its size if it has none.
pub fn pack_maze(words: &Words, maze: &PackMaze) -> String {
    let size = maze.spec.size();
    let sides = || words.number.sides([size.width(), size.height()]);
    if maze.name.is_empty() { sides() } else { maze.name.clone() }
}

/// A day without its year.
pub fn date(words: &RecordsWords, day: Day) -> String {
    let (_, month, date) = day.date();
    words.date(date, words.months.of(month))
}

/// How long something took in total.
pub fn hours(words: &RecordsWords, milliseconds: u64) -> String {
    const MILLISECONDS_A_MINUTE: u64 = 60_000;
    let minutes = milliseconds / MILLISECONDS_A_MINUTE;
    words.hours(minutes / 60, format!("{:02}", minutes % 60))
}

/// How long ago something was, by the seconds since.
pub fn ago(words: &UnfinishedWords, seconds: u64) -> String {
    match seconds / 60 {
        0 => words.just_now.to_owned(),
        minutes @ 1..60 => words.minutes_ago(minutes),
        minutes @ 60..1440 => words.hours_ago(minutes / 60),
        minutes => words.days_ago(minutes / 1440),
    }
}

/// The title of the maze of a day.
pub fn daily(words: &RecordsWords, day: Day) -> String {
    format!("{} · {}", words.daily, date(words, day))
}

/// A kind of match, by its mode and the opponent.
pub fn match_kind(words: &Words, kind: MatchKind) -> String {
    let mode = words.versus.modes.of(kind.mode);
    words.records.match_kind(mode, words.records.opponents.of(kind.opponent))
}

/// The most rounds that a match has, and how many win it.
pub fn best_of(words: &VersusWords, best_of: BestOf) -> String {
    match best_of.rounds() {
        1 => words.one_round.to_owned(),
        rounds => words.best_of(rounds, best_of.needed()),
    }
}

/// The number of the round, and how many there are.
pub fn round(words: &VersusWords, number: impl Display, of: BestOf) -> String {
    match of.rounds() {
        1 => best_of(words, of),
        _ => format!("{} · {}", words.round(number), best_of(words, of)),
    }
}

/// Where a picture or a film was saved.
pub fn saved(language: Language, path: &Path) -> String {
    let (words, name) = (Words::of(language), player_path(path));
    let shown = visible(&name.to_string_lossy());
    if name == path { words.saved(shown) } else { words.downloaded(shown) }
}

/// Where a player finds a saved file: a browser puts it in a place of its own.
pub fn player_path(path: &Path) -> &Path {
    path.file_name().filter(|_| cfg!(target_family = "wasm")).map_or(path, Path::new)
}

/// What was copied to the clipboard; a long text is not quoted.
pub fn copied(language: Language, text: &str) -> String {
    const MOST_READ: usize = 60;
    let words = Words::of(language);
    let is_short = text.chars().count() <= MOST_READ;
    if is_short { words.copied(visible(text)) } else { words.copied_much.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::Tile;

    /// A name that reverses a line would not show what it is.
    #[test]
    fn names_of_files_hide_nothing() {
        let name = "maze\u{202e}gnp.exe\u{1b}[2J";
        for language in Language::ALL {
            let told = [
                saved(language, Path::new(name)),
                copied(language, name),
                #[cfg(feature = "store")]
                notice(language, &crate::store::Notice::Crashed { report: name.into() }),
            ];
            for sentence in told {
                assert!(sentence.contains(r"maze\u{202e}gnp.exe\x1b[2J"), "{sentence}");
            }
        }
    }

    #[test]
    fn what_is_copied_is_read_out_unless_it_is_long() {
        let told = copied(Language::English, "kruskal1-4x3-7@12");
        assert_eq!(told, "Copied: kruskal1-4x3-7@12");
        for language in Language::ALL {
            assert!(!copied(language, &"12,".repeat(30)).contains("12,"));
        }
    }

    fn replay_words() -> [&'static ReplayWords; 2] {
        [Language::English, Language::Chinese].map(|language| &Words::of(language).replay)
    }

    #[test]
    fn who_and_how_long_stand_in_the_order_of_the_language() {
        let [english, chinese] = replay_words();
        assert_eq!(english.run_of("{time}", "0:23.4"), "{time}’s run of 0:23.4");
        assert_eq!(chinese.run_of("{name}", "0:23.4"), "{name}的一局，用时 0:23.4");
        assert_eq!(lead(english, "Ann", 155), "1.2 s ahead of Ann");
        assert_eq!(lead(english, "Ann", -6), "Level with Ann");
        assert_eq!(lead(chinese, "安", -1200), "落后安 10.0 秒");
        assert_eq!(duel(english, "Ann", -1230), "1.23 s faster than Ann");
        assert_eq!(duel(chinese, "安", 50), "安快了 0.05 秒");
    }

    #[test]
    fn the_worst_wrong_turn_is_told_with_what_it_cost() {
        let turn = |strides, ticks| WrongTurn { at: Tile::new(1, 1), strides, ticks };
        let said = |language, turns: &[WrongTurn]| wrong_turns(language, turns, 0)[0].clone();
        let (one, both) = ([turn(1, None)], [turn(12, Some(180)), turn(1, None)]);
        assert_eq!(said(Language::English, &[]), "Not one wrong turn!");
        assert_eq!(said(Language::English, &one), "1 wrong turn cost you 1 step");
        assert_eq!(
            said(Language::English, &both),
            "2 wrong turns; the worst cost you 12 steps and 1.5 s"
        );
        assert_eq!(said(Language::Chinese, &one), "走错 1 次，多走了 1 步");
        assert_eq!(said(Language::Chinese, &both), "走错 2 次，最多的一次多走了 12 步、1.5 秒");
        assert_eq!(wrong_turns(Language::English, &both, 0)[1], "2 wrong turns");
    }
}
