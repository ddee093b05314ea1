//! What a first visit takes: bytes on the wire, time to the first page, to the exact coach, and from a tap to its answer, on
//! a processor that is four times slower. A benchmark of `cargo xtask test --full site`, for a quiet machine. Chromium's own
//! tools slow pages and no workers, so it is measured a second time with all of the browser slowed down.

use super::{CONTROLLED, Site, made};
use crate::browser::chromium::{Browser, Browsers, Screen};
use crate::browser::place::Place;
use crate::browser::table::make;
use crate::browser::taps::TAPS;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
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
#[ignore = "needs the site: part of the full test run"]
async fn a_first_visit_brings_little() {
    let site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&site.url("/")).await;
    phone.until("the house", CONTROLLED, |yes| *yes == json!(true)).await;
    phone.wait_for("main h1").await;
    let folder = made();
    let (mut packed, mut gzipped) = (0, 0);
    for sent in site.sent() {
        let name =
            Some(sent.path.trim_start_matches('/')).filter(|name| !name.is_empty()).unwrap_or("index.html");
        let gzip = folder.join(format!("{name}.gz"));
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
async fn a_slow_page_is_quick_enough() {
    let site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    // A file of the site, so that the page is slow from its very beginning.
    phone.go(&site.url("/manifest.webmanifest")).await;
    phone.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
    let measured = measure(&phone, &site).await;
    measured.assert_begins();
    measured.assert_taps();
}

/// Stopped and started again 125 times a second, a browser is slower than a slow one. It still has to begin in time; its taps
/// are told, and judged where Chromium's own tools slow the page.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a benchmark; cargo xtask test --full site"]
async fn a_slow_device_is_quick_enough() {
    let site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    phone.go(&site.url("/manifest.webmanifest")).await;
    let slowed = Slowed::down(phone.process());
    let measured = measure(&phone, &site).await;
    drop(slowed);
    measured.assert_begins();
}

/// What a first visit took.
struct Measured {
    /// Until something was seen, in milliseconds.
    seen: f64,
    /// Until the coach knew everything, from the opening of the first table on.
    knows: Duration,
    /// From taps to their answers, in milliseconds and in order.
    taps: Vec<f64>,
}

impl Measured {
    fn tap(&self, share: f64) -> f64 {
        self.taps[((self.taps.len() - 1) as f64 * share) as usize]
    }

    fn assert_begins(&self) {
        assert!(self.seen <= SEEN, "first page {} ms", self.seen);
        assert!(self.knows <= KNOWS, "exact coach {:?}", self.knows);
    }

    fn assert_taps(&self) {
        assert!(self.taps.len() > 200 && self.tap(0.99) <= TAP, "taps {:.1} ms", self.tap(0.99));
    }
}

async fn measure(phone: &Browser, site: &Site) -> Measured {
    let begun = Instant::now();
    phone.go(&site.url("/")).await;
    let painted = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;";
    let seen = phone.until("a first page", painted, Value::is_number).await.as_f64().unwrap();
    phone.until("the house", CONTROLLED, |yes| *yes == json!(true)).await;
    println!("first page {seen:.0} ms, the house on the device after {:.1?}", begun.elapsed());

    make(phone, site, "yatzy", "program", &[("Anna", "here")]).await;
    let opened = Instant::now();
    phone.throw().await;
    phone.put_hint_away().await;
    phone.click("#coach").await;
    let said = phone.until("the coach", SAID, |said| *said != json!("")).await;
    let knows = opened.elapsed();
    println!("exact coach {knows:.1?} after the first table was opened: {said}");

    let mut taps = Vec::new();
    for _ in 0..5 {
        make(phone, site, "yatzy", "program", &[("Anna", "here")]).await;
        taps.extend(taps_of_a_game(phone).await);
    }
    taps.sort_by(f64::total_cmp);
    let measured = Measured { seen, knows, taps };
    let (median, most) = (measured.tap(0.5), measured.tap(0.99));
    println!("{} taps: median {median:.1} ms, 99th percentile {most:.1} ms", measured.taps.len());
    measured
}

/// All processes of a browser, stopped for three quarters of the time.
struct Slowed {
    is_over: Arc<AtomicBool>,
    slows: Option<JoinHandle<()>>,
}

impl Slowed {
    /// How long they run, out of a period in milliseconds.
    const RUNS: (u64, u64) = (2, 8);

    fn down(browser: i32) -> Slowed {
        let is_over = Arc::new(AtomicBool::new(false));
        let told = is_over.clone();
        let slows = std::thread::spawn(move || {
            let (runs, period) = Slowed::RUNS;
            let mut processes = Vec::new();
            for round in 0.. {
                // Others come and go.
                if round % 16 == 0 {
                    processes = family(browser);
                }
                send(&processes, Signal::STOP);
                std::thread::sleep(Duration::from_millis(period - runs));
                send(&processes, Signal::CONT);
                if told.load(Ordering::SeqCst) {
                    return;
                }
                std::thread::sleep(Duration::from_millis(runs));
            }
        });
        Slowed { is_over, slows: Some(slows) }
    }
}

impl Drop for Slowed {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::SeqCst);
        if let Some(slows) = self.slows.take() {
            let _ = slows.join();
        }
    }
}

fn send(processes: &[i32], signal: Signal) {
    for pid in processes.iter().filter_map(|process| Pid::from_raw(*process)) {
        let _ = kill_process(pid, signal);
    }
}

/// A process, and all that it has started.
pub(super) fn family(first: i32) -> Vec<i32> {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let parents: Vec<(i32, i32)> = processes
        .filter_map(|entry| {
            let process = entry.file_name().to_str()?.parse().ok()?;
            let stat = std::fs::read_to_string(entry.path().join("stat")).ok()?;
            // A name may hold anything but ends with the last parenthesis; state and parent follow.
            let parent = stat.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()?;
            Some((process, parent))
        })
        .collect();
    let mut family = vec![first];
    for place in 0.. {
        let Some(parent) = family.get(place).copied() else { break };
        family.extend(parents.iter().filter(|(_, of)| *of == parent).map(|(process, _)| process));
    }
    family
}

/// What the coach says once it knows.
const SAID: &str = "return document.querySelector('.coach:not([data-thinks])')?.textContent ?? '';";

async fn taps_of_a_game(phone: &Browser) -> Vec<f64> {
    let taps = phone.ask_slowly(TAPS).await;
    taps.as_array().unwrap_or_else(|| panic!("{taps}")).iter().filter_map(Value::as_f64).collect()
}
