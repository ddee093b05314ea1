//! The computer's players of a house, its coach and its judge: exact values where a game is solved in seconds,
//! the best estimate there is elsewhere.

use crate::service::{Advised, Bots, Perfect};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use yatzy_bots::{Analysis, Bot, Coach, Estimated, Level, Patience, Position, Values, Words, values_for};
use yatzy_rules::{Action, Game, RulesHash, Ruleset};
use yatzy_solver::Solver;
use yatzy_text::{PadNames, Text};

/// What a solve may take while a table waits for a bot or a hint.
const AT_THE_TABLE: Patience = Patience::MOMENT;

/// What it may take for a report: nobody has to wait for that.
const AFTERWARDS: Patience = Patience::COFFEE;

/// How many games' values are kept.
const KEPT: usize = 6;

/// Bots of every level, for every game.
#[derive(Default)]
pub struct HouseBots {
    /// Values by rules, and by whether they are for a report; the latest asked for first.
    kept: Mutex<Vec<((RulesHash, bool), Slot)>>,
    /// One solve at a time: it takes all processors, and players are served beside it.
    solving: Mutex<()>,
}

type Slot = Arc<OnceLock<Arc<dyn Values>>>;

impl HouseBots {
    /// The values of these rules, found once.
    fn values(&self, rules: &Arc<Ruleset>, for_report: bool) -> Arc<dyn Values> {
        // What is solved at the table need not be solved again for the report.
        let for_report = for_report && !is_within(rules, AT_THE_TABLE) && is_within(rules, AFTERWARDS);
        let slot = self.slot((rules.hash(), for_report));
        let find = || {
            let _alone = self.solving.lock().unwrap_or_else(PoisonError::into_inner);
            values_for(rules.clone(), if for_report { AFTERWARDS } else { AT_THE_TABLE })
        };
        slot.get_or_init(find).clone()
    }

    fn slot(&self, key: (RulesHash, bool)) -> Slot {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept.iter().position(|(known, _)| *known == key).map(|place| kept.remove(place));
        kept.insert(0, known.unwrap_or_else(|| (key, Slot::default())));
        kept.truncate(KEPT);
        kept[0].1.clone()
    }
}

/// Whether these rules are solved with so much patience.
fn is_within(rules: &Arc<Ruleset>, patience: Patience) -> bool {
    Solver::new(rules.clone()).is_ok_and(|solver| {
        let takes = solver.estimate();
        takes.cpu_seconds <= patience.cpu_seconds && takes.memory <= patience.memory
    })
}

impl Bots for HouseBots {
    fn levels(&self) -> Vec<&'static str> {
        Level::ALL.map(Level::id).to_vec()
    }

    /// Perfect is only who plays by exact values, or by a fit that was measured to come close.
    fn plays(&self, level: &str, rules: &Arc<Ruleset>) -> bool {
        match level.parse::<Level>() {
            Ok(Level::Perfect) => {
                is_within(rules, AT_THE_TABLE) || Estimated::new(rules.clone()).error().is_some()
            }
            Ok(_) => true,
            Err(_) => false,
        }
    }

    fn prepare(&self, rules: &Arc<Ruleset>) {
        self.values(rules, false);
    }

    fn hint(&self, game: &Game, present: Option<Action>, names: &PadNames, text: Text) -> Option<Advised> {
        let hint = Coach::new(self.values(game.rules(), false)).hint(game, present).ok()??;
        let words = Words { text, names, rules: game.rules() };
        Some(Advised { sentence: hint.sentence(&words), exact: hint.exact, cost: hint.cost_sentence(&words) })
    }

    fn choose(&self, level: &str, seed: u64, game: &Game) -> Option<Action> {
        let level: Level = level.parse().ok()?;
        let mut bot = Bot::new(level, self.values(game.rules(), false), seed).ok()?;
        bot.choose(game).ok().flatten()
    }

    fn analyse(&self, game: &Game) -> Option<Analysis> {
        Analysis::new(&*self.values(game.rules(), true), game).ok()
    }

    fn perfect(&self, rules: &Arc<Ruleset>) -> Option<Perfect> {
        let values = self.values(rules, true);
        match values.statistics().ok()? {
            Some(statistics) => Some(Perfect::Exact(statistics)),
            None => {
                let mean = values.value(Position::START).ok()?;
                Some(Perfect::Estimated { mean, error: values.error() })
            }
        }
    }
}
