//! A page as SVG: words stay words. Alone in a file it brings the letters it needs with it; inside a page of
//! the web it takes the page's type and colours.

use super::{Anchor, Drawing, Group, Ink, Item, Outline, Page, Role, Shape, Stroke, Words};
use crate::typeface::Face;
use std::fmt::Write;

/// Where an SVG will be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SvgStyle {
    /// In a file of its own.
    #[cfg(feature = "files")]
    Alone,
    /// Within a page of the web, whose style sheet says what ink looks like.
    Inline,
}

impl Drawing {
    /// One of the pages as SVG.
    pub fn svg(&self, page: &Page, style: SvgStyle) -> String {
        let mut writer = Writer { style, svg: String::new() };
        writer.open(self, page);
        page.items.iter().for_each(|item| writer.item(item));
        writer.svg.push_str("</svg>\n");
        writer.svg
    }
}

struct Writer {
    style: SvgStyle,
    svg: String,
}

impl Writer {
    fn put(&mut self, words: std::fmt::Arguments<'_>) {
        self.svg.write_fmt(words).expect("a string takes everything");
    }

    fn open(&mut self, drawing: &Drawing, page: &Page) {
        let (width, height) = (number(page.width), number(page.height));
        let (title, lang) = (escaped(&drawing.title), drawing.lang.code());
        match self.style {
            #[cfg(feature = "files")]
            SvgStyle::Alone => {
                // Programs that print an SVG need its size; a point is a seventy-second of an inch.
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

    /// The letters that the page uses, and no others.
    #[cfg(feature = "files")]
    fn letters(&mut self, page: &Page) {
        use base64::Engine;
        use std::collections::BTreeSet;
        self.put(format_args!("<style>text{{font-family:Sheet,\"Noto Sans\",sans-serif}}"));
        for face in Face::ALL {
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
            Item::Words(words) => self.words(words),
            Item::Group(group) => self.group(group),
        }
    }

    fn group(&mut self, group: &Group) {
        if group.items.is_empty() {
            return;
        }
        // A picture's words are in its description: whoever hears it should not hear every figure of an axis.
        let figure = match &group.role {
            Role::Figure(words) => Some(escaped(words)),
            _ => None,
        };
        let close = match (&group.link, figure) {
            (Some(link), Some(words)) => {
                // The picture has the words and the link takes them from it: what is written in it may be cut.
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
        // What can be clicked has room for a finger, not only where something is drawn.
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

    fn words(&mut self, words: &Words) {
        let (x, y, size) = (number(words.x), number(words.y), number(words.size));
        self.put(format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\""));
        if words.face != Face::Regular {
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

/// The characters that some items show in a weight.
#[cfg(feature = "files")]
fn collect(items: &[Item], face: Face, used: &mut std::collections::BTreeSet<char>) {
    for item in items {
        match item {
            Item::Words(words) if words.face == face => used.extend(words.words.chars()),
            Item::Group(group) => collect(&group.items, face, used),
            Item::Words(_) | Item::Shape(_) => {}
        }
    }
}

const fn weight(face: Face) -> u16 {
    match face {
        Face::Regular => 400,
        Face::Bold => 700,
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

/// A length to a hundredth of a point, without needless digits.
fn number(length: f64) -> String {
    let rounded = (length * 100.0).round() / 100.0;
    // Adding zero takes the sign off a negative zero.
    format!("{}", rounded + 0.0)
}

/// Text as XML takes it. Names come from outside.
fn escaped(words: &str) -> String {
    let mut escaped = String::with_capacity(words.len());
    for c in words.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // XML has no way to say them.
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
