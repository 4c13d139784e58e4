//! What can be practised in the laboratory.

/// What can be practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// To find a root.
    Find,
    /// The same with path halving.
    Halving,
    /// To join two sets.
    Union,
    /// To build a maze.
    Kruskal,
    /// To search depth-first, by a stack.
    Stack,
    /// To search breadth-first, by a queue.
    Queue,
}

impl Skill {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Find, Self::Halving, Self::Union, Self::Kruskal, Self::Stack, Self::Queue];

    /// Its name in a line.
    pub const fn name(self) -> &'static str {
        ["do-find", "do-halving", "do-union", "do-kruskal", "do-stack", "do-queue"][self as usize]
    }
}
