//! Plural forms by CLDR in every language: those that the program selects and those in the files.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use yatzy_text::{Lang, Text, Value, say};

/// CLDR's rules for whole numbers, written by hand from its charts.
fn expected(lang: Lang, n: u64) -> &'static str {
    let (ones, hundredths) = (n % 10, n % 100);
    let teen = (11..=19).contains(&hundredths);
    let twelve_to_fourteen = (12..=14).contains(&hundredths);
    match lang {
        Lang::Fr if n <= 1 => "one",
        Lang::Is if ones == 1 && hundredths != 11 => "one",
        Lang::Lv if ones == 0 || teen => "zero",
        Lang::Lv if ones == 1 => "one",
        Lang::Lt if ones == 1 && !teen => "one",
        Lang::Lt if (2..=9).contains(&ones) && !teen => "few",
        Lang::Pl if n == 1 => "one",
        Lang::Ru | Lang::Uk if ones == 1 && hundredths != 11 => "one",
        Lang::Pl | Lang::Ru | Lang::Uk if (2..=4).contains(&ones) && !twelve_to_fourteen => "few",
        Lang::Pl | Lang::Ru | Lang::Uk => "many",
        Lang::Fr | Lang::Is | Lang::Lv | Lang::Lt => "other",
        _ if n == 1 => "one",
        _ => "other",
    }
}

#[test]
fn numbers_count_as_in_cldr() {
    for lang in Lang::ALL {
        for n in (0..=200).chain([1_000, 1_001, 1_011, 1_022, 121_121]) {
            assert_eq!(Text::new(lang).plural_of(n), expected(lang, n), "{} {n}", lang.code());
        }
    }
}

/// The forms of a language for the whole numbers used here, and those only for decimals.
fn forms(lang: Lang) -> (BTreeSet<&'static str>, BTreeSet<&'static str>) {
    let text = Text::new(lang);
    let whole: BTreeSet<&str> = (0..1_000).map(|n| text.plural_of(n)).collect();
    let decimals = (0..1_000).map(|n| text.plural_of(f64::from(n) + 0.5));
    let decimals = decimals.filter(|form| !whole.contains(form)).collect();
    (whole, decimals)
}

#[test]
fn every_choice_by_number_names_the_forms_of_its_language() {
    let mut wrong = String::new();
    for lang in Lang::ALL {
        let (whole, decimals) = forms(lang);
        for_choices(lang.code(), &mut |id, variable, keys| {
            const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
            let named: BTreeSet<&str> = keys.iter().copied().filter(|key| FORMS.contains(key)).collect();
            // A sentence for all numbers has no plural forms, only exact numbers with another wording.
            if named.iter().all(|form| *form == "other") {
                return;
            }
            let lacks: Vec<&&str> = whole.difference(&named).collect();
            let never: Vec<&&str> = named
                .iter()
                .filter(|form| !whole.contains(*form) && !decimals.contains(*form) && **form != "other")
                .collect();
            if !(lacks.is_empty() && never.is_empty()) {
                let place = format!("locales/{}: {id} by ${variable}", lang.code());
                let _ = writeln!(wrong, "{place} lacks {lacks:?}, never needs {never:?}");
            }
        });
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// Calls `found` for every choice in the files of a language: the message, the variable and the keys.
fn for_choices(lang: &str, found: &mut impl FnMut(&str, &str, &[&str])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang);
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for entry in parser::parse(text.as_str()).unwrap().body {
            let Entry::Message(message) = entry else { continue };
            message.value.iter().for_each(|pattern| walk(message.id.name, pattern, found));
        }
    }
}

fn walk(id: &str, pattern: &Pattern<&str>, found: &mut impl FnMut(&str, &str, &[&str])) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element
        else {
            continue;
        };
        let InlineExpression::VariableReference { id: variable } = selector else {
            panic!("{id}: a choice is made by a value")
        };
        let keys: Vec<&str> = variants
            .iter()
            .map(|variant| match variant.key {
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => value,
            })
            .collect();
        found(id, variable.name, &keys);
        variants.iter().for_each(|variant| walk(id, &variant.value, found));
    }
}

/// A limit of one has the singular.
#[test]
fn one_of_a_thing_is_not_told_as_many() {
    let said: Vec<String> = Lang::ALL
        .map(Text::new)
        .into_iter()
        .flat_map(|text| {
            [1_u32, 2, 5].map(|most| {
                let chips = say!(text, "card-too-many-chips", found = 9, most = most);
                let yatzys = say!(text, "card-too-many-extra-yatzys", found = 9, most = most);
                format!("{} {most}\n  {chips}\n  {yatzys}", text.lang().code())
            })
        })
        .collect();
    insta::assert_snapshot!("limits", said.join("\n"));
}

/// For review by a speaker of the language.
#[test]
fn points_from_nothing_to_twenty_five() {
    for text in Lang::ALL.map(Text::new) {
        let numbers = (0..=25_u32).chain([30, 31, 32, 42, 50, 100, 101, 102, 111, 112, 121, 122, 1_575]);
        let lines: Vec<String> = numbers.map(|points| say!(text, "points", points = points)).collect();
        let rows: Vec<String> = lines.chunks(6).map(|row| row.join(" · ")).collect();
        insta::assert_snapshot!(format!("points@{}", text.lang().code()), rows.join("\n"));
    }
}

#[test]
fn decimals_choose_their_own_form() {
    let points = |lang, points: f64| say!(Text::new(lang), "points", points = Value::from(points));
    assert_eq!(points(Lang::Pl, 2.5), "2,5 punktu");
    assert_eq!(points(Lang::Ru, 1.5), "1,5 очка");
    assert_eq!(points(Lang::Fr, 1.5), "1,5 point");
    assert_eq!(points(Lang::En, 1.0), "1 point");
}
