//! Refusals of the game, errors of a card and problems of a record as sentences. They need the pad to name
//! boxes and seats. A record without readable rules is explained without one.

use crate::{Explain, Pad, Text, say, shown};
use yatzy_rules::{CardError, Cell, CellSet, Points, RecordError, RecordProblem, Refusal, Seat, TurnPart};

/// An error with the pad that names its boxes and seats.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct OnPad<'a, E> {
    pub error: &'a E,
    /// The pad, if known.
    pub pad: Option<Pad<'a>>,
}

impl<E> OnPad<'_, E> {
    fn seat(&self, text: Text, seat: Seat) -> String {
        match self.pad {
            Some(pad) => pad.seat(text, seat),
            None => say!(text, "seat-number", seat = seat.number()),
        }
    }

    fn cell(&self, text: Text, cell: Cell) -> String {
        self.pad.map_or_else(|| say!(text, "refusal-that-box"), |pad| pad.cell(text, cell))
    }

    fn cells(&self, text: Text, cells: CellSet) -> String {
        self.pad.map_or_else(|| say!(text, "refusal-another-box"), |pad| pad.cells(text, cells))
    }
}

/// A choice of points in rising order. A run of three or more becomes a range.
fn any_points(text: Text, points: &[Points]) -> String {
    let runs = points.chunk_by(|a, b| a.0 + 1 == b.0);
    let told = runs.flat_map(|run| match run {
        [first, _, .., last] => vec![format!("{first}–{last}")],
        few => few.iter().map(Points::to_string).collect(),
    });
    text.any_of(&told.collect::<Vec<_>>())
}

impl Explain for OnPad<'_, Refusal> {
    fn code(&self) -> &'static str {
        self.error.code()
    }

    fn explain(&self, text: Text) -> String {
        match self.error {
            Refusal::GameOver => say!(text, "refusal-game-over"),
            // A seat that does not exist has no name.
            Refusal::NoSuchSeat(seat) => {
                let seat = say!(text, "seat-number", seat = seat.number());
                say!(text, "refusal-no-such-seat", seat = seat)
            }
            Refusal::NotYourTurn { seat, turn_of } => {
                let (seat, player) = (self.seat(text, *seat), self.seat(text, *turn_of));
                say!(text, "refusal-not-your-turn", seat = seat, player = player)
            }
            Refusal::SeatLeft(seat) => say!(text, "refusal-seat-left", seat = self.seat(text, *seat)),
            Refusal::TooLateToJoin => say!(text, "refusal-too-late-to-join"),
            Refusal::NoSuchCell => say!(text, "refusal-no-such-cell"),
            Refusal::NameFirst => say!(text, "refusal-name-first"),
            Refusal::NothingToName => say!(text, "refusal-nothing-to-name"),
            Refusal::AlreadyNamed => say!(text, "refusal-already-named"),
            Refusal::ThrowFirst => say!(text, "refusal-throw-first"),
            Refusal::NoRethrow => say!(text, "refusal-no-rethrow"),
            Refusal::FirstThrowWithAll => say!(text, "refusal-first-throw-with-all"),
            Refusal::NothingThrown => say!(text, "refusal-nothing-thrown"),
            Refusal::NotInHand { keep, hand } => {
                say!(text, "refusal-not-in-hand", keep = keep.to_string(), hand = hand.to_string())
            }
            Refusal::DiceCount { expected, found } => {
                say!(text, "refusal-dice-count", expected = *expected, found = *found)
            }
            Refusal::BoxTaken(cell) => say!(text, "refusal-box-taken", box = self.cell(text, *cell)),
            Refusal::OutOfOrder { cell, allowed } => {
                let (cell, allowed) = (self.cell(text, *cell), self.cells(text, *allowed));
                say!(text, "refusal-out-of-order", box = cell, allowed = allowed)
            }
            Refusal::ChanceIsLastResort { scores } => {
                say!(text, "refusal-chance-is-last-resort", scores = self.cells(text, *scores))
            }
            Refusal::ChanceAfterMiss { scores } => {
                say!(text, "refusal-chance-after-miss", scores = self.cells(text, *scores))
            }
            Refusal::ZeroIsLastResort { cell, scores } => {
                let (cell, scores) = (self.cell(text, *cell), self.cells(text, *scores));
                say!(text, "refusal-zero-is-last-resort", box = cell, scores = scores)
            }
            Refusal::NamedBoxScores { named } => {
                say!(text, "refusal-named-box-scores", named = self.cell(text, *named))
            }
            Refusal::JokerHasItsPlace { cells } => {
                say!(text, "refusal-joker-has-its-place", cells = self.cells(text, *cells))
            }
            Refusal::WrongPoints { expected, found } => {
                say!(text, "refusal-wrong-points", expected = expected.0, found = found.0)
            }
            Refusal::WrongExtra { expected, found } => {
                say!(text, "refusal-wrong-extra", expected = expected.0, found = found.0)
            }
            Refusal::ImpossiblePoints { cell, found, possible } => {
                let (cell, possible) = (self.cell(text, *cell), any_points(text, possible));
                say!(text, "refusal-impossible-points", box = cell, found = found.0, possible = possible)
            }
            Refusal::NoExtraYatzy => say!(text, "refusal-no-extra-yatzy"),
            Refusal::NotFromTheTable => say!(text, "refusal-not-from-the-table"),
            Refusal::ThrowsNeeded => say!(text, "refusal-throws-needed"),
            Refusal::ThrowCount { found, most } => {
                say!(text, "refusal-throw-count", found = *found, most = *most)
            }
            Refusal::TurnHasBegun => say!(text, "refusal-turn-has-begun"),
            Refusal::NothingToTakeBack => say!(text, "refusal-nothing-to-take-back"),
            Refusal::ThrowStands => say!(text, "refusal-throw-stands"),
            Refusal::NoSuchTurn { round, seat } => {
                say!(text, "refusal-no-such-turn", round = *round, seat = self.seat(text, *seat))
            }
            Refusal::LaterTurn { round, seat, because } => {
                let because = OnPad { error: &**because, pad: self.pad }.explain(text);
                let seat = self.seat(text, *seat);
                say!(text, "refusal-later-turn", round = *round, seat = seat, because = because)
            }
        }
    }
}

impl Explain for OnPad<'_, CardError> {
    fn code(&self) -> &'static str {
        self.error.code()
    }

    fn explain(&self, text: Text) -> String {
        match self.error {
            CardError::Twice(cell) => say!(text, "card-twice", box = self.cell(text, *cell)),
            CardError::Impossible { cell, found, possible } => {
                let (cell, possible) = (self.cell(text, *cell), any_points(text, possible));
                say!(text, "card-impossible", box = cell, found = found.0, possible = possible)
            }
            CardError::OutOfOrder { next } => say!(text, "card-out-of-order", box = self.cell(text, *next)),
            CardError::TooManyChips { found, most } => {
                say!(text, "card-too-many-chips", found = *found, most = *most)
            }
            CardError::TooManyExtraYatzys { found, most } => {
                say!(text, "card-too-many-extra-yatzys", found = *found, most = *most)
            }
        }
    }
}

impl Explain for OnPad<'_, RecordError> {
    fn code(&self) -> &'static str {
        self.error.problem.code()
    }

    fn explain(&self, text: Text) -> String {
        let problem = OnPad { error: &self.error.problem, pad: self.pad }.explain(text);
        say!(text, "file-line", line = self.error.line, problem = problem)
    }
}

impl Explain for OnPad<'_, RecordProblem> {
    fn code(&self) -> &'static str {
        self.error.code()
    }

    fn explain(&self, text: Text) -> String {
        match self.error {
            RecordProblem::TooLong => say!(text, "record-too-long"),
            RecordProblem::NotARecord => say!(text, "record-not-a-record"),
            RecordProblem::Version { found } => say!(text, "record-version", found = shown(found)),
            RecordProblem::UnknownLine { word, known } => {
                let known: Vec<String> = known.iter().map(|&word| word.to_owned()).collect();
                say!(text, "record-unknown-line", word = shown(word), known = text.any_of(&known))
            }
            RecordProblem::Missing { word } => say!(text, "record-missing", word = *word),
            RecordProblem::Twice { word } => say!(text, "record-twice", word = *word),
            RecordProblem::RulesLine { form } => say!(text, "record-rules-line", form = *form),
            RecordProblem::Ruleset(reason) => reason.explain(text),
            RecordProblem::WrongHash { expected, found } => {
                let (expected, found) = (expected.to_string(), found.to_string());
                say!(text, "record-wrong-hash", expected = expected, found = found)
            }
            RecordProblem::BadValue { word, value } => {
                let form = self.error.form().unwrap_or_default();
                say!(text, "record-bad-value", word = *word, value = shown(value), form = form)
            }
            RecordProblem::SeatNumber { expected, found } => {
                say!(text, "record-seat-number", expected = expected.to_string(), found = shown(found))
            }
            RecordProblem::BadTurn { after, expected } => {
                let expected = turn_part(text, *expected);
                match after.as_str() {
                    "" => say!(text, "record-bad-turn-start", expected = expected),
                    after => say!(text, "record-bad-turn", after = shown(after), expected = expected),
                }
            }
            RecordProblem::Hand(error) => error.explain(text),
            RecordProblem::NoSuchBox { id } => say!(text, "record-no-such-box", id = shown(id)),
            RecordProblem::DieChanged { keep, hand } => {
                say!(text, "record-die-changed", keep = keep.to_string(), hand = hand.to_string())
            }
            RecordProblem::WrongTurn { round, seat, found_round, found_seat } => {
                let found = format!("{found_round}.{found_seat}");
                say!(text, "record-wrong-turn", round = *round, seat = seat.to_string(), found = found)
            }
            RecordProblem::AfterTheEnd => say!(text, "record-after-the-end"),
            RecordProblem::CrossedOutAlone => say!(text, "record-crossed-out-alone"),
            RecordProblem::Refused(refusal) => OnPad { error: refusal, pad: self.pad }.explain(text),
            RecordProblem::WrongTotal { expected, found } => {
                say!(text, "record-wrong-total", expected = expected.0, found = found.0)
            }
            RecordProblem::NoSuchThrow { number } => say!(text, "record-no-such-throw", number = *number),
            RecordProblem::Chain => say!(text, "record-chain"),
        }
    }
}

fn turn_part(text: Text, part: TurnPart) -> String {
    match part {
        TurnPart::Number => say!(text, "record-part-number"),
        TurnPart::Box => say!(text, "record-part-box"),
        TurnPart::Hand => say!(text, "record-part-hand"),
        TurnPart::Points => say!(text, "record-part-points"),
        TurnPart::Throws => say!(text, "record-part-throws"),
        TurnPart::End => say!(text, "record-part-end"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::Catalogue;

    #[test]
    fn points_in_a_row_are_told_as_a_range() {
        let points = |numbers: &[u32]| numbers.iter().copied().map(Points).collect::<Vec<_>>();
        let text = Text::new(crate::Lang::En);
        assert_eq!(any_points(text, &points(&[6, 7, 8, 9])), "6–9");
        assert_eq!(any_points(text, &points(&[0, 4, 8])), "0, 4 or 8");
        assert_eq!(any_points(text, &points(&[0, 5, 6, 7, 9, 10])), "0, 5–7, 9 or 10");
        // Points come in rising order.
        let rules = Catalogue::get().rules("yatzy").unwrap();
        let game = yatzy_rules::Game::new(rules.clone(), 1, yatzy_rules::DiceSource::Table);
        let chance = rules.cell("chance").unwrap();
        assert_eq!(any_points(text, &game.possible_points(chance, None, false)), "5–30");
    }
}
