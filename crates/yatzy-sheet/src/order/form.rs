//! An order as it travels.

use super::{Order, OrderGame, OrderPlayers, lang_code};
use crate::chart::Report;
use crate::paper::{PageSetup, Paper};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use yatzy_rules::{Card, Names, Points, Ruleset};
use yatzy_text::Lang;

/// An order, in plain values.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Form {
    Pad { game: GameForm, players: PlayersForm, date: Option<String>, on: OnForm },
    Leaflet { game: GameForm, on: OnForm },
    Report(Report),
}

#[derive(Serialize, Deserialize)]
pub(super) struct GameForm {
    #[serde(with = "lang_code")]
    lang: Lang,
    rules: Vec<String>,
    edition: Option<String>,
    names: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum PlayersForm {
    Fitting,
    Empty(usize),
    Filled(Vec<CardForm>),
}

#[derive(Serialize, Deserialize)]
pub(super) struct CardForm {
    name: String,
    boxes: BTreeMap<String, u32>,
    extra_yatzys: u16,
    chips: u16,
}

#[derive(Serialize, Deserialize)]
pub(super) struct OnForm {
    paper: String,
    landscape: bool,
    large: bool,
}

/// A form that says nothing that can be drawn.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("no order of paper")]
pub(super) struct NoOrder;

impl From<Order> for Form {
    fn from(order: Order) -> Form {
        match order {
            Order::Pad { game, players, date, on } => {
                let players = match players {
                    OrderPlayers::Fitting => PlayersForm::Fitting,
                    OrderPlayers::Empty(count) => PlayersForm::Empty(count),
                    OrderPlayers::Filled(cards) => {
                        let forms =
                            cards.into_iter().map(|(name, card)| CardForm::of(&game.rules, name, &card));
                        PlayersForm::Filled(forms.collect())
                    }
                };
                Form::Pad { game: GameForm::of(&game), players, date, on: OnForm::of(on) }
            }
            Order::Leaflet { game, on } => Form::Leaflet { game: GameForm::of(&game), on: OnForm::of(on) },
            Order::Report(report) => Form::Report(report),
        }
    }
}

impl TryFrom<Form> for Order {
    type Error = NoOrder;

    fn try_from(form: Form) -> Result<Order, NoOrder> {
        Ok(match form {
            Form::Pad { game, players, date, on } => {
                let game = game.read()?;
                let players = match players {
                    PlayersForm::Fitting => OrderPlayers::Fitting,
                    PlayersForm::Empty(count) => OrderPlayers::Empty(count),
                    PlayersForm::Filled(cards) => {
                        let cards = cards.into_iter().map(|card| card.read(&game.rules));
                        OrderPlayers::Filled(cards.collect::<Result<_, _>>()?)
                    }
                };
                Order::Pad { game, players, date, on: on.read()? }
            }
            Form::Leaflet { game, on } => Order::Leaflet { game: game.read()?, on: on.read()? },
            Form::Report(report) => Order::Report(report),
        })
    }
}

impl GameForm {
    fn of(game: &OrderGame) -> GameForm {
        GameForm {
            lang: game.lang,
            rules: game.rules.lines(),
            edition: game.edition.clone(),
            names: game.own_names.lines().collect(),
        }
    }

    fn read(self) -> Result<OrderGame, NoOrder> {
        let rules = Ruleset::from_lines(self.rules.iter().map(String::as_str)).map_err(|_| NoOrder)?;
        let mut own_names = Names::default();
        self.names.iter().try_for_each(|line| own_names.read_line(line)).ok_or(NoOrder)?;
        Ok(OrderGame { lang: self.lang, rules: Arc::new(rules), edition: self.edition, own_names })
    }
}

impl CardForm {
    fn of(rules: &Ruleset, name: String, card: &Card) -> CardForm {
        let filled = rules.cells().iter().filter_map(|cell| Some((cell, card.points(rules, cell)?)));
        let boxes = filled.map(|(cell, points)| (rules.cell_id(cell), points.0)).collect();
        CardForm { name, boxes, extra_yatzys: card.extra_yatzys(), chips: card.chips() }
    }

    fn read(self, rules: &Ruleset) -> Result<(String, Card), NoOrder> {
        let cells = rules.cells().iter();
        let entries: Vec<_> =
            cells.filter_map(|cell| Some((cell, Points(*self.boxes.get(&rules.cell_id(cell))?)))).collect();
        let card = Card::filled(rules, &entries, self.extra_yatzys, self.chips).map_err(|_| NoOrder)?;
        Ok((self.name, card))
    }
}

impl OnForm {
    fn of(on: PageSetup) -> OnForm {
        OnForm { paper: on.paper.name().to_owned(), landscape: on.landscape, large: on.large }
    }

    fn read(self) -> Result<PageSetup, NoOrder> {
        let paper: Paper = self.paper.parse().map_err(|_| NoOrder)?;
        Ok(PageSetup { paper, landscape: self.landscape, large: self.large })
    }
}
