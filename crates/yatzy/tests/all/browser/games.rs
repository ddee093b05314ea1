//! Whole games by two browsers, each at a page of their own. In the middle of turns pages are reloaded,
//! connections drop and the server is killed: nothing is lost and no die changes.

use crate::browser::chromium::{Browser, Browsers};
use crate::browser::table::{Table, two};
use crate::house::House;
use serde_json::Value;
use std::process::Command;
use std::time::Duration;
use yatzy_rules::{Hand, Record, fair};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_yatzy() {
    whole_game("yatzy").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_maxi_with_chips() {
    let longest_turn = whole_game("maxi").await;
    assert!(longest_turn > 3, "saved rethrows were spent");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "the same mishaps as in the other games: part of the full test run"]
async fn a_whole_game_of_triple() {
    whole_game("triple").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "the same mishaps as in the other games: part of the full test run"]
async fn a_whole_game_of_thirteen_rounds() {
    whole_game("ru13").await;
}

/// A page that hears of a throw, and can't get the table just then, asks for it again.
#[tokio::test(flavor = "multi_thread")]
async fn a_look_that_is_lost_is_repeated() {
    let (house, browsers) = (House::named(), Browsers::start());
    let (anna, bjorn) = two(&browsers, &house, "yatzy", "program").await;
    let lose_one = "const ask = window.fetch; window.lost = 0;
        window.fetch = (url, request) => request?.method || window.lost ? ask(url, request)
            : Promise.reject(new TypeError(`lost ${window.lost += 1}`));";
    bjorn.ask(lose_one).await;
    let thrown = anna.throw().await;
    bjorn.table_when("the throw", |table| table.version == thrown.version && !table.offline).await;
    assert_eq!(bjorn.ask("return window.lost;").await, 1);
}

/// What goes wrong in the middle of a turn.
#[derive(Clone, Copy, Debug)]
enum Mishap {
    Reload,
    /// The connection drops, and comes back while a throw is under way.
    Drop,
    /// kill -9, and the next throw finds no server.
    Kill,
    /// kill -9, and the page is loaded anew from the server that was started again.
    KillAndReload,
}

/// The mishap of a turn, if any. Some fall on Anna's turns and some on Björn's.
fn mishap(turn: usize) -> Option<Mishap> {
    match turn {
        6 => Some(Mishap::Reload),
        9 => Some(Mishap::Drop),
        11 => Some(Mishap::Kill),
        14 => Some(Mishap::KillAndReload),
        16 => Some(Mishap::Reload),
        19 => Some(Mishap::Drop),
        _ => None,
    }
}

/// The first turns save rethrows; long ones spend what there is, in all mishaps and two without.
fn is_long(turn: usize) -> bool {
    mishap(turn).is_some() || matches!(turn, 20 | 21)
}

/// Plays a game to its end and checks its record; the most throws that a turn had.
async fn whole_game(rules: &str) -> u32 {
    let mut house = House::named();
    let browsers = Browsers::start();
    let (anna, bjorn) = two(&browsers, &house, rules, "program").await;
    let game = anna.table().await.game;
    let commitment = anna.kept(&game, "commitment").await.expect("noted when first seen");
    assert_eq!(bjorn.kept(&game, "commitment").await.as_ref(), Some(&commitment));
    let mut thrown: Vec<(u32, String)> = Vec::new();
    let mut longest_turn = 0;
    for turn in 0.. {
        let shown = anna.table().await;
        if shown.over {
            break;
        }
        let (player, other) = if shown.seat == 1 { (&anna, &bjorn) } else { (&bjorn, &anna) };
        player.table_when("the turn", |table| table.mine && table.version >= shown.version).await;
        if !is_long(turn) {
            thrown.push((shown.seat, player.play_turn().await));
            let entered = player.table().await;
            other.table_when("the others' turn", |table| table.version >= entered.version).await;
            continue;
        }
        let mut note = |table: &Table| thrown.push((table.seat, table.dice.clone()));
        let mut table = player.throw().await;
        note(&table);
        while table.throws < 5 && player.has("#throw").await {
            let Some(face) = most_frequent(&table.dice) else { break };
            player.keep(face).await;
            let kept = player.table().await.kept;
            table = match mishap(turn).filter(|_| table.throws == 1) {
                Some(mishap) => suffer(mishap, player, &mut house, &table).await,
                None => player.throw().await,
            };
            assert!(contains(&table.dice, &kept), "{kept} was kept, and {} lies there", table.dice);
            note(&table);
        }
        longest_turn = longest_turn.max(table.throws);
        if let Some(Mishap::Reload) = mishap(turn) {
            player.reload().await;
            assert_eq!(player.table().await.dice, table.dice);
        }
        let entered = player.enter().await;
        // Everyone sees it, without doing anything.
        other.table_when("the others' turn", |table| table.version >= entered.version).await;
    }
    let (one, two) = (anna.table().await, bjorn.table_when("the end", |table| table.over).await);
    assert_eq!((one.version, &one.totals), (two.version, &two.totals));
    check_record(&house, &game, &commitment, &thrown, &[&anna, &bjorn]).await;
    longest_turn
}

/// The face to keep: the most frequent one. `None` if nothing is left to throw.
fn most_frequent(dice: &str) -> Option<char> {
    let count = |face: char| dice.matches(face).count();
    let best = ('1'..='6').max_by_key(|face| count(*face))?;
    (count(best) < dice.split('-').count()).then_some(best)
}

fn contains(dice: &str, kept: &str) -> bool {
    ('1'..='6').all(|face| dice.matches(face).count() >= kept.matches(face).count())
}

/// Something goes wrong, and then the dice that are not kept are thrown, once.
async fn suffer(mishap: Mishap, player: &Browser, house: &mut House, before: &Table) -> Table {
    let same = |table: &Table| {
        assert_eq!((&table.dice, table.version), (&before.dice, before.version), "{mishap:?}")
    };
    let face = player.table().await.kept.chars().next();
    let arrived = |table: &Table| table.version > before.version && !table.busy && !table.offline;
    match mishap {
        Mishap::Reload => {
            player.reload().await;
            same(&player.table().await);
        }
        Mishap::Drop => {
            player.connected(false).await;
            player.click("#throw").await;
            same(&player.table_when("a word about the connection", |table| table.offline).await);
            player.connected(true).await;
            return player.table_when("the throw", arrived).await;
        }
        Mishap::Kill => {
            house.kill();
            player.click("#throw").await;
            same(&player.table_when("a word about the connection", |table| table.offline).await);
            house.start_again();
            return player.table_when("the throw", arrived).await;
        }
        Mishap::KillAndReload => {
            house.kill();
            house.start_again();
            player.reload().await;
            same(&player.table().await);
        }
    }
    // A page that was loaded anew has forgotten which dice were meant.
    if let Some(face) = face {
        player.keep(face).await;
    }
    player.throw().await
}

/// The record, once the last entry can't be taken back any more and the dice are open.
async fn sealed_record(house: &House, game: &str) -> String {
    for _ in 0..600 {
        let (_, text) = house.get(&format!("/g/{game}/record"));
        if text.lines().any(|line| line.starts_with("secret ")) {
            return text;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the dice were never laid open");
}

/// The record has every throw as the pages showed it, with the bytes that the devices kept, and is verified.
async fn check_record(
    house: &House,
    game: &str,
    commitment: &str,
    thrown: &[(u32, String)],
    devices: &[&Browser],
) {
    let text = sealed_record(house, game).await;
    let record = Record::parse(&text).unwrap();
    let recorded: Vec<(u32, Hand)> =
        fair::throws(&record.game).map(|thrown| (thrown.seat.number(), thrown.hand)).collect();
    let shown: Vec<(u32, Hand)> = thrown.iter().map(|(seat, dice)| (*seat, dice.parse().unwrap())).collect();
    assert_eq!(recorded, shown);
    let proof = record.proof.as_ref().unwrap();
    for (number, (seat, _)) in (1..).zip(thrown) {
        let own = devices[*seat as usize - 1].kept(game, &format!("bytes:{number}")).await;
        assert_eq!(own, proof.bytes.get(&number).map(ToString::to_string), "throw {number}");
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.yatzy");
    std::fs::write(&file, &text).unwrap();
    let verify = Command::new(env!("CARGO_BIN_EXE_yatzy"))
        .args(["verify", "--json", "--commitment", commitment])
        .arg(&file)
        .output()
        .unwrap();
    let verdict: Value = serde_json::from_slice(&verify.stdout).unwrap();
    assert!(verify.status.success(), "{verdict}");
    assert_eq!((&verdict["rules_ok"], &verdict["dice"]), (&Value::from(true), &Value::from("verified")));
}
