//! Today's game and challenges on the site: the same dice in every browser on one day, other dice on the next, and a
//! link that another browser and a house play.

use crate::browser::Browser;
use crate::browser::house::House;
use crate::browser::table::{between, play};
use yatzy_bots::ValueSource;
use yatzy_rules::Record;
use yatzy_text::Lang;

const DAY: i64 = 86_400_000;

/// Begins today's game, plays it, and returns its path and its record.
fn played(browser: &mut Browser) -> (String, Record) {
    let (address, page) = browser.post("/today", "rules=ru13&name=Anna");
    assert_eq!(page.status, 200, "{}", page.text());
    let table = address.strip_prefix(crate::browser::BASE).unwrap().to_owned();
    play(browser, &table, u32::MAX);
    browser.pass(10_000);
    let record = Record::parse(&browser.get(&format!("{table}/record")).text()).unwrap();
    (table, record)
}

fn hands(record: &Record) -> Vec<String> {
    record.game.turns().map(|turn| turn.hand().unwrap().to_string()).collect()
}

#[test]
fn two_browsers_have_the_same_dice_on_one_day_and_others_on_the_next() {
    let (mut one, mut two) = (Browser::fresh(), Browser::fresh());
    let page = one.get("/today").text();
    assert!(page.contains("relies on fair play"), "{page}");
    let ((table, first), (_, second)) = (played(&mut one), played(&mut two));
    assert_eq!(hands(&first), hands(&second));
    // The dice are public at once, because they follow from the date.
    assert!(first.proof.as_ref().unwrap().secret.is_some());
    assert_eq!(first.proof.as_ref().unwrap().commitment, second.proof.as_ref().unwrap().commitment);
    // The attempt is found again, with its total, in the calendar too, and the first page shows the streak.
    let mut one = one.reopened();
    let (address, _) = one.post("/today", "rules=ru13&name=Bo");
    assert!(address.ends_with(&table), "{address}");
    assert!(one.get("/today").text().contains(&table));
    assert!(one.get("/").text().contains("★ 1"));
    let (again, page) = one.post("/today", "rules=ru13&again=yes");
    assert!(!again.ends_with(&table) && page.text().contains("data-version"), "one more attempt");
    one.pass(DAY);
    let (other, third) = played(&mut one);
    assert_ne!(other, table);
    assert_ne!(hands(&first), hands(&third));
    assert!(one.get("/").text().contains("★ 2"));
    // The page of the day before shows what was played, and leads to today.
    let days = one.get("/today").text();
    let before =
        days.rmatch_indices("/today?day=").next().map(|(at, _)| days[at..].split('"').next().unwrap());
    let before = one.get(before.unwrap()).text();
    assert!(before.contains("This day is over") && before.contains("/today\""), "{before}");
    assert!(before.contains("data-rules=\"ru13\"") && !before.contains("data-rules=\"maxi\""), "{before}");
}

/// Plays a game to its end, and its challenge: the first dice were not shared, so one plays first. The challenge's table
/// and its page at the end.
fn challenged(anna: &mut Browser, address: &str) -> (String, String) {
    let played = |anna: &mut Browser, address: &str| {
        let table = address.strip_prefix(crate::browser::BASE).unwrap().to_owned();
        play(anna, &table, u32::MAX);
        anna.pass(10_000);
        let end = anna.get(&table).text();
        (table, end)
    };
    let (_, end) = played(anna, address);
    let from = between(&end, "/same?from=", "\"").unwrap().to_owned();
    let (address, _) = anna.post("/same", &format!("from={from}&name=Anna"));
    played(anna, &address)
}

#[test]
fn a_challenge_of_the_site_is_answered_elsewhere_and_compared() {
    let mut anna = Browser::fresh();
    // Boxes in order leave few positions, so the costs are there at once.
    let (address, _) = anna.post("/new", "game=ru13&order=down&dice=program&kind1=here&name1=Anna");
    let (_, end) = challenged(&mut anna, &address);
    let code = between(&end, "/same?c=", "\"").unwrap().to_owned();
    assert!(code.len() < 1000 && end.contains("relies on fair play"), "{end}");

    let mut bo = Browser::fresh();
    let page = bo.get(&format!("/same?c={code}")).text();
    assert!(page.contains("Anna challenges you") && !page.contains("points"), "{page}");
    let (address, _) = bo.post("/same", &format!("c={code}&name=Bo"));
    let answer = address.strip_prefix(crate::browser::BASE).unwrap().to_owned();
    play(&mut bo, &answer, 2);
    // The link leads back to the game that was begun, and a second start is the same game.
    assert!(bo.get(&format!("/same?c={code}")).text().contains(&answer));
    assert!(bo.post("/same", &format!("c={code}&name=Bo")).0.ends_with(&answer));
    play(&mut bo, &answer, u32::MAX);
    bo.pass(10_000);
    let end = bo.get(&answer).text();
    assert!(end.contains(&format!("{answer}/same")), "{end}");
    bo.get(&format!("{answer}/same"));
    bo.pass(2000);
    let compared = bo.get(&format!("{answer}/same")).text();
    // The same choices, so the same game.
    assert!(compared.contains("All choices are the same."), "{compared}");
    // A house with files and threads compares the same.
    let house = House::of(&mut bo, ValueSource::default());
    let there = house.page_once(&format!("{answer}/same"), Lang::En, |page| !page.contains("data-soon"));
    assert!(there.contains("All choices are the same."), "{there}");
    for (wrong, sentence) in [
        ("nonsense", "damaged"),
        (&code[..code.len() - 2], "damaged"),
        (&format!("{code}A"), "damaged"),
        (&"A".repeat(1001), "damaged"),
    ] {
        let reply = bo.get(&format!("/same?c={wrong}"));
        assert!(reply.status == 422 && reply.text().contains(sentence), "{wrong}: {}", reply.text());
    }
}

/// Three boxes: a game of three turns.
const SHORT: &str = r#"
id = "short"
dice = 5
columns = [1]
boxes = [
  { id = "ones", needs = "face 1", pays = "matched" },
  { id = "sixes", needs = "face 6", pays = "matched" },
  { id = "chance", needs = "any", pays = "all" },
]

[options]
order = "free"
chance = "any"
zero = "any"
declare = "no"
chips = "no"
"#;

/// Rules of one's own don't fit into a link. They travel as the game log.
#[test]
fn a_challenge_by_own_rules_travels_as_a_game_log() {
    let encoded = |text: &str| -> String { text.bytes().map(|byte| format!("%{byte:02X}")).collect() };
    let mut anna = Browser::fresh();
    let rules = encoded(SHORT);
    let (address, page) = anna.post("/new", &format!("own={rules}&dice=program&kind1=here&name1=Anna"));
    assert_eq!(page.status, 200, "{}", page.text());
    let (table, end) = challenged(&mut anna, &address);
    assert!(end.contains("Send the game log as a file") && !end.contains("/same?c="), "{end}");
    let log = anna.get(&format!("{table}/record")).text();

    let mut bo = Browser::fresh();
    assert!(bo.get("/same").text().contains("<textarea id=\"log\""));
    let fields = format!("c={}&name=Bo", encoded(&log.replace('\n', "\r\n")));
    let (address, page) = bo.post("/same", &fields);
    assert_eq!(page.status, 200, "{}", page.text());
    let answer = address.strip_prefix(crate::browser::BASE).unwrap().to_owned();
    play(&mut bo, &answer, u32::MAX);
    bo.pass(10_000);
    let end = bo.get(&answer).text();
    assert!(end.contains("Anna") && end.contains(&format!("{answer}/same")), "{end}");
    let hands_of = |text: &str| hands(&Record::parse(text).unwrap());
    assert_eq!(hands_of(&bo.get(&format!("{answer}/record")).text()), hands_of(&log));
    let cut = bo.whole("POST", "/same", &format!("c={}", encoded(&log[..200])));
    assert!(cut.status == 422 && cut.text().contains("damaged"), "{}", cut.text());
}
