//! The house in a browser, played through messages alone.

mod browser;

use browser::{BASE, Browser};

/// A game against the computer, begun from the form as it comes; the path of its table below the base.
fn against_computer(browser: &mut Browser) -> String {
    let (address, page) =
        browser.post("/new", "game=yatzy&dice=program&kind1=here&name1=Anna&kind2=bot%3Agreedy");
    assert_eq!(page.status, 200, "{}", page.text());
    let path = address.strip_prefix(BASE).unwrap().to_owned();
    assert!(path.starts_with("/g/"), "{path}");
    path
}

#[test]
fn the_first_page_and_a_game_against_the_computer() {
    let mut browser = Browser::fresh();
    let home = browser.get("/");
    assert_eq!(home.status, 200);
    assert_eq!(home.header("content-type"), Some("text/html; charset=utf-8"));
    assert!(
        home.header("content-security-policy").is_some_and(|policy| policy.contains("default-src 'none'"))
    );
    assert!(home.text().contains("<html lang=\"en\""), "{}", home.text());
    assert!(home.text().contains("/yatzy/assets/"));

    let table = against_computer(&mut browser);
    let page = browser.get(&table).text();
    assert!(page.contains("Anna"), "{page}");
    // The device is known by it from now on, also when the browser was closed meanwhile.
    let mut browser = browser.reopened();
    let home = browser.get("/").text();
    assert!(home.contains(&format!("{BASE}{table}")), "{home}");
}
