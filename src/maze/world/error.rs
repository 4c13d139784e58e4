//! Why there is no such world, or no such file, each error as one sentence.

use crate::maze::SpecError;

/// Why there is no such world, or no such file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum WorldError {
    #[error("{0} is not a valid side for a world: one is 2 to 1,000,000 rooms wide and high")]
    Side(u64),
    #[error(transparent)]
    Code(#[from] SpecError),
    #[error("only kruskal makes worlds, without loops, shapes and quests")]
    NotByWeights,
    #[error("this is not a world file")]
    NoWorld,
    #[error("this world was made by a newer version of the game: its format is {0}, not 1")]
    Newer(u32),
    #[error("the end of this file is missing: it has {has} bytes of {needs}")]
    Cut { has: u64, needs: u64 },
    #[error("this file is damaged: its table of leaves is not what was written")]
    Table,
    #[error("this file is damaged in the leaf at column {column}, row {row}")]
    Leaf { column: u32, row: u32 },
    #[error("this is no maze: {0}")]
    Untrue(&'static str),
    /// A part of another world, or in other leaves.
    #[error("this is a part of another world: {0}")]
    OtherWorld(String),
    #[error("the world has no such square")]
    NoSquare,
    #[error("this part overlaps one that is already loaded")]
    Twice,
}
