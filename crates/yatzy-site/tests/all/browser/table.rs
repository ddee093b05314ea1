//! A table of the site: its page and its buttons.

use super::{Answer, BASE, Browser};

/// Starts a game from the form. Returns the path of its table below the base.
pub fn begun(browser: &mut Browser, form: &str) -> String {
    let (address, page) = browser.post("/new", form);
    assert_eq!(page.status, 200, "{}", page.text());
    let path = address.strip_prefix(BASE).unwrap().to_owned();
    assert!(path.starts_with("/g/"), "{path}");
    path
}

/// The first text between two marks.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let rest = &text[text.find(before)? + before.len()..];
    Some(&rest[..rest.find(after)?])
}

/// The version of a table, and the first box that it offers.
pub fn looked(page: &str) -> (u32, Option<String>) {
    let version = between(page, "data-version=\"", "\"").expect("a table").parse().unwrap();
    // A zero has to be confirmed first, unless nothing else is left.
    let zero = || between(page, "value=\"ask:", "\"").filter(|_| !page.contains("id=\"throw\""));
    (version, between(page, "value=\"enter:", "\"").or_else(zero).map(str::to_owned))
}

/// Presses a button of a table.
pub fn press(browser: &mut Browser, table: &str, version: u32, pressed: &str) -> Answer {
    let key = format!("{:064x}", u64::from(version) + 1);
    let fields = format!("version={version}&key={key}&do={}", pressed.replace(':', "%3A"));
    browser.post(&format!("{table}/act"), &fields).1
}

/// Plays until this version or the end: one throw, then the first box that takes it.
pub fn play(browser: &mut Browser, table: &str, until: u32) {
    for _ in 0..2000 {
        let page = browser.get(table).text();
        let (version, offer) = looked(&page);
        if page.contains("data-over") || version >= until {
            return;
        }
        if !page.contains("data-mine") {
            // The computer thinks and plays.
            browser.pass(1000);
            continue;
        }
        let pressed = offer.map_or("throw".to_owned(), |cell| format!("enter:{cell}"));
        let answer = press(browser, table, version, &pressed);
        assert_eq!(answer.status, 200, "{pressed}: {}", answer.text());
    }
    panic!("the game does not end");
}
