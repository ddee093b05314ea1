//! What a house does for people: the one interface that pages, terminal and plain lines are played through. It has two
//! implementations, tables in this process and a client of a server; no screen asks which.

use crate::{
    About, Answer, Asked, EditionRecord, Finished, FinishedQuery, GameId, HouseStatistics, NewTable,
    Rejection, Replay, SeatLink, Token, Unfinished, View, Who, Zone,
};
use async_trait::async_trait;
use std::sync::Arc;
use yatzy_bots::{Analysis, Hint, Words};
use yatzy_rules::{Action, Record, Ruleset, RulesetFile, Seat};
use yatzy_solver::Statistics;
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

    /// Asks for something at a table.
    async fn ask(&self, game: &GameId, asked: Asked) -> Result<Answered, Rejection>;

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
        about: About,
        text: Text,
    ) -> Result<Soon<Advice>, Rejection>;

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

    /// Whether the dice of a game that is over are what the house was bound to and what this device brought, by what it
    /// noted meanwhile. `None` where that can't be told: a house in this process has nobody to convince.
    async fn dice_agree(&self, _game: &GameId, _who: &Who) -> Result<Option<bool>, Rejection> {
        Ok(None)
    }

    /// A game that is over, step by step.
    async fn replay(&self, game: &GameId) -> Result<Replay, Rejection>;

    /// Luck and skill of a game that is over.
    async fn report(&self, game: &GameId) -> Result<Soon<Analysis>, Rejection>;

    /// What perfect play leads to.
    async fn perfect(&self, rules: &Arc<Ruleset>) -> Soon<Perfect>;

    /// The games that someone can go on with, the latest first.
    async fn unfinished(&self, who: &Who) -> Result<Vec<Unfinished>, Rejection>;

    /// Games that are over, the latest first.
    async fn finished(&self, query: &FinishedQuery) -> Result<Vec<Finished>, Rejection>;

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

/// What the coach says, in the language that it was asked in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The best action.
    pub best: Action,
    /// What to do and why.
    pub sentence: String,
    /// What the choice costs that was told along with the question, where that says more.
    pub cost: Option<String>,
    /// Whether that rests on the values of perfect play.
    pub exact: bool,
}

impl Advice {
    /// What a hint says in words.
    pub fn of(hint: &Hint, words: &Words<'_>) -> Advice {
        Advice {
            best: hint.best.action,
            sentence: hint.sentence(words),
            cost: hint.cost_sentence(words),
            exact: hint.exact,
        }
    }
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

/// What is known of something that takes long to work out.
#[derive(Clone, Debug)]
pub enum Soon<T> {
    /// This.
    Now(Arc<T>),
    /// It is being worked out: ask again in a moment.
    Later,
    /// It can't be worked out here.
    Never,
}

/// What perfect play leads to.
#[derive(Clone, Debug)]
pub enum Perfect {
    /// Exactly, box by box.
    Exact(Arc<Statistics>),
    /// The game is too large: what good play makes of an empty card on average.
    Estimated {
        /// The average.
        mean: f64,
        /// How far it may be off, where that was measured.
        error: Option<f64>,
    },
}

impl Perfect {
    /// The average total.
    pub fn mean(&self) -> f64 {
        match self {
            Perfect::Exact(statistics) => statistics.mean,
            Perfect::Estimated { mean, .. } => *mean,
        }
    }

    /// Exactly, box by box, if that is known.
    pub fn statistics(&self) -> Option<&Statistics> {
        match self {
            Perfect::Exact(statistics) => Some(statistics),
            Perfect::Estimated { .. } => None,
        }
    }
}
