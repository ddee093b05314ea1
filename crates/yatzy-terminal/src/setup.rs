//! What a new game needs to know.

use std::sync::Arc;
use yatzy_rules::{Catalogue, DiceSource, Edition, Goal, Player, Ruleset};
use yatzy_table::{NewRules, NewSeat, NewTable, SeatView, Token, View};
use yatzy_text::{PadNames, Text, say};

/// A game about to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// What the pad calls things.
    pub names: PadNames,
    /// The edition they come from, if it is one of the catalogue's.
    pub edition: Option<String>,
    /// The seats, in the order of play.
    pub seats: Vec<NewSeat>,
    /// Whose dice.
    pub source: DiceSource,
    /// What people here play for.
    pub goal: Goal,
}

impl Setup {
    /// A game of an edition; `None` if there is no such edition.
    pub fn of_edition(id: &str, seats: Vec<NewSeat>, source: DiceSource) -> Option<Setup> {
        Catalogue::get().edition(id).map(|edition| Setup::of(edition, seats, source))
    }

    /// The first game of the catalogue, for one person.
    pub fn first() -> Setup {
        Setup::of(&Catalogue::get().editions()[0], vec![NewSeat::Here(String::new())], DiceSource::Program)
    }

    fn of(edition: &Edition, seats: Vec<NewSeat>, source: DiceSource) -> Setup {
        Setup {
            rules: edition.rules.clone(),
            names: PadNames::of_edition(edition),
            edition: Some(edition.id.clone()),
            seats,
            source,
            goal: Goal::Mean,
        }
    }

    /// The same again: what a table before this one was. Whoever was elsewhere then sits here now.
    pub fn like(view: &View) -> Setup {
        let seat = |seat: &SeatView| match &seat.player {
            Player::Computer(level) if seat.name.is_empty() => {
                NewSeat::Computer { level: level.clone(), name: None }
            }
            Player::Computer(level) => {
                NewSeat::Computer { level: level.clone(), name: Some(seat.name.clone()) }
            }
            Player::Person | Player::Nobody => NewSeat::Here(seat.name.clone()),
        };
        Setup {
            rules: view.rules.clone(),
            names: view.names.clone(),
            edition: view.edition.clone(),
            seats: view.seats.iter().map(seat).collect(),
            source: view.source,
            goal: goal_like(view),
        }
    }

    /// The same seats, the nameless numbered.
    pub fn with_names(mut self, text: Text) -> Setup {
        for (i, seat) in self.seats.iter_mut().enumerate() {
            if let NewSeat::Here(name) = seat
                && name.trim().is_empty()
            {
                *name = say!(text, "player-number", number = i + 1);
            }
        }
        self
    }

    /// The table to be made, once: each call makes up another key.
    pub fn table(&self) -> NewTable {
        NewTable {
            rules: self.new_rules(),
            source: self.source,
            seats: self.seats.clone(),
            goal: self.goal,
            hints: Some(true),
            key: Token::random(),
        }
    }

    /// An entry of the catalogue with options set by hand, where that says it all; else the rules as they are.
    fn new_rules(&self) -> NewRules {
        let own = || NewRules::Own {
            edition: self.edition.clone(),
            rules: self.rules.clone(),
            names: self.names.own(),
        };
        let edition = self.edition.as_deref().and_then(|id| Catalogue::get().edition(id));
        match edition {
            Some(edition) if edition.rules.hash() == self.rules.hash() => {
                NewRules::Listed { id: edition.id.clone(), options: Vec::new() }
            }
            _ => own(),
        }
    }
}

/// What was played for here before. A total may have been a record then, and whoever wants one says so again.
fn goal_like(view: &View) -> Goal {
    let mut goals = view.seats.iter().filter(|seat| seat.is_yours).map(|seat| seat.goal);
    goals.next().filter(|goal| *goal == Goal::Win).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nameless_are_numbered() {
        let text = Text::new(yatzy_text::Lang::En);
        let seats = vec![NewSeat::Here("Anna".into()), NewSeat::Here(" ".into())];
        let setup = Setup::of_edition("yatzy", seats, DiceSource::Program).unwrap().with_names(text);
        assert_eq!(setup.seats, [NewSeat::Here("Anna".into()), NewSeat::Here("Player 2".into())]);
    }
}
