//! Starting a game: what is in sight is what is played.

use crate::browser::{Browser, between, form_of};
use crate::memory::MemoryHouse;

/// The names above the columns.
fn names(page: &str) -> Vec<&str> {
    let head = between(page, "<thead>", "</thead>");
    head.split("class=\"name\">").skip(1).filter_map(|rest| rest.split('<').next()).collect()
}

#[test]
fn a_blank_name_is_a_person_called_player_1() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    // The form as it is first seen, with the second line set to the computer.
    let form = browser.get("/new?game=yatzy");
    let mut fields = form_of(&form.body, "class=\"new\"");
    fields.iter_mut().filter(|(name, _)| name == "kind2").for_each(|field| field.1 = "bot:greedy".to_owned());
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let (_, page) = browser.make(&fields);
    assert_eq!(names(&page.body)[0], "Player 1");
    assert_eq!(names(&page.body).len(), 2, "{:?}", names(&page.body));
    assert!(page.body.contains("Your turn"), "the person plays");
}

#[test]
fn the_form_as_it_is_first_seen_is_a_game_for_one() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let form = browser.get("/new?game=maxi");
    let fields = form_of(&form.body, "class=\"new\"");
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let (_, page) = browser.make(&fields);
    assert_eq!(names(&page.body), ["Player 1"]);
}

#[test]
fn a_name_on_an_empty_line_counts() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("name1", "Anna"), ("kind1", "here"), ("name2", "Bo"), ("kind2", "none")]);
    assert_eq!(names(&page.body), ["Anna", "Bo"]);
}

#[test]
fn no_player_at_all_is_a_game_for_one() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let before: &[(&str, &str)] = &[("kind1", "none"), ("kind2", "none")];
    for fields in [&[("game", "yatzy")], before] {
        let (_, page) = browser.make(fields);
        assert_eq!(names(&page.body), ["Player 1"], "{fields:?}");
    }
}

/// A review typed a name beside “anyone who joins”, and the name was gone.
#[test]
fn a_name_on_an_open_seat_is_kept_for_that_person() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("name1", "Anna"), ("name2", "Kaj"), ("kind2", "open")]);
    assert_eq!(names(&page.body), ["Anna", "Kaj"]);
}

#[test]
fn a_name_that_is_there_twice_is_asked_about_once() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let form = browser.get("/new?game=maxi&name1=Anna&name2=Bo&name3=anna&dice=table");
    let fields = form_of(&form.body, "class=\"new\"");
    let sent: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    let (_, asked) = browser.post("/new", &sent);
    assert_eq!(asked.status, 422);
    assert!(asked.body.contains("data-code=\"name/twice\""), "{}", asked.body);
    assert!(asked.body.contains("Anna is there twice."), "{}", asked.body);
    let again = form_of(&asked.body, "class=\"new\"");
    for name in ["game", "dice", "name1", "name2", "name3"] {
        let value = |fields: &[(String, String)]| fields.iter().find(|(key, _)| key == name).cloned();
        assert_eq!(value(&again), value(&fields), "{name}");
    }
    let sent: Vec<(&str, &str)> = again.iter().map(|(name, value)| (&**name, &**value)).collect();
    let (_, page) = browser.make(&sent);
    assert_eq!(names(&page.body).len(), 3, "the second time it is meant");
}

#[test]
fn the_computer_is_two_taps_away() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let home = browser.get("/");
    assert!(home.body.contains("href=\"/computer\""), "{}", home.body);
    let levels = browser.get("/computer");
    assert!(levels.body.contains("Always takes the most points right now."), "{}", levels.body);
    assert!(
        levels.body.contains("Averages 241") && levels.body.contains("value=\"bot:club\""),
        "{}",
        levels.body
    );
    let mut fields = form_of(&levels.body, "class=\"levels\"");
    fields.push(("kind2".to_owned(), "bot:club".to_owned()));
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let (_, page) = browser.make(&fields);
    assert_eq!(names(&page.body), ["Player 1", "Computer"], "the only computer needs no level");
    assert!(page.body.contains("Computer (club)"), "{}", page.body);
}

#[test]
fn options_are_those_of_the_game() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let form = browser.get("/new?game=yatzy").body;
    let options = |game: &str| {
        let part = between(&form, &format!("data-game=\"{game}\""), "</details>");
        let mark = format!("name=\"{game}:");
        let names = part.split(&mark).skip(1).filter_map(|rest| rest.split('"').next());
        names.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(
        options("yatzy"),
        ["edition", "order", "bonus", "chance", "zero", "declare", "chips", "yatzy"]
    );
    assert!(options("maxi").contains(&"chips".to_owned()), "{:?}", options("maxi"));
    assert!(!options("maxi").contains(&"joker".to_owned()), "{:?}", options("maxi"));
    assert!(!options("triple").contains(&"order".to_owned()), "{:?}", options("triple"));
    assert!(options("ru13").contains(&"joker".to_owned()), "{:?}", options("ru13"));
}

#[test]
fn an_edition_decides_its_game() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let maxi =
        yatzy_rules::Catalogue::get().editions().iter().find(|edition| edition.game == "maxi").unwrap();
    let form = browser.get(&format!("/new?game=yatzy&edition={}", maxi.id)).body;
    let radio = between(&form, "name=\"game\" value=\"maxi\"", ">");
    assert!(radio.contains("checked"), "{radio}");
    // An option of another game than the chosen one has no say.
    let (_, page) = browser.make(&[
        ("game", "yatzy"),
        ("maxi:edition", &maxi.id),
        ("maxi:chips", "no"),
        ("name1", "Anna"),
    ]);
    assert!(page.body.contains("data-dice=\"5\""));
    let (_, page) = browser.make(&[("game", "maxi"), ("maxi:edition", &maxi.id), ("name1", "Anna")]);
    assert!(page.body.contains("data-dice=\"6\"") && page.body.contains(&maxi.id), "{}", page.body);
}

#[test]
fn what_does_not_go_together_is_said_in_the_words_of_the_page() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let fields = [("game", "yatzy"), ("yatzy:order", "down"), ("yatzy:declare", "yes"), ("name1", "Anna")];
    let (_, page) = browser.post("/new", &fields);
    assert_eq!(page.status, 422);
    let said = between(&page.body, "class=\"refusal\"", "</p>");
    assert!(!said.contains("set order"), "{said}");
    assert!(said.contains("Order") && said.contains("don't go together"), "{said}");
}

#[test]
fn means_of_levels_are_those_that_were_measured() {
    let doc = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots.md");
    let doc = std::fs::read_to_string(doc).unwrap();
    let mut wanted = String::new();
    for line in doc.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let mean = cells[3].split(' ').next().and_then(|mean| mean.parse::<f64>().ok());
        if let (Some(mean), true) = (mean, yatzy_rules::Catalogue::get().edition(cells[1]).is_some()) {
            wanted += &format!("{}\t{}\t{}\n", cells[1], cells[2], mean.round());
        }
    }
    let kept = include_str!("../../data/level-means.tsv");
    assert_eq!(kept, wanted, "data/level-means.tsv is made from docs/bots.md: put this there");
}

#[test]
fn a_code_that_no_game_has_stays_in_its_field() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let page = browser.get("/join?code=m4rk0");
    assert_eq!(page.status, 404);
    assert!(page.body.contains("data-code=\"game/unknown-code\""), "{}", page.body);
    let fields = form_of(&page.body, "action=\"/join\"");
    assert_eq!(fields, [("code".to_owned(), "m4rk0".to_owned())]);
}
