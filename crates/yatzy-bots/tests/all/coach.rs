//! The coach's hints, by kind.

use std::sync::{Arc, LazyLock};
use yatzy_bots::{
    Advice, Adviser, CardState, Coach, EstimatedValues, Fact, Gain, GoalHint, GoalObjective, Hint, ParValues,
    QueryError, SolvedValues, Values, Words,
};
use yatzy_rules::{
    Action, Card, Catalogue, DiceSource, Event, Game, Goal, Hand, Keep, NoDice, Phase, Points, Seat, Shown,
    TableTurn,
};
use yatzy_solver::Solver;
use yatzy_text::{Lang, PadNames, Text};

static YATZY: LazyLock<Arc<dyn Values>> = LazyLock::new(|| {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    Arc::new(SolvedValues::new(Arc::new(Solver::new(rules).unwrap().solve())))
});

/// A game of one seat with these filled boxes and throws.
fn game(values: &Arc<dyn Values>, card: &[(&str, u32)], throws: &[&str]) -> Game {
    let rules = values.rules();
    let mut game = Game::new(rules.clone(), 1, DiceSource::Table);
    for &(id, points) in card {
        let cell = rules.cell(id).unwrap();
        let shown = Shown::Points { points: Points(points), extra_yatzy: false };
        let throws = rules.has_chips().then_some(3);
        let named = rules.declares().then_some(cell);
        act(&mut game, Action::Table(TableTurn { named, shown, throws, cell }));
    }
    for hand in throws {
        let hand: Hand = hand.parse().unwrap();
        // After keeping nothing any throw is possible.
        let event = game.decide(Action::Throw(Keep::NOTHING), &mut |_| hand).unwrap();
        game.record(&event).unwrap();
    }
    game
}

fn act(game: &mut Game, action: Action) -> Event {
    let event = game.decide(action, &mut NoDice).unwrap();
    game.record(&event).unwrap();
    event
}

fn hint(values: &Arc<dyn Values>, game: &Game, present: Option<Action>) -> Hint {
    Coach::new(values.clone()).hint(game, present).unwrap().unwrap()
}

fn sentence(values: &Arc<dyn Values>, id: &str, hint: &Hint) -> String {
    let names = PadNames::of_id(id);
    hint.sentence(&Words { text: Text::new(Lang::En), names: &names, rules: values.rules() })
}

fn keep(dice: &str) -> Action {
    Action::Throw(Keep::new(dice.parse().unwrap()))
}

fn enter(values: &Arc<dyn Values>, id: &str) -> Action {
    Action::Enter(values.rules().cell(id).unwrap())
}

/// The alternative that the reason compares with.
fn compared(hint: &Hint) -> Option<(Action, f64)> {
    hint.reason.facts.iter().find_map(|fact| match fact {
        Fact::Than { action, less, .. } => Some((*action, *less)),
        _ => None,
    })
}

#[test]
fn the_bonus_is_on() {
    let card = [("ones", 3), ("twos", 6), ("threes", 9), ("fours", 12), ("fives", 15), ("one-pair", 10)];
    let game = game(&YATZY, &card, &["66512"]);
    let hint = hint(&YATZY, &game, None);
    assert_eq!(hint.best.action, keep("66"));
    assert!(hint.reason.facts.contains(&Fact::BonusNeeds(Points(18))), "{:?}", hint.reason);
    let said = sentence(&YATZY, "yatzy", &hint);
    assert!(said.starts_with("Keep the sixes. You still need 18 points for the bonus, and "), "{said}");
}

#[test]
fn a_full_house_now_is_weighed_against_the_sixes() {
    let hint = hint(&YATZY, &game(&YATZY, &[("ones", 3)], &["66655"]), None);
    assert_eq!(hint.best.action, keep("666"));
    assert!(
        matches!(compared(&hint), Some((than, less)) if than == enter(&YATZY, "full-house") && less > 0.0)
    );
    let said = sentence(&YATZY, "yatzy", &hint);
    assert!(
        said.contains("ntering 28 in Full house instead costs ") && said.contains(" points on average"),
        "{said}"
    );
}

/// Threes pay 9, but a player with a full house on the table expects a comparison with it.
#[test]
fn a_full_house_is_asked_about_before_the_threes() {
    let hint = hint(&YATZY, &game(&YATZY, &[("ones", 3), ("twos", 6)], &["33366"]), None);
    if let Action::Throw(_) = hint.best.action {
        assert_eq!(compared(&hint).map(|(than, _)| than), Some(enter(&YATZY, "full-house")));
    }
}

#[test]
fn what_is_complete_is_weighed_against_throwing_on() {
    let hint = hint(&YATZY, &game(&YATZY, &[], &["23456"]), None);
    assert_eq!(hint.best.action, enter(&YATZY, "large-straight"));
    assert_eq!(hint.best.points, Some(Points(20)));
    let said = sentence(&YATZY, "yatzy", &hint);
    assert_eq!(said, "Enter 20 in Large straight. That's the most Large straight can score.");
}

#[test]
fn what_the_present_choice_costs_is_said_once() {
    let game = game(&YATZY, &[], &["66655"]);
    let names = PadNames::of_id("yatzy");
    let words = Words { text: Text::new(Lang::En), names: &names, rules: YATZY.rules() };
    let chance = enter(&YATZY, "chance");
    let unasked = hint(&YATZY, &game, None);
    let asked = hint(&YATZY, &game, Some(chance));
    assert!((asked.cost() - asked.cost_of(chance).unwrap()).abs() < 1e-12 && asked.cost() > 5.0);
    assert_eq!(asked.cost_of(keep("1")), None);
    // The reason does not depend on the player's choice.
    assert_eq!(asked.reason, unasked.reason);
    let said = asked.cost_sentence(&words).unwrap();
    assert!(
        said.starts_with("Entering 28 in Chance instead costs ") && said.ends_with(" points on average."),
        "{said}"
    );
    // A choice that the reason mentions already needs no second sentence; an equal one is praised.
    let (than, _) = compared(&unasked).unwrap();
    assert_eq!(hint(&YATZY, &game, Some(than)).cost_sentence(&words), None);
    let praise = hint(&YATZY, &game, Some(unasked.best.action)).cost_sentence(&words);
    assert_eq!(praise.as_deref(), Some("There is no better choice."));
    assert_eq!(unasked.cost_sentence(&words), None);
}

/// "The sixes" are all sixes of the hand.
#[test]
fn some_of_the_sixes_are_not_the_sixes() {
    let names = PadNames::of_id("yatzy");
    let words = Words { text: Text::new(Lang::En), names: &names, rules: YATZY.rules() };
    let said = |dice: &str, hand: &str| words.action(keep(dice), None, hand.parse().ok());
    assert_eq!(said("66", "66512"), "Keep the sixes");
    assert_eq!(said("66", "66612"), "Keep 6-6");
    assert_eq!(said("6", "65123"), "Keep the six");
    assert_eq!(said("6", "66123"), "Keep 6");
    assert_eq!(
        words.action(Action::Throw(Keep::NOTHING), None, "66123".parse().ok()),
        "Throw all dice again"
    );
}

/// The chance of the box alone: four of a kind, the straights and full house are open, and one throw is left.
#[test]
fn a_throw_with_nothing_in_it_yet_is_played_for_its_chances() {
    let filled = [("ones", 3), ("twos", 6), ("threes", 9), ("fours", 12), ("fives", 15), ("sixes", 18)];
    let rest = [("one-pair", 12), ("two-pairs", 22), ("three-of-a-kind", 18), ("chance", 25), ("yatzy", 0)];
    let game = game(&YATZY, &[filled.as_slice(), &rest].concat(), &["23451", "23461"]);
    let hint = hint(&YATZY, &game, None);
    assert_eq!(hint.best.action, keep("2346"));
    let Fact::Chance { chance, .. } = hint.reason.facts[0] else { panic!("{:?}", hint.reason) };
    assert!((chance - 1.0 / 6.0).abs() < 1e-9);
    let said = sentence(&YATZY, "yatzy", &hint);
    assert!(said.starts_with("Keep 2-3-4-6. Going for Large straight works 17% of the time"), "{said}");
}

/// Most boxes are open, and each may take the fours: no single chance is the reason.
#[test]
fn a_chance_that_does_not_decide_is_not_told() {
    let hint = hint(&YATZY, &game(&YATZY, &[], &["12344"]), None);
    assert!(!hint.reason.facts.iter().any(|fact| matches!(fact, Fact::Chance { .. })), "{:?}", hint.reason);
}

/// A box that scores with any throw can't fail: the hint has its points, and never fewer than the hand already has.
#[test]
fn a_box_that_any_throw_pays_in_is_told_with_its_points() {
    let filled = [("ones", 3), ("twos", 6), ("threes", 9), ("fours", 12), ("one-pair", 10), ("chance", 20)];
    let rest = [("two-pairs", 22), ("three-of-a-kind", 18), ("four-of-a-kind", 0), ("full-house", 20)];
    let card = [filled.as_slice(), &rest, &[("sixes", 18), ("small-straight", 0)]].concat();
    let hint = hint(&YATZY, &game(&YATZY, &card, &["45556"]), None);
    assert_eq!(hint.best.action, keep("555"));
    let gets = hint.reason.facts.iter().find_map(|fact| match fact {
        Fact::Gets { points, .. } => Some(*points),
        _ => None,
    });
    // Two dice, two throws: each shows a five in 11 of 36 cases.
    let expected = 15.0 + 2.0 * 5.0 * 11.0 / 36.0;
    assert!(gets.is_none_or(|points| (points - expected).abs() < 1e-9), "{:?}", hint.reason);
    let said = sentence(&YATZY, "yatzy", &hint);
    assert!(said.starts_with("Keep the fives. You still need 15 points for the bonus, and "), "{said}");
}

#[test]
fn what_must_be_given_up_is_the_smallest_loss() {
    let filled = [("ones", 3), ("twos", 6), ("threes", 9), ("fours", 12), ("fives", 15), ("sixes", 18)];
    let rest = [("one-pair", 12), ("two-pairs", 22), ("three-of-a-kind", 18), ("chance", 25)];
    let game = game(&YATZY, &[filled.as_slice(), &rest].concat(), &["11224", "11224", "11224"]);
    let hint = hint(&YATZY, &game, None);
    assert_eq!(hint.best.points, Some(Points::ZERO));
    assert!(matches!(compared(&hint), Some((Action::Enter(_), more)) if more > 0.0));
    let said = sentence(&YATZY, "yatzy", &hint);
    assert!(said.starts_with("Enter 0 in Small straight. A zero in Large straight instead costs "), "{said}");
}

#[test]
fn what_leaves_only_zeros_elsewhere_needs_no_number() {
    let open_last = ["sixes", "yatzy"];
    let filled: Vec<(&str, u32)> = YATZY
        .rules()
        .boxes()
        .iter()
        .map(|rule| rule.id.as_str())
        .filter(|id| !open_last.contains(id))
        .map(|id| (id, if id == "chance" { 20 } else { 0 }))
        .collect();
    let game = game(&YATZY, &filled, &["66621", "66621", "66621"]);
    let hint = hint(&YATZY, &game, None);
    assert_eq!(hint.best.action, enter(&YATZY, "sixes"));
    let said = sentence(&YATZY, "yatzy", &hint);
    assert_eq!(said, "Enter 18 in Sixes. Every other box would get a zero.");
}

#[test]
fn the_bonus_is_earned_or_left_to_go() {
    let card = [("ones", 3), ("twos", 6), ("threes", 9), ("fours", 12), ("fives", 15)];
    let earned = hint(&YATZY, &game(&YATZY, &card, &["66612", "66612", "66612"]), None);
    assert_eq!(earned.reason.brings, Some(Gain::Bonus));
    // The gain stands beside the move, so that it is not read as part of the comparison.
    let said = sentence(&YATZY, "yatzy", &earned);
    assert!(said.starts_with("Enter 18 in Sixes: that earns the bonus. "), "{said}");
    let left =
        hint(&YATZY, &game(&YATZY, &card[1..], &["66664", "66664", "66664"]), Some(enter(&YATZY, "sixes")));
    assert!(matches!(left.cost_of(enter(&YATZY, "sixes")), Some(cost) if cost < 10.0));
    if left.best.action == enter(&YATZY, "sixes") {
        // 42 on the card make 66: the bonus is earned without the ones.
        assert_eq!(left.reason.brings, Some(Gain::Bonus));
    }
}

/// Five sixes after the bonus seemed out of reach.
#[test]
fn a_bonus_against_all_odds_is_named() {
    let card = [("ones", 1), ("twos", 4), ("threes", 6), ("fours", 12), ("fives", 10)];
    let sixes = enter(&YATZY, "sixes");
    let lucky = [card.as_slice(), &[("yatzy", 50), ("chance", 30)]].concat();
    let hint = hint(&YATZY, &game(&YATZY, &lucky, &["66666", "66666", "66666"]), None);
    assert_eq!((hint.best.action, hint.reason.brings), (sixes, Some(Gain::Bonus)));
}

#[test]
fn the_last_box_leaves_nothing_else() {
    let filled: Vec<(&str, u32)> = YATZY
        .rules()
        .boxes()
        .iter()
        .map(|rule| rule.id.as_str())
        .filter(|id| *id != "yatzy")
        .map(|id| (id, if id == "chance" { 20 } else { 0 }))
        .collect();
    let hint = hint(&YATZY, &game(&YATZY, &filled, &["66621", "66621", "66621"]), None);
    assert_eq!(hint.reason.facts, [Fact::Only]);
    assert_eq!(sentence(&YATZY, "yatzy", &hint), "Enter 0 in Yatzy. The rules allow nothing else.");
}

#[test]
fn chips_are_saved_and_spent() {
    let maxi: Arc<dyn Values> = Arc::new(ParValues::new(Catalogue::get().rules("maxi").unwrap()));
    let early = hint(&maxi, &game(&maxi, &[], &["112233"]), None);
    let full_straight = hint(&maxi, &game(&maxi, &[], &["123456"]), None);
    assert_eq!(full_straight.best.action, enter(&maxi, "full-straight"));
    assert_eq!(full_straight.reason.brings, Some(Gain::Chips(2)));
    let said = sentence(&maxi, "maxi", &full_straight);
    assert_eq!(said, "Enter 21 in Full straight: it earns 2 chips. That's the most Full straight can score.");
    assert!(!early.exact);
}

#[test]
fn a_chip_is_taken_when_it_is_worth_it() {
    let maxi: Arc<dyn Values> = Arc::new(ParValues::new(Catalogue::get().rules("maxi").unwrap()));
    let mut game = Game::new(maxi.rules().clone(), 1, DiceSource::Program);
    let throw = |game: &mut Game, hand: &str, keep: &str| {
        let hand: Hand = hand.parse().unwrap();
        let keep = if keep.is_empty() { Keep::NOTHING } else { Keep::new(keep.parse().unwrap()) };
        let fell = hand.without(keep.dice()).unwrap();
        let event = game.decide(Action::Throw(keep), &mut |_| fell).unwrap();
        game.record(&event).unwrap();
    };
    throw(&mut game, "123456", "");
    act(&mut game, enter(&maxi, "full-straight"));
    throw(&mut game, "666661", "");
    throw(&mut game, "666661", "66666");
    throw(&mut game, "666662", "66666");
    let hint = hint(&maxi, &game, None);
    assert_eq!(hint.best.action, keep("66666"));
    assert_eq!(hint.reason.brings, Some(Gain::TakesChip));
    let said = sentence(&maxi, "maxi", &hint);
    assert!(said.starts_with("Keep the sixes: that is worth the chip. Entering 30 in "), "{said}");
    assert!(said.ends_with(" points on average (a rough estimate)."), "{said}");
}

/// The chips of the last turn are spent on its box; before that it is open how many are.
#[test]
fn a_chance_counts_the_chips_of_the_last_turn_or_is_left_out() {
    let maxi: Arc<dyn Values> = Arc::new(ParValues::new(Catalogue::get().rules("maxi").unwrap()));
    let rules = maxi.rules();
    let chance = |open: &[&str]| {
        let filled: Vec<_> =
            rules.cells().iter().filter(|cell| !open.contains(&&*rules.cell_id(*cell))).collect();
        let mut game = Game::new(rules.clone(), 1, DiceSource::Table);
        for cell in filled {
            let points = game.possible_points(cell, None, false)[0];
            let shown = Shown::Points { points, extra_yatzy: false };
            // Each turn of one throw saves two chips.
            act(&mut game, Action::Table(TableTurn { named: None, shown, throws: Some(1), cell }));
        }
        let hand: Hand = "333336".parse().unwrap();
        let event = game.decide(Action::Throw(Keep::NOTHING), &mut |_| hand).unwrap();
        game.record(&event).unwrap();
        let hint = hint(&maxi, &game, None);
        assert_eq!(hint.best.action, keep("33333"));
        hint.reason.facts.iter().find_map(|fact| match fact {
            Fact::Chance { chance, .. } => Some(*chance),
            _ => None,
        })
    };
    let chips = 2 * (rules.cells().len() as i32 - 1);
    let all_chips = 1.0 - (5.0_f64 / 6.0).powi(2 + chips);
    // A chance that close to certainty is no reason.
    assert!(all_chips > 0.995 && chance(&["maxi-yatzy"]).is_none());
    assert_eq!(chance(&["maxi-yatzy", "tower"]), None);
}

/// Reported: with a record of 86 to beat, every choice rounded to 100%, and noise broke up a large straight.
#[test]
fn a_goal_that_is_nearly_certain_or_hopeless_leaves_the_choice_to_points() {
    let game = game(&YATZY, &[], &["23456"]);
    let for_points = hint(&YATZY, &game, None).best.action;
    assert_eq!(for_points, enter(&YATZY, "large-straight"));
    let names = PadNames::of_id("yatzy");
    let words = Words { text: Text::new(Lang::En), names: &names, rules: YATZY.rules() };
    let why_points = |total: u32, action: Action| {
        let card = CardState::of(game.rules(), game.card(Seat(0)).unwrap());
        let objective = GoalObjective::played(&YATZY, card, Points(total), 1024).unwrap();
        let hint = GoalHint::new(&objective, Goal::AtLeast(total), &game, None).unwrap().unwrap();
        hint.why_points(action, &words)
    };
    let sure = why_points(87, for_points).unwrap();
    assert!(sure.contains("(chance: over 99%), so play for points."), "{sure}");
    let hopeless = why_points(372, for_points).unwrap();
    assert!(hopeless.contains("(chance: under 1%), so play for points."), "{hopeless}");
    // In the middle the goal decides, unless an action is as good as the best one.
    assert_eq!(why_points(250, Action::Throw(Keep::NOTHING)), None);
}

/// Seen: "Keep the fours. The chance … is then about 46%. Next best: keeping the six, with a chance of about 47%."
#[test]
fn the_next_best_choice_is_not_told_with_a_higher_chance() {
    let game = game(&YATZY, &[], &["14456"]);
    let names = PadNames::of_id("yatzy");
    let words = Words { text: Text::new(Lang::En), names: &names, rules: YATZY.rules() };
    let card = CardState::of(game.rules(), game.card(Seat(0)).unwrap());
    let objective = GoalObjective::played(&YATZY, card, Points(250), 1024).unwrap();
    let mut hint = GoalHint::new(&objective, Goal::AtLeast(250), &game, None).unwrap().unwrap();
    let with_chance = |value: f64| hint.next.map(|next| Advice { value, ..next });
    let (lower, higher) = (with_chance(hint.best.value - 0.02), with_chance(hint.best.value + 0.004));
    hint.next = lower;
    assert!(hint.sentence(&words).contains("Next best: "));
    hint.next = higher;
    assert!(!hint.sentence(&words).contains("Next best"));
}

#[test]
fn naming_is_advised_where_boxes_are_named() {
    let values: Arc<dyn Values> = Arc::new(ParValues::new(Catalogue::get().rules("tactic-da").unwrap()));
    let game = Game::new(values.rules().clone(), 1, DiceSource::Program);
    let hint = hint(&values, &game, None);
    assert!(matches!(hint.best.action, Action::Name(_)));
    assert_eq!(hint.actions.len(), 15);
    assert!(matches!(hint.reason.facts[..], [Fact::Chance { .. } | Fact::Gets { .. }, Fact::Than { .. }]));
    assert!(sentence(&values, "tactic-da", &hint).starts_with("Call "));
}

#[test]
fn hints_agree_with_the_solver() {
    let rules = YATZY.rules().clone();
    let solution = Solver::new(rules.clone()).unwrap().solve();
    let mut adviser = solution.adviser();
    let card = [("ones", 3), ("full-house", 28), ("yatzy", 0)];
    for throws in [&["66512"][..], &["66512", "34444"], &["66512", "34444", "12345"]] {
        let game = game(&YATZY, &card, throws);
        let hint = hint(&YATZY, &game, None);
        let expected = adviser.advise(game.card(yatzy_rules::Seat(0)).unwrap(), None, game.phase()).unwrap();
        assert_eq!(hint.actions.len(), expected.len());
        for (own, other) in hint.actions.iter().zip(expected) {
            assert_eq!((own.action, own.points), (other.action, other.points));
            assert!((own.value - other.value).abs() < 1e-9 && (own.cost - other.cost).abs() < 1e-9);
        }
    }
}

#[test]
fn there_is_nothing_to_say_when_the_game_is_over() {
    let values: Arc<dyn Values> = Arc::new(ParValues::new(Catalogue::get().rules("yatzy").unwrap()));
    let mut game = Game::new(values.rules().clone(), 1, DiceSource::Program);
    act(&mut game, Action::Abandon);
    assert!(Coach::new(values).hint(&game, None).unwrap().is_none());
}

#[test]
fn three_columns_are_coached_by_a_fit_that_says_so() {
    let triple: Arc<dyn Values> = Arc::new(EstimatedValues::new(Catalogue::get().rules("triple").unwrap()));
    let early = hint(&triple, &game(&triple, &[], &["66666"]), None);
    assert_eq!((early.best.action, early.exact), (enter(&triple, "yatzy-x3"), false));
    assert_eq!(early.best.points, Some(Points(150)));
    let said = sentence(&triple, "triple", &early);
    assert!(
        said.contains("Enter 150 in Yatzy") && said.contains("estimated") == said.contains("ends"),
        "{said}"
    );
    // Twelve open cells are exact, and so is a turn above them.
    let cells: Vec<String> = triple.rules().cells().iter().map(|cell| triple.rules().cell_id(cell)).collect();
    let zeros = |open: usize| -> Vec<(&str, u32)> {
        let filled = cells.iter().filter(|id| !id.starts_with("chance")).take(45 - open);
        filled.map(|id| (id.as_str(), 0)).collect()
    };
    for (open, exact) in [(14, false), (13, true), (12, true), (4, true)] {
        let late = hint(&triple, &game(&triple, &zeros(open), &["66621"]), None);
        assert_eq!((late.exact, late.error.is_none()), (exact, exact), "{open} cells open");
        assert!(!exact || !sentence(&triple, "triple", &late).contains("estimated"));
    }
}

#[test]
fn every_question_of_any_values_has_an_answer_or_a_reason() {
    let triple: Arc<dyn Values> = Arc::new(EstimatedValues::new(Catalogue::get().rules("triple").unwrap()));
    let card = Card::new(triple.rules());
    let ask = |named, phase| Adviser::new(&*triple).advise(&card, named, phase).map(<[Advice]>::to_vec);
    let hand: Hand = "66655".parse().unwrap();
    let thrown = |hand, rethrows| Phase::Thrown { hand, rethrows };
    let start = ask(None, Phase::FirstThrow).unwrap();
    assert_eq!((start.len(), start[0].cost), (1, 0.0));
    // The value before the first throw is the mean of the values of hands.
    let all = Hand::all(5).iter().map(|&hand| {
        let best = *yatzy_solver::best(&ask(None, thrown(hand, 2)).unwrap());
        best.value * f64::from(hand.ways()) / 7776.0
    });
    assert!((all.sum::<f64>() - start[0].value).abs() < 1e-9);
    assert!(matches!(ask(None, Phase::Over), Err(QueryError::Over)));
    assert!(matches!(ask(None, Phase::Naming), Err(QueryError::Named)));
    assert!(matches!(ask(triple.rules().cell("ones-x1"), thrown(hand, 2)), Err(QueryError::Named)));
    assert!(matches!(ask(None, thrown(hand, 3)), Err(QueryError::Rethrows { found: 3, most: 2 })));
    let six: Hand = "666555".parse().unwrap();
    assert!(matches!(ask(None, thrown(six, 2)), Err(QueryError::Dice { expected: 5, found: 6 })));
}

/// The yatzy box is scored, and so are the sixes: the extra yatzy decides.
#[test]
fn the_extra_hundred_is_named_where_it_decides() {
    let rules = Catalogue::get().rules("ru13").unwrap();
    let ru13: Arc<dyn Values> = Arc::new(SolvedValues::new(Arc::new(Solver::new(rules).unwrap().solve())));
    let card = [("sixes", 24), ("yatzy", 50)];
    let before = hint(&ru13, &game(&ru13, &card, &["66662"]), None);
    assert_eq!(before.best.action, keep("6666"));
    let said = sentence(&ru13, "ru13", &before);
    assert!(said.starts_with("Keep the sixes. Going for another "), "{said}");
    assert!(said.contains(" works 31% of the time and earns 100 extra points"), "{said}");
    let there = hint(&ru13, &game(&ru13, &card, &["66666"]), None);
    assert_eq!(there.reason.brings, Some(Gain::Extra(Points(100))));
    assert!(sentence(&ru13, "ru13", &there).contains(": that earns 100 extra points. "));
}

/// Differences below the error of the values are not ranked.
#[test]
fn a_difference_within_the_error_is_about_the_same() {
    let maxi: Arc<dyn Values> = Arc::new(EstimatedValues::new(Catalogue::get().rules("maxi").unwrap()));
    let error = maxi.choice_error().unwrap();
    let names = PadNames::of_id("maxi");
    let words = Words { text: Text::new(Lang::En), names: &names, rules: maxi.rules() };
    let game = game(&maxi, &[], &["133455"]);
    let all = hint(&maxi, &game, None).actions;
    let mut seen = [0, 0];
    for other in all.iter().filter(|other| other.cost > 0.05) {
        let said = hint(&maxi, &game, Some(other.action)).cost_sentence(&words);
        let Some(said) = said else { continue };
        assert_eq!(said.contains("is about as good"), other.cost < error, "{said}: {}", other.cost);
        seen[usize::from(other.cost < error)] += 1;
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

#[test]
fn the_first_throw_needs_no_reason() {
    let hint = hint(&YATZY, &game(&YATZY, &[], &[]), None);
    assert_eq!(sentence(&YATZY, "yatzy", &hint), "Throw all dice.");
}
