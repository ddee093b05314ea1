//! Who plays the seats of the computer. The table knows only these two traits; `yatzy-bots` stands behind
//! them, and tests may put anyone there.

use std::sync::Arc;
use yatzy_bots::{Bot, Budget, Knowledge, Level};
use yatzy_rules::{Action, Game, Ruleset};

/// Plays a seat.
pub trait Opponent: Send {
    /// What to do now. The game is not over, and the answer is one of its [`Game::actions`].
    fn choose(&mut self, game: &Game) -> Action;
}

/// Knows opponents by level.
pub trait Opponents: Send {
    /// The levels there are, weakest first: what may follow `bot:`.
    fn levels(&self) -> Vec<&'static str>;

    /// Someone of this level who knows these rules; `None` if there is no such level. The same seed brings
    /// the same player back after a crash. Quick: whoever has to study the rules does so when first asked.
    fn opponent(&self, level: &str, rules: &Arc<Ruleset>, seed: u64) -> Option<Box<dyn Opponent>>;
}

/// The players of `yatzy-bots`.
#[derive(Clone, Default)]
pub struct Bots {
    knowledge: Knowledge,
}

impl Bots {
    /// Players who share what they know.
    pub fn new(knowledge: Knowledge) -> Bots {
        Bots { knowledge }
    }
}

impl Opponents for Bots {
    fn levels(&self) -> Vec<&'static str> {
        Level::ALL.iter().map(|level| level.id()).collect()
    }

    fn opponent(&self, level: &str, rules: &Arc<Ruleset>, seed: u64) -> Option<Box<dyn Opponent>> {
        let level: Level = level.parse().ok()?;
        let (rules, knowledge) = (rules.clone(), self.knowledge.clone());
        Some(Box::new(Student { level, rules, seed, knowledge, bot: None }))
    }
}

/// A bot that studies the rules when it is first asked, on whatever thread asks.
struct Student {
    level: Level,
    rules: Arc<Ruleset>,
    seed: u64,
    knowledge: Knowledge,
    bot: Option<Bot>,
}

impl Student {
    fn bot(&mut self) -> Option<&mut Bot> {
        let values = match self.level {
            // They never look beyond the turn.
            Level::Random | Level::Greedy => self.knowledge.at_once(&self.rules),
            _ => self.knowledge.best(&self.rules, Budget::FOR_A_MOVE),
        };
        // Better values may have come up since the last move.
        if !self.bot.as_ref().is_some_and(|bot| Arc::ptr_eq(bot.values(), &values)) {
            self.bot = Bot::new(self.level, values, self.seed).ok();
        }
        self.bot.as_mut()
    }
}

impl Opponent for Student {
    fn choose(&mut self, game: &Game) -> Action {
        let chosen = self.bot().and_then(|bot| bot.choose(game).ok().flatten());
        // Rules that nobody can reckon with are still played on: the first legal action.
        chosen.or_else(|| game.actions().first().copied()).unwrap_or(Action::Abandon)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::{Catalogue, DiceSource};

    #[test]
    fn every_game_is_played_to_its_end() {
        let bots = Bots::default();
        for (edition, level) in ["yatzy", "maxi", "triple", "ru13", "tactic-da"]
            .into_iter()
            .zip(["random", "greedy"].into_iter().cycle())
        {
            let rules = Catalogue::get().rules(edition).unwrap();
            let mut game = Game::new(rules.clone(), 1, DiceSource::Program);
            let mut player = bots.opponent(level, &rules, 1).unwrap();
            while game.turn().is_some() {
                let event = game.decide(player.choose(&game), &mut crate::RandomDice).unwrap();
                game.record(&event).unwrap();
            }
        }
        assert!(bots.opponent("nobody", &Catalogue::get().rules("yatzy").unwrap(), 1).is_none());
    }
}
