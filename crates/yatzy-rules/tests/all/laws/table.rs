//! Games with real dice: table turns with hands or points, corrections, and refusals.

use super::drive::any_rules;
use proptest::prelude::*;
use std::sync::Arc;
use yatzy_rules::toys::SplitMix;
use yatzy_rules::{
    Action, Catalogue, Cell, DiceSource, Game, Hand, NoDice, Points, Refusal, Ruleset, Seat, Shown, Step,
    TableTurn,
};

fn tell(rules: &Ruleset, id: &str, shown: Shown) -> Action {
    Action::Table(TableTurn { named: None, shown, throws: None, cell: rules.cell(id).unwrap() })
}

fn hand(text: &str) -> Shown {
    Shown::Hand(text.parse().unwrap())
}

fn points(points: u32) -> Shown {
    Shown::Points { points: Points(points), extra_yatzy: false }
}

fn act(game: &mut Game, action: Action) -> Result<(), Refusal> {
    let event = game.decide(action, &mut NoDice)?;
    game.record(&event)
}

fn game_of(id: &str, seats: u16) -> (Arc<Ruleset>, Game) {
    let rules = Catalogue::get().rules(id).unwrap();
    (rules.clone(), Game::new(rules, seats, DiceSource::Table))
}

#[test]
fn seventeen_in_one_pair_is_refused_with_what_is_possible() {
    let (rules, mut game) = game_of("yatzy", 2);
    let refusal = act(&mut game, tell(&rules, "one-pair", points(17))).unwrap_err();
    let possible: Vec<Points> = [0, 2, 4, 6, 8, 10, 12].map(Points).into();
    let cell = rules.cell("one-pair").unwrap();
    assert_eq!(refusal, Refusal::ImpossiblePoints { cell, found: Points(17), possible });
    act(&mut game, tell(&rules, "one-pair", points(12))).unwrap();
    assert_eq!(game.turn().unwrap().seat, Seat(1));
}

#[test]
fn points_alone_obey_the_last_resort_rules_too() {
    let (rules, mut game) = game_of("leaflet-sv", 1);
    // Some die always scores in an open upper box, so that neither chance nor a zero is legal.
    assert_eq!(
        act(&mut game, tell(&rules, "chance", points(20))).unwrap_err().code(),
        "rule/chance-is-last-resort"
    );
    let refusal = act(&mut game, tell(&rules, "yatzy", points(0))).unwrap_err();
    assert!(matches!(refusal, Refusal::ImpossiblePoints { ref possible, .. } if *possible == [Points(50)]));
}

#[test]
fn with_chips_the_throws_must_be_told() {
    let (rules, mut game) = game_of("maxi", 1);
    let cell = rules.cell("chance").unwrap();
    let turn = |throws| Action::Table(TableTurn { named: None, shown: points(20), throws, cell });
    assert_eq!(act(&mut game, turn(None)), Err(Refusal::ThrowsNeeded));
    assert_eq!(act(&mut game, turn(Some(4))), Err(Refusal::ThrowCount { found: 4, most: 3 }));
    assert_eq!(act(&mut game, turn(Some(0))), Err(Refusal::ThrowCount { found: 0, most: 3 }));
    act(&mut game, turn(Some(1))).unwrap();
    assert_eq!(game.card(Seat(0)).unwrap().chips(), 2);
}

#[test]
fn an_extra_yatzy_is_claimed_outright() {
    let (rules, mut game) = game_of("ru13", 1);
    let claim = |id: &str, points: u32, extra_yatzy: bool| {
        tell(&rules, id, Shown::Points { points: Points(points), extra_yatzy })
    };
    assert_eq!(act(&mut game, claim("sixes", 30, true)), Err(Refusal::NoExtraYatzy));
    act(&mut game, claim("yatzy", 50, false)).unwrap();
    // Thirty in sixes now takes five sixes, which are an extra yatzy: without the claim it is impossible.
    assert!(matches!(act(&mut game, claim("sixes", 30, false)), Err(Refusal::ImpossiblePoints { .. })));
    act(&mut game, claim("sixes", 30, true)).unwrap();
    let card = game.card(Seat(0)).unwrap();
    assert_eq!((card.extra_yatzys(), card.totals(&rules).total), (1, Points(180)));
}

#[test]
fn a_correction_replaces_one_turn_and_stays_visible() {
    let (rules, mut game) = game_of("yatzy", 1);
    act(&mut game, tell(&rules, "chance", hand("1-2-3-4-6"))).unwrap();
    act(&mut game, tell(&rules, "one-pair", hand("6-6-1-2-3"))).unwrap();
    let correct = |game: &mut Game, id: &str, shown| {
        let table = TableTurn { named: None, shown, throws: None, cell: rules.cell(id).unwrap() };
        act(game, Action::Correct { round: 1, seat: Seat(0), table })
    };
    // The later turn needs the box that the correction would take.
    let refusal = correct(&mut game, "one-pair", hand("5-5-1-2-3")).unwrap_err();
    let because = Box::new(Refusal::BoxTaken(rules.cell("one-pair").unwrap()));
    assert_eq!(refusal, Refusal::LaterTurn { round: 2, seat: Seat(0), because });
    correct(&mut game, "chance", hand("6-6-6-6-5")).unwrap();
    assert_eq!(game.standings()[0].total, Points(29 + 12));
    let Step::Turn(turn) = &game.steps()[0] else { panic!("the first step is a turn") };
    assert_eq!(turn.crossed_out.len(), 1);
    correct(&mut game, "chance", points(30)).unwrap();
    let Step::Turn(turn) = &game.steps()[0] else { panic!("the first step is a turn") };
    assert_eq!(turn.crossed_out.len(), 2);
    assert_eq!(
        act(&mut game, Action::Correct { round: 9, seat: Seat(0), table: tabled(&rules, "chance") })
            .unwrap_err()
            .code(),
        "rule/no-such-turn"
    );
}

fn tabled(rules: &Ruleset, id: &str) -> TableTurn {
    TableTurn { named: None, shown: points(30), throws: None, cell: rules.cell(id).unwrap() }
}

#[test]
fn the_programs_throws_can_not_be_corrected() {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let mut game = Game::new(rules.clone(), 1, DiceSource::Program);
    assert_eq!(act(&mut game, tell(&rules, "chance", points(20))), Err(Refusal::NotFromTheTable));
    let action = Action::Correct { round: 1, seat: Seat(0), table: tabled(&rules, "chance") };
    assert_eq!(act(&mut game, action), Err(Refusal::ThrowStands));
}

#[test]
fn a_box_is_named_before_a_told_turn_too() {
    let (rules, mut game) = game_of("tactic-da", 1);
    assert_eq!(act(&mut game, tell(&rules, "sixes", points(18))), Err(Refusal::NameFirst));
    let cell = rules.cell("sixes").unwrap();
    let named = Some(rules.cell("yatzy").unwrap());
    // Not the named box: only a zero is legal.
    let turn = |shown| Action::Table(TableTurn { named, shown, throws: None, cell });
    assert!(matches!(act(&mut game, turn(points(18))), Err(Refusal::ImpossiblePoints { .. })));
    act(&mut game, turn(points(0))).unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Every listed value is accepted and every other refused; a correction to the same turn changes only the
    /// crossed-out line; undoing restores the game.
    #[test]
    fn told_turns_are_judged_like_throws(seed: u64) {
        let mut random = SplitMix(seed);
        let rules = any_rules(&mut random);
        let mut game = Game::new(rules.clone(), 1 + random.below(3) as u16, DiceSource::Table);
        while game.turn().is_some() {
            let table = random_table(&game, &rules, &mut random);
            let before = game.clone();
            let accepted = act(&mut game, Action::Table(table)).is_ok();
            if let Shown::Points { points, extra_yatzy } = table.shown {
                let right_name = rules.declares() == table.named.is_some();
                let possible = before.possible_points(table.cell, table.named, extra_yatzy);
                prop_assert_eq!(accepted, possible.contains(&points) && right_name);
            }
            if !accepted {
                prop_assert_eq!(&game, &before, "a refused turn changes nothing");
                continue;
            }
            if random.chance(4) {
                act(&mut game, Action::TakeBack).unwrap();
                prop_assert_eq!(&game, &before);
                act(&mut game, Action::Table(table)).unwrap();
            }
            if random.chance(4) {
                let done = before.turn().unwrap();
                let correct = Action::Correct { round: done.round, seat: done.seat, table };
                let totals = game.standings();
                act(&mut game, correct).unwrap();
                prop_assert_eq!(game.standings(), totals);
            }
        }
    }
}

fn random_table(game: &Game, rules: &Ruleset, random: &mut SplitMix) -> TableTurn {
    let cells: Vec<Cell> = game.card(game.turn().unwrap().seat).unwrap().open().iter().collect();
    let cell = cells[random.below(cells.len() as u64) as usize];
    let hands = Hand::all(rules.dice());
    let shown = if random.chance(2) {
        Shown::Hand(hands[random.below(hands.len() as u64) as usize])
    } else {
        Shown::Points { points: Points(random.below(25) as u32), extra_yatzy: random.chance(5) }
    };
    let named = rules.declares().then(|| cells[random.below(cells.len() as u64) as usize]);
    TableTurn { named, shown, throws: rules.has_chips().then(|| 1 + random.below(3) as u16), cell }
}
