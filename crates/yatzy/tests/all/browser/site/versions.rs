//! A new version takes over when no game is being played, and the page says that it waits.

use super::first_visit::arrive;
use super::{Site, play_on};
use crate::browser::chromium::{Browsers, Screen};
use crate::browser::place::Place;
use serde_json::json;

const BUILDS: &str = "caches.keys().then((names) => done(names.map((name) => name.split(' ').at(-1))));";
const WAITS: &str = "return !document.querySelector('[data-note=update-waits]').hidden;";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn a_new_version_waits_for_the_end_of_a_game() {
    let mut site = Site::to_change();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    arrive(&phone, &site).await;
    let old = phone.ask_slowly(BUILDS).await;
    phone.go(&site.url("/new?game=ru13&name1=Anna")).await;
    phone.click("form.new button.big").await;
    let table = phone.throw().await;
    site.change();
    phone.reload().await;
    phone.until("that a new version waits", WAITS, |yes| *yes == json!(true)).await;
    assert_eq!(phone.table().await.dice, table.dice, "nothing else has changed");
    play_on(&phone).await;
    phone.until_slowly("the new version", BUILDS, |builds| *builds == json!(["changed"])).await;
    assert_ne!(old, json!(["changed"]));
    let over = phone.table_when("the same table", |table| table.over).await;
    assert_eq!(over.game, table.game);

    // Without a game it comes at once, and what is on the device is all there, connection or not.
    site.stop();
    phone.go(&site.url("/games")).await;
    assert!(phone.has(&format!(".go-on a[href$='/g/{}']", over.game)).await);
}
