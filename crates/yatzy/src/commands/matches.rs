//! A match in the terminal: its own games one after the other, and at the end the result.

use super::plain::PlainGames;
use super::same_dice::show_comparison;
use crate::data::Data;
use crate::layout::{Column, Table, WIDTH, wrap};
use crate::{Failure, Out, Session};
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use yatzy_table::{
    Comparison, Deferred, GameId, MatchAnswer, MatchPhase, MatchRequest, MatchView, Refused, Rejection,
};
use yatzy_terminal::{App, Connection, Environment, Theme, TurnSound, match_people, match_title};
use yatzy_text::{Text, say, shown};

/// The pause between two questions to a house.
const PAUSE: Duration = Duration::from_millis(500);

/// Questions about the comparison: the first answer takes some seconds while the game is solved.
const QUESTIONS: usize = 240;

/// How many pauses the end of a match is waited for once all cards are full.
const SEAL_WAITS: usize = 20;

/// A match, and the device that plays in it.
pub struct TerminalMatch<'a> {
    pub session: Session,
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
        if !self.plain {
            return self.play_on_screen();
        }
        let mut games = PlainGames::new(self.session);
        let matched = self.play_games(&mut games)?;
        if matches!(matched.phase, MatchPhase::Playing | MatchPhase::Over) {
            self.show(&matched, &mut games.out())?;
        }
        let comparison = if matched.phase == MatchPhase::Over { self.comparison() } else { None };
        let mut out = Out::stdout();
        if self.session.json {
            out.json(&MatchJson { matched: &matched, comparison: comparison.as_deref() })?;
        } else if let Some(comparison) = comparison {
            out.line("")?;
            self.show_games(&matched, &comparison, &mut out)?;
        }
        out.flush()
    }

    /// The match as it is when it is over or the person leaves.
    fn play_games(&self, games: &mut PlainGames) -> Result<MatchView, Failure> {
        let (mut told, mut waits) = (None, 0);
        loop {
            let matched = self.look()?;
            match matched.phase {
                MatchPhase::Gathering | MatchPhase::Starting => {
                    if told.as_ref() != Some(&matched) {
                        self.show(&matched, &mut games.out())?;
                    }
                    if !matched.is_host {
                        std::thread::sleep(PAUSE);
                    } else if !self.has_others || self.wants_to_start(games)? {
                        self.ask(MatchRequest::Start)?;
                    } else {
                        return Ok(matched);
                    }
                    told = Some(matched);
                }
                MatchPhase::Playing => {
                    let Some(game) = matched.own_game().cloned() else {
                        // The last entry can be undone for some seconds.
                        let is_ending = matched.seats.iter().all(|seat| seat.is_done);
                        if !is_ending || waits == SEAL_WAITS {
                            return Ok(matched);
                        }
                        waits += 1;
                        std::thread::sleep(PAUSE);
                        continue;
                    };
                    let looked = self.connection.look(&game);
                    let view = looked.map_err(|rejection| failed(self.session.text, &rejection))?;
                    games.play(self.environment(), Some(view))?;
                    let matched = self.look()?;
                    // The person left before the end.
                    if matched.own_game() == Some(&game) {
                        return Ok(matched);
                    }
                }
                MatchPhase::Over => return Ok(matched),
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
        self.show(&self.look()?, &mut Out::stdout())
    }

    fn environment(&self) -> Environment {
        let theme = Theme::from_environment(|name: &str| std::env::var(name).ok());
        Environment {
            offers_again: false,
            turn_sound: TurnSound::kept_in(self.data.find()),
            ..Environment::new(self.session.text, theme, self.connection.clone())
        }
    }

    /// The host starts the match with the enter key; the end of the input leaves it as it is.
    fn wants_to_start(&self, games: &mut PlainGames) -> Result<bool, Failure> {
        let mut out = games.out();
        out.line(&format!("{} [Enter]", say!(self.session.text, "match-start")))?;
        out.flush()?;
        Ok(games.is_confirmed())
    }

    /// Everyone with how far they are, and at the end with their totals.
    fn show(&self, matched: &MatchView, out: &mut Out) -> Result<(), Failure> {
        let text = self.session.text;
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
    fn comparison(&self) -> Option<Arc<Comparison>> {
        for _ in 0..QUESTIONS {
            let (house, id) = (self.connection.house(), self.id.clone());
            match self.connection.ask(async move { house.compare_match(&id).await }).wait() {
                Some(Ok(Deferred::Ready(comparison))) => return Some(comparison),
                Some(Ok(Deferred::Pending)) => std::thread::sleep(PAUSE),
                _ => break,
            }
        }
        None
    }

    fn show_games(&self, matched: &MatchView, comparison: &Comparison, out: &mut Out) -> Result<(), Failure> {
        let game = matched.seats.iter().find(|seat| seat.total.is_some()).and_then(|seat| seat.game.as_ref());
        let Some(view) = game.and_then(|game| self.connection.look(game).ok()) else { return Ok(()) };
        show_comparison(self.session.text, comparison, &view.rules, &view.names, out)
    }

    fn look(&self) -> Result<MatchView, Failure> {
        let (house, who, id) = (self.connection.house(), self.connection.who(), self.id.clone());
        let looked = self.connection.ask(async move { house.look_match(&id, &who).await }).wait();
        looked
            .unwrap_or_else(|| Err(Refused::Unavailable.into()))
            .map_err(|rejection| failed(self.session.text, &rejection))
    }

    /// Asks something of the match.
    pub fn ask(&self, asked: MatchRequest) -> Result<(), Failure> {
        let (connection, id) = (self.connection.clone(), self.id.clone());
        let answer: Option<Result<MatchAnswer, Rejection>> = self
            .connection
            .ask(async move { connection.house().ask_match(&id, &connection.who(), &asked).await })
            .wait();
        let answer = answer.unwrap_or_else(|| Err(Refused::Unavailable.into()));
        let answer = answer.map_err(|rejection| failed(self.session.text, &rejection))?;
        self.connection.goes_by(&answer.who);
        Ok(())
    }

    /// Joins under a name, unless this device plays already or the match has started.
    pub fn join(&self, name: Option<&str>) -> Result<(), Failure> {
        let matched = self.look()?;
        if matched.phase != MatchPhase::Gathering || matched.seats.iter().any(|seat| seat.is_yours) {
            return Ok(());
        }
        let no_name = || Failure::wrong("join/no-name", say!(self.session.text, "online-no-name"));
        let seat = yatzy_table::NewMatchSeat {
            name: name.ok_or_else(no_name)?.to_owned(),
            bytes: Some(yatzy_rules::fair::PlayerBytes(yatzy_table::random_bytes())),
            key: yatzy_table::Token::random(),
        };
        self.ask(MatchRequest::Join(seat))
    }
}

/// The match, and once it is over its games turn by turn.
#[derive(Serialize)]
struct MatchJson<'a> {
    #[serde(rename = "match")]
    matched: &'a MatchView,
    /// `null` until the match is over, and if no card was finished.
    comparison: Option<&'a Comparison>,
}

/// The failure of a refusal.
pub fn failed(text: Text, rejection: &Rejection) -> Failure {
    Failure::wrong("match/refused", shown(&rejection.sentence(text)).to_string())
}
