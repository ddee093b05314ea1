//! Writes a page as PNG.

use super::pen::PenStroke;
use super::{Ink, Item, Outline, Page, Shape, TextLine};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{GlyphId, MetadataProvider};
use tiny_skia::{Color, FillRule, LineCap, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform};

/// Resolution for paper, in dots per inch.
const DOTS: f64 = 150.0;
/// The largest width or height in pixels. It bounds the memory that a picture can take.
const LARGEST: f64 = 20_000.0;

impl Page {
    /// The page as PNG, at the resolution of paper.
    pub fn png(&self) -> Vec<u8> {
        self.png_at(DOTS)
    }

    /// The page as PNG at a resolution in dots per inch.
    pub fn png_at(&self, dots: f64) -> Vec<u8> {
        let scale = (dots / 72.0).min(LARGEST / self.width.max(self.height).max(1.0));
        let length = |points: f64| (points * scale).round().max(1.0) as u32;
        let mut picture =
            Pixmap::new(length(self.width), length(self.height)).expect("a page has a size within limits");
        picture.fill(colour(Ink::Paper));
        let mut painter = Painter { picture, scale: Transform::from_scale(scale as f32, scale as f32) };
        self.items.iter().for_each(|item| painter.item(item));
        painter.picture.encode_png().expect("a picture in memory can be written")
    }
}

struct Painter {
    picture: Pixmap,
    scale: Transform,
}

impl Painter {
    fn item(&mut self, item: &Item) {
        match item {
            Item::Shape(shape) => self.shape(shape),
            Item::Text(words) => self.words(words),
            Item::Group(group) => group.items.iter().for_each(|item| self.item(item)),
        }
    }

    fn shape(&mut self, shape: &Shape) {
        let Some(path) = path(&shape.outline) else { return };
        if let Some(ink) = shape.fill {
            self.picture.fill_path(&path, &paint(ink), FillRule::Winding, self.scale, None);
        }
        if let Some(stroke) = &shape.stroke {
            let dashes = stroke.dashes.iter().map(|&length| length as f32).collect();
            let line = Stroke {
                width: stroke.width as f32,
                line_cap: LineCap::Butt,
                dash: StrokeDash::new(dashes, 0.0),
                ..Default::default()
            };
            self.picture.stroke_path(&path, &paint(stroke.ink), &line, self.scale, None);
        }
    }

    fn words(&mut self, words: &TextLine) {
        let size = words.size;
        let mut outlines = Outlines { path: PathBuilder::new(), x: words.start(), y: words.y };
        let letters = words.face.font().outline_glyphs();
        let at = skrifa::instance::Size::new(size as f32);
        for glyph in words.face.shape(&words.words) {
            let before = (outlines.x, outlines.y);
            outlines.x += glyph.right * size;
            outlines.y -= glyph.up * size;
            if let Some(letter) = letters.get(GlyphId::new(glyph.id)) {
                let unhinted = DrawSettings::unhinted(at, skrifa::instance::LocationRef::default());
                // A glyph that can't be drawn leaves its space empty.
                let _ = letter.draw(unhinted, &mut outlines);
            }
            outlines.x = before.0 + glyph.advance * size;
            outlines.y = before.1;
        }
        let Some(path) = outlines.path.finish() else { return };
        let turned = Transform::from_rotate_at(words.turned as f32, words.x as f32, words.y as f32);
        let transform = turned.post_concat(self.scale);
        self.picture.fill_path(&path, &paint(words.ink), FillRule::Winding, transform, None);
    }
}

/// Collects the outlines of glyphs. In a font y grows upwards, on a page downwards.
struct Outlines {
    path: PathBuilder,
    x: f64,
    y: f64,
}

impl Outlines {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x as f32 + x, self.y as f32 - y)
    }
}

impl OutlinePen for Outlines {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

fn colour(ink: Ink) -> Color {
    let [red, green, blue] = ink.rgb();
    Color::from_rgba8(red, green, blue, 255)
}

fn paint(ink: Ink) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Default::default() };
    paint.set_color(colour(ink));
    paint
}

fn path(outline: &Outline) -> Option<Path> {
    let mut path = PathBuilder::new();
    for stroke in outline.strokes() {
        match stroke.map(|length| length as f32) {
            PenStroke::Move(x, y) => path.move_to(x, y),
            PenStroke::Line(x, y) => path.line_to(x, y),
            PenStroke::Curve([x1, y1, x2, y2, x, y]) => path.cubic_to(x1, y1, x2, y2, x, y),
            PenStroke::Close => path.close(),
        }
    }
    path.finish()
}
