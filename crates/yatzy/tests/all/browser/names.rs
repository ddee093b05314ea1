//! Hostile names on a real page: no script of theirs runs, none breaks out of its place, none is invisible.

use crate::browser::chromium::{Browsers, Screen};
use crate::browser::hostile::hostile;
use crate::house::House;
use serde_json::json;
use yatzy_rules::normalise_name;
use yatzy_wire::{NewGameBody, NewSeatBody};

#[tokio::test(flavor = "multi_thread")]
async fn no_hostile_name_does_anything() {
    let (house, browsers) = (House::near(), Browsers::start());
    let names: Vec<String> = hostile().iter().filter_map(|name| normalise_name(name).ok()).collect();
    let browser = browsers.open(Screen::Desktop).await;
    for table in names.chunks(yatzy_table::MAX_SEATS) {
        let seats = table.iter().map(|name| NewSeatBody::here(name)).collect();
        let made = house.make(&NewGameBody::new("yatzy", seats));
        for page in ["", "/invite", "/screen"] {
            browser.go(&house.url(&format!("/g/{}{page}", made.id))).await;
            let said = browser
                .ask("return [window.pwned ?? null, document.querySelectorAll('body script:not([src]), iframe, object, embed, base, [onerror], [onload]').length];")
                .await;
            assert_eq!(said, json!([null, 0]), "{page} of {table:?}");
        }
        // Each takes room of its own where text stands.
        browser.go(&house.url(&format!("/g/{}", made.id))).await;
        let measure = format!(
            "const place = document.body.appendChild(document.createElement('span')); \
             return {}.filter(name => {{ place.textContent = name; return place.getBoundingClientRect().width < 1; }});",
            json!(table)
        );
        assert_eq!(browser.ask(&measure).await, json!([]), "names without a width");
    }
}
