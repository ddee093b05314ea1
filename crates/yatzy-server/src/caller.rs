//! The caller of a request: its identity by cookie or bearer token, and its language.

use crate::app::App;
use crate::peer::Origin;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, header};
use std::convert::Infallible;
use yatzy_table::{Token, TokenHash, Who};
use yatzy_text::{Lang, Text};

/// The cookie that a device is recognised by.
const DEVICE: &str = "yatzy_device";

/// The cookie that keeps a person's choice of language.
pub const LANG: &str = "yatzy_lang";

/// A year, in seconds.
const YEAR: u32 = 31_536_000;

/// The caller, by token or cookie. A program with the key of this machine is the person at it.
fn who_of(headers: &HeaderMap, here: Option<TokenHash>) -> Who {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let bearer = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(str::trim);
    let token = bearer.map(str::to_owned).or_else(|| cookie(headers, DEVICE));
    let token: Option<Token> = token.and_then(|token| token.parse().ok());
    let who = token.map_or_else(Who::default, Who::with);
    // Hashes are compared: how long that takes tells nothing of the key.
    if here.is_some() && who.hash() == here { Who::here() } else { who }
}

/// The caller with its network address.
pub fn caller_of(headers: &HeaderMap, extensions: &Extensions, here: Option<TokenHash>) -> Who {
    let who = who_of(headers, here);
    match extensions.get::<Origin>() {
        Some(Origin(origin)) => who.from_origin(*origin),
        None => who,
    }
}

/// The value of a cookie.
fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
}

/// The header that gives a device its token. Scripts never see it, and other sites can't post with it.
pub fn device_cookie(app: &App, token: Token) -> HeaderValue {
    let secure = if app.config().https { "; Secure" } else { "" };
    let cookie =
        format!("{DEVICE}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}", token.to_hex());
    HeaderValue::try_from(cookie).expect("hexadecimal digits make a header")
}

/// The header that keeps a choice of language.
pub fn lang_cookie(lang: Lang) -> HeaderValue {
    let cookie = format!("{LANG}={}; Path=/; Max-Age={YEAR}; SameSite=Lax", lang.code());
    HeaderValue::try_from(cookie).expect("a language code makes a header")
}

/// The language of a request: the person's choice, else what the browser asks for.
#[derive(Clone, Copy, Debug)]
pub struct RequestLanguage(pub Text);

impl<S: Sync> FromRequestParts<S> for RequestLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<RequestLanguage, Infallible> {
        Ok(RequestLanguage::of(&parts.headers))
    }
}

impl RequestLanguage {
    /// The language of a request's headers.
    pub fn of(headers: &HeaderMap) -> RequestLanguage {
        let chosen = cookie(headers, LANG).and_then(|code| Lang::parse(&code));
        let lang = chosen.or_else(|| accepted(headers)).unwrap_or(Lang::En);
        RequestLanguage(Text::new(lang))
    }
}

/// The first language of `Accept-Language` that we speak, by its weights.
fn accepted(headers: &HeaderMap) -> Option<Lang> {
    let value = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best: Option<(f32, Lang)> = None;
    for part in value.split(',').take(32) {
        let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
        let weight: f32 = weight.trim().parse().unwrap_or(0.0);
        if let Some(lang) = Lang::parse(tag.trim())
            && weight > best.map_or(0.0, |(weight, _)| weight)
        {
            best = Some((weight, lang));
        }
    }
    best.map(|(_, lang)| lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_str(value).unwrap()))
            .collect()
    }

    #[test]
    fn a_token_beats_a_cookie() {
        let (one, two) = ("11".repeat(32), "22".repeat(32));
        let cookie = format!("a=b; yatzy_device={one}; c=d");
        assert_eq!(who_of(&headers(&[("cookie", &cookie)]), None).token(), one.parse().ok());
        let both = headers(&[("cookie", &cookie), ("authorization", &format!("Bearer {two}"))]);
        assert_eq!(who_of(&both, None).token(), two.parse().ok());
        assert_eq!(who_of(&headers(&[("cookie", "yatzy_device=short")]), None).token(), None);
    }

    #[test]
    fn the_language_is_the_persons() {
        let lang = |pairs: &[(&'static str, &str)]| RequestLanguage::of(&headers(pairs)).0.lang();
        assert_eq!(lang(&[]), Lang::En);
        assert_eq!(lang(&[("accept-language", "xx, sv-SE;q=0.8, de;q=0.9")]), Lang::De);
        assert_eq!(lang(&[("accept-language", "de"), ("cookie", "yatzy_lang=fi")]), Lang::Fi);
        assert_eq!(lang(&[("accept-language", "de"), ("cookie", "yatzy_lang=klingon")]), Lang::De);
    }
}
