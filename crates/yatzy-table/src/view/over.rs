//! The end of a game: who won, in a headline.

use super::View;
use yatzy_rules::Standing;
use yatzy_text::{Text, say};

impl View {
    /// The headline at the end of the game, with the winners and their points.
    pub fn headline(&self, text: Text) -> String {
        if self.abandoned {
            return say!(text, "over-heading-abandoned");
        }
        let winners: Vec<&Standing> = self.winners().collect();
        let Some(points) = winners.first().map(|winner| winner.total.0) else {
            return say!(text, "over-heading");
        };
        let names: Vec<String> = winners.iter().map(|winner| self.name(text, winner.seat)).collect();
        match names.as_slice() {
            _ if self.standings.len() == 1 => say!(text, "over-heading-alone", points = points),
            [name] => say!(text, "over-heading-won", name = name.as_str(), points = points),
            names => say!(text, "over-heading-shared", names = text.all_of(names), points = points),
        }
    }

    /// Whether a seat of this device came first, or filled a card alone. Screens cheer then.
    pub fn is_won_here(&self) -> bool {
        !self.abandoned && self.winners().any(|winner| self.you.seats.contains(&winner.seat))
    }

    fn winners(&self) -> impl Iterator<Item = &Standing> {
        self.standings.iter().filter(|standing| standing.place == Some(1))
    }
}
