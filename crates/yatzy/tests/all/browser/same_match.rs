//! Two devices and a terminal play a match: the same dice, and of each other only how far they are until all have finished.

use crate::browser::chromium::{Browsers, Screen};
use crate::browser::pages::PLAY_TO_THE_END;
use crate::house::House;
use crate::join::Player;
use serde_json::json;

/// The field for names is filled in by script, so this checks that the device gave its bytes.
const BYTES: &str = "return document.querySelector('input[name=bytes]').value.length;";

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_and_a_terminal_play_a_match_to_its_end() {
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
    // A terminal joins with the same code.
    let mut cleo = Player::start(&house.url(&format!("/join?code={code}")), &["--name", "Cleo"]);
    cleo.wait_for("The match begins when the host starts it.");
    // The host sees who has come, and starts.
    let people = "return document.querySelectorAll('#people tbody tr').length;";
    anna.until("all people", people, |count| *count == json!(3)).await;
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
    // The same first throw for Björn and for Cleo.
    bjorn.click("main.match a.button.big").await;
    assert_eq!(bjorn.play_turn().await, first);
    let own = bjorn.url().await;
    for turn in 1..=15 {
        cleo.wait_for(&format!("round {turn} of 15."));
        cleo.say("throw");
        let thrown = cleo.wait_for("Throw 1 of 3: ").to_owned();
        assert!(turn > 1 || thrown.contains(&first), "{thrown} {first}");
        cleo.say("boxes");
        let first = cleo.wait_for("): ").to_owned();
        cleo.enter(&first);
        cleo.wait_for("Cleo enters ");
    }
    cleo.say("quit");
    // Until the others have finished, the terminal sees how far they are.
    cleo.wait_for("1 / 15");
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
    assert!(shown.as_array().is_some_and(|totals| totals.len() == 3), "{shown}");
    bjorn.go(&page).await;
    bjorn.wait_long_for("table.compared").await;
    assert_eq!(bjorn.ask(totals).await, shown);
    // The dice are those that this device saw, although it gave its bytes to the match and not to each throw.
    bjorn.go(&own).await;
    bjorn.wait_for("#dice .agrees:not([hidden])").await;
    // The terminal finds the result at the same address.
    cleo.kill_and_join(&page);
    cleo.wait_for("the recommended play makes");
    assert!(cleo.ended_well());
}
