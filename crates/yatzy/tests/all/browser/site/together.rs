//! Phones together without a server: browsers of their own, a data channel between them, and the web server that delivered
//! the site stopped.

use super::Site;
use super::first_visit::arrive;
use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::place::Place;
use serde_json::{Value, json};

/// Starts a game on a phone; its id.
async fn begin(phone: &Browser, form: &str) -> String {
    let made = format!(
        "fetch('new', {{ method: 'POST', body: {form:?} }}).then((reply) => done(reply.url), (error) => done(String(error)));"
    );
    let url = phone.ask_slowly(&made).await;
    url.as_str().unwrap().rsplit('/').next().unwrap().to_owned()
}

/// The invitation that a phone shows on its pairing page.
async fn invitation(host: &Browser) -> String {
    host.ask("document.querySelector('#offer code').textContent = '';").await;
    host.click("#invite").await;
    text_of(host, "#offer code").await
}

async fn text_of(phone: &Browser, css: &str) -> String {
    let script = format!("return document.querySelector({css:?})?.textContent ?? '';");
    let text = phone.until(css, &script, |text| text.as_str().is_some_and(|text| !text.is_empty())).await;
    text.as_str().unwrap().to_owned()
}

/// Brings a guest to the table of a phone that shows its pairing page. Phones that do not find each other are paired once
/// more, as the page tells people to do.
async fn pair(host: &Browser, guest: &Browser) {
    for _ in 0..3 {
        let offer = invitation(host).await;
        guest.go("about:blank").await;
        guest.go(&offer).await;
        answer(host, &text_of(guest, "#answer code").await).await;
        if is_at_table(guest).await {
            return;
        }
    }
    panic!("three pairings in vain");
}

/// Gives the guest's answer to the phone that invites.
async fn answer(host: &Browser, code: &str) {
    host.ask(&format!("document.getElementById('reply').value = {code:?};")).await;
    host.click("#connect").await;
}

/// Whether the guest sees the table, or is asked for a name before; waited for as long as phones may take to find each
/// other.
async fn is_at_table(guest: &Browser) -> bool {
    let looked = "const isThere = location.pathname.includes('/with/') && document.querySelector('#table, #sit-name') !== null;
        return isThere || performance.now() > 30000 ? [isThere] : null;";
    let found = guest.until("the table of the other phone", looked, |found| found.is_array()).await;
    found[0] == json!(true)
}

/// Says who the guest is, and sits down.
async fn sit(guest: &Browser, name: &str) {
    guest.wait_for("#sit-name").await;
    guest
        .ask(&format!("const field = document.getElementById('sit-name'); field.value = {name:?}; field.form.requestSubmit();"))
        .await;
    let has_name =
        format!("return document.querySelector('#table thead')?.innerText.includes({name:?}) ?? false;");
    guest.until("the seat", &has_name, |has| *has == json!(true)).await;
}

/// Plays at a table by taps whenever it is this phone's turn, until the game is over.
const PLAY: &str = r##"
    const table = () => document.getElementById("table");
    const pause = () => new Promise((resume) => setTimeout(resume, 10));
    const version = () => table().dataset.version;
    (async () => {
        while (table().dataset.over === undefined) {
            const before = version();
            const isMine = table().dataset.mine !== undefined && !table().hasAttribute("aria-busy");
            const pays = document.querySelector("td .offer:not(.zero)") ?? document.querySelector("td .offer");
            const asked = document.getElementById("question") !== null;
            if (isMine) (document.querySelector("#question button[name=do]") ?? pays ?? document.getElementById("throw"))?.click();
            const isSame = () => version() === before && (document.getElementById("question") !== null) === asked;
            for (let wait = 0; wait < 100 && isSame(); wait += 1) await pause();
        }
        done("over");
    })().catch((error) => done(String(error)));
"##;

/// Two phones, at a table that one of them keeps, without a web server.
struct Phones {
    /// They end before their driver.
    host: Browser,
    guest: Browser,
    site: Site,
    game: String,
    _browsers: Browsers,
}

impl Phones {
    async fn paired(form: &str) -> Phones {
        let mut site = Site::start();
        let browsers = Browsers::start();
        let host = browsers.open_with_addresses(Screen::Phone).await;
        let guest = browsers.open_with_addresses(Screen::Phone).await;
        arrive(&host, &site).await;
        let game = begin(&host, form).await;
        host.go(&site.url(&format!("/together?game={game}"))).await;
        // The guest's first visit is the invitation itself: it survives the installation.
        let offer = invitation(&host).await;
        guest.go(&offer).await;
        let code = text_of(&guest, "#answer code").await;
        site.stop();
        answer(&host, &code).await;
        if !is_at_table(&guest).await {
            pair(&host, &guest).await;
        }
        Phones { host, guest, site, game, _browsers: browsers }
    }
}

/// A pairing by text, and a whole game by two phones.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "pairing is not steady yet in the browser of the tests; cargo xtask test --full together"]
async fn two_phones_pair_and_play_a_game() {
    if !super::is_made() {
        return;
    }
    let phones = Phones::paired("game=ru13&dice=program&kind1=here&name1=Anna&kind2=open&order=down").await;
    let Phones { host, guest, site, game, .. } = &phones;
    sit(guest, "Bo").await;
    // The host goes to the table within the same document.
    host.ask("window.stays = true;").await;
    host.click("#together a.button.big").await;
    host.wait_for("#table").await;
    assert_eq!(host.url().await, site.url(&format!("/g/{game}")));
    assert_eq!(host.ask("return window.stays;").await, json!(true));
    let (one, other) = tokio::join!(host.ask_slowly(PLAY), guest.ask_slowly(PLAY));
    assert_eq!((one, other), (json!("over"), json!("over")));
    // Both phones see the same totals.
    let totals = "return [...document.querySelectorAll('#table tfoot td, #table tr:last-child td')].map((cell) => cell.innerText).join();";
    let seen = host.ask(totals).await;
    guest.until("the same totals", totals, |there| *there == seen).await;
    let games: Value = guest.ask("return document.documentElement.outerHTML.includes('/with/');").await;
    assert_eq!(games, json!(true));
}

/// The guest's browser is killed in its turn, and the host's in another's: after pairing again the seat is there, and
/// nothing happened twice.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn a_killed_phone_pairs_again_and_has_lost_nothing() {
    let site = Site::start();
    let (browsers, ours, theirs) =
        (Browsers::start(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let open = async |profile: &tempfile::TempDir| browsers.open_in(profile.path(), Screen::Phone).await;
    let (mut host, mut guest) = (open(&ours).await, open(&theirs).await);
    arrive(&host, &site).await;
    arrive(&guest, &site).await;
    let game = begin(&host, "game=yatzy&dice=program&kind1=here&name1=Anna&kind2=open").await;
    let pairing_page = site.url(&format!("/together?game={game}"));
    host.go(&pairing_page).await;
    pair(&host, &guest).await;
    sit(&guest, "Bo").await;
    let version = "return Number(document.getElementById('table')?.dataset.version ?? -1);";
    let own = format!("return fetch('/api/v1/games/{game}').then((reply) => reply.json());");
    for round in 0..20 {
        // The host plays its turn by the API of its own device; the guest begins its own.
        host.ask_slowly(&format!(
            "(async () => {{ for (;;) {{ const state = await (await fetch('/api/v1/games/{game}?turns=all')).json();
                if (state.turn?.seat !== 1) break;
                const box = state.legal?.boxes?.[0];
                const action = state.turn.hand ? {{ type: 'enter', box }} : {{ type: 'throw' }};
                const key = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
                const reply = await fetch('/api/v1/games/{game}/actions', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({{ version: state.version, key, action }}) }});
                if (!reply.ok) {{ done(await reply.text()); return; }} }} done('played'); }})().catch((error) => done(String(error)));"
        ))
        .await;
        guest.wait_for("#throw").await;
        guest
            .until(
                "the guest's turn",
                "return document.getElementById('table').dataset.mine !== undefined;",
                |mine| *mine == json!(true),
            )
            .await;
        let before = guest.ask(version).await.as_i64().unwrap();
        guest.ask("document.getElementById('throw').click();").await;
        if round % 2 == 0 {
            guest.kill();
            drop(guest);
            guest = open(&theirs).await;
        } else {
            host.kill();
            drop(host);
            host = open(&ours).await;
            host.go(&pairing_page).await;
        }
        if round % 2 == 0 {
            host.go(&pairing_page).await;
        }
        pair(&host, &guest).await;
        // What was sent is there once, or is sent again with its own key: one throw more, and no other.
        guest.until("one throw", version, |now| now.as_i64() == Some(before + 1)).await;
        let state = host.ask(&own).await;
        assert_eq!(state["version"], json!(before + 1), "{state}");
        guest.ask("(document.querySelector('td .offer:not(.zero)') ?? document.querySelector('td .offer')).click();").await;
        guest.until("an entry or a question", &format!("return document.getElementById('question') !== null || Number(document.getElementById('table').dataset.version) > {};", before + 1), |is| *is == json!(true)).await;
        guest.ask("document.querySelector('#question button[name=do]')?.click();").await;
        guest.until("the entry", version, |now| now.as_i64() >= Some(before + 2)).await;
    }
}

/// A code that is wrong gets a sentence, and a second tab of the host says where the connection is.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn wrong_codes_and_second_tabs_get_a_sentence() {
    let phones = Phones::paired("game=yatzy&dice=program&kind1=here&name1=Anna&kind2=open").await;
    let Phones { host, site, game, .. } = &phones;
    let offer = invitation(host).await;
    let said = "return [...document.querySelectorAll('#notes p:not([hidden])')].map((note) => note.innerText).join();";
    for (code, sentence) in [
        ("hello", "not a Yatzy code"),
        (offer.as_str(), "another invitation"),
        (&offer[..offer.len() - 6], "damaged"),
    ] {
        answer(host, code).await;
        host.until(sentence, said, |said| said.as_str().is_some_and(|said| said.contains(sentence))).await;
    }
    let tab = host.new_tab().await;
    host.go(&site.url(&format!("/together?game={game}"))).await;
    host.until("the other tab", said, |said| said.as_str().is_some_and(|said| said.contains("Another tab")))
        .await;
    host.look_at(&tab).await;
}
