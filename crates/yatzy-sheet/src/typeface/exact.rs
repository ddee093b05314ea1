//! The font itself. A line of words becomes glyphs here and nowhere else: whoever asks how wide words are and whoever
//! draws them get the same answer.

use super::Face;
use harfrust::{FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::MetadataProvider;
use std::ops::Range;
use std::sync::LazyLock;

/// Whether there is a glyph for a character.
pub(super) fn has(c: char) -> bool {
    Face::Regular.loaded().font.charmap().map(c).is_some_and(|glyph| glyph.to_u32() != 0)
}

/// How wide words are, in ems.
pub(super) fn width(face: Face, words: &str) -> f64 {
    face.shape(words).iter().map(|glyph| glyph.advance).sum()
}

impl Face {
    /// The font file.
    pub(crate) const fn bytes(self) -> &'static [u8] {
        match self {
            Face::Regular => notosans::REGULAR_TTF,
            Face::Bold => notosans::BOLD_TTF,
        }
    }

    /// The glyphs of a line of words.
    pub(crate) fn shape(self, words: &str) -> Vec<Glyph> {
        let loaded = self.loaded();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(words);
        buffer.guess_segment_properties();
        // Whatever a name holds, a line runs from left to right: what would not is not drawn at all.
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

    /// The font, for whoever draws its outlines.
    pub(crate) fn font(self) -> &'static FontRef<'static> {
        &self.loaded().font
    }

    fn loaded(self) -> &'static Loaded {
        static LOADED: LazyLock<[Loaded; 2]> = LazyLock::new(|| Face::ALL.map(Loaded::new));
        &LOADED[self as usize]
    }
}

/// A glyph of a line. Lengths are in ems: times the size of the type.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Glyph {
    /// Its number in the font.
    pub id: u32,
    /// How far the next one stands.
    pub advance: f64,
    /// How far it is moved to the right.
    pub right: f64,
    /// How far it is moved up.
    pub up: f64,
    /// The bytes of the words that it stands for.
    pub words: Range<usize>,
}

struct Loaded {
    font: FontRef<'static>,
    data: ShaperData,
    units_per_em: f64,
}

impl Loaded {
    fn new(face: Face) -> Loaded {
        let font = FontRef::new(face.bytes()).expect("the typeface is compiled in");
        let metrics =
            font.metrics(skrifa::instance::Size::unscaled(), skrifa::instance::LocationRef::default());
        let data = ShaperData::new(&font);
        Loaded { data, units_per_em: f64::from(metrics.units_per_em), font }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_tabular_and_pairs_are_kerned() {
        let width = |words: &str| Face::Regular.width(words, 100.0);
        for figure in '1'..='9' {
            assert_eq!(width(&figure.to_string()), width("0"));
        }
        assert!(width("Ya") < width("Y") + width("a"));
    }
}
