//! The browser module makes the same exercises as this process.

use super::{CONTROLLED, Site};
use crate::browser::chromium::{Browsers, Screen};
use crate::browser::place::Place;
use serde_json::{Value, json};
use std::sync::Arc;
use yatzy_bots::{Practice, PracticeJson, PracticeOrder, ValueSource, practice_values};
use yatzy_rules::Catalogue;

/// Asks until the exercises are made.
const EXERCISES: &str = r#"
    const ask = async () => {
        const reply = await fetch(PATH);
        if (reply.status === 202) { setTimeout(() => ask().catch((error) => done(String(error))), 200); return; }
        done(await reply.json());
    };
    ask().catch((error) => done(String(error)));
"#;

/// Values are compared to a hundredth: machines differ in the last digits.
fn rounded(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!((number.as_f64().unwrap() * 100.0).round() as i64),
        Value::Array(all) => all.iter().map(rounded).collect(),
        Value::Object(fields) => fields.iter().map(|(name, value)| (name.clone(), rounded(value))).collect(),
        value => value.clone(),
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn the_module_makes_the_same_exercises() {
    let site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&site.url("/")).await;
    phone.until("the house", CONTROLLED, |yes| *yes == json!(true)).await;
    for (id, count) in [("yatzy", 50), ("ru13", 10), ("triple", 3)] {
        let path = site.url(&format!("/api/v1/practise/{id}?seed=1&count={count}"));
        let made = phone.ask_slowly(&EXERCISES.replace("PATH", &json!(path).to_string())).await;
        let rules: Arc<_> = Catalogue::get().rules(id).unwrap();
        let practice = Practice::new(practice_values(&ValueSource::default(), &rules)).unwrap();
        let order = PracticeOrder { seed: 1, theme: None, level: None, count };
        let set = practice.exercises(&order).unwrap();
        let here = serde_json::to_value(PracticeJson::new(&rules, Some(id.to_owned()), 1, &set)).unwrap();
        assert_eq!(rounded(&made), rounded(&here), "{id}");
        assert_eq!(made["positions"].as_array().unwrap().len(), usize::from(count), "{id}");
    }
}
