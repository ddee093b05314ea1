//! Writes `data/widths.txt`, the table of the width of each letter of the typeface.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};
use yatzy_sheet::FontFace;

fn main() -> io::Result<()> {
    let mut widths: BTreeMap<u32, Vec<(u32, u32)>> = BTreeMap::new();
    for c in ('\0'..=char::MAX).filter(|&c| FontFace::Regular.has(c)) {
        let width = FontFace::Regular.width(&c.to_string(), 1000.0).round() as u32;
        let runs = widths.entry(width).or_default();
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == u32::from(c) => *last = c.into(),
            _ => runs.push((c.into(), c.into())),
        }
    }
    let mut table = String::new();
    for (width, runs) in widths {
        table += &format!("{width}:");
        for (first, last) in runs {
            table += &if first == last { format!(" {first:x}") } else { format!(" {first:x}-{last:x}") };
        }
        table.push('\n');
    }
    fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("data/widths.txt"), table)
}
