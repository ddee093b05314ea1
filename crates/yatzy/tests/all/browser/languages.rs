//! The language is the reader's, and can change at any time.

use crate::browser::chromium::{Browser, Browsers};
use crate::browser::pages::walk_in;
use crate::browser::pictures::folder;
use crate::browser::table::two;
use crate::house::House;
use serde_json::json;
use std::cell::RefCell;
use std::path::Path;
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

/// What sticks out of the page, and words that are cut off: in every part that holds some, in every option of every
/// choice as if it were chosen, and in fields that say what goes into them.
const CUT: &str = r#"
    const wide = document.documentElement.scrollWidth;
    const words = [...document.querySelectorAll("button, .button, summary, legend, label, dt, dd, li, p, h1, h2, h3, th, td, caption, output, .name")];
    const seen = (part) => part.checkVisibility() && !part.closest(".unseen") && part.clientWidth > 0;
    const cut = words.filter((part) => seen(part)
        && getComputedStyle(part).display !== "inline" && part.scrollWidth > part.clientWidth + 1);
    const pen = document.createElement("canvas").getContext("2d");
    const length = (part, words) => {
        // The shorthand is empty where digits are of one width, and a canvas would then measure with its own font.
        const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(part);
        pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        return pen.measureText(words).width;
    };
    // What a choice takes beside its words is the same for all of them.
    const frame = (select) => {
        const twin = select.cloneNode(false);
        twin.append(new Option("x"));
        twin.removeAttribute("id");
        twin.style.cssText = "position: absolute; visibility: hidden; width: auto; min-width: 0; max-width: none";
        select.parentNode.append(twin);
        const width = twin.offsetWidth - length(twin, "x");
        twin.remove();
        return width;
    };
    const options = [...document.querySelectorAll("select")].filter(seen).flatMap((select) => {
        const room = select.offsetWidth - frame(select);
        return [...select.options].filter((option) => length(select, option.text) > room + 1)
            .map((option) => `option of ${select.name}: ${option.text}`);
    });
    const fields = [...document.querySelectorAll("input[placeholder]")].filter(seen).filter((field) => {
        const style = getComputedStyle(field);
        const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return length(field, field.placeholder) > room + 1;
    });
    return [...(wide > 360 ? [`${wide} pixels`] : []),
        ...cut.map((part) => `${part.tagName} ${part.className}: ${part.innerText}`),
        ...options, ...fields.map((field) => `field ${field.name}: ${field.placeholder}`)];
"#;

/// The pages where words are longest, which `cargo xtask test` looks at every time.
const LONGEST: [&str; 9] = [
    "home",
    "new-game",
    "new-game-of-an-edition",
    "table-coached",
    "table-naming",
    "pad-points",
    "pad-correcting",
    "over",
    "report",
];

#[tokio::test(flavor = "multi_thread")]
async fn every_language_fits_a_small_phone() {
    nothing_is_cut(Some(&LONGEST), None).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "every page in every language, with a picture of each: some minutes"]
async fn every_page_fits_a_small_phone_in_every_language() {
    nothing_is_cut(None, Some(&folder("languages"))).await;
}

async fn nothing_is_cut(pages: Option<&[&str]>, pictures: Option<&Path>) {
    let found: RefCell<Vec<String>> = RefCell::default();
    walk_in(&Lang::ALL, pages, async |browser: &Browser, page: &str| {
        let cut = browser.ask(CUT).await;
        let lines = cut.as_array().into_iter().flatten().map(|line| format!("{page}: {line}"));
        found.borrow_mut().extend(lines);
        if let Some(folder) = pictures {
            std::fs::write(folder.join(format!("{page}.png")), browser.whole_picture().await).unwrap();
        }
    })
    .await;
    let found = found.into_inner();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
