//! QR codes of addresses, for pages and terminals.

use maud::{Markup, PreEscaped, html};
use qrcode::render::{svg, unicode};
use qrcode::{EcLevel, QrCode};

/// The QR code for a page; empty if the address is too long.
pub fn qr_picture(url: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(url, EcLevel::L) else { return html! {} };
    let picture = code.render::<svg::Color<'_>>().min_dimensions(220, 220).build();
    // The picture is a whole document; only its element belongs into the page.
    let element = picture.find("<svg").map(|at| picture[at..].to_owned()).unwrap_or_default();
    html! { div.qr { (PreEscaped(element)) } }
}

/// The QR code as lines of a terminal with a dark background; `None` if the address is too long.
pub fn qr_lines(url: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(url, EcLevel::L).ok()?;
    let (dark, light) = (unicode::Dense1x2::Light, unicode::Dense1x2::Dark);
    Some(code.render::<unicode::Dense1x2>().dark_color(dark).light_color(light).build())
}
