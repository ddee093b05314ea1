//! Every language, and pages that only the site has.

use super::first_visit::arrive;
use super::{Site, play_on};
use crate::browser::access::{Auditor, EVERY_TIME};
use crate::browser::chromium::{Browsers, Screen};
use crate::browser::place::Place;
use serde_json::json;
use yatzy_text::{Lang, Text, say};

/// A language comes when it is asked for, and stays.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn every_language_stays_on_the_device() {
    let mut site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    arrive(&phone, &site).await;
    for is_connected in [true, false] {
        for lang in Lang::ALL {
            phone.go(&site.url(&format!("/?lang={}", lang.code()))).await;
            phone.wait_for(".begin a").await;
            let shown = phone.ask(
                "return [document.documentElement.lang, document.querySelector('.begin a').textContent];",
            );
            let wanted = say!(Text::new(lang), "new-title");
            assert_eq!(shown.await, json!([lang.code(), wanted]), "connected: {is_connected}");
        }
        site.stop();
    }
}

/// Asks for a pad in a language that was not loaded yet: its status, and how its file begins.
const PAD: &str = r#"
    fetch("/print/pad.pdf?edition=ru13&words=lt").then(async (reply) => {
        done([reply.status, (await reply.text()).slice(0, 5)]);
    }, (error) => done(String(error)));
"#;

/// What makes paper comes when the first paper is asked for, and stays.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn paper_is_made_on_the_device() {
    let mut site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    arrive(&phone, &site).await;
    assert!(!site.sent().iter().any(|sent| sent.path.contains("/paper.")), "paper was not asked for yet");
    for is_connected in [true, false] {
        assert_eq!(phone.ask_slowly(PAD).await, json!([200, "%PDF-"]), "connected: {is_connected}");
        site.stop();
    }
    // Where it can't come, a page says what to do.
    let mut site = Site::start();
    arrive(&phone, &site).await;
    site.stop();
    phone.go(&site.url("/print/pad.pdf")).await;
    assert_eq!(phone.text(".refusal").await, say!(Text::new(Lang::En), "site-paper-away"));
}

/// The first visit shows the page in the reader's language at once.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn the_first_page_is_in_the_readers_language() {
    let site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open_speaking("is-IS", Screen::Phone).await;
    phone.go(&site.url("/")).await;
    let wanted = say!(Text::new(Lang::parse("is").unwrap()), "new-title");
    phone
        .until("Icelandic", "return document.querySelector('.begin a')?.textContent;", |said| {
            *said == json!(wanted)
        })
        .await;
    arrive(&phone, &site).await;
    assert_eq!(phone.ask("return document.documentElement.lang;").await, json!("is"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn pages_of_the_site_pass_the_audit() {
    let site = Site::start();
    let (browsers, auditor) = (Browsers::start(), Auditor::new());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&site.url("/")).await;
    let mut found = auditor.violations(&phone, "first page", &EVERY_TIME).await;
    arrive(&phone, &site).await;
    phone.go(&site.url("/new?game=ru13&name1=Anna")).await;
    phone.click("form.new button.big").await;
    phone.throw().await;
    found.extend(auditor.violations(&phone, "table", &EVERY_TIME).await);
    play_on(&phone).await;
    phone.wait_for(".over").await;
    found.extend(auditor.violations(&phone, "over", &EVERY_TIME).await);
    phone.go(&site.url("/")).await;
    phone.wait_for("[data-note=may-go]").await;
    found.extend(auditor.violations(&phone, "home with a warning", &EVERY_TIME).await);
    phone.click("[data-note=may-go] a").await;
    phone.wait_for("main form").await;
    found.extend(auditor.violations(&phone, "back-up", &EVERY_TIME).await);
    assert!(found.is_empty(), "{} violations\n{}", found.len(), found.join("\n"));
}
