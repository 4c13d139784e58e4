//! The players: names and coats, and the choices in the lobby, which are remembered.

use super::rules::{ComputerSpeed, Mode, Rival, Rules, Seat};

/// The most characters of a name.
pub const MOST_NAME_CHARACTERS: usize = 12;

/// How a player's mouse looks.
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

/// A player of a match, as the screens show them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct VersusPlayer {
    /// The typed name; if empty, the name of the coat is used.
    pub name: String,
    /// How the player's mouse looks.
    pub coat: Coat,
    /// Whether this player agrees to showing how far it still is to the target.
    pub wants_bar: bool,
}

/// The choices in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct VersusChoice {
    /// Both players.
    pub players: [VersusPlayer; 2],
    /// The rules, in the text of a match code.
    pub rules: String,
    /// Whether a mirrored maze is still drawn alike for both.
    pub draws_alike: bool,
    /// Whether the second player sits at another machine.
    pub is_far: bool,
    /// Whether the players sit face to face, with the screen lying between them.
    pub face_to_face: bool,
    /// The rules to restore when a ghost leaves its seat.
    pub rules_without_ghost: String,
    /// The speed of the computer when it takes a seat, in tiles per second.
    pub computer_speed: u8,
}

impl VersusPlayer {
    /// The name that was typed, if one was.
    pub fn own_name(&self) -> Option<&str> {
        Some(self.name.trim()).filter(|name| !name.is_empty())
    }
}

impl Coat {
    /// All coats.
    pub const ALL: [Self; 4] = [Self::Mouse, Self::Marmot, Self::Hedgehog, Self::Rabbit];

    /// Its name in a recording.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mouse => "mouse",
            Self::Marmot => "marmot",
            Self::Hedgehog => "hedgehog",
            Self::Rabbit => "rabbit",
        }
    }

    /// The next coat that the other player does not wear.
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
    /// The rules, or the usual ones if the text is invalid.
    pub fn rules(&self) -> Rules {
        self.rules.parse().unwrap_or_default()
    }

    /// Sets the rules.
    pub fn set_rules(&mut self, rules: Rules) {
        self.rules = rules.to_string();
    }

    /// Whether the second player sits at another machine, which only a person can.
    pub fn plays_afar(&self) -> bool {
        self.is_far && self.rules().rival == Rival::Human
    }

    /// The speed of the computer now, or when it last played.
    pub fn speed(&self) -> ComputerSpeed {
        match self.rules().rival {
            Rival::Computer { speed, .. } => speed,
            _ => ComputerSpeed::new(self.computer_speed).unwrap_or_default(),
        }
    }

    /// Changes the player in the second seat. The rules before a ghost came are kept, and restored
    /// when it leaves.
    pub fn seat(&mut self, rival: Rival) {
        let present = self.rules();
        self.computer_speed = self.speed().tiles_per_second();
        let without_ghost = match present.rival {
            Rival::Ghost => self.rules_without_ghost.parse().unwrap_or_default(),
            _ => present,
        };
        self.rules_without_ghost = without_ghost.to_string();
        let rules = Rules { rival, ..without_ghost };
        self.set_rules(if rival == Rival::Ghost {
            rules.against_ghost()
        } else {
            rules.checked().unwrap_or(Rules { mode: Mode::Race, ..rules })
        });
    }

    /// Changes the mode; a ghost, which only races, leaves its seat for another one, and so does the
    /// computer where only people play.
    pub fn play(&mut self, mode: Mode) {
        let rules = Rules { mode, ..self.rules() };
        if self.rules().rival == Rival::Ghost || rules.checked().is_err() {
            self.seat(Rival::Human);
        }
        self.set_rules(Rules { mode, ..self.rules() });
    }

    /// Corrects what a file may contain: shortens long names, and changes a coat that both
    /// wear.
    #[must_use]
    pub fn clamped(mut self) -> Self {
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
        self
    }

    /// The player in a seat.
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
            is_far: false,
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
            choice = choice.clamped();
            assert_ne!(choice.players[0].coat, choice.players[1].coat);
            assert_eq!(choice.players[1].name, "x".repeat(MOST_NAME_CHARACTERS));
            assert_eq!(choice.rules, "race-bo3");
        }
    }
}
