//! Phones as pads, and the game's page for other browsers: what the game knows of them.

/// The ports at which phones are served: the first that is free.
pub const PHONE_PORTS: std::ops::RangeInclusive<u16> = 47_630..=47_633;

/// The phones of this game. They are served only where a screen asks for them, and while one is
/// there; the page only while another machine is looked for, and in a match with it.
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
    /// Whether the game's page lies beside it, so that it can be served too.
    pub have_page: bool,
}

/// Where the game's page lies below an address. line.js has the same name.
pub const PAGE: &str = "play";

impl Phones {
    /// Where browsers find the game's page, one address for each network of this machine.
    pub fn pages(&self) -> impl Iterator<Item = String> {
        let served = self.addresses.iter().filter(|_| self.have_page);
        served.map(|address| format!("{address}/{PAGE}"))
    }
}
