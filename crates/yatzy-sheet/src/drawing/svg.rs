//! Writes a page as SVG with real text. A file of its own embeds the glyphs it needs; inside a web page the
//! SVG uses the page's fonts and colours.

use super::{Anchor, Drawing, Group, Ink, Item, Outline, Page, Role, Shape, Stroke, TextLine};
use crate::typeface::FontFace;
use std::fmt::Write;

/// The place of an SVG.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SvgStyle {
    /// A file of its own.
    #[cfg(feature = "files")]
    Alone,
    /// Part of a web page, whose style sheet defines the colours.
    Inline,
}

impl Drawing {
    /// One page as SVG.
    pub fn svg(&self, page: &Page, style: SvgStyle) -> String {
        let mut writer = SvgWriter { style, svg: String::new() };
        writer.open(self, page);
        page.items.iter().for_each(|item| writer.item(item));
        writer.svg.push_str("</svg>\n");
        writer.svg
    }
}

struct SvgWriter {
    style: SvgStyle,
    svg: String,
}

impl SvgWriter {
    fn put(&mut self, words: std::fmt::Arguments<'_>) {
        self.svg.write_fmt(words).expect("a string takes everything");
    }

    fn open(&mut self, drawing: &Drawing, page: &Page) {
        let (width, height) = (number(page.width), number(page.height));
        let (title, lang) = (escaped(&drawing.title), drawing.lang.code());
        match self.style {
            #[cfg(feature = "files")]
            SvgStyle::Alone => {
                // Printing programs need the size; a point is 1/72 inch.
                self.put(format_args!(
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
                     width=\"{width}pt\" height=\"{height}pt\" xml:lang=\"{lang}\" lang=\"{lang}\">\n\
                     <title>{title}</title>\n"
                ));
                self.letters(page);
                self.put(format_args!("<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n", hex(Ink::Paper)));
            }
            SvgStyle::Inline => self.put(format_args!(
                "<svg class=\"drawing\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
                 lang=\"{lang}\" role=\"group\" aria-label=\"{title}\">\n"
            )),
        }
    }

    /// Embeds the glyphs that the page uses.
    #[cfg(feature = "files")]
    fn letters(&mut self, page: &Page) {
        use base64::Engine;
        use std::collections::BTreeSet;
        self.put(format_args!("<style>text{{font-family:Sheet,\"Noto Sans\",sans-serif}}"));
        for face in FontFace::ALL {
            let mut used = BTreeSet::new();
            collect(&page.items, face, &mut used);
            if used.is_empty() {
                continue;
            }
            let font = font_subset::Font::opentype(face.bytes()).and_then(|font| {
                used.retain(|&c| font.contains_char(c));
                Ok(font.subset(&used)?.to_opentype())
            });
            let font = font.expect("the typeface is compiled in, and holds these letters");
            let data = base64::engine::general_purpose::STANDARD.encode(font);
            let weight = weight(face);
            self.put(format_args!(
                "\n@font-face{{font-family:Sheet;font-weight:{weight};src:url(data:font/ttf;base64,{data})}}"
            ));
        }
        self.put(format_args!("</style>\n"));
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Shape(shape) => self.shape(shape),
            Item::Text(words) => self.words(words),
            Item::Group(group) => self.group(group),
        }
    }

    fn group(&mut self, group: &Group) {
        if group.items.is_empty() {
            return;
        }
        // A figure's description replaces its text: a screen reader should not read every figure of an axis.
        let figure = match &group.role {
            Role::Figure(words) => Some(escaped(words)),
            _ => None,
        };
        let close = match (&group.link, figure) {
            (Some(link), Some(words)) => {
                // The figure carries the description, because its visible text may be shortened; the link
                // takes it from there.
                self.put(format_args!(
                    "<a href=\"{}\"><g role=\"img\" aria-label=\"{words}\"><title>{words}</title>\n",
                    escaped(link)
                ));
                "</g></a>\n"
            }
            (Some(link), None) => {
                self.put(format_args!("<a href=\"{}\">\n", escaped(link)));
                "</a>\n"
            }
            (None, Some(words)) => {
                self.put(format_args!("<g role=\"img\" aria-label=\"{words}\"><title>{words}</title>\n"));
                "</g>\n"
            }
            (None, None) if group.role == Role::Decoration => {
                self.svg.push_str("<g aria-hidden=\"true\">\n");
                "</g>\n"
            }
            (None, None) => "",
        };
        // A link's whole area can be tapped, not only its drawn parts.
        if let (Some(_), Some(area)) = (&group.link, group.area) {
            let (x, y) = (number(area.x), number(area.y));
            let (width, height) = (number(area.width), number(area.height));
            self.put(format_args!(
                "<rect class=\"field\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"transparent\"/>\n"
            ));
        }
        group.items.iter().for_each(|item| self.item(item));
        self.svg.push_str(close);
    }

    fn shape(&mut self, shape: &Shape) {
        match &shape.outline {
            Outline::Rect(area, radius) => {
                let (x, y) = (number(area.x), number(area.y));
                let (width, height) = (number(area.width), number(area.height));
                self.put(format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""));
                if *radius > 0.0 {
                    self.put(format_args!(" rx=\"{}\"", number(*radius)));
                }
            }
            Outline::Circle(x, y, radius) => {
                self.put(format_args!(
                    "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"",
                    number(*x),
                    number(*y),
                    number(*radius)
                ));
            }
            Outline::Path(points) => {
                let points: Vec<String> =
                    points.iter().map(|(x, y)| format!("{},{}", number(*x), number(*y))).collect();
                self.put(format_args!("<polyline points=\"{}\"", points.join(" ")));
            }
        }
        match shape.fill {
            Some(ink) => self.put(format_args!(" fill=\"{}\"", colour(self.style, ink))),
            None => self.svg.push_str(" fill=\"none\""),
        }
        if let Some(stroke) = &shape.stroke {
            self.stroke(stroke);
        }
        self.svg.push_str("/>\n");
    }

    fn stroke(&mut self, stroke: &Stroke) {
        let (ink, width) = (colour(self.style, stroke.ink), number(stroke.width));
        self.put(format_args!(" stroke=\"{ink}\" stroke-width=\"{width}\""));
        if !stroke.dashes.is_empty() {
            let dashes: Vec<String> = stroke.dashes.iter().map(|&length| number(length)).collect();
            self.put(format_args!(" stroke-dasharray=\"{}\"", dashes.join(" ")));
        }
    }

    fn words(&mut self, words: &TextLine) {
        let (x, y, size) = (number(words.x), number(words.y), number(words.size));
        self.put(format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\""));
        if words.face != FontFace::Regular {
            self.put(format_args!(" font-weight=\"{}\"", weight(words.face)));
        }
        match words.anchor {
            Anchor::Start => {}
            Anchor::Middle => self.svg.push_str(" text-anchor=\"middle\""),
            Anchor::End => self.svg.push_str(" text-anchor=\"end\""),
        }
        if words.turned != 0.0 {
            self.put(format_args!(" transform=\"rotate({} {x} {y})\"", number(words.turned)));
        }
        let (ink, line) = (colour(self.style, words.ink), escaped(&words.words));
        self.put(format_args!(" fill=\"{ink}\">{line}</text>\n"));
    }
}

/// Adds the characters that these items show in a weight.
#[cfg(feature = "files")]
fn collect(items: &[Item], face: FontFace, used: &mut std::collections::BTreeSet<char>) {
    for item in items {
        match item {
            Item::Text(words) if words.face == face => used.extend(words.words.chars()),
            Item::Group(group) => collect(&group.items, face, used),
            Item::Text(_) | Item::Shape(_) => {}
        }
    }
}

const fn weight(face: FontFace) -> u16 {
    match face {
        FontFace::Regular => 400,
        FontFace::Bold => 700,
    }
}

fn colour(style: SvgStyle, ink: Ink) -> String {
    match style {
        #[cfg(feature = "files")]
        SvgStyle::Alone => hex(ink),
        SvgStyle::Inline => format!("var({})", ink.variable()),
    }
}

#[cfg(feature = "files")]
fn hex(ink: Ink) -> String {
    let [red, green, blue] = ink.rgb();
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A length to a hundredth of a point, without trailing zeros.
fn number(length: f64) -> String {
    let rounded = (length * 100.0).round() / 100.0;
    // Adding zero turns a negative zero into a positive one.
    format!("{}", rounded + 0.0)
}

/// Escapes text for XML. Names come from outside.
fn escaped(words: &str) -> String {
    let mut escaped = String::with_capacity(words.len());
    for c in words.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // XML can't represent control characters.
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_from_outside_stay_text() {
        assert_eq!(escaped("<b>\"A&B\"\u{7}\u{ffff}"), "&lt;b&gt;&quot;A&amp;B&quot;\u{fffd}\u{fffd}");
    }

    #[test]
    fn lengths_have_no_needless_digits() {
        assert_eq!([12.0, 0.1 + 0.2, -0.001, 19.845_6].map(number), ["12", "0.3", "0", "19.85"]);
    }
}
