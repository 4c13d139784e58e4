//! What went wrong, in the language of the interface. English is what the errors say themselves;
//! whatever has no Chinese sentence of its own is quoted inside one.

use std::fmt::Display;
use std::path::Path;

use icetea_maze::game::app::Refusal;
use icetea_maze::game::records::{Day, MatchKind};
use icetea_maze::game::regret::Regret;
use icetea_maze::game::replay::{ChallengeError, MOST_CHALLENGE_CHARACTERS, Verdict};
use icetea_maze::game::settings::Language;
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::game::tuning::VERSUS_MOST_ROOMS;
use icetea_maze::game::versus::code::MatchCodeError;
use icetea_maze::game::versus::rules::BestOf;
use icetea_maze::maze::SpecError;
use icetea_maze::maze::spec::{MAX_ROOMS, MIN_ROOMS, Side};
use icetea_maze::store::{Notice, Reason};

use super::{RecordsWords, ReplayWords, VersusWords, Words, filled};

/// Why there is no such maze.
pub fn complaint(language: Language, error: &SpecError) -> String {
    match language {
        Language::English => error.to_string(),
        Language::Chinese => complaint_in_chinese(error),
    }
}

/// What is wrong with the files.
pub fn notice(language: Language, notice: &Notice) -> String {
    match language {
        Language::English => notice.to_string(),
        Language::Chinese => notice_in_chinese(notice),
    }
}

/// Why a file that was dropped on the window opens no maze.
pub fn unreadable(language: Language, reason: &str) -> String {
    match language {
        Language::English => reason.to_owned(),
        Language::Chinese => format!("打不开这个文件里的迷宫：{reason}"),
    }
}

/// Why a recording or a challenge is not taken.
pub fn refusal(language: Language, refusal: &Refusal) -> String {
    match (language, refusal) {
        (Language::English, Refusal::Challenge(error)) => error.to_string(),
        (Language::English, Refusal::Untrue(Verdict::Tampered { .. })) => {
            "this recording was changed by somebody and cannot be believed".to_owned()
        }
        (Language::English, Refusal::Untrue(verdict)) => verdict.to_string(),
        (Language::English, Refusal::TooLong) => {
            "Only a run without help, at full speed and not too long, makes a challenge".to_owned()
        }
        (Language::Chinese, Refusal::Challenge(error)) => challenge_in_chinese(error),
        (Language::Chinese, Refusal::Untrue(Verdict::Tampered { .. })) => {
            "这份记录被改动过，不能相信".to_owned()
        }
        (Language::Chinese, Refusal::Untrue(verdict)) => {
            format!("这份记录和迷宫对不上：{verdict}")
        }
        (Language::Chinese, Refusal::TooLong) => {
            "战书只能用没有提示、没有放慢、不太长的一局来写".to_owned()
        }
    }
}

fn challenge_in_chinese(error: &ChallengeError) -> String {
    match error {
        ChallengeError::SomethingElse => "战书的开头应该是 icetea:1.".to_owned(),
        ChallengeError::Version(version) => format!("这份战书的版本是“{version}”，这里只认识 1"),
        ChallengeError::TooLong => format!("战书最多 {MOST_CHALLENGE_CHARACTERS} 个字符"),
        ChallengeError::Broken => "这份战书不完整：请把整行重新复制一遍".to_owned(),
        ChallengeError::Code(error) => complaint_in_chinese(error),
    }
}

/// Somebody's run and how long it took.
pub fn run_of(words: &ReplayWords, name: &str, time: &str) -> String {
    who_and_time(words.run_of, name, time)
}

/// By how many seconds somebody is ahead of, or behind, whom.
pub fn lead(words: &ReplayWords, name: &str, lead_ticks: i64) -> String {
    let tenths = lead_ticks.unsigned_abs() * 10 / u64::from(TICKS_PER_SECOND);
    let seconds = format!("{}.{}", tenths / 10, tenths % 10);
    let sentence = match lead_ticks {
        _ if tenths == 0 => words.level,
        ..0 => words.behind,
        _ => words.ahead,
    };
    who_and_time(sentence, name, &seconds)
}

/// How a run compares with that of a challenger, which took so many milliseconds less or, below 0,
/// more.
pub fn duel(words: &ReplayWords, name: &str, milliseconds_lost: i64) -> String {
    let hundredths = milliseconds_lost.unsigned_abs() / 10;
    let seconds = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    let sentence = match milliseconds_lost {
        0 => words.level,
        ..0 => words.beaten,
        _ => words.lost,
    };
    who_and_time(sentence, name, &seconds)
}

/// A sentence with values in place of its `{who}` and `{time}`. The name comes last, for what stands
/// in a name is nobody's place.
fn who_and_time(sentence: &str, name: &str, time: &str) -> String {
    sentence.replace("{time}", time).replace("{who}", name)
}

/// How many wrong turns there were and what the dearest cost, in many words and in few.
pub fn wrong_turns(language: Language, regrets: &[Regret]) -> [String; 2] {
    let number = regrets.len();
    let Some(dearest) = regrets.first() else {
        return match language {
            Language::English => ["Not one wrong turn!", "No wrong turn"],
            Language::Chinese => ["一次也没有走错！", "没有走错"],
        }
        .map(str::to_owned);
    };
    let steps = dearest.strides;
    let seconds = dearest.ticks.map(|ticks| f64::from(ticks) / f64::from(TICKS_PER_SECOND));
    match language {
        Language::English => {
            let turns = format!("{number} wrong turn{}", if number == 1 { "" } else { "s" });
            let time = seconds.map(|seconds| format!(" and {seconds:.1} s")).unwrap_or_default();
            let dearest = if number == 1 { "it" } else { "the dearest" };
            [format!("{turns}; {dearest} cost {steps} steps{time}"), turns]
        }
        Language::Chinese => {
            let turns = format!("走错 {number} 次");
            let time = seconds.map(|seconds| format!("、{seconds:.1} 秒")).unwrap_or_default();
            let dearest = if number == 1 { "" } else { "最贵的一次" };
            [format!("{turns}，{dearest}多走了 {steps} 步{time}"), turns]
        }
    }
}

/// A day without its year.
pub fn date(words: &RecordsWords, day: Day) -> String {
    let (_, month, date) = day.date();
    let month = words.months.get(month as usize - 1).copied().unwrap_or_default();
    words.date.replace("{day}", &date.to_string()).replace("{month}", month)
}

/// A streak of so many days.
pub fn streak(words: &RecordsWords, days: u32) -> String {
    filled(words.days_in_a_row[usize::from(days != 1)], days)
}

/// A kind of match, by its mode and the opponent.
pub fn match_kind(words: &Words, kind: MatchKind) -> String {
    let mode = words.versus.modes[kind.mode as usize];
    let who = words.records.opponents[kind.opponent as usize];
    words.records.match_kind.replace("{mode}", mode).replace("{who}", who)
}

/// How many rounds a match has at the most, and how many win it.
pub fn best_of(words: &VersusWords, best_of: BestOf) -> String {
    match best_of.rounds() {
        1 => words.one_round.to_owned(),
        rounds => filled(&filled(words.best_of, rounds), best_of.needed()),
    }
}

/// Which round of how many.
pub fn round(words: &VersusWords, number: impl Display, of: BestOf) -> String {
    match of.rounds() {
        1 => best_of(words, of),
        _ => format!("{} · {}", filled(words.round, number), best_of(words, of)),
    }
}

/// Where a picture or a film is now.
pub fn saved(language: Language, path: &Path) -> String {
    match language {
        Language::English => format!("Saved as {}", path.display()),
        Language::Chinese => format!("已存为 {}", path.display()),
    }
}

/// Why there is no such match.
pub fn match_complaint(language: Language, error: &MatchCodeError) -> String {
    match (language, error) {
        (Language::English, error) => error.to_string(),
        (Language::Chinese, MatchCodeError::Spec(error)) => complaint_in_chinese(error),
        (Language::Chinese, error) => match_complaint_in_chinese(error),
    }
}

fn match_complaint_in_chinese(error: &MatchCodeError) -> String {
    match error {
        MatchCodeError::Spec(error) => complaint_in_chinese(error),
        MatchCodeError::TooLarge { rooms } => {
            format!("{rooms} 个房间对双人来说太多了：最多 {VERSUS_MOST_ROOMS} 个")
        }
        MatchCodeError::NoRules => {
            "缺少规则：比赛的代码应该像 kruskal1-20x15-7~race-bo3".to_owned()
        }
        MatchCodeError::Mode(unknown) => {
            format!("没有“{}”这种玩法，可以用：{}", unknown.word, unknown.known.join("、"))
        }
        MatchCodeError::BestOf(text) => {
            format!("“{text}”不是局数：可以用 bo1、bo3、bo5 或 bo7")
        }
        MatchCodeError::HeadStart(text) => {
            format!("“{text}”不是起步优势：lead2x5 让玩家 2 先走 5 秒，可以是 1 到 60 秒")
        }
        MatchCodeError::Speed(text) => {
            format!("“{text}”不是电脑的速度：每秒可以是 4、5、6、8、10、12、15 或 20 格")
        }
        MatchCodeError::Ghost => {
            "影子只在一样的迷宫里赛跑一局，也没有起步优势：请用 race-bo1-ghost".to_owned()
        }
        MatchCodeError::Field(text) => {
            format!(
                "“{text}”不该在这里：比赛的代码应该像 kruskal1-20x15-7~race-bo3-mirrored-lead2x5-sharp8"
            )
        }
    }
}

fn complaint_in_chinese(error: &SpecError) -> String {
    match error {
        SpecError::Side { side, rooms } => {
            let side = match side {
                Side::Width => "列数",
                Side::Height => "行数",
            };
            format!("{side} {rooms} 不行：可以是 {MIN_ROOMS} 到 {MAX_ROOMS}")
        }
        SpecError::Size(text) => format!("“{text}”不是大小：请写成 30x20 这样"),
        SpecError::Percent(text) => format!("“{text}”不是百分比：请写 0 到 100 的整数"),
        SpecError::Name(unknown) => match unknown.nearest {
            Some(name) => format!("没有叫“{}”的生成器，是不是 {name}？", unknown.word),
            None => {
                format!("没有叫“{}”的生成器，可以用 {}", unknown.word, unknown.known.join("、"))
            }
        },
        SpecError::NeverJoined { generator } => {
            format!("{} 到最后才连通起点和终点，请去掉 joined", generator.name())
        }
        SpecError::NoRevision { generator } => {
            let (name, revision) = (generator.name(), generator.revision());
            format!("{name} 后面缺少版本号：请写 {name}{revision}")
        }
        SpecError::Revision { generator, revision } => {
            let name = generator.name();
            let known = generator.info().revisions.iter().map(|known| format!("{name}{known}"));
            format!("这里没有 {name}{revision}，只有 {}", known.collect::<Vec<_>>().join("、"))
        }
        SpecError::NoSeed => "种子可以是数字或任何文字，但不能是空的".to_owned(),
        SpecError::Missing(_) => "代码不完整：应该像 kruskal1-30x20-233".to_owned(),
        SpecError::Field(text) => {
            format!("“{text}”不该在这里：代码应该像 kruskal1-30x20-loops10-233")
        }
    }
}

fn notice_in_chinese(notice: &Notice) -> String {
    match notice {
        Notice::Damaged { file, set_aside } => {
            format!("{} 已损坏，改存为 {}", file.display(), set_aside.display())
        }
        Notice::Newer { file, set_aside } => {
            format!("{} 来自更新的版本，改存为 {}", file.display(), set_aside.display())
        }
        Notice::CannotSave { file, reason } => {
            format!("无法保存 {}：{}", file.display(), reason_in_chinese(reason))
        }
        Notice::CannotRead { file, reason } => {
            format!("无法读取 {}：{}", file.display(), reason_in_chinese(reason))
        }
        Notice::Crashed { report } => {
            format!("上次游戏因自身错误而停止，详情见 {}", report.display())
        }
        Notice::NoFolder => {
            "系统没有给出存档的文件夹，什么都不能保存：请设置 ICETEA_MAZE_DIR".to_owned()
        }
    }
}

fn reason_in_chinese(reason: &Reason) -> String {
    match reason {
        Reason::Full => "磁盘已满".to_owned(),
        Reason::ReadOnly => "磁盘是只读的".to_owned(),
        Reason::NotAllowed => "系统不允许".to_owned(),
        Reason::System(text) => text.clone(),
        Reason::Busy => "另一个游戏正在使用这个文件夹".to_owned(),
        Reason::CannotSetAside(text) => format!("读不懂，也不能移开：{text}"),
        Reason::CannotWriteDown(text) => format!("写不出来：{text}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::words::Words;

    #[test]
    fn who_and_how_long_stand_in_the_order_of_the_language() {
        let [english, chinese] =
            [Language::English, Language::Chinese].map(|language| &Words::of(language).replay);
        assert_eq!(run_of(english, "{time}", "0:23.4"), "{time}’s run of 0:23.4");
        assert_eq!(run_of(chinese, "{who}", "0:23.4"), "{who}的一局，用时 0:23.4");
        assert_eq!(lead(english, "Ann", 155), "1.2 s ahead of Ann");
        assert_eq!(lead(english, "Ann", -6), "Level with Ann");
        assert_eq!(lead(chinese, "安", -1200), "落后安 10.0 秒");
    }
}
