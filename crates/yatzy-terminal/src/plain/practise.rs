//! Exercises in lines: the position, the answer, and what the coach says to it.

use super::command::{Command, Vocabulary};
use super::{LONGEST_LINE, lines};
use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;
use yatzy_bots::{Exercise, PositionBody, PracticePosition, Theme, Values, Verdict, Words};
use yatzy_rules::{Action, Keep, Phase, Seat};
use yatzy_table::View;
use yatzy_text::{PadNames, Text, say, shown};

/// Exercises to ask, and the values that judge the answers.
#[derive(Clone)]
pub struct PractiseRun {
    /// The language.
    pub text: Text,
    /// The names on the pad.
    pub names: PadNames,
    /// The edition of the pad.
    pub edition: Option<String>,
    /// The values that the exercises were made from.
    pub values: Arc<dyn Values>,
    /// What is asked.
    pub questions: Vec<Question>,
    /// How far the values can be trusted, if they are estimates.
    pub caveat: Option<String>,
}

/// One exercise of a run.
#[derive(Clone, Debug)]
pub struct Question {
    /// The position.
    pub position: PositionBody,
    /// The theme, for the summary.
    pub theme: Option<Theme>,
    /// A line above the position.
    pub about: Option<String>,
}

impl From<&Exercise> for Question {
    fn from(exercise: &Exercise) -> Question {
        Question { position: exercise.position.clone(), theme: Some(exercise.theme), about: None }
    }
}

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    /// Whether it was the best choice, or as good.
    pub is_right: bool,
    /// What it cost, in points.
    pub cost: f64,
}

impl From<&Verdict> for Answer {
    fn from(verdict: &Verdict) -> Answer {
        Answer { is_right: verdict.is_right(), cost: verdict.hint.cost() }
    }
}

/// What a line asks for.
enum Line {
    Choice(Action),
    Odds,
    Quit,
    Unclear(String),
}

/// Asks exercise after exercise until the input ends, and returns the answers.
pub fn practise(
    run: &PractiseRun,
    prompt: &str,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<Vec<Answer>> {
    let (text, rules) = (run.text, run.values.rules());
    let example = rules.boxes().last().map(|rule| rule.id.to_string()).unwrap_or_default();
    let mut answers = Vec::new();
    let mut last: Option<Verdict> = None;
    if let Some(caveat) = &run.caveat {
        writeln!(output, "{caveat}")?;
    }
    let how = say!(text, "practise-how", id = example.as_str());
    writeln!(output, "{how}")?;
    'exercises: for (number, question) in (1..).zip(&run.questions) {
        let Ok(position) = question.position.read(rules) else { continue };
        for line in run.asked(number, question, &position) {
            writeln!(output, "{line}")?;
        }
        let action = loop {
            write!(output, "{prompt}")?;
            output.flush()?;
            let mut bytes = Vec::new();
            if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
                break 'exercises;
            }
            let line = String::from_utf8_lossy(&bytes).into_owned();
            match run.read(&position, &line) {
                None => {}
                Some(Line::Choice(action)) => break action,
                Some(Line::Quit) => break 'exercises,
                // The odds are those of the last answer.
                Some(Line::Odds) => {
                    let odds = last.as_ref().map_or_else(|| vec![how.clone()], |verdict| run.odds(verdict));
                    for line in odds {
                        writeln!(output, "{line}")?;
                    }
                }
                Some(Line::Unclear(given)) => {
                    let words = say!(text, "practise-unclear", given = shown(&given), id = example.as_str());
                    writeln!(output, "{words}")?;
                }
            }
        };
        let Ok(Some(verdict)) = Verdict::of(&run.values, &position, Some(action)) else { continue };
        for line in run.judged(&verdict) {
            writeln!(output, "{line}")?;
        }
        answers.push(Answer::from(&verdict));
        last = Some(verdict);
    }
    if !answers.is_empty() {
        for line in summary(text, &run.questions, &answers) {
            writeln!(output, "{line}")?;
        }
    }
    output.flush()?;
    Ok(answers)
}

impl PractiseRun {
    pub(crate) fn words(&self) -> Words<'_> {
        Words { text: self.text, names: &self.names, rules: self.values.rules() }
    }

    /// The position as a table.
    pub(crate) fn view(&self, position: &PracticePosition) -> View {
        View::of_exercise(self.values.rules(), self.edition.clone(), self.names.clone(), position)
    }

    /// The position, and the question.
    fn asked(&self, number: usize, question: &Question, position: &PracticePosition) -> Vec<String> {
        let text = self.text;
        let view = self.view(position);
        let count = self.questions.len();
        let mut said = vec![String::new(), say!(text, "practise-number", number = number, count = count)];
        said.extend(question.about.clone());
        // The first line says whose card it is.
        said.extend(lines::card(&view, Seat(0), text).into_iter().skip(1));
        // The game before it is not told, so neither is whose turn it is.
        said.extend(
            position.named.map(|cell| say!(text, "table-turn-called", box = view.cell_name(text, cell))),
        );
        if position.hand().is_some() {
            said.extend(lines::turn(&view, text));
            said.push(lines::pays(&view, &view.offers, text));
        }
        said.push(position.question(text));
        said
    }

    /// A line as an answer: dice, a box, or one of the words of a game. `None` if it is empty.
    fn read(&self, position: &PracticePosition, line: &str) -> Option<Line> {
        let (rules, line) = (self.values.rules(), line.trim());
        let vocabulary = Vocabulary { rules, names: &self.names, text: self.text };
        let of_box = |cell| match position.phase {
            Phase::Naming => Action::Name(cell),
            _ => Action::Enter(cell),
        };
        let action = match line.to_lowercase().as_str() {
            "" => return None,
            "odds" => return Some(Line::Odds),
            "quit" | "leave" | "exit" | "q" => return Some(Line::Quit),
            "none" => Some(Action::Throw(Keep::NOTHING)),
            dice if dice.starts_with(|first: char| first.is_ascii_digit()) => {
                dice.parse().ok().map(Action::Throw)
            }
            _ => match vocabulary.read(line)? {
                Ok(Command::Keep(keep)) => Some(Action::Throw(keep)),
                Ok(Command::Throw) => Some(Action::Throw(Keep::NOTHING)),
                Ok(Command::Enter(cell, _) | Command::Name(cell)) => Some(of_box(cell)),
                _ => vocabulary.cell(line).ok().map(of_box),
            },
        };
        let legal = action.filter(|&action| position.allows(rules, action));
        Some(legal.map_or_else(|| Line::Unclear(line.to_owned()), Line::Choice))
    }

    /// Right or not and why, and the best answers.
    pub(crate) fn judged(&self, verdict: &Verdict) -> Vec<String> {
        let words = self.words();
        let mut said = verdict.sentences(&words);
        said.push(format!("{}:", say!(self.text, "practise-best")));
        for (rank, choice) in verdict.by_rank() {
            let (action, cost) = verdict.choice(&words, &choice.advice);
            let rank = rank.map_or_else(|| "-".to_owned(), |rank| format!("{rank}."));
            said.push(format!("{rank} {action} ({cost})"));
        }
        said
    }

    /// How the turn ends after each choice.
    pub(crate) fn odds(&self, verdict: &Verdict) -> Vec<String> {
        let words = self.words();
        let mut said = Vec::new();
        for choice in &verdict.ranked {
            said.push(verdict.choice(&words, &choice.advice).0);
            for (cell, chance, points) in &choice.outcomes {
                let (chance, points) = (self.text.chance(*chance, 0), self.text.decimal(*points, 1));
                said.push(format!("  {}: {chance}, {points}", words.cell(*cell)));
            }
        }
        said
    }
}

/// How many were right, in all and by theme.
pub fn summary(text: Text, questions: &[Question], answers: &[Answer]) -> Vec<String> {
    let all = answers.iter().filter(|answer| answer.is_right).count();
    let mut said = vec![String::new(), say!(text, "practise-result", right = all, count = answers.len())];
    for theme in Theme::ALL {
        let of_theme = questions.iter().zip(answers).filter(|(question, _)| question.theme == Some(theme));
        let (count, right) =
            of_theme.fold((0, 0), |(count, sum), (_, answer)| (count + 1, sum + u32::from(answer.is_right)));
        if count > 0 {
            let theme = theme.name(text);
            said.push(say!(text, "practise-by-theme", theme = theme, right = right, count = count));
        }
    }
    said
}
