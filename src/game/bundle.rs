//! A file with all the player's data, for moving to another device. Only the store knows its
//! contents.

/// The beginning of such a file.
pub const BUNDLE_BEGINS: &str = "// Icetea Maze: all that a player has";

/// Whether a file is a bundle.
pub fn is_bundle(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    text.starts_with(BUNDLE_BEGINS.as_bytes())
}
