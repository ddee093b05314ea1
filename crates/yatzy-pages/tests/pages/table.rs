//! Regressions of the table's page.

use crate::browser::{Browser, between};
use crate::memory::MemoryHouse;

#[test]
fn chips_are_those_left_now() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("game", "maxi"), ("name1", "Anna")]);
    let thrown = browser.press(&page, "throw", &[]);
    let mut page = browser.press(&thrown, "enter:chance", &[]);
    assert!(between(&page.body, "class=\"banner", "</div>").contains("2 chips"), "{}", page.body);
    for _ in 0..3 {
        page = browser.press(&page, "throw", &[]);
    }
    assert!(page.body.contains("costs 1 chip · you have 2"), "{}", page.body);
    page = browser.press(&page, "throw", &[]);
    let banner = between(&page.body, "class=\"banner", "</div>");
    assert!(banner.contains("throw 4 of 5") && banner.contains("1 chip<"), "{banner}");
    assert!(page.body.contains("costs 1 chip · you have 1"), "{}", page.body);
    page = browser.press(&page, "throw", &[]);
    let banner = between(&page.body, "class=\"banner", "</div>");
    assert!(banner.contains("throw 5 of 5") && banner.contains("0 chips"), "{banner}");
}

#[test]
fn dice_are_laid_open_only_once_nothing_can_be_taken_back() {
    let house = MemoryHouse::new().patient();
    let mut browser = Browser::new(&house);
    let (path, page) = browser.make(&[("game", "ru13"), ("name1", "Anna")]);
    let over = browser.play_out(page);
    assert!(over.body.contains("data-verdict=\"unverifiable\""), "{}", over.body);
    assert!(over.body.contains("can be checked in a moment"), "{}", over.body);
    assert!(over.body.contains("value=\"take-back\""), "the last entry can be taken back");
    assert!(!browser.get(&format!("{path}/record")).body.contains("\nsecret "));
    let back = browser.press(&over, "take-back", &[]);
    assert!(!back.body.contains(" data-over"), "{}", back.body);

    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("game", "ru13"), ("name1", "Anna")]);
    let over = browser.play_out(page);
    assert!(over.body.contains("data-verdict=\"verified\""), "{}", over.body);
    assert!(!over.body.contains("value=\"take-back\""));
}

#[test]
fn computers_go_by_their_level_and_people_of_one_name_by_their_number() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[
        ("game", "yatzy"),
        ("name1", "Anna"),
        ("name2", "Anna"),
        ("kind3", "bot:greedy"),
        ("kind4", "bot:random"),
        ("kind5", "open"),
    ]);
    let head = between(&page.body, "<thead>", "</thead>");
    let names: Vec<&str> =
        head.split("class=\"name\">").skip(1).filter_map(|rest| rest.split('<').next()).collect();
    assert_eq!(names.len(), 5);
    assert!(names[0].contains("Anna") && names[0] != names[1], "{names:?}");
    assert!(names[2] != names[3] && !names[2].contains('3') && !names[3].contains('4'), "{names:?}");
}

#[test]
fn the_last_move_is_told_and_outlined_until_the_next_throw() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let fields = [("game", "yatzy"), ("name1", "Anna"), ("kind2", "bot:greedy"), ("name2", "Robo")];
    let (_, page) = browser.make(&fields);
    assert!(!page.body.contains("class=\"hint last\"") && !page.body.contains("just\""), "{}", page.body);
    let thrown = browser.press(&page, "throw", &[]);
    let page = browser.press(&thrown, "enter:chance", &[]);
    // Anna has entered, and the computer after her: its move is the last one.
    let last = between(&page.body, "class=\"hint last\">", "</p>");
    assert!(last.contains(">Robo has "), "{last}");
    // In the last column, which is the computer's.
    let outlined = between(&page.body, "just\"", "</tr>");
    assert!(outlined.matches("<td").count() == 0 && outlined.contains("class=\"written\""), "{outlined}");
    let thrown = browser.press(&page, "throw", &[]);
    assert!(
        !thrown.body.contains("class=\"hint last\"") && !thrown.body.contains("just\""),
        "{}",
        thrown.body
    );
}

#[test]
fn a_closed_box_says_why() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let fields = [("game", "yatzy"), ("order", "down"), ("dice", "table"), ("name1", "Anna")];
    let (path, page) = browser.make(&fields);
    let shown = browser.press(&page, "show", &[("hand", "66655")]);
    let twos = between(&shown.body, "data-box=\"twos\">", "</td>");
    assert!(
        twos.contains("class=\"closed\"") && twos.contains("The order of boxes asks for Ones first"),
        "{twos}"
    );
    let address = between(twos, "href=\"", "\"").replace("&amp;", "&");
    assert!(address.starts_with(&path) && address.ends_with("why=twos"), "{address}");
    let why = browser.get(&address);
    let said = between(&why.body, "class=\"hint why\" role=\"status\">", "<");
    assert_eq!(said, "It's too early for Twos. The order of boxes asks for Ones first.");
    assert!(why.body.contains("value=\"5-5-6-6-6\""), "the hand that was told is still there");
}

#[test]
fn a_joker_says_at_once_where_it_goes_and_what_it_brings() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("game", "ru13"), ("dice", "table"), ("name1", "Anna")]);
    let page = browser.press(&page, "enter:yatzy", &[("hand", "44444")]);
    assert!(!page.body.contains("hint joker"), "{}", page.body);
    let shown = browser.press(&page, "show", &[("hand", "44444")]);
    let said = between(&shown.body, "class=\"hint joker\" role=\"status\">", "<");
    assert_eq!(said, "Another yatzy goes in the box of its number: Fours scores 20 points, +100 extra.");
    let page = browser.press(&shown, "enter:fours", &[("hand", "44444")]);
    let shown = browser.press(&page, "show", &[("hand", "44444")]);
    let said = between(&shown.body, "class=\"hint joker\" role=\"status\">", "<");
    assert!(said.contains("any open lower box") && said.ends_with("100 points more."), "{said}");
    let plain = browser.press(&page, "show", &[("hand", "44441")]);
    assert!(!plain.body.contains("hint joker"), "{}", plain.body);
}

#[test]
fn the_called_box_is_marked_in_its_row() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("edition", "tactic-da"), ("name1", "Anna")]);
    assert!(!page.body.contains("<tr class=\"called\""), "{}", page.body);
    let page = browser.press(&page, "name:sixes", &[]);
    let thrown = browser.press(&page, "throw", &[]);
    for page in [page, thrown] {
        let row = between(&page.body, "<tr class=\"called\"", "</th>");
        assert!(row.contains("Sixes") && row.contains("<span class=\"calls\">called</span>"), "{row}");
    }
}

#[test]
fn no_hand_is_broken_over_two_lines() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("dice", "table"), ("name1", "Anna")]);
    let page = browser.press(&page, "enter:chance", &[("hand", "66655")]);
    assert!(page.body.contains("<span class=\"whole\">5-5-6-6-6:</span>"), "{}", page.body);
}

#[test]
fn a_television_shows_the_standings_and_the_way_to_a_free_seat_and_nothing_to_press() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, page) = browser.make(&[("dice", "table"), ("name1", "Anna"), ("kind2", "open")]);
    let screen = browser.get(&format!("{path}/screen")).body;
    assert!(page.body.contains("value=\"points:") && !screen.contains("<button"), "{screen}");
    assert!(between(&screen, "class=\"standing\"", "</ol>").contains("Anna"), "{screen}");
    assert!(screen.contains("class=\"qr\""), "{screen}");
    let (path, _) = browser.make(&[("name1", "Anna"), ("name2", "Bo")]);
    let screen = browser.get(&format!("{path}/screen")).body;
    assert!(!screen.contains("<button"), "{screen}");
}
