//! The byte format of a table: its header, and the values of a mask with a checksum.

use super::{BLOCK_HEADER, HEADER, TableError, VERSION, checksum, file_size};
use crate::state_space::StateSpace;
use yatzy_rules::RulesHash;

const MAGIC: [u8; 8] = *b"yatzytab";

pub(super) fn header(hash: RulesHash, space: &StateSpace) -> [u8; HEADER as usize] {
    let mut header = [0; HEADER as usize];
    header[..8].copy_from_slice(&MAGIC);
    header[8..12].copy_from_slice(&VERSION.to_le_bytes());
    header[12..16].copy_from_slice(&(space.cells as u32).to_le_bytes());
    header[16..48].copy_from_slice(&hash.bytes());
    header[48..56].copy_from_slice(&file_size(space).to_le_bytes());
    let sum = checksum(&header[..56]);
    header[56..].copy_from_slice(&sum.to_le_bytes());
    header
}

pub(super) fn check_header(
    found: &[u8; HEADER as usize],
    hash: RulesHash,
    space: &StateSpace,
) -> Result<(), TableError> {
    let number = |at: usize| u32::from_le_bytes([found[at], found[at + 1], found[at + 2], found[at + 3]]);
    let expected = header(hash, space);
    if found[..8] != MAGIC {
        return Err(TableError::NotATable);
    }
    if number(8) != VERSION {
        return Err(TableError::Version { found: number(8) });
    }
    if checksum(&found[..56]).to_le_bytes() != found[56..] {
        return Err(TableError::Damaged { at: 0 });
    }
    if found[16..48] != expected[16..48] {
        let hex = found[16..48].iter().map(|byte| format!("{byte:02x}")).collect();
        return Err(TableError::OtherRules { found: hex });
    }
    if *found != expected { Err(TableError::Damaged { at: 0 }) } else { Ok(()) }
}

/// Appends the block of a mask, and rounds the values to the written ones.
pub(super) fn encode(values: &mut [f64], bytes: &mut Vec<u8>) {
    let low = values.iter().copied().fold(f64::INFINITY, f64::min);
    let high = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let step = (high - low) / f64::from(u32::MAX);
    let start = bytes.len();
    bytes.extend(low.to_le_bytes());
    bytes.extend(step.to_le_bytes());
    bytes.extend([0; 8]);
    for value in values {
        let steps = if step > 0.0 { ((*value - low) / step).round() as u32 } else { 0 };
        bytes.extend(steps.to_le_bytes());
        *value = low + step * f64::from(steps);
    }
    let sum = block_sum(&bytes[start..]);
    bytes[start + 16..start + 24].copy_from_slice(&sum.to_le_bytes());
}

/// The checksum of a block.
fn block_sum(block: &[u8]) -> u64 {
    checksum(&block[..16]) ^ checksum(&block[BLOCK_HEADER..]).rotate_left(32)
}

/// Decodes a block; `false` if it is damaged.
pub(super) fn decode(block: &[u8], values: &mut [f64]) -> bool {
    let number = |at: usize| f64::from_le_bytes(block[at..at + 8].try_into().expect("eight bytes"));
    let (low, step) = (number(0), number(8));
    for (value, steps) in values.iter_mut().zip(block[BLOCK_HEADER..].chunks_exact(4)) {
        let steps = u32::from_le_bytes(steps.try_into().expect("four bytes"));
        *value = low + step * f64::from(steps);
    }
    block_sum(block).to_le_bytes() == block[16..24]
}
