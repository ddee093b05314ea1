//! Games in lists, records and statistics, and what can be had in a house.

use crate::PlayerBody;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use yatzy_rules::Ruleset;
use yatzy_table::{
    EditionRecord, Finished, FinishedQuery, GameId, HouseOffers, HouseStatistics, Moment, SeatResult, Total,
    Unfinished, Unread,
};

/// What can be had in a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HouseBody {
    /// Whether everyone may see the records of all games.
    pub records: bool,
    /// Whether the computer plays, coaches and judges.
    pub computer: bool,
}

impl HouseBody {
    /// As it travels.
    pub fn of(offers: &HouseOffers) -> HouseBody {
        HouseBody { records: offers.records, computer: offers.computer }
    }
}

/// A game that is not over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct UnfinishedBody {
    /// Its id.
    pub id: String,
    /// The edition; `null` for rules of one's own.
    pub edition: Option<String>,
    /// Whose dice: `program` or `table`.
    pub dice: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub touched: i64,
    /// The names of its seats.
    pub names: Vec<String>,
}

impl UnfinishedBody {
    /// As it travels.
    pub fn of(game: &Unfinished) -> UnfinishedBody {
        UnfinishedBody {
            id: game.id.to_string(),
            edition: game.edition.clone(),
            dice: game.source.to_string(),
            created: game.created.0,
            touched: game.touched.0,
            names: game.names.clone(),
        }
    }

    /// As a list shows it.
    pub fn read(self) -> Result<Unfinished, Unread> {
        Ok(Unfinished {
            id: id(&self.id)?,
            edition: self.edition,
            source: self.dice.parse().map_err(|_| Unread::Field("dice"))?,
            created: Moment(self.created),
            touched: Moment(self.touched),
            names: self.names,
        })
    }
}

/// Which finished games are asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct FinishedParams {
    /// Only those of this edition.
    pub edition: Option<String>,
    /// Only those of these rules, by their hash.
    pub rules: Option<String>,
    /// Only those of the series that began with this game.
    pub series: Option<String>,
    /// Only those that were played to the end.
    pub complete: Option<bool>,
    /// Without the first so many.
    pub skip: Option<u32>,
    /// At most so many.
    pub limit: Option<u32>,
    /// Only those that the asker made or held a seat in. A server without records tells these too.
    pub mine: Option<bool>,
}

impl FinishedParams {
    /// As it travels.
    pub fn of(query: &FinishedQuery) -> FinishedParams {
        FinishedParams {
            edition: query.edition.clone(),
            rules: query.rules_hash.clone(),
            series: query.series.as_ref().map(|id| id.to_string()),
            complete: query.complete.then_some(true),
            skip: (query.skip > 0).then_some(query.skip),
            limit: query.limit,
            mine: None,
        }
    }

    /// As a house is asked.
    pub fn read(self) -> Result<FinishedQuery, Unread> {
        Ok(FinishedQuery {
            edition: self.edition,
            rules_hash: self.rules,
            series: self.series.as_deref().map(id).transpose()?,
            complete: self.complete.unwrap_or(false),
            skip: self.skip.unwrap_or(0),
            limit: self.limit,
            // Whose games are asked for is said by who asks.
            holder: None,
        })
    }
}

/// As it stands at the end of a path. Ids and hashes need no escaping; what is none is no game's.
impl std::fmt::Display for FinishedParams {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let plain =
            |text: &String| text.chars().filter(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
        let fields: [(&str, Option<String>); 7] = [
            ("edition", self.edition.as_ref().map(plain)),
            ("rules", self.rules.as_ref().map(plain)),
            ("series", self.series.as_ref().map(plain)),
            ("complete", self.complete.map(|complete| complete.to_string())),
            ("skip", self.skip.map(|skip| skip.to_string())),
            ("limit", self.limit.map(|limit| limit.to_string())),
            ("mine", self.mine.map(|mine| mine.to_string())),
        ];
        let told = fields.into_iter().filter_map(|(name, value)| Some((name, value?)));
        for ((name, value), sign) in told.zip(std::iter::once('?').chain(std::iter::repeat('&'))) {
            write!(f, "{sign}{name}={value}")?;
        }
        Ok(())
    }
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FinishedBody {
    /// Its id.
    pub id: String,
    /// The edition; `null` for rules of one's own.
    pub edition: Option<String>,
    /// The hash of the rules.
    pub rules: String,
    /// Whose dice: `program` or `table`.
    pub dice: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it ended.
    pub ended: i64,
    /// The first game of its series.
    pub series: String,
    /// How each seat ended.
    pub seats: Vec<FinishedSeatBody>,
}

/// How a seat ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FinishedSeatBody {
    /// The name as it was given.
    pub name: String,
    /// Who played: `person`, `open` or `bot:LEVEL`.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "bot:club"))]
    pub player: PlayerBody,
    /// The total.
    pub total: u32,
    /// The place; `null` if it gave up.
    pub place: Option<u16>,
}

impl FinishedBody {
    /// As it travels.
    pub fn of(game: &Finished) -> FinishedBody {
        let seat = |(name, player, result): &(String, yatzy_rules::Player, SeatResult)| FinishedSeatBody {
            name: name.clone(),
            player: PlayerBody::of(player),
            total: result.total,
            place: result.place,
        };
        FinishedBody {
            id: game.id.to_string(),
            edition: game.edition.clone(),
            rules: game.rules_hash.clone(),
            dice: game.source.to_string(),
            created: game.created.0,
            ended: game.ended.0,
            series: game.series.to_string(),
            seats: game.seats.iter().map(seat).collect(),
        }
    }

    /// As a list shows it.
    pub fn read(self) -> Result<Finished, Unread> {
        let seats = (0..).map(yatzy_rules::Seat).zip(self.seats);
        let seats = seats.map(|(seat, body)| {
            let result = SeatResult { seat, total: body.total, place: body.place };
            (body.name, body.player.player(), result)
        });
        Ok(Finished {
            id: id(&self.id)?,
            edition: self.edition,
            rules_hash: self.rules,
            source: self.dice.parse().map_err(|_| Unread::Field("dice"))?,
            created: Moment(self.created),
            ended: Moment(self.ended),
            series: id(&self.series)?,
            seats: seats.collect(),
        })
    }
}

/// How people did by one set of rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EditionRecordBody {
    /// The edition.
    pub edition: String,
    /// What tells its rules apart, where options were set by hand.
    pub options: Option<String>,
    /// How many cards were filled.
    pub cards: u32,
    /// The best total.
    pub best: TotalBody,
    /// The mean total.
    pub mean: f64,
}

/// A total, and whose it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TotalBody {
    /// The points.
    pub points: u32,
    /// The name.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// The day.
    pub date: Option<String>,
}

impl TotalBody {
    fn of(total: &Total) -> TotalBody {
        TotalBody {
            points: total.points,
            name: total.name.clone(),
            game: total.game.to_string(),
            date: total.date.clone(),
        }
    }

    fn read(self) -> Result<Total, Unread> {
        Ok(Total { points: self.points, name: self.name, game: id(&self.game)?, date: self.date })
    }
}

impl EditionRecordBody {
    /// As it travels.
    pub fn of(record: &EditionRecord) -> EditionRecordBody {
        EditionRecordBody {
            edition: record.edition.clone(),
            options: record.options.clone(),
            cards: record.cards,
            best: TotalBody::of(&record.best),
            mean: record.mean,
        }
    }

    /// As a list shows it.
    pub fn read(self) -> Result<EditionRecord, Unread> {
        let EditionRecordBody { edition, options, cards, best, mean } = self;
        Ok(EditionRecord { edition, options, cards, best: best.read()?, mean })
    }
}

/// Which set of rules of an edition is meant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct OptionsQuery {
    /// What tells its rules apart, where options were set by hand; left out for the edition as it is.
    pub options: Option<String>,
}

/// The cards of one set of rules, added up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StatisticsBody {
    /// The edition.
    pub edition: String,
    /// The rules, line by line.
    pub rules: Vec<String>,
    /// Every total, the newest first.
    pub totals: Vec<u32>,
    /// The best ones.
    pub top: Vec<TotalBody>,
    /// How many cards earned the bonus.
    pub bonuses: u32,
    /// The sum of each cell, in the order of the card.
    pub cells: Vec<f64>,
    /// Whether there are older games that were not counted.
    pub older: bool,
}

impl StatisticsBody {
    /// As it travels.
    pub fn of(statistics: &HouseStatistics) -> StatisticsBody {
        StatisticsBody {
            edition: statistics.edition.clone(),
            rules: statistics.rules.lines(),
            totals: statistics.totals.clone(),
            top: statistics.top.iter().map(TotalBody::of).collect(),
            bonuses: statistics.bonuses,
            cells: statistics.cells.clone(),
            older: statistics.older,
        }
    }

    /// The cards.
    pub fn read(self) -> Result<HouseStatistics, Unread> {
        let rules = Ruleset::from_lines(self.rules.iter().map(String::as_str));
        let rules = rules.map_err(|_| Unread::Field("rules"))?;
        if self.cells.len() != rules.cells().len() {
            return Err(Unread::Field("cells"));
        }
        Ok(HouseStatistics {
            edition: self.edition,
            rules: Arc::new(rules),
            totals: self.totals,
            top: self.top.into_iter().map(TotalBody::read).collect::<Result<_, _>>()?,
            bonuses: self.bonuses,
            cells: self.cells,
            older: self.older,
        })
    }
}

fn id(text: &str) -> Result<GameId, Unread> {
    text.parse().map_err(|_| Unread::Field("id"))
}
