//! File formats, by the ending of a name.

#[cfg(feature = "files")]
use super::{Drawing, SvgStyle};
use std::path::Path;

/// A file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// All pages in one file, for printing.
    Pdf,
    /// A page a file, for pages of the web and for changing.
    Svg,
    /// A page a file, for sending.
    Png,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 3] = [Format::Pdf, Format::Svg, Format::Png];

    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Format::Pdf => "pdf",
            Format::Svg => "svg",
            Format::Png => "png",
        }
    }

    /// Its content type.
    pub const fn content_type(self) -> &'static str {
        match self {
            Format::Pdf => "application/pdf",
            Format::Svg => "image/svg+xml",
            Format::Png => "image/png",
        }
    }

    /// The format that a file's name asks for.
    pub fn of(path: &Path) -> Result<Format, UnknownFormat> {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let ending = ending.to_ascii_lowercase();
        Format::ALL.into_iter().find(|format| format.ending() == ending).ok_or(UnknownFormat)
    }
}

/// A file's name ends in no format that we know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such format")]
pub struct UnknownFormat;

#[cfg(feature = "files")]
impl Drawing {
    /// The files that the drawing becomes: one in a format that has pages, else one a page.
    pub fn files(&self, format: Format) -> Vec<Vec<u8>> {
        let pages = self.pages.iter();
        match format {
            Format::Pdf => vec![self.pdf()],
            Format::Svg => pages.map(|page| self.svg(page, SvgStyle::Alone).into_bytes()).collect(),
            Format::Png => pages.map(|page| page.png()).collect(),
        }
    }
}
