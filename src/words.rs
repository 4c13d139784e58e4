//! All words of the interface, in every language, by name.
//!
//! The texts of each language are in one folder of `assets/words`, which somebody who does not
//! program can edit. The structs here are made of the English ones when this is built: the message
//! `menu-two_players` is the word `words.menu.two_players`, and a message with places is a method.
//! So a word that English lacks does not compile; what another language lacks fails a test, and is
//! said in English until it is there. Another language takes a folder and a line in [`Language`].
//! Where a word appears on the screen is not known here.
//!
//! One term for one thing, in all languages:
//!
//! | English | 中文 | Deutsch | what it means |
//! | --- | --- | --- | --- |
//! | maze, room, wall | 迷宫、房间、墙 | Labyrinth, Raum, Wand | what the players walk in |
//! | seed, code | 种子、代码 | Seed, Code | what determines a maze, and its form as a line of text |
//! | generator | 生成算法 | Generator | what builds a maze |
//! | solver | 求解算法 | Löser | what looks for a path |
//! | loops | 环路 | Schleifen | places where more than one path leads on |
//! | path | 路线 | Weg | what leads from the start to the cheese; what a solver finds |
//! | trail | 足迹 | Spur | where a runner went |
//! | detour | 绕路 | Umweg | the part of a trail that is not on the shortest path |
//! | backtracked | 回溯 | zurückgegangen | where a search went, and came back |
//! | junction, dead end | 路口、死胡同 | Kreuzung, Sackgasse | where several corridors meet; where one ends |
//! | wrong turn | 走错 | Irrweg | a turn that led no nearer to the cheese |
//! | step | 步 | Schritt | from one room to the next |
//! | hint | 提示 | Hinweis | the next stretch of the path |
//! | auto-solve | 自动求解 | Auto-Lösung | a search from where the mouse stands, and its walk to the cheese |
//! | run | 一局 | Lauf | one walk of one player through one maze |
//! | round, match | 局、比赛 | Runde, Match | one race of two; several of them |
//! | head start | 提前出发 | Vorsprung | lets the weaker of two players start earlier |
//! | lobby | 大厅 | Lobby | where a match is set up |
//! | best time | 最佳时间 | Bestzeit | the best of all runs in mazes of a kind |
//! | records | 战绩 | Rekorde | all that was played |
//! | recording | 录像 | Aufzeichnung | a run or a round that can be watched again |
//! | ghost | 幽灵 | Geist | a recording that runs beside the player |
//! | challenge | 战书 | Herausforderung | a maze and a recording as a line of text, for a friend |
//! | postcard | 明信片 | Postkarte | a picture of a run to share |
//! | daily maze, streak | 每日迷宫、连续天数 | Tageslabyrinth, Serie | one maze a day, the same for all players; days in a row |
//! | theatre | 演示 | Theater | where the player watches building and solving |
//! | side by side | 并排比较 | Nebeneinander | several of them at once |
//! | laboratory, card | 算法实验、卡片 | Labor, Karte | where the player carries out the algorithms; what prepares that |
//! | bench | 实验台 | Werkbank | where sets are joined under rules that the player chooses |
//! | worksheet | 练习纸 | Arbeitsblatt | an exercise of the bench, to be printed |
//! | mark | 标记 | Marke | a step of the theatre to come back to |
//! | projector | 大屏幕演示 | Beamer | how theatre and laboratory are shown to an audience |
//! | rat school | 老鼠学校 | Rattenschule | rats that learn a maze by running it |
//! | picture, film | 图片、动画 | Bild, Film | what the theatre can save |
//! | tutorial | 新手教学 | Einführung | the first minute |
//! | Endless | 无尽 | Endlos | cheese after cheese in a maze without end, against the clock |
//! | landmark, flag | 地标、路标 | Wahrzeichen, Fahne | what helps to recognise a place: a sight of the maze, and a mark that the player has put up |
//! | journey, stop, map | 关卡、第几关、关卡地图 | Reise, Station, Landkarte | sixty mazes one after the other, each of them, and where to choose one |
//! | medal, lemon, par | 奖牌、柠檬、标准时间 | Medaille, Zitrone, Richtzeit | what is won at a stop, how hard a maze is, and how long a good run takes |
//! | key, door, mouse trap, flap | 钥匙、门、捕鼠夹、活门 | Schlüssel, Tür, Falle, Klappe | what is in some mazes besides cheese |
//! | twin, mirror twin | 双胞胎、镜像双胞胎 | Zwilling, Spiegelzwilling | a second mouse that makes the same strides, and one that swaps left and right |
//! | thread, bead, dome, bite, pour | 线、珠子、玻璃罩、咬、倒茶 | Faden, Perle, Glasglocke, durchbeißen, gießen | what the mouse pulls, and through what; what is over the cheese until then; how it goes through a wall |
//! | pause, resume | 暂停、继续 | Pause, Weiter | what stops time, and what lets it go on |
//! | main menu | 主菜单 | Hauptmenü | where everything begins |
//! | look | 外观 | Aussehen | how everything is painted |

#![expect(missing_docs, reason = "a word is called by what it says")]

mod check;
mod choices;
mod ftl;
pub mod sentences;
mod texts;

use std::fmt::Display;
use std::sync::{OnceLock, RwLock};

use crate::game::lab::CardText;
use crate::game::settings::Language;
use crate::maze::{Cursor, Program};
use texts::{Sentence, Texts};

pub use HowToPointerClickWords as GestureWords;

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The words of each language, once they have been asked for.
static WORDS: RwLock<[Option<&'static Words>; Language::ALL.len()]> =
    RwLock::new([None; Language::ALL.len()]);

impl Words {
    /// What a generator or solver is called.
    pub fn title(&self, algorithm: &str) -> &'static str {
        self.texts.word(&format!("{algorithm}-title"))
    }

    /// What a program is about.
    pub fn idea(&self, program: &Program) -> &'static str {
        self.texts.word(&format!("{}-idea", program.name))
    }

    /// What tells the mazes of a generator from those of others.
    pub fn tells(&self, generator: &str) -> &'static str {
        self.texts.word(&format!("{generator}-tells"))
    }

    /// The lines of a program. Deeper ones are indented by two spaces each; a comment begins with `#`.
    pub fn lines(&self, program: &Program) -> std::str::Lines<'static> {
        self.texts.word(&format!("{}-program", program.name)).lines()
    }

    /// A text of a card of the laboratory.
    pub fn on_card<'t>(&self, text: &'t CardText) -> &'t str {
        match text {
            CardText::Named(name) => self.texts.word(name),
            CardText::Written(texts) => &texts[Self::language_of(self.locale) as usize],
        }
    }

    /// What a step did, with values for what it was about; empty if nothing is said of it.
    fn step<const COUNT: usize>(
        &self,
        cursor: Cursor,
        values: [(&str, &dyn Display); COUNT],
    ) -> String {
        let Some(step) = cursor.step() else { return String::new() };
        let id = format!("{}-{}", cursor.program.name, step.to_lowercase());
        self.texts.sentence(&id).fill(values)
    }

    /// The words of this language. What it lacks is in the first one.
    pub fn of(language: Language) -> &'static Self {
        let known = WORDS.read().ok().and_then(|words| words[language as usize]);
        known.unwrap_or_else(|| {
            let own = Some(language).filter(|&language| language != Language::ALL[0]);
            let languages = [Language::ALL[0]].into_iter().chain(own);
            let words = Self::of_files(languages.flat_map(files_of));
            match WORDS.write() {
                Ok(mut all) => all[language as usize].get_or_insert(words),
                Err(_) => words,
            }
        })
    }

    fn of_files(files: impl Iterator<Item = (&'static str, &'static str)>) -> &'static Self {
        Box::leak(Box::new(Self::from(Box::leak(Box::new(Texts::read(files).0)))))
    }

    /// Says everything in a language as these files do, with their names, until the program ends:
    /// the language that they are of, or else this one. Returns what is wrong with them.
    pub fn replace(language: Language, files: Vec<(String, String)>) -> Vec<String> {
        let files = files.into_iter().map(|(name, text)| (&*name.leak(), &*text.leak()));
        let files: Vec<(&'static str, &'static str)> = files.collect();
        let texts: &'static Texts = Box::leak(Box::new(Texts::read(files.iter().copied()).0));
        let is_theirs = |language: &Language| language.folder() == texts.word("locale");
        let language = Language::ALL.into_iter().find(is_theirs).unwrap_or(language);
        if let Ok(mut all) = WORDS.write() {
            all[language as usize] =
                Some(Self::of_files(files_of(Language::ALL[0]).chain(files.iter().copied())));
        }
        check::faults(&files)
    }

    /// The language that the system's name for one means; the first one if no language matches.
    pub fn language_of(locale: &str) -> Language {
        let speaks = |language: &Language| locale.starts_with(language.folder());
        Language::ALL.into_iter().find(speaks).unwrap_or(Language::ALL[0])
    }
}

fn unpacked(packed: &[u8]) -> String {
    #[cfg(feature = "images")]
    let packed = &miniz_oxide::inflate::decompress_to_vec(packed).unwrap_or_default();
    String::from_utf8_lossy(packed).into_owned()
}

/// The files of each language, once they have been asked for.
static FILES: [OnceLock<String>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The files of a language, with their names.
pub(crate) fn files_of(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let all = FILES[language as usize].get_or_init(|| {
        let of_language = PACKED.iter().find(|(folder, _)| *folder == language.folder());
        of_language.map_or_else(String::new, |(_, packed)| unpacked(packed))
    });
    all.split(FILE_MARK).filter_map(|file| file.split_once('\n'))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_language_says_all_that_the_first_does_and_nothing_else() {
        for language in Language::ALL {
            let files: Vec<_> = files_of(language).collect();
            assert_eq!(check::faults(&files), [""; 0], "{language:?}");
        }
    }

    #[test]
    fn every_folder_is_a_language() {
        let folders: BTreeSet<_> = PACKED.iter().map(|(folder, _)| *folder).collect();
        assert_eq!(folders, Language::ALL.map(Language::folder).into());
        for language in Language::ALL {
            assert_eq!(Words::of(language).locale, language.folder());
        }
    }

    #[test]
    fn the_system_is_understood() {
        for (locale, language) in [
            ("zh_CN.UTF-8", Language::Chinese),
            ("de_DE.UTF-8", Language::German),
            ("en_GB.UTF-8", Language::English),
            ("fr_FR", Language::French),
            ("pt_BR.UTF-8", Language::Portuguese),
            ("es_MX", Language::Spanish),
            ("eo", Language::English),
            ("C", Language::English),
        ] {
            assert_eq!(Words::language_of(locale), language, "{locale}");
        }
    }
}
