//! A house in memory, on the core of the table. It answers everything at once.

use async_trait::async_trait;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use yatzy_bots::{Analysis, Position, QueryError, Values, Words};
use yatzy_rules::{Points, Record, Ruleset, RulesetFile, Seat};
use yatzy_solver::{GreedyObjective, Moves, Objective};
use yatzy_table::{
    Answered, CoachAnswer, CoachContext, DecisionContext, Deferred, EditionRecord, Finished, FinishedQuery,
    FinishedSeat, GameId, House, HouseOffers, HouseStatistics, Made, Moment, MoveQuestion, NewTable,
    PerfectPlay, Presence, Refused, Rejection, Replay, Request, RulesTotals, Saved, SeatLink, SeatResult,
    Series, StoredAnswer, Table, TableRequest, Token, Unfinished, View, ViewContext, Who, Zone,
    edition_records, own_options,
};
use yatzy_text::Text;

pub struct MemoryHouse {
    offers: HouseOffers,
    /// How long the last entry of a game can be taken back.
    take_back: Duration,
    /// Whether the computer never plays.
    slow: bool,
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    tables: BTreeMap<GameId, Arc<Table>>,
    /// What was answered to which request, by its key.
    answers: BTreeMap<(GameId, String), StoredAnswer>,
    /// Every look at the clock is a millisecond later, and every random number differs.
    ticks: i64,
}

impl MemoryHouse {
    pub fn new() -> MemoryHouse {
        let offers = HouseOffers {
            records: true,
            computer: true,
            only_here: false,
            address: None,
            zone: Zone::Utc,
            rulesets: Vec::new(),
        };
        MemoryHouse { offers, take_back: Duration::ZERO, slow: false, kept: Mutex::default() }
    }

    /// A house in which the last entry can be undone for a while.
    pub fn patient(self) -> MemoryHouse {
        MemoryHouse { take_back: Duration::from_secs(3600), ..self }
    }

    /// A house whose computer never plays.
    pub fn slow(self) -> MemoryHouse {
        MemoryHouse { slow: true, ..self }
    }

    /// A house with a ruleset of its own.
    pub fn playing(mut self, file: &str) -> MemoryHouse {
        self.offers.rulesets.push(Arc::new(RulesetFile::parse(file).unwrap()));
        self
    }

    /// A house that only this machine can reach.
    pub fn on_loopback(self) -> MemoryHouse {
        MemoryHouse { offers: HouseOffers { only_here: true, ..self.offers }, ..self }
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn context(&self, kept: &mut Kept) -> DecisionContext {
        kept.ticks += 1;
        let fresh = Token::from_bytes([7; 32]).derive("a test", &kept.ticks.to_be_bytes());
        DecisionContext { now: Moment(kept.ticks), fresh, take_back: self.take_back, zone: Zone::Utc }
    }

    fn table(&self, game: &GameId) -> Result<Arc<Table>, Rejection> {
        self.kept().tables.get(game).cloned().ok_or_else(|| Refused::UnknownGame.into())
    }

    fn view(&self, table: &Table, who: &Who) -> View {
        let mut kept = self.kept();
        let context = ViewContext {
            presence: &Presence::since(Moment(0)),
            now: self.context(&mut kept).now,
            patience: Some(Duration::ZERO),
            take_back: self.take_back,
            intends: None,
            chances: &[],
            next: kept.tables.contains_key(&table.rematch_id()).then(|| table.rematch_id()),
            series: Series::default(),
        };
        View::of(table, who, context)
    }

    fn keep(&self, game: Saved) -> Result<Arc<Table>, Rejection> {
        if let Some(table) = self.kept().tables.get(&game.id) {
            return Ok(table.clone());
        }
        let table = Arc::new(Table::new(game).map_err(|_| Refused::Unavailable)?);
        self.kept().tables.insert(table.id().clone(), table.clone());
        Ok(table)
    }

    /// Decides, stores, and lets the computer play its turns.
    fn decide(&self, game: &GameId, asked: &TableRequest) -> Result<yatzy_table::Answer, Refused> {
        let table = self.table(game).map_err(|rejection| rejection.refused)?;
        let mut kept = self.kept();
        if let Some(key) = asked.kept_key()
            && let Some(stored) = kept.answers.get(&(game.clone(), key))
        {
            return table.answer_again(asked, stored);
        }
        let context = self.context(&mut kept);
        let decision = table.decide(asked, &context)?;
        if let Some(once) = decision.append.and_then(|append| append.once) {
            kept.answers.insert((game.clone(), once.key), once.stored);
        }
        kept.tables.insert(game.clone(), decision.table.clone());
        drop(kept);
        if let Some(question) = decision.table.to_move() {
            self.play(game, &question)?;
        }
        Ok(decision.answer)
    }

    fn play(&self, game: &GameId, question: &MoveQuestion) -> Result<(), Refused> {
        if self.slow {
            return Ok(());
        }
        let Some(action) = question.answer(values(question.game.rules())) else { return Ok(()) };
        let request = Request::Computer(action);
        let asked = TableRequest { who: Who::default(), version: Some(question.version), key: None, request };
        self.decide(game, &asked).map(drop)
    }

    fn over(&self) -> Vec<Finished> {
        let tables: Vec<Arc<Table>> = self.kept().tables.values().cloned().collect();
        let mut games: Vec<Finished> = tables.iter().filter_map(|table| finished(table)).collect();
        games.sort_by_key(|game| std::cmp::Reverse(game.ended));
        games
    }
}

/// Values of a greedy player: quick, and the same everywhere.
struct NothingToCome(GreedyObjective);

impl Objective for NothingToCome {
    fn moves(&self) -> &Arc<Moves> {
        self.0.moves()
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        self.0.value_at(position, points)
    }
}

impl Values for NothingToCome {
    fn variance(&self, _: Position) -> Result<f64, QueryError> {
        Ok(1.0)
    }

    fn is_exact(&self) -> bool {
        false
    }
}

fn values(rules: &Arc<Ruleset>) -> Arc<dyn Values> {
    Arc::new(NothingToCome(GreedyObjective(Moves::new(rules.clone()))))
}

fn finished(table: &Table) -> Option<Finished> {
    let saved = &table.saved;
    let seats = saved.seats.iter().zip(SeatResult::of(&table.game)?);
    Some(Finished {
        id: saved.id.clone(),
        edition: saved.edition.clone(),
        rules_hash: saved.rules.hash().to_string(),
        source: saved.source,
        created: saved.created,
        ended: saved.log.last()?.at,
        series: saved.series.clone(),
        seats: seats
            .map(|(seat, result)| FinishedSeat {
                name: seat.name.clone(),
                player: seat.player.clone(),
                total: result.total,
                place: result.place,
            })
            .collect(),
    })
}

#[async_trait]
impl House for MemoryHouse {
    fn offers(&self) -> &HouseOffers {
        &self.offers
    }

    async fn make(&self, who: &Who, new: &NewTable) -> Result<Made, Rejection> {
        let context = self.context(&mut self.kept());
        let making = new.make(who, &context)?;
        let table = self.keep(making.game)?;
        if let Some(question) = table.to_move() {
            self.play(table.id(), &question)?;
        }
        let table = self.table(table.id())?;
        Ok(Made { view: self.view(&table, &making.host), host: making.host, links: making.links })
    }

    async fn look(&self, game: &GameId, who: &Who) -> Result<View, Rejection> {
        Ok(self.view(&*self.table(game)?, who))
    }

    async fn look_again(&self, game: &GameId, who: &Who, _: &View) -> Result<View, Rejection> {
        self.look(game, who).await
    }

    async fn ask(&self, game: &GameId, asked: TableRequest) -> Result<Answered, Rejection> {
        let decided = self.decide(game, &asked);
        let table = self.table(game)?;
        match decided {
            Ok(answer) => Ok(Answered { view: self.view(&table, &answer.holder), answer }),
            Err(refused) => Err(Rejection { refused, view: Some(Box::new(self.view(&table, &asked.who))) }),
        }
    }

    async fn step_in(&self, game: &GameId, who: &Who, version: Option<u32>) -> Result<View, Rejection> {
        let (presence, now) = (Presence::since(Moment(0)), self.context(&mut self.kept()).now);
        let first = self.table(game)?.step_in(&presence, who, version, now, Duration::ZERO)?;
        let mut next = Some(first.clone());
        while let Some(question) = next {
            self.play(game, &question)?;
            next = self.table(game)?.continue_step_in(first.seat, first.round);
        }
        self.look(game, who).await
    }

    async fn hurry(&self, _: &GameId, _: &Who) -> Result<(), Rejection> {
        Ok(())
    }

    async fn advise(
        &self,
        game: &GameId,
        who: &Who,
        about: CoachContext,
        text: Text,
    ) -> Result<Deferred<CoachAnswer>, Rejection> {
        let table = self.table(game)?;
        let (names, rules) = (table.saved.pad_names(), &table.saved.rules);
        let hint = table.advice(who, about)?.answer(values(rules));
        let words = Words { text, names: &names, rules };
        Ok(hint
            .map_or(Deferred::Unavailable, |hint| Deferred::Ready(Arc::new(CoachAnswer::of(&hint, &words)))))
    }

    async fn rematch(&self, game: &GameId, who: &Who) -> Result<GameId, Rejection> {
        let context = self.context(&mut self.kept());
        let new = self.table(game)?.rematch(who, &context)?;
        Ok(self.keep(new)?.id().clone())
    }

    async fn delete(&self, game: &GameId, who: &Who) -> Result<(), Rejection> {
        if !self.table(game)?.is_host(who) {
            return Err(Refused::NotHost.into());
        }
        self.kept().tables.remove(game);
        Ok(())
    }

    async fn by_code(&self, code: &str) -> Result<GameId, Rejection> {
        let code = code.to_lowercase();
        let kept = self.kept();
        let found = kept.tables.values().find(|table| table.saved.code.as_ref() == Some(&code));
        found.map(|table| table.id().clone()).ok_or_else(|| Refused::UnknownCode.into())
    }

    async fn linked(&self, game: &GameId, token: Token) -> Result<Seat, Rejection> {
        self.table(game)?.linked(token).ok_or_else(|| Refused::UnknownGame.into())
    }

    async fn links(&self, game: &GameId, who: &Who) -> Result<Vec<SeatLink>, Rejection> {
        Ok(self.table(game)?.links_of(who))
    }

    async fn record(&self, game: &GameId) -> Result<Record, Rejection> {
        self.table(game)?.saved.record(Zone::Utc).map_err(|_| Refused::Unavailable.into())
    }

    async fn replay(&self, game: &GameId) -> Result<Replay, Rejection> {
        let table = self.table(game)?;
        if table.is_over() { Ok(Replay::of(table)) } else { Err(Refused::NotOver.into()) }
    }

    async fn report(&self, game: &GameId) -> Result<Deferred<Analysis>, Rejection> {
        let table = self.table(game)?;
        if !table.is_over() {
            return Err(Refused::NotOver.into());
        }
        let analysis = Analysis::new(&*values(&table.saved.rules), &table.game)
            .and_then(|analysis| analysis.explained(&values(&table.saved.rules), &table.game));
        Ok(analysis.map_or(Deferred::Unavailable, |analysis| Deferred::Ready(Arc::new(analysis))))
    }

    async fn perfect(&self, _: &Arc<Ruleset>) -> Deferred<PerfectPlay> {
        Deferred::Pending
    }

    async fn unfinished(&self, who: &Who) -> Result<Vec<Unfinished>, Rejection> {
        let kept = self.kept();
        let games = kept.tables.values().filter(|table| !table.is_over() && table.sits(who));
        let row = |table: &Arc<Table>| Unfinished {
            id: table.id().clone(),
            edition: table.saved.edition.clone(),
            source: table.saved.source,
            created: table.saved.created,
            touched: table.saved.log.last().map_or(table.saved.created, |logged| logged.at),
            names: table.saved.seats.iter().map(|seat| seat.name.clone()).collect(),
        };
        Ok(games.map(row).collect())
    }

    async fn finished(&self, whose: Option<&Who>, query: &FinishedQuery) -> Result<Vec<Finished>, Rejection> {
        let limit = query.limit.map_or(usize::MAX, |limit| limit as usize);
        let kept = self.kept();
        let plays = |id: &GameId| {
            let saved = &kept.tables[id].saved;
            let holds = |who: &Who| {
                let is_it = |hash: Option<yatzy_table::TokenHash>| hash.is_some() && hash == who.hash();
                is_it(saved.host) || saved.seats.iter().any(|seat| is_it(seat.holder))
            };
            whose.is_none_or(holds)
        };
        let played: BTreeMap<GameId, bool> = kept.tables.keys().map(|id| (id.clone(), plays(id))).collect();
        drop(kept);
        Ok(self
            .over()
            .into_iter()
            .filter(|game| played[&game.id])
            .skip(query.skip as usize)
            .take(limit)
            .collect())
    }

    async fn edition_records(&self) -> Result<Vec<EditionRecord>, Rejection> {
        Ok(edition_records(RulesTotals::count(&self.over()), Zone::Utc))
    }

    async fn statistics(&self, edition: &str, options: Option<&str>) -> Result<HouseStatistics, Rejection> {
        let mut counted: Option<HouseStatistics> = None;
        for game in self.over() {
            let table = self.table(&game.id)?;
            if own_options(edition, &game.rules_hash).as_deref() == options {
                let new = || HouseStatistics::of(edition, table.saved.rules.clone(), false);
                counted.get_or_insert_with(new).count(&game, &table, Zone::Utc);
            }
        }
        counted.ok_or_else(|| Refused::UnknownRules(edition.to_owned()).into())
    }
}
