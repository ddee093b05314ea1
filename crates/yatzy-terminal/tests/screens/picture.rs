//! The picture of the read-me: a screen as SVG, in the colours of a dark terminal.

use crate::driver::Driver;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write;
use std::path::Path;
use yatzy_rules::DiceSource::Program;

/// The place of a letter.
const LETTER: (f32, f32) = (8.4, 18.0);

#[test]
#[ignore = "takes the picture of the read-me; cargo xtask screenshots"]
fn the_terminal_is_pictured_for_the_read_me() {
    let mut driver = Driver::at("yatzy", &["Anna", "Björn", "Cecilia"], Program);
    driver.dice(&["22456", "13355", "44466", "11235", "55566", "66661", "12345", "22255", "11166"]);
    for keys in
        ["space b enter", "space d enter", "space o enter", "space a enter", "space f enter", "space g enter"]
    {
        driver.keys(keys);
    }
    for keys in ["space m enter", "space k enter", "space p enter"] {
        driver.keys(keys);
    }
    driver.dice(&["24666"]);
    driver.keys("space 3 4 5");
    let picture = svg(&driver.buffer(96, 32));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("terminal.svg"), picture).unwrap();
}

fn svg(buffer: &Buffer) -> String {
    let (columns, rows) = (buffer.area.width, buffer.area.height);
    let (width, height) = (f32::from(columns) * LETTER.0 + 24.0, f32::from(rows) * LETTER.1 + 24.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, monospace\" font-size=\"14\">\n<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#1b2228\"/>\n"
    );
    for row in 0..rows {
        let cells: Vec<&Cell> = (0..columns).map(|column| &buffer[(column, row)]).collect();
        let mut column = 0;
        while column < cells.len() {
            let alike =
                |cell: &&&Cell| (cell.fg, cell.modifier) == (cells[column].fg, cells[column].modifier);
            let run = cells[column..].iter().take_while(alike).count();
            let words: String = cells[column..column + run].iter().map(|cell| cell.symbol()).collect();
            if !words.trim().is_empty() {
                let _ = writeln!(svg, "{}", text(cells[column], column, row, run, &words));
            }
            column += run;
        }
    }
    svg + "</svg>\n"
}

/// Letters in one style. Their width is told, so that a reader's font changes nothing.
fn text(cell: &Cell, column: usize, row: u16, run: usize, words: &str) -> String {
    let (x, y) = (12.0 + column as f32 * LETTER.0, 12.0 + f32::from(row) * LETTER.1);
    let is = |modifier| cell.modifier.contains(modifier);
    let reversed = is(Modifier::REVERSED);
    let ink = if reversed { "#1b2228" } else { colour(cell.fg) };
    let weight = if is(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
    let faint = if is(Modifier::DIM) { " opacity=\".55\"" } else { "" };
    let length = run as f32 * LETTER.0;
    let behind = if reversed {
        format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{length}\" height=\"{}\" fill=\"{}\"/>",
            LETTER.1,
            colour(cell.fg)
        )
    } else {
        String::new()
    };
    let words = words.replace('&', "&amp;").replace('<', "&lt;").replace(' ', "\u{a0}");
    let baseline = y + 13.5;
    format!(
        "{behind}<text x=\"{x}\" y=\"{baseline}\" textLength=\"{length}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{ink}\"{weight}{faint}>{words}</text>"
    )
}

fn colour(colour: Color) -> &'static str {
    match colour {
        Color::Yellow | Color::LightYellow => "#f2c265",
        Color::Cyan | Color::LightCyan => "#7fdde4",
        Color::Magenta | Color::LightMagenta => "#eaa3cd",
        Color::Blue | Color::LightBlue => "#63baf0",
        Color::Green | Color::LightGreen => "#35cfa3",
        Color::Red | Color::LightRed => "#ff9a7a",
        _ => "#ece6d8",
    }
}
