//! A file with a distribution of totals: the rules, the chance of each total, and a checksum.

use crate::distribution::Distribution;
use crate::table::{TableError, checksum};
use std::path::Path;
use yatzy_rules::RulesHash;

/// The magic bytes; the last one is the format version.
const MAGIC: [u8; 8] = *b"yatztot\x01";
const HEADER: usize = 40;

impl Distribution {
    /// Writes the distribution of these rules.
    pub fn save(&self, path: &Path, rules: RulesHash) -> Result<(), TableError> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(rules.bytes());
        bytes.extend(self.chances.iter().flat_map(|chance| chance.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        let mut partial = path.as_os_str().to_owned();
        partial.push(".partial");
        std::fs::write(&partial, bytes)?;
        Ok(std::fs::rename(&partial, path)?)
    }

    /// Reads the distribution of these rules.
    pub fn load(path: &Path, rules: RulesHash) -> Result<Distribution, TableError> {
        let bytes = std::fs::read(path)?;
        let (body, sum) = bytes.split_last_chunk::<8>().ok_or(TableError::NotATable)?;
        let (header, chances) = body.split_at_checked(HEADER).ok_or(TableError::NotATable)?;
        if header[..8] != MAGIC {
            return Err(TableError::NotATable);
        }
        if checksum(body) != u64::from_le_bytes(*sum) || chances.len() % 8 != 0 {
            return Err(TableError::Damaged { at: 0 });
        }
        if header[8..] != rules.bytes() {
            let found = header[8..].iter().map(|byte| format!("{byte:02x}")).collect();
            return Err(TableError::OtherRules { found });
        }
        let chances =
            chances.chunks_exact(8).map(|eight| f64::from_le_bytes(eight.try_into().expect("eight")));
        Ok(Distribution { chances: chances.collect() })
    }
}
