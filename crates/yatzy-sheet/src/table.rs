//! The papers of a table: its pad as it stands, its rules, and luck and skill once it is over.

use crate::chart::{Played, Report};
use crate::name::drawable;
use crate::order::{Order, OrderGame, OrderPlayers};
use crate::paper::OnPaper;
use yatzy_bots::{Analysis, Words};
use yatzy_rules::Seat;
use yatzy_table::{Perfect, View};
use yatzy_text::{Text, say};

/// A table to be put on paper.
#[derive(Clone, Copy, Debug)]
pub struct TablePapers<'a> {
    /// The words.
    pub text: Text,
    /// The table.
    pub view: &'a View,
    /// The day of the game, if it is known.
    pub date: Option<&'a str>,
    /// How it lies.
    pub on: OnPaper,
}

/// A name that the typeface can't draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replaced {
    /// The name.
    pub name: String,
    /// What stands in its place.
    pub shown: String,
}

impl TablePapers<'_> {
    /// The pad with what everyone has written.
    pub fn pad(&self) -> Order {
        let seats = self.view.seats.iter().filter_map(|seat| {
            let card = self.view.card(seat.seat)?;
            Some((self.name(seat.seat), card.clone()))
        });
        let players = OrderPlayers::Filled(seats.collect());
        Order::Pad { game: self.game(), players, date: self.date.map(str::to_owned), on: self.on }
    }

    /// An empty pad by the same rules.
    pub fn empty_pad(&self) -> Order {
        Order::Pad { game: self.game(), players: OrderPlayers::Fitting, date: None, on: self.on }
    }

    /// The rules that are played by.
    pub fn leaflet(&self) -> Order {
        Order::Leaflet { game: self.game(), on: self.on }
    }

    fn game(&self) -> OrderGame {
        OrderGame {
            lang: self.text.lang(),
            rules: self.view.rules.clone(),
            edition: self.view.edition.clone(),
            own_names: self.view.names.own(),
        }
    }

    /// Luck and skill of a game that is over.
    pub fn report(&self, analysis: &Analysis, perfect: Option<&Perfect>) -> Report {
        let about = [self.view.edition.as_deref(), self.date].into_iter().flatten();
        let about = about.collect::<Vec<_>>().join(" · ");
        self.with_played(analysis, perfect, |played| played.report(about))
    }

    /// Lends what the charts of a game that is over are drawn from.
    pub fn with_played<T>(
        &self,
        analysis: &Analysis,
        perfect: Option<&Perfect>,
        draw: impl FnOnce(Played<'_>) -> T,
    ) -> T {
        let words = Words { text: self.text, names: &self.view.names, rules: &self.view.rules };
        let seats: Vec<String> = analysis.seats.iter().map(|seat| self.name(seat.seat)).collect();
        let cards: Vec<_> = analysis.seats.iter().map(|seat| self.view.card(seat.seat)).collect();
        draw(Played {
            words: &words,
            cards: &cards,
            seats: &seats,
            analysis,
            perfect: perfect.and_then(Perfect::statistics),
            chances: perfect.and_then(Perfect::chances),
        })
    }

    /// The names that stand there otherwise than at the table.
    pub fn replaced(&self) -> Vec<Replaced> {
        let seats = self
            .view
            .seats
            .iter()
            .map(|seat| Replaced { name: self.view.name(self.text, seat.seat), shown: self.name(seat.seat) });
        seats.filter(|seat| seat.name != seat.shown).collect()
    }

    /// A seat's name, as far as the typeface can draw it.
    fn name(&self, seat: Seat) -> String {
        let name = self.view.name(self.text, seat);
        drawable(&name).unwrap_or_else(|| say!(self.text, "seat-number", seat = seat.number()))
    }
}
