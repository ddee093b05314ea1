//! Numbers, percentages and quotation marks of each language.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::fs;
use std::path::Path;
use yatzy_text::{Lang, Text, say};

/// By CLDR: the decimal mark, the group separator, the minus sign, and the text before a percent sign.
const MARKS: [(Lang, &str, &str, &str, &str); 17] = [
    (Lang::Fi, ",", "\u{a0}", "−", "\u{a0}"),
    (Lang::Sv, ",", "\u{a0}", "−", "\u{a0}"),
    (Lang::Nb, ",", "\u{a0}", "−", "\u{a0}"),
    (Lang::Da, ",", ".", "-", "\u{a0}"),
    (Lang::Fr, ",", "\u{202f}", "-", "\u{202f}"),
    (Lang::Nl, ",", ".", "-", ""),
    (Lang::En, ".", ",", "-", ""),
    (Lang::Ru, ",", "\u{a0}", "-", "\u{a0}"),
    (Lang::Lv, ",", "\u{a0}", "-", ""),
    (Lang::Lt, ",", "\u{a0}", "−", "\u{a0}"),
    (Lang::Et, ",", "\u{a0}", "−", ""),
    (Lang::Is, ",", ".", "-", ""),
    (Lang::Pl, ",", "\u{a0}", "-", ""),
    (Lang::It, ",", ".", "-", ""),
    (Lang::De, ",", ".", "-", "\u{a0}"),
    (Lang::Uk, ",", "\u{a0}", "-", ""),
    (Lang::Hu, ",", "\u{a0}", "-", ""),
];

#[test]
fn numbers_are_written_as_in_cldr() {
    for (lang, decimal, group, minus, before_percent) in MARKS {
        let text = Text::new(lang);
        assert_eq!(text.decimal(-248.439_989_4, 2), format!("{minus}248{decimal}44"), "{lang:?}");
        assert_eq!(text.whole(1_234_567), format!("1{group}234{group}567"), "{lang:?}");
        assert_eq!(text.percent(0.3821, 1), format!("38{decimal}2{before_percent}%"), "{lang:?}");
        assert_eq!(text.percent(0.3821, 0), format!("38{before_percent}%"), "{lang:?}");
    }
}

#[test]
fn nothing_has_no_sign_and_no_number_is_a_dash() {
    let text = Text::new(Lang::En);
    assert_eq!((text.decimal(-0.001, 2), text.decimal(-0.01, 2)), ("0.00".to_owned(), "-0.01".to_owned()));
    assert_eq!((text.decimal(f64::NAN, 1), text.decimal(f64::INFINITY, 1)), ("–".to_owned(), "–".to_owned()));
    // Some languages group only from five digits on.
    assert_eq!([Lang::Pl, Lang::En].map(|lang| Text::new(lang).whole(1_575)), ["1575", "1,575"]);
}

/// The opening and the closing quotation mark.
const fn quotes(lang: Lang) -> (char, char) {
    match lang {
        Lang::Fi | Lang::Sv => ('”', '”'),
        Lang::Nb | Lang::Fr | Lang::Ru | Lang::Uk | Lang::It => ('«', '»'),
        Lang::Da => ('»', '«'),
        Lang::En | Lang::Nl | Lang::Lv | Lang::Pseudo => ('“', '”'),
        Lang::De | Lang::Lt | Lang::Is => ('„', '“'),
        Lang::Pl | Lang::Hu | Lang::Et => ('„', '”'),
    }
}

#[test]
fn every_language_quotes_in_its_own_marks() {
    for lang in Lang::ALL {
        let (open, close) = quotes(lang);
        for_sentences(lang, &mut |id, sentence| {
            let marks = sentence.chars().filter(|c| "“”„‟«»‚‹›".contains(*c));
            for (place, mark) in marks.enumerate() {
                let wanted = if place % 2 == 0 { open } else { close };
                assert_eq!(mark, wanted, "{}: {id}: {sentence}", lang.code());
            }
            if lang == Lang::Fr {
                let tight =
                    ["« ", " »", " :", " ;", " ?", " !"].into_iter().find(|gap| sentence.contains(gap));
                assert_eq!(tight, None, "{id}: a space that may break: {sentence}");
            }
        });
    }
}

/// A terminal without Unicode gets ASCII marks and words for arrows in every language; letters stay.
#[test]
fn no_mark_is_beyond_ascii_where_the_terminal_is_not() {
    let odd = |words: &str| words.chars().find(|c| !c.is_ascii() && !c.is_alphabetic());
    for lang in Lang::ALL {
        let text = Text::new(lang).in_ascii();
        for_sentences(lang, &mut |id, sentence| {
            let said = match id {
                "new-hint" => say!(text, "new-hint"),
                "report-hint" => say!(text, "report-hint"),
                "rules-more" => say!(text, "rules-more"),
                _ => say!(text, "over-saved", path = sentence),
            };
            assert_eq!(odd(&said), None, "{}: {id}: {said}", lang.code());
        });
        assert_eq!(odd(&text.decimal(-1234.5, 1)), None);
        assert_eq!(odd(&text.percent(0.3821, 1)), None);
        assert_eq!(text.decimal(f64::NAN, 1), "-");
    }
    assert_eq!(
        say!(Text::new(Lang::De).in_ascii(), "new-hint"),
        "auf/ab: Zeile wählen - links/rechts: ändern - Esc: gehen"
    );
}

/// Only one message knows where the language puts a percent sign.
#[test]
fn percentages_come_ready_made() {
    for lang in Lang::ALL {
        for_sentences(lang, &mut |id, sentence| {
            assert!(id == "percent" || !sentence.contains('%'), "{}: {id}: use Text::percent", lang.code());
        });
    }
}

#[test]
fn a_label_has_the_colon_of_its_language() {
    assert_eq!(Text::new(Lang::Fr).labelled("Gardés", "6-6"), "Gardés\u{a0}: 6-6");
    assert_eq!(Text::new(Lang::De).labelled("Behalten", "6-6"), "Behalten: 6-6");
}

/// Calls `found` for every message, with all choices expanded one after another.
fn for_sentences(lang: Lang, found: &mut impl FnMut(&str, &str)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code());
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for entry in parser::parse(text.as_str()).unwrap().body {
            let Entry::Message(message) = entry else { continue };
            let mut sentence = String::new();
            message.value.iter().for_each(|pattern| lay_out(pattern, &mut sentence));
            found(message.id.name, &sentence);
        }
    }
}

fn lay_out(pattern: &Pattern<&str>, sentence: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => sentence.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| lay_out(&variant.value, sentence));
            }
            PatternElement::Placeable { .. } => sentence.push('…'),
        }
    }
}
