//! Folds of a table are drawn after the rest is painted. A person must not notice.

use crate::browser::chromium::{Browsers, Screen};
use crate::browser::table::make;
use crate::house::House;
use serde_json::json;

/// Throws, and presses what lies folded in the very moment in which the throw is drawn.
const LEAVES: &str = r##"
    const table = document.getElementById("table");
    const { version } = table.dataset;
    new MutationObserver((_, look) => {
        if (table.dataset.version === version) return;
        look.disconnect();
        const button = document.querySelector("#leave-2 button");
        button.form.requestSubmit(button);
        done(button.form.elements.version.value - version);
    }).observe(table, { attributes: true });
    document.getElementById("throw").click();
"##;

/// Throws and enters, and unfolds the turns so far in the very moment in which the entry is drawn: how many are there then.
const UNFOLDS: &str = r##"
    const table = document.getElementById("table");
    const turns = () => document.querySelectorAll("#turns li").length;
    const press = (button, then) => {
        const { version } = table.dataset;
        new MutationObserver((_, look) => {
            if (table.dataset.version === version) return;
            look.disconnect();
            then();
        }).observe(table, { attributes: true });
        button().click();
    };
    const before = turns();
    press(() => document.getElementById("throw"), () => press(() => document.querySelector("button[value='enter:chance']"), () => {
        const fold = document.getElementById("turns");
        fold.addEventListener("toggle", () => setTimeout(() => done(turns() - before)), { once: true });
        fold.querySelector("summary").click();
    }));
"##;

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_folded_follows_the_game() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    make(&phone, &house, "yatzy", "program", &[("Anna", "here"), ("Bo", "here")]).await;
    phone.put_hint_away().await;
    phone.open_players().await;
    phone.click("#rename-1 > summary").await;
    phone.fill("#name-1", "Anna Maria").await;
    const HEAD: &str = "return document.querySelector('#more [data-head]').dataset.head;";
    const OPEN: &str = "return ['#more[open]', '#rename-1[open]'].every((fold) => document.querySelector(fold)) \
         && document.getElementById('name-1').value;";
    let head = phone.ask(HEAD).await;
    // A tap beside the sheet would close it.
    phone.ask("const button = document.getElementById('throw'); button.form.requestSubmit(button);").await;
    let next = phone.until("the newest head", HEAD, |newest| *newest != head).await;
    assert_eq!(phone.ask(OPEN).await, json!("Anna Maria"), "what was unfolded and typed stays");
    // What was not there before has something inside, too.
    assert!(!phone.has("#turns").await);
    phone
        .ask("const button = document.querySelector(\"button[value='enter:chance']\"); button.form.requestSubmit(button);")
        .await;
    phone.table_when("an entry", |table| table.written.len() == 1 && !table.busy).await;
    assert!(phone.has("#turns summary").await);
    phone.wait_for("#turns li").await;
    phone.until("the head of the entry", HEAD, |newest| *newest != next).await;
    assert_eq!(phone.ask(OPEN).await, json!("Anna Maria"));
    phone.press("\u{e00c}").await;
    assert!(!phone.has("#more[open]").await, "escape closes the sheet");
    assert_eq!(phone.ask_slowly(UNFOLDS).await, json!(1), "what is unfolded is as it is now");
    // A quick press counts for the table that is shown.
    assert_eq!(phone.ask_slowly(LEAVES).await, json!(1));
    phone.wait_for("thead th.left").await;
    assert!(!phone.has(".refusal").await);
}

/// What a device found out about the dice is said again when what is inside the fold is drawn anew.
#[tokio::test(flavor = "multi_thread")]
async fn the_dice_stay_checked_in_another_language() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    make(&phone, &house, "yatzy", "program", &[("Anna", "here")]).await;
    phone.throw().await;
    phone.open_players().await;
    phone.click("#abandon > summary").await;
    phone.click("button[value=abandon]").await;
    phone.wait_for("#dice .agrees:not([hidden])").await;
    phone.click("#languages > summary").await;
    phone.click("#languages a[lang=fi]").await;
    const SPEAKS: &str = "return document.querySelector('#dice .verdict').textContent;";
    phone.until("Finnish", SPEAKS, |said| said.as_str().is_some_and(|said| said.starts_with("Nopat"))).await;
    phone.wait_for("#dice .agrees:not([hidden])").await;
}
