//! The language is the reader's, and can change at any time.

use crate::browser::Browsers;
use crate::house::House;
use crate::table::two;
use serde_json::json;
use yatzy_text::Lang;

const SPOKEN: &str = "return document.documentElement.lang;";

#[tokio::test(flavor = "multi_thread")]
async fn each_reads_their_own_language() {
    let (house, browsers) = (House::named(), Browsers::start());
    let (anna, bjorn) = two(&browsers, &house, "yatzy", "program").await;
    let game = house.url(&format!("/g/{}", anna.table().await.game));
    anna.throw().await;
    let dice = anna.table().await.dice;
    anna.keep(dice.chars().next().unwrap()).await;
    let kept = anna.table().await.kept;
    anna.click(".languages summary").await;
    anna.click(".languages a[lang=sv]").await;
    anna.until("Swedish", SPOKEN, |lang| lang == "sv").await;
    assert!(anna.text("table.pad").await.contains("Ettor"));
    assert_eq!(anna.table().await.kept, kept, "in the middle of a turn, at the table");
    anna.go(&house.url("/")).await;
    assert!(anna.text("main").await.contains("Nytt spel"));
    anna.go(&game).await;
    assert_eq!(anna.table().await.dice, dice, "the turn goes on");
    assert_eq!(bjorn.ask(SPOKEN).await, json!("en"));
    assert!(bjorn.text("table.pad").await.contains("Ones"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_fits_a_small_phone() {
    let (house, browsers) = (House::named(), Browsers::start());
    let (anna, bjorn) = two(&browsers, &house, "maxi", "program").await;
    let game = house.url(&format!("/g/{}", anna.table().await.game));
    anna.throw().await;
    for lang in Lang::ALL {
        bjorn.go(&house.url("/")).await;
        bjorn.click(".languages summary").await;
        bjorn.click(&format!(".languages a[lang={}]", lang.code())).await;
        bjorn.until(lang.code(), SPOKEN, |spoken| spoken == lang.code()).await;
        for address in [house.url("/"), house.url("/new?game=maxi"), house.url("/rules/maxi"), game.clone()] {
            bjorn.go(&address).await;
            let wide = bjorn.ask("return document.documentElement.scrollWidth;").await;
            assert_eq!(wide, json!(360), "{} sticks out at {address}", lang.code());
        }
    }
}
