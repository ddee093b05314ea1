//! A match and its result in lines, for the screen and for plain output.

use crate::paint::{cut, width, wrap};
use yatzy_rules::Ruleset;
use yatzy_table::{ComparedPlayer, ComparedTurn, Comparison, MatchPhase, MatchView};
use yatzy_text::{PadNames, Row, Text, say, shown};

/// The narrowest and the widest column of a player.
const NARROWEST: u16 = 20;
const WIDEST: u16 = 30;

/// The title of a match.
pub fn match_title(text: Text, matched: &MatchView) -> String {
    let names = PadNames::of_game(matched.edition.as_deref(), &matched.names);
    text.labelled(say!(text, "match-title"), text.title(&names))
}

/// Everyone with how far they are, and at the end with their totals.
pub fn match_people(text: Text, matched: &MatchView) -> Vec<(String, String)> {
    let mut seats: Vec<_> = (1_u32..).zip(&matched.seats).collect();
    if matched.phase == MatchPhase::Over {
        seats.sort_by_key(|(_, seat)| std::cmp::Reverse(seat.total));
    }
    let row = |(number, seat): (u32, &yatzy_table::MatchSeatView)| {
        let name = match seat.name.as_str() {
            "" => say!(text, "new-player", seat = number),
            name => name.to_owned(),
        };
        let words = match (matched.phase, seat.total) {
            (MatchPhase::Gathering | MatchPhase::Starting, _) => String::new(),
            (_, Some(total)) => total.to_string(),
            (MatchPhase::Over, None) => say!(text, "today-unfinished"),
            (MatchPhase::Playing, None) if seat.is_done => say!(text, "match-finished"),
            (MatchPhase::Playing, None) => format!("{} / {}", seat.turns, matched.turns),
        };
        (shown(&name).to_string(), words)
    };
    seats.into_iter().map(row).collect()
}

/// The games of a comparison turn by turn, with what each turn cost, in lines of at most this width. Players
/// who don't fit beside each other follow below.
pub fn comparison_lines(
    text: Text,
    comparison: &Comparison,
    rules: &Ruleset,
    names: &PadNames,
    columns: u16,
    ellipsis: &str,
) -> Vec<String> {
    let labels = [text.row_name(names, Row::Total), say!(text, "analysis-cost")];
    let label = labels.iter().map(|label| width(label)).max().unwrap_or_default();
    let room = columns.saturating_sub(label);
    let beside = usize::from((room / (NARROWEST + 2)).max(1));
    let mut lines = Vec::new();
    for players in comparison.players.chunks(beside) {
        let column = (room / players.len() as u16).saturating_sub(2).min(WIDEST);
        let line = |label_words: &str, cell: &dyn Fn(&ComparedPlayer) -> String| {
            let cells = players.iter().map(|player| padded(&cut(&cell(player), column, ellipsis), column));
            let line = format!("{}  {}", padded(label_words, label), cells.collect::<Vec<_>>().join("  "));
            line.trim_end().to_owned()
        };
        lines.push(line("", &|player| shown(&player.name).to_string()));
        let turns = players.iter().map(|player| player.turns.len()).max().unwrap_or(0);
        // A turn's points and box, and what it cost: ` 28 Full house −1.2`.
        let words = |turn: &ComparedTurn| {
            let name = rules.cell(&turn.cell).map(|cell| text.cell_name(names, rules, cell));
            let cost =
                if turn.cost >= 0.05 { format!(" {}", text.signed(-turn.cost, 1)) } else { String::new() };
            let room = column.saturating_sub(4 + width(&cost));
            format!("{:>3} {}{cost}", turn.points, cut(&name.unwrap_or_default(), room, ellipsis))
        };
        for turn in 0..turns {
            let cell = |player: &ComparedPlayer| player.turns.get(turn).map(words).unwrap_or_default();
            lines.push(line(&(turn + 1).to_string(), &cell));
        }
        lines.push(line(&labels[0], &|player| format!("{:>3}", player.total)));
        lines.push(line(&labels[1], &|player| format!("{:>5}", text.decimal(player.cost, 1))));
        lines.push(String::new());
    }
    let mut sentences = Vec::new();
    if comparison.players.len() > 1 {
        sentences.push(match comparison.parted {
            Some(turn) => say!(text, "match-parted", turn = turn),
            None => say!(text, "match-all-alike"),
        });
    }
    let points = say!(text, "points", points = comparison.recommended);
    sentences.push(say!(text, "match-recommended", points = points));
    if !comparison.exact {
        sentences.push(say!(text, "match-estimated"));
    }
    lines.extend(sentences.iter().flat_map(|sentence| wrap(sentence, columns)));
    lines
}

fn padded(words: &str, columns: u16) -> String {
    format!("{words}{}", " ".repeat(columns.saturating_sub(width(words)).into()))
}
