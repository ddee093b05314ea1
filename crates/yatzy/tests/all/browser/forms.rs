//! With script switched off, forms do everything.

use crate::browser::chromium::{Browsers, Screen};
use crate::house::House;
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpListener;
use yatzy_rules::Record;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_without_script() {
    let (house, browsers) = (House::named(), Browsers::start());
    let browser = browsers.open(Screen::Phone).await;
    browser.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    browser.go(&house.url("/")).await;
    browser.click(".begin a[href$='/new']").await;
    browser.click("input[name=game][value=ru13]").await;
    browser.fill("#name1", "Anna").await;
    browser.click("form.new button.big").await;
    let mut table = browser.table().await;
    let path = format!("/g/{}", table.game);
    // The page is as the server drew it: nothing has counted the dice on the button.
    while !table.over {
        browser.click("#throw").await;
        table = browser.table_when("a throw", |table| table.throws == 1).await;
        if table.version < 6 {
            let kept = table.dice[..1].to_owned();
            browser.click(".keep:nth-child(1)").await;
            browser.click("#throw").await;
            table = browser.table_when("a second throw", |table| table.throws == 2).await;
            assert_eq!(table.kept, kept);
        }
        table = browser.enter().await;
    }
    assert_eq!(
        browser.ask("return window.axe ?? document.querySelectorAll('[aria-busy]').length;").await,
        json!(0)
    );
    let record = Record::parse(&house.get(&format!("{path}/record")).1).unwrap();
    assert!(record.game.turn().is_none());
    browser.click("form[action$=rematch] button").await;
    assert_ne!(browser.table_when("another game", |table| !table.over).await.game, table.game);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pad_without_script() {
    let (house, browsers) = (House::named(), Browsers::start());
    let browser = browsers.open(Screen::Phone).await;
    browser.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    browser.go(&house.url("/new?game=yatzy&dice=table&name1=Anna")).await;
    browser.click("form.new button.big").await;
    browser.fill("#hand", "66655").await;
    browser.click(".typed button[value=show]").await;
    browser.wait_for("button[value='enter:full-house']").await;
    // A phone's keyboard has a key that sends the form: it shows what the hand pays, and fills no box.
    browser.fill("#hand", "66555\u{e007}").await;
    let pays = "return document.querySelector('td [value=\"enter:full-house\"]')?.innerText;";
    browser.until("what it pays", pays, |pays| *pays == json!("27")).await;
    browser.fill("#hand", "66655\u{e007}").await;
    browser.until("what it pays", pays, |pays| *pays == json!("28")).await;
    browser.click("button[value='enter:full-house']").await;
    browser.table_when("an entry", |table| table.written == ["1 full-house 28"]).await;
    browser.click("button[value='points:ones']").await;
    browser.click("button[value='tell:ones:3']").await;
    let both = ["1 full-house 28", "1 ones 3"];
    browser.table_when("two entries", |table| table.written == both).await;
    browser.click("#take-back").await;
    browser.table_when("one entry", |table| table.written == ["1 full-house 28"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_is_asked_for_and_spoken_of_where_a_total_is_played_for() {
    let (house, browsers) = (House::named(), Browsers::start());
    let browser = browsers.open(Screen::Phone).await;
    let seen = "return ['.goal input', '.goal + .hint .number', '.goal + .hint'].map((css) => document.querySelector(css).getClientRects().length > 0);";
    for script in [false, true] {
        browser.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": !script })).await;
        browser.go(&house.url("/new?game=yatzy")).await;
        browser.click("details.rules > summary").await;
        assert_eq!(browser.ask(seen).await, json!([false, false, true]), "with script: {script}");
        browser.choose("#aim", "at-least").await;
        browser.until("the number", seen, |seen| *seen == json!([true, true, true])).await;
        browser.choose("#aim", "win").await;
        browser.until("no number", seen, |seen| *seen == json!([false, false, true])).await;
    }
}

/// Over plain HTTP browsers say nothing of the site that a form comes from but its origin, which that site can hide.
#[tokio::test(flavor = "multi_thread")]
async fn a_form_of_another_site_takes_no_device_away() {
    let (house, browsers) = (House::named(), Browsers::start());
    let browser = browsers.open(Screen::Phone).await;
    browser.go(&house.url("/new?game=yatzy&name1=Anna")).await;
    browser.click("form.new button.big").await;
    let game = browser.table().await.game;
    for policy in ["no-referrer", "unsafe-url"] {
        browser.go(&other_site("other.test", policy, &house.url("/new"))).await;
        browser.wait_for("[data-code='request/foreign']").await;
    }
    browser.go(&house.url(&format!("/g/{game}"))).await;
    browser.click("#throw").await;
    browser.table_when("a throw", |table| table.throws == 1).await;
}

/// The address of a page whose form sends itself to another site.
pub fn other_site(host: &str, referrer_policy: &str, action: &str) -> String {
    let page = format!(
        "<!doctype html><meta name=referrer content={referrer_policy}><form method=post action={action}>\
         <input name=game value=yatzy><input name=name1 value=Eve></form><script>document.forms[0].submit()</script>"
    );
    let listener = TcpListener::bind("0.0.0.0:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        // A browser may open a connection ahead and send nothing on it.
        for mut stream in listener.incoming().flatten() {
            let page = page.clone();
            std::thread::spawn(move || {
                let _ = stream.read(&mut [0; 4096]);
                let head = "HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\r\n";
                let _ = stream.write_all(format!("{head}{page}").as_bytes());
            });
        }
    });
    format!("http://{host}:{port}/")
}
