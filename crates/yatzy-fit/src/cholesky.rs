//! Linear systems of the least squares fits.

/// Solves a symmetric positive definite system by Cholesky decomposition. Only the lower half of the matrix is used.
pub fn solve(matrix: &mut [f64], right: &mut [f64], count: usize) {
    for i in 0..count {
        let (above, row) = matrix.split_at_mut(i * count);
        for j in 0..i {
            let other = &above[j * count..][..=j];
            row[j] = (row[j] - dot(&row[..j], &other[..j])) / other[j];
        }
        row[i] = (row[i] - dot(&row[..i], &row[..i])).sqrt();
    }
    for i in 0..count {
        let row = &matrix[i * count..][..=i];
        right[i] = (right[i] - dot(&row[..i], &right[..i])) / row[i];
    }
    for i in (0..count).rev() {
        right[i] /= matrix[i * count + i];
        let (value, row) = (right[i], &matrix[i * count..][..i]);
        right[..i].iter_mut().zip(row).for_each(|(x, weight)| *x -= value * weight);
    }
}

/// Eight parallel sums: fast, and always in the same order.
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    let (a_parts, b_parts) = (a.chunks_exact(8), b.chunks_exact(8));
    let rest: f64 = a_parts.remainder().iter().zip(b_parts.remainder()).map(|(x, y)| x * y).sum();
    for (x, y) in a_parts.zip(b_parts) {
        for i in 0..8 {
            sums[i] += x[i] * y[i];
        }
    }
    sums.iter().sum::<f64>() + rest
}
