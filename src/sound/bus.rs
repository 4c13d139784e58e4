//! The groups of sounds that can be turned up and down.

/// A group of sounds with a volume of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bus {
    /// The tune.
    Music,
    /// What happens in a maze.
    Effects,
    /// What the player does in menus.
    Interface,
}

impl Bus {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Music, Self::Effects, Self::Interface];
}
