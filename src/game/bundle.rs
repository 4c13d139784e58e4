//! All that a player has here as one file, to be taken over by the game elsewhere. What is in it only
//! the store knows.

/// How such a file begins.
pub const BUNDLE_BEGINS: &str = "// Icetea Maze: all that a player has";

/// Whether a file is one.
pub fn is_bundle(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    text.starts_with(BUNDLE_BEGINS.as_bytes())
}
