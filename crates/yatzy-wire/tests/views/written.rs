//! Requests and replies of the API as the version before wrote them.

use super::tables::seeded;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Write};
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{
    Action, Catalogue, DiceSource, Event, Goal, Keep, Names, Player, Points, Seat, Shown, TableTurn,
};
use yatzy_table::{
    Chance, CoachAnswer, EditionRecord, Finished, FinishedQuery, FinishedSeat, GameId, HouseOffers,
    HouseStatistics, LogEvent, LogRow, Moment, NewRules, NewSeat, NewTable, SeatLink, SeatSeries, Series,
    Token, Total, Unfinished, Who, Zone,
};
use yatzy_text::{Lang, Text};
use yatzy_wire::*;

/// Lines of a name and what was written.
#[derive(Default)]
struct Written(String);

impl Written {
    fn add(&mut self, name: &str, body: &impl Serialize) {
        let json = serde_json::to_string(body).unwrap();
        writeln!(self.0, "{name} {json}").unwrap();
    }

    /// What is written and read again is the same.
    fn both<T: Serialize + DeserializeOwned + PartialEq + Debug>(&mut self, name: &str, body: &T) {
        let json = serde_json::to_string(body).unwrap();
        assert_eq!(&serde_json::from_str::<T>(&json).expect(&json), body);
        self.add(name, body);
    }
}

fn id(byte: u8) -> GameId {
    GameId::from_bytes(&[byte; 32])
}

#[test]
fn tables_keep_their_bytes() {
    let mut written = Written::default();
    for (name, shell) in seeded() {
        let guest = shell.links.last().map(|link| Who::with(link.token)).unwrap_or_default();
        let actors = [("host", &shell.host), ("guest", &guest), ("watcher", &Who::default())];
        for (actor, who) in actors {
            let mut view = shell.view(who);
            if actor == "guest" {
                view.seats[0].chance = Some(Chance::new(0.123_456, true));
                view.intends = view.actions().first().copied();
                view.next = Some(id(5));
                let seat = SeatSeries { totals: vec![None, Some(210)], won: 1 };
                view.series = Series { games: 2, seats: vec![seat] };
            }
            let state = StateBody::of(&view, Text::new(Lang::Sv));
            written.both(&format!("{name} {actor}"), &state.with_turns(&view));
        }
        let view = shell.view(&shell.host);
        written.both(&format!("{name} turns"), &PlayedBody::all(&view.rules, view.turns()));
        written.both(&format!("{name} log"), &LogBody::of(&shell.rows));
    }
    insta::assert_snapshot!(written.0);
}

#[test]
fn lists_keep_their_bytes() {
    let mut written = Written::default();
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let going = Unfinished {
        id: id(1),
        edition: Some("tactic-sv".into()),
        source: DiceSource::Table,
        created: Moment(1_700_000_000_000),
        touched: Moment(1_700_000_000_001),
        names: vec!["Anna".into(), String::new()],
    };
    written.both("going", &going);
    let seat = |name: &str, player, total, place| FinishedSeat { name: name.into(), player, total, place };
    let over = Finished {
        id: id(2),
        edition: None,
        rules_hash: rules.hash().to_string(),
        source: DiceSource::Program,
        created: Moment(-1),
        ended: Moment(1_700_000_000_000),
        series: id(3),
        seats: vec![seat("Anna", Player::Person, 250, Some(1)), seat("", Player::computer("club"), 10, None)],
        day: None,
    };
    written.both("over", &over);
    let best = Total { points: 300, name: "Anna".into(), game: id(4), date: Some("2026-06-20".into()) };
    let record = EditionRecord {
        edition: "yatzy".into(),
        options: Some("0123456789ab".into()),
        cards: 3,
        best: best.clone(),
        mean: 221.5,
    };
    written.both("record", &record);
    let statistics = HouseStatistics {
        totals: vec![300, 201],
        top: vec![best.clone(), Total { date: None, ..best }],
        bonuses: 1,
        cells: (0..15).map(|cell| f64::from(cell) / 2.0).collect(),
        ..HouseStatistics::of("yatzy", rules.clone(), true)
    };
    written.both("statistics", &statistics);
    let offers = HouseOffers {
        records: true,
        computer: false,
        opened_by: None,
        address: Some("http://192.168.1.7:8710".into()),
        rulesets: Vec::new(),
        zone: Zone::Utc,
    };
    written.both("house", &HouseBody::of(&offers));
    let won = vec![WonBody { name: "Anna".into(), games: 2 }];
    written.both("series", &SeriesBody { games: 3, won, next: Some(id(5).to_string()) });
    written.both("linked", &LinkedBody { seat: Seat(1).number() });
    let token = Token::from_bytes([0xab; 32]);
    written.both("link", &SeatLinkBody::of(SeatLink { seat: Seat(1), token }, &id(1)));
    let advice = |best| CoachAnswer { best, sentence: "Keep.".into(), cost: Some("2.5".into()), exact: true };
    let cell = rules.cell("chance").unwrap();
    written.both("thinking", &HintBody::thinking());
    written.both("hint", &HintBody::of(&rules, &advice(Action::Enter(cell))));
    written.both("hint", &HintBody::of(&rules, &advice(Action::Throw(Keep::new("66".parse().unwrap())))));
    insta::assert_snapshot!(written.0);
}

#[test]
fn events_keep_their_bytes() {
    let mut written = String::new();
    let mut all = vec![
        TableNews::Presence(PresenceBody { here: vec![1, 3], watchers: 2 }),
        TableNews::Intends,
        TableNews::Chances,
        TableNews::Rematch,
        TableNews::Gone,
    ];
    let seat = Seat(1);
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let cell = rules.cell("ones").unwrap();
    let entry = yatzy_rules::Entry { cell, points: Points(3), extra: Points(0) };
    let shown = Shown::Hand("1-1-1-4-5".parse().unwrap());
    let table = TableTurn { named: None, shown, throws: None, cell };
    let fell = "1-2-3-4-5".parse().unwrap();
    let happened = [
        LogEvent::play(Event::Named { seat, cell }),
        LogEvent::play(Event::Thrown { seat, keep: Keep::NOTHING, fell }),
        LogEvent::play(Event::Entered { seat, entry }),
        LogEvent::play(Event::Tabled { seat, table, entry }),
        LogEvent::play(Event::TookBack { seat }),
        LogEvent::play(Event::Corrected { round: 1, seat, table, entry }),
        LogEvent::play(Event::Hinted { seat }),
        LogEvent::play(Event::Joined { seat }),
        LogEvent::play(Event::Left { seat }),
        LogEvent::play(Event::Abandoned),
        LogEvent::Seated { seat, now: None },
        LogEvent::Sealed,
    ];
    for (what, version) in happened.into_iter().zip(1..) {
        let at = Moment(1_700_000_000_000);
        all.push(TableNews::Happened(HappenedBody::of(&LogRow { version, at, what })));
    }
    for event in all {
        assert_eq!(TableNews::read(event.name(), &event.data()).as_ref(), Some(&event));
        writeln!(written, "{} {}", event.name(), event.data()).unwrap();
    }
    insta::assert_snapshot!(written);
}

#[test]
fn requests_keep_their_bytes() {
    let mut written = Written::default();
    let rules = Catalogue::get().rules("triple").unwrap();
    let key = Token::from_bytes([0xab; 32]);
    let mut names = Names::default();
    names.insert(None, "title", "Our own");
    names.insert(Some("sv"), "pair", "Par på oss");
    let new = NewTable {
        seed: None,
        rules: NewRules::Own { edition: Some("triple".into()), rules: rules.clone(), names },
        source: DiceSource::Table,
        seats: vec![
            NewSeat::Here("Anna".into()),
            NewSeat::Elsewhere("Bo".into()),
            NewSeat::Open,
            NewSeat::Computer { level: "club".into(), name: Some("Robo".into()) },
        ],
        goal: Goal::AtLeast(300),
        hints: Some(true),
        key,
    };
    written.both("make", &NewGameBody::of(&new));
    let options = vec![("order".into(), "down".into()), ("bonus".into(), "none".into())];
    let listed = NewRules::Listed { id: "yatzy".into(), options };
    let new = NewTable { rules: listed, source: DiceSource::Program, goal: Goal::Mean, hints: None, ..new };
    written.both("make", &NewGameBody::of(&new));
    let cell = rules.cell("three-of-a-kind-x2").unwrap();
    let hand = "6-6-6-5-5".parse().unwrap();
    let told = |shown| TableTurn { named: Some(cell), shown, throws: Some(2), cell };
    for (action, bytes) in [
        (Action::Name(cell), None),
        (Action::Throw(Keep::NOTHING), Some(PlayerBytes([0xab; 32]))),
        (Action::Throw(Keep::new("6-6".parse().unwrap())), None),
        (Action::Enter(cell), None),
        (Action::Table(told(Shown::Hand(hand))), None),
        (Action::Table(told(Shown::Points { points: Points(30), extra_yatzy: true })), None),
        (Action::Correct { round: 3, seat: Seat(1), table: told(Shown::Hand(hand)) }, None),
        (Action::TakeBack, None),
        (Action::Hint, None),
        (Action::Leave(Seat(4)), None),
        (Action::Abandon, None),
    ] {
        let action = ActionBody::of(&rules, action, bytes).unwrap();
        written.both("act", &ActBody { version: 7, key: "a-key-of-its-own".into(), action });
    }
    written.both("seat", &SeatNameBody::new(Some("Anna"), Some(&key.to_hex())));
    let token = key.to_hex();
    written.both("follow", &FollowLinkBody { token, name: None, key: None });
    written.both("aim", &GoalBody { goal: Goal::Win.to_string(), key: None });
    written.both("hand over", &HandOverBody { level: "club".into(), key: None });
    written.both("step in", &StepInBody { version: 7 });
    let query = FinishedQuery {
        edition: Some("tactic-sv".into()),
        rules_hash: Some(rules.hash().to_string()),
        series: Some(id(1)),
        holder: None,
        complete: true,
        skip: 20,
        limit: Some(10),
        day: None,
        of_days: false,
    };
    let all = FinishedParams::of(&FinishedQuery::default());
    for query in [FinishedParams::of(&query), all] {
        let call = api::FINISHED.find(&[], &query);
        writeln!(written.0, "{call:?}").unwrap();
    }
    let told = Some((hand, Some(2)));
    let keep = Action::Throw(Keep::new("6-6".parse().unwrap()));
    for (present, told) in [
        (None, None),
        (Some(keep), None),
        (Some(Action::Throw(Keep::NOTHING)), None),
        (Some(Action::Enter(cell)), told),
    ] {
        writeln!(written.0, "{:?}", api::HINT.find(&[&id(1)], &HintQuery::of(&rules, present, told)))
            .unwrap();
    }
    insta::assert_snapshot!(written.0);
}
