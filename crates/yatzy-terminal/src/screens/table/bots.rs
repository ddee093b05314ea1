//! The computer's turns at a pace that people can follow: each step is shown before it happens.

use super::TableScreen;
use crate::thought::Thought;
use crate::{Kit, Msg, Opponent};
use ratatui::crossterm::event::KeyCode;
use std::collections::BTreeMap;
use std::time::Duration;
use yatzy_rules::{Action, Seat};

/// The computer's players at this table, and what the one to play is up to.
#[derive(Default)]
pub struct Bots {
    players: BTreeMap<Seat, Box<dyn Opponent>>,
    now: Now,
}

#[derive(Default)]
enum Now {
    #[default]
    Idle,
    Thinking(Seat, Thought<(Box<dyn Opponent>, Action)>),
    Shown(Action),
}

/// How often an answer is looked for.
const LOOK: Duration = Duration::from_millis(10);

impl Bots {
    /// How long until the next step wants to be taken.
    pub fn patience(&self, kit: &Kit) -> Duration {
        match self.now {
            Now::Idle => Duration::ZERO,
            Now::Thinking(..) => LOOK,
            Now::Shown(_) => kit.pace,
        }
    }

    /// Forgets what was planned: the game went another way.
    pub fn stop(&mut self) {
        self.now = Now::Idle;
    }
}

impl TableScreen {
    /// The next small step of the computer's turn.
    pub(super) fn bot_step(&mut self, kit: &mut Kit) {
        let Some(seat) = self.open.seat() else { return };
        match std::mem::take(&mut self.bots.now) {
            Now::Idle => {
                if let Some(thought) = self.bot_thinks(seat, kit) {
                    self.bots.now = Now::Thinking(seat, thought);
                }
            }
            Now::Thinking(seat, thought) => match thought.poll() {
                None => self.bots.now = Now::Thinking(seat, thought),
                Some(answer) => self.bot_answers(seat, answer),
            },
            Now::Shown(action) => self.bot_acts(action, kit),
        }
    }

    /// Plays the rest of the computer's turn at once: someone pressed a key.
    pub(super) fn bot_skip(&mut self, kit: &mut Kit) {
        let Some(seat) = self.open.seat() else { return };
        let round = self.open.game().turn().map(|turn| turn.round);
        while self.open.seat() == Some(seat) && self.open.game().turn().map(|turn| turn.round) == round {
            match std::mem::take(&mut self.bots.now) {
                Now::Idle => match self.bot_thinks(seat, kit) {
                    Some(thought) => self.bots.now = Now::Thinking(seat, thought),
                    None => return,
                },
                Now::Thinking(seat, thought) => {
                    let answer = thought.wait();
                    self.bot_answers(seat, answer);
                }
                Now::Shown(action) => self.bot_acts(action, kit),
            }
        }
    }

    fn bot_thinks(&mut self, seat: Seat, kit: &Kit) -> Option<Thought<(Box<dyn Opponent>, Action)>> {
        let player = self.open.player(seat);
        let level = player.level()?;
        let known = self.bots.players.remove(&seat);
        // A record may name a level that this program does not know; the first one it knows sits in.
        let opponents = &kit.opponents;
        let rules = self.open.game().rules();
        let seed = self.open.seed();
        let found = known
            .or_else(|| opponents.opponent(level, rules, seed))
            .or_else(|| opponents.levels().first().and_then(|level| opponents.opponent(level, rules, seed)));
        let mut opponent = found?;
        let game = self.open.game().clone();
        Some(Thought::start(move || {
            let action = opponent.choose(&game);
            (opponent, action)
        }))
    }

    fn bot_answers(&mut self, seat: Seat, answer: Option<(Box<dyn Opponent>, Action)>) {
        // A player that broke off in thought still has to move: the first legal action keeps the game going.
        let first = || self.open.game().actions().first().copied();
        let action = match answer {
            Some((opponent, action)) => {
                self.bots.players.insert(seat, opponent);
                Some(action)
            }
            None => first(),
        };
        let Some(action) = action else { return };
        match action {
            Action::Throw(keep) => self.tray.keep(keep),
            Action::Enter(cell) | Action::Name(cell) => self.cursor = Some((seat, cell)),
            _ => {}
        }
        self.bots.now = Now::Shown(action);
    }

    fn bot_acts(&mut self, action: Action, kit: &mut Kit) {
        if !self.act(action, kit)
            && let Some(first) = self.open.game().actions().first().copied()
        {
            // An illegal wish is no reason to stop the game.
            self.act(first, kit);
        }
        self.bots.now = Now::Idle;
    }

    /// Whether a key pressed during the computer's turn means something else than "go on".
    pub(super) fn is_for_us(msg: Msg) -> bool {
        matches!(
            msg,
            Msg::Key(KeyCode::Char('q' | 'i' | '?' | 'u' | '<' | '>') | KeyCode::Left | KeyCode::Right)
        )
    }
}
