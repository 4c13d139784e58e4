//! What fills the picture in the theatre.

/// What fills the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spread {
    /// The maze, and beside it the data structure with the numbers and the program.
    #[default]
    Both,
    /// The maze alone.
    Maze,
    /// The data structure alone.
    Structure,
}

impl Spread {
    /// All of them, in the order in which they are switched.
    pub const ALL: [Self; 3] = [Self::Both, Self::Maze, Self::Structure];

    /// Its name in a bookmark.
    pub const fn name(self) -> &'static str {
        ["both", "maze", "structure"][self as usize]
    }

    pub(crate) const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }
}
