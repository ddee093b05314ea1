//! The colours of a Nordic score pad: ink and lines on paper, with one warm accent. They differ in lightness
//! as much as in hue, so that black and white loses nothing.

/// A colour by its purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// Primary text.
    Ink,
    /// Secondary text.
    Faint,
    /// Lines between boxes.
    Line,
    /// Lines around sections of a table.
    Rule,
    /// The reader's own things, and highlights.
    Accent,
    /// The background of sums.
    Wash,
    /// The paper itself.
    Paper,
}

impl Ink {
    /// Red, green and blue on paper.
    pub const fn rgb(self) -> [u8; 3] {
        match self {
            Ink::Ink => [0x1f, 0x2b, 0x34],
            Ink::Faint => [0x5d, 0x67, 0x70],
            Ink::Line => [0xb9, 0xae, 0x93],
            Ink::Rule => [0x6f, 0x66, 0x50],
            Ink::Accent => [0xa4, 0x40, 0x0b],
            Ink::Wash => [0xf3, 0xec, 0xdc],
            Ink::Paper => [0xff, 0xff, 0xff],
        }
    }

    /// The CSS variable with this colour on a web page, in light and dark mode.
    pub(crate) const fn variable(self) -> &'static str {
        match self {
            Ink::Ink => "--ink",
            Ink::Faint => "--faint",
            Ink::Line => "--line",
            Ink::Rule => "--rule",
            Ink::Accent => "--accent",
            Ink::Wash => "--accent-paper",
            Ink::Paper => "--sheet",
        }
    }
}
