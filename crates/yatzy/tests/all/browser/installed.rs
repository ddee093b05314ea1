//! Where browsers trust the connection, a device keeps the pad: it can be reloaded while nothing can be reached, and
//! installed like a program.

use crate::browser::chromium::{Browsers, Screen};
use crate::browser::table::make;
use crate::house::House;
use serde_json::json;

const CONTROLLED: &str = "return navigator.serviceWorker.controller !== null;";

#[tokio::test(flavor = "multi_thread")]
async fn a_pad_is_reloaded_without_a_connection() {
    let (mut house, browsers) = (House::near(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    let game = make(&phone, &house, "yatzy", "table", &[("Anna", "here"), ("Bo", "here")]).await.game;
    phone.until("the worker", CONTROLLED, |yes| *yes == json!(true)).await;
    phone.click("button[value='points:sixes']").await;
    phone.click("button[value='tell:sixes:24']").await;
    phone.table_when("an entry", |table| table.written == ["1 sixes 24"]).await;
    // What the page was drawn anew with is kept, not what it was when it was opened.
    let kept = format!(
        "caches.match('/g/{game}').then((page) => page?.text()).then((text) => done(Boolean(text?.includes('>24</a>'))));"
    );
    phone.until_slowly("the page kept as it is", &kept, |yes| *yes == json!(true)).await;
    house.kill();
    phone.reload().await;
    let table = phone.table_when("the pad", |table| table.written == ["1 sixes 24"]).await;
    assert_eq!(table.seat, 2, "as it was last seen");
    for face in "11155".chars() {
        phone.click(&format!("[data-face='{face}']")).await;
    }
    phone.click("td:nth-child(3) button[value='enter:full-house']").await;
    phone.table_when("an entry that waits", |table| table.unsaved == ["13"]).await;
    phone.reload().await;
    phone.table_when("it still waits", |table| table.unsaved == ["13"]).await;
    house.start_again();
    let both = ["1 sixes 24", "2 full-house 13"];
    phone.table_when("both saved", |table| table.written == both && table.unsaved.is_empty()).await;
    house.kill();
    phone.go(&house.url("/")).await;
    assert!(phone.has(".begin a[href$='/new']").await, "the first page is there too");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_can_be_installed() {
    let (house, browsers) = (House::near(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/")).await;
    phone.until("the worker", CONTROLLED, |yes| *yes == json!(true)).await;
    let manifest = phone.devtools("Page.getAppManifest", json!({})).await;
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    let errors = phone.devtools("Page.getInstallabilityErrors", json!({})).await;
    assert_eq!(errors["installabilityErrors"], json!([]));
}
