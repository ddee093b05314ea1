//! Whatever happens in the middle of a turn, nothing is lost and nothing can be thrown twice.

use super::Site;
use super::first_visit::arrive;
use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::place::Place;
use crate::browser::table::{Table, make};

/// The dice that were seen are the dice that lie there, however the browser ended.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn a_browser_is_killed_in_the_middle_of_a_throw() {
    let mut site = Site::start();
    let (browsers, profile) = (Browsers::start(), tempfile::tempdir().unwrap());
    let phone = browsers.open_in(profile.path(), Screen::Phone).await;
    arrive(&phone, &site).await;
    let game = make(&phone, &site, "yatzy", "program", &[("Anna", "here")]).await.game;
    site.stop();
    let mut seen = phone.throw().await;
    let mut phone = phone;
    for _ in 0..2 {
        // As soon as the dice are there, the browser is not.
        phone.kill();
        drop(phone);
        phone = browsers.open_in(profile.path(), Screen::Phone).await;
        phone.go(&site.url(&format!("/g/{game}"))).await;
        let again = phone.table().await;
        assert_eq!((&again.dice, again.throws, again.version), (&seen.dice, seen.throws, seen.version));
        seen = throw_again(&phone).await;
    }
    // A request whose answer was lost has happened once, or not at all.
    let before = phone.enter().await;
    phone.ask("document.getElementById('throw').click();").await;
    phone.kill();
    drop(phone);
    let phone = browsers.open_in(profile.path(), Screen::Phone).await;
    phone.go(&site.url(&format!("/g/{game}"))).await;
    let after = phone.table_when("the table", |table| !table.busy).await;
    assert!(after.version <= before.version + 1, "{before:?} {after:?}");
    assert_eq!(after.written, before.written);
}

/// Keeps the first die, as a person would after a moment, and throws the others.
async fn throw_again(phone: &Browser) -> Table {
    if phone.table().await.kept.is_empty() {
        phone.click(".keep:nth-child(1)").await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    phone.throw().await
}

/// Two tabs are at one table: what happens in one is seen in the other.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn two_tabs_at_one_table() {
    let mut site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    arrive(&phone, &site).await;
    let game = make(&phone, &site, "yatzy", "program", &[("Anna", "here"), ("Bo", "here")]).await.game;
    site.stop();
    let first = phone.new_tab().await;
    phone.go(&site.url(&format!("/g/{game}"))).await;
    phone.table().await;
    let second = phone.look_at(&first).await;
    let thrown = phone.throw().await;
    phone.look_at(&second).await;
    let seen = phone.table_when("the throw", |table| table.version == thrown.version).await;
    assert_eq!(seen.dice, thrown.dice);
    let entered = phone.enter().await;
    phone.look_at(&first).await;
    let seen = phone.table_when("the entry", |table| table.version == entered.version).await;
    assert_eq!((seen.written, seen.seat), (entered.written, 2));
}
