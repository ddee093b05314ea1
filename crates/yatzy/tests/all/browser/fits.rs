//! The whole card on one phone screen, for every edition of five dice, in its own language, for four players; and nothing
//! covers a figure.

use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::pages::PLAY_TO_THE_END;
use crate::browser::pictures::PLAY_SOME;
use crate::house::House;
use serde_json::json;
use yatzy_rules::Catalogue;
use yatzy_text::Lang;

/// What does not fit: rows lower than 24 pixels, type smaller than 14, anything out of sight, anything that covers a figure.
/// Every place gets the longest figure that it may ever hold.
const AMISS: &str = r##"
    scrollTo(0, 0);
    const scroll = document.querySelector(".scroll");
    const found = [];
    for (const td of document.querySelectorAll(".pad tr.sum td")) td.textContent = "374";
    for (const open of document.querySelectorAll(".pad td .open, .pad td[data-box]:empty")) open.textContent = "50";
    for (const row of document.querySelectorAll(".pad tbody tr")) {
        const { height, top, bottom } = row.getBoundingClientRect();
        const name = row.querySelector("th");
        if (height < 23.9) found.push(`${name.innerText}: ${height} px`);
        if (top < 0 || bottom > innerHeight) found.push(`${name.innerText}: out of sight`);
        const type = Math.min(...[name, ...row.querySelectorAll("td, button, .written")].map((part) => parseFloat(getComputedStyle(part).fontSize)));
        if (type < 14) found.push(`${name.innerText}: type of ${type} px`);
        const edge = name.getBoundingClientRect().right;
        for (const td of row.querySelectorAll("td:not([hidden])")) {
            const range = document.createRange();
            range.selectNodeContents(td);
            const { left, right } = range.getBoundingClientRect();
            const box = td.getBoundingClientRect();
            if (left < edge - .5 || left < box.left - 1 || right > box.right + 1 || right > scroll.getBoundingClientRect().right + .5) found.push(`${name.innerText}: ${td.innerText} is covered`);
        }
        if (name.scrollWidth > name.clientWidth + 1) found.push(`${name.innerText}: cut`);
    }
    if (scroll.scrollHeight > scroll.clientHeight + 1) found.push(`the pad scrolls by ${scroll.scrollHeight - scroll.clientHeight} px`);
    if (scroll.scrollWidth > scroll.clientWidth + 1) found.push(`the pad is ${scroll.scrollWidth - scroll.clientWidth} px too wide`);
    const [covered] = [...document.querySelectorAll(".pad tbody tr")].slice(-1);
    const hand = document.querySelector(".hand");
    if (hand && covered.getBoundingClientRect().bottom > hand.getBoundingClientRect().top + 1.5) found.push("the dice cover the last row");
    for (const css of [".dice .row, #faces", "#throw, .dice .hint, #faces", ".banner", ".hint.first:not([hidden])"]) {
        const part = document.querySelector(css);
        if (!part && css.startsWith(".hint.first")) continue;
        const { top, bottom } = part.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight + .5) found.push(`${css}: out of sight`);
    }
    if (document.documentElement.scrollWidth > 360) found.push("wider than the phone");
    return found;
"##;

const NAMES: [&str; 4] = ["Anna", "Björn", "Cecilia", "Dagmar"];

async fn amiss(phone: &Browser, house: &House, edition: &str, players: usize) -> Vec<String> {
    let players: String =
        (1..).zip(&NAMES[..players]).map(|(seat, name)| format!("&name{seat}={name}")).collect();
    phone.swap(&house.url(&format!("/new?edition={edition}{players}"))).await;
    phone.press_and_swap("form.new button.big").await;
    // Where a box is named first, the pad is as full before the throw.
    if phone.has("#throw").await {
        phone.press_and_swap("#throw").await;
    }
    let mut found = both_ways(phone, edition).await;
    if !found.is_empty() {
        // The label of the button is shorter once its script has run.
        let game = phone.table().await.game;
        phone.go(&house.url(&format!("/g/{game}"))).await;
        found = both_ways(phone, edition).await;
    }
    found
}

/// Hints of the first game are there until they are put away.
async fn both_ways(phone: &Browser, edition: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (when, hidden) in [("with its hint", "false"), ("without", "true")] {
        let put =
            format!("for (const hint of document.querySelectorAll('.hint.first')) hint.hidden = {hidden};");
        let amiss = phone.ask(&format!("{put}\n{AMISS}")).await;
        found.extend(amiss.as_array().into_iter().flatten().map(|line| format!("{edition}, {when}: {line}")));
    }
    found
}

/// What a table brings before anyone does anything: its page, and everything that this asks for.
const WEIGHT: &str = r#"
    const bytes = (entry) => entry.decodedBodySize;
    setTimeout(() => {
        const parts = performance.getEntriesByType("resource");
        const [page] = performance.getEntriesByType("navigation");
        done([bytes(page), ...parts.map(bytes)].reduce((sum, size) => sum + size));
    }, 500);
"#;

#[tokio::test(flavor = "multi_thread")]
async fn the_first_load_of_a_table_is_light() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/?lang=uk")).await;
    let four: String = (1..).zip(NAMES).map(|(seat, name)| format!("&name{seat}={name}")).collect();
    for game in ["yatzy", "maxi", "triple", "yatzy&dice=table", "triple&dice=table"] {
        phone.go(&house.url(&format!("/new?game={game}{four}"))).await;
        phone.click("form.new button.big").await;
        phone.table().await;
        if phone.has("#throw").await {
            phone.throw().await;
        }
        phone.devtools("Network.clearBrowserCache", json!({})).await;
        phone.reload().await;
        phone.table().await;
        let weight = phone.ask_slowly(WEIGHT).await;
        assert!(weight.as_u64().is_some_and(|bytes| bytes <= 100_000), "{game}: {weight} bytes");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_card_fits_a_phone_in_every_edition() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/computer")).await;
    phone.click("button.level").await;
    phone.table().await;
    let mut found = Vec::new();
    for edition in Catalogue::get().editions().iter().filter(|edition| edition.rules.dice() == 5) {
        let lang = edition.lang.as_deref().unwrap_or("en");
        phone.swap(&house.url(&format!("/?lang={lang}"))).await;
        found.extend(amiss(&phone, &house, &edition.id, 4).await);
    }
    for players in 1..=3 {
        phone.swap(&house.url("/?lang=fi")).await;
        found.extend(amiss(&phone, &house, "diceset-fi", players).await);
    }
    assert!(found.is_empty(), "{} amiss\n{}", found.len(), found.join("\n"));
    assert_eq!(phone.ask("return document.documentElement.lang;").await, json!("fi"));
    // A taller phone gives its height to the rows. Large figures scroll.
    let rows = "const heights = [...document.querySelectorAll('.pad tbody tr')].map((row) => row.getBoundingClientRect().height);
        const { scrollHeight, clientHeight } = document.querySelector('.scroll');
        return [Math.floor(Math.min(...heights)), scrollHeight > clientHeight + 1];";
    phone.show(Screen::LargePhone, false).await;
    let tall = phone.ask(rows).await;
    assert!(tall[0].as_u64() >= Some(28) && tall[1] == json!(false), "{tall}");
    phone.show(Screen::Phone, false).await;
    let game = phone.table().await.game;
    phone.go(&house.url(&format!("/g/{game}"))).await;
    phone.put_hint_away().await;
    phone.click(".more > summary").await;
    phone.click("[data-switch=large]").await;
    phone.until("large figures", rows, |rows| rows[0].as_u64() >= Some(42) && rows[1] == json!(true)).await;
}

/// A called box takes no line of its own: the whole card stays in sight after the throw.
#[tokio::test(flavor = "multi_thread")]
async fn the_whole_card_fits_a_phone_after_a_call_and_a_throw() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/?lang=da")).await;
    phone.ask("localStorage.setItem('yatzy:hints', 'gone');").await;
    let four: String = (1..).zip(NAMES).map(|(seat, name)| format!("&name{seat}={name}")).collect();
    phone.go(&house.url(&format!("/new?edition=tactic-da{four}"))).await;
    phone.click("form.new button.big").await;
    phone.click("button[value^='name:']").await;
    phone.wait_for(".pad tr.called").await;
    phone.throw().await;
    assert_eq!(phone.ask(AMISS).await, json!([]));
}

/// The coach answers in the place of its button, also where its answer is as long as it gets.
const LONG_ANSWER: &str = r##"
    const coach = document.querySelector(".coach");
    const button = coach.querySelector(".plain");
    if (button) button.hidden = false;
    const answer = [...coach.childNodes].filter((part) => part !== button).map((part) => part.textContent).join("").trim();
    coach.replaceChildren(`${answer} `.repeat(9).slice(0, 165), " ", ...(button ? [button] : []));
"##;

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_card_fits_a_phone_while_the_coach_speaks() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/")).await;
    phone.ask("localStorage.setItem('yatzy:hints', 'gone');").await;
    phone.go(&house.url("/new?game=yatzy&name1=Anna&name2=Bj%C3%B6rn")).await;
    phone.click("form.new button.big").await;
    phone.throw().await;
    phone.click("#coach").await;
    phone.wait_for(".coach:not([data-thinks])").await;
    let game = phone.table().await.game;
    let mut found = Vec::new();
    for lang in Lang::ALL.iter().map(|lang| lang.code()) {
        phone.swap(&house.url(&format!("/g/{game}?coach&lang={lang}"))).await;
        phone.wait_for(".coach:not([data-thinks])").await;
        let amiss = phone.ask(&format!("{LONG_ANSWER}\n{AMISS}")).await;
        found.extend(amiss.as_array().into_iter().flatten().map(|line| format!("{lang}: {line}")));
        // "More" is a square beside the answer, and opens as ever.
        phone.ask("document.querySelector('.more > summary').click();").await;
        let more = "return document.querySelector('.more .sheet').getBoundingClientRect().width > 250;";
        assert_eq!(phone.ask(more).await, json!(true), "{lang}");
    }
    assert!(found.is_empty(), "{} amiss\n{}", found.len(), found.join("\n"));
}

/// With real dice too: before they are told, when they are, and after the entry. The editions with the longest words and
/// the most lines; where a box is named first, that question takes a line of its own, and the pad scrolls.
#[tokio::test(flavor = "multi_thread")]
async fn the_whole_card_fits_beside_the_faces_of_real_dice() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    let four: String = (1..).zip(NAMES).map(|(seat, name)| format!("&name{seat}={name}")).collect();
    let mut found = Vec::new();
    for (lang, edition) in [("ru", "ru13"), ("nl", "tactic-nl"), ("fi", "diceset-fi"), ("en", "yahtzee")] {
        phone.go(&house.url(&format!("/?lang={lang}"))).await;
        phone.go(&house.url(&format!("/new?edition={edition}&dice=table{four}"))).await;
        phone.click("form.new button.big").await;
        phone.wait_for("#faces").await;
        let mut look = async |when: &str| {
            let amiss = phone.ask(AMISS).await;
            found.extend(
                amiss.as_array().into_iter().flatten().map(|line| format!("{edition}, {when}: {line}")),
            );
        };
        look("before").await;
        for face in "66655".chars() {
            phone.click(&format!("[data-face='{face}']")).await;
        }
        phone.wait_for("#coach").await;
        look("told").await;
        phone.click("td:nth-child(2) button[value='enter:sixes']").await;
        phone.table_when("an entry", |table| table.written.len() == 1 && !table.busy).await;
        look("after").await;
    }
    // Yahtzee is the last of them: another yatzy after the first, and the sentence about it, in the longest languages too.
    let game = phone.table().await.game;
    // A yatzy of the seat to play, and a turn of every other seat.
    let others = [("chance", "1-2-3-4-6"); 3];
    let told = tell([("yatzy", "4-4-4-4-4")].into_iter().chain(others));
    assert!(phone.ask_slowly(&told).await.is_number());
    for lang in ["de", "fr", "ru", "hu", "en"] {
        phone.go(&house.url(&format!("/g/{game}?lang={lang}"))).await;
        phone.wait_for("#faces").await;
        for _ in 0..5 {
            phone.click("[data-face='4']").await;
        }
        phone.wait_for(".hint.joker").await;
        let amiss = phone.ask(AMISS).await;
        found.extend(amiss.as_array().into_iter().flatten().map(|line| format!("{lang}, a joker: {line}")));
    }
    assert!(phone.text(".hint.joker").await.ends_with("Fours scores 20 points, +100 extra."));
    assert!(found.is_empty(), "{} amiss\n{}", found.len(), found.join("\n"));
}

/// A script that tells turns of real dice by the API, in the order of play: a box and the hand in it.
fn tell<'a>(turns: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let turns: Vec<_> = turns.into_iter().collect();
    format!("const turns = {};\n{TELL}", json!(turns))
}

const TELL: &str = r##"
    const address = `/api/v1/games/${document.getElementById("table").dataset.game}`;
    (async () => {
        let state = await (await fetch(address)).json();
        for (const [box, hand] of turns) {
            const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
            const body = JSON.stringify({ version: state.version, key, action: { type: "table", box, hand } });
            const headers = { "content-type": "application/json" };
            ({ state } = await (await fetch(`${address}/actions`, { method: "POST", headers, body })).json());
        }
        done(state.version);
    })().catch((error) => done(String(error)));
"##;

/// What is cut in the middle of a game: a name, a figure, a sentence.
const CUT_IN_MID_GAME: &str = r##"
    const found = [];
    const scroll = document.querySelector(".scroll");
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    if (scroll.scrollWidth > scroll.clientWidth + 1) found.push(`the pad is ${scroll.scrollWidth - scroll.clientWidth} px too wide`);
    for (const cell of document.querySelectorAll(".pad :is(th, td):not([hidden])")) {
        if (cell.querySelector(":scope > .unseen:only-child")) continue;
        const range = document.createRange();
        range.selectNodeContents(cell.querySelector(".short") ?? cell);
        const [words, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
        const isName = cell.querySelector(".whose");
        if (words.width && (words.left < box.left - 1 && !isName || words.right > box.right + 1)) found.push(`${cell.innerText}: sticks out`);
        if (cell.matches("th") && cell.scrollWidth > cell.clientWidth + 1) found.push(`${cell.innerText}: cut`);
    }
    for (const name of document.querySelectorAll(".pad .whose")) {
        // Letters may stick out of their line a little; a line that is cut is higher.
        if (name.scrollHeight > name.clientHeight + 8) found.push(`${name.innerText}: cut`);
    }
    // A name breaks at spaces and hyphens only, lies on the pad, and covers no other.
    const taken = [];
    for (const { firstChild: text } of document.querySelectorAll(".pad .whose .name")) {
        for (const { index, 0: part } of text.data.matchAll(/[^\s-]+-?/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + part.length);
            const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
            if (lines.length > 1) found.push(`${part}: a break inside the word`);
            for (const { left, right, top, bottom } of lines) {
                if (left < 8 || right > innerWidth - 8) found.push(`${part}: beside the pad`);
                const covers = taken.find((other) => other.text !== text && left < other.right - 1 && right > other.left + 1 && top < other.bottom - 4 && bottom > other.top + 4);
                if (covers) found.push(`${part}: covers ${covers.text.data}`);
                taken.push({ text, left, right, top, bottom });
            }
        }
    }
    for (const words of document.querySelectorAll(".banner > *, .hand p, .hand button, .small-buttons > *")) {
        const { left, right, width } = words.getBoundingClientRect();
        if (width && (left < 0 || right > innerWidth || words.scrollWidth > words.clientWidth + 1 && words.localName !== "span")) found.push(`${words.innerText}: cut`);
    }
    return found;
"##;

/// Turns that every seat of a game with real dice tells.
const SOME_TURNS: [(&str, &str); 4] =
    [("ones", "1-1-1-2-2"), ("sixes", "6-6-6-5-5"), ("full-house", "5-5-6-6-6"), ("yatzy", "4-4-4-4-4")];

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_cut_in_mid_game_in_any_language() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    let mut found = Vec::new();
    let long = ["Maximiliane", "Константин", "Mormor+Birgit", "Александра"];
    for dice in ["program", "table"] {
        for players in 2..=4 {
            let names: String =
                (1..).zip(&long[..players]).map(|(seat, name)| format!("&name{seat}={name}")).collect();
            phone.go(&house.url(&format!("/new?game=yatzy&dice={dice}{names}"))).await;
            phone.click("form.new button.big").await;
            let game = phone.table().await.game;
            let told = SOME_TURNS.iter().flat_map(|&turn| std::iter::repeat_n(turn, players));
            let script = if dice == "program" { PLAY_SOME.to_owned() } else { tell(told) };
            let played = phone.ask_slowly(&script).await;
            assert!(played.is_number(), "{played}");
            for thrown in [false, true] {
                if thrown && dice == "program" {
                    phone.throw().await;
                }
                for lang in Lang::ALL.iter().map(|lang| lang.code()) {
                    phone.swap(&house.url(&format!("/g/{game}?lang={lang}"))).await;
                    let cut = phone.ask(CUT_IN_MID_GAME).await;
                    found.extend(cut.as_array().into_iter().flatten().map(|cut| {
                        format!("{lang}, {players} players, {dice} dice, thrown: {thrown}: {cut}")
                    }));
                }
                if dice == "table" {
                    break;
                }
            }
        }
    }
    assert!(found.is_empty(), "{} cut\n{}", found.len(), found.join("\n"));
}

/// What of a finished game's pad can't be seen without moving it sideways.
const HIDDEN: &str = r##"
    const { left, right } = document.querySelector(".scroll").getBoundingClientRect();
    const places = [...document.querySelectorAll(".pad :is(th, td)")].filter((place) => place.getBoundingClientRect().width > 0);
    const hidden = places.filter((place) => {
        const box = place.getBoundingClientRect();
        return box.left < left - .5 || box.right > right + .5 || box.right > innerWidth;
    });
    return hidden.map((place) => place.innerText);
"##;

/// The result stands beside the pad where there is room, and takes none away from it.
#[tokio::test(flavor = "multi_thread")]
async fn the_pad_of_a_finished_game_is_seen_whole() {
    let (house, browsers) = (House::named(), Browsers::start());
    let desk = browsers.open(Screen::Desktop).await;
    for (lang, edition, names) in [
        ("en", "yatzy", &["The greedy computer", "The computer that rolls"][..]),
        ("fi", "diceset-fi", &["Anna-Maria", "Björn", "Cecilia", "Dagmar-Sofia"]),
    ] {
        desk.go(&house.url(&format!("/?lang={lang}"))).await;
        let seats: String = (1..).zip(names).map(|(seat, name)| format!("&name{seat}={name}")).collect();
        desk.go(&house.url(&format!("/new?edition={edition}{}", seats.replace(' ', "+")))).await;
        desk.click("form.new button.big").await;
        desk.table().await;
        assert_eq!(desk.ask_slowly(PLAY_TO_THE_END).await, json!("over"));
        desk.table_when("the end", |table| table.over).await;
        desk.wait_for(".over").await;
        for screen in [Screen::Desktop, Screen::Large] {
            desk.show(screen, false).await;
            let hidden = desk.ask(HIDDEN).await;
            assert_eq!(hidden, json!([]), "{edition}, {}", screen.word());
        }
    }
    // The television of a full table: the dice, the standing and the way to the last free seat beside the pad.
    let seven: String = (1..=7).map(|seat| format!("&name{seat}=Bartholomew{seat}")).collect();
    desk.go(&house.url("/?lang=en")).await;
    desk.go(&house.url(&format!("/new?game=yatzy{seven}&kind8=open"))).await;
    desk.click("form.new button.big").await;
    let game = desk.table().await.game;
    desk.go(&house.url(&format!("/g/{game}/screen"))).await;
    desk.wait_for(".invite .code").await;
    for screen in [Screen::Desktop, Screen::Large] {
        desk.show(screen, false).await;
        // The widest code.
        desk.ask("const code = document.querySelector('.code'); code.textContent = code.textContent.replace(/[^-]/g, 'W')").await;
        assert_eq!(desk.ask(OFF_THE_SCREEN).await, json!([]), "{}", screen.word());
    }
    // Four long names, in the language of the longest words.
    let four: String = (1..)
        .zip(["Александра", "Константин", "Мария-Луиза", "Maximiliane"])
        .map(|(seat, name)| format!("&name{seat}={name}"))
        .collect();
    desk.go(&house.url(&format!("/new?game=yatzy{four}"))).await;
    desk.click("form.new button.big").await;
    let game = desk.table().await.game;
    assert!(desk.ask_slowly(PLAY_SOME).await.is_number());
    desk.go(&house.url(&format!("/g/{game}/screen?lang=ru"))).await;
    for screen in [Screen::Desktop, Screen::Large] {
        desk.show(screen, false).await;
        assert_eq!(desk.ask(OFF_THE_SCREEN).await, json!([]), "four names, {}", screen.word());
    }
}

/// What of a television can't be seen: out of the window, over the pad, or dice too small for a room.
const OFF_THE_SCREEN: &str = r##"
    const pad = document.querySelector(".pad").getBoundingClientRect();
    const found = [];
    for (const part of document.querySelectorAll(".banner, .dice .row, .standing li, .qr, .code, .pad tbody tr:last-child")) {
        const { top, right, bottom } = part.getBoundingClientRect();
        const isBeside = !part.closest(".hand") || right <= pad.left;
        if (top < 0 || bottom > innerHeight || right > innerWidth || !isBeside) found.push(part.className || part.localName);
    }
    const isStaggered = document.querySelector(".pad.staggered");
    for (const cell of document.querySelectorAll(".pad :is(td, th)")) {
        const range = document.createRange();
        range.selectNodeContents(cell.querySelector(".short") ?? cell);
        const [words, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
        const isName = isStaggered && cell.querySelector(".whose");
        if (!words.width || cell.querySelector(":scope > .unseen:only-child")) continue;
        if (words.right > box.right + 1 || box.right > innerWidth || words.left < (isName ? pad : box).left - 1) found.push(`${cell.innerText}: cut`);
    }
    if (document.querySelector(".dice .row > *").getBoundingClientRect().width < 32) found.push("small dice");
    return found;
"##;

/// Names above the columns that cover each other.
const COVERED: &str = r#"
    const lines = [...document.querySelectorAll(".pad thead .whose")].map((whose) => [...whose.querySelectorAll("span")].flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return [...(part.matches(".mark") ? part : range).getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, middle: (top + bottom) / 2, words: part.textContent }));
    }));
    const found = [];
    for (const [place, one] of lines.entries()) for (const other of lines.slice(place + 1).flat())
        for (const line of one) if (Math.abs(line.middle - other.middle) < 8 && line.left < other.right && other.left < line.right) found.push(`${line.words}, ${other.words}`);
    return found;
"#;

#[tokio::test(flavor = "multi_thread")]
async fn names_of_two_words_do_not_cover_others() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    for (lang, players) in [
        ("ru", "name1=Игрок+1&kind2=bot:random"),
        ("fi", "name1=Pelaaja+1&kind2=bot:random"),
        ("ru", "name1=Владислав&name2=Бабушка+Александра"),
        ("en", "name1=Anna&name2=Bartholomew+Montgomery&name3=Al&name4=Christopher+Robin"),
    ] {
        phone.go(&house.url(&format!("/?lang={lang}"))).await;
        phone.go(&house.url(&format!("/new?game=yatzy&{players}"))).await;
        phone.click("form.new button.big").await;
        phone.table().await;
        assert_eq!(phone.ask(COVERED).await, json!([]), "{lang}: {players}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_on_its_side_breaks_no_name() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    let side = json!({ "width": 740, "height": 360, "deviceScaleFactor": 1, "mobile": false });
    phone.devtools("Emulation.setDeviceMetricsOverride", side).await;
    phone.go(&house.url("/new?game=yatzy&name1=Maija&name2=Björn")).await;
    phone.click("form.new button.big").await;
    phone.table().await;
    let lines =
        "return [...document.querySelectorAll('.pad .name')].map((name) => name.getClientRects().length);";
    assert_eq!(phone.ask(lines).await, json!([1, 1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_is_in_sight_when_a_game_ends() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/new?game=yatzy&name1=Anna&name2=Bo")).await;
    phone.click("form.new button.big").await;
    phone.table().await;
    assert_eq!(phone.ask_slowly(PLAY_TO_THE_END).await, json!("over"));
    phone.table_when("the end", |table| table.over).await;
    phone.wait_for(".over h2").await;
    let top = "return document.querySelector('.over h2').getBoundingClientRect().top >= 0;";
    assert_eq!(phone.ask(top).await, json!(true));
    // Also when nothing can be undone any more, and the page says so.
    let sealed = "return document.querySelector('#take-back') === null;";
    phone.until("the seal", sealed, |sealed| *sealed == json!(true)).await;
    assert_eq!(phone.ask(top).await, json!(true));
}

/// The form for a new game with four players: all of it without scrolling, and Start in sight whatever is unfolded.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_of_four_fits_a_small_phone_in_every_language() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/")).await;
    let remembered = r#"
        localStorage.setItem("yatzy:people", JSON.stringify(["Anna", "Björn", "Cecilia", "Kaj", "Dagmar", "Mormor"]));
        localStorage.setItem("yatzy:last", "name1=Anna&kind1=here&name2=Kaj&kind2=elsewhere&name3=Mormor&kind4=bot:winner");"#;
    phone.ask(remembered).await;
    let seen = "const { top, bottom } = document.querySelector('.start button').getBoundingClientRect();
        return [document.documentElement.scrollHeight - innerHeight, top > 0 && bottom <= innerHeight];";
    for lang in Lang::ALL.iter().map(|lang| lang.code()) {
        phone.go(&house.url(&format!("/?lang={lang}"))).await;
        phone.go(&house.url("/new")).await;
        phone.wait_for("form.ready .player:nth-child(4)").await;
        assert_eq!(phone.ask(seen).await, json!([0, true]), "{lang}");
        phone.click("#in-force").await;
        let unfolded = phone.ask(seen).await;
        assert_eq!(unfolded[1], json!(true), "{lang} with its rules");
        assert_ne!(unfolded[0], json!(0), "{lang} with its rules");
    }
}
