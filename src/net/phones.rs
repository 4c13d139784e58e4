//! Phones as pads: what the game knows of those that are there.

/// The ports at which phones are served: the first that is free.
pub const PHONE_PORTS: std::ops::RangeInclusive<u16> = 47_630..=47_633;

/// The phones of this game. They are served only where a screen asks for them, and while one is
/// there.
#[derive(Clone, Debug, Default)]
pub struct Phones {
    /// Whether this system can serve them.
    pub are_offered: bool,
    /// Whether a screen asks for them.
    pub are_wanted: bool,
    /// The addresses that a phone may open, one for each network of this machine.
    pub addresses: Vec<String>,
    /// Why they cannot be served, if the system does not let the game.
    pub trouble: Option<String>,
    /// The phones that are there, each as the player whose mouse it moves.
    pub players: Vec<usize>,
}
