//! What has the picture in the theatre.

/// What has the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spread {
    /// The maze, and beside it the structure with the numbers and the program.
    #[default]
    Both,
    /// The maze alone.
    Maze,
    /// The structure alone.
    Structure,
}

impl Spread {
    /// All of them, in the order in which they follow each other.
    pub const ALL: [Self; 3] = [Self::Both, Self::Maze, Self::Structure];

    /// Its name in a bookmark.
    pub const fn name(self) -> &'static str {
        ["both", "maze", "structure"][self as usize]
    }

    pub(in crate::game) const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }
}
