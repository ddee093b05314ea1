//! Checks every claim of the coach's English sentences, parsed from the sentence alone. An unknown clause fails, so no
//! number goes unchecked.

use super::positions::Stopped;
use super::slow::{For, Slow};
use yatzy_bots::{Hint, Position};
use yatzy_rules::{Action, Card, Cell, Face, Hand, Keep, Phase, Points, Ruleset};
use yatzy_text::{Lang, PadNames, Text};

const FREE_RETHROWS: u16 = 2;

/// A point of a game whose sentence is checked.
pub struct Moment<'a> {
    pub stopped: &'a Stopped,
    pub hint: &'a Hint,
    names: PadNames,
    /// For the final total, with the named box.
    total: Slow<'a>,
}

impl<'a> Moment<'a> {
    pub fn new(stopped: &'a Stopped, hint: &'a Hint) -> Moment<'a> {
        let turn = stopped.game.turn().unwrap();
        let position = Position::of(stopped.game.rules(), stopped.game.card(turn.seat).unwrap());
        let total = Slow::new(&*stopped.values, position, turn.named, For::Total);
        Moment { stopped, hint, names: PadNames::of_id(stopped.id), total }
    }

    fn rules(&self) -> &'a Ruleset {
        self.stopped.game.rules()
    }

    fn card(&self) -> &'a Card {
        self.stopped.game.card(self.stopped.game.turn().unwrap().seat).unwrap()
    }

    fn hand(&self) -> Option<(Hand, u16)> {
        match self.stopped.game.phase() {
            Phase::Thrown { hand, rethrows } => Some((hand, rethrows)),
            _ => None,
        }
    }

    fn cell(&self, name: &str) -> Cell {
        let text = Text::new(Lang::En);
        let mut cells = self.rules().cells().iter();
        cells
            .find(|&cell| text.cell_name(&self.names, self.rules(), cell) == name)
            .unwrap_or_else(|| panic!("no box {name}"))
    }

    /// The value of an action, computed slowly.
    fn value(&mut self, action: Action) -> f64 {
        match (action, self.hand()) {
            (Action::Enter(cell), Some((hand, rethrows))) => {
                let entry = self.total.entries(hand).into_iter().find(|entry| entry.cell == cell);
                self.total.entered(entry.expect("a legal entry"), rethrows)
            }
            (Action::Throw(keep), Some((hand, rethrows))) => {
                assert!(keep.dice().is_within(hand));
                self.total.kept(keep, rethrows)
            }
            (Action::Name(cell), None) => {
                let position = self.total.position;
                let mut turn = Slow::new(&*self.stopped.values, position, Some(cell), For::Total);
                turn.kept(Keep::NOTHING, FREE_RETHROWS + 1 + position.chips)
            }
            (Action::Throw(Keep::NOTHING), None) => 0.0,
            other => panic!("{other:?} is no move here"),
        }
    }

    /// The result of play for one target after the advised action: with all chips in the last turn, before that without
    /// any except the one that the advised throw takes.
    fn alone(&self, action: Action, wish: For) -> f64 {
        let position = self.total.position;
        let named = if let Action::Name(cell) = action { Some(cell) } else { self.total.named };
        let mut turn = Slow::new(&*self.stopped.values, position, named, wish);
        match (action, self.hand()) {
            (Action::Throw(keep), Some((_, rethrows))) if self.is_last_turn() => turn.kept(keep, rethrows),
            (Action::Throw(keep), Some((_, rethrows))) => {
                let free = rethrows.saturating_sub(position.chips);
                turn.kept(keep, free.max(1))
            }
            _ => turn.kept(Keep::NOTHING, FREE_RETHROWS + 1),
        }
    }

    fn is_last_turn(&self) -> bool {
        self.total.position.open(self.rules()).len() == 1
    }

    /// Parses the whole sentence.
    pub fn check(&mut self, sentence: &str) {
        let (first, why) =
            sentence.split_once(". ").unwrap_or((sentence.strip_suffix('.').expect("a full stop"), ""));
        let (told, brings) =
            first.split_once(": ").map_or((first, None), |(told, brings)| (told, Some(brings)));
        let action = self.check_move(told);
        assert_eq!(action, self.hint.best.action);
        if let Some(brings) = brings {
            self.check_brings(action, brings);
        }
        let clauses: Vec<&str> = why
            .strip_suffix('.')
            .unwrap_or(why)
            .split(", and ")
            .filter(|clause| !clause.is_empty())
            .collect();
        assert!(clauses.len() + usize::from(brings.is_some()) <= 2, "no more than two things");
        for clause in clauses {
            self.check_clause(action, clause);
        }
    }

    fn check_move(&self, told: &str) -> Action {
        if let Some([points, name]) = read(told, ["Enter ", " in ", ""]) {
            let cell = self.cell(name);
            let (hand, _) = self.hand().unwrap();
            let entry = self.total.entries(hand).into_iter().find(|entry| entry.cell == cell).unwrap();
            assert_eq!(number(points), f64::from(entry.points.0), "the points of the box");
            return Action::Enter(cell);
        }
        if let Some([name]) = read(told, ["Call ", ""]) {
            return Action::Name(self.cell(name));
        }
        if told == "Throw all dice" || told == "Throw all dice again" {
            assert_eq!(self.hand().is_none(), told == "Throw all dice");
            return Action::Throw(Keep::NOTHING);
        }
        let [dice] = read(told, ["Keep ", ""]).unwrap_or_else(|| panic!("no move: {told}"));
        Action::Throw(Keep::new(self.dice(dice)))
    }

    /// Dice in words: "6-6-5", "the six" if there is one, "the sixes", which are all sixes of the hand.
    fn dice(&self, words: &str) -> Hand {
        const ONE: [&str; 6] = ["one", "two", "three", "four", "five", "six"];
        const MANY: [&str; 6] = ["ones", "twos", "threes", "fours", "fives", "sixes"];
        let Some(word) = words.strip_prefix("the ") else { return words.parse().unwrap() };
        let (hand, _) = self.hand().unwrap();
        let place = ONE.iter().chain(&MANY).position(|known| *known == word).expect("a face");
        let face = Face::ALL[place % 6];
        assert_eq!(hand.count(face) > 1, place > 5, "one or many");
        Hand::alike(face, hand.count(face)).unwrap()
    }

    fn check_brings(&self, action: Action, brings: &str) {
        let (hand, rethrows) = self.hand().unwrap();
        let position = self.total.position;
        let entry = |cell| self.total.entries(hand).into_iter().find(|entry| entry.cell == cell).unwrap();
        let upper = self.upper_sum();
        let needed = self.rules().bonus().map_or(0, |bonus| bonus.condition.needed().0);
        match action {
            Action::Enter(cell) if brings.ends_with(" extra points") => {
                let [extra] = read(brings, ["that earns ", " extra points"]).unwrap();
                assert_eq!(number(extra), f64::from(entry(cell).extra.0));
            }
            Action::Enter(cell) if brings == "that earns the bonus" => {
                assert!(self.rules().upper_cells().contains(cell));
                assert!(upper < needed && upper + entry(cell).points.0 >= needed);
            }
            Action::Enter(cell) if brings.starts_with("that leaves") => {
                let [left] = read(brings, ["that leaves ", " to go for the bonus"]).unwrap();
                let left = points_of(left);
                assert!(self.rules().upper_cells().contains(cell));
                assert_eq!(left, f64::from(needed - upper - entry(cell).points.0));
            }
            Action::Enter(_) => {
                let chips = read(brings, ["it earns ", " chips"]).map(|[chips]| number(chips));
                let chips = chips
                    .or((brings == "it earns a chip").then_some(1.0))
                    .unwrap_or_else(|| panic!("{brings}"));
                assert!(self.rules().has_chips());
                assert_eq!(chips, f64::from(rethrows - position.chips));
            }
            _ => {
                assert_eq!(brings, "that is worth the chip");
                assert!(self.rules().has_chips() && rethrows > 0 && rethrows <= position.chips);
            }
        }
    }

    fn check_clause(&mut self, action: Action, clause: &str) {
        let clause = clause.strip_prefix(char::is_uppercase).map_or_else(
            || clause.to_owned(),
            |rest| clause[..clause.len() - rest.len()].to_lowercase() + rest,
        );
        let (clause, note) = match clause.split_once(" (") {
            // A column's factor has no brackets, so this is the error of an estimate.
            Some((clause, note)) => (clause, note.strip_suffix(')')),
            None => (clause.as_str(), None),
        };
        if let Some((other, less)) = self.comparison(clause) {
            return self.check_comparison(action, other, less, note);
        }
        assert_eq!(note, None, "what is exact has no error");
        if let Some([name, chance]) = read(clause, ["going for ", " works ", " of the time"]) {
            let cell = self.cell(name);
            assert!(!self.any_pays(cell), "{name} can't fail");
            self.check_chips();
            near_percent(chance, self.alone(action, For::Made(cell)));
        } else if let Some([name, points]) = read(clause, ["going for ", " brings ", " on average"]) {
            let cell = self.cell(name);
            self.check_chips();
            near(points_of(points), self.alone(action, For::Points(cell)));
        } else if let Some([name, chance, extra]) =
            read(clause, ["going for another ", " works ", " of the time and earns ", " extra points"])
        {
            assert_eq!(Some(self.cell(name)), self.rules().yatzy_cell());
            near_percent(chance, self.alone(action, For::Extra));
            assert_eq!(number(extra), f64::from(self.rules().joker().unwrap().extra.0));
        } else if let Some([points]) = read(clause, ["you still need ", " for the bonus"]) {
            let needed = self.rules().bonus().unwrap().condition.needed().0;
            assert_eq!(points_of(points), f64::from(needed - self.upper_sum()));
        } else if let Some([name]) = read(clause, ["that's the most ", " can score"]) {
            let lower = self.rules().cells().iter().find(|&cell| {
                Text::new(Lang::En).cell_name(&self.names, self.rules(), cell).to_lowercase()
                    == name.to_lowercase()
            });
            let Action::Enter(cell) = action else { panic!("{clause}") };
            assert_eq!(lower, Some(cell));
            assert_eq!(self.hint.best.points, Some(self.rules().max_points(cell)));
        } else if clause == "every other box would get a zero" {
            let (hand, _) = self.hand().unwrap();
            let others =
                self.total.entries(hand).into_iter().filter(|entry| Action::Enter(entry.cell) != action);
            assert!(others.clone().all(|entry| entry.points == Points::ZERO) && others.count() > 0);
        } else if clause == "no other box scores as much" {
            let (hand, _) = self.hand().unwrap();
            let mut others =
                self.total.entries(hand).into_iter().filter(|entry| Action::Enter(entry.cell) != action);
            assert!(others.all(|entry| Some(entry.points) < self.hint.best.points));
        } else {
            assert_eq!(clause, "the rules allow nothing else");
            assert_eq!(self.hint.actions.len(), 1);
        }
    }

    /// A comparison: the alternative, and its cost in points of the final total; `None` for about as good.
    fn comparison(&self, clause: &str) -> Option<(Action, Option<f64>)> {
        let (other, less) = match read(clause, ["", " instead costs ", " on average"]) {
            Some([other, less]) => (other.to_owned(), Some(points_of(less))),
            None => (clause.strip_suffix(" instead is about as good")?.to_owned(), None),
        };
        let action = if let Some([points, name]) = read(&other, ["entering ", " in ", ""]) {
            let cell = self.cell(name);
            let (hand, _) = self.hand().unwrap();
            let entry = self.total.entries(hand).into_iter().find(|entry| entry.cell == cell).unwrap();
            assert_eq!(number(points), f64::from(entry.points.0), "the points of the box");
            assert!(entry.points > Points::ZERO);
            Action::Enter(cell)
        } else if let Some([name]) = read(&other, ["a zero in ", ""]) {
            let cell = self.cell(name);
            let (hand, _) = self.hand().unwrap();
            assert!(
                self.total
                    .entries(hand)
                    .iter()
                    .any(|entry| entry.cell == cell && entry.points == Points::ZERO)
            );
            Action::Enter(cell)
        } else if let Some([dice]) = read(&other, ["keeping ", ""]) {
            let single = dice.strip_prefix("only the ");
            let dice: Hand = single.unwrap_or(dice).parse().unwrap();
            assert_eq!(single.is_some(), dice.len() == 1);
            Action::Throw(Keep::new(dice))
        } else if let Some([name]) = read(&other, ["calling ", ""]) {
            Action::Name(self.cell(name))
        } else {
            assert_eq!(other, "throwing all dice");
            Action::Throw(Keep::NOTHING)
        };
        Some((action, less))
    }

    fn check_comparison(&mut self, action: Action, other: Action, less: Option<f64>, note: Option<&str>) {
        assert_ne!(action, other);
        let gap = self.value(action) - self.value(other);
        let (exact, error) = (self.hint.exact, self.stopped.values.choice_error());
        // Values estimated from the rules alone have no measured error; the limit is three points.
        let doubt = if exact { 0.05 } else { error.unwrap_or(3.0) };
        match less {
            Some(less) => {
                near(less, gap);
                assert!(gap >= doubt - 1e-6, "{gap} is noise, with an error of {doubt}");
            }
            None => assert!(gap < doubt + 1e-6 && gap > -1e-6, "{gap} is more than the error, {doubt}"),
        }
        match (less, exact, error) {
            (Some(_), false, Some(error)) => {
                let [told] = read(note.expect("an error"), ["estimated, to within ", ""]).unwrap();
                let told = points_of(told);
                assert!(told >= error && told < error + 0.1, "{told} for {error}");
            }
            (Some(_), false, None) => assert_eq!(note, Some("a rough estimate")),
            _ => assert_eq!(note, None),
        }
    }

    /// A prospect is told only if it is known how many chips are spent on it.
    fn check_chips(&self) {
        let position = self.total.position;
        let left = match self.hand() {
            Some((_, rethrows)) => position.chips.min(rethrows.saturating_sub(1)),
            None => position.chips,
        };
        assert!(!self.rules().has_chips() || left == 0 || self.is_last_turn());
    }

    fn any_pays(&self, cell: Cell) -> bool {
        self.rules().upper_cells().contains(cell) || self.rules().chance_cells().contains(cell)
    }

    fn upper_sum(&self) -> u32 {
        let cells = self.rules().upper_cells().iter();
        cells.filter_map(|cell| self.card().points(self.rules(), cell)).map(|points| points.0).sum()
    }
}

/// The text between these pieces of a sentence.
fn read<'t, const PIECES: usize, const GAPS: usize>(
    text: &'t str,
    pieces: [&str; PIECES],
) -> Option<[&'t str; GAPS]> {
    assert_eq!(GAPS + 1, PIECES);
    let mut rest = text.strip_prefix(pieces[0])?;
    let mut found = [""; GAPS];
    for (gap, piece) in found.iter_mut().zip(&pieces[1..]) {
        let is_last = piece.is_empty();
        let (value, after) = if is_last { (rest, "") } else { rest.split_once(piece)? };
        (*gap, rest) = (value, after);
    }
    rest.is_empty().then_some(found)
}

fn number(text: &str) -> f64 {
    text.replace(',', "").parse().unwrap_or_else(|_| panic!("no number: {text}"))
}

/// "1 point", "2.3 points".
fn points_of(text: &str) -> f64 {
    let digits = text.strip_suffix(" points").filter(|digits| *digits != "1");
    number(digits.or((text == "1 point").then_some("1")).unwrap_or_else(|| panic!("no points: {text}")))
}

/// Tenths below ten, whole numbers above.
fn near(told: f64, is: f64) {
    let within = if is.abs() < 9.95 { 0.05 } else { 0.5 };
    assert!((told - is).abs() <= within + 1e-6, "told {told}, is {is}");
}

fn near_percent(told: &str, is: f64) {
    let told = number(told.strip_suffix('%').expect("a percentage"));
    assert!((told - is * 100.0).abs() <= 0.5 + 1e-6, "told {told} %, is {is}");
}
