//! Rulesets: every rule as data, validated once, then fast to query.
//!
//! No code here knows a game by name. Code that needs to behave differently asks the ruleset.

mod boxes;
mod canonical;
mod catalogue;
mod choices;
mod draft;
mod file;
mod joker;
mod options;

pub use boxes::{BoxId, BoxRule, Needs, ParseError, Pays, Section};
pub use canonical::{RulesHash, RulesLineError};
pub use catalogue::{Catalogue, Edition, Names};
pub use choices::Choices;
pub use draft::{MAX_BOXES, MAX_COLUMNS, MAX_POINTS, RulesetDraft, RulesetProblem};
pub use file::{Expected, FileError, FileProblem, MAX_FILE_LEN, RulesetFile};
pub use options::{
    Bonus, BonusSetting, Condition, Joker, JokerRule, OPTIONS, OptionForm, Order, Setting, SettingError, When,
};

use crate::{Cell, CellSet, Face, Hand, HandError, Points};
use options::spell;
use std::fmt;
use std::sync::OnceLock;

/// The free rethrows of a turn.
pub const FREE_RETHROWS: u16 = 2;

/// A valid ruleset. It is made from a [`RulesetDraft`] and immutable.
///
/// ```
/// use yatzy_rules::{Catalogue, Hand};
/// let rules = Catalogue::get().rules("maxi").expect("MaxiYatzy is in the catalogue");
/// let hand: Hand = "2-2-2-5-5-5".parse()?;
/// let house = rules.cell("house").expect("Maxi has a house");
/// assert_eq!(rules.points(house, hand).0, 19);
/// # Ok::<(), yatzy_rules::HandError>(())
/// ```
#[derive(Clone)]
pub struct Ruleset {
    draft: RulesetDraft,
    hash: RulesHash,
    first_hand: usize,
    /// The points of each box for each hand: a row of all boxes per hand.
    points: Box<[u16]>,
    /// The scoring cells of each hand.
    paying: Box<[CellSet]>,
    /// The highest points of each cell, computed on first use: solvers ask for them millions of times.
    highest: OnceLock<Box<[Points]>>,
    cells: CellSet,
    upper: CellSet,
    chances: CellSet,
    yatzy: Option<Cell>,
    /// The upper box of each face.
    face_boxes: [Option<Cell>; 6],
}

impl Ruleset {
    /// Computes the tables of a valid draft.
    fn of(draft: RulesetDraft) -> Ruleset {
        let hands = Hand::all(draft.dice);
        let points: Box<[u16]> = hands
            .iter()
            .flat_map(|&hand| draft.boxes.iter().map(move |rule| rule.points(hand).0 as u16))
            .collect();
        let boxes = draft.boxes.len();
        let in_all_columns = |wanted: &dyn Fn(usize) -> bool| -> CellSet {
            (0..boxes * draft.columns.len()).filter(|&i| wanted(i % boxes)).filter_map(Cell::at).collect()
        };
        let paying = points.chunks_exact(boxes).map(|row| in_all_columns(&|i| row[i] > 0)).collect();
        let is_upper = |i: usize| draft.boxes[i].section() == Section::Upper;
        let face_box = |face: Face| draft.boxes.iter().position(|rule| rule.needs == Needs::Face(face));
        Ruleset {
            hash: RulesHash::of(&draft),
            first_hand: hands[0].index(),
            paying,
            highest: OnceLock::new(),
            cells: in_all_columns(&|_| true),
            upper: in_all_columns(&is_upper),
            chances: in_all_columns(&|i| draft.boxes[i].needs == Needs::Any),
            yatzy: draft.boxes.iter().position(|rule| rule.is_yatzy(draft.dice)).and_then(Cell::at),
            face_boxes: Face::ALL.map(|face| face_box(face).and_then(Cell::at)),
            points,
            draft,
        }
    }

    /// The rules as public fields, to build a variant.
    pub fn draft(&self) -> &RulesetDraft {
        &self.draft
    }

    /// The hash of the rules, without ids and names.
    pub fn hash(&self) -> RulesHash {
        self.hash
    }

    /// Number of dice.
    pub fn dice(&self) -> u8 {
        self.draft.dice
    }

    /// The boxes, top to bottom.
    pub fn boxes(&self) -> &[BoxRule] {
        &self.draft.boxes
    }

    /// The factor of each column.
    pub fn columns(&self) -> &[u8] {
        &self.draft.columns
    }

    /// The upper bonus.
    pub fn bonus(&self) -> Option<Bonus> {
        self.draft.bonus
    }

    /// The order in which boxes may be filled.
    pub fn order(&self) -> Order {
        self.draft.order
    }

    /// When chance may be used.
    pub fn chance(&self) -> When {
        self.draft.chance
    }

    /// When a box may be struck.
    pub fn zero(&self) -> When {
        self.draft.zero
    }

    /// Whether the box is named before the first throw.
    pub fn declares(&self) -> bool {
        self.draft.declare
    }

    /// Whether unused rethrows are saved as chips.
    pub fn has_chips(&self) -> bool {
        self.draft.chips
    }

    /// Jokers and extra yatzys.
    pub fn joker(&self) -> Option<Joker> {
        self.draft.joker
    }

    /// All cells of a card.
    pub fn cells(&self) -> CellSet {
        self.cells
    }

    /// The cells of the upper section.
    pub fn upper_cells(&self) -> CellSet {
        self.upper
    }

    /// The cells of boxes in which any hand scores.
    pub fn chance_cells(&self) -> CellSet {
        self.chances
    }

    /// The box for all dice equal, if any. Rulesets with jokers have one column.
    pub fn yatzy_cell(&self) -> Option<Cell> {
        self.yatzy
    }

    /// The upper box of a face.
    pub fn face_cell(&self, face: Face) -> Option<Cell> {
        self.face_boxes[usize::from(face.pips()) - 1]
    }

    /// The cells of one column, from 0.
    pub fn column_cells(&self, column: usize) -> CellSet {
        let boxes = self.boxes().len();
        self.cells.iter().filter(|cell| cell.index() / boxes == column).collect()
    }

    /// The box of a cell.
    ///
    /// # Panics
    /// If the card does not have this cell.
    pub fn box_of(&self, cell: Cell) -> &BoxRule {
        assert!(self.cells.contains(cell), "a cell of this ruleset");
        &self.boxes()[cell.index() % self.boxes().len()]
    }

    /// The factor of the cell's column.
    pub fn factor_of(&self, cell: Cell) -> u8 {
        self.columns()[cell.index() / self.boxes().len()]
    }

    /// The id of a cell: the id of its box, with `-x2` for the column with factor 2 if there are several.
    pub fn cell_id(&self, cell: Cell) -> String {
        let id = &self.box_of(cell).id;
        if self.columns().len() == 1 { id.to_string() } else { format!("{id}-x{}", self.factor_of(cell)) }
    }

    /// The cell with this id, the inverse of [`Ruleset::cell_id`].
    pub fn cell(&self, id: &str) -> Option<Cell> {
        self.cells.iter().find(|&cell| {
            let box_id = self.box_of(cell).id.as_str();
            if self.columns().len() == 1 {
                return id == box_id;
            }
            let factor = id.strip_prefix(box_id).and_then(|rest| rest.strip_prefix("-x"));
            factor.is_some_and(|factor| factor == self.factor_of(cell).to_string())
        })
    }

    /// Parses a hand with the number of dice of this game.
    pub fn read_hand(&self, text: &str) -> Result<Hand, HandError> {
        let hand: Hand = text.parse()?;
        self.check_hand(hand)?;
        Ok(hand)
    }

    /// Whether a hand has the number of dice of this game.
    pub fn check_hand(&self, hand: Hand) -> Result<(), HandError> {
        let (expected, found) = (self.dice(), hand.len());
        if found == expected { Ok(()) } else { Err(HandError::WrongCount { expected, found }) }
    }

    /// The points of each box for a hand, in the order of [`Ruleset::boxes`], without column factors.
    ///
    /// # Panics
    /// If the hand has another number of dice.
    pub fn box_points(&self, hand: Hand) -> &[u16] {
        let boxes = self.boxes().len();
        &self.points[self.rank(hand) * boxes..][..boxes]
    }

    /// The points of a hand in a cell, without jokers.
    ///
    /// # Panics
    /// If the hand has another number of dice, or the card does not have this cell.
    pub fn points(&self, cell: Cell, hand: Hand) -> Points {
        let row = self.box_points(hand);
        Points(u32::from(row[cell.index() % row.len()]) * u32::from(self.factor_of(cell)))
    }

    /// The cells in which a hand scores.
    pub(crate) fn paying(&self, hand: Hand) -> CellSet {
        self.paying[self.rank(hand)]
    }

    /// The highest points of a cell, jokers included.
    pub fn max_points(&self, cell: Cell) -> Points {
        let highest = || self.cells.iter().map(|cell| self.highest_points(cell)).collect();
        self.highest.get_or_init(highest)[cell.index()]
    }

    fn highest_points(&self, cell: Cell) -> Points {
        let plain = Hand::all(self.dice()).iter().map(|&hand| self.points(cell, hand));
        let joker = Hand::all(self.dice())
            .iter()
            .filter(|hand| self.joker().is_some() && hand.all_alike().is_some())
            .map(|&hand| self.joker_points(cell, hand));
        plain.chain(joker).max().unwrap_or_default()
    }

    /// The highest possible total.
    pub fn max_total(&self) -> Points {
        let sum = |cells: CellSet| -> Points { cells.iter().map(|cell| self.max_points(cell)).sum() };
        let bonus = self.bonus().filter(|bonus| sum(self.upper) >= bonus.condition.needed());
        // Every turn after the one that fills the yatzy box can earn an extra yatzy.
        let extra = self.joker().map(|joker| joker.extra * (self.cells.len() as u32 - 1));
        sum(self.cells) + bonus.map(|bonus| bonus.points).unwrap_or_default() + extra.unwrap_or_default()
    }

    fn rank(&self, hand: Hand) -> usize {
        assert_eq!(hand.len(), self.dice(), "a hand has all dice of the game");
        hand.index() - self.first_hand
    }

    /// Each option with its value, in the order of [`OPTIONS`]. `yatzy` is included only if a box pays 50 for
    /// all dice equal.
    pub fn options(&self) -> Vec<(&'static str, String)> {
        let draft = &self.draft;
        let none = || "none".to_owned();
        let mut options = vec![
            ("order", draft.order.to_string()),
            ("bonus", draft.bonus.map_or_else(none, |bonus| bonus.condition.to_string())),
            ("chance", draft.chance.to_string()),
            ("zero", draft.zero.to_string()),
            ("declare", spell(draft.declare).to_owned()),
            ("chips", spell(draft.chips).to_owned()),
            ("joker", draft.joker.map_or_else(none, |joker| joker.rule.to_string())),
        ];
        let yatzy = self.yatzy.map(|cell| self.box_of(cell).pays);
        options.extend(
            yatzy
                .filter(|pays| matches!(pays, Pays::Fixed(50) | Pays::FixedAndAll(50)))
                .map(|pays| ("yatzy", pays.to_string())),
        );
        options
    }

    /// The same rules with other options, or every problem of the result.
    pub fn with(&self, settings: &[Setting]) -> Result<Ruleset, Vec<RulesetProblem>> {
        self.set(settings)?.validate_new()
    }

    /// As [`Ruleset::with`], for options of a game that exists: an earlier version may have accepted more.
    pub fn with_recorded(&self, settings: &[Setting]) -> Result<Ruleset, Vec<RulesetProblem>> {
        self.set(settings)?.validate()
    }

    fn set(&self, settings: &[Setting]) -> Result<RulesetDraft, Vec<RulesetProblem>> {
        let mut draft = self.draft.clone();
        settings.iter().try_for_each(|&setting| draft.set(setting)).map_err(|reason| vec![reason])?;
        Ok(draft)
    }
}

/// Rulesets are equal if their rules and ids are equal.
impl PartialEq for Ruleset {
    fn eq(&self, other: &Ruleset) -> bool {
        self.draft == other.draft
    }
}

impl Eq for Ruleset {}

impl fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.draft.fmt(f)
    }
}
