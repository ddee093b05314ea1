//! Pictures pixel by pixel: the page as poppler renders it against a reviewed picture and against our own
//! renderer.

use crate::reader::poppler;
use tiny_skia::Pixmap;
use yatzy_rules::Catalogue;
use yatzy_sheet::{Drawing, PadSheet, Paper, Players};
use yatzy_text::{Lang, PadNames, Text};

const REFERENCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/papers/pad-tactic-sv.png");

fn pad() -> Drawing {
    let edition = Catalogue::get().edition("tactic-sv").unwrap();
    let pad = PadSheet {
        text: Text::new(Lang::Sv),
        rules: &edition.rules,
        names: &PadNames::of_edition(edition),
        id: Some(&edition.id),
        players: Players::Empty(4),
        columns: None,
        date: None,
        paper: Paper::A5,
        landscape: false,
        large: false,
    };
    pad.draw().unwrap()
}

/// The page as poppler renders it, at this size in pixels.
fn printed(width: &str, height: &str) -> Vec<u8> {
    let size = ["-scale-to-x", width, "-scale-to-y", height, "-png", "-singlefile"];
    poppler("pdftoppm", &size, &pad().pdf())
}

/// The lightness of each pixel from 0 to 255, row by row, with the width.
fn light(png: &[u8]) -> (u32, Vec<f64>) {
    let picture = Pixmap::decode_png(png).unwrap();
    let light = |dot: &tiny_skia::PremultipliedColorU8| {
        f64::from(u32::from(dot.red()) + u32::from(dot.green()) + u32::from(dot.blue())) / 3.0
    };
    (picture.width(), picture.pixels().iter().map(light).collect())
}

/// The mean difference of two blurred pictures, from 0 to 1. Blurring hides antialiasing: renderers disagree
/// about edges, not about contents.
fn difference(one: &[u8], other: &[u8]) -> f64 {
    let ((width, one), (other_width, other)) = (light(one), light(other));
    assert_eq!((width, one.len()), (other_width, other.len()), "of the same size");
    let (one, other) = (smeared(&one, width as usize), smeared(&other, width as usize));
    let sum: f64 = one.iter().zip(&other).map(|(a, b)| (a - b).abs()).sum();
    sum / one.len() as f64 / 255.0
}

fn smeared(dots: &[f64], width: usize) -> Vec<f64> {
    let height = dots.len() / width;
    let mut smeared = Vec::with_capacity(dots.len());
    for y in 0..height {
        for x in 0..width {
            let (left, right) = (x.saturating_sub(1), (x + 1).min(width - 1));
            let (top, bottom) = (y.saturating_sub(1), (y + 1).min(height - 1));
            let around = (top..=bottom).flat_map(|y| (left..=right).map(move |x| dots[y * width + x]));
            smeared.push(around.sum::<f64>() / ((right - left + 1) * (bottom - top + 1)) as f64);
        }
    }
    smeared
}

/// After an intended change, update the picture and look at it: `UPDATE_PICTURES=1 cargo test -p
/// yatzy-sheet`.
#[test]
fn the_printed_page_is_the_one_that_people_looked_at() {
    let printed = printed("437", "620");
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(REFERENCE, &printed).unwrap();
    }
    let reference = std::fs::read(REFERENCE).unwrap();
    let off = difference(&printed, &reference);
    assert!(off < 0.004, "the page differs by {off:.4}");
}

#[test]
fn our_picture_is_the_page_that_poppler_prints() {
    let ours = pad().pages[0].png();
    let off = difference(&printed("874", "1240"), &ours);
    assert!(off < 0.01, "the pictures differ by {off:.4}");
}

#[test]
fn a_box_that_is_missing_is_noticed() {
    let mut less = pad();
    less.pages[0].items.truncate(3);
    assert!(difference(&printed("874", "1240"), &less.pages[0].png()) > 0.02);
}
