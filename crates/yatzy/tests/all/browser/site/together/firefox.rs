//! Chromium with Firefox, in both directions, and answers that are scanned a minute after they were shown. `cargo xtask test
//! --full together` brings Firefox and its driver.

use super::super::Site;
use super::super::first_visit::arrive;
use super::phones::{
    TWO, answer, at_table, begin, invitation, play_to_the_end, shown_answer, sit, text_of, to_the_table,
};
use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::engines::{Driver, Engine};
use crate::browser::place::Place;
use std::time::Duration;

/// How long an answer may lie before it is scanned.
const LATE: Duration = Duration::from_secs(60);

/// Pairs two browsers by text. A guest whose engine has given up shows a fresh code in the meantime.
async fn pair_after(host: &Browser, guest: &Browser, wait: Duration) {
    shown_answer(guest, &invitation(host).await).await;
    tokio::time::sleep(wait).await;
    answer(host, &text_of(guest, "#answer code").await).await;
    at_table(guest).await;
}

/// A pairing after a while, and a game.
async fn play(host: &Browser, guest: &Browser, wait: Duration) {
    let mut site = Site::start();
    arrive(host, &site).await;
    arrive(guest, &site).await;
    let form = if wait.is_zero() {
        "game=ru13&dice=program&kind1=here&name1=Anna&kind2=open&order=down"
    } else {
        TWO
    };
    let game = begin(host, form).await;
    host.go(&site.url(&format!("/together?game={game}"))).await;
    site.stop();
    pair_after(host, guest, wait).await;
    sit(guest, "Bo").await;
    if wait.is_zero() {
        to_the_table(host).await;
        play_to_the_end(&[host, guest]).await;
        let totals = host.table().await.totals;
        guest.table_when("the same totals", |table| table.totals == totals).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Firefox; part of the full test run: together"]
async fn firefox_is_a_guest_of_chromium() {
    let (browsers, driver) = (Browsers::start(), Driver::start(Engine::Firefox));
    let (host, guest) = (browsers.open_with_addresses(Screen::Phone).await, driver.open().await);
    play(&host, &guest, Duration::ZERO).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Firefox; part of the full test run: together"]
async fn chromium_is_a_guest_of_firefox() {
    let (browsers, driver) = (Browsers::start(), Driver::start(Engine::Firefox));
    let (host, guest) = (driver.open().await, browsers.open_with_addresses(Screen::Phone).await);
    play(&host, &guest, Duration::ZERO).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "part of the full test run: together"]
async fn an_answer_of_chromium_is_scanned_a_minute_later() {
    let browsers = Browsers::start();
    let (host, guest) = (
        browsers.open_with_addresses(Screen::Phone).await,
        browsers.open_with_addresses(Screen::Phone).await,
    );
    play(&host, &guest, LATE).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Firefox; part of the full test run: together"]
async fn an_answer_of_firefox_is_scanned_a_minute_later() {
    let (browsers, driver) = (Browsers::start(), Driver::start(Engine::Firefox));
    let (host, guest) = (browsers.open_with_addresses(Screen::Phone).await, driver.open().await);
    play(&host, &guest, LATE).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Firefox; part of the full test run: together"]
async fn firefox_scans_an_answer_of_chromium_a_minute_later() {
    let (browsers, driver) = (Browsers::start(), Driver::start(Engine::Firefox));
    let (host, guest) = (driver.open().await, browsers.open_with_addresses(Screen::Phone).await);
    play(&host, &guest, LATE).await;
}
