//! Phones at a table that the first of them keeps.

use super::super::Site;
use super::super::first_visit::arrive;
use crate::browser::chromium::{Browser, Browsers, PATIENCE, Screen};
use crate::browser::place::Place;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A game of the host and one guest.
pub const TWO: &str = "game=yatzy&dice=program&kind1=here&name1=Anna&kind2=open";

/// The names of the guests.
pub const NAMES: [&str; 3] = ["Bo", "Cia", "Dag"];

/// Phones around a table. The web server is stopped.
pub struct Phones {
    /// They end before their driver.
    pub host: Browser,
    pub guests: Vec<Browser>,
    pub site: Site,
    pub game: String,
    _browsers: Browsers,
}

impl Phones {
    /// Guests that have been on the site before.
    pub async fn around(form: &str, guests: usize) -> Phones {
        let (mut phones, _) = Phones::unpaired(form, guests).await;
        for guest in &phones.guests {
            arrive(guest, &phones.site).await;
        }
        phones.site.stop();
        for guest in &phones.guests {
            pair(&phones.host, guest).await;
        }
        phones
    }

    /// A guest whose first visit is the invitation, which survives the installation.
    pub async fn on_a_first_visit(form: &str) -> Phones {
        let (mut phones, _) = Phones::unpaired(form, 1).await;
        let code = shown_answer(&phones.guests[0], &invitation(&phones.host).await).await;
        phones.site.stop();
        answer(&phones.host, &code).await;
        at_table(&phones.guests[0]).await;
        phones
    }

    /// A phone that shows its pairing page, and others that have not been on the site; and the address of that page.
    pub async fn unpaired(form: &str, guests: usize) -> (Phones, String) {
        let (site, browsers) = (Site::start(), Browsers::start());
        let host = browsers.open_with_addresses(Screen::Phone).await;
        let mut all = Vec::new();
        for _ in 0..guests {
            all.push(browsers.open_with_addresses(Screen::Phone).await);
        }
        arrive(&host, &site).await;
        let game = begin(&host, form).await;
        let pairing_page = site.url(&format!("/together?game={game}"));
        host.go(&pairing_page).await;
        (Phones { host, guests: all, site, game, _browsers: browsers }, pairing_page)
    }
}

/// Starts a game on a phone; its id.
pub async fn begin(phone: &Browser, form: &str) -> String {
    let made = format!(
        "fetch('new', {{ method: 'POST', body: {form:?} }}).then((reply) => done(reply.url), (error) => done(String(error)));"
    );
    let url = phone.ask_slowly(&made).await;
    url.as_str().unwrap().rsplit('/').next().unwrap().to_owned()
}

/// The invitation that a phone shows on its pairing page.
pub async fn invitation(host: &Browser) -> String {
    host.wait_for("#invite").await;
    host.ask("document.querySelector('#offer code').textContent = '';").await;
    host.click("#invite").await;
    text_of(host, "#offer code").await
}

/// Opens an invitation; the code that the phone shows then.
pub async fn shown_answer(guest: &Browser, offer: &str) -> String {
    guest.go("about:blank").await;
    guest.go(offer).await;
    text_of(guest, "#answer code").await
}

pub async fn text_of(phone: &Browser, css: &str) -> String {
    let script = format!("return document.querySelector({css:?})?.textContent ?? '';");
    let text = phone.until(css, &script, |text| text.as_str().is_some_and(|text| !text.is_empty())).await;
    text.as_str().unwrap().to_owned()
}

/// Gives the guest's answer to the phone that invites.
pub async fn answer(host: &Browser, code: &str) {
    host.ask(&format!("document.getElementById('reply').value = {code:?};")).await;
    host.click("#connect").await;
}

/// Brings a guest to the table of a phone that shows its pairing page.
pub async fn pair(host: &Browser, guest: &Browser) {
    let code = shown_answer(guest, &invitation(host).await).await;
    answer(host, &code).await;
    at_table(guest).await;
}

/// Waits until the guest sees the table, or is asked for a name before.
pub async fn at_table(guest: &Browser) {
    let looked = "return location.pathname.includes('/with/') && document.querySelector('#table, #sit-name') !== null;";
    guest.until("the table of the other phone", looked, |is_there| *is_there == json!(true)).await;
}

/// Says who the guest is, and sits down.
pub async fn sit(guest: &Browser, name: &str) {
    guest.wait_for("#sit-name").await;
    guest
        .ask(&format!("const field = document.getElementById('sit-name'); field.value = {name:?}; field.form.requestSubmit();"))
        .await;
    // On a small phone the own column is headed "you", and the name is there for those who can't see it. With three columns
    // the names stand above the pad.
    let has_name =
        format!("return document.querySelector('#table')?.textContent.includes({name:?}) ?? false;");
    guest.until("the seat", &has_name, |has| *has == json!(true)).await;
    scripted(guest).await;
}

/// Waits until the scripts of a table run. A press before that is sent like any form, and the page that comes of it ends
/// what a test has begun on the page before.
pub async fn scripted(phone: &Browser) {
    let runs =
        "return document.querySelector('#table') !== null && document.querySelector('#said') !== null;";
    phone.until("the scripts of the table", runs, |runs| *runs == json!(true)).await;
}

/// Goes from the pairing page to the table, within the same document.
pub async fn to_the_table(host: &Browser) {
    host.click("#to-table").await;
    scripted(host).await;
}

/// Waits until a phone says a sentence about its connections.
pub async fn said(phone: &Browser, sentence: &str) {
    let said = "return [...document.querySelectorAll('#notes p:not([hidden]), #site p:not([hidden])')].map((note) => note.innerText).join();";
    phone.until(sentence, said, |said| said.as_str().is_some_and(|said| said.contains(sentence))).await;
}

/// Plays at a table by taps whenever it is this phone's turn, until the game is over or a condition holds.
const PLAY: &str = r##"
    const table = () => document.getElementById("table");
    const pause = () => new Promise((resume) => setTimeout(resume, 10));
    const version = () => table().dataset.version;
    window.played = null;
    (async () => {
        while (table().dataset.over === undefined && !isEnough()) {
            const before = version();
            const isMine = table().dataset.mine !== undefined && !table().hasAttribute("aria-busy");
            const pays = document.querySelector("td .offer:not(.zero)") ?? document.querySelector("td .offer");
            const asked = document.getElementById("question") !== null;
            if (isMine) (document.querySelector("#question button[name=do]") ?? pays ?? document.getElementById("throw"))?.click();
            const isSame = () => version() === before && (document.getElementById("question") !== null) === asked;
            for (let wait = 0; wait < 100 && isSame(); wait += 1) await pause();
        }
        window.played = "played";
    })().catch((error) => { window.played = String(error); });
"##;

/// Plays on all phones at the same time, until the game is over.
pub async fn play_to_the_end(phones: &[&Browser]) {
    play_until(phones, "false").await;
    for phone in phones {
        phone.table_when("the end", |table| table.over).await;
    }
}

/// Plays until a condition holds on every phone, or the game is over.
pub async fn play_until(phones: &[&Browser], is_enough: &str) {
    for phone in phones {
        scripted(phone).await;
        phone.ask(&format!("const isEnough = () => {is_enough};\n{PLAY}")).await;
    }
    let (mut seen, mut since) = (Vec::new(), Instant::now());
    loop {
        let mut now = Vec::new();
        for phone in phones {
            now.push(
                phone.ask("return [window.played, document.getElementById('table')?.dataset.version];").await,
            );
        }
        if now.iter().all(|phone| phone[0] != Value::Null) {
            assert!(now.iter().all(|phone| phone[0] == json!("played")), "{now:?}");
            return;
        }
        if now != seen {
            (seen, since) = (now, Instant::now());
        }
        assert!(since.elapsed() < PATIENCE, "nothing happens: {seen:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
