//! Two nodes over one PostgreSQL: what one keeps the other shows, and everything has one effect, whichever of them is
//! asked. Without a cluster every test says that it was skipped.

use crate::database;
use sqlx::Executor;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::ValueSource;
use yatzy_house::{LocalHouse, Settings};
use yatzy_rules::{Action, DiceSource, Keep, Names, Phase, Ruleset, Seat, toys};
use yatzy_store::PostgresStore;
use yatzy_table::{
    GameId, House, Made, NewRules, NewSeat, NewTable, Nodes, Refused, Request, TableRequest, Token, View, Who,
};

const LONG: Duration = Duration::from_secs(120);

/// Two nodes, and where they meet.
struct Pair {
    a: LocalHouse,
    b: LocalHouse,
    url: String,
}

impl Pair {
    async fn new(settings: Settings) -> Option<Pair> {
        let url = database::fresh().await?;
        Some(Pair { a: node(&url, &settings).await, b: node(&url, &settings).await, url })
    }

    fn both(&self) -> [&LocalHouse; 2] {
        [&self.a, &self.b]
    }

    /// Which node someone happens to reach.
    fn node(&self, number: usize) -> &LocalHouse {
        self.both()[number % 2]
    }
}

async fn node(url: &str, settings: &Settings) -> LocalHouse {
    let store = PostgresStore::open(url).await.unwrap();
    LocalHouse::new(Arc::new(store), Some(ValueSource::default()), settings.clone())
}

fn quick() -> Settings {
    Settings { pace: Duration::ZERO, take_back: Duration::ZERO, ..Settings::default() }
}

/// A small game, in which every turn is a throw and an entry.
fn small() -> NewRules {
    let fits = |rules: &Ruleset| rules.cells().len() > 3 && !rules.declares() && !rules.has_chips();
    let rules = (0..).map(toys::ruleset).find(fits).unwrap();
    NewRules::Own { edition: None, rules: Arc::new(rules), names: Names::default() }
}

fn table(seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        seed: None,
        rules: small(),
        source: DiceSource::Program,
        seats,
        goal: yatzy_rules::Goal::Mean,
        hints: Some(true),
        key: Token::random(),
    }
}

fn person(name: &str) -> NewSeat {
    NewSeat::Here(name.to_owned())
}

async fn make(house: &LocalHouse, seats: Vec<NewSeat>) -> Made {
    house.make(&Who::default(), &table(seats)).await.unwrap()
}

fn throw(who: &Who, version: u32) -> TableRequest {
    let request = Request::Act(Action::Throw(Keep::NOTHING), None);
    TableRequest::once(who, version, &Token::random().to_hex(), request)
}

fn enter(who: &Who, view: &View) -> TableRequest {
    let cell = view.offers.iter().find(|offer| offer.points.is_ok()).unwrap().cell;
    TableRequest::once(who, view.version, &Token::random().to_hex(), Request::Act(Action::Enter(cell), None))
}

async fn until(house: &LocalHouse, who: &Who, mut view: View, wanted: impl Fn(&View) -> bool) -> View {
    while !wanted(&view) {
        let next = house.look_again(&view.id, who, &view);
        view = tokio::time::timeout(LONG, next).await.expect("news in time").unwrap();
    }
    view
}

#[tokio::test]
async fn what_one_node_kept_the_other_shows_and_goes_on_with() {
    let Some(pair) = Pair::new(quick()).await else { return };
    let Made { host, view, .. } = make(&pair.a, vec![person("Anna"), person("Bo")]).await;
    let game = view.id.clone();
    let mut seen = pair.b.look(&game, &host).await.unwrap();
    // A whole game, every request to another node than the one before, and read at the other one.
    for step in 0.. {
        let (here, there) = (pair.node(step), pair.node(step + 1));
        if seen.turn.is_none() {
            break;
        }
        let asked = if step % 2 == 0 { throw(&host, seen.version) } else { enter(&host, &seen) };
        let answered = here.ask(&game, asked.clone()).await.unwrap();
        seen = there.look(&game, &host).await.unwrap();
        assert_eq!(seen.version, answered.view.version);
        assert_eq!(seen.phase, answered.view.phase);
        // The answer was lost, and the other node is asked again: the same answer, and nothing happens.
        assert_eq!(there.ask(&game, asked).await.unwrap().answer, answered.answer);
    }
    assert!(seen.secret.is_some());
    let records = [
        pair.a.record(&game, &Who::default()).await.unwrap(),
        pair.b.record(&game, &Who::default()).await.unwrap(),
    ];
    assert_eq!(records[0].to_string(), records[1].to_string());
    // Someone who saw an old version is refused by either, with the table as it is.
    for house in pair.both() {
        let stale = house.ask(&game, throw(&host, 1)).await.unwrap_err();
        assert_eq!(stale.view.unwrap().version, seen.version);
    }
    pair.a.delete(&game, &host).await.unwrap();
    assert_eq!(pair.b.look(&game, &host).await.unwrap_err().refused, Refused::UnknownGame);
}

#[tokio::test]
async fn who_watches_at_one_node_sees_what_happens_at_the_other() {
    let Some(pair) = Pair::new(quick()).await else { return };
    let Made { host, view, .. } = make(&pair.a, vec![person("Anna"), person("Bo")]).await;
    let game = view.id.clone();
    let seen = pair.b.look(&game, &Who::default()).await.unwrap();
    let watching = tokio::spawn({
        let (house, seen) = (pair.b.clone(), seen.clone());
        async move { until(&house, &Who::default(), seen, |view| view.version == 1).await }
    });
    let thrown = pair.a.ask(&game, throw(&host, 0)).await.unwrap().view;
    let seen = watching.await.unwrap();
    assert_eq!(seen.phase, thrown.phase);

    // A seat that changes is no matter of the log alone.
    let watching = tokio::spawn({
        let house = pair.b.clone();
        async move { until(&house, &Who::default(), seen, |view| view.seats[1].name == "Bodil").await }
    });
    let rename = Request::Rename { seat: Seat(1), name: "Bodil".into() };
    pair.a
        .ask(&game, TableRequest { key: Some(Token::random().to_hex()), ..TableRequest::now(&host, rename) })
        .await
        .unwrap();
    let seen = watching.await.unwrap();

    // A change without a nudge is found by the regular check.
    let watching = tokio::spawn({
        let house = pair.b.clone();
        async move { until(&house, &Who::default(), seen, |view| view.version == 3).await }
    });
    let body = r#"{"type":"hinted","seat":1}"#;
    let silently = format!(
        "UPDATE game SET version = 3 WHERE id = '{game}'; \
         INSERT INTO game_event (game, version, at, body) VALUES ('{game}', 3, 0, '{body}')"
    );
    database::connect(&pair.url).await.execute(sqlx::AssertSqlSafe(silently)).await.unwrap();
    watching.await.unwrap();
}

#[tokio::test]
async fn a_rematch_is_one_and_everyone_hears_of_it() {
    let Some(pair) = Pair::new(quick()).await else { return };
    let Made { host, view, .. } = make(&pair.a, vec![person("Anna")]).await;
    let game = view.id.clone();
    let abandon = Request::Act(Action::Abandon, None);
    let over =
        pair.a.ask(&game, TableRequest::once(&host, 0, &Token::random().to_hex(), abandon)).await.unwrap();
    let seen = pair.b.look(&game, &host).await.unwrap();
    assert_eq!((seen.version, &seen.next), (over.view.version, &None));
    let watching = tokio::spawn({
        let (house, host) = (pair.b.clone(), host.clone());
        async move { until(&house, &host, seen, |view| view.next.is_some()).await }
    });
    let asked = (0..5).map(|n| {
        let (house, game, host) = (pair.node(n).clone(), game.clone(), host.clone());
        tokio::spawn(async move { house.rematch(&game, &host).await.unwrap() })
    });
    let mut made = Vec::new();
    for asked in asked.collect::<Vec<_>>() {
        made.push(asked.await.unwrap());
    }
    made.dedup();
    assert_eq!(made, [watching.await.unwrap().next.unwrap()]);
}

/// Asks five times at once, of both nodes, and says what all were answered.
async fn five_times<T: PartialEq + std::fmt::Debug + Send + 'static, F>(
    pair: &Pair,
    ask: impl Fn(LocalHouse) -> F,
) -> T
where
    F: Future<Output = T> + Send + 'static,
{
    let asked: Vec<_> = (0..5).map(|n| tokio::spawn(ask(pair.node(n).clone()))).collect();
    let mut answers = Vec::new();
    for asked in asked {
        answers.push(asked.await.unwrap());
    }
    assert!(answers.windows(2).all(|two| two[0] == two[1]), "{answers:?}");
    answers.remove(0)
}

#[tokio::test]
async fn sent_five_times_at_once_it_has_one_effect() {
    let Some(pair) = Pair::new(quick()).await else { return };
    let seats = vec![person("Anna"), NewSeat::Elsewhere("Björn".into())];
    let new = table(seats);
    let (game, host, links) = five_times(&pair, |house| {
        let new = new.clone();
        async move {
            let made = house.make(&Who::default(), &new).await.unwrap();
            (made.view.id, made.host, made.links)
        }
    })
    .await;
    assert_eq!(pair.a.store().unfinished(None).await.unwrap().len(), 1);
    let once = |request: Request| {
        let asked = TableRequest {
            key: Some(Token::random().to_hex()),
            ..TableRequest::now(&Who::default(), request)
        };
        let game = game.clone();
        move |house: LocalHouse| {
            let (game, asked) = (game.clone(), asked.clone());
            async move { house.ask(&game, asked).await.unwrap().answer }
        }
    };
    let take = Request::TakeByLink { token: links[1].token, name: Some("Bo".into()) };
    let taken = five_times(&pair, once(take)).await;
    assert_eq!((taken.version, taken.seat), (1, Some(Seat(1))));
    let joined = five_times(&pair, once(Request::Join { name: "Cecilia".into() })).await;
    // The coming and who came are a row each.
    assert_eq!((joined.version, joined.seat), (3, Some(Seat(2))));
    for house in pair.both() {
        let view = house.look(&game, &host).await.unwrap();
        assert_eq!((view.version, view.seats.len()), (3, 3));
    }
}

/// A request without a version is decided by the current table: a faster request at another node does not refuse it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_names_no_version_is_not_refused_for_being_second() {
    let Some(pair) = Pair::new(quick()).await else { return };
    let Made { host, view, .. } = make(&pair.a, vec![person("Anna")]).await;
    let joining = (0..20).map(|n| {
        let (house, game) = (pair.node(n).clone(), view.id.clone());
        let join = TableRequest::now(&Who::default(), Request::Join { name: format!("Guest {n}") });
        let asked = TableRequest { key: Some(Token::random().to_hex()), ..join };
        tokio::spawn(async move { house.ask(&game, asked).await.map(|joined| joined.answer.seat) })
    });
    let mut seats = Vec::new();
    for joined in joining.collect::<Vec<_>>() {
        seats.push(joined.await.unwrap().unwrap().unwrap());
    }
    seats.sort();
    assert_eq!(seats, (1..=20).map(Seat).collect::<Vec<_>>(), "each has a seat of their own");
    for house in pair.both() {
        assert_eq!(house.look(&view.id, &host).await.unwrap().seats.len(), 21);
    }
}

/// Everyone wants to throw at one version, with a key of their own, at either node: one does, the others are told how the
/// table stands.
async fn race(pair: &Pair, racers: usize, times: u32) {
    let Made { host, view, .. } = make(&pair.a, vec![person("Anna")]).await;
    let mut view = pair.b.look(&view.id, &host).await.unwrap();
    for _ in 0..times {
        if view.turn.is_none() {
            view = make_again(pair, &host).await;
        }
        let asks = (0..racers).map(|n| {
            let (house, host, view) = (pair.node(n).clone(), host.clone(), view.clone());
            tokio::spawn(async move {
                let thrown = view.phase != Phase::FirstThrow;
                let asked = if thrown { enter(&host, &view) } else { throw(&host, view.version) };
                house.ask(&view.id, asked).await
            })
        });
        let (mut won, before) = (Vec::new(), view.version);
        for asked in asks.collect::<Vec<_>>() {
            match asked.await.unwrap() {
                Ok(answered) => won.push(answered.view),
                Err(rejection) => {
                    assert_eq!(rejection.refused, Refused::Stale);
                    assert!(rejection.view.unwrap().version > before);
                }
            }
        }
        assert_eq!(won.len(), 1);
        view = won.remove(0);
    }
}

async fn make_again(pair: &Pair, host: &Who) -> View {
    pair.a.make(host, &table(vec![person("Anna")])).await.unwrap().view
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_at_one_version_one_wins() {
    let Some(pair) = Pair::new(quick()).await else { return };
    race(&pair, 64, 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a thousand races, for cargo xtask test --full"]
async fn a_thousand_races_at_two_nodes() {
    let Some(pair) = Pair::new(quick()).await else { return };
    race(&pair, 64, 1000).await;
}

#[tokio::test]
async fn who_looks_at_one_node_is_there_at_the_other() {
    let Some(pair) = Pair::new(Settings { patience: Duration::ZERO, ..quick() }).await else { return };
    let Made { host, view, links } =
        make(&pair.a, vec![NewSeat::Elsewhere("Anna".into()), person("Bo")]).await;
    let game = view.id.clone();
    let anna = Who::with(links[0].token);
    let seen = pair.b.look(&game, &host).await.unwrap();
    assert!(!seen.seats[0].is_here);
    let page = pair.a.live(&game).await.unwrap().attend(&anna);
    let seen = until(&pair.b, &host, seen, |view| view.seats[0].is_here).await;
    // A person who is present is not played for.
    let refused = pair.b.step_in(&game, &host, Some(seen.version)).await.unwrap_err();
    assert_eq!(refused.refused.code(), "seat/not-away", "{refused:?}");
    drop(page);
    let seen = until(&pair.b, &host, seen, |view| !view.seats[0].is_here).await;
    let seen = pair.b.step_in(&game, &host, Some(seen.version)).await.unwrap();
    assert_eq!(seen.turn.unwrap().seat, Seat(1));
}

#[tokio::test]
async fn the_computer_is_played_by_one_node_and_by_another_once_that_is_gone() {
    let Some(pair) = Pair::new(quick()).await else { return };
    let computer = NewSeat::Computer { level: "greedy".into(), name: None };
    let Made { host, view, .. } = make(&pair.a, vec![person("Anna"), computer]).await;
    let game = view.id.clone();
    // Another node has its turns, and does nothing: it is dead, but that is not known yet.
    let dead = PostgresStore::open(&pair.url).await.unwrap();
    assert!(dead.lease(&format!("computer {game}"), LONG).await.unwrap());
    let seen = pair.a.ask(&game, throw(&host, 0)).await.unwrap().view;
    let seen = pair.b.ask(&game, enter(&host, &seen)).await.unwrap().view;
    for house in pair.both() {
        let seen = house.look(&game, &host).await.unwrap();
        assert_eq!((seen.version, seen.computer_plays()), (2, true));
    }
    // Its lease expires: a node with a subscriber goes on.
    database::connect(&pair.url).await.execute("UPDATE lease SET until = NOW()").await.unwrap();
    let seen = until(&pair.b, &host, seen, |view| view.you.to_play).await;
    let played = |view: &View| view.seats[1].card.clone();
    assert_eq!(played(&pair.a.look(&game, &host).await.unwrap()), played(&seen));
}

#[tokio::test]
async fn one_node_cleans_up() {
    let Some(pair) = Pair::new(quick()).await else { return };
    let Made { host, view, .. } = make(&pair.a, vec![person("Anna")]).await;
    let much_later = yatzy_table::Moment(i64::MAX);
    pair.a.ask(&view.id, throw(&host, 0)).await.unwrap();
    assert_eq!(pair.a.forget_answers(much_later).await.unwrap(), 1);
    let seen = pair.b.look(&view.id, &host).await.unwrap();
    pair.b.ask(&view.id, enter(&host, &seen)).await.unwrap();
    assert_eq!(pair.b.forget_answers(much_later).await.unwrap(), 0, "the other node has that work");
}

/// Who looked at a game is forgotten with it.
#[tokio::test]
async fn a_deleted_game_leaves_no_attendance() {
    let Some(pair) = Pair::new(quick()).await else { return };
    let Made { host, view, .. } = make(&pair.a, vec![person("Anna")]).await;
    let mut connection = database::connect(&pair.url).await;
    let lines = "SELECT COUNT(*) FROM attendance";
    // Nodes tell every half a second who looks.
    while sqlx::query_scalar::<_, i64>(lines).fetch_one(&mut connection).await.unwrap() == 0 {
        pair.a.look(&view.id, &host).await.unwrap();
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    pair.a.delete(&view.id, &host).await.unwrap();
    pair.a.forget_answers(yatzy_table::Moment::now()).await.unwrap();
    assert_eq!(sqlx::query_scalar::<_, i64>(lines).fetch_one(&mut connection).await.unwrap(), 0);
}

/// The limits that a house sets hold for all nodes together.
#[tokio::test]
async fn nodes_are_counted() {
    let Some(pair) = Pair::new(quick()).await else { return };
    let counted = async {
        while pair.both().iter().any(|house| house.node_count() != 2) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(LONG, counted).await.expect("both are alive");
    let unknown = GameId::random();
    assert_eq!(pair.a.look(&unknown, &Who::default()).await.unwrap_err().refused, Refused::UnknownGame);
}

/// A phone asks for a seat at one node, the host looks through the other and allows it; a second request is refused.
#[tokio::test]
async fn a_seat_is_asked_for_at_one_node_and_given_at_the_other() {
    let Some(pair) = Pair::new(quick()).await else { return };
    let Made { host, view, .. } = make(&pair.a, vec![person("Anna"), person("Bo")]).await;
    let (game, seat) = (view.id.clone(), Seat(1));
    for allow in [true, false] {
        let phone = Who::with(Token::random());
        let ask = TableRequest::now(&phone, Request::AskForSeat(seat));
        let asked = pair.a.ask(&game, ask).await.unwrap().view;
        assert_eq!(asked.version, pair.b.look(&game, &host).await.unwrap().version, "nothing is stored");
        let seen = pair.b.look(&game, &host).await.unwrap();
        let seen = until(&pair.b, &host, seen, |view| view.requests_to_answer().next().is_some()).await;
        let (_, number) = seen.requests_to_answer().next().unwrap();
        let answer = match allow {
            true => Request::AllowRequest { seat, number, device: None, is_unattended: false },
            false => Request::RefuseRequest { seat, number, is_unattended: false },
        };
        pair.b.ask(&game, TableRequest::now(&host, answer)).await.unwrap();
        let answered = until(&pair.a, &phone, asked, |view| match view.own_request() {
            Some((_, request)) => request.is_refused,
            None => true,
        });
        assert_eq!(answered.await.you.seats.contains(&seat), allow);
    }
}
