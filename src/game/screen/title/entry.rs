//! What the title's menu leads to.

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The run that is not finished.
    Continue,
    /// The chosen maze.
    Play,
    /// The map of the journey.
    Journey,
    /// The theatre.
    Watch,
    /// Two players.
    TwoPlayers,
    /// The maze of the day.
    Daily,
    /// Cheese after cheese in a maze without end.
    Endless,
    /// The laboratory.
    Lab,
    /// What was played so far.
    Records,
    /// The settings.
    Settings,
    /// The page of keys.
    HowTo,
    /// Out.
    Quit,
}

impl Entry {
    /// All of them, what is most likely wanted first.
    pub fn all(has_unfinished_run: bool) -> impl Iterator<Item = Self> {
        let usual = [
            Self::Play,
            Self::Journey,
            Self::Watch,
            Self::TwoPlayers,
            Self::Daily,
            Self::Endless,
            Self::Lab,
            Self::Records,
            Self::Settings,
            Self::HowTo,
        ];
        let first = has_unfinished_run.then_some(Self::Continue).into_iter();
        // A page is not ended but left.
        let last = cfg!(not(target_family = "wasm")).then_some(Self::Quit);
        first.chain(usual).chain(last)
    }
}
