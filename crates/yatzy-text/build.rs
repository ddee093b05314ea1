//! Packs every language of `locales/` into one file, so that no parser is needed at run time, and lists the
//! keys of the English messages, so that an unknown key is a compile error. A new file in `locales/` needs no
//! code.
//!
//! `src/language_file.rs` reads the packed files and documents their format.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The header of every file; its last byte is the version of the format.
const MAGIC: &[u8; 8] = b"yatzlng\x01";

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").canonicalize()?;
    println!("cargo::rerun-if-changed={}", locales.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder for what is built"));
    let (mut linked, mut names) = (String::new(), String::new());
    let mut ids = BTreeSet::new();
    for folder in sorted(&locales)? {
        let code = stem(&folder);
        let messages = messages(&folder, if code == "en" { Some(&mut ids) } else { None })?;
        let path = out.join(format!("{code}.lang"));
        fs::write(&path, packed(&code, &messages))?;
        let _ = writeln!(linked, "    ({code:?}, include_bytes!({path:?})),");
        let own = messages.get("language").and_then(|message| message.value.as_ref()).map(plain);
        let _ = writeln!(
            names,
            "    ({code:?}, {:?}),",
            own.expect("names.ftl says what a language calls itself")
        );
    }
    let mut code = format!(
        "#[cfg(feature = \"linked\")]\npub(crate) const LINKED: &[(&str, &[u8])] = &[\n{linked}];\n\
         pub(crate) const NAMES: &[(&str, &str)] = &[\n{names}];\n\
         pub(crate) static IDS: [&str; {}] = [\n",
        ids.len()
    );
    ids.iter().try_for_each(|id| writeln!(code, "    {id:?},")).map_err(io::Error::other)?;
    code.push_str("];\n");
    fs::write(out.join("locales.rs"), code)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The messages of a language by id. `keys` collects the ids that `key!` accepts: all but those in
/// `names.ftl`.
fn messages(
    folder: &Path,
    mut keys: Option<&mut BTreeSet<String>>,
) -> io::Result<BTreeMap<String, Message<String>>> {
    let mut messages = BTreeMap::new();
    for file in sorted(folder)? {
        let resource = parser::parse(fs::read_to_string(&file)?)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in resource.body {
            // Terms are for translators and tests. No screen shows them.
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.clone();
            if let Some(keys) = keys.as_deref_mut().filter(|_| stem(&file) != "names") {
                keys.insert(id.clone());
            }
            assert!(messages.insert(id.clone(), message).is_none(), "{}: {id} stands twice", file.display());
        }
    }
    Ok(messages)
}

fn packed(code: &str, messages: &BTreeMap<String, Message<String>>) -> Vec<u8> {
    let mut file = MAGIC.to_vec();
    put_text(&mut file, code);
    put_number(&mut file, messages.len());
    for (id, message) in messages {
        put_text(&mut file, id);
        match &message.value {
            Some(words) => put_words(&mut file, id, words),
            None => put_number(&mut file, 0),
        }
        put_number(&mut file, message.attributes.len());
        for attribute in &message.attributes {
            put_text(&mut file, &attribute.id.name);
            put_words(&mut file, id, &attribute.value);
        }
    }
    file
}

fn put_words(file: &mut Vec<u8>, id: &str, words: &Pattern<String>) {
    // The parser splits a message over several lines into several texts.
    let mut parts: Vec<Vec<u8>> = Vec::new();
    let mut text = String::new();
    let end_text = |text: &mut String, parts: &mut Vec<Vec<u8>>| {
        if !text.is_empty() {
            let mut part = vec![0];
            put_text(&mut part, text);
            parts.push(part);
            text.clear();
        }
    };
    for element in &words.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => {
                end_text(&mut text, &mut parts);
                parts.push(part(id, expression));
            }
        }
    }
    end_text(&mut text, &mut parts);
    put_number(file, parts.len());
    parts.iter().for_each(|part| file.extend(part));
}

fn part(id: &str, expression: &Expression<String>) -> Vec<u8> {
    match expression {
        Expression::Inline(inline) => {
            let mut part = vec![1];
            put_text(&mut part, value(id, inline));
            part
        }
        Expression::Select { selector, variants } => {
            let mut part = vec![2];
            put_text(&mut part, value(id, selector));
            let default = variants.iter().find(|variant| variant.default);
            let default = default.expect("Fluent's syntax asks every choice for a default");
            // A form that reads like the default is left out. Exact numbers stay: a plural form may fit them too.
            let is_needed = |variant: &&Variant<String>| {
                variant.default
                    || variant.value != default.value
                    || matches!(variant.key, VariantKey::NumberLiteral { .. })
            };
            let variants: Vec<_> = variants.iter().filter(is_needed).collect();
            let default = variants.iter().position(|variant| variant.default).expect("it is needed");
            put_number(&mut part, default);
            put_number(&mut part, variants.len());
            for variant in variants {
                let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                    &variant.key;
                put_text(&mut part, key);
                put_words(&mut part, id, &variant.value);
            }
            part
        }
    }
}

fn value<'a>(id: &str, inline: &'a InlineExpression<String>) -> &'a str {
    match inline {
        InlineExpression::VariableReference { id } => &id.name,
        other => panic!("{id}: {other:?}: of Fluent we use values and choices alone"),
    }
}

/// The text of a pattern without placeables.
fn plain(words: &Pattern<String>) -> String {
    let texts = words.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.as_str(),
        PatternElement::Placeable { .. } => panic!("a language calls itself by plain words"),
    });
    texts.collect()
}

fn put_text(file: &mut Vec<u8>, text: &str) {
    put_number(file, text.len());
    file.extend(text.as_bytes());
}

/// Seven bits per byte, lowest first; the eighth bit means that more bytes follow.
fn put_number(file: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        file.push(number as u8 | 0x80);
        number >>= 7;
    }
    file.push(number as u8);
}
