//! Rules of one's own: pasted into the form, or played by the server.

use crate::browser::{Browser, between};
use crate::memory::MemoryHouse;

const COTTAGE: &str = "id = \"cottage\"\nbase = \"tactic-sv\"\n[options]\nbonus = \"at-least:60\"\n[names]\ntitle = \"Cottage Yatzy\"\nfull-house = \"Cottage\"\n";

#[test]
fn a_ruleset_is_pasted_into_the_form() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    assert!(browser.get("/new").body.contains("name=\"own\""));
    let (path, page) = browser.make(&[("game", "maxi"), ("own", COTTAGE), ("name1", "Anna")]);
    assert!(page.body.contains("<h1>Cottage Yatzy") && page.body.contains(">Cottage<"), "{}", page.body);
    assert_eq!(page.body.matches("<tr").count(), 19, "fifteen boxes, and what is reckoned");
    assert!(page.body.contains("data-needed=\"60\""));
    // The rules stay with the game, and so do the names.
    let record = browser.get(&format!("{path}/record")).body;
    assert!(
        record.contains("called title Cottage Yatzy") && record.contains("bonus at-least:60 50"),
        "{record}"
    );
    assert!(browser.get(&format!("{path}/rules")).body.contains("Cottage"));
}

#[test]
fn a_wrong_one_is_refused_with_its_line_and_stays_in_the_form() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    for (wrong, code, line) in [
        (COTTAGE.replace("full-house", "fullhouse"), "file/unknown-key", "7"),
        (COTTAGE.replace("at-least:60", "sixty"), "option/unknown-value", "4"),
        ("dice = ".to_owned(), "file/syntax", "1"),
    ] {
        let (_, page) = browser.post("/new", &[("own", &wrong), ("name1", "Anna")]);
        assert_eq!(page.status, 422);
        let said = between(&page.body, &format!("data-code=\"{code}\">"), "</p>");
        assert!(said.starts_with("These rules can") && said.contains(line), "{said}");
        let kept = between(&page.body, "<textarea", "</textarea>");
        assert!(kept.contains("sv") || kept.contains("dice"), "{kept}");
    }
}

#[test]
fn the_servers_own_rules_are_one_more_game() {
    let house = MemoryHouse::new().playing(COTTAGE);
    let mut browser = Browser::new(&house);
    let form = browser.get("/new");
    assert!(between(&form.body, "choose-game", "</fieldset>").contains("Cottage Yatzy"), "{}", form.body);
    let (_, page) = browser.make(&[("game", "own:0"), ("yatzy:order", "down"), ("name1", "Anna")]);
    assert!(page.body.contains("<h1>Cottage Yatzy"), "{}", page.body);
    // One that is not there is no game.
    let (_, page) = browser.post("/new", &[("game", "own:7"), ("name1", "Anna")]);
    assert_eq!(page.status, 422, "{}", page.body);
}

#[test]
fn the_form_says_what_each_edition_has_and_how_it_differs() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let form = browser.get("/new").body;
    let declare = between(&form, "name=\"yatzy:declare\"", "</option>");
    assert!(declare.contains("label=\"as in the edition\"") && declare.ends_with(">no"), "{declare}");
    let danish = between(&form, "value=\"tactic-da\"", ">");
    assert!(danish.contains("data-differs=\"") && danish.contains("|yes|"), "{danish}");
    let form = browser.get("/new?edition=tactic-da").body;
    let declare = between(&form, "name=\"yatzy:declare\"", "</option>");
    assert!(declare.ends_with(">yes"), "{declare}");
    // The example is a ruleset.
    let example = between(&form, "<pre class=\"example\"><code>", "</code>").replace("&quot;", "\"");
    let (_, page) = browser.make(&[("own", &example), ("name1", "Anna")]);
    assert!(page.body.contains("data-needed=\"60\""), "{}", page.body);
}

#[test]
fn the_rules_are_told_without_an_id_and_with_ordinary_hands() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let page = browser.get("/rules/yatzy").body;
    assert!(page.contains("<h1>Yatzy</h1>"), "{page}");
    let pair = between(&page, "<dt>One pair</dt>", "</dd>");
    let hand = between(pair, "<span class=\"unseen\">", "<");
    let faces: std::collections::BTreeSet<char> = hand.chars().filter(char::is_ascii_digit).collect();
    assert_eq!(faces.len(), 4, "{hand}");
    assert!(browser.get("/rules/tactic-da").body.contains("<small>tactic-da</small>"));
}
