//! What a first visit takes: bytes on the wire, time to the first page, to the exact coach, and from a tap to its answer, on
//! a processor that the browser's own tools slow down four times. A benchmark of `cargo xtask test --full site`, for a quiet
//! machine. Chromium slows pages, not workers: what workers do is given with its own time, to be judged by whoever reads it.

use super::{CONTROLLED, Site, made};
use crate::browser::{Browser, Browsers, Screen};
use crate::place::Place;
use crate::table::make;
use crate::taps::TAPS;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// How much a first visit may bring, without paper.
const WIRE: u64 = 1_500_000;

/// When the first page may be seen, in milliseconds.
const SEEN: f64 = 1000.0;

/// When the coach may know everything of five dice.
const KNOWS: Duration = Duration::from_secs(8);

/// How long a tap may take, at the 99th percentile, in milliseconds.
const TAP: f64 = 100.0;

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_brings_little() {
    let Some(site) = Site::start() else { return };
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&site.url("/")).await;
    phone.until("the house", CONTROLLED, |yes| *yes == json!(true)).await;
    phone.wait_for("main h1").await;
    let folder = made().expect("there is one");
    let (mut packed, mut gzipped) = (0, 0);
    for sent in site.sent() {
        let gzip = folder.join(format!("{}.gz", sent.path.trim_start_matches('/')));
        let gzip = std::fs::metadata(gzip).map_or(sent.bytes as u64, |file| file.len());
        println!("{:>9} {:>9} {} {}", sent.bytes, gzip, sent.status, sent.path);
        packed += sent.bytes as u64;
        gzipped += gzip;
    }
    println!("{packed} bytes on the wire by brotli, {gzipped} by gzip");
    assert!(packed <= WIRE, "{packed} bytes");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a benchmark; cargo xtask test --full site"]
async fn a_slow_phone_is_quick_enough() {
    let Some(site) = Site::start() else { return };
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    // A file of the site, so that the page is slow from its very beginning.
    phone.go(&site.url("/manifest.webmanifest")).await;
    phone.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
    let begun = Instant::now();
    phone.go(&site.url("/")).await;
    let painted = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;";
    let painted = phone.until("a first page", painted, Value::is_number).await.as_f64().unwrap();
    phone.until("the house", CONTROLLED, |yes| *yes == json!(true)).await;
    println!("first page {painted:.0} ms, on the device after {:?}", begun.elapsed());

    make(&phone, &site, "yatzy", "program", &[("Anna", "here")]).await;
    let opened = Instant::now();
    phone.throw().await;
    phone.put_hint_away().await;
    phone.click("#coach").await;
    let said = phone.until("the coach", SAID, |said| *said != json!("")).await;
    let knows = opened.elapsed();
    println!("exact coach {knows:?} after the table was opened: {said}");

    let mut times = Vec::new();
    for _ in 0..5 {
        make(&phone, &site, "yatzy", "program", &[("Anna", "here")]).await;
        times.extend(taps(&phone).await);
    }
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!("{} taps: median {:.1} ms, 99th percentile {:.1} ms", times.len(), at(0.5), at(0.99));
    assert!(painted <= SEEN, "first page {painted} ms");
    assert!(knows <= KNOWS, "exact coach {knows:?}");
    assert!(times.len() > 200 && at(0.99) <= TAP, "taps {:.1} ms", at(0.99));
}

/// What the coach says once it knows.
const SAID: &str = "return document.querySelector('.coach:not([data-thinks])')?.textContent ?? '';";

async fn taps(phone: &Browser) -> Vec<f64> {
    let taps = phone.ask_slowly(TAPS).await;
    taps.as_array().unwrap_or_else(|| panic!("{taps}")).iter().filter_map(Value::as_f64).collect()
}
