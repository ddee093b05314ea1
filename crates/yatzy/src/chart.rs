//! Histograms in characters.

use crate::layout::{Column, Table, WIDTH};
use unicode_width::UnicodeWidthStr;

/// The most rows of a histogram.
const MOST_ROWS: u32 = 18;
/// The widest bar.
const WIDEST: usize = 48;
/// The share of games at either end that is left out.
const RARE: f64 = 1e-4;
/// The eighths of a character cell, from one to a whole.
const EIGHTHS: [char; 8] = ['▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];

/// The weight of each total, from 0 on: counts or chances.
pub type Weights = Vec<f64>;

/// The lines of a histogram: a row for each range of totals, a column of bars for each series. Titles are shown above
/// the bars if there are several series.
pub fn histogram(series: &[(String, Weights)]) -> Vec<String> {
    let spans: Vec<(u32, u32)> = series.iter().filter_map(|(_, weights)| span(weights)).collect();
    let least = spans.iter().map(|span| span.0).min();
    let most = spans.iter().map(|span| span.1).max();
    let (Some(least), Some(most)) = (least, most) else { return Vec::new() };
    let step = step(most - least + 1);
    let rows: Vec<u32> = (least / step..=most / step).collect();
    let shares: Vec<Vec<f64>> = series.iter().map(|(_, weights)| shares(weights, &rows, step)).collect();
    let highest = shares.iter().flatten().copied().fold(0.0, f64::max);
    let labels: Vec<String> = rows.iter().map(|row| label(row * step, step)).collect();
    let width = bar_width(series.len(), &labels);

    let mut columns = vec![Column::Right];
    columns.resize(1 + series.len(), Column::Left);
    let mut table = Table::new(&columns, 2);
    if series.len() > 1 {
        let heads = series.iter().map(|(head, _)| format!("{head:<width$}"));
        table.row(std::iter::once(String::new()).chain(heads));
    }
    for (row, label) in labels.into_iter().enumerate() {
        let bars = shares.iter().map(|shares| format!("{:<width$}", bar(shares[row] / highest, width)));
        table.row(std::iter::once(label).chain(bars));
    }
    table.lines()
}

/// The lowest and the highest total of a chart: all but the rarest at both ends.
fn span(weights: &[f64]) -> Option<(u32, u32)> {
    let rare = weights.iter().sum::<f64>() * RARE;
    let mut below = 0.0;
    let least = weights.iter().position(|weight| {
        below += weight;
        below > rare
    })?;
    let mut above = 0.0;
    let most = weights.iter().rposition(|weight| {
        above += weight;
        above > rare
    })?;
    Some((least as u32, most as u32))
}

/// The width of a range of totals: a round number that gives few enough rows.
fn step(span: u32) -> u32 {
    let round = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
    round.into_iter().find(|step| span / step < MOST_ROWS).unwrap_or(span / MOST_ROWS + 1)
}

fn label(from: u32, step: u32) -> String {
    if step == 1 { from.to_string() } else { format!("{from}–{}", from + step - 1) }
}

fn shares(weights: &[f64], rows: &[u32], step: u32) -> Vec<f64> {
    let all: f64 = weights.iter().sum();
    let of_row = |row: &u32| {
        let stretch = (row * step) as usize..((row + 1) * step) as usize;
        stretch.filter_map(|total| weights.get(total)).sum::<f64>() / all
    };
    rows.iter().map(of_row).collect()
}

fn bar_width(series: usize, labels: &[String]) -> usize {
    let label = labels.iter().map(|label| label.width()).max().unwrap_or(0);
    let room = WIDTH.saturating_sub(2 + label + 2 * series);
    (room / series.max(1)).clamp(1, WIDEST)
}

/// A bar as long as its share of the width. A share above zero is always visible.
fn bar(share: f64, width: usize) -> String {
    let eighths = (share * width as f64 * 8.0).round() as usize;
    let eighths = if share > 0.0 { eighths.max(1) } else { 0 };
    let mut bar = "█".repeat(eighths / 8);
    if eighths % 8 > 0 {
        bar.push(EIGHTHS[eighths % 8 - 1]);
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_stand_beside_their_totals() {
        let weights = |pairs: &[(usize, f64)]| {
            let mut weights = vec![0.0; 400];
            pairs.iter().for_each(|&(total, weight)| weights[total] = weight);
            weights
        };
        let one = histogram(&[("a".into(), weights(&[(101, 1.0), (119, 1.0), (220, 4.0), (299, 0.01)]))]);
        assert_eq!(one.len(), 10);
        assert!(one[0].starts_with("  100–119  ████████████████████████") && one[1] == "  120–139");
        assert_eq!(one[6], format!("  220–239  {}", "█".repeat(WIDEST)));
        assert_eq!(one[9], "  280–299  ▏");
        let two = histogram(&[("a".into(), weights(&[(5, 1.0)])), ("b".into(), weights(&[(7, 1.0)]))]);
        assert_eq!(two.len(), 4);
        assert!(two.iter().all(|line| line.width() <= WIDTH));
        assert!(histogram(&[]).is_empty() && histogram(&[("a".into(), Vec::new())]).is_empty());
    }
}
