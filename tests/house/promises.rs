//! The promises of README and manual about the player's data, in both languages, and the tests that
//! would fail if they were not kept. A test of the page is named with its file: `page.py::crash`.

use std::fs;
use std::path::{Path, PathBuf};

/// Sentences with a promise, or the parts that matter, and the tests that check them.
struct Promise {
    english: &'static str,
    chinese: &'static str,
    tests: &'static [&'static str],
}

const fn promise(
    english: &'static str,
    chinese: &'static str,
    tests: &'static [&'static str],
) -> Promise {
    Promise { english, chinese, tests }
}

const PROMISES: &[Promise] = &[
    promise(
        "A run can be kept as a file, which anybody can open and which starts nothing.",
        "不管谁打开它，游戏都把这些话重新听一遍、判一遍，什么程序也不会启动",
        &[
            "a_kept_run_is_the_same_when_it_is_opened_again",
            "a_kept_run_is_played_and_starts_no_program",
        ],
    ),
    promise(
        "A file is replaced whole or not at all: on a full disk, or if the program is killed, the old one stays.",
        "文件要么整个换成新的，要么原样不动：磁盘满了，或者程序中途被结束，旧文件都还在",
        &[
            "a_full_disk_does_not_cost_the_file_that_was_to_be_solved",
            "a_kill_in_the_middle_leaves_the_old_file",
            "a_file_is_replaced_and_never_written_over",
        ],
    ),
    promise(
        "However the game ends, by a kill or a power cut too, at most five seconds of a run, a match or the \
         tutorial are lost, and the rest is under *Continue* at the next start.",
        "无论游戏怎样结束，哪怕被强行终止或者断电，一局、一场对战或教学最多损失五秒，其余的下次打开时都在“继续”里。",
        &[
            "however_the_game_ends_at_most_five_seconds_are_lost",
            "whatever_ends_a_game_wherever_all_that_was_kept_stands",
            "whatever_ends_a_game_costs_less_than_five_seconds",
            "whatever_is_killed_has_its_run_at_the_next_start",
            "a_match_goes_on_where_it_was_whatever_has_ended_the_game",
            "a_lesson_goes_on_with_the_step_that_was_being_learnt",
            "a_power_cut_leaves_what_was_before_or_after",
            "a_run_outlives_a_kill",
        ],
    ),
    promise(
        "Only a disk that takes nothing can cost more: what it does not take is said at once and tried again \
         every few seconds, at each pause and when the game ends.",
        "只有磁盘什么都写不进去时，才可能丢得更多：写不下的东西，游戏会马上告诉你，并且每隔几秒、每次暂停和游戏结束时都会再试。",
        &[
            "what_could_not_be_kept_is_kept_once_the_disk_works_again",
            "what_could_not_be_kept_is_tried_again_whatever_else_is_to_be_done_and_at_the_end",
            "each_screen_is_a_reason_to_try_again_what_could_not_be_kept",
            "a_run_that_was_kept_is_there_after_a_game_that_ended_on_a_full_disk",
        ],
    ),
    promise(
        "Until then *All game data* under *Settings* saves everything in another place; when the game ends it \
         does so by itself, among your documents or in a folder for temporary files, and says on the console \
         where. Once there is room, the game takes it over from there.",
        "这时可以用“设置”里的“全部数据”把一切另存到别处；游戏结束时也会自动这样做，存到“文档”或者存放临时文件的文件夹里，\
         并在终端里说明存在哪里。等磁盘有了空间，再用游戏打开那个文件就行。",
        &[
            "what_the_folder_does_not_take_is_put_elsewhere_and_comes_back_whole",
            "what_cannot_be_kept_is_said_in_full_with_the_way_out",
            "a_run_outlives_a_folder_that_takes_nothing",
        ],
    ),
    promise(
        "If the game itself crashes, a crash report beside these files says what happened.",
        "万一游戏自己崩溃，这些文件旁边还有一份崩溃报告说明发生了什么。",
        &["a_fault_is_told_at_the_next_start_and_only_then", "a_run_outlives_a_fault_of_the_game"],
    ),
    promise(
        "Several copies of the game may run at once, and several tabs of one browser: what they change is merged, \
         each setting and each record by itself.",
        "可以同时开几个游戏，同一个浏览器里也可以开几个标签页：各自改动的内容会合在一起，每项设置、每条战绩分开来算。",
        &[
            "copies_that_record_at_once_lose_nothing",
            "two_copies_leave_each_others_runs_and_settings_alone",
            "copies_of_the_game_add_to_one_journey",
            "page.py::together",
            "page.py::lockless",
        ],
    ),
    promise(
        "A damaged file, or one of a newer version, is never written over but given another name.",
        "损坏的文件，或者更新版本的文件，绝不会被覆盖，只会改名。",
        &[
            "random_bytes_are_set_aside",
            "a_file_of_a_newer_version_is_set_aside_and_never_written_over",
            "a_changed_bit_is_noticed_and_costs_nothing",
            "a_lost_line_costs_at_most_what_was_new_in_it",
        ],
    ),
    promise(
        "It takes the place of all that was there, whole or not at all, and what was there is saved to a file \
         of its own first.",
        "它会替换那边的全部数据：要么全部替换，要么什么都不变；那边原来的数据会先存成另一个文件。",
        &[
            "a_power_cut_leaves_a_bundle_taken_over_or_not",
            "what_cannot_be_understood_replaces_nothing",
            "all_of_it_comes_out_elsewhere_and_what_was_there_can_be_had_back",
        ],
    ),
    promise(
        "if somebody gives you theirs, say so when the game asks, and the key of your own game stays.",
        "如果文件是别人给你的，游戏问起时请如实选择，你自己的密钥就不会被换掉。",
        &["the_key_comes_along_only_with_data_of_ones_own"],
    ),
    promise(
        "all its data moves to another machine in one file.",
        "换电脑或者换浏览器时，请在“设置”里把“全部数据”存为文件，再到那边把文件拖到游戏上",
        &[
            "a_new_home_gets_exactly_what_there_was",
            "all_data_goes_from_one_machine_to_another_in_a_file",
        ],
    ),
    promise(
        "what is being played, as of two seconds ago at most",
        "正在玩的一局，最多晚两秒",
        &["whatever_ends_a_game_costs_less_than_five_seconds"],
    ),
    promise(
        "For an eleventh the oldest goes, but never the maze of a week",
        "超过十局时丢掉最早的一局，但每周的迷宫不会丢",
        &["the_last_week_that_was_begun_is_never_forgotten"],
    ),
    promise(
        "what is kept on disk, replaced whole or not at all",
        "存在磁盘上的东西，要么整个换掉，要么原样不动",
        &["a_power_cut_leaves_what_was_before_or_after"],
    ),
    promise(
        "the key that seals your recordings, which nobody else may read",
        "给录像盖印记的密钥，别人不能读",
        &["the_key_stays_private", "what_is_written_privately_is_private_whatever_it_was"],
    ),
    promise(
        "If the key is lost or damaged the game says so and makes a new one; what the old one sealed is then \
         from elsewhere, and own again once the old file is back.",
        "密钥丢失或损坏时，游戏会说一声，并换一个新的；旧密钥盖过印记的从此算外来，把旧文件放回去就又是本机的。",
        &["a_key_that_is_gone_is_told_and_what_it_sealed_is_from_elsewhere"],
    ),
    promise(
        "it never becomes your best run, even if you copy it into `replays`: your next run there takes its \
         place, and it is renamed.",
        "它绝不会成为你的最佳成绩，哪怕你把它复制到 `replays` 里：你在那个迷宫跑完下一局就会取代它，它则改名保留。",
        &["what_a_script_has_written_is_consistent_and_never_the_players_best"],
    ),
    promise(
        "A run that you leave waits for you under *Continue*, and so does one that a crash or a power cut ended.",
        "中途离开的一局（从菜单退出、关掉窗口、死机或断电都算）会留在“继续”里。",
        &["a_break_and_the_way_out_by_keys", "a_run_outlives_a_fault_of_the_game"],
    ),
    promise(
        "A medal is never lost.",
        "奖牌得到了就不会失去。",
        &["copies_of_the_game_add_to_one_journey", "nothing_of_it_is_lost"],
    ),
    promise(
        "days counted too early wait for their date, and no streak is lost.",
        "连续天数也不会丢，提前完成的那天到时照样算数。",
        &["a_clock_set_forward_and_back_loses_nothing"],
    ),
    promise(
        "saved automatically.",
        "凡是有代码的迷宫，你最好的一局都会自动保存。",
        &["only_a_faster_run_takes_the_place_of_the_best"],
    ),
    promise(
        "Settings, records, best runs and the unfinished ones are kept in the system's own folders, or in the \
         one that the environment variable `ICETEA_MAZE_DIR` names, as files that a person can read.",
        "设置、战绩、最佳的各局和没走完的一局存在系统为程序准备的文件夹里，或者存在环境变量 `ICETEA_MAZE_DIR` 指定的文件夹里，\
         都是人能读懂的文件。",
        &["a_file_is_for_a_person_to_read_and_change"],
    ),
    promise(
        "the latest is under *Continue*, and all are under *Saved*",
        "最后离开的一局在“继续”里，全部都在“存档”里",
        &[
            "each_maze_has_one_run_and_the_last_one_comes_first",
            "the_week_waits_behind_whatever_is_played_since",
        ],
    ),
    promise(
        "Once there is a record, a medal or an unfinished run, the page asks the browser not to throw them away \
         when room gets scarce.",
        "一旦有了战绩、奖牌或没走完的迷宫，网页就请浏览器在空间紧张时也不要丢掉它们。",
        &["page.py::unsaved"],
    ),
    promise(
        "What cannot be kept is said above the picture for as long as that is so: a private window may keep \
         nothing, and a browser without room left is asked again every few seconds.",
        "存不下来的时候，画面上方会一直写着原因：隐私窗口可能什么都不保存；浏览器空间满了，就每隔几秒再试一次。",
        &["page.py::unsaved", "page.py::crash"],
    ),
    promise(
        "After a crash the page says whether all was kept",
        "游戏出错之后，网页会说明进度是否都已保存",
        &["page.py::crash"],
    ),
    promise(
        "so that no page is ever made of two versions.",
        "所以一个网页绝不会由两个版本拼成",
        &["page.py::versions"],
    ),
    promise(
        "Whatever is written reads back as the same maze",
        "写出来的都能原样读回来",
        &["every_style_and_picture_reads_back", "what_is_written_is_read_back"],
    ),
    promise(
        "twenty at most, kept with the run",
        "最多二十个，和这一局一起保存",
        &["flags_are_kept_with_the_run"],
    ),
    promise(
        "what was won there stays, and the colours earned and places opened with it stay too.",
        "在那里得到的奖牌、颜色和开启的地方都留着。",
        &["nothing_is_taken_away_that_was_won_on_the_old_map", "nothing_of_it_is_lost"],
    ),
    promise(
        "The most cheeses, ever and on each day, are kept, of runs without help. A run that you leave is under \
         *Continue*.",
        "没用过帮助的局会记下最多吃到几块，有历史最佳和每天的最佳。中途离开的局可以用“继续”接着玩。",
        &[
            "the_best_of_a_day_ends_with_the_day_and_the_best_of_all_never",
            "a_run_that_is_left_goes_on_where_it_was",
        ],
    ),
    promise(
        "goes on from there, whatever you have played since. An older week stays under *Saved*.",
        "不管之后玩过什么，都能从那里接着走。过去一周的迷宫留在“存档”里。",
        &["the_week_waits_behind_whatever_is_played_since"],
    ),
    promise(
        "The last twelve programs that did something are kept",
        "最近做过事的十二个程序会留在“用过的”里",
        &[
            "the_last_twelve_programs_are_kept_each_once_and_the_latest_first",
            "a_program_is_kept_once_it_has_done_something",
        ],
    ),
];

/// A sentence with these words promises something about data.
const WORDS: &[&str] = &[
    "whole or not at all",
    "never lost",
    "never written over",
    "is ever made",
    "never becomes",
    "are lost",
    "is lost.",
    "reads back",
    "are kept",
    "kept with",
    "be kept",
    "was kept",
    "old one stays",
    "game stays",
    "there stays",
    "week stays",
    "under *Continue*",
    "saved automatically",
    "throw them away",
    "tried again",
    "asked again",
];

/// A Chinese sentence with these words does.
const CHINESE_WORDS: &[&str] = &[
    "不会丢",
    "不要丢",
    "可能丢",
    "丢掉",
    "损失",
    "失去",
    "绝不会",
    "不会被换",
    "原样",
    "要么全部",
    "什么都不变",
    "在“继续”",
    "在“存档”",
    "用“继续”",
    "都留着",
    "自动保存",
    "一起保存",
    "都已保存",
    "记下最多",
    "再试",
];

fn files(path: &Path, end: &str) -> Vec<PathBuf> {
    if path.is_dir() {
        let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
        return entries.flat_map(|path| files(&path, end)).collect();
    }
    path.extension().filter(|it| *it == end).map(|_| path.to_owned()).into_iter().collect()
}

/// The contents of files below these places, without line breaks.
fn texts(places: &[&str], end: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = places.iter().flat_map(|place| files(&root.join(place), end));
    let texts = files.map(|file| fs::read_to_string(file).unwrap());
    texts.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// Whether a text has a test of this name: a helper would check nothing by itself.
fn has_test(text: &str, name: &str) -> bool {
    let head = format!("fn {name}(");
    let mut before = text.match_indices(&head).map(|(at, _)| text[..at].trim_end());
    before.any(|before| {
        let ignored = before.ends_with(']').then(|| before.rfind("#[ignore")).flatten();
        let last = before.rfind("#[").filter(|&at| Some(at) == ignored);
        before[..last.unwrap_or(before.len())].trim_end().ends_with("#[test]")
    })
}

#[test]
fn every_promise_stands_in_both_languages_and_is_held_by_tests() {
    let english = texts(&["README.md", "assets/manual/en"], "md");
    let chinese = texts(&["assets/manual/zh"], "md");
    let (sources, of_page) = (texts(&["src", "tests"], "rs"), texts(&["tests/page.py"], "py"));
    for promise in PROMISES {
        let holds = |texts: &[String], text: &str| texts.iter().any(|it| it.contains(text));
        assert!(holds(&english, promise.english), "it is not said: {}", promise.english);
        assert!(holds(&chinese, promise.chinese), "it is not said: {}", promise.chinese);
        assert!(!promise.tests.is_empty(), "nothing holds it: {}", promise.english);
        for test in promise.tests {
            let is_there = match test.strip_prefix("page.py::") {
                Some(name) => holds(&of_page, &format!("def {name}(browser")),
                None => sources.iter().any(|text| has_test(text, test)),
            };
            assert!(is_there, "{test} is gone: {}", promise.english);
        }
    }
}

/// Checks that each of these words in the texts is part of a promise.
fn check_words(texts: &[String], words: &[&str], said: impl Fn(&Promise) -> &'static str) {
    for word in words {
        assert!(texts.iter().any(|text| text.contains(word)), "no text says: {word}");
        for text in texts {
            for (at, _) in text.match_indices(word) {
                let is_in = |promise: &Promise| {
                    let mut found = text.match_indices(said(promise));
                    found.any(|(begin, all)| (begin..begin + all.len()).contains(&at))
                };
                let around: String = text[..at].chars().rev().take(60).collect();
                let around: String = around.chars().rev().collect();
                assert!(PROMISES.iter().any(is_in), "not in the list: {around}{word}");
            }
        }
    }
}

#[test]
fn no_promise_is_forgotten() {
    check_words(&texts(&["README.md", "assets/manual/en"], "md"), WORDS, |one| one.english);
    check_words(&texts(&["assets/manual/zh"], "md"), CHINESE_WORDS, |one| one.chinese);
}
