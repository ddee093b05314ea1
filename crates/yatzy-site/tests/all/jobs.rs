//! Jobs in a worker: their results equal local ones to the last bit.

use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{Analysis, ValueSource};
use yatzy_house::{Analyst, Job, LocalHouse, Settings};
use yatzy_rules::{Action, DiceSource, Face, Game, Goal, Hand, Keep, Names, NoDice, Player, Ruleset, toys};
use yatzy_table::{
    Chance, CoachAnswer, CoachContext, Comparison, Deferred, ExportLine, House, LogEvent, LogRow,
    MatchRequest, Moment, NewMatch, NewMatchSeat, NewRules, PerfectPlay, Request, Saved, SavedSeat, Store,
    Table, TableRequest, Token, TotalOdds, Who,
};

const LONG: Duration = Duration::from_secs(600);

/// A game of two seats with cyclic dice.
fn table(rules: &Arc<Ruleset>, goals: [Goal; 2], rounds: u16) -> Arc<Table> {
    let seat = |name: &str, goal| SavedSeat { goal, ..SavedSeat::person(name) };
    let seats = vec![seat("Anna", goals[0]), seat("Bo", goals[1])];
    let new = Saved::local("toy", rules.clone(), DiceSource::Program, seats);
    let mut game = Game::new(rules.clone(), 2, DiceSource::Program);
    let mut log = Vec::new();
    let mut number = 0_usize;
    let mut dice = |count: u8| {
        let faces = (0..count).map(|_| {
            number += 1;
            Face::ALL[number * number % 7 % 6]
        });
        Hand::from_faces(faces).expect("as many as asked for")
    };
    while let Some(turn) = game.turn().filter(|turn| turn.round <= rounds) {
        let action = match turn.throws() {
            Some(0) | None => Action::Throw(Keep::NOTHING),
            _ => {
                *game.actions().iter().rev().find(|action| matches!(action, Action::Enter(_))).expect("a box")
            }
        };
        let event = match action {
            Action::Throw(_) => game.decide(action, &mut dice),
            _ => game.decide(action, &mut NoDice),
        };
        let event = event.expect("a listed action");
        game.record(&event).expect("a decided event");
        let version = log.len() as u32 + 1;
        log.push(LogRow { version, at: Moment(1_790_000_000_000), what: LogEvent::play(event) });
    }
    let saved = Saved { edition: None, log: log.into_iter().collect(), ..new };
    assert!(saved.seats.iter().all(|seat| seat.player == Player::Person));
    Arc::new(Table::new(saved).expect("a legal game"))
}

fn written(table: &Table) -> String {
    ExportLine::Game(Box::new(table.saved.clone())).write().unwrap()
}

/// Sends a job to another worker, and returns its result.
async fn sent<T: serde::de::DeserializeOwned>(worker: &Analyst, job: Job) -> T {
    let job: Job = serde_json::from_str(&serde_json::to_string(&job).unwrap()).unwrap();
    let outcome = worker.run_job(&job).await.expect("it can be done");
    serde_json::from_slice(&outcome).unwrap_or_else(|error| {
        let column = error.column();
        panic!(
            "{error}: {}",
            String::from_utf8_lossy(&outcome[column.saturating_sub(80)..(column + 40).min(outcome.len())])
        )
    })
}

fn known<T: Clone>(found: Deferred<T>) -> T {
    match found {
        Deferred::Ready(found) => T::clone(&found),
        _ => panic!("it is waited for"),
    }
}

#[tokio::test]
async fn what_comes_back_is_what_was_found_out() {
    let rules = Arc::new(toys::ruleset(7));
    let (home, worker) = (Analyst::new(ValueSource::default()), Analyst::new(ValueSource::default()));

    // A solution: both sides have the same values then.
    let solve = Job::Solve { rules: rules.clone() };
    assert!(!solve.is_long(&ValueSource::default()));
    let solved = worker.run_job(&solve).await.expect("five dice");
    assert!(!home.value_source().at_once(&rules).is_exact());
    assert!(home.add_solution(&rules, &solved) && home.value_source().at_once(&rules).is_exact());
    assert!(!home.add_solution(&rules, &solved[..solved.len() - 1]));

    // A report.
    let over = table(&rules, [Goal::Mean, Goal::AtLeast(15)], u16::MAX);
    let at_home = home.report(&over, LONG).await.unwrap();
    let job = Job::Report { game: written(&over), exact_cells: 12, seconds: 3.0 };
    let there: Option<Analysis> = sent(&worker, job).await;
    assert_eq!(there, Some(known(at_home)));

    // Perfect play, and how often a total is reached.
    let at_home = loop {
        if let Deferred::Ready(found) = home.perfect(&rules).await {
            break found;
        }
    };
    let there: Option<PerfectPlay> = sent(&worker, Job::Perfect { rules: rules.clone() }).await;
    let there = there.expect("five dice");
    assert_eq!((there.statistics(), there.chances()), (at_home.statistics(), at_home.chances()));
    let there: Option<TotalOdds> = sent(&worker, Job::TotalOdds { rules: rules.clone(), total: 10 }).await;
    assert!(there.is_some_and(|reach| (0.0..=1.0).contains(&reach.mean)), "{there:?}");

    // Chances, and the coach for a target score, near the end of a game.
    let late = table(&rules, [Goal::AtLeast(15), Goal::Win], 1);
    let there: Vec<Option<Chance>> = sent(&worker, Job::Chances { game: written(&late) }).await;
    assert!(
        there.iter().flatten().count() == 2 && there.iter().flatten().all(|chance| chance.exact),
        "{there:?}"
    );
    let job = Job::Advice { game: written(&late), about: CoachContext::default(), lang: "en".into() };
    let there: Option<CoachAnswer> = sent(&worker, job).await;
    assert!(there.is_some_and(|advice| advice.exact));

    // A move of the computer that plays for the win; none in a person's turn.
    assert_eq!(worker.run_job(&Job::Move { game: written(&late) }).await, None);
    let mut saved = late.saved.clone();
    saved.seats.iter_mut().for_each(|seat| seat.player = Player::Computer("winner".into()));
    let table = Table::new(saved).unwrap();
    let there: Action = sent(&worker, Job::Move { game: written(&table) }).await;
    assert_eq!(there, Action::Throw(Keep::NOTHING));
}

/// A match of people at one phone is compared by a worker too.
#[tokio::test]
async fn games_of_a_match_are_compared_elsewhere() {
    let who = Who::with(Token::from_bytes([1; 32]));
    let key = Token::from_bytes([2; 32]);
    let seat =
        |name: &str, n: u8| NewMatchSeat { name: name.into(), bytes: None, key: Token::from_bytes([n; 32]) };
    let rules = NewRules::Own { edition: None, rules: Arc::new(toys::ruleset(7)), names: Names::default() };
    let new = NewMatch { rules, here: vec![seat("Anna", 3), seat("Bo", 4)], hints: false, key };
    let store = Arc::new(yatzy_store::SqliteStore::in_memory().await.unwrap());
    let settings = Settings { take_back: Duration::ZERO, ..Settings::default() };
    let house = LocalHouse::new(store.clone(), Some(ValueSource::default()), settings);
    let id = house.make_match(&who, &new).await.unwrap().view.id;
    let view = house.ask_match(&id, &who, &MatchRequest::Start).await.unwrap().view;
    let mut games = Vec::new();
    for game in view.seats.iter().filter_map(|seat| seat.game.clone()) {
        let mut view = house.look(&game, &who).await.unwrap();
        while !view.is_over() {
            let action = view.actions()[0];
            let asked = TableRequest::now(&who, Request::Act(action, None));
            view = house.ask(&game, asked).await.unwrap().view;
        }
        games.push(game);
    }
    let at_home = loop {
        if let Deferred::Ready(found) = house.compare_match(&id).await.unwrap() {
            break found;
        }
    };
    let mut lines = Vec::new();
    for game in &games {
        let saved = store.game(game).await.unwrap().unwrap();
        lines.push(ExportLine::Game(Box::new(saved)).write().unwrap());
    }
    let worker = Analyst::new(ValueSource::default());
    let there: Option<Comparison> = sent(&worker, Job::Comparison { games: lines }).await;
    assert_eq!(there.as_ref(), Some(&*at_home));
    assert_eq!(at_home.players.len(), 2);
}

#[tokio::test]
async fn what_is_no_job_leads_nowhere() {
    let worker = Analyst::new(ValueSource::default());
    for job in [
        Job::Chances { game: "rubbish".into() },
        Job::Report { game: ExportLine::Begin.write().unwrap(), exact_cells: 0, seconds: 0.0 },
    ] {
        assert_eq!(worker.run_job(&job).await, None);
    }
    assert!(serde_json::from_str::<Job>(r#"{"job":"solve","rules":["dice 99"]}"#).is_err());
}
