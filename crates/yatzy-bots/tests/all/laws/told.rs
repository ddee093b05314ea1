//! Games with real dice: turns without throws are not split, and the identity still holds.

use super::{check_identity, solved, toy};
use yatzy_bots::{Analysis, TurnSplit};
use yatzy_rules::toys::SplitMix;
use yatzy_rules::{Action, DiceSource, Game, NoDice, Points, Seat, Shown, TableTurn};

/// A random legal turn, by its hand or by its points only.
fn told(game: &Game, random: &mut SplitMix) -> Option<TableTurn> {
    let rules = game.rules();
    let seat = game.turn()?.seat;
    let open: Vec<_> = game.card(seat)?.open().iter().collect();
    let mut any = |count: usize| random.below(count as u64) as usize;
    let named = rules.declares().then(|| open[any(open.len())]);
    let cell = open[any(open.len())];
    let throws = rules.has_chips().then(|| 1 + any(3) as u16);
    let shown = if any(2) == 0 {
        Shown::Hand(random.throw(rules.dice()))
    } else {
        let possible = game.possible_points(cell, named, false);
        let points = if possible.is_empty() { Points::ZERO } else { possible[any(possible.len())] };
        Shown::Points { points, extra_yatzy: false }
    };
    Some(TableTurn { named, shown, throws, cell })
}

#[test]
fn turns_told_as_a_whole_add_up_unsplit() {
    for seed in 0..150 {
        let values = solved(toy(seed));
        let mut random = SplitMix(seed);
        let mut game = Game::new(values.rules().clone(), 2, DiceSource::Table);
        while let Some(turn) = game.turn() {
            let begun = turn.hand().is_some() || turn.named.is_some();
            let tell = (!begun && random.chance(2)).then(|| told(&game, &mut random)).flatten();
            let actions = game.actions();
            let action = tell
                .map(Action::Table)
                .filter(|&action| game.decide(action, &mut NoDice).is_ok())
                .unwrap_or_else(|| actions[random.below(actions.len() as u64) as usize]);
            let event = game.decide(action, &mut |count| random.throw(count)).unwrap();
            game.record(&event).unwrap();
            check_identity(&Analysis::new(&*values, &game).unwrap(), &game);
        }
    }
}

#[test]
fn a_whole_turn_has_neither_luck_nor_cost() {
    let values = solved(super::rules("yatzy"));
    let rules = values.rules();
    let mut game = Game::new(rules.clone(), 1, DiceSource::Table);
    let cell = rules.cell("yatzy").unwrap();
    let shown = Shown::Points { points: Points(50), extra_yatzy: false };
    let table = TableTurn { named: None, shown, throws: None, cell };
    let event = game.decide(Action::Table(table), &mut NoDice).unwrap();
    game.record(&event).unwrap();
    let analysis = Analysis::new(&*values, &game).unwrap();
    let turn = &analysis.seats[0].turns[0];
    assert!(matches!(turn.split, TurnSplit::Whole(whole) if whole > 20.0));
    assert_eq!((turn.luck(), turn.cost(), analysis.seats[0].accuracy()), (0.0, 0.0, None));
    assert!(analysis.worst(Seat(0), 3).is_empty());
}
