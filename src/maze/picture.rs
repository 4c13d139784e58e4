//! Mazes as pictures: PNG for the screen and for other programs, SVG for paper.
//!
//! Everything written here is read back as the same maze, and foreign pictures are read too, with
//! what was assumed: mostly that dark is wall and light is open. Files are never trusted: an error
//! comes back as a sentence, before memory is spent on what a file merely claims. This module does
//! not know where the bytes come from or go to.

mod error;
mod exact;
mod image;
mod png_format;
mod png_pixels;
mod png_writer;
mod pnm;
mod reader;
mod shape;
mod silhouette;
mod svg_path;
mod svg_reader;
mod svg_writer;
mod tiling;
mod tones;

pub use error::{PictureError, WriteError};
pub use png_format::MAX_PIXELS_PER_TILE;
pub use png_writer::{check_png_size, usual_pixels, write_colours, write_png};
pub use pnm::is_pnm;
pub use reader::examine;
pub use shape::read_shape;
pub use svg_reader::read_svg;
pub use svg_writer::{write_line, write_svg};

/// Whether a file with these bytes is a PNG picture, whole or not.
pub fn is_png(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG\r\n\x1A\n")
}

/// Whether the first element in these bytes is an SVG picture's. An XML declaration, comments and
/// the like may come before it.
pub fn is_svg(bytes: &[u8]) -> bool {
    const PREAMBLE: [(&[u8], &[u8]); 3] = [(b"<?", b"?>"), (b"<!--", b"-->"), (b"<!", b">")];

    let mut rest = bytes.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(bytes);
    loop {
        rest = rest.trim_ascii_start();
        let Some((begin, end)) = PREAMBLE.into_iter().find(|(begin, _)| rest.starts_with(begin))
        else {
            break;
        };
        let inner = &rest[begin.len()..];
        match inner.windows(end.len()).position(|window| window == end) {
            Some(place) => rest = &inner[place + end.len()..],
            None => return false,
        }
    }
    rest.strip_prefix(b"<svg")
        .and_then(|after_name| after_name.first())
        .is_some_and(|&next| next.is_ascii_whitespace() || matches!(next, b'/' | b'>'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn png_is_known_by_its_first_eight_bytes() {
        assert!(is_png(b"\x89PNG\r\n\x1A\n and more"));
        assert!(!is_png(b"\x89PNG\r\n\x1A"));
        assert!(!is_png(b"PNG"));
    }

    #[test]
    fn svg_is_known_behind_what_may_come_before_it() {
        for svg in [
            "<svg/>",
            "<svg>",
            "\u{FEFF}<svg\nwidth='1'>",
            " \n\t<?xml version='1.0'?>\r\n<!-- a > b --><!DOCTYPE svg><svg >",
        ] {
            assert!(is_svg(svg.as_bytes()), "{svg}");
        }
    }

    #[test]
    fn other_text_is_no_svg() {
        for other in ["", "svg", "<svg", "<svgs>", "<html><svg>", "<!-- <svg>", "<?xml", "#######"]
        {
            assert!(!is_svg(other.as_bytes()), "{other}");
        }
    }
}
