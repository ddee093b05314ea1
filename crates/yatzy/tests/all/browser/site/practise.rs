//! The browser module makes the same exercises as this process.

use super::first_visit::arrive;
use super::speed::family;
use super::{Site, is_made};
use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::place::Place;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use yatzy_bots::{Practice, PracticeJson, PracticeOrder, ValueSource, Values, practice_values};
use yatzy_rules::Catalogue;

/// Exercises, or null while they are being made.
const EXERCISES: &str = r#"
    fetch(PATH).then(async (reply) => done(reply.status === 202 ? null : await reply.json()))
        .catch((error) => done(String(error)));
"#;

/// How long a module that was compiled without optimisation may take.
const PATIENCE: Duration = Duration::from_secs(300);

/// Asks until the exercises are made. Each script ends soon: a driver ends one that runs for a minute.
async fn exercises(phone: &Browser, path: &str) -> Value {
    let (asked, begun) = (EXERCISES.replace("PATH", &json!(path).to_string()), Instant::now());
    loop {
        let made = phone.ask_slowly(&asked).await;
        if !made.is_null() {
            return made;
        }
        assert!(begun.elapsed() < PATIENCE, "waited in vain for {path}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// What the processes of a browser have used.
fn processor_seconds(phone: &Browser) -> f64 {
    let used = |process: i32| {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<f64>().ok();
        Some((ticks()? + ticks()?) / 100.0)
    };
    family(phone.process()).into_iter().filter_map(used).sum()
}

/// A device that has never computed anything: the page waits for the exercises and then shows them, an answer waits for its
/// verdict, and the next page needs no further solve.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn exercises_on_the_site() {
    let mut site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    arrive(&phone, &site).await;
    site.stop();
    phone.go(&site.url("/learn")).await;
    phone.click("form.levels button.big").await;
    for number in 1..=2 {
        phone.wait_long_for("form#play .dice").await;
        let said = phone.ask("return document.querySelector('.banner span').innerText;").await;
        assert!(said.as_str().unwrap().contains(&format!("Exercise {number} of 10")), "{said}");
        phone.click("form#play :is(#throw, .offer)").await;
        phone.wait_long_for(".verdict .coach").await;
        phone.click("a.button.big").await;
    }
    phone.wait_for("form#play .dice").await;
}

/// Values are compared to a hundredth: machines differ in the last digits.
fn rounded(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!((number.as_f64().unwrap() * 100.0).round() as i64),
        Value::Array(all) => all.iter().map(rounded).collect(),
        Value::Object(fields) => fields.iter().map(|(name, value)| (name.clone(), rounded(value))).collect(),
        value => value.clone(),
    }
}

/// Compares the exercises of the module with those of this process.
async fn compare(phone: &Browser, site: &Site, values: &Arc<dyn Values>, id: &str, count: u16) {
    let made = exercises(phone, &address(site, id, 1, count)).await;
    let order = PracticeOrder { seed: 1, theme: None, level: None, count };
    let set = Practice::new(values.clone()).unwrap().exercises(&order).unwrap();
    let here = PracticeJson::new(values.rules(), Some(id.to_owned()), 1, &set);
    assert_eq!(rounded(&made), rounded(&serde_json::to_value(here).unwrap()), "{id}");
    assert_eq!(made["positions"].as_array().unwrap().len(), usize::from(count), "{id}");
}

fn address(site: &Site, id: &str, seed: u64, count: u16) -> String {
    site.url(&format!("/api/v1/practise/{id}?seed={seed}&count={count}"))
}

fn values_of(id: &str) -> Arc<dyn Values> {
    practice_values(&ValueSource::default(), &Catalogue::get().rules(id).unwrap())
}

/// Puts a solution where the module looks for one.
const STORE: &str = r#"
    const bytes = Uint8Array.from(SOLVED.match(/../g), (pair) => parseInt(pair, 16));
    const opened = indexedDB.open("yatzy ", 1);
    opened.onsuccess = () => {
        const stored = opened.result.transaction("rows", "readwrite");
        stored.objectStore("rows").put(bytes, ["solved", HASH]);
        stored.oncomplete = () => { opened.result.close(); done(true); };
        stored.onerror = () => done(String(stored.error));
    };
    opened.onerror = () => done(String(opened.error));
"#;

/// The generator in a browser with every change. The module of this walk is compiled without optimisation, so it gets the
/// solution instead of computing it.
#[tokio::test(flavor = "multi_thread")]
async fn the_module_makes_the_same_exercises_from_a_solution() {
    if !is_made() {
        eprintln!("skipped: there is no site; `cargo xtask test` makes one");
        return;
    }
    let site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    arrive(&phone, &site).await;
    let values = values_of("yatzy");
    let solved = values.solution().unwrap().to_bytes().unwrap();
    let solved: String = solved.iter().map(|byte| format!("{byte:02x}")).collect();
    let hash = json!(values.rules().hash().to_string()).to_string();
    let store = STORE.replace("HASH", &hash).replace("SOLVED", &json!(solved).to_string());
    assert_eq!(phone.ask_slowly(&store).await, json!(true));
    compare(&phone, &site, &values, "yatzy", 10).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn the_module_makes_the_same_exercises() {
    let site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    arrive(&phone, &site).await;
    for (id, count) in
        [("yatzy", 50), ("yahtzee", 20), ("ru13", 10), ("tactic-da", 10), ("maxi", 10), ("triple", 10)]
    {
        compare(&phone, &site, &values_of(id), id, count).await;
        // Once more, after the solve.
        let (before, begun) = (processor_seconds(&phone), Instant::now());
        exercises(&phone, &address(&site, id, 2, 10)).await;
        let (cpu, wall) = (processor_seconds(&phone) - before, begun.elapsed().as_secs_f64());
        println!("{id}: ten exercises in {wall:.1} s, {cpu:.1} s of the browser's processor time");
    }
}
