//! The same dice without a server: today's game in several browsers, and a challenge that a house plays.

use super::{Site, play_on};
use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::pages::{IS_FINAL, PLAY_TO_THE_END};
use crate::browser::place::Place;
use crate::house::House;
use serde_json::{Value, json};

/// Late in the evening in UTC, 2026-11-18 and the day after: in New York it is the same day.
const EVENING: u64 = 1_795_044_600_000;
const DAY: u64 = 86_400_000;

/// Begins today's game of a site, and returns the dice of its first turns.
async fn todays_dice(browser: &Browser, site: &Site, date: &str) -> Vec<String> {
    browser.devtools("Emulation.setTimezoneOverride", json!({ "timezoneId": "America/New_York" })).await;
    browser.go(&site.url("/today")).await;
    // The day is that of UTC, wherever the device is.
    let shown = browser.text("header time").await;
    assert_eq!(shown, date);
    browser.fill("[data-rules=yatzy] input[name=name]", "Anna").await;
    browser.click("[data-rules=yatzy] form button").await;
    browser.table().await;
    browser.put_hint_away().await;
    let mut dice = Vec::new();
    for _ in 0..3 {
        dice.push(browser.play_turn().await);
    }
    // Opened again, it is the same attempt.
    let game = browser.table().await.game;
    browser.go(&site.url("/today")).await;
    browser.click("[data-rules=yatzy] a.button.big").await;
    assert_eq!(browser.table().await.game, game);
    dice
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn todays_dice_are_the_same_in_two_browsers_and_others_on_the_next_day() {
    let browsers = Browsers::start();
    let (anna, bjorn) = (browsers.open(Screen::Phone).await, browsers.open(Screen::Desktop).await);
    let site = Site::at(EVENING);
    let dice = todays_dice(&anna, &site, "Nov 18, 2026").await;
    assert_eq!(todays_dice(&bjorn, &site, "Nov 18, 2026").await, dice);
    let tomorrow = Site::at(EVENING + DAY);
    let others = todays_dice(&anna, &tomorrow, "Nov 19, 2026").await;
    assert_ne!(others, dice);
    assert_eq!(todays_dice(&bjorn, &tomorrow, "Nov 19, 2026").await, others);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn a_challenge_of_the_site_is_played_on_a_house_and_compared() {
    let mut site = Site::start();
    let (house, browsers) = (House::own(), Browsers::start());
    let (anna, bjorn) = (browsers.open(Screen::Phone).await, browsers.open(Screen::Desktop).await);
    // A game with dice of its own: the challenge begins with a fresh game.
    anna.go(&site.url("/new?game=ru13&order=down&name1=Anna")).await;
    anna.click("form.new button.big").await;
    anna.table().await;
    site.stop();
    anna.put_hint_away().await;
    play_on(&anna).await;
    anna.until_slowly(
        "the way to a challenge",
        &IS_FINAL.replace("<section class=\"challenge\"", "/same?from="),
        is_true,
    )
    .await;
    anna.reload().await;
    anna.click("a[href*='/same?from=']").await;
    anna.fill("#challenge-name", "Anna").await;
    anna.click("form.stack button.big").await;
    anna.table().await;
    play_on(&anna).await;
    anna.until_slowly("the link of the challenge", IS_FINAL, is_true).await;
    anna.reload().await;
    let link = anna.text("section.challenge a.link").await;
    let total = anna.table().await.totals.concat();
    assert!(link.len() <= 1000 && link.starts_with(&site.url("/same?c=")), "{link}");
    // The house of a friend takes the whole link.
    bjorn.go(&house.url("/today")).await;
    bjorn.click("a[href$='/same']").await;
    bjorn.fill("#challenge", &link).await;
    bjorn.click("form.stack button").await;
    bjorn.wait_for("#challenge-name").await;
    let page = bjorn.text("body").await;
    assert!(page.contains("Anna challenges you") && !page.contains(&total), "{page}");
    bjorn.fill("#challenge-name", "Björn").await;
    bjorn.click("form.stack button.big").await;
    bjorn.table().await;
    assert_eq!(bjorn.ask_slowly(PLAY_TO_THE_END).await, json!("over"));
    bjorn.until_slowly("both totals", IS_FINAL, is_true).await;
    bjorn.reload().await;
    let totals = bjorn.text("section.challenge table").await;
    assert!(totals.contains("Anna") && totals.contains(&total) && totals.contains("Björn"), "{totals}");
    bjorn.click("section.challenge a[href$='/same']").await;
    bjorn.wait_long_for("table.compared").await;
    let names =
        "return [...document.querySelectorAll('table.compared thead th')].map((name) => name.textContent);";
    assert_eq!(bjorn.ask(names).await, json!(["Björn", "Anna"]));
    let rows = "return document.querySelectorAll('table.compared tbody tr').length;";
    assert_eq!(bjorn.ask(rows).await, json!(15), "thirteen turns, their cost and the total");
}

fn is_true(answer: &Value) -> bool {
    *answer == json!(true)
}
