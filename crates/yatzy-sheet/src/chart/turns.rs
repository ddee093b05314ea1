//! Turn by turn: luck up or down from the axis, with the cost of choices hatched beside it.

use super::axis::{decoration, hatched, horizontal_line, step};
use super::legend::{Mark, hollow, legend};
use super::{Chart, Frame};
use crate::drawing::{Anchor, Area, Group, Ink, Item, Role, Shape, TextLine};
use crate::typeface::FontFace;
use crate::width::cut;
use serde::{Deserialize, Serialize};
use yatzy_bots::WORTH_SAYING;
use yatzy_text::{Text, say};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnBar {
    /// Turn number of this seat, starting at 1.
    pub round: u16,
    /// The filled box; empty for an unfinished turn.
    pub name: String,
    /// Luck of the dice, or the result of the whole turn if `whole`.
    pub luck: f64,
    /// The cost of the choices.
    pub cost: f64,
    /// Whether only the result of the turn is known, not its throws.
    pub whole: bool,
    /// Link target, on a web page.
    pub link: Option<String>,
}

/// The angle of the box names in degrees: steep enough that the first name stays within the chart.
const SLANT: f64 = -65.0;
/// The longest name that is not shortened, in multiples of its type size.
const NAME: f64 = 9.5;

/// The turns of a seat. `reach` is the height of the highest bar up and down over all seats: all share one
/// scale.
pub(super) fn turns_chart(text: Text, frame: Frame, turns: &[TurnBar], reach: (f64, f64)) -> Chart {
    let (up, down) = (reach.0.max(1.0), reach.1.max(1.0));
    let size = frame.size;
    let left = FontFace::Regular.width("−100", size) + size * 0.5;
    // Slanted box names where there is space for them, otherwise turn numbers.
    let room = (frame.width - left) / turns.len().max(12) as f64;
    let named = room >= size * 1.5;
    let longest = turns.iter().map(|turn| FontFace::Regular.width(&turn.name, size)).fold(0.0, f64::max);
    let slanted = longest.min(size * NAME) * SLANT.to_radians().sin().abs();
    let foot = if named { size * 1.7 + slanted } else { size * 1.6 };
    let plot = Area::new(left, size * 0.5, frame.width - left, 15.0 * size);
    let scale = plot.height / (up + down);
    let axis = plot.y + up * scale;
    let rule = step(up + down, 8.0);
    let levels = (-(down / rule).floor() as i64..=(up / rule).floor() as i64).filter(|level| *level != 0);
    let mut grid: Vec<Item> = levels
        .flat_map(|i| {
            let points = i as f64 * rule;
            horizontal_line(frame, plot, axis - points * scale, &text.signed(points, 0), Ink::Line)
        })
        .collect();
    grid.extend(horizontal_line(frame, plot, axis, "0", Ink::Ink));
    let mut items = vec![decoration(grid)];
    for (i, turn) in turns.iter().enumerate() {
        let place = Area::new(plot.x + room * i as f64, plot.y, room, plot.height + foot);
        let mut bars = bars(turn, place, axis, scale);
        bars.push(label(turn, place, plot.bottom(), size, named));
        let words = description(text, turn);
        let group = Group::new(Role::Figure(words), bars);
        items.push(match &turn.link {
            Some(link) => Group { link: Some(link.clone()), area: Some(place), ..group }.into(),
            None => group.into(),
        });
    }
    let mut entries = Vec::new();
    if turns.iter().any(|turn| !turn.whole) {
        entries.push((Mark::Bar, say!(text, "analysis-luck")));
        entries.push((Mark::Hatched(Ink::Accent), say!(text, "analysis-cost")));
    }
    if turns.iter().any(|turn| turn.whole) {
        entries.push((Mark::Hollow, say!(text, "analysis-not-split")));
    }
    let top = plot.bottom() + foot;
    let (legend, height) = legend(frame, top, plot.x, &entries);
    items.extend(legend);
    let words = say!(text, "analysis-chart-words");
    Chart { words, width: frame.width, height: top + height, items }
}

/// A turn in words: "3. Full house: Luck +4.2, Cost 1.3".
fn description(text: Text, turn: &TurnBar) -> String {
    let luck = format!("{} {}", say!(text, "analysis-luck"), text.signed(turn.luck, 1));
    let mut words = format!("{}. {}", turn.round, text.labelled(&turn.name, luck));
    if turn.whole {
        words = format!("{words} ({})", say!(text, "analysis-not-split"));
    }
    if turn.cost >= WORTH_SAYING {
        words += &format!(", {} {}", say!(text, "analysis-cost"), text.decimal(turn.cost, 1));
    }
    words
}

fn bars(turn: &TurnBar, place: Area, axis: f64, scale: f64) -> Vec<Item> {
    let width = place.width * 0.36;
    let x = place.x + place.width * 0.14;
    let height = (turn.luck.abs() * scale).max(0.4);
    let luck = Area::new(x, if turn.luck > 0.0 { axis - height } else { axis }, width, height);
    let mut items = vec![if turn.whole { hollow(luck) } else { Shape::filled(luck, Ink::Ink).into() }];
    if turn.cost >= WORTH_SAYING {
        let cost = Area::new(x + width, axis, width, turn.cost * scale);
        items.extend(hatched(cost, Ink::Accent));
    }
    items
}

fn label(turn: &TurnBar, place: Area, bottom: f64, size: f64, named: bool) -> Item {
    let middle = place.x + place.width / 2.0;
    if named && !turn.name.is_empty() {
        let name = cut(&turn.name, FontFace::Regular, size, size * NAME);
        let words = TextLine::new(middle + size * 0.5, bottom + size * 1.1, size, name);
        words.anchor(Anchor::End).turned(SLANT).into()
    } else {
        let words = TextLine::new(middle, bottom + size * 1.25, size, turn.round.to_string());
        words.anchor(Anchor::Middle).ink(Ink::Faint).into()
    }
}
