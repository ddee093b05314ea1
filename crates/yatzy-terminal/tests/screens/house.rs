//! The house of these tests: the real one on a store in memory, with told dice. The coach, reports, perfect
//! play and comparisons are computed without exact chances to win, which take ten seconds a game, and not before the
//! test allows it.

use async_trait::async_trait;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{Analysis, Budget, Values, Words};
use yatzy_house::{LocalHouse, Settings};
use yatzy_rules::{Record, Ruleset, Seat};
use yatzy_table::{
    Answered, CoachAnswer, CoachContext, CodeTarget, Comparison, Deferred, EditionRecord, Finished,
    FinishedQuery, GameId, House, HouseOffers, HouseStatistics, Made, MatchAnswer, MatchRequest, MatchView,
    NewMatch, NewTable, PerfectPlay, Rejection, Replay, SeatLink, TableRequest, Token, Unfinished, View, Who,
    Zone,
};
use yatzy_testing::{MemoryStore, TestRuntime, value_source};
pub use yatzy_testing::{NEVER, ToldDice};
use yatzy_text::Text;

/// The house. Cloned, it is still the same house.
#[derive(Clone)]
pub struct TestHouse {
    house: LocalHouse,
    runtime: Arc<TestRuntime>,
}

impl TestHouse {
    /// A house whose computer makes no pauses.
    pub fn new(dice: &ToldDice) -> TestHouse {
        TestHouse::paced(dice, Duration::ZERO)
    }

    /// A house of this pace. Entries can be undone as long as a test takes; the computer does not wait for that.
    pub fn paced(dice: &ToldDice, pace: Duration) -> TestHouse {
        let offers = HouseOffers { opened_by: None, zone: Zone::Utc, ..Settings::default().offers };
        let settings = Settings { patience: NEVER, pace, take_back: NEVER, offers, ..Settings::default() };
        let runtime = TestRuntime::on_tokio(dice, pace);
        let house = yatzy_testing::house(&runtime, MemoryStore::without_secrets(), settings);
        TestHouse { house, runtime }
    }

    /// Whether the computer, the coach and reports may answer.
    pub fn let_think(&self, may: bool) {
        self.runtime.let_think(may);
    }

    /// A long computation, once it may begin.
    async fn thought<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Deferred<T> {
        self.runtime.may_think().await;
        let thought = tokio::task::spawn_blocking(work).await.unwrap();
        thought.map_or(Deferred::Unavailable, |thought| Deferred::Ready(Arc::new(thought)))
    }
}

fn values(rules: &Arc<Ruleset>) -> Arc<dyn Values> {
    value_source().best(rules, Budget::FOR_A_MOVE)
}

/// The device of the tests.
pub fn device() -> Who {
    Who::with(Token::from_bytes([7; 32]))
}

#[async_trait]
impl House for TestHouse {
    async fn advise(
        &self,
        game: &GameId,
        who: &Who,
        about: CoachContext,
        text: Text,
    ) -> Result<Deferred<CoachAnswer>, Rejection> {
        let table = self.house.live(game).await?.table();
        let question = table.advice(who, about)?;
        let answer = move || {
            let hint = question.answer(values(question.game.rules()))?;
            let names = table.saved.pad_names();
            Some(CoachAnswer::of(&hint, &Words { text, names: &names, rules: table.game.rules() }))
        };
        Ok(self.thought(answer).await)
    }

    async fn report(&self, game: &GameId, _who: &Who) -> Result<Deferred<Analysis>, Rejection> {
        let table = self.house.live(game).await?.table();
        let analysis = move || {
            let values = values(table.game.rules());
            Analysis::new(&*values, &table.game).ok()?.explained(&values, &table.game).ok()
        };
        Ok(self.thought(analysis).await)
    }

    async fn perfect(&self, rules: &Arc<Ruleset>) -> Deferred<PerfectPlay> {
        let rules = rules.clone();
        self.thought(move || {
            let statistics = values(&rules).statistics().ok().flatten()?;
            Some(PerfectPlay::Exact { statistics, chances: None })
        })
        .await
    }

    async fn compare_match(&self, id: &GameId) -> Result<Deferred<Comparison>, Rejection> {
        let matched = self.house.look_match(id, &device()).await?;
        let (mut seed, mut games) = (None, Vec::new());
        for game in
            matched.seats.iter().filter(|seat| seat.total.is_some()).filter_map(|seat| seat.game.as_ref())
        {
            let (of_match, played) = self.house.live(game).await?.table().compared()?;
            seed = Some(of_match);
            games.extend(played);
        }
        let compare = move || Comparison::new(&values(games.first()?.1.rules()), seed?, &games).ok();
        Ok(self.thought(compare).await)
    }

    // Everything else is the real house's.

    fn offers(&self) -> &HouseOffers {
        self.house.offers()
    }

    async fn make(&self, who: &Who, new: &NewTable) -> Result<Made, Rejection> {
        self.house.make(who, new).await
    }

    async fn make_match(&self, who: &Who, new: &NewMatch) -> Result<MatchAnswer, Rejection> {
        self.house.make_match(who, new).await
    }

    async fn look_match(&self, id: &GameId, who: &Who) -> Result<MatchView, Rejection> {
        self.house.look_match(id, who).await
    }

    async fn ask_match(
        &self,
        id: &GameId,
        who: &Who,
        asked: &MatchRequest,
    ) -> Result<MatchAnswer, Rejection> {
        self.house.ask_match(id, who, asked).await
    }

    async fn look(&self, game: &GameId, who: &Who) -> Result<View, Rejection> {
        self.house.look(game, who).await
    }

    async fn peek(&self, game: &GameId, who: &Who) -> Result<View, Rejection> {
        self.house.peek(game, who).await
    }

    async fn look_again(&self, game: &GameId, who: &Who, seen: &View) -> Result<View, Rejection> {
        self.house.look_again(game, who, seen).await
    }

    async fn ask(&self, game: &GameId, asked: TableRequest) -> Result<Answered, Rejection> {
        self.house.ask(game, asked).await
    }

    async fn step_in(&self, game: &GameId, who: &Who, version: Option<u32>) -> Result<View, Rejection> {
        self.house.step_in(game, who, version).await
    }

    async fn hurry(&self, game: &GameId, who: &Who) -> Result<(), Rejection> {
        self.house.hurry(game, who).await
    }

    async fn rematch(&self, game: &GameId, who: &Who) -> Result<GameId, Rejection> {
        self.house.rematch(game, who).await
    }

    async fn delete(&self, game: &GameId, who: &Who) -> Result<(), Rejection> {
        self.house.delete(game, who).await
    }

    async fn by_code(&self, code: &str) -> Result<CodeTarget, Rejection> {
        self.house.by_code(code).await
    }

    async fn linked(&self, game: &GameId, token: Token) -> Result<Seat, Rejection> {
        self.house.linked(game, token).await
    }

    async fn links(&self, game: &GameId, who: &Who) -> Result<Vec<SeatLink>, Rejection> {
        self.house.links(game, who).await
    }

    async fn record(&self, game: &GameId, who: &Who) -> Result<Record, Rejection> {
        self.house.record(game, who).await
    }

    async fn replay(&self, game: &GameId, who: &Who) -> Result<Replay, Rejection> {
        self.house.replay(game, who).await
    }

    async fn unfinished(&self, who: &Who) -> Result<Vec<Unfinished>, Rejection> {
        self.house.unfinished(who).await
    }

    async fn finished(&self, whose: Option<&Who>, query: &FinishedQuery) -> Result<Vec<Finished>, Rejection> {
        self.house.finished(whose, query).await
    }

    async fn edition_records(&self) -> Result<Vec<EditionRecord>, Rejection> {
        self.house.edition_records().await
    }

    async fn statistics(&self, edition: &str, options: Option<&str>) -> Result<HouseStatistics, Rejection> {
        self.house.statistics(edition, options).await
    }
}
