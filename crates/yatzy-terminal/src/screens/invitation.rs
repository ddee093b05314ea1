//! The invitation, over the table: address, code, QR code, and links to single seats.

use super::window;
use crate::panel::{self, Button, KeyHint};
use crate::{Environment, Invitation, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_text::say;

/// Draws the invitation, with keys for the links of single seats, and returns where the keys are. The QR code is left
/// out if it does not fit.
pub fn view(
    buf: &mut Buffer,
    area: Rect,
    environment: &Environment,
    invitation: &Invitation,
    seats: &[KeyHint],
) -> Vec<Button> {
    let text = environment.text;
    let mut lines = vec![say!(text, "serve-lan", url = invitation.address.as_str())];
    let home = invitation.home.as_str();
    let code = invitation.code.as_deref();
    lines.extend(code.map(|code| say!(text, "invite-code", address = home, code = code)));
    let room = usize::from(area.height).saturating_sub(lines.len() + seats.len() + 5);
    let wide = |line: &String| paint::width(line) + 6 <= area.width;
    let fits = invitation.picture.len() <= room && invitation.picture.iter().all(wide);
    let picture: &[String] = if fits { &invitation.picture } else { &[] };
    let words = lines.iter().chain(picture).map(|line| paint::width(line));
    let widest = words.chain(seats.iter().map(|seat| paint::width(&seat.words) + 3)).max();
    let columns = widest.unwrap_or_default().min(area.width.saturating_sub(6));
    let rows: usize = lines.iter().map(|line| paint::wrap(line, columns).len()).sum();
    let height = (rows + picture.len() + 2) as u16 + panel::list_height(columns, seats);
    let place = window(buf, area, &say!(text, "invite-title"), columns, height, environment.theme);
    let mut row = 0;
    for line in &lines {
        let rest = Rect { y: place.y + row, height: place.height.saturating_sub(row), ..place };
        row += paint::wrapped(buf, rest, line, environment.theme.heading());
    }
    for line in picture {
        paint::middle(buf, paint::line(place, row), line, Style::reset());
        row += 1;
    }
    let below = Rect { y: place.y + row, height: place.height.saturating_sub(row + 1), ..place };
    let buttons = panel::list(buf, below, seats, environment.theme);
    let close = paint::line(place, place.height.saturating_sub(1));
    paint::right(buf, close, &say!(text, "keys-any-closes"), Style::new());
    buttons
}
