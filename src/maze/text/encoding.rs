//! From bytes to characters.
//!
//! Takes UTF-8, and UTF-16 if there is a byte order mark or half of the first character is zero.
//! Anything else is refused, with the position of the first bad byte; so is a character that is
//! zero, which no text has.

use std::borrow::Cow;

use super::sheet::split_lines;
use super::{Place, TextError};

/// Decodes the bytes, without a byte order mark.
pub fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, TextError> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => decode_utf16(rest, u16::from_le_bytes).map(Cow::Owned),
        [0xfe, 0xff, rest @ ..] => decode_utf16(rest, u16::from_be_bytes).map(Cow::Owned),
        // UTF-8 text has no zero bytes; in UTF-16, all ASCII has.
        [1..=u8::MAX, 0, ..] => decode_utf16(bytes, u16::from_le_bytes).map(Cow::Owned),
        [0, 1..=u8::MAX, ..] => decode_utf16(bytes, u16::from_be_bytes).map(Cow::Owned),
        [0xef, 0xbb, 0xbf, rest @ ..] => decode_utf8(rest).map(Cow::Borrowed),
        _ => decode_utf8(bytes).map(Cow::Borrowed),
    }
}

/// Whether a text, of whatever length, may begin with these bytes; its last character may be cut.
pub fn may_begin_with(bytes: &[u8]) -> bool {
    (0..4).any(|cut| bytes.len().checked_sub(cut).is_some_and(|end| decode(&bytes[..end]).is_ok()))
}

fn decode_utf8(bytes: &[u8]) -> Result<&str, TextError> {
    let valid = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
    };
    let text = valid.split('\0').next().unwrap_or_default();
    if text.len() == bytes.len() {
        Ok(text)
    } else {
        Err(TextError::Encoding { place: place_after(text), encoding: "UTF-8" })
    }
}

fn decode_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, TextError> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let symbols = char::decode_utf16(pairs.iter().map(|&pair| unit(pair)));
    let text: String = symbols.map_while(Result::ok).take_while(|&symbol| symbol != '\0').collect();
    if rest.is_empty() && text.encode_utf16().count() == pairs.len() {
        Ok(text)
    } else {
        Err(TextError::Encoding { place: place_after(&text), encoding: "UTF-16" })
    }
}

/// The position right after a text.
fn place_after(text: &str) -> Place {
    let (mut line, mut column) = (0, 1);
    for content in split_lines(text) {
        line += 1;
        column = content.chars().count() + 1;
    }
    Place { line, column }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    }

    #[test]
    fn byte_order_marks_or_zeros_tell_the_encoding() {
        for (text, mark) in [("█ 𝒮\n", "\u{feff}"), ("# █\n", "")] {
            let marked = format!("{mark}{text}");
            assert_eq!(decode(text.as_bytes()).unwrap(), text);
            assert_eq!(decode(marked.as_bytes()).unwrap(), text);
            assert_eq!(decode(&utf16(&marked, u16::to_le_bytes)).unwrap(), text);
            assert_eq!(decode(&utf16(&marked, u16::to_be_bytes)).unwrap(), text);
        }
    }

    #[test]
    fn the_first_bad_byte_has_a_place() {
        let refused = |bytes: &[u8]| decode(bytes).unwrap_err().to_string();
        assert_eq!(refused(b"##\r\n#\xe4"), "line 2, column 2: this is not valid UTF-8");
        assert_eq!(refused(b"\xc3\xa4\r\xc3"), "line 2, column 1: this is not valid UTF-8");
        assert_eq!(refused(b"###\n##\0\xff"), "line 2, column 3: this is not valid UTF-8");
        let zero = utf16("##\n\0#", u16::to_be_bytes);
        assert_eq!(refused(&zero), "line 2, column 1: this is not valid UTF-16");
    }

    #[test]
    fn a_text_may_be_cut_anywhere() {
        let text = "\u{feff}█ ä 𝒮\n";
        for bytes in [text.as_bytes().to_vec(), utf16(text, u16::to_le_bytes)] {
            for end in 0..=bytes.len() {
                assert!(may_begin_with(&bytes[..end]), "{end}");
            }
        }
        for bytes in [&b"\0\0\0\0\0\0"[..], b"###\0\0\0\0#", b"\xff\xff\xff\xff\xff\xff"] {
            assert!(!may_begin_with(bytes), "{bytes:?}");
        }
    }

    #[test]
    fn half_a_utf16_character_is_refused() {
        let mut bytes = utf16("\u{feff}#\r#", u16::to_le_bytes);
        bytes.push(b'#');
        let expected = "line 2, column 2: this is not valid UTF-16";
        assert_eq!(decode(&bytes).unwrap_err().to_string(), expected);
        bytes.pop();
        bytes.extend(0xd800_u16.to_le_bytes());
        assert_eq!(decode(&bytes).unwrap_err().to_string(), expected);
    }
}
