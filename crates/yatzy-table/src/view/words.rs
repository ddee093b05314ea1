//! Names and short sentences that every screen shows: the game, the columns, the chips, a game in a list.

use super::{SeatView, View};
use crate::SeatRequestView;
use yatzy_rules::{Catalogue, Ruleset, Seat};
use yatzy_text::{Text, say};

impl View {
    /// The edition, if it is not the plain game. The plain game is named by its title alone.
    pub fn special_edition(&self) -> Option<&str> {
        self.edition.as_deref().filter(|id| !Catalogue::get().is_plain(id))
    }

    /// The plain rules of the game's edition, which a person may know already.
    pub fn plain_rules(&self) -> Option<&'static Ruleset> {
        let catalogue = Catalogue::get();
        let edition = catalogue.edition(self.edition.as_deref()?)?;
        catalogue.edition(&edition.game).map(|game| &*game.rules)
    }

    /// A request for a seat that another device holds: one that this person may answer, or their own.
    pub fn request_sentence(&self, text: Text) -> Option<String> {
        if let Some((seat, number)) = self.requests_to_answer().next() {
            return Some(say!(text, "seat-request", name = seat.shown(text), number = number.to_string()));
        }
        let (seat, request) = self.own_request()?;
        let (name, number) = (seat.shown(text), request.number.to_string());
        Some(match request {
            SeatRequestView { is_refused: true, .. } => say!(text, "seat-refused"),
            SeatRequestView { is_unattended: true, .. } => {
                say!(text, "seat-asked-players", name = name, number = number)
            }
            _ => say!(text, "seat-asked", name = name, number = number),
        })
    }

    /// Whether a column is the person's own, and there are others.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you.is_alone_at(seat) && self.seats.len() > 1
    }

    /// The words above a column: the name of the seat, and "you" above the person's own. A seat without a name is
    /// only "you" to its own player.
    pub fn column_names(&self, text: Text, seat: &SeatView) -> (Option<String>, Option<String>) {
        let is_named = !seat.name.is_empty();
        let is_you = self.is_you(seat.seat) || (seat.is_yours && !is_named && self.seats.len() == 1);
        let you = is_you.then(|| say!(text, "table-you"));
        ((is_named || you.is_none()).then(|| seat.shown(text)), you)
    }

    /// The name of a seat on a phone. The only computer of a table needs no level to be told apart.
    pub fn short_name(&self, text: Text, seat: &SeatView) -> String {
        let computers = self.seats.iter().filter(|other| other.player.is_computer()).count();
        match seat.player.is_computer() && seat.name.is_empty() && computers == 1 {
            true => say!(text, "new-add-computer"),
            false => seat.shown(text),
        }
    }

    /// A game in a list of waiting ones: whose turn it is with their points, and what is played, how far it is, and the
    /// points of the others. A screen puts its mark between the parts.
    pub fn waiting_words(&self, text: Text) -> (Vec<String>, Vec<String>) {
        let total = |seat: &SeatView| seat.card.totals(&self.rules).total;
        let points = |seat: &SeatView| format!("{} {}", seat.shown(text), total(seat));
        let next = self.turn_of().and_then(|seat| self.seat(seat));
        let turn = match next {
            Some(seat) if seat.is_yours => vec![say!(text, "table-turn-yours"), points(seat)],
            Some(seat) => {
                vec![say!(text, "table-turn-of", name = seat.shown(text)), total(seat).to_string()]
            }
            None => Vec::new(),
        };
        let title = text.edition_title(&self.names, self.edition.as_deref());
        let rounds = self.rules.cells().len();
        let round =
            self.turn.as_ref().map(|turn| say!(text, "table-round", round = turn.round, rounds = rounds));
        let game = [Some(title), round].into_iter().flatten().collect::<Vec<_>>().join(", ");
        let is_other = |seat: &&SeatView| next.is_none_or(|next| next.seat != seat.seat);
        let others: Vec<String> = self.seats.iter().filter(is_other).map(points).collect();
        let others = Some(others.join(", ")).filter(|others| !others.is_empty());
        (turn, [Some(game), others].into_iter().flatten().collect())
    }

    /// Whether the person may change the pad now: play, or correct a turn of a finished game with real dice.
    pub fn may_write(&self) -> bool {
        self.you.to_play || (self.is_over() && self.you.may_write)
    }

    /// The chips of the seat to play, and what the next throw costs or entering now saves. `None` if the rules have no
    /// chips.
    pub fn chips_line(&self, text: Text) -> Option<String> {
        let turn = self.turn.as_ref().filter(|_| self.rules.has_chips())?;
        let (chips, saves) = (self.seat(turn.seat)?.chips, turn.throws.saved_by_entering());
        Some(match turn.hand() {
            Some(_) if saves > 0 => say!(text, "chips-stopping", chips = chips, earns = saves),
            Some(_) if chips > 0 => say!(text, "chips-cost", chips = chips),
            _ => say!(text, "chips-have", chips = chips),
        })
    }
}
