//! What someone looks at or types beside the table stays, whatever happens at it.

use crate::browser::chromium::{Browsers, Screen};
use crate::browser::pad::{no_question, tell, two_phones, written};
use crate::browser::table::{make, two};
use crate::house::House;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn what_someone_types_stays_while_others_play() {
    let (house, browsers) = (House::named(), Browsers::start());
    let (anna, bjorn) = two_phones(&browsers, &house).await;
    let guest = browsers.open(Screen::Phone).await;
    guest.go(&house.url(&format!("/g/{}", anna.table().await.game))).await;
    guest.fill("#sit-name", "Dag").await;
    guest.click(".who form.stack button").await;
    guest.table_when("a seat", |table| table.totals.len() == 3).await;
    guest.click("#more > summary").await;
    guest.click("#players > summary").await;
    guest.click("#rename-3 summary").await;
    guest.fill("#name-3", "Cec").await;
    tell(&anna, 1, "66655", "sixes").await;
    written(&guest, &["1 sixes 18"]).await;
    assert_eq!(guest.ask("return document.getElementById('name-3').value;").await, json!("Cec"));
    guest.press("ilia").await;
    guest.click("#rename-3 button").await;
    guest
        .until(
            "the name",
            "return document.querySelector('.pad thead').textContent.includes('Cecilia');",
            |there| *there == json!(true),
        )
        .await;
    // A correction goes on, too.
    anna.click("a.written").await;
    anna.fill("#c-hand", "6665").await;
    tell(&bjorn, 2, "55544", "fives").await;
    written(&anna, &["1 sixes 18", "2 fives 15"]).await;
    assert_eq!(anna.ask("return document.getElementById('c-hand').value;").await, json!("6665"));
    anna.fill("#c-hand", "66665").await;
    anna.click("#question button[name=do]").await;
    written(&guest, &["1 sixes 24", "2 fives 15"]).await;
    written(&anna, &["1 sixes 24", "2 fives 15"]).await;
    no_question(&anna).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_coach_said_stays_while_others_come_and_go() {
    let (house, browsers) = (House::named(), Browsers::start());
    let (anna, bjorn) = two(&browsers, &house, "ru13", "program").await;
    anna.throw().await;
    anna.click("#coach").await;
    let said = "return document.querySelector('.coach:not([data-thinks])')?.textContent ?? '';";
    let said = anna.until("the coach", said, |said| *said != json!("")).await;
    bjorn.go("about:blank").await;
    anna.wait_for("th .away").await;
    assert_eq!(json!(anna.text(".coach").await), said);
}

/// Asks for the table, has the answer wait until a question is on the page, and says whether that is still there after it.
const OVERTAKEN: &str = r##"
    (async () => {
        const { refresh } = await import(document.querySelector("script[src$='table.js']").src.replace("table.js", "drawing.js"));
        const [ask, waiting] = [window.fetch, Promise.withResolvers()];
        window.fetch = async (...asked) => { const answer = await ask(...asked); await waiting.promise; return answer; };
        const refreshed = refresh();
        window.fetch = ask;
        document.querySelector("td .offer.zero").click();
        while (!document.getElementById("question")) await new Promise((resume) => setTimeout(resume, 20));
        waiting.resolve();
        await refreshed;
        done(document.getElementById("question") !== null);
    })().catch((error) => done(String(error)));
"##;

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_not_swept_away_by_a_look_from_before_it() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    make(&phone, &house, "yatzy", "program", &[("Anna", "here")]).await;
    phone.throw().await;
    assert_eq!(phone.ask_slowly(OVERTAKEN).await, json!(true));
}
