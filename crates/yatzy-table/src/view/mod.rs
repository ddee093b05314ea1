//! Everything that a person sees of a table, as a value: the turn and its throws, the chips, every cell with its
//! points or the typed reason why it is closed, the last move and all turns before it, what can be undone, who is away
//! and who is missing. Pages and terminal draw it, plain lines say it, the wire carries it. A fact that only one of
//! them shows belongs here.

mod goal;
mod happened;
mod newcomer;
mod over;
mod practise;
mod seat;
mod turn;
mod words;
mod you;

pub use newcomer::Newcomer;
pub use practise::daily_result;
pub use seat::{SeatView, chips_of};
pub use turn::{LastMove, LyingDie, TurnView};
pub use you::{TakeBack, You};

use crate::{GameId, Moment, Presence, SeatRequestView, Series, Sharing, Table, Who};
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::Chance;
use yatzy_rules::fair::{self, Commitment, Head, Secret};
use yatzy_rules::{
    Action, Card, Cell, DiceSource, Event, Face, Game, Hand, Keep, Offer, Phase, Play, Player, Points,
    Refusal, Ruleset, Seat, SharedVec, Standing, Step, Turn,
};
use yatzy_text::{Pad, PadNames, Text, say};

/// Number of marks of players; then they repeat.
const MARKS: u16 = 8;

/// A table as one person sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The game's id.
    pub id: GameId,
    /// The version, which requests name.
    pub version: u32,
    /// The join code, while the table is open.
    pub code: Option<String>,
    /// The edition whose names the pad uses; `None` for rules from a file.
    pub edition: Option<String>,
    pub rules: Arc<Ruleset>,
    /// The names on the pad.
    pub names: PadNames,
    pub source: DiceSource,
    /// Whether the coach may be asked.
    pub coach: bool,
    /// The commitment of the program's dice, made before the first throw.
    pub commitment: Option<Commitment>,
    /// The secret of the commitment, once nothing can be undone any more.
    pub secret: Option<Secret>,
    /// The match that the game belongs to.
    pub of_match: Option<GameId>,
    /// The newest head of the record's chain. A device that notes it can check later that the record was not
    /// rewritten.
    pub head: Option<Head>,
    /// Number of the game's next throw, starting at 1.
    pub next_throw: u32,
    /// The phase of the game.
    pub phase: Phase,
    /// Whether the game was ended early.
    pub abandoned: bool,
    /// The turn in progress; `None` once the game is over.
    pub turn: Option<TurnView>,
    /// All seats, in the order of play.
    pub seats: Vec<SeatView>,
    /// The points of each open cell for the current hand, or the reason why it is closed. Empty before the first
    /// throw.
    pub offers: Vec<Offer>,
    /// The finished turns and other steps.
    pub steps: SharedVec<Step>,
    /// The last event; `None` before the first one.
    pub happened: Option<Event>,
    /// The standings, best first.
    pub standings: Vec<Standing>,
    /// Permissions and seats of the person.
    pub you: You,
    /// Number of spectators.
    pub watchers: u32,
    /// The computer's next action, shown for a moment before it happens.
    pub intends: Option<Action>,
    /// The rematch, if there is one.
    pub next: Option<GameId>,
    /// The games of this table so far.
    pub series: Series,
    /// What it has in common with other games. The challenge is there once the dice are public.
    pub sharing: Sharing,
}

/// What a view needs beside the stored table.
#[derive(Clone, Debug)]
pub struct ViewContext<'a> {
    /// Presence at the table.
    pub presence: &'a Presence,
    /// The time.
    pub now: Moment,
    /// How long a person must be away before the computer may play for them; `None` if it never may.
    pub patience: Option<Duration>,
    /// How long the last entry of a game can be undone.
    pub take_back: Duration,
    /// The computer's next action.
    pub intends: Option<Action>,
    /// The chance of each seat to reach its goal, as far as it is known.
    pub chances: &'a [Option<Chance>],
    /// The rematch, if there is one.
    pub next: Option<GameId>,
    /// The games of this table so far.
    pub series: Series,
}

impl View {
    /// The view of the asker.
    pub fn of(table: &Table, who: &Who, context: ViewContext<'_>) -> View {
        let (saved, game) = (&table.saved, &table.game);
        let secret = saved.secret.filter(|_| game.source().is_program());
        View {
            id: saved.id.clone(),
            version: table.version(),
            code: saved.code.clone(),
            edition: saved.edition.clone(),
            rules: game.rules().clone(),
            names: saved.pad_names(),
            source: game.source(),
            coach: saved.hints,
            commitment: secret.map(|secret| fair::commitment(saved.source, saved.id.as_str(), secret)),
            secret: secret.filter(|_| table.is_open()),
            of_match: saved.of_match.as_ref().map(|of_match| of_match.id.clone()),
            head: table.head,
            next_throw: game.next_throw(),
            phase: game.phase(),
            abandoned: game.is_abandoned(),
            turn: TurnView::of(game),
            seats: table.seats().map(|(seat, _)| SeatView::of(table, who, &context, seat)).collect(),
            offers: game.offers(),
            steps: game.steps().clone(),
            happened: saved.log.iter().rev().find_map(|logged| logged.what.event()),
            standings: game.standings(),
            you: You::of(table, who, &context),
            watchers: context.presence.watchers(),
            intends: context.intends,
            next: context.next,
            series: context.series,
            sharing: Sharing {
                challenge: saved.sharing.challenge.clone().filter(|_| table.is_sealed()),
                ..saved.sharing
            },
        }
    }

    /// The game, as far as the view holds it. A correction within the turn in progress is not part of it.
    pub fn game(&self) -> Result<Game, Refusal> {
        let joined = self.steps.iter().filter(|step| matches!(step, Step::Joined(_))).count();
        let first_seats = self.seats.len().saturating_sub(joined).max(1) as u16;
        let turn = self.turn.as_ref().map(|turn| Turn {
            seat: turn.seat,
            round: turn.round,
            named: turn.named,
            play: Play::Throws(turn.thrown.clone()),
            entry: None,
            hinted: turn.hinted,
            crossed_out: Vec::new(),
        });
        Game::of_steps(self.rules.clone(), first_seats, self.source, &self.steps, turn.as_ref())
    }

    /// Whether this view differs from an earlier one. A countdown alone is no difference, because clients count down
    /// by themselves.
    pub fn differs_from(&self, before: &View) -> bool {
        let counts = self.you.step_in.is_some_and(|wait| !wait.is_zero()) && before.you.step_in.is_some();
        if !counts {
            return self != before;
        }
        let mut now = self.clone();
        now.you.step_in = before.you.step_in;
        now != *before
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.turn.is_none()
    }

    /// The seat, if it exists.
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.get(usize::from(seat.0))
    }

    /// The card of a seat, if it exists.
    pub fn card(&self, seat: Seat) -> Option<&Card> {
        self.seat(seat).map(|seat| &seat.card)
    }

    /// The seat to play; `None` once the game is over.
    pub fn turn_of(&self) -> Option<Seat> {
        self.turn.as_ref().map(|turn| turn.seat)
    }

    /// Whether the computer plays the turn in progress.
    pub fn computer_plays(&self) -> bool {
        self.turn_of().and_then(|seat| self.seat(seat)).is_some_and(|seat| seat.player.is_computer())
    }

    /// The shown name of a seat. Equal names get a number.
    pub fn name(&self, text: Text, seat: Seat) -> String {
        self.seat(seat)
            .map_or_else(|| say!(text, "seat-number", seat = seat.number()), |seat| seat.shown(text))
    }

    /// The number of the mark of a seat's player. The seat that begins changes with every game of a series, and a
    /// player keeps the mark.
    pub fn colour(&self, seat: Seat) -> u16 {
        let this_game = u32::from(self.is_over() && !self.abandoned);
        let before = self.series.games.saturating_sub(this_game) as usize;
        let seats = self.seats.len().max(1);
        ((usize::from(seat.0) + before) % seats) as u16 % MARKS
    }

    pub fn cell_name(&self, text: Text, cell: Cell) -> String {
        text.cell_name(&self.names, &self.rules, cell)
    }

    /// Calls a function with the pad, for sentences about it.
    pub fn with_pad<T>(&self, text: Text, speak: impl FnOnce(Pad<'_>) -> T) -> T {
        let seats: Vec<String> = self.seats.iter().map(|seat| seat.shown(text)).collect();
        speak(Pad { rules: &self.rules, names: &self.names, seats: &seats })
    }

    /// The points of each open cell of the seat to play for a hand on a real table, or the reason why it is closed.
    /// `named` is the called box, where the rules ask for one and the log has none yet.
    pub fn offers_of(&self, hand: Hand, named: Option<Cell>) -> Vec<Offer> {
        let Some(turn) = &self.turn else { return Vec::new() };
        let card = self.card(turn.seat);
        card.map(|card| self.rules.offers(card, turn.named.or(named), hand)).unwrap_or_default()
    }

    /// The points that could be entered into a cell of the seat to play without naming the dice, ascending; with or
    /// without an extra yatzy. `named` is as for [`View::offers_of`].
    pub fn points_to_tell(&self, cell: Cell, named: Option<Cell>, extra_yatzy: bool) -> Vec<Points> {
        let Some(turn) = &self.turn else { return Vec::new() };
        let card = self.card(turn.seat);
        card.map(|card| self.rules.points_to_tell(card, turn.named.or(named), cell, extra_yatzy))
            .unwrap_or_default()
    }

    /// The points of a cell of the seat to play for the current hand, or the reason why it is closed.
    pub fn offer(&self, cell: Cell) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.cell == cell)
    }

    /// Every legal action of the seat to play: boxes to call, dice to keep, cells to enter.
    pub fn actions(&self) -> Vec<Action> {
        let open = || self.turn_of().and_then(|seat| self.card(seat)).map(Card::open).unwrap_or_default();
        match self.phase {
            Phase::Over => Vec::new(),
            Phase::Naming => open().iter().map(Action::Name).collect(),
            Phase::FirstThrow => vec![Action::Throw(Keep::NOTHING)],
            Phase::Thrown { hand, rethrows } => {
                let keeps = Keep::all_of(hand).filter(|_| rethrows > 0).map(Action::Throw);
                let allowed = self.offers.iter().filter(|offer| offer.points.is_ok());
                keeps.chain(allowed.map(|offer| Action::Enter(offer.cell))).collect()
            }
        }
    }

    /// Whether the seat to play has a choice now. Before the first throw it has none, unless it calls a box.
    pub fn has_choice(&self) -> bool {
        matches!(self.phase, Phase::Naming | Phase::Thrown { .. })
    }

    /// The next cell of the seat to play, where the rules set an order.
    pub fn next_cell(&self) -> Option<Cell> {
        self.rules.next_cell(self.card(self.turn_of()?)?.open())
    }

    /// The finished turns, in order.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = &Turn> {
        self.steps.iter().filter_map(Step::turn)
    }

    /// The finished turn of a seat in a round.
    pub fn turn_at(&self, round: u16, seat: Seat) -> Option<&Turn> {
        self.turns().find(|turn| (turn.round, turn.seat) == (round, seat) && turn.entry.is_some())
    }

    /// The turn that filled a cell of a seat's card.
    pub fn turn_that_filled(&self, seat: Seat, cell: Cell) -> Option<&Turn> {
        self.turns().find(|turn| turn.seat == seat && turn.filled(cell))
    }

    /// Whether everyone plays on this device: alone, in turns, or against the computer.
    pub fn plays_here(&self) -> bool {
        self.seats.iter().all(|seat| seat.is_yours || seat.player.is_computer())
    }

    /// The moves so far, the earliest first.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = LastMove> + '_ {
        self.turns().filter_map(LastMove::of)
    }

    /// The last move, which is outlined until the next throw.
    pub fn last_move(&self) -> Option<LastMove> {
        self.moves().next_back()
    }

    /// The dice of the last move in their places, if they are known.
    pub fn last_dice(&self) -> Option<Vec<Face>> {
        let turn = self.turns().rev().find(|turn| turn.entry.is_some())?;
        match &turn.play {
            Play::Throws(throws) => Some(turn::lying(throws).into_iter().map(|die| die.face).collect()),
            Play::Hand { .. } | Play::Points { .. } => turn.hand().map(|hand| hand.faces().collect()),
        }
    }

    /// The seats on other devices that do not have the table open.
    pub fn away(&self) -> impl Iterator<Item = &SeatView> {
        self.seats.iter().filter(|seat| seat.is_away)
    }

    /// The seats that are kept for people who have not come yet. A device without a seat is asked whether it is theirs.
    pub fn expected(&self) -> impl Iterator<Item = &SeatView> {
        self.seats.iter().filter(|seat| seat.is_awaited)
    }

    /// Whether a device without a seat may sit down under a name that no seat is kept for.
    pub fn takes_new_players(&self) -> bool {
        !self.is_over() && (self.you.may_join || self.you.open_seat.is_some())
    }

    /// Whether a spectator may sit down: such a device is asked who its person is.
    pub fn may_sit(&self) -> bool {
        let is_kept = self.expected().next().is_some();
        self.you.is_watching() && !self.is_over() && (is_kept || self.takes_new_players())
    }

    /// The seats on other devices. A device without a seat may ask for one of them.
    pub fn on_other_devices(&self) -> impl Iterator<Item = &SeatView> {
        let watches = self.you.is_watching() && !self.is_over();
        let is_elsewhere = |seat: &&SeatView| {
            seat.player == Player::Person && !seat.is_yours && !seat.is_awaited && !seat.has_left
        };
        self.seats.iter().filter(move |seat| watches && is_elsewhere(seat))
    }

    /// The requests of other devices for seats that this person may answer.
    pub fn requests_to_answer(&self) -> impl Iterator<Item = (&SeatView, u16)> {
        let asked = |seat: &SeatView| seat.request.filter(|request| !request.is_yours);
        self.seats.iter().filter_map(move |seat| Some((seat, asked(seat)?.number)))
    }

    /// The request of this device, with its seat.
    pub fn own_request(&self) -> Option<(&SeatView, SeatRequestView)> {
        let own = |seat: &SeatView| seat.request.filter(|request| request.is_yours);
        self.seats.iter().find_map(|seat| Some((seat, own(seat)?)))
    }

    /// The open seats, and the seats whose link was not used yet.
    pub fn missing(&self) -> impl Iterator<Item = &SeatView> {
        self.seats.iter().filter(|seat| seat.player == Player::Open || seat.is_awaited)
    }
}
