//! The language switch: `?lang=sv` on any page is stored on the device, and redirects to the same page without it.

use crate::reply::Reply;
use crate::request::PageRequest;
use http::Method;
use yatzy_text::Lang;

/// The name of the field that switches the language.
const LANG: &str = "lang";

/// The redirect to the same page in the requested language, if there is one.
pub(crate) fn switched(request: &PageRequest) -> Option<Reply> {
    let lang = request.query.get(LANG).and_then(Lang::parse).filter(|_| is_get(request))?;
    let rest = request.query.without(LANG).to_string();
    let sign = if rest.is_empty() { "" } else { "?" };
    // One slash at the start: two would lead to another host.
    let to = request.site.path(format_args!("/{}{sign}{rest}", request.path.trim_start_matches('/')));
    Some(Reply { lang: Some(lang), ..Reply::go(to) })
}

fn is_get(request: &PageRequest) -> bool {
    matches!(request.method, Method::GET | Method::HEAD)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::{Fields, Site};
    use yatzy_table::Who;
    use yatzy_text::Text;

    #[test]
    fn the_same_page_in_another_language() {
        let to = |address: &str| {
            let (path, query) = address.split_once('?').unwrap_or((address, ""));
            let request = PageRequest {
                method: Method::GET,
                path: path.to_owned(),
                query: Fields::parse(query),
                fields: Fields::default(),
                who: Who::default(),
                text: Text::new(Lang::En),
                site: Site { origin: String::new(), base: "/house".to_owned(), ..Site::default() },
                fragment: false,
                fresh: [0; 32],
            };
            let reply = switched(&request)?;
            Some(format!("{} {}", reply.lang?.code(), reply.go?))
        };
        assert_eq!(to("/g/abc?lang=sv").as_deref(), Some("sv /house/g/abc"));
        assert_eq!(to("/new?game=maxi&lang=fi").as_deref(), Some("fi /house/new?game=maxi"));
        assert_eq!(to("//evil.example/?lang=fi").as_deref(), Some("fi /house/evil.example/"));
        assert_eq!(to("/g/abc?lang=klingon"), None);
        assert_eq!(to("/g/abc?language=sv"), None);
    }
}
