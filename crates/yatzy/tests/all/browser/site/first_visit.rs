//! A device that has never been here: what it is shown, and that nothing else is needed from then on.

use super::{CONTROLLED, Site, is_made, play_on};
use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::journeys::{goes_round, is_coached};
use crate::browser::place::Place;
use serde_json::json;

/// Nothing but files, then nothing at all: a game against the computer to its report.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn a_game_against_the_computer_without_a_connection() {
    let mut site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    arrive(&phone, &site).await;
    site.stop();
    phone.click("a[href$='/computer']").await;
    phone.click("button.level[value='bot:greedy']").await;
    let fresh = phone.table().await;
    assert!(fresh.mine && fresh.totals.len() == 2, "{fresh:?}");
    phone.put_hint_away().await;
    play_on(&phone).await;
    let over = phone.table_when("the end", |table| table.over).await;
    assert!(over.written.len() == 30, "{over:?}");
    phone.click(".over a[href$='/report']").await;
    phone.wait_long_for("#against td.perfect").await;
    phone.go(&site.url("/")).await;
    phone.click("a.to-games[href$='/games']").await;
    phone.click(&format!(".go-on a[href$='/g/{}']", over.game)).await;
    assert_eq!(phone.table().await.totals, over.totals);
}

/// One phone goes round, and real dice have a coach, as in a house.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn the_journeys_of_a_house_without_one() {
    let mut site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    arrive(&phone, &site).await;
    site.stop();
    goes_round(&phone, &site).await;
    is_coached(&phone, &site).await;
}

/// A link to a table leads there on a device that has never been here, below any path. The one walk that every change
/// has to pass.
#[tokio::test(flavor = "multi_thread")]
async fn a_deep_link_below_a_path() {
    if !is_made() {
        eprintln!("skipped: there is no site; `cargo xtask test` makes one");
        return;
    }
    let mut site = Site::below("/games/of/dice");
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&site.url("/new?game=maxi&name1=Anna")).await;
    phone.wait_for("form.new").await;
    assert_eq!(phone.url().await, site.url("/new?game=maxi&name1=Anna"));
    site.stop();
    phone.click("form.new button.big").await;
    let table = phone.throw().await;
    phone.reload().await;
    assert_eq!(phone.table().await.dice, table.dice);
}

/// What the device keeps can be installed like a program, with pictures for every kind of icon.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn it_can_be_installed() {
    let site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    arrive(&phone, &site).await;
    let manifest = phone.devtools("Page.getAppManifest", json!({})).await;
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    let errors = phone.devtools("Page.getInstallabilityErrors", json!({})).await;
    assert_eq!(errors["installabilityErrors"], json!([]));
}

/// Opens the site and waits until the device can do without.
pub async fn arrive(phone: &Browser, site: &Site) {
    phone.go(&site.url("/")).await;
    phone.wait_for("main h1").await;
    phone.until("the house", CONTROLLED, |yes| *yes == json!(true)).await;
}

/// Where the device can't keep the house, that is said, and not shown as an empty page.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn what_stands_in_the_way_is_said() {
    let site = Site::to_change();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    // Under another name, plain HTTP is not trusted.
    phone.go(&site.url("/").replace("localhost", "yatzy.test")).await;
    phone.wait_for("[data-note=cannot-keep]").await;
    // A browser from before our module's kind of code.
    let old = "WebAssembly.validate = () => false;";
    phone.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": old })).await;
    phone.go(&site.url("/")).await;
    phone.wait_for("[data-note=too-old]").await;
    let phone = browsers.open(Screen::Phone).await;
    site.lose("yatzy.wasm");
    phone.go(&site.url("/")).await;
    phone.wait_for("[data-note=not-loaded] button").await;
    phone.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    phone.go(&site.url("/")).await;
    phone.wait_for("noscript p[lang=fi]").await;
}
