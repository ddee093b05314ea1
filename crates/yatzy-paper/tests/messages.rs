//! The module's messages, as its host sends and reads them.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

use serde_json::{Value, json};
use yatzy_paper::answer;
use yatzy_rules::{Catalogue, Names};
use yatzy_sheet::{Format, Order, OrderGame, OrderPlayers, PageSetup};
use yatzy_text::Lang;

fn send(head: &Value, language: &[u8]) -> (Value, Vec<u8>) {
    let json = head.to_string();
    let mut message = (json.len() as u32).to_le_bytes().to_vec();
    message.extend(json.as_bytes());
    message.extend(language);
    read(&answer(&message))
}

fn read(message: &[u8]) -> (Value, Vec<u8>) {
    let (length, rest) = message.split_first_chunk::<4>().unwrap();
    let (json, bytes) = rest.split_at(u32::from_le_bytes(*length) as usize);
    (serde_json::from_slice(json).unwrap(), bytes.to_vec())
}

fn pad() -> Order {
    let game = OrderGame {
        lang: Lang::Sv,
        rules: Catalogue::get().rules("tactic-sv").unwrap(),
        edition: Some("tactic-sv".to_owned()),
        own_names: Names::default(),
    };
    Order::Pad { game, players: OrderPlayers::Empty(4), date: None, on: PageSetup::default() }
}

#[test]
fn paper_is_what_a_server_makes_of_the_same_order() {
    for format in Format::ALL {
        let head = json!({ "is": "paper", "id": 7, "format": format.ending(), "page": 0, "order": pad() });
        let (answer, file) = send(&head, Lang::Sv.file().unwrap());
        assert_eq!(answer, json!({ "is": "drawn", "id": 7, "ok": true }));
        assert!(file == pad().file(format, 0).unwrap(), "{format:?}");
    }
}

#[test]
fn what_can_not_be_drawn_is_answered() {
    let language = Lang::Sv.file().unwrap();
    let head = json!({ "is": "paper", "id": 8, "format": "png", "page": 1, "order": pad() });
    let refused = |head: &Value| send(head, language).0["why"].clone();
    assert_eq!(
        send(&head, language),
        (json!({ "is": "drawn", "id": 8, "ok": false, "why": "page" }), Vec::new())
    );
    let with = |key: &str, value: Value| {
        let mut head = head.clone();
        head[key] = value;
        head
    };
    assert_eq!(refused(&with("format", json!("doc"))), "order");
    assert_eq!(refused(&with("order", json!({ "poem": {} }))), "order");
    let mut many = head.clone();
    many["order"]["pad"]["players"] = json!({ "empty": 5000 });
    assert_eq!(refused(&many), "players");
    let mut odd = head.clone();
    odd["order"]["pad"]["game"]["rules"] = json!(["dice 99"]);
    assert_eq!(send(&odd, language).0, json!({ "is": "drawn", "id": 8, "ok": false, "why": "order" }));
    for nonsense in [&b""[..], b"\xff\xff\xff\xff{}", b"\x02\0\0\0[]"] {
        assert_eq!(read(&answer(nonsense)).0["why"], "order");
    }
}
