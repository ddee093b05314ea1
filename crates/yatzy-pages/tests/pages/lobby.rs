//! Inviting: a link leads to its seat, and keeps doing so.

use crate::browser::{Browser, between};
use crate::memory::MemoryHouse;

const TWO: [(&str, &str); 4] =
    [("name1", "Anna"), ("name2", "Cleo"), ("kind2", "elsewhere"), ("kind3", "open")];

/// The link of a seat as its page shows it.
fn link(browser: &mut Browser<'_>, path: &str, seat: u16, new: bool) -> String {
    let fields: &[(&str, &str)] = if new { &[("new", "yes")] } else { &[] };
    let (_, page) = browser.post(&format!("{path}/seats/{seat}/link"), fields);
    assert_eq!(page.status, 200, "{}", page.body);
    between(&page.body, "<p class=\"link\"><a href=\"", "\"").replace("http://192.168.1.7:8710", "")
}

#[test]
fn a_game_by_link_begins_with_an_invitation() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, page) = browser.make(&TWO);
    let lobby = between(&page.body, "class=\"lobby\"", "</section>").to_owned();
    for part in [
        "class=\"code\">",
        "class=\"qr\"",
        "data-do=\"copy\"",
        "data-do=\"share\"",
        "Anna, you",
        "Cleo, not here yet",
    ] {
        assert!(lobby.contains(part), "{part} {lobby}");
    }
    assert!(lobby.contains("class=\"name\">open<"), "{lobby}");
    assert!(!lobby.contains("--lan"), "other devices reach this house");
    // The link of the lobby is the one that the seat's page shows, and leads to the seat.
    let link = link(&mut browser, &path, 2, false);
    assert!(lobby.contains(&link), "{link} {lobby}");
    let mut cleo = Browser::new(&house);
    assert!(cleo.get(&link).body.contains("value=\"Cleo\""));
    cleo.post(&link, &[("name", "Cleo")]);
    assert!(browser.get(&format!("{path}/invite")).body.contains("Cleo"), "it stays one tap away");
    assert!(!cleo.get(&path).body.contains("class=\"lobby\""), "only who may invite is shown how");
}

#[test]
fn after_the_first_throw_the_invitation_is_one_tap_away() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, page) = browser.make(&TWO);
    let thrown = browser.press(&page, "throw", &[]);
    assert!(!thrown.body.contains("class=\"lobby\""), "{}", thrown.body);
    let here = between(&thrown.body, "class=\"here\" href=\"", "</a>");
    assert!(here.starts_with(&format!("{path}/invite")) && here.ends_with("1 of 3 here"), "{here}");
}

#[test]
fn showing_a_link_again_shows_the_same_link() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, _) = browser.make(&TWO);
    let first = link(&mut browser, &path, 2, false);
    assert_eq!(link(&mut browser, &path, 2, false), first);
    let mut cleo = Browser::new(&house);
    assert_eq!(cleo.get(&first).status, 200);
    // A new link has to be asked for; then the old one is invalid.
    let second = link(&mut browser, &path, 2, true);
    assert_ne!(second, first);
    assert_eq!((cleo.get(&first).status, cleo.get(&second).status), (404, 200));
    assert_eq!(link(&mut browser, &path, 2, false), second);
    assert_ne!(link(&mut browser, &path, 2, true), first, "what is void stays void");
}

#[test]
fn a_house_on_loopback_says_that_only_this_machine_can_open_a_link() {
    let house = MemoryHouse::new().on_loopback();
    let mut browser = Browser::new(&house);
    let (path, page) = browser.make(&TWO);
    assert!(between(&page.body, "class=\"lobby\"", "</section>").contains("--lan"), "{}", page.body);
    let (_, page) = browser.post(&format!("{path}/seats/2/link"), &[]);
    assert!(page.body.contains("--lan"), "{}", page.body);
}

#[test]
fn a_table_with_its_invitation_stays_light() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&TWO);
    let mut size = page.body.len();
    for rest in page.body.split("/assets/").skip(1) {
        let address = format!("/assets/{}", rest.split('"').next().unwrap());
        size += browser.get(&address).body.len();
    }
    // Modules that a script brings along, as the browser fetches them.
    for name in ["drawing.js", "device.js", "real_dice.js", "dice.js"] {
        size += browser.get(&format!("/assets/x/{name}")).body.len();
    }
    assert!(size < 100_000, "{size} bytes before compression");
}
