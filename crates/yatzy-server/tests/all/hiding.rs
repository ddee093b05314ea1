//! No answer depends on dice that the asker has not thrown. The same story is played in two houses whose random bytes and
//! clocks are the same. Their dice agree in every throw of the asker and differ in all others. Then every answer must be
//! the same, byte by byte, also to every request of the table of endpoints and actors, except for:
//!
//! - 64 hexadecimal digits: the commitments to the dice, heads of the chain over the commitment, bytes of devices, keys of
//!   forms.
//! - 8 hexadecimal digits: the short form of heads of the chain.
//! - ids of a day's games, also in QR codes. Such an id is 120 bits of SHA-256 over the day's secret, 32 random bytes that are never
//!   published, and the device, so it says no more about the dice than the commitment does.

use crate::house::{House, request};
use crate::matches::{Random, Scene, masked};
use crate::trust::actors;
use axum::body::Body;
use axum::http::header;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;
use yatzy_house::{Priority, Process, Runtime, Settings, Task};
use yatzy_rules::fair::{MatchSeed, PlayerBytes, Secret, shared_throw};
use yatzy_rules::{Action, Keep};
use yatzy_server::Config;
use yatzy_table::{GameId, Moment, Token, day_seed};

/// The time in which the last entry can be undone.
const TAKE_BACK: Duration = Duration::from_secs(60);

const NOON: &str = "2026-11-18";

/// A process with a clock and random bytes that are the same in every run.
struct Fixed {
    process: Process,
    now: AtomicI64,
    draws: AtomicU64,
    /// The bytes of one draw.
    chosen: Option<(u64, [u8; 32])>,
}

impl Fixed {
    fn new(chosen: Option<(u64, [u8; 32])>) -> Arc<Fixed> {
        let now = AtomicI64::new(Moment::noon(NOON.parse().unwrap()).0);
        Arc::new(Fixed { process: Process::default(), now, draws: AtomicU64::new(0), chosen })
    }

    fn let_pass(&self, time: Duration) {
        self.now.fetch_add(i64::try_from(time.as_millis()).unwrap(), Ordering::SeqCst);
    }
}

impl Runtime for Fixed {
    fn now(&self) -> Moment {
        Moment(self.now.load(Ordering::SeqCst))
    }
    fn fresh(&self) -> [u8; 32] {
        let draw = self.draws.fetch_add(1, Ordering::SeqCst);
        match self.chosen {
            Some((chosen, bytes)) if chosen == draw => bytes,
            _ => Token::from_bytes([9; 32]).derive("hiding", &draw.to_be_bytes()),
        }
    }
    fn uptime(&self) -> Duration {
        Duration::ZERO
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

fn config() -> Config {
    let house = Settings { pace: Duration::ZERO, take_back: TAKE_BACK, ..Settings::default() };
    Config { house, ..Config::default() }
}

/// What happens in a match, in an order that does not depend on dice.
#[derive(Clone, Copy, Debug)]
enum Step {
    Act(usize, Action),
    /// The time for an undo passes, so finished games are sealed.
    Wait,
    /// All answers are compared.
    Look,
}

/// The throws of each person by turn and throw. What was thrown is never undone.
#[derive(Default)]
struct Thrown {
    /// The number of throws in each turn, the current one last.
    turns: Vec<u16>,
}

impl Thrown {
    fn count(&self) -> u16 {
        self.turns.iter().sum()
    }

    fn has(&self, turn: u16, throw: u16) -> bool {
        self.turns.get(usize::from(turn) - 1).is_some_and(|made| throw <= *made)
    }
}

/// A story with undone entries, with people who leave and people who finish early. The asker throws at most five times.
fn story(random: &mut Random, asker: usize) -> (Vec<Step>, Thrown) {
    const TURNS: usize = 3;
    let mut story = vec![Step::Look];
    let mut thrown = [Thrown { turns: vec![0] }, Thrown { turns: vec![0] }];
    // The boxes of each person in the order in which they fill them, and whether they have left.
    let mut left = [false, false];
    for _ in 0..14 {
        let who = if random.below(3) == 0 { asker } else { 1 - asker };
        let turn = thrown[who].turns.len();
        let (is_over, made) = (turn > TURNS, thrown[who].turns.last().copied().unwrap_or(0));
        if left[who] || is_over && random.below(2) == 0 {
            story.push(Step::Wait);
            continue;
        }
        let may_throw = !is_over && made < 3 && (who != asker || thrown[who].count() < 5);
        let may_undo = made == 0 && turn > 1;
        match random.below(8) {
            0..=3 if may_throw => {
                *thrown[who].turns.last_mut().unwrap() += 1;
                story.push(Step::Act(who, Action::Throw(Keep::NOTHING)));
            }
            4..=5 if made > 0 && !is_over => {
                let cell = yatzy_rules::Cell::at(turn - 1).unwrap();
                thrown[who].turns.push(0);
                story.push(Step::Act(who, Action::Enter(cell)));
            }
            6 if may_undo && !story.iter().any(|step| matches!(step, Step::Wait)) => {
                thrown[who].turns.pop();
                story.push(Step::Act(who, Action::TakeBack));
            }
            7 if !is_over && who != asker && random.below(3) == 0 => {
                left[who] = true;
                story.push(Step::Act(who, Action::Leave(yatzy_rules::Seat(0))));
            }
            _ => {}
        }
        if random.below(5) == 0 {
            story.push(Step::Look);
        }
    }
    story.push(Step::Look);
    let [first, second] = thrown;
    (story, if asker == 0 { first } else { second })
}

/// The text with the short heads of chains left out.
fn without_heads(text: &str) -> String {
    let words = text.split_inclusive(|c: char| !c.is_ascii_alphanumeric());
    let is_head = |word: &str| {
        let letters = word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        letters.len() == 8 && letters.bytes().all(|c| c.is_ascii_hexdigit())
    };
    words.map(|word| if is_head(word) { "HEAD" } else { word }).collect()
}

/// Whether a request of the table of endpoints and actors ends or deletes something. These are made last.
fn is_last(method: &str, path: &str) -> bool {
    method == "DELETE" || ["abandon", "leave", "/delete", "/computer"].iter().any(|end| path.ends_with(end))
}

/// A request of the table of endpoints and actors about a game and a match, and its answer.
async fn asked(
    house: &House,
    token: &str,
    game: &str,
    of_match: &str,
    row: (usize, &str, &str, &str),
) -> (String, String) {
    let (number, method, path, body) = row;
    let look = house.get(&format!("/api/v1/games/{game}"), token).await;
    let version = if look.status.is_success() { look.json()["version"].as_u64().unwrap() } else { 0 };
    let is_match = path.contains("/match") || path.starts_with("/m/");
    let fill = |text: &str| {
        text.replace("{id}", if is_match { of_match } else { game })
            .replace("{played}", game)
            .replace("{code}", "zzzzzz")
            .replace("{seat}", "1")
            .replace("{token}", &"7c".repeat(32))
            .replace("{version}", &version.to_string())
            .replace("{key}", &format!("{number:064x}"))
    };
    let kind = if body.starts_with('{') { "application/json" } else { "application/x-www-form-urlencoded" };
    let request = request(method, &fill(path), token)
        .header(header::ORIGIN, "http://localhost:8080")
        .header(header::CONTENT_TYPE, kind)
        .header("last-event-id", "0");
    let response = house.send(request.body(Body::from(fill(body))).unwrap()).await;
    let (status, to) = (response.status(), response.headers().get(header::LOCATION).cloned());
    let mut body = response.into_body();
    let mut text = String::new();
    // A stream of events has no end: it is read up to the newest version.
    let newest = format!("id: {version}\n");
    let is_stream = path.ends_with("/events") && status.is_success();
    while !(is_stream && (version == 0 || text.contains(&newest))) {
        let Some(frame) = body.frame().await else { break };
        text.push_str(std::str::from_utf8(frame.unwrap().data_ref().unwrap()).unwrap());
    }
    let to = to.map(|to| to.to_str().unwrap().to_owned()).unwrap_or_default();
    (format!("{method} {path} {body:.60}", body = row.3), format!("{status} {to} {}", masked(&text)))
}

/// Every request of the table of endpoints and actors about each of the games, until `is_over`.
async fn all_asked(
    house: &House,
    token: &str,
    games: &[String],
    of_match: &str,
    is_over: impl AsyncFn() -> bool,
) -> Vec<(String, String)> {
    // The end of a match tells everything.
    let rows = actors::rows().map(|(method, path, body, _)| (method, path, body));
    let (last, first): (Vec<_>, Vec<_>) = rows
        .filter(|(_, path, _)| !path.ends_with("/close"))
        .partition(|(method, path, _)| is_last(method, path));
    let mut answers = Vec::new();
    for (number, (method, path, body)) in first.into_iter().chain(last).enumerate() {
        for (place, game) in games.iter().enumerate() {
            if is_over().await {
                return answers;
            }
            // With a throw of their own the asker learns these dice.
            if place == 0 && !token.is_empty() && body.contains("throw") {
                continue;
            }
            let row = (2 * number + place, method, path, body);
            let (what, answer) = asked(house, token, game, of_match, row).await;
            answers.push((format!("{what} of game {place}"), without_heads(&answer)));
        }
    }
    answers
}

/// Every answer to the asker and to an unknown device, at each look of the story. Ends early when the match is over.
/// With `all`, every request of the table of endpoints and actors follows.
async fn answers(
    bytes: PlayerBytes,
    story: &[Step],
    asker: usize,
    all: bool,
) -> (Scene, Vec<Vec<(String, String)>>) {
    let runtime = Fixed::new(None);
    let house = House::on_runtime(runtime.clone(), config()).await;
    let scene = Scene::with_bytes(house, 1, &[Some(format!("{:064x}", 5)), Some(bytes.to_string())]).await;
    let mut seen = Vec::new();
    let is_over = async || scene.matched(asker).await.phase == yatzy_table::MatchPhase::Over;
    for step in story {
        match *step {
            Step::Act(who, action) => {
                scene.act(who, &scene.view(who).await, action).await;
            }
            Step::Wait => runtime.let_pass(TAKE_BACK),
            Step::Look => {
                if is_over().await {
                    break;
                }
                for token in [scene.devices[asker].as_str(), ""] {
                    let answers = scene.answers(asker, token).await.into_iter();
                    seen.push(answers.map(|(path, answer)| (path, without_heads(&answer))).collect());
                }
            }
        }
    }
    let games = [scene.games[asker].clone(), scene.games[1 - asker].clone()];
    for token in ["", scene.devices[asker].as_str()].into_iter().filter(|_| all) {
        seen.push(all_asked(&scene.house, token, &games, &scene.id, is_over).await);
    }
    (scene, seen)
}

#[tokio::test]
async fn no_answer_of_a_match_depends_on_dice_that_the_asker_has_not_thrown() {
    for number in 0..4 {
        let (mut random, asker) = (Random(number + 10), number as usize % 2);
        let (story, thrown) = story(&mut random, asker);
        let first = PlayerBytes([1; 32]);
        let (scene, seen) = answers(first, &story, asker, number < 2).await;
        let store = scene.house.app.house().store();
        let of_other = store.game(&scene.games[1 - asker].parse().unwrap()).await.unwrap().unwrap();
        let of_match = of_other.of_match.unwrap();
        let seed = |bytes: PlayerBytes| {
            MatchSeed::seed(of_match.id.as_str(), of_match.secret, &[of_match.bytes[0], Some(bytes)])
        };
        assert_eq!(seed(first), of_match.seed());
        // Other bytes of the second device with which the asker's throws stay as they are, and all others change.
        let places = || (1..=3).flat_map(|turn| (1..=3).map(move |throw| (turn, throw)));
        let fits = |bytes: &PlayerBytes| {
            let (ours, theirs) = (seed(first), seed(*bytes));
            places().all(|(turn, throw)| {
                let is_same = shared_throw(ours, turn, throw, 1) == shared_throw(theirs, turn, throw, 1);
                is_same == thrown.has(turn, throw)
            })
        };
        let numbered = |n: u64| PlayerBytes(Token::from_bytes([3; 32]).derive("bytes", &n.to_be_bytes()));
        let second = (0..).map(numbered).find(fits).unwrap();
        let (other, others_seen) = answers(second, &story, asker, number < 2).await;
        assert_eq!(scene.games, other.games, "the houses differ in dice alone");
        assert_eq!(seen.len(), others_seen.len());
        for (ours, theirs) in seen.iter().zip(&others_seen) {
            for (ours, theirs) in ours.iter().zip(theirs) {
                assert_eq!(ours, theirs, "story {number}: {story:?}");
            }
        }
        // The masked digits are none of the secrets.
        let secrets = [seed(first).to_string(), of_match.secret.to_string()];
        for token in [scene.devices[asker].as_str(), ""] {
            for (path, _) in scene.answers(asker, token).await {
                let text = scene.house.get(&path, token).await.text;
                let is_over = scene.matched(asker).await.phase == yatzy_table::MatchPhase::Over;
                assert!(is_over || secrets.iter().all(|secret| !text.contains(secret.as_str())), "{path}");
            }
        }
    }
}

/// Two devices play today's game: the asker one throw, the other some turns.
async fn day(secret: [u8; 32]) -> Vec<(String, String)> {
    // The first draw of a house that is asked for a day is the secret of the day.
    let house = House::on_runtime(Fixed::new(Some((0, secret))), config()).await;
    let devices = ["1a".repeat(32), "2b".repeat(32)];
    house.get("/api/v1/today", &devices[0]).await;
    let mut games = Vec::new();
    for device in &devices {
        let made =
            house.post("/api/v1/today/yatzy", device, json!({ "name": "Anna", "key": "c".repeat(64) }));
        games.push(made.await.json()["id"].as_str().unwrap().to_owned());
    }
    let act = |n: usize, action: Value| {
        let (house, path, token) = (&house, format!("/api/v1/games/{}", games[n]), &devices[n]);
        async move {
            let version = house.get(&path, token).await.json()["version"].as_u64().unwrap();
            let answer = house.act(&path, token, version, action).await;
            assert!(answer.status.is_success(), "{}", answer.text);
        }
    };
    act(0, json!({ "type": "throw" })).await;
    for cell in ["chance", "ones", "twos"] {
        act(1, json!({ "type": "throw" })).await;
        act(1, json!({ "type": "throw" })).await;
        act(1, json!({ "type": "enter", "box": cell })).await;
    }
    let mut answers = Vec::new();
    let mut paths: Vec<String> = [
        "/today",
        "/api/v1/today",
        "/api/v1/calendar",
        "/api/v1/games",
        "/api/v1/records/games",
        "/records",
        "/games",
        "/",
    ]
    .map(str::to_owned)
    .to_vec();
    for game in &games {
        let rests = ["", "?turns=all", "/turns", "/record", "/report", "/log", "/comparison", "/series"];
        paths.extend(rests.map(|rest| format!("/api/v1/games/{game}{rest}")));
        let rests =
            ["", "?watch", "/record", "/report", "/replay/1", "/screen", "/invite", "/same", "/pad.svg"];
        paths.extend(rests.map(|rest| format!("/g/{game}{rest}")));
    }
    let mut made = Vec::new();
    let mut name = |text: &str| {
        let text = without_heads(text).replace(&games[0], "OWN").replace(&games[1], "OTHER");
        without_ids(&without_paths(&text), &mut made)
    };
    for path in &paths {
        for token in [devices[0].as_str(), ""] {
            let answer = house.get(path, token).await;
            answers.push((name(path), format!("{} {}", answer.status, name(&masked(&answer.text)))));
        }
    }
    for token in ["", devices[0].as_str()] {
        let asked = all_asked(&house, token, &games, &"7".repeat(24), async || false).await;
        answers.extend(asked.into_iter().map(|(what, answer)| (what, name(&answer))));
    }
    answers
}

/// The text without the lines of drawings: a QR code contains the id of a game.
fn without_paths(text: &str) -> String {
    let mut parts = text.split(" d=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('"').map_or("", |(_, rest)| rest))
}

/// The text with each id of a game that a request made replaced by its number.
fn without_ids(text: &str, made: &mut Vec<String>) -> String {
    let words = text.split_inclusive(|c: char| !c.is_ascii_alphanumeric());
    let named = words.map(|word| {
        let letters = word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        if letters.len() != 24 || letters.parse::<GameId>().is_err() {
            return word.to_owned();
        }
        let number = made.iter().position(|id| id == letters).unwrap_or_else(|| {
            made.push(letters.to_owned());
            made.len() - 1
        });
        word.replace(letters, &format!("ID{number}"))
    });
    named.collect()
}

#[tokio::test]
async fn no_answer_of_a_day_depends_on_dice_that_the_asker_has_not_thrown() {
    let numbered = |n: u64| Token::from_bytes([4; 32]).derive("day", &n.to_be_bytes());
    let date = NOON.parse().unwrap();
    let throw =
        |n: u64, turn: u16| shared_throw(day_seed(Some(Secret(numbered(n))), date, "yatzy"), turn, 1, 5);
    let is_second = |n: &u64| throw(*n, 1) == throw(0, 1) && throw(*n, 2) != throw(0, 2);
    let second = (1..).find(is_second).unwrap();
    let (ours, theirs) = (day(numbered(0)).await, day(numbered(second)).await);
    let differ: BTreeMap<&str, (&str, &str)> = ours
        .iter()
        .zip(&theirs)
        .filter(|(ours, theirs)| ours != theirs)
        .map(|(ours, theirs)| (ours.0.as_str(), (ours.1.as_str(), theirs.1.as_str())))
        .collect();
    assert!(differ.is_empty(), "{differ:?}");
    let own = ours.iter().find(|(path, _)| path == "/api/v1/games/OWN").unwrap();
    assert!(own.1.starts_with("200"), "{own:?}");
    let other = ours.iter().filter(|(path, _)| path.contains("OTHER"));
    for (path, answer) in other {
        assert!(["403", "404", "422"].iter().any(|status| answer.starts_with(status)), "{path}: {answer}");
    }
}
