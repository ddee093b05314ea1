//! A picture of every page, for people to look at: `cargo xtask screenshots`.

use crate::browser::{Browser, Screen};
use crate::pages::{Part, walk};
use std::path::{Path, PathBuf};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes pictures; cargo xtask screenshots"]
async fn every_page_is_pictured() {
    let folder = folder("pages");
    for part in [Part::House, Part::Tables, Part::Pads, Part::Ends] {
        walk(part, async |browser: &Browser, page: &str| {
            for screen in Screen::BOTH {
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
