//! Reads any text that shows a maze, and finds out by itself how it does so.

use super::corners::Lattice;
use super::sheet::Sheet;
use super::tokens::Tokens;
use super::{TextError, encoding, tiles};
use crate::maze::Maze;

/// The maze that a text shows.
///
/// Takes all that [`write`](super::write()) writes, and much of what other programs do: any two
/// characters or pairs of characters for walls and open tiles, rows of separate zeros and ones,
/// and walls drawn between posts.
pub fn read(bytes: &[u8]) -> Result<Maze, TextError> {
    let text = encoding::decode(bytes)?;
    let sheet = Sheet::new(&text).ok_or(TextError::Empty)?;
    let plan = if let Some(tokens) = Tokens::recognise(&sheet) {
        tokens.read(&sheet)
    } else if let Some(lattice) = Lattice::recognise(&sheet) {
        lattice.read(&sheet)
    } else {
        tiles::read(&sheet)
    };
    plan?.finish()
}
