//! Charts of a game.

use crate::measure::problems;
use crate::reader::said;
use std::sync::{Arc, LazyLock};
use yatzy_bots::{Analysis, Budget, Contest, Level, ParValues, ValueSource, Values, Words};
use yatzy_rules::{Catalogue, DiceSource, Game, Seat};
use yatzy_sheet::chart::{Frame, GameCharts, Report};
use yatzy_sheet::{Drawing, Format, SvgStyle};
use yatzy_text::{Lang, PadNames, Text};

static YATZY: LazyLock<Arc<dyn Values>> = LazyLock::new(|| {
    ValueSource::default().best(&Catalogue::get().rules("yatzy").unwrap(), Budget::FOR_A_MOVE)
});

/// A bell curve of chances, similar to perfect play.
fn hill() -> Vec<f64> {
    (0..375).map(|total| (-f64::from(total - 248_i32).powi(2) / 3000.0).exp() / 97.0).collect()
}

fn report(lang: Lang, game: &Game, values: &dyn Values, names: &[&str], chances: Option<&[f64]>) -> Report {
    let pad = PadNames::of_id("yatzy");
    let words = Words { text: Text::new(lang), names: &pad, rules: game.rules() };
    let analysis = Analysis::new(values, game).unwrap();
    let seats: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let cards: Vec<_> = analysis.seats.iter().map(|seat| game.card(seat.seat)).collect();
    let played = GameCharts {
        words: &words,
        cards: &cards,
        seats: &seats,
        analysis: &analysis,
        perfect: None,
        chances,
    };
    played.report("yatzy · 2026-06-20".to_owned())
}

fn played(levels: &[Level]) -> Game {
    Contest::new(levels, YATZY.clone(), 21).game(4).unwrap()
}

#[test]
fn charts_stay_on_their_pages_in_every_language() {
    let game = played(&[Level::Casual, Level::Greedy, Level::Perfect]);
    let chances = hill();
    let mut pages = Vec::new();
    for lang in Lang::ALL {
        let report = report(lang, &game, &**YATZY, &["Anna", "Björn", "Þórður"], Some(&chances));
        let named =
            |drawing: Drawing| drawing.pages.into_iter().map(move |page| (lang.code().to_owned(), page));
        pages.extend(named(report.pages()));
        pages.extend(named(report.picture()));
    }
    // Slanted box names overlap their bounding boxes, so that only the page edges are checked.
    let mut wrong = problems(pages);
    wrong.retain(|problem| problem.contains("outside the paper"));
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_report_has_its_charts_and_says_them_in_words() {
    let game = played(&[Level::Casual, Level::Greedy]);
    let report = report(Lang::En, &game, &**YATZY, &["Anna", "Björn"], Some(&hill()));
    let headings: Vec<&str> = report.parts.iter().map(|part| part.heading.as_str()).collect();
    let wanted = ["Anna", "Björn", "Chance to win", "Totals of perfect play", "Box by box", "Dice thrown"];
    assert_eq!(headings, wanted);
    let pdf = report.pages().pdf();
    assert!(pdf.len() <= 150_000, "{} bytes", pdf.len());
    let text = said("pdftotext", &["-"], &pdf);
    for words in ["Luck", "Cost", "Full house", "average 248.4", "Anna", "thrown", "expected"] {
        assert!(text.contains(words), "{words} in\n{text}");
    }
    let svg = String::from_utf8(report.picture().files(Format::Svg).remove(0)).unwrap();
    assert!(svg.len() <= 150_000, "{} bytes", svg.len());
    assert!(svg.contains("aria-label=\"1. ") && svg.contains("Nine games out of ten end between"));
}

#[test]
fn charts_are_sound_whatever_the_names() {
    let game = played(&[Level::Casual, Level::Greedy]);
    let report = report(Lang::En, &game, &**YATZY, &["<script>alert(1)</script>", "\"&'"], Some(&hill()));
    let drawing = report.picture();
    for style in [SvgStyle::Alone, SvgStyle::Inline] {
        let svg = drawing.svg(&drawing.pages[0], style);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(!svg.contains("<script") && svg.contains("&lt;script&gt;"));
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
        for tag in ["g", "text", "title", "svg"] {
            let opened = svg.matches(&format!("<{tag} ")).count() + svg.matches(&format!("<{tag}>")).count();
            assert_eq!(opened, svg.matches(&format!("</{tag}>")).count(), "{tag}");
        }
    }
}

#[test]
fn an_empty_game_and_an_estimate_have_charts_too() {
    let values: Arc<dyn Values> = Arc::new(ParValues::new(Catalogue::get().rules("triple").unwrap()));
    let game = Game::new(values.rules().clone(), 2, DiceSource::Program);
    let report = report(Lang::De, &game, &*values, &["A", "B"], None);
    assert_eq!(report.parts.len(), 3);
    let svg = String::from_utf8(report.picture().files(Format::Svg).remove(0)).unwrap();
    assert!(!svg.contains("NaN"));
    assert_eq!(said("pdfinfo", &[], &report.pages().pdf()).matches("Pages:           1").count(), 1);
}

#[test]
fn a_page_of_the_web_gets_its_own_colours_and_links() {
    let game = played(&[Level::Casual]);
    let pad = PadNames::of_id("yatzy");
    let words = Words { text: Text::new(Lang::En), names: &pad, rules: game.rules() };
    let analysis = Analysis::new(&**YATZY, &game).unwrap();
    let seats = ["Anna".to_owned()];
    let played = GameCharts {
        words: &words,
        cards: &[game.card(Seat(0))],
        seats: &seats,
        analysis: &analysis,
        perfect: None,
        chances: None,
    };
    let frame = Frame { width: 340.0, size: 11.0 };
    let chart = played.turns(&analysis.seats[0], |round| Some(format!("/replay/{round}")));
    let drawing = chart.draw(words.text, frame).drawing("Anna".to_owned(), Lang::En);
    let svg = drawing.svg(&drawing.pages[0], SvgStyle::Inline);
    assert_eq!(svg.matches("<a href=\"/replay/").count(), 15);
    assert!(svg.contains("var(--ink)") && !svg.contains('#') && !svg.contains("font-face"));
    insta::assert_snapshot!(svg);
}
