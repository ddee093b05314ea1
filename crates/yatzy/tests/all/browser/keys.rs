//! Without a mouse: from the first page to the end of a turn.

use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::house::House;
use serde_json::json;

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";

/// Goes on by the tab key until something has the focus, as it must sooner or later.
async fn tab_to(browser: &Browser, css: &str) {
    let reached = format!("return document.activeElement.matches({css:?});");
    for _ in 0..60 {
        if browser.ask(&reached).await == json!(true) {
            return;
        }
        browser.press(TAB).await;
    }
    panic!("the tab key does not lead to {css} at {}", browser.url().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_without_a_mouse() {
    let (house, browsers) = (House::named(), Browsers::start());
    let anna = browsers.open(Screen::Desktop).await;
    anna.go(&house.url("/")).await;
    tab_to(&anna, ".begin a[href$='/new']").await;
    anna.press(ENTER).await;
    anna.wait_for("form.ready").await;
    tab_to(&anna, "#add").await;
    anna.press(&format!("Anna{ENTER}Bo{ENTER}")).await;
    tab_to(&anna, "form.new button.big").await;
    anna.press(ENTER).await;
    let fresh = anna.table().await;
    assert!(fresh.mine);
    anna.press(" ").await;
    let thrown = anna.table_when("a throw", |table| table.throws == 1 && !table.busy).await;
    // The live region for screen readers, which is in the page from the start.
    const SAID: &str = "return document.querySelector('body > #said[role=status]').textContent;";
    assert_eq!(anna.ask(SAID).await, json!(format!("Anna throws {}. Anna's turn", thrown.dice)));
    anna.press("25").await;
    let dice: Vec<&str> = thrown.dice.split('-').collect();
    let kept = format!("{}-{}", dice[1], dice[4]);
    anna.table_when("two kept dice", |table| table.kept == kept).await;
    assert_eq!(anna.text("#throw").await, "Throw 3 dice", "the button says what it will do");
    anna.press("5").await;
    anna.table_when("one kept die", |table| table.kept == dice[1]).await;
    anna.press(" ").await;
    let table = anna.table_when("a second throw", |table| table.throws == 2 && !table.busy).await;
    assert_eq!(table.dice.split('-').nth(1), Some(dice[1]), "a kept die stays where it lies");
    // On a die, enter throws: it never fills a box.
    tab_to(&anna, ".keep:nth-child(1) input").await;
    anna.look_at_dice().await;
    anna.press(ENTER).await;
    let table = anna.table_when("a third throw", |table| table.throws == 3 && !table.busy).await;
    // A letter leads to a box, and enter enters; `p` is chance, which never asks.
    anna.press("p").await;
    assert_eq!(anna.ask("return document.activeElement.value;").await, json!("enter:chance"));
    anna.press(ENTER).await;
    let entered = anna.table_when("an entry", |table| table.seat == 2 && !table.busy).await;
    assert_eq!(entered.version, table.version + 1);
    let said = anna.ask(SAID).await;
    assert!(said.as_str().is_some_and(|said| said.ends_with(" in Chance. Bo's turn")), "{said}");
    let dice_before = table.dice.clone();
    anna.press("u").await;
    anna.table_when("the choice taken back", |back| back.seat == 1 && back.dice == dice_before).await;
    // A zero asks once; the question has the focus, and escape leaves it.
    let zero = table.offers.iter().find(|(_, points)| *points == 0).expect("a box that pays nothing");
    tab_to(&anna, &format!("button[value={:?}]", zero.0)).await;
    anna.press(ENTER).await;
    anna.wait_for("#question").await;
    anna.press("\u{e00c}").await;
    anna.until("no question", "return !document.getElementById('question');", |gone| *gone == json!(true))
        .await;
    tab_to(&anna, &format!("button[value={:?}]", zero.0)).await;
    anna.press(ENTER).await;
    anna.wait_for("#question").await;
    anna.press(ENTER).await;
    anna.table_when("a zero", |table| table.seat == 2 && !table.busy).await;
    anna.press("?").await;
    anna.wait_for(".more[open] #keys p").await;
    assert!(anna.text("#keys").await.contains("space: throw"));
    anna.press("\u{e00c}").await;
    assert!(!anna.has(".more[open]").await);
}
