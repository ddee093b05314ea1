//! Every language against its own table of terms, `locales/LANG/terms.ftl`: no forbidden word, and the same
//! word for the same thing wherever English mentions it.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use yatzy_text::Lang;

/// English words that must not appear in other languages: remains of an untranslated message.
const ENGLISH: [&str; 9] = ["the", "and", "you", "your", "with", "this", "that", "which", "when"];

/// The placeholders for people's names, which are inserted unchanged.
const NAMES: [&str; 4] = ["name", "names", "player", "seat"];

/// Stands for a name in an expanded sentence.
const A_NAME: char = '@';

/// A thing and its word.
#[derive(Debug, Default)]
struct Term {
    stems: Vec<String>,
    messages: Vec<String>,
    except: Vec<String>,
    never: Vec<String>,
}

/// The messages of a language by key, with every choice expanded, and its terms by name.
struct Speech {
    code: &'static str,
    messages: BTreeMap<String, String>,
    terms: BTreeMap<String, Term>,
}

impl Speech {
    fn of(lang: Lang) -> Speech {
        let folder = folder(lang);
        let mut messages = BTreeMap::new();
        for file in fs::read_dir(&folder).unwrap() {
            let path = file.unwrap().path();
            // Names come from the leaflets and are not checked.
            if path.file_stem().unwrap() == "names" {
                continue;
            }
            for entry in parser::parse(fs::read_to_string(&path).unwrap()).unwrap().body {
                let Entry::Message(message) = entry else { continue };
                let mut words = String::new();
                message.value.iter().for_each(|pattern| lay_out(pattern, &mut words));
                messages.insert(message.id.name, words);
            }
        }
        Speech { code: lang.code(), messages, terms: terms(&folder.join("terms.ftl")) }
    }

    /// Every forbidden word, with its message.
    fn forbidden(&self) -> Vec<String> {
        let english = ENGLISH.iter().filter(|_| self.code != "en").map(|word| (*word).to_owned());
        let never: Vec<String> =
            self.terms.values().flat_map(|term| term.never.clone()).chain(english).collect();
        let mut found = Vec::new();
        for (key, sentence) in &self.messages {
            for word in words(sentence) {
                if let Some(rule) = never.iter().find(|rule| fits(word, rule)) {
                    found.push(format!("{}: {key} says “{word}” ({rule}): {sentence}", self.code));
                }
            }
        }
        found
    }

    /// Every message that uses another word than the table.
    fn unlike(&self, english: &Speech) -> Vec<String> {
        let mut found = Vec::new();
        for (name, term) in &english.terms {
            let own = &self.terms[name];
            for key in term.messages.iter().filter(|key| !own.except.contains(key)) {
                let sentence = &self.messages[key];
                if !own.stems.iter().any(|stem| has_stem(sentence, stem)) {
                    found.push(format!("{}: {key} has no {name} ({:?}): {sentence}", self.code, own.stems));
                }
            }
        }
        found
    }
}

fn folder(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code())
}

fn terms(path: &Path) -> BTreeMap<String, Term> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let mut terms = BTreeMap::new();
    for entry in parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{path:?}: {errors:?}")).body {
        let Entry::Term(entry) = entry else { continue };
        let mut term = Term::default();
        for attribute in entry.attributes {
            let mut list = String::new();
            lay_out(&attribute.value, &mut list);
            let list = list.split(',').map(|item| item.trim().to_owned()).filter(|item| !item.is_empty());
            match attribute.id.name.as_str() {
                "stems" => term.stems = list.collect(),
                "messages" => term.messages = list.collect(),
                "except" => term.except = list.collect(),
                "never" => term.never = list.collect(),
                other => panic!("{path:?}: .{other} means nothing"),
            }
        }
        terms.insert(entry.id.name, term);
    }
    terms
}

fn lay_out(pattern: &Pattern<String>, words: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    lay_out(&variant.value, words);
                    words.push('|');
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                words.push(if is_name(inline) { A_NAME } else { '…' });
            }
        }
    }
}

fn is_name(inline: &InlineExpression<String>) -> bool {
    matches!(inline, InlineExpression::VariableReference { id } if NAMES.contains(&id.name.as_str()))
}

/// The words of a sentence; an apostrophe is part of a word.
fn words(sentence: &str) -> impl Iterator<Item = &str> {
    let parts = sentence.split(|c: char| !c.is_alphabetic() && !matches!(c, '\'' | '’'));
    parts.filter(|word| !word.is_empty())
}

/// Whether a rule forbids a word. A star matches any beginning or ending. A rule with a capital letter
/// matches this spelling only, which distinguishes German *Sie* from *sie*.
fn fits(word: &str, rule: &str) -> bool {
    let lower = word.to_lowercase();
    let word = if rule.chars().any(char::is_uppercase) { word } else { &lower };
    match (rule.strip_prefix('*'), rule.strip_suffix('*')) {
        (Some(ending), _) => word.ends_with(ending),
        (_, Some(beginning)) => word.starts_with(beginning),
        _ => word == rule,
    }
}

/// Whether a stem is in a sentence. A stem with a star is the form of a word: “*en” is an infinitive in German.
fn has_stem(sentence: &str, stem: &str) -> bool {
    match stem.contains('*') {
        true => words(sentence).any(|word| fits(word, stem)),
        false => sentence.to_lowercase().contains(stem),
    }
}

#[test]
fn rules_fit_the_words_they_mean() {
    assert!(has_stem("Den Coach fragen", "*en") && has_stem("Wurf", "*") && !has_stem("Neues Feld", "*en"));
    assert!(fits("Вашего", "ваш*") && fits("Выберите", "*ите") && fits("Sie", "Sie"));
    assert!(!fits("sie", "Sie") && !fits("uw", "u") && !fits("housed", "house"));
    assert_eq!(words("Say “the house's”, not 6-6.").collect::<Vec<_>>(), ["Say", "the", "house's", "not"]);
}

#[test]
fn every_language_has_every_term_and_no_other() {
    let english = Speech::of(Lang::En);
    for lang in Lang::ALL {
        let own = terms(&folder(lang).join("terms.ftl"));
        let names = |terms: &BTreeMap<String, Term>| terms.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(names(&own), names(&english.terms), "{}", lang.code());
        for (name, term) in own {
            let (listed, is_english) = (&english.terms[&name], lang == Lang::En);
            assert_eq!(term.stems.is_empty(), listed.messages.is_empty(), "{}: {name}", lang.code());
            assert!(is_english || term.messages.is_empty(), "{}: {name}: only English lists", lang.code());
            for key in term.messages.iter().chain(&term.except) {
                assert!(listed.messages.contains(key), "{}: {name}: {key} is not listed", lang.code());
                assert!(english.messages.contains_key(key), "{}: {name}: no message {key}", lang.code());
            }
        }
    }
}

#[test]
fn no_text_says_what_the_table_forbids() {
    let found: Vec<String> = Lang::ALL.into_iter().flat_map(|lang| Speech::of(lang).forbidden()).collect();
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

#[test]
fn one_thing_has_one_word_wherever_it_is_said() {
    let english = Speech::of(Lang::En);
    let found: Vec<String> =
        Lang::ALL.into_iter().flat_map(|lang| Speech::of(lang).unlike(&english)).collect();
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

/// Lars, Anna and Maksims: a name gets no ending, and no word before it depends on its first letter.
#[test]
fn a_name_is_never_inflected() {
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for (key, sentence) in Speech::of(lang).messages {
            for (before, after) in around_names(&sentence) {
                let ending = after.trim_start_matches(['\'', '’', ':', '-']);
                let ended = ending.starts_with(char::is_alphabetic) && !after.starts_with(' ');
                let begun = before.ends_with(char::is_alphabetic);
                let elided = lang == Lang::Fr && [" de ", " que "].iter().any(|word| before.ends_with(word));
                assert!(!(ended || begun || elided), "{}: {key}: {sentence}", lang.code());
            }
        }
    }
}

/// The text before and after each name in a sentence.
fn around_names(sentence: &str) -> impl Iterator<Item = (&str, &str)> {
    sentence.match_indices(A_NAME).map(|(at, name)| (&sentence[..at], &sentence[at + name.len()..]))
}

#[test]
fn english_has_one_apostrophe() {
    for (key, sentence) in Speech::of(Lang::En).messages {
        assert!(!sentence.contains('’'), "{key}: {sentence}");
    }
}
