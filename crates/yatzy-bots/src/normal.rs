//! The normal distribution.

/// The cumulative distribution function, accurate to about 1e-7 (Abramowitz and Stegun, 26.2.17).
pub(crate) fn below(x: f64) -> f64 {
    if x < 0.0 {
        return 1.0 - below(-x);
    }
    let t = 1.0 / (1.0 + 0.231_641_9 * x);
    let poly = [1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_530];
    let sum = poly.iter().fold(0.0, |sum, factor| (sum + factor) * t);
    let density = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    1.0 - density * sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        for (x, chance) in [(0.0, 0.5), (1.0, 0.841_344_746), (-1.959_963_985, 0.025), (5.0, 0.999_999_713)] {
            assert!((below(x) - chance).abs() < 1e-7, "{x}");
        }
    }
}
