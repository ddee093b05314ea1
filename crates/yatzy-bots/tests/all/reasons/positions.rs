//! Positions of all games, spread over the phases of a game and of a turn.

use std::sync::Arc;
use yatzy_bots::{Bot, EstimatedValues, Level, ParValues, SeededDice, SolvedValues, Values};
use yatzy_rules::{Catalogue, DiceSource, Game, Phase};
use yatzy_solver::Solver;

/// A game stopped before a decision.
pub struct Stopped {
    pub id: &'static str,
    pub game: Game,
    pub values: Arc<dyn Values>,
}

/// Each game with its number of positions, and whether it is solved.
const GAMES: [(&str, usize, bool); 8] = [
    ("yatzy", 45, true),
    ("yahtzee", 35, true),
    ("ru13", 30, true),
    ("maxi", 30, false),
    ("triple", 25, false),
    ("tactic-da", 15, false),
    ("leaflet-fi", 10, true),
    ("tactic-et", 10, false),
];

pub fn positions() -> Vec<Stopped> {
    let games = GAMES.iter().flat_map(|&(id, count, exact)| {
        let values = values(id, exact);
        let bot_values: Arc<dyn Values> = Arc::new(ParValues::new(values.rules().clone()));
        (0..count).map(move |number| stopped(id, number, count, &values, &bot_values))
    });
    games.collect()
}

fn values(id: &str, exact: bool) -> Arc<dyn Values> {
    let rules = Catalogue::get().rules(id).unwrap();
    if exact {
        return Arc::new(SolvedValues::new(Arc::new(Solver::new(rules).unwrap().solve())));
    }
    Arc::new(EstimatedValues::new(rules))
}

/// The position of a number: later games are stopped in later turns, in turn after the first, second or last throw. A
/// bot of middle strength plays, so that cards look realistic.
fn stopped(
    id: &'static str,
    number: usize,
    count: usize,
    values: &Arc<dyn Values>,
    plays: &Arc<dyn Values>,
) -> Stopped {
    let rules = values.rules();
    let round = number * rules.cells().len() / count + 1;
    let throws = number % 4;
    let mut bot = Bot::new(Level::Club, plays.clone(), number as u64).unwrap();
    let mut dice = SeededDice::new(16, 0, number as u64);
    let mut game = Game::new(rules.clone(), 1, DiceSource::Program);
    loop {
        let turn = game.turn().expect("it is stopped before it is over");
        let is_there = usize::from(turn.round) == round
            && match game.phase() {
                Phase::Naming => throws == 0,
                Phase::FirstThrow | Phase::Over => false,
                Phase::Thrown { .. } => usize::from(turn.throws().unwrap_or_default()) >= throws.max(1),
            };
        if is_there {
            return Stopped { id, game, values: values.clone() };
        }
        let action = bot.choose(&game).unwrap().expect("it is not over");
        // Stops where the bot would enter.
        if usize::from(turn.round) == round && matches!(action, yatzy_rules::Action::Enter(_)) {
            return Stopped { id, game, values: values.clone() };
        }
        let event = game.decide(action, &mut dice).unwrap();
        game.record(&event).unwrap();
    }
}
