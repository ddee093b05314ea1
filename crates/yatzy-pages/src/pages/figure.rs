//! Differences as a page writes them.

use yatzy_text::Text;

/// A difference: one decimal, and a sign unless it is nothing. The minus is the one of the chart beside it, whatever a
/// language writes before plain numbers.
pub(super) fn signed(text: Text, number: f64) -> String {
    let figure = text.decimal(number.abs(), 1);
    let is_something = figure.bytes().any(|byte| (b'1'..=b'9').contains(&byte));
    match number {
        _ if !is_something => figure,
        ..0.0 => format!("−{figure}"),
        _ => format!("+{figure}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_text::Lang;

    #[test]
    fn differences_have_a_sign_unless_they_are_nothing() {
        let (en, fi) = (Text::new(Lang::En), Text::new(Lang::Fi));
        assert_eq!(signed(fi, -9.25), "−9,2");
        assert_eq!(signed(en, 0.04), "0.0");
        assert_eq!(signed(en, -0.04), "0.0");
        assert_eq!((signed(en, 3.0), signed(en, -64.0)), ("+3.0".to_owned(), "−64.0".to_owned()));
    }
}
