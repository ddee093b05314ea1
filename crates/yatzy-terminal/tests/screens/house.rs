//! A house in memory, over the table's core: its dice fall as they are told, its computer and its coach think no sooner
//! than they may, and its clock stands still.

use async_trait::async_trait;
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::time::Duration;
use tokio::sync::watch;
use yatzy_bots::{Analysis, Budget, ValueSource, Values, Words};
use yatzy_rules::fair::{self, Secret, ThrowRequest};
use yatzy_rules::{Action, Face, Hand, Record, Ruleset, Seat};
use yatzy_table::{
    Answered, CoachAnswer, CoachContext, DecisionContext, Deferred, EditionRecord, Finished, FinishedQuery,
    FinishedSeat, GameId, House, HouseOffers, HouseStatistics, Made, Moment, MoveQuestion, NewTable,
    PerfectPlay, Presence, Refused, Rejection, Replay, Request, RulesTotals, Saved, SeatResult, Series,
    StoredAnswer, Table, TableRequest, Token, Unfinished, View, ViewContext, Who, Zone, edition_records,
    own_options, random_bytes,
};

use yatzy_text::Text;

/// Longer than any test takes.
pub const NEVER: Duration = Duration::from_secs(3600);

/// Noon of the day on which all tests are played.
const TODAY: i64 = 1_781_956_800_000;

/// Scripted dice. Without a script they cycle through the faces.
#[derive(Clone, Default)]
pub struct ToldDice {
    told: Arc<Mutex<VecDeque<Hand>>>,
    next: Arc<Mutex<usize>>,
}

impl ToldDice {
    pub fn tell(&self, hands: &[&str]) {
        self.told.lock().unwrap().extend(hands.iter().map(|hand| hand.parse::<Hand>().unwrap()));
    }

    /// Told to a throw of another number of dice, a hand is passed over.
    pub fn throw(&self, count: u8) -> Hand {
        let told = self.told.lock().unwrap().pop_front();
        let mut next = self.next.lock().unwrap();
        told.filter(|hand| hand.len() == count).unwrap_or_else(|| {
            let faces = (0..count).map(|_| {
                *next = (*next * 5 + 3) % 7919;
                Face::ALL[*next % 6]
            });
            Hand::from_faces(faces.collect::<Vec<_>>()).unwrap()
        })
    }
}

/// The house. Cloned, it is still the same house.
#[derive(Clone)]
pub struct TestHouse {
    inner: Arc<Inner>,
}

struct Inner {
    pub dice: ToldDice,
    offers: HouseOffers,
    pace: Mutex<Duration>,
    /// Whether the computer throws once and enters the first box that it may.
    simple: Mutex<bool>,
    tables: Mutex<BTreeMap<GameId, Entry>>,
    /// Counts what changes.
    changes: watch::Sender<u64>,
    /// Whether slow computations may answer.
    may_think: watch::Sender<bool>,
}

struct Entry {
    table: Arc<Table>,
    intends: Option<Action>,
    /// The turn that someone does not want to watch.
    hurried: Option<(u16, u16)>,
    at_work: bool,
    answers: BTreeMap<String, StoredAnswer>,
    next: Option<GameId>,
}

impl TestHouse {
    pub fn new(dice: &ToldDice) -> TestHouse {
        let inner = Inner {
            dice: dice.clone(),
            offers: HouseOffers {
                records: true,
                computer: true,
                only_here: true,
                address: None,
                rulesets: Vec::new(),
                zone: Zone::Utc,
            },
            pace: Mutex::new(Duration::ZERO),
            simple: Mutex::new(false),
            tables: Mutex::default(),
            changes: watch::Sender::new(0),
            may_think: watch::Sender::new(true),
        };
        TestHouse { inner: Arc::new(inner) }
    }

    /// The computer's pace, and whether it plays without thinking.
    pub fn set_pace(&self, pace: Duration, simple: bool) {
        *self.inner.pace.lock().unwrap() = pace;
        *self.inner.simple.lock().unwrap() = simple;
    }

    /// Whether slow computations may answer.
    pub fn let_think(&self, may: bool) {
        self.inner.may_think.send_replace(may);
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<GameId, Entry>> {
        self.inner.tables.lock().unwrap()
    }

    fn changed(&self) {
        self.inner.changes.send_modify(|count| *count += 1);
    }

    async fn thought(&self) {
        let _ = self.inner.may_think.subscribe().wait_for(|may| *may).await;
    }

    fn now(&self) -> Moment {
        let events: usize = self.tables().values().map(|entry| 1 + entry.table.saved.log.len()).sum();
        Moment(TODAY + events as i64)
    }

    /// Random bytes by which the next throw falls as the dice say.
    fn context(&self, table: &Table, action: Option<Action>) -> DecisionContext {
        let mut context =
            DecisionContext { now: self.now(), fresh: random_bytes(), take_back: NEVER, zone: Zone::Utc };
        let (Some(Action::Throw(keep)), Some(turn)) = (action, table.game.turn()) else { return context };
        let count = table.game.rules().dice() - keep.dice().len();
        if table.game.decide(Action::Throw(keep), &mut |count: u8| Hand::all(count)[0]).is_err() {
            return context;
        }
        let wanted = self.inner.dice.throw(count);
        let number = table.game.next_throw();
        let request =
            ThrowRequest { game_id: table.id().as_str(), number, seat: turn.seat, keep, bytes: None };
        for attempt in 0u64.. {
            context.fresh[..8].copy_from_slice(&attempt.to_be_bytes());
            if Hand::from_faces(fair::throw(Secret(context.fresh), &request, count)) == Some(wanted) {
                break;
            }
        }
        context
    }

    fn view(&self, game: &GameId, who: &Who) -> Result<View, Rejection> {
        let tables = self.tables();
        let entry = tables.get(game).ok_or(Refused::UnknownGame)?;
        let presence = Presence::since(Moment(TODAY));
        let context = ViewContext {
            presence: &presence,
            now: Moment(TODAY),
            patience: Some(NEVER),
            take_back: NEVER,
            chances: &[],
            intends: entry.intends,
            next: entry.next.clone(),
            series: Series::of_seats(entry.table.saved.seats.len()),
        };
        Ok(View::of(&entry.table, who, context))
    }

    fn keep(&self, new: Saved) -> GameId {
        let id = GameId::from_bytes(&[1 + self.tables().len() as u8; 32]);
        let series = if new.series == new.id { id.clone() } else { new.series.clone() };
        // Its dice fall as they are told.
        let saved = Saved { id: id.clone(), series, secret: None, ..new };
        let table = Arc::new(Table::new(saved).unwrap());
        let entry = Entry {
            table,
            intends: None,
            hurried: None,
            at_work: false,
            answers: BTreeMap::new(),
            next: None,
        };
        self.tables().insert(id.clone(), entry);
        self.play_computers(&id);
        id
    }

    fn decide(&self, game: &GameId, asked: &TableRequest) -> Result<yatzy_table::Answer, Refused> {
        let table = self.table(game).ok_or(Refused::UnknownGame)?;
        if let Some(key) = &asked.key
            && let Some(stored) = self.tables()[game].answers.get(key)
        {
            return table.answer_again(asked, stored);
        }
        let action = match asked.request {
            Request::Act(action, _) | Request::Computer(action) => Some(action),
            _ => None,
        };
        let decision = table.decide(asked, &self.context(&table, action))?;
        let mut tables = self.tables();
        let entry = tables.get_mut(game).ok_or(Refused::UnknownGame)?;
        entry.table = decision.table;
        entry.intends = None;
        if let Some(key) = &asked.key {
            let stored =
                StoredAnswer { request: asked.digest(), answer: decision.answer.version.to_string() };
            entry.answers.insert(key.clone(), stored);
        }
        drop(tables);
        self.changed();
        self.play_computers(game);
        Ok(decision.answer)
    }

    fn table(&self, game: &GameId) -> Option<Arc<Table>> {
        self.tables().get(game).map(|entry| entry.table.clone())
    }

    fn play_computers(&self, game: &GameId) {
        let mut tables = self.tables();
        let Some(entry) = tables.get_mut(game) else { return };
        if entry.at_work || entry.table.to_move().is_none() {
            return;
        }
        entry.at_work = true;
        let (house, game) = (self.clone(), game.clone());
        tokio::spawn(async move { house.play_on(&game).await });
    }

    async fn play_on(&self, game: &GameId) {
        loop {
            let question = {
                let mut tables = self.tables();
                let Some(entry) = tables.get_mut(game) else { return };
                match entry.table.to_move() {
                    Some(question) => question,
                    None => return entry.at_work = false,
                }
            };
            self.thought().await;
            let simple = *self.inner.simple.lock().unwrap();
            let asked = question.clone();
            let action = tokio::task::spawn_blocking(move || choose(&asked, simple)).await.unwrap();
            if let Some(entry) = self.tables().get_mut(game) {
                entry.intends = Some(action);
            }
            self.changed();
            self.pause(game, &question).await;
            let request = Request::Computer(action);
            let asked =
                TableRequest { who: Who::default(), version: Some(question.version), key: None, request };
            // Someone took a choice back, or left: the question is asked anew.
            let _ = self.decide(game, &asked);
        }
    }

    /// Waits until the step was looked at, or someone does not want to.
    async fn pause(&self, game: &GameId, question: &MoveQuestion) {
        let turn = Some((question.seat.0, question.round));
        let pace = *self.inner.pace.lock().unwrap();
        let mut changes = self.inner.changes.subscribe();
        let hurried = async {
            while self.tables().get(game).is_some_and(|entry| entry.hurried != turn) {
                let _ = changes.changed().await;
            }
        };
        let _ = tokio::time::timeout(pace, hurried).await;
    }
}

fn choose(question: &MoveQuestion, simple: bool) -> Action {
    if !simple {
        return question.answer(values(question.game.rules())).unwrap();
    }
    let actions = question.game.actions();
    let entry = actions.iter().find(|action| matches!(action, Action::Enter(_)));
    *entry.or(actions.first()).unwrap()
}

/// Perfect play is worked out once for all tests.
fn values(rules: &Arc<Ruleset>) -> Arc<dyn Values> {
    static KNOWLEDGE: OnceLock<ValueSource> = OnceLock::new();
    KNOWLEDGE.get_or_init(ValueSource::default).best(rules, Budget::FOR_A_MOVE)
}

/// The device of the tests.
pub fn device() -> Who {
    Who::with(Token::from_bytes([7; 32]))
}

#[async_trait]
impl House for TestHouse {
    fn offers(&self) -> &HouseOffers {
        &self.inner.offers
    }

    async fn make(&self, who: &Who, new: &NewTable) -> Result<Made, Rejection> {
        let context =
            DecisionContext { now: self.now(), fresh: random_bytes(), take_back: NEVER, zone: Zone::Utc };
        let making = new.make(who, &context)?;
        let id = self.keep(making.game);
        let view = self.view(&id, &making.host)?;
        Ok(Made { host: making.host, links: making.links, view })
    }

    async fn look(&self, game: &GameId, who: &Who) -> Result<View, Rejection> {
        self.view(game, who)
    }

    async fn look_again(&self, game: &GameId, who: &Who, seen: &View) -> Result<View, Rejection> {
        let mut changes = self.inner.changes.subscribe();
        loop {
            let view = self.view(game, who)?;
            if view != *seen {
                return Ok(view);
            }
            let _ = changes.changed().await;
        }
    }

    async fn ask(&self, game: &GameId, asked: TableRequest) -> Result<Answered, Rejection> {
        match self.decide(game, &asked) {
            Ok(answer) => Ok(Answered { view: self.view(game, &answer.holder)?, answer }),
            Err(refused) => Err(Rejection { refused, view: self.view(game, &asked.who).ok().map(Box::new) }),
        }
    }

    async fn step_in(&self, _: &GameId, _: &Who, _: Option<u32>) -> Result<View, Rejection> {
        Err(Refused::NotAway.into())
    }

    async fn hurry(&self, game: &GameId, _: &Who) -> Result<(), Rejection> {
        if let Some(entry) = self.tables().get_mut(game) {
            entry.hurried = entry.table.game.turn().map(|turn| (turn.seat.0, turn.round));
        }
        self.changed();
        Ok(())
    }

    async fn advise(
        &self,
        game: &GameId,
        who: &Who,
        about: CoachContext,
        text: Text,
    ) -> Result<Deferred<CoachAnswer>, Rejection> {
        let table = self.table(game).ok_or(Refused::UnknownGame)?;
        let question = table.advice(who, about)?;
        self.thought().await;
        let answer = move || question.answer(values(question.game.rules()));
        let hint = tokio::task::spawn_blocking(answer).await.unwrap();
        let names = table.saved.pad_names();
        let words = Words { text, names: &names, rules: table.game.rules() };
        Ok(hint
            .map_or(Deferred::Unavailable, |hint| Deferred::Ready(Arc::new(CoachAnswer::of(&hint, &words)))))
    }

    async fn rematch(&self, game: &GameId, who: &Who) -> Result<GameId, Rejection> {
        let table = self.table(game).ok_or(Refused::UnknownGame)?;
        let new = table.rematch(who, &self.context(&table, None))?;
        let next = self.keep(new);
        if let Some(entry) = self.tables().get_mut(game) {
            entry.next = Some(next.clone());
        }
        self.changed();
        Ok(next)
    }

    async fn delete(&self, game: &GameId, _: &Who) -> Result<(), Rejection> {
        self.tables().remove(game);
        self.changed();
        Ok(())
    }

    async fn by_code(&self, _: &str) -> Result<GameId, Rejection> {
        Err(Refused::UnknownCode.into())
    }

    async fn linked(&self, game: &GameId, token: Token) -> Result<Seat, Rejection> {
        let table = self.table(game).ok_or(Refused::UnknownGame)?;
        Ok(table.linked(token).ok_or(Refused::UnknownGame)?)
    }

    async fn record(&self, game: &GameId) -> Result<Record, Rejection> {
        Ok(self.table(game).ok_or(Refused::UnknownGame)?.saved.record(Zone::Utc).unwrap())
    }

    async fn replay(&self, game: &GameId) -> Result<Replay, Rejection> {
        Ok(Replay::of(self.table(game).ok_or(Refused::UnknownGame)?))
    }

    async fn report(&self, game: &GameId) -> Result<Deferred<Analysis>, Rejection> {
        let table = self.table(game).ok_or(Refused::UnknownGame)?;
        self.thought().await;
        let judge = move || {
            let values = values(table.game.rules());
            let analysis = Analysis::new(&*values, &table.game).ok()?;
            analysis.explained(&values, &table.game).ok().map(Arc::new)
        };
        Ok(tokio::task::spawn_blocking(judge).await.unwrap().map_or(Deferred::Unavailable, Deferred::Ready))
    }

    async fn perfect(&self, rules: &Arc<Ruleset>) -> Deferred<PerfectPlay> {
        self.thought().await;
        let rules = rules.clone();
        let perfect = move || values(&rules).statistics().ok().flatten();
        let perfect = tokio::task::spawn_blocking(perfect).await.unwrap();
        perfect.map_or(Deferred::Unavailable, |perfect| {
            Deferred::Ready(Arc::new(PerfectPlay::Exact { statistics: perfect, chances: None }))
        })
    }

    async fn unfinished(&self, who: &Who) -> Result<Vec<Unfinished>, Rejection> {
        let tables = self.tables();
        let open = tables.values().filter(|entry| !entry.table.is_over() && entry.table.is_host(who));
        let mut open: Vec<Unfinished> = open.map(|entry| unfinished(&entry.table.saved)).collect();
        open.sort_by_key(|game| std::cmp::Reverse(game.touched));
        Ok(open)
    }

    async fn finished(
        &self,
        _whose: Option<&Who>,
        query: &FinishedQuery,
    ) -> Result<Vec<Finished>, Rejection> {
        let tables = self.tables();
        let mut over: Vec<Finished> = tables.values().filter_map(|entry| finished(&entry.table)).collect();
        over.retain(|game| query.rules_hash.as_ref().is_none_or(|hash| game.rules_hash == *hash));
        over.retain(|game| !query.complete || game.seats.iter().any(|seat| seat.place.is_some()));
        over.sort_by_key(|game| std::cmp::Reverse(game.ended));
        over.truncate(query.limit.map_or(usize::MAX, |limit| limit as usize));
        Ok(over)
    }

    async fn edition_records(&self) -> Result<Vec<EditionRecord>, Rejection> {
        let games = self.finished(None, &FinishedQuery::default()).await?;
        Ok(edition_records(RulesTotals::count(&games), Zone::Utc))
    }

    async fn statistics(&self, edition: &str, options: Option<&str>) -> Result<HouseStatistics, Rejection> {
        let mut counted: Option<HouseStatistics> = None;
        for game in self.finished(None, &FinishedQuery::default()).await? {
            let is_asked_for = game.edition.as_deref() == Some(edition)
                && own_options(edition, &game.rules_hash).as_deref() == options;
            if let Some(table) = self.table(&game.id).filter(|_| is_asked_for) {
                let new = || HouseStatistics::of(edition, table.saved.rules.clone(), false);
                counted.get_or_insert_with(new).count(&game, &table, Zone::Utc);
            }
        }
        counted.ok_or_else(|| Refused::UnknownRules(edition.to_owned()).into())
    }
}

fn touched(saved: &Saved) -> Moment {
    saved.log.last().map_or(saved.created, |logged| logged.at)
}

fn unfinished(saved: &Saved) -> Unfinished {
    Unfinished {
        id: saved.id.clone(),
        edition: saved.edition.clone(),
        source: saved.source,
        created: saved.created,
        touched: touched(saved),
        names: saved.seats.iter().map(|seat| seat.name.clone()).collect(),
    }
}

fn finished(table: &Table) -> Option<Finished> {
    let saved = &table.saved;
    let results = SeatResult::of(&table.game)?;
    let seats = saved.seats.iter().zip(results);
    Some(Finished {
        id: saved.id.clone(),
        edition: saved.edition.clone(),
        rules_hash: saved.rules.hash().to_string(),
        source: saved.source,
        created: saved.created,
        ended: touched(saved),
        series: saved.series.clone(),
        seats: seats
            .map(|(seat, result)| FinishedSeat {
                name: seat.name.clone(),
                player: seat.player.clone(),
                total: result.total,
                place: result.place,
            })
            .collect(),
        day: None,
    })
}
