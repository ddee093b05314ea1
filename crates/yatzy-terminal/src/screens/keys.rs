//! All keys, over the table.

use super::window;
use crate::panel::{self, KeyHint};
use crate::{Environment, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_rules::DiceSource;
use yatzy_table::View;
use yatzy_text::{box_letter, say};

/// Draws all keys.
pub fn view(buf: &mut Buffer, area: Rect, environment: &Environment, table: &View) {
    let text = environment.text;
    let last = box_letter(table.rules.boxes().len() - 1).unwrap_or('z');
    let arrows =
        if environment.theme.unicode { "↑ ↓ ← →".to_owned() } else { say!(text, "keycap-arrows") };
    let real = table.source == DiceSource::Table;
    let mut hints = Vec::new();
    let mut add = |key: &str, words: String| hints.push(KeyHint::several(key, words));
    if real {
        add("1-6", say!(text, "keys-type-dice"));
        add(&say!(text, "keycap-tab"), say!(text, "keys-tab"));
    } else {
        add(&say!(text, "keycap-space"), say!(text, "keys-throw"));
        add(&format!("1-{}", table.rules.dice()), say!(text, "keys-keep"));
    }
    add(&format!("a-{last}"), say!(text, "keys-letter"));
    add(&arrows, say!(text, "keys-arrows"));
    add(&say!(text, "keycap-enter"), say!(text, "keys-enter"));
    if real {
        add(&say!(text, "keycap-enter"), say!(text, "keys-correct"));
        add("+ -", say!(text, "keys-throws"));
    }
    add("< >", say!(text, "keys-scroll"));
    add("u", say!(text, "keys-undo"));
    add("c", say!(text, "keys-coach"));
    add("F4", say!(text, "signal-bell"));
    add("i", say!(text, "keys-rules"));
    if environment.invitation.is_some() {
        add("F2", say!(text, "invite-title"));
    }
    add("F3", say!(text, "goal-key"));
    add(&say!(text, "keycap-print"), say!(text, "keys-print"));
    add("q", say!(text, "keys-leave"));
    let legend = [
        ("[28]", say!(text, "legend-offer")),
        ("( 0)", say!(text, "legend-zero")),
        (environment.theme.marks().struck, say!(text, "legend-struck")),
        ("28*", say!(text, "legend-newest")),
    ];
    for (mark, words) in legend {
        add(mark, words);
    }
    let columns = 66.min(area.width - 6);
    let height = panel::list_height(columns, &hints) + 1;
    let place = window(buf, area, &say!(text, "keys-title"), columns, height, environment.theme);
    panel::list(buf, place, &hints, environment.theme);
    let close = paint::line(place, place.height.saturating_sub(1));
    paint::right(buf, close, &say!(text, "keys-any-closes"), Style::new());
}
