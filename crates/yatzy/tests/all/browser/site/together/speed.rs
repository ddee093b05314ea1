//! How long a pairing takes once both codes are exchanged, and a tap at a guest on a page slowed four times. Benchmarks of
//! `cargo xtask test --full together`, for a quiet machine.

use super::phones::{Phones, TWO, answer, at_table, begin, invitation, pair, shown_answer, sit};
use crate::browser::place::Place;
use crate::browser::taps::TAPS;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// From the second code to the guest's first look at the table, in the median.
const LOOK: Duration = Duration::from_secs(3);

/// How long a tap of a guest may take, at the 99th percentile, in milliseconds.
const TAP: f64 = 200.0;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a benchmark; cargo xtask test --full together"]
async fn a_guest_soon_sees_the_table() {
    let phones = Phones::around(TWO, 1).await;
    let (host, guest) = (&phones.host, &phones.guests[0]);
    let mut times = Vec::new();
    for _ in 0..21 {
        let code = shown_answer(guest, &invitation(host).await).await;
        let begun = Instant::now();
        answer(host, &code).await;
        at_table(guest).await;
        times.push(begun.elapsed());
    }
    times.sort();
    println!("from the answer to the table: median {:.2?}, at most {:.2?}", times[10], times[20]);
    assert!(times[10] <= LOOK, "{times:?}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a benchmark; cargo xtask test --full together"]
async fn a_guests_taps_are_answered_soon() {
    let (phones, _) = Phones::unpaired("game=yatzy&dice=program&kind1=open", 1).await;
    let (host, guest) = (&phones.host, &phones.guests[0]);
    super::super::first_visit::arrive(guest, &phones.site).await;
    let mut times: Vec<f64> = Vec::new();
    for _ in 0..4 {
        let game = begin(host, "game=yatzy&dice=program&kind1=open").await;
        host.go(&phones.site.url(&format!("/together?game={game}"))).await;
        pair(host, guest).await;
        sit(guest, "Bo").await;
        guest.put_hint_away().await;
        guest.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
        let taps = guest.ask_slowly(TAPS).await;
        guest.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await;
        let taken = taps.as_array().unwrap_or_else(|| panic!("{taps}"));
        times.extend(taken.iter().filter_map(Value::as_f64));
    }
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!("{} taps of a guest: median {:.0} ms, 99th percentile {:.0} ms", times.len(), at(0.5), at(0.99));
    assert!(times.len() > 150 && at(0.99) <= TAP, "99th percentile {:.0} ms", at(0.99));
}
