//! Back-up and restore: all games as a file, and the games of a file into this house.

use crate::answer::IncomingRequest;
use crate::device::DeviceIdentity;
use crate::host::fresh;
use crate::site::Site;
use yatzy_house::failed;
use yatzy_pages::{GAMES_FILE, GAMES_PAGE, Reply, TransferResult, transfer_page};
use yatzy_rules::Record;
use yatzy_table::{
    ExportError, ExportLine, ExportReader, ImportError, Saved, StoreError, Token, export, import_line,
};
use yatzy_text::Text;
use yatzy_wire::Problem;

impl Site {
    /// Answers requests for the transfer page.
    pub(crate) async fn answer_transfer(
        &self,
        asked: &IncomingRequest,
        identity: DeviceIdentity,
        text: Text,
    ) -> Reply {
        let site = self.started().site;
        let answered = match (asked.method.as_str(), asked.path.as_str()) {
            ("POST", GAMES_PAGE) => self.take_in(&asked.body, identity).await.map(Some),
            ("GET" | "HEAD", GAMES_PAGE) => Ok(None),
            ("GET" | "HEAD", GAMES_FILE) => match self.export().await {
                Ok(lines) => return Reply::file("yatzy-games.jsonl", "application/jsonl", lines),
                Err(error) => Err(error),
            },
            _ => return Reply::problem(&Problem::WrongMethod, text, &site),
        };
        match answered {
            Ok(moved) => transfer_page(text, &site, moved),
            Err(error) => Reply::problem(&failed(error).into(), text, &site),
        }
    }

    /// All games, as `yatzy export` writes them.
    async fn export(&self) -> Result<String, StoreError> {
        let mut lines = String::new();
        let put = |line: ExportLine| {
            lines += &line.write().unwrap_or_default();
            lines.push('\n');
            Ok::<_, StoreError>(())
        };
        export(self.inner.house.store(), put).await?;
        Ok(lines)
    }

    /// Imports the games of a file after all of them were checked: all of them, or none if there is no room. The
    /// device then holds their seats.
    async fn take_in(&self, body: &[u8], identity: DeviceIdentity) -> Result<TransferResult, StoreError> {
        let file = file_of(body).and_then(|file| std::str::from_utf8(file).ok());
        let Some(file) =
            file.map(|file| file.trim_start_matches('\u{feff}')).filter(|file| !file.trim().is_empty())
        else {
            return Ok(TransferResult::NotGames);
        };
        let lines = match read_lines(file) {
            Ok(lines) => lines,
            Err(error) => {
                let moved = match error {
                    ExportError::NotExport => TransferResult::NotGames,
                    ExportError::Line(number) => TransferResult::Line(number),
                };
                let Ok(record) = Record::parse(file) else { return Ok(moved) };
                match Saved::of_record(&record, self.inner.module.host.now()) {
                    Ok(game) => vec![ExportLine::Game(Box::new(game))],
                    Err(ImportError::Dice) => return Ok(TransferResult::Secret),
                    Err(ImportError::Game) => return Ok(moved),
                }
            }
        };
        let token = match identity.token {
            Some(token) => token,
            None => {
                let token = Token::from_bytes(fresh(&*self.inner.module.host));
                self.inner.device.note(Some(token), None).await?;
                token
            }
        };
        let (mut games, mut others) = (Vec::new(), Vec::new());
        for line in lines {
            match line {
                ExportLine::Game(game) => games.push(game.held_by(token.hash())),
                ExportLine::Match(matched) => {
                    others.push(ExportLine::Match(Box::new(matched.held_by(token.hash()))));
                }
                // The dice of a day follow from the date here.
                ExportLine::Day(..) | ExportLine::Begin | ExportLine::End(_) => {}
            }
        }
        let all = games.len() as u64;
        let taken = self.inner.store.take_in_all(&games).await;
        self.inner.house.took_in(&games);
        let new = taken?;
        for line in &others {
            import_line(self.inner.house.store(), line, self.inner.module.host.now()).await?;
        }
        Ok(TransferResult::Taken { new, already: all - new })
    }
}

/// Reads and checks the lines of an export.
fn read_lines(file: &str) -> Result<Vec<ExportLine>, ExportError> {
    let mut reader = ExportReader::default();
    let lines = file.lines().filter_map(|line| reader.read(line).transpose()).collect::<Result<_, _>>()?;
    reader.finish()?;
    Ok(lines)
}

/// The file within a multipart form. The first line is the boundary.
fn file_of(body: &[u8]) -> Option<&[u8]> {
    let find = |within: &[u8], what: &[u8]| within.windows(what.len()).position(|part| part == what);
    let mark = &body[..find(body, b"\r\n")?];
    let mut end = b"\r\n".to_vec();
    end.extend(mark);
    let content = find(body, b"\r\n\r\n")? + 4;
    let length = find(&body[content..], &end)?;
    Some(&body[content..content + length])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_found_in_a_form() {
        let form = b"--x1\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\nContent-Type: text/plain\r\n\r\none\r\n\r\ntwo\r\n--x1--\r\n";
        assert_eq!(file_of(form), Some(&b"one\r\n\r\ntwo"[..]));
        for broken in [&b""[..], b"abc", b"--x\r\nabc", b"--x\r\na: b\r\n\r\nabc"] {
            assert_eq!(file_of(broken), None);
        }
    }
}
