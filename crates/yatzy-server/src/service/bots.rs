//! Seats that the computer plays. What a bot would do comes from outside; here it takes its turn like anyone,
//! through the same pen and the same log.

use super::act::decide_for;
use super::{Change, Committed};
use crate::app::App;
use crate::table::Live;
use std::sync::Arc;
use yatzy_rules::{Action, Game, Ruleset};
use yatzy_store::{Player, digest};

/// Players of the computer.
pub trait Bots: Send + Sync {
    /// The levels that there are, weakest first.
    fn levels(&self) -> Vec<&'static str>;

    /// Whether there is a player of a level for these rules.
    fn plays(&self, level: &str, rules: &Ruleset) -> bool;

    /// What a bot of a level does now, where it is its turn; the seed is the game's own. It may take its time; it is called on a thread
    /// for such work.
    fn choose(&self, level: &str, seed: u64, game: &Game) -> Option<Action>;
}

impl App {
    /// The levels at which the computer plays here.
    pub fn bot_levels(&self) -> Vec<&'static str> {
        self.bots().map(|bots| bots.levels()).unwrap_or_default()
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
        let _pen = live.write().await;
        let (Some(level), Some(bots)) = (bot_to_play(live), self.bots()) else { return };
        let seen = live.seen();
        let game = seen.game.clone();
        let seed = digest("yatzy bot", &[seen.id().as_str().as_bytes()]);
        let seed = u64::from_be_bytes(seed[..8].try_into().unwrap_or_default());
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

/// The level of the bot whose turn it is.
fn bot_to_play(live: &Live) -> Option<String> {
    let seen = live.seen();
    let turn = seen.game.turn()?;
    match &seen.seat(turn.seat)?.player {
        Player::Bot(level) => Some(level.clone()),
        Player::Person | Player::Open => None,
    }
}
