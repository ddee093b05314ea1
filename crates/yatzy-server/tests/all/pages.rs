//! The pages, as a browser without script uses them: forms in, pages out, one cookie.

use crate::house::{self, Answer, House};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use std::collections::HashMap;
use yatzy_rules::Record;

/// A browser that keeps its cookies, follows no script and reads forms by their names.
struct Browser<'a> {
    house: &'a House,
    cookies: HashMap<String, String>,
}

impl<'a> Browser<'a> {
    fn new(house: &'a House) -> Browser<'a> {
        Browser { house, cookies: HashMap::new() }
    }

    async fn send(&mut self, method: &str, path: &str, body: String) -> Answer {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "192.168.1.7:8710")
            .header(header::COOKIE, self.cookie())
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::ORIGIN, "http://192.168.1.7:8710");
        let answer = self.house.answer(request.body(Body::from(body)).unwrap()).await;
        for cookie in answer.headers.get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            if cookie.starts_with("yatzy_device") {
                assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            }
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        answer
    }

    fn cookie(&self) -> String {
        let pairs = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        pairs.collect::<Vec<_>>().join("; ")
    }

    async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, String::new()).await
    }

    /// Follows a link to another language, and says where it led.
    async fn speak(&mut self, path: &str, lang: &str) -> Answer {
        let sign = if path.contains('?') { '&' } else { '?' };
        let switched = self.get(&format!("{path}{sign}lang={lang}")).await;
        assert_eq!(switched.status, StatusCode::SEE_OTHER, "{path} {}", switched.text);
        assert_eq!(switched.headers[header::LOCATION], path);
        self.get(path).await
    }

    /// Posts, and follows where it leads.
    async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> (String, Answer) {
        let body: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", encode(value))).collect();
        let answer = self.send("POST", path, body.join("&")).await;
        match answer.headers.get(header::LOCATION) {
            Some(to) => {
                assert_eq!(answer.status, StatusCode::SEE_OTHER);
                let to = to.to_str().unwrap().to_owned();
                (to.clone(), self.get(&to).await)
            }
            None => (path.to_owned(), answer),
        }
    }

    /// Presses a button of the table's form.
    async fn press(&mut self, page: &Answer, button: &str, more: &[(&str, &str)]) -> Answer {
        let id = between(&page.text, "data-game=\"", "\"").to_owned();
        let hidden = hidden(&page.text);
        let mut fields = vec![("do", button), ("version", &hidden["version"]), ("key", &hidden["key"])];
        fields.extend_from_slice(more);
        self.post(&format!("/g/{id}/act"), &fields).await.1
    }
}

fn encode(value: &str) -> String {
    value
        .bytes()
        .map(|b| if b.is_ascii_alphanumeric() { (b as char).to_string() } else { format!("%{b:02X}") })
        .collect()
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let start = text.find(before).unwrap_or_else(|| panic!("no {before} in {text}")) + before.len();
    &text[start..start + text[start..].find(after).unwrap()]
}

fn until_quote(text: &str) -> String {
    text.split('"').next().unwrap().to_owned()
}

fn hidden(text: &str) -> HashMap<String, String> {
    let inputs = text.split("<input type=\"hidden\"").skip(1);
    let pair = |input: &str| {
        (between(input, "name=\"", "\"").to_owned(), between(input, "value=\"", "\"").to_owned())
    };
    // The first of each name: the forms of one page agree on the version.
    inputs.map(pair).rev_dedup()
}

trait FirstWins {
    fn rev_dedup(self) -> HashMap<String, String>;
}
impl<I: Iterator<Item = (String, String)>> FirstWins for I {
    fn rev_dedup(self) -> HashMap<String, String> {
        self.fold(HashMap::new(), |mut map, (name, value)| {
            map.entry(name).or_insert(value);
            map
        })
    }
}

/// The values of the buttons that would do something of a kind.
fn buttons<'a>(page: &'a str, verb: &'a str) -> Vec<&'a str> {
    let values = page.split("value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.filter(|value| value.split(':').next() == Some(verb) && value.contains(':')).collect()
}

#[tokio::test]
async fn a_whole_game_of_each_without_script() {
    let house = House::new().await;
    for game in ["yatzy", "maxi", "triple", "ru13"] {
        let mut browser = Browser::new(&house);
        browser.get("/").await;
        let form = browser.get(&format!("/new?game={game}")).await;
        let key = hidden(&form.text)["key"].clone();
        let fields =
            [("key", key.as_str()), ("game", game), ("name1", "Anna"), ("kind1", "here"), ("name2", "Björn")];
        let (path, mut page) = browser.post("/new", &fields).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        // A second press of the same button makes no second game.
        assert_eq!(browser.post("/new", &fields).await.0, path);
        while !page.text.contains("data-over") {
            let enter = buttons(&page.text, "enter").first().map(|button| (*button).to_owned());
            let ask = buttons(&page.text, "ask").first().map(|button| (*button).to_owned());
            page = match (enter, ask) {
                (Some(button), _) => browser.press(&page, &button, &[]).await,
                (None, Some(button)) => {
                    let asked = browser.press(&page, &button, &[]).await;
                    assert!(asked.text.contains("Enter 0 in"), "a zero asks once");
                    let sure = buttons(&asked.text, "enter")[0].to_owned();
                    browser.press(&asked, &sure, &[]).await
                }
                (None, None) => browser.press(&page, "throw", &[]).await,
            };
            assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        }
        assert!(page.text.contains("Play again"));
        let record = browser.get(&format!("{path}/record")).await;
        assert!(Record::parse(&record.text).is_ok());
        let (next, again) = browser.post(&format!("{path}/rematch"), &[]).await;
        assert_ne!(next, path);
        assert!(again.text.contains("Björn's turn"), "the second player begins");
        assert!(browser.get(&path).await.text.contains(&next), "the old page leads to the new one");
        assert!(browser.get("/").await.text.contains(&next));
        assert!(browser.get("/records").await.text.contains("Björn"));
    }
}

#[tokio::test]
async fn a_link_is_a_seat_and_looking_takes_nothing() {
    let house = House::new().await;
    let (mut anna, mut bjorn, mut watcher) =
        (Browser::new(&house), Browser::new(&house), Browser::new(&house));
    let fields = [("game", "yatzy"), ("name1", "Anna"), ("name2", "Björn"), ("kind2", "elsewhere")];
    let (path, _) = anna.post("/new", &fields).await;
    let (_, page) = anna.post(&format!("{path}/seats/2/link"), &[]).await;
    assert!(page.text.contains("<svg"), "a picture for phones");
    let link =
        between(&page.text, "<p class=\"link\"><a href=\"", "\"").replace("http://192.168.1.7:8710", "");
    let preview = bjorn.get(&link).await;
    assert!(preview.text.contains("Take this seat") && bjorn.cookies.is_empty());
    let (to, table) = bjorn.post(&link, &[("name", "Björn Ä")]).await;
    assert_eq!(to, path);
    assert!(table.text.contains("Björn Ä") && !table.text.contains("You are watching"));
    let watched = watcher.get(&format!("{path}?watch")).await;
    assert!(watched.text.contains("You are watching"));
    let refused = watcher.press(&anna.get(&path).await, "throw", &[]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.text.contains("data-code=\"seat/not-yours\"") && refused.text.contains("data-version"));
    let wrong = watcher.get(&format!("{path}/s/{}", "7".repeat(64))).await;
    let unknown = watcher.get(&format!("/g/{}", "7".repeat(24))).await;
    assert_eq!((wrong.status, unknown.status), (StatusCode::NOT_FOUND, StatusCode::NOT_FOUND));
    assert_eq!(wrong.text, unknown.text, "unknown and forbidden look alike");
    // A stale page gets the table as it is, and says so.
    let old = anna.get(&path).await;
    anna.press(&old, "throw", &[]).await;
    let stale = anna.press(&anna_page(&old), "throw", &[("k1", "6")]).await;
    assert!(
        stale.text.contains("data-code=\"request/key-reused\"")
            || stale.text.contains("data-code=\"game/stale\"")
    );
}

fn anna_page(page: &Answer) -> Answer {
    Answer { status: page.status, headers: page.headers.clone(), text: page.text.clone() }
}

#[tokio::test]
async fn real_dice_are_told_and_corrected_without_script() {
    let house = House::new().await;
    let mut browser = Browser::new(&house);
    let fields = [("game", "yatzy"), ("dice", "table"), ("name1", "Anna"), ("name2", "Bo")];
    let (path, page) = browser.post("/new", &fields).await;
    let shown = browser.press(&page, "show", &[("hand", "66655")]).await;
    assert!(buttons(&shown.text, "enter").contains(&"enter:full-house"), "{}", shown.text);
    let page = browser.press(&shown, "enter:full-house", &[("hand", "66655")]).await;
    assert!(page.text.contains("Bo's turn"), "{}", page.text);
    let panel = browser.press(&page, "points:sixes", &[]).await;
    assert!(buttons(&panel.text, "tell").contains(&"tell:sixes:18"));
    let page = browser.press(&panel, "tell:sixes:18", &[]).await;
    assert!(page.text.contains("Anna's turn"), "{}", page.text);
    let wrong = browser.press(&page, "tell:ones:4000000000", &[]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let panel = browser.get(&format!("{path}?correct=1.1")).await;
    assert!(panel.text.contains("Correct Anna, round 1"));
    let page = browser.press(&panel, "correct:1:1", &[("box", "chance"), ("hand", "6-6-6-5-5")]).await;
    assert!(page.text.contains("corrected"), "{}", page.text);
    let page = browser.press(&page, "take-back", &[]).await;
    assert!(page.text.contains("Bo's turn"), "{}", page.text);
}

#[tokio::test]
async fn what_was_told_beside_the_hand_stays_until_the_box_is_chosen() {
    let house = House::new().await;
    let mut browser = Browser::new(&house);
    let (path, page) = browser.post("/new", &[("game", "maxi"), ("dice", "table"), ("name1", "Anna")]).await;
    let told = [("hand", "666655"), ("throws", "1")];
    let shown = browser.press(&page, "show", &told).await;
    assert!(shown.text.contains("name=\"throws\" value=\"1\" checked"), "{}", shown.text);
    let asked = browser.press(&shown, "ask:ones", &told).await;
    let question = between(&asked.text, "</template>", "id=\"play\"");
    assert!(question.contains("Enter 0 in Ones?"), "{question}");
    assert_eq!((&*hidden(question)["hand"], &*hidden(question)["throws"]), ("5-5-6-6-6-6", "1"));
    let page = browser.press(&asked, "enter:ones", &told).await;
    assert!(page.text.contains("2 chips"), "{}", page.text);
    // What is refused stays as it was told, too.
    let refused = browser.press(&page, "enter:ones", &[("hand", "666655"), ("throws", "2")]).await;
    assert!(refused.text.contains("data-code=\"rule/box-taken\""), "{}", refused.text);
    assert!(refused.text.contains("name=\"throws\" value=\"2\" checked"), "{}", refused.text);
    assert!(browser.get(&path).await.text.contains("name=\"throws\" value=\"3\" checked"));
}

#[tokio::test]
async fn a_box_named_at_a_real_table_is_the_one_entered_unless_someone_says_otherwise() {
    let house = House::new().await;
    let mut browser = Browser::new(&house);
    let fields = [("edition", "tactic-da"), ("dice", "table"), ("name1", "Anna")];
    let (path, page) = browser.post("/new", &fields).await;
    let shown = browser.press(&page, "show", &[("hand", "66655")]).await;
    assert!(buttons(&shown.text, "enter").contains(&"enter:sixes"), "{}", shown.text);
    let page = browser.press(&shown, "enter:sixes", &[("hand", "66655"), ("named", "")]).await;
    assert!(page.text.contains("round 2"), "{}", page.text);
    // Yatzy was named and missed: the zero may stand elsewhere, and the page offers nothing else.
    let missed = [("hand", "66654"), ("named", "yatzy")];
    let shown = browser.press(&page, "show", &missed).await;
    let table = shown.text.split("</template>").last().unwrap();
    assert!(buttons(table, "enter").is_empty(), "{table}");
    assert!(buttons(table, "ask").contains(&"ask:twos"), "{table}");
    browser.press(&shown, "enter:twos", &missed).await;
    let panel = browser.get(&format!("{path}?points=fives")).await;
    browser.press(&panel, "tell:fives:15", &[("named", "")]).await;
    let turns = house.get(&format!("{}/turns", path.replace("/g/", "/api/v1/games/")), "").await.json();
    let named: Vec<&str> =
        turns.as_array().unwrap().iter().filter_map(|turn| turn["named"].as_str()).collect();
    assert_eq!(named, ["sixes", "yatzy", "fives"], "{turns}");
}

#[tokio::test]
async fn what_to_play_for_is_chosen_with_the_game_and_at_the_table() {
    let house = House::new().await;
    let (mut anna, mut guest) = (Browser::new(&house), Browser::new(&house));
    let form = anna.get("/new").await;
    assert!(form.text.contains("name=\"goal\"") && form.text.contains("name=\"total\""), "{}", form.text);
    let game = [("game", "yatzy"), ("name1", "Anna"), ("name2", "Bo")];
    let asked = |goal, total| [&game[..], &[("goal", goal), ("total", total)]].concat();
    let (path, page) = anna.post("/new", &asked("at-least", "313")).await;
    assert!(page.text.contains("Goal: 313 points or more"), "{}", page.text);
    let (_, page) = anna.post(&format!("{path}/seats/1/goal"), &[("goal", "win")]).await;
    assert!(page.text.contains("Goal: to win"), "{}", page.text);
    assert!(anna.get(&format!("{path}/record")).await.text.contains("goal 1 win"));
    let (_, page) = anna.post(&format!("{path}/seats/1/goal"), &[("goal", "mean")]).await;
    assert!(!page.text.contains("Goal: "), "{}", page.text);
    // Goals of zero points, of a missing record, and of another person's seat are refused.
    for (goal, total, code) in [
        ("at-least", "many", "request/field"),
        ("glory", "", "request/field"),
        ("record", "", "goal/no-record"),
        ("at-least", "999", "goal/too-high"),
    ] {
        let (_, refused) =
            anna.post(&format!("{path}/seats/1/goal"), &[("goal", goal), ("total", total)]).await;
        assert!(refused.text.contains(&format!("data-code=\"{code}\"")), "{goal}: {}", refused.text);
    }
    let (_, refused) = anna.post("/new", &asked("record", "")).await;
    assert!(refused.text.contains("You have no record by these rules yet"), "{}", refused.text);
    let (_, refused) = guest.post(&format!("{path}/seats/1/goal"), &[("goal", "win")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_host_gives_names_and_deletes_them_for_good() {
    let house = House::new().await;
    let (mut anna, mut guest) = (Browser::new(&house), Browser::new(&house));
    let (path, page) = anna.post("/new", &[("game", "yatzy"), ("name1", "Anna"), ("name2", "Bo")]).await;
    assert!(page.text.contains(&format!("{path}/seats/2/name")), "{}", page.text);
    let (_, page) = anna.post(&format!("{path}/seats/2/name"), &[("name", "Bosse")]).await;
    assert!(page.text.contains("Bosse"), "{}", page.text);
    let (_, refused) = guest.post(&format!("{path}/seats/2/name"), &[("name", "Mallory")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let (_, long) = anna.post(&format!("{path}/seats/2/name"), &[("name", &"x".repeat(30))]).await;
    assert!(long.text.contains("data-code=\"name/too-long\""), "{}", long.text);
    let (_, page) = anna.post(&format!("{path}/seats/2/name"), &[("name", " ")]).await;
    assert!(!page.text.contains("Bosse") && !page.text.contains("Mallory"), "{}", page.text);
    assert!(!anna.get(&format!("{path}/record")).await.text.contains("Bosse"));
    // What ends something says so first.
    assert!(
        page.text.contains("can't be continued") && page.text.contains("won't play any more turns"),
        "{}",
        page.text
    );
    let page = anna.press(&page, "abandon", &[]).await;
    assert!(page.text.contains("gone for good"), "{}", page.text);
    assert_eq!(anna.post(&format!("{path}/delete"), &[]).await.0, "/");
    assert_eq!(anna.get(&path).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_form_has_as_many_lines_as_a_table_has_seats() {
    let house = House::new().await;
    let mut browser = Browser::new(&house);
    let lines = |page: &Answer| page.text.matches("<li class=\"player ").count();
    assert_eq!(lines(&browser.get("/new?game=yatzy").await), 6);
    let (_, more) = browser.post("/new", &[("game", "maxi"), ("name1", "Anna"), ("lines", "16")]).await;
    assert_eq!((more.status, lines(&more)), (StatusCode::OK, 16));
    assert!(more.text.contains("value=\"Anna\"") && more.text.contains("name=\"lines\" value=\"22\""));
    let (_, most) = browser.post("/new", &[("lines", "4000000000")]).await;
    assert_eq!(lines(&most), 40);
    assert!(!most.text.contains("name=\"lines\""), "a table has no more seats than that");
    let names: Vec<(String, String)> = (1..=40).map(|n| (format!("name{n}"), format!("P{n}"))).collect();
    let fields: Vec<(&str, &str)> = names.iter().map(|(name, value)| (&**name, &**value)).collect();
    let (path, page) = browser.post("/new", &fields).await;
    assert!(path.starts_with("/g/") && page.text.contains("P40"), "{path}");
    assert_eq!(
        browser
            .get(&format!("{path}?seat=99999&correct=9.9&points=no&hand=xx&throws=-1&named=%00"))
            .await
            .status,
        StatusCode::OK
    );
}

#[tokio::test]
async fn rules_lead_back_to_the_game_and_on_to_every_edition() {
    let house = House::new().await;
    let mut browser = Browser::new(&house);
    let (path, _) = browser.post("/new", &[("game", "triple"), ("name1", "Anna")]).await;
    let rules = browser.get(&format!("{path}/rules")).await.text;
    assert!(rules.contains(&format!("class=\"home\" href=\"{path}\"")), "{rules}");
    for edition in yatzy_rules::Catalogue::get().editions() {
        assert!(rules.contains(&format!("href=\"/rules/{}\"", edition.id)), "{}", edition.id);
    }
    assert_eq!(browser.get("/rules/alga-triple-fi").await.status, StatusCode::OK);
}

#[tokio::test]
async fn names_are_text_everywhere() {
    let house = House::new().await;
    let mut browser = Browser::new(&house);
    let evil = "<img src=x onerror=1>";
    let (_, page) = browser.post("/new", &[("game", "yatzy"), ("name1", evil)]).await;
    assert!(!page.text.contains("<img") && page.text.contains("&lt;img"));
    let (_, form) = browser.post("/new", &[("game", "yatzy"), ("name1", &"x".repeat(30))]).await;
    assert_eq!(form.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        form.text.contains("name/too-long") && form.text.contains(&"x".repeat(30)),
        "what was typed stays"
    );
    let (path, page) = browser.post("/new", &[("game", "yatzy")]).await;
    assert!(path.starts_with("/g/") && page.text.contains("Player 1"), "no player at all is a game for one");
    let page = browser.get("/g/nonsense").await;
    assert_eq!(page.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn pages_are_small_speak_languages_and_fetch_nothing_from_elsewhere() {
    let house = House::new().await;
    let mut browser = Browser::new(&house);
    let (path, page) = browser.post("/new", &[("game", "maxi"), ("name1", "Anna"), ("name2", "Bo")]).await;
    let mut size = page.text.len();
    let mut parts: Vec<String> = page.text.split("\"/assets/").skip(1).map(until_quote).collect();
    let mut seen = Vec::new();
    while let Some(part) = parts.pop() {
        if seen.contains(&part) {
            continue;
        }
        let asset = browser.get(&format!("/assets/{part}")).await;
        assert_eq!(asset.status, StatusCode::OK, "{part}");
        assert!(asset.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
        size += asset.text.len();
        // A module brings the modules that it imports.
        let folder = part.rsplit_once('/').unwrap().0;
        let imports =
            asset.text.split("from \"./").skip(1).map(|part| format!("{folder}/{}", until_quote(part)));
        parts.extend(imports);
        seen.push(part);
    }
    assert!(seen.iter().any(|part| part.ends_with("real_dice.js")), "{seen:?}");
    assert!(size < 100_000, "{size} bytes before compression");
    assert!(!page.text.contains("http://") && !page.text.contains("https://"));
    assert!(!page.text.contains(" style=") && !page.text.contains("onclick"));
    browser.speak(&path, "sv").await;
    let page = browser.get(&path).await;
    assert!(page.text.contains("lang=\"sv\"") && page.text.contains("Ettor"), "{}", page.text);
    for path in ["/rules/tactic-da", &format!("{path}/rules"), "/records", "/manifest.webmanifest"] {
        assert_eq!(browser.get(path).await.status, StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn the_language_is_switched_on_every_page_and_nothing_else_changes() {
    let house = House::new().await;
    let mut browser = Browser::new(&house);
    let (path, page) = browser.post("/new", &[("game", "yatzy"), ("name1", "Anna"), ("name2", "Bo")]).await;
    let thrown = browser.press(&page, "throw", &[]).await;
    let dice = |page: &Answer| page.text.split("class=\"dice\"").nth(1).unwrap().matches("h0").count();
    for (lang, word) in [("fi", "Ykköset"), ("ru", "Единицы"), ("de", "Einser"), ("sv", "Ettor")] {
        let table = browser.speak(&path, lang).await;
        assert!(
            table.text.contains(word) && table.text.contains(&format!("lang=\"{lang}\"")),
            "{}",
            table.text
        );
        assert_eq!(dice(&table), dice(&thrown), "the same dice in {lang}");
        assert!(table.text.contains("data-mine"), "the seat is still theirs");
    }
    for page in [
        "/",
        "/new?game=maxi",
        "/records",
        "/history/1",
        "/rules/yatzy",
        &format!("{path}/rules"),
        "/nowhere",
    ] {
        let page = browser.speak(page, "fi").await;
        assert!(page.text.contains("lang=\"fi\""), "{}", page.text);
        for lang in yatzy_text::Lang::ALL {
            let link = format!("href=\"?lang={0}\" lang=\"{0}\"", lang.code());
            assert!(page.text.contains(&link), "{link}");
            assert!(page.text.contains(&yatzy_text::Text::new(lang).language_name()));
        }
    }
    // Where a form was sent there is a way back to its table.
    let back = browser.get(&format!("{path}/act")).await;
    assert_eq!(back.headers[header::LOCATION], path.as_str());
    assert_eq!(browser.get(&format!("{path}?lang=klingon")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn records_history_and_statistics_of_the_house() {
    let house = House::with_computer(house::quick()).await;
    let mut browser = Browser::new(&house);
    assert!(browser.get("/records").await.text.contains("No game has been finished"));
    // Known rules without a finished game lead to the records.
    let early = browser.get("/records/yahtzee").await;
    assert_eq!(
        (early.status, &early.headers[header::LOCATION]),
        (StatusCode::SEE_OTHER, &"/records".parse().unwrap())
    );
    assert_eq!(browser.get("/records/klingon").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let plain = [("game", "yahtzee"), ("name1", "Anna"), ("kind2", "bot:random"), ("name2", "Robo")];
    // Boxes from top to bottom are solved at once.
    let own = [plain.as_slice(), &[("order", "down")]].concat();
    let mut totals = Vec::new();
    for fields in [&own[..], &own[..], &plain[..]] {
        let (path, mut page) = browser.post("/new", fields).await;
        while !page.text.contains("data-over") {
            let enter = buttons(&page.text, "enter").first().map(|button| (*button).to_owned());
            let ask = buttons(&page.text, "ask").first().map(|button| button.replace("ask:", "enter:"));
            page = match enter.or(ask) {
                Some(button) => browser.press(&page, &button, &[]).await,
                None if page.text.contains("value=\"throw\"") => browser.press(&page, "throw", &[]).await,
                None => {
                    // The computer's turn.
                    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
                    browser.get(&path).await
                }
            };
        }
        let state = house.get(&path.replace("/g/", "/api/v1/games/"), "").await.json();
        totals.push(state["seats"][0]["card"]["total"].as_u64().unwrap());
    }
    let records = browser.get("/records").await.text;
    let best = totals[..2].iter().max().unwrap();
    assert!(records.contains(&format!("<b>{best}</b> Anna")), "{records}");
    assert!(
        records.contains("with changed options") && records.contains("href=\"/records/yahtzee\""),
        "{records}"
    );
    assert_eq!(records.matches("href=\"/g/").count(), 3);
    assert_eq!(browser.get("/history/1").await.text.matches("href=\"/g/").count(), 3);
    assert!(browser.get("/history/2").await.text.contains("/history/1"));
    assert_eq!(browser.get("/history/0").await.status, StatusCode::NOT_FOUND);

    let own = format!("/records/yahtzee/{}", between(&records, "href=\"/records/yahtzee/", "\""));
    let mut statistics = browser.get(&own).await;
    assert!(
        statistics.text.contains("data-soon") || statistics.text.contains("<th scope=\"col\">Perfect play")
    );
    // However busy the machine is: only what never comes fails.
    for _ in 0..9000 {
        if !statistics.text.contains("data-soon") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        statistics = browser.get(&own).await;
    }
    let page = statistics.text;
    let mean = format!("{:.1}", (totals[0] + totals[1]) as f64 / 2.0);
    assert!(page.contains(&format!("<td>{mean}</td>")), "{mean}: {page}");
    assert!(
        page.contains("class=\"chart") && page.contains("Bonus earned") && !page.contains("Robo"),
        "{page}"
    );
    assert!(page.contains("<td class=\"perfect\">"), "{page}");
    // A house without the computer has no perfect play to work out.
    let plain = house.again().await.get("/records/yahtzee", "").await;
    assert!(
        plain.status == StatusCode::OK && plain.text.contains(&format!("{}", totals[2])),
        "{}",
        plain.text
    );
}

#[tokio::test]
async fn a_series_is_tallied_by_who_sat_where() {
    let house = House::new().await;
    let mut browser = Browser::new(&house);
    // Two of the same name, one of whom is called something else later.
    let (mut path, mut page) =
        browser.post("/new", &[("game", "ru13"), ("name1", "Anna"), ("name2", "Anna")]).await;
    let (mut totals, mut won) = ([Vec::new(), Vec::new()], [0, 0]);
    for game in 0..4 {
        while !page.text.contains("data-over") {
            let enter = buttons(&page.text, "enter").first().map(|button| (*button).to_owned());
            let ask = buttons(&page.text, "ask").first().map(|button| button.replace("ask:", "enter:"));
            page = browser.press(&page, enter.or(ask).as_deref().unwrap_or("throw"), &[]).await;
        }
        assert_eq!(page.text.contains("standings series"), game > 0);
        let state = house.get(&path.replace("/g/", "/api/v1/games/"), "").await.json();
        let points = |seat: usize| state["seats"][seat]["card"]["total"].as_u64().unwrap();
        for seat in 0..2 {
            // The first player of a game is the last of the next.
            let player = (seat + game) % 2;
            totals[player].push(points(seat));
            won[player] += u64::from(points(seat) >= points(1 - seat));
        }
        if game == 1 {
            let renamed = browser.post(&format!("{path}/seats/1/name"), &[("name", "Hanna")]).await;
            assert!(renamed.1.text.contains("Hanna"));
        }
        if game < 3 {
            (path, page) = browser.post(&format!("{path}/rematch"), &[]).await;
        }
    }
    let table = between(&page.text, "standings series", "</table>");
    for (player, name) in [(1, "Hanna"), (0, "Anna")] {
        let latest: String = totals[player][1..].iter().map(|total| format!("<td>{total}</td>")).collect();
        let (points, won) = (totals[player].iter().sum::<u64>(), won[player]);
        let row = format!("</span>{name}</th>{latest}<td>{points}</td><td><b>{won}</b></td>");
        assert!(table.contains(&row), "{row}\n{table}");
    }
}

#[tokio::test]
async fn a_server_for_many_has_no_records() {
    let mut config = house::quick();
    config.house.offers.records = false;
    let house = House::with(config, None).await;
    let mut browser = Browser::new(&house);
    assert!(!browser.get("/").await.text.contains("href=\"/records\""));
    for path in ["/records", "/records/yatzy", "/history/1"] {
        assert_eq!(browser.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn the_computer_plays_coaches_and_steps_in() {
    use std::time::Duration;
    let mut config = house::quick();
    config.house.patience = Duration::ZERO;
    let house = House::with_computer(config).await;
    let (mut anna, mut bjorn) = (Browser::new(&house), Browser::new(&house));
    let fields = [
        ("game", "ru13"),
        ("name1", "Anna"),
        ("kind2", "bot:greedy"),
        ("name3", "Björn"),
        ("kind3", "elsewhere"),
        ("hints", "yes"),
    ];
    let (path, page) = anna.post("/new", &fields).await;
    let page = anna.press(&page, "throw", &[]).await;
    let mut advised = anna.press(&page, "hint", &[]).await;
    assert!(advised.text.contains("class=\"coach\""), "{}", advised.text);
    // The coach may have to think; the page says so and asks again by itself.
    for _ in 0..600 {
        if !advised.text.contains("data-thinks") {
            break;
        }
        assert!(advised.headers["refresh"].to_str().unwrap().ends_with(&format!("url={path}?coach")));
        tokio::time::sleep(Duration::from_millis(50)).await;
        advised = anna.get(&format!("{path}?coach")).await;
    }
    assert!(advised.text.contains("class=\"coach\"") && !advised.text.contains("data-thinks"));
    let mut page = anna.get(&path).await;
    let button = buttons(&page.text, "enter").first().map_or("enter:chance", |button| button).to_owned();
    page = anna.press(&page, &button, &[]).await;
    // The bot plays by itself; then it is Björn's turn, who never came.
    for _ in 0..200 {
        if page.text.contains("Björn's turn") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        page = anna.get(&path).await;
    }
    assert!(
        page.text.contains("Björn's turn") && page.text.contains("Let the computer play"),
        "{}",
        page.text
    );
    bjorn.post(&format!("{path}/step-in"), &[]).await;
    assert!(anna.get(&path).await.text.contains("Björn's turn"), "a stranger can't do that");
    let (_, page) = anna.post(&format!("{path}/step-in"), &[]).await;
    assert!(page.text.contains("Your turn") && page.text.contains("round 2"), "{}", page.text);
    assert!(anna.get(&format!("{path}/record")).await.text.contains("; hint"));
}

/// A lost phone, without script: the other phone asks, waits on a page that reloads, and has the seat.
#[tokio::test]
async fn a_held_seat_is_asked_for_and_given_without_script() {
    let house = House::new().await;
    let (mut anna, mut kaj, mut phone) = (Browser::new(&house), Browser::new(&house), Browser::new(&house));
    let fields = [("name1", "Anna"), ("name2", "Kaj"), ("kind2", "elsewhere"), ("game", "yatzy")];
    let (path, page) = anna.post("/new", &fields).await;
    let code = between(&page.text, "class=\"code\">", "<").to_owned();
    kaj.post(&format!("{path}/seats/2/take"), &[("key", &"b".repeat(64))]).await;
    let who =
        phone.get(&format!("/join?code={code}")).await.headers[header::LOCATION].to_str().unwrap().to_owned();
    let question = phone.get(&who).await.text;
    assert!(question.contains("Kaj: on another device") && question.contains("Anna: on another device"));
    let ask = format!("{path}/seats/2/ask");
    let (waits, page) = phone.post(&ask, &[("key", &"c".repeat(64))]).await;
    assert!(page.text.contains("You asked for this seat: Kaj."), "{}", page.text);
    assert!(page.headers.contains_key("refresh"), "it looks for the answer by itself");
    let number = between(&page.text, "The number of your request is ", ".").to_owned();
    let table = anna.get(&path).await.text;
    assert!(table.contains(&format!("this seat: Kaj. It shows the number {number}.")), "{table}");
    // Kaj's old phone refuses, the phone is told, and has to wait.
    kaj.post(&format!("{path}/seats/2/refuse"), &[("number", &number)]).await;
    let refused = phone.get(&waits).await;
    assert!(refused.text.contains("was refused") && !refused.headers.contains_key("refresh"));
    let (_, again) = phone.post(&ask, &[]).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "{}", again.text);
    // Another phone asks, and the host allows it.
    let mut other = Browser::new(&house);
    let (waits, page) = other.post(&ask, &[("key", &"d".repeat(64))]).await;
    let number = between(&page.text, "The number of your request is ", ".").to_owned();
    anna.post(&format!("{path}/seats/2/allow"), &[("number", &number)]).await;
    assert_eq!(other.get(&waits).await.headers[header::LOCATION], path.as_str());
    assert!(other.get(&path).await.text.contains("class=\"you\""));
    assert!(kaj.get(&format!("{path}?watch")).await.text.contains("You are watching."));
}
