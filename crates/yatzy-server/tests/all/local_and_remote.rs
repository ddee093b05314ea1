//! One story in a local house and over a socket: a caller can't tell them apart.

use crate::house;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use yatzy_house::{Analyst, LocalHouse};
use yatzy_rules::{Action, Catalogue, DiceSource, Keep, Names, Phase, Player, Seat};
use yatzy_server::Config;
use yatzy_table::{
    CoachContext, CodeTarget, Deferred, DiceCheck, FinishedQuery, GameId, House, Made, MatchAnswer,
    MatchRequest, NewMatch, NewMatchSeat, NewRules, NewSeat, NewTable, Refused, Rejection, Request,
    TableRequest, Token, View, Who,
};
use yatzy_text::{Lang, Text};
use yatzy_wire::client::RemoteHouse;

const LONG: Duration = Duration::from_secs(600);

/// A house to play in, and the tables as they really are.
struct Story {
    house: Arc<dyn House>,
    truth: LocalHouse,
    text: Text,
}

/// A view without who is there: that is another one by the time that someone else looks.
fn seen(view: &View) -> View {
    let mut view = view.clone();
    for seat in &mut view.seats {
        (seat.is_here, seat.is_away) = (false, false);
    }
    (view.you.step_in, view.watchers, view.intends) = (None, 0, None);
    view
}

fn key(number: u32) -> String {
    format!("{number:0>64}")
}

impl Story {
    /// What a house told is how it is.
    async fn check(&self, view: &View, who: &Who) {
        let truth = self.truth.look(&view.id, who).await.unwrap();
        // The computer may have played on since.
        if truth.version == view.version {
            assert_eq!(seen(view), seen(&truth));
        }
    }

    async fn look(&self, game: &GameId, who: &Who) -> View {
        let view = self.house.look(game, who).await.unwrap();
        self.check(&view, who).await;
        view
    }

    /// Asks twice, as someone does who missed the answer.
    async fn ask(
        &self,
        game: &GameId,
        who: &Who,
        version: Option<u32>,
        key: &str,
        request: Request,
    ) -> (View, Who) {
        let asked = TableRequest { who: who.clone(), version, key: Some(key.to_owned()), request };
        let first = self.house.ask(game, asked.clone()).await.unwrap();
        let again = self.house.ask(game, asked).await.unwrap();
        assert_eq!(again.answer, first.answer, "a request has one effect");
        self.check(&first.view, &first.answer.holder).await;
        (again.view, first.answer.holder)
    }

    /// A refusal is the same, in the same words.
    async fn refused(&self, game: &GameId, asked: &TableRequest) -> Rejection {
        let rejection = self.house.ask(game, asked.clone()).await.unwrap_err();
        let truth = self.truth.ask(game, asked.clone()).await.unwrap_err();
        assert_eq!(rejection.refused.code(), truth.refused.code());
        assert_eq!(rejection.sentence(self.text), truth.sentence(self.text));
        assert_eq!(rejection.view.as_deref().map(seen), truth.view.as_deref().map(seen));
        rejection
    }

    async fn soon<T, F: Future<Output = Result<Deferred<T>, Rejection>>>(
        &self,
        ask: impl Fn() -> F,
    ) -> Arc<T> {
        let asked = async {
            loop {
                match ask().await.unwrap() {
                    Deferred::Ready(answer) => return answer,
                    Deferred::Pending => tokio::time::sleep(Duration::from_millis(50)).await,
                    Deferred::Unavailable => panic!("it is unavailable"),
                }
            }
        };
        tokio::time::timeout(LONG, asked).await.expect("it is worked out")
    }

    async fn make(&self) -> (Made, Who) {
        let new = NewTable {
            seed: None,
            // Boxes from top to bottom are solved at once.
            rules: NewRules::Listed { id: "yahtzee".into(), options: vec![("order".into(), "down".into())] },
            source: DiceSource::Program,
            seats: vec![
                NewSeat::Here("Anna".into()),
                NewSeat::Elsewhere("Björn".into()),
                NewSeat::Computer { level: "greedy".into(), name: None },
            ],
            goal: yatzy_rules::Goal::Mean,
            hints: Some(true),
            key: Token::random(),
        };
        let made = self.house.make(&Who::default(), &new).await.unwrap();
        let again = self.house.make(&Who::default(), &new).await.unwrap();
        assert_eq!((&again.view.id, &again.host), (&made.view.id, &made.host), "a key makes one table");
        assert_eq!(again.links, made.links);
        self.check(&made.view, &made.host).await;

        let (game, link) = (&made.view.id, made.links[1]);
        assert_eq!(self.house.linked(game, link.token).await.unwrap(), Seat(1));
        let unknown = self.house.linked(game, Token::random()).await.unwrap_err();
        assert_eq!(unknown.refused, Refused::UnknownGame);
        let code = made.view.code.as_deref().unwrap().to_uppercase();
        assert_eq!(self.house.by_code(&code).await.unwrap(), CodeTarget::Table(game.clone()));
        assert_eq!(self.house.by_code("nothing").await.unwrap_err().refused, Refused::UnknownCode);
        let come = Request::TakeByLink { token: link.token, name: Some("Bo".into()) };
        let (view, bjorn) = self.ask(game, &Who::default(), None, &key(1), come).await;
        assert_eq!(view.you.seats, [Seat(1)]);
        assert_eq!(view.seats[1].name, "Bo");
        let unfinished = self.house.unfinished(&bjorn).await.unwrap();
        assert_eq!(unfinished, self.truth.unfinished(&bjorn).await.unwrap());
        assert_eq!(unfinished.iter().map(|game| &game.id).collect::<Vec<_>>(), [game]);
        (made, bjorn)
    }

    /// Plays to the end. People throw once and enter what pays most.
    async fn play(&self, game: &GameId, people: &[Who; 2]) -> View {
        let mut view = self.look(game, &people[0]).await;
        while let Some(turn) = &view.turn {
            if view.computer_plays() {
                self.house.hurry(game, &people[0]).await.unwrap();
                let looked = tokio::time::timeout(LONG, self.house.look_again(game, &people[0], &view));
                view = looked.await.expect("the computer plays").unwrap();
                continue;
            }
            let who = &people[usize::from(turn.seat.0)];
            let action = match view.phase {
                Phase::FirstThrow => Action::Throw(Keep::NOTHING),
                _ => {
                    let best = view.offers.iter().filter_map(|offer| Some((offer.allowed()?, offer.cell)));
                    Action::Enter(best.max_by_key(|(points, _)| *points).unwrap().1)
                }
            };
            let (request, number) = (Request::Act(action, None), view.version + 100);
            view = self.ask(game, who, Some(view.version), &key(number), request).await.0;
        }
        self.look(game, &people[0]).await
    }

    /// The first turn: refusals, the coach, and a choice that is taken back.
    async fn first_turn(&self, game: &GameId, [anna, bjorn]: &[Who; 2]) {
        let act = |action| Request::Act(action, None);
        let view = self.look(game, anna).await;
        let throw = act(Action::Throw(Keep::NOTHING));
        let not_yours = TableRequest::once(bjorn, view.version, &key(10), throw.clone());
        assert_eq!(self.refused(game, &not_yours).await.refused.code(), "seat/not-yours");
        let (thrown, _) = self.ask(game, anna, Some(view.version), &key(11), throw.clone()).await;
        assert!(thrown.turn.as_ref().unwrap().hand().is_some());
        let stale = TableRequest::once(anna, view.version, &key(12), throw);
        assert_eq!(self.refused(game, &stale).await.refused, Refused::Stale);
        let keeps = TableRequest::once(
            anna,
            thrown.version,
            &key(13),
            act(Action::Throw(Keep::new("66666".parse().unwrap()))),
        );
        self.refused(game, &keeps).await;
        let early = self.house.advise(game, anna, CoachContext::default(), self.text).await.unwrap_err();
        assert_eq!(early.refused, Refused::NotAsked);
        let (hinted, _) = self.ask(game, anna, Some(thrown.version), &key(14), act(Action::Hint)).await;
        let about = CoachContext { present: hinted.actions().last().copied(), told: None };
        let advice = self.soon(|| self.house.advise(game, anna, about, self.text)).await;
        assert_eq!(*advice, *self.soon(|| self.truth.advise(game, anna, about, self.text)).await);
        let cell = hinted.offers.iter().find(|offer| offer.points.is_ok()).unwrap().cell;
        let (entered, _) =
            self.ask(game, anna, Some(hinted.version), &key(15), act(Action::Enter(cell))).await;
        assert_eq!(entered.you.take_back.map(|back| (back.cell, back.is_yours)), Some((Some(cell), true)));
        let bjorns = self.look(game, bjorn).await;
        assert_eq!(bjorns.you.take_back.map(|back| back.is_yours), Some(false));
        // A waiting caller sees it at once.
        let waits = {
            let (house, game, bjorn) = (self.house.clone(), game.clone(), bjorn.clone());
            tokio::spawn(async move {
                let mut seen = bjorns;
                loop {
                    seen = house.look_again(&game, &bjorn, &seen).await.unwrap();
                    if seen.turn_of() == Some(Seat(0)) {
                        return seen;
                    }
                }
            })
        };
        let (back, _) = self.ask(game, anna, Some(entered.version), &key(16), act(Action::TakeBack)).await;
        assert_eq!(back.turn_of(), Some(Seat(0)));
        let waited = tokio::time::timeout(LONG, waits).await.expect("he sees it").unwrap();
        self.check(&waited, bjorn).await;
    }

    /// What is told of a game that is over.
    async fn after(&self, view: &View) {
        let (game, who, house) = (&view.id, &Who::default(), &self.house);
        assert!(view.is_over() && view.secret.is_some());
        assert_eq!(house.record(game, who).await.unwrap(), self.truth.record(game, who).await.unwrap());
        let (replay, truth) =
            (house.replay(game, who).await.unwrap(), self.truth.replay(game, who).await.unwrap());
        assert_eq!(replay.len(), truth.len());
        for step in 0..=truth.len() {
            assert_eq!(replay.view(step).unwrap(), truth.view(step).unwrap(), "step {step}");
        }
        let (report, truth) =
            (self.soon(|| house.report(game, who)).await, self.soon(|| self.truth.report(game, who)).await);
        assert_eq!(format!("{report:?}"), format!("{truth:?}"));
        let query =
            FinishedQuery { edition: Some("yahtzee".into()), complete: true, ..FinishedQuery::default() };
        let finished = self.house.finished(None, &query).await.unwrap();
        assert_eq!(finished, self.truth.finished(None, &query).await.unwrap());
        assert_eq!(finished.iter().map(|game| &game.id).collect::<Vec<_>>(), [game]);
        let records = self.house.edition_records().await.unwrap();
        assert_eq!(format!("{records:?}"), format!("{:?}", self.truth.edition_records().await.unwrap()));
        let options = records[0].options.as_deref();
        let statistics = self.house.statistics("yahtzee", options).await.unwrap();
        assert_eq!(statistics.totals.len(), 2, "the cards of people");
        assert_eq!(
            statistics.cell_means(),
            self.truth.statistics("yahtzee", options).await.unwrap().cell_means()
        );
        let unknown = self.house.statistics("maxi", None).await.unwrap_err();
        assert_eq!(unknown.refused.code(), "ruleset/unknown");
        let perfect = self.soon(|| async { Ok(self.house.perfect(&view.rules).await) }).await;
        assert!((perfect.mean() - 130.285_972).abs() < 1e-6);
    }

    async fn run(&self) {
        let offers = self.house.offers();
        assert!(offers.records && offers.computer);
        let (made, bjorn) = self.make().await;
        let game = made.view.id.clone();
        let people = [made.host, bjorn];
        let early = self.house.rematch(&game, &people[0]).await.unwrap_err();
        assert_eq!(early.refused, Refused::NotOver);
        assert_eq!(self.house.replay(&game, &Who::default()).await.unwrap_err().refused, Refused::NotOver);
        assert_eq!(self.house.report(&game, &Who::default()).await.unwrap_err().refused, Refused::NotOver);
        self.first_turn(&game, &people).await;
        let over = self.play(&game, &people).await;
        self.after(&over).await;

        let next = self.house.rematch(&game, &people[1]).await.unwrap();
        assert_eq!(self.house.rematch(&game, &people[0]).await.unwrap(), next, "a game has one rematch");
        assert_eq!(self.look(&game, &people[0]).await.next.as_ref(), Some(&next));
        let again = self.look(&next, &people[0]).await;
        assert_eq!((again.series.games, again.you.is_host), (1, true));
        assert_eq!(
            again.turn_of().and_then(|seat| again.seat(seat)).unwrap().name,
            "Bo",
            "who began comes last"
        );
        let computer = again.seats.iter().find(|seat| matches!(seat.player, Player::Computer(_))).unwrap();
        let named = Request::Rename { seat: computer.seat, name: "Blue".into() };
        let (view, _) = self.ask(&next, &people[0], None, &key(900), named).await;
        assert_eq!(view.seat(computer.seat).unwrap().name, "Blue");
        let seat = *again.you.seats.first().unwrap();
        let handed = Request::HandOver { seat, level: "club".into() };
        let (view, _) = self.ask(&next, &people[0], None, &key(901), handed).await;
        assert_eq!(view.seat(seat).unwrap().player, Player::Computer("club".into()));
        let (_, late) =
            self.ask(&next, &Who::default(), None, &key(902), Request::Join { name: "Late".into() }).await;
        let early = self.house.step_in(&next, &late, None).await.unwrap_err();
        assert_eq!(early.refused, Refused::NotAway);
        assert_eq!(self.house.delete(&next, &people[1]).await.unwrap_err().refused, Refused::NotHost);
        self.house.delete(&next, &people[0]).await.unwrap();
        assert_eq!(self.house.look(&next, &people[0]).await.unwrap_err().refused, Refused::UnknownGame);
    }

    /// Rules of one's own are played anywhere.
    async fn own_rules(&self) {
        let rules = Catalogue::get().rules("triple").unwrap();
        let mut names = Names::default();
        names.insert(None, "title", "Ours");
        let new = NewTable {
            seed: None,
            rules: NewRules::Own { edition: None, rules, names },
            source: DiceSource::Table,
            seats: vec![NewSeat::Here("Anna".into()), NewSeat::Open],
            goal: yatzy_rules::Goal::Mean,
            hints: None,
            key: Token::random(),
        };
        let made = self.house.make(&Who::default(), &new).await.unwrap();
        self.check(&made.view, &made.host).await;
        assert_eq!(self.text.title(&made.view.names), "Ours");
        let sit = Request::TakeOpen { seat: Seat(1), name: Some("Cleo".into()) };
        let (view, cleo) = self.ask(&made.view.id, &Who::default(), None, &key(1), sit).await;
        assert_eq!((view.you.seats.as_slice(), view.you.may_write), (&[Seat(1)][..], true));
        let asked = TableRequest { key: Some(key(2)), ..TableRequest::now(&cleo, Request::Relink(Seat(1))) };
        let link = self.house.ask(&view.id, asked.clone()).await.unwrap().answer.link.unwrap();
        assert_eq!(self.house.ask(&view.id, asked).await.unwrap().answer.link, Some(link));
        assert_eq!(self.house.linked(&view.id, link.token).await.unwrap(), Seat(1));
    }
}

fn config() -> Config {
    Config { burst: 1_000_000, rate: 1_000_000, ..house::quick() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_story_in_this_process() {
    let made = house::House::with_computer(config()).await;
    let truth = made.app.house().clone();
    let story = Story { house: Arc::new(truth.clone()), truth, text: Text::new(Lang::Sv) };
    story.run().await;
    story.own_rules().await;
}

/// A house behind a socket, and what ends it.
struct Served {
    remote: RemoteHouse,
    end: tokio::sync::oneshot::Sender<()>,
    serving: tokio::task::JoinHandle<std::io::Result<()>>,
    _folder: tempfile::TempDir,
}

async fn serve(made: &house::House) -> Served {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(made.app.clone().serve(listener, async { drop(ended.await) }));
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().to_owned();
    let opened = tokio::task::spawn_blocking(move || RemoteHouse::at(&base, "sv", Some(kept)));
    Served { remote: opened.await.unwrap().unwrap(), end, serving, _folder: folder }
}

/// A server for many shows no records, and yet everyone sees the games that they played there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_without_records_tells_everyone_their_own_finished_games() {
    let mut config = config();
    config.house.offers.records = false;
    let made = house::House::with(config, None).await;
    let served = serve(&made).await;
    let remote = &served.remote;
    assert!(!remote.offers().records);
    let new = NewTable {
        seed: None,
        rules: NewRules::Listed { id: "yatzy".into(), options: Vec::new() },
        source: DiceSource::Table,
        seats: vec![NewSeat::Here("Anna".into()), NewSeat::Elsewhere("Björn".into())],
        goal: yatzy_rules::Goal::Mean,
        hints: None,
        key: Token::random(),
    };
    let table = remote.make(&Who::default(), &new).await.unwrap();
    let (game, anna) = (&table.view.id, &table.host);
    let come = Request::TakeByLink { token: table.links[1].token, name: None };
    let came = TableRequest { key: Some(key(1)), ..TableRequest::now(&Who::default(), come) };
    let bjorn = remote.ask(game, came).await.unwrap().answer.holder;
    let abandon = TableRequest::once(anna, 1, &key(2), Request::Act(Action::Abandon, None));
    remote.ask(game, abandon).await.unwrap();
    let query = FinishedQuery::default();
    for who in [anna, &bjorn] {
        let finished = remote.finished(Some(who), &query).await.unwrap();
        assert_eq!(finished.iter().map(|game| &game.id).collect::<Vec<_>>(), [game]);
    }
    for stranger in [Who::default(), Who::with(Token::random())] {
        assert_eq!(remote.finished(Some(&stranger), &query).await.unwrap(), []);
    }
    assert!(remote.finished(None, &query).await.is_err());
}

/// While a match goes on, its holder looks back at a game that is over, here and at a server; no other device does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_a_match_is_told_to_its_holder_alone() {
    let made = house::House::with(config(), None).await;
    let served = serve(&made).await;
    let person = |name: &str| NewMatchSeat { name: name.to_owned(), bytes: None, key: Token::random() };
    let rules = NewRules::Listed { id: "yatzy".into(), options: Vec::new() };
    let here = vec![person("Anna")];
    let new = NewMatch { rules, here, hints: false, key: Token::random() };
    let remote = &served.remote;
    let MatchAnswer { who: anna, view } = remote.make_match(&Who::default(), &new).await.unwrap();
    let join = MatchRequest::Join(person("Björn"));
    let bjorn = remote.ask_match(&view.id, &Who::default(), &join).await.unwrap().who;
    let started = remote.ask_match(&view.id, &anna, &MatchRequest::Start).await.unwrap().view;
    let game = started.own_game().unwrap();
    let abandon = TableRequest::once(&anna, 0, &key(1), Request::Act(Action::Abandon, None));
    remote.ask(game, abandon).await.unwrap();
    let houses: [&dyn House; 2] = [remote, made.app.house()];
    for house in houses {
        assert_eq!(house.record(game, &anna).await.unwrap().name(Seat(0)), "Anna");
        assert!(house.replay(game, &anna).await.is_ok());
        for other in [&bjorn, &Who::default()] {
            let refused = [
                house.look(game, other).await.map(drop),
                house.record(game, other).await.map(drop),
                house.replay(game, other).await.map(drop),
                house.report(game, other).await.map(drop),
                house.compare(game, other).await.map(drop),
            ];
            let refused = refused.map(|answer| answer.unwrap_err().refused);
            assert!(refused.iter().all(|refused| *refused == Refused::MatchGoesOn), "{refused:?}");
        }
    }
}

/// Throws of shared dice contain no bytes of a device, and the device's check of the dice expects none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn shared_dice_agree_with_what_a_device_noted() {
    let made = house::House::with(config(), None).await;
    let served = serve(&made).await;
    let remote = &served.remote;
    let new = NewTable {
        seed: None,
        rules: NewRules::Listed { id: "yatzy".into(), options: Vec::new() },
        source: DiceSource::Shared,
        seats: vec![NewSeat::Here("Anna".into())],
        goal: yatzy_rules::Goal::Mean,
        hints: None,
        key: Token::random(),
    };
    let table = remote.make(&Who::default(), &new).await.unwrap();
    let (game, anna) = (&table.view.id, &table.host);
    for (version, action) in (0..).zip([Action::Throw(Keep::NOTHING), Action::Abandon]) {
        let act = Request::Act(action, None);
        remote.ask(game, TableRequest::once(anna, version, &key(version), act)).await.unwrap();
    }
    assert_eq!(remote.check_dice(game, anna).await.unwrap(), Some(DiceCheck::Agree));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_story_at_a_server() {
    let made = house::House::with_computer(config()).await;
    let Served { remote, end, serving, _folder } = serve(&made).await;
    let remote = remote.with_analysis(Arc::new(Analyst::new(house::value_source())));
    let text = Text::new(Lang::Sv);
    let story = Story { house: Arc::new(remote.clone()), truth: made.app.house().clone(), text };
    story.run().await;
    story.own_rules().await;

    // What this device brought to its throws, and what the server had bound itself to, is noted and agrees.
    let finished = story.truth.finished(None, &FinishedQuery::default()).await.unwrap();
    let game = &finished[0].id;
    let record = remote.record(game, &Who::default()).await.unwrap();
    assert!(!record.proof.unwrap().bytes.is_empty(), "this device brings bytes");
    assert_eq!(story.truth.check_dice(game, &Who::default()).await.unwrap(), None);
    assert_eq!(remote.check_dice(game, &Who::default()).await.unwrap(), Some(DiceCheck::Agree));

    // An unreachable server is a refusal of its own.
    end.send(()).unwrap();
    serving.await.unwrap().unwrap();
    assert_eq!(remote.look(game, &Who::default()).await.unwrap_err().refused, Refused::Unreachable);
}
