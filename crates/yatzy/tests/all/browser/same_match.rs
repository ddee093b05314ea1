//! Two devices play a match: the same dice, and of each other only how far they are until both have finished.

use crate::browser::chromium::{Browsers, Screen};
use crate::browser::pages::PLAY_TO_THE_END;
use crate::house::House;
use serde_json::json;

/// The field for names is filled in by script, so this checks that the device gave its bytes.
const BYTES: &str = "return document.querySelector('input[name=bytes]').value.length;";

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_play_a_match_to_its_end() {
    let (house, browsers) = (House::own(), Browsers::start());
    let (anna, bjorn) = (browsers.open(Screen::Desktop).await, browsers.open(Screen::Phone).await);
    anna.go(&house.url("/new?game=yatzy&order=down&name1=Anna&dice=shared")).await;
    anna.until("bytes of the device", BYTES, |length| *length == json!(64)).await;
    anna.click("form.new button.big").await;
    anna.wait_for("main.match[data-phase=gathering]").await;
    let code = anna.text("strong.code").await;
    bjorn.go(&house.url(&format!("/join?code={code}"))).await;
    bjorn.wait_for("main.match[data-phase=gathering]").await;
    bjorn.until("bytes of the device", BYTES, |length| *length == json!(64)).await;
    bjorn.fill("#match-name", "Björn").await;
    bjorn.click("form.stack button").await;
    // The host sees who has come, and starts.
    let people = "return document.querySelectorAll('#people tbody tr').length;";
    anna.until("both people", people, |count| *count == json!(2)).await;
    anna.click("form[action$='/start'] button").await;
    anna.wait_for("main.match[data-phase=playing] a.button.big").await;
    bjorn.wait_for("main.match[data-phase=playing] a.button.big").await;
    let page = anna.url().await;
    // Anna plays one turn by hand; Björn sees that, and no dice.
    anna.click("main.match a.button.big").await;
    let first = anna.play_turn().await;
    let turns = "return document.querySelector('#people tbody tr td').textContent.trim();";
    bjorn.until("Anna's first turn", turns, |words| *words == json!("1 / 15")).await;
    let text = bjorn.text("main.match").await;
    assert!(!text.contains(&first), "{text}");
    // The same first throw for Björn.
    bjorn.click("main.match a.button.big").await;
    assert_eq!(bjorn.play_turn().await, first);
    for player in [&bjorn, &anna] {
        assert_eq!(player.ask_slowly(PLAY_TO_THE_END).await, json!("over"));
    }
    // The last entry can be undone for a while; the host ends the match.
    anna.go(&page).await;
    anna.click("main.match details summary").await;
    anna.click("form[action$='/close'] button").await;
    anna.wait_for("main.match[data-phase=over]").await;
    anna.wait_long_for("table.compared").await;
    let totals =
        "return [...document.querySelectorAll('#people tbody td')].map((cell) => Number(cell.textContent));";
    let shown = anna.ask(totals).await;
    assert!(shown.as_array().is_some_and(|totals| totals.len() == 2), "{shown}");
    bjorn.go(&page).await;
    bjorn.wait_long_for("table.compared").await;
    assert_eq!(bjorn.ask(totals).await, shown);
    if let Ok(folder) = std::env::var("YATZY_MATCH_PICTURES") {
        for (name, browser) in [("desk", &anna), ("phone", &bjorn)] {
            std::fs::write(format!("{folder}/{name}.png"), browser.whole_picture().await).unwrap();
        }
    }
}
