//! What a device remembers: who played, which dice were to stay, where the focus was.

use crate::browser::chromium::{Browsers, Screen};
use crate::browser::table::{make, seat};
use crate::house::House;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn who_played_last_is_in_sight_before_it_counts() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/new?game=yatzy")).await;
    seat(&phone, &[("Anna", "here"), ("", "bot:greedy"), ("Cleo", "here")]).await;
    phone.click("form.new button.big").await;
    assert_eq!(phone.table().await.totals.len(), 3);
    phone.go(&house.url("/new?game=maxi")).await;
    let lines = json!([["Anna", "here", true], ["", "bot:greedy", true], ["Cleo", "here", true]]);
    phone.until("who played last", ROWS, |seen| *seen == lines).await;
    // What was removed does not play, and is one tap away.
    phone.click(".player:nth-child(2) .remove").await;
    phone.click(".player:nth-child(1) .remove").await;
    phone.until("one row", ROWS, |seen| *seen == json!([["Cleo", "here", true]])).await;
    phone.click(".people button:first-child").await;
    let back = json!([["Cleo", "here", true], ["Anna", "here", true]]);
    phone.until("two rows", ROWS, |seen| *seen == back).await;
    // A person moves up by a tap on the mark in front.
    phone.click(".player:nth-child(2) .move").await;
    let moved = json!([["Anna", "here", true], ["Cleo", "here", true]]);
    phone.until("another order", ROWS, |seen| *seen == moved).await;
    phone.click("form.new button.big").await;
    assert_eq!(phone.table().await.totals.len(), 2);
}

/// The rows of a new game: name, kind, and whether they are in sight.
const ROWS: &str = "return [...document.querySelectorAll('form.ready .player')].map((row) =>
    [row.querySelector('input').value, row.querySelector('select').value, row.getClientRects().length > 0]);";

/// What an earlier version kept on the device: players only, and a seat that was open although it had a name.
#[tokio::test(flavor = "multi_thread")]
async fn players_of_the_version_before_are_remembered() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/")).await;
    let before = r#"localStorage.setItem("yatzy:players", JSON.stringify([
        { name: "Anna", kind: "here" }, { name: "Kaj", kind: "open" }, { name: "", kind: "bot:club" }]));"#;
    phone.ask(before).await;
    phone.go(&house.url("/new")).await;
    let rows = json!([["Anna", "here", true], ["Kaj", "elsewhere", true], ["", "bot:club", true]]);
    phone.until("the players", ROWS, |seen| *seen == rows).await;
}

/// The game, the dice and the options that were played last are chosen again, and the line of the rules says so.
#[tokio::test(flavor = "multi_thread")]
async fn the_rules_and_the_dice_of_the_last_game_are_remembered() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/new")).await;
    seat(&phone, &[("Anna", "here"), ("Kaj", "elsewhere")]).await;
    assert_eq!(phone.text("#in-force").await, "Rules: Yatzy, standard rules · coach off");
    phone.click("input[name=game][value=maxi]").await;
    phone.click("input[name=dice][value=table]").await;
    phone.click("#in-force").await;
    phone.choose("[name='maxi:chips']", "no").await;
    let rules = phone.text("#in-force").await;
    assert_eq!(rules, "Rules: Maxi, standard rules · Saving rethrows as chips: no · coach off");
    phone.click("form.new button.big").await;
    phone.table().await;
    phone.go(&house.url("/new")).await;
    phone.wait_for("form.ready").await;
    assert_eq!(phone.text("#in-force").await, rules);
    let chosen = "const { game, dice } = document.querySelector('form.new').elements; return [game.value, dice.value];";
    assert_eq!(phone.ask(chosen).await, json!(["maxi", "table"]));
    // An address that asks for a game gets it.
    phone.go(&house.url("/new?game=triple")).await;
    phone.wait_for("form.ready").await;
    assert_eq!(phone.ask(chosen).await, json!(["triple", "table"]));
}

/// A name that was typed and not added plays too, and one that is there twice is asked about.
#[tokio::test(flavor = "multi_thread")]
async fn a_typed_name_is_never_lost() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/new")).await;
    seat(&phone, &[("Anna", "here")]).await;
    phone.fill("#add", "anna").await;
    phone.click("form.new button.big").await;
    assert!(phone.text(".refusal").await.contains("is there twice"));
    let both = json!([["Anna", "here", true], ["anna", "here", true]]);
    phone.until("both names", ROWS, |seen| *seen == both).await;
    phone.fill("#name2", "Björn").await;
    phone.click("form.new button.big").await;
    let table = phone.table().await;
    assert_eq!(table.totals.len(), 2);
    assert!(phone.text("thead").await.contains("Björn"));
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_that_were_kept_are_kept_when_the_page_is_loaded_again() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Desktop).await;
    make(&phone, &house, "triple", "program", &[("Anna", "here")]).await;
    let thrown = phone.throw().await;
    phone.press("24").await;
    let dice: Vec<&str> = thrown.dice.split('-').collect();
    let kept = format!("{}-{}", dice[1], dice[3]);
    phone.table_when("two kept dice", |table| table.kept == kept).await;
    phone.reload().await;
    phone.table_when("the same two", |table| table.kept == kept && table.dice == thrown.dice).await;
    // Where a box has three columns its letter goes through them; the space bar throws there, and enters nothing.
    for column in ["ones-x1", "ones-x2", "ones-x3"] {
        phone.press("a").await;
        // The script of the keys may come after the first of them.
        let (focus, box_of) = ("return document.activeElement.value ?? '';", format!(":{column}"));
        phone
            .until(column, focus, |value| value.as_str().is_some_and(|value| value.ends_with(&box_of)))
            .await;
    }
    phone.press(" ").await;
    let again = phone.table_when("a second throw", |table| table.throws == 2 && !table.busy).await;
    assert!(again.written.is_empty());
    // After an entry the focus is where one plays on, and not nowhere.
    phone.press("p\u{e007}").await;
    phone.table_when("an entry", |table| table.written.len() == 1 && !table.busy).await;
    let focus = "return document.activeElement.id || document.activeElement.className || document.activeElement.tagName;";
    phone.until("the focus on the button", focus, |focus| *focus == json!("throw")).await;
    // Escape closes what is unfolded over the page.
    phone.click(".languages summary").await;
    phone.press("\u{e00c}").await;
    assert!(!phone.has(".languages[open]").await);
}

/// Throws with an answer that takes its time, looks at the table meanwhile, and takes a box of the table that is seen then.
const ACTS_BEFORE_THE_ANSWER: &str = r##"
    const real = window.fetch.bind(window);
    let release;
    const held = new Promise((resume) => { release = resume; });
    window.fetch = async (address, options) => {
        const response = await real(address, options);
        if (options?.method === "POST") await held;
        return response;
    };
    const table = document.getElementById("table");
    const version = Number(table.dataset.version);
    document.getElementById("throw").click();
    const look = setInterval(() => {
        if (Number(table.dataset.version) === version) {
            const link = document.createElement("a");
            link.href = location.pathname;
            table.append(link);
            link.click();
            return;
        }
        clearInterval(look);
        document.querySelector("button[value='enter:chance']").click();
        setTimeout(release, 300);
        done(Number(table.dataset.version) - version);
    }, 100);
"##;

/// The table may show the result of a press before its answer arrives. The next press counts.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_before_the_answer_is_not_lost() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    make(&phone, &house, "yatzy", "program", &[("Anna", "here")]).await;
    assert_eq!(phone.ask_slowly(ACTS_BEFORE_THE_ANSWER).await, json!(1));
    phone.table_when("an entry", |table| table.written.len() == 1).await;
}

/// Kept dice stay where they lie: for the player, after a reload, for a spectator; also the second of two equal dice.
#[tokio::test(flavor = "multi_thread")]
async fn kept_dice_stay_where_they_lie() {
    let (house, browsers) = (House::named(), Browsers::start());
    let (anna, guest) = (browsers.open(Screen::Desktop).await, browsers.open(Screen::Phone).await);
    let game = make(&anna, &house, "maxi", "program", &[("Anna", "here")]).await.game;
    guest.go(&house.url(&format!("/g/{game}?watch"))).await;
    let kept = |dice: &str, places: &[usize]| {
        let dice: Vec<&str> = dice.split('-').collect();
        places.iter().map(|place| dice[place - 1]).collect::<Vec<_>>().join("-")
    };
    let thrown = anna.throw().await;
    anna.press("25").await;
    anna.look_at_dice().await;
    let again = anna.throw().await;
    assert_eq!(kept(&again.dice, &[2, 5]), kept(&thrown.dice, &[2, 5]));
    assert_eq!(again.kept, kept(&thrown.dice, &[2, 5]), "they are kept for the next throw, too");
    anna.reload().await;
    assert_eq!(anna.table().await.dice, again.dice);
    let seen = guest.table_when("the second throw", |table| table.throws == 2).await;
    let sorted = |dice: &str| {
        let mut dice: Vec<&str> = dice.split('-').collect();
        dice.sort_unstable();
        dice.join("-")
    };
    assert_eq!(sorted(&seen.dice), sorted(&again.dice));
    // The server can't tell which of two equal dice was kept; else a guest sees them where the player has them.
    let is_second = |place: usize| kept(&thrown.dice, &[place - 1]) == kept(&thrown.dice, &[place]);
    if !is_second(2) && !is_second(5) {
        assert_eq!(seen.dice, again.dice);
    }
    anna.enter().await;
    // Six dice of which no two are alike are rare.
    let (pair, thrown) = loop {
        let thrown = anna.throw().await;
        let dice: Vec<&str> = thrown.dice.split('-').collect();
        if let Some(pair) = (2..=6).rev().find(|place| dice[place - 1] == dice[place - 2]) {
            break (pair, thrown);
        }
        anna.enter().await;
    };
    anna.press(&pair.to_string()).await;
    anna.look_at_dice().await;
    let again = anna.throw().await;
    let ticked = format!("return document.querySelector('.keep:nth-child({pair}) input').checked;");
    assert_eq!(anna.ask(&ticked).await, json!(true), "{} kept {pair}", thrown.dice);
    assert_eq!(kept(&again.dice, &[pair]), kept(&thrown.dice, &[pair]));
    anna.reload().await;
    assert_eq!(anna.table().await.dice, again.dice);
    assert_eq!(anna.ask(&ticked).await, json!(true));
    // A person who likes them sorted has them sorted.
    anna.ask("localStorage.setItem('yatzy:sort', 'on');").await;
    anna.reload().await;
    let by_size = anna.table().await;
    assert_eq!(by_size.dice, sorted(&again.dice));
    assert_eq!(by_size.kept, again.kept);
    let places = "return [...document.querySelectorAll('.keep')].map(({ title }) => title).join('');";
    assert_eq!(anna.ask(places).await, json!("123456"));
}
