//! Whether there is memory for a maze, checked before any of it is taken: a program that runs out
//! of memory in the middle of its work is killed without a message.

use std::hint::black_box;
use std::sync::OnceLock;

/// The most memory that each tile takes while a maze is read.
pub const BYTES_PER_TILE: u64 = 1;

static FREE: OnceLock<fn() -> Option<u64>> = OnceLock::new();

/// Makes every check use this too, since a system may promise more memory than there is.
pub fn ask(free: fn() -> Option<u64>) {
    // If it is set already, the earlier function reports the same.
    let _ = FREE.set(free);
}

/// There is less memory than that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this takes up to {} MB of memory, and there is not that much", self.megabytes())]
pub struct TooLittleMemory {
    /// How much would be needed at the most.
    pub bytes: u64,
}

impl TooLittleMemory {
    /// `bytes` in megabytes.
    pub const fn megabytes(self) -> u64 {
        self.bytes.div_ceil(1_000_000)
    }
}

/// Allocates memory for this many tiles or rooms and frees it at once.
pub fn check(count: u64, bytes_each: u64) -> Result<(), TooLittleMemory> {
    let bytes = count.saturating_mul(bytes_each);
    if FREE.get().and_then(|free| free()).is_some_and(|free| free < bytes) {
        return Err(TooLittleMemory { bytes });
    }
    let mut memory: Vec<u8> = Vec::new();
    let is_there =
        usize::try_from(bytes).is_ok_and(|bytes| memory.try_reserve_exact(bytes).is_ok());
    // Otherwise the compiler may see that the memory is unused, and not allocate it.
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
