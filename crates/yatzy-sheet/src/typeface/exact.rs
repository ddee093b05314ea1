//! The font itself. Shaping happens only here, so that measuring and drawing agree.

use super::FontFace;
use harfrust::{FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::MetadataProvider;
use std::ops::Range;
use std::sync::LazyLock;

pub(super) fn has(c: char) -> bool {
    FontFace::Regular.loaded().font.charmap().map(c).is_some_and(|glyph| glyph.to_u32() != 0)
}

/// The width of a text in ems.
pub(super) fn width(face: FontFace, words: &str) -> f64 {
    face.shape(words).iter().map(|glyph| glyph.advance).sum()
}

impl FontFace {
    pub(crate) const fn bytes(self) -> &'static [u8] {
        match self {
            FontFace::Regular => notosans::REGULAR_TTF,
            FontFace::Bold => notosans::BOLD_TTF,
        }
    }

    /// Shapes a line of text.
    pub(crate) fn shape(self, words: &str) -> Vec<Glyph> {
        let loaded = self.loaded();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(words);
        buffer.guess_segment_properties();
        // Lines always run from left to right: characters of right-to-left scripts are not drawn at all.
        buffer.set_direction(harfrust::Direction::LeftToRight);
        let shaped = loaded.data.shaper(&loaded.font).build().shape(buffer, ShapeOptions::new());
        let infos = shaped.glyph_infos();
        let starts: Vec<usize> = infos.iter().map(|info| info.cluster as usize).collect();
        let ends = |start: usize| starts.iter().copied().filter(|&next| next > start).min();
        let em = |units: i32| f64::from(units) / loaded.units_per_em;
        let glyphs = infos.iter().zip(shaped.glyph_positions()).map(|(info, position)| {
            let start = info.cluster as usize;
            Glyph {
                id: info.glyph_id,
                advance: em(position.x_advance),
                right: em(position.x_offset),
                up: em(position.y_offset),
                words: start..ends(start).unwrap_or(words.len()),
            }
        });
        glyphs.collect()
    }

    /// The font, for drawing its outlines.
    pub(crate) fn font(self) -> &'static FontRef<'static> {
        &self.loaded().font
    }

    fn loaded(self) -> &'static LoadedFont {
        static LOADED: LazyLock<[LoadedFont; 2]> = LazyLock::new(|| FontFace::ALL.map(LoadedFont::new));
        &LOADED[self as usize]
    }
}

/// A glyph of a shaped line. Lengths are in ems.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Glyph {
    /// The glyph's number in the font.
    pub id: u32,
    /// The distance to the next glyph.
    pub advance: f64,
    /// Offset to the right.
    pub right: f64,
    /// Offset upwards.
    pub up: f64,
    /// The bytes of the text that the glyph stands for.
    pub words: Range<usize>,
}

struct LoadedFont {
    font: FontRef<'static>,
    data: ShaperData,
    units_per_em: f64,
}

impl LoadedFont {
    fn new(face: FontFace) -> LoadedFont {
        let font = FontRef::new(face.bytes()).expect("the typeface is compiled in");
        let metrics =
            font.metrics(skrifa::instance::Size::unscaled(), skrifa::instance::LocationRef::default());
        let data = ShaperData::new(&font);
        LoadedFont { data, units_per_em: f64::from(metrics.units_per_em), font }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_tabular_and_pairs_are_kerned() {
        let width = |words: &str| FontFace::Regular.width(words, 100.0);
        for figure in '1'..='9' {
            assert_eq!(width(&figure.to_string()), width("0"));
        }
        assert!(width("Ya") < width("Y") + width("a"));
    }
}
