//! Exercises in a browser: a run on a phone, the level that the device keeps, and the same without script.

use crate::browser::chromium::{Browser, Browsers, Screen};
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
    // The level is on the device, is shown, and can be deleted.
    browser.go(&house.url("/learn")).await;
    let kept = "return document.querySelector('#kept').hidden ? '' : document.querySelector('#kept span').innerText;";
    browser
        .until("the level", kept, |kept| kept.as_str().is_some_and(|kept| kept.starts_with("Your level: ")))
        .await;
    browser.click("#kept button").await;
    assert_eq!(browser.ask("return localStorage.getItem('yatzy-practise');").await, json!(null));
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
