//! What a person sees now, as a value: whose turn it is and which throw of how many, the chips left now, every cell
//! with what it would take or the typed reason why it is closed, the last move and the turns before it, what can be
//! taken back and whose it is, who is away and who is still missing. Pages draw it, the terminal draws it, plain lines
//! speak it, the wire carries it. A fact that only one of them shows is a defect here.

mod goal;
mod happened;
mod seat;
mod turn;
mod you;

pub use seat::{SeatView, chips_of};
pub use turn::{LastMove, TurnView};
pub use you::{TakeBack, You};

use crate::{GameId, Moment, Presence, Series, Table, Who};
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::Chance;
use yatzy_rules::fair::{self, Commitment, Head, Secret};
use yatzy_rules::{
    Action, Card, Cell, DiceSource, Event, Game, Hand, Keep, Offer, Phase, Play, Player, Points, Refusal,
    Ruleset, Seat, SharedVec, Standing, Step, Turn,
};
use yatzy_text::{Pad, PadNames, Text, say};

/// A table as one person sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The game's id.
    pub id: GameId,
    /// The version; requests name it.
    pub version: u32,
    /// The code by which others join, while it is open.
    pub code: Option<String>,
    /// The edition whose names the pad uses; `None` for rules of one's own.
    pub edition: Option<String>,
    /// The rules in force.
    pub rules: Arc<Ruleset>,
    /// What the pad calls its boxes and itself.
    pub names: PadNames,
    /// Whose dice are thrown.
    pub source: DiceSource,
    /// Whether the coach may be asked.
    pub coach: bool,
    /// What the program's dice were bound to before the first throw.
    pub commitment: Option<Commitment>,
    /// What they were bound to it by, once nothing can be taken back any more.
    pub secret: Option<Secret>,
    /// The newest head of its record's chain: whoever notes it can tell later whether the record goes on from here.
    pub head: Option<Head>,
    /// The number of the game's next throw, from 1.
    pub next_throw: u32,
    /// What the game waits for.
    pub phase: Phase,
    /// Whether it was ended before its end.
    pub abandoned: bool,
    /// The turn in progress; `None` once the game is over.
    pub turn: Option<TurnView>,
    /// Everyone at the table, in the order of play.
    pub seats: Vec<SeatView>,
    /// What each open cell of the seat to play takes of the hand that lies there, or why it doesn't. Empty before
    /// the first throw.
    pub offers: Vec<Offer>,
    /// What happened so far, turn by turn, without the turn in progress.
    pub steps: SharedVec<Step>,
    /// What happened last, be it a whole turn or not; `None` before anything did.
    pub happened: Option<Event>,
    /// Everyone's place, best first.
    pub standings: Vec<Standing>,
    /// What the person who looks may do.
    pub you: You,
    /// How many watch without a seat.
    pub watchers: u32,
    /// What the computer is about to do, shown for a moment before it happens.
    pub intends: Option<Action>,
    /// The game that the table went on to.
    pub next: Option<GameId>,
    /// The games that the table has played so far.
    pub series: Series,
}

/// What surrounds a table and stands in no log.
#[derive(Clone, Debug)]
pub struct ViewContext<'a> {
    /// Who looks.
    pub presence: &'a Presence,
    /// The time.
    pub now: Moment,
    /// How long someone must be away before the computer may play for them; `None` where it does not play.
    pub patience: Option<Duration>,
    /// How long the last entry of a game can be taken back.
    pub take_back: Duration,
    /// What the computer is about to do.
    pub intends: Option<Action>,
    /// How likely each seat is to get what it plays for, as far as that is known by now.
    pub chances: &'a [Option<Chance>],
    /// The game that the table went on to.
    pub next: Option<GameId>,
    /// The games that the table has played so far.
    pub series: Series,
}

impl View {
    /// The table as someone sees it.
    pub fn of(table: &Table, who: &Who, context: ViewContext<'_>) -> View {
        let (saved, game) = (&table.saved, &table.game);
        let secret = saved.secret.filter(|_| game.source() == DiceSource::Program);
        View {
            id: saved.id.clone(),
            version: table.version(),
            code: saved.code.clone(),
            edition: saved.edition.clone(),
            rules: game.rules().clone(),
            names: saved.pad_names(),
            source: game.source(),
            coach: saved.hints,
            commitment: secret.map(|secret| fair::commitment(saved.id.as_str(), secret)),
            secret: secret.filter(|_| table.is_sealed()),
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
        }
    }

    /// The game that it shows, as far as it shows it: what stood in the turn in progress before a correction is known
    /// to the table alone.
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

    /// Whether it looks otherwise than before. A clock that runs is no news: whoever counts down does so without
    /// asking.
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

    /// A seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.get(usize::from(seat.0))
    }

    /// The card of a seat.
    pub fn card(&self, seat: Seat) -> Option<&Card> {
        self.seat(seat).map(|seat| &seat.card)
    }

    /// Whose turn it is; `None` once the game is over.
    pub fn turn_of(&self) -> Option<Seat> {
        self.turn.as_ref().map(|turn| turn.seat)
    }

    /// Whether the computer plays the turn in progress.
    pub fn computer_plays(&self) -> bool {
        self.turn_of()
            .and_then(|seat| self.seat(seat))
            .is_some_and(|seat| matches!(seat.player, Player::Computer(_)))
    }

    /// The name of a seat, as people see it: two of the same name are told apart by their numbers.
    pub fn name(&self, text: Text, seat: Seat) -> String {
        self.seat(seat)
            .map_or_else(|| say!(text, "seat-number", seat = seat.number()), |seat| seat.shown(text))
    }

    /// The name of a cell.
    pub fn cell_name(&self, text: Text, cell: Cell) -> String {
        text.cell_name(&self.names, &self.rules, cell)
    }

    /// Lends the pad, for sentences about it.
    pub fn with_pad<T>(&self, text: Text, speak: impl FnOnce(Pad<'_>) -> T) -> T {
        let seats: Vec<String> = self.seats.iter().map(|seat| seat.shown(text)).collect();
        speak(Pad { rules: &self.rules, names: &self.names, seats: &seats })
    }

    /// What each open cell of the seat to play would take of a hand, or why it doesn't: for dice that lie on a real
    /// table. `named` is the box named before the throw, where the rules ask and it was not named yet.
    pub fn offers_of(&self, hand: Hand, named: Option<Cell>) -> Vec<Offer> {
        let Some(turn) = &self.turn else { return Vec::new() };
        let card = self.card(turn.seat);
        card.map(|card| self.rules.offers(card, turn.named.or(named), hand)).unwrap_or_default()
    }

    /// The points that could be told for a cell of the seat to play, without or with an extra yatzy, ascending: for
    /// dice that lie on a real table and were not told. `named` is as for [`View::offers_of`].
    pub fn points_to_tell(&self, cell: Cell, named: Option<Cell>, extra_yatzy: bool) -> Vec<Points> {
        let Some(turn) = &self.turn else { return Vec::new() };
        let card = self.card(turn.seat);
        card.map(|card| self.rules.points_to_tell(card, turn.named.or(named), cell, extra_yatzy))
            .unwrap_or_default()
    }

    /// What a cell of the seat to play takes of the hand that lies there, or why it doesn't.
    pub fn offer(&self, cell: Cell) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.cell == cell)
    }

    /// Every action that is legal for the seat whose turn it is: boxes to name, keeps to throw, cells to enter.
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

    /// The cell that the order rule says comes next for the seat to play.
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

    /// Whether everyone plays on the device that looks: alone, in turns, or against the computer.
    pub fn plays_here(&self) -> bool {
        self.seats.iter().all(|seat| seat.is_yours || matches!(seat.player, Player::Computer(_)))
    }

    /// The moves so far, the earliest first.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = LastMove> + '_ {
        self.turns().filter_map(LastMove::of)
    }

    /// The last move: what is outlined until the next throw.
    pub fn last_move(&self) -> Option<LastMove> {
        self.moves().next_back()
    }

    /// The seats on other devices that do not have the table open.
    pub fn away(&self) -> impl Iterator<Item = &SeatView> {
        self.seats.iter().filter(|seat| seat.is_away)
    }

    /// Whether a seat is that of whoever looks, while other people play on devices of their own.
    pub fn is_you_among_others(&self, seat: Seat) -> bool {
        let is_person = |other: &&SeatView| !matches!(other.player, Player::Computer(_));
        let others = self.seats.iter().filter(is_person).any(|other| other.seat != seat);
        others && self.you.is_alone_at(seat)
    }

    /// The seats that still wait for someone.
    pub fn missing(&self) -> impl Iterator<Item = &SeatView> {
        self.seats.iter().filter(|seat| seat.player == Player::Nobody || seat.is_awaited)
    }
}
