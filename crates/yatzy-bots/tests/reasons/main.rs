//! Every number that the coach says, against a slow and obvious computation of what the words claim.

#![allow(clippy::unwrap_used)]

mod claims;
mod positions;
mod slow;

use claims::Moment;

use positions::{Stopped, positions, spread};
use std::panic::{AssertUnwindSafe, catch_unwind};
use yatzy_bots::{Coach, Hint, Words};
use yatzy_rules::Phase;
use yatzy_text::{Lang, PadNames, Text};

fn hint(stopped: &Stopped) -> Hint {
    Coach::new(stopped.values.clone()).hint(&stopped.game, None).unwrap().unwrap()
}

fn sentence(stopped: &Stopped, hint: &Hint, lang: Lang) -> String {
    let names = PadNames::of_id(stopped.id);
    hint.sentence(&Words { text: Text::new(lang), names: &names, rules: stopped.game.rules() })
}

/// Where it is, for people to read.
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
    let all = positions(1);
    assert_eq!(all.len(), 200);
    println!("{}", spread(&all));
    let mut wrong = Vec::new();
    for stopped in &all {
        let hint = hint(stopped);
        let said = sentence(stopped, &hint, Lang::En);
        println!("{}: {said}", place(stopped));
        let checked = catch_unwind(AssertUnwindSafe(|| Moment::new(stopped, &hint).check(&said)));
        if checked.is_err() {
            wrong.push(format!("{}: {said}", place(stopped)));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
}
