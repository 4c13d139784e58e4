//! Why there is no such world, or no such file, each error as one sentence.

use crate::maze::SpecError;

/// Why there is no such world, or no such file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WorldError {
    /// A side is too short or too long.
    #[error("{0} is not a valid side for a world: one is 2 to 1,000,000 rooms wide and high")]
    Side(u64),
    /// Its code is none.
    #[error(transparent)]
    Code(#[from] SpecError),
    /// Another generator, loops, a shape or a quest.
    #[error("only kruskal makes worlds, without loops, shapes and quests")]
    NotByWeights,
    /// Another kind of file.
    #[error("this is not a world file")]
    NoWorld,
    /// A file of a newer program.
    #[error("this world was made by a newer version of the game: its format is {0}, not 1")]
    Newer(u32),
    /// The end is missing.
    #[error("the end of this file is missing: it has {has} bytes of {needs}")]
    Cut {
        /// How many bytes there are.
        has: u64,
        /// How many there were.
        needs: u64,
    },
    /// The table of leaves is not what was written.
    #[error("this file is damaged: its table of leaves is not what was written")]
    Table,
    /// A leaf is not what was written.
    #[error("this file is damaged in the leaf at column {column}, row {row}")]
    Leaf {
        /// Which column of leaves.
        column: u32,
        /// Which row of leaves.
        row: u32,
    },
    /// What is in it is no maze.
    #[error("this is no maze: {0}")]
    Untrue(&'static str),
    /// A part of another world, or in other leaves.
    #[error("this is a part of another world: {0}")]
    OtherWorld(String),
    /// A square that the world does not have.
    #[error("the world has no such square")]
    NoSquare,
    /// A part that does not fit beside the others.
    #[error("this part overlaps one that is already loaded")]
    Twice,
}
