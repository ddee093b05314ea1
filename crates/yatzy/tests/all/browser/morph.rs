//! A table made like a newly drawn one, by touching only what differs: the same in the end as if the new one had been put
//! in its place, and quicker.

use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::table::make;
use crate::house::House;
use serde_json::json;

/// Plays a few turns, and keeps the text of every drawing that came, with what can be looked at beside it.
const GATHER: &str = r##"
    const table = () => document.getElementById("table");
    const pause = () => new Promise((resume) => setTimeout(resume, 100));
    const drawings = JSON.parse(sessionStorage.drawings ?? "[]");
    const look = async (search) => {
        const reply = await fetch(location.pathname + search, { headers: { "x-fragment": "1" } });
        drawings.push(await reply.text());
    };
    (async () => {
        for (let step = 0; step < 6; step++) {
            for (const search of ["", "?correct=1.1", "?hand=6-6-6-5-5", "?seat=1"]) await look(search);
            const { version } = table().dataset;
            const thrown = table().querySelector(".keep input");
            if (thrown && !thrown.checked) thrown.click();
            const button = document.getElementById("throw") ?? table().querySelector("td .offer:not(.zero)") ?? table().querySelector("td .offer");
            button.click();
            for (let wait = 0; wait < 5 && table().dataset.version === version; wait++) await pause();
        }
        sessionStorage.drawings = JSON.stringify(drawings);
        done(drawings.length);
    })().catch((error) => done(String(error)));
"##;

/// Makes each drawing, in which somebody has ticked and typed, like many of the others.
const LIKENED: &str = r##"
    const read = (text) => new DOMParser().parseFromString(text, "text/html").getElementById("table");
    const fields = (drawing) => [...drawing.querySelectorAll("input, select, textarea")].map(({ name, value, checked }) => `${name} ${value} ${checked}`).join("\n");
    (async () => {
        const { morph } = await import(document.querySelector("script[src$='table.js']").src.replace("table.js", "morph.js"));
        const drawings = JSON.parse(sessionStorage.drawings).filter((text, place, all) => all.indexOf(text) === place);
        let wrong = 0;
        for (const [place, from] of drawings.entries()) for (let other = 1; other < drawings.length; other += 12) {
            const to = drawings[(place + other) % drawings.length];
            const [old, fresh, wanted] = [read(from), read(to), read(to)];
            for (const field of old.querySelectorAll("input")) { field.checked = !field.checked; if (field.type === "text") field.value += "6"; }
            for (const choice of old.querySelectorAll("select")) choice.selectedIndex = choice.options.length - 1;
            morph(old, fresh);
            if (!old.isEqualNode(wanted) || fields(old) !== fields(wanted)) wrong++;
        }
        done([drawings.length, wrong]);
    })().catch((error) => done(String(error)));
"##;

/// Draws the same turns again and again, by putting each new drawing in place of the old and by making the old like it:
/// milliseconds for one, from its text to the end of the frame.
const RACE: &str = r##"
    const table = () => document.getElementById("table");
    const drawn = () => new Promise((resume) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resume(performance.now());
        requestAnimationFrame(() => port2.postMessage(""));
    });
    (async () => {
        const { morph } = await import(document.querySelector("script[src$='table.js']").src.replace("table.js", "morph.js"));
        const drawings = JSON.parse(sessionStorage.drawings);
        const ways = { replaced: (fresh) => table().replaceWith(document.adoptNode(fresh)), morphed: (fresh) => morph(table(), fresh) };
        const times = { replaced: [], morphed: [] };
        for (let round = 0; round < 10; round++) for (const [name, way] of Object.entries(ways)) for (const text of drawings) {
            await drawn();
            const begun = performance.now();
            way(new DOMParser().parseFromString(text, "text/html").getElementById("table"));
            times[name].push((await drawn()) - begun);
        }
        const median = (all) => all.sort((one, other) => one - other)[all.length >> 1];
        done([median(times.replaced), median(times.morphed)]);
    })().catch((error) => done(String(error)));
"##;

/// The drawings of some turns, kept in the page's session.
async fn gather(phone: &Browser, house: &House, rules: &str, dice: &str) {
    make(phone, house, rules, dice, &[("Anna", "here"), ("Bo", "here")]).await;
    let count = phone.ask_slowly(GATHER).await;
    assert!(count.is_u64(), "{count}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_made_like_another_is_the_same_as_the_other() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    for (rules, dice) in [("yatzy", "program"), ("maxi", "program"), ("triple", "table")] {
        gather(&phone, &house, rules, dice).await;
    }
    let found = phone.ask_slowly(LIKENED).await;
    assert!(found[0].as_u64().is_some_and(|drawings| drawings > 30) && found[1] == 0, "{found}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a benchmark; cargo xtask test --full benches"]
async fn to_make_a_table_like_another_is_quicker_than_to_replace_it() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    gather(&phone, &house, "yatzy", "program").await;
    phone.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
    let times = phone.ask_slowly(RACE).await;
    let [replaced, morphed] =
        [&times[0], &times[1]].map(|time| time.as_f64().unwrap_or_else(|| panic!("{times}")));
    println!(
        "a table drawn on a phone four times slower: replaced {replaced:.1} ms, made like the new one {morphed:.1} ms"
    );
    assert!(morphed < replaced);
}
