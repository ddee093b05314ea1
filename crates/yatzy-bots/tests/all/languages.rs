//! Reports and goals in every language, for review by a speaker.

use std::sync::{Arc, LazyLock};
use yatzy_bots::{
    Analysis, Budget, Contest, GoalHint, GoalQuery, Level, ParValues, ValueSource, Values, Words,
};
use yatzy_rules::{
    Action, Catalogue, DiceSource, Game, Goal, Hand, Keep, NoDice, Points, Seat, Shown, TableTurn,
};
use yatzy_text::{Lang, PadNames, Text};

/// No limit.
const ANY: f64 = 1e9;

static YATZY: LazyLock<Arc<dyn Values>> = LazyLock::new(|| {
    ValueSource::default().best(&Catalogue::get().rules("yatzy").unwrap(), Budget::FOR_A_MOVE)
});

/// A filled card.
const CARD: [(&str, u32); 15] = [
    ("ones", 3),
    ("twos", 6),
    ("threes", 9),
    ("fours", 12),
    ("fives", 15),
    ("sixes", 18),
    ("one-pair", 12),
    ("two-pairs", 22),
    ("three-of-a-kind", 18),
    ("four-of-a-kind", 24),
    ("small-straight", 15),
    ("large-straight", 0),
    ("full-house", 28),
    ("chance", 24),
    ("yatzy", 50),
];

/// A game of two with these boxes left, and a throw of the first seat.
fn late_game(open: &[&str], hand: &str) -> Game {
    let rules = YATZY.rules();
    let mut game = Game::new(rules.clone(), 2, DiceSource::Table);
    let filled = CARD.into_iter().filter(|(id, _)| !open.contains(id));
    for (id, points) in filled.flat_map(|filled| [filled; 2]) {
        let shown = Shown::Points { points: Points(points), extra_yatzy: false };
        told(&mut game, TableTurn { named: None, shown, throws: None, cell: rules.cell(id).unwrap() });
    }
    let hand: Hand = hand.parse().unwrap();
    let event = game.decide(Action::Throw(Keep::NOTHING), &mut |_| hand).unwrap();
    game.record(&event).unwrap();
    game
}

fn told(game: &mut Game, turn: TableTurn) {
    let event = game.decide(Action::Table(turn), &mut NoDice).unwrap();
    game.record(&event).unwrap();
}

/// The advice for goals, with the hand and another choice. They are computed once for all languages.
fn goal_hints(sources: &ValueSource) -> Vec<(&'static str, GoalHint)> {
    let present = Some(Action::Enter(YATZY.rules().cell("chance").unwrap()));
    // Exact chances where two boxes are left or fewer, which takes no time; else estimates.
    let (two, three): (&[_], &[_]) = (&["sixes", "chance"], &["sixes", "full-house", "chance"]);
    let cases: [(&[&str], &str, Goal, f64); 8] = [
        (two, "66123", Goal::AtLeast(301), ANY),
        (two, "24456", Goal::Win, ANY),
        (three, "66555", Goal::AtLeast(262), 0.0),
        (three, "24456", Goal::AtLeast(272), 0.0),
        (three, "24456", Goal::Win, 0.0),
        (&["chance"], "66123", Goal::AtLeast(201), ANY),
        (&["chance"], "66123", Goal::AtLeast(350), ANY),
        (&["chance"], "11122", Goal::Win, ANY),
    ];
    let hint = |(open, hand, goal, seconds)| {
        let game = late_game(open, hand);
        let query = GoalQuery::new(&game, Seat(0), goal).unwrap();
        let objective = query.objective(sources, seconds).unwrap();
        (hand, GoalHint::new(&objective, goal, &game, present).unwrap().unwrap())
    };
    cases.map(hint).into()
}

/// The advice in words, the chance after the other choice, and that the goal is decided.
fn advice(words: &Words<'_>, hints: &[(&str, GoalHint)]) -> Vec<String> {
    let said = hints.iter().flat_map(|(hand, hint)| {
        let more = hint.cost_sentence(words).into_iter().chain(hint.why_points(hint.best.action, words));
        std::iter::once(format!("{hand}: {}", hint.sentence(words))).chain(more)
    });
    said.collect()
}

/// The report of a game by two, in words.
fn report(words: &Words<'_>, analysis: &Analysis) -> Vec<String> {
    let mut said = Vec::new();
    for (seat, report) in (0..).map(Seat).zip(&analysis.seats) {
        said.push(analysis.sentence(words.text, seat));
        said.push(report.accuracy_sentence(words.text));
        for (turn, decision) in analysis.worst(seat, 5) {
            said.push(decision.done_sentence(words, turn));
            said.push(decision.better_sentence(words));
            said.extend(analysis.why(words, seat, turn, decision));
        }
        let Some(goal) = analysis.goal_of(seat) else { continue };
        said.push(goal.sentence(words.text));
        said.extend(goal.caveats(words.text));
        for (turn, decision) in goal.worst(3) {
            said.push(decision.done_sentence(words, turn));
            said.push(goal.better_sentence(words, decision));
        }
    }
    said
}

#[test]
fn reports_and_goals_read_well() {
    let sources = ValueSource::default();
    sources.best(YATZY.rules(), Budget::FOR_A_MOVE);
    let game = Contest::new(&[Level::Casual, Level::Beginner], YATZY.clone(), 21).game(4).unwrap();
    let objectives = |query: &GoalQuery| query.objective(&sources, 0.0);
    let goals = [Goal::AtLeast(221), Goal::Win];
    let played = Analysis::at_length(&**YATZY, &game, 20, &goals, &objectives).unwrap();
    let played = played.explained(&YATZY, &game).unwrap();
    // Real dice, and a game that is estimated.
    let mut real = Game::new(YATZY.rules().clone(), 1, DiceSource::Table);
    let shown = Shown::Points { points: Points(24), extra_yatzy: false };
    told(
        &mut real,
        TableTurn { named: None, shown, throws: None, cell: YATZY.rules().cell("sixes").unwrap() },
    );
    let real = Analysis::new(&**YATZY, &real).unwrap();
    let triple: Arc<dyn Values> = Arc::new(ParValues::new(Catalogue::get().rules("triple").unwrap()));
    let empty = Analysis::new(&*triple, &Game::new(triple.rules().clone(), 2, DiceSource::Program)).unwrap();

    let (names, hints) = (PadNames::of_id("yatzy"), goal_hints(&sources));
    for lang in Lang::ALL {
        let words = Words { text: Text::new(lang), names: &names, rules: YATZY.rules() };
        let parts = [
            report(&words, &played),
            vec![real.sentence(words.text, Seat(0)), empty.sentence(words.text, Seat(1))],
            advice(&words, &hints),
        ];
        let page = parts.map(|part| part.join("\n")).join("\n\n");
        insta::assert_snapshot!(format!("report_in_{}", lang.code()), page);
    }
}
