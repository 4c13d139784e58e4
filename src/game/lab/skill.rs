//! The skills that the laboratory has exercises for.

/// A skill to practise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Finding a root.
    Find,
    /// Finding a root with path halving.
    Halving,
    /// Joining two sets.
    Union,
    /// Building a maze.
    Kruskal,
    /// Depth-first search with a stack.
    Stack,
    /// Breadth-first search with a queue.
    Queue,
}

impl Skill {
    /// All skills.
    pub const ALL: [Self; 6] =
        [Self::Find, Self::Halving, Self::Union, Self::Kruskal, Self::Stack, Self::Queue];

    /// Its name in a bookmark or result.
    pub const fn name(self) -> &'static str {
        ["do-find", "do-halving", "do-union", "do-kruskal", "do-stack", "do-queue"][self as usize]
    }
}
