//! The icon of the pages as PNG, for places that take no SVG: `cargo run --example icons -- FOLDER`. The
//! source is `icon.svg`. The reader supports only the elements in that file and refuses everything else.

use std::path::Path;
use tiny_skia::{FillRule, Paint, PathBuilder, Pixmap, Rect, Stroke, Transform};

const ICON: &str = include_str!("../../yatzy-pages/assets/icon.svg");

/// The side of the icon's square.
const SIZE: f32 = 64.0;

/// The share of a maskable icon that platforms never crop.
const SAFE: f32 = 0.8;

fn main() {
    let folder = std::env::args().nth(1).expect("a folder to draw into");
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder).expect("the folder can be made");
    let shapes = read(ICON);
    for (name, size, is_full) in [
        ("icon-192", 192, false),
        ("icon-512", 512, false),
        ("icon-full-512", 512, true),
        ("icon-full-180", 180, true),
    ] {
        let picture = draw(&shapes, size, is_full);
        picture.save_png(folder.join(format!("{name}.png"))).expect("the picture can be written");
    }
}

/// A shape of the icon, in drawing order.
#[derive(Debug)]
struct Shape {
    outline: Outline,
    fill: [u8; 3],
    stroke: Option<([u8; 3], f32)>,
}

#[derive(Debug)]
enum Outline {
    /// Left, top, width, height, and the radius of the corners.
    Rect(f32, f32, f32, f32, f32),
    /// The middle and the radius.
    Circle(f32, f32, f32),
}

/// The icon as a picture. A full-bleed icon has its background in all corners and its contents within the
/// safe area.
fn draw(shapes: &[Shape], size: u32, is_full: bool) -> Pixmap {
    let mut picture = Pixmap::new(size, size).expect("an icon has a size");
    let scale = Transform::from_scale(size as f32 / SIZE, size as f32 / SIZE);
    let inner = if is_full {
        picture.fill(paint_of(shapes[0].fill));
        let edge = SIZE * (1.0 - SAFE) / 2.0;
        Transform::from_scale(SAFE, SAFE).post_translate(edge, edge).post_concat(scale)
    } else {
        scale
    };
    for shape in shapes {
        let path = path_of(&shape.outline);
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        paint.set_color(paint_of(shape.fill));
        picture.fill_path(&path, &paint, FillRule::Winding, inner, None);
        if let Some((colour, width)) = shape.stroke {
            paint.set_color(paint_of(colour));
            picture.stroke_path(&path, &paint, &Stroke { width, ..Stroke::default() }, inner, None);
        }
    }
    picture
}

fn paint_of([red, green, blue]: [u8; 3]) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(red, green, blue, 255)
}

/// The distance of a control point from its end point for a quarter circle of radius 1.
const QUARTER: f32 = 0.552_284_8;

fn path_of(outline: &Outline) -> tiny_skia::Path {
    match *outline {
        Outline::Circle(x, y, radius) => PathBuilder::from_circle(x, y, radius),
        Outline::Rect(x, y, width, height, 0.0) => {
            Rect::from_xywh(x, y, width, height).map(PathBuilder::from_rect)
        }
        Outline::Rect(x, y, width, height, radius) => {
            let (right, bottom, handle) = (x + width, y + height, radius * (1.0 - QUARTER));
            let mut pen = PathBuilder::new();
            pen.move_to(x + radius, y);
            pen.line_to(right - radius, y);
            pen.cubic_to(right - handle, y, right, y + handle, right, y + radius);
            pen.line_to(right, bottom - radius);
            pen.cubic_to(right, bottom - handle, right - handle, bottom, right - radius, bottom);
            pen.line_to(x + radius, bottom);
            pen.cubic_to(x + handle, bottom, x, bottom - handle, x, bottom - radius);
            pen.line_to(x, y + radius);
            pen.cubic_to(x, y + handle, x + handle, y, x + radius, y);
            pen.close();
            pen.finish()
        }
    }
    .expect("a shape of the icon has a size")
}

/// The shapes of an SVG: rectangles and circles, and groups with a fill.
fn read(svg: &str) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let mut group_fill = None;
    for element in svg.split('<').filter_map(|part| part.split_once('>').map(|(element, _)| element)) {
        let (name, attributes) = element.trim_end_matches('/').split_once(' ').unwrap_or((element, ""));
        let get = |wanted: &str| {
            let start = format!(" {wanted}=\"");
            let text = format!(" {attributes}");
            let begin = text.find(&start)? + start.len();
            Some(text[begin..].split('"').next().unwrap_or_default().to_owned())
        };
        let number = |wanted: &str| get(wanted).map_or(0.0, |value| value.parse::<f32>().expect("a number"));
        let outline = match name {
            "svg" | "/svg" => continue,
            "g" => {
                group_fill = get("fill");
                continue;
            }
            "/g" => {
                group_fill = None;
                continue;
            }
            "rect" => {
                Outline::Rect(number("x"), number("y"), number("width"), number("height"), number("rx"))
            }
            "circle" => Outline::Circle(number("cx"), number("cy"), number("r")),
            other => panic!("the icon has a <{other}>, which is not drawn here"),
        };
        let fill = get("fill").or_else(|| group_fill.clone()).expect("a filled shape");
        let stroke = get("stroke").map(|stroke| (colour(&stroke), number("stroke-width")));
        shapes.push(Shape { outline, fill: colour(&fill), stroke });
    }
    shapes
}

/// A colour such as `#f6f1e4`.
fn colour(text: &str) -> [u8; 3] {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6).expect("a colour of six digits");
    [0, 2, 4].map(|at| u8::from_str_radix(&digits[at..at + 2], 16).expect("a colour of six digits"))
}
