//! Matches over the API: everyone has the same dice, and until the match is over a device learns no more of the others
//! than how far they are.

use crate::house::{House, quick};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use yatzy_house::Settings;
use yatzy_rules::fair::Verdict;
use yatzy_rules::{Action, Record};
use yatzy_server::Config;
use yatzy_table::{GameId, MatchPhase, MatchView, Store, View};
use yatzy_wire::{ActBody, ActionBody, CodeKind, MatchReply, NewMatchBody, OwnRulesBody, PersonBody, api};

/// Three boxes: a game of three turns.
const LINES: [&str; 11] = [
    "columns 1",
    "bonus none",
    "order free",
    "chance any",
    "zero any",
    "declare no",
    "chips no",
    "joker none",
    "box ones face 1 pays matched",
    "box twos face 2 pays matched",
    "box chance any pays all",
];

/// Whole numbers that look random.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// A match of several devices, the first of which is the host's.
pub struct Scene {
    pub house: House,
    pub id: String,
    pub devices: Vec<String>,
    pub games: Vec<String>,
}

impl Scene {
    async fn new(house: House, people: usize) -> Scene {
        Scene::with_bytes(
            house,
            5,
            &(0..people).map(|n| (n != 1).then(|| format!("{n:064x}"))).collect::<Vec<_>>(),
        )
        .await
    }

    /// A match with this number of dice, of devices that give these bytes.
    pub async fn with_bytes(house: House, dice: u8, bytes: &[Option<String>]) -> Scene {
        let people = bytes.len();
        let person = |n: usize| PersonBody {
            name: format!("Person {n}"),
            bytes: bytes.get(n).cloned().flatten(),
            key: Some(format!("{:064x}", 1000 + n)),
        };
        let body = NewMatchBody {
            rules: String::new(),
            own: Some(OwnRulesBody {
                edition: None,
                lines: std::iter::once(format!("dice {dice}")).chain(LINES.map(str::to_owned)).collect(),
                names: Vec::new(),
            }),
            options: BTreeMap::new(),
            people: vec![person(0)],
            hints: false,
            key: Some("ab".repeat(32)),
        };
        let made: MatchReply = house.ask("", &api::MAKE_MATCH.send(&[], &body)).await.unwrap();
        let id = made.view.id.to_string();
        let mut devices = vec![made.device.unwrap()];
        let code = made.view.code.unwrap();
        for route in [&api::BY_CODE, &api::MATCH_BY_CODE] {
            let found = house.ask("", &route.call(&[&code.to_uppercase()])).await.unwrap();
            assert_eq!((found.id, found.kind), (id.clone(), CodeKind::Match));
        }
        for n in 1..people {
            let joined = house.ask("", &api::JOIN_MATCH.send(&[&id], &person(n))).await.unwrap();
            devices.push(joined.device.unwrap());
            let again = house.ask("", &api::JOIN_MATCH.send(&[&id], &person(n))).await.unwrap();
            assert_eq!(again.view.seats.len(), n + 1, "a retry joins once");
        }
        let not_host = house.post(&format!("/api/v1/matches/{id}/start"), &devices[1], json!({})).await;
        assert_eq!(not_host.code(), "seat/not-host");
        house.ask(&devices[0], &api::START_MATCH.call(&[&id])).await.unwrap();
        let mut games = Vec::new();
        for device in &devices {
            let matched = house.ask(device, &api::LOOK_MATCH.call(&[&id])).await.unwrap();
            let known: Vec<&GameId> = matched.seats.iter().filter_map(|seat| seat.game.as_ref()).collect();
            assert_eq!(known.len(), 1, "a device knows its own game alone");
            games.push(known[0].to_string());
        }
        let late = house.ask("", &api::JOIN_MATCH.send(&[&id], &person(9))).await;
        assert!(late.is_err(), "the match is closed to others after the start");
        Scene { house, id, devices, games }
    }

    pub async fn view(&self, n: usize) -> View {
        let call = api::LOOK.call(&[&self.games[n]]).with_events(0);
        self.house.ask(&self.devices[n], &call).await.unwrap().view().unwrap()
    }

    pub async fn matched(&self, n: usize) -> MatchView {
        self.house.ask(&self.devices[n], &api::LOOK_MATCH.call(&[&self.id])).await.unwrap()
    }

    pub async fn act(&self, n: usize, view: &View, action: Action) {
        let action = ActionBody::of(&view.rules, action, None).unwrap();
        let body = ActBody { version: view.version, key: format!("match key {n} {}", view.version), action };
        self.house.ask(&self.devices[n], &api::ACT.send(&[&self.games[n]], &body)).await.unwrap();
    }

    /// A random step of one person. Returns what they did; `None` if their game is over.
    async fn step(&self, n: usize, random: &mut Random) -> Option<Action> {
        let view = self.view(n).await;
        if view.is_over() {
            return None;
        }
        let mut actions = view.actions();
        if view.you.take_back.is_some() && random.below(3) == 0 {
            actions = vec![Action::TakeBack];
        }
        let action = actions[random.below(actions.len())];
        self.act(n, &view, action).await;
        Some(action)
    }

    /// Everything that a device can ask about the match, its own game, another's game, and all lists.
    pub async fn answers(&self, n: usize, token: &str) -> Vec<(String, String)> {
        let mut paths = vec![
            format!("/api/v1/matches/{}", self.id),
            format!("/api/v1/matches/{}/result", self.id),
            format!("/m/{}", self.id),
            "/api/v1/games".to_owned(),
            "/api/v1/records".to_owned(),
            "/api/v1/records/games".to_owned(),
            "/records".to_owned(),
            "/history/1".to_owned(),
            "/games".to_owned(),
            "/".to_owned(),
        ];
        for game in [&self.games[n], &self.games[1 - n]] {
            let api = [
                "",
                "?turns=all",
                "?turns=all&after=0",
                "/turns",
                "/record",
                "/report",
                "/series",
                "/log",
                "/comparison",
                "/linked",
            ];
            paths.extend(api.map(|rest| format!("/api/v1/games/{game}{rest}")));
            let pages = [
                "",
                "?watch",
                "/record",
                "/report",
                "/replay/1",
                "/screen",
                "/rules",
                "/invite",
                "/pays.json",
                "/same",
                "/pad.svg",
                "/report.pdf",
            ];
            paths.extend(pages.map(|rest| format!("/g/{game}{rest}")));
        }
        let mut answers = Vec::new();
        for path in paths {
            let answer = self.house.get(&path, token).await;
            answers.push((path, format!("{} {}", answer.status, masked(&answer.text))));
        }
        answers
    }
}

/// A page without the keys of its forms, which are drawn anew each time, and without clocks.
pub fn masked(text: &str) -> String {
    let mut masked = String::new();
    let mut digits = String::new();
    for c in text.chars().chain([' ']) {
        if c.is_ascii_hexdigit() {
            digits.push(c);
            continue;
        }
        masked.push_str(if digits.len() == 64 { "HEX" } else { &digits });
        digits.clear();
        masked.push(c);
    }
    masked
}

/// What is stored of the match: the seed and the secret of the house, which no answer may contain.
async fn secrets(scene: &Scene) -> [String; 2] {
    let store = yatzy_store::SqliteStore::open(&scene.house.database()).await;
    let document = match store {
        Ok(store) => store.game(&scene.games[0].parse().unwrap()).await.unwrap().unwrap(),
        Err(error) => panic!("{error}"),
    };
    [document.secret.unwrap().to_string(), document.of_match.unwrap().secret.to_string()]
}

fn house_with_undo() -> Config {
    let house = Settings { take_back: Duration::from_secs(3600), ..quick().house };
    Config { house, ..quick() }
}

#[tokio::test]
async fn everyone_plays_the_same_dice_to_the_end() {
    let scene = Scene::new(House::with_computer(quick()).await, 3).await;
    let mut random = Random(7);
    for n in 0..3 {
        assert_eq!(scene.matched(0).await.phase, MatchPhase::Playing);
        while scene.step(n, &mut random).await.is_some() {}
    }
    let matched = scene.matched(1).await;
    assert_eq!(matched.phase, MatchPhase::Over);
    assert!(matched.seats.iter().all(|seat| seat.is_done && seat.total.is_some() && seat.game.is_some()));
    // The first throw of every turn is the same for everyone.
    let views = [scene.view(0).await, scene.view(1).await, scene.view(2).await];
    let first = |view: &View| view.turns().map(first_throw).collect::<Vec<_>>();
    assert!(views.iter().all(|view| first(view) == first(&views[0])), "{views:?}");
    // The record of every game holds the match, and its dice verify.
    for n in 0..3 {
        let text = scene.house.get(&format!("/api/v1/games/{}/record", scene.games[n]), "").await.text;
        let record = Record::parse(&text).unwrap();
        let proof = record.proof.clone().unwrap();
        assert_eq!(proof.of_match.as_ref().unwrap().bytes.iter().flatten().count(), 2, "{text}");
        assert!(matches!(proof.verify(&record.game, None), Verdict::Verified { .. }), "{text}");
        let mut forged = proof;
        forged.of_match.as_mut().unwrap().bytes[1] = forged.of_match.as_ref().unwrap().bytes[0];
        assert!(matches!(forged.verify(&record.game, None), Verdict::Wrong(_)));
    }
    let result: Value = loop {
        let answer = scene.house.get(&format!("/api/v1/matches/{}/result", scene.id), "").await;
        match answer.status.as_u16() {
            202 => tokio::task::yield_now().await,
            _ => break answer.json(),
        }
    };
    let totals: Vec<u64> = (0..3).map(|n| result["players"][n]["total"].as_u64().unwrap()).collect();
    let expected: Vec<u64> = matched.seats.iter().map(|seat| u64::from(seat.total.unwrap())).collect();
    assert_eq!(totals, expected);
    assert!(result["recommended"].as_u64().is_some() && result["exact"] == json!(true), "{result}");
    // Now the games are in the lists.
    let listed = scene.house.get("/api/v1/records/games", "").await.json();
    assert_eq!(listed.as_array().unwrap().len(), 3);
}

fn first_throw(turn: &yatzy_rules::Turn) -> Option<yatzy_rules::Hand> {
    match &turn.play {
        yatzy_rules::Play::Throws(throws) => throws.first().map(|throw| throw.hand),
        _ => None,
    }
}

/// No answer to one device depends on what another throws or chooses, only on how many turns they have done. This is
/// tried with undone choices, with people who leave, and with people who finish early.
#[tokio::test]
async fn a_device_learns_only_how_far_the_others_are() {
    for seed in 0..2 {
        let scene = Scene::new(House::with(house_with_undo(), None).await, 2).await;
        let mut random = Random(seed);
        let device = scene.devices[0].clone();
        let mut over = [false, false];
        for _ in 0..60 {
            let before = scene.answers(0, &device).await;
            let turns = scene.matched(0).await.seats[1].turns;
            if over[1] {
                break;
            }
            match scene.step(1, &mut random).await {
                None => over[1] = true,
                Some(_) if random.below(40) == 0 => {
                    let view = scene.view(1).await;
                    if !view.is_over() {
                        scene.act(1, &view, Action::Leave(yatzy_rules::Seat(0))).await;
                    }
                }
                Some(_) => {}
            }
            let seen = scene.matched(0).await;
            if seen.seats[1].turns == turns && !seen.seats[1].is_done {
                assert_eq!(scene.answers(0, &device).await, before, "seed {seed}");
            }
            for (path, answer) in scene.answers(0, &device).await {
                if path.contains(&scene.games[1]) {
                    let is_refused = ["403", "404", "422"].iter().any(|status| answer.starts_with(status));
                    assert!(
                        is_refused || path.ends_with("pays.json") || path.ends_with("/rules"),
                        "{path}: {answer}"
                    );
                }
            }
            if random.below(2) == 0 && !over[0] {
                over[0] = scene.step(0, &mut random).await.is_none();
            }
        }
        let secrets = secrets(&scene).await;
        for (n, device) in scene.devices.iter().enumerate() {
            for (path, _) in scene.answers(n, device).await {
                let text = scene.house.get(&path, device).await.text;
                assert!(secrets.iter().all(|secret| !text.contains(secret.as_str())), "{path}: {text}");
            }
        }
    }
}

/// Each bad request gets one sentence, in the language of the asker.
#[tokio::test]
async fn a_bad_match_is_refused_in_a_sentence() {
    let house = House::with(quick(), None).await;
    let person = |name: &str| json!({ "name": name });
    let own = |lines: &[&str]| json!({ "own": { "lines": lines }, "people": [person("Anna")] });
    for body in [
        json!({ "rules": "grandmother", "people": [person("Anna")] }),
        own(&["dice 99"]),
        json!({ "rules": "yatzy", "people": [person("")] }),
        json!({ "rules": "yatzy", "people": [{ "name": "Anna", "bytes": "short" }] }),
    ] {
        let answer = house.post("/api/v1/matches", "", body.clone()).await;
        let refusal = answer.json();
        assert!(answer.status.is_client_error(), "{body}: {}", answer.text);
        let sentence = refusal["error"]["message"].as_str().unwrap_or_default();
        assert!(!sentence.is_empty() && !sentence.contains('\n'), "{body}: {}", answer.text);
    }
    let unknown = house.get(&format!("/api/v1/matches/{}", "7".repeat(24)), "").await;
    assert_eq!(unknown.status.as_u16(), 404);
    assert_eq!(house.get("/api/v1/match-codes/zzzzzzz", "").await.status.as_u16(), 404);
    assert_eq!(house.get("/api/v1/codes/zzzzzzz", "").await.status.as_u16(), 404);
    // The computer does not play in a match.
    let form = "game=yatzy&dice=shared&kind1=here&name1=Anna&kind2=bot:random";
    let request = crate::house::request("POST", "/new", "")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("origin", "http://localhost:8080");
    let page = house.answer(request.body(form.to_owned().into()).unwrap()).await;
    assert!(page.status.as_u16() == 422 && page.text.contains("A match is for people."), "{}", page.text);
}

#[tokio::test]
async fn the_host_closes_a_match() {
    let scene = Scene::new(House::with(house_with_undo(), None).await, 2).await;
    let mut random = Random(3);
    while scene.step(0, &mut random).await.is_some() {}
    // The last entry can still be undone, so the game is not sealed.
    assert_eq!(scene.matched(0).await.phase, MatchPhase::Playing);
    let close = format!("/api/v1/matches/{}/close", scene.id);
    assert_eq!(scene.house.post(&close, &scene.devices[1], json!({})).await.code(), "seat/not-host");
    let closed: MatchReply =
        scene.house.ask(&scene.devices[0], &api::CLOSE_MATCH.call(&[&scene.id])).await.unwrap();
    assert_eq!(closed.view.phase, MatchPhase::Over);
    assert!(closed.view.seats[0].total.is_some() && closed.view.seats[1].total.is_none());
    let record = scene.house.get(&format!("/api/v1/games/{}/record", scene.games[1]), "").await.text;
    assert!(record.contains("\nabandoned\n") && record.contains("\nmatch-secret "), "{record}");
    // The same after a restart.
    let again = Scene { house: scene.house.again().await, ..scene };
    assert_eq!(again.matched(1).await, closed_for_guest(&closed.view));
}

fn closed_for_guest(view: &MatchView) -> MatchView {
    let mut view = view.clone();
    view.is_host = false;
    view.seats.iter_mut().for_each(|seat| seat.is_yours = !seat.is_yours);
    view
}
