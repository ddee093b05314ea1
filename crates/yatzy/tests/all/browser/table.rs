//! A table, as its page shows it.

use crate::browser::chromium::{Browser, Screen};
use crate::browser::place::Place;
use crate::house::House;
use serde::Deserialize;
use serde_json::Value;
use std::time::Duration;

/// Reads the page. Nothing comes from the server here: this is what a person would see.
const READ: &str = r#"
    const table = document.getElementById("table");
    if (!table) return null;
    const all = (css) => [...table.querySelectorAll(css)];
    return {
        game: table.dataset.game,
        version: Number(table.dataset.version),
        seat: Number(table.dataset.turn ?? 0),
        mine: "mine" in table.dataset,
        over: "over" in table.dataset,
        busy: table.hasAttribute("aria-busy"),
        offline: !document.getElementById("offline").hidden,
        throws: Number(table.querySelector(".dice .row")?.dataset.throw ?? 0),
        dice: all(".dice .row:not(.waiting) > *").map((die) => die.querySelector("input")?.value ?? die.textContent).join("-"),
        kept: all(".keep input:checked").map((die) => die.value).join("-"),
        offers: all("td .offer").map((offer) => [offer.value, Number(offer.textContent) || 0]),
        written: all("td[data-box] .written").map((place) => {
            const cell = place.closest("td");
            const { seat } = cell.closest("table").tHead.rows[0].cells[cell.cellIndex].dataset;
            return `${seat} ${cell.dataset.box} ${place.textContent.trim()}`;
        }).sort(),
        unsaved: all(".unsaved").map((mark) => mark.textContent).sort(),
        totals: all("tr.total td").map((total) => total.textContent.trim()),
    };
"#;

/// Plays a turn, and answers with the dice.
const PLAY_TURN: &str = r##"
    const table = () => document.getElementById("table");
    const until = async (fits) => { while (!fits()) await new Promise((resume) => setTimeout(resume, 10)); };
    const answered = (version) => until(() => table().dataset.version !== version && !table().hasAttribute("aria-busy"));
    (async () => {
        await until(() => table().dataset.mine !== undefined && document.getElementById("throw"));
        let { version } = table().dataset;
        document.getElementById("throw").click();
        await answered(version);
        const dice = [...table().querySelectorAll(".dice .row > *")].map((die) => die.querySelector("input")?.value ?? die.textContent);
        ({ version } = table().dataset);
        const offers = [...table().querySelectorAll("td .offer")];
        const most = Math.max(...offers.map((offer) => parseInt(offer.textContent)));
        offers.find((offer) => parseInt(offer.textContent) === most).click();
        if (most === 0) {
            await until(() => document.getElementById("question"));
            document.querySelector("#question button[name=do]").click();
        }
        await answered(version);
        done(dice.join("-"));
    })().catch((error) => done(String(error)));
"##;

#[derive(Clone, Debug, Deserialize)]
pub struct Table {
    pub game: String,
    pub version: u32,
    /// The seat to play, from 1; 0 if there is none.
    pub seat: u32,
    pub mine: bool,
    pub over: bool,
    pub busy: bool,
    pub offline: bool,
    pub throws: u32,
    /// What lies there, as a record writes it.
    pub dice: String,
    pub kept: String,
    /// What can be entered: what the button asks for, and the points on it.
    pub offers: Vec<(String, u32)>,
    /// What stands where, sorted: seat, box and points.
    pub written: Vec<String>,
    pub unsaved: Vec<String>,
    pub totals: Vec<String>,
}

impl Table {
    fn of(value: &Value) -> Option<Table> {
        serde_json::from_value(value.clone()).ok()
    }
}

impl Browser {
    pub async fn table(&self) -> Table {
        self.table_when("a table", |_| true).await
    }

    /// Waits until the table's page shows something.
    pub async fn table_when(&self, what: &str, fits: impl Fn(&Table) -> bool) -> Table {
        let value = self.until(what, READ, |value| Table::of(value).is_some_and(|table| fits(&table))).await;
        Table::of(&value).expect("it was one just now")
    }

    /// Throws, keeping the dice that are ticked, and waits for the dice.
    pub async fn throw(&self) -> Table {
        let before = self.table().await;
        self.click("#throw").await;
        self.table_when("a throw", |table| table.version == before.version + 1 && !table.busy).await
    }

    /// Ticks the dice of one face, and only those.
    pub async fn keep(&self, face: char) {
        let table = self.table().await;
        for (place, die) in (1..).zip(table.dice.split('-')) {
            let ticked = format!("return document.querySelector('.keep:nth-child({place}) input').checked;");
            if self.ask(&ticked).await != (die == face.to_string()) {
                self.click(&format!(".keep:nth-child({place})")).await;
            }
        }
        self.look_at_dice().await;
    }

    /// A person takes a moment for that: dice that have just come to lie are not thrown again by a second click.
    pub async fn look_at_dice(&self) {
        tokio::time::sleep(Duration::from_millis(500)).await;
    }

    /// Enters the hand where it pays most; a zero is asked for, and confirmed.
    pub async fn enter(&self) -> Table {
        let table = self.table().await;
        let (button, points) = table.offers.iter().max_by_key(|(_, points)| *points).expect("an open box");
        self.click(&format!("button[value={button:?}]")).await;
        if *points == 0 {
            self.click("#question button[name=do]").await;
        }
        self.table_when("an entry", |after| after.version > table.version && !after.busy).await
    }

    /// A turn without a choice: one throw, and the box where it pays most. It is played in the page, by the same buttons;
    /// gives back the dice.
    pub async fn play_turn(&self) -> String {
        let dice = self.ask_slowly(PLAY_TURN).await;
        dice.as_str().filter(|dice| dice.contains('-')).unwrap_or_else(|| panic!("{dice}")).to_owned()
    }

    /// Opens the sheet of a table, and in it what concerns the players.
    pub async fn open_players(&self) {
        // On a small phone the hint of the first game takes the place of these buttons.
        let in_sight = "return document.querySelector('#more > summary').checkVisibility();";
        if self.ask(in_sight).await == Value::Bool(false) {
            self.put_hint_away().await;
        }
        for fold in ["#more", "#players"] {
            if !self.has(&format!("{fold}[open]")).await {
                self.click(&format!("{fold} > summary")).await;
            }
        }
    }

    /// What the device keeps for a game under a key.
    pub async fn kept(&self, game: &str, key: &str) -> Option<String> {
        let script = format!("return localStorage.getItem('yatzy:{game}:{key}');");
        self.ask(&script).await.as_str().map(str::to_owned)
    }
}

/// A new game by the form: rules, whose dice, and each player's name and kind.
pub async fn make(
    browser: &Browser,
    place: &impl Place,
    game: &str,
    dice: &str,
    players: &[(&str, &str)],
) -> Table {
    browser.go(&place.url("/")).await;
    browser.click(".begin a[href$='/new']").await;
    seat(browser, players).await;
    browser.click(&format!("input[name=game][value={game}]")).await;
    browser.click(&format!("input[name=dice][value={dice}]")).await;
    browser.click("details.rules > summary").await;
    browser.choose("#hints", "yes").await;
    browser.click("form.new button.big").await;
    browser.table().await
}

/// Puts players on the form in place of those that it remembers: the name and the kind of each.
pub async fn seat(browser: &Browser, players: &[(&str, &str)]) {
    browser.wait_for("form.ready").await;
    while browser.has(".player .remove").await {
        browser.click(".player .remove").await;
    }
    for (number, (name, kind)) in (1..).zip(players) {
        let row = format!(".player:nth-child({number})");
        match (*name, kind.strip_prefix("bot:")) {
            ("", Some(_)) => browser.click("[data-add=bot]").await,
            ("", None) if *kind == "open" => browser.click("[data-add=open]").await,
            (name, _) => browser.fill("#add", &format!("{name}\u{e007}")).await,
        }
        let word = kind.split(':').next().unwrap_or(kind);
        while !browser.has(&format!("{row}[data-kind={word}]")).await {
            browser.click(&format!("{row} .turn")).await;
        }
        if kind.starts_with("bot:") {
            browser.choose(&format!("#kind{number}"), kind).await;
        }
    }
}

/// The link of a seat, as its host gets it; the host is back at the table after.
pub async fn seat_link(host: &Browser, seat: u32) -> String {
    let game = host.table().await.game;
    host.open_players().await;
    host.click(&format!("form[action='/g/{game}/seats/{seat}/link'] button")).await;
    // The table itself has such a link too, folded away: the page that shows it may be on its way yet.
    let shown =
        "return document.querySelector('#table') ? '' : document.querySelector('.link a')?.innerText ?? '';";
    let is_link = |link: &Value| link.as_str().is_some_and(|link| link.starts_with("http"));
    let link = host.until("a link", shown, is_link).await;
    let link = link.as_str().unwrap_or_default().trim().to_owned();
    host.click(&format!("a.button[href='/g/{game}']")).await;
    host.table().await;
    link
}

/// Sits down by a link.
pub async fn sit_down(browser: &Browser, link: &str) -> Table {
    browser.go(link).await;
    browser.click("form.stack button.big").await;
    browser.table().await
}

/// Two at one table, each with a browser of their own: Anna at a desk, Björn with a phone.
pub async fn two(
    browsers: &crate::browser::chromium::Browsers,
    house: &House,
    game: &str,
    dice: &str,
) -> (Browser, Browser) {
    let (anna, bjorn) = (browsers.open(Screen::Desktop).await, browsers.open(Screen::Phone).await);
    make(&anna, house, game, dice, &[("Anna", "here"), ("Björn", "elsewhere")]).await;
    let link = seat_link(&anna, 2).await;
    sit_down(&bjorn, &link).await;
    (anna, bjorn)
}
