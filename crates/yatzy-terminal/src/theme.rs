//! Characters and colours. Everything that has a colour has a shape too, so that the screen is readable without
//! colours and for colour-blind people.

use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

/// The abilities of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Lines, pips and arrows beyond ASCII.
    pub unicode: bool,
    pub colour: bool,
}

impl Theme {
    /// The abilities according to the environment: Unicode in a UTF-8 locale, colours unless `NO_COLOR` is set.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Theme {
        let no_colour = variable("NO_COLOR").is_some_and(|value| !value.is_empty());
        Theme { unicode: is_utf8(&variable), colour: !no_colour }
    }

    /// The accent, for the player's own seat and turn.
    pub fn accent(self) -> Style {
        self.coloured(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// Boxes that score.
    pub fn offer(self) -> Style {
        self.coloured(Color::Cyan)
    }

    /// Less important text. It is dimmed and not grey: some terminals paint "bright black" in the colour of the
    /// background.
    pub fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Where the cursor is.
    pub fn cursor(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// Warnings: a zero about to be entered, a game not stored.
    pub fn care(self) -> Style {
        self.coloured(Color::Magenta).add_modifier(Modifier::BOLD)
    }

    pub fn heading(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The mark of a player: a shape, and a colour on top.
    pub fn seat(self, seat: u16) -> (&'static str, Style) {
        const COLOURS: [Color; 8] = [
            Color::LightBlue,
            Color::LightGreen,
            Color::LightMagenta,
            Color::LightYellow,
            Color::LightCyan,
            Color::LightRed,
            Color::Green,
            Color::Blue,
        ];
        let place = usize::from(seat) % COLOURS.len();
        (self.marks().seats[place], self.coloured(COLOURS[place]))
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// The characters to draw with.
    pub fn marks(self) -> &'static Marks {
        if self.unicode { &UNICODE } else { &ASCII }
    }
}

/// Characters to draw with.
#[derive(Debug)]
pub struct Marks {
    /// A horizontal line.
    pub across: &'static str,
    /// A vertical line.
    pub down: &'static str,
    /// Where they cross.
    pub cross: &'static str,
    /// An open cell.
    pub open: &'static str,
    /// A crossed-out cell.
    pub struck: &'static str,
    /// Beside the seat to play.
    pub here: &'static str,
    /// More to the left, right, above, below.
    pub more: [&'static str; 4],
    pub pip: &'static str,
    /// The border of a window or a die.
    pub border: border::Set<'static>,
    /// The border of a kept die.
    pub kept_border: border::Set<'static>,
    /// A full and an empty piece of a bar.
    pub bar: [&'static str; 2],
    /// Cut-off text.
    pub ellipsis: &'static str,
    /// A minus sign.
    pub minus: &'static str,
    /// A separator within a line.
    pub dot: &'static str,
    /// Before the factor of a column.
    pub times: &'static str,
    /// The shapes of the players.
    pub seats: [&'static str; 8],
    /// Beside a yatzy or a record.
    pub star: &'static str,
}

static UNICODE: Marks = Marks {
    across: "─",
    down: "│",
    cross: "┼",
    open: "·",
    struck: "—",
    here: "▸",
    more: ["‹", "›", "▴", "▾"],
    pip: "●",
    border: border::ROUNDED,
    kept_border: border::THICK,
    bar: ["█", "░"],
    ellipsis: "…",
    minus: "−",
    dot: "·",
    times: "×",
    seats: ["●", "■", "▲", "◆", "▼", "★", "○", "□"],
    star: "★",
};

static ASCII: Marks = Marks {
    across: "-",
    down: "|",
    cross: "+",
    open: ".",
    struck: "-",
    here: ">",
    more: ["<", ">", "^", "v"],
    pip: "o",
    border: ascii_border("+", "-", "|"),
    kept_border: ascii_border("#", "=", "#"),
    bar: ["#", "."],
    ellipsis: "~",
    minus: "-",
    dot: "-",
    times: "x",
    seats: ["o", "#", "^", "+", "v", "*", "%", "="],
    star: "*",
};

const fn ascii_border(
    corner: &'static str,
    across: &'static str,
    down: &'static str,
) -> border::Set<'static> {
    border::Set {
        top_left: corner,
        top_right: corner,
        bottom_left: corner,
        bottom_right: corner,
        vertical_left: down,
        vertical_right: down,
        horizontal_top: across,
        horizontal_bottom: across,
    }
}

/// Whether the locale is UTF-8. Windows terminals always are.
pub fn is_utf8(variable: impl Fn(&str) -> Option<String>) -> bool {
    let set =
        ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(|name| variable(name).filter(|v| !v.is_empty()));
    match set {
        Some(locale) => {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        }
        None => cfg!(windows),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides() {
        let with = |set: &'static [(&str, &str)]| {
            Theme::from_environment(move |name| {
                set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert!(with(&[("LANG", "sv_SE.UTF-8")]).unicode);
        assert!(!with(&[("LC_ALL", "C"), ("LANG", "sv_SE.UTF-8")]).unicode);
        assert!(with(&[("LC_ALL", "C.utf8")]).unicode);
        assert!(!with(&[("NO_COLOR", "1")]).colour);
        assert!(with(&[("NO_COLOR", "")]).colour);
    }

    #[test]
    fn without_colour_no_style_has_one() {
        let theme = Theme { unicode: true, colour: false };
        for style in
            [theme.accent(), theme.offer(), theme.faint(), theme.cursor(), theme.care(), theme.heading()]
        {
            assert_eq!((style.fg, style.bg), (None, None));
        }
    }
}
