//! Draws orders.

use super::{Order, OrderError, OrderPlayers};
use crate::drawing::{Drawing, Format};
use crate::leaflet::LeafletSheet;
use crate::pad::{Filled, PadSheet, Players};
use crate::paper::PageSetup;
use yatzy_rules::{Card, Ruleset};
use yatzy_text::Text;

impl Order {
    /// Draws the order in the layout that suits the file format.
    pub fn draw(&self, format: Format) -> Result<Drawing, OrderError> {
        let drawing = match self {
            Order::Pad { game, players, date, on } => {
                let PageSetup { paper, landscape, large } = *on;
                let cards = players.cards(&game.rules)?;
                let sheet = PadSheet {
                    text: Text::new(game.lang),
                    rules: &game.rules,
                    names: &game.names(),
                    id: game.edition.as_deref(),
                    players: players.at_table(&cards),
                    columns: None,
                    date: date.clone(),
                    paper,
                    landscape,
                    large,
                };
                sheet.draw()?
            }
            Order::Leaflet { game, on } => {
                let PageSetup { paper, landscape, large } = *on;
                let (text, names) = (Text::new(game.lang), game.names());
                let id = game.edition.as_deref();
                LeafletSheet { text, rules: &game.rules, names: &names, id, paper, landscape, large }.draw()
            }
            Order::Report(report) if format == Format::Pdf => report.pages(),
            Order::Report(report) => report.picture(),
        };
        Ok(drawing)
    }

    /// The bytes of the file: all pages for a format with pages, otherwise the page with this number, from 0.
    pub fn file(&self, format: Format, page: usize) -> Result<Vec<u8>, OrderError> {
        let drawing = self.draw(format)?;
        if page >= drawing.pages.len() {
            return Err(OrderError::Page { pages: drawing.pages.len() });
        }
        Ok(match format {
            Format::Pdf => drawing.pdf(),
            Format::Svg => drawing.svg(&drawing.pages[page], crate::SvgStyle::Alone).into_bytes(),
            Format::Png => drawing.pages[page].png(),
        })
    }
}

impl OrderPlayers {
    fn cards(&self, rules: &Ruleset) -> Result<Vec<Card>, OrderError> {
        match self {
            OrderPlayers::Fitting | OrderPlayers::Empty(_) => Ok(Vec::new()),
            OrderPlayers::Filled(cards) => cards.iter().map(|card| card.card(rules)).collect(),
        }
    }

    fn at_table<'a>(&self, cards: &'a [Card]) -> Players<'a> {
        match self {
            OrderPlayers::Fitting => Players::Fitting,
            OrderPlayers::Empty(count) => Players::Empty(*count),
            OrderPlayers::Filled(filled) => Players::Filled(
                filled.iter().zip(cards).map(|(one, card)| Filled { name: one.name.clone(), card }).collect(),
            ),
        }
    }
}
