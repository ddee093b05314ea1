//! Lists of games, records and statistics, and the features of a house.

use serde::{Deserialize, Serialize};
use yatzy_table::{BodyError, FinishedQuery, HouseOffers};

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
    pub fn of(offers: &HouseOffers) -> HouseBody {
        HouseBody { records: offers.records, computer: offers.computer }
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
    /// How many games to skip.
    pub skip: Option<u32>,
    /// The most games in the reply.
    pub limit: Option<u32>,
    /// Only those that the asker made or held a seat in. A server without records tells these too.
    pub mine: Option<bool>,
}

impl FinishedParams {
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

    pub fn read(self) -> Result<FinishedQuery, BodyError> {
        Ok(FinishedQuery {
            edition: self.edition,
            rules_hash: self.rules,
            series: self.series.map(|id| id.parse().map_err(|_| BodyError::Field("id"))).transpose()?,
            complete: self.complete.unwrap_or(false),
            skip: self.skip.unwrap_or(0),
            limit: self.limit,
            // The caller decides whose games are meant.
            holder: None,
            day: None,
            of_days: false,
        })
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
