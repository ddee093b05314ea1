//! The coach, where the table allows it. That it was asked is noted in the record first; whatever it has to find
//! out it finds out beside the game.

use super::Advised;
use crate::app::App;
use crate::refused::Refused;
use crate::table::Seen;
use crate::who::Who;
use std::sync::Arc;
use std::time::Duration;
use yatzy_rules::{Action, Hand, Ruleset};
use yatzy_text::Text;

/// How long an answer may wait for the coach before it says that the coach is thinking.
const WAIT: Duration = Duration::from_millis(300);

/// What comes of asking the coach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Coached {
    /// It speaks.
    Says(Advised),
    /// It has to find something out first: ask again in a moment.
    Thinks,
}

/// What is told along with the question for a hint.
#[derive(Clone, Copy, Debug, Default)]
pub struct Question {
    /// What the asker is about to do.
    pub present: Option<Action>,
    /// The dice that lie on a real table, and after how many throws.
    pub told: Option<(Hand, u16)>,
}

impl App {
    /// Whether the coach may be asked at a table.
    pub fn has_coach(&self, seen: &Seen) -> bool {
        seen.saved.hints && self.bots().is_some()
    }

    /// What the coach says to whoever is to play, once it is noted that they asked.
    pub async fn coach(
        &self,
        seen: &Arc<Seen>,
        who: &Who,
        question: Question,
        text: Text,
    ) -> Result<Coached, Refused> {
        let Some(bots) = self.bots().filter(|_| seen.saved.hints) else {
            return Err(Refused::NoCoach(seen.clone()));
        };
        match seen.game.turn() {
            Some(turn) if !seen.may_play(who, turn.seat) => return Err(Refused::NotYours(seen.clone())),
            Some(turn) if !turn.hinted => return Err(Refused::NotAsked(seen.clone())),
            Some(_) => {}
            None => return Err(Refused::by_rules(yatzy_rules::Refusal::GameOver, seen)),
        }
        if !self.prepare(seen.game.rules(), WAIT).await {
            return Ok(Coached::Thinks);
        }
        let asked = seen.clone();
        let hint = move || match question.told {
            Some((hand, throws)) => {
                bots.hint(&asked.game.if_thrown(hand, throws), question.present, &asked.pad_names(), text)
            }
            None => bots.hint(&asked.game, question.present, &asked.pad_names(), text),
        };
        match tokio::task::spawn_blocking(hint).await {
            Ok(Some(advised)) => Ok(Coached::Says(advised)),
            _ => Err(Refused::NoCoach(seen.clone())),
        }
    }

    /// Begins to find out what bots and coach need to know, and says whether it is known in time.
    pub(super) async fn prepare(&self, rules: &Arc<Ruleset>, wait: Duration) -> bool {
        let Some(bots) = self.bots() else { return false };
        let (first, known) = (bots.clone(), rules.clone());
        let is_ready = self.prepared().get(rules.hash(), wait, move || first.prepare(&known)).await.is_some();
        if is_ready {
            // Nobody waits for the rest.
            let known = rules.clone();
            self.deepened().get(rules.hash(), Duration::ZERO, move || bots.deepen(&known)).await;
        }
        is_ready
    }
}
