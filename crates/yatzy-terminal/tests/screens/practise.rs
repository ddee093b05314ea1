//! Exercises on the whole screen: answered by keys, judged, and summed up.

use crate::driver::Driver;
use std::sync::{Arc, LazyLock};
use yatzy_bots::{Exercise, Practice, PracticeOrder, ValueSource, Values, practice_values};
use yatzy_rules::{Action, Catalogue};
use yatzy_terminal::plain::{PractiseRun, Question};
use yatzy_terminal::{Answers, take_cuts};
use yatzy_text::{Lang, PadNames, Text, box_letter};

/// The values of Yatzy, solved once for all tests.
static VALUES: LazyLock<Arc<dyn Values>> =
    LazyLock::new(|| practice_values(&ValueSource::default(), &Catalogue::get().rules("yatzy").unwrap()));

fn run(count: u16) -> (PractiseRun, Vec<Exercise>) {
    let (edition, values) = (Catalogue::get().edition("yatzy").unwrap(), VALUES.clone());
    let order = PracticeOrder { seed: 4, theme: None, level: None, count };
    let exercises = Practice::new(values.clone()).unwrap().exercises(&order).unwrap().exercises;
    assert_eq!(exercises.len(), usize::from(count));
    let questions = exercises.iter().map(Question::from).collect();
    let (text, names) = (Text::new(Lang::En), PadNames::of_edition(edition));
    (PractiseRun { text, names, edition: None, values, questions, caveat: None }, exercises)
}

/// The keys of a choice: the dice to keep and the space bar, or the letter of a box and enter.
fn keys(run: &PractiseRun, exercise: &Exercise, action: Action) -> String {
    let rules = run.values.rules();
    match action {
        Action::Throw(keep) => {
            let hand: yatzy_rules::Hand = exercise.position.hand.as_deref().unwrap().parse().unwrap();
            let mut wanted = keep.dice();
            let mut keys = Vec::new();
            for (place, face) in (1..).zip(hand.faces()) {
                let one = yatzy_rules::Hand::from_faces([face]).unwrap();
                if one.is_within(wanted) {
                    wanted = wanted.without(one).unwrap();
                    keys.push(format!("{place}"));
                }
            }
            keys.push("space".to_owned());
            keys.join(" ")
        }
        Action::Enter(cell) => format!("{} enter", box_letter(cell.index() % rules.boxes().len()).unwrap()),
        _ => unreachable!("nothing is called in this game"),
    }
}

#[test]
fn exercises_are_answered_by_keys() {
    let (run, exercises) = run(3);
    let answers = Answers::default();
    let mut driver = Driver::practising(run.clone(), answers.clone());
    driver.shot("practise");
    driver.keys(&keys(&run, &exercises[0], exercises[0].best.action));
    driver.shot("practise-right");
    // A key that chooses has no effect on a verdict, and an answer is given once.
    driver.keys("1 a");
    assert_eq!(answers.borrow().len(), 1);
    driver.keys("enter");
    driver.keys(&keys(&run, &exercises[1], exercises[1].tempting.action));
    driver.shot("practise-wrong");
    // An entry has no odds.
    let judged = driver.screen(80, 24);
    driver.keys("o");
    assert_eq!(driver.screen(80, 24), judged);
    driver.keys("enter");
    driver.keys(&keys(&run, &exercises[2], exercises[2].best.action));
    driver.keys("enter");
    driver.shot("practise-over");
    let given = answers.borrow().clone();
    assert_eq!(given.iter().map(|answer| answer.is_right).collect::<Vec<_>>(), [true, false, true]);
    assert!((given[1].cost - exercises[1].tempting.cost).abs() < 1e-9);
    driver.keys("enter");
    assert!(driver.is_done());
}

#[test]
fn a_verdict_has_the_odds_behind_it() {
    let (mut run, exercises) = run(10);
    let throws = |exercise: &&Exercise| matches!(exercise.best.action, Action::Throw(_));
    let exercise = exercises.iter().find(throws).unwrap();
    run.questions = vec![Question::from(exercise)];
    let mut driver = Driver::practising(run.clone(), Answers::default());
    driver.keys(&keys(&run, exercise, exercise.tempting.action));
    driver.keys("o");
    driver.shot("practise-odds");
}

#[test]
fn exercises_fit_in_every_language() {
    let (run, exercises) = run(4);
    let mut driver = Driver::practising(run.clone(), Answers::default());
    let mut cuts = Vec::new();
    let mut look = |driver: &mut Driver| {
        take_cuts();
        for lang in Lang::ALL {
            driver.speaks(Text::new(lang));
            let screen = driver.screen(80, 24);
            cuts.extend(take_cuts().into_iter().map(|cut| format!("{}: {cut}\n{screen}", lang.code())));
        }
        driver.speaks(Text::new(Lang::En));
    };
    for exercise in &exercises {
        look(&mut driver);
        driver.keys(&keys(&run, exercise, exercise.tempting.action));
        look(&mut driver);
        driver.keys("o");
        look(&mut driver);
        driver.keys("enter");
    }
    look(&mut driver);
    assert!(cuts.is_empty(), "{}", cuts.join("\n"));
}
