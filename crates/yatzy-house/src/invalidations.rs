//! Games that were invalidated recently. A read that began before must not be cached after.

use std::collections::VecDeque;
use yatzy_table::GameId;

const REMEMBERED: usize = 1024;

/// The latest invalidations, oldest first.
#[derive(Debug, Default)]
pub(crate) struct RecentInvalidations {
    games: VecDeque<GameId>,
    /// Number of older ones that are no longer listed.
    forgotten: u64,
}

impl RecentInvalidations {
    /// Number of invalidations up to now.
    pub fn count(&self) -> u64 {
        self.forgotten + self.games.len() as u64
    }

    /// Whether this game may have been invalidated since that count.
    pub fn since(&self, count: u64, game: &GameId) -> bool {
        match count.checked_sub(self.forgotten) {
            Some(known) => self.games.iter().skip(known as usize).any(|done| done == game),
            // Too long ago to tell.
            None => true,
        }
    }

    /// Notes an invalidation.
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
    fn invalidations_since_a_count() {
        let game = |number: u16| {
            let mut bytes = [0; 32];
            bytes[..2].copy_from_slice(&number.to_be_bytes());
            GameId::from_bytes(&bytes)
        };
        let mut recent = RecentInvalidations::default();
        recent.note(&game(1));
        let then = recent.count();
        recent.note(&game(2));
        assert!(
            !recent.since(then, &game(1)) && recent.since(then, &game(2)) && !recent.since(then, &game(3))
        );
        (0..REMEMBERED as u16).for_each(|number| recent.note(&game(1000 + number)));
        assert!(recent.since(then, &game(3)), "too long ago to tell");
        assert!(!recent.since(recent.count(), &game(3)));
    }
}
