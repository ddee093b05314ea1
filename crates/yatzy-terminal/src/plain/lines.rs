//! The game in sentences, one fact per line.

use super::command::CommandError;
use crate::refusal;
use yatzy_rules::{Cell, Hand, Offer, Phase, Points, Refusal, Seat};
use yatzy_table::{HouseOffers, LastMove, View};
use yatzy_text::{BoxGuide, Explain, Figure, Guide, PadRow, Row, Text, pad_rows, say, shown};

/// The game and its players.
pub fn title(view: &View, text: Text) -> String {
    let names: Vec<String> = view.seats.iter().map(|seat| seat.shown(text)).collect();
    let edition = view.edition.clone().unwrap_or_default();
    say!(text, "plain-title", title = text.title(&view.names), edition = edition, names = text.all_of(&names))
}

/// The seat to play and the current dice.
pub fn turn(view: &View, text: Text) -> Vec<String> {
    let Some(turn) = &view.turn else { return Vec::new() };
    let name = view.name(text, turn.seat);
    let rounds = view.rules.cells().len();
    let mut said = Vec::new();
    let begun = turn.hand().is_some() || turn.named.is_some();
    if !begun {
        said.push(say!(text, "plain-turn", name = name, round = turn.round, rounds = rounds));
        if view.is_you(turn.seat) {
            said.push(format!("{}.", say!(text, "table-turn-yours")));
        }
    }
    match view.phase {
        Phase::Naming => said.push(say!(text, "table-call-a-box")),
        Phase::FirstThrow => {
            if let Some(cell) = turn.named {
                said.push(say!(text, "table-called", box = view.cell_name(text, cell)));
            }
        }
        Phase::Thrown { hand, .. } => {
            let (throw, throws) = (turn.throws.made, turn.throws.most);
            said.push(say!(text, "plain-hand", throw = throw, throws = throws, hand = hand.to_string()));
        }
        Phase::Over => {}
    }
    said.extend(view.chips_line(text).map(|chips| format!("{chips}.")));
    said
}

/// The boxes in which the dice score now.
pub fn pays(view: &View, offers: &[Offer], text: Text) -> String {
    let mut paying: Vec<(Cell, Points)> = offers
        .iter()
        .filter_map(|offer| Some((offer.cell, offer.allowed().filter(|points| *points > Points::ZERO)?)))
        .collect();
    paying.sort_by_key(|&(cell, points)| (std::cmp::Reverse(points), cell));
    if paying.is_empty() {
        return say!(text, "plain-pays-nowhere");
    }
    let pays = |&(cell, points): &(Cell, Points)| say!(text, "plain-pays-box", box = view.cell_name(text, cell), points = points.0);
    let boxes: Vec<String> = paying.iter().map(pays).collect();
    let said = say!(text, "plain-pays", boxes = text.all_of(&boxes));
    match offers.iter().map(|offer| offer.extra).max().filter(|extra| *extra > Points::ZERO) {
        Some(extra) => format!("{said} {}", say!(text, "plain-extra", points = extra.0)),
        None => said,
    }
}

/// The points of every open box, one per line.
pub fn boxes(view: &View, offers: &[Offer], text: Text) -> Vec<String> {
    let Some(card) = view.turn_of().and_then(|seat| view.card(seat)) else { return Vec::new() };
    card.open()
        .iter()
        .map(|cell| {
            let (name, id) = (view.cell_name(text, cell), view.rules.cell_id(cell));
            match offers.iter().find(|offer| offer.cell == cell).map(|offer| &offer.points) {
                Some(Ok(points)) => say!(text, "plain-box-pays", box = name, id = id, points = points.0),
                Some(Err(refused)) => {
                    let not_now = say!(text, "plain-box-not-now", box = name, id = id);
                    format!("{not_now}. {}", refusal::sentence(refused.clone(), view, text))
                }
                None => say!(text, "plain-box-open", box = name, id = id),
            }
        })
        .collect()
}

/// One seat's whole column.
pub fn card(view: &View, seat: Seat, text: Text) -> Vec<String> {
    let rules = &view.rules;
    let Some(card) = view.card(seat) else {
        return vec![refusal::sentence(Refusal::NoSuchSeat(seat), view, text)];
    };
    let mut said = vec![say!(text, "plain-card", name = view.name(text, seat))];
    for cell in rules.cells().iter() {
        let name = view.cell_name(text, cell);
        said.push(match card.points(rules, cell) {
            Some(points) => say!(text, "plain-row", name = name, points = points.0),
            None => say!(text, "plain-row-open", name = name),
        });
    }
    for row in pad_rows(rules) {
        // The sum of each of several columns would need the name of the column.
        let PadRow::Reckoned(reckoned) = row else { continue };
        if rules.columns().len() == 1 || reckoned == Row::Total {
            let (name, points) =
                (text.row_name(&view.names, reckoned), Figure::of(rules, card, row, 0).points());
            said.push(say!(text, "plain-row", name = name, points = points.0));
        }
    }
    said
}

/// The rules in force.
pub fn rules(view: &View, text: Text) -> Vec<String> {
    let guide = Guide::new(text, &view.rules, &view.names, view.plain_rules());
    let mut said = vec![guide.summary];
    said.extend(guide.options.into_iter().map(|option| option.sentence));
    said.extend(guide.columns);
    said.extend(guide.turn);
    let line = |rule: &BoxGuide| say!(text, "guide-box", box = &rule.name, rule = &rule.rule);
    said.extend(guide.boxes.iter().map(|rule| format!("{}.", line(rule))));
    said
}

/// Who leads, or who won.
pub fn standings(view: &View, text: Text) -> Vec<String> {
    let over = view.is_over();
    let mut said = if over { vec![say!(text, "over-nobody")] } else { Vec::new() };
    for standing in &view.standings {
        let name = view.name(text, standing.seat);
        let points = standing.total.0;
        said.push(match standing.place {
            Some(place) => say!(text, "plain-standing", place = place, name = name, points = points),
            None => say!(text, "plain-standing-left", name = name, points = points),
        });
    }
    said
}

/// The last entry. For entries of other devices the dice are included.
pub fn entered(last: &LastMove, view: &View, text: Text) -> String {
    let is_here = view.you.seats.contains(&last.seat);
    LastMove { hand: last.hand.filter(|_| !is_here), ..*last }.sentence(view, text)
}

/// Every command and its effect, by examples of this game.
pub fn help(view: &View, offers: &HouseOffers, text: Text) -> Vec<String> {
    let real = view.source == yatzy_rules::DiceSource::Table;
    let (id, dice) = examples(view);
    let (id, dice) = (id.as_str(), dice.as_str());
    let mut said = Vec::new();
    if view.rules.declares() {
        said.push(say!(text, "plain-help-name", id = id));
    }
    if real {
        said.push(say!(text, "plain-help-dice", dice = dice));
        said.push(say!(text, "plain-help-enter-real", id = id));
        said.push(say!(text, "plain-help-correct", id = id, dice = dice));
    } else {
        said.push(say!(text, "plain-help-throw"));
        said.push(say!(text, "plain-help-keep"));
        said.push(say!(text, "plain-help-enter", id = id));
    }
    if real && view.rules.has_chips() {
        said.push(say!(text, "plain-help-throws"));
    }
    if real && view.rules.joker().is_some() {
        said.push(say!(text, "plain-help-extra"));
    }
    said.push(say!(text, "plain-help-look"));
    if offers.records {
        said.push(say!(text, "plain-help-statistics"));
    }
    said.push(say!(text, "plain-help-more"));
    said.push(say!(text, "goal-plain-help"));
    said.push(say!(text, "plain-help-leave"));
    said.push(say!(text, "online-plain-help-again"));
    said.push(say!(text, "finished-plain-help"));
    if !view.plays_here() {
        said.push(say!(text, "online-plain-help-computer"));
        said.push(say!(text, "online-plain-help-seats"));
        said.push(say!(text, "online-plain-help-requests"));
    }
    said
}

/// The answer to an entry before the dice are known.
pub fn dice_first(view: &View, text: Text) -> String {
    let (id, dice) = examples(view);
    say!(text, "plain-dice-first", id = id, dice = dice)
}

/// A box and dice of this game for the examples. The box is one that may get a zero.
fn examples(view: &View) -> (String, String) {
    let rules = &view.rules;
    let boxes = rules.cells().without(rules.chance_cells());
    let id = boxes.iter().last().map(|cell| rules.cell_id(cell)).unwrap_or_default();
    let dice = ["6", "6", "6", "5", "5", "4"];
    (id, dice[..usize::from(rules.dice()).min(dice.len())].join(" "))
}

/// Why a line is no command, and what would be right.
pub fn wrong(error: &CommandError, view: &View, text: Text) -> String {
    match error {
        CommandError::Unknown(word) => say!(text, "plain-unknown", word = shown(word)),
        CommandError::NoBox => say!(text, "plain-no-box", example = examples(view).0),
        CommandError::UnknownBox(name) => say!(text, "plain-unknown-box", name = shown(name)),
        CommandError::Hand(error) => error.explain(text),
        CommandError::NoGoal(word) => say!(text, "goal-plain-wrong", word = shown(word)),
        CommandError::NoNumber(word) => say!(text, "plain-no-number", word = shown(word)),
    }
}

/// Dice in a sentence. No dice have a word of their own.
pub fn dice(hand: Hand, text: Text) -> String {
    if hand.is_empty() { say!(text, "plain-nothing") } else { hand.to_string() }
}
