//! The goal, on the form of a new game.

use super::NewGame;
use yatzy_rules::Goal;
use yatzy_text::{Text, say};

/// The next or previous goal. To win is offered with several seats only.
pub(super) fn cycled(now: Goal, in_company: bool, by: i32) -> Goal {
    let total = match now {
        Goal::AtLeast(total) => total,
        _ => Goal::FIRST_TOTAL,
    };
    let mut goals = vec![Goal::Mean, Goal::Record, Goal::AtLeast(total)];
    if in_company {
        goals.push(Goal::Win);
    }
    let at = goals.iter().position(|goal| *goal == now).unwrap_or_default();
    goals[(at as i32 + by).rem_euclid(goals.len() as i32) as usize]
}

/// A typed number becomes the target score.
pub(super) fn typed(now: Goal, letter: char) -> Goal {
    let before = match now {
        Goal::AtLeast(total) => total,
        _ => 0,
    };
    match letter.to_digit(10) {
        Some(digit) if before * 10 + digit <= Goal::MAX_TOTAL => Goal::AtLeast(before * 10 + digit),
        _ => now,
    }
}

/// Deletes the last digit of a target score.
pub(super) fn erased(now: Goal) -> Goal {
    match now {
        Goal::AtLeast(total) => Goal::AtLeast(total / 10),
        goal => goal,
    }
}

impl NewGame {
    /// The goal, and a remark beside it.
    pub(super) fn goal_value(&self, text: Text) -> (String, String) {
        match self.goal {
            Goal::Mean => (say!(text, "goal-mean"), String::new()),
            Goal::Record => (say!(text, "goal-record"), String::new()),
            Goal::AtLeast(total) => {
                (say!(text, "goal-total-of", total = total), say!(text, "goal-type-total"))
            }
            Goal::Win => (say!(text, "goal-win"), String::new()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_go_round_and_totals_are_typed() {
        let round =
            |in_company: bool, steps: i32| (0..steps).fold(Goal::Mean, |goal, _| cycled(goal, in_company, 1));
        assert_eq!((round(false, 3), round(true, 4)), (Goal::Mean, Goal::Mean));
        assert_eq!(cycled(Goal::Mean, true, -1), Goal::Win);
        let total = "312".chars().fold(Goal::Mean, typed);
        assert_eq!((total, erased(total)), (Goal::AtLeast(312), Goal::AtLeast(31)));
        assert_eq!("123456789".chars().fold(Goal::Win, typed), Goal::AtLeast(12345));
    }
}
