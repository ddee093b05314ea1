//! Writes PDF: subset fonts, text that can be searched and copied, and tags for headings, tables and
//! pictures.

use super::pen::PenStroke;
use super::{Drawing, Group, Ink, Item, Role, Shape, Stroke, TextLine};
use crate::typeface::{FontFace, Glyph};
use krilla::color::rgb;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{Path, PathBuilder, Point, Transform};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke as PdfStroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Node, SpanTag, TableHeaderScope, Tag, TagGroup, TagKind, TagTree,
};
use krilla::text::{Font, GlyphId};
use krilla::{Data, Document, SerializeSettings};
use std::num::{NonZeroU16, NonZeroU32};

impl Drawing {
    pub fn pdf(&self) -> Vec<u8> {
        // Validation as PDF/UA requires a title, a language and a description of every picture.
        let configuration =
            ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
        let configuration = configuration.expect("PDF/UA-1 goes with the version of PDF that it implies");
        let mut document = Document::new_with(SerializeSettings { configuration, ..Default::default() });
        document.set_metadata(
            Metadata::new()
                .title(self.title.clone())
                .language(self.lang.code().to_owned())
                .creator("yatzy".to_owned()),
        );
        let fonts = FontFace::ALL.map(|face| {
            let data: Data = face.bytes().into();
            Font::new(data, 0).expect("the typeface is compiled in")
        });
        let mut tree = TagTree::new().with_lang(Some(self.lang.code().to_owned()));
        for page in &self.pages {
            let size = PageSettings::from_wh(page.width as f32, page.height as f32);
            let mut sheet = document.start_page_with(size.expect("a page has a size"));
            let mut surface = sheet.surface();
            let mut writer = PdfWriter { surface: &mut surface, fonts: &fonts };
            writer.items(&page.items, &Role::Paragraph).into_iter().for_each(|node| tree.push(node));
            surface.finish();
            sheet.finish();
        }
        document.set_tag_tree(tree);
        document.set_outline(self.outline());
        document.finish().expect("our drawings are sound documents")
    }

    /// The headings with their positions; the title if there are none.
    fn outline(&self) -> Outline {
        let mut outline = Outline::new();
        let mut push = |words: String, page: usize, y: f64| {
            let place = XyzDestination::new(page, Point::from_xy(0.0, y as f32));
            outline.push_child(OutlineNode::new(words, place));
        };
        let mut found = false;
        for (number, page) in self.pages.iter().enumerate() {
            for item in &page.items {
                if let Item::Group(group) = item
                    && matches!(group.role, Role::Heading(_))
                {
                    found = true;
                    push(text_of(&group.items), number, top(&group.items));
                }
            }
        }
        if !found {
            push(self.title.clone(), 0, 0.0);
        }
        outline
    }
}

/// The position of the topmost text.
fn top(items: &[Item]) -> f64 {
    let tops = items.iter().filter_map(|item| match item {
        Item::Text(words) => Some(words.y - words.size),
        Item::Group(group) => Some(top(&group.items)),
        Item::Shape(_) => None,
    });
    tops.fold(f64::INFINITY, f64::min).clamp(0.0, f64::from(u16::MAX))
}

struct PdfWriter<'a, 's> {
    surface: &'a mut Surface<'s>,
    fonts: &'a [Font; 2],
}

impl PdfWriter<'_, '_> {
    /// Draws items in order. Returns their nodes for the tag tree.
    fn items(&mut self, items: &[Item], around: &Role) -> Vec<Node> {
        let mut nodes = Vec::new();
        let kind = |item: &Item| std::mem::discriminant(item);
        for run in items.chunk_by(|a, b| kind(a) == kind(b)) {
            match &run[0] {
                Item::Group(_) => {
                    for item in run {
                        if let Item::Group(group) = item {
                            nodes.extend(self.group(group));
                        }
                    }
                }
                Item::Shape(_) => self.decoration(run),
                Item::Text(_) => {
                    let id = self.surface.start_tagged(ContentTag::Span(SpanTag::empty()));
                    run.iter().for_each(|item| self.draw(item));
                    self.surface.end_tagged();
                    nodes.push(match around {
                        // Ungrouped text is a paragraph.
                        Role::Table | Role::Row | Role::Decoration => {
                            Node::Group(TagGroup::with_children(Tag::P, vec![id.into()]))
                        }
                        _ => id.into(),
                    });
                }
            }
        }
        nodes
    }

    fn group(&mut self, group: &Group) -> Option<Node> {
        match &group.role {
            Role::Decoration => {
                self.decoration(&group.items);
                None
            }
            Role::Figure(words) => {
                let id = self.surface.start_tagged(ContentTag::Other);
                group.items.iter().for_each(|item| self.draw(item));
                self.surface.end_tagged();
                let tag = Tag::Figure(Some(words.clone()));
                Some(Node::Group(TagGroup::with_children(tag, vec![id.into()])))
            }
            role => {
                let mut nodes = self.items(&group.items, role);
                if nodes.is_empty() {
                    // An empty cell is tagged as a cell too.
                    let id = self.surface.start_tagged(ContentTag::Span(SpanTag::empty()));
                    self.surface.end_tagged();
                    nodes.push(id.into());
                }
                Some(Node::Group(TagGroup::with_children(kind(group), nodes)))
            }
        }
    }

    fn decoration(&mut self, items: &[Item]) {
        if items.is_empty() {
            return;
        }
        self.surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)));
        items.iter().for_each(|item| self.draw(item));
        self.surface.end_tagged();
    }

    fn draw(&mut self, item: &Item) {
        match item {
            Item::Shape(shape) => self.shape(shape),
            Item::Text(words) => self.words(words),
            Item::Group(group) => group.items.iter().for_each(|item| self.draw(item)),
        }
    }

    fn shape(&mut self, shape: &Shape) {
        let Some(path) = path(&shape.outline) else { return };
        if shape.fill.is_none() && shape.stroke.is_none() {
            return;
        }
        self.surface.set_fill(shape.fill.map(fill));
        self.surface.set_stroke(shape.stroke.as_ref().map(stroke));
        self.surface.draw_path(&path);
    }

    fn words(&mut self, words: &TextLine) {
        if words.words.is_empty() {
            return;
        }
        self.surface.set_fill(Some(fill(words.ink)));
        self.surface.set_stroke(None);
        if words.turned != 0.0 {
            let (x, y) = (words.x as f32, words.y as f32);
            self.surface.push_transform(&Transform::from_rotate_at(words.turned as f32, x, y));
        }
        let start = Point::from_xy(words.start() as f32, words.y as f32);
        let glyphs = words.face.shape(&words.words);
        let font = self.fonts[words.face as usize].clone();
        self.surface.draw_glyphs(start, &glyphs, font, &words.words, words.size as f32, false);
        if words.turned != 0.0 {
            self.surface.pop();
        }
    }
}

impl krilla::text::Glyph for Glyph {
    fn glyph_id(&self) -> GlyphId {
        GlyphId::new(self.id)
    }

    fn text_range(&self) -> std::ops::Range<usize> {
        self.words.clone()
    }

    fn x_advance(&self, size: f32) -> f32 {
        self.advance as f32 * size
    }

    fn x_offset(&self, size: f32) -> f32 {
        self.right as f32 * size
    }

    fn y_offset(&self, size: f32) -> f32 {
        self.up as f32 * size
    }

    fn y_advance(&self, _: f32) -> f32 {
        0.0
    }

    fn location(&self) -> Option<krilla::surface::Location> {
        None
    }
}

fn kind(group: &Group) -> TagKind {
    let span = u32::try_from(group.span).ok().and_then(NonZeroU32::new).filter(|span| span.get() > 1);
    match &group.role {
        Role::Heading(level) => {
            let level = NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN);
            Tag::Hn(level, Some(text_of(&group.items))).into()
        }
        Role::Table => Tag::Table.into(),
        Role::Row => Tag::TR.into(),
        Role::ColumnHead => Tag::TH(TableHeaderScope::Column).with_col_span(span).into(),
        Role::RowHead => Tag::TH(TableHeaderScope::Row).with_col_span(span).into(),
        Role::Cell => Tag::TD.with_col_span(span).into(),
        Role::Paragraph | Role::Figure(_) | Role::Decoration => Tag::P.into(),
    }
}

/// All text of these items.
fn text_of(items: &[Item]) -> String {
    let words: Vec<String> = items
        .iter()
        .filter_map(|item| match item {
            Item::Text(words) => Some(words.words.clone()),
            Item::Group(group) => Some(text_of(&group.items)),
            Item::Shape(_) => None,
        })
        .collect();
    words.join(" ")
}

fn colour(ink: Ink) -> rgb::Color {
    let [red, green, blue] = ink.rgb();
    rgb::Color::new(red, green, blue)
}

fn fill(ink: Ink) -> Fill {
    Fill { paint: colour(ink).into(), ..Default::default() }
}

fn stroke(stroke: &Stroke) -> PdfStroke {
    let dash = (!stroke.dashes.is_empty()).then(|| StrokeDash {
        array: stroke.dashes.iter().map(|&length| length as f32).collect(),
        offset: 0.0,
    });
    PdfStroke { paint: colour(stroke.ink).into(), width: stroke.width as f32, dash, ..Default::default() }
}

fn path(outline: &super::Outline) -> Option<Path> {
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
