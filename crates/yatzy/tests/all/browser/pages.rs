//! A walk through every page that people can get to, in every state that looks different.

use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::table::{make, seat, seat_link, sit_down};
use crate::house::House;
use serde_json::json;
use yatzy_text::Lang;

/// Plays the game on the page to its end, by the API and with the page's own cookie.
pub const PLAY_TO_THE_END: &str = r#"
    const address = `/api/v1/games/${document.getElementById("table").dataset.game}`;
    (async () => {
        let state = await (await fetch(address)).json();
        while (state.phase !== "over") {
            const { points, ...action } = state.actions.at(-1);
            const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
            const body = JSON.stringify({ version: state.version, key, action });
            const headers = { "content-type": "application/json" };
            state = (await (await fetch(`${address}/actions`, { method: "POST", headers, body })).json()).state;
        }
        done(state.phase);
    })();
"#;

/// Whether the finished game on the page has become final, so that it has a link of a challenge.
pub const IS_FINAL: &str = "fetch(location.href).then((page) => page.text()).then((page) => done(page.includes('<section class=\"challenge\"')));";

/// A part of the walk.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    House,
    Tables,
    Pads,
    Ends,
    SameDice,
}

impl Part {
    pub const ALL: [Part; 5] = [Part::House, Part::Tables, Part::Pads, Part::Ends, Part::SameDice];
}

/// Goes to all pages of a part, and calls `look` with the name of each.
pub async fn walk(part: Part, look: impl AsyncFn(&Browser, &str)) {
    let (house, browsers) = (House::own(), Browsers::start());
    let open = async || browsers.open(Screen::Desktop).await;
    let anna = open().await;
    match part {
        Part::House => pages_of_the_house(&house, &anna, &look).await,
        Part::Tables => tables(&house, &anna, &open().await, &look).await,
        Part::Pads => pads(&house, &anna, &open().await, &look).await,
        Part::Ends => ends(&house, &anna, &look).await,
        Part::SameDice => same_dice(&house, &anna, &open().await, &look).await,
    }
}

/// The pages with the most words, or some of them, on a phone and with everything unfolded, in each of these languages.
pub async fn walk_in(languages: &[Lang], wanted: Option<&[&str]>, look: impl AsyncFn(&Browser, &str)) {
    let (house, browsers) = (House::own(), Browsers::start());
    let anna = browsers.open(Screen::Phone).await;
    let both = [("Anna", "here"), ("Björn", "here")];
    let over = make(&anna, &house, "ru13", "program", &both).await.game;
    assert_eq!(anna.ask_slowly(PLAY_TO_THE_END).await, json!("over"));
    let table = make(&anna, &house, "maxi", "program", &both).await.game;
    anna.throw().await;
    anna.put_hint_away().await;
    anna.click("#coach").await;
    anna.wait_for(".coach").await;
    anna.go(&house.url("/new?game=yatzy&edition=tactic-da&name1=Anna")).await;
    anna.click("form.new button.big").await;
    let naming = anna.table().await.game;
    let pad = make(&anna, &house, "maxi", "table", &both).await.game;
    anna.click("button[value='points:ones']").await;
    anna.click("button[value='tell:ones:3']").await;
    anna.table_when("an entry", |table| table.version == 1).await;
    let pages = [
        ("home", "/".to_owned()),
        ("new-game", "/new?game=maxi&kind1=bot:random".to_owned()),
        ("rules", "/rules/maxi".to_owned()),
        ("new-game-of-triple", "/new?game=triple".to_owned()),
        ("new-game-of-an-edition", "/new?game=yatzy&edition=tactic-da".to_owned()),
        ("table", format!("/g/{table}")),
        ("table-coached", format!("/g/{table}?coach")),
        ("table-naming", format!("/g/{naming}")),
        ("pad", format!("/g/{pad}")),
        ("pad-points", format!("/g/{pad}?points=double-triple")),
        ("pad-correcting", format!("/g/{pad}?correct=1.1")),
        ("over", format!("/g/{over}")),
        ("report", format!("/g/{over}/report")),
        ("replay", format!("/g/{over}/replay/3")),
        ("records", "/records".to_owned()),
        ("statistics", "/records/ru13".to_owned()),
        ("seat-refused", "/join?code=zzzzzz".to_owned()),
    ];
    for (name, path) in pages.iter().filter(|(name, _)| wanted.is_none_or(|wanted| wanted.contains(name))) {
        let is_scripted = name.starts_with("home") || name.starts_with("new-game");
        for (number, lang) in languages.iter().map(|lang| lang.code()).enumerate() {
            let sign = if path.contains('?') { '&' } else { '?' };
            let url = house.url(&format!("{path}{sign}lang={lang}"));
            if is_scripted || number == 0 {
                anna.go(&url).await;
            } else {
                anna.swap(&url).await;
            }
            anna.ask(
                "for (const fold of document.querySelectorAll('details:not(.languages)')) fold.open = true;",
            )
            .await;
            assert_eq!(anna.ask("return document.documentElement.lang;").await, json!(lang));
            if *name == "table-coached" {
                anna.wait_for(".coach").await;
            }
            look(&anna, &format!("{lang}-{name}")).await;
        }
    }
}

async fn pages_of_the_house(house: &House, anna: &Browser, look: &impl AsyncFn(&Browser, &str)) {
    anna.go(&house.url("/")).await;
    look(anna, "home-empty").await;
    anna.click(".languages summary").await;
    look(anna, "languages").await;
    anna.go(&house.url("/records")).await;
    look(anna, "records-empty").await;
    anna.go(&house.url("/new?game=yatzy")).await;
    look(anna, "new-game").await;
    let kinds =
        [("Anna", "here"), ("Björn", "elsewhere"), ("", "bot:club"), ("", "open"), ("Cleo", "bot:casual")];
    seat(anna, &kinds).await;
    look(anna, "new-game-rows").await;
    anna.click("details.rules > summary").await;
    look(anna, "new-game-unfolded").await;
    anna.fill("#add", "Anna").await;
    anna.click("form.new button.big").await;
    anna.wait_for(".refusal").await;
    look(anna, "new-game-refused").await;
    anna.go(&house.url("/join?code=zzzzzz")).await;
    look(anna, "unknown-code").await;
    anna.go(&house.url("/nowhere")).await;
    look(anna, "unknown-page").await;
    anna.go(&house.url("/").replace("localhost", "foreign.test")).await;
    look(anna, "foreign-host").await;
    anna.go(&house.url("/rules/tactic-da")).await;
    look(anna, "rules-of-an-edition").await;
    anna.go(&house.url("/print")).await;
    look(anna, "print").await;
    anna.go(&house.url("/learn")).await;
    look(anna, "learn").await;
    anna.go(&house.url("/learn/mistakes")).await;
    look(anna, "learn-mistakes").await;
    anna.go(&house.url("/learn/yatzy?seed=1")).await;
    anna.wait_for("form#play .dice").await;
    look(anna, "exercise").await;
    anna.click("form#play #throw").await;
    anna.wait_for(".verdict").await;
    anna.click(".verdict details:last-of-type summary").await;
    look(anna, "exercise-answered").await;
    anna.go(&house.url("/learn/day/yatzy")).await;
    anna.wait_for("form#play .dice").await;
    anna.click("form#play :is(#throw, .offer)").await;
    anna.wait_for(".verdict #streak").await;
    look(anna, "exercise-of-the-day-answered").await;
    anna.go(&house.url("/learn/yatzy?seed=1&right=1101101011")).await;
    look(anna, "exercises-done").await;
    anna.go(&house.url("/computer")).await;
    look(anna, "computer").await;
    anna.click("button.level[value='bot:greedy']").await;
    anna.throw().await;
    anna.enter().await;
    look(anna, "table-waiting-for-the-computer").await;
    // It waits for three seconds so that the entry can be undone, and then plays by itself.
    anna.table_when("the computer's move", |table| table.mine && table.written.len() == 2).await;
    look(anna, "table-against-the-computer").await;
}

async fn tables(house: &House, anna: &Browser, bjorn: &Browser, look: &impl AsyncFn(&Browser, &str)) {
    let game = make(anna, house, "yatzy", "program", &[("Anna", "here"), ("Björn", "elsewhere")]).await.game;
    look(anna, "table-before-the-first-throw").await;
    bjorn.go(&house.url(&format!("/g/{game}"))).await;
    bjorn.wait_for(".who").await;
    look(bjorn, "who-are-you").await;
    bjorn.click(".who details summary").await;
    bjorn.fill("#sit-name", "BJÖRN").await;
    bjorn.click(".who form.stack button").await;
    look(bjorn, "who-is-expected").await;
    bjorn.click(".who a.wide").await;
    bjorn.wait_for(".watching").await;
    look(bjorn, "table-watched").await;
    anna.open_players().await;
    for fold in ["#rename-2", "#leave-2", "#abandon"] {
        anna.click(&format!("{fold} summary")).await;
    }
    look(anna, "table-more").await;
    anna.click(&format!("form[action='/g/{game}/seats/2/link'] button")).await;
    anna.wait_for(".qr").await;
    look(anna, "seat-link").await;
    let link = anna.text(".link a").await;
    anna.click(&format!("a.button[href='/g/{game}']")).await;
    bjorn.go(&link).await;
    look(bjorn, "seat-offered").await;
    sit_down(bjorn, &link).await;
    let table = anna.throw().await;
    look(anna, "table-thrown").await;
    bjorn.table_when("the throw", |seen| seen.version == table.version).await;
    look(bjorn, "table-of-the-other").await;
    anna.keep(table.dice.chars().next().unwrap()).await;
    look(anna, "table-kept").await;
    anna.put_hint_away().await;
    anna.click("#coach").await;
    anna.wait_for(".coach").await;
    look(anna, "table-coached").await;
    let zero = table.offers.iter().find(|(_, points)| *points == 0).expect("a box that pays nothing");
    anna.click(&format!("button[value={:?}]", zero.0)).await;
    anna.wait_for("#question").await;
    look(anna, "table-zero-asked").await;
    anna.connected(false).await;
    anna.click("#question button[name=do]").await;
    anna.table_when("a word about the connection", |table| table.offline).await;
    look(anna, "table-offline").await;
    anna.connected(true).await;
    anna.table_when("the entry", |after| after.seat == 2 && !after.offline).await;
    look(anna, "table-taken-back").await;
    bjorn.go("about:blank").await;
    anna.wait_for("[data-wait]").await;
    look(anna, "table-away").await;
    anna.go(&house.url(&format!("/g/{game}/invite"))).await;
    look(anna, "invite").await;
    anna.go(&house.url(&format!("/g/{game}/screen"))).await;
    look(anna, "screen").await;
    anna.go(&house.url(&format!("/g/{game}/rules"))).await;
    look(anna, "rules-of-a-game").await;
    anna.go(&house.url("/new?game=yatzy&name1=Anna&name2=Bj%C3%B6rn&name3=Cecilia&name4=Dagmar")).await;
    anna.click("form.new button.big").await;
    anna.throw().await;
    anna.enter().await;
    anna.throw().await;
    look(anna, "table-of-four").await;
    for game in ["maxi", "triple", "ru13"] {
        make(anna, house, game, "program", &[("Anna", "here"), ("Björn", "here")]).await;
        anna.throw().await;
        look(anna, &format!("table-{game}")).await;
    }
    anna.go(&house.url("/new?game=yatzy&edition=tactic-da&name1=Anna")).await;
    anna.click("form.new button.big").await;
    anna.table().await;
    look(anna, "table-naming").await;
    anna.go(&house.url("/")).await;
    look(anna, "home").await;
}

async fn pads(house: &House, anna: &Browser, bjorn: &Browser, look: &impl AsyncFn(&Browser, &str)) {
    let names = [("Anna", "here"), ("Björn", "elsewhere")];
    make(anna, house, "yatzy", "table", &names).await;
    let link = seat_link(anna, 2).await;
    anna.wait_for("#faces").await;
    look(anna, "pad").await;
    for _ in 0..5 {
        anna.click("[data-face='5']").await;
    }
    anna.wait_for("button[value='enter:yatzy']").await;
    look(anna, "pad-told").await;
    anna.click("button[value='enter:yatzy']").await;
    anna.table_when("an entry", |table| table.version == 1).await;
    anna.click("button[value='points:sixes']").await;
    anna.wait_for("#question").await;
    look(anna, "pad-points").await;
    anna.click("button[value='tell:sixes:18']").await;
    anna.table_when("an entry", |table| table.version == 2).await;
    anna.click("a.written").await;
    anna.wait_for("#question").await;
    look(anna, "pad-correcting").await;
    anna.fill("#c-hand", "66666").await;
    anna.click("#question button[name=do]").await;
    anna.table_when("a correction", |table| table.version == 3).await;
    look(anna, "pad-corrected").await;
    // Anna writes without a connection, Björn with one.
    sit_down(bjorn, &link).await;
    let version = anna.table_when("the guest", |table| table.version >= 4).await.version;
    anna.connected(false).await;
    for face in [1, 1, 1, 2, 2] {
        anna.click(&format!("[data-face='{face}']")).await;
    }
    anna.click("td:nth-child(2) button[value='enter:ones']").await;
    anna.table_when("an entry that waits", |table| table.unsaved == ["3"]).await;
    look(anna, "pad-offline").await;
    anna.click("td:nth-child(3) button[value='points:twos']").await;
    anna.wait_for("#question").await;
    look(anna, "pad-offline-points").await;
    anna.click("#question a.button").await;
    bjorn.click("button[value='points:twos']").await;
    bjorn.click("button[value='tell:twos:4']").await;
    bjorn.table_when("an entry", |table| table.version == version + 1).await;
    anna.connected(true).await;
    anna.wait_for("#conflict").await;
    look(anna, "pad-conflict").await;
    anna.click("#conflict [data-choice=theirs]").await;
    anna.table_when("the pad as it is", |table| table.version == version + 1).await;
    make(anna, house, "maxi", "table", &names).await;
    look(anna, "pad-maxi").await;
    anna.go(&house.url("/new?game=yatzy&edition=tactic-da&dice=table&name1=Anna")).await;
    anna.click("form.new button.big").await;
    anna.table().await;
    look(anna, "pad-naming").await;
}

async fn ends(house: &House, anna: &Browser, look: &impl AsyncFn(&Browser, &str)) {
    let game = make(anna, house, "ru13", "program", &[("Anna", "here"), ("Björn", "here")]).await.game;
    assert_eq!(anna.ask_slowly(PLAY_TO_THE_END).await, json!("over"));
    anna.table_when("the end", |table| table.over).await;
    look(anna, "over").await;
    let marks = "return [...document.querySelectorAll('.places th[scope=row]')]
        .map((player) => player.innerText + player.querySelector('.mark').className).sort();";
    let colours = anna.ask(marks).await;
    anna.click(".fair summary").await;
    look(anna, "over-dice-checked").await;
    anna.go(&house.url(&format!("/g/{game}/report"))).await;
    anna.wait_long_for("#against td.perfect").await;
    look(anna, "report").await;
    anna.go(&house.url(&format!("/g/{game}/replay/3"))).await;
    look(anna, "replay").await;
    anna.go(&house.url(&format!("/g/{game}"))).await;
    anna.click(&format!("form[action='/g/{game}/rematch'] button")).await;
    anna.table_when("another game", |table| table.game != game).await;
    assert_eq!(anna.ask_slowly(PLAY_TO_THE_END).await, json!("over"));
    anna.wait_for(".series").await;
    assert_eq!(anna.ask(marks).await, colours, "a player keeps the mark through a series");
    look(anna, "over-series").await;
    anna.go(&house.url("/records")).await;
    look(anna, "records").await;
    anna.go(&house.url("/records/ru13")).await;
    look(anna, "statistics").await;
    anna.go(&house.url("/history/1")).await;
    look(anna, "history").await;
    make(anna, house, "yatzy", "program", &[("Anna", "here")]).await;
    anna.open_players().await;
    anna.click("#abandon summary").await;
    anna.click("button[value=abandon]").await;
    anna.table_when("the end", |table| table.over).await;
    anna.click("#delete summary").await;
    look(anna, "abandoned").await;
    let many: Vec<String> = (1..=40).map(|seat| format!("name{seat}=Player+{seat}")).collect();
    anna.go(&house.url(&format!("/new?game=yatzy&{}", many.join("&")))).await;
    anna.click("form.new button.big").await;
    anna.throw().await;
    look(anna, "table-of-forty").await;
}

/// Today's game, a challenge and a match. The games are played down the card, because their costs are computed at once.
async fn same_dice(house: &House, anna: &Browser, bjorn: &Browser, look: &impl AsyncFn(&Browser, &str)) {
    anna.go(&house.url("/today")).await;
    look(anna, "today").await;
    anna.fill("[data-rules=yatzy] input[name=name]", "Anna").await;
    anna.click("[data-rules=yatzy] form button").await;
    anna.table().await;
    look(anna, "table-of-today").await;
    assert_eq!(anna.ask_slowly(PLAY_TO_THE_END).await, json!("over"));
    anna.go(&house.url("/today")).await;
    anna.wait_long_for("pre.result").await;
    look(anna, "today-played").await;
    anna.go(&house.url("/same")).await;
    look(anna, "challenge-code").await;
    anna.go(&house.url("/same?c=damaged")).await;
    look(anna, "challenge-refused").await;
    anna.go(&house.url("/new?game=ru13&order=down&name1=Anna")).await;
    anna.click("form.new button.big").await;
    let game = anna.table().await.game;
    assert_eq!(anna.ask_slowly(PLAY_TO_THE_END).await, json!("over"));
    anna.go(&house.url(&format!("/same?from={game}"))).await;
    look(anna, "challenge-first").await;
    let link = challenge(anna).await;
    look(anna, "over-challenge").await;
    bjorn.go(&link).await;
    look(bjorn, "challenge").await;
    challenge(bjorn).await;
    look(bjorn, "over-challenged").await;
    bjorn.click("section.challenge a[href$='/same']").await;
    bjorn.wait_long_for("table.compared").await;
    look(bjorn, "challenge-compared").await;
    anna.go(&house.url("/new?game=ru13&order=down&name1=Anna&dice=shared")).await;
    look(anna, "new-match").await;
    anna.click("form.new button.big").await;
    anna.wait_for("main.match[data-phase=gathering]").await;
    look(anna, "match-gathering").await;
    let code = anna.text("strong.code").await;
    bjorn.go(&house.url(&format!("/join?code={code}"))).await;
    look(bjorn, "match-invited").await;
    bjorn.fill("#match-name", "Björn").await;
    bjorn.click("form.stack button").await;
    anna.click("form[action$='/start'] button").await;
    for device in [anna, bjorn] {
        device.wait_for("main.match[data-phase=playing] a.button.big").await;
    }
    look(anna, "match-playing").await;
    let page = anna.url().await;
    for device in [anna, bjorn] {
        device.click("main.match a.button.big").await;
        assert_eq!(device.ask_slowly(PLAY_TO_THE_END).await, json!("over"));
    }
    look(bjorn, "over-match-waiting").await;
    anna.go(&page).await;
    anna.click("main.match details summary").await;
    look(anna, "match-waiting").await;
    anna.click("form[action$='/close'] button").await;
    anna.wait_long_for("table.compared").await;
    look(anna, "match-over").await;
}

/// Starts a challenge by its page, and plays it to its end; the link for the next friend.
async fn challenge(browser: &Browser) -> String {
    browser.click("form.stack button.big").await;
    browser.table().await;
    assert_eq!(browser.ask_slowly(PLAY_TO_THE_END).await, json!("over"));
    browser.until_slowly("the link of the challenge", IS_FINAL, |answer| *answer == json!(true)).await;
    browser.reload().await;
    browser.text("section.challenge a.link").await
}
