//! The contents of a report as plain values.

use super::Plot;
use serde::{Deserialize, Serialize};
use yatzy_text::Lang;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    pub title: String,
    /// Edition and date.
    pub about: String,
    #[serde(with = "crate::order::lang_code")]
    pub lang: Lang,
    pub parts: Vec<ReportPart>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReportPart {
    pub heading: String,
    /// Text beyond the description of the chart.
    pub words: Option<String>,
    pub plot: Option<Plot>,
}
