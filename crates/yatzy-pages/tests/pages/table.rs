//! The table's page, where it once said something else than what is.

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
    assert!(over.body.contains("can't be checked yet"), "{}", over.body);
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
