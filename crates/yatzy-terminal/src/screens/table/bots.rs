//! The computer's turns at a pace that people can follow: each step is shown before it happens.

use super::TableScreen;
use crate::thought::Thought;
use crate::{Kit, Msg, Opponent};
use ratatui::crossterm::event::KeyCode;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use yatzy_rules::{Action, Seat};

/// The computer's players at this table, and what the one to play is up to.
#[derive(Default)]
pub struct Bots {
    players: BTreeMap<Seat, Box<dyn Opponent>>,
    now: Now,
    /// How many of the computer's turns someone does not want to watch: one a key pressed meanwhile.
    hurried: usize,
    /// How often an answer was looked for and not there yet.
    looks: usize,
    /// What hurried the computer and is pressed still or again, and when it came last.
    held: Option<(Msg, Instant)>,
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
/// How long a hurried turn may hold the screen: no one sees less than a frame. Whoever has to think for longer
/// does so while the screen is awake.
const AT_ONCE: Duration = Duration::from_millis(8);
/// A key that comes again so soon is held down: nobody has looked at the dice meanwhile.
const HELD: Duration = Duration::from_millis(100);
/// After so many looks it is worth saying that the computer thinks.
const MANY_LOOKS: usize = 10;

impl Bots {
    /// How long until the next step wants to be taken.
    pub fn patience(&self, kit: &Kit) -> Duration {
        match self.now {
            Now::Idle => Duration::ZERO,
            Now::Thinking(..) => LOOK,
            Now::Shown(_) if self.is_hurried() => Duration::ZERO,
            Now::Shown(_) => kit.pace,
        }
    }

    /// Whether someone asked for this turn to be over.
    pub fn is_hurried(&self) -> bool {
        self.hurried > 0
    }

    /// Whether the computer takes long enough over a question for people to wonder.
    pub fn is_slow(&self) -> bool {
        self.looks >= MANY_LOOKS
    }

    /// Forgets what was planned: the game went another way.
    pub fn stop(&mut self) {
        self.now = Now::Idle;
        self.hurried = 0;
    }
}

impl TableScreen {
    /// Lets the computer play on: one step of its turn, or as many as a moment allows if it is hurried.
    pub(super) fn bot_plays(&mut self, kit: &mut Kit) {
        let until = Instant::now() + AT_ONCE;
        self.bot_step(kit, Duration::ZERO);
        while self.bots.is_hurried() && self.open.bot_to_play() {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            self.bot_step(kit, left);
        }
    }

    /// Someone does not want to watch: the computer's turn is played as fast as it can think. Pressed again it
    /// is meant for the computer's next turn, if that follows; what is left over then is forgotten.
    pub(super) fn bot_hurries(&mut self, msg: Msg, kit: &mut Kit) {
        self.bots.hurried += 1;
        self.bots.held = Some((msg, (kit.clock)()));
        self.bot_plays(kit);
    }

    /// Whether a key is still the one that hurried the computer, held down. Then it throws once, where there is
    /// nothing to choose yet, and no more.
    pub(super) fn is_held(&mut self, msg: Msg, kit: &Kit) -> bool {
        let Some((_, before)) = self.bots.held.take().filter(|(hurried, _)| *hurried == msg) else {
            return false;
        };
        let now = (kit.clock)();
        self.bots.held = Some((msg, now));
        let thrown = self.open.game().turn().and_then(|turn| turn.throws()).is_some_and(|throws| throws > 0);
        thrown && now.duration_since(before) < HELD
    }

    /// The next small step of the computer's turn; waits no longer than that for an answer.
    fn bot_step(&mut self, kit: &mut Kit, wait: Duration) {
        let Some(seat) = self.open.seat() else { return };
        match std::mem::take(&mut self.bots.now) {
            Now::Idle => {
                if let Some(thought) = self.bot_thinks(seat, kit) {
                    self.bots.now = Now::Thinking(seat, thought);
                }
            }
            Now::Thinking(seat, thought) => match thought.poll(wait) {
                None => {
                    self.bots.looks += 1;
                    self.bots.now = Now::Thinking(seat, thought);
                }
                Some(answer) => {
                    self.bots.looks = 0;
                    self.bot_answers(seat, answer);
                }
            },
            Now::Shown(action) => self.bot_acts(action, kit),
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
        let turn = |screen: &TableScreen| screen.open.game().turn().map(|turn| (turn.round, turn.seat));
        let before = turn(self);
        if !self.act(action, kit)
            && let Some(first) = self.open.game().actions().first().copied()
        {
            // An illegal wish is no reason to stop the game.
            self.act(first, kit);
        }
        self.bots.now = Now::Idle;
        if !self.open.bot_to_play() {
            self.bots.hurried = 0;
        } else if turn(self) != before {
            self.bots.hurried = self.bots.hurried.saturating_sub(1);
        }
    }

    /// Whether a key pressed during the computer's turn means something else than "go on".
    pub(super) fn is_for_us(msg: Msg) -> bool {
        match msg {
            Msg::Key(KeyCode::Char(key)) => matches!(key, 'q' | 'i' | '?' | 'u' | '<' | '>'),
            Msg::Key(key) => {
                use KeyCode::{F, Left, PageDown, PageUp, Right};
                matches!(key, F(1) | Left | Right | PageUp | PageDown)
            }
            Msg::Wheel(_) | Msg::Control(_) => true,
            Msg::Click(_) | Msg::Tick => false,
        }
    }
}
