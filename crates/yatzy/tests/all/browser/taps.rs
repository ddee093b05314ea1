//! How long a tap takes: from the finger to the answer on the screen, on loopback. A benchmark of `cargo xtask test --full
//! benches`, for a quiet machine.

use crate::browser::chromium::{Browsers, Screen};
use crate::browser::table::make;
use crate::house::House;
use serde_json::Value;

/// Plays a game alone by taps, and answers with the milliseconds that each took until the frame with the answer was drawn.
pub const TAPS: &str = r##"
    /** A quick finger. */
    const pause = () => new Promise((resume) => setTimeout(resume, 150));
    const times = [];
    const table = () => document.getElementById("table");
    const drawn = (fits) => new Promise((resume) => {
        const look = new MutationObserver(() => {
            if (!fits()) return;
            look.disconnect();
            // A frame begins, and what comes after it finds it drawn.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resume(performance.now());
            requestAnimationFrame(() => port2.postMessage(""));
        });
        look.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    async function tap(button) {
        const { version } = table().dataset;
        const answer = drawn(() => table().dataset.version !== version && !table().hasAttribute("aria-busy"));
        const begun = performance.now();
        button.click();
        times.push((await answer) - begun);
        await pause();
    }
    (async () => {
        while (table().dataset.over === undefined) {
            const thrown = table().querySelector(".keep input");
            // A person who keeps a die has seen the dice: the next tap may throw again.
            if (thrown?.checked) thrown.click();
            thrown?.click();
            if (thrown) await pause();
            const button = document.getElementById("throw");
            const pays = document.querySelector("td .offer:not(.zero)");
            if (button && !button.disabled) await tap(button);
            else if (pays) await tap(pays);
            else {
                const asked = drawn(() => document.getElementById("question"));
                document.querySelector("td .offer").click();
                await asked;
                await tap(document.querySelector("#question button[name=do]"));
            }
        }
        done(times);
    })().catch((error) => done(String(error)));
"##;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a benchmark; cargo xtask test --full benches"]
async fn taps_are_answered_within_50_milliseconds() {
    let (house, browsers) = (House::named(), Browsers::start());
    let phone = browsers.open(Screen::Phone).await;
    let mut times: Vec<f64> = Vec::new();
    for _ in 0..5 {
        make(&phone, &house, "yatzy", "program", &[("Anna", "here")]).await;
        let taps = phone.ask_slowly(TAPS).await;
        let taken = taps.as_array().unwrap_or_else(|| panic!("{taps}"));
        times.extend(taken.iter().filter_map(Value::as_f64));
    }
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!("{} taps: median {:.1} ms, 99th percentile {:.1} ms", times.len(), at(0.5), at(0.99));
    assert!(times.len() > 200 && at(0.99) <= 50.0);
}
