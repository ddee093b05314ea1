//! A solution as bytes without rounding, for transfer between workers and for storage without files: a header with the
//! rules, then every value in eight bytes, twice as much as in a table file.

use super::{TableError, checksum};
use crate::solution::{Solution, ValueStore};
use crate::solve::Solver;
use std::sync::Arc;
use yatzy_rules::Ruleset;

const MAGIC: [u8; 8] = *b"yatzyall";
/// Magic bytes, the hash of the rules, the checksum of all values.
const HEADER: usize = 8 + 32 + 8;

impl Solution {
    /// All values as bytes; `None` if they are not in memory.
    pub fn to_bytes(&self) -> Option<Vec<u8>> {
        let values = self.values_in_memory()?;
        let mut bytes = Vec::with_capacity(HEADER + values.len() * 8);
        bytes.extend(MAGIC);
        bytes.extend(self.rules().hash().bytes());
        bytes.extend([0; 8]);
        bytes.extend(values.iter().flat_map(|value| value.to_le_bytes()));
        let sum = checksum(&bytes[HEADER..]);
        bytes[HEADER - 8..HEADER].copy_from_slice(&sum.to_le_bytes());
        Some(bytes)
    }

    /// Reads the solution of these rules.
    pub fn from_bytes(rules: Arc<Ruleset>, bytes: &[u8]) -> Result<Solution, TableError> {
        let (header, values) = bytes.split_at_checked(HEADER).ok_or(TableError::NotATable)?;
        if header[..8] != MAGIC {
            return Err(TableError::NotATable);
        }
        if header[8..40] != rules.hash().bytes() {
            let found = header[8..40].iter().map(|byte| format!("{byte:02x}")).collect();
            return Err(TableError::OtherRules { found });
        }
        let solver = Solver::new(rules).map_err(|_| TableError::NotATable)?;
        let (expected, found) = (HEADER as u64 + solver.space.size() * 8, bytes.len() as u64);
        if expected != found {
            return Err(TableError::Length { expected, found });
        }
        if checksum(values).to_le_bytes() != header[40..] {
            return Err(TableError::Damaged { at: HEADER as u64 });
        }
        let read = |value: &[u8]| f64::from_le_bytes(value.try_into().expect("eight bytes"));
        let values = values.chunks_exact(8).map(read).collect();
        Solution::new(solver, ValueStore::Memory(values))
            .map_err(|_| TableError::Damaged { at: HEADER as u64 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Objective;
    use yatzy_rules::toys;

    #[test]
    fn every_value_comes_back_and_nothing_else_does() {
        let rules = Arc::new(toys::ruleset(7));
        let solved = Solver::new(rules.clone()).expect("toys are small").solve();
        let bytes = solved.to_bytes().expect("it is in memory");
        let read = Solution::from_bytes(rules.clone(), &bytes).expect("as it was written");
        assert_eq!(read.values_in_memory(), solved.values_in_memory());
        assert_eq!((read.expected(), Objective::tie(&read)), (solved.expected(), Objective::tie(&solved)));

        let refused = |bytes: &[u8]| Solution::from_bytes(rules.clone(), bytes).err();
        assert!(matches!(refused(&bytes[..20]), Some(TableError::NotATable)));
        assert!(matches!(refused(&bytes[..bytes.len() - 8]), Some(TableError::Length { .. })));
        let mut damaged = bytes.clone();
        damaged[HEADER + 3] ^= 1;
        assert!(matches!(refused(&damaged), Some(TableError::Damaged { .. })));
        let other = Solution::from_bytes(Arc::new(toys::ruleset(8)), &bytes).err();
        assert!(matches!(other, Some(TableError::OtherRules { .. })));
    }
}
