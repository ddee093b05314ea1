//! A report, in plain values.

use super::Plot;
use serde::{Deserialize, Serialize};
use yatzy_text::Lang;

/// A report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The game's name.
    pub title: String,
    /// Which edition, and when.
    pub about: String,
    /// The language.
    #[serde(with = "crate::order::lang_code")]
    pub lang: Lang,
    /// The parts.
    pub parts: Vec<ReportPart>,
}

/// A part of a report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReportPart {
    /// What it is about.
    pub heading: String,
    /// What there is to say, if it is more than the chart has to say of itself.
    pub words: Option<String>,
    /// The chart.
    pub plot: Option<Plot>,
}
