//! Today's game: the first attempt counts, the dice stay secret until the day has closed, and other answers don't
//! depend on dice that a device has not thrown.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use yatzy_house::{LocalHouse, Priority, Process, Runtime, Settings, Task};
use yatzy_rules::fair::{Secret, Verdict};
use yatzy_rules::{Action, Catalogue, DiceSource, Keep, Record};
use yatzy_store::{FinishedQuery, SqliteStore, Store};
use yatzy_table::{
    Challenge, DayRules, Deferred, House, Made, Moment, NewAttempt, NewRules, NewSeat, NewTable, Refused,
    Request, TableRequest, Token, View, Who, day_closes, day_seed,
};

/// A process whose clock is set by the test.
#[derive(Default)]
struct Clock {
    process: Process,
    now: AtomicI64,
}

impl Clock {
    fn set(&self, date: &str) {
        self.now.store(Moment::noon(date.parse().unwrap()).0, Ordering::SeqCst);
    }
}

impl Runtime for Clock {
    fn now(&self) -> Moment {
        Moment(self.now.load(Ordering::SeqCst))
    }
    fn fresh(&self) -> [u8; 32] {
        self.process.fresh()
    }
    fn uptime(&self) -> Duration {
        self.process.uptime()
    }
    fn spawn(&self, task: Task) {
        self.process.spawn(task);
    }
    fn sleep(&self, time: Duration) -> Task {
        self.process.sleep(time)
    }
    fn work(&self, priority: Priority, work: Box<dyn FnOnce() + Send>) -> Task {
        self.process.work(priority, work)
    }
}

const DAY: &str = "2026-11-18";

async fn house(open_days: bool) -> (LocalHouse, Arc<Clock>, Arc<SqliteStore>) {
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    let clock = Arc::new(Clock::default());
    clock.set(DAY);
    let settings = Settings { take_back: Duration::ZERO, open_days, ..Settings::default() };
    (LocalHouse::on(clock.clone(), store.clone(), None, settings), clock, store)
}

fn device(number: u8) -> Who {
    Who::with(Token::from_bytes([number; 32]))
}

async fn attempt(house: &LocalHouse, who: &Who, is_again: bool) -> Made {
    let attempt = NewAttempt { rules: "yatzy".into(), name: "Anna".into(), is_again, key: Token::random() };
    house.play_today(who, &attempt).await.unwrap()
}

async fn act(house: &LocalHouse, who: &Who, view: &View, action: Action) -> Result<View, Refused> {
    let asked = TableRequest::now(who, Request::Act(action, None));
    house.ask(&view.id, asked).await.map(|answered| answered.view).map_err(|rejection| rejection.refused)
}

/// A turn: one throw, then the first or the last box that takes it.
async fn turn(house: &LocalHouse, who: &Who, view: View, first: bool) -> View {
    let view = act(house, who, &view, Action::Throw(Keep::NOTHING)).await.unwrap();
    let mut open = view.offers.iter().filter(|offer| offer.points.is_ok()).map(|offer| offer.cell);
    let cell = if first { open.next() } else { open.next_back() };
    act(house, who, &view, Action::Enter(cell.unwrap())).await.unwrap()
}

async fn finish(house: &LocalHouse, who: &Who, mut view: View, first: bool) -> View {
    while !view.is_over() {
        view = turn(house, who, view, first).await;
    }
    view
}

async fn yatzy_today(house: &LocalHouse, who: &Who) -> DayRules {
    house.day(who, None).await.unwrap().games.into_iter().find(|game| game.rules == "yatzy").unwrap()
}

/// The hands at the beginning of each turn so far.
fn first_hands(view: &View) -> Vec<String> {
    view.turns().map(|turn| turn.hand().unwrap().to_string()).collect()
}

#[tokio::test]
async fn the_first_attempt_of_a_device_counts() {
    let (house, _, _) = house(false).await;
    let made = attempt(&house, &Who::default(), false).await;
    let anna = made.host.clone();
    assert!(anna.token().is_some(), "a device without a token is given one");
    let view = turn(&house, &anna, made.view, true).await;
    // Opening it again resumes it, also where another attempt is asked for before there is one.
    assert_eq!(attempt(&house, &anna, false).await.view.id, view.id);
    assert_eq!((view.code.clone(), view.coach, view.sharing.day.unwrap().is_again), (None, false, false));
    let refused = house.delete(&view.id, &anna).await.unwrap_err().refused;
    assert_eq!(refused, Refused::DayGoesOn);
    // Giving up counts as not finished, and the attempt stays the first one.
    let view = act(&house, &anna, &view, Action::Abandon).await.unwrap();
    assert_eq!(attempt(&house, &anna, false).await.view.id, view.id);
    let own = yatzy_today(&house, &anna).await.yours.unwrap();
    assert_eq!((own.over, own.total), (true, None));
    let again = attempt(&house, &anna, true).await.view;
    assert!(again.sharing.day.unwrap().is_again && again.id != view.id);
    finish(&house, &anna, again, true).await;
    let calendar = house.calendar(&anna).await.unwrap();
    let days: Vec<(Option<u32>, bool)> =
        calendar.played.iter().map(|day| (day.total.filter(|_| day.counts), day.counts)).collect();
    assert_eq!((calendar.streak, days.len()), (0, 2), "{calendar:?}");
    assert!(days.contains(&(None, true)) && days.contains(&(None, false)));
    assert_eq!(yatzy_today(&house, &anna).await.finished, 0, "neither is on the board");
}

#[tokio::test]
async fn everyone_has_the_same_dice_on_a_day_and_other_dice_on_the_next() {
    for open_days in [false, true] {
        let (house, clock, _) = house(open_days).await;
        let mut hands = Vec::new();
        for (day, number) in [(DAY, 1), (DAY, 2), ("2026-11-19", 1)] {
            clock.set(day);
            let made = attempt(&house, &device(number), false).await;
            hands.push(first_hands(&finish(&house, &device(number), made.view, number == 1).await));
        }
        assert_eq!(hands[0], hands[1]);
        assert_ne!(hands[0], hands[2]);
        assert_eq!(house.calendar(&device(1)).await.unwrap().streak, 2);
    }
}

#[tokio::test]
async fn the_dice_stay_secret_until_the_day_has_closed() {
    let (house, clock, store) = house(false).await;
    let (anna, bo) = (device(1), device(2));
    let day = house.day(&anna, None).await.unwrap();
    assert_eq!(day.games.len(), Catalogue::get().kinds().count());
    let view = attempt(&house, &anna, false).await.view;
    let begun = attempt(&house, &bo, false).await.view;
    assert_eq!(view.commitment, begun.commitment);
    assert_eq!(yatzy_today(&house, &bo).await.commitment, view.commitment.unwrap().to_string());
    let over = finish(&house, &anna, view, true).await;
    let date = DAY.parse().unwrap();
    let secret = store.day_secret(date, None).await.unwrap().unwrap();
    assert_eq!(
        store.day_secret(date, Some(Secret([9; 32]))).await.unwrap(),
        Some(secret),
        "it is drawn once"
    );
    let seed = day_seed(Some(secret), date, "yatzy");
    // Whatever a device is told until then holds neither the seed nor a total before its own game is over.
    let record = house.record(&over.id, &anna).await.unwrap();
    assert_eq!(record.proof.as_ref().unwrap().verify(&record.game, None), Verdict::Unverifiable);
    let told = format!("{over:?} {record} {:?}", house.day(&anna, None).await.unwrap());
    assert!(!told.contains(&seed.to_string()) && over.secret.is_none());
    assert!(
        matches!(house.compare(&over.id, &anna).await, Err(rejection) if rejection.refused == Refused::NoReport
        || rejection.refused == Refused::NotOver)
    );
    assert_eq!(yatzy_today(&house, &anna).await.board.len(), 1);
    let hidden = yatzy_today(&house, &bo).await;
    assert_eq!((hidden.finished, hidden.board.len(), hidden.seed), (1, 0, None));
    assert!(house.finished(None, &FinishedQuery::default()).await.unwrap().is_empty());
    assert!(house.edition_records().await.unwrap().is_empty());
    // A day after its end it closes: the seed is public, and no one goes on.
    clock.now.store(day_closes(date).0 - 1, Ordering::SeqCst);
    assert!(house.look(&over.id, &anna).await.unwrap().secret.is_none());
    clock.now.store(day_closes(date).0, Ordering::SeqCst);
    let open = house.look(&over.id, &anna).await.unwrap();
    assert_eq!(open.secret, Some(seed));
    let record = house.record(&over.id, &anna).await.unwrap();
    assert!(matches!(record.proof.as_ref().unwrap().verify(&record.game, None), Verdict::Verified { .. }));
    assert_eq!(Record::parse(&record.to_string()).unwrap().game, record.game);
    let past = house.day(&bo, Some(date)).await.unwrap();
    let game = past.games.iter().find(|game| game.rules == "yatzy").unwrap();
    assert_eq!((game.seed.clone(), game.board.len(), past.is_today), (Some(seed.to_string()), 1, false));
    let late = act(&house, &bo, &begun, Action::Throw(Keep::NOTHING)).await;
    assert_eq!(late.unwrap_err(), Refused::DayOver);
    // The attempt that was not finished has ended, and its page offers nothing.
    let ended = house.look(&begun.id, &bo).await.unwrap();
    assert!(ended.is_over() && ended.abandoned && ended.actions().is_empty(), "{ended:?}");
    let played = house.calendar(&bo).await.unwrap().played;
    assert!(played.iter().any(|day| day.game == begun.id && day.total.is_none()), "{played:?}");
    assert_eq!(
        house.day(&bo, Some("2026-11-30".parse().unwrap())).await.unwrap_err().refused.code(),
        "request/field"
    );
    // An earlier day on which no one asked has no secret, and asking draws none.
    assert!(house.day(&bo, Some("2020-01-01".parse().unwrap())).await.unwrap().games.is_empty());
    assert_eq!(store.day_secret("2020-01-01".parse().unwrap(), None).await.unwrap(), None);
    house.delete(&over.id, &anna).await.unwrap();
}

/// Everything that a device is told after some turns is the same for two devices that made the same choices, whatever
/// others have done.
#[tokio::test]
async fn an_answer_does_not_depend_on_others_who_are_further() {
    let (house, _, _) = house(false).await;
    let (anna, bo, far) = (device(1), device(2), device(3));
    let mut one = attempt(&house, &anna, false).await.view;
    let mut told = Vec::new();
    for round in 0..5 {
        one = turn(&house, &anna, one, round % 2 == 0).await;
        told.push((one.turns().cloned().collect::<Vec<_>>(), one.offers.clone(), one.standings.clone()));
    }
    let ahead = attempt(&house, &far, false).await.view;
    finish(&house, &far, ahead, false).await;
    let mut other = attempt(&house, &bo, false).await.view;
    for (round, told) in told.into_iter().enumerate() {
        other = turn(&house, &bo, other, round % 2 == 0).await;
        assert_eq!((other.turns().cloned().collect(), other.offers.clone(), other.standings.clone()), told);
    }
    assert!(yatzy_today(&house, &bo).await.board.is_empty());
}

#[tokio::test]
async fn a_challenge_is_kept_with_its_answer_and_told_at_the_end() {
    let (house, _, _) = house(false).await;
    let new = |rules, name: &str| NewTable {
        rules,
        source: DiceSource::Shared,
        seed: None,
        seats: vec![NewSeat::Here(name.into())],
        goal: yatzy_rules::Goal::Mean,
        hints: None,
        key: Token::random(),
    };
    let (anna, bo) = (device(1), device(2));
    let listed = NewRules::Listed { id: "tactic-sv".into(), options: Vec::new() };
    let made = house.make(&anna, &new(listed, "Anna")).await.unwrap();
    let over = finish(&house, &anna, made.view, true).await;
    let record = house.record(&over.id, &Who::default()).await.unwrap();
    let challenge =
        Challenge::of_game(over.edition.as_deref(), "Anna", &record.game, over.secret.unwrap()).unwrap();
    let link = format!("https://yatzy.example/same?c={}", challenge.code());
    let made = house.make(&bo, &new(NewRules::of_challenge(&link).unwrap(), "Bo")).await.unwrap();
    assert_eq!((made.view.commitment, &made.view.sharing.challenge), (over.commitment, &None));
    let answer = finish(&house, &bo, made.view, false).await;
    assert_eq!(first_hands(&answer), first_hands(&over));
    assert_eq!(answer.sharing.challenge, Some(challenge.code()));
    assert!(
        matches!(house.compare(&answer.id, &Who::default()).await, Err(_) | Ok(Deferred::Unavailable)),
        "no computer here"
    );
}
