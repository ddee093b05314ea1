//! A picture of every page, for people to look at: `cargo xtask screenshots`.

use crate::browser::{Browser, Screen};
use crate::pages::{Part, walk, walk_in};
use std::path::Path;
use yatzy_text::Lang;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes pictures; cargo xtask screenshots"]
async fn every_page_is_pictured() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().join("screenshots");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    for part in [Part::House, Part::Tables, Part::Pads, Part::Ends] {
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
    // The languages with the longest words.
    walk_in(&[Lang::Fi, Lang::De, Lang::Ru, Lang::Hu, Lang::Lt], async |browser: &Browser, page: &str| {
        std::fs::write(folder.join(format!("{page}.png")), browser.whole_picture().await).unwrap();
    })
    .await;
}
