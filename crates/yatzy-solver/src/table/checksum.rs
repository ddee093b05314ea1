//! The checksum of blocks.

/// A fast sum over words. A flipped bit changes all of it.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    let mut sum = 0x9e37_79b9_7f4a_7c15u64 ^ bytes.len() as u64;
    let mut add = |word: u64| sum = (sum.rotate_left(29) ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
    let words = bytes.chunks_exact(8);
    let mut rest = [0; 8];
    rest[..words.remainder().len()].copy_from_slice(words.remainder());
    for word in words {
        add(u64::from_le_bytes(word.try_into().expect("eight bytes")));
    }
    add(u64::from_le_bytes(rest));
    sum ^ sum >> 32
}
