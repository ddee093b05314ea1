//! The interface of a house, through which pages, terminal and plain lines are played. It has two implementations:
//! tables in this process, and a client of a server. No screen asks which one it uses.

mod coach_answer;
mod day;
mod mistakes;
mod news;
mod records;
mod replay;
mod series;
mod total_odds;

pub use coach_answer::CoachAnswer;
pub use day::{
    Attempt, BoardLine, Calendar, Day, DayRules, PlayedDay, TurnCost, day_closes, days_since, squares, streak,
};
pub use mistakes::{OwnMistake, OwnMistakes};
pub use news::{HappenedBody, HappenedKind, PresenceBody, TableNews};
pub use records::{
    COUNTED, EditionRecord, HouseStatistics, PersonRecord, Total, edition_records, own_options,
};
pub use replay::{Replay, ReplayStep};
pub use series::{SeatSeries, Series, next_seats};
pub use total_odds::TotalOdds;

use crate::{
    Answer, CoachContext, CodeTarget, Comparison, Finished, FinishedQuery, GameId, LogRow, MatchAnswer,
    MatchRequest, MatchView, NewMatch, NewTable, Refused, Rejection, SeatLink, TableRequest, Token,
    Unfinished, View, Who, Zone,
};
use async_trait::async_trait;
use std::sync::Arc;
use yatzy_bots::{Analysis, PerfectPlay, PositionBody, PracticeOrder, PracticeSet, Verdict};
use yatzy_rules::{Action, Date, DiceSource, Record, Ruleset, RulesetFile, Seat, SharedVec};
use yatzy_text::Text;

/// A house: tables to play at or to watch. Every answer is durable.
#[async_trait]
pub trait House: Send + Sync {
    /// The features of this house.
    fn offers(&self) -> &HouseOffers;

    /// Makes a table, once for each key.
    async fn make(&self, who: &Who, new: &NewTable) -> Result<Made, Rejection>;

    /// The current table as the asker sees it. The look is noted as presence.
    async fn look(&self, game: &GameId, who: &Who) -> Result<View, Rejection>;

    /// The current table as the asker sees it, for a list of games. This is not noted as presence by a house that can
    /// tell the two apart.
    async fn peek(&self, game: &GameId, who: &Who) -> Result<View, Rejection> {
        self.look(game, who).await
    }

    /// Waits until the table looks different, and returns it. The asker is present while this waits.
    async fn look_again(&self, game: &GameId, who: &Who, seen: &View) -> Result<View, Rejection>;

    /// The facts that never change at a table. This is not noted as presence.
    async fn basics(&self, game: &GameId) -> Result<Basics, Rejection> {
        let view = self.look(game, &Who::default()).await?;
        Ok(Basics { rules: view.rules, source: view.source })
    }

    /// The log of a table, for replies that carry only what is new; `None` where the house has none at hand. Asking is
    /// not looking.
    async fn log(&self, _game: &GameId) -> Result<Option<TableLog>, Rejection> {
        Ok(None)
    }

    /// Asks the table to decide a request.
    async fn ask(&self, game: &GameId, asked: TableRequest) -> Result<Answered, Rejection>;

    /// Lets the computer play one turn for a person who is away.
    async fn step_in(&self, game: &GameId, who: &Who, version: Option<u32>) -> Result<View, Rejection>;

    /// Skips pauses: the computer plays its turn without a pause, and a pause for an undo ends.
    async fn hurry(&self, game: &GameId, who: &Who) -> Result<(), Rejection>;

    /// The coach's answer. It is refused before the log says that the coach was asked.
    async fn advise(
        &self,
        game: &GameId,
        who: &Who,
        about: CoachContext,
        text: Text,
    ) -> Result<Deferred<CoachAnswer>, Rejection>;

    /// The rematch of a game. Every request for it returns the same game.
    async fn rematch(&self, game: &GameId, who: &Who) -> Result<GameId, Rejection>;

    /// Deletes a game for good. Only its host may.
    async fn delete(&self, game: &GameId, who: &Who) -> Result<(), Rejection>;

    /// What a join code leads to, in any spelling.
    async fn by_code(&self, code: &str) -> Result<CodeTarget, Rejection>;

    /// The seat of a link. This takes no seat and is not noted as presence, because messengers open links for a
    /// preview. A wrong token is answered like a wrong game.
    async fn linked(&self, game: &GameId, token: Token) -> Result<Seat, Rejection>;

    /// The links that the asker made at a table and that are still valid, to be shown again. By default none.
    async fn links(&self, _game: &GameId, _who: &Who) -> Result<Vec<SeatLink>, Rejection> {
        Ok(Vec::new())
    }

    async fn record(&self, game: &GameId, who: &Who) -> Result<Record, Rejection>;

    /// Checks the dice of a finished game against the notes of this device. `None` where there is nothing to check: a
    /// house in this process throws the dice itself.
    async fn check_dice(&self, _game: &GameId, _who: &Who) -> Result<Option<DiceCheck>, Rejection> {
        Ok(None)
    }

    /// The steps of a finished game.
    async fn replay(&self, game: &GameId, who: &Who) -> Result<Replay, Rejection>;

    /// Luck and skill of a finished game.
    async fn report(&self, game: &GameId, who: &Who) -> Result<Deferred<Analysis>, Rejection>;

    /// Compares a finished game with shared dice with the challenge that it answers, and with the recommended play. By
    /// default unknown.
    async fn compare(&self, _game: &GameId, _who: &Who) -> Result<Deferred<Comparison>, Rejection> {
        Ok(Deferred::Unavailable)
    }

    /// The games of today or of an earlier day. By default there are none.
    async fn day(&self, _who: &Who, _date: Option<Date>) -> Result<Day, Rejection> {
        Err(Refused::Unavailable.into())
    }

    /// The first attempt of the asker's device at a game of today, begun or gone on with; or another one, which does
    /// not count.
    async fn play_today(&self, _who: &Who, _attempt: &NewAttempt) -> Result<Made, Rejection> {
        Err(Refused::Unavailable.into())
    }

    /// The days that the asker's device has played.
    async fn calendar(&self, _who: &Who) -> Result<Calendar, Rejection> {
        Err(Refused::Unavailable.into())
    }

    /// Makes a match, once for each key. By default there are no matches.
    async fn make_match(&self, _who: &Who, _new: &NewMatch) -> Result<MatchAnswer, Rejection> {
        Err(Refused::Unavailable.into())
    }

    /// A match as the asker sees it.
    async fn look_match(&self, _id: &GameId, _who: &Who) -> Result<MatchView, Rejection> {
        Err(Refused::UnknownGame.into())
    }

    /// Asks something of a match.
    async fn ask_match(
        &self,
        _id: &GameId,
        _who: &Who,
        _asked: &MatchRequest,
    ) -> Result<MatchAnswer, Rejection> {
        Err(Refused::UnknownGame.into())
    }

    /// The games of a match that is over, side by side.
    async fn compare_match(&self, _id: &GameId) -> Result<Deferred<Comparison>, Rejection> {
        Err(Refused::UnknownGame.into())
    }

    /// The statistics of perfect play.
    async fn perfect(&self, rules: &Arc<Ruleset>) -> Deferred<PerfectPlay>;

    /// How often a total is reached. By default unknown.
    async fn total_odds(&self, _rules: &Arc<Ruleset>, _total: u32) -> Deferred<TotalOdds> {
        Deferred::Unavailable
    }

    /// Exercises with their solutions. By default unknown.
    async fn exercises(
        &self,
        _who: &Who,
        _rules: &Arc<Ruleset>,
        _order: &PracticeOrder,
    ) -> Deferred<PracticeSet> {
        Deferred::Unavailable
    }

    /// The verdict on a choice in an exercise. By default unknown.
    async fn judge(
        &self,
        _who: &Who,
        _rules: &Arc<Ruleset>,
        _position: &PositionBody,
        _answer: Action,
    ) -> Deferred<Verdict> {
        Deferred::Unavailable
    }

    /// The asker's games that are not over, the latest first.
    async fn unfinished(&self, who: &Who) -> Result<Vec<Unfinished>, Rejection>;

    /// Finished games, the latest first: those of a device, or all games of a house that shows its records. The device
    /// is an argument and no part of the query, because a server trusts a token and not its hash.
    async fn finished(&self, whose: Option<&Who>, query: &FinishedQuery) -> Result<Vec<Finished>, Rejection>;

    /// The best totals of every edition.
    async fn edition_records(&self) -> Result<Vec<EditionRecord>, Rejection>;

    /// The statistics of an edition, with or without options.
    async fn statistics(&self, edition: &str, options: Option<&str>) -> Result<HouseStatistics, Rejection>;
}

/// Perfect play under given rules, whichever game is played. A house that can't compute it is given one.
#[async_trait]
pub trait RulesAnalysis: Send + Sync {
    /// The statistics of perfect play.
    async fn perfect(&self, rules: &Arc<Ruleset>) -> Deferred<PerfectPlay>;

    async fn total_odds(&self, rules: &Arc<Ruleset>, total: u32) -> Deferred<TotalOdds>;
}

/// The features of a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseOffers {
    /// Whether everyone may see the records of all games: fine at home, not on a public server.
    pub records: bool,
    /// Whether the computer plays, coaches and reports.
    pub computer: bool,
    /// If links work on this machine only: the command that starts the house for other devices as well.
    pub opened_by: Option<&'static str>,
    /// The address for other devices, such as `http://192.168.1.7:8710`; `None` if they can't reach it.
    pub address: Option<String>,
    /// Rulesets beside those of the catalogue.
    pub rulesets: Vec<Arc<RulesetFile>>,
    /// The time zone of its days.
    pub zone: Zone,
}

/// The dice of a finished game, compared with the notes of this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceCheck {
    /// Every throw follows from the noted commitment and the bytes of this device.
    Agree,
    /// A throw does not, or the record does not continue from a noted head.
    Differ,
    /// The device noted no commitment while the game went on.
    NotNoted,
}

/// The facts that never change at a table.
#[derive(Clone, Debug)]
pub struct Basics {
    pub rules: Arc<Ruleset>,
    pub source: DiceSource,
}

/// The log of a table.
#[derive(Clone, Debug)]
pub struct TableLog {
    /// How many seats there were at the start.
    pub first_seats: u16,
    /// What happened, version 1 first.
    pub rows: SharedVec<LogRow>,
}

/// An attempt at a game of today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAttempt {
    /// The ruleset: a kind of game of the catalogue.
    pub rules: String,
    /// The name of the player.
    pub name: String,
    /// Whether it is one more attempt, which does not count.
    pub is_again: bool,
    /// The idempotency key of an attempt that does not count.
    pub key: Token,
}

/// A new table.
#[derive(Clone, Debug)]
pub struct Made {
    /// The host: the asker, or their device with the token it was just given.
    pub host: Who,
    /// The links of the seats of persons.
    pub links: Vec<SeatLink>,
    /// The table as the host sees it.
    pub view: View,
}

/// The answer to a request, and the table after it.
#[derive(Clone, Debug)]
pub struct Answered {
    /// The answer. A retry gets the same one.
    pub answer: Answer,
    /// The current table.
    pub view: View,
}

/// The result of a computation that may take long.
#[derive(Clone, Debug)]
pub enum Deferred<T> {
    /// The result.
    Ready(Arc<T>),
    /// It is being computed: ask again in a moment.
    Pending,
    /// It can't be computed here.
    Unavailable,
}
