//! The report after a game, for people and as JSON.

use serde_json::Value;
use std::sync::{Arc, LazyLock};
use yatzy_bots::{
    Analysis, AnalysisJson, Bar, BarGlyphs, Budget, Contest, Level, ParValues, ValueSource, Values, Words,
};
use yatzy_rules::{
    Action, Catalogue, DiceSource, Game, NoDice, Points, Record, RecordSeat, Seat, Shown, TableTurn,
};
use yatzy_text::{Lang, PadNames, Text};

static YATZY: LazyLock<Arc<dyn Values>> = LazyLock::new(|| {
    ValueSource::default().best(&Catalogue::get().rules("yatzy").unwrap(), Budget::FOR_A_MOVE)
});

fn record(game: Game, names: &[&str]) -> Record {
    let seats = names.iter().map(|&name| RecordSeat::person(name)).collect();
    Record { edition: Some("yatzy".to_owned()), ..Record::new(seats, game) }
}

fn played(levels: &[Level]) -> Game {
    Contest::new(levels, YATZY.clone(), 21).game(4).unwrap()
}

fn with_words<T>(values: &Arc<dyn Values>, say: impl Fn(&Words<'_>) -> T) -> T {
    let names = PadNames::of_id("yatzy");
    say(&Words { text: Text::new(Lang::En), names: &names, rules: values.rules() })
}

#[test]
fn a_report_on_one_page() {
    let game = played(&[Level::Casual]);
    let analysis = Analysis::new(&**YATZY, &game).unwrap();
    let report = &analysis.seats[0];
    let page = with_words(&YATZY, |words| {
        let mut page = vec![analysis.sentence(words.text, Seat(0))];
        for strokes in [BarGlyphs::Unicode, BarGlyphs::Ascii] {
            page.extend(Bar::lines(&report.bars(words, strokes), words, strokes));
        }
        for (turn, decision) in analysis.worst(Seat(0), 3) {
            page.push(decision.done_sentence(words, turn));
            page.push(decision.better_sentence(words));
        }
        page
    });
    assert!(page.iter().skip(1).all(|line| line.chars().count() <= 80));
    insta::assert_snapshot!(page.join("\n"));
}

#[test]
fn a_terminal_without_unicode_gets_other_strokes() {
    let text = Text::new(Lang::Fi);
    assert_eq!(BarGlyphs::of(text).course("▁▄█ 5"), "▁▄█ 5");
    assert_eq!(BarGlyphs::of(text.in_ascii()).course("▁▄█ 5"), "148 5");
}

#[test]
fn worst_decisions_come_in_order_and_perfect_play_has_none() {
    let game = played(&[Level::Beginner, Level::Perfect]);
    let analysis = Analysis::new(&**YATZY, &game).unwrap();
    let worst = analysis.worst(Seat(0), 5);
    assert_eq!(worst.len(), 5);
    assert!(worst.is_sorted_by(|a, b| a.1.cost >= b.1.cost));
    assert!(worst.iter().all(|(_, decision)| decision.done != decision.best));
    assert!(analysis.worst(Seat(1), 5).is_empty());
    assert_eq!(analysis.seats[1].accuracy(), Some(100.0));
    let course = analysis.course(Seat(0), 20);
    assert_eq!(course.chars().count(), 20);
    assert_eq!(analysis.chances.len(), 31);
    for chances in &analysis.chances {
        assert!((chances.seats.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
    let winner = game.standings()[0].seat;
    assert_eq!(analysis.chances[30].of(winner), 1.0);
}

#[test]
fn the_json_keeps_the_contract() {
    let game = played(&[Level::Club, Level::Random]);
    let analysis = Analysis::new(&**YATZY, &game).unwrap();
    let json = serde_json::to_value(AnalysisJson::new(&analysis, &record(game, &["Anna", "Björn"]))).unwrap();
    assert_eq!(json["exact"], true);
    for seat in json["seats"].as_array().unwrap() {
        let number = |key: &str| seat[key].as_f64().unwrap_or_else(|| panic!("{key}"));
        let told = number("expected") + number("luck") - number("cost");
        assert!((number("total") - told).abs() < 1e-6);
        assert!((0.0..=100.0).contains(&number("accuracy")));
        let turns = seat["turns"].as_array().unwrap();
        assert_eq!(turns.len(), 15);
        let sum = |key: &str| turns.iter().filter_map(|turn| turn[key].as_f64()).sum::<f64>();
        assert!((sum("luck") - number("luck")).abs() < 1e-9 && (sum("cost") - number("cost")).abs() < 1e-9);
        let decision = &turns[0]["decisions"][0];
        assert!(["keep", "score", "strike"].contains(&decision["done"]["type"].as_str().unwrap()));
    }
    assert_eq!(json["seats"][1]["name"], "Björn");
    assert_eq!(json["chances"].as_array().unwrap().len(), 31);
}

#[test]
fn turns_told_as_a_whole_are_null_in_json() {
    let rules = YATZY.rules();
    let mut game = Game::new(rules.clone(), 1, DiceSource::Table);
    let shown = Shown::Points { points: Points(24), extra_yatzy: false };
    let table = TableTurn { named: None, shown, throws: None, cell: rules.cell("sixes").unwrap() };
    let event = game.decide(Action::Table(table), &mut NoDice).unwrap();
    game.record(&event).unwrap();
    let analysis = Analysis::new(&**YATZY, &game).unwrap();
    let said = analysis.sentence(Text::new(Lang::En), Seat(0));
    assert!(said.starts_with("24 points so far, and "), "{said}");
    assert!(said.contains("; the turns entered without throws gave "), "{said}");
    let json = serde_json::to_value(AnalysisJson::new(&analysis, &record(game, &["Anna"]))).unwrap();
    let turn = &json["seats"][0]["turns"][0];
    assert_eq!((&turn["luck"], &turn["cost"], &turn["throws"]), (&Value::Null, &Value::Null, &Value::Null));
    assert!(turn["whole"].is_f64() && json["seats"][0]["accuracy"].is_null());
}

#[test]
fn an_empty_game_and_an_estimate_are_reported_too() {
    let values: Arc<dyn Values> = Arc::new(ParValues::new(Catalogue::get().rules("triple").unwrap()));
    let game = Game::new(values.rules().clone(), 2, DiceSource::Program);
    let analysis = Analysis::new(&*values, &game).unwrap();
    assert!(!analysis.exact);
    let said = analysis.sentence(Text::new(Lang::En), Seat(1));
    assert!(said.starts_with("0 points so far") && said.contains("Good play averages about "), "{said}");
    assert_eq!(analysis.sentence(Text::new(Lang::En), Seat(9)), "");
    assert!(
        analysis.chances[0].seats.iter().all(|chance| (chance - 0.5).abs() < 1e-9),
        "{:?}",
        analysis.chances
    );
}

#[test]
fn the_costliest_choices_are_explained_by_the_coach() {
    let game = played(&[Level::Beginner, Level::Perfect]);
    let analysis = Analysis::new(&**YATZY, &game).unwrap().explained(&YATZY, &game).unwrap();
    with_words(&YATZY, |words| {
        for (turn, decision) in analysis.worst(Seat(0), 5) {
            let why = analysis.why(words, Seat(0), turn, decision).unwrap();
            assert!(why.starts_with("The coach would have said: "), "{why}");
            // The coach's advice is the better choice of the report at the same point.
            let best = words.action(decision.best, decision.best_points, decision.hand);
            assert!(why.contains(&best), "{why} is not about: {best}");
        }
        let (turn, decision) = analysis.worst(Seat(0), 6)[5];
        assert_eq!(analysis.why(words, Seat(0), turn, decision), None, "no more than a report shows");
    });
}

#[test]
fn accuracy_says_what_it_means() {
    let game = played(&[Level::Random, Level::Perfect]);
    let analysis = Analysis::new(&**YATZY, &game).unwrap();
    let said = |seat: usize| analysis.seats[seat].accuracy_sentence(Text::new(Lang::En));
    assert!(said(1).starts_with("Accuracy 100%. 100% would be perfect play, 0% "), "{}", said(1));
    assert!(!said(0).contains("0.0%"), "{}", said(0));
}
