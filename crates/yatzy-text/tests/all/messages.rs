//! Consistency of the files in `locales/` with each other and with the code.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use yatzy_text::{Lang, Text};

type Placeholders = BTreeSet<String>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The placeholders of each sentence of a language, without names.
fn sentences(lang: &str) -> BTreeMap<String, Placeholders> {
    let mut messages = BTreeMap::new();
    for entry in fs::read_dir(root().join("locales").join(lang)).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{path:?}: {errors:?}"));
        if path.file_stem().unwrap() == "names" {
            continue;
        }
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut found = Placeholders::new();
            collect(
                message.value.as_ref().unwrap_or_else(|| panic!("{} says nothing", message.id.name)),
                &mut found,
            );
            let twice = messages.insert(message.id.name.clone(), found);
            assert!(twice.is_none(), "{lang}: {} stands twice", message.id.name);
        }
    }
    messages
}

fn collect(pattern: &Pattern<String>, found: &mut Placeholders) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, found);
        }
    }
}

fn collect_expression(expression: &Expression<String>, found: &mut Placeholders) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, found),
        Expression::Select { selector, variants } => {
            collect_inline(selector, found);
            variants.iter().for_each(|variant| collect(&variant.value, found));
        }
    }
}

fn collect_inline(inline: &InlineExpression<String>, found: &mut Placeholders) {
    let InlineExpression::VariableReference { id } = inline else {
        panic!("{inline:?}: of Fluent we use values and choices alone")
    };
    // `$box_into` is the value `box` in a form.
    found.insert(id.name.split('_').next().unwrap().to_owned());
}

/// The source of every crate, without tests.
fn sources() -> Vec<String> {
    fn walk(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let source = entry.unwrap().path().join("src");
        if source.is_dir() {
            walk(&source, &mut found);
        }
    }
    found
}

#[test]
fn english_has_no_sentence_that_no_code_says() {
    let sources = sources().concat();
    let unused: Vec<String> =
        sentences("en").into_keys().filter(|id| !sources.contains(&format!("\"{id}\""))).collect();
    assert!(unused.is_empty(), "unused: {unused:?}");
}

#[test]
fn code_gives_every_sentence_its_values() {
    let english = sentences("en");
    for source in sources() {
        for call in source.split("say!(").skip(1) {
            let Some((id, given)) = call_of(call) else { continue };
            let wanted = english.get(&id).unwrap_or_else(|| panic!("{id} is not in English"));
            assert_eq!(given, *wanted, "{id}: values given and values mentioned");
        }
    }
}

/// The key and the value names of one `say!(` call, from just inside its parenthesis.
fn call_of(call: &str) -> Option<(String, Placeholders)> {
    let mut depth = 1;
    let mut in_text = false;
    let mut parts = vec![String::new()];
    for c in call.chars() {
        match c {
            '"' => in_text = !in_text,
            '(' | '[' | '{' if !in_text => depth += 1,
            ')' | ']' | '}' if !in_text => depth -= 1,
            _ => {}
        }
        match c {
            _ if depth == 0 => break,
            ',' if depth == 1 && !in_text => parts.push(String::new()),
            c => parts.last_mut()?.push(c),
        }
    }
    let id = parts.get(1)?.trim().strip_prefix('"')?.strip_suffix('"')?.to_owned();
    let values = parts[2..].iter().filter_map(|part| part.split_once('='));
    Some((id, values.map(|(name, _)| name.trim().to_owned()).collect()))
}

#[test]
fn every_language_has_every_sentence_and_no_other() {
    let english: Vec<String> = sentences("en").into_keys().collect();
    for lang in Lang::ALL {
        let own: Vec<String> = sentences(lang.code()).into_keys().collect();
        let lacks: Vec<&String> = english.iter().filter(|id| !own.contains(id)).collect();
        let too_much: Vec<&String> = own.iter().filter(|id| !english.contains(id)).collect();
        assert!(
            lacks.is_empty() && too_much.is_empty(),
            "{}: lacks {lacks:?}, has {too_much:?}",
            lang.code()
        );
    }
}

/// The files of a language with their keys, in order; its names and terms, which differ by language, left out.
fn files(lang: &str) -> BTreeMap<String, Vec<String>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(root().join("locales").join(lang)).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if ["names", "terms"].contains(&name.as_str()) || path.extension().unwrap() != "ftl" {
            continue;
        }
        let resource = parser::parse(fs::read_to_string(&path).unwrap()).unwrap();
        let ids = resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name),
            _ => None,
        });
        files.insert(name, ids.collect());
    }
    files
}

#[test]
fn every_language_has_the_files_and_the_order_of_english() {
    let english = files("en");
    for lang in Lang::ALL {
        let own = files(lang.code());
        assert_eq!(own.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{}", lang.code());
        for (file, ids) in &english {
            assert_eq!(own[file], *ids, "locales/{}/{file}.ftl", lang.code());
        }
    }
}

#[test]
fn the_first_word_of_a_key_tells_its_file() {
    let mut place = BTreeMap::new();
    for (file, ids) in files("en") {
        for id in ids {
            let word = id.split('-').next().unwrap().to_owned();
            let first = place.entry(word).or_insert_with(|| file.clone());
            assert_eq!(*first, file, "{id} begins like keys of another file");
        }
    }
}

#[test]
fn every_language_mentions_what_english_mentions() {
    let english = sentences("en");
    for lang in Lang::ALL {
        for (id, placeholders) in sentences(lang.code()) {
            let wanted =
                english.get(&id).unwrap_or_else(|| panic!("{}: {id} is not in English", lang.code()));
            assert_eq!(placeholders, *wanted, "{}: {id}", lang.code());
        }
    }
}

/// The list of sentences that fall back to English.
#[test]
fn a_missing_sentence_is_said_in_english() {
    assert_eq!(Text::new(Lang::En).missing(), [""; 0]);
    let english = sentences("en");
    for text in Lang::ALL.map(Text::new) {
        let own = sentences(text.lang().code());
        let missing: Vec<&str> =
            english.keys().map(String::as_str).filter(|id| !own.contains_key(*id)).collect();
        let mut told = text.missing();
        told.sort_unstable();
        assert_eq!(told, missing, "{}", text.lang().code());
        assert_eq!(yatzy_text::say!(text, "points", points = 12).split(' ').next(), Some("12"));
    }
}

#[test]
fn english_counts() {
    let points = |n: u32| yatzy_text::say!(Text::new(Lang::En), "points", points = n);
    assert_eq!([0, 1, 2, 21].map(points), ["0 points", "1 point", "2 points", "21 points"]);
}
