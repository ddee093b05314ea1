//! Figures as a page writes them: with the reader's decimal sign, a real minus, and no more digits than help.

use yatzy_text::{Lang, Text};

/// A number with so many decimals.
pub(super) fn decimal(text: Text, number: f64, decimals: usize) -> String {
    let figure = format!("{number:.decimals$}");
    // Nobody reads a minus before nothing.
    let nothing = figure.trim_start_matches('-').bytes().all(|byte| byte == b'0' || byte == b'.');
    let figure = if nothing { figure.trim_start_matches('-').to_owned() } else { figure.replace('-', "−") };
    if text.lang() == Lang::En { figure } else { figure.replace('.', ",") }
}

/// A difference: one decimal, and a sign unless it is nothing.
pub(super) fn signed(text: Text, number: f64) -> String {
    let figure = decimal(text, number, 1);
    let positive = number > 0.0 && figure.bytes().any(|byte| (b'1'..=b'9').contains(&byte));
    if positive { format!("+{figure}") } else { figure }
}

/// A share of one, in per cent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_the_readers() {
        let (en, fi) = (Text::new(Lang::En), Text::new(Lang::Fi));
        assert_eq!(decimal(en, 248.44, 1), "248.4");
        assert_eq!(decimal(fi, 248.44, 1), "248,4");
        assert_eq!(signed(fi, -9.25), "−9,2");
        assert_eq!(signed(en, 0.04), "0.0");
        assert_eq!(signed(en, -0.04), "0.0");
        assert_eq!(signed(en, 3.0), "+3.0");
        assert_eq!(percent(0.684), "68 %");
    }
}
