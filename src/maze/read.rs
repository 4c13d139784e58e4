//! Reading a maze from a file of any known kind.

#[cfg(feature = "images")]
use super::picture::{self, PictureError};
use super::text::{self, TextError};
use super::{Maze, Reading};

/// Why a file is not a maze.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum ReadError {
    #[cfg(feature = "images")]
    #[error(transparent)]
    Picture(#[from] PictureError),
    #[cfg(feature = "images")]
    #[error(
        "this is a {kind} picture; of pictures only PNG, SVG, PBM, PGM and PPM can be read: save it as PNG"
    )]
    ForeignPicture { kind: &'static str },
    #[error(transparent)]
    Text(#[from] TextError),
}

/// Reads a maze from a text or a picture, and detects which of them it is.
///
/// ```
/// use icetea_maze::maze::{Tile, read};
///
/// let maze = read(b"#######\n#S  #G#\n# #   #\n#######\n")?;
/// assert_eq!((maze.start(), maze.goal()), (Tile::new(1, 1), Tile::new(5, 1)));
/// # Ok::<(), icetea_maze::maze::ReadError>(())
/// ```
pub fn read(bytes: &[u8]) -> Result<Maze, ReadError> {
    Ok(examine(bytes)?.maze)
}

/// Whether a file, however long, may hold a maze if it begins with these bytes. What cannot is
/// refused by [`examine`].
///
/// ```
/// use icetea_maze::maze::may_begin_with;
///
/// assert!(may_begin_with(b"#####\n#S G") && !may_begin_with(&[0; 1000]));
/// ```
pub fn may_begin_with(bytes: &[u8]) -> bool {
    #[cfg(feature = "images")]
    if picture::is_png(bytes) || picture::is_pnm(bytes) {
        return true;
    }
    text::may_begin_with(bytes)
}

/// Reads a maze like [`read`], and also returns what had to be assumed.
pub fn examine(bytes: &[u8]) -> Result<Reading, ReadError> {
    #[cfg(feature = "images")]
    if let Some(reading) = examine_picture(bytes) {
        return reading;
    }
    Ok(text::examine(bytes)?)
}

/// The maze that a picture shows, if it is one.
#[cfg(feature = "images")]
fn examine_picture(bytes: &[u8]) -> Option<Result<Reading, ReadError>> {
    if picture::is_png(bytes) || picture::is_pnm(bytes) {
        return Some(picture::examine(bytes).map_err(ReadError::from));
    }
    if let Some(kind) = foreign_picture(bytes) {
        return Some(Err(ReadError::ForeignPicture { kind }));
    }
    let text = std::str::from_utf8(bytes).ok()?;
    (picture::is_svg(bytes) || may_be_svg(text)).then(|| {
        let maze = picture::read_svg(text)?;
        Ok(Reading { maze, warnings: Vec::new() })
    })
}

/// The format of a picture that cannot be read, judged by its first bytes.
#[cfg(feature = "images")]
fn foreign_picture(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xFF, 0xD8, 0xFF, ..] => Some("JPEG"),
        [b'G', b'I', b'F', b'8', b'7' | b'9', b'a', ..] => Some("GIF"),
        // The length comes first, then four bytes that no text has.
        [b'B', b'M', _, _, _, _, 0, 0, 0, 0, ..] => Some("BMP"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("WebP"),
        [b'P', b'7', b'\n', ..] => Some("PAM"),
        [b'I', b'I', b'*', 0, ..] | [b'M', b'M', 0, b'*', ..] => Some("TIFF"),
        [0, 0, 1, 0, 1..=255, 0, ..] => Some("ICO"),
        _ if is_tga(bytes) => Some("TGA"),
        _ => None,
    }
}

/// Whether the header is plausible for a TGA: a colour map or none, one of six kinds, the bits.
#[cfg(feature = "images")]
fn is_tga(bytes: &[u8]) -> bool {
    let [_, map, kind, map_at_1, map_at_2, colours_1, colours_2, ..] = *bytes else { return false };
    let has_map = map == 1 || [map, map_at_1, map_at_2, colours_1, colours_2] == [0; 5];
    let bits = bytes.get(16).copied().unwrap_or_default();
    has_map && matches!(kind, 1..=3 | 9..=11) && matches!(bits, 8 | 15 | 16 | 24 | 32)
}

/// Whether it is an SVG whose document type may have declarations in it, which no reader here
/// accepts, or which lost everything after its first two characters.
#[cfg(feature = "images")]
fn may_be_svg(text: &str) -> bool {
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    text.starts_with("<?") || text.starts_with('<') && text.contains("<!DOCTYPE svg")
}

#[cfg(all(test, feature = "images"))]
mod tests {
    use super::*;

    fn error(bytes: &[u8]) -> String {
        read(bytes).unwrap_err().to_string()
    }

    #[test]
    fn pictures_of_other_kinds_are_called_by_their_names() {
        let tga = [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 8, 0, 24, 0, 7, 7, 7];
        for (bytes, kind) in [
            (&b"\xFF\xD8\xFF\xE0\0\x10JFIF"[..], "JPEG"),
            (b"GIF89a", "GIF"),
            (b"BM\x46\0\0\0\0\0\0\0", "BMP"),
            (b"RIFF\x24\0\0\0WEBPVP8 ", "WebP"),
            (b"P7\nWIDTH 3\nHEIGHT 3\nDEPTH 1\nMAXVAL 1\nENDHDR\n\0\0\0", "PAM"),
            (b"II*\0\x08\0\0\0", "TIFF"),
            (b"MM\0*\0\0\0\x08", "TIFF"),
            (b"\0\0\x01\0\x01\0\x10\x10", "ICO"),
            (&tga, "TGA"),
        ] {
            let sentence = format!(
                "this is a {kind} picture; of pictures only PNG, SVG, PBM, PGM and PPM can be read: \
                 save it as PNG"
            );
            assert_eq!(error(bytes), sentence);
        }
        assert!(read(b"BMBMBMBM\nM      M\nBMBMBMBM").is_ok());
    }

    #[test]
    fn an_svg_with_declarations_is_no_text() {
        assert_eq!(
            error(b"<?xml version='1.0'?>\n<!DOCTYPE svg [<!ENTITY a 'b'>]>\n<svg/>"),
            "the SVG is not well-formed XML: XML with DTD detected"
        );
    }
}
