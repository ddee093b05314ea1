//! Whole journeys, as people make them: a first game against the computer, an invitation, one phone for four, real dice with
//! a coach.

use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::place::Place;
use crate::browser::table::{make, seat, seat_link, sit_down};
use crate::house::House;
use serde_json::{Value, json};

/// Plays on to the end by the API, with the page's own cookie; the computer is told not to wait.
const PLAY_ON: &str = r#"
    const game = document.getElementById("table").dataset.game;
    const address = `/api/v1/games/${game}`;
    (async () => {
        for (;;) {
            const state = await (await fetch(address)).json();
            if (state.phase === "over") { done("over"); return; }
            const { points, ...action } = state.actions.at(-1) ?? {};
            if (state.seats[state.turn.seat - 1].player !== "person" || !action.type) {
                await fetch(`/g/${game}/go-on`, { method: "POST", body: new URLSearchParams(), redirect: "manual" });
                await new Promise((resume) => setTimeout(resume, 20));
                continue;
            }
            const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
            const body = JSON.stringify({ version: state.version, key, action });
            await fetch(`${address}/actions`, { method: "POST", headers: { "content-type": "application/json" }, body });
        }
    })().catch((error) => done(String(error)));
"#;

/// Two taps on a fresh phone, a game against the computer, the result, and the same again.
#[tokio::test(flavor = "multi_thread")]
async fn two_taps_to_a_game_against_the_computer_and_again() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/")).await;
    phone.click("a[href$='/computer']").await;
    phone.click("button.level[value='bot:greedy']").await;
    let fresh = phone.table().await;
    assert!(fresh.mine && fresh.totals.len() == 2, "{fresh:?}");
    // What comes next is said, until it is put away for good.
    assert!(phone.text(".hint.first").await.starts_with("Throw the dice."));
    phone.throw().await;
    phone.click(".hint.first [data-gone]").await;
    phone
        .until("no hint", "return document.querySelector('.hint.first')?.hidden ?? true;", |gone| {
            *gone == json!(true)
        })
        .await;
    phone.enter().await;
    // The computer waits, so that the entry can be undone, unless it is told to go on; its move is then told.
    phone.click("[form=go-on-now]").await;
    phone.table_when("the computer's move", |table| table.mine && table.written.len() == 2).await;
    assert!(phone.text(".hint.last").await.contains(" has "), "its dice are told");
    assert!(phone.has("td.just").await, "and its box outlined");
    assert_eq!(phone.ask("return document.title.startsWith('Your turn');").await, json!(true));
    assert_eq!(phone.ask_slowly(PLAY_ON).await, json!("over"));
    let over = phone.table_when("the end", |table| table.over).await;
    let won = "const [me, computer] = [...document.querySelectorAll('tr.total td')].map((td) => Number(td.textContent)); return [me >= computer, !!document.querySelector('.cheer')];";
    let won = phone.ask(won).await;
    assert_eq!(won[0], won[1], "only the winner is cheered");
    // The result stays where it can be found.
    phone.go(&house.url("/")).await;
    phone.click("a.to-games[href$='/games']").await;
    assert!(phone.text("main").await.contains("Finished games"));
    phone.click(&format!(".go-on a[href$='/g/{}']", over.game)).await;
    phone.wait_for(".over a[href$='/report']").await;
    phone.click("form[action$=rematch] button").await;
    let again = phone.table_when("another game", |table| table.game != over.game).await;
    assert!(!again.over && again.written.is_empty());
    assert!(!phone.has(".hint.first:not([hidden])").await, "hints are for the first game");
}

/// From the home page to the first throw: a new device, the same device again, and two people on another new device.
#[tokio::test(flavor = "multi_thread")]
async fn taps_to_the_first_throw() {
    let (house, browsers) = (House::named(), Browsers::start());
    let alone = ["a[href$='/new']", ".start button", "#throw"];
    let again = ["#again button", "#throw"];
    let both = ["a[href$='/new']", "#add", ".start button", "#throw"];
    let names = format!("Anna{ENTER}Björn");
    let first = browsers.open(Screen::Phone).await;
    let second = browsers.open(Screen::Phone).await;
    let ways: [(&Browser, &[&str], &str, usize); 4] = [
        (&first, &alone, "", 1),
        (&first, &again, "", 1),
        (&second, &both, &names, 2),
        (&second, &again, "", 2),
    ];
    for (phone, taps, names, players) in ways {
        phone.go(&house.url("/")).await;
        for tap in taps {
            phone.click(tap).await;
            if *tap == "#add" {
                phone.press(names).await;
            }
        }
        let table = phone.table_when("a throw", |table| table.throws == 1).await;
        assert_eq!(table.totals.len(), players, "{taps:?}");
    }
    second.go(&house.url("/")).await;
    second.wait_for("#again button").await;
    assert_eq!(second.text("#again button").await, "Play again: Anna, Björn");
    // A game waits: whose turn it is, how it stands, and one tap to play on.
    let waiting = second.text(".play-on").await;
    assert!(waiting.starts_with("Your turn · Anna 0"), "{waiting}");
    assert!(waiting.ends_with("Yatzy, round 1 of 15 · Björn 0"), "{waiting}");
    second.click(".play-on").await;
    assert_eq!(second.table().await.throws, 1);
}

/// The return key.
const ENTER: &str = "\u{e007}";

/// A device's games: found by a name, ended or deleted after a question, and the way its people play.
#[tokio::test(flavor = "multi_thread")]
async fn a_device_has_its_games_in_one_place() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    for names in [["Anna", "Kaj"], ["Anna", "Mormor"]] {
        make(&phone, &house, "yatzy", "program", &names.map(|name| (name, "here"))).await;
    }
    phone.go(&house.url("/games")).await;
    let listed =
        "return [...document.querySelectorAll('.waiting-games small')].map((line) => line.innerText);";
    let both = json!(["Yatzy, round 1 of 15 · Mormor 0", "Yatzy, round 1 of 15 · Kaj 0"]);
    phone.until("both games", listed, |games| *games == both).await;
    phone.fill("[name=name]", &format!("kaj{ENTER}")).await;
    let one = json!(["Yatzy, round 1 of 15 · Kaj 0"]);
    phone.until("the game with Kaj", listed, |games| *games == one).await;
    phone.click(".waiting-games details summary").await;
    assert!(phone.text(".waiting-games details").await.contains("gone for good"));
    phone.click(".waiting-games form[action$='/delete'] button").await;
    let left = json!(["Yatzy, round 1 of 15 · Mormor 0"]);
    phone.until("the other game", listed, |games| *games == left).await;
    // The day and the time of day, as the reader's clock shows them.
    let time = phone.text(".waiting-games time").await;
    assert!(time.contains(':'), "{time}");
    phone.click(".waiting-games a").await;
    phone.table().await;
    assert_eq!(phone.ask_slowly(PLAY_ON).await, json!("over"));
    phone.go(&house.url("/games")).await;
    // Every figure of the statistics stands below its word.
    phone.wait_for("table.standings").await;
    let apart = "const edges = (row) => [...row.cells].map((cell) => Math.round(cell.getBoundingClientRect().right));
        const { rows } = document.querySelector('table.standings');
        return [...rows].filter((row) => edges(row).join() !== edges(rows[0]).join()).map((row) => row.innerText);";
    assert_eq!(phone.ask(apart).await, json!([]));
}

/// Two phones: Kaj types the code and taps his name. Everything that is tapped is counted here.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_by_the_code_and_a_name() {
    let (house, browsers) = (House::named(), Browsers::start());
    let (anna, kaj) = (browsers.open(Screen::Phone).await, browsers.open(Screen::Phone).await);
    anna.go(&house.url("/new?game=yatzy")).await;
    seat(&anna, &[("Anna", "here"), ("Kaj", "elsewhere")]).await;
    anna.click("form.new button.big").await;
    let code = anna.text(".lobby .code").await;
    // The button to throw is in sight below the invitation: no player has to be waited for.
    let in_sight = "scrollTo(0, 0); const button = document.getElementById('throw'); \
        const { left, width, top, height, bottom } = button.getBoundingClientRect(); \
        const shown = document.elementFromPoint(left + width / 2, top + height * .8); \
        return top >= 0 && bottom <= innerHeight && button.contains(shown);";
    assert_eq!(anna.ask(in_sight).await, json!(true));
    kaj.go(&house.url("/")).await;
    kaj.fill("#code", &code).await;
    let taps = ["form[action$='/join'] button", ".who form:first-of-type button.big"];
    kaj.click(taps[0]).await;
    assert_eq!(kaj.text(".who form:first-of-type button.big").await, "I am Kaj");
    kaj.click(taps[1]).await;
    let seated = kaj.table().await;
    assert_eq!(seated.totals.len(), 2, "two taps and the code, and no second Kaj: {seated:?}");
    anna.until("no lobby", "return !document.querySelector('.lobby');", |gone| *gone == json!(true)).await;
    anna.throw().await;
    let entered = anna.enter().await;
    kaj.table_when("his turn", |table| table.mine && table.version >= entered.version).await;
    kaj.throw().await;
    kaj.enter().await;
    anna.table_when("round 2", |table| table.mine && table.written.len() == 2).await;
}

/// Kaj's phone is lost: another one types the code and asks for his seat. The host's open page shows the question, and
/// the old phone's page is told that it watches now.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_phone_is_replaced_by_another() {
    let (house, browsers) = (House::named(), Browsers::start());
    let (anna, old, new) = (
        browsers.open(Screen::Phone).await,
        browsers.open(Screen::Phone).await,
        browsers.open(Screen::Phone).await,
    );
    anna.go(&house.url("/new?game=yatzy")).await;
    seat(&anna, &[("Anna", "here"), ("Kaj", "elsewhere")]).await;
    anna.click("form.new button.big").await;
    let code = anna.text(".lobby .code").await;
    for phone in [&old, &new] {
        phone.go(&house.url("/")).await;
        phone.fill("#code", &code).await;
        phone.click("form[action$='/join'] button").await;
        phone.click("form[action$='/seats/2/take'] button, form[action$='/seats/2/ask'] button").await;
    }
    let asked = new.text(".asked").await;
    anna.wait_for(".request").await;
    let request = anna.text(".request p").await;
    let number = |words: &str| words.chars().filter(char::is_ascii_digit).collect::<String>();
    assert_eq!(number(&request), number(&asked), "{request} {asked}");
    assert!(request.contains("Kaj"), "{request}");
    anna.click(".request button:not(.plain)").await;
    new.wait_for("th .you").await;
    old.wait_for(".watching").await;
    anna.until("no request", "return !document.querySelector('.request');", |gone| *gone == json!(true))
        .await;
}

/// A host and two guests: one comes by a link, one by the code; one reloads, one is away and comes back.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_by_link_and_by_code() {
    let (house, browsers) = (House::named(), Browsers::start());
    let (anna, bjorn, cleo) = (
        browsers.open(Screen::Desktop).await,
        browsers.open(Screen::Phone).await,
        browsers.open(Screen::Phone).await,
    );
    anna.go(&house.url("/new?game=yatzy")).await;
    seat(&anna, &[("Anna", "here"), ("Björn", "elsewhere"), ("", "open")]).await;
    anna.click("form.new button.big").await;
    let game = anna.table().await.game;
    let code = anna.text(".lobby .code").await;
    let seats = anna.text(".lobby .seats").await;
    assert!(seats.contains("Anna, you") && seats.contains("Björn, not here yet"), "{seats}");
    let link = seat_link(&anna, 2).await;
    sit_down(&bjorn, &link).await;
    cleo.go(&house.url("/")).await;
    cleo.fill("#code", &code).await;
    cleo.click("form[action$='/join'] button").await;
    cleo.fill("#sit-name", "Cleo").await;
    cleo.click(".who form.stack button").await;
    cleo.wait_for("th .you").await;
    anna.until("no lobby", "return !document.querySelector('.lobby');", |gone| *gone == json!(true)).await;
    let here = "return document.querySelector('.banner .here')?.innerText ?? '';";
    let says =
        |count: &'static str| move |text: &Value| text.as_str().is_some_and(|text| text.contains(count));
    anna.until("all three", here, says("3 of 3 here")).await;

    // Björn wishes to hear that it is his turn: off at first, and remembered.
    let pressed = "return document.getElementById('bell').getAttribute('aria-pressed');";
    bjorn.put_hint_away().await;
    bjorn.click("#more > summary").await;
    bjorn.wait_for("#bell").await;
    assert_eq!(bjorn.ask(pressed).await, json!("false"));
    bjorn.click("#bell").await;
    assert_eq!(bjorn.ask(pressed).await, json!("true"));
    bjorn.reload().await;
    bjorn.until("the switch as it was left", pressed, |pressed| *pressed == json!("true")).await;
    assert_eq!(bjorn.ask(pressed).await, json!("true"));
    bjorn.ask("window.felt = 0; navigator.vibrate = () => { window.felt += 1; return true; };").await;
    anna.throw().await;
    let entered = anna.enter().await;
    bjorn.table_when("his turn", |table| table.mine && table.version >= entered.version).await;
    bjorn.until("the signal", "return window.felt;", |felt| *felt == json!(1)).await;
    assert!(bjorn.text(".banner").await.starts_with("Your turn"));
    assert!(bjorn.text("th .you").await == "you");

    // He reloads in the middle of his turn, and nothing changes.
    let thrown = bjorn.throw().await;
    bjorn.reload().await;
    assert_eq!(bjorn.table().await.dice, thrown.dice);
    cleo.go("about:blank").await;
    anna.wait_for("th .away").await;
    anna.until("two of three", here, says("2 of 3 here")).await;
    bjorn.enter().await;
    cleo.go(&house.url(&format!("/g/{game}"))).await;
    let back = cleo.table_when("her turn", |table| table.mine && table.seat == 3).await;
    assert_eq!(back.written.len(), 2);
    anna.until("no seat away", "return !document.querySelector('th .away');", |gone| *gone == json!(true))
        .await;

    // The link that was sent stays the link of that seat, however often it is asked for.
    anna.go(&house.url(&format!("/g/{game}/invite"))).await;
    anna.go(&house.url(&format!("/g/{game}"))).await;
    anna.open_players().await;
    anna.click(&format!("form[action='/g/{game}/seats/2/link'] button")).await;
    assert_eq!(anna.text(".link a").await, link);
}

/// One phone goes round: whose turn it is stays in sight, and so do dice and button.
#[tokio::test(flavor = "multi_thread")]
async fn one_phone_for_four() {
    let (house, browsers) = (House::named(), Browsers::start());
    goes_round(&browsers.open(Screen::Phone).await, &house).await;
}

/// A round by four at one phone.
pub async fn goes_round(phone: &Browser, house: &impl Place) {
    let names = ["Anna", "Björn", "Cecilia", "Dagmar"];
    let players: String = (1..).zip(names).map(|(seat, name)| format!("&name{seat}={name}")).collect();
    phone.go(&house.url(&format!("/new?game=yatzy{players}"))).await;
    phone.click("form.new button.big").await;
    for (seat, name) in (1..).zip(names) {
        let table = phone.table_when("the turn", |table| table.seat == seat && !table.busy).await;
        assert!(table.mine && phone.text(".banner strong").await.ends_with(&format!("{name}'s turn")));
        assert!(!phone.has("th .you").await, "everyone here is you");
        // The second click of a double click throws nothing, because a person can't have seen these dice.
        assert_eq!(phone.ask_slowly(DOUBLE_CLICK).await, json!("1"));
        let seen = "scrollTo(0, 0);
            const box = (css) => document.querySelector(css).getBoundingClientRect();
            return [box('.banner').top >= 0, box('thead th.now').top >= 0, box('.dice .row').bottom <= innerHeight, box('#throw').bottom <= innerHeight];";
        assert_eq!(phone.ask(seen).await, json!([true, true, true, true]));
        phone.enter().await;
    }
    phone.table_when("the second round", |table| table.seat == 1 && table.written.len() == 4).await;
    phone.click("#turns summary").await;
    assert_eq!(phone.ask("return document.querySelectorAll('#turns li').length;").await, json!(4));
}

/// Throws, and clicks again as soon as the dice lie there; which throw it then is.
const DOUBLE_CLICK: &str = r#"
    const thrown = () => document.querySelector(".dice .row")?.dataset.throw;
    document.getElementById("throw").click();
    const wait = setInterval(() => {
        if (thrown() !== "1") return;
        clearInterval(wait);
        document.getElementById("throw").click();
        setTimeout(() => done(thrown()), 300);
    }, 5);
"#;

/// Real dice on the table, told by taps; the coach is asked about them.
#[tokio::test(flavor = "multi_thread")]
async fn real_dice_with_a_coach() {
    let (house, browsers) = (House::named(), Browsers::start());
    is_coached(&browsers.open(Screen::Phone).await, &house).await;
}

/// Real dice are told by taps, and the coach knows what to do with them.
pub async fn is_coached(phone: &Browser, house: &impl Place) {
    make(phone, house, "yatzy", "table", &[("Anna", "here")]).await;
    tap(phone, "66651").await;
    // A first throw is a first throw: the coach may say what to keep.
    phone.choose("select[name=after]", "1").await;
    phone.click("#coach").await;
    let said = phone.until("the coach", SAID, |said| *said != json!("")).await;
    assert!(said.as_str().is_some_and(|said| said.starts_with("Keep the sixes")), "{said}");
    for _ in 0..5 {
        phone.click("#told > :nth-child(1)").await;
    }
    tap(phone, "66655").await;
    phone.choose("select[name=after]", "3").await;
    phone.click("#coach").await;
    let asked = "return document.querySelector('.coach:not([data-thinks])')?.textContent ?? '';";
    let said = phone
        .until("the coach", asked, |said| {
            said.as_str().is_some_and(|said| !said.is_empty() && !said.contains("Keep"))
        })
        .await;
    assert!(said.as_str().is_some_and(|said| said.contains("28") || said.contains("18")), "{said}");
    phone.click("td:nth-child(2) button[value='enter:full-house']").await;
    phone.table_when("an entry", |table| table.written == ["1 full-house 28"]).await;
}

const SAID: &str = "return document.querySelector('.coach:not([data-thinks])')?.textContent ?? '';";

async fn tap(phone: &Browser, dice: &str) {
    for face in dice.chars() {
        phone.click(&format!("[data-face='{face}']")).await;
    }
}
