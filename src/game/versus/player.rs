//! Who plays: a name and a coat, and what is chosen in the lobby and comes back next time.

use super::rules::{ComputerSpeed, Mode, Rival, Rules, Seat};

/// How long a name may be.
pub const MOST_NAME_CHARACTERS: usize = 12;

/// What a player looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Coat {
    /// Round ears and a long tail.
    Mouse,
    /// Broad and brown.
    Marmot,
    /// Spines.
    Hedgehog,
    /// Long ears.
    Rabbit,
}

/// One of the two, as the screens show them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct VersusPlayer {
    /// What was typed; nothing means the name of the coat.
    pub name: String,
    /// What the player looks like.
    pub coat: Coat,
    /// Whether this player agrees to see how far it is to go.
    pub wants_bar: bool,
}

/// The choices of the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct VersusChoice {
    /// Both players.
    pub players: [VersusPlayer; 2],
    /// The rules as they are written.
    pub rules: String,
    /// Whether a mirrored maze is still drawn alike for both.
    pub draws_alike: bool,
    /// Whether the two sit face to face, the screen lying between them.
    pub face_to_face: bool,
    /// The rules that come back when a ghost leaves its seat.
    pub rules_without_ghost: String,
    /// How fast the computer walks when it sits down, in tiles a second.
    pub computer_speed: u8,
}

impl VersusPlayer {
    /// The name that was typed, if one was.
    pub fn own_name(&self) -> Option<&str> {
        Some(self.name.trim()).filter(|name| !name.is_empty())
    }
}

impl Coat {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Mouse, Self::Marmot, Self::Hedgehog, Self::Rabbit];

    /// The name in a recording.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mouse => "mouse",
            Self::Marmot => "marmot",
            Self::Hedgehog => "hedgehog",
            Self::Rabbit => "rabbit",
        }
    }

    /// The next one that the other player does not wear.
    #[must_use]
    pub fn next_but(self, by: i8, worn: Self) -> Self {
        let count = Self::ALL.len();
        let step = if by < 0 { count - 1 } else { 1 };
        let mut place = self as usize;
        loop {
            place = (place + step) % count;
            if Self::ALL[place] != worn {
                return Self::ALL[place];
            }
        }
    }
}

impl VersusChoice {
    /// The rules, the usual ones where nothing can be made of what was written.
    pub fn rules(&self) -> Rules {
        self.rules.parse().unwrap_or_default()
    }

    /// Writes down these rules.
    pub fn set_rules(&mut self, rules: Rules) {
        self.rules = rules.to_string();
    }

    /// How fast the computer walks, or did when it sat there last.
    pub fn speed(&self) -> ComputerSpeed {
        match self.rules().rival {
            Rival::Computer { speed, .. } => speed,
            _ => ComputerSpeed::new(self.computer_speed).unwrap_or_default(),
        }
    }

    /// Gives the second seat to somebody else. What the rules were before a ghost came is kept, and
    /// comes back when it leaves.
    pub fn seat(&mut self, rival: Rival) {
        let present = self.rules();
        self.computer_speed = self.speed().tiles_per_second();
        let without_ghost = match present.rival {
            Rival::Ghost => self.rules_without_ghost.parse().unwrap_or_default(),
            _ => present,
        };
        self.rules_without_ghost = without_ghost.to_string();
        self.set_rules(match rival {
            Rival::Ghost => without_ghost.against_ghost(),
            _ => Rules { rival, ..without_ghost },
        });
    }

    /// Another game; a ghost, which only races, leaves its seat for that.
    pub fn play(&mut self, mode: Mode) {
        if self.rules().rival == Rival::Ghost {
            self.seat(Rival::Human);
        }
        self.set_rules(Rules { mode, ..self.rules() });
    }

    /// Brings what a file may have said into its range: names are not too long, and no two wear
    /// the same coat.
    pub fn tidy(&mut self) {
        for player in &mut self.players {
            let visible = |character: &char| !character.is_control();
            player.name = player.name.chars().filter(visible).take(MOST_NAME_CHARACTERS).collect();
        }
        let [one, two] = &mut self.players;
        if one.coat == two.coat {
            two.coat = two.coat.next_but(1, one.coat);
        }
        self.set_rules(self.rules());
        self.computer_speed = self.speed().tiles_per_second();
        let without_ghost: Rules = self.rules_without_ghost.parse().unwrap_or_default();
        self.rules_without_ghost = without_ghost.to_string();
    }

    /// One of the players.
    pub const fn player_mut(&mut self, seat: Seat) -> &mut VersusPlayer {
        &mut self.players[seat.index()]
    }
}

impl Default for VersusPlayer {
    fn default() -> Self {
        Self { name: String::new(), coat: Coat::Mouse, wants_bar: false }
    }
}

impl Default for VersusChoice {
    fn default() -> Self {
        let marmot = VersusPlayer { coat: Coat::Marmot, ..VersusPlayer::default() };
        Self {
            players: [VersusPlayer::default(), marmot],
            rules: Rules::default().to_string(),
            draws_alike: false,
            face_to_face: false,
            rules_without_ghost: Rules::default().to_string(),
            computer_speed: ComputerSpeed::default().tiles_per_second(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_no_name() {
        for (typed, name) in [("", None), ("  ", None), (" Ann ", Some("Ann")), ("安", Some("安"))]
        {
            let player = VersusPlayer { name: typed.to_owned(), ..VersusPlayer::default() };
            assert_eq!(player.own_name(), name, "{typed:?}");
        }
    }

    #[test]
    fn no_two_wear_the_same_coat() {
        for worn in Coat::ALL {
            for coat in Coat::ALL {
                for by in [-1, 1] {
                    assert_ne!(coat.next_but(by, worn), worn);
                }
            }
            let player = VersusPlayer { coat: worn, ..VersusPlayer::default() };
            let mut choice = VersusChoice {
                players: [player.clone(), player],
                rules: "nonsense".to_owned(),
                ..VersusChoice::default()
            };
            choice.players[1].name = "x\u{7}".repeat(40);
            choice.tidy();
            assert_ne!(choice.players[0].coat, choice.players[1].coat);
            assert_eq!(choice.players[1].name, "x".repeat(MOST_NAME_CHARACTERS));
            assert_eq!(choice.rules, "race-bo3");
        }
    }
}
