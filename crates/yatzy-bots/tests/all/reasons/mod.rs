//! Every number in the coach's sentences, compared with a slow computation of its meaning.

mod claims;
mod positions;
pub mod slow;

use claims::Moment;

use positions::{Stopped, positions};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, LazyLock};
use yatzy_bots::{Coach, Fact, Hint, ParValues, Words};
use yatzy_rules::Phase;
use yatzy_text::{Lang, PadNames, Text};

/// All positions with their hints, computed once.
static ALL: LazyLock<Vec<(Stopped, Hint)>> = LazyLock::new(|| {
    let hinted = |stopped: Stopped| {
        let hint = hint(&stopped);
        (stopped, hint)
    };
    positions().into_iter().map(hinted).collect()
});

fn hint(stopped: &Stopped) -> Hint {
    Coach::new(stopped.values.clone()).hint(&stopped.game, None).unwrap().unwrap()
}

fn sentence(stopped: &Stopped, hint: &Hint, lang: Lang) -> String {
    let names = PadNames::of_id(stopped.id);
    hint.sentence(&Words { text: Text::new(lang), names: &names, rules: stopped.game.rules() })
}

/// A readable description of the position.
fn place(stopped: &Stopped) -> String {
    let turn = stopped.game.turn().unwrap();
    let dice = match stopped.game.phase() {
        Phase::Thrown { hand, rethrows } => format!("{hand}, {rethrows} left"),
        _ => "before the throw".to_owned(),
    };
    format!("{}, round {}, {dice}", stopped.id, turn.round)
}

#[test]
fn every_number_is_what_its_words_claim() {
    assert_eq!(ALL.len(), 200);
    let mut wrong = Vec::new();
    for (stopped, hint) in ALL.iter() {
        let said = sentence(stopped, hint, Lang::En);
        let checked = catch_unwind(AssertUnwindSafe(|| Moment::new(stopped, hint).check(&said)));
        if checked.is_err() {
            wrong.push(format!("{}: {said}", place(stopped)));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), ALL.len(), wrong.join("\n"));
}

/// With values estimated from the rules alone, differences from three points on are reported. Measured against perfect
/// play: the mean error of such differences, and that reported alternatives are worse.
#[test]
fn rough_differences_are_off_by_no_more_than_is_said() {
    const ROUGH: f64 = 3.0;
    let (mut squares, mut all, mut told, mut right) = (0.0, 0, 0, 0);
    for (stopped, exact) in ALL.iter().filter(|(stopped, _)| stopped.values.is_exact()) {
        let rough = Arc::new(ParValues::new(stopped.game.rules().clone()));
        let rough = Coach::new(rough).hint(&stopped.game, None).unwrap().unwrap();
        for fact in &rough.reason.facts {
            let Fact::Than { action, less, .. } = *fact else { continue };
            let gap = exact.cost_of(action).unwrap() - exact.cost_of(rough.best.action).unwrap();
            (squares, all) = (squares + (gap - less).powi(2), all + 1);
            if less >= ROUGH {
                (told, right) = (told + 1, right + usize::from(gap > 0.0));
            }
        }
    }
    let root = (squares / f64::from(all)).sqrt();
    println!(
        "off by {root:.2} on average in {all} comparisons, and {right} of {told} that are told are right"
    );
    assert!((root - ROUGH).abs() < 0.5, "off by {root}");
    assert!(told > 30 && right * 100 >= told * 95, "{right} of {told}");
}

/// The sentences as snapshots, for review by a speaker of each language.
#[test]
fn the_sentences_read_well() {
    for lang in Lang::ALL {
        let lines = ALL
            .iter()
            .map(|(stopped, hint)| format!("{}: {}\n", place(stopped), sentence(stopped, hint, lang)));
        insta::assert_snapshot!(format!("in_{}", lang.code()), lines.collect::<String>());
    }
}
