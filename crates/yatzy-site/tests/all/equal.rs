//! The coach and the report of a device equal those of a house to the letter: in whole games, by different rules, in
//! several languages, for the mean and for a target score.

use crate::browser::Browser;
use crate::browser::house::{House, assert_same};
use crate::browser::table::{begun, between, looked, press};
use yatzy_bots::ValueSource;
use yatzy_text::Lang;

/// A game, and its language.
struct Played {
    form: &'static str,
    lang: Lang,
}

const GAMES: [Played; 5] = [
    Played { form: "game=ru13&dice=program&kind1=here&name1=Anna", lang: Lang::En },
    Played { form: "game=ru13&dice=program&kind1=here&name1=Anna&kind2=bot%3Aexpert", lang: Lang::De },
    Played { form: "game=yatzy&dice=program&kind1=here&name1=Anna", lang: Lang::Fi },
    Played { form: "game=yatzy&edition=yahtzee&dice=program&kind1=here&name1=Anna", lang: Lang::Da },
    Played { form: "game=ru13&dice=program&kind1=here&name1=Anna&goal=at-least&total=200", lang: Lang::Ru },
];

/// Number of positions of each game in which the coach is asked.
const POSITIONS: usize = 10;

#[test]
#[ignore = "minutes; cargo xtask test --full site"]
fn the_coach_and_the_report_are_the_houses() {
    // The two sides share no values.
    let known_there = ValueSource::default();
    let mut positions = 0;
    for Played { form, lang } in GAMES {
        let mut browser = Browser::fresh();
        browser.get(&format!("/?lang={}", lang.code()));
        let table = begun(&mut browser, form);
        positions += play_coached(&mut browser, &table, lang, &known_there);
        browser.pass(10_000);
        let address = format!("{table}/report");
        let here = settled(&mut browser, &address, |page| {
            !page.contains("class=\"thinking\"") && !page.contains("data-soon")
        });
        let house = House::of(&mut browser, known_there.clone());
        assert_same(&here, &house.page_once(&address, lang, |page| *page == here));
    }
    assert_eq!(positions, GAMES.len() * POSITIONS);
}

/// Plays a game to its end, and compares the coach in some positions. Returns their number.
fn play_coached(browser: &mut Browser, table: &str, lang: Lang, known_there: &ValueSource) -> usize {
    let (mut asked, mut turns) = (0, 0);
    for _ in 0..2000 {
        let page = browser.get(table).text();
        if page.contains("data-over") {
            return asked;
        }
        if !page.contains("data-mine") {
            browser.pass(1000);
            continue;
        }
        let (mut version, offer) = looked(&page);
        let pressed = offer.map_or_else(|| to_throw(&page), |cell| format!("enter:{cell}"));
        if pressed.starts_with("enter:") {
            turns += 1;
            if asked < POSITIONS && turns > asked {
                assert_eq!(press(browser, table, version, "hint").status, 200);
                compare_coach(browser, table, lang, known_there);
                (version, _) = looked(&browser.get(table).text());
                asked += 1;
            }
        }
        let answer = press(browser, table, version, &pressed);
        assert_eq!(answer.status, 200, "{pressed}: {}", answer.text());
    }
    panic!("the game does not end");
}

/// The button before a hand lies there: a box is called where the rules ask for one.
fn to_throw(page: &str) -> String {
    between(page, "value=\"name:", "\"").map_or("throw".to_owned(), |cell| format!("name:{cell}"))
}

/// Asks the coach of both sides.
fn compare_coach(browser: &mut Browser, table: &str, lang: Lang, known_there: &ValueSource) {
    let address = format!("{table}?coach=");
    let speaks = |page: &str| page.contains("class=\"coach\"") && !page.contains("data-thinks");
    let here = settled(browser, &address, speaks);
    let house = House::of(browser, known_there.clone());
    // A house answers with what it knows at once, and later with exact values.
    let there = house.page_once(&address, lang, |page| speaks(page) && said(page) == said(&here));
    assert!(said(&here).len() > 60, "{}", said(&here));
    assert_same(said(&here), said(&there));
}

/// The coach's answer, with the dice to keep.
fn said(page: &str) -> &str {
    between(page, "class=\"coach\"", "</p>").expect("the coach")
}

/// Polls a page with pending parts until it fits.
fn settled(browser: &mut Browser, address: &str, fits: impl Fn(&str) -> bool) -> String {
    for _ in 0..100 {
        let page = browser.get(address).text();
        if fits(&page) {
            return page;
        }
        browser.pass(1000);
    }
    panic!("{address} is never worked out");
}
