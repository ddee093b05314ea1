//! Tables in memory: a game as it was last read or written, and who looks at it. The store is the truth; a
//! table is what spares reading it again for every glance.

mod live;
mod presence;
mod tables;

pub use live::{Live, Notice};
pub use presence::Here;
pub use tables::Tables;

use crate::who::Who;
use yatzy_rules::{DiceSource, Game, Player, Seat};
use yatzy_store::{GameId, Saved, SavedSeat, StoreError};
use yatzy_text::{Pad, PadNames, Text, say};

/// A game as it stood at one version.
#[derive(Debug)]
pub struct Seen {
    /// What was kept of it.
    pub saved: Saved,
    /// The game, played up to there.
    pub game: Game,
}

impl Seen {
    /// Plays the game up to where it was kept.
    pub fn new(saved: Saved) -> Result<Seen, StoreError> {
        let game = saved.game()?;
        Ok(Seen { saved, game })
    }

    /// The game's id.
    pub fn id(&self) -> &GameId {
        &self.saved.id
    }

    /// The version.
    pub fn version(&self) -> u32 {
        self.saved.version()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.turn().is_none()
    }

    /// All seats with what was kept of them.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &SavedSeat)> {
        (0..).map(Seat).zip(&self.saved.seats)
    }

    /// What was kept of a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SavedSeat> {
        self.saved.seats.get(usize::from(seat.0))
    }

    /// Whether someone may play a seat: it is on their device, or they know its link.
    pub fn holds(&self, who: &Who, seat: Seat) -> bool {
        let Some(hash) = who.hash() else { return false };
        self.seat(seat).is_some_and(|saved| saved.holder == Some(hash) || saved.link == Some(hash))
    }

    /// The seats that someone may play.
    pub fn seats_of(&self, who: &Who) -> Vec<Seat> {
        self.seats().map(|(seat, _)| seat).filter(|&seat| self.holds(who, seat)).collect()
    }

    /// Whether someone made this game.
    pub fn is_host(&self, who: &Who) -> bool {
        who.hash().is_some() && self.saved.host == who.hash()
    }

    /// Whether someone may enter something for a seat. A pad for real dice lies on the table: whoever sits
    /// there may write on it.
    pub fn may_play(&self, who: &Who, seat: Seat) -> bool {
        match self.game.source() {
            DiceSource::Program => self.holds(who, seat),
            DiceSource::Table => self.is_host(who) || !self.seats_of(who).is_empty(),
        }
    }

    /// The name of a seat, as people see it: two of the same name are told apart by their numbers.
    pub fn name(&self, text: Text, seat: Seat) -> String {
        let Some(saved) = self.seat(seat) else { return say!(text, "seat-number", seat = seat.number()) };
        let twins = self.saved.seats.iter().filter(|other| other.name == saved.name).count();
        match &saved.player {
            _ if saved.name.is_empty() => say!(text, "seat-number", seat = seat.number()),
            Player::Nobody => say!(text, "seat-number", seat = seat.number()),
            _ if twins > 1 => say!(text, "web-twin", name = saved.name.as_str(), seat = seat.number()),
            _ => saved.name.clone(),
        }
    }

    /// What the pad calls its boxes.
    pub fn pad_names(&self) -> PadNames {
        PadNames::of_game(self.saved.edition.as_deref(), &self.saved.names)
    }

    /// Lends the pad, for sentences about it.
    pub fn with_pad<T>(&self, speak: impl FnOnce(Pad<'_>) -> T) -> T {
        let names = self.pad_names();
        let english = Text::new(yatzy_text::Lang::En);
        let seats: Vec<String> = self.seats().map(|(seat, _)| self.name(english, seat)).collect();
        speak(Pad { rules: &self.saved.rules, names: &names, seats: &seats })
    }
}
