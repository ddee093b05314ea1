//! The house in a browser, played through messages alone.

use crate::browser::house::{House, assert_same};
use crate::browser::table::{begun, between, looked, play, press};
use crate::browser::{BASE, Browser};
use yatzy_bots::ValueSource;
use yatzy_rules::Record;
use yatzy_text::Lang;

const AGAINST_COMPUTER: &str = "game=ru13&dice=program&kind1=here&name1=Anna&kind2=bot%3Aexpert";

#[test]
fn the_first_page_and_a_game_against_the_computer() {
    let mut browser = Browser::fresh();
    let home = browser.get("/");
    assert_eq!(home.status, 200);
    assert_eq!(home.header("content-type"), Some("text/html; charset=utf-8"));
    assert!(
        home.header("content-security-policy").is_some_and(|policy| policy.contains("default-src 'none'"))
    );
    assert!(home.text().contains("<html lang=\"en\""), "{}", home.text());
    assert!(home.text().contains("/yatzy/assets/"));

    let table = begun(&mut browser, "game=yatzy&dice=program&kind1=here&name1=Anna&kind2=bot%3Agreedy");
    let page = browser.get(&table).text();
    assert!(page.contains("Anna"), "{page}");
    // The device keeps its token, also after a restart of the browser.
    let mut browser = browser.reopened();
    let home = browser.get("/").text();
    assert!(home.contains(&format!("{BASE}{table}")), "{home}");
}

#[test]
fn a_game_is_played_to_its_report_and_the_report_is_the_houses() {
    let mut browser = Browser::fresh();
    // Boxes in order leave few positions, and the report is exact all the same.
    let table = begun(&mut browser, &format!("{AGAINST_COMPUTER}&order=down"));
    play(&mut browser, &table, u32::MAX);
    // The secret is published when nothing can be undone any more.
    browser.pass(10_000);
    let report = browser.get(&format!("{table}/report"));
    assert_eq!(report.status, 200);
    assert!(!report.text().contains("class=\"thinking\""), "it is still being worked out");
    assert!(browser.jobs.iter().any(|job| job.contains("report")), "{:?}", browser.jobs);
    assert!(report.text().contains("you can't prove that to others"));
    let record = browser.get(&format!("{table}/record")).text();
    // Pending parts are there at a later look.
    browser.pass(2000);
    let here = browser.get(&format!("{table}/report")).text();
    assert!(!here.contains("data-soon"));

    // The same game in a house with files and threads.
    let house = House::of(&mut browser, ValueSource::default());
    assert_eq!(record, house.page(&format!("{table}/record"), Lang::En));
    assert_same(&here, &house.page_once(&format!("{table}/report"), Lang::En, |page| *page == here));
}

#[test]
fn the_lights_go_out_in_the_middle_of_a_turn() {
    let mut browser = Browser::fresh();
    let table = begun(&mut browser, AGAINST_COMPUTER);
    play(&mut browser, &table, 1);
    let before = browser.get(&table).text();
    let (version, _) = looked(&before);
    let dice = |page: &str| -> Vec<String> {
        page.split("data-face=\"").skip(1).map(|rest| rest[..1].to_owned()).collect()
    };
    let rows = browser.database.lock().unwrap().count("event");
    browser.forget();
    let after = browser.get(&table).text();
    assert_eq!((looked(&after).0, dice(&after)), (version, dice(&before)), "no free rethrow");
    // A throw whose answer was lost is retried, and happens once.
    let fields = format!("version={version}&key={:064x}&do=throw", 77);
    let first = browser.post(&format!("{table}/act"), &fields).1;
    browser.forget();
    let again = browser.post(&format!("{table}/act"), &fields).1;
    assert_eq!((first.status, again.status), (200, 200));
    assert_eq!(dice(&first.text()), dice(&again.text()));
    assert_eq!(browser.database.lock().unwrap().count("event"), rows + 1);
}

#[test]
fn the_coach_speaks_exactly_once_it_was_solved_and_it_is_solved_once() {
    let mut browser = Browser::fresh();
    let table = begun(&mut browser, AGAINST_COMPUTER);
    play(&mut browser, &table, 1);
    let version = looked(&browser.get(&table).text()).0;
    let said = press(&mut browser, &table, version, "hint").text();
    let coached = browser.get(&format!("{table}?coach=")).text();
    assert!(coached.contains("class=\"coach\""), "{said} {coached}");
    assert!(!coached.contains("data-thinks"), "{coached}");
    let solves = |browser: &Browser| browser.jobs.iter().filter(|job| job.contains("solve")).count();
    assert_eq!(solves(&browser), 1);
    // The solution is cached on the device, for the next start.
    assert_eq!(browser.database.lock().unwrap().count("solved"), 1);
    let mut browser = browser.reopened().without_worker();
    let again = browser.get(&format!("{table}?coach=")).text();
    assert_eq!(between(&again, "class=\"coach\"", "</"), between(&coached, "class=\"coach\"", "</"));
    assert_eq!(solves(&browser), 0);
}

/// Every page has a worker of its own: the solve is done once, and pages that wait say where they go on.
#[test]
fn exercises_need_one_solve_on_a_device() {
    let mut browser = Browser::fresh();
    let solves = |browser: &Browser| browser.jobs.iter().filter(|job| job.contains("solve")).count();
    assert!(browser.get("/learn/yatzy?seed=1").text().contains("Exercise 1 of 10"));
    assert_eq!((solves(&browser), browser.database.lock().unwrap().count("solved")), (1, 1));
    let mut browser = browser.reopened();
    let right = browser.post("/learn/lesson/1", "do=enter:full-house").1.text();
    assert!(right.contains("class=\"verdict right\""), "{right}");
    assert_eq!(solves(&browser), 0);

    let mut browser = Browser::fresh().without_worker();
    let making = browser.get("/learn/yatzy?seed=1").text();
    assert!(making.contains("<p class=\"thinking\" role=\"status\">"), "{making}");
    let judging = browser.post("/learn/lesson/1", "do=enter:full-house").1.text();
    let to = between(&judging, "data-to=\"", "\"").unwrap();
    assert!(to.contains("/learn/lesson/1?do=enter%3Afull-house"), "{judging}");
}

#[test]
fn without_a_worker_everything_is_answered_all_the_same() {
    let mut browser = Browser::fresh().without_worker();
    let table = begun(&mut browser, AGAINST_COMPUTER);
    play(&mut browser, &table, u32::MAX);
    let report = browser.get(&format!("{table}/report"));
    assert_eq!(report.status, 200);
    assert!(report.text().contains("class=\"thinking\""), "it can be asked for again");
    assert_eq!(browser.get("/records").status, 200);
    assert_eq!(browser.get("/records/ru13").status, 200);
}

#[test]
fn someone_plays_for_a_total_and_their_chance_is_told() {
    let mut browser = Browser::fresh();
    let table = begun(&mut browser, "game=ru13&dice=program&kind1=here&name1=Anna&goal=at-least&total=200");
    browser.pass(2000);
    assert!(browser.jobs.iter().any(|job| job.contains("chances")), "{:?}", browser.jobs);
    let page = browser.get(&table).text();
    assert!(page.contains('%'), "{page}");
}

#[test]
fn events_are_streamed_until_the_reader_leaves() {
    let mut browser = Browser::fresh();
    let table = begun(&mut browser, "game=yatzy&dice=program&kind1=here&name1=Anna");
    let game = table.strip_prefix("/g/").unwrap();
    let stream = browser.ask("GET", &format!("{BASE}/api/v1/games/{game}/events?after=0"), "");
    let heard = |browser: &Browser| browser.answer(stream).unwrap().text();
    let first = browser.answer(stream).unwrap();
    assert!(first.is_stream && !first.is_over);
    assert_eq!(first.header("content-type"), Some("text/event-stream"));
    assert!(
        heard(&browser).contains("event: presence\ndata: {\"here\":[1],\"watchers\":0}\n\n"),
        "{}",
        heard(&browser)
    );
    press(&mut browser, &table, 0, "throw");
    let news = heard(&browser);
    assert!(news.contains("event: happened\n") && news.ends_with("id: 1\n\n"), "{news}");
    browser.tell(yatzy_site::In::Left { id: stream }, Vec::new());
    assert!(browser.answer(stream).unwrap().is_over);
    press(&mut browser, &table, 1, "throw");
    assert_eq!(heard(&browser), news);
    // A stream is resumed after the last event.
    let events = format!("{BASE}/api/v1/games/{game}/events");
    let again = browser.ask_with("GET", &events, "", false, Some("1"));
    let heard = browser.answer(again).unwrap().text();
    assert!(heard.contains("id: 2\n") && !heard.contains("id: 1\n"), "{heard}");
}

#[test]
fn real_dice_are_told_by_a_script() {
    let mut browser = Browser::fresh();
    let table = begun(&mut browser, "game=yatzy&dice=table&kind1=here&name1=Anna&kind2=here&name2=Bo");
    let game = table.strip_prefix("/g/").unwrap();
    let actions = format!("/api/v1/games/{game}/actions");
    let told =
        r#"{"version":0,"key":"0123456789","action":{"type":"table","box":"chance","hand":"6-6-5-4-1"}}"#;
    let acted = browser.whole("POST", &actions, told);
    assert_eq!(acted.status, 200, "{}", acted.text());
    assert_eq!(acted.header("content-type"), Some("application/json"));
    assert!(acted.text().contains("\"version\":1"));
    let turns = browser.get(&format!("/api/v1/games/{game}/turns")).text();
    assert!(turns.contains("\"chance\""), "{turns}");
    let stale = browser.whole("POST", &actions, &told.replace("0123456789", "9876543210"));
    assert_eq!(stale.status, 409);
    assert!(
        stale.text().contains("\"code\":\"game/stale\"") || stale.text().contains("stale"),
        "{}",
        stale.text()
    );
    assert_eq!(browser.whole("POST", &actions, "rubbish").status, 400);
    // Every route of the API exists, as at a server.
    assert!(browser.get("/api/v1/games").text().contains(game));
    assert_eq!(browser.get("/api/v1/nothing").status, 404);
}

#[test]
fn another_language_is_kept() {
    let mut browser = Browser::fresh();
    let (address, page) = browser.post("/?lang=sv", "");
    assert_eq!((address.as_str(), page.status), ("/yatzy/?lang=sv", 404));
    let switched = browser.get("/?lang=sv");
    assert_eq!(switched.header("location"), Some("/yatzy/"));
    assert!(browser.get("/").text().contains("<html lang=\"sv\""));
    let mut browser = browser.reopened();
    assert!(browser.get("/").text().contains("<html lang=\"sv\""));
}

/// A file in a form, as browsers send it.
fn form(file: &str) -> String {
    format!(
        "--mark\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n{file}\r\n--mark--\r\n"
    )
}

#[test]
fn games_move_from_one_device_to_another() {
    let mut one = Browser::fresh();
    let going = begun(&mut one, "game=yatzy&dice=program&kind1=here&name1=Anna&kind2=here&name2=Bo");
    play(&mut one, &going, 5);
    let over = begun(&mut one, AGAINST_COMPUTER);
    play(&mut one, &over, u32::MAX);
    one.pass(10_000);
    let (file, log) = (one.get("/house/yatzy-games.jsonl"), one.get(&format!("{over}/record")).text());
    assert_eq!(file.header("content-disposition"), Some("attachment; filename=\"yatzy-games.jsonl\""));

    let mut other = Browser::fresh();
    assert_eq!(other.get("/house").status, 200);
    let taken = other.whole("POST", "/house", &form(&file.text()));
    assert!(taken.text().contains("New games: 2. Here already: 0."), "{}", taken.text());
    // The game goes on there with the same dice, played by the device.
    let home = other.get("/games").text();
    assert!(home.contains(&format!("{BASE}{going}")) && home.contains(&format!("{BASE}{over}")), "{home}");
    play(&mut other, &going, 9);
    let again = other.whole("POST", "/house", &form(&file.text()));
    assert!(again.text().contains("New games: 0. Here already: 2."), "{}", again.text());
    assert_eq!(looked(&other.get(&going).text()).0, 9, "what is here stays");

    // A single game is imported from its log.
    let mut third = Browser::fresh();
    let taken = third.whole("POST", "/house", &form(&log));
    assert!(taken.text().contains("New games: 1."), "{}", taken.text());
    assert_eq!(third.get(&format!("{over}/record")).text(), log);
    assert_eq!(third.get(&format!("{over}/replay/3")).status, 200);

    // Neither rubbish nor a truncated file is imported.
    for rubbish in ["", "rubbish", &file.text()[..file.text().len() - 12], &log[..log.len() / 2]] {
        let refused = third.whole("POST", "/house", &form(rubbish));
        assert_eq!(refused.status, 422, "{rubbish:.40}");
    }
    let forged = file.text().replacen("\"fell\":\"", "\"fell\":\"6-", 1);
    assert_eq!(third.whole("POST", "/house", &form(&forged)).status, 422);
    assert_eq!(third.database.lock().unwrap().count("now"), 1);
}

#[test]
fn a_back_up_for_which_there_is_no_room_leaves_nothing_behind() {
    let mut one = Browser::fresh();
    for _ in 0..3 {
        let table = begun(&mut one, "game=yatzy&dice=program&kind1=here&name1=Anna");
        play(&mut one, &table, 6);
    }
    let file = one.get("/house/yatzy-games.jsonl").text();
    let mut other = Browser::fresh();
    // Dice and ids are drawn in another order here.
    other.get("/new");
    begun(&mut other, "game=yatzy&dice=program&kind1=here&name1=Bo");
    // Room for some of them, not for all.
    let size = other.database.lock().unwrap().size();
    other.database.lock().unwrap().room = Some(size + file.len() / 2);
    let refused = other.whole("POST", "/house", &form(&file));
    assert_eq!(refused.status, 507);
    assert!(refused.text().contains("no room left"), "{}", refused.text());
    assert_eq!(other.database.lock().unwrap().count("now"), 1);
    other.database.lock().unwrap().room = None;
    let taken = other.whole("POST", "/house", &form(&file));
    assert!(taken.text().contains("New games: 3. Here already: 0."), "{}", taken.text());
    // What stands twice in a file is one game.
    let mut lines: Vec<&str> = file.lines().collect();
    lines.insert(2, lines[1]);
    let twice = lines[..5].join("\n") + "\n{\"games\":4}\n";
    let taken = Browser::fresh().whole("POST", "/house", &form(&twice));
    assert!(taken.text().contains("New games: 3. Here already: 1."), "{}", taken.text());
}

#[test]
fn game_logs_of_the_version_before_are_taken_in() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/v1");
    let (mut taken, mut secret) = (0, 0);
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let log = std::fs::read_to_string(&path).unwrap();
        let mut browser = Browser::fresh();
        let answer = browser.whole("POST", "/house", &form(&log));
        if log.contains("\ncommitment ") && !log.contains("\nsecret ") {
            // The secret of its dice is known to its house only.
            assert_eq!(answer.status, 422, "{}", path.display());
            assert!(answer.text().contains("of this game are still secret"), "{}", answer.text());
            secret += 1;
            continue;
        }
        assert!(answer.text().contains("New games: 1."), "{}: {}", path.display(), answer.text());
        let home = browser.get("/games").text();
        let game = between(&home, "/yatzy/g/", "\"").unwrap_or_else(|| panic!("{home}"));
        let game = game.split('/').next().unwrap().to_owned();
        let again = browser.get(&format!("/g/{game}/record")).text();
        // This version writes it back, and adds for a replaced entry that the coach was asked.
        let turns = |log: &str| {
            let written = Record { date: None, ..Record::parse(log).unwrap() }.to_string();
            let plain = |line: &str| match line.strip_suffix(" ; hint") {
                Some(crossed_out) if line.starts_with('~') => crossed_out.to_owned(),
                _ => line.to_owned(),
            };
            written.lines().map(plain).collect::<Vec<_>>()
        };
        assert_eq!(turns(&again), turns(&log), "{}", path.display());
        taken += 1;
    }
    assert!(taken >= 5 && secret >= 1, "{taken} taken in, {secret} secret");
}

#[test]
fn a_form_of_another_site_leads_to_nothing() {
    let mut browser = Browser::fresh();
    let refused = browser.whole_of_another_site("/new", AGAINST_COMPUTER);
    assert_eq!(refused.status, 403);
    assert!(refused.text().contains("came from another site"), "{}", refused.text());
    assert_eq!(browser.database.lock().unwrap().count("now"), 0);
    // Our own pages send a referrer to us alone.
    assert_eq!(browser.get("/new").header("referrer-policy"), Some("same-origin"));
}

#[test]
fn paper_is_drawn_elsewhere() {
    let mut browser = Browser::fresh();
    let leaflet = browser.get("/print/leaflet.pdf?edition=yatzy");
    assert_eq!(leaflet.status, 200);
    assert_eq!(leaflet.header("content-type"), Some("application/pdf"));
    assert!(leaflet.text().starts_with("pdf 0 Leaflet"), "{}", leaflet.text());
    assert!(
        leaflet.header("content-security-policy").is_some_and(|policy| policy.contains("object-src 'self'"))
    );
    browser.has_press = false;
    let away = browser.get("/print/leaflet.pdf?edition=yatzy");
    assert_eq!(away.status, 503);
    assert!(away.text().contains("not downloaded yet"), "{}", away.text());
}

#[test]
fn a_full_device_says_so_and_nothing_is_lost() {
    let mut browser = Browser::fresh();
    let table = begun(&mut browser, "game=yatzy&dice=program&kind1=here&name1=Anna");
    browser.database.lock().unwrap().room = Some(0);
    let refused =
        browser.whole("POST", &format!("{table}/act"), &format!("version=0&key={:064x}&do=throw", 1));
    assert_eq!(refused.status, 507);
    assert!(refused.text().contains("no room left"), "{}", refused.text());
    assert_eq!(looked(&browser.get(&table).text()).0, 0);
    browser.database.lock().unwrap().room = None;
    press(&mut browser, &table, 0, "throw");
    assert_eq!(looked(&browser.get(&table).text()).0, 1);
}

#[test]
fn no_page_shows_an_address_for_another_device() {
    let mut browser = Browser::fresh();
    let form = browser.get("/new?game=yatzy").text();
    assert!(form.contains("value=\"elsewhere\"") && form.contains("value=\"open\""), "{form}");
    assert!(form.contains("Play together on several phones"), "{form}");
    let home = browser.get("/").text();
    assert!(!home.contains("name=\"code\"") && home.contains("/yatzy/house"), "{home}");
    let table = begun(&mut browser, "game=yatzy&dice=program&kind1=here&name1=Anna&kind2=here&name2=Bo");
    let page = browser.get(&table).text();
    assert!(page.contains("/seats/1/name") && !page.contains("/seats/1/link"), "{page}");
    let screen = browser.get(&format!("{table}/screen")).text();
    assert!(screen.contains("<h1>Yatzy</h1>"), "{screen}");
    let (_, link) = browser.post(&format!("{table}/seats/1/link"), "");
    assert!(link.text().contains("Play together on several phones"), "{}", link.text());
    assert!(!link.text().contains("can play as Anna"), "{}", link.text());
}

/// An imported game may have an open seat, which can be taken here.
#[test]
fn an_open_seat_is_taken_on_this_device() {
    let mut browser = Browser::fresh();
    let table = begun(&mut browser, "game=yatzy&dice=table&kind1=here&name1=Anna&kind2=open&name2=");
    let mut seat = String::new();
    for path in ["", "/invite"] {
        let page = browser.get(&format!("{table}{path}")).text();
        assert!(!page.contains("hand-on") && !page.contains("/join?code="), "{page}");
        let (_, link) = page.split_once(&format!("{table}/s/")).expect("a seat to take");
        let (token, said) = link.split_once('"').unwrap();
        assert!(said.starts_with(">Take this seat<"), "{said}");
        seat = format!("{table}/s/{token}");
        assert!(browser.get(&seat).text().contains("name=\"name\""));
    }
    browser.post(&seat, "name=Bo");
    let page = browser.get(&table).text();
    assert!(page.contains("Bo") && !page.contains("Take this seat"), "{page}");
}
