//! The coach at the table. The table knows only the trait; `yatzy-bots` stands behind it.

use crate::thought::Thought;
use std::sync::Arc;
use yatzy_bots::{Budget, Knowledge, Values, Words};
use yatzy_rules::{Action, Game, RulesHash, Ruleset};
use yatzy_text::{PadNames, Text};

/// What the coach says.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The best move.
    pub action: Action,
    /// Why, in one plain sentence of the player's language.
    pub sentence: String,
    /// What the present choice costs, in a sentence, where there is one.
    pub cost: Option<String>,
}

/// Knows good play. Asked on a thread of its own, for it may have to think.
pub trait Coach: Send {
    /// The best move now, for someone about to do `present`; `None` where the coach does not know this game.
    fn advise(
        &mut self,
        game: &Game,
        present: Option<Action>,
        names: &PadNames,
        text: Text,
    ) -> Option<Advice>;
}

/// The coach of `yatzy-bots`.
#[derive(Clone, Default)]
pub struct KnowingCoach {
    knowledge: Knowledge,
    /// The rules that a long solve was begun for.
    begun: Option<RulesHash>,
}

impl KnowingCoach {
    /// A coach with this knowledge.
    pub fn new(knowledge: Knowledge) -> KnowingCoach {
        KnowingCoach { knowledge, begun: None }
    }

    /// What is known within a moment. Where a longer solve brings more, it is begun, and known to whoever asks
    /// once it is done.
    fn values(&mut self, rules: &Arc<Ruleset>) -> Arc<dyn Values> {
        let values = self.knowledge.best(rules, Budget::FOR_A_MOVE);
        let is_final = values.is_exact() || self.knowledge.is_final(rules, Budget::FOR_A_REPORT);
        if !is_final && self.begun.replace(rules.hash()) != Some(rules.hash()) {
            let (knowledge, rules) = (self.knowledge.clone(), rules.clone());
            Thought::start(move || knowledge.best(&rules, Budget::FOR_A_REPORT));
        }
        values
    }
}

impl Coach for KnowingCoach {
    fn advise(
        &mut self,
        game: &Game,
        present: Option<Action>,
        names: &PadNames,
        text: Text,
    ) -> Option<Advice> {
        let coach = yatzy_bots::Coach::new(self.values(game.rules()));
        let hint = coach.hint(game, present).ok().flatten()?;
        let words = Words { text, names, rules: game.rules() };
        Some(Advice {
            action: hint.best.action,
            sentence: hint.sentence(&words),
            cost: hint.cost_sentence(&words),
        })
    }
}
