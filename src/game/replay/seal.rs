//! Where a recording is from, as far as that can be known: the seal of the copy of the game in
//! which it was run. Seals are made elsewhere, with a secret key.

use std::fmt;
use std::str::FromStr;

use super::Recording;

/// The seal that a copy of the game has added to a recording of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seal(pub [u8; 32]);

/// Where a recording is from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// It was run in this copy of the game.
    Own,
    /// It has no seal.
    #[default]
    Unsealed,
    /// It has a seal, but not that of this copy of the game.
    Foreign,
}

impl Origin {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Unsealed => "unsealed",
            Self::Foreign => "foreign",
        }
    }
}

impl Recording {
    /// Where it is from.
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// Whether it was run in this copy of the game.
    pub fn is_own(&self) -> bool {
        self.origin == Origin::Own
    }

    /// Its seal, if it has one.
    pub const fn seal(&self) -> Option<Seal> {
        self.seal
    }

    /// Marks it as run in this copy of the game; it has no seal yet.
    #[must_use]
    pub const fn run_here(mut self) -> Self {
        self.origin = Origin::Own;
        self
    }

    /// Adds this seal.
    #[must_use]
    pub const fn sealed(mut self, seal: Seal) -> Self {
        self.seal = Some(seal);
        self.run_here()
    }

    /// Determines the origin, given the seal that this copy of the game would add and whether the
    /// recording is known here even without one.
    #[must_use]
    pub fn judged(mut self, own: Seal, is_known: bool) -> Self {
        self.origin = match self.seal {
            Some(seal) if seal == own => Origin::Own,
            Some(_) => Origin::Foreign,
            None if is_known => Origin::Own,
            None => Origin::Unsealed,
        };
        self
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

impl fmt::Debug for Seal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Seal({self})")
    }
}

impl FromStr for Seal {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut bytes = [0; 32];
        if text.len() != 2 * bytes.len() || !text.is_ascii() {
            return Err(());
        }
        for (place, byte) in bytes.iter_mut().enumerate() {
            let digits = &text[2 * place..2 * place + 2];
            *byte = u8::from_str_radix(digits, 16).map_err(drop)?;
        }
        Ok(Self(bytes))
    }
}
