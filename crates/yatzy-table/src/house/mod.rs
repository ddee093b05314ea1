//! What a house does for people: the one interface that pages, terminal and plain lines are played through. It has two
//! implementations, tables in this process and a client of a server; no screen asks which.

mod coach_answer;
mod news;
mod records;
mod replay;
mod series;
mod total_odds;

pub use coach_answer::CoachAnswer;
pub use news::{HappenedBody, HappenedKind, PresenceBody, TableNews};
pub use records::{
    COUNTED, EditionRecord, HouseStatistics, PersonRecord, Total, edition_records, own_options,
};
pub use replay::{Replay, ReplayStep};
pub use series::{SeatSeries, Series, next_seats};
pub use total_odds::TotalOdds;

use crate::{
    Answer, CoachContext, Finished, FinishedQuery, GameId, NewTable, Rejection, SeatLink, TableRequest,
    Token, Unfinished, View, Who, Zone,
};
use async_trait::async_trait;
use std::sync::Arc;
use yatzy_bots::{Analysis, PerfectPlay};
use yatzy_rules::{DiceSource, Record, Ruleset, RulesetFile, Seat};
use yatzy_text::Text;

/// Tables, for someone who plays or watches. Everything that is answered is durable.
#[async_trait]
pub trait House: Send + Sync {
    /// What can be had here.
    fn offers(&self) -> &HouseOffers;

    /// Makes a table, once for each key.
    async fn make(&self, who: &Who, new: &NewTable) -> Result<Made, Rejection>;

    /// The table as someone sees it now. That they looked is noted.
    async fn look(&self, game: &GameId, who: &Who) -> Result<View, Rejection>;

    /// The table as soon as it looks otherwise than it did. While this waits, they are there.
    async fn look_again(&self, game: &GameId, who: &Who, seen: &View) -> Result<View, Rejection>;

    /// What never changes at a table. Asking is not looking.
    async fn basics(&self, game: &GameId) -> Result<Basics, Rejection> {
        let view = self.look(game, &Who::default()).await?;
        Ok(Basics { rules: view.rules, source: view.source })
    }

    /// Asks for something at a table.
    async fn ask(&self, game: &GameId, asked: TableRequest) -> Result<Answered, Rejection>;

    /// Lets the computer play one turn for someone who is away.
    async fn step_in(&self, game: &GameId, who: &Who, version: Option<u32>) -> Result<View, Rejection>;

    /// Does not want to watch: the computer's turn is played as fast as it can think, and a pause in which something
    /// could be taken back is over.
    async fn hurry(&self, game: &GameId, who: &Who) -> Result<(), Rejection>;

    /// What the coach says in a language, once it is noted that it was asked.
    async fn advise(
        &self,
        game: &GameId,
        who: &Who,
        about: CoachContext,
        text: Text,
    ) -> Result<Deferred<CoachAnswer>, Rejection>;

    /// The same table again; the same one however often it is asked for.
    async fn rematch(&self, game: &GameId, who: &Who) -> Result<GameId, Rejection>;

    /// Deletes a game for good; for its host.
    async fn delete(&self, game: &GameId, who: &Who) -> Result<(), Rejection>;

    /// The game that waits under a code, however it was typed.
    async fn by_code(&self, code: &str) -> Result<GameId, Rejection>;

    /// The seat that a link leads to. Asking takes nothing, and nobody has looked: messengers open links to show
    /// what they lead to. A wrong token is answered like a wrong game.
    async fn linked(&self, game: &GameId, token: Token) -> Result<Seat, Rejection>;

    /// The links to seats that someone made at a table and that still lead there, to be shown to them again. A house
    /// that does not say has none to show.
    async fn links(&self, _game: &GameId, _who: &Who) -> Result<Vec<SeatLink>, Rejection> {
        Ok(Vec::new())
    }

    /// The game as a text.
    async fn record(&self, game: &GameId) -> Result<Record, Rejection>;

    /// What this device's notes say of the dice of a game that is over. `None` where there is nothing to check: a house
    /// in this process has nobody to convince.
    async fn check_dice(&self, _game: &GameId, _who: &Who) -> Result<Option<DiceCheck>, Rejection> {
        Ok(None)
    }

    /// A game that is over, step by step.
    async fn replay(&self, game: &GameId) -> Result<Replay, Rejection>;

    /// Luck and skill of a game that is over.
    async fn report(&self, game: &GameId) -> Result<Deferred<Analysis>, Rejection>;

    /// What perfect play leads to.
    async fn perfect(&self, rules: &Arc<Ruleset>) -> Deferred<PerfectPlay>;

    /// How often a total is reached. A house that does not know says never.
    async fn total_odds(&self, _rules: &Arc<Ruleset>, _total: u32) -> Deferred<TotalOdds> {
        Deferred::Unavailable
    }

    /// The games that someone can go on with, the latest first.
    async fn unfinished(&self, who: &Who) -> Result<Vec<Unfinished>, Rejection>;

    /// Games that are over, the latest first: those that a device made or held a seat in, or all of a house that shows
    /// its records. Whose they are is said here and not in the query: a server believes a token, not its hash.
    async fn finished(&self, whose: Option<&Who>, query: &FinishedQuery) -> Result<Vec<Finished>, Rejection>;

    /// The records of every edition.
    async fn edition_records(&self) -> Result<Vec<EditionRecord>, Rejection>;

    /// The cards of an edition, as it is in the catalogue or with options set by hand.
    async fn statistics(&self, edition: &str, options: Option<&str>) -> Result<HouseStatistics, Rejection>;
}

/// What can be had in a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseOffers {
    /// Whether everyone may see the records of all games: fine at home, not on a server for many.
    pub records: bool,
    /// Whether the computer plays, coaches and judges.
    pub computer: bool,
    /// Whether only this machine can open a link to a seat.
    pub only_here: bool,
    /// Where other devices reach it, such as `http://192.168.1.7:8710`; `None` where they can't.
    pub address: Option<String>,
    /// Rules that are played here beside those of the catalogue.
    pub rulesets: Vec<Arc<RulesetFile>>,
    /// Where its days begin.
    pub zone: Zone,
}

/// What a device's notes say of the dice of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceCheck {
    /// Every throw follows from the commitment that was noted, and from the bytes that the device brought.
    Agree,
    /// Some throw does not, or the record does not go on from a head that was noted.
    Differ,
    /// The device noted no commitment while the game went on.
    NotNoted,
}

/// What never changes at a table.
#[derive(Clone, Debug)]
pub struct Basics {
    /// The rules in force.
    pub rules: Arc<Ruleset>,
    /// Whose dice are thrown.
    pub source: DiceSource,
}

/// A table that was made.
#[derive(Clone, Debug)]
pub struct Made {
    /// Its host: who asked, or a device that was given a token.
    pub host: Who,
    /// The links of the persons' seats.
    pub links: Vec<SeatLink>,
    /// The table as its host sees it.
    pub view: View,
}

/// What became of a request.
#[derive(Clone, Debug)]
pub struct Answered {
    /// What was answered when it had its effect.
    pub answer: Answer,
    /// The table as it is now.
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
