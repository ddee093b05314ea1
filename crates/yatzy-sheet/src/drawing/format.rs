//! File formats, chosen by file extension.

#[cfg(feature = "files")]
use super::{Drawing, SvgStyle};
use std::path::Path;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// All pages in one file, for printing.
    Pdf,
    /// One page per file, for the web and for editing.
    Svg,
    /// One page per file, for sending.
    Png,
}

impl Format {
    pub const ALL: [Format; 3] = [Format::Pdf, Format::Svg, Format::Png];

    /// The file extension.
    pub const fn ending(self) -> &'static str {
        match self {
            Format::Pdf => "pdf",
            Format::Svg => "svg",
            Format::Png => "png",
        }
    }

    pub const fn content_type(self) -> &'static str {
        match self {
            Format::Pdf => "application/pdf",
            Format::Svg => "image/svg+xml",
            Format::Png => "image/png",
        }
    }

    /// The format of a file name.
    pub fn of(path: &Path) -> Result<Format, ParseFormatError> {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let ending = ending.to_ascii_lowercase();
        Format::ALL.into_iter().find(|format| format.ending() == ending).ok_or(ParseFormatError)
    }
}

/// The file extension is not a known format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such format")]
pub struct ParseFormatError;

#[cfg(feature = "files")]
impl Drawing {
    /// The files of this drawing: one for a format with pages, otherwise one per page.
    pub fn files(&self, format: Format) -> Vec<Vec<u8>> {
        let pages = self.pages.iter();
        match format {
            Format::Pdf => vec![self.pdf()],
            Format::Svg => pages.map(|page| self.svg(page, SvgStyle::Alone).into_bytes()).collect(),
            Format::Png => pages.map(|page| page.png()).collect(),
        }
    }
}
