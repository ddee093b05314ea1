//! How others come to the table, over it: the address, the code, and a picture for a camera.

use super::window;
use crate::{Environment, Invitation, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_text::say;

/// Draws the invitation. Where the picture does not fit, the address and the code are left.
pub fn view(buf: &mut Buffer, area: Rect, environment: &Environment, invitation: &Invitation) {
    let text = environment.text;
    let mut lines = vec![say!(text, "serve-lan", url = invitation.address.as_str())];
    lines.extend(invitation.code.as_ref().map(|code| say!(text, "invite-code", code = code.as_str())));
    let room = usize::from(area.height).saturating_sub(lines.len() + 5);
    let wide = |line: &String| paint::width(line) + 6 <= area.width;
    let fits = invitation.picture.len() <= room && invitation.picture.iter().all(wide);
    let picture: &[String] = if fits { &invitation.picture } else { &[] };
    let widest = lines.iter().chain(picture).map(|line| paint::width(line)).max().unwrap_or_default();
    let columns = widest.min(area.width.saturating_sub(6));
    let rows: usize = lines.iter().map(|line| paint::wrap(line, columns).len()).sum();
    let height = (rows + picture.len() + 2) as u16;
    let place = window(buf, area, &say!(text, "invite-title"), columns, height, environment.look);
    let mut row = 0;
    for line in &lines {
        let rest = Rect { y: place.y + row, height: place.height.saturating_sub(row), ..place };
        row += paint::wrapped(buf, rest, line, environment.look.heading());
    }
    for line in picture {
        paint::middle(buf, paint::line(place, row), line, Style::reset());
        row += 1;
    }
    let close = paint::line(place, place.height.saturating_sub(1));
    paint::right(buf, close, &say!(text, "keys-any-closes"), Style::new());
}
