//! The papers of one table: its pad, its rules, and its report after the game.

#![allow(missing_docs, reason = "names say what plain data holds")]

use crate::chart::{GameCharts, Report};
use crate::name::drawable;
use crate::order::{Order, OrderCard, OrderGame, OrderPlayers};
use crate::paper::PageSetup;
use yatzy_bots::{Analysis, Words};
use yatzy_rules::Seat;
use yatzy_table::{PerfectPlay, View};
use yatzy_text::{Text, say};

/// Makes the papers of one table.
#[derive(Clone, Copy, Debug)]
pub struct TablePapers<'a> {
    pub text: Text,
    pub view: &'a View,
    /// The day of the game, if known.
    pub date: Option<&'a str>,
    pub on: PageSetup,
}

/// A name that the typeface can't draw, and its replacement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplacedName {
    pub name: String,
    pub shown: String,
}

impl TablePapers<'_> {
    /// The pad with every player's entries.
    pub fn pad(&self) -> Order {
        let seats = self.view.seats.iter().filter_map(|seat| {
            let card = self.view.card(seat.seat)?;
            Some(OrderCard::of(&self.view.rules, self.name(seat.seat), card))
        });
        let players = OrderPlayers::Filled(seats.collect());
        Order::Pad { game: self.game(), players, date: self.date.map(str::to_owned), on: self.on }
    }

    /// An empty pad for the same rules.
    pub fn empty_pad(&self) -> Order {
        Order::Pad { game: self.game(), players: OrderPlayers::Fitting, date: None, on: self.on }
    }

    /// The leaflet of the table's rules.
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

    /// The report of a finished game: luck and skill.
    pub fn report(&self, analysis: &Analysis, perfect: Option<&PerfectPlay>) -> Report {
        let about = [self.view.edition.as_deref(), self.date].into_iter().flatten();
        let about = about.collect::<Vec<_>>().join(" · ");
        self.with_played(analysis, perfect, |played| played.report(about))
    }

    /// Calls `draw` with the data behind the charts of a finished game.
    pub fn with_played<T>(
        &self,
        analysis: &Analysis,
        perfect: Option<&PerfectPlay>,
        draw: impl FnOnce(GameCharts<'_>) -> T,
    ) -> T {
        let words = Words { text: self.text, names: &self.view.names, rules: &self.view.rules };
        let seats: Vec<String> = analysis.seats.iter().map(|seat| self.name(seat.seat)).collect();
        let cards: Vec<_> = analysis.seats.iter().map(|seat| self.view.card(seat.seat)).collect();
        draw(GameCharts {
            words: &words,
            cards: &cards,
            seats: &seats,
            analysis,
            perfect: perfect.and_then(PerfectPlay::statistics),
            chances: perfect.and_then(PerfectPlay::chances),
        })
    }

    /// The names that paper shows differently from the table.
    pub fn replaced(&self) -> Vec<ReplacedName> {
        let seats = self.view.seats.iter().map(|seat| ReplacedName {
            name: self.view.name(self.text, seat.seat),
            shown: self.name(seat.seat),
        });
        // A space that does not break is drawn as a space.
        let is_drawn = |seat: &ReplacedName| seat.name.split_whitespace().eq(seat.shown.split_whitespace());
        seats.filter(|seat| !is_drawn(seat)).collect()
    }

    /// A seat's name, in characters that the typeface has.
    fn name(&self, seat: Seat) -> String {
        let name = self.view.name(self.text, seat);
        drawable(&name).unwrap_or_else(|| say!(self.text, "seat-number", seat = seat.number()))
    }
}
