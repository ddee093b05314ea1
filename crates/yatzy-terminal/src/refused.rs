//! Every refusal of the rules as a sentence that says what to do instead.

use crate::OpenGame;
use yatzy_rules::{Cell, CellSet, Points, Refusal};
use yatzy_text::{Text, say};

/// The sentence of a refusal in this game.
pub fn refused(refusal: &Refusal, open: &OpenGame, text: Text) -> String {
    let box_name = |cell: Cell| match open.rules().cells().contains(cell) {
        true => text.cell_name(open.pad_names(), open.rules(), cell),
        false => String::new(),
    };
    let boxes = |cells: CellSet| text.any_of(&cells.iter().map(box_name).collect::<Vec<_>>());
    match refusal {
        Refusal::GameOver => say!(text, "refused-game-over"),
        Refusal::NoSuchSeat(seat) => say!(text, "refused-no-such-seat", seat = seat.0 + 1),
        Refusal::NotYourTurn { turn_of, .. } => {
            say!(text, "refused-not-your-turn", name = open.shown_name(*turn_of, text))
        }
        Refusal::SeatLeft(seat) => say!(text, "refused-seat-left", name = open.shown_name(*seat, text)),
        Refusal::TooLateToJoin => say!(text, "refused-too-late-to-join"),
        Refusal::NoSuchCell => say!(text, "refused-no-such-cell"),
        Refusal::NameFirst => say!(text, "refused-name-first"),
        Refusal::NothingToName => say!(text, "refused-nothing-to-name"),
        Refusal::AlreadyNamed => say!(text, "refused-already-named"),
        Refusal::ThrowFirst => say!(text, "refused-throw-first"),
        Refusal::NoRethrow { .. } if open.rules().has_chips() => say!(text, "refused-no-rethrow-no-chip"),
        Refusal::NoRethrow { .. } => say!(text, "refused-no-rethrow"),
        Refusal::FirstThrowWithAll => say!(text, "refused-first-throw-with-all"),
        Refusal::NothingThrown => say!(text, "refused-nothing-thrown"),
        Refusal::NotInHand { keep, hand } => {
            say!(text, "refused-not-in-hand", keep = keep.to_string(), hand = hand.to_string())
        }
        Refusal::DiceCount { expected, found } => {
            say!(text, "refused-dice-count", expected = *expected, found = *found)
        }
        Refusal::BoxTaken(cell) => {
            let open_boxes =
                open.seat().and_then(|seat| open.game().card(seat)).map_or(0, |card| card.open().len());
            say!(text, "refused-box-taken", box = box_name(*cell), open = open_boxes)
        }
        Refusal::OutOfOrder { cell, allowed } => {
            say!(text, "refused-out-of-order", box = box_name(*cell), allowed = boxes(*allowed))
        }
        Refusal::ChanceIsLastResort { scores } => {
            say!(text, "refused-chance-is-last-resort", boxes = boxes(*scores))
        }
        Refusal::ZeroIsLastResort { cell, scores } => {
            say!(text, "refused-zero-is-last-resort", box = box_name(*cell), boxes = boxes(*scores))
        }
        Refusal::NamedBoxScores { named } => say!(text, "refused-named-box-scores", box = box_name(*named)),
        Refusal::JokerHasItsPlace { cells } => {
            say!(text, "refused-joker-has-its-place", boxes = boxes(*cells))
        }
        Refusal::WrongPoints { expected, found } => {
            say!(text, "refused-wrong-points", expected = expected.0, found = found.0)
        }
        Refusal::WrongExtra { expected, found } => {
            say!(text, "refused-wrong-extra", expected = expected.0, found = found.0)
        }
        Refusal::ImpossiblePoints { cell, found, possible } => {
            let possible = text.any_of(&shortened(possible));
            say!(text, "refused-impossible-points", box = box_name(*cell), found = found.0, possible = possible)
        }
        Refusal::NoExtraYatzy => say!(text, "refused-no-extra-yatzy"),
        Refusal::NotFromTheTable => say!(text, "refused-not-from-the-table"),
        Refusal::ThrowsNeeded => say!(text, "refused-throws-needed"),
        Refusal::ThrowCount { found, most } => {
            say!(text, "refused-throw-count", found = *found, most = *most)
        }
        Refusal::TurnHasBegun => say!(text, "refused-turn-has-begun"),
        Refusal::NothingToTakeBack => say!(text, "refused-nothing-to-take-back"),
        Refusal::ThrowStands => say!(text, "refused-throw-stands"),
        Refusal::NoSuchTurn { round, .. } => say!(text, "refused-no-such-turn", round = *round),
        Refusal::LaterTurn { round, seat, because } => {
            let name = open.shown_name(*seat, text);
            say!(
                text,
                "refused-later-turn",
                round = *round,
                name = name,
                because = refused(because, open, text)
            )
        }
    }
}

/// At most a handful of points: runs of them as `1–6`.
fn shortened(points: &[Points]) -> Vec<String> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for point in points {
        match runs.last_mut() {
            Some((_, end)) if *end + 1 == point.0 => *end = point.0,
            _ => runs.push((point.0, point.0)),
        }
    }
    runs.iter()
        .map(|(start, end)| if start == end { start.to_string() } else { format!("{start}–{end}") })
        .collect()
}
