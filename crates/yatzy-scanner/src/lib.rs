//! Reads a QR code in a picture of a camera, for browsers without `BarcodeDetector`. Most phones never need it, so it is a
//! WebAssembly module of its own. The site fetches it when a phone wants to scan, and keeps it for use without a connection.
//!
//! The module is a function from a picture to a text. It knows no code of ours and no web page.

#[cfg(target_arch = "wasm32")]
mod module;

use rqrr::PreparedImage;

/// The most pixels of a picture.
const MOST_PIXELS: usize = 1 << 22;

/// The text of the first QR code that can be read in a picture: rows of pixels, four bytes each (red, green, blue, opacity).
pub fn read(width: usize, pixels: &[u8]) -> Option<String> {
    let row = width.checked_mul(4).filter(|row| *row > 0)?;
    let height = pixels.len() / row;
    if height == 0 || !pixels.len().is_multiple_of(row) || width * height > MOST_PIXELS {
        return None;
    }
    let lightness = |x: usize, y: usize| {
        let at = y * row + x * 4;
        let [red, green, blue] = [pixels[at], pixels[at + 1], pixels[at + 2]].map(u32::from);
        ((red * 77 + green * 150 + blue * 29) >> 8) as u8
    };
    let mut picture = PreparedImage::prepare_from_greyscale(width, height, lightness);
    picture.detect_grids().iter().find_map(|grid| grid.decode().ok()).map(|(_, text)| text)
}
