//! The pad in every language, in the smallest terminal there is room in.

use crate::driver::Driver;
use yatzy_rules::DiceSource::Program;
use yatzy_text::Lang;

#[test]
fn a_pad_in_every_language() {
    for lang in Lang::ALL {
        let edition = format!("tactic-{}", lang.code());
        let mut driver = Driver::in_lang(&edition, &["Anna", "Björn"], Program, lang);
        driver.dice(&["14466", "12356"]);
        // Where boxes are named first, enter names one.
        driver.keys("enter space enter space");
        driver.shot_at(&format!("pad-{}", lang.code()), 80, 24);
    }
}
