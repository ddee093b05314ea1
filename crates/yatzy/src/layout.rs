//! Text layout for a terminal of 80 columns. Widths are those of the terminal, not bytes or characters.

use unicode_width::UnicodeWidthStr;

/// The width of the output.
pub const WIDTH: usize = 80;

/// The alignment of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// Words, as wide as the longest.
    Left,
    /// Numbers.
    Right,
    /// Sentences, wrapped so that the table fits the terminal.
    Wrapped,
}

/// A table with two spaces between columns.
pub struct Table<'a> {
    columns: &'a [Column],
    indent: usize,
    rows: Vec<Vec<String>>,
}

impl<'a> Table<'a> {
    /// An empty table with an indent.
    pub fn new(columns: &'a [Column], indent: usize) -> Table<'a> {
        Table { columns, indent, rows: Vec::new() }
    }

    /// Adds a row. A row without cells is an empty line.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// The lines of the table, without spaces at their ends.
    pub fn lines(&self) -> Vec<String> {
        let widths = self.widths();
        self.rows.iter().flat_map(|row| self.lines_of(row, &widths)).collect()
    }

    fn widths(&self) -> Vec<usize> {
        let natural = |i: usize| self.rows.iter().filter_map(|row| row.get(i)).map(|cell| cell.width()).max();
        let mut widths: Vec<usize> = (0..self.columns.len()).map(|i| natural(i).unwrap_or(0)).collect();
        let gaps = 2 * self.columns.len().saturating_sub(1) + self.indent;
        let whole = widths.iter().sum::<usize>() + gaps;
        if let Some(i) = self.columns.iter().position(|column| *column == Column::Wrapped)
            && whole > WIDTH
        {
            // A column of sentences needs some width, even if the names beside it are long.
            widths[i] = widths[i].saturating_sub(whole - WIDTH).max(20);
        }
        widths
    }

    fn lines_of(&self, row: &[String], widths: &[usize]) -> Vec<String> {
        let cells: Vec<Vec<String>> = row
            .iter()
            .zip(self.columns.iter().zip(widths))
            .map(|(cell, (column, &width))| match column {
                Column::Wrapped => wrap(cell, width),
                _ => vec![cell.clone()],
            })
            .collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(1).max(1);
        let line = |at: usize| {
            let mut line = " ".repeat(self.indent);
            for ((cell, column), &width) in cells.iter().zip(self.columns).zip(widths) {
                let words = cell.get(at).map_or("", String::as_str);
                let space = " ".repeat(width.saturating_sub(words.width()));
                match column {
                    Column::Right => line.extend([space.as_str(), words, "  "]),
                    _ => line.extend([words, space.as_str(), "  "]),
                }
            }
            line.trim_end().to_owned()
        };
        (0..height).map(line).collect()
    }
}

/// Wraps a text to this width. Existing line breaks are removed.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let words: Vec<&str> = text.split([' ', '\n', '\t']).filter(|word| !word.is_empty()).collect();
    yatzy_terminal::wrap(&words.join(" "), width.try_into().unwrap_or(u16::MAX))
}

/// Shortens a text to this width with an ellipsis.
pub fn shorten(text: &str, width: usize) -> String {
    yatzy_terminal::cut(text, width.try_into().unwrap_or(u16::MAX), "…")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_line_up_in_every_script() {
        let mut table = Table::new(&[Column::Left, Column::Right], 2);
        table.row(["Четвёрки".to_owned(), "8".to_owned()]);
        table.row([]);
        table.row(["Kåk".to_owned(), "28".to_owned()]);
        assert_eq!(table.lines(), ["  Четвёрки   8", "", "  Kåk       28"]);
    }

    #[test]
    fn no_line_breaks_at_a_no_break_space() {
        assert_eq!(
            wrap("Bonus\u{a0}: 38\u{202f}%  ou\nrien", 6),
            ["Bonus\u{a0}:", "38\u{202f}%", "ou", "rien"]
        );
        assert_eq!(
            wrap("«\u{202f}Brelan\u{202f}» et «\u{a0}Carré\u{a0}»", 11),
            ["«\u{202f}Brelan\u{202f}»", "et", "«\u{a0}Carré\u{a0}»"]
        );
        assert_eq!(wrap("", 6), [""]);
    }

    #[test]
    fn sentences_fit_the_terminal() {
        let mut table = Table::new(&[Column::Left, Column::Wrapped, Column::Right], 2);
        table.row(["name".to_owned(), "word ".repeat(40), "1".to_owned()]);
        let lines = table.lines();
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.width() <= WIDTH));
        assert!(lines[0].starts_with("  name  word word") && lines[0].ends_with("word  1"));
    }
}
