//! Which games something was done to lately: what was read of one before that must not be remembered after it.

use std::collections::VecDeque;
use yatzy_table::GameId;

/// How many are remembered.
const REMEMBERED: usize = 1024;

/// The games that something was done to, the latest last.
#[derive(Debug, Default)]
pub(crate) struct Lately {
    games: VecDeque<GameId>,
    /// How many there were before them.
    forgotten: u64,
}

impl Lately {
    /// How often it was done up to now.
    pub fn count(&self) -> u64 {
        self.forgotten + self.games.len() as u64
    }

    /// Whether it may have been done to a game since it had been done so often.
    pub fn since(&self, count: u64, game: &GameId) -> bool {
        match count.checked_sub(self.forgotten) {
            Some(known) => self.games.iter().skip(known as usize).any(|done| done == game),
            // It was done so often meanwhile that it can't be said.
            None => true,
        }
    }

    /// Notes that it has just been done to a game.
    pub fn note(&mut self, game: &GameId) {
        self.games.push_back(game.clone());
        if self.games.len() > REMEMBERED {
            self.games.pop_front();
            self.forgotten += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_since() {
        let game = |number: u16| {
            let mut bytes = [0; 32];
            bytes[..2].copy_from_slice(&number.to_be_bytes());
            GameId::from_bytes(&bytes)
        };
        let mut lately = Lately::default();
        lately.note(&game(1));
        let then = lately.count();
        lately.note(&game(2));
        assert!(
            !lately.since(then, &game(1)) && lately.since(then, &game(2)) && !lately.since(then, &game(3))
        );
        (0..REMEMBERED as u16).for_each(|number| lately.note(&game(1000 + number)));
        assert!(lately.since(then, &game(3)), "nobody knows any more");
        assert!(!lately.since(lately.count(), &game(3)));
    }
}
