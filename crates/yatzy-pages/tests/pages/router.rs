//! Every path is answered, wherever the pages lie, and what is wrong is said with a status.

use crate::browser::{Browser, between};
use crate::memory::MemoryHouse;
use yatzy_pages::{Keeping, Method, Reply, Site, paths};
use yatzy_rules::Record;
use yatzy_text::{Lang, Text};
use yatzy_wire::Problem;

#[test]
fn a_game_below_a_path_from_the_first_page_to_the_report() {
    let house = MemoryHouse::new();
    let mut browser = Browser::at(&house, "/house");
    let (path, page) = browser.make(&[("game", "ru13"), ("name1", "Anna"), ("kind2", "bot:greedy")]);
    assert!(browser.who.token().is_some(), "the device was given a token");
    assert!(path.starts_with("/house/g/"), "{path}");
    assert!(browser.get("/house/").body.contains(&format!("href=\"{path}\"")), "a game to go on with");
    let over = browser.play_out(page);
    let (next, _) = browser.post(&format!("{path}/rematch"), &[]);
    assert!(over.body.contains("Play again") && browser.get(&path).body.contains(&next));
    let record = browser.get(&format!("{path}/record"));
    assert!(Record::parse(&record.body).is_ok() && record.file.is_some_and(|name| name.ends_with(".yatzy")));
    for address in [
        "/",
        "/new?game=maxi",
        "/print?edition=tactic-is",
        "/records",
        "/records/ru13",
        "/history/1",
        "/rules/tactic-da",
        &format!("{path}/rules")["/house".len()..],
        &format!("{path}/report")["/house".len()..],
        &format!("{path}/replay/3")["/house".len()..],
    ] {
        let page = browser.get(&format!("/house{address}"));
        assert_eq!(page.status, 200, "{address} {}", page.body);
        for attribute in [" href=\"/", " action=\"/", " formaction=\"/", " src=\"/"] {
            for rest in page.body.split(attribute).skip(1) {
                assert!(rest.starts_with("house/"), "{address} leads to /{}", &rest[..rest.len().min(40)]);
            }
        }
    }
}

#[test]
fn rules_without_a_finished_game_lead_to_the_records() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    assert_eq!(browser.get("/records/maxi").go.as_deref(), Some("/records"));
    assert_eq!(browser.get("/records/nonsense").status, 422);
}

#[test]
fn every_path_that_links_lead_to_is_a_route() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("game", "ru13"), ("name1", "Anna")]);
    browser.play_out(page);
    for path in [
        paths::NEW.to_owned(),
        paths::COMPUTER.to_owned(),
        paths::LEARN.to_owned(),
        paths::MISTAKES.to_owned(),
        paths::OWN_GAMES.to_owned(),
        paths::RECORDS.to_owned(),
        paths::PRINT.to_owned(),
        paths::SAME.to_owned(),
        paths::TODAY.to_owned(),
        paths::records("ru13", None),
        paths::printed_records("ru13"),
        paths::history(1),
        paths::rules("yatzy"),
        paths::paper("pad"),
        paths::paper("leaflet"),
    ] {
        let reply = browser.get(&path);
        assert_eq!(reply.status, 200, "{path}: {}", reply.body);
    }
    assert!(browser.get(&paths::join("0")).body.contains("game/unknown-code"));
    assert!(browser.get(&paths::records("ru13", Some("order=down"))).body.contains("ruleset/unknown"));
}

#[test]
fn our_own_files_are_kept_for_good_and_the_worker_is_not() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let style = between(&browser.get("/").body, "rel=\"stylesheet\" href=\"", "\"").to_owned();
    let file = browser.get(&style);
    assert_eq!((file.status, file.keeping, file.kind), (200, Keeping::Always, "text/css; charset=utf-8"));
    assert_eq!(browser.get("/worker.js").keeping, Keeping::Checked);
    assert_eq!(browser.get("/").keeping, Keeping::Never);
    assert_eq!(browser.get("/favicon.ico").status, 204);
    let manifest = Browser::at(&house, "/house").get("/house/manifest.webmanifest");
    assert!(manifest.body.contains("\"start_url\":\"/house/\"") && manifest.body.contains("/house/assets/"));
}

#[test]
fn what_leads_nowhere_says_so() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, _) = browser.make(&[("game", "yatzy"), ("name1", "Anna")]);
    let other = format!("/g/{}", "7".repeat(24));
    for (address, status, code) in [
        ("/nowhere", 404, "page/unknown"),
        ("/assets/x/nosuch.js", 404, "page/unknown"),
        ("/history/0", 404, "page/unknown"),
        ("/g/nonsense", 404, "game/unknown"),
        (other.as_str(), 404, "game/unknown"),
        ("/rules/nosuch", 422, "ruleset/unknown"),
        ("/join?code=0", 404, "game/unknown-code"),
        (&format!("{path}/report"), 409, "game/not-over"),
        (&format!("{path}/replay/0"), 409, "game/not-over"),
        (&format!("{path}/s/{}", "7".repeat(64)), 404, "game/unknown"),
    ] {
        let page = browser.get(address);
        assert_eq!(page.status, status, "{address}");
        assert!(page.body.contains(&format!("data-code=\"{code}\"")), "{address} {}", page.body);
    }
    assert_eq!(browser.send(Method::POST, "/records", &[]).status, 404);
    for (address, code) in
        [("/act", "request/field"), ("/step-in", "seat/not-away"), ("/seats/x/take", "request/field")]
    {
        let (_, page) = browser.post(&format!("{path}{address}"), &[("do", "dance")]);
        assert!(page.body.contains(&format!("data-code=\"{code}\"")), "{address} {}", page.body);
        assert!(page.body.contains("id=\"table\""), "the table is shown as it is");
    }
    let (text, site) = (Text::new(Lang::En), Site::default());
    let large = Reply::problem(&Problem::TooLarge, text, &site);
    assert_eq!(large.status, 413);
    assert!(large.body.contains("data-code=\"request/too-large\""));
}

#[test]
fn a_language_is_for_the_device_and_the_page_stays() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, _) = browser.make(&[("game", "yatzy"), ("name1", "Anna")]);
    let switched = browser.get(&format!("{path}?seat=1&lang=sv"));
    assert_eq!((switched.status, switched.lang), (303, Some(Lang::Sv)));
    assert_eq!(switched.go, Some(format!("{path}?seat=1")));
    assert!(browser.get(&path).body.contains("Ettor"));
}

#[test]
fn keys_of_forms_differ_and_a_second_press_does_nothing_twice() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, page) = browser.make(&[("game", "yatzy"), ("name1", "Anna")]);
    let keys: Vec<&str> = page.body.split("name=\"key\" value=\"").skip(1).map(|rest| &rest[..64]).collect();
    let mut once = keys.clone();
    once.sort_unstable();
    once.dedup();
    assert!(keys.len() > 1 && once.len() == keys.len(), "{keys:?}");
    let thrown = browser.press(&page, "throw", &[]);
    let again = browser.press(&page, "throw", &[]);
    assert_eq!(between(&thrown.body, "data-version=\"", "\""), between(&again.body, "data-version=\"", "\""));
    assert_eq!(again.status, 200);
    assert_ne!(browser.get(&path).body, page.body);
}
