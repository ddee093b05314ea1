//! Exercises in a browser: a run on a phone, the level that the device keeps, and the same without script.

use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::pages::PLAY_TO_THE_END;
use crate::house::House;
use serde_json::json;

/// Answers the exercise with the first choice on the page, and waits for the verdict.
async fn answer(browser: &Browser) {
    let press = "const button = document.querySelector('form#play #throw') ?? document.querySelector('form#play .offer'); button.click(); return true;";
    browser.ask(press).await;
    browser.wait_for(".verdict .coach").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_exercises_on_a_phone() {
    let (house, browsers) = (House::named(), Browsers::start());
    let browser = browsers.open(Screen::Phone).await;
    browser.go(&house.url("/")).await;
    browser.click("a[href$='/learn']").await;
    browser.click("form.levels button.big").await;
    for number in 1..=10 {
        browser.wait_for("form#play .dice").await;
        let said = browser.ask("return document.querySelector('.banner span').innerText;").await;
        assert!(said.as_str().unwrap().contains(&format!("Exercise {number} of 10")), "{said}");
        answer(&browser).await;
        browser.click("a.button.big").await;
    }
    browser.wait_for("main h2").await;
    let result = browser.ask("return document.querySelector('main h2').innerText;").await;
    assert!(result.as_str().unwrap().ends_with("of 10 right"), "{result}");
    // The level is on the device, and is shown.
    browser.go(&house.url("/learn")).await;
    let kept = "return document.querySelector('#kept').hidden ? '' : document.querySelector('#kept [data-of=level]').innerText;";
    browser
        .until("the level", kept, |kept| kept.as_str().is_some_and(|kept| kept.starts_with("Your level: ")))
        .await;
}

/// The exercise of the day: the first answer counts, the result says nothing about the position, and everything that the
/// device keeps is shown, saved and deleted.
#[tokio::test(flavor = "multi_thread")]
async fn the_exercise_of_the_day() {
    let (house, browsers) = (House::named(), Browsers::start());
    let browser = browsers.open(Screen::Phone).await;
    let streak = "return document.querySelector('#streak').innerText;";
    let again = "return !document.querySelector('#again').hidden;";
    for is_again in [false, true] {
        browser.go(&house.url("/learn")).await;
        browser.click(".days a").await;
        browser.wait_for("form#play .dice").await;
        answer(&browser).await;
        browser.until("the streak", streak, |said| *said == json!("★ Days in a row: 1")).await;
        assert_eq!(browser.ask(again).await, json!(is_again));
    }
    let shared = browser.ask("return document.querySelector('pre.result').innerText;").await;
    let shared = shared.as_str().unwrap();
    assert!(shared.starts_with("Yatzy 20") && shared.contains("Exercise of the day"), "{shared}");
    assert!(!shared.contains("Keep") && shared.lines().count() == 2, "{shared}");
    browser.go(&house.url("/learn")).await;
    browser.wait_for("#kept [data-do=save]").await;
    let save = "const made = URL.createObjectURL; URL.createObjectURL = (blob) => { window.saved = blob; return made(blob); }; document.querySelector('#kept [data-do=save]').click(); return true;";
    browser.ask(save).await;
    let saved = browser.ask_slowly("window.saved.text().then(done);").await;
    let saved: serde_json::Value = serde_json::from_str(saved.as_str().unwrap()).unwrap();
    assert_eq!(saved["days"].as_object().unwrap().len(), 1, "{saved}");
    assert!(saved["level"]["rating"].is_number(), "{saved}");
    browser.click("#kept [data-do=forget]").await;
    assert_eq!(
        browser
            .ask("return Object.keys(localStorage).filter((key) => /practise|mistakes/.test(key)).length;")
            .await,
        json!(0)
    );
}

/// An own mistake is noted as done when it was right on two days.
#[tokio::test(flavor = "multi_thread")]
async fn an_own_mistake_comes_back_until_it_was_right_twice() {
    let (house, browsers) = (House::named(), Browsers::start());
    let browser = browsers.open(Screen::Phone).await;
    let notes = "return Object.values(JSON.parse(localStorage.getItem('yatzy-mistakes')))[0].right;";
    let yesterday = "const all = JSON.parse(localStorage.getItem('yatzy-mistakes')); for (const note of Object.values(all)) note.day = '2026-01-01'; localStorage.setItem('yatzy-mistakes', JSON.stringify(all)); return true;";
    for (right, pass_a_day) in [(1, false), (1, true), (2, false)] {
        browser.go(&house.url("/learn/at/yatzy?card=ones%3D3%2Cchance%3D22&hand=5-5-6-6-6&rethrows=0")).await;
        browser.wait_for("form#play .offer").await;
        browser.click("form#play [value='enter:full-house']").await;
        browser.wait_for(".verdict.right").await;
        assert_eq!(browser.ask(notes).await, json!(right));
        if pass_a_day {
            browser.ask(yesterday).await;
        }
    }
}

/// A list of mistakes in the words of the coach, "Enter 10 in Fives", would read as advice.
#[tokio::test(flavor = "multi_thread")]
async fn own_mistakes_say_what_was_done() {
    let (house, browsers) = (House::named(), Browsers::start());
    let browser = browsers.open(Screen::Phone).await;
    browser.go(&house.url("/new?game=yatzy&name1=Anna")).await;
    browser.click("form.new button.big").await;
    browser.table().await;
    assert_eq!(browser.ask_slowly(PLAY_TO_THE_END).await, json!("over"));
    let analysed = "fetch('/learn/mistakes').then((page) => page.text()).then((page) => setTimeout(() => done(page.includes('<li data-key')), 300));";
    browser.until_slowly("the mistakes", analysed, |analysed| *analysed == json!(true)).await;
    browser.go(&house.url("/learn/mistakes")).await;
    let said = browser
        .ask("return [...document.querySelectorAll('.mistakes a')].map((line) => line.innerText.split('\\n')[1]);")
        .await;
    let said: Vec<&str> = said.as_array().unwrap().iter().filter_map(|line| line.as_str()).collect();
    let is_past = |line: &&str| ["entered ", "kept ", "threw "].iter().any(|verb| line.starts_with(verb));
    assert!(!said.is_empty() && said.iter().all(is_past), "{said:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exercise_without_script() {
    let (house, browsers) = (House::named(), Browsers::start());
    let browser = browsers.open(Screen::Phone).await;
    browser.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    browser.go(&house.url("/learn/yatzy?seed=1")).await;
    browser.wait_for("form#play .dice").await;
    browser.click("form#play #throw").await;
    browser.wait_for(".verdict .coach").await;
    browser.click("a.button.big").await;
    browser.wait_for("form#play .dice").await;
}
