//! Weights as bytes: four bytes each, the first bytes of all weights before the second ones, and so on. Bytes of the same
//! place are alike, so that the browser's module compresses better.

/// Writes weights. They are rounded to four bytes when they are fitted.
pub(super) fn write(weights: impl Iterator<Item = f64>, bytes: &mut Vec<u8>) {
    let weights: Vec<[u8; 4]> = weights.map(|weight| (weight as f32).to_le_bytes()).collect();
    for place in 0..4 {
        bytes.extend(weights.iter().map(|weight| weight[place]));
    }
}

/// Reads weights; `None` if bytes are missing.
pub(super) fn read(bytes: &[u8]) -> Option<Vec<f64>> {
    let count = bytes.len() / 4;
    let weight = |i: usize| f32::from_le_bytes(std::array::from_fn(|place| bytes[place * count + i]));
    bytes.len().is_multiple_of(4).then(|| (0..count).map(|i| weight(i).into()).collect())
}

#[cfg(test)]
mod tests {
    #[test]
    fn weights_survive_bytes() {
        let weights = [1.5, -0.25, 0.0, 1e6, f64::from(0.1_f32)];
        let mut bytes = Vec::new();
        super::write(weights.into_iter(), &mut bytes);
        assert_eq!(bytes.len(), 20);
        assert_eq!(super::read(&bytes), Some(weights.to_vec()));
        assert_eq!(super::read(&bytes[1..]), None);
    }
}
