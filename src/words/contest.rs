//! What is said where several go side by side, and at the rat school.

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

pub(super) const ENGLISH_CONTEST: ContestWords = ContestWords {
    side_by_side: "Side by side",
    solvers: "Solvers",
    generators: "Generators",
    what_you_see: "What you see",
    about_solvers: "All look for the way through the same maze, and each takes one step \
                    while the others take one. Where they have looked stays coloured.",
    about_generators: "All build a maze of the same size from the same seed, and each takes \
                       one step while the others take one. Who is done first?",
    too_large: "This maze is too large to be shown several times at once: up to 500 × 500 \
                rooms can be compared.",
    places: ["1st", "2nd", "3rd", "4th"],
    arrivals: "Who arrived when",
    who_looked: "Who looked where",
    back_to_lanes: "Back to the lanes",
    at_work: "still at work",
    no_path: "none",
    steps: "Steps",
    held: "Held",
    longest: "Most held",
    path: "Path",
    touched: "Touched",
    opened: "Opened",
};

pub(super) const ENGLISH_SCHOOL: SchoolWords = SchoolWords {
    rat_school: "The rat school",
    what_you_see: "What you see",
    about: "Four rats run the same maze again and again. Where several ways lead on, they \
            choose by chance; dead ends they remember, some better than others. So they make \
            fewer wrong turns from run to run.",
    too_large: "This maze is too large for school: rats learn in up to 100 × 100 rooms.",
    curve: "The learning curve",
    curve_note: "wrong turns in each run",
    remembers_all: "Never forgets",
    forgets: "Forgets {} %",
    run: "run {}",
    wrong_turns: "{} wrong turns",
    learnt: "learnt in {} runs",
    let_off: "not in {} runs",
    no_way: "there is no way",
    your_runs: "{} runs",
    no_run_yet: "run it yourself",
    closed: "remembered as closed",
    way: "its way",
    whole_runs: "Whole runs",
    back_to_school: "School",
};

pub(super) const CHINESE_CONTEST: ContestWords = ContestWords {
    side_by_side: "并排比较",
    solvers: "解法",
    generators: "生成方法",
    what_you_see: "你看到的",
    about_solvers: "大家在同一个迷宫里找路，每次各走一步。找过的地方会一直留着颜色。",
    about_generators: "大家用同一个种子生成同样大小的迷宫，每次各走一步。谁先完成？",
    too_large: "这个迷宫太大，不能同时显示好几份：最多可以比较 500 × 500 个房间。",
    places: ["第一", "第二", "第三", "第四"],
    arrivals: "到达的先后",
    who_looked: "谁看过哪里",
    back_to_lanes: "返回各栏",
    at_work: "还在找",
    no_path: "无",
    steps: "步数",
    held: "存着",
    longest: "最多存过",
    path: "路长",
    touched: "碰过",
    opened: "打开",
};

pub(super) const CHINESE_SCHOOL: SchoolWords = SchoolWords {
    rat_school: "老鼠学校",
    what_you_see: "你看到的",
    about: "四只小动物一遍又一遍地跑同一个迷宫。遇到岔路就随便选一条，走过的死路会记住，\
            只是记性有好有坏。所以走错的次数会一遍比一遍少。",
    too_large: "这个迷宫太大，没法上课：最多 100 × 100 个房间。",
    curve: "学习曲线",
    curve_note: "每一遍走错的次数",
    remembers_all: "什么都不忘",
    forgets: "会忘掉 {} %",
    run: "第 {} 遍",
    wrong_turns: "走错 {} 次",
    learnt: "跑 {} 遍学会",
    let_off: "跑 {} 遍没学会",
    no_way: "没有路",
    your_runs: "跑了 {} 遍",
    no_run_yet: "自己跑一遍",
    closed: "记得是死路",
    way: "它走的路",
    whole_runs: "一遍接一遍",
    back_to_school: "学校",
};
