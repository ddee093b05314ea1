//! A player's rating by Glicko-2 (Glickman 2013), with every exercise as an opponent of known rating and every answer
//! as one rating period. The volatility stays fixed: a person who practises has no rating periods without games, and
//! with one game a period its estimate hardly moves.

use serde::{Deserialize, Serialize};

/// One unit of Glicko-2's scale in rating points.
const SCALE: f64 = 173.7178;
/// The volatility.
const VOLATILITY: f64 = 0.06;
/// The uncertainty of an exercise's rating.
const EXERCISE: f64 = 60.0;

/// A player's rating and its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

impl Default for Rating {
    /// A player of whom nothing is known.
    fn default() -> Rating {
        Rating { rating: 1300.0, deviation: 220.0 }
    }
}

impl Rating {
    /// The rating after an exercise.
    #[must_use]
    pub fn after(self, exercise: u16, right: bool) -> Rating {
        let (mu, phi) = ((self.rating - f64::from(exercise)) / SCALE, self.deviation / SCALE);
        let other = EXERCISE / SCALE;
        let g = 1.0 / (1.0 + 3.0 * other * other / std::f64::consts::PI.powi(2)).sqrt();
        let expected = 1.0 / (1.0 + (-g * mu).exp());
        let variance = 1.0 / (g * g * expected * (1.0 - expected));
        let before = (phi * phi + VOLATILITY * VOLATILITY).sqrt();
        let after = 1.0 / (1.0 / (before * before) + 1.0 / variance).sqrt();
        let score = f64::from(u8::from(right));
        let moved = after * after * g * (score - expected);
        Rating {
            rating: (self.rating + moved * SCALE).clamp(400.0, 2600.0),
            deviation: (after * SCALE).clamp(45.0, 350.0),
        }
    }

    /// The level in words and of the exercises that fit, from 1 to [`LEVELS`](super::LEVELS): that of the bots that come
    /// to such a rating.
    pub fn level(self) -> u8 {
        level_of(self.rating, [1330.0, 1450.0, 1620.0, 1900.0])
    }
}

/// The level of an exercise of this rating. Players of a level get most exercises of the same level right.
pub(super) fn exercise_level(rating: u16) -> u8 {
    level_of(rating.into(), [1100.0, 1350.0, 1600.0, 1850.0])
}

/// One more than the number of limits that a rating has reached.
fn level_of(rating: f64, limits: [f64; 4]) -> u8 {
    limits.iter().filter(|limit| rating >= **limit).count() as u8 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Steps 2, 3, 6 and 7 of Glickman's paper, worked out apart from this code: a player of 1500 with deviation 200, an
    /// opponent of 1400 with deviation 60, one win.
    #[test]
    fn one_answer_moves_the_rating_as_the_paper_says() {
        let after = Rating { rating: 1500.0, deviation: 200.0 }.after(1400, true);
        assert!((after.rating - 1563.4).abs() < 0.2, "{after:?}");
        assert!(after.deviation < 185.0 && after.deviation > 165.0, "{after:?}");
        let lost = Rating { rating: 1500.0, deviation: 200.0 }.after(1400, false);
        assert!(lost.rating < 1400.0 && (lost.deviation - after.deviation).abs() < 1e-9);
    }

    #[test]
    fn a_rating_settles_where_half_is_right() {
        let mut rating = Rating::default();
        for number in 0..400 {
            rating = rating.after(1700, number % 2 == 0);
        }
        assert!((rating.rating - 1700.0).abs() < 25.0, "{rating:?}");
        assert_eq!(rating.level(), 4);
        assert_eq!((exercise_level(1099), exercise_level(1100), exercise_level(2700)), (1, 2, 5));
    }
}
