//! Phones that are killed in the middle of a move: the guest's in its own turn, the host's in the guest's turn. After pairing
//! again nothing that was acknowledged is lost, and nothing is applied twice. The history checker of the campaigns judges it.

#[path = "../../../../../../yatzy-campaign/src/history.rs"]
mod history;

use super::super::Site;
use super::super::first_visit::arrive;
use super::phones::{TWO, begin, pair, sit};
use crate::browser::chromium::{Browser, Browsers, PATIENCE, Screen};
use crate::browser::place::Place;
use history::{Observation, check};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use yatzy_wire::HappenedKind;

/// How often each phone is killed.
const KILLS: u64 = 20;

/// A phone, and what it keeps when its browser is killed.
struct Phone {
    browser: Option<Browser>,
    profile: TempDir,
    /// The beginning of the paths of the house.
    house: String,
}

impl Phone {
    async fn open(browsers: &Browsers) -> Phone {
        let profile = tempfile::tempdir().unwrap();
        let browser = browsers.open_in_with_addresses(profile.path(), Screen::Phone).await;
        Phone { browser: Some(browser), profile, house: String::new() }
    }

    fn get(&self) -> &Browser {
        self.browser.as_ref().expect("a browser")
    }

    async fn kill(&mut self, browsers: &Browsers) {
        self.get().kill();
        self.browser = None;
        self.browser = Some(browsers.open_in_with_addresses(self.profile.path(), Screen::Phone).await);
    }

    /// The reply of the API: its status, and what it says.
    async fn call(&self, path: &str, body: Option<&Value>) -> (u16, Value) {
        let script = format!("{}.then(done, (error) => done([0, String(error)]));", self.request(path, body));
        let reply = self.get().ask_slowly(&script).await;
        (reply[0].as_u64().unwrap_or_default() as u16, reply[1].clone())
    }

    fn request(&self, path: &str, body: Option<&Value>) -> String {
        let path = format!("{}/api/v1/games/{path}", self.house);
        let sent = body.map_or("{}".to_owned(), |body| {
            format!(
                "{{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: {:?} }}",
                body.to_string()
            )
        });
        format!("fetch({path:?}, {sent}).then(async (reply) => [reply.status, await reply.json()])")
    }
}

/// What everyone saw.
struct Story {
    game: String,
    seen: Vec<Observation>,
    keys: u64,
}

impl Story {
    fn look(&mut self, state: &Value, asked: usize) {
        let cards: Vec<&Value> =
            state["seats"].as_array().into_iter().flatten().map(|seat| &seat["card"]).collect();
        let mut table = DefaultHasher::new();
        format!("{} {} {cards:?} {}", state["phase"], state["turn"], state["happened"]).hash(&mut table);
        let version = state["version"].as_u64().expect("a version") as u32;
        self.seen.push(Observation::Looked {
            game: self.game.clone(),
            version,
            table: table.finish(),
            asked,
        });
    }

    async fn look_from(&mut self, phone: &Phone) -> Value {
        let asked = self.seen.len();
        let (status, state) = phone.call(&self.game.clone(), None).await;
        assert_eq!(status, 200, "{state}");
        self.look(&state, asked);
        state
    }

    /// The next move of the seat whose turn it is: two throws, and the last box.
    fn next(&mut self, state: &Value) -> Value {
        self.keys += 1;
        let key = format!("{:064x}", self.keys);
        let cell =
            state["actions"].as_array().into_iter().flatten().rfind(|action| action["type"] == "enter");
        let throws = state["turn"]["hand"].is_null() || state["turn"]["rethrows"] == json!(2);
        let (action, kind) = match cell {
            Some(cell) if !throws => (json!({ "type": "enter", "box": cell["box"] }), HappenedKind::Entered),
            _ => (json!({ "type": "throw", "keep": "", "bytes": key }), HappenedKind::Thrown),
        };
        let version = state["version"].as_u64().expect("a version") as u32;
        self.seen.push(Observation::Sent {
            game: self.game.clone(),
            key: key.clone(),
            version: version + 1,
            kind,
        });
        json!({ "version": version, "key": key, "action": action })
    }

    /// A refusal with a status from 500 on is that of the guest's own module: the other phone has not answered, and nothing
    /// is known.
    fn answered(&mut self, body: &Value, status: u16, reply: &Value, asked: usize) {
        let (game, key) = (self.game.clone(), body["key"].as_str().unwrap().to_owned());
        if status == 200 {
            let version = reply["version"].as_u64().expect("a version") as u32;
            self.seen.push(Observation::Acknowledged { game, key, version });
            self.look(&reply["state"], asked);
        } else if (400..500).contains(&status)
            && let Some(code) = reply["error"]["code"].as_str()
        {
            self.seen.push(Observation::Refused { game, key, code: code.to_owned() });
        }
    }

    /// Sends a move until its outcome is known.
    async fn act(&mut self, phone: &Phone, body: &Value) {
        let begun = Instant::now();
        loop {
            let asked = self.seen.len();
            let (status, reply) = phone.call(&format!("{}/actions", self.game), Some(body)).await;
            self.answered(body, status, &reply, asked);
            if status == 200 || (400..500).contains(&status) && status != 429 {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{status} {reply}");
        }
    }
}

/// Reads the events of a table up to a version: their versions and kinds.
const EVENTS: &str = r#"
    const heard = [];
    const source = new EventSource(path);
    source.addEventListener("happened", ({ data }) => {
        const { version, event } = JSON.parse(data);
        heard.push([version, event]);
        if (version >= last) { source.close(); done(heard); }
    });
"#;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "part of the full test run: together"]
async fn killed_phones_lose_nothing_and_do_nothing_twice() {
    let (mut site, browsers) = (Site::start(), Browsers::start());
    let (mut host, mut guest) = (Phone::open(&browsers).await, Phone::open(&browsers).await);
    arrive(host.get(), &site).await;
    arrive(guest.get(), &site).await;
    let game = begin(host.get(), TWO).await;
    let pairing_page = site.url(&format!("/together?game={game}"));
    site.stop();
    host.get().go(&pairing_page).await;
    pair(host.get(), guest.get()).await;
    sit(guest.get(), "Bo").await;
    let at = guest.get().url().await;
    guest.house = at[at.find("/with/").unwrap()..at.find("/g/").unwrap()].to_owned();
    let mut story = Story { game: game.clone(), seen: Vec::new(), keys: 0 };
    let begun = story.look_from(&host).await["version"].as_u64().unwrap() as u32;
    let mut unanswered = 0;
    for round in 0..2 * KILLS {
        let state = loop {
            let state = story.look_from(&guest).await;
            if state["turn"]["seat"] == json!(2) {
                break state;
            }
            assert!(!state["turn"].is_null(), "the game has room for all kills: {state}");
            let body = story.next(&state);
            story.act(&host, &body).await;
        };
        let body = story.next(&state);
        let asked = story.seen.len();
        let sent = guest.request(&format!("{game}/actions"), Some(&body));
        guest
            .get()
            .ask(&format!("window.reply = null; {sent}.then((reply) => {{ window.reply = reply; }});"))
            .await;
        // The moment of the death moves through the whole way of a move, and beyond.
        tokio::time::sleep(Duration::from_millis(round * 37 % 90)).await;
        let reply = guest.get().ask("return window.reply;").await;
        if reply.is_null() {
            unanswered += 1;
        } else {
            story.answered(&body, reply[0].as_u64().unwrap() as u16, &reply[1], asked);
        }
        if round % 2 == 0 {
            guest.kill(&browsers).await;
        } else {
            host.kill(&browsers).await;
        }
        host.get().go(&pairing_page).await;
        pair(host.get(), guest.get()).await;
        story.act(&guest, &body).await;
        story.look_from(&host).await;
    }
    let end = story.look_from(&host).await["version"].as_u64().unwrap() as u32;
    for (observer, phone) in [(1, &host), (2, &guest)] {
        let path = format!("{}/api/v1/games/{game}/events?after=0", phone.house);
        let heard =
            phone.get().ask_slowly(&format!("const [path, last] = [{path:?}, {end}];\n{EVENTS}")).await;
        story.seen.push(Observation::Opened { observer, game: game.clone(), after: 0 });
        for event in heard.as_array().unwrap() {
            let version = event[0].as_u64().unwrap() as u32;
            let kind: HappenedKind = serde_json::from_value(event[1].clone()).unwrap();
            if version <= begun && observer == 1 {
                // How the guest came to its seat is taken as it is.
                let key = format!("before {version}");
                story.seen.push(Observation::Sent { game: game.clone(), key: key.clone(), version, kind });
                story.seen.push(Observation::Acknowledged { game: game.clone(), key, version });
            }
            story.seen.push(Observation::Heard { observer, game: game.clone(), version, kind });
        }
        story.seen.push(Observation::Ended { game: game.clone(), version: end });
        story.seen.push(Observation::Closed { observer, game: game.clone() });
    }
    println!(
        "{} kills, {unanswered} before the answer was there, {} observations",
        2 * KILLS,
        story.seen.len()
    );
    assert_eq!(check(&story.seen), BTreeSet::new());
    assert!(unanswered > 0, "some phones die before they are answered");
}
