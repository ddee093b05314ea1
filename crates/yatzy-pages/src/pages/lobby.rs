//! Inviting: the code in large figures, a picture to scan, a link for every seat that waits, and who is here. Before
//! the first throw it stands on the table's own page as long as a player is missing; then it is one tap away.

use super::layout::{Page, top_bar};
use super::mark::mark;
use super::together::invite_link;
use crate::assets::asset_path;
use crate::paths;
use crate::qr::qr_picture;
use crate::request::{Deployment, PageContext, Site};
use maud::{Markup, html};
use yatzy_rules::Player;
use yatzy_table::{HouseOffers, SeatLink, SeatView, View};
use yatzy_text::{Text, say};

/// The data of an invitation.
pub(crate) struct Invitation<'a> {
    pub context: PageContext<'a>,
    pub view: &'a View,
    pub offers: &'a HouseOffers,
    /// The links that this person may share.
    pub links: &'a [SeatLink],
}

impl Invitation<'_> {
    /// Whether it stands on the table's own page: for the host, while a player is missing and nothing was thrown.
    pub(super) fn comes_first(&self) -> bool {
        let is_new = self.view.turns().next().is_none()
            && self.view.turn.as_ref().is_some_and(|turn| turn.thrown.is_empty() && turn.named.is_none());
        self.view.you.is_host && is_new && self.view.missing().next().is_some()
    }

    /// The full address of a path, as other devices reach it.
    pub(super) fn url(&self, path: &str) -> String {
        let site = self.context.site;
        self.offers
            .address
            .as_ref()
            .map_or_else(|| site.url(path), |origin| format!("{origin}{}{path}", site.base))
    }

    fn link(&self, seat: &SeatView) -> Option<String> {
        let link = self.links.iter().find(|link| link.seat == seat.seat)?;
        Some(self.url(&link.path(&self.view.id)))
    }
}

/// The page for inviting, during a game.
pub(crate) fn invite_page(invitation: &Invitation<'_>) -> Markup {
    let (context, view) = (invitation.context, invitation.view);
    let title = say!(context.text, "invite-button");
    let back = view.id.page();
    let page = Page { context, title: &title, class: "small", scripts: &["share.js"] };
    page.with(&html! {
        (top_bar(context, &back, &html! { h1 { (title) } }, &html! {}))
        main {
            (lobby(invitation, true))
            p { a.button.big href=(context.path(&back)) { (say!(context.text, "invite-to-table")) } }
        }
    })
}

/// Code, picture and seats. The links of single seats make a page of their own: a table has one code and one link.
pub(super) fn lobby(invitation: &Invitation<'_>, links: bool) -> Markup {
    let (text, view) = (invitation.context.text, invitation.view);
    let home = invitation.url("/");
    html! {
        section.lobby aria-label=(say!(text, "invite-button")) {
            (lobby_style(invitation.context.site))
            @match invitation.context.site.deployment {
                Deployment::Browser => { (invite_link(invitation.context, &view.id)) }
                _ => @if let Some(command) = invitation.offers.opened_by { (only_here_words(text, command)) }
            }
            @if let Some(code) = invitation.context.code(view) {
                @let url = invitation.url(&paths::join(code));
                p.code-line { span { (say!(text, "invite-code-label")) } " " strong.code { (code.to_uppercase()) } }
                div.invite {
                    (qr_picture(&url))
                    div {
                        p.hint { (say!(text, "invite-how", address = home.trim_end_matches('/'))) }
                        (hand_on(text, &url, &say!(text, "invite-copy")))
                    }
                }
            }
            ul.seats.names[!links && invitation.context.site.has_others()] { @for seat in &view.seats { li { (seat_line(invitation, seat, links)) } } }
        }
    }
}

/// That other devices can't open the links, and what to do about it.
pub(super) fn only_here_words(text: Text, command: &str) -> Markup {
    // What is to be typed is never cut in two.
    let sentence = say!(text, "invite-only-here", command = command);
    let (before, after) = sentence.split_once(command).unwrap_or((&sentence, ""));
    html! { p.refusal.only-here { (before) code.option { (command) } (after) } }
}

fn seat_line(invitation: &Invitation<'_>, seat: &SeatView, links: bool) -> Markup {
    let text = invitation.context.text;
    let waits = seat.is_awaited || seat.player == Player::Open;
    let link = invitation.link(seat).filter(|_| waits);
    html! {
        span.name { (mark(invitation.view.colour(seat.seat))) (seat_words(text, seat)) }
        @match link {
            Some(_) if invitation.context.site.has_others() && !links => {}
            Some(link) if invitation.context.site.has_others() => {
                (hand_on(text, &link, &say!(text, "invite-copy-seat", name = seat.shown(text))))
                details.fold { summary { (say!(text, "seat-link", name = seat.shown(text))) } (qr_picture(&link)) p.link { a href=(link) { (link) } } }
                @if seat.is_awaited { (play_here(invitation, seat)) }
            }
            // The person sits down at this device.
            Some(link) => { a.button.plain href=(link) { (say!(text, "seat-take")) } }
            None => {}
        }
    }
}

/// The button of an expected person who plays on the host's device after all.
fn play_here(invitation: &Invitation<'_>, seat: &SeatView) -> Markup {
    let (context, place) = (invitation.context, seat.seat);
    html! {
        form method="post" action=(context.path(format_args!("{}/seats/{place}/take", invitation.view.id.page()))) {
            input type="hidden" name="key" value=(context.key(&format!("take {place}")).to_hex());
            button.plain { (say!(context.text, "seat-play-here")) }
        }
    }
}

/// Who sits there, and whether they are here.
fn seat_words(text: Text, seat: &SeatView) -> String {
    let name = seat.shown(text);
    match &seat.player {
        Player::Open => say!(text, "seat-open"),
        Player::Computer(_) => name,
        Player::Person if seat.is_yours => say!(text, "seat-you", name = name),
        Player::Person if seat.is_awaited => say!(text, "seat-waiting", name = name),
        Player::Person if seat.is_away => say!(text, "seat-away", name = name),
        Player::Person => say!(text, "seat-here", name = name),
    }
}

/// The style of codes, links and lobbies.
pub(super) fn lobby_style(site: &Site) -> Markup {
    html! { link rel="stylesheet" href=(asset_path(site, "lobby.css")); }
}

/// Copy and share, where a script can. The button says whose link it copies.
pub(super) fn hand_on(text: Text, url: &str, copy: &str) -> Markup {
    html! {
        span.hand-on hidden data-url=(url) {
            button.plain type="button" data-do="copy" data-done=(say!(text, "invite-copied")) { (copy) }
            button.plain type="button" data-do="share" { (say!(text, "invite-share")) }
        }
    }
}

/// How many of those who play are here, as a way to invite; nothing where everyone plays on one device.
pub(super) fn here_link(context: PageContext<'_>, view: &View) -> Markup {
    let people: Vec<&SeatView> =
        view.seats.iter().filter(|seat| !seat.has_left && !seat.player.is_computer()).collect();
    if view.plays_here() || view.is_over() {
        return html! {};
    }
    let here = people.iter().filter(|seat| seat.player == Player::Person && !seat.is_away).count();
    html! {
        " " a.here href=(context.path(format_args!("{}/invite", view.id.page()))) {
            (say!(context.text, "invite-here-count", here = here, all = people.len()))
        }
    }
}
