//! The pad for real dice, on phones, in a house with holes in its Wi-Fi. Its pages come by plain HTTP from an
//! origin that browsers do not trust, as in every house.

use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::table::{Table, make, seat_link, sit_down};
use crate::house::House;
use serde_json::json;

/// Two phones at one pad.
pub async fn two_phones(browsers: &Browsers, house: &House) -> (Browser, Browser) {
    let (anna, bjorn) = (browsers.open(Screen::Phone).await, browsers.open(Screen::Phone).await);
    make(&anna, house, "yatzy", "table", &[("Anna", "here"), ("Björn", "elsewhere")]).await;
    let link = seat_link(&anna, 2).await;
    let version = sit_down(&bjorn, &link).await.version;
    anna.table_when("the guest", |table| table.version == version).await;
    (anna, bjorn)
}

/// Taps the faces of a hand and the box it goes to.
pub async fn tell(phone: &Browser, seat: u32, dice: &str, cell: &str) {
    for face in dice.chars() {
        phone.click(&format!("[data-face='{face}']")).await;
    }
    phone.click(&format!("td:nth-child({}) button[value='enter:{cell}']", seat + 1)).await;
}

pub async fn no_question(phone: &Browser) {
    let gone = "return !document.getElementById('question');";
    phone.until("no question", gone, |gone| *gone == json!(true)).await;
}

pub async fn written(phone: &Browser, what: &[&str]) -> Table {
    phone.table_when(&format!("{what:?}"), |table| table.written == what && !table.busy).await
}

#[tokio::test(flavor = "multi_thread")]
async fn several_phones_show_the_same_pad() {
    let (house, browsers) = (House::named(), Browsers::start());
    let (anna, bjorn) = two_phones(&browsers, &house).await;
    let wide = "return document.documentElement.scrollWidth;";
    assert_eq!(anna.ask(wide).await, json!(360), "nothing sticks out of a small phone");
    tell(&anna, 1, "66655", "full-house").await;
    written(&anna, &["1 full-house 28"]).await;
    written(&bjorn, &["1 full-house 28"]).await;
    // Every person at the table may write; points alone are enough.
    anna.click("button[value='points:sixes']").await;
    anna.click("button[value='tell:sixes:24']").await;
    written(&bjorn, &["1 full-house 28", "2 sixes 24"]).await;
    bjorn.click("#take-back").await;
    written(&anna, &["1 full-house 28"]).await;
    // A slip of earlier is corrected, and everyone sees that it was.
    bjorn.click("a.written").await;
    bjorn.fill("#c-hand", "66555").await;
    bjorn.click("#question button[name=do]").await;
    written(&anna, &["1 full-house 27"]).await;
    anna.wait_for(".corrected").await;
    no_question(&bjorn).await;
    // A die tapped by mistake goes away by another tap.
    for face in "123".chars() {
        anna.click(&format!("[data-face='{face}']")).await;
    }
    anna.click("#told > :nth-child(2)").await;
    assert_eq!(anna.ask("return document.getElementById('hand').value;").await, json!("13"));
}

#[tokio::test(flavor = "multi_thread")]
async fn entries_wait_for_the_connection_and_go_through_once() {
    let (mut house, browsers) = (House::named(), Browsers::start());
    let (anna, bjorn) = two_phones(&browsers, &house).await;
    let insecure = "return [isSecureContext, 'serviceWorker' in navigator, typeof crypto.subtle];";
    assert_eq!(anna.ask(insecure).await, json!([false, false, "undefined"]), "the origin is none to trust");
    let before = anna.table().await.version;
    anna.connected(false).await;
    tell(&anna, 1, "11122", "ones").await;
    anna.table_when("an entry that waits", |table| table.offline && table.unsaved == ["3"]).await;
    tell(&anna, 2, "44466", "full-house").await;
    tell(&anna, 1, "66666", "yatzy").await;
    let waiting = |table: &Table| table.unsaved == ["24", "3", "50"] && table.version == before;
    let waits = anna.table_when("entries that wait", waiting).await;
    assert_eq!(waits.totals, ["53", "24"], "sums go on, too");
    assert!(anna.text("#offline").await.starts_with("No connection"), "the bar says why");
    // A slip is taken back while it waits.
    tell(&anna, 2, "11111", "chance").await;
    anna.table_when("one more", |table| table.unsaved.len() == 4).await;
    anna.click("#take-back").await;
    anna.table_when("one less", waiting).await;
    tell(&anna, 2, "11111", "yatzy").await;
    anna.table_when("one more", |table| table.unsaved.len() == 4).await;
    assert_eq!(bjorn.table().await.version, before);
    // The page goes away, and with it everything but the device's storage.
    anna.go("about:blank").await;
    anna.connected(true).await;
    anna.go(&house.url(&format!("/g/{}", bjorn.table().await.game))).await;
    let all = ["1 ones 3", "2 full-house 24", "1 yatzy 50", "2 yatzy 50"];
    let saved =
        |table: &Table| table.version == before + 4 && table.unsaved.is_empty() && table.written.len() == 4;
    let table = anna.table_when("entries that are saved", saved).await;
    assert!(all.iter().all(|entry| table.written.contains(&(*entry).to_owned())), "{:?}", table.written);
    bjorn.table_when("what the other phone wrote", saved).await;

    // An answer that is lost on the way: the entry has arrived, is sent again, and counts once.
    anna.ask(
        "const real = window.fetch;
         window.fetch = async (address, request) => {
             const answer = await real(address, request);
             if (request?.method !== 'POST') return answer;
             window.fetch = real;
             throw new TypeError('the answer was lost');
         };",
    )
    .await;
    tell(&anna, 1, "22233", "twos").await;
    anna.table_when("one entry more", |table| table.version == before + 5 && table.unsaved.is_empty()).await;

    // kill -9 in the middle: what waits goes through when the house is back.
    house.kill();
    tell(&anna, 2, "33344", "threes").await;
    anna.table_when("an entry that waits", |table| table.offline && table.unsaved == ["9"]).await;
    house.start_again();
    anna.table_when("one entry more", |table| table.version == before + 6 && table.unsaved.is_empty()).await;
    let table = bjorn.table_when("the same", |table| table.version == before + 6).await;
    assert_eq!(table.written.len(), 6, "{:?}", table.written);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_phone_wrote_meanwhile_is_for_a_person_to_decide() {
    let (house, browsers) = (House::named(), Browsers::start());
    let (anna, bjorn) = two_phones(&browsers, &house).await;
    // Both tell Anna's turn. Björn's phone is first, so it is Björn's turn by then.
    anna.connected(false).await;
    tell(&anna, 1, "11122", "ones").await;
    anna.table_when("an entry that waits", |table| table.unsaved == ["3"]).await;
    tell(&bjorn, 1, "11222", "full-house").await;
    written(&bjorn, &["1 full-house 8"]).await;
    anna.connected(true).await;
    anna.wait_for("#conflict").await;
    assert_eq!(anna.text("#conflict .theirs").await, "Full house · 1-1-2-2-2 · 8");
    assert_eq!(anna.text("#conflict .mine").await, "Ones · 1-1-1-2-2 · 3");
    anna.click("#conflict [data-choice=theirs]").await;
    let kept = |table: &Table| table.unsaved.is_empty() && table.written == ["1 full-house 8"];
    anna.table_when("no entry that waits", |table| kept(table) && table.seat == 2).await;

    // Björn's turn is told on both phones, and this time the one that waited counts: visibly, as a correction.
    anna.connected(false).await;
    tell(&anna, 2, "66655", "sixes").await;
    anna.table_when("an entry that waits", |table| table.unsaved == ["18"]).await;
    tell(&bjorn, 2, "66555", "fives").await;
    written(&bjorn, &["1 full-house 8", "2 fives 15"]).await;
    anna.connected(true).await;
    anna.wait_for("#conflict").await;
    anna.click("#conflict [data-choice=mine]").await;
    for phone in [&anna, &bjorn] {
        written(phone, &["1 full-house 8", "2 sixes 18"]).await;
        phone.wait_for(".corrected").await;
    }

    // An earlier turn is corrected meanwhile: the queued entry still fits, and no question is asked.
    anna.connected(false).await;
    tell(&anna, 1, "11122", "ones").await;
    anna.table_when("an entry that waits", |table| table.unsaved == ["3"]).await;
    bjorn.click("a.written").await;
    bjorn.fill("#c-hand", "66665").await;
    bjorn.click("#question button[name=do]").await;
    written(&bjorn, &["1 full-house 8", "2 sixes 24"]).await;
    anna.connected(true).await;
    for phone in [&anna, &bjorn] {
        written(phone, &["1 full-house 8", "1 ones 3", "2 sixes 24"]).await;
    }
}

/// What has the focus: what its button asks for.
async fn focus(phone: &Browser) -> String {
    phone.ask("return document.activeElement.value ?? '';").await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_connection_the_page_asks_as_the_house_would() {
    let (house, browsers) = (House::named(), Browsers::start());
    let (anna, bjorn) = two_phones(&browsers, &house).await;
    let choices = "return [...document.querySelectorAll('#question .choices button')].map((b) => b.value);";
    anna.click("button[value='points:sixes']").await;
    let asked = anna.text("#question strong").await;
    let offered = anna.ask(choices).await;
    anna.press("\u{e00c}").await;
    no_question(&anna).await;
    anna.connected(false).await;
    anna.click("button[value='points:sixes']").await;
    anna.wait_for("#question[data-here]").await;
    assert_eq!((anna.text("#question strong").await, anna.ask(choices).await), (asked, offered));
    assert_eq!(focus(&anna).await, "tell:sixes:30", "the question has the focus");
    // Leaving it needs no house either, and leads back to where it was asked from.
    anna.press("\u{e00c}").await;
    assert!(!anna.has("#question").await);
    assert_eq!(focus(&anna).await, "points:sixes");
    anna.click("button[value='points:sixes']").await;
    anna.click("#question a.button").await;
    assert!(!anna.has("#question").await);
    anna.click("button[value='points:sixes']").await;
    anna.click("button[value='tell:sixes:24']").await;
    anna.table_when("an entry that waits", |table| table.offline && table.unsaved == ["24"]).await;
    // A zero asks once here too, by the same words; the enter key answers it.
    for face in "11233".chars() {
        anna.click(&format!("[data-face='{face}']")).await;
    }
    let label = "return document.querySelector('td:nth-child(3) [value=\"ask:yatzy\"]')?.ariaLabel;";
    anna.until("a zero", label, |label| *label == json!("Enter 0 in Yatzy")).await;
    anna.click("td:nth-child(3) button[value='ask:yatzy']").await;
    assert_eq!(anna.text("#question strong").await, "Enter 0 in Yatzy?");
    anna.press("\u{e007}").await;
    anna.table_when("a zero that waits", |table| table.unsaved == ["0", "24"]).await;
    // The house is back while a question is open: it stays, and its answer counts.
    anna.click("td:nth-child(2) button[value='points:ones']").await;
    anna.connected(true).await;
    written(&anna, &["1 sixes 24", "2 yatzy 0"]).await;
    anna.click("#question button[value='tell:ones:2']").await;
    for phone in [&anna, &bjorn] {
        written(phone, &["1 ones 2", "1 sixes 24", "2 yatzy 0"]).await;
    }
    // A zero that the house asked about is not asked about again when the house has gone meanwhile.
    tell(&bjorn, 2, "11233", "chance").await;
    written(&anna, &["1 ones 2", "1 sixes 24", "2 chance 10", "2 yatzy 0"]).await;
    for face in "11233".chars() {
        anna.click(&format!("[data-face='{face}']")).await;
    }
    anna.click("button[value='ask:yatzy']").await;
    anna.wait_for("#question").await;
    anna.connected(false).await;
    anna.click("#question button[name=do]").await;
    anna.table_when("a zero that waits", |table| table.unsaved == ["0"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_connection_throws_are_counted_and_boxes_named_for_each_player() {
    let (house, browsers) = (House::named(), Browsers::start());
    let anna = browsers.open(Screen::Phone).await;
    let both = [("Anna", "here"), ("Bo", "here")];
    make(&anna, &house, "maxi", "table", &both).await;
    let most = "return document.querySelectorAll('.tell .throws input').length;";
    anna.connected(false).await;
    // Anna saves two chips, Bo none.
    for (throws, cell) in [(1, "tell:ones:0"), (3, "tell:ones:6")] {
        anna.click("button[value='points:ones']").await;
        assert_eq!(anna.ask(most).await, json!(3));
        anna.click(&format!("#question .throws input[value='{throws}']")).await;
        anna.click(&format!("#question button[value='{cell}']")).await;
        no_question(&anna).await;
    }
    anna.until("Anna's chips", most, |count| *count == json!(5)).await;
    anna.click(".tell .throws input[value='5']").await;
    tell(&anna, 1, "222233", "twos").await;
    anna.until("Bo's chips", most, |count| *count == json!(3)).await;
    anna.connected(true).await;
    written(&anna, &["1 ones 0", "1 twos 8", "2 ones 6"]).await;
    // What was chosen stays while dice are tapped and the pad is drawn anew.
    anna.click(".tell .throws input[value='2']").await;
    for face in "111111".chars() {
        anna.click(&format!("[data-face='{face}']")).await;
    }
    anna.wait_for("button[value='enter:maxi-yatzy']").await;
    let chosen = "return document.querySelector('.tell .throws :checked').value;";
    assert_eq!(anna.ask(chosen).await, json!("2"));

    anna.go(&house.url("/new?game=yatzy&edition=tactic-da&dice=table&name1=Anna&name2=Bo")).await;
    anna.click("form.new button.big").await;
    tell(&anna, 1, "66655", "sixes").await;
    written(&anna, &["1 sixes 18"]).await;
    anna.connected(false).await;
    let open = "return [...document.querySelectorAll('.tell [name=named] option:not([disabled])')].map((o) => o.value);";
    let has =
        |list: &serde_json::Value, cell: &str| list.as_array().is_some_and(|all| all.contains(&json!(cell)));
    tell(&anna, 2, "55544", "fives").await;
    let list = anna.until("Anna's boxes", open, |list| has(list, "fives")).await;
    assert!(!has(&list, "sixes") && has(&list, ""), "{list}");
    anna.connected(true).await;
    written(&anna, &["1 sixes 18", "2 fives 15"]).await;
}
