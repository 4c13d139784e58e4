//! Nobody but the two machines of a match can say anything in it: each of its packets ends with a
//! code that takes the key to make.

use hmac_sha256::HMAC;

use super::wire::MatchKey;

/// The bytes of such a code.
const BYTES: usize = 8;

/// Adds the code.
pub fn seal(key: &MatchKey, mut bytes: Vec<u8>) -> Vec<u8> {
    let code = HMAC::mac(&bytes, key);
    bytes.extend(&code[..BYTES]);
    bytes
}

/// What was sealed with this key; none if it was not.
pub fn open<'a>(key: &MatchKey, bytes: &'a [u8]) -> Option<&'a [u8]> {
    let (said, code) = bytes.split_at_checked(bytes.len().checked_sub(BYTES)?)?;
    let expected = HMAC::mac(said, key);
    let differing =
        code.iter().zip(&expected).fold(0, |differing, (one, other)| differing | (one ^ other));
    (differing == 0).then_some(said)
}
