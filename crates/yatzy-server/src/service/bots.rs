//! Seats that the computer plays. What a bot would do comes from outside; here it takes its turn like anyone,
//! through the same pen and the same log.

use super::act::decide_for;
use super::{Change, Committed};
use crate::app::App;
use crate::refused::Refused;
use crate::table::{Here, Live, Seen};
use crate::who::Who;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::Analysis;
use yatzy_rules::{Action, DiceSource, Game, Player, Ruleset};
use yatzy_solver::Statistics;
use yatzy_store::digest;
use yatzy_text::{PadNames, Text};

/// Players of the computer, and what they know of the game. What they are asked may take its time: all but
/// `levels` and `plays` is called on threads for such work.
pub trait Bots: Send + Sync {
    /// The levels that there are, weakest first.
    fn levels(&self) -> Vec<&'static str>;

    /// Whether there is a player of a level for these rules.
    fn plays(&self, level: &str, rules: &Arc<Ruleset>) -> bool;

    /// Finds out what cards are worth under these rules, so that bots and coach need not think for long.
    fn prepare(&self, rules: &Arc<Ruleset>);

    /// What is best now and why, for someone about to do `present`; `None` where nobody knows.
    fn hint(&self, game: &Game, present: Option<Action>, names: &PadNames, text: Text) -> Option<Advised>;

    /// What a bot of a level does now, where it is its turn; the seed is the game's own.
    fn choose(&self, level: &str, seed: u64, game: &Game) -> Option<Action>;

    /// What was luck in a game, and what was skill; `None` where nobody knows.
    fn analyse(&self, game: &Game) -> Option<Analysis>;

    /// What perfect play leads to; `None` where nobody knows.
    fn perfect(&self, rules: &Arc<Ruleset>) -> Option<Perfect>;
}

/// What the coach says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advised {
    /// What to do and why, in a person's words.
    pub sentence: String,
    /// Whether it rests on exact values, and not on an estimate.
    pub exact: bool,
    /// What the present choice costs, in a person's words, where one was told.
    pub cost: Option<String>,
}

/// What perfect play leads to.
#[derive(Clone, Debug)]
pub enum Perfect {
    /// Exactly, box by box.
    Exact(Statistics),
    /// The game is too large: what good play makes of an empty card on average.
    Estimated {
        /// The average.
        mean: f64,
        /// How far it may be off, where that was measured.
        error: Option<f64>,
    },
}

impl Perfect {
    /// The average total.
    pub fn mean(&self) -> f64 {
        match self {
            Perfect::Exact(statistics) => statistics.mean,
            Perfect::Estimated { mean, .. } => *mean,
        }
    }

    /// Exactly, box by box, if that is known.
    pub fn statistics(&self) -> Option<&Statistics> {
        match self {
            Perfect::Exact(statistics) => Some(statistics),
            Perfect::Estimated { .. } => None,
        }
    }
}

/// The level at which the computer steps in for someone who is away.
const STAND_IN: &str = "casual";

impl App {
    /// The levels at which the computer plays here.
    pub fn bot_levels(&self) -> Vec<&'static str> {
        self.bots().map(|bots| bots.levels()).unwrap_or_default()
    }

    /// How long until someone at the table may let the computer play for whoever is to play; `None` unless that is
    /// a person on another device, and away.
    pub fn until_step_in(&self, seen: &Seen, here: &Here, who: &Who) -> Option<Duration> {
        let seat = seen.game.turn()?.seat;
        let sits = seen.is_host(who) || !seen.seats_of(who).is_empty();
        let is_person = seen.seat(seat).is_some_and(|saved| !matches!(saved.player, Player::Computer(_)));
        let away = !seen.holds(who, seat) && !here.is_here(seat);
        let can = self.bots().is_some() && seen.game.source() == DiceSource::Program;
        (sits && is_person && away && can).then(|| self.config().patience.saturating_sub(here.away_for(seat)))
    }

    /// Lets the computer play one turn for someone who is away; for anyone who sits at the table. Whoever names the
    /// version they saw may ask again without an effect twice.
    pub async fn step_in(&self, live: &Arc<Live>, who: &Who, version: Option<u32>) -> Result<(), Refused> {
        let _pen = live.write().await;
        let mut seen = live.seen();
        if !seen.is_host(who) && seen.seats_of(who).is_empty() {
            return Err(Refused::NotYours(seen));
        }
        if version.is_some_and(|version| version != seen.version()) {
            return Err(Refused::Stale(seen));
        }
        if seen.game.source() == DiceSource::Table {
            return Err(Refused::RealDice(seen));
        }
        let (Some(turn), Some(bots)) = (seen.game.turn().cloned(), self.bots()) else {
            return Err(Refused::UnknownBot(STAND_IN.to_owned()));
        };
        if live.here().away_for(turn.seat) < self.config().patience || seen.holds(who, turn.seat) {
            return Err(Refused::NotAway(seen));
        }
        let is_same = |seen: &Seen| {
            seen.game.turn().is_some_and(|now| (now.seat, now.round) == (turn.seat, turn.round))
        };
        while is_same(&seen) {
            let (bots, game, seed) = (bots.clone(), seen.game.clone(), seed(&seen));
            let chosen = tokio::task::spawn_blocking(move || bots.choose(STAND_IN, seed, &game)).await;
            let action = chosen.ok().flatten().ok_or_else(|| Refused::UnknownBot(STAND_IN.to_owned()))?;
            let happening =
                decide_for(&seen, action, None).map_err(|refusal| Refused::by_rules(refusal, &seen))?;
            let change = Change { what: vec![happening], ..Change::default() };
            match self.commit(live, &seen, change).await? {
                Committed::Now(now) => seen = now,
                Committed::Before(_) => return Err(Refused::Unavailable),
            }
        }
        Ok(())
    }

    /// Lets the computer play, if it is its turn.
    pub(super) fn play_bots(&self, live: &Arc<Live>) {
        if bot_to_play(live).is_some() {
            let (app, live) = (self.clone(), live.clone());
            tokio::spawn(async move { app.bot_step(&live).await });
        }
    }

    /// One step of a bot. Its commit calls for the next one.
    async fn bot_step(&self, live: &Arc<Live>) {
        tokio::time::sleep(self.config().bot_pause).await;
        // Whatever must be found out first is, before anyone is kept from writing.
        self.prepare(live.seen().game.rules(), Duration::MAX).await;
        let _pen = live.write().await;
        let (Some(level), Some(bots)) = (bot_to_play(live), self.bots()) else { return };
        let seen = live.seen();
        let game = seen.game.clone();
        let seed = seed(&seen);
        let chosen = tokio::task::spawn_blocking(move || bots.choose(&level, seed, &game)).await;
        let Ok(Some(action)) = chosen else {
            tracing::error!("a bot does not know what to do");
            return;
        };
        let Ok(happening) = decide_for(&seen, action, None) else {
            tracing::error!("a bot wants what the rules refuse");
            return;
        };
        let change = Change { what: vec![happening], ..Change::default() };
        match self.commit(live, &seen, change).await {
            Ok(Committed::Now(_) | Committed::Before(_)) => {}
            Err(_) => tracing::warn!("a bot could not play"),
        }
    }
}

/// A number of the game's own: a bot does the same again after a crash.
fn seed(seen: &Seen) -> u64 {
    let digest = digest("yatzy bot", &[seen.id().as_str().as_bytes()]);
    u64::from_be_bytes(digest[..8].try_into().unwrap_or_default())
}

/// The level of the bot whose turn it is.
fn bot_to_play(live: &Live) -> Option<String> {
    let seen = live.seen();
    let turn = seen.game.turn()?;
    match &seen.seat(turn.seat)?.player {
        Player::Computer(level) => Some(level.clone()),
        Player::Person | Player::Nobody => None,
    }
}
