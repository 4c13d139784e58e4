//! What went wrong, in the language of the interface. English is what the errors say themselves;
//! whatever has no Chinese sentence of its own is quoted inside one.

use std::path::Path;

use icetea_maze::game::settings::Language;
use icetea_maze::maze::SpecError;
use icetea_maze::maze::spec::{MAX_ROOMS, MIN_ROOMS, Side};
use icetea_maze::store::{Notice, Reason};

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

/// Where a picture or a film is now.
pub fn saved(language: Language, path: &Path) -> String {
    match language {
        Language::English => format!("Saved as {}", path.display()),
        Language::Chinese => format!("已存为 {}", path.display()),
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
            Some(name) => format!("没有“{}”，是不是 {name}？", unknown.word),
            None => format!("没有“{}”，可以用：{}", unknown.word, unknown.known.join("、")),
        },
        SpecError::NeverJoined { generator } => {
            format!("{} 到最后才连通起点和终点，请去掉 joined", generator.name())
        }
        SpecError::NoRevision { generator } => {
            let (name, revision) = (generator.name(), generator.revision());
            format!("{name} 后面缺少版本号：请写 {name}{revision}")
        }
        SpecError::Revision { generator, revision } => {
            let (name, known) = (generator.name(), generator.revision());
            format!("这里没有 {name}{revision}，只有 {name}{known}")
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
        Reason::System(text) => text.clone(),
        Reason::Busy => "另一个游戏正在使用这个文件夹".to_owned(),
        Reason::CannotSetAside(text) => format!("读不懂，也不能移开：{text}"),
        Reason::CannotWriteDown(text) => format!("写不出来：{text}"),
    }
}
