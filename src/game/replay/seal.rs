//! Whose a recording is, as far as that can be told: the seal of the copy of the game in which it was
//! run. What a seal is made with, only whoever keeps the key knows.

use std::fmt;
use std::str::FromStr;

use super::Recording;

/// What a copy of the game has put below a recording of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seal(pub [u8; 32]);

/// Whose a recording is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// It was run here.
    Own,
    /// Nobody has sealed it.
    #[default]
    Unsealed,
    /// It has a seal, but not that which this copy of the game would give it.
    Foreign,
}

impl Origin {
    /// The name of it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Unsealed => "unsealed",
            Self::Foreign => "foreign",
        }
    }
}

impl Recording {
    /// Whose it is.
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// Whether it was run here.
    pub fn is_own(&self) -> bool {
        self.origin == Origin::Own
    }

    /// The seal below it, if there is one.
    pub const fn seal(&self) -> Option<Seal> {
        self.seal
    }

    /// The same as one that was run here, before anybody has sealed it.
    #[must_use]
    pub const fn run_here(mut self) -> Self {
        self.origin = Origin::Own;
        self
    }

    /// The same with the seal of whoever it was run by.
    #[must_use]
    pub const fn sealed(mut self, seal: Seal) -> Self {
        self.seal = Some(seal);
        self.run_here()
    }

    /// The same to somebody who knows which seal it would have if it had been run here, and whether it
    /// is known here without one.
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
