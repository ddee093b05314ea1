//! Orders as the version before wrote them.

use std::sync::Arc;
use yatzy_rules::{Card, Catalogue, Names, Points};
use yatzy_sheet::chart::{Plot, Report, ReportPart};
use yatzy_sheet::{Format, Order, OrderCard, OrderGame, OrderPlayers, PageSetup, Paper};
use yatzy_text::Lang;

fn game(edition: Option<&str>) -> OrderGame {
    let mut own_names = Names::default();
    own_names.insert(None, "title", "Our own");
    own_names.insert(Some("sv"), "ones", "Våra ettor");
    let rules = Catalogue::get().rules(edition.unwrap_or("yatzy")).unwrap();
    OrderGame { lang: Lang::Sv, rules, edition: edition.map(str::to_owned), own_names }
}

fn orders() -> Vec<Order> {
    let rules = Arc::clone(&game(Some("alga-maxi-sv")).rules);
    let cells: Vec<_> = rules.cells().iter().take(2).map(|cell| (cell, Points(4))).collect();
    let card = Card::filled(&rules, &cells, 0, 3).unwrap();
    let on = PageSetup { paper: Paper::A5, landscape: true, large: false };
    let empty = OrderPlayers::Empty(4);
    let filled = OrderPlayers::Filled(vec![OrderCard::of(&rules, "Anna".to_owned(), &card)]);
    let date = Some("2026-06-20".to_owned());
    let plot = Plot::Dice([1, 2, 3, 4, 5, 6]);
    let part = ReportPart { heading: "Luck".into(), words: Some("A lot.".into()), plot: Some(plot) };
    let report = Report { title: "Yatzy".into(), about: "2026".into(), lang: Lang::En, parts: vec![part] };
    vec![
        Order::Pad { game: game(Some("tactic-sv")), players: OrderPlayers::Fitting, date: None, on },
        Order::Pad { game: game(None), players: empty, date: None, on: PageSetup::default() },
        Order::Pad { game: game(Some("alga-maxi-sv")), players: filled, date, on },
        Order::Leaflet { game: game(Some("tactic-sv")), on },
        Order::Report(report),
    ]
}

#[test]
fn orders_keep_their_bytes() {
    let mut written = String::new();
    for order in orders() {
        let json = serde_json::to_string(&order).unwrap();
        let read: Order = serde_json::from_str(&json).unwrap();
        assert_eq!(read, order);
        assert!(read.file(Format::Svg, 0).unwrap() == order.file(Format::Svg, 0).unwrap());
        written += &(json + "\n");
    }
    insta::assert_snapshot!(written);
}

#[test]
fn what_is_no_order_is_refused() {
    let json = serde_json::to_string(&orders()[2]).unwrap();
    for (from, to) in [
        ("\"dice 6\"", "\"dice 66\""),
        ("\"ones@sv ", "\"ones@sv@sv "),
        ("\"a5\"", "\"a55\""),
        ("\"sv\"", "\"xx\""),
        ("\"ones\":4", "\"ones\":3000000"),
    ] {
        let wrong = json.replacen(from, to, 1);
        assert_ne!(wrong, json, "{from}");
        let drawn =
            serde_json::from_str::<Order>(&wrong).ok().and_then(|order| order.file(Format::Svg, 0).ok());
        assert!(drawn.is_none(), "{wrong}");
    }
}
