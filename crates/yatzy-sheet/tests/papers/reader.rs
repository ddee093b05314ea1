//! Reads PDFs with poppler, which shares no code with us.

use std::io::Write;
use std::process::{Command, Stdio};

/// A word with poppler's bounding box, in points from the top left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub word: String,
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

/// Runs one of poppler's tools on a document. Returns its output.
pub fn poppler(tool: &str, args: &[&str], pdf: &[u8]) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("paper.pdf");
    std::fs::File::create(&path).unwrap().write_all(pdf).unwrap();
    let before = args.iter().take_while(|arg| **arg != "-");
    let after = args.iter().skip_while(|arg| **arg != "-");
    let output = Command::new(tool)
        .args(before)
        .arg(&path)
        .args(after)
        .stderr(Stdio::piped())
        .output()
        .unwrap_or_else(|error| panic!("{tool}: {error}; Debian's poppler-utils has it"));
    assert!(output.status.success(), "{tool}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// The output as text.
pub fn said(tool: &str, args: &[&str], pdf: &[u8]) -> String {
    // Poppler prints the titles of tags unconverted, in UTF-16.
    String::from_utf8_lossy(&poppler(tool, args, pdf)).into_owned()
}

/// The words of every page, with their bounding boxes.
pub fn words(pdf: &[u8]) -> Vec<Vec<Found>> {
    let xml = said("pdftotext", &["-bbox", "-"], pdf);
    let mut pages: Vec<Vec<Found>> = Vec::new();
    for line in xml.lines().map(str::trim) {
        if line.starts_with("<page ") {
            pages.push(Vec::new());
        } else if let Some(word) = line.strip_prefix("<word ") {
            let number = |name: &str| -> f64 {
                let (_, rest) = word.split_once(&format!("{name}=\"")).unwrap();
                rest.split_once('"').unwrap().0.parse().unwrap()
            };
            let text = word.split_once('>').unwrap().1.strip_suffix("</word>").unwrap();
            let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
            pages.last_mut().unwrap().push(Found {
                word: text.replace("&amp;", "&"),
                left: number("xMin"),
                top: number("yMin"),
                right: number("xMax"),
                bottom: number("yMax"),
            });
        }
    }
    pages
}
