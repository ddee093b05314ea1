//! The costliest choices of a person's own games, as exercises.

use super::{Deferred, House};
use crate::{FinishedQuery, Rejection, Who};
use yatzy_bots::Mistake;
use yatzy_rules::{Catalogue, Edition};

/// Own mistakes that are asked, and the latest games that they come from.
const SHOWN: usize = 10;
const GAMES: u32 = 6;

/// A choice of a finished game.
#[derive(Clone, Debug)]
pub struct OwnMistake {
    /// The edition of the game.
    pub edition: &'static Edition,
    /// The position, the choice and its cost.
    pub mistake: Mistake,
}

/// The costliest choices of the asker's latest games, the worst first.
#[derive(Clone, Debug, Default)]
pub struct OwnMistakes {
    /// The choices.
    pub found: Vec<OwnMistake>,
    /// Whether a game is still being analysed.
    pub is_pending: bool,
}

impl OwnMistakes {
    /// Looks at the asker's latest games. Games with other options than those of their edition are left out: a position
    /// names an edition.
    pub async fn of(house: &dyn House, who: &Who) -> Result<OwnMistakes, Rejection> {
        let query = FinishedQuery { complete: true, limit: Some(GAMES), ..FinishedQuery::default() };
        let mut own = OwnMistakes::default();
        for game in house.finished(Some(who), &query).await? {
            let analysis = match house.report(&game.id, who).await {
                Ok(Deferred::Ready(analysis)) => analysis,
                Ok(Deferred::Pending) => {
                    own.is_pending = true;
                    continue;
                }
                Ok(Deferred::Unavailable) | Err(_) => continue,
            };
            let view = house.peek(&game.id, who).await?;
            let edition = view.edition.as_deref().and_then(|id| Catalogue::get().edition(id));
            let Some(edition) = edition.filter(|edition| edition.rules.hash() == view.rules.hash()) else {
                continue;
            };
            let record = house.record(&game.id, who).await?;
            for &seat in &view.you.seats {
                let mistakes = analysis.mistakes(&record.game, seat, SHOWN);
                own.found.extend(mistakes.into_iter().map(|mistake| OwnMistake { edition, mistake }));
            }
        }
        own.found.sort_by(|a, b| b.mistake.cost.total_cmp(&a.mistake.cost));
        own.found.dedup_by(|a, b| a.edition.id == b.edition.id && a.mistake.position == b.mistake.position);
        own.found.truncate(SHOWN);
        Ok(own)
    }
}
