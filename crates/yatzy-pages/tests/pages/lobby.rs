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
    assert!(lobby.contains("</span>open<"), "{lobby}");
    assert!(!lobby.contains("--lan"), "other devices reach this house");
    // The table has one link. A seat's own link is the one that the seat's page shows, and leads to the seat.
    assert_eq!(lobby.matches("data-do=\"copy\"").count(), 1, "{lobby}");
    let link = link(&mut browser, &path, 2, false);
    assert!(!lobby.contains(&link), "{link} {lobby}");
    let invite = browser.get(&format!("{path}/invite")).body;
    assert!(invite.contains(&link) && invite.contains("Copy the link for Cleo"), "{link} {invite}");
    let mut cleo = Browser::new(&house);
    assert!(cleo.get(&link).body.contains("value=\"Cleo\""));
    cleo.post(&link, &[("name", "Cleo")]);
    assert!(browser.get(&format!("{path}/invite")).body.contains("Cleo"), "it stays one tap away");
    assert!(!cleo.get(&path).body.contains("class=\"lobby\""), "only who may invite is shown how");
}

/// The path of a table by its code, as a device that types it comes there.
fn by_code<'a>(house: &'a MemoryHouse, lobby: &str) -> (Browser<'a>, String, String) {
    let mut guest = Browser::new(house);
    let code = between(lobby, "class=\"code\">", "<");
    let who = guest.get(&format!("/join?code={code}")).go.expect("the table of the code");
    let page = guest.get(&who).body;
    let path = who.trim_end_matches("?who").to_owned();
    (guest, path, page)
}

#[test]
fn a_device_without_a_seat_is_asked_who_it_is() {
    let house = MemoryHouse::new();
    let mut anna = Browser::new(&house);
    let (table, page) = anna.make(&TWO);
    let (mut cleo, path, asked) = by_code(&house, &page.body);
    assert_eq!(path, table);
    for part in
        ["Who are you?", "You are invited to Yatzy with Anna.", ">I am Cleo<", "Someone else…", "Just watch"]
    {
        assert!(asked.contains(part), "{part} {asked}");
    }
    assert!(!asked.contains("I am Anna"), "her phone holds her seat");
    // Watching is one tap, stays while the page reloads, and leads back to the question.
    let watched = cleo.get(&format!("{path}?watch")).body;
    assert!(watched.contains("You are watching.") && watched.contains(">Sit down<"), "{watched}");
    let (_, seated) = cleo.post(&format!("{path}/seats/2/take"), &[]);
    assert!(
        seated.body.contains("id=\"play\"") && !seated.body.contains("You are watching"),
        "{}",
        seated.body
    );
    assert!(
        anna.get(&path).body.contains("Cleo, here") || !anna.get(&path).body.contains("Cleo, not here yet")
    );
    // The seat is held now: another device is not offered it, and does not get it.
    let (mut other, _, asked) = by_code(&house, &page.body);
    assert!(!asked.contains("I am Cleo") && asked.contains("id=\"sit-name\""), "{asked}");
    assert_eq!(other.post(&format!("{path}/seats/2/take"), &[]).1.status, 409);
}

#[test]
fn a_name_that_is_expected_is_asked_about() {
    let house = MemoryHouse::new();
    let mut anna = Browser::new(&house);
    let (_, page) = anna.make(&TWO);
    let (mut guest, path, asked) = by_code(&house, &page.body);
    // The form of somebody else takes the open seat.
    let action = between(between(&asked, "Someone else", "</details>"), "action=\"", "\"").to_owned();
    assert_eq!(action, format!("{path}/seats/3/take"));
    for typed in ["Cleo", " cLEO "] {
        let (_, same) = guest.post(&action, &[("name", typed), ("known", "3")]);
        assert_eq!(same.status, 422);
        assert!(same.body.contains("Are you the Cleo who is expected?"), "{}", same.body);
        assert!(same.body.contains(">I am Cleo<") && same.body.contains("type another name"));
        assert!(
            same.body.contains(&format!("value=\"{}\"", typed.trim())),
            "the text is kept: {}",
            same.body
        );
    }
    // A name that somebody plays under can't be told apart either.
    let (_, same) = guest.post(&action, &[("name", "ANNA"), ("known", "3")]);
    assert!(same.body.contains("Anna is already at the table") && same.body.contains("value=\"ANNA\""));
    let lobby = anna.get(&path).body;
    assert_eq!(between(&lobby, "class=\"lobby\"", "</section>").matches("Cleo").count(), 1, "no second Cleo");
    let (_, seated) = guest.post(&action, &[("name", "Cleo B"), ("known", "3")]);
    assert!(seated.body.contains("Cleo B") && seated.body.contains("id=\"play\""), "{}", seated.body);
}

#[test]
fn a_refused_name_keeps_the_text_and_says_why() {
    let house = MemoryHouse::new();
    let mut anna = Browser::new(&house);
    let (path, _) = anna.make(&[("name1", "Anna")]);
    let mut guest = Browser::new(&house);
    let asked = guest.get(&path).body;
    assert!(asked.contains("maxlength=\"24\"") && !asked.contains("Someone else"), "{asked}");
    let long = "x".repeat(25);
    let (_, refused) = guest.post(&format!("{path}/join"), &[("name", &long)]);
    assert_eq!(refused.status, 422);
    assert!(
        refused.body.contains("at most 24 characters") && refused.body.contains(&long),
        "{}",
        refused.body
    );
}

#[test]
fn the_host_adds_a_player_and_seats_an_expected_one_on_the_same_phone() {
    let house = MemoryHouse::new();
    let mut anna = Browser::new(&house);
    let (path, page) = anna.make(&TWO);
    let invite = anna.get(&format!("{path}/invite")).body;
    let action = format!("{path}/seats/2/take");
    assert!(invite.contains("Play on this device") && invite.contains(&action), "{invite}");
    assert!(!page.body.contains("Play on this device"), "the table's own page has room for the names");
    let (_, page) = anna.post(&format!("{path}/seats/2/take"), &[]);
    assert!(page.body.contains("Cleo, you"), "{}", page.body);
    let fold = between(&page.body, "id=\"add-player\"", "</details>").to_owned();
    assert!(fold.contains("Add a player on this device"), "{fold}");
    let (_, page) = anna.post(between(&fold, "action=\"", "\""), &[("name", "Mormor"), ("known", "3")]);
    assert!(between(&page.body, "class=\"lobby\"", "</section>").contains("Mormor, you"), "{}", page.body);
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
    assert!(between(&page.body, "class=\"lobby\"", "</section>").contains("yatzy --lan"), "{}", page.body);
    let (_, page) = browser.post(&format!("{path}/seats/2/link"), &[]);
    assert!(page.body.contains("yatzy --lan"), "{}", page.body);
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

/// Its name in Hungarian has a space that does not break, which every typeface can draw.
#[test]
fn a_seat_without_a_name_is_drawn_as_it_is_called() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, _) = browser.make(&TWO);
    browser.get(&format!("{path}?lang=hu"));
    let page = browser.get(&path);
    assert!(page.body.contains("3.\u{a0}hely"), "{}", page.body);
    assert!(!page.body.contains("pontozólap betűi"), "{}", page.body);
}
