//! SHA-1, by which a WebSocket is answered: its standard asks for it. It keeps no secret.

/// The sum of these bytes.
pub fn sha1(bytes: &[u8]) -> [u8; 20] {
    let mut sums: [u32; 5] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0];
    let mut padded = bytes.to_vec();
    padded.push(0x80);
    padded.resize((bytes.len() + 9).next_multiple_of(64) - 8, 0);
    padded.extend((8 * bytes.len() as u64).to_be_bytes());
    for block in padded.as_chunks::<64>().0 {
        let mut words = [0; 80];
        for (word, four) in words.iter_mut().zip(block.as_chunks().0) {
            *word = u32::from_be_bytes(*four);
        }
        for at in 16..80 {
            let mixed = words[at - 3] ^ words[at - 8] ^ words[at - 14] ^ words[at - 16];
            words[at] = mixed.rotate_left(1);
        }
        let mut state = sums;
        for (at, word) in words.into_iter().enumerate() {
            let [first, b, c, d, last] = state;
            let (mixed, constant) = match at {
                ..20 => (b & c | !b & d, 0x5A82_7999),
                20..40 => (b ^ c ^ d, 0x6ED9_EBA1),
                40..60 => (b & c | b & d | c & d, 0x8F1B_BCDC),
                _ => (b ^ c ^ d, 0xCA62_C1D6),
            };
            let parts = [mixed, last, constant, word];
            let next = parts.into_iter().fold(first.rotate_left(5), u32::wrapping_add);
            state = [next, first, b.rotate_left(30), c, d];
        }
        for (sum, part) in sums.iter_mut().zip(state) {
            *sum = sum.wrapping_add(part);
        }
    }
    let mut whole = [0; 20];
    for (four, sum) in whole.as_chunks_mut().0.iter_mut().zip(sums) {
        *four = sum.to_be_bytes();
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::sha1;

    #[test]
    fn sums_are_those_of_the_standard() {
        let hex = |bytes: &[u8]| sha1(bytes).map(|byte| format!("{byte:02x}")).concat();
        assert_eq!(hex(b""), "da39a3ee5e6b4b0d3255bfef95601890afd80709");
        assert_eq!(hex(b"abc"), "a9993e364706816aba3e25717850c26c9cd0d89d");
        let long = b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
        assert_eq!(hex(long), "84983e441c3bd26ebaae4aa1f95129e5e54670f1");
        // Where the length still fits into the block, and where it does not.
        assert_eq!(hex(&[b'a'; 55]), "c1c8bbdc22796e28c0e15163d20899b65621d65a");
        assert_eq!(hex(&[b'a'; 56]), "c2db330f6083854c99d4b5bfb6e8f29f201be699");
    }
}
