//! Whether there is memory for a maze, asked before any of it is taken: a program that runs out of it
//! in the middle of its work is ended without a word.

use std::hint::black_box;

/// What each tile takes while a maze is built, read, measured or solved, as was found by doing so:
/// Kruskal's walls and sets are the most.
pub const BYTES_PER_TILE: u64 = 8;

/// There is less memory than that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this takes up to {} MB of memory, and there is not that much", self.megabytes())]
pub struct TooLittleMemory {
    /// How much it takes at the most.
    pub bytes: u64,
}

impl TooLittleMemory {
    /// How much it is in megabytes.
    pub const fn megabytes(self) -> u64 {
        self.bytes.div_ceil(1_000_000)
    }
}

/// Asks for memory for so many tiles and gives it back at once.
pub fn check(tiles: u64, bytes_per_tile: u64) -> Result<(), TooLittleMemory> {
    let bytes = tiles.saturating_mul(bytes_per_tile);
    let mut memory: Vec<u8> = Vec::new();
    let is_there =
        usize::try_from(bytes).is_ok_and(|bytes| memory.try_reserve_exact(bytes).is_ok());
    // Otherwise a compiler may see that nobody needs it, and not ask at all.
    black_box(&mut memory);
    if is_there { Ok(()) } else { Err(TooLittleMemory { bytes }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_system_has_memory_for_everything() {
        assert_eq!(check(401 * 301, BYTES_PER_TILE), Ok(()));
        let bytes = u64::from(u32::MAX) << 20;
        assert_eq!(check(1 << 20, bytes >> 20), Err(TooLittleMemory { bytes }));
        assert_eq!(check(u64::MAX, 2), Err(TooLittleMemory { bytes: u64::MAX }));
    }
}
