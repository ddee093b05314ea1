//! Writes the first page of a site, which is shown before the house is installed: `cargo run --example prerender --
//! FOLDER`.

use std::path::Path;
use yatzy_pages::{first_files, first_page};
use yatzy_text::{Lang, Text};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).expect("a folder to draw into");
    let write = |name: &str, text: String| {
        let path = Path::new(&folder).join(name.trim_start_matches('/'));
        std::fs::create_dir_all(path.parent().expect("a file lies in a folder"))?;
        std::fs::write(path, text)
    };
    for lang in Lang::ALL {
        write(&format!("pages/{}.html", lang.code()), first_page(Text::new(lang)))?;
    }
    first_files().into_iter().try_for_each(|(name, text)| write(&name, text))
}
