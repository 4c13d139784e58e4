//! All words of the interface, in every language, by name.
//!
//! The words are declared once, subject by subject, in the modules below; the texts of each
//! language are in one file, `assets/words/*.rs`. A word that a language lacks does not compile,
//! and a sentence has named placeholders, so that every language may put them in its own order.
//! Another language takes a file, a variant of [`Language`] and a line in [`Words::of`]. Where a
//! word appears on the screen is not known here.
//!
//! One term for one thing, in all languages:
//!
//! | English | 中文 | what it means |
//! | --- | --- | --- |
//! | maze, room, wall | 迷宫、房间、墙 | what the players walk in |
//! | seed, code | 种子、代码 | what determines a maze, and its form as a line of text |
//! | generator | 生成算法 | what builds a maze |
//! | solver | 求解算法 | what looks for a path |
//! | loops | 环路 | places where more than one path leads on |
//! | path | 路线 | what leads from the start to the cheese; what a solver finds |
//! | trail | 足迹 | where a runner went |
//! | detour | 绕路 | the part of a trail that is not on the shortest path |
//! | backtracked | 回溯 | where a search went, and came back |
//! | junction, dead end | 路口、死胡同 | where several corridors meet; where one ends |
//! | wrong turn | 走错 | a turn that led no nearer to the cheese |
//! | step | 步 | from one room to the next |
//! | hint | 提示 | the next stretch of the path |
//! | auto-solve | 自动求解 | a search from where the mouse stands, and its walk to the cheese |
//! | run | 一局 | one walk of one player through one maze |
//! | round, match | 局、比赛 | one race of two; several of them |
//! | head start | 提前出发 | lets the weaker of two players start earlier |
//! | lobby | 大厅 | where a match is set up |
//! | best time | 最佳时间 | the best of all runs in mazes of a kind |
//! | records | 战绩 | all that was played |
//! | recording | 录像 | a run or a round that can be watched again |
//! | ghost | 幽灵 | a recording that runs beside the player |
//! | challenge | 战书 | a maze and a recording as a line of text, for a friend |
//! | postcard | 明信片 | a picture of a run to share |
//! | daily maze, streak | 每日迷宫、连续天数 | one maze a day, the same for all players; days in a row |
//! | theatre | 演示 | where the player watches building and solving |
//! | side by side | 并排比较 | several of them at once |
//! | laboratory, card | 算法实验、卡片 | where the player carries out the algorithms; what prepares that |
//! | bench | 实验台 | where sets are joined under rules that the player chooses |
//! | worksheet | 练习纸 | an exercise of the bench, to be printed |
//! | mark | 标记 | a step of the theatre to come back to |
//! | projector | 大屏幕演示 | how theatre and laboratory are shown to an audience |
//! | rat school | 老鼠学校 | rats that learn a maze by running it |
//! | picture, film | 图片、动画 | what the theatre can save |
//! | tutorial | 新手教学 | the first minute |
//! | Endless | 无尽 | cheese after cheese in a maze without end, against the clock |
//! | landmark, flag | 地标、路标 | what helps to recognise a place: a sight of the maze, and a mark that the player has put up |
//! | journey, stop, map | 关卡、第几关、关卡地图 | sixty mazes one after the other, each of them, and where to choose one |
//! | medal, lemon, par | 奖牌、柠檬、标准时间 | what is won at a stop, how hard a maze is, and how long a good run takes |
//! | key, door, mouse trap, flap | 钥匙、门、捕鼠夹、活门 | what is in some mazes besides cheese |
//! | twin, mirror twin | 双胞胎、镜像双胞胎 | a second mouse that makes the same strides, and one that swaps left and right |
//! | thread, bead, dome, bite, pour | 线、珠子、玻璃罩、咬、倒茶 | what the mouse pulls, and through what; what is over the cheese until then; how it goes through a wall |
//! | pause, resume | 暂停、继续 | what stops time, and what lets it go on |
//! | main menu | 主菜单 | where everything begins |
//! | look | 外观 | how everything is painted |

#![expect(missing_docs, reason = "a word is called by what it says")]

mod contest;
mod endless;
mod journey;
mod keys;
mod lab;
mod lesson;
mod menus;
mod records;
mod replay;
pub mod sentences;
mod settings;
mod speech;
mod table;
mod trouble;
mod versus;
mod watch;
mod week;
mod worksheet;

use crate::game::settings::Language;
use crate::maze::Wording;
use table::words;

pub use contest::{ContestWords, PlaceWords, SchoolWords};
pub use endless::{EndlessChoiceWords, EndlessWords};
pub use journey::{
    ExplainedMedalWords, ExplainedRuleWords, FlavourWords, JourneyWords, MedalWords, NoticeWords,
    RegionWords, RuleWords,
};
pub use keys::{AskWords, CommandWords, KeyWords, KeysWords};
pub use lab::{CompressionWords, LabWords, LinkWords, MistakeWords, OrderWords, SkillWords};
pub use lesson::{
    GestureWords, HowToPageWords, HowToWords, KeyParts, LessonWords, MazeKeys, PointerWords,
    ScreenKeys, StepWords, TipWords, TouchWords, TwoPlayerKeys,
};
pub use menus::{FileKindWords, MenuWords, PauseWords, ScreenKeyboardWords, UnfinishedWords};
pub use records::{
    MarkWords, MonthWords, OpponentWords, RecordsWords, WeekdayWords, WrongTurnWords,
};
pub use replay::ReplayWords;
pub use settings::{
    CameraWords, DataWords, LookWords, SettingsPageWords, SettingsRowWords, SplitWords,
    WalkingWords, WallWords,
};
pub use speech::{KeyColourWords, SpeechWords};
pub use table::{WordText, thousands};
pub use trouble::{
    AssumedWords, BookmarkWords, ChallengeWords, FileWords, HueWords, MatchCodeWords,
    MazeCodeWords, TroubleWords, UnreadableWords,
};
pub use versus::{
    BarWords, CoatWords, LobbyRowWords, MazesWords, MindWords, ModeWords, SeatWords, SeatsWords,
    VersusPauseWords, VersusWords,
};
pub use watch::{ActsWords, WatchWords};
pub use week::WeekWords;
pub use worksheet::WorksheetWords;

static ENGLISH: Words = include!("../assets/words/english.rs");
static CHINESE: Words = include!("../assets/words/chinese.rs");

words! {
    /// The words of a language.
    pub struct Words {
        /// The language's own name.
        language,
        /// The beginning of the system's names for it.
        locale,
        tagline,
        /// A long text was copied to the clipboard.
        copied_much,
        menu: MenuWords,
        unfinished: UnfinishedWords,
        your_maze,
        all_choices,
        size,
        custom,
        columns,
        rows,
        seed,
        roll,
        built_by,
        loops,
        one_way,
        several_ways,
        look,
        looks: LookWords,
        code,
        copy,
        building,
        reading,
        is_it_a_maze,
        open_anyway,
        time,
        steps,
        best,
        you,
        cheese,
        searching,
        found,
        no_path,
        /// The counts of a search.
        filled,
        longest_stack,
        longest_queue,
        longest_path,
        steps_a_second,
        paused,
        pause_menu: PauseWords,
        export,
        file_kinds: FileKindWords,
        any_size,
        file_kind,
        save,
        cheese_found,
        new_best,
        helped,
        your_steps,
        dead_ends,
        best_path,
        wrong_turns: WrongTurnWords,
        maze,
        explored,
        /// Quit was chosen while there is a run to continue.
        quit_asks,
        your_trail,
        /// Replaces `your_trail` where auto-solve has walked.
        solvers_trail,
        /// Answers a click on a place that the mouse cannot be sent to.
        fork_between,
        /// Praises a run without a superfluous step.
        perfect,
        next_maze,
        again,
        new,
        title,
        settings,
        pages: SettingsPageWords,
        settings_rows: SettingsRowWords,
        data: DataWords,
        cameras: CameraWords,
        splits: SplitWords,
        walkings: WalkingWords,
        walls: WallWords,
        commands: CommandWords,
        sound_is_on,
        sound_is_off,
        no_sound_device,
        /// There is no program to read aloud.
        no_voice,
        screen_keyboard: ScreenKeyboardWords,
        preview,
        path,
        backtracked,
        how_to_play,
        how_to: HowToWords,
        lesson: LessonWords,
        watch: WatchWords,
        contest: ContestWords,
        school: SchoolWords,
        lab: LabWords,
        worksheet: WorksheetWords,
        replay: ReplayWords,
        endless: EndlessWords,
        speech: SpeechWords,
        journey: JourneyWords,
        week: WeekWords,
        versus: VersusWords,
        records: RecordsWords,
        key: KeyWords,
        keys: KeysWords,
        ask: AskWords,
        trouble: TroubleWords,
    }
    sentences {
        rooms(count),
        still_building(percent),
        still_finding_ways(percent),
        shortest_path(steps),
        dead_end_count(count),
        best_is(time),
        /// A new best time, and how many seconds faster it is.
        new_best_by(seconds),
        best_path_steps(steps),
        detour_steps(steps),
        /// The seed of the next maze.
        next_is(seed),
        /// Where a picture or a film was saved.
        saved(path),
        downloaded(name),
        copied(text),
    }
}

impl Words {
    /// The text of a wording, which stands beside the code of an algorithm.
    pub fn said(&self, wording: Wording) -> &'static str {
        let is_mine = |&language: &Language| std::ptr::eq(self, Self::of(language));
        match Language::ALL.into_iter().find(is_mine).unwrap_or(Language::English) {
            Language::English => wording.english,
            Language::Chinese => wording.chinese,
        }
    }

    /// The words of this language.
    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::Chinese => &CHINESE,
        }
    }

    /// The language that the system's name for one means; the first one if no language matches.
    pub fn language_of(locale: &str) -> Language {
        let speaks = |language: &Language| locale.starts_with(Self::of(*language).locale);
        Language::ALL.into_iter().find(speaks).unwrap_or(Language::ALL[0])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn texts(language: Language) -> Vec<WordText> {
        let mut texts = Vec::new();
        Words::of(language).each(&mut |text| texts.push(text));
        texts
    }

    /// English has no word for the number of wins: "Best of 3".
    const LEFT_OUT: [(Language, &str, &str); 1] = [(Language::English, "best_of", "needed")];

    #[test]
    fn every_sentence_of_every_language_has_its_places() {
        for language in Language::ALL {
            for text in texts(language) {
                let there: BTreeSet<&str> = text.places_in_it().collect();
                let is_said = |place: &&str| !LEFT_OUT.contains(&(language, text.name, place));
                let wanted: BTreeSet<&str> = text.places.iter().copied().filter(is_said).collect();
                assert_eq!(there, wanted, "{language:?}: {}: {}", text.name, text.text);
            }
        }
    }

    #[test]
    fn every_language_says_something_where_the_first_does() {
        let first = texts(Language::ALL[0]);
        for language in Language::ALL {
            for (text, first) in texts(language).iter().zip(&first) {
                let is_said = !text.text.is_empty() || first.text.is_empty();
                assert!(is_said, "{language:?}: {}", text.name);
                assert_eq!(text.text.trim(), text.text, "{language:?}: {}", text.name);
            }
        }
    }

    #[test]
    fn the_system_is_understood() {
        for (locale, language) in [
            ("zh_CN.UTF-8", Language::Chinese),
            ("en_GB.UTF-8", Language::English),
            ("fr_FR", Language::English),
            ("C", Language::English),
        ] {
            assert_eq!(Words::language_of(locale), language, "{locale}");
        }
    }
}
