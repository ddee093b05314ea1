//! What a device remembers: who played, which dice were to stay, where the focus was.

use crate::browser::chromium::{Browsers, Screen};
use crate::browser::table::make;
use crate::house::House;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn who_played_last_is_in_sight_before_it_counts() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/new?game=yatzy")).await;
    phone.click("fieldset.players summary").await;
    for (line, name) in [(1, "Anna"), (3, "Cleo")] {
        phone.fill(&format!("#name{line}"), name).await;
    }
    phone.choose("#kind2", "bot:greedy").await;
    phone.click("form.new button.big").await;
    assert_eq!(phone.table().await.totals.len(), 3);
    phone.go(&house.url("/new?game=maxi")).await;
    let seen = "return [1, 2, 3, 4].map((line) => {
        const [name, kind] = [document.getElementById(`name${line}`), document.getElementById(`kind${line}`)];
        return [name.value, kind.value, kind.getClientRects().length > 0];
    });";
    let lines =
        json!([["Anna", "here", true], ["", "bot:greedy", true], ["Cleo", "here", true], ["", "none", true]]);
    phone.until("who played last", seen, |seen| *seen == lines).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_that_were_kept_are_kept_when_the_page_is_loaded_again() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Desktop).await;
    make(&phone, &house, "triple", "program", &[("Anna", "here")]).await;
    let thrown = phone.throw().await;
    phone.press("24").await;
    let dice: Vec<&str> = thrown.dice.split('-').collect();
    let kept = format!("{}-{}", dice[1], dice[3]);
    phone.table_when("two kept dice", |table| table.kept == kept).await;
    phone.reload().await;
    phone.table_when("the same two", |table| table.kept == kept && table.dice == thrown.dice).await;
    // Where a box has three columns its letter goes through them; the space bar throws there, and enters nothing.
    for column in ["ones-x1", "ones-x2", "ones-x3"] {
        phone.press("a").await;
        let focus = "return document.activeElement.value ?? '';";
        let value = phone.ask(focus).await;
        assert!(value.as_str().is_some_and(|value| value.ends_with(&format!(":{column}"))), "{value}");
    }
    phone.press(" ").await;
    let again = phone.table_when("a second throw", |table| table.throws == 2 && !table.busy).await;
    assert!(again.written.is_empty());
    // After an entry the focus is where one plays on, and not nowhere.
    phone.press("o\u{e007}").await;
    phone.table_when("an entry", |table| table.written.len() == 1 && !table.busy).await;
    let focus = "return document.activeElement.id || document.activeElement.className || document.activeElement.tagName;";
    phone.until("the focus on the button", focus, |focus| *focus == json!("throw")).await;
    // Escape closes what is unfolded over the page.
    phone.click(".languages summary").await;
    phone.press("\u{e00c}").await;
    assert!(!phone.has(".languages[open]").await);
}

/// Throws with an answer that takes its time, looks at the table meanwhile, and takes a box of the table that is seen then.
const ACTS_BEFORE_THE_ANSWER: &str = r##"
    const real = window.fetch.bind(window);
    let release;
    const held = new Promise((resume) => { release = resume; });
    window.fetch = async (address, options) => {
        const response = await real(address, options);
        if (options?.method === "POST") await held;
        return response;
    };
    const table = document.getElementById("table");
    const version = Number(table.dataset.version);
    document.getElementById("throw").click();
    const look = setInterval(() => {
        if (Number(table.dataset.version) === version) {
            const link = document.createElement("a");
            link.href = location.pathname;
            table.append(link);
            link.click();
            return;
        }
        clearInterval(look);
        document.querySelector("button[value='enter:chance']").click();
        setTimeout(release, 300);
        done(Number(table.dataset.version) - version);
    }, 100);
"##;

/// The table may show the result of a press before its answer arrives. The next press counts.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_before_the_answer_is_not_lost() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    make(&phone, &house, "yatzy", "program", &[("Anna", "here")]).await;
    assert_eq!(phone.ask_slowly(ACTS_BEFORE_THE_ANSWER).await, json!(1));
    phone.table_when("an entry", |table| table.written.len() == 1).await;
}
