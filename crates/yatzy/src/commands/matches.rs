//! A match in the terminal: its own games one after the other, and at the end the result.

use super::same_dice::show_comparison;
use crate::data::Data;
use crate::layout::{Column, Table, WIDTH, wrap};
use crate::{Failure, Out};
use std::io::{self, BufRead, BufReader, IsTerminal};
use std::time::Duration;
use yatzy_table::{
    Deferred, GameId, MatchAnswer, MatchPhase, MatchRequest, MatchView, Refused, Rejection, View,
};
use yatzy_terminal::{App, Connection, Environment, Theme, TurnSound, match_people, match_title, plain};
use yatzy_text::{Text, say, shown};

/// The pause between two questions to a house.
const PAUSE: Duration = Duration::from_millis(500);

/// Questions about the comparison: the first answer takes some seconds while the game is solved.
const QUESTIONS: usize = 240;

/// A match, and the device that plays in it.
pub struct TerminalMatch<'a> {
    pub text: Text,
    pub data: &'a Data,
    pub connection: Connection,
    pub id: GameId,
    pub plain: bool,
    /// Whether others come from other devices, so that the host waits for them.
    pub has_others: bool,
}

impl TerminalMatch<'_> {
    /// Plays the games of this device until the match is over or the person leaves.
    pub fn play(&self) -> Result<(), Failure> {
        let (text, mut told) = (self.text, None);
        if !self.plain {
            return self.play_on_screen();
        }
        loop {
            let matched = self.look()?;
            match matched.phase {
                MatchPhase::Gathering | MatchPhase::Starting => {
                    if told.as_ref() != Some(&matched) {
                        self.show(&matched)?;
                    }
                    if !matched.is_host {
                        std::thread::sleep(PAUSE);
                    } else if !self.has_others || self.wants_to_start()? {
                        self.ask(MatchRequest::Start)?;
                    } else {
                        return Ok(());
                    }
                    told = Some(matched);
                }
                MatchPhase::Playing => {
                    let Some(game) = matched.own_game().cloned() else { return self.show(&matched) };
                    let view = self.connection.look(&game).map_err(|rejection| failed(text, &rejection))?;
                    self.play_game(view)?;
                    let matched = self.look()?;
                    // The person left before the end.
                    if matched.own_game() == Some(&game) {
                        return self.show(&matched);
                    }
                }
                MatchPhase::Over => {
                    self.show(&matched)?;
                    return self.show_result(&matched);
                }
            }
        }
    }

    /// The match on the whole screen, and what became of it in lines below.
    fn play_on_screen(&self) -> Result<(), Failure> {
        let matched = self.look()?;
        if matched.phase == MatchPhase::Gathering && matched.is_host && !self.has_others {
            self.ask(MatchRequest::Start)?;
        }
        yatzy_terminal::run(App::of_match(self.environment(), self.id.clone()))?;
        self.show(&self.look()?)
    }

    fn environment(&self) -> Environment {
        let theme = Theme::from_environment(|name: &str| std::env::var(name).ok());
        Environment {
            offers_again: false,
            turn_sound: TurnSound::kept_in(self.data.find()),
            ..Environment::new(self.text, theme, self.connection.clone())
        }
    }

    fn play_game(&self, view: View) -> Result<(), Failure> {
        let prompt = if io::stdin().is_terminal() { "> " } else { "" };
        let (input, output) = (BufReader::new(io::stdin()), io::stdout().lock());
        Ok(plain::play(self.environment(), Some(view), prompt, input, output)?)
    }

    /// The host starts the match with the enter key; the end of the input leaves it as it is.
    fn wants_to_start(&self) -> Result<bool, Failure> {
        let mut out = Out::stdout();
        out.line(&format!("{} [Enter]", say!(self.text, "match-start")))?;
        out.flush()?;
        let mut line = String::new();
        Ok(io::stdin().lock().read_line(&mut line)? > 0)
    }

    /// Everyone with how far they are, and at the end with their totals.
    fn show(&self, matched: &MatchView) -> Result<(), Failure> {
        let text = self.text;
        let mut out = Out::stdout();
        out.line(&match_title(text, matched))?;
        if let Some(code) = matched.code.as_deref().filter(|_| self.has_others && matched.is_host) {
            out.line(&format!("{} {}", say!(text, "invite-code-label"), code.to_uppercase()))?;
            if let Some(address) = &self.connection.offers().address {
                out.line(&format!("{address}/join?code={code}"))?;
            }
        }
        let mut table = Table::new(&[Column::Left, Column::Right], 2);
        match_people(text, matched).into_iter().for_each(|(name, words)| table.row([name, words]));
        table.lines().iter().try_for_each(|line| out.line(line))?;
        let sentences = match matched.phase {
            MatchPhase::Gathering | MatchPhase::Starting if matched.is_host => vec![say!(text, "match-note")],
            MatchPhase::Gathering | MatchPhase::Starting => {
                vec![say!(text, "match-wait"), say!(text, "match-note")]
            }
            MatchPhase::Playing => vec![say!(text, "match-result-later")],
            MatchPhase::Over => Vec::new(),
        };
        let lines = sentences.iter().flat_map(|sentence| wrap(sentence, WIDTH));
        lines.into_iter().try_for_each(|line| out.line(&line))?;
        out.flush()
    }

    /// The games turn by turn, if anyone has finished and the house computes.
    fn show_result(&self, matched: &MatchView) -> Result<(), Failure> {
        let game = matched.seats.iter().find(|seat| seat.total.is_some()).and_then(|seat| seat.game.as_ref());
        let Some(view) = game.and_then(|game| self.connection.look(game).ok()) else { return Ok(()) };
        for _ in 0..QUESTIONS {
            let (house, id) = (self.connection.house(), self.id.clone());
            match self.connection.ask(async move { house.compare_match(&id).await }).wait() {
                Some(Ok(Deferred::Ready(comparison))) => {
                    let mut out = Out::stdout();
                    out.line("")?;
                    show_comparison(self.text, &comparison, &view.rules, &view.names, &mut out)?;
                    return out.flush();
                }
                Some(Ok(Deferred::Pending)) => std::thread::sleep(PAUSE),
                _ => break,
            }
        }
        Ok(())
    }

    fn look(&self) -> Result<MatchView, Failure> {
        let (house, who, id) = (self.connection.house(), self.connection.who(), self.id.clone());
        let looked = self.connection.ask(async move { house.look_match(&id, &who).await }).wait();
        looked
            .unwrap_or_else(|| Err(Refused::Unavailable.into()))
            .map_err(|rejection| failed(self.text, &rejection))
    }

    /// Asks something of the match.
    pub fn ask(&self, asked: MatchRequest) -> Result<(), Failure> {
        let (connection, id) = (self.connection.clone(), self.id.clone());
        let answer: Option<Result<MatchAnswer, Rejection>> = self
            .connection
            .ask(async move { connection.house().ask_match(&id, &connection.who(), &asked).await })
            .wait();
        let answer = answer.unwrap_or_else(|| Err(Refused::Unavailable.into()));
        let answer = answer.map_err(|rejection| failed(self.text, &rejection))?;
        self.connection.goes_by(&answer.who);
        Ok(())
    }

    /// Joins under a name, unless this device plays already or the match has started.
    pub fn join(&self, name: Option<&str>) -> Result<(), Failure> {
        let matched = self.look()?;
        if matched.phase != MatchPhase::Gathering || matched.seats.iter().any(|seat| seat.is_yours) {
            return Ok(());
        }
        let no_name = || Failure::wrong("join/no-name", say!(self.text, "online-no-name"));
        let seat = yatzy_table::NewMatchSeat {
            name: name.ok_or_else(no_name)?.to_owned(),
            bytes: Some(yatzy_rules::fair::PlayerBytes(yatzy_table::random_bytes())),
            key: yatzy_table::Token::random(),
        };
        self.ask(MatchRequest::Join(seat))
    }
}

/// The failure of a refusal.
pub fn failed(text: Text, rejection: &Rejection) -> Failure {
    Failure::wrong("match/refused", shown(&rejection.sentence(text)).to_string())
}
