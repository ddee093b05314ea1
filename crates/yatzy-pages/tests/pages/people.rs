//! What a table's page answers without a tap: whose turn, what next, why not, and where one is.

use crate::browser::{Browser, between};
use crate::memory::MemoryHouse;

#[test]
fn what_is_said_stands_beside_dice_and_button() {
    let house = MemoryHouse::new().thinking();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("name1", "Anna"), ("yatzy:order", "down"), ("hints", "yes")]);
    let thrown = browser.press(&page, "throw", &[]);
    let asked = browser.press(&thrown, "hint", &[]);
    let hand = between(&asked.body, "class=\"hand\"", "</form>");
    assert!(hand.contains("class=\"coach\"") && hand.contains("data-keep=\""), "{hand}");
}

#[test]
fn the_coach_is_asked_about_a_hand_of_real_dice() {
    let house = MemoryHouse::new().thinking();
    let mut browser = Browser::new(&house);
    let fields = [("name1", "Anna"), ("yatzy:order", "down"), ("dice", "table"), ("hints", "yes")];
    let (_, page) = browser.make(&fields);
    assert!(!page.body.contains("value=\"hint\""), "there is nothing to ask about yet");
    let shown = browser.press(&page, "show", &[("hand", "66655")]);
    assert!(shown.body.contains("value=\"hint\"") && shown.body.contains("name=\"after\""), "{}", shown.body);
    let last = browser.press(&shown, "hint", &[("hand", "66611"), ("after", "3")]);
    let coach = between(&last.body, "class=\"coach\"", "</p>");
    assert!(!coach.contains("Keep") && !coach.contains("Throw"), "no throw is left: {coach}");
    // Without a number the dice are those of the first throw.
    for told in [&[("hand", "66621"), ("after", "1")][..], &[("hand", "66621")]] {
        let first = browser.press(&last, "hint", told);
        let coach = between(&first.body, "class=\"coach\"", "</p>");
        assert!(coach.contains("Keep"), "two throws are left: {coach}");
    }
}

#[test]
fn ones_own_column_says_you_and_the_title_whose_turn_it_is() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("name1", "Anna"), ("kind2", "bot:greedy")]);
    let head = between(&page.body, "<thead>", "</thead>");
    assert_eq!(head.matches("class=\"you\"").count(), 1, "{head}");
    assert_eq!(between(&page.body, "<title>", "</title>"), "Your turn · Yatzy");
    let (_, alone) = browser.make(&[("name1", "Anna")]);
    assert!(!alone.body.contains("class=\"you\""), "a player alone");
    let (path, _) = browser.make(&[("name1", "Anna"), ("kind2", "open")]);
    assert_eq!(
        between(&Browser::new(&house).get(&format!("{path}?watch")).body, "<title>", "</title>"),
        "Yatzy"
    );
}

#[test]
fn the_next_box_is_marked_and_a_zero_offers_another_box_only_where_there_is_one() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("yatzy:order", "down"), ("dice", "table"), ("name1", "Anna")]);
    assert_eq!(page.body.matches("<tr class=\"next\"").count(), 1);
    assert!(between(&page.body, "<tr class=\"next\"", "</tr>").contains("Ones"));
    let asked = browser.press(&page, "ask:ones", &[("hand", "66655")]);
    let question = between(&asked.body, "data-from=\"ask:ones\"", "</form>");
    assert!(!question.contains("Choose another box") && question.contains("Back"), "{question}");
    let (_, free) = browser.make(&[("dice", "table"), ("name1", "Anna")]);
    assert!(!free.body.contains("<tr class=\"next\">"));
    let asked = browser.press(&free, "ask:ones", &[("hand", "66655")]);
    assert!(between(&asked.body, "data-from=\"ask:ones\"", "</form>").contains("Choose another box"));
}

#[test]
fn a_joker_says_what_it_brings() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("edition", "yahtzee"), ("dice", "table"), ("name1", "Anna")]);
    let page = browser.press(&page, "enter:yatzy", &[("hand", "66666")]);
    let shown = browser.press(&page, "show", &[("hand", "44444")]);
    let fours = between(&shown.body, "value=\"enter:fours\"", "</button>");
    assert!(fours.contains("+100") && fours.contains("+100 extra"), "{fours}");
}

#[test]
fn the_race_for_the_bonus_is_explained() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("dice", "table"), ("name1", "Anna")]);
    let page = browser.press(&page, "enter:sixes", &[("hand", "66123")]);
    let sum = between(&page.body, "data-row=\"sum\"", "</tr>");
    assert!(sum.contains("12<span class=\"of\" aria-hidden=\"true\">/63</span>"), "{sum}");
    let race = between(&page.body, "class=\"race", "</td>");
    assert!(race.contains("12 of 63") && race.contains("6 behind"), "{race}");
}

#[test]
fn points_typed_beside_the_old_hand_are_meant_and_nothing_changed_is_no_correction() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, page) = browser.make(&[("dice", "table"), ("name1", "Anna")]);
    let page = browser.press(&page, "enter:sixes", &[("hand", "66611")]);
    let same = [("box", "sixes"), ("hand", "1-1-6-6-6")];
    let page = browser.press(&page, "correct:1:1", &same);
    assert!(!page.body.contains("written corrected"), "{}", page.body);
    let page = browser.get(&path);
    let page = browser.press(&page, "correct:1:1", &[same[0], same[1], ("points", "24")]);
    let sixes = between(&page.body, "data-box=\"sixes\">", "</td>");
    assert!(sixes.contains("corrected") && sixes.contains(">24<"), "{sixes}");
}

#[test]
fn while_the_computer_waits_one_can_undo_or_go_on() {
    let house = MemoryHouse::new().patient();
    let mut browser = Browser::new(&house);
    let (path, page) = browser.make(&[("name1", "Anna"), ("kind2", "bot:greedy")]);
    let thrown = browser.press(&page, "throw", &[]);
    let page = browser.press(&thrown, "enter:chance", &[]);
    assert!(
        page.body.contains("value=\"take-back\"") && page.body.contains(&format!("{path}/go-on")),
        "{}",
        page.body
    );
    let (to, page) = browser.post(&format!("{path}/go-on"), &[]);
    assert_eq!((to, page.status), (path, 200));
}

#[test]
fn finished_games_are_listed_for_those_who_played() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, page) = browser.make(&[("game", "ru13"), ("name1", "Anna")]);
    assert!(!browser.get("/games").body.contains("Finished games"));
    browser.play_out(page);
    let games = browser.get("/games").body;
    let listed = between(&games, "Finished games</h2>", "</ul>");
    assert!(listed.contains(&format!("href=\"{path}\"")), "{listed}");
    assert!(browser.get("/").body.contains("href=\"/games\""), "the home page leads there");
    let mut other = Browser::new(&house);
    assert_eq!(other.get("/").status, 200);
    other.make(&[("name1", "Bo")]);
    assert!(!other.get("/games").body.contains("Finished games"));
}

#[test]
fn a_device_sees_how_its_own_people_play() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    for game in ["ru13", "yatzy"] {
        let (_, page) = browser.make(&[("game", game), ("name1", "Anna"), ("name2", "Bo")]);
        browser.play_out(page);
    }
    let games = browser.get("/games").body;
    let headings: Vec<&str> = games.split("<h3>").skip(1).filter_map(|rest| rest.split('<').next()).collect();
    assert_eq!(headings.len(), 2, "totals of different rules are not compared: {headings:?}");
    let table = between(&games, "people\">", "</table>");
    assert!(table.contains("Anna") && table.contains("Bo"), "{table}");
    assert!(!Browser::new(&house).get("/games").body.contains("Anna"), "no other device sees it");
    // Found by part of a name, and nothing is found by another.
    assert!(browser.get("/games?name=ann").body.contains("Finished games"));
    assert!(!browser.get("/games?name=kaj").body.contains("Finished games"));
}

#[test]
fn a_waiting_game_is_told_with_round_and_points_and_can_be_deleted() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, _) = browser.make(&[("game", "yatzy"), ("name1", "Anna"), ("name2", "Kaj")]);
    let home = browser.get("/").body;
    let waiting = between(&home, "class=\"play-on\"", "</a>");
    assert!(waiting.contains(&format!("href=\"{path}\"")), "{waiting}");
    assert!(waiting.contains("Your turn · Anna 0"), "{waiting}");
    assert!(waiting.contains("Yatzy, round 1 of 15 · Kaj 0"), "{waiting}");
    assert!(home.contains("Your games (1 waiting)"), "{home}");
    let games = browser.get("/games").body;
    assert!(games.contains("The game and its log will be gone for good."), "{games}");
    let (to, after) = browser.post(&format!("{path}/delete"), &[("back", "/games")]);
    assert_eq!(to, "/games");
    assert!(!after.body.contains(&path), "{}", after.body);
    let (path, _) = browser.make(&[("name1", "Anna")]);
    let (to, _) = browser.post(&format!("{path}/delete"), &[("back", "https://elsewhere.test/")]);
    assert_eq!(to, "/", "the browser is sent to no other site");
}

#[test]
fn the_turns_before_and_the_standing_are_one_tap_away() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let fields = [("dice", "table"), ("name1", "Anna"), ("name2", "Bo"), ("name3", "Cleo")];
    let (_, page) = browser.make(&fields);
    let page = browser.press(&page, "enter:sixes", &[("hand", "66611")]);
    let page = browser.press(&page, "enter:ones", &[("hand", "11166")]);
    let turns = between(&page.body, "id=\"turns\"", "</details>");
    let (bo, anna) = (turns.find("Bo has"), turns.find("Anna has"));
    assert!(bo.is_some() && bo < anna, "the latest first: {turns}");
    let standing = between(&page.body, "id=\"standing\"", "</details>");
    assert!(standing.find("Anna") < standing.find("Bo"), "{standing}");
}

#[test]
fn the_big_screen_shows_everything_and_has_nothing_to_press() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, page) = browser.make(&[("name1", "Anna"), ("name2", "Bo")]);
    let thrown = browser.press(&page, "throw", &[]);
    browser.press(&thrown, "enter:chance", &[]);
    let screen = browser.get(&format!("{path}/screen"));
    assert_eq!(screen.status, 200);
    assert!(!screen.body.contains("<button") && !screen.body.contains("<form"), "{}", screen.body);
    assert!(screen.body.contains("Bo&#39;s turn") || screen.body.contains("Bo's turn"), "{}", screen.body);
    assert!(screen.body.contains("Anna has") && screen.body.contains("class=\"pad"), "{}", screen.body);
}

#[test]
fn the_big_screen_shows_every_card_also_where_everyone_has_several_columns() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, _) = browser.make(&[("game", "triple"), ("name1", "Anna"), ("name2", "Bo")]);
    let screen = browser.get(&format!("{path}/screen")).body;
    let head = between(&screen, "<thead>", "</thead>");
    assert!(head.contains("Anna") && head.contains("Bo"), "{head}");
    assert_eq!(head.matches("×").count(), 6, "{head}");
    assert!(!head.contains(" hidden") && screen.matches("data-box=\"ones-x3\"").count() == 2, "{screen}");
}

/// Letters of boxes stand beside their names; the other keys are told where a pointer rests.
#[test]
fn every_action_tells_its_key() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("name1", "Anna"), ("hints", "yes")]);
    assert!(!page.body.contains("id=\"coach\""), "before the first throw there is nothing to choose");
    let page = browser.press(&page, "throw", &[]);
    let titles = ["id=\"throw\"", "id=\"coach\""].map(|part| between(&page.body, part, ">"));
    assert!(titles[0].contains("title=\"space\"") && titles[1].contains("title=\"c\""), "{titles:?}");
    assert_eq!(page.body.matches("<label class=\"keep fresh\" title=\"").count(), 5);
    assert!(page.body.contains("data-key=\"a\""));
}

#[test]
fn every_box_of_the_rules_has_its_dice_drawn() {
    let house = MemoryHouse::new();
    let rules = Browser::new(&house).get("/rules/yatzy").body;
    assert_eq!(rules.matches("class=\"example\"").count(), 15);
    assert!(between(&rules, "Full house</dt>", "</dd>").contains("<b>17</b>"), "{rules}");
}

#[test]
fn every_player_has_a_mark_wherever_the_name_stands() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("name1", "Anna"), ("name2", "Bo"), ("name3", "Cecilia")]);
    for (seat, name) in ["Anna", "Bo", "Cecilia"].iter().enumerate() {
        let mark = format!("class=\"mark p{seat}\" aria-hidden=\"true\"></span>");
        assert!(
            between(&page.body, "<thead>", "</thead>")
                .contains(&format!("{mark}<span class=\"name\">{name}"))
        );
        assert!(
            between(&page.body, "id=\"standing\"", "</ol>").contains(&format!("{mark}{name}")),
            "{}",
            page.body
        );
    }
    assert!(between(&page.body, "class=\"banner", "</strong>").contains("class=\"mark p0\""));
    let (_, alone) = browser.make(&[("name1", "Anna")]);
    assert!(!alone.body.contains("class=\"mark"), "a player alone needs no mark");
}

#[test]
fn the_signal_is_offered_to_players_who_wait() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, page) = browser.make(&[("name1", "Anna"), ("name2", "Bo"), ("kind2", "elsewhere")]);
    let bell = between(&page.body, "id=\"bell\"", "</button>");
    assert!(bell.contains("aria-pressed=\"false\""), "{bell}");
    assert!(page.body.contains("class=\"fold switches\" hidden"), "a script shows the switches");
    assert!(!Browser::new(&house).get(&path).body.contains("id=\"bell\""), "a spectator waits for nothing");
    let (_, shared) = browser.make(&[("name1", "Anna"), ("name2", "Bo")]);
    assert!(!shared.body.contains("id=\"bell\""), "everyone looks at the same screen");
}

#[test]
fn a_yatzy_and_a_win_are_cheered_at() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (_, page) = browser.make(&[("dice", "table"), ("name1", "Anna"), ("name2", "Bo")]);
    let page = browser.press(&page, "enter:yatzy", &[("hand", "66666")]);
    assert!(page.body.contains("class=\"hint last joy\""), "{}", page.body);
    let page = browser.press(&page, "enter:chance", &[("hand", "66655")]);
    assert!(page.body.contains("class=\"hint last\"") && !page.body.contains("joy"), "{}", page.body);
    // Five alike where they pay nothing are no joy.
    let page = browser.press(&page, "enter:ones", &[("hand", "55555")]);
    assert!(!page.body.contains("joy"), "{}", page.body);
}
