//! A picture of every page, for people to look at: `cargo xtask screenshots`.

use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::pages::{Part, walk};
use crate::house::House;
use serde_json::json;
use std::path::{Path, PathBuf};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes pictures; cargo xtask screenshots"]
async fn every_page_is_pictured() {
    let folder = folder("pages");
    for part in Part::ALL {
        walk(part, async |browser: &Browser, page: &str| {
            for screen in Screen::ALL {
                for dark in [false, true] {
                    browser.show(screen, dark).await;
                    let light = if dark { "dark" } else { "light" };
                    let file = folder.join(format!("{page}-{}-{light}.png", screen.word()));
                    std::fs::write(file, browser.picture().await).unwrap();
                }
            }
        })
        .await;
    }
}

/// An empty folder for pictures of one kind.
pub fn folder(kind: &str) -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let folder = target.join("screenshots").join(kind);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Plays some turns by the API, each entry where it pays most: a game that looks like one.
pub const PLAY_SOME: &str = r#"
    const address = `/api/v1/games/${document.getElementById("table").dataset.game}`;
    const act = async (state, action) => {
        const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
        const body = JSON.stringify({ version: state.version, key, action });
        const headers = { "content-type": "application/json" };
        return (await (await fetch(`${address}/actions`, { method: "POST", headers, body })).json()).state;
    };
    (async () => {
        let state = await (await fetch(address)).json();
        for (let turn = 0; turn < 19; turn += 1) {
            state = await act(state, { type: "throw", keep: "" });
            const entries = state.actions.filter(({ type }) => type === "enter");
            const best = entries.reduce((best, entry) => (entry.points > best.points ? entry : best));
            const { points, ...action } = best;
            state = await act(state, action);
        }
        done(state.version);
    })().catch((error) => done(String(error)));
"#;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes the picture of the read-me; cargo xtask screenshots"]
async fn the_table_is_pictured_for_the_read_me() {
    let (house, browsers) = (House::own(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&house.url("/")).await;
    phone.ask("localStorage.setItem('yatzy:hints', 'gone');").await;
    phone.go(&house.url("/new?game=yatzy&name1=Anna&name2=Bj%C3%B6rn&name3=Cecilia")).await;
    phone.click("form.new button.big").await;
    phone.table().await;
    let played = phone.ask_slowly(PLAY_SOME).await;
    assert!(played.is_number(), "{played}");
    phone.reload().await;
    phone.throw().await;
    phone.click(".keep:nth-child(4)").await;
    phone.click(".keep:nth-child(5)").await;
    phone.ask("scrollTo(0, 0);").await;
    let metrics = json!({ "width": 360, "height": 740, "deviceScaleFactor": 1.5, "mobile": true });
    phone.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("table.png"), phone.picture().await).unwrap();
}
