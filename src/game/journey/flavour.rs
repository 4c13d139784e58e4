//! The flavours of the mouse's coat: each region gives one as soon as all its stops are finished.

use super::{Journey, Region};

/// The flavour, and the look, of the mouse's coat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Flavour {
    /// Just mouse.
    #[default]
    Plain,
    /// From the tea garden.
    MilkTea,
    /// From the ice cellar.
    BlossomTea,
    /// From the library.
    Mint,
    /// From the kitchen.
    GreenTea,
    /// From the alley.
    BlackTea,
    /// From the palace.
    Lemon,
}

impl Flavour {
    /// All flavours, in the order of their regions.
    pub const ALL: [Self; 7] = [
        Self::Plain,
        Self::MilkTea,
        Self::BlossomTea,
        Self::Mint,
        Self::GreenTea,
        Self::BlackTea,
        Self::Lemon,
    ];

    /// The flavour of a region.
    pub const fn of(region: Region) -> Self {
        Self::ALL[region as usize + 1]
    }

    /// The region that gives it; none for the plain one.
    pub fn region(self) -> Option<Region> {
        Region::ALL.into_iter().find(|&region| Self::of(region) == self)
    }
}

impl Journey {
    /// How many stops of a region are finished.
    pub fn finished_in(&self, region: Region) -> usize {
        region.stops().filter(|&stop| self.is_finished(stop)).count()
    }

    /// Whether the player has earned a flavour, on this map or on the old one.
    pub fn has_earned(&self, flavour: Flavour) -> bool {
        let is_whole = |region: Region| {
            let is_finished = |stop| self.is_finished(stop);
            region.stops().all(is_finished) || region.old_stops().all(is_finished)
        };
        flavour.region().is_none_or(is_whole)
    }

    /// The flavour that was chosen, or the plain one if that is not earned.
    pub fn flavour_for(&self, wanted: Flavour) -> Flavour {
        if self.has_earned(wanted) { wanted } else { Flavour::Plain }
    }

    /// The next flavour that was earned, or the previous one.
    pub fn flavour_after(&self, flavour: Flavour, by: i8) -> Flavour {
        let earned = Flavour::ALL.into_iter().filter(|&one| self.has_earned(one));
        let earned: Vec<Flavour> = earned.collect();
        let place = earned.iter().position(|&one| one == flavour).unwrap_or_default();
        let step = if by < 0 { earned.len() - 1 } else { 1 };
        earned[(place + step) % earned.len()]
    }
}
