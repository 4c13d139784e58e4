//! What is said of recordings, ghosts and challenges.

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

pub(super) const ENGLISH: ReplayWords = ReplayWords {
    run_of: "{who}’s run of {time}",
    player: "Player",
    ahead: "{time} s ahead of {who}",
    behind: "{time} s behind {who}",
    level: "Level with {who}",
    beaten: "{time} s faster than {who}",
    lost: "{who} was {time} s faster",
    your_best: "your best",
    against: "Against your {}",
    race_it: "Race it",
    not_now: "Not now",
    ghost: "Ghost",
    race_the_best: "Race the best",
    watch_again: "Watch again",
    save: "Save the run",
    challenge: "Copy a challenge",
    challenge_copied: "The challenge is copied: paste it into a chat, and a friend can paste it here",
    mouse: "Mouse",
};

pub(super) const CHINESE: ReplayWords = ReplayWords {
    run_of: "{who}的一局，用时 {time}",
    player: "玩家",
    ahead: "领先{who} {time} 秒",
    behind: "落后{who} {time} 秒",
    level: "和{who}持平",
    beaten: "比{who}快 {time} 秒",
    lost: "{who}快了 {time} 秒",
    your_best: "自己的最佳",
    against: "挑战自己的 {}",
    race_it: "比一比",
    not_now: "以后再说",
    ghost: "影子",
    race_the_best: "挑战最佳",
    watch_again: "重看",
    save: "存下这一局",
    challenge: "复制战书",
    challenge_copied: "战书已复制：贴到聊天里，朋友在标题画面粘贴就能比",
    mouse: "小老鼠",
};
