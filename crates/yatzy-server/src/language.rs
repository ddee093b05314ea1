//! The language switch: `?lang=sv` on any page is noted in a cookie, and leads to the same page without it.

use crate::who::lang_cookie;
use axum::extract::Request;
use axum::http::{Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use yatzy_text::Lang;

/// Notes the language that is asked for, or lets the request pass.
pub async fn language(request: Request, next: Next) -> Response {
    let page = request.method() == Method::GET && !request.uri().path().starts_with("/api/");
    match asked(request.uri()).filter(|_| page) {
        Some((lang, to)) => {
            let headers = [(header::LOCATION, to.as_str())];
            let mut response = (StatusCode::SEE_OTHER, headers).into_response();
            response.headers_mut().append(header::SET_COOKIE, lang_cookie(lang));
            response
        }
        None => next.run(request).await,
    }
}

/// The language that is asked for, and the same address without it.
fn asked(uri: &Uri) -> Option<(Lang, String)> {
    let pairs: Vec<&str> = uri.query()?.split('&').collect();
    let lang = pairs.iter().find_map(|pair| Lang::parse(pair.strip_prefix("lang=")?))?;
    let rest: Vec<&str> = pairs.into_iter().filter(|pair| !pair.starts_with("lang=")).collect();
    // One slash at the start: two would lead to another house.
    let path = format!("/{}", uri.path().trim_start_matches('/'));
    Some((lang, if rest.is_empty() { path } else { format!("{path}?{}", rest.join("&")) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_page_in_another_language() {
        let to = |uri: &str| asked(&uri.parse().unwrap()).map(|(lang, to)| format!("{} {to}", lang.code()));
        assert_eq!(to("/g/abc?lang=sv").as_deref(), Some("sv /g/abc"));
        assert_eq!(to("/new?game=maxi&lang=fi").as_deref(), Some("fi /new?game=maxi"));
        assert_eq!(to("//evil.example/?lang=fi").as_deref(), Some("fi /evil.example/"));
        assert_eq!(to("/g/abc?lang=klingon"), None);
        assert_eq!(to("/g/abc?language=sv"), None);
    }
}
