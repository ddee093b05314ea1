//! Whole games of each kind by two and by four phones, with a late guest, a leaver, reports and a rematch.

use super::super::first_visit::arrive;
use super::phones::{NAMES, Phones, pair, play_to_the_end, play_until, sit, to_the_table};
use crate::browser::chromium::Browser;
use yatzy_rules::Seat;

/// A form with one seat for the host, and open seats for guests. Boxes in order have a report at once; several columns have
/// no such order.
fn form(kind: &str, guests: usize) -> String {
    let open: String = (2..guests + 2).map(|seat| format!("&kind{seat}=open")).collect();
    let order = if kind == "triple" { "" } else { "&order=down" };
    format!("game={kind}&dice=program&kind1=here&name1=Anna{order}{open}")
}

/// Every phone sees the same totals, its report, and the game that follows.
async fn end(phones: &[&Browser]) {
    let totals = phones[0].table().await.totals;
    for phone in phones {
        phone.table_when("the same totals", |table| table.over && table.totals == totals).await;
        phone.click(".over a[href$='/report']").await;
        // Estimated values have no figures for the boxes: the report says that they are estimates.
        phone.wait_long_for(":is(#against td.perfect, .estimate):not(:has(~ [data-soon]))").await;
        phone.ask("history.back();").await;
        phone.table_when("the table again", |table| table.over).await;
    }
    // A guest asks for the rematch; the others follow.
    phones[1].click(".over form[action$='/rematch'] button").await;
    let next = phones[1].table_when("the rematch", |table| !table.over).await.game;
    for phone in phones.iter().filter(|phone| !std::ptr::eq(**phone, phones[1])) {
        phone.click(&format!(".over a.button.big[href$='{next}']")).await;
        phone.table_when("the rematch", |table| table.game == next && !table.over).await;
    }
    play_until(phones, "document.querySelectorAll('td[data-box] .written').length >= 2").await;
}

async fn two_phones_play(kind: &str) {
    let phones = Phones::around(&form(kind, 1), 1).await;
    sit(&phones.guests[0], NAMES[0]).await;
    to_the_table(&phones.host).await;
    let all = [&phones.host, &phones.guests[0]];
    play_to_the_end(&all).await;
    end(&all).await;
}

async fn four_phones_play(kind: &str) {
    let (mut phones, pairing_page) = Phones::unpaired(&form(kind, 3), 3).await;
    for guest in &phones.guests {
        arrive(guest, &phones.site).await;
    }
    phones.site.stop();
    let (host, guests) = (&phones.host, &phones.guests);
    for (guest, name) in guests[..2].iter().zip(NAMES) {
        pair(host, guest).await;
        sit(guest, name).await;
    }
    to_the_table(host).await;
    // With three columns a phone shows those of one player only, so entries can't be counted.
    let is_begun = format!("table().dataset.turn === '{}'", Seat(3));
    play_until(&[host, &guests[0], &guests[1]], &is_begun).await;
    // The third guest comes late. The others stay connected while the host goes to the pairing page and back.
    host.ask(&format!(
        "document.dispatchEvent(new CustomEvent('go', {{ detail: {pairing_page:?}, cancelable: true }}));"
    ))
    .await;
    pair(host, &guests[2]).await;
    sit(&guests[2], NAMES[2]).await;
    to_the_table(host).await;
    let all = [host, &guests[0], &guests[1], &guests[2]];
    play_until(&all, "document.querySelectorAll('td[data-box] .written').length >= 10").await;
    // The second guest leaves, and watches the others.
    guests[1]
        .ask("const button = document.querySelector('#leave-3 button'); button.form.requestSubmit(button);")
        .await;
    let left = "return document.querySelector('#table').dataset.mine === undefined && document.querySelector('#leave-3') === null;";
    guests[1].until("the leaver has left", left, |has| *has == serde_json::json!(true)).await;
    play_to_the_end(&[host, &guests[0], &guests[2]]).await;
    end(&[host, &guests[0], &guests[2]]).await;
    let watched = guests[1].table_when("the end", |table| table.over).await;
    assert_eq!(watched.game, phones.game);
}

macro_rules! kinds {
    ($($kind:ident: $two:ident, $four:ident;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        #[ignore = "part of the full test run: together"]
        async fn $two() {
            two_phones_play(stringify!($kind)).await;
        }

        #[tokio::test(flavor = "multi_thread")]
        #[ignore = "part of the full test run: together"]
        async fn $four() {
            four_phones_play(stringify!($kind)).await;
        }
    )*};
}

kinds! {
    yatzy: two_phones_play_yatzy, four_phones_play_yatzy;
    maxi: two_phones_play_maxi, four_phones_play_maxi;
    triple: two_phones_play_triple, four_phones_play_triple;
    yahtzee: two_phones_play_yahtzee, four_phones_play_yahtzee;
    ru13: two_phones_play_ru13, four_phones_play_ru13;
}
